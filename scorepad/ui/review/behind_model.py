"""The deals or rounds behind a figure, sorted by a column."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import NamedTuple

from scorepad.bridge.rounds import At
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui.words.review import day_name

DAY, ROUND, WHAT, BY, AGAINST, POINTS = range(6)


class Behind(NamedTuple):
    """A deal; without a place, a round or a whole evening."""

    key: int
    day: date | None
    round: int
    place: int | None
    cells: tuple[str, ...]
    """Round, contract, declarer, opponents, points."""
    what: float | tuple[int, ...]
    """The sort key of the second cell: a contract, or what was won."""
    points: float
    is_evening: bool = False

    @property
    def at(self) -> At | int | None:
        """The deal, or the number of the round, to show in the evening."""
        if self.is_evening:
            return None
        return self.round if self.place is None else At(self.round, self.place)


def behind_table(headings: Sequence[str], rows: Sequence[Behind] = ()) -> Table[Behind]:
    """Return a table of the rows behind a figure; its headings depend on the figure."""
    day, round_, what, by, against, points = headings

    def cell(place: int) -> Callable[[Behind], str]:
        return lambda row: row.cells[place - 1]

    def by_name(place: int) -> Callable[[Behind], str]:
        return lambda row: row.cells[place - 1].casefold()

    return Table(
        (
            Column(
                day,
                lambda row: day_name(row.day),
                value=lambda row: row.day or date.max,
                greatest_first=True,
            ),
            Column(
                round_, cell(ROUND), value=lambda row: (row.round, row.cells[ROUND - 1].casefold())
            ),
            Column(what, cell(WHAT), value=lambda row: row.what, greatest_first=True),
            Column(by, cell(BY), value=by_name(BY)),
            Column(against, cell(AGAINST), value=by_name(AGAINST)),
            Column(points, cell(POINTS), FIGURES, lambda row: row.points, greatest_first=True),
        ),
        rows,
    )
