"""The list of deals: select one to see its figures, correct it, or drag it elsewhere."""

from collections.abc import Callable, Iterable
from math import ceil
from typing import cast

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem, QTableView

from scorepad.bridge.deal import Deal
from scorepad.bridge.rounds import At
from scorepad.ui import look
from scorepad.ui.deals.deal_model import BY, CONTRACT, NUMBER, THEY, WE, DealModel, DealRow
from scorepad.ui.look import RIGHT, text_font
from scorepad.ui.painting.contract_painter import deal_width, draw_deal
from scorepad.ui.parts import deal_keys
from scorepad.ui.parts.cells import EDGE, Cells, is_cut_off
from scorepad.ui.parts.list_table import (
    LOW,
    ROW,
    height_of,
    height_of_rows,
    set_size,
    style_as_list,
)
from scorepad.ui.parts.tips import Index
from scorepad.ui.words import passed_out, translate
from scorepad.ui.words.elements import all_elements

_BY_TAB = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
_BY_LETTERS = 20
"""The visible length of the declarer's name with the holder of honours."""
_OUTLINE = 1
"""The width of the outline around a highlighted deal, in pixels."""


class DealList(QTableView):
    """All deals of the evening; Enter corrects the current one, Delete deletes it."""

    chosen = Signal(object)
    """The place of the current deal, or None."""
    correct_asked = Signal(At)
    remove_asked = Signal(At)
    insert_asked = Signal(At)
    move_asked = Signal(At, int)
    """Move a deal up (-1) or down (1)."""

    def __init__(self, model: DealModel) -> None:
        super().__init__()
        self._deals = model
        self._delegate = _DealDelegate(self)
        style_as_list(self, model, translate("words", "Deals"))
        self.setItemDelegate(self._delegate)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDragDropOverwriteMode(False)
        self.setDropIndicatorShown(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.elements = QAction(self, text=all_elements(), checkable=True)
        self.elements.toggled.connect(self._show_elements)
        self.addAction(self.elements)
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(BY, QHeaderView.ResizeMode.Stretch)
        model.rowsInserted.connect(self._inserted)
        model.rowsMoved.connect(self._span_all_heads)
        for signal in (model.rowsInserted, model.rowsRemoved, model.dataChanged):
            signal.connect(self._share_width)
        self.selectionModel().currentRowChanged.connect(self._current_changed)
        self.doubleClicked.connect(self._correct)
        self.measure()

    def set_size(self, points: float) -> None:
        """Set the size of the text, and a smaller one for headings."""
        set_size(self, points)
        self.measure()

    def measure(self) -> None:
        """Fit rows and columns to the size of the text, keeping the scroll position at the foot."""
        at_foot = self._is_at_foot
        metrics = QFontMetricsF(self.font())
        digit = metrics.horizontalAdvance("0")
        self._fit_rows()
        widths = ((NUMBER, 3.4), (WE, 5.2), (THEY, 5.2))
        header = self.horizontalHeader()
        header.ensurePolished()
        header.setMinimumSectionSize(1)  # or the hints would not shrink
        header.setMinimumSectionSize(header.sectionSizeHint(BY))
        elements = range(THEY + 1, self._deals.columnCount())
        if elements:
            self.setColumnWidth(BY, round(metrics.averageCharWidth() * _BY_LETTERS / 2))
        for column, digits in (*widths, *((column, 5.2) for column in elements)):
            self.setColumnWidth(column, max(header.sectionSizeHint(column), round(digits * digit)))
        self.setColumnWidth(CONTRACT, self._usual_contract)
        self._share_width()
        self._span_all_heads()
        if at_foot:
            self._see_deals()

    @property
    def _usual_contract(self) -> int:
        """The width of contracts where names leave it."""
        wide, header = QFontMetricsF(self.font()).horizontalAdvance, self.horizontalHeader()
        held = max(9.5 * wide("0"), wide(passed_out()) + wide("0"))
        return max(header.sectionSizeHint(CONTRACT), round(held))

    def _share_width(self) -> None:
        """Let names that would be cut off have what the contracts leave free."""
        metrics, header = QFontMetricsF(self.font()), self.horizontalHeader()
        had, usual = self.columnWidth(CONTRACT), self._usual_contract
        rows = [self._deals.row(number) for number in range(self._deals.rowCount())]
        names = max((metrics.horizontalAdvance(row.words) for row in rows if row.deal), default=0)
        lacks = ceil(names) + 2 * EDGE + 1 - self.columnWidth(BY)
        if had == usual and lacks <= 0:
            return
        deals = [row.deal.item for row in rows if row.deal and isinstance(row.deal.item, Deal)]
        played = max((deal_width(deal, self.font()) for deal in deals), default=0)
        least = max(header.sectionSizeHint(CONTRACT), ceil(played + metrics.height() / 2))
        wide = max(min(least, usual), min(usual, had - lacks))
        if wide != had:
            self.setColumnWidth(CONTRACT, wide)

    def wanted_width(self, letters: int = _BY_LETTERS) -> int:
        """Return the width that shows every column, and a name of this many letters."""
        metrics = QFontMetricsF(self.font())
        columns = sum(self.columnWidth(column) for column in (NUMBER, WE, THEY))
        return round(columns + self._usual_contract + metrics.averageCharWidth() * letters)

    def width_for_names(self, letters: int) -> int:
        """Return the width that shows whole names, or so many letters if they are longer or few."""
        wide = QFontMetricsF(self.font()).horizontalAdvance
        longest = ceil(max(map(wide, self._deals.declarers), default=0)) + 2 * EDGE
        least, most = self.wanted_width(letters), self.wanted_width()
        return max(least, min(most, self.wanted_width(0) + longest))

    def _show_elements(self, shown: bool) -> None:
        """Show what each deal was paid for; scrolls sideways if there is no room."""
        modes = QHeaderView.ResizeMode
        self._deals.show_elements(shown=shown)
        self.horizontalHeader().setSectionResizeMode(BY, modes.Fixed if shown else modes.Stretch)
        self.measure()

    def choose(self, at: At | None) -> None:
        """Make a deal the current one, and show its round."""
        if at:
            self._deals.show_round(at.round)
        row = self._deals.row_of(at) if at else None
        if row is None:
            self.selectionModel().clear()
        elif row != self.currentIndex().row() or not self.selectionModel().hasSelection():
            self.selectRow(row)

    def look_at(self, at: At | None) -> None:
        """Scroll to a deal."""
        row = self._deals.row_of(at) if at else None
        if row is not None:
            self.scrollTo(self._deals.index(row, 0))

    def leave(self) -> None:
        """Clear the selection."""
        self.choose(None)

    def begin_at_last(self) -> None:
        """Focus the deal played last, if the list is visible."""
        if self._deals.last and self.isVisible() and self.isEnabled():
            self.choose(self._deals.last)
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the last deal when the list gets the focus by Tab, unless one is selected."""
        super().focusInEvent(event)
        if event.reason() in _BY_TAB and not self.chosen_now:
            self.choose(self._deals.last)

    @property
    def current(self) -> At | None:
        index = self.currentIndex()
        return self._deals.row(index).at if index.isValid() else None

    def with_current(self, do: Callable[[At], None]) -> None:
        """Apply a function to the selected deal, or else to the last one."""
        at = self.chosen_now or self._deals.last
        if at:
            do(at)

    @property
    def chosen_now(self) -> At | None:
        return self.current if self.selectionModel().hasSelection() else None

    def _fit_rows(self) -> None:
        """Make rows lower rather than fold deals, and a little higher so that none is halved."""
        rows = self._deals.rowCount() - self._deals.of_one_round
        low = 0 if look.for_fingers() else round(LOW * self.fontMetrics().height())
        high = height_of_rows(self, self._usual_row, rows, low)
        self.verticalHeader().setDefaultSectionSize(high)

    @property
    def _usual_row(self) -> int:
        return look.row_height(QFontMetricsF(self.font()).height() * ROW)

    def height_for(self, deals: float) -> int:
        """Return the height that shows this number of deals in rows of the usual height."""
        return height_of(self, 0) + ceil(deals * self._usual_row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        at_foot = self._is_at_foot
        self._fit_rows()
        self._share_width()
        if at_foot or self.selectionModel().hasSelection():
            self._see_deals()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._see_deals()

    def _see_deals(self) -> None:
        """Scroll to the selected deal, or to the last ones, which are of interest."""
        if self.selectionModel().hasSelection():
            self.scrollTo(self.currentIndex())
        else:
            self.scrollToBottom()

    def updateGeometries(self) -> None:
        """Keep the scroll position at the foot, unless a deal is selected."""
        at_foot = self._is_at_foot and not self.selectedIndexes()
        super().updateGeometries()
        if at_foot:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    @property
    def _is_at_foot(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() == bar.maximum()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = self.current
        if not (at and deal_keys.ask(self, at, event)):
            super().keyPressEvent(event)

    def _inserted(self, parent: Index, first: int, last: int) -> None:
        self._span_heads(range(first, last + 1))
        self.updateGeometries()  # or it would scroll by the old length
        self.scrollTo(self._deals.index(last, 0))

    def _span_all_heads(self) -> None:
        self._span_heads(range(self._deals.rowCount()))

    def _span_heads(self, rows: Iterable[int]) -> None:
        """Span the heading of a round across all columns; with one round it is above the list."""
        self._fit_rows()
        for number in rows:
            span = self._deals.columnCount() if self._deals.row(number).deal is None else 1
            if self.columnSpan(number, 0) != span:
                self.setSpan(number, 0, 1, span)
            is_above = self._deals.of_one_round and self._deals.row(number).is_head
            if self.isRowHidden(number) != is_above:
                self.setRowHidden(number, is_above)

    def _current_changed(self, current: Index, previous: Index) -> None:
        self.chosen.emit(self._deals.row(current).at if current.isValid() else None)

    def _correct(self, index: Index) -> None:
        at = self._deals.row(index).at
        if at:
            self.correct_asked.emit(at)


class _DealDelegate(Cells):
    """Draws contracts with suits, headings in bold, and deals after the end struck out."""

    def __init__(self, deal_list: QTableView) -> None:
        super().__init__(deal_list)
        self._list = deal_list

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if is_cut_off(option.rect, self._list.viewport().height()):
            return
        model = cast(DealModel, index.model())
        row, colours = model.row(index), look.colours()
        chosen = self._list.selectionModel().isSelected(index)
        if row.deal is None:
            option.font.setBold(row.is_head)
        elif row.deal.after_end:
            option.font.setStrikeOut(True)
        if model.glows(row) and not chosen:
            painter.fillRect(option.rect, colours.glow)
            self._draw_outline(painter, option.rect, index)
        if index.column() == BY and model.was(row):
            on_row = colours.on_accent if chosen else colours.accent
            self._draw_was(painter, option, model, row, on_row)
        if index.column() != CONTRACT or row.deal is None or not isinstance(row.deal.item, Deal):
            super().paint(painter, option, index)
            return
        painter.save()
        if chosen:
            painter.fillRect(option.rect, colours.accent)
        is_quiet = model.is_quiet(row)
        text = colours.on_accent if chosen else colours.quiet if is_quiet else colours.text
        place = QRectF(option.rect.adjusted(EDGE, 0, 0, 0))
        suits = self.suits(is_quiet=is_quiet, chosen=chosen)
        draw_deal(painter, row.deal.item, place, option.font, suits, text)
        painter.restore()

    def written(self, index: Index, font: QFont, room: int) -> str:
        """Say honours before the name where they would be cut off behind it."""
        said = super().written(index, font, room)
        if index.column() != BY or QFontMetricsF(font).horizontalAdvance(said) <= room:
            return said
        return cast(DealModel, index.model()).row(index).short

    def _draw_outline(self, painter: QPainter, cell: QRect, index: Index) -> None:
        """Draw a cell's part of the outline of a row, as the highlight alone is too faint."""
        edges = [QRect(cell.topLeft(), QSize(cell.width(), _OUTLINE))]
        edges.append(edges[0].translated(0, cell.height() - _OUTLINE))
        if index.column() == NUMBER:
            edges.append(QRect(cell.topLeft(), QSize(_OUTLINE, cell.height())))
        if index.column() == index.model().columnCount() - 1:
            right = cell.topRight() - QPoint(_OUTLINE - 1, 0)
            edges.append(QRect(right, QSize(_OUTLINE, cell.height())))
        for edge in edges:
            painter.fillRect(edge, look.colours().accent)

    def _draw_was(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        model: DealModel,
        row: DealRow,
        colour: QColor,
    ) -> None:
        """Write the former points of a deal at the end of its cell; the name gets the rest.

        Where the name would be cut off, they are struck out instead of named.
        """
        font, was = text_font(option.font.pointSizeF() * 0.85), model.was(row)
        name = QFontMetricsF(option.font).horizontalAdvance(row.words) + 2 * EDGE
        wide = ceil(QFontMetricsF(font).horizontalAdvance(was)) + 6
        if name + wide > option.rect.width():
            was = model.points_before(row)
            font.setStrikeOut(True)
            wide = ceil(QFontMetricsF(font).horizontalAdvance(was)) + 6
        painter.save()
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(option.rect.adjusted(0, 0, -4, 0), RIGHT, was)
        painter.restore()
        option.rect.setRight(option.rect.right() - wide)
