"""The drawings of the game, built from paths of our own."""
