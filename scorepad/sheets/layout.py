"""The sheet as a list of lines from top to bottom, the same for screen, paper and text."""

from collections.abc import Hashable, Iterator, Sequence
from enum import StrEnum
from itertools import zip_longest
from typing import NamedTuple, assert_never

from scorepad.bridge.deal import Deal, NewSeats
from scorepad.bridge.options import Options
from scorepad.bridge.points import Entry, Line
from scorepad.bridge.rounds import At, ScoredRound, SeatChange, seat_changes
from scorepad.bridge.seats import Seat, Seating, Side, Sides
from scorepad.bridge.state import ScoredDeal

_CHAIRS = len(Seat)


class Rule(StrEnum):
    """A line ruled across both columns."""

    HEAVY = "heavy"
    """Between points that count towards a game and those that do not."""
    GAME = "game"
    """Below a finished game."""
    FOOT = "foot"
    """Above the totals."""


class _Spoke(NamedTuple):
    """A deal of a chukker on the wheel, drawn at its dealer."""

    number: int
    dealer: Seat
    vulnerable: Sides
    is_next: bool


class Header(NamedTuple):
    """The head of the columns: the players of each side, and the wheel of a chukker."""

    we: tuple[str, ...]
    they: tuple[str, ...]
    wheel: tuple[_Spoke, ...] = ()
    foot: Seat = Seat.SOUTH
    """The chair at the foot of the wheel: the scorekeeper's."""
    changes: tuple[SeatChange, ...] = ()
    """The replacements during the round, one line each."""
    is_brief: bool = False
    """Whether only the players are named, one below the other, as the rest is shown beside it."""
    times: float = 1.0
    """Its size relative to the rows."""
    is_titled: bool = True
    is_named: bool = True
    """Whether there is room for names."""

    @property
    def height(self) -> float:
        if self.is_brief:
            return _BRIEF_HEIGHT + NAME_HEIGHT * max(map(len, (self.we, self.they)))
        head = _HEADER_HEIGHT - TITLE_HEIGHT * (not self.is_titled)
        head -= _NAMES_HEIGHT * (not self.is_named)
        return self.times * (head + CHANGE_HEIGHT * len(self.changes))

    def brief(self) -> "Header":
        return Header(self.we, self.they, is_brief=True)


class Row(NamedTuple):
    """A figure, or none, in each column."""

    we: Entry | None
    they: Entry | None
    above: bool = False
    places: tuple[int | None, int | None] = (None, None)
    """The places of their deals among the items of the round; None for a closing premium."""


class BoardLine(NamedTuple):
    """A separate deal: a result on a board, or the IMPs it won."""

    deal: ScoredDeal
    we: int
    they: int
    ours: Side = Side.NS
    """The side in the We column."""


class Totals(NamedTuple):
    we: int
    they: int


SheetLine = Header | Row | BoardLine | Rule | Totals


class SheetRow(NamedTuple):
    """A line of a round's sheet as drawn, with everything that sets its figures apart."""

    round: int
    line: SheetLine
    options: Options
    preview: At | None = None
    """The place of a deal being typed."""
    seated: tuple[int, ...] = ()
    """The places of changes of seats."""
    unsaved: frozenset[At] = frozenset()
    """The deals not saved yet."""
    key: Hashable = None
    """Identifies the line while its figures change."""

    def figure_at(self, column: int) -> At | None:
        """Return the deal that the figure in a column belongs to."""
        if isinstance(self.line, BoardLine):
            return At(self.round, self.line.deal.place)
        place = self.line.places[column] if isinstance(self.line, Row) else None
        return None if place is None else At(self.round, place)

    def letter_at(self, place: int) -> int:
        """Return the letter of a deal, counted from 0; changes of seats have none."""
        return place - sum(each < place for each in self.seated)

    def entry(self, column: int) -> Entry | None:
        if not isinstance(self.line, Row):
            return None
        return self.line.they if column else self.line.we


def places_of_new_seats(scored: ScoredRound) -> tuple[int, ...]:
    """Return the places of changes of seats."""
    items = scored.round.items
    return tuple(place for place, item in enumerate(items) if isinstance(item, NewSeats))


_Figure = tuple[int | None, Entry]
"""A figure with the place of its deal; None for a closing premium."""


class Sheet(NamedTuple):
    """The sheet of a round: which side is We, and its lines."""

    we: Side
    lines: tuple[SheetLine, ...]


def lay_out(scored: ScoredRound) -> Sheet:
    """Lay out a round as its form is written on paper."""
    we = scored.we
    seating = scored.seating
    wheel = _wheel(scored) if scored.round.options.has_chukkers else ()
    if scored.round.options.rotates:  # each deal has other players
        seating = Seating()
    pairs = seating.pair(we), seating.pair(we.other)
    header = Header(*pairs, wheel, scored.keeper_seat, seat_changes(scored))
    lines = _boards(scored) if scored.round.options.is_listed else _classic(scored)
    totals = Totals(scored.total.of(we), scored.total.of(we.other))
    return Sheet(we, (header, *lines, totals))


def _wheel(scored: ScoredRound) -> tuple[_Spoke, ...]:
    """Return the played deals, each at its dealer, and the next one."""
    played = [
        _Spoke(deal.number, deal.dealer, deal.vulnerable, is_next=False)
        for deal in scored.deals
        if isinstance(deal.item, Deal)
        and scored.round.options.counts(passed_out=deal.item.is_passed_out)
        and not deal.after_end
    ]
    state = scored.state
    if not scored.is_settled:
        played.append(_Spoke(state.number, state.dealer, state.vulnerable, is_next=True))
    return tuple(played[-_CHAIRS:])  # of a longer chukker the last one at each chair


def _boards(scored: ScoredRound) -> list[SheetLine]:
    """Return the list of boards, in the order of entry."""
    we = scored.we
    lines = [BoardLine(deal, deal.won.of(we), deal.won.of(we.other), we) for deal in scored.deals]
    return [Rule.HEAVY, *lines, Rule.FOOT]


def _classic(scored: ScoredRound) -> list[SheetLine]:
    """Return lines stacked upwards above the heavy line and downwards below it, with game rules."""
    we = scored.we
    paid: list[_Figure] = [(deal.place, entry) for deal in scored.deals for entry in deal.entries]
    above = [(place, entry) for place, entry in paid if entry.line is Line.ABOVE]
    above += [(None, entry) for entry in scored.closing]
    lines: list[SheetLine] = [*reversed(_rows(above, we, above=True)), Rule.HEAVY]
    below: list[_Figure] = []
    for deal in scored.deals:
        below += [(deal.place, entry) for entry in deal.entries if entry.line is Line.BELOW]
        if deal.game_to:
            lines += [*_rows(below, we), Rule.GAME]
            below = []
    return [*lines, *_rows(below, we), Rule.FOOT]


def _rows(figures: Sequence[_Figure], we: Side, *, above: bool = False) -> list[Row]:
    """Fill each column from its beginning, independently of the other."""
    ours = [(place, entry) for place, entry in figures if entry.side is we]
    theirs = [(place, entry) for place, entry in figures if entry.side is not we]
    return [
        Row(one and one[1], other and other[1], above, (one and one[0], other and other[0]))
        for one, other in zip_longest(ours, theirs)
    ]


class PlacedLine(NamedTuple):
    """A line of the sheet with its position, in rows from the top."""

    line: SheetLine
    top: float
    height: float


ABOVE = 0.45
"""The part of an empty sheet above the heavy line."""
MOST_ROWS = 20.0
"""The height of an empty sheet in rows, at most: no paper pad is longer."""
_HEADER_HEIGHT, _NAMES_HEIGHT = 1.7, 0.42
CHANGE_HEIGHT, TITLE_HEIGHT = 0.45, 0.42
_BRIEF_HEIGHT, NAME_HEIGHT = 0.8, 0.62
TOTALS_HEIGHT = 1.3
RULE_HEIGHT = 0.3


def place(
    lines: Sequence[SheetLine], rows_above: float = 0, height: float = 0
) -> Iterator[PlacedLine]:
    """Place the lines from top to bottom, with blank room as on a pad.

    At least `rows_above` rows are kept above the heavy line, and the totals stay at the foot, at
    `height` or lower: so nothing moves when a figure is added, until the room is full.
    """
    used = sum(isinstance(line, Row) and line.above for line in lines)
    boards = any(isinstance(line, BoardLine) for line in lines)
    top = 0.0
    for line in lines:
        match line:
            case Header():
                yield PlacedLine(line, 0, line.height)
                top = line.height + (0 if boards else max(0.0, rows_above - used))
            case Totals():
                yield PlacedLine(line, max(top, height - TOTALS_HEIGHT), TOTALS_HEIGHT)
            case Row() | BoardLine():
                yield PlacedLine(line, top, 1)
                top += 1
            case Rule():
                if line is Rule.FOOT:
                    foot = TOTALS_HEIGHT if isinstance(lines[-1], Totals) else 0
                    top = max(top, height - foot - RULE_HEIGHT)
                yield PlacedLine(line, top, RULE_HEIGHT)
                top += RULE_HEIGHT
            case _:
                assert_never(line)
