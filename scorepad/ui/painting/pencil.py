"""Colours, font and pens for charts, on screen and on paper."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen

from scorepad.ui.look import Colours, text_font

_ON_LIGHT = ("#0064A8", "#B84700", "#00795A", "#9B2F7F", "#26241F", "#7A5C00", "#5560B0")
_ON_DARK = ("#6CB8F0", "#FF9A5C", "#4CC9A0", "#F0A6D0", "#F2EFE8", "#F0C94A", "#B4B9F2")
"""Distinguishable for the colour-blind too; lines also differ by dashes and marks."""
_DOWN_ON_LIGHT, _DOWN_ON_DARK = QColor("#948B7C"), QColor("#6F685B")
"""Contrasts about equally with the paper and with the bars of contracts made."""


@dataclass(frozen=True, slots=True)
class Pencil:
    """All measures follow from the height of the font."""

    colours: Colours
    font: QFont
    black: bool = False
    """Lines differ only by dashes and marks."""

    @property
    def line(self) -> float:
        return QFontMetricsF(self.font).lineSpacing()

    def width(self, text: str) -> float:
        return QFontMetricsF(self.font).horizontalAdvance(text)

    def cut(self, text: str, room: float) -> str:
        elide = Qt.TextElideMode.ElideMiddle
        return QFontMetricsF(self.font).elidedText(text, elide, room)

    def pen(self, colour: QColor, letters: float = 0.06) -> QPen:
        """Return a pen as wide as a share of a letter, but never too thin."""
        return QPen(colour, max(0.8, letters * self.line))

    @property
    def is_dark(self) -> bool:
        return self.colours.paper.lightness() < self.colours.ink.lightness()

    @property
    def lines(self) -> tuple[QColor, ...]:
        """The colours for several lines."""
        if self.black:
            return (QColor("black"),)
        return tuple(map(QColor, _ON_DARK if self.is_dark else _ON_LIGHT))

    @property
    def down(self) -> QColor:
        """The colour for contracts that went down."""
        return _DOWN_ON_DARK if self.is_dark else _DOWN_ON_LIGHT


def pencil(colours: Colours, pixels: float) -> Pencil:
    font = text_font(10)
    font.setPixelSize(max(1, round(pixels)))
    return Pencil(colours, font)
