"""Tests of the solver: verdicts, lines, hints, and the process they are found in."""
