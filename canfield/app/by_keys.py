"""Stub."""
from canfield.app.commands import obey
from canfield.ui.commands import command_of
def key_pressed(model, key, now):
    c = command_of(key)
    return obey(model, c, now) if c else (model, ())
