"""Where the cards lie, what a press means and how things move: geometry and logic only."""
