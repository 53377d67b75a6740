"""Draws the what-if table as a sheet of paper, with We and They side by side if they fit."""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from scorepad.bridge.contract import LEVELS, NOTRUMP, Strain
from scorepad.bridge.what_if import Ends, Outlook
from scorepad.ui import look
from scorepad.ui.look import CENTRE, LEFT, RIGHT, Colours
from scorepad.ui.painting.contract_painter import draw_contract
from scorepad.ui.parts.list_table import height_of_rows
from scorepad.ui.parts.tips import Index
from scorepad.ui.what_if.table_sizes import TableSizes
from scorepad.ui.what_if.what_if_model import PER_SIDE, WhatIfModel
from scorepad.ui.words import translate
from scorepad.ui.words import what_if as what_if_words


class WhatIfTable(QTableView):
    """35 contracts down, the doublings of each side across."""

    outlook_chosen = Signal(Outlook)
    """Enter or a double click on a cell."""
    arranged = Signal()
    """Whether both sides fit side by side changed."""

    def __init__(self, model: WhatIfModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = model
        self.measures = TableSizes(model.may_end, self)
        self.side = 0
        """The side shown if only one fits."""
        self.shows_both = True
        self.setModel(model)
        self.setItemDelegate(_Cells(self))
        # References are needed, or they would be collected when the table loses the focus.
        self._sides, self._bids = _Sides(self), _Bids(self)
        self.setHorizontalHeader(self._sides)
        self.setVerticalHeader(self._bids)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(translate("words", "What each contract would score"))
        self.activated.connect(self._activated)
        self.selectionModel().currentChanged.connect(self._current_changed)
        model.dataChanged.connect(self._form_may_change)
        self._measure()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._measure_anew()

    def _measure_anew(self) -> None:
        self.measures = TableSizes(self.rows.may_end, self)
        self._measure()

    def show_side(self, side: int) -> None:
        """Select the side shown if only one fits, keeping the current contract."""
        self.side = side
        current = self.currentIndex()
        self._arrange()
        if current.isValid() and not self.shows_both:
            column = side * PER_SIDE + current.column() % PER_SIDE
            self.setCurrentIndex(self.rows.index(current.row(), column))

    def sizeHint(self) -> QSize:
        """Return the size for both sides and a few rows."""
        width = self.measures.bids + 2 * PER_SIDE * self.measures.cell + self._bar_width()
        return QSize(width, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyboardSearch(self, search: str) -> None:
        """Go to the contract of a typed level or suit letter."""
        row = self.rows.row(max(0, self.currentIndex().row()))
        level, strain = row.level, row.strain
        if search.isdecimal() and int(search) in LEVELS:
            level = int(search)
        elif search.upper() in tuple(Strain):
            strain = Strain(search.upper())
        column = max(0, self.currentIndex().column())
        self.setCurrentIndex(self.rows.index(self.rows.row_of(level, strain), column))

    def _measure(self) -> None:
        self.horizontalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setFixedWidth(self.measures.bids)
        self._arrange()
        few = self.horizontalHeader().height() + 3 * self.measures.row + self._bar_width()
        self.setMinimumSize(self.measures.bids + self.measures.cell, few)
        self.updateGeometries()
        self.viewport().update()

    def _arrange(self) -> None:
        """Share the width among the columns of both sides, or of one."""
        room = self.width() - self.measures.bids - self._bar_width()
        both = room >= 2 * PER_SIDE * self.measures.cell
        if self.shows_both and self.currentIndex().isValid():
            self.side = self.currentIndex().column() // PER_SIDE
        shown = range(2 * PER_SIDE) if both else _columns(self.side)
        width, spare = divmod(room, len(shown))
        for column in range(2 * PER_SIDE):
            self.setColumnHidden(column, column not in shown)
            self.setColumnWidth(column, max(self.measures.cell, width))
        if width >= self.measures.cell:
            self.setColumnWidth(shown[-1], width + spare)
        heading = self.measures.heading if both else 0
        self.horizontalHeader().setFixedHeight(heading + self.measures.subheading)
        high = height_of_rows(self, self.measures.row, self.rows.rowCount())
        self.verticalHeader().setDefaultSectionSize(high)
        if both != self.shows_both:
            self.shows_both = both
            self.arranged.emit()

    def _bar_width(self) -> int:
        return self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)

    def _form_may_change(self) -> None:
        """Measure again for another form, in which deals end other things."""
        if self.rows.may_end != self.measures.ends:
            self._measure_anew()

    def _current_changed(self, current: Index, previous: Index) -> None:
        self.horizontalHeader().viewport().update()
        self.verticalHeader().viewport().update()

    def _activated(self, index: Index) -> None:
        outlook = self.rows.outlook(index)
        if outlook:
            self.outlook_chosen.emit(outlook)


def _columns(side: int) -> range:
    return range(side * PER_SIDE, (side + 1) * PER_SIDE)


class _Cells(QStyledItemDelegate):
    """Paints figures, each with a word for what it would end."""

    def __init__(self, table: WhatIfTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        table = self._table
        colours, measures = look.colours(), table.measures
        row, column = table.rows.row(index), index.column()
        outlook = row.outlooks[column]
        cell = QRectF(option.rect)
        painter.save()
        # Games are highlighted, to show where they begin.
        game = outlook is not None and Ends.GAME in outlook.ends
        painter.fillRect(option.rect, colours.glow if game else colours.paper)
        right = measures.figure_right(cell)
        painter.setPen(colours.ink if outlook else colours.quiet)
        painter.setFont(measures.figure)
        figure = QRectF(cell.left(), cell.top(), right - cell.left(), cell.height())
        points = (
            what_if_words.won_or_lost(row.points(column)) if outlook else what_if_words.no_figure()
        )
        painter.drawText(figure, RIGHT, points)
        if outlook:
            self._draw_end(painter, outlook, cell.adjusted(figure.width() + measures.gap, 0, 0, 0))
        _draw_lines(painter, row.strain, option.rect, colours)
        if column == PER_SIDE and table.shows_both:
            middle = QRect(option.rect.topLeft(), QSize(1, option.rect.height()))
            painter.fillRect(middle, colours.quiet)
        if index == table.currentIndex():
            _draw_focus(painter, cell, colours, table.hasFocus())
        painter.restore()

    def _draw_end(self, painter: QPainter, outlook: Outlook, place: QRectF) -> None:
        colours, measures = look.colours(), self._table.measures
        rubber = Ends.RUBBER in outlook.ends
        painter.setFont(measures.word_bold if rubber else measures.word)
        won = Ends.GAME in outlook.ends
        painter.setPen(colours.accent if won else colours.quiet)
        painter.drawText(place, LEFT, what_if_words.name_of_end(outlook.ends))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._table.measures.cell, self._table.measures.row)


def _draw_lines(painter: QPainter, strain: Strain, cell: QRect, colours: Colours) -> None:
    """Draw a hairline below the last contract of each level."""
    if strain is NOTRUMP:
        line = QRect(cell.bottomLeft(), QSize(cell.width(), 1))
        painter.fillRect(line, colours.hairline)


def _draw_focus(painter: QPainter, cell: QRectF, colours: Colours, focus: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colours.accent if focus else colours.quiet, 2 if focus else 1))
    painter.drawRoundedRect(cell.adjusted(2, 2, -2, -2), 4, 4)


class _Sides(QHeaderView):
    """Two lines: the declaring side, and below it the doublings."""

    def __init__(self, table: WhatIfTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        table = self._table
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), look.colours().paper)
            for side in (0, 1):
                if table.shows_both:
                    self._draw_side(painter, side)
                if table.shows_both or side == table.side:
                    self._draw_doublings(painter, side)
            foot = QRect(QPoint(0, self.height() - 1), QSize(self.width(), 1))
            painter.fillRect(foot, look.colours().ink)

    def _draw_doublings(self, painter: QPainter, side: int) -> None:
        table = self._table
        colours, measures = look.colours(), table.measures
        top = self.height() - measures.subheading
        for section, text in zip(_columns(side), what_if_words.doublings().values(), strict=True):
            left = self.sectionViewportPosition(section)
            cell = QRectF(left, top, self.sectionSize(section), measures.subheading)
            here = section == table.currentIndex().column()
            font = measures.word_bold if here else measures.word
            painter.setFont(font)
            painter.setPen(colours.accent if here else colours.quiet)
            painter.drawText(measures.over_figures(cell, text, font), RIGHT, text)

    def _draw_side(self, painter: QPainter, side: int) -> None:
        table = self._table
        first = side * PER_SIDE
        left = self.sectionViewportPosition(first)
        width = sum(self.sectionSize(column) for column in _columns(side))
        place = QRectF(left, 0, width, table.measures.heading)
        painter.setPen(look.colours().ink)
        painter.setFont(table.measures.head)
        painter.drawText(
            place, CENTRE, what_if_words.side_plays(table.rows.sides[side], table.rows.we)
        )
        if side == 1:
            line = QRect(left, table.measures.heading // 3, 1, self.height())
            painter.fillRect(line, look.colours().quiet)


class _Bids(QHeaderView):
    """The contracts, with suits as shapes."""

    def __init__(self, table: WhatIfTable) -> None:
        super().__init__(Qt.Orientation.Vertical, table)
        self._table = table
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        table = self._table
        colours, measures = look.colours(), table.measures
        row = table.rows.row(section)
        current = table.currentIndex()
        here = current.isValid() and current.row() == section
        painter.save()
        painter.fillRect(rect, colours.paper)
        if here:
            bar = QRectF(rect.left() + measures.gap * 0.4, rect.top() + 3, 3, rect.height() - 6)
            painter.fillRect(bar, colours.accent)
        place = QRectF(rect).adjusted(measures.gap * 1.5, 0, 0, 0)
        draw_contract(painter, row.contract, place, measures.bid, colours, colours.ink)
        _draw_lines(painter, row.strain, rect, colours)
        painter.restore()
