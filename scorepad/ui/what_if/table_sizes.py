"""The sizes of the what-if table."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget

from scorepad.bridge.what_if import Ends
from scorepad.ui.look import row_height, sheet_font, text_font
from scorepad.ui.words import what_if as what_if_words

_WIDEST = "−2000"
"""As wide as any figure in the table."""


class TableSizes:
    """Fonts and distances, computed from the size of the text."""

    def __init__(self, ends: tuple[Ends, ...], device: QWidget) -> None:
        points = device.font().pointSizeF()
        self.ends = ends
        pixels = points * device.logicalDpiY() / 72
        self.figure = sheet_font(pixels * 1.15)
        self.bid = text_font(points * 1.1)
        self.word = text_font(points * 0.85)
        self.word_bold = text_font(points * 0.85, bold=True)
        self.head = text_font(points, bold=True)
        self.gap = pixels * 0.5
        self.figure_width = QFontMetricsF(self.figure).horizontalAdvance(_WIDEST)
        self.row = row_height(max(QFontMetricsF(self.figure).height(), pixels * 1.75))
        end = QFontMetricsF(self.word_bold).horizontalAdvance
        self.end_width = max(
            (self.gap + end(what_if_words.name_of_end((which,))) for which in ends), default=0
        )
        heads = max(end(head) for head in what_if_words.doublings().values())
        cell = self.figure_width + self.end_width + self.gap
        self.cell = round(max(cell, heads + self.gap))
        self.bids = round(QFontMetricsF(self.bid).horizontalAdvance("7NT") + 2.2 * self.gap)
        self.heading = round(QFontMetricsF(self.head).height() * 1.25)
        self.subheading = round(QFontMetricsF(self.word).height() * 1.4)

    def figure_right(self, cell: QRectF) -> float:
        """Return the right edge of figures; with its word, a figure is centred in its column."""
        spare = cell.width() - self.figure_width - self.end_width
        return cell.left() + spare / 2 + self.figure_width

    def over_figures(self, cell: QRectF, text: str, font: QFont) -> QRectF:
        """Return the rectangle of a heading, right-aligned with the figures if possible."""
        width = QFontMetricsF(font).horizontalAdvance(text) + 1
        left = max(cell.left() + self.gap / 2, self.figure_right(cell) - width)
        return QRectF(left, cell.top(), width, cell.height())
