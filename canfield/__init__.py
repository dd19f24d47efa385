"""Canfield, the patience with a reserve of thirteen cards."""

__version__ = "0.1.0"
