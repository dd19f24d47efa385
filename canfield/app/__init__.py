"""The program: what it knows, what it does with an input, and the loop around it."""
