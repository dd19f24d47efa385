"""The rules of Canfield as a library: immutable positions, moves, games and codes.

It knows nothing of windows, files or clocks. Start with `Game.new(GameCode.parse(text))`.
"""

from canfield.engine.cards import PACK, Card, Cards, Suit
from canfield.engine.deal import NUMBERS, GameCode
from canfield.engine.errors import (
    CanfieldError,
    CodeFault,
    GameCodeError,
    IllegalMove,
    NotationError,
    RecordError,
)
from canfield.engine.events import CardsMoved, Cause, Event, FoundationDone, Won
from canfield.engine.game import Aid, Entry, Game
from canfield.engine.moves import DealStock, Move, Redeal, Transfer, parse_move
from canfield.engine.play import (
    LegalMoves,
    Refusal,
    apply,
    initial_state,
    is_won,
    legal_moves,
    refusal,
    send_move,
)
from canfield.engine.record import Loaded, digest, from_record, parse_state, to_record
from canfield.engine.rules import DRAWS, Build, Refill, Rules, Runs, Spaces, Variant, rules_key
from canfield.engine.scoring import STANDARD_BEST, Scoring, Tally
from canfield.engine.state import (
    FOUNDATIONS,
    TABLEAU,
    GameState,
    Pile,
    foundation_of,
    problems,
    visible_count,
)

__all__ = [
    "DRAWS",
    "FOUNDATIONS",
    "NUMBERS",
    "PACK",
    "STANDARD_BEST",
    "TABLEAU",
    "Aid",
    "Build",
    "CanfieldError",
    "Card",
    "Cards",
    "CardsMoved",
    "Cause",
    "CodeFault",
    "DealStock",
    "Entry",
    "Event",
    "FoundationDone",
    "Game",
    "GameCode",
    "GameCodeError",
    "GameState",
    "IllegalMove",
    "LegalMoves",
    "Loaded",
    "Move",
    "NotationError",
    "Pile",
    "RecordError",
    "Redeal",
    "Refill",
    "Refusal",
    "Rules",
    "Runs",
    "Scoring",
    "Spaces",
    "Suit",
    "Tally",
    "Transfer",
    "Variant",
    "Won",
    "apply",
    "digest",
    "foundation_of",
    "from_record",
    "initial_state",
    "is_won",
    "legal_moves",
    "parse_move",
    "parse_state",
    "problems",
    "refusal",
    "rules_key",
    "send_move",
    "to_record",
    "visible_count",
]
