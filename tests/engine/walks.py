"""Games played on by chance, with the chances of a player who wants to get somewhere."""

from __future__ import annotations

from random import Random

from canfield.engine import FOUNDATIONS, TABLEAU, Game, Move, Pile, Transfer, legal_moves


def weight(move: Move) -> int:
    """Return how much likelier than a shuffling of cards this move is."""
    if not isinstance(move, Transfer):
        return 8
    if move.target in FOUNDATIONS:
        return 40
    if move.source is Pile.RESERVE:
        return 40
    if move.source in TABLEAU:
        return 4
    return 10 if move.source is Pile.WASTE else 1


def chosen(moves: list[Move], chance: Random) -> Move:
    """Return one of these moves, the promising ones more often."""
    return chance.choices(moves, weights=[weight(move) for move in moves])[0]


def walk(game: Game, steps: int, chance: Random) -> Game:
    """Return the game some moves further, or where no move is left or the game is won."""
    for _ in range(steps):
        moves = list(legal_moves(game.state))
        if not moves or game.won:
            return game
        game, _ = game.play(chosen(moves, chance))
    return game
