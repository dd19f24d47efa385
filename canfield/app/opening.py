"""Dialogs: each form made from what the program knows, and shown on top of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.app import records
from canfield.app.available import can
from canfield.app.model import freed
from canfield.app.results import result, score_table
from canfield.engine import Scoring
from canfield.engine.share import share_line
from canfield.store.scores import new_bests
from canfield.store.settings import to_values
from canfield.table.geometry import Point
from canfield.table.value import replace
from canfield.ui.commands import Command
from canfield.ui.dialogs import help as help_window
from canfield.ui.dialogs import win as banner
from canfield.ui.dialogs.find import find_card
from canfield.ui.dialogs.messages import game_code
from canfield.ui.dialogs.new_game import new_game
from canfield.ui.dialogs.seen import seen_cards
from canfield.ui.dialogs.settings import settings as settings_window
from canfield.ui.dialogs.shelf import shelf
from canfield.ui.dialogs.statistics import Sought, statistics
from canfield.ui.dialogs.table_menu import table_menu
from canfield.ui.strings.calendar import late_words, ticked_words
from canfield.ui.strings.rewind import REWIND

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
    return new_game(model.settings.variant, model.settings.rules.draw)


def help_form(_model: Model) -> Form:
    """Rules, tips, keys and questions."""
    return help_window.help_form()


def keys_form(_model: Model) -> Form:
    """The keys on one sheet."""
    return help_window.help_form(help_window.KEYS_PAGE)


def code_form(model: Model) -> Form:
    """The game's code, and a field for another."""
    game = model.game
    return game_code(game.code, share_line(game) if game.cursor else "")


def settings_form(model: Model) -> Form:
    """The Settings window."""
    return settings_window(to_values(model.settings))


def statistics_form(model: Model, sought: Sought | None = None, player: str | None = None) -> Form:
    """What was achieved, first of all by the rules of the game on the table."""
    kinds = records.records(model.scores)
    if sought is None:
        key = score_table(model)
        key = key if key in kinds else next(iter(kinds), "")
        sought = Sought(key, records.ranked_by(key))
    name = model.settings.player if player is None else player
    return statistics(kinds, sought, records.account(model, sought), name)


def shelf_form(model: Model, code: str = "") -> Form:
    """The deals played last, one of them chosen."""
    return shelf(records.deals(model), code)


def find_form(_model: Model) -> Form:
    """Which rank or suit is to be marked."""
    return find_card()


def seen_form(model: Model) -> Form:
    """What was seen of the stock, and what its passes bring."""
    return seen_cards(model.game)


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
    nameless = not model.settings.player and won.counts
    return banner.win(
        figures,
        [best.value for best in bests],
        replay=True,
        nameless=nameless,
        note=_note_of_win(model),
    )


def _note_of_win(model: Model) -> str:
    """What a win means beside its figures."""
    day = model.stakes.day
    if model.stakes.practice:
        return REWIND["won_practice"]
    if not day:
        return ""
    if day in model.scores.days:
        from canfield.store.days import row_now

        return ticked_words(row_now(model.scores.days, day))
    return late_words()


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
