"""Tests of the program as a whole, without a screen."""
