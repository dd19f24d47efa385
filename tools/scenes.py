"""The scenes that `screenshot.py` draws: each a model of the program at a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from past import days_of_play, months_of_play, recent_deals
from scene_models import EXAMPLE, LATER, MIDDLE, Shot, keys, laid, model_of, opened, played, told
from scenes_by_hand import BY_HAND
from scenes_of_windows import WINDOWS

from canfield.app.clock import Clock
from canfield.app.messages import Judged, Ordered
from canfield.app.view import scene
from canfield.engine import Game, Pile, Variant, parse_move
from canfield.store.scores import Scores
from canfield.store.settings import Settings
from canfield.table.geometry import Point
from canfield.table.inputs import Key, Motion, Press, Release
from canfield.table.value import replace
from canfield.ui.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from canfield.app.model import Model
    from canfield.table.geometry import Size
    from canfield.ui.scene import Scene
    from canfield.ui.text import TextPainter

EIGHTEEN = (
    "CF-D3 | base Kh | S As2s4s6sTs2h6h8hThJhQhAd3d4d5d7dKdAc3c7c9cKc | W 9hTcJc | R 5cQc"
    " | F - Kh - - | T 9d8c7h6c5h4c3h2cAhKsQdJsTd9s8d7s6d5s / QsJd / 4h3s2d / 8s | redeals 1"
)
ALL_BUT_HOME = "CF-D3 | base 7h | S - | W - | R - | F 6s 6h 5d 6c | T 6d / - / - / - | redeals 9"


def fresh_deal(size: Size, _measure: TextPainter) -> Shot:
    """The example deal before the first move."""
    return model_of(size, Game.new(EXAMPLE)), LATER


def welcome(size: Size, _measure: TextPainter) -> Shot:
    """The first start: a newcomer is asked."""
    model = model_of(size, Game.new(EXAMPLE))
    return replace(model, settings=replace(model.settings, welcomed=False)), LATER


def lesson(size: Size, measure: TextPainter) -> Shot:
    """The lesson, where the king goes below the ace."""
    return _lesson(size, measure, " ", "w", "2")


def strayed(size: Size, measure: TextPainter) -> Shot:
    """The lesson, a draw too far."""
    return _lesson(size, measure, " ", " ")


def learned(size: Size, measure: TextPainter) -> Shot:
    """The lesson at its end."""
    return _lesson(size, measure, " ", "w", "2", "2", "4", "z", "y")


def _lesson(size: Size, measure: TextPainter, *keys: str) -> Shot:
    pressed = (Key("space" if key == " " else key) for key in keys)
    return told(opened(size, Command.LESSON, measure)[0], *pressed, measure=measure), LATER


def mid_game(size: Size, _measure: TextPainter) -> Shot:
    """The example game, a third of the way home."""
    return model_of(size, played(MIDDLE)), LATER


def eighteen_cards(size: Size, _measure: TextPainter) -> Shot:
    """A column of eighteen cards."""
    return model_of(size, laid(EIGHTEEN)), LATER


def superior(size: Size, _measure: TextPainter) -> Shot:
    """Superior rules: the reserve lies open."""
    code = replace(EXAMPLE, variant=Variant.SUPERIOR)
    game, _ = Game.new(code).play(parse_move("D"))
    return model_of(size, game), LATER


def drag(size: Size, measure: TextPainter) -> Shot:
    """A run in the air, over a column that takes it."""
    model = model_of(size, played(["D", "W>T2"]))
    source = model.layout.places[model.state.tableau[1][0]].rect
    target = model.layout.places[model.state.tableau[3][0]].rect
    grab = Point(source.x + source.width // 3, source.y + source.height // 10)
    over = Point(target.x + target.width // 8, target.y + target.height // 3)
    model = told(
        model, Press(grab), Motion(over, held=True), Motion(over, held=True), measure=measure
    )
    return model, LATER


def new_game(size: Size, measure: TextPainter) -> Shot:
    """The New game window."""
    return opened(size, Command.NEW_GAME, measure)


def settings(size: Size, measure: TextPainter) -> Shot:
    """The Settings window."""
    return opened(size, Command.SETTINGS, measure)


def help_rules(size: Size, measure: TextPainter) -> Shot:
    """The help, open at the rules."""
    return opened(size, Command.HELP, measure)


def keys_sheet(size: Size, measure: TextPainter) -> Shot:
    """The sheet of keys."""
    return opened(size, Command.KEYS, measure)


def code(size: Size, measure: TextPainter) -> Shot:
    """The window of the game code."""
    return opened(size, Command.CODE, measure)


def statistics(size: Size, measure: TextPainter) -> Shot:
    """The Statistics window after some months of play."""
    return _statistics(size, measure, 0)


def charts(size: Size, measure: TextPainter) -> Shot:
    """Its pictures."""
    return _statistics(size, measure, 1)


def leaders(size: Size, measure: TextPainter) -> Shot:
    """The ten best games."""
    return _statistics(size, measure, 2)


def kinds(size: Size, measure: TextPainter) -> Shot:
    """All kinds of games that were played."""
    return _statistics(size, measure, 3)


def _statistics(size: Size, measure: TextPainter, page: int) -> Shot:
    scores = months_of_play()
    settings = Settings(reduced_motion=True, welcomed=True, player="Ada")
    model = replace(model_of(size, played(MIDDLE)), scores=scores, settings=settings)
    model = told(model, Ordered(Command.STATISTICS), measure=measure)
    form = model.dialogs[-1]
    return replace(model, dialogs=(replace(form, page=page),)), LATER


def shelf(size: Size, measure: TextPainter) -> Shot:
    """The deals played last."""
    model = replace(model_of(size, played(MIDDLE)), scores=Scores(shelf=recent_deals()))
    return told(model, Ordered(Command.SHELF), measure=measure), LATER


def calendar(size: Size, measure: TextPainter) -> Shot:
    """The calendar of the daily deals."""
    model = replace(model_of(size, played(MIDDLE)), scores=days_of_play())
    return told(model, Ordered(Command.CALENDAR), *keys("up"), measure=measure), LATER


def seen(size: Size, measure: TextPainter) -> Shot:
    """What was seen of the stock, and what taking a card changes."""
    model = told(model_of(size, played(MIDDLE[:12])), Ordered(Command.SEEN), measure=measure)
    return told(model, *keys("right", "right", "right"), measure=measure), LATER


def rewind(size: Size, measure: TextPainter) -> Shot:
    """The past of a game that is lost, with the move that lost it."""
    line = played(MIDDLE)
    model = told(model_of(size, line), Ordered(Command.LOOK_BACK), measure=measure)
    verdicts = [Judged(line.entries[49].state, "lost"), Judged(line.entries[48].state, "won")]
    return told(model, *verdicts, measure=measure), LATER


def rewind_in_doubt(size: Size, measure: TextPainter) -> Shot:
    """The same while some positions are not known."""
    line = played(MIDDLE)
    model = told(model_of(size, line), Ordered(Command.LOOK_BACK), measure=measure)
    verdicts = [Judged(line.entries[60].state, "lost"), Judged(line.entries[30].state, "won")]
    verdicts += [Judged(entry.state, "unknown") for entry in line.entries[31:60]]
    return told(model, *verdicts, *keys("right"), measure=measure), LATER


def practice(size: Size, measure: TextPainter) -> Shot:
    """Gone back to before the move that lost."""
    model, _ = rewind(size, measure)
    return told(model, *keys("return"), measure=measure), LATER


def replay(size: Size, measure: TextPainter) -> Shot:
    """A game as a show, held in the middle."""
    commands = (Command.REPLAY, Command.TO_END, Command.STEP_BACK)
    model = model_of(size, played(MIDDLE))
    return told(model, *map(Ordered, commands), measure=measure), LATER


def pause(size: Size, measure: TextPainter) -> Shot:
    """The table covered."""
    return opened(size, Command.PAUSE, measure)


def menu(size: Size, measure: TextPainter) -> Shot:
    """The menu of all commands."""
    return opened(size, Command.MENU, measure)


def refused(size: Size, measure: TextPainter) -> Shot:
    """A move that was refused, and the reason in words."""
    model = model_of(size, played(["D"]))
    grab = model.layout.piles[Pile.RESERVE].centre
    over = model.layout.piles[Pile.T1].centre
    events = (Press(grab), Motion(over, held=True), Release(over))
    return told(model, *events, measure=measure), LATER


def win(size: Size, measure: TextPainter) -> Shot:
    """The banner of the win."""
    model = replace(model_of(size, laid(ALL_BUT_HOME)), clock=Clock(spent=1427.0))
    return told(model, *keys("1", "f"), measure=measure), LATER


def bow(size: Size, measure: TextPainter) -> Shot:
    """The pack in its bow after a win."""
    model, now = win(size, measure)
    settings = replace(model.settings, reduced_motion=False)
    return replace(model, settings=settings, won_at=now - 3.0), now


SCENES: dict[str, Callable[[Size, TextPainter], Shot]] = {
    "fresh-deal": fresh_deal,
    "welcome": welcome,
    "lesson": lesson,
    "strayed": strayed,
    "learned": learned,
    "mid-game": mid_game,
    "eighteen-cards": eighteen_cards,
    "superior": superior,
    "drag": drag,
    "refused": refused,
    "new-game": new_game,
    "win": win,
    "bow": bow,
    "pause": pause,
    "menu": menu,
    "code": code,
    "settings": settings,
    "statistics": statistics,
    "charts": charts,
    "leaders": leaders,
    "kinds": kinds,
    "shelf": shelf,
    "calendar": calendar,
    "seen": seen,
    "rewind": rewind,
    "practice": practice,
    "rewind-in-doubt": rewind_in_doubt,
    "replay": replay,
    "help": help_rules,
    "keys": keys_sheet,
    **BY_HAND,
    **WINDOWS,
}


def shown(model: Model, now: float, measure: TextPainter, theme: str) -> Scene:
    """The scene of a model in the colours of a theme."""
    return scene(model, now, measure)._replace(theme=theme)
