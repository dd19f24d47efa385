"""What is said on the table itself: the status line, passing remarks, words to be read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canfield.engine import TABLEAU, visible_count
from canfield.translation import _
from canfield.ui.strings.cards import card_words, count_words, pile_words, rank_words, variant_name

if TYPE_CHECKING:
    from canfield.engine import GameState, Pile, Variant


def status_labels() -> dict[str, str]:
    """The labels of the status line."""
    return {
        "base": _("Base"),
        "score": _("Score"),
        "moves": _("Moves"),
        "time": _("Time"),
        "undos": _("Undos"),
        "cards": _("Cards"),
        "passes": _("Passes"),
        "verdict": _("Winnable"),
        "practice": _("Practice"),
        "not_counted": _("not counted"),
        "total": _("Total"),
        "code": _("Code"),
    }


def remarks() -> dict[str, str]:
    """One-line remarks, each after something that the player did or that happened."""
    return {
        "code_copied": _("Game code copied"),
        "game_copied": _("Game copied as one line"),
        "not_kept": _("This game cannot be read"),
        "cannot_return": _("This deal cannot be taken up again: its moves cannot be read"),
        "copied": _("Copied"),
        "nothing_to_undo": _("Nothing to undo"),
        "undo_limit": _("Undo goes back 100 actions; the settings can lift that"),
        "nothing_to_redo": _("Nothing to redo"),
        "nothing_to_collect": _("No card fits on a foundation now"),
        "no_hint": _("No useful move is left, not even in the stock; L looks back"),
        "hint_draw": _("Draw from the stock"),
        "hint_redeal": _("Turn the waste over"),
        "superior_on": _("The next deal is played by Superior rules"),
        "superior_off": _("The next deal is played without Superior rules"),
        "next_deal": _("This waits for the next deal"),
        "muted": _("Sound off"),
        "unmuted": _("Sound on"),
        "no_sound": _("This machine has no sound device"),
        "bookmarked": _("Position remembered"),
        "no_bookmark": _("There is no bookmark yet"),
        "paused": _("Paused"),
        "go_on": _("Click or press a key to go on"),
        "cannot_save": _("The game cannot be saved: its folder cannot be written"),
        "bad_game_file": _("The saved game could not be read; its file was set aside"),
        "bad_config_file": _("The settings could not be read; their file was set aside"),
        "partly_read": _("The saved game could be read only in part; its file was kept"),
        "launcher": _("In the applications menu: {place}"),
        "other_window": _("Another window plays already; this one keeps nothing"),
        "unwinnable": _("No winning line is left"),
        "winnable": _("This can still be won"),
        "finish_stopped": _("Stopped"),
        "no_winnable": _("No winnable deal is at hand for these rules"),
    }


def replay_words(cursor: int, length: int) -> str:
    """Where a replay stands."""
    return _("Replay, move {cursor} of {length}").format(cursor=cursor, length=length)


def verdict_words(outcome: str) -> str:
    """Whether a game can still be won, in a word."""
    return {"won": _("yes"), "lost": _("no")}.get(outcome, "–")


def bar_game(variant: Variant, draw: int) -> str:
    """The rules of the game in progress, short: `Superior, 3 cards`."""
    return _("{variant}, {draw}").format(variant=variant_name(variant), draw=draw_words(draw))


def draw_words(draw: int) -> str:
    """How many cards are drawn: `3 cards`."""
    return count_words(draw, _("card"), _("cards"))


def status_words(state: GameState, *, moves: int, score: int | None) -> str:
    """The state of play in one spoken line."""
    parts = [
        _("base {rank}").format(rank=rank_words(state.base_rank)),
        _("{count} on the foundations").format(
            count=count_words(state.cards_home, _("card"), _("cards"))
        ),
        _("reserve {count}").format(count=len(state.reserve)),
        _("stock {count}").format(count=len(state.stock)),
        _("waste {count}").format(count=len(state.waste)),
        count_words(moves, _("move"), _("moves")),
    ]
    if score is not None:
        parts.append(_("score {score}").format(score=score))
    return _begun(", ".join(parts))


def pile_line(state: GameState, pile: Pile) -> str:
    """A pile in one spoken line, what can be seen of it only."""
    cards = state.cards(pile)
    name = pile_words(pile)
    if not cards:
        return _begun(_("{pile}, empty").format(pile=name))
    shown = cards[len(cards) - visible_count(state, pile) :]
    if pile not in TABLEAU:
        shown = shown[-1:]
    words = ", ".join(card_words(card) for card in reversed(shown))
    held = count_words(len(cards), _("card"), _("cards"))
    return _begun(", ".join(filter(None, (name, held, words))))


def _begun(sentence: str) -> str:
    """The sentence with a capital."""
    return sentence[:1].upper() + sentence[1:]
