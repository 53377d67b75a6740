"""Asks for the number of the next board."""

from PySide6.QtWidgets import QWidget

from scorepad.bridge.changes.deals import set_next_board
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.next_deal import now
from scorepad.bridge.seats import Seating, Side
from scorepad.ui.document import Document
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import fill
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.words import player, translate
from scorepad.ui.words.table import vulnerable

_MOST_BOARDS = 9999


class BoardDialog(AskDialog):
    """A field for the number, with the dealer and the vulnerability that follow."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(translate("words", "The board played next"), parent)
        self._document = document
        self.number = NumberField(1, _MOST_BOARDS)
        self.number.setValue(now(document.scored).state.number)
        self.facts = Label("")
        form = FieldForm[None]()
        form.row(translate("words", "&Board"), self.number)
        fill(self.column, form, self.facts)
        self.number.valueChanged.connect(self._tell)
        self._tell()
        self.ask(translate("words", "&Play it"), self.number, self._play)
        self.number.selectAll()

    def _play(self) -> None:
        board = self.number.value()
        if board != now(self._document.scored).state.number:
            self._document.become(set_next_board(self._document.evening, board))

    def _tell(self) -> None:
        table = self._document.table
        self.facts.setText(_board_facts(self.number.value(), table.seating, table.we))


def _board_facts(board: int, seating: Seating, we: Side) -> str:
    """Return the dealer and the vulnerability of a board."""
    return translate("words", "{player} deals. {vulnerable}.").format(
        player=player(seating, board_dealer(board)),
        vulnerable=vulnerable(board_vulnerable(board), we),
    )
