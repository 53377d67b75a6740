"""The sheets of an evening, read-only."""

from PySide6.QtWidgets import QWidget

from scorepad.bridge.changes.results import ResultChange
from scorepad.bridge.entering_results import place_of
from scorepad.bridge.evening import Evening
from scorepad.ui.boards.boards_replay import BoardsInStage
from scorepad.ui.document import Document
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.sheet.sheet_stage import SheetStage


class ReadOnlySheets(QWidget):
    """The sheets with a sentence above them."""

    def __init__(self) -> None:
        super().__init__()
        self._document = Document(parent=self)
        self.stage = SheetStage(self._document)
        self.sheet = self.stage.sheet
        self._boards = BoardsInStage(self.stage)
        self._message = Label("")
        in_column(self._message, (self.stage, 1), inside=self, margins=(14, 4, 0, 0), spacing=8)

    @property
    def evening(self) -> Evening:
        return self._document.evening

    @property
    def sentence(self) -> str:
        return self._message.text()

    def look_at(
        self,
        evening: Evening,
        sentence: str,
        changed: ResultChange | None = None,
    ) -> None:
        """Show an evening at its end, or at the result that was changed there."""
        self._document.open(evening)
        self._message.setText(sentence)
        self.sheet.show_latest()
        result = changed and (changed.now or changed.was)
        self._boards.at = place_of(result) if result else None
        if changed:
            self.sheet.show_round(changed.round)
        self._boards.follow()
