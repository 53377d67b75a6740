"""What players still owe each other from earlier evenings."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from scorepad.bridge.evening import Evening
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.labels import label
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, in_column, in_row
from scorepad.ui.words import settling as words
from scorepad.ui.words import translate

LONGEST_AMOUNT = 20


class DebtsBox(QWidget):
    """A line for each debt, with a button that takes it out, and a last line for another."""

    added = Signal(str, str, str)
    """Who owes whom how much, as it was typed."""
    forgiven = Signal(int)
    """The number of a debt, from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.payer, self.payee, self.amount = QComboBox(), QComboBox(), HintLineEdit()
        self.add = QPushButton(translate("words", "&Add"))
        self.forgive: list[QPushButton] = []
        self._debts = QGridLayout()
        self._debts.setColumnStretch(2, 1)
        in_column(self._debts, self._new_debt(), inside=self, margins=NO_MARGINS)
        self.amount.returnPressed.connect(self._add)
        self.add.clicked.connect(self._add)

    def show_debts(self, evening: Evening, players: list[str]) -> None:
        """Show what is owed, and offer these names."""
        empty(self._debts)
        self.forgive = []
        digits = words.coins(debt.amount for debt in evening.debts)
        for number, debt in enumerate(evening.debts):
            sentence = words.debt(debt, words.money(debt.amount, digits, evening.currency))
            button = QPushButton(translate("words", "Take out"))
            button.setAccessibleName(translate("words", "Take out: {debt}").format(debt=sentence))
            button.clicked.connect(partial(self.forgiven.emit, number))
            owed = label(sentence)
            owed.setWordWrap(False)
            self._debts.addWidget(owed, number, 0)
            self._debts.addWidget(button, number, 1)
            self.forgive.append(button)
        for box in (self.payer, self.payee):
            typed = box.currentText()
            box.clear()
            box.addItems(players)
            box.setEditText(typed)

    def _new_debt(self) -> QHBoxLayout:
        for box in (self.payer, self.payee):
            box.setEditable(True)
            box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            box.setMinimumContentsLength(8)
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            box.setSizeAdjustPolicy(policy)
        self.payer.setAccessibleName(translate("words", "Who owes"))
        self.payee.setAccessibleName(translate("words", "Whom"))
        self.amount.setPlaceholderText(words.amount())
        self.amount.setMaxLength(LONGEST_AMOUNT)
        self.amount.setAccessibleName(words.amount())
        owes = QLabel(translate("words", "owes"))
        return in_row(self.payer, owes, self.payee, self.amount, self.add, STRETCH)

    def _add(self) -> None:
        names = [" ".join(box.currentText().split()) for box in (self.payer, self.payee)]
        self.added.emit(*names, self.amount.text().strip())


def empty(grid: QGridLayout) -> None:
    """Take everything out of a grid."""
    while item := grid.takeAt(0):
        widget = item.widget()
        if widget:
            widget.hide()
            widget.deleteLater()
