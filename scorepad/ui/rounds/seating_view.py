"""Pictures of the card table in a window, and that of the next round."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scorepad.ui.look import Colours, text_font
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.rounds.seating_painter import SeatingPicture, draw_seating
from scorepad.ui.words import translate


class DrawnTable(QWidget):
    """A picture of the table, which grows with its words."""

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._points = 12.0
        self.setAccessibleName(translate("words", "The table"))

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def set_points(self, points: float) -> None:
        """Set the size of the words."""
        self._points = points
        self.updateGeometry()
        self.update()


class SeatingView(DrawnTable):
    """The table of the next round, with arrows for those who move."""

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(colours, parent)
        self.seating = SeatingPicture(("", "", "", ""), "", "", 0, ())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_seating(self, seating: SeatingPicture, aloud: str) -> None:
        self.seating = seating
        self.setAccessibleDescription(aloud)
        self.setToolTip(plain_tip(aloud))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        line = QFontMetricsF(text_font(self._points)).lineSpacing()
        return QSize(round(line * 12), round(line * (self.seating.height + 0.8)))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_seating(painter, QRectF(self.rect()), self.seating, self._colours, self._points)
