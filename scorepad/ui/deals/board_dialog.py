"""Another board than the one whose turn it is."""

from PySide6.QtWidgets import QFormLayout, QSpinBox, QWidget

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.seating_changes import set_next_board
from scorepad.bridge.what_if import now
from scorepad.ui.document import Document
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import fill
from scorepad.ui.words import menus as menu_words
from scorepad.ui.words import translate

MOST_BOARDS = 9999


class BoardDialog(AskDialog):
    """Its number; who deals and who is vulnerable follow from it."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(translate("words", "The board played next"), parent)
        self._document = document
        self.number = QSpinBox()
        self.number.setRange(1, MOST_BOARDS)
        self.number.setValue(now(document.scored).state.number)
        self.facts = Label("")
        form = QFormLayout()
        form.addRow(translate("words", "&Board"), self.number)
        fill(self.column, form, self.facts)
        self.number.valueChanged.connect(self._tell)
        self._tell()
        self.ask(translate("words", "&Play it"), self.number)
        self.number.selectAll()

    def accept(self) -> None:
        board = self.number.value()
        if board != now(self._document.scored).state.number:
            evening = set_next_board(self._document.evening, board)
            self._document.become(evening, Action(ActionKind.SET_BOARD, {"board": board}))
        super().accept()

    def _tell(self) -> None:
        table = self._document.table
        self.facts.setText(menu_words.board_facts(self.number.value(), table.seating, table.we))
