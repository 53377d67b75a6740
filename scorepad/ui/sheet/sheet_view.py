"""The sheets of the evening, side by side on the desk; a view on the sheet model."""

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QTableView, QWidget

from scorepad.bridge.corrections import At
from scorepad.ui.look import SHEET_POINTS, Colours
from scorepad.ui.painting.sheet_painter import Ink, column_rect, draw_line, draw_paper, fill
from scorepad.ui.parts.rows import Index
from scorepad.ui.sheet.sheet_model import SheetModel
from scorepad.ui.sheet.sheet_places import PlacedSheet, VisibleSheet, sheets_on, space_for
from scorepad.ui.words import translate

LEAST_ZOOM, MOST_ZOOM = 50, 400

SLIVER = 1 / 8
"""Of a sheet: less of it is not drawn."""
BLANK_EDGE = 0.1
"""How much of a row no figure reaches: at the edge, figures are seen whole or not at all."""


class SheetView(QTableView):
    """Draws the sheets; a table for the keyboard and for screen readers.

    Where a sheet is longer than the window its figures scroll between the names, which stay at
    the head, and the totals, which stay at the foot: who is ahead is always to be seen.
    """

    deal_chosen = Signal(At)
    correct_asked = Signal(At)
    zoomed = Signal(int)

    def __init__(self, model: SheetModel, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Asked for Qt's own, PySide would look through all kinds of widgets, at every start.
        self._port = QWidget(self)
        self.setViewport(self._port)
        self.rows = model
        self._colours = colours
        self._zoom = 100
        self._points = float(SHEET_POINTS)
        self._marks = False
        self._lit: At | None = None
        self._corrected: At | None = None
        self._looked_at: At | None = None
        self._edge: int | None = None
        self._holds_still = False
        self._sheets: list[PlacedSheet] = []
        self._stale = True
        self._width = 0
        self.setModel(model)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        super().updateGeometries()  # without headers there is no corner between them
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)  # the arrows go from figure to figure
        self.setMouseTracking(True)
        self.setAccessibleName(translate("words", "The sheet"))
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.dataChanged):
            signal.connect(self.place_sheets)

    # What the window tells it.

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._port.update()

    def set_marks(self, on: bool) -> None:
        """Show letters beside the figures, as in a textbook."""
        self._marks = on
        self._port.update()

    def set_points(self, points: float) -> None:
        """Set the size of the figures at 100 %."""
        self._points = points
        self.place_sheets()

    def keep_left_of(self, edge: int | None) -> None:
        """Lay the sheets at the left of something that covers the rest."""
        if edge != self._edge:
            self._edge = edge
            self.place_sheets()
            self.look_at(self._looked_at)

    @property
    def paper(self) -> QRect:
        """Where the sheet being played lies on the screen."""
        seen = self._glimpse(self.placed()[-1]).paper.toAlignedRect()
        seen.translate(self._offset(), 0)
        return seen.translated(self._port.mapToGlobal(QPoint()))

    @property
    def zoom(self) -> int:
        return self._zoom

    def set_zoom(self, percent: int) -> None:
        percent = max(LEAST_ZOOM, min(MOST_ZOOM, percent))
        if percent != self._zoom:
            self._zoom = percent
            self.place_sheets()
            self.look_at(self._looked_at)
            self.zoomed.emit(percent)

    def light(self, at: At | None) -> None:
        """Light up all figures of one deal."""
        self._lit = at
        self._port.update()

    def light_corrected(self, at: At | None) -> None:
        """Light up a deal that was corrected, too."""
        self._corrected = at
        self._port.update()

    @property
    def lit(self) -> set[At]:
        return {at for at in (self._lit, self._corrected) if at}

    def look_at(self, at: At | None) -> None:
        """Show the figures of a deal, or else the sheet being played, from now on at any size."""
        self._looked_at = at
        if self._holds_still:
            return
        sheets = self.placed()
        at = at or sheets[-1].latest
        for sheet in sheets:
            if sheet.round == at.round:
                self._show_sheet(sheet, is_last=sheet is sheets[-1])
                for line, column in sheet.figures_of(at):
                    self._scroll_to(sheet, line, column)

    def show_latest(self) -> None:
        """Scroll to the sheet being played, and there to what was entered last."""
        self.look_at(None)

    # Where everything lies.

    @property
    def _wide(self) -> int:
        """So much of the width can be seen."""
        width = self._port.width()
        return width if self._edge is None else max(1, min(width, self._edge))

    def place_sheets(self) -> None:
        """Place the sheets anew, when they are next asked for: many signals, one layout."""
        self._stale = True
        self._port.update()

    def placed(self) -> list[PlacedSheet]:
        """Return the sheets where they lie now."""
        if self._stale:
            self._stale = False
            self._place_sheets()
        return self._sheets

    def _place_sheets(self) -> None:
        rows = [self.rows.row(number) for number in range(self.rows.rowCount())]
        points = self._points * self._zoom / 100
        desk = space_for(self._wide, self._port.height(), points, self._zoom, self.logicalDpiY())
        self._sheets = sheets_on(desk, rows, self._sheets)
        last = self._sheets[-1]
        self._width = round(last.paper.right() + last.room.gap)
        self.updateGeometries()

    def _offset(self) -> int:
        """Return the way from the desk to the viewport; a few sheets lie in the middle."""
        spare = max(0, self._wide - self._width) // 2
        return spare - self.horizontalScrollBar().value()

    def _glimpse(self, sheet: PlacedSheet) -> VisibleSheet:
        return VisibleSheet(sheet, self._port.height(), self.verticalScrollBar().value())

    # What Qt asks a view.

    def updateGeometries(self) -> None:
        port = self._port.size()
        hidden = max((self._glimpse(sheet).hidden for sheet in self._sheets), default=0.0)
        step = round(self._sheets[-1].room.row / 2) if self._sheets else 1
        for bar, most, seen in (
            (self.horizontalScrollBar(), self._width - self._wide, self._wide),
            (self.verticalScrollBar(), round(hidden), port.height()),
        ):
            bar.setRange(0, max(0, most))
            bar.setPageStep(seen)
            bar.setSingleStep(max(1, step))

    def horizontalOffset(self) -> int:
        return self.horizontalScrollBar().value()

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self._port.update()

    def _line_of(self, index: Index) -> tuple[PlacedSheet, int] | None:
        """Return the sheet that an index is on, and the line there."""
        for sheet in self.placed():
            line = index.row() - sheet.first
            if 0 <= line < len(sheet.lines):
                return sheet, line
        return None

    def visualRect(self, index: Index) -> QRect:
        found = self._line_of(index)
        if found is None:
            return QRect()
        sheet, line = found
        rect = column_rect(self._glimpse(sheet).line(line), index.column())
        return rect.translated(self._offset(), 0).toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        on_desk = point - QPoint(self._offset(), 0)
        for sheet in self.placed():
            if not sheet.paper.left() <= on_desk.x() <= sheet.paper.right():
                continue
            glimpse = self._glimpse(sheet)
            between = glimpse.between.contains(on_desk)
            for number in range(len(sheet.lines)):
                rect = glimpse.line(number)
                if rect.contains(on_desk) and (between or not glimpse.scrolls(number)):
                    column = int(on_desk.x() > rect.center().x())
                    return self.model().index(sheet.first + number, column)
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        if found := self._line_of(index):
            self._scroll_to(*found, index.column())

    def _scroll_to(self, sheet: PlacedSheet, line: int, column: int) -> None:
        """Bring a figure into the part of its sheet that scrolls."""
        rect = column_rect(sheet.lines[line], column)
        self._scroll_across(rect.left(), rect.right())
        self.verticalScrollBar().setValue(round(self._glimpse(sheet).scrolled_to(line)))

    def _show_sheet(self, sheet: PlacedSheet, *, is_last: bool) -> None:
        """Bring all of a sheet into the window; the last one at its right."""
        left, right = sheet.paper.left() - sheet.room.gap, sheet.paper.right() + sheet.room.gap
        if is_last:
            self.horizontalScrollBar().setValue(round(right) - self._wide)
        else:
            self._scroll_across(left, right)

    def _scroll_across(self, left: float, right: float) -> None:
        bar = self.horizontalScrollBar()
        if left < bar.value():
            bar.setValue(round(left))
        elif right > bar.value() + self._wide:
            bar.setValue(round(right) - self._wide)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.topLeft())
        self.selectionModel().select(QItemSelection(index, index), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        return QRegion(self._port.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_sheets()
        self.look_at(self._looked_at)

    def paintEvent(self, event: QPaintEvent) -> None:
        offset = self._offset()
        seen = QRectF(event.rect().translated(-offset, 0))
        with QPainter(self._port) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            fill(painter, event.rect(), self._colours.desk)
            painter.translate(offset, 0)
            for sheet in self.placed():
                glimpse = self._glimpse(sheet)
                if glimpse.paper.intersects(seen) and not self._is_sliver(glimpse.paper):
                    self._draw_sheet(painter, glimpse)

    def _is_sliver(self, paper: QRectF) -> bool:
        """Tell whether too little of a sheet would be seen to read anything on it."""
        left = -self._offset()
        inside = min(paper.right(), left + self._wide) - max(paper.left(), left)
        return inside < min(paper.width(), self._wide) * SLIVER

    def _draw_sheet(self, painter: QPainter, glimpse: VisibleSheet) -> None:
        sheet = glimpse.sheet
        left = -self._offset()
        seen = (left, left + self._wide)
        ink = Ink(self._colours, sheet.room.row, self._marks, between=seen)
        draw_paper(painter, glimpse.paper, ink, glimpse.line(0).top(), glimpse.paper.bottom())
        spare = BLANK_EDGE * ink.row
        between = glimpse.between.adjusted(0, -spare, 0, spare)
        for number, row in enumerate(sheet.rows):
            rect = glimpse.line(number)
            inside = rect.top() >= between.top() and rect.bottom() <= between.bottom()
            if inside or not glimpse.scrolls(number):
                draw_line(painter, row, rect, ink, self._is_lit)
        if self.hasFocus():
            self._draw_focus(painter, glimpse, ink)

    def _draw_focus(self, painter: QPainter, glimpse: VisibleSheet, ink: Ink) -> None:
        current = self.currentIndex()
        line = current.row() - glimpse.sheet.first
        if 0 <= line < len(glimpse.sheet.lines):
            painter.setPen(ink.colours.accent)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(column_rect(glimpse.line(line), current.column()))

    def _is_lit(self, at: At) -> bool:
        return at in self.lit

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._holds_still = True  # or a second click would hit what came under the mouse
        self._choose(self.indexAt(event.position().toPoint()))
        self._holds_still = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        self._choose(self.currentIndex())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        at = self._deal_at(self.indexAt(event.position().toPoint()))
        if at:
            self.correct_asked.emit(at)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the deal of a figure; nothing where none stands."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if self._deal_at(index) and self.actions():
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addActions(self.actions())
            place = self.visualRect(index).center() if by_key else event.pos()
            menu.popup(self._port.mapToGlobal(place))

    def _choose(self, index: QModelIndex) -> None:
        at = self._deal_at(index)
        if at:
            self.deal_chosen.emit(at)

    def _deal_at(self, index: QModelIndex) -> At | None:
        return self.rows.row(index).figure_at(index.column()) if index.isValid() else None

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self._zoom + (10 if event.angleDelta().y() > 0 else -10))
            event.accept()
        elif not (self.verticalScrollBar().maximum() or event.angleDelta().x()):
            # A wheel turns one way only: with nothing above or below it goes to earlier sheets.
            QApplication.sendEvent(self.horizontalScrollBar(), event)
        else:
            super().wheelEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ScreenChangeInternal):
            self.place_sheets()
