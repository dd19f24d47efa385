"""The help: rules, tips and questions, in sections."""

from __future__ import annotations

from typing import Final, NamedTuple

from canfield.translation import _


class Section(NamedTuple):
    """A heading with paragraphs, a drawn example where it has one, then points."""

    title: str
    paragraphs: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    figure: str = ""


CAPTIONS: Final = {
    "base": _("7♥ was dealt, so the other three wait for their 7"),
    "run": _("One run: below the ace the king, and red and black in turn"),
    "waste": _("Three cards in the waste; only Q♣, the last, plays"),
    "refill": _("The reserve’s top card goes into the empty column by itself"),
}
"""What is said below each drawn example."""


TITLE: Final = _("Help")
PAGES: Final = (_("Rules"), _("Tips"), _("Keys"), _("Questions"))

RULES: Final = (
    Section(
        _("The aim"),
        (
            _(
                "Bring all 52 cards home to the four foundations at the top, one suit on each, "
                "thirteen cards high."
            ),
        ),
    ),
    Section(
        _("The base card"),
        (
            _(
                "The deal puts one card on a foundation. Its rank is the base rank: the other "
                "three suits begin with it too. From there each suit goes up by one, and after "
                "the king comes the ace, until the thirteenth card is reached."
            ),
            _(
                "If the base is 7♥, spades begin with 7♠ and end, thirteen cards later, with "
                "6♠. The ribbon below the table shows that round and what comes next."
            ),
        ),
        figure="base",
    ),
    Section(
        _("The columns"),
        points=(
            _("Columns go down by one in alternating colours: 6♥ on 7♠, 5♣ on 6♥."),
            _("They go round as well: a king goes on an ace of the other colour."),
            _("A whole column, or any lower part of it, moves as one block."),
            _("A column that becomes empty is filled at once with the reserve’s top card."),
            _("Once the reserve is used up, a space takes any exposed card or run you like."),
        ),
        figure="run",
    ),
    Section(_("The refill"), figure="refill"),
    Section(
        _("Reserve, stock and waste"),
        points=(
            _("Thirteen cards lie in the reserve. Only the top one plays; nothing goes on it."),
            _("A click on the stock turns three cards to the waste, or one in the easy game."),
            _("Only the last card of the waste plays."),
            _("A click on the empty stock turns the waste over, in its order, as often as needed."),
        ),
        figure="waste",
    ),
    Section(
        _("Taking back"),
        (
            _(
                "The top card of a foundation may come back to a column where it fits. It costs "
                "nothing. A setting forbids it."
            ),
        ),
    ),
    Section(
        _("Score"),
        points=(
            _("Standard: 5 for each card you bring home. A win without taking back is 255."),
            _("Cards: one for each card on the foundations, 52 for a win."),
            _("Vegas: 52 is paid for the pack, 5 earned for each card home, 208 for a win."),
            _("Undo takes back exactly what the undone action earned."),
        ),
    ),
    Section(
        _("Canfield"),
        (
            _(
                "The game as told here. Three cards at a time is the hard game, one the easy "
                "one; the stock may be gone through without limit."
            ),
        ),
    ),
    Section(
        _("Superior"),
        (
            _(
                "All cards of the reserve lie open. A space is not filled by itself: any exposed "
                "card or run may go there, the reserve’s top card too, when you like."
            ),
        ),
    ),
    Section(
        _("Strict"),
        (
            _(
                "By the book: only whole columns move, foundations keep their cards, and once "
                "the reserve is used up a space takes the waste card only."
            ),
        ),
    ),
    Section(
        _("Rainbow"),
        (
            _(
                "Columns go down in any suit and colour. One card at a time, and the stock is "
                "gone through once."
            ),
        ),
    ),
    Section(
        _("Storehouse"),
        (
            _(
                "The four twos start the foundations, and columns go down in suit. One card at a "
                "time, and the stock is gone through three times."
            ),
        ),
    ),
)

EXAMPLE: Final = Section(
    _("An example"),
    (
        _(
            "The deal CF1-D3-AAAAACL begins with 7♥ as the base, K♥ in the second column and "
            "A♠ in the fourth. The first draw turns 4♦, 3♠ and Q♣; only Q♣ can be played."
        ),
    ),
    (
        _("Q♣ goes on K♥: one lower, and black on red."),
        _("K♥ with Q♣ goes on A♠: below the ace comes the king."),
        _("The second column is empty now, so the reserve fills it at once, with Q♠."),
    ),
)

TIPS: Final = (
    Section(
        _("First the reserve"),
        (
            _(
                "Its thirteen cards are what most games are lost by. Of two moves take the one "
                "that frees a card of the reserve, and empty a column if that brings one down."
            ),
        ),
    ),
    Section(
        _("Do not send everything home"),
        (
            _(
                "A card at home carries nothing. Keep a card in the columns while a card of the "
                "reserve or the waste may need it, and remember that it can come back."
            ),
        ),
    ),
    Section(
        _("The rhythm of three"),
        (
            _(
                "If nothing is taken from the waste, each pass shows the same third of it. Taking "
                "one card shifts all that follow: sometimes an early card is worth taking only "
                "to change which ones come up behind it."
            ),
        ),
    ),
    Section(
        _("Look for the seam"),
        (
            _(
                "King on ace in the columns, ace on king at home: most moves that are missed go "
                "across that seam."
            ),
        ),
    ),
    Section(
        _("Keep the last space"),
        (
            _(
                "When the reserve is gone, a space is worth more than a card in it. Fill it when "
                "that frees two others, not because it is there."
            ),
        ),
    ),
    Section(
        _("Undo is no shame"),
        (
            _(
                "Look at what a draw brings, go back, and try the other way. Undos are counted "
                "beside the result, never against it."
            ),
        ),
    ),
)

QUESTIONS: Final = (
    Section(
        _("Can every game be won?"),
        (
            _(
                "No. With three cards about 93 deals in 100 have a way home for someone who "
                "sees all cards, with one card about 99. Players who do not see them win far "
                "fewer. A new game can be chosen among deals that are proved to be winnable."
            ),
        ),
    ),
    Section(
        _("Why was my move refused?"),
        (
            _(
                "The card glides back and the line at the bottom says why, for instance “6♥ "
                "goes on a black 7”."
            ),
        ),
    ),
    Section(
        _("Why can I not place this ace?"),
        (
            _(
                "An ace begins a foundation only if the base is the ace. Otherwise it follows "
                "its king there. On a column it goes on a two of the other colour, never on a "
                "king: the king goes on it."
            ),
        ),
    ),
    Section(
        _("Why did a card fall into my empty column?"),
        (
            _(
                "The reserve fills a space at once. That belongs to the move, and one undo takes "
                "back both. Superior rules leave it to you."
            ),
        ),
    ),
    Section(
        _("When can I change from three cards to one?"),
        (_("With the next deal, in the New game window. A game in progress keeps its rules."),),
    ),
    Section(
        _("What is the game code for?"),
        (
            _(
                "It gives the same cards on every machine, for ever. Copy it with a click on it, "
                "send it to a friend, or enter one with Ctrl+G. With D1 and D3 the same letters "
                "are the same cards."
            ),
        ),
    ),
    Section(
        _("What do its letters mean?"),
        (
            _(
                "In CF1-D3-AAAAACL, CF names the rules, 1 the way of shuffling, D3 the cards that "
                "are turned at a time, and the last seven letters the deal: there are more than "
                "eight thousand million of them."
            ),
        ),
    ),
    Section(
        _("Is my game lost when I close the window?"),
        (_("No. It is kept after every action and is there again at the next start."),),
    ),
    Section(
        _("And the game that I left for another deal?"),
        (
            _(
                "It is on the shelf of recent deals, Ctrl+L, with nine others: go back to it as "
                "it was, write a note to it, or give it a star so that it stays longer."
            ),
        ),
    ),
    Section(
        _("Can I show someone how I won?"),
        (
            _(
                "Ctrl+Shift+C copies the whole game as one line of text. Pasted with Ctrl+V it "
                "is played there move by move, by the rules, and counts for nobody’s results."
            ),
        ),
    ),
    Section(
        _("How do my results come to another machine?"),
        (
            _(
                "Close the game and start it with --export FILE, there with --import FILE. "
                "What was there before is kept in a file of its own."
            ),
        ),
    ),
    Section(
        _("Which cards are still to come?"),
        (
            _(
                "S shows stock and waste in their order, as far as you have seen them. The raised "
                "cards come to the top on the next pass; choose one to see which come up instead "
                "once it is taken."
            ),
        ),
    ),
    Section(
        _("What is the calendar?"),
        (
            _(
                "Each day has a deal that can be won, the same for everyone; C shows them all. "
                "Who begins one on its day and wins it, were it after midnight, has a tick, and "
                "ticks of days in a row are counted. An earlier day can be played at any time; "
                "its tick is another one and belongs to no row."
            ),
        ),
    ),
    Section(
        _("Where did I lose this game?"),
        (
            _(
                "L looks back over all moves: until when the game could be won, and which move "
                "lost it, as far as that is proved. From any of these places you can play on; "
                "that is practice, which no result, no shelf and no calendar counts. Your own "
                "game lies on the shelf meanwhile, as it was."
            ),
        ),
    ),
    Section(
        _("When does the clock run?"),
        (
            _(
                "From your first action to the last card home, and not while another window is "
                "in front or a dialog is open. It can be hidden."
            ),
        ),
    ),
    Section(
        _("When does the Finish button appear?"),
        (
            _(
                "When playing the rest home has been tried on a copy and it comes out. Since "
                "ranks go round, empty stock and reserve alone do not prove that."
            ),
        ),
    ),
    Section(
        _("Where does the game come from?"),
        (
            _(
                "Mary Whitmore Jones described it in England in 1891 as Demon, its British name "
                "to this day. Richard Canfield ran a casino in Saratoga Springs from 1894. The "
                "story goes that a pack was sold there for 52 dollars and each card brought home "
                "paid 5 back, so that eleven made a profit. Whether that was this game or "
                "Klondike is disputed: see solitairelaboratory.com/canfield.html."
            ),
        ),
    ),
)

OTHER_KEYS: Final = (
    (_("Arrows, Tab"), _("Go from pile to pile")),
    (_("Shift+arrows, + −"), _("Take more or fewer cards of a column")),
    (_("Enter"), _("Pick up; at another pile put down")),
    (_("Shift+Enter"), _("Send the card home, or to a column")),
    (_("1–4 R W F"), _("Two keys move: from, then to. R2, WF, 31; the same twice sends")),
    (_("Esc"), _("Put down what is in hand, close a window; never quits")),
    (_("Page up, Page down"), _("Through a window; in the calendar, from month to month")),
)
MOUSE: Final = (
    (_("Drag"), _("Move a card or a run; it goes to the nearest pile that takes it")),
    (_("Double click"), _("Send a card home, or to a column")),
    (_("Click, click"), _("Pick up, then put down")),
    (_("Click on the stock"), _("Draw, or turn the waste over")),
    (_("Right click"), _("The menu; held on a covered card it shows that card")),
)
KEYS_TITLES: Final = {
    "table": _("Moving cards"),
    "mouse": _("Mouse and finger"),
    "commands": _("Commands"),
    "replay": _("While a game is watched"),
}
