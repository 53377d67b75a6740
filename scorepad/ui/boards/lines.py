"""Tables of boards, whose figures are never cut off."""

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import Any, Generic

from PySide6.QtCore import QAbstractItemModel, QSize, Qt
from PySide6.QtGui import QResizeEvent

from scorepad.tables.table import R, Table
from scorepad.ui import look
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.fitted import LEAST_POINTS, LEAST_SHARE
from scorepad.ui.parts.list_table import (
    GAP,
    LOWEST,
    ROW,
    ListTable,
    height_of,
    height_of_rows,
    low,
    set_size,
    widest,
)
from scorepad.ui.parts.rows import TableModel

_BAR = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAlwaysOn
"""Without a scroll bar, and with one."""
_CLOSE = 1.3
"""The height of a row, in lines, in a list that has to be scrolled."""
GROWTH, LOOSE = 1.25, 2.0
"""How much letters grow, and how high rows become, in lines, where little is on a page."""
TIGHTEST = 0.85
"""How small letters become, relatively, so that all rows are seen."""
_LONG_NAME, _SHORT_NAME = 16, 7
"""The length of a name that is cut off only for figures, and of one that never is."""
_APART = 10
"""The most letters between the longest name of a column and the next column."""


class Grid(ListTable, Generic[R]):
    """A list whose figures are never cut off; `stretched` columns share the remaining room."""

    def __init__(
        self,
        name: str,
        table: Table[R],
        *,
        stretched: Sequence[int],
    ) -> None:
        """Make the table; to fit names, headings are broken.

        If the text would become too small, names are cut off, then columns hidden by `goes`.
        """
        self.lines, self._stretched = TableModel(table), frozenset(stretched)
        self._hidden = frozenset[int]()
        self._is_measuring = False
        self._letters = _LONG_NAME
        """The length of names that are not cut off at this size of text."""
        self._needed: dict[int, int] = {}
        """The width each column needs at this size of text."""
        self._points: float | None = None
        self._bars: tuple[bool, ...] = False, False
        """Whether there is a bar across, and one down."""
        self._room_measured = QSize()
        """The room for cells for which all was measured last."""
        self.wanted_width = 0
        """The width of the table at the full size of text."""
        self.growth = 1.0
        """The most growth of letters where all has room, in however small a window."""
        self.loosest = 0.0
        """The most height of a row, in heights of its words, where few rows share the room."""
        self.tightest = 1.0
        """How small letters become, relatively, so that no row is scrolled out."""
        self.least_share = LEAST_SHARE
        """How small letters become, relatively, before names are cut off and columns hidden."""
        super().__init__(self.lines, name)
        self.horizontalHeader().setStretchLastSection(False)
        self.verticalHeader().setMinimumSectionSize(1)  # Qt's is for larger words

    def _follow(self, model: QAbstractItemModel) -> None:
        """Measure again once for all changes of another table."""
        self.lines.shown.connect(self._span)
        self.lines.shown.connect(self._measure)
        model.columnsInserted.connect(self._choose_whole_row)

    def _span(self) -> None:
        """Let words in place of figures go across the columns that they leave empty."""
        self.clearSpans()
        for row in range(self.lines.rowCount()):
            for at, column in enumerate(self.lines.columns):
                if (columns := column.span(self.lines.row(row))) > 1:
                    self.setSpan(row, at, 1, columns)

    def _choose_whole_row(self) -> None:
        """Extend the selection of a row to new columns."""
        if self.currentIndex().isValid():
            self.selectRow(self.currentIndex().row())

    def set_points(self, points: float) -> None:
        """Set the maximum size of the text, whatever the size elsewhere."""
        self._points = points
        self._measure()

    def hide_columns(self, columns: Collection[int]) -> None:
        """Hide these columns, which leaves more room for the others."""
        if self._hidden != frozenset(columns):
            self._hidden = frozenset(columns)
            self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.viewport().size() != self._room_measured:
            self._measure()
        self._see_chosen()

    def _measure(self) -> None:
        """Write as large as possible, with no scroll bar that this does not need."""
        if self._is_measuring:
            return
        self._is_measuring = True
        for again, bars in enumerate((self._bars, *product((False, True), repeat=2))):
            # Left to Qt, bars come and go for ever, as each of them takes room from the other.
            across, down = self._bars = bars
            self.setHorizontalScrollBarPolicy(_BAR[across])
            self.setVerticalScrollBarPolicy(_BAR[down])
            self._write()
            self.updateGeometries()  # as the headings may be lower now
            self._share_height()
            room = self.viewport().size()
            is_wide = self.horizontalHeader().length() > room.width()
            is_high = self.verticalHeader().length() > room.height()
            if bars == (is_wide, is_high) or (again and across >= is_wide and down >= is_high):
                break
        self._room_measured = self.viewport().size()
        self._is_measuring = False

    def _write(self) -> None:
        """Write at the full size, or smaller if everything fits then."""
        self.wanted_width = 0
        wished = self._with_all_rows(self._points or self._grown())
        least = max(LEAST_POINTS, wished * self.least_share)
        points = 0.0
        self._letters = _LONG_NAME
        for breaks in (False, True):
            points = self._measured(wished, self._hidden, breaks=breaks)
            if self._names_are_whole:
                break
        if points < least:
            for letters, hidden in self._narrower:
                self._letters = letters
                points = self._measured(wished, hidden, breaks=True)
                if points >= least:
                    break
        if self.lines.breaks_headings:
            self._join_headings()
        if not self._names_are_whole:
            largest_fitting(points, min(points, least), self._room_for_names)
        widths = self._needed
        more = _shared_out(self._left, self._lacks, _APART * self.fontMetrics().averageCharWidth())
        header = self.horizontalHeader()
        header.setMinimumSectionSize(self.fontMetrics().height())
        for column, width in widths.items():
            header.resizeSection(column, width + more.get(column, 0))

    def _share_height(self) -> None:
        """Let few rows share the height."""
        rows = self.lines.rowCount()
        shared = min(self.viewport().height() // max(1, rows), self._row(self.loosest))
        is_long = self.tightest < 1 and self._row(ROW) * rows > self.viewport().height()
        high = max(shared, height_of_rows(self, self._row(_CLOSE if is_long else ROW), rows))
        if is_long and self._share_of_rows >= 1:
            high = self.viewport().height() // rows
        if high != self.verticalHeader().defaultSectionSize():  # or all would be painted again
            self.verticalHeader().setDefaultSectionSize(high)

    def _grown(self) -> float:
        """Return the size of text beside a sheet, or as much of it as all has room with."""
        points = look.points()
        growth = max(self.growth, look.growth(self.window().size()))
        if growth == 1:
            return points
        self._show_but(self._hidden, breaks=False)
        self._room(points)  # for the width wanted, which does not grow
        return largest_fitting(points * growth, points, self._room_for_all)

    def _with_all_rows(self, points: float) -> float:
        """Return a smaller size of text if all rows are seen with it."""
        least = points * self.tightest
        if least < points and self._room_for_rows(least) >= 1:
            return largest_fitting(points, least, self._room_for_rows)
        return points

    def _room_for_rows(self, points: float) -> float:
        set_size(self, points)
        return self._share_of_rows

    @property
    def _share_of_rows(self) -> float:
        """The share of room for all rows, however low."""
        room = self.contentsRect().height() - self.horizontalHeader().sizeHint().height()
        return room / max(1, self.lines.rowCount() * self._row(ROW * LOWEST))

    def _room_for_all(self, points: float) -> float:
        """Return the share of room for all rows, with whole names."""
        self._room(points)
        wide = sum(self._needed.values()) + sum(self._lacks.values())
        return min(self.viewport().width() / wide, self.height() / self.whole_height)

    def _show_but(self, hidden: Collection[int], *, breaks: bool) -> None:
        """Hide these columns, and write headings in one or two lines."""
        self.lines.breaks_headings = breaks
        for column in range(self.lines.columnCount()):
            self.setColumnHidden(column, column in hidden)

    def _measured(self, wished: float, hidden: Collection[int], *, breaks: bool) -> float:
        """Return the text size without these columns, and with headings in one or two lines."""
        self._show_but(hidden, breaks=breaks)
        return largest_fitting(wished, LEAST_POINTS, self._room)

    def _join_headings(self) -> None:
        """Write headings in one line again where their figures are as wide anyway."""
        self.lines.breaks_headings = False
        widths = self._widths()
        if sum(widths.values()) > sum(self._needed.values()):
            self.lines.breaks_headings = True

    @property
    def _narrower(self) -> Iterator[tuple[int, frozenset[int]]]:
        """Yield how long names are and which columns are hidden, step by step, for large text.

        The first columns go before names are cut off, others after.
        """
        columns = [*enumerate(self.lines.columns)]
        levels = range(1 + max(column.goes for _, column in columns))
        hidden = [
            self._hidden.union(at for at, column in columns if 0 < column.goes <= level)
            for level in levels
        ]
        yield from ((_LONG_NAME, fewer) for fewer in hidden[1:2])
        yield from ((_SHORT_NAME, fewer) for fewer in hidden)

    def _row(self, lines: float) -> int:
        return look.row_height(self.fontMetrics().height() * lines)

    @property
    def whole_height(self) -> int:
        """The height that shows all rows."""
        return self.height_for(self.lines.rowCount())

    @property
    def lacks_only_head(self) -> bool:
        """Whether a few rows have room, low as they become, but not with the headings."""
        room, head = self.contentsRect().height(), self.horizontalHeader().sizeHint().height()
        rows = self.lines.rowCount()
        is_few = low(rows) < low()
        return is_few and room - head < rows * self._row(ROW) * low(rows) <= room

    def height_for(self, rows: int) -> int:
        """Return the height that shows this number of rows."""
        return height_of(self, 0) + rows * self._row(ROW) + 1

    def _room(self, points: float) -> float:
        set_size(self, points)
        self._needed = self._widths()
        wide = sum(self._needed.values())
        self.wanted_width = self.wanted_width or wide
        return self.viewport().width() / wide

    def _room_for_names(self, points: float) -> bool:
        self._room(points)
        return self._names_are_whole

    @property
    def _left(self) -> int:
        """The width left for names after the minimum of each column."""
        return max(0, self.viewport().width() - sum(self._needed.values()))

    @property
    def _lacks(self) -> dict[int, int]:
        """The width each stretched column lacks to show its names in full."""
        seen = self._stretched & self._needed.keys()
        return {each: self._lack(each, self._needed[each]) for each in seen}

    @property
    def _names_are_whole(self) -> bool:
        return sum(self._lacks.values()) <= self._left

    def _words(self, column: int) -> set[str]:
        """The distinct texts of a column, and those that it has room for in any case."""
        shown = self.lines.columns[column]
        rows = map(self.lines.row, range(self.lines.rowCount()))
        return {*shown.usual, *(shown.text(row) for row in rows if shown.span(row) == 1)}

    def sizeHintForColumn(self, column: int) -> int:
        """Measure each distinct text once; Qt would ask eight things of every cell."""
        return widest(self, self._words(column))

    def _lack(self, column: int, width: int) -> int:
        """Return how much longer than this width the longest text of a column is."""
        return max(0, self.sizeHintForColumn(column) + GAP // 2 - width)

    def _widths(self) -> dict[int, int]:
        """Return the minimum width of each column: figures in full, long names cut off."""
        header, widths = self.horizontalHeader(), {}
        long = self.fontMetrics().averageCharWidth() * self._letters
        for column in range(self.lines.columnCount()):
            if not self.isColumnHidden(column):
                held = self.sizeHintForColumn(column)
                held = min(held, long) if column in self._stretched else held
                widths[column] = max(held + GAP // 2, header.sectionSizeHint(column))
        return widths

    @property
    def chosen(self) -> Any:
        """The key of the selected row, if there is one."""
        index = self.currentIndex()
        return self.lines.key(index) if index.isValid() else None

    def choose(self, key: object) -> None:
        """Select the row with this key, or nothing if there is none."""
        place = self.lines.place_of(key)
        if place is None:
            self.clearSelection()
            self.setCurrentIndex(self.rootIndex())
            return
        if key != self.chosen:
            self.selectRow(place)
            self._see_chosen()
        self.scrollTo(self.currentIndex())

    def _see_chosen(self) -> None:
        """Scroll to the selected row, with the rows above and below it where these have room.

        A row that is clicked stays where it is, for a second click.
        """
        here = self.currentIndex()
        for row in (here.row() - 1, here.row() + 1, here.row()):
            self.scrollTo(self.lines.index(row, here.column()))


def _shared_out(room: int, lacks: dict[int, int], apart: int) -> dict[int, int]:
    """Share the room equally among columns of names, or by need if names would be cut off.

    What is left in a wide window is no gap within the rows, so that they can be read across.
    """
    even, whole = room // max(1, len(lacks)), sum(lacks.values())
    if max(lacks.values(), default=0) <= even:
        return {column: min(even, lack + apart) for column, lack in lacks.items()}
    return {column: room * lack // whole for column, lack in lacks.items()}
