"""The sheet with the chips of the rounds below it, wherever an evening is shown."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from scorepad.ui.document import Document
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.sheet.round_chips import RoundChips
from scorepad.ui.sheet.sheet_model import SheetModel
from scorepad.ui.sheet.sheet_view import SheetView

_CHIPS_SHARE = 0.2
"""The maximum share of a low window for the chips."""


class SheetStage(QWidget):
    """Shows one sheet completely; a click on a chip shows another round."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document
        self.sheet = SheetView(SheetModel(document, self))
        self.chips = RoundChips(document)
        in_column((self.sheet, 1), self.chips, inside=self, margins=NO_MARGINS, spacing=0)
        self.chips.chosen.connect(self.sheet.show_round)
        self.sheet.turned.connect(self._show_turned)
        document.changed.connect(self._show_turned)
        self._show_turned()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.chips.fit_height(round(self.height() * _CHIPS_SHARE))

    def _show_turned(self) -> None:
        self.chips.show_as_seen(self.sheet.round)
