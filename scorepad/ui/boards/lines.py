"""Tables of the boards, whose figures are always seen whole."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import ceil
from typing import Any, Generic

from PySide6.QtCore import QAbstractItemModel, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from scorepad.tables.table import R, Table
from scorepad.ui import look
from scorepad.ui.painting.contract_painter import draw_words, has_suits, on_accent
from scorepad.ui.painting.wrapping import largest
from scorepad.ui.parts.fitted import LEAST_POINTS, LEAST_SHARE
from scorepad.ui.parts.list_table import (
    EDGE,
    GAP,
    ListTable,
    height_of,
    height_of_rows,
    is_cut_off,
    set_size,
)
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.parts.tips import FullTextTips, Index

_LOOSE, _TIGHT = 1.5, 1.2
"""The height of a row in lines, usually and where not even two rows would be seen."""
LONG_NAME = 16
"""Letters of a name that is seen whole."""


class _SuitCells(FullTextTips):
    """Draws suits as shapes in their colours, as on the sheet; on the accent the shape tells."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if is_cut_off(option.rect):
            return
        super().paint(painter, option, index)
        text = str(index.data() or "")
        if not has_suits(text):
            return
        self.initStyleOption(option, index)
        colours = look.colours()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = colours.on_accent if chosen else colours.text
        painter.save()
        painter.fillRect(option.rect, colours.accent if chosen else colours.desk)
        painter.setPen(ink)
        place = QRectF(option.rect).adjusted(EDGE, 0, 0, 0)
        suits = on_accent(colours) if chosen else colours
        draw_words(painter, text, place, option.font, suits)
        painter.restore()


class Grid(ListTable, Generic[R]):
    """A list whose figures are always seen whole; some columns share the room that is left."""

    def __init__(
        self,
        name: str,
        table: Table[R],
        *,
        stretched: Sequence[int],
        spare: Sequence[int] = (),
    ) -> None:
        """Where a name would be cut off, spare columns go: first the empty ones, then the last.

        Where all would be written small, headings are broken, then columns go as they say.
        """
        self.lines, self._stretched = TableModel(table), frozenset(stretched)
        self._spare, self._hidden = spare, frozenset[int]()
        self._is_measuring = False
        self._needed: dict[int, int] = {}
        """How wide each column must be with letters of this size."""
        self._points: float | None = None
        self.wanted_width = 0
        """So wide it is where it is written as large as the players like."""
        super().__init__(self.lines, name)
        self.horizontalHeader().setStretchLastSection(False)
        self.setItemDelegate(_SuitCells(self))

    def _follow(self, model: QAbstractItemModel) -> None:
        """Measure once for all that is otherwise in another table."""
        self.lines.shown.connect(self._measure)
        model.columnsInserted.connect(self._choose_whole_row)

    def _choose_whole_row(self) -> None:
        """Choose the new columns too of the row that is chosen."""
        if self.currentIndex().isValid():
            self.selectRow(self.currentIndex().row())

    def set_points(self, points: float) -> None:
        """Write so large at the most, whatever the size of other words."""
        self._points = points
        self._measure()

    def hide_columns(self, columns: Collection[int]) -> None:
        """Show no more of these columns: the others get their room."""
        if self._hidden != frozenset(columns):
            self._hidden = frozenset(columns)
            self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()
        self.scrollTo(self.currentIndex())

    def _measure(self) -> None:
        """Write as large as the players like, or smaller if then all has room."""
        if self._is_measuring:
            return
        self._is_measuring = True
        self.wanted_width = 0
        wished = self._points or look.points()
        least = max(LEAST_POINTS, wished * LEAST_SHARE)
        points = 0.0
        for hidden in self._without_spare:
            points = self._measured(wished, hidden, breaks=False)
            if self._names_are_whole:
                break
        if points < least:
            for hidden in self._without_more:
                points = self._measured(wished, hidden, breaks=True)
                if points >= least:
                    break
        if not self._names_are_whole:
            largest(points, min(points, least), self._room_for_names)
        widths = self._needed
        more = _shared_out(self._left, self._lacks)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(self.fontMetrics().height())
        for column, width in widths.items():
            header.resizeSection(column, width + more.get(column, 0))
        loose, tight = self._row(_LOOSE), self._row(_TIGHT)
        least = loose if self.viewport().height() >= 2 * loose else tight
        high = height_of_rows(self, least, self.lines.rowCount())
        if high != self.verticalHeader().defaultSectionSize():  # or all would be painted again
            self.verticalHeader().setDefaultSectionSize(high)
        self._is_measuring = False

    def _measured(self, wished: float, hidden: Collection[int], *, breaks: bool) -> float:
        """Return the size of letters without these columns, the headings in one line or two."""
        self.lines.breaks_headings = breaks
        for column in range(self.lines.columnCount()):
            self.setColumnHidden(column, column in hidden)
        return largest(wished, LEAST_POINTS, self._room)

    @property
    def _without_spare(self) -> Iterable[frozenset[int]]:
        """What is hidden, first as little as can be, then more so that names are whole."""
        fewer = self._hidden.union(filter(self._is_empty, self._spare))
        return dict.fromkeys((self._hidden, fewer, fewer.union(self._spare[-1:])))

    @property
    def _without_more(self) -> Iterator[frozenset[int]]:
        """What is hidden besides, step by step, so that letters are large."""
        *_, without = self._without_spare
        columns = [*enumerate(self.lines.columns)]
        for level in range(1 + max(column.goes for _, column in columns)):
            yield without.union(at for at, column in columns if 0 < column.goes <= level)

    def _row(self, lines: float) -> int:
        return look.row_height(self.fontMetrics().height() * lines)

    @property
    def whole_height(self) -> int:
        """The height in which all rows are seen."""
        return self.height_for(self.lines.rowCount())

    def height_for(self, rows: int) -> int:
        """Return the height in which so many rows are seen."""
        return height_of(self, 0) + rows * self._row(_LOOSE) + 1

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
        """The room for names besides what each column must have."""
        return max(0, self.viewport().width() - sum(self._needed.values()))

    @property
    def _lacks(self) -> dict[int, int]:
        """By how much each column of names is wider than it must be."""
        return {each: self._lack(each, self._needed[each]) for each in self._stretched}

    @property
    def _names_are_whole(self) -> bool:
        return sum(self._lacks.values()) <= self._left

    def _words(self, column: int) -> set[str]:
        """All words of a column, each once: many are in it several times."""
        text = self.lines.columns[column].text
        return {text(self.lines.row(row)) for row in range(self.lines.rowCount())}

    def _is_empty(self, column: int) -> bool:
        return not any(self._words(column))

    def sizeHintForColumn(self, column: int) -> int:
        """Measure each word once; Qt would ask for eight things of every cell."""
        wide = map(QFontMetricsF(self.font()).horizontalAdvance, self._words(column))
        return ceil(max(wide, default=0)) + 2 * EDGE

    def _lack(self, column: int, width: int) -> int:
        """Return by how much a name of the column is longer than that."""
        return max(0, self.sizeHintForColumn(column) + GAP // 2 - width)

    def _widths(self) -> dict[int, int]:
        """How wide each column must be: figures are whole, long names may be cut off."""
        header, widths = self.horizontalHeader(), {}
        long = self.fontMetrics().averageCharWidth() * LONG_NAME
        for column in range(self.lines.columnCount()):
            if not self.isColumnHidden(column):
                held = self.sizeHintForColumn(column)
                held = min(held, long) if column in self._stretched else held
                widths[column] = max(held, header.sectionSizeHint(column)) + GAP // 2
        return widths

    @property
    def chosen(self) -> Any:
        """The key of the row that is chosen, if one is."""
        index = self.currentIndex()
        return self.lines.key(index) if index.isValid() else None

    def choose(self, key: object) -> None:
        """Choose the row of this key; none where there is no such row."""
        place = self.lines.place_of(key)
        if place is None:
            self.clearSelection()
            self.setCurrentIndex(self.rootIndex())
            return
        if key != self.chosen:
            self.selectRow(place)
        self.scrollTo(self.currentIndex())


def _shared_out(room: int, lacks: dict[int, int]) -> dict[int, int]:
    """Give each column of names as much, or what it lacks where a name would be cut off."""
    even, whole = room // len(lacks), sum(lacks.values())
    if max(lacks.values()) <= even:
        return dict.fromkeys(lacks, even)
    return {column: room * lack // whole for column, lack in lacks.items()}
