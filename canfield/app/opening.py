"""Dialogs: each form made from what the program knows, and shown on top of the others."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from canfield.app.available import can
from canfield.app.model import freed
from canfield.app.results import result, score_table
from canfield.engine import Scoring
from canfield.store.scores import new_bests
from canfield.store.settings import to_values
from canfield.table.geometry import Point
from canfield.ui.commands import Command
from canfield.ui.dialogs import help as help_window
from canfield.ui.dialogs import win as banner
from canfield.ui.dialogs.find import find_card
from canfield.ui.dialogs.messages import game_code, message
from canfield.ui.dialogs.new_game import new_game
from canfield.ui.dialogs.settings import settings as settings_window
from canfield.ui.dialogs.statistics import Record, statistics
from canfield.ui.dialogs.table_menu import table_menu
from canfield.ui.strings.commands import command_name
from canfield.ui.strings.results import table_title
from canfield.ui.strings.table import remarks

if TYPE_CHECKING:
    from canfield.app.model import Model
    from canfield.store.scores import Scores
    from canfield.ui.widgets.form import Form


def show(model: Model, form: Form, now: float) -> Model:
    """The form on top of what is open; the clock stands and nothing stays in hand."""
    hand = freed(model.hand)._replace(picked=None)
    return replace(
        model,
        dialogs=(*model.dialogs, form),
        menu=None,
        hand=hand,
        clock=model.clock.standing(now),
    )


def new_game_form(model: Model) -> Form:
    """The New game window, with what was chosen last."""
    return new_game(model.settings.variant, model.settings.rules.draw, winnable=False)


def help_form(_model: Model) -> Form:
    """Rules, tips, keys and questions."""
    return help_window.help_form()


def keys_form(_model: Model) -> Form:
    """The keys on one sheet."""
    return help_window.help_form(help_window.KEYS_PAGE)


def code_form(model: Model) -> Form:
    """The game's code, and a field for another."""
    return game_code(model.game.code)


def settings_form(model: Model) -> Form:
    """The Settings window."""
    return settings_window(to_values(model.settings))


def statistics_form(model: Model) -> Form:
    """What was achieved, by rules and style of score."""
    return statistics(
        [
            Record(
                rules=table_title(key),
                played=totals.all.games,
                won=totals.won.games,
                score=totals.bests.score,
                seconds=totals.bests.seconds,
                moves=totals.bests.moves,
                streak=totals.streaks.longest_won,
            )
            for key, table in model.scores.tables.items()
            for totals in (table.totals,)
        ]
    )


def find_form(_model: Model) -> Form:
    """Which rank or suit is to be marked."""
    return find_card()


def pause_form(_model: Model) -> Form:
    """What covers the table while the game is paused."""
    return message(command_name(Command.PAUSE), remarks()["paused"])


def win_form(model: Model, before: Scores, now: float) -> Form:
    """The banner of a win; `before` are the results without it."""
    won = result(model, now)
    figures = banner.Result(
        moves=won.moves,
        seconds=won.seconds,
        score=None if model.game.scoring is Scoring.NONE else won.score,
        cards=won.cards_home,
        undos=won.undos,
        hints=won.hints,
        code=won.code,
    )
    bests = new_bests(before, won, score_table(model))
    return banner.win(figures, [best.value for best in bests], replay=True)


def with_menu(model: Model, at: Point | None, now: float) -> Model:
    """The menu of all commands, at a point or below its button."""
    hand = freed(model.hand)
    corner = Point(model.layout.bar.right, model.layout.bar.bottom)
    checked = [
        command
        for command, on in (
            (Command.SUPERIOR, model.settings.variant == "SU"),
            (Command.MUTE, model.settings.sound),
            (Command.FULLSCREEN, model.fullscreen),
        )
        if on
    ]
    menu = table_menu(
        at or corner,
        checked=checked,
        disabled=[command for command in Command if not can(model, command)],
        held=at is not None,
    )
    return replace(model, menu=menu, hand=hand, clock=model.clock.standing(now))
