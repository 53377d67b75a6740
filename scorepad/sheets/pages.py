"""What goes on which page of paper: paper sizes, and how sheets are divided into pages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from scorepad.sheets.layout import (
    RULE_HEIGHT,
    TOTALS_HEIGHT,
    BoardLine,
    Header,
    Row,
    Rule,
    SheetLine,
    Totals,
)


class Paper(StrEnum):
    """A size of paper."""

    A4 = "A4"
    LETTER = "Letter"
    A5 = "A5"
    A3 = "A3"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in portrait, in points of 1/72 inch."""
        return _SIZE[self]


_SIZE = {
    Paper.A4: (595.0, 842.0),
    Paper.LETTER: (612.0, 792.0),
    Paper.A5: (420.0, 595.0),
    Paper.A3: (842.0, 1191.0),
}
_LAID_OUT = {Paper.A3: Paper.A4}
"""Paper for a wall is laid out as a smaller size and enlarged."""


@dataclass(frozen=True, slots=True)
class Format:
    """A paper size and its orientation; measures are those of the layout before enlarging."""

    paper: Paper = Paper.A4
    landscape: bool = False

    @property
    def width(self) -> float:
        return self._laid_out.size[self.landscape]

    @property
    def height(self) -> float:
        return self._laid_out.size[not self.landscape]

    @property
    def margin(self) -> float:
        """The margin on all sides, wide enough to hold the sheet."""
        return 28 if self.paper is Paper.A5 else 42

    @property
    def scale(self) -> float:
        """The factor by which pages are enlarged."""
        return self.paper.size[0] / self._laid_out.size[0]

    @property
    def _laid_out(self) -> Paper:
        return _LAID_OUT.get(self.paper, self.paper)


class Blank(StrEnum):
    """A blank form to score on by hand."""

    RUBBER = "rubber"
    CHUKKER = "chukker"
    BACK_SCORE = "back-score"
    TRAVELLER = "traveller"
    """All results of one board; it travels with the board."""
    SLIPS = "slips"
    """One table's results of a round, for the person who enters them."""
    PRIVATE = "private-card"
    """The boards of one pair."""
    SCORES = "scores"
    """A table of all scores; nothing to fill in."""


class BoardsPart(StrEnum):
    """Parts of boards played at several tables that can be printed alone, as named in `Wanted`."""

    CARDS = "cards"


class Extent(StrEnum):
    """How much is printed."""

    SHEET = "sheet"
    ROUND = "round"
    EVENING = "evening"
    POSTER = "poster"
    """The winners of the evening, to be pinned up."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to print."""

    format: Format = Format()
    extent: Extent = Extent.EVENING
    round: int = -1
    """The round, unless the whole evening is printed."""
    letters: bool = False
    """Letters beside the figures, and a legend that explains each."""
    elements: bool = False
    """A list of deals with columns for tricks, overtricks, slams and so on."""
    games: bool = False
    """An arrow at the line under each game, pointing to the side that won it."""
    panels: bool = False
    """The sheet after each deal."""
    back_score: bool = True
    chart: bool = True
    settlement: bool = True
    ranking: bool = True
    """Boards of several tables; so are the next five."""
    cards: bool = True
    """Each pair's results, board by board."""
    travellers: bool = False
    hands: bool = False
    """The hands of each board, if known: on its traveller, or alone."""
    movement: bool = False
    slips: bool = False
    """Score slips for all tables and rounds, to fill in."""
    large: bool = False
    """Text of 14 points."""
    black: bool = False
    """All black, for printers without colour."""
    two_colours: bool = False
    """Suits in black and red only."""


BOARDS = ("ranking", "cards", "travellers", "hands", "movement", "slips")
"""The options that concern boards of several tables."""
_ROUNDING = 1e-6
"""Tolerance for sums of floats."""
Part = tuple[SheetLine, ...]
"""The lines of a sheet on one page."""


def parted(lines: Sequence[SheetLine], room: float, first: float = 0) -> tuple[Part, ...]:
    """Divide the lines of a sheet into pages with this much room, in rows; `first` on the first.

    Every page begins with the column heads and the last rule, below which its figures continue. A
    rule stays with the figure above it, and so do the totals.
    """
    header, *rest = lines
    parts: list[Part] = []
    part: Part = (header,)
    ruled: Part = ()
    used = rows_of(part)
    for group in _groups(rest):
        wants = rows_of(group)
        has_figures = any(isinstance(line, Row | BoardLine) for line in part)
        here = room if parts else first or room
        if has_figures and used + wants > here + _ROUNDING:
            parts.append(part)
            part = (header, *ruled)
            used = rows_of(part)
        part += group
        used += wants
        ruled = tuple(line for line in group if line in (Rule.HEAVY, Rule.GAME))[-1:] or ruled
    return (*parts, part)


def rows_of(lines: Sequence[SheetLine]) -> float:
    """Return the height of these lines in rows, without blank room."""
    return sum(map(_height, lines))


def _height(line: SheetLine) -> float:
    match line:
        case Header():
            return line.height
        case Totals():
            return TOTALS_HEIGHT
        case Rule():
            return RULE_HEIGHT
        case _:
            return 1.0


def _groups(lines: Sequence[SheetLine]) -> Iterator[Part]:
    """Yield each figure with the rules below it, the last one with the totals."""
    group: Part = ()
    for line in lines:
        if isinstance(line, Row | BoardLine) and group:
            yield group
            group = ()
        group += (line,)
    yield group


def shared_out(heights: Sequence[float], room: float, gap: float) -> tuple[range, ...]:
    """Spread blocks over the fewest pages, in order, with all but the last well filled.

    A block higher than a page gets one to itself.
    """
    best: list[tuple[int, float, tuple[range, ...]]] = [(0, 0.0, ())]
    for end in range(1, len(heights) + 1):
        ways = []
        used = -gap
        for first in reversed(range(end)):
            used += heights[first] + gap
            if used > room + _ROUNDING and first < end - 1:
                break
            pages, empty, before = best[first]
            blank = 0 if end == len(heights) else (room - used) ** 2
            ways.append((pages + 1, empty + blank, (*before, range(first, end))))
        best.append(min(ways, key=lambda way: way[:2]))
    return best[-1][2]


class Printed(NamedTuple):
    """How many pages were printed, and into which files."""

    pages: int
    files: tuple[str, ...]
