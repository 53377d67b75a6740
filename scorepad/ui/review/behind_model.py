"""The deals or rounds behind a figure as a Qt table, in the order of one of its columns."""

from bisect import bisect_left
from collections.abc import Sequence
from datetime import date
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from scorepad.bridge.corrections import At
from scorepad.ui.parts.rows import ROOT
from scorepad.ui.review.sortable_model import DOWN, Heading, SortedRows
from scorepad.ui.words.review import day_name

DAY, ROUND, WHAT, BY, AGAINST, POINTS = range(6)


class Behind(NamedTuple):
    """A deal, or with no place for it a round, or a whole evening."""

    key: int
    day: date | None
    round: int
    place: int | None
    cells: tuple[str, ...]
    """Round, contract, by whom, against whom, points."""
    what: float | tuple[int, ...]
    """The second of the cells as it is sorted: a contract, or what was won."""
    points: float
    is_evening: bool = False

    @property
    def at(self) -> At | int | None:
        """The deal, or the number of the round, that is to be seen of the evening."""
        if self.is_evening:
            return None
        return self.round if self.place is None else At(self.round, self.place)

    def value(self, column: int) -> Any:
        """By what a column is sorted."""
        match column:
            case 0:
                return self.day or date.max
            case 1:
                return self.round, self.cells[0].casefold()
            case 2:
                return self.what
            case 5:
                return self.points
            case _:
                return self.cells[column - 1].casefold()


class BehindModel(SortedRows[Behind]):
    """Rows that are put in their places as they are found; none is ever reset."""

    def __init__(self, headings: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(
            (
                Heading(
                    text,
                    is_figures=column == POINTS,
                    greatest_first=column in (DAY, WHAT, POINTS),
                )
                for column, text in enumerate(headings)
            ),
            parent,
        )
        self._order = (DAY, DOWN)

    def add(self, found: list[Behind]) -> None:
        """Show more rows, each behind those it is equal to."""
        column, order = self._order
        down = order is DOWN
        found = sorted(found, key=lambda row: row.value(column), reverse=down)
        stretches = [(place, [*rows]) for place, rows in groupby(found, self._place_of)]
        for place, rows in reversed(stretches):
            self.beginInsertRows(ROOT, place, place + len(rows) - 1)
            self._rows[place:place] = rows
            self.endInsertRows()

    def _place_of(self, new: Behind) -> int:
        return bisect_left(range(len(self._rows)), True, key=partial(self._comes_after, new))

    def _comes_after(self, new: Behind, place: int) -> bool:
        """Whether the row that stands there comes after a new one."""
        column, order = self._order
        there, value = self._rows[place].value(column), new.value(column)
        return bool(there < value if order is DOWN else value < there)

    def put_in_order(self) -> None:
        column, order = self._order
        self._rows.sort(key=lambda row: row.value(column), reverse=order is DOWN)

    def text(self, row: Behind, column: int) -> str:
        return row.cells[column - 1] if column else day_name(row.day)
