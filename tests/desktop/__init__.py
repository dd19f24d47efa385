"""Tests that play in a real window."""
