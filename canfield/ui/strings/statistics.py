"""What the Statistics window and the shelf of recent deals say."""

from __future__ import annotations

from typing import Final

from canfield.translation import _

STATISTICS: Final = {
    "title": _("Statistics"),
    "kind": _("Kind of game"),
    "results": _("Results"),
    "charts": _("Charts"),
    "leaders": _("Best games"),
    "all": _("All kinds"),
    "rules": _("Rules"),
    "played": _("Played"),
    "won": _("Won"),
    "share": _("Share won"),
    "streak_now": _("Now"),
    "longest_won": _("Most won in a row"),
    "longest_lost": _("Most lost in a row"),
    "averages": _("On average"),
    "all_games": _("All games"),
    "won_games": _("Won games"),
    "bests": _("The best so far"),
    "best_score": _("Score"),
    "best_time": _("Time of a win"),
    "fewest_moves": _("Moves of a win"),
    "rate": _("Won %"),
    "score": _("Score"),
    "time": _("Time"),
    "moves": _("Moves"),
    "streak": _("Streak"),
    "line": _("Score, time, moves and streak are the best so far; the last three of won games."),
    "empty": _("No game has been finished yet."),
}

AVERAGES: Final = {
    "kind": "",
    "games": _("Games"),
    "time": _("Time"),
    "moves": _("Moves"),
    "score": _("Score"),
    "cards": _("Cards home"),
}

CHARTS: Final = {
    "shares": _("Games won"),
    "shares_line": _("The share of the last 20 games, game after game."),
    "homes": _("Cards home, in how many games"),
    "times": _("Times of won games"),
    "times_line": _("How many wins took so long, or up to the next column’s time."),
    "too_few": _("Here a line will grow once two games have been played."),
    "no_win": _("Here columns will grow with the first win."),
    "game": _("Game {number}"),
    "minutes": _("{number} min"),
    "hours": _("{number} h"),
}

LEADERS: Final = {
    "empty": _("No game of this kind has been won yet. The first win leads the list."),
    "by_score": _("By score"),
    "by_time": _("By time"),
    "by_moves": _("By moves"),
    "place": _("No."),
    "name": _("Name"),
    "score": _("Score"),
    "time": _("Time"),
    "moves": _("Moves"),
    "date": _("Date"),
    "code": _("Code"),
    "player": _("Your name"),
    "player_line": _("For the wins to come, and for those that have no name yet."),
}

SHELF: Final = {
    "title": _("Recent deals"),
    "empty": _("The deals that you leave come here, to be taken up again."),
    "star": "",
    "code": _("Code"),
    "cards": _("Cards home"),
    "best": _("Best"),
    "note": _("Note"),
    "on_table": _("on the table"),
    "starred": _("Star"),
    "starred_line": _("Ten deals are kept; those with a star the longest."),
    "placeholder": _("A word to know it by"),
}


def streak_words(streak: int) -> str:
    """Games in a row: `3 won`, `2 lost`; negative while games are lost."""
    if not streak:
        return "–"
    words = _("{number} won") if streak > 0 else _("{number} lost")
    return words.format(number=abs(streak))


def tenths_words(number: float) -> str:
    """A number of no sign with one digit after the point, or the comma: `21.7`."""
    whole, tenths = divmod(round(10 * number), 10)
    return _("{whole}.{tenths}").format(whole=whole, tenths=tenths)
