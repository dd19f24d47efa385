"""The package that players install."""
