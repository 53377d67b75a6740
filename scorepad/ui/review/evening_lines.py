"""Draws an evening in the list: the winners and the others, and below them what was played."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

from scorepad.ui.look import LEFT, row_height
from scorepad.ui.parts.cells import Cells
from scorepad.ui.parts.tips import Index
from scorepad.ui.review.evening_model import EveningModel

_PADDING, _GAP = 10, 6
"""Pixels between the edge and the text, and between evenings."""
_SMALLER = 0.9
"""The size of the second line relative to the first."""
_Role = QPalette.ColorRole


class EveningLines(Cells):
    """Selected evenings are filled while the list has the focus, and framed otherwise."""

    def __init__(self, table: QTableView, model: EveningModel) -> None:
        super().__init__(table)
        self._table, self._model = table, model
        self._months: set[int] = set()
        """The rows with months, which are lower."""

    def measure(self) -> None:
        """Fit the rows to the size of the text."""
        header = self._table.verticalHeader()
        first, second = (QFontMetrics(font).height() for font in self._fonts())
        header.setDefaultSectionSize(row_height(first + second + 2 * _PADDING + _GAP))
        self.measure_months()

    def measure_months(self) -> None:
        """Set the height of month rows to one line, and of former ones back to two."""
        header = self._table.verticalHeader()
        height = QFontMetrics(self._fonts()[0]).height() + _PADDING + _GAP
        months = {*self._model.months}
        for row in self._months - months:
            if row < header.count():
                header.resizeSection(row, header.defaultSectionSize())
        for row in months:
            header.resizeSection(row, height)
        self._months = months

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._table.rowHeight(index.row()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._model.is_month(index.row()):
            self._draw_month(painter, option, str(index.data()))
        else:
            self._draw_evening(painter, option, index)
        painter.restore()

    def cut_off(self, view: object, option: QStyleOptionViewItem, index: Index) -> str:
        """Return the full text: lines are often longer than the list is wide."""
        return "\n".join(filter(None, self._model.said(index.row())))

    def _draw_month(self, painter: QPainter, option: QStyleOptionViewItem, name: str) -> None:
        first, _ = self._fonts()
        first.setBold(True)
        painter.setFont(first)
        painter.setPen(QGuiApplication.palette().color(_Role.PlaceholderText))
        painter.drawText(
            option.rect.adjusted(_PADDING, _PADDING, -_PADDING, -_GAP // 2), LEFT, name
        )

    def _draw_evening(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card = QRectF(option.rect).adjusted(1, _GAP / 2, -1, -_GAP / 2)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        is_filled = is_chosen and self._table.hasFocus()
        colours = QGuiApplication.palette()
        is_seen = colours.color(_Role.Base) != colours.color(_Role.Window)  # draws no edge then
        edge = QPen(Qt.PenStyle.NoPen) if is_seen else QPen(colours.color(_Role.Mid))
        painter.setPen(QPen(colours.color(_Role.Highlight), 2) if is_chosen else edge)
        painter.setBrush(colours.color(_Role.Highlight if is_filled else _Role.Base))
        painter.drawRoundedRect(card, 8, 8)
        text, quiet = (
            (_Role.HighlightedText, _Role.HighlightedText)
            if is_filled
            else (_Role.Text, _Role.PlaceholderText)
        )
        winner, others, below = self._model.said(index.row())
        large, small = self._fonts()
        room = card.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
        bold = QFont(large)
        bold.setBold(True)
        painter.setPen(colours.color(text))
        used = _write(painter, bold, room, _with_figure(winner, QFontMetrics(bold), room.width()))
        gap = QFontMetrics(large).height() * 0.6 if winner else 0
        from_right = option.direction is Qt.LayoutDirection.RightToLeft
        taken = (0, -used - gap) if from_right else (used + gap, 0)
        beside = room.adjusted(taken[0], 0, taken[1], 0)
        if QFontMetrics(large).horizontalAdvance(others) > beside.width():
            others = _without_figures(others)
        _write(painter, large, beside, others)
        painter.setPen(colours.color(quiet))
        room.setTop(room.top() + QFontMetrics(large).height())
        _write(painter, small, room, below)

    def _fonts(self) -> tuple[QFont, QFont]:
        large = QFont(self._table.font())
        small = QFont(large)
        small.setPointSizeF(large.pointSizeF() * _SMALLER)
        return large, small


def _write(painter: QPainter, font: QFont, room: QRectF, text: str) -> float:
    """Write one line at the top of a rectangle, cut off if needed; return its width."""
    metrics = QFontMetrics(font)
    painter.setFont(font)
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0, int(room.width())))
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, text)
    return metrics.horizontalAdvance(text)


def _with_figure(winner: str, metrics: QFontMetrics, room: float) -> str:
    """Cut off the names of one pair, where they lack room, rather than what it won."""
    names, space, won = winner.partition("\u00a0")
    if metrics.horizontalAdvance(winner) <= room or ", " in won:
        return winner
    left = int(room) - metrics.horizontalAdvance(space + won)
    return metrics.elidedText(names, Qt.TextElideMode.ElideRight, left) + space + won


def _without_figures(results: str) -> str:
    """Return only the names in a text of results: Ann, Di."""
    return ", ".join(one.rpartition("\u00a0")[0] or one for one in results.split(", "))
