"""A dialog as a value, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from canfield.ui.widgets.values import Button, Choice, Control, Row, TextField, Toggle, Widget


class Chosen(NamedTuple):
    """A button was pressed."""

    key: str


class Changed(NamedTuple):
    """A choice, a toggle or a text has a new value."""

    key: str
    value: object


class Closed(NamedTuple):
    """The dialog is to go away, nothing was chosen."""


class Copy(NamedTuple):
    """This text is to go to the clipboard."""

    text: str


class AskPaste(NamedTuple):
    """The clipboard's text is wanted, as `Pasted`."""


Answer = Chosen | Changed | Closed | Copy | AskPaste

TABS: Final = "#tabs"
"""The key of the row of tabs."""
CLOSE: Final = "#close"
"""The key of the cross in the corner; it never has the keyboard, Esc does the same."""
BAR: Final = "#bar"
"""The key of the scroll bar."""
PAN: Final = "#pan"
"""The key of the page itself, which a finger drags."""


class Page(NamedTuple):
    """What a tab shows."""

    title: str
    widgets: tuple[Widget, ...]


class Spot(NamedTuple):
    """A part of a dialog: a key, and the place of an option in its choice, or of a tab."""

    key: str
    place: int = 0


@dataclass(frozen=True, slots=True)
class Form:
    """A dialog: a title, one page or several with tabs, buttons at the bottom.

    `default` is the button that Enter presses, empty where Enter acts on what has the
    keyboard. Width and height are in design units; a height is the least one, the same for
    every page, and 0 is as high as the only page. `adapt` mends the form after a change of the
    named control, so that its parts agree. The rest is what the player did to it: the page, the
    focus, the scroll in pixels, where the pointer is.
    """

    name: str
    title: str
    pages: tuple[Page, ...]
    footer: tuple[Button, ...] = ()
    width: int = 480
    height: int = 0
    default: str = ""
    adapt: Callable[[Form, str], Form] | None = None
    page: int = 0
    focus: str = ""
    ring: bool = True
    scroll: int = 0
    hover: Spot | None = None
    pressed: Spot | None = None
    grab: int = -1
    pressed_at: float = -1.0
    finger: bool = False
    """True while, and after, a finger was the last to press."""

    def controls(self) -> Iterator[Control]:
        """What can have the keyboard on the page that is shown, in the order of Tab."""
        for widget in self.pages[self.page].widgets:
            for part in widget.widgets if isinstance(widget, Row) else (widget,):
                if isinstance(part, Button | Choice | Toggle | TextField):
                    yield part
        yield from self.footer

    def stops(self) -> tuple[str, ...]:
        """The keys that Tab goes through."""
        tabs = (TABS,) if len(self.pages) > 1 else ()
        return tabs + tuple(control.key for control in self.controls() if is_enabled(control))

    def control(self, key: str) -> Control | None:
        """The control of this key on the page that is shown."""
        return next((control for control in self.controls() if control.key == key), None)

    def values(self) -> dict[str, object]:
        """The value of every choice, toggle and text on all pages."""
        return {
            control.key: value_of(control)
            for page in range(len(self.pages))
            for control in replace(self, page=page).controls()
            if not isinstance(control, Button)
        }

    def with_control(self, new: Control) -> Form:
        """The form with this control in the place of that with the same key."""
        pages = tuple(
            Page(page.title, tuple(_swapped(widget, new) for widget in page.widgets))
            for page in self.pages
        )
        footer = tuple(
            new if isinstance(new, Button) and button.key == new.key else button
            for button in self.footer
        )
        return replace(self, pages=pages, footer=footer)


def value_of(control: Control) -> object:
    """What the player has set a control to; None for a button."""
    if isinstance(control, Choice):
        return control.value
    if isinstance(control, Toggle):
        return control.on
    return control.text if isinstance(control, TextField) else None


def is_enabled(control: Control) -> bool:
    """True where it can be used."""
    return control.enabled if isinstance(control, Button | Toggle) else True


def _swapped(widget: Widget, new: Control) -> Widget:
    if isinstance(widget, Row):
        return Row(
            tuple(
                new if isinstance(new, TextField | Button) and part.key == new.key else part
                for part in widget.widgets
            )
        )
    if isinstance(widget, Button | Choice | Toggle | TextField) and widget.key == new.key:
        return new
    return widget


def renewed(new: Form, old: Form) -> Form:
    """The new form with the page, focus, scroll, pointer and carets of the old one."""
    form = replace(
        new,
        page=min(old.page, len(new.pages) - 1),
        scroll=old.scroll,
        ring=old.ring,
        hover=old.hover,
        pressed=old.pressed,
        grab=old.grab,
        pressed_at=old.pressed_at,
    )
    for control in old.controls():
        twin = form.control(control.key)
        if isinstance(control, TextField) and isinstance(twin, TextField):
            same = twin.text == control.text
            ends = (control.caret, control.anchor) if same else (len(twin.text),) * 2
            form = form.with_control(twin._replace(caret=ends[0], anchor=ends[1]))
    return replace(form, focus=old.focus if old.focus in form.stops() else new.focus)
