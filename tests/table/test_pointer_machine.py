"""Any sequence of presses, moves, releases and interruptions: no card is lost or stuck."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from canfield.engine import (
    DealStock,
    GameState,
    Pile,
    Redeal,
    Transfer,
    apply,
    legal_moves,
    refusal,
    send_move,
)
from canfield.table.geometry import Point, Size
from canfield.table.grip import liftable
from canfield.table.inputs import (
    Button,
    Input,
    Key,
    Motion,
    Press,
    Release,
    Resized,
    Signal,
)
from canfield.table.intents import (
    DoubleTap,
    Drop,
    EndPeek,
    Hover,
    Intent,
    OpenMenu,
    Peek,
    PickUp,
    SnapBack,
    Tap,
    TapStock,
    TapTable,
)
from canfield.table.layout import LayoutOptions, arrange
from canfield.table.pointer import Pointer, step
from canfield.table.pointer_states import Dragging, Idle, Peeking
from tests.table.tables import WINDOWS, states

BUTTONS = st.sampled_from(Button)


class Mouse(RuleBasedStateMachine):
    """A table, a mouse with a mind of its own, and the moves that come of it."""

    def __init__(self) -> None:
        super().__init__()
        self.pointer = Pointer()
        self.now = 0.0
        self.air = 0
        self.shown = 0
        self.taps: list[float] = []

    @initialize(state=states, size=st.sampled_from(WINDOWS), mirrored=st.booleans())
    def sit_down(self, state: GameState, size: Size, mirrored: bool) -> None:
        self.state = state
        self.size = size
        self.options = LayoutOptions(mirrored=mirrored)

    def point(self, data: st.DataObject) -> Point:
        """Draw a point: on a card, between things, or outside the window."""
        layout = arrange(self.size, self.state, self.options)
        spots = [place.rect for place in layout.places.values()] + list(layout.piles.values())
        rect = data.draw(st.sampled_from(spots))
        dx, dy = data.draw(st.sampled_from([(2, 2), (5, 3), (rect.width // 2, 9), (-9, 40)]))
        return Point(rect.x + dx, rect.y + dy)

    def handle(self, event: Input) -> tuple[Intent, ...]:
        """Give the event to the machine, and do what was meant."""
        layout = arrange(self.size, self.state, self.options)
        self.pointer, intents = step(self.pointer, event, layout, self.state, self.now)
        for intent in intents:
            self.obey(intent)
        return intents

    def obey(self, intent: Intent) -> None:
        """Check that this may be meant now, and carry it out where it is legal."""
        match intent:
            case PickUp() | SnapBack() | Drop():
                self.carried(intent)
            case Peek() | EndPeek():
                self.peeked(intent)
            case TapStock():
                self.play(DealStock() if self.state.stock else Redeal())
            case Tap(pile, count):
                assert 0 <= count <= len(self.state.cards(pile))
                self.taps.append(self.now)
            case DoubleTap(pile, count):
                assert self.taps, "a double click without a first click"
                self.taps.clear()
                self.play(send_move(self.state, pile, count, to_columns=True))
            case TapTable() | Hover() | OpenMenu():
                assert not self.air

    def carried(self, intent: PickUp | SnapBack | Drop) -> None:
        """Cards leave their pile once, and come down once."""
        lifted = isinstance(intent, PickUp)
        assert self.air == (not lifted)
        self.air = int(lifted)
        if isinstance(intent, PickUp):
            assert liftable(self.state, intent.pile, intent.count)
        elif isinstance(intent, Drop) and intent.target is not None:
            assert intent.target is not intent.source
            self.play(Transfer(intent.source, intent.target, intent.count))

    def peeked(self, intent: Peek | EndPeek) -> None:
        """A card is shown once, and covered once."""
        shown = isinstance(intent, Peek)
        assert self.shown == (not shown)
        self.shown = int(shown)
        if isinstance(intent, Peek):
            assert 1 < intent.count <= len(self.state.cards(intent.pile))

    def play(self, move: DealStock | Redeal | Transfer | None) -> None:
        """Make the move if it is legal, as the program would."""
        if move is not None and refusal(self.state, move) is None:
            self.state, _ = apply(self.state, move)

    @rule(data=st.data(), button=BUTTONS, touch=st.booleans())
    def press(self, data: st.DataObject, button: Button, touch: bool) -> None:
        self.handle(Press(self.point(data), button, touch))

    @rule(data=st.data())
    def press_left(self, data: st.DataObject) -> None:
        self.handle(Press(self.point(data)))

    @rule(data=st.data())
    def click(self, data: st.DataObject) -> None:
        point = self.point(data)
        self.handle(Press(point))
        self.handle(Release(point))

    @rule(data=st.data())
    def double_click(self, data: st.DataObject) -> None:
        point = self.point(data)
        for event in (Press(point), Release(point)) * 2:
            self.handle(event)

    @rule(data=st.data(), held=st.booleans())
    def move(self, data: st.DataObject, held: bool) -> None:
        self.handle(Motion(self.point(data), held))

    @precondition(lambda self: self.air)
    @rule(data=st.data())
    def carry(self, data: st.DataObject) -> None:
        point = self.point(data)
        self.handle(Motion(point, held=True))
        held = self.pointer.held
        assert held is not None
        assert (held.rect.x + held.grab.x, held.rect.y + held.grab.y) == point
        assert held.over is None or held.over in held.accepted

    @rule(data=st.data(), button=BUTTONS)
    def release(self, data: st.DataObject, button: Button) -> None:
        self.handle(Release(self.point(data), button))

    @precondition(lambda self: self.air)
    @rule(data=st.data())
    def drop(self, data: st.DataObject) -> None:
        intents = self.handle(Release(self.point(data)))
        assert [type(intent) for intent in intents] == [Drop]

    @rule(event=st.sampled_from([Key("escape"), Signal.FOCUS_LOST, Signal.MINIMISED]))
    def interrupt(self, event: Input) -> None:
        self.handle(event)
        assert self.air == self.shown == 0

    @rule(size=st.sampled_from(WINDOWS))
    def resize(self, size: Size) -> None:
        self.handle(Resized(size))
        self.size = size
        assert self.air == self.shown == 0

    @rule(data=st.data())
    def play_by_keyboard(self, data: st.DataObject) -> None:
        moves = list(legal_moves(self.state))
        if moves:
            self.play(data.draw(st.sampled_from(moves)))

    @rule(seconds=st.floats(0, 1))
    def wait(self, seconds: float) -> None:
        self.now += seconds

    @rule(data=st.data())
    def come_back_with_no_button_down(self, data: st.DataObject) -> None:
        """After this everything works as if nothing had been."""
        if isinstance(self.pointer.state, Peeking):
            self.handle(Release(self.point(data), Button.RIGHT))
        self.handle(Motion(self.point(data), held=False))
        assert isinstance(self.pointer.state, Idle)
        assert self.air == self.shown == 0
        stock = arrange(self.size, self.state, self.options).piles[Pile.STOCK].centre
        assert self.handle(Press(stock)) == (TapStock(),)
        self.handle(Release(stock))

    @invariant()
    def what_is_held_was_picked_up(self) -> None:
        assert self.air == isinstance(self.pointer.state, Dragging)
        assert self.shown == isinstance(self.pointer.state, Peeking)

    @invariant()
    def a_free_pointer_holds_nothing(self) -> None:
        assert (self.pointer.held is not None) == (self.air == 1)


TestMouse = Mouse.TestCase
