"""The program: what it knows, what it does with an input, and the loop around it."""

import canfield.ui  # noqa: F401 - it silences pygame's greeting before pygame comes in
