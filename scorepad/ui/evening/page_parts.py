"""Small parts that the pages share."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QWidget

from scorepad.ui.look import Colours, text_font
from scorepad.ui.parts.labels import Label

PAGE_MARGINS = (24, 18, 24, 10)


class TwoColumnPage(QWidget):
    """A page of two columns."""

    changed = Signal()
    typed = Signal()
    """The players wrote something that would be lost."""
    done = Signal()
    """Enter behind the last thing to be typed."""

    def __init__(self) -> None:
        super().__init__()
        self.columns = QHBoxLayout()

    def height_of_outcome(self) -> int:
        """Return how far down the page its outcome stands, or 0."""
        return 0

    def set_beside(self, beside: bool) -> None:
        """Put the columns side by side, or one below the other."""
        directions = QBoxLayout.Direction
        self.columns.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        whole = self.layout()
        if whole:
            whole.invalidate()  # it remembers how much room the columns took before


def caption(text: str, points: float) -> QLabel:
    """Make the heading of a part of a page."""
    label = QLabel(text)
    label.setFont(text_font(points * 1.15, bold=True))
    return label


def quiet(text: str, colours: Colours) -> QLabel:
    """Make a label that does not catch the eye."""
    return _label(text, colours.quiet)


def wrong(colours: Colours) -> QLabel:
    """Make a label for what is wrong, hidden until something is."""
    label = _label("", colours.wrong)
    label.hide()
    return label


def _label(text: str, colour: QColor) -> QLabel:
    label = Label(text)
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.WindowText, colour)
    label.setPalette(palette)
    return label
