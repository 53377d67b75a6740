"""What every picture of the card table has: its name for readers, its colours and its words."""

from PySide6.QtWidgets import QWidget

from scorepad.ui.look import Colours
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
