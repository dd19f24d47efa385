"""The tools that set up, start and check the project."""
