"""A table whose first column, with the names, stays in view while it scrolls."""

from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence
from itertools import accumulate
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

from scorepad.ui.look import USUAL_POINTS, beside_arrow, growth, points, write_headings
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.fitted import LISTS_SHARE
from scorepad.ui.parts.list_table import height_of_rows, set_size, widest
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.parts.tips import Index
from scorepad.ui.review.sort_menu import turn
from scorepad.ui.review.tables import heading_width, make_plain, measure

_VISIBLE = QAbstractItemView.ScrollHint.EnsureVisible
WIDEST = 0.45
"""The maximum share of the table for the names."""
_NEARLY = 0.8
"""The least size of figures relative to other text while columns can give way instead."""
_MOST_BETWEEN = 4
"""How much columns are widened at most, in lines, so that a row is read across."""


class FrozenTable(QTableView):
    """Rank and names are a second view on the same model, placed over the first, which has the
    keys, the selection and the accessible contents."""

    lacked_room = Signal(bool)
    """Whether not all columns have room, so that the less important ones are hidden."""

    def __init__(self, model: TableModel[Any], name: str, giving_way: Sequence[int] = ()) -> None:
        """Columns that give way are hidden where not all have room, the first one first."""
        super().__init__()
        self._model = model
        self._giving_way, self._shows_all = giving_way, False
        self.names = QTableView(self)
        self._letters: tuple[int, ...] = ()
        self._size = 0.0
        """Of the words now."""
        self._room = 0
        """The width that the text was last fitted to."""
        self._is_fitting = self._is_fitted = False
        self._wanted = 0
        """The width that the names would like."""
        self._row = 1
        """The usual height of a row."""
        self._whole = 0
        """The maximum width of the names."""
        self._least: list[int] = []
        """The minimum width of each column."""
        make_plain(self, model, name)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectItems)
        self.setSortingEnabled(True)
        make_plain(self.names, model, name)
        self.names.setSelectionBehavior(QTableView.SelectionBehavior.SelectItems)
        self.names.setSelectionModel(self.selectionModel())
        self.names.setFocusProxy(self)
        self.names.setObjectName("names")
        self.names.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for column in range(1, model.columnCount()):
            self.names.setColumnHidden(column, True)
        self.names.raise_()  # above the headings that scroll
        self._connect()

    def _connect(self) -> None:
        heading = self.names.horizontalHeader()
        heading.setStretchLastSection(False)
        heading.setSectionsClickable(True)
        heading.setSortIndicatorShown(True)
        heading.sectionClicked.connect(self._sort_by_name)
        heading.sectionResized.connect(self._widen)
        self.horizontalHeader().sortIndicatorChanged.connect(self._show_order)
        ours, theirs = self.verticalScrollBar(), self.names.verticalScrollBar()
        ours.valueChanged.connect(theirs.setValue)
        theirs.valueChanged.connect(ours.setValue)
        self.names.activated.connect(self.activated)
        self.model().modelReset.connect(self._fit_names)
        self.model().modelReset.connect(self._fit)
        self.model().rowsInserted.connect(self._fit if self._giving_way else self._fit_rows)
        self.model().rowsRemoved.connect(self._fit_rows)

    def _show_order(self, column: int, order: Qt.SortOrder) -> None:
        self.names.horizontalHeader().setSortIndicator(column, order)

    def _sort_by_name(self) -> None:
        turn(self.horizontalHeader(), 0)

    def measure(self, letters: Iterable[int]) -> None:
        """Fit rows and columns to the size of the text, which has changed."""
        self._letters, self._size = (*letters,), 0.0
        self._fit()

    def _fit(self) -> None:
        """Grow with the window, or shrink large text, as far as columns have room."""
        self._is_fitted = self._is_fitted and self.isVisible()
        if not self._letters or self._is_fitting or not self.isVisible():
            return  # fitting changes the height of headings; what is hidden is fitted when shown
        self._is_fitting = True
        for column in self._giving_way:
            self.setColumnHidden(column, False)
            self._size = 0.0  # measure what is visible now
        grown = points() * growth(self.window().size())
        share = _NEARLY if self._giving_way and not self._shows_all else LISTS_SHARE
        least = min(points(), max(USUAL_POINTS, share * points()))
        for breaks, wished, smallest in (
            (False, grown, points()),
            (False, points(), least),
            (True, points(), least),
        ):
            self._break_headings(on=breaks)
            if self._share_seen(largest_fitting(wished, smallest, self._share_seen)) >= 1:
                break
        if self._giving_way:
            self._hide_columns(grown, least)
        self._share_room()
        self._fit_rows()
        self._is_fitting, self._is_fitted = False, True

    def _hide_columns(self, wished: float, least: float) -> None:
        """Hide as many columns as need be, unless all are wanted."""
        lacks = self._share_seen(self._size) < 1
        if lacks and not self._shows_all:
            for column in self._giving_way:
                self.setColumnHidden(column, True)
                if self._share_seen(self._size) >= 1:
                    break
            self._share_seen(largest_fitting(wished, least, self._share_seen))
        self.lacked_room.emit(lacks)

    def show_all(self, *, on: bool) -> None:
        """Show all columns, which are then scrolled, or only those that have room."""
        self._shows_all = on
        self._fit()

    def _break_headings(self, *, on: bool) -> None:
        """Write headings of several words in one line, or in two where columns lack the room."""
        if self._model.breaks_headings is not on:
            self._model.breaks_headings, self._size = on, 0.0
            last = self._model.columnCount() - 1
            self._model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    def _share_seen(self, size: float) -> float:
        if size != self._size:
            self._size = size
            self._write(size)
        return self.viewport().width() / (self.columnWidth(0) + sum(self._seen.values()))

    @property
    def _seen(self) -> dict[int, int]:
        """Return the visible columns of figures with their minimum widths."""
        columns = range(1, len(self._least))
        return {at: self._least[at] for at in columns if not self.isColumnHidden(at)}

    def _write(self, size: float) -> None:
        for table in (self, self.names):
            set_size(table, size)
        columns = range(self.model().columnCount())
        hidden = [column for column in columns if self.isColumnHidden(column)]
        for column in hidden:  # hidden columns have no width
            self.setColumnHidden(column, False)
        measure(self, self._letters, stretches=False)  # or the last would seem to need all
        self._least = [self.columnWidth(column) for column in columns]
        if size < points() or self._giving_way:  # measure what is visible, not what might be
            heading = self.horizontalHeader()
            for at, wide in enumerate(self._least):
                wanted = max(heading_width(heading, at), self.sizeHintForColumn(at))
                self._least[at] = min(wide, wanted)
        for column in hidden:
            self.setColumnHidden(column, True)
        self._row, self._whole = self.verticalHeader().defaultSectionSize(), self.columnWidth(0)
        self._fit_names()
        metrics = self.fontMetrics()
        for table in (self, self.names):
            ranks = table.verticalHeader()
            write_headings(ranks, size)
            ranks.setFixedWidth(metrics.horizontalAdvance("999") + metrics.height() // 2)
            ranks.setHighlightSections(False)
            ranks.show()

    def sizeHintForColumn(self, column: int) -> int:
        """Measure each distinct text once; Qt would ask eight things of every cell."""
        text = self._model.columns[column].text
        texts = {text(self._model.row(row)) for row in range(self._model.rowCount())}
        return widest(self, texts) + beside_arrow(points())

    def _fit_names(self) -> None:
        """Leave to the figures the width that the longest name does not need."""
        model, metrics = self.model(), self.fontMetrics()
        names = (str(model.index(row, 0).data()) for row in range(model.rowCount()))
        longest = max(map(metrics.horizontalAdvance, names), default=self._whole)
        least = heading_width(self.names.horizontalHeader(), 0)
        self._widen(0, 0, max(least, min(self._whole, longest + metrics.height())))

    def _widen(self, column: int, before: int, now: int) -> None:
        if now and column == 0:
            self._wanted = now
            self.updateGeometries()

    def updateGeometries(self) -> None:
        """Place the names over the first column, including its heading."""
        super().updateGeometries()
        shown, frame = self.viewport().geometry(), self.contentsRect()
        width = min(self._wanted, round(shown.width() * WIDEST))
        heading = self.names.horizontalHeader()
        heading.blockSignals(True)
        heading.resizeSection(0, width)
        heading.blockSignals(False)
        heading.setFixedHeight(self.horizontalHeader().height())
        mirrored = self.isRightToLeft()
        first = frame.right() - shown.right() if mirrored else shown.left() - frame.left()
        left = shown.right() + 1 - width if mirrored else frame.left()
        self.names.setGeometry(left, frame.top(), first + width, shown.bottom() + 1 - frame.top())
        if self.columnWidth(0) != width:
            self.setColumnWidth(0, width)

    def show_columns(self, shown: Collection[int]) -> None:
        """Show these columns; the names are always visible."""
        for column in range(1, self.model().columnCount()):
            self.setColumnHidden(column, column not in shown)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_fitted:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.maximumViewportSize().width()  # scroll bars come and go by what is tried
        if room != self._room:
            self._room = room
            self._fit()
        elif not self._is_fitting:
            self._share_room()
            self._fit_rows()

    def _fit_rows(self) -> None:
        """Make rows a little higher or lower if needed, so that none is half visible."""
        scrolls_sideways = self.horizontalScrollBar().maximum() > 0
        rows = self.model().rowCount()
        high = self._row if scrolls_sideways else height_of_rows(self, self._row, rows)
        for table in (self, self.names):
            table.verticalHeader().setDefaultSectionSize(high)

    def _share_room(self) -> None:
        """Widen columns so that none is cut off before scrolling."""
        room = self.viewport().width() - self.columnWidth(0)
        shown = self._seen
        ends = list(accumulate(shown.values()))
        whole = bisect_right(ends, room)
        if not whole:
            return
        most = _MOST_BETWEEN * self.fontMetrics().height()
        more = min(most, (room - ends[whole - 1]) // whole)
        self.horizontalHeader().setStretchLastSection(more < most)
        for number, column in enumerate(shown):
            self.setColumnWidth(column, shown[column] + (more if number < whole else 0))

    def scrollTo(self, index: Index, hint: QAbstractItemView.ScrollHint = _VISIBLE) -> None:
        """Scroll a figure out from under the names, which are always visible."""
        across = self.horizontalScrollBar()
        before = across.value()
        super().scrollTo(index, hint)
        if index.column() == 0:
            across.setValue(before)
            return
        seen = self.visualRect(index)
        free = self.viewport().width() - seen.right() - 1 if self.isRightToLeft() else seen.left()
        hidden = self.columnWidth(0) - free
        if hidden > 0:
            across.setValue(across.value() - hidden)
