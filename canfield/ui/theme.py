"""The colours of the table and of the dialogs, one theme for each cloth."""

from __future__ import annotations

from typing import Final, NamedTuple

Colour = tuple[int, int, int]

_NEARLY_BLACK: Final = 0.04045


def _rgb(text: str) -> Colour:
    """The colour of `#RRGGBB`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """The first colour with a share (0 … 1) of the other in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours as WCAG defines it: 1 … 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= _NEARLY_BLACK else ((channel + 0.055) / 1.055) ** 2.4


class Theme(NamedTuple):
    """Every colour that is painted, except those of the cards."""

    name: str

    cloth: Colour
    """The middle of the table."""
    cloth_edge: Colour
    """The corners of the table."""
    text: Colour
    """Words on the cloth and on the bar."""
    text_dim: Colour
    """Labels beside the figures of the status line."""
    brass: Colour
    """Lines, outlines of empty piles, what is legal, the focus on the table."""
    brass_dim: Colour
    """The same where it should stay quiet: watermarks and resting outlines."""
    alarm: Colour
    """A refusal, on the cloth."""
    bar: Colour
    """The bar's ground; the status line's too."""
    bar_hover: Colour
    bar_pressed: Colour

    accent: Colour
    """The default button, what is chosen, a toggle that is on."""
    accent_hover: Colour
    accent_pressed: Colour
    on_accent: Colour
    """Words on the accent."""

    panel: Colour = _rgb("#FBF8F0")
    """A dialog's ground: card stock."""
    panel_edge: Colour = _rgb("#C9A45C")
    """The thin line around a dialog."""
    ink: Colour = _rgb("#1B1B1F")
    """Words on a panel."""
    muted: Colour = _rgb("#5B564D")
    """Second lines and labels on a panel."""
    brass_ink: Colour = _rgb("#725318")
    """Brass that can be read on card stock: headings, new bests."""
    rule: Colour = _rgb("#E2DAC6")
    """Hairlines between things on a panel."""
    plate: Colour = _rgb("#F2ECDD")
    """A resting button, an option, the groove of a scroll bar."""
    plate_edge: Colour = _rgb("#C7BDA5")
    plate_hover: Colour = _rgb("#EAE1CB")
    plate_pressed: Colour = _rgb("#DFD4B8")
    field: Colour = _rgb("#FFFFFF")
    """Where one types."""
    tint: Colour = _rgb("#F5ECD3")
    """The ground of what is chosen."""
    selection: Colour = _rgb("#E5CF9A")
    """The ground of marked text."""
    focus: Colour = _rgb("#8C6A22")
    """The ring around what has the keyboard."""
    danger: Colour = _rgb("#A81E2A")
    """What is wrong, on a panel or in a field."""
    good: Colour = _rgb("#2C6B46")
    """What can be won, on a panel."""
    disabled: Colour = _rgb("#9C9484")
    """Words that cannot be chosen; the one colour that need not be read."""
    shade: Colour = _rgb("#0A120E")
    """What dims the table under a dialog, and shadows."""


def _theme(name: str, cloth: str, edge: str, accent: str) -> Theme:
    """A theme on a dark cloth."""
    text, brass, ground = _rgb("#F1EBDD"), _rgb("#C9A45C"), _rgb(cloth)
    bar = blend(_rgb(edge), (0, 0, 0), 0.28)
    return Theme(
        name=name,
        cloth=ground,
        cloth_edge=_rgb(edge),
        text=text,
        text_dim=blend(text, ground, 0.2),
        brass=brass,
        brass_dim=blend(brass, ground, 0.45),
        alarm=_rgb("#FFD9C9"),
        bar=bar,
        bar_hover=blend(bar, text, 0.1),
        bar_pressed=blend(bar, text, 0.2),
        **_accents(accent),
    )


def _accents(accent: str) -> dict[str, Colour]:
    ground = _rgb(accent)
    return {
        "accent": ground,
        "accent_hover": blend(ground, (255, 255, 255), 0.09),
        "accent_pressed": blend(ground, (0, 0, 0), 0.22),
        "on_accent": _rgb("#FBF8F0"),
    }


def _sand() -> Theme:
    """The one light cloth: dark words, dark brass."""
    ground, text = _rgb("#CDBB93"), _rgb("#231B10")
    bar = _rgb("#BCA97F")
    return Theme(
        name="sand",
        cloth=ground,
        cloth_edge=_rgb("#BFAB80"),
        text=text,
        text_dim=blend(text, ground, 0.12),
        brass=_rgb("#6A4711"),
        brass_dim=_rgb("#927543"),
        alarm=_rgb("#6E0F18"),
        bar=bar,
        bar_hover=blend(bar, text, 0.08),
        bar_pressed=blend(bar, text, 0.16),
        **_accents("#5A4320"),
    )


THEMES: Final[dict[str, Theme]] = {
    theme.name: theme
    for theme in (
        _theme("green", "#1F4D3A", "#163A2C", "#1F4D3A"),
        _theme("midnight blue", "#1E3354", "#14233D", "#22406E"),
        _theme("burgundy", "#5A1F2B", "#42141E", "#6B2332"),
        _theme("slate", "#3B444C", "#2A3138", "#3B4A57"),
        _sand(),
        _theme("black", "#161618", "#0B0B0C", "#2A2A2E"),
    )
}
"""The themes by name, in the order in which the settings show them."""

DEFAULT: Final = THEMES["green"]
