"""The rules, the codes and the records of a game."""
