"""Launchers: what a desktop needs to start the game by double click, put up and taken down."""
