"""The sheets of the evening, side by side on the desk; a view on the sheet model."""

from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QTableView, QWidget

from scorepad.bridge.corrections import At
from scorepad.layout import Placed, place
from scorepad.ui.look import SHEET_POINTS, Colours
from scorepad.ui.rows import Index
from scorepad.ui.sheet_model import SheetModel, SheetRow
from scorepad.ui.sheet_painter import (
    FIGURE,
    MARGIN,
    WIDTH,
    Ink,
    column_rect,
    draw_line,
    draw_paper,
)

LEAST_ZOOM, MOST_ZOOM = 50, 400
GAP = 0.5
"""Desk between and around the sheets, in rows."""
ABOVE = 0.45
"""The share of an empty sheet that lies above the heavy line."""


class PlacedSheet(NamedTuple):
    """One sheet on the desk."""

    paper: QRectF
    first: int
    """The model row of its first line."""
    rows: tuple[SheetRow, ...]
    lines: tuple[QRectF, ...]


class SheetView(QTableView):
    """Draws the sheets; a table for the keyboard and for screen readers."""

    deal_chosen = Signal(At)
    zoomed = Signal(int)

    def __init__(self, model: SheetModel, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = model
        self._colours = colours
        self._zoom = 100
        self._points = float(SHEET_POINTS)
        self._marks = False
        self._lit: At | None = None
        self._sheets: list[PlacedSheet] = []
        self._size = QSize()
        self.setModel(model)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        for corner in self.findChildren(QAbstractButton):
            corner.hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMouseTracking(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.dataChanged):
            signal.connect(self.lay_out)
        self.lay_out()

    # What the window tells it.

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.viewport().update()

    def set_marks(self, on: bool) -> None:
        """Letters beside the figures, as in a textbook."""
        self._marks = on
        self.viewport().update()

    def set_points(self, points: float) -> None:
        """The size of the figures at 100 %."""
        self._points = points
        self.lay_out()

    @property
    def zoom(self) -> int:
        return self._zoom

    def set_zoom(self, percent: int) -> None:
        percent = max(LEAST_ZOOM, min(MOST_ZOOM, percent))
        if percent != self._zoom:
            self._zoom = percent
            self.lay_out()
            self.show_latest()
            self.zoomed.emit(percent)

    def light(self, at: At | None) -> None:
        """Light up all figures of one deal."""
        self._lit = at
        self.viewport().update()

    def show_latest(self) -> None:
        """Scroll to the sheet that is being played, and there to the figure being typed."""
        if not self._sheets:
            return
        last = self._sheets[-1]
        bar = self.horizontalScrollBar()
        bar.setValue(round(last.paper.right() + self._row * GAP) - self.viewport().width())
        for row, rect in zip(last.rows, last.lines, strict=True):
            if row.ghost and row.ghost in (row.figure_at(0), row.figure_at(1)):
                self._scroll_to(rect)

    # Where everything lies.

    @property
    def _row(self) -> float:
        """The height of a row in pixels."""
        pixels = self._points * self.logicalDpiY() / 72 * self._zoom / 100
        return pixels / FIGURE

    @property
    def _ink(self) -> Ink:
        return Ink(self._colours, self._row, self._marks)

    def lay_out(self) -> None:
        """Place all sheets anew."""
        row = self._row
        room = self.viewport().height() / row - 2 * GAP
        rows = [self._rows.row(number) for number in range(self._rows.rowCount())]
        self._sheets = []
        first = 0
        left = GAP * row
        tallest = 0.0
        for _, group in groupby(rows, key=lambda sheet_row: sheet_row.round):
            sheet = self._placed(tuple(group), first, left, room)
            self._sheets.append(sheet)
            first += len(sheet.rows)
            left = sheet.paper.right() + GAP * row
            tallest = max(tallest, sheet.paper.bottom())
        self._size = QSize(round(left), round(tallest + GAP * row))
        self.updateGeometries()
        self.viewport().update()

    def _placed(
        self, rows: tuple[SheetRow, ...], first: int, left: float, room: float
    ) -> PlacedSheet:
        row = self._row
        top = GAP * row
        lines = [sheet_row.line for sheet_row in rows]
        placed = list(place(lines, round(ABOVE * (room - 3.6)), room))
        rects = tuple(self._line_rect(line, left + MARGIN * row, top) for line in placed)
        height = placed[-1].top + placed[-1].height
        return PlacedSheet(QRectF(left, top, WIDTH * row, height * row), first, rows, rects)

    def _line_rect(self, line: Placed, left: float, top: float) -> QRectF:
        row = self._row
        width = (WIDTH - 2 * MARGIN) * row
        return QRectF(left, top + line.top * row, width, line.height * row)

    def _offset(self) -> QPoint:
        """From the desk to the viewport; a few sheets lie in the middle."""
        spare = max(0, self.viewport().width() - self._size.width()) // 2
        return QPoint(spare - self.horizontalScrollBar().value(), -self.verticalScrollBar().value())

    # What Qt asks a view.

    def updateGeometries(self) -> None:
        port = self.viewport().size()
        for bar, whole, seen in (
            (self.horizontalScrollBar(), self._size.width(), port.width()),
            (self.verticalScrollBar(), self._size.height(), port.height()),
        ):
            bar.setRange(0, max(0, whole - seen))
            bar.setPageStep(seen)
            bar.setSingleStep(max(1, round(self._row / 2)))

    def horizontalOffset(self) -> int:
        return self.horizontalScrollBar().value()

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()

    def visualRect(self, index: Index) -> QRect:
        for sheet in self._sheets:
            line = index.row() - sheet.first
            if 0 <= line < len(sheet.lines):
                rect = column_rect(sheet.lines[line], index.column())
                return rect.translated(self._offset()).toAlignedRect()
        return QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        on_desk = point - self._offset()
        for sheet in self._sheets:
            if not sheet.paper.contains(on_desk):
                continue
            for number, rect in enumerate(sheet.lines):
                if rect.contains(on_desk):
                    column = int(on_desk.x() > rect.center().x())
                    return self.model().index(sheet.first + number, column)
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        rect = self.visualRect(index)
        if rect.isValid():
            self._scroll_to(QRectF(rect.translated(-self._offset())))

    def _scroll_to(self, rect: QRectF) -> None:
        for bar, start, end, seen in (
            (self.verticalScrollBar(), rect.top(), rect.bottom(), self.viewport().height()),
            (self.horizontalScrollBar(), rect.left(), rect.right(), self.viewport().width()),
        ):
            if start < bar.value():
                bar.setValue(round(start))
            elif end > bar.value() + seen:
                bar.setValue(round(end - seen))

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.topLeft())
        self.selectionModel().select(QItemSelection(index, index), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        return QRegion(self.viewport().rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()
        self.show_latest()

    def paintEvent(self, event: QPaintEvent) -> None:
        ink = self._ink
        offset = self._offset()
        seen = QRectF(event.rect().translated(-offset))
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(event.rect(), self._colours.desk)
            painter.translate(offset)
            for sheet in self._sheets:
                if sheet.paper.intersects(seen):
                    self._draw_sheet(painter, sheet, seen, ink)

    def _draw_sheet(self, painter: QPainter, sheet: PlacedSheet, seen: QRectF, ink: Ink) -> None:
        draw_paper(painter, sheet.paper, ink, sheet.lines[-1].bottom())
        for row, rect in zip(sheet.rows, sheet.lines, strict=True):
            if rect.top() <= seen.bottom() and rect.bottom() >= seen.top():
                draw_line(painter, row, rect, ink, self._is_lit)
        if self.hasFocus():
            self._draw_focus(painter, sheet, ink)

    def _draw_focus(self, painter: QPainter, sheet: PlacedSheet, ink: Ink) -> None:
        current = self.currentIndex()
        line = current.row() - sheet.first
        if 0 <= line < len(sheet.lines):
            painter.setPen(ink.colours.accent)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(column_rect(sheet.lines[line], current.column()))

    def _is_lit(self, at: At) -> bool:
        return at == self._lit

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._choose(self.indexAt(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        self._choose(self.currentIndex())

    def _choose(self, index: QModelIndex) -> None:
        at = self._rows.row(index).figure_at(index.column()) if index.isValid() else None
        if at:
            self.deal_chosen.emit(at)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self._zoom + (10 if event.angleDelta().y() > 0 else -10))
            event.accept()
        else:
            super().wheelEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ScreenChangeInternal):
            self.lay_out()
