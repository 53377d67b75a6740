"""An evening to look at: its sheets, which nothing that is done here can change."""

from PySide6.QtWidgets import QWidget

from scorepad.bridge.evening import Evening
from scorepad.ui.document import Document
from scorepad.ui.look import Colours, text_font
from scorepad.ui.parts.labels import label
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.sheet.sheet_model import SheetModel
from scorepad.ui.sheet.sheet_view import SheetView

ZOOM = 60
"""Smaller than on the card table, so that a whole sheet is seen."""


class ReadOnlySheets(QWidget):
    """The sheets with a sentence above them."""

    def __init__(self, colours: Colours, points: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = Document(parent=self)
        self.sheet = SheetView(SheetModel(self._document, self), colours)
        self.sheet.set_zoom(ZOOM)
        self._message = label("")
        in_column(self._message, (self.sheet, 1), inside=self, margins=(14, 4, 0, 0), spacing=8)
        self.set_look(colours, points)

    def set_look(self, colours: Colours, points: float) -> None:
        self._message.setFont(text_font(points))
        self.sheet.set_colours(colours)

    @property
    def evening(self) -> Evening:
        return self._document.evening

    @property
    def sentence(self) -> str:
        return self._message.text()

    def look_at(self, evening: Evening, sentence: str) -> None:
        self._document.open(evening)
        self._message.setText(sentence)
        self.sheet.show_latest()
