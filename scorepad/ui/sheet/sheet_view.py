"""The sheets of the evening, side by side on the desk; a view on the sheet model."""

from itertools import groupby

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
from scorepad.ui.look import SHEET_POINTS, Colours
from scorepad.ui.rows import Index
from scorepad.ui.sheet.desk import (
    FOOT_LINES,
    GAP,
    LEAST_BETWEEN,
    MOST_ROWS,
    PlacedSheet,
    Room,
    needed,
    placed,
)
from scorepad.ui.sheet.sheet_model import SheetModel, SheetRow
from scorepad.ui.sheet.sheet_painter import (
    FIGURE,
    Ink,
    column_rect,
    draw_line,
    draw_paper,
)
from scorepad.ui.words import menus as menu_words

LEAST_ZOOM, MOST_ZOOM = 50, 400


def _round_of(row: SheetRow) -> int:
    return row.round


FITTED_ZOOM = 100
"""Up to this zoom a sheet is fitted into a window that is a little too low for it."""
LEAST_POINTS = 20
"""Figures become no smaller so; what is longer then scrolls."""
BLANK_EDGE = 0.1
"""How much of a row no figure reaches: at the edge, figures are seen whole or not at all."""


class SheetView(QTableView):
    """Draws the sheets; a table for the keyboard and for screen readers.

    Where a sheet is longer than the window its figures scroll between the names, which stay at
    the head, and the totals, which stay at the foot: who is ahead is always to be seen.
    """

    deal_chosen = Signal(At)
    zoomed = Signal(int)

    def __init__(self, model: SheetModel, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Asked for Qt's own, PySide would look through all kinds of widgets, at every start.
        self._port = QWidget(self)
        self.setViewport(self._port)
        self._rows = model
        self._colours = colours
        self._zoom = 100
        self._points = float(SHEET_POINTS)
        self._fit = 1.0
        self._marks = False
        self._lit: At | None = None
        self._sheets: list[PlacedSheet] = []
        self._stale = True
        self._size = QSize()
        self.setModel(model)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        for corner in self.findChildren(QAbstractButton):
            corner.hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)  # the arrows go from figure to figure
        self.setMouseTracking(True)
        self.setAccessibleName(menu_words.the_sheet())
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.dataChanged):
            signal.connect(self.lay_out)

    # What the window tells it.

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._port.update()

    def set_marks(self, on: bool) -> None:
        """Letters beside the figures, as in a textbook."""
        self._marks = on
        self._port.update()

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
        self._port.update()

    def show_latest(self) -> None:
        """Scroll to the sheet being played, and there to what is typed or was entered last."""
        sheets = self.placed()
        if not sheets:
            return
        typed = [sheet for sheet in sheets if any(row.ghost for row in sheet.rows)]
        latest = (typed or sheets)[-1]
        bar = self.horizontalScrollBar()
        bar.setValue(round(latest.paper.right() + self._row * GAP) - self._port.width())
        figures = [
            (at, number, column)
            for number, row in enumerate(latest.rows)
            for column in (0, 1)
            if (at := row.figure_at(column))
        ]
        ghost = next((row.ghost for row in latest.rows if row.ghost), None)
        shown = ghost or max((at for at, *_ in figures), key=lambda at: at.place, default=None)
        for at, number, column in figures:
            if at == shown:
                self._scroll_to(latest, number, column)

    # Where everything lies.

    @property
    def _row(self) -> float:
        """The height of a row in pixels."""
        return self._wanted_row * self._fit

    @property
    def _wanted_row(self) -> float:
        """The same where the window is high enough."""
        pixels = self._points * self.logicalDpiY() / 72 * self._zoom / 100
        return pixels / FIGURE

    @property
    def _ink(self) -> Ink:
        return Ink(self._colours, self._row, self._marks)

    def lay_out(self) -> None:
        """Place the sheets anew, when they are next asked for: many signals, one layout."""
        self._stale = True
        self._port.update()

    def placed(self) -> list[PlacedSheet]:
        """The sheets where they lie now."""
        if self._stale:
            self._stale = False
            self._place_sheets()
        return self._sheets

    def _fitting(self, last: tuple[SheetRow, ...]) -> float:
        """By how much the sheet being played is drawn smaller, so that no figure is hidden.

        Where the players made it larger themselves, it is as large as they want it.
        """
        if self._zoom > FITTED_ZOOM:
            return 1.0
        wanted = (needed(last) + 2 * GAP) * self._wanted_row
        least = LEAST_POINTS / (self._points * self._zoom / 100)
        return min(1.0, max(least, self._port.height() / wanted))

    def _place_sheets(self) -> None:
        rows = [self._rows.row(number) for number in range(self._rows.rowCount())]
        groups = [tuple(group) for _, group in groupby(rows, key=_round_of)]
        self._fit = self._fitting(groups[-1])
        row = self._row
        room = Room(row, min(MOST_ROWS, self._port.height() / row - 2 * GAP))
        before = {sheet.first: sheet for sheet in self._sheets}
        self._sheets = []
        first = 0
        left = GAP * row
        tallest = 0.0
        for lines in groups:
            was = before.get(first)
            if was and was.rows == lines and was.room == room and was.paper.left() == left:
                sheet = was
            else:
                sheet = placed(lines, first, left, room)
            self._sheets.append(sheet)
            first += len(lines)
            left = sheet.paper.right() + GAP * row
            tallest = max(tallest, sheet.paper.bottom())
        self._size = QSize(round(left), round(tallest + GAP * row))
        self.updateGeometries()

    def _offset(self) -> QPoint:
        """From the desk to the viewport; a few sheets lie in the middle."""
        spare = max(0, self._port.width() - self._size.width()) // 2
        return QPoint(spare - self.horizontalScrollBar().value(), -self.verticalScrollBar().value())

    def _pinned(self, sheet: PlacedSheet, number: int) -> QRectF:
        """Where a line is seen: the header and the totals stay in the window."""
        rect = sheet.lines[number]
        if not self._can_pin(sheet):
            return rect
        top = self.verticalScrollBar().value()
        if number == 0:
            return rect.translated(0, top)
        if number >= len(sheet.lines) - FOOT_LINES:
            foot = top + self._port.height() - GAP * self._row
            return rect.translated(0, min(0.0, foot - sheet.lines[-1].bottom()))
        return rect

    def _can_pin(self, sheet: PlacedSheet) -> bool:
        """Whether figures have room between a header and totals that stay in the window."""
        fixed = sheet.lines[0].height() + sheet.lines[-1].height()
        return self._port.height() > fixed + (2 * GAP + LEAST_BETWEEN) * self._row

    def _between(self, sheet: PlacedSheet) -> QRectF:
        """The part of a sheet in which figures scroll."""
        if not self._can_pin(sheet):
            top = self.verticalScrollBar().value()
            return QRectF(sheet.paper.left(), top, sheet.paper.width(), self._port.height())
        head = self._pinned(sheet, 0)
        foot = self._pinned(sheet, len(sheet.lines) - FOOT_LINES)
        return QRectF(
            sheet.paper.left(), head.bottom(), sheet.paper.width(), foot.top() - head.bottom()
        )

    # What Qt asks a view.

    def updateGeometries(self) -> None:
        port = self._port.size()
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
        self._port.update()

    def visualRect(self, index: Index) -> QRect:
        for sheet in self.placed():
            line = index.row() - sheet.first
            if 0 <= line < len(sheet.lines):
                rect = column_rect(self._pinned(sheet, line), index.column())
                return rect.translated(self._offset()).toAlignedRect()
        return QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        on_desk = point - self._offset()
        for sheet in self.placed():
            if not sheet.paper.left() <= on_desk.x() <= sheet.paper.right():
                continue
            between = self._between(sheet).contains(on_desk)
            for number in range(len(sheet.lines)):
                rect = self._pinned(sheet, number)
                scrolls = 0 < number < len(sheet.lines) - FOOT_LINES
                if rect.contains(on_desk) and (between or not scrolls):
                    column = int(on_desk.x() > rect.center().x())
                    return self.model().index(sheet.first + number, column)
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        for sheet in self.placed():
            line = index.row() - sheet.first
            if 0 <= line < len(sheet.lines):
                self._scroll_to(sheet, line, index.column())

    def _scroll_to(self, sheet: PlacedSheet, line: int, column: int) -> None:
        """Bring a figure into the part of its sheet that scrolls."""
        rect = column_rect(sheet.lines[line], column)
        across = self.horizontalScrollBar()
        if rect.left() < across.value():
            across.setValue(round(rect.left()))
        elif rect.right() > across.value() + self._port.width():
            across.setValue(round(rect.right()) - self._port.width())
        if not 0 < line < len(sheet.lines) - FOOT_LINES:
            return
        between = self._between(sheet)
        down = self.verticalScrollBar()
        if rect.top() < between.top():
            down.setValue(down.value() - round(between.top() - rect.top()))
        elif rect.bottom() > between.bottom():
            down.setValue(down.value() + round(rect.bottom() - between.bottom()))

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.topLeft())
        self.selectionModel().select(QItemSelection(index, index), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        return QRegion(self._port.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()
        self.show_latest()

    def paintEvent(self, event: QPaintEvent) -> None:
        sheets = self.placed()
        ink = self._ink
        offset = self._offset()
        seen = QRectF(event.rect().translated(-offset))
        with QPainter(self._port) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(event.rect(), self._colours.desk)
            painter.translate(offset)
            for sheet in sheets:
                if sheet.paper.intersects(seen):
                    self._draw_sheet(painter, sheet, seen, ink)

    def _draw_sheet(self, painter: QPainter, sheet: PlacedSheet, seen: QRectF, ink: Ink) -> None:
        head, foot = self._pinned(sheet, 0).top(), sheet.lines[-1].bottom()
        draw_paper(painter, sheet.paper, ink, head, foot)
        last = len(sheet.lines) - FOOT_LINES
        spare = BLANK_EDGE * ink.row
        between = self._between(sheet).adjusted(0, -spare, 0, spare)
        for row, rect in zip(sheet.rows[1:last], sheet.lines[1:last], strict=True):
            if rect.top() >= between.top() and rect.bottom() <= between.bottom():
                draw_line(painter, row, rect, ink, self._is_lit)
        for number in (0, *range(last, len(sheet.lines))):
            draw_line(painter, sheet.rows[number], self._pinned(sheet, number), ink, self._is_lit)
        if self.hasFocus():
            self._draw_focus(painter, sheet, ink)

    def _draw_focus(self, painter: QPainter, sheet: PlacedSheet, ink: Ink) -> None:
        current = self.currentIndex()
        line = current.row() - sheet.first
        if 0 <= line < len(sheet.lines):
            painter.setPen(ink.colours.accent)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(column_rect(self._pinned(sheet, line), current.column()))

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
