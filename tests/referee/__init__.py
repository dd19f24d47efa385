"""A second referee of the rules, to be read next to the rules page.

It is written from the rules alone, with lists and plain questions, shares no line with the
game it judges and is far too slow to play with. A card is two letters (``"Qh"``), a move is
its notation (``"D"``, ``"L"``, ``"W>FS"``, ``"T1>T3:4"``).
"""

from tests.referee.pack import pack_of_code
from tests.referee.table import Table, lay_out

__all__ = ["Table", "lay_out", "pack_of_code"]
