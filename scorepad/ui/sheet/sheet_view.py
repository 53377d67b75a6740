"""The sheet of one round, as large as it fits: a view of the sheet model."""

from bisect import bisect_left, bisect_right
from functools import partial
from math import ceil

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QMenu, QTableView, QWidget

from scorepad.bridge.rounds import At
from scorepad.ui import look
from scorepad.ui.look import USUAL_POINTS
from scorepad.ui.painting.sheet_painter import (
    SMALL,
    Ink,
    column_rect,
    draw_line,
    draw_paper,
    draw_sum,
    fill,
    with_large_figures,
)
from scorepad.ui.parts import deal_keys
from scorepad.ui.parts.tips import Index
from scorepad.ui.sheet.sheet_model import SheetModel
from scorepad.ui.sheet.sheet_places import LEAST_WORDS, PlacedSheet, placed_sheet
from scorepad.ui.words import translate


class SheetView(QTableView):
    """Draws a sheet, which is a table for the keyboard and for screen readers.

    It shows the present round, or an earlier one instead, always completely.
    """

    deal_chosen = Signal(At)
    correct_asked = Signal(At)
    remove_asked = Signal(At)
    insert_asked = Signal(At)
    move_asked = Signal(At, int)
    explained = Signal(str)
    """The reason for the selected figure."""
    resized = Signal(int)
    """Make everything a little larger (1) or smaller (-1)."""
    turned = Signal()
    """Another round is shown."""

    def __init__(self, model: SheetModel) -> None:
        super().__init__()
        # Qt's own viewport would make PySide search all widget classes, at every start.
        self._port = QWidget(self)
        self.setViewport(self._port)
        self.rows = model
        self._marks = False
        self._lit: At | None = None
        self._corrected: At | None = None
        self._earlier: int | None = None
        self._usual_height = 0
        self._sheet: PlacedSheet | None = None
        self.setModel(model)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        super().updateGeometries()  # skips the corner, which needs headers
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)  # the arrow keys move between figures
        self.setMouseTracking(True)
        self.setAccessibleName(translate("words", "The sheet"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.dataChanged):
            signal.connect(self.place_sheet)

    # For the window.

    def set_marks(self, on: bool) -> None:
        """Show letters beside the figures."""
        self._marks = on
        self._port.update()

    @property
    def round(self) -> int:
        """The index of the round shown."""
        last = self.rows.row(self.rows.rowCount() - 1).round
        return last if self._earlier is None else min(self._earlier, last)

    def show_round(self, number: int) -> None:
        """Show an earlier round, or the present one again."""
        last = self.rows.row(self.rows.rowCount() - 1).round
        earlier = number if number < last else None
        if earlier != self._earlier:
            self._earlier = earlier
            self.place_sheet()
            self.turned.emit()

    def light(self, at: At | None) -> None:
        """Highlight all figures of one deal."""
        self._lit = at
        self.place_sheet()  # its figures are not folded

    def light_corrected(self, at: At | None) -> None:
        """Also highlight a corrected deal."""
        self._corrected = at
        self.place_sheet()

    @property
    def lit(self) -> set[At]:
        return {at for at in (self._lit, self._corrected) if at}

    def look_at(self, at: At | None) -> None:
        """Show the sheet of a deal, or else the present one."""
        self.show_round(at.round if at else self.rows.row(self.rows.rowCount() - 1).round)

    def show_latest(self) -> None:
        """Show the present sheet."""
        self.look_at(None)

    # Layout.

    def set_usual_height(self, high: int) -> None:
        """Set the height it has with text of the usual size; large text never shrinks figures."""
        if high != self._usual_height:
            self._usual_height = high
            self.place_sheet()

    def place_sheet(self) -> None:
        """Mark the layout as outdated: it is computed once after many signals."""
        self._sheet = None
        self._port.update()

    def placed(self) -> PlacedSheet:
        """Return the present layout of the sheet."""
        if self._sheet is None:
            every = range(self.rows.rowCount())
            first = bisect_left(every, self.round, key=self._round_of)
            end = bisect_right(every, self.round, key=self._round_of)
            its_rows = [*map(self.rows.row, every[first:end])]
            over = self.rows.is_over(self.round)
            laid_out = partial(placed_sheet, its_rows, first, kept=self.lit, is_over=over)
            desk, points = QSizeF(self._port.size()), self.font().pointSizeF()
            pixels = points * self.logicalDpiY() / 72
            least, usual = 0.0, look.usual_points()
            more = self._usual_height - desk.height() if self._usual_height else 0
            smaller = range(usual, ceil(points)) if self._usual_height else range(0)
            for size in smaller:
                high = desk.height() + more * (points - size) / (points - usual)
                sized = QSizeF(desk.width(), high), size / USUAL_POINTS, pixels * size / points
                least = laid_out(*sized, least=least).row
            self._sheet = laid_out(desk, points / USUAL_POINTS, pixels, least=least)
        return self._sheet

    def _round_of(self, row: int) -> int:
        return self.rows.row(row).round

    # Qt's methods.

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return 0

    def _line_of(self, index: Index) -> int | None:
        """Return the line of the sheet for an index."""
        line = index.row() - self.placed().first
        return line if 0 <= line < len(self.placed().lines) else None

    def visualRect(self, index: Index) -> QRect:
        line = self._line_of(index)
        if line is None:
            return QRect()
        return column_rect(self.placed().lines[line], index.column()).toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        sheet = self.placed()
        for number, rect in enumerate(sheet.lines):
            if rect.contains(point) and number not in sheet.sums:
                column = int(point.x() > rect.center().x())
                return self.model().index(sheet.first + number, column)
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        if index.isValid():
            self.show_round(self.rows.row(index).round)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.topLeft())
        self.selectionModel().select(QItemSelection(index, index), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        return QRegion(self._port.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_sheet()

    def paintEvent(self, event: QPaintEvent) -> None:
        sheet = self.placed()
        with QPainter(self._port) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colours = look.colours()
            fill(painter, event.rect(), colours.desk)
            least = min(LEAST_WORDS, SMALL * sheet.row * sheet.times)
            ink = Ink(colours, sheet.row, self._marks, words=least, times=sheet.times)
            ink = with_large_figures(ink, sheet.boards)
            draw_paper(painter, sheet.paper, ink, sheet.lines[0].top(), sheet.paper.bottom())
            if colours.paper == colours.desk:  # with high contrast, an outline marks its edge
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(colours.hairline, 1))
                painter.drawRect(sheet.paper)
            for number, (row, rect) in enumerate(zip(sheet.rows, sheet.lines, strict=True)):
                if number in sheet.sums:
                    draw_sum(painter, sheet.sums[number], rect, ink)
                elif not rect.isNull():
                    draw_line(painter, row, rect, ink, self._is_lit)
            if self.hasFocus():
                self._draw_focus(painter, sheet, ink)

    def _draw_focus(self, painter: QPainter, sheet: PlacedSheet, ink: Ink) -> None:
        current = self.currentIndex()
        line = self._line_of(current)
        painter.setPen(QPen(ink.colours.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(sheet.paper)
        if line is not None and self.rows.deal_at(current):
            painter.drawRect(column_rect(sheet.lines[line], current.column()))

    def _is_lit(self, at: At) -> bool:
        return at in self.lit

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._holds_still = True  # or a second click would hit what scrolled under it
        self._choose(self.indexAt(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = self.rows.deal_at(self.currentIndex())
        if at and deal_keys.ask(self, at, event):
            return
        super().keyPressEvent(event)
        self._choose(self.currentIndex())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        at = self.rows.deal_at(self.indexAt(event.position().toPoint()))
        if at:
            self.correct_asked.emit(at)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu for the deal of a figure, if there is one."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if self.rows.deal_at(index) and self.actions():
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addActions(self.actions())
            place = self.visualRect(index).center() if by_key else event.pos()
            menu.popup(self._port.mapToGlobal(place))

    def _choose(self, index: QModelIndex) -> None:
        at = self.rows.deal_at(index)
        if at:
            self.deal_chosen.emit(at)
            self.explained.emit(index.data(Qt.ItemDataRole.AccessibleTextRole))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.resized.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ScreenChangeInternal):
            self.place_sheet()  # figures grow with text, if they fit
