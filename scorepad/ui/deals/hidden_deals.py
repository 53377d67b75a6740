"""A button in place of a scroll bar: how many deals of a list have no room, and those deals."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QTableView, QWidget

from scorepad.bridge import translatable
from scorepad.bridge.translatable import plural
from scorepad.ui import look
from scorepad.ui.look import RIGHT
from scorepad.ui.words import translate

_MARGIN = 12
"""Pixels before it."""


class HiddenDeals(QAbstractButton):
    """Lies at the end of a heading, and changes no height; without text there are none."""

    def __init__(self, deals: QTableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._high = 0
        self._bar = deals.verticalScrollBar()
        deals.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys scroll the list itself
        self.clicked.connect(self._turn)
        self._bar.valueChanged.connect(self._count)
        self._bar.rangeChanged.connect(self._count)
        self.hide()

    def _count(self) -> None:
        above = self._bar.value()
        hidden = (
            (above, translatable.translate("words", "%n earlier deal(s)", "", -1)),
            (
                self._bar.maximum() - above,
                translatable.translate("words", "%n later deal(s)", "", -1),
            ),
        )
        said = (plural(deals, number).said(translate) for number, deals in hidden if number)
        text = " · ".join(said)
        text = f"{text} ›" if text else ""
        if text != self.text():
            self.setText(text)
            self.setVisible(bool(text))

    def _turn(self) -> None:
        """Show as many of the deals before those now shown, or the last ones again."""
        bar = self._bar
        bar.setValue(bar.value() - bar.pageStep() if bar.value() else bar.maximum())

    def lie_beside(self, heading: QWidget) -> int:
        """Lie at the end of a heading, as high as a finger needs; return the width taken."""
        self._high = heading.sizeHint().height()
        wide = self.fontMetrics().horizontalAdvance(self.text()) + _MARGIN
        self.setFixedSize(wide, max(self._high, look.FINGER if look.for_fingers() else 0))
        self.move(heading.geometry().right() + 1 - wide, heading.y())
        self.raise_()
        return wide if self.text() else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write in the line of the heading, without a frame over the headings of the columns."""
        painter = QPainter(self)
        painter.setPen(look.colours().accent)
        painter.drawText(QRect(0, 0, self.width(), self._high), RIGHT, self.text())
