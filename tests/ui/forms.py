"""Every dialog with telling contents, a ruler for words, and a player who uses dialogs."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace

from canfield.engine import DealStock, Game, GameCode, GameCodeError, Redeal, Variant
from canfield.store.settings import Settings
from canfield.table.geometry import Point, Rect, Size
from canfield.table.inputs import Input, Key, Motion, Press, Release, Typed
from canfield.ui.dialogs.calendar import Diary, calendar
from canfield.ui.dialogs.find import find_card
from canfield.ui.dialogs.help import help_form
from canfield.ui.dialogs.leaders import Leader
from canfield.ui.dialogs.messages import blamed, confirm, game_code
from canfield.ui.dialogs.new_game import Deal, new_game
from canfield.ui.dialogs.rewind import Past, rewind
from canfield.ui.dialogs.seen import Pass, seen_cards
from canfield.ui.dialogs.settings import settings
from canfield.ui.dialogs.shelf import Deal as ShelfDeal
from canfield.ui.dialogs.shelf import shelf
from canfield.ui.dialogs.statistics import Account, Average, Record, Sought, statistics
from canfield.ui.dialogs.win import Result, win
from canfield.ui.strings.dialogs import RESET
from canfield.ui.widgets import Answer, Form, Placed, place, react
from canfield.ui.wording import Face, Measure

CODE = GameCode.parse("CF1-D3-AAAAACL")
MEDIUM = Size(1280, 800)
SIZES = (Size(640, 480), MEDIUM, Size(1920, 1080), Size(3840, 2160))


class Ruler:
    """A font whose letters are all half as wide as high."""

    def width(self, text: str, size: int, face: Face = "sans", *, bold: bool = False) -> int:
        del face, bold
        return len(text) * size // 2

    def line_height(self, size: int, face: Face = "sans") -> int:
        del face
        return size * 5 // 4


@dataclass
class Player:
    """Uses a dialog as one does in the window and remembers what it answered."""

    form: Form
    size: Size = MEDIUM
    measure: Measure = field(default_factory=Ruler)
    answers: list[Answer] = field(default_factory=list)
    now: float = 0.0

    @property
    def placed(self) -> Placed:
        return place(self.form, self.size, self.measure)

    def do(self, event: Input) -> tuple[Answer, ...]:
        self.form, answers = react(self.form, self.placed, event, self.now)
        self.answers += answers
        return answers

    def press(self, *names: str, ctrl: bool = False, shift: bool = False) -> tuple[Answer, ...]:
        answers: tuple[Answer, ...] = ()
        for name in names:
            answers = self.do(Key(name, ctrl=ctrl, shift=shift))
        return answers

    def write(self, text: str) -> None:
        for letter in text:
            self.do(Typed(letter))

    def where(self, key: str, number: int = 0) -> Point:
        return next(
            part.rect.centre
            for part in self.placed.parts
            if part.spot.key == key and part.spot.place == number
        )

    def click(self, key: str, number: int = 0) -> tuple[Answer, ...]:
        point = self.where(key, number)
        self.do(Motion(point))
        self.do(Press(point))
        return self.do(Release(point))

    def text(self, key: str) -> object:
        return self.form.values()[key]


def all_settings() -> dict[str, object]:
    names = [each.name for each in fields(Settings)]
    return {name: getattr(Settings(), name) for name in names}


def wrong_code(form: Form, text: str) -> Form:
    player = Player(replace(form, focus="code"))
    player.write(text)
    try:
        GameCode.parse(text)
    except GameCodeError as error:
        return blamed(player.form, error)
    raise AssertionError(f"{text} is a code")


RESULT = Result(moves=1229, seconds=8133, score=255, cards=52, undos=103, hints=17, code=str(CODE))
RECORDS = {
    variant.value: Record(f"{variant.name.title()}, 3 cards", 12128, 4109, 255, 36061, 1187, 12)
    for variant in Variant
}
ACCOUNT = Account(
    streak=-12,
    longest_won=117,
    longest_lost=243,
    all=Average(12128, 36061.2, 1187.4, -123.4, 17.3),
    won=Average(4109, 36061.2, 1187.4, 254.6, 52),
    shares=tuple((n % 17) / 20 for n in range(496)),
    first=11633,
    homes=tuple(n * n % 371 for n in range(53)),
    times=tuple(61.0 * n for n in range(3, 160)),
    leaders=tuple(
        Leader("Wilhelmina Ångström", 255, 36061, 1187, "2026-11-30", str(CODE), kept=n != 3)
        for n in range(10)
    ),
)
HOPELESS = Account(all=Average(3, 61.0, 20.0, 5.0, 1.3), homes=(2, 0, 1, *[0] * 50))
DEALS = tuple(
    ShelfDeal(f"CF1-D3-AAAAAA{n:X}", 4 * n, 52, "the hard one" * (n % 2), n % 3 == 0, n > 0)
    for n in range(10, 16)
)
SOUGHT = Sought("CF")
NOVEMBER = [f"2026-11-{day:02}" for day in range(1, 31)]
DIARY = Diary("2026-11-30", NOVEMBER[2:28:2], NOVEMBER[3:9:3], 12, 117, "Storehouse, 1 card")


def drawn(code: GameCode, times: int) -> Game:
    """Return the deal of a code after so many draws."""
    game = Game.new(code)
    for _ in range(times):
        game, _ = game.play(DealStock() if game.state.stock else Redeal())
    return game


LOST_AT_NINE = Past(("won",) * 9 + ("lost",) * 4, 8, 9, 9, looking=False)
IN_DOUBT = Past(
    ("won",) * 300 + ("unknown",) * 200 + ("lost",) * 201, 299, 500, None, looking=False
)
LOOKING = Past(("unknown",) * 2, -1, 2, None, looking=True)


DIALOGS: dict[str, Form] = {
    "new game": new_game(Variant.CANFIELD, 3),
    "new game by code": new_game(Variant.STOREHOUSE, 1, Deal.CODE, code="SH1-D1-AAAAACL"),
    "new game by wrong code": wrong_code(new_game(Variant.RAINBOW, 1), "CF1-D3-AAA9ACL"),
    "new game, nothing proved": new_game(Variant.STRICT, 3, winnable=False),
    "win": win(RESULT, ("moves", "time", "score"), replay=True),
    "settings": settings(all_settings()),
    "win of one without a name": win(RESULT, replay=True, nameless=True),
    "statistics": statistics(RECORDS, SOUGHT, ACCOUNT, "Wilhelmina Ångström"),
    "statistics without a win": statistics(RECORDS, SOUGHT, HOPELESS),
    "no statistics": statistics({}, Sought(""), Account()),
    "shelf": shelf(DEALS, "CF1-D3-AAAAAAB"),
    "empty shelf": shelf(()),
    "help": help_form(),
    "code": game_code(CODE),
    "code of a game in progress": game_code(CODE, f"{CODE} NWBBD2"),
    "wrong code": wrong_code(game_code(CODE), "XY"),
    "calendar": calendar(DIARY, "2026-11-30"),
    "calendar of a month of six weeks": calendar(DIARY, "2026-08-31"),
    "calendar on the first day": calendar(Diary("2026-02-01", (), (), 0, 0, "CF"), "2026-02-01"),
    "win of the day": win(RESULT, replay=True, note="The deal of the day is won"),
    "rewind": rewind(drawn(CODE, 12), LOST_AT_NINE, 8),
    "rewind of a long game": rewind(drawn(CODE, 700), IN_DOUBT, 350),
    "rewind, looking": rewind(drawn(CODE, 1), LOOKING, 1),
    "find": find_card(),
    "seen cards of a fresh deal": seen_cards(Game.new(CODE)),
    "seen cards, one of them taken": seen_cards(drawn(CODE, 7), Pass.NEXT, 8),
    "seen cards of this pass": seen_cards(drawn(CODE, 4), Pass.THIS, 14),
    "seen cards of the only pass": seen_cards(drawn(GameCode.parse("RB1-D1-AAAAACL"), 9)),
    "confirm": confirm(RESET["question"], RESET["yes"], RESET["no"], line=RESET["line"]),
    "danger": confirm("Reset?", "Reset", "Keep", line="Word " * 40, danger=True),
}


def pages(form: Form) -> list[Form]:
    return [replace(form, page=page) for page in range(len(form.pages))]


def inside(inner: Rect, outer: Rect) -> bool:
    return outer.union(inner) == outer
