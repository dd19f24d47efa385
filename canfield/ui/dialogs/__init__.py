"""The dialogs of the game: functions that make a `Form` of plain values."""
