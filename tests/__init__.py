"""The proof of the game."""
