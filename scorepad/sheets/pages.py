"""What goes on which page of paper: the sizes of paper, and how sheets are parted over it."""

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
        """Width and height upright, in points of 1/72 inch."""
        return _SIZE[self]


_SIZE = {
    Paper.A4: (595.0, 842.0),
    Paper.LETTER: (612.0, 792.0),
    Paper.A5: (420.0, 595.0),
    Paper.A3: (842.0, 1191.0),
}
_LAID_OUT = {Paper.A3: Paper.A4}
"""Paper that hangs on a wall is drawn as a smaller one is laid out, only larger."""


@dataclass(frozen=True, slots=True)
class Format:
    """A paper and which way it is turned; its measures are those that pages are laid out at."""

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
        """What is left free all around, as the hand that holds the sheet needs it."""
        return 28 if self.paper is Paper.A5 else 42

    @property
    def scale(self) -> float:
        """How much larger its pages are drawn than they are laid out."""
        return self.paper.size[0] / self._laid_out.size[0]

    @property
    def _laid_out(self) -> Paper:
        return _LAID_OUT.get(self.paper, self.paper)


class Blank(StrEnum):
    """A sheet to score on by hand."""

    RUBBER = "rubber"
    CHUKKER = "chukker"
    BACK_SCORE = "back-score"
    TRAVELLER = "traveller"
    """All results of one board, which goes with it from table to table."""
    SLIPS = "slips"
    """What one table plays in a round, for whoever enters the results."""
    PRIVATE = "private-card"
    """The boards of one pair."""
    SCORES = "scores"
    """All that contracts are worth, which needs no pencil."""


class Alone(StrEnum):
    """What of boards that several tables played can be printed without the rest, as `Wanted`."""

    CARDS = "cards"


class Extent(StrEnum):
    """How much is printed."""

    SHEET = "sheet"
    ROUND = "round"
    EVENING = "evening"
    POSTER = "poster"
    """Who won it, to be pinned up."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is wanted on paper."""

    format: Format = Format()
    extent: Extent = Extent.EVENING
    round: int = -1
    """Which round, where not the whole evening is wanted."""
    letters: bool = False
    """Letters at the figures, and a legend that says why each is paid."""
    elements: bool = False
    """The deals with a column for tricks, overtricks, slam and all else that is paid."""
    games: bool = False
    """An arrow at the line under each game, to the side that won it."""
    panels: bool = False
    """The sheet as it was after each deal."""
    back_score: bool = True
    chart: bool = True
    settlement: bool = True
    ranking: bool = True
    """Of boards that several tables played, as are the next five."""
    cards: bool = True
    """What each pair did, board by board."""
    travellers: bool = False
    hands: bool = False
    """The cards of each board, where they are known: on its traveller, or by themselves."""
    movement: bool = False
    slips: bool = False
    """Score slips for all tables and rounds, to be filled in."""
    large: bool = False
    """Words of 14 points."""
    black: bool = False
    """All in black, for a printer without colours."""
    two_colours: bool = False
    """The suits in black and red only."""


BOARDS = ("ranking", "cards", "travellers", "hands", "movement", "slips")
"""What of it is of boards that several tables played."""
_ROUNDING = 1e-6
"""By how much a sum of fractions may miss."""
Part = tuple[SheetLine, ...]
"""The lines of a sheet that stand on one page."""


def parted(lines: Sequence[SheetLine], room: float) -> tuple[Part, ...]:
    """Part the lines of a sheet so that each part has room on a page, given in rows.

    Every page begins with the heads of the columns and with the line last ruled, below which
    its figures continue. A line stays with the figure above it, and so do the totals.
    """
    header, *rest = lines
    parts: list[Part] = []
    part: Part = (header,)
    ruled: Part = ()
    used = rows_of(part)
    for group in _groups(rest):
        wants = rows_of(group)
        has_figures = any(isinstance(line, Row | BoardLine) for line in part)
        if has_figures and used + wants > room + _ROUNDING:
            parts.append(part)
            part = (header, *ruled)
            used = rows_of(part)
        part += group
        used += wants
        ruled = tuple(line for line in group if line in (Rule.HEAVY, Rule.GAME))[-1:] or ruled
    return (*parts, part)


def rows_of(lines: Sequence[SheetLine]) -> float:
    """The height of these lines without blank room, in rows."""
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
    """Each figure with the lines ruled below it; the last one with the totals."""
    group: Part = ()
    for line in lines:
        if isinstance(line, Row | BoardLine) and group:
            yield group
            group = ()
        group += (line,)
    yield group


def shared_out(heights: Sequence[float], room: float, gap: float) -> tuple[range, ...]:
    """Share things out over the fewest pages, in order, so that all but the last are well filled.

    What is higher than a page stands on one by itself.
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
