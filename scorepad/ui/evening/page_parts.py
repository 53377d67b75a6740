"""Small parts that the pages share."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

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
