"""What players still owe each other from earlier evenings."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from scorepad.bridge.evening import Evening
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.labels import label
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, in_column, in_row
from scorepad.ui.words import settling as words
from scorepad.ui.words import translate

LONGEST_AMOUNT = LONGEST_CURRENCY = 20


class DebtsBox(QWidget):
    """A line for each debt, with a button that takes it out, and a last line for another."""

    added = Signal(str, str, str, str)
    """Who owes whom how much in which currency, as it was typed."""
    forgiven = Signal(int)
    """The number of a debt, from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.payer, self.payee = QComboBox(), QComboBox()
        self.amount, self.currency = HintLineEdit(), HintLineEdit()
        self.add = QPushButton(translate("words", "&Add"))
        self.forgive: list[QPushButton] = []
        self._debts = QGridLayout()
        self._debts.setColumnStretch(2, 1)
        in_column(self._debts, self._new_debt(), inside=self, margins=NO_MARGINS)
        self.amount.returnPressed.connect(self._add)
        self.currency.returnPressed.connect(self._add)
        self.add.clicked.connect(self._add)

    def show_debts(self, evening: Evening, players: list[str]) -> None:
        """Show what is owed, and offer these names."""
        empty(self._debts)
        self.forgive = []
        amounts = words.amounts(evening.debts, evening.currency)
        for number, debt in enumerate(evening.debts):
            sentence = words.debt_from(debt, amounts[number])
            button = QPushButton(translate("words", "Take out"))
            button.setAccessibleName(translate("words", "Take out: {debt}").format(debt=sentence))
            button.clicked.connect(partial(self.forgiven.emit, number))
            if debt.evening:
                button.setToolTip(words.open_there_again())
            owed = label(sentence)
            self._debts.addWidget(owed, number, 0)
            self._debts.addWidget(button, number, 1)
            self.forgive.append(button)
        self.currency.setPlaceholderText(evening.currency or words.currency_name())
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
        self.currency.setMaxLength(LONGEST_CURRENCY)
        self.currency.setAccessibleName(words.currency_name())
        owes = QLabel(translate("words", "owes"))
        owed = (self.payee, self.amount, self.currency)
        return in_row(self.payer, owes, *owed, self.add, STRETCH)

    def _add(self) -> None:
        names = [" ".join(box.currentText().split()) for box in (self.payer, self.payee)]
        currency = " ".join(self.currency.text().split())
        self.added.emit(*names, self.amount.text().strip(), currency)


def empty(grid: QGridLayout) -> None:
    """Take everything out of a grid."""
    while item := grid.takeAt(0):
        widget = item.widget()
        if widget:
            widget.hide()
            widget.deleteLater()


def focused_of(buttons: Sequence[QPushButton]) -> int | None:
    """Return which of the buttons has the focus, if one has."""
    return next((number for number, each in enumerate(buttons) if each.hasFocus()), None)


def focus_again(buttons: Sequence[QPushButton], number: int | None) -> None:
    """Give the focus to the button that stands where one had it before, or to the last."""
    if number is not None and buttons:
        button = buttons[min(number, len(buttons) - 1)]
        button.show()  # or it could not take it yet
        button.setFocus()
