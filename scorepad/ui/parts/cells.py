"""Writes the cells of a list, and says in a tooltip what is cut off."""

from typing import Any, cast

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from scorepad.ui import look
from scorepad.ui.painting.contract_painter import draw_words, has_suits, on_accent
from scorepad.ui.parts.rows import ALIGNMENTS, TableModel
from scorepad.ui.parts.tips import Index, plain_tip

EDGE = 3
"""Pixels before the text of a cell, as Qt has them."""
CUT = 0.3
"""The share of a row that may be scrolled out while its text is still complete."""


def is_cut_off(cell: QRect, room: int) -> bool:
    """Whether a row is partly scrolled out, above or below, and so not to be drawn."""
    below = cell.bottom() - room if cell.height() < room else 0
    return max(-cell.top(), below) > cell.height() * CUT


class Cells(QStyledItemDelegate):
    """Writes cells as Qt would, which asks eight things of each; suits as coloured shapes."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, model = (
            cast("QAbstractItemView", self.parent()),
            cast("TableModel[Any]", index.model()),
        )
        if is_cut_off(option.rect, view.viewport().height()):
            return
        row, align = model.row(index), model.columns[index.column()].align
        place = option.rect.adjusted(EDGE, 0, -EDGE, 0)
        text, colours = self.written(index, option.font, place.width()), look.colours()
        painter.save()
        chosen = view.selectionModel().isSelected(index)
        ink = colours.quiet if model.is_quiet(row) else colours.text
        if model.is_typed(row):
            chosen, ink = False, colours.accent
            painter.fillRect(option.rect, colours.glow)
        elif chosen:
            painter.fillRect(option.rect, colours.accent)
        painter.setPen(colours.on_accent if chosen else ink)
        if has_suits(text):
            suits = self.suits(is_quiet=model.is_quiet(row), chosen=chosen)
            draw_words(painter, text, QRectF(place), option.font, suits)
        else:
            painter.setFont(option.font)
            metrics = QFontMetrics(option.font)
            whole = metrics.elidedText(text, option.textElideMode, place.width())
            painter.drawText(place, ALIGNMENTS[align], whole)
        painter.restore()

    def written(self, index: Index, font: QFont, room: int) -> str:
        """Return the text of a cell; for subclasses that know shorter words."""
        model = cast("TableModel[Any]", index.model())
        return model.columns[index.column()].text(model.row(index))

    def suits(self, *, is_quiet: bool, chosen: bool) -> look.Colours:
        """Return the colours in which a row shows suits."""
        colours = look.colours()
        if chosen:
            return on_accent(colours)
        pale = dict.fromkeys(colours.suits, colours.quiet)
        return colours._replace(suits=pale) if is_quiet else colours

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        whole = self.cut_off(view, option, index)
        if event.type() != QEvent.Type.ToolTip or not whole:
            return super().helpEvent(event, view, option, index)
        tip = str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
        QToolTip.showText(event.globalPos(), plain_tip("\n".join(filter(None, (whole, tip)))), view)
        return True

    def cut_off(self, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> str:
        """Return the text of a cell if it is cut off."""
        if not index.isValid():
            return ""
        room = view.visualRect(index).width()
        whole = str(index.data() or "")
        return whole if self.sizeHint(option, index).width() > room else ""
