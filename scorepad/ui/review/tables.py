"""Plain read-only tables to select a row or a figure in."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QAbstractItemModel, QEvent, QItemSelectionModel, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOptionHeader,
    QTableView,
)

from scorepad.ui.look import colours, points, row_height, text_font
from scorepad.ui.painting.contract_painter import draw_words, has_suits, words_width
from scorepad.ui.parts.list_table import style_as_list
from scorepad.ui.parts.screen_fit import has_few_lines
from scorepad.ui.parts.tips import Index

_Flag = QItemSelectionModel.SelectionFlag
_ROW, _CLOSE_ROW = 1.55, 1.2
"""The row height in lines, and that in small windows."""
_BESIDE = 6
"""Pixels of a table beside its columns."""
_AROUND = 10
"""Pixels around a heading and its arrow."""
_NOBODY: Mapping[int, float] = {}


class _Headings(QHeaderView):
    """Draws the sort arrow after the text, as at the edge it would seem to be the next column's.

    Suits are shapes in their colours, as in all tables.
    """

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setSectionsClickable(True)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        super().initStyleOptionForIndex(option, section)
        if self._leads(option):
            option.sortIndicator = QStyleOptionHeader.SortIndicator.None_
        if has_suits(option.text):
            option.text = ""

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        painter.save()
        super().paintSection(painter, rect, section)
        painter.restore()
        said = str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")
        if has_suits(said):
            self._draw_suits(painter, rect, section, said)
        arrow = QStyleOptionHeader()
        self.initStyleOption(arrow)
        super().initStyleOptionForIndex(arrow, section)
        is_sorted = self.isSortIndicatorShown() and section == self.sortIndicatorSection()
        if is_sorted and self._leads(arrow):
            size = self.font().pointSizeF()
            words = _width(arrow.text, size)
            side = round(size)
            place = QRect(rect.left() + words + side, rect.center().y() - side // 2, side, side)
            arrow.rect = QStyle.visualRect(self.layoutDirection(), rect, place)
            kind = QStyle.PrimitiveElement.PE_IndicatorHeaderArrow
            self.style().drawPrimitive(kind, arrow, painter, self)

    def _draw_suits(self, painter: QPainter, rect: QRect, section: int, said: str) -> None:
        option = QStyleOptionHeader()
        self.initStyleOption(option)
        self.initStyleOptionForIndex(option, section)
        option.rect = rect
        label = self.style().subElementRect(QStyle.SubElement.SE_HeaderLabel, option, self)
        place = QRectF(label)
        place.setLeft(place.right() - words_width(said, self.font()))
        draw_words(painter, said, place, self.font(), colours())

    def _leads(self, option: QStyleOptionHeader) -> bool:
        """Whether the text is left-aligned, with room for the arrow after it."""
        return bool(option.textAlignment & Qt.AlignmentFlag.AlignLeft)


def measure(
    table: QTableView,
    letters: Iterable[int],
    width: int = 0,
    shares: Mapping[int, float] = _NOBODY,
    *,
    stretches: bool = True,
) -> None:
    """Fit rows and columns to the size of the text, without cutting headings.

    Columns with long texts share the remaining width, or else the last one has it.
    """
    metrics = table.fontMetrics()
    row = _CLOSE_ROW if has_few_lines(table.window()) else _ROW
    table.verticalHeader().setDefaultSectionSize(row_height(metrics.height() * row))
    header = table.horizontalHeader()
    header.setStretchLastSection(stretches and not shares)
    widths = [
        max(heading_width(header, column), number * metrics.averageCharWidth())
        for column, number in enumerate(letters)
    ]
    room = width - table.verticalScrollBar().sizeHint().width() - _BESIDE
    room -= sum(least for column, least in enumerate(widths) if column not in shares)
    for column, least in enumerate(widths):
        table.setColumnWidth(column, max(least, int(room * shares.get(column, 0))))


def heading_width(header: QHeaderView, column: int) -> int:
    """Return the width of a heading with its arrow, which may be apart from the text."""
    said = header.model().headerData(column, Qt.Orientation.Horizontal)
    side = header.model().headerData(
        column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole
    )
    size = header.font().pointSizeF()
    arrow = points() if side and side & Qt.AlignmentFlag.AlignRight else 2 * size
    return _width(str(said), size) + round(arrow) + _AROUND


def _width(heading: str, size: float) -> int:
    """Return how wide a heading is, which may stand in two lines."""
    metrics = QFontMetrics(text_font(size))
    return max(map(metrics.horizontalAdvance, heading.splitlines()), default=0)


class PlainTable(QTableView):
    """A table; a click on what cannot be chosen leaves chosen what is."""

    def __init__(self, model: QAbstractItemModel, name: str) -> None:
        super().__init__()
        make_plain(self, model, name)

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> _Flag:
        is_row = bool(index.flags() & Qt.ItemFlag.ItemIsSelectable)
        return super().selectionCommand(index, event) if is_row else _Flag.NoUpdate


def make_plain(table: QTableView, model: QAbstractItemModel, name: str) -> None:
    """Set up a table that cuts long texts, and scrolls if it is wide."""
    table.setHorizontalHeader(_Headings())
    style_as_list(table, model, name)
    table.setWordWrap(False)
    table.setTextElideMode(Qt.TextElideMode.ElideRight)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.verticalHeader().setMinimumSectionSize(1)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.horizontalHeader().setStretchLastSection(True)
