"""Debts from earlier evenings."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from scorepad.bridge.evening import Evening
from scorepad.bridge.settling import old_debts
from scorepad.ui.parts.amount_lines import AmountLines
from scorepad.ui.parts.currency import LONGEST_CURRENCY
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.labels import line
from scorepad.ui.parts.layouts import NO_MARGINS, in_column, in_row
from scorepad.ui.words import long_day, translate
from scorepad.ui.words import settling as settling_words

_LONGEST_AMOUNT = 20


class DebtsBox(QWidget):
    """A line for each debt with a button to delete it, and a line to add one."""

    added = Signal(str, str, str, str)
    """Payer, payee, amount and currency as typed."""
    forgiven = Signal(int)
    """The index of a debt."""

    def __init__(self) -> None:
        super().__init__()
        self.payer, self.payee = QComboBox(), QComboBox()
        self.amount, self.currency = HintLineEdit(), HintLineEdit()
        self.add = QPushButton(translate("words", "&Add"))
        self._debts = AmountLines()
        in_column(self._debts, self._new_debt(), inside=self, margins=NO_MARGINS)
        self.amount.returnPressed.connect(self._add)
        self.currency.returnPressed.connect(self._add)
        self.add.clicked.connect(self._add)

    @property
    def forgive(self) -> list[QPushButton]:
        """The delete buttons, one for each debt."""
        return self._debts.buttons

    def show_debts(self, evening: Evening, players: list[str]) -> None:
        """Show the debts, and offer these names."""
        self._debts.clear()
        amounts = settling_words.amounts(old_debts(evening))
        for number, (debt, amount) in enumerate(zip(evening.debts, amounts, strict=True)):
            sentence = (
                f"{settling_words.owed(debt)} {amount} ({long_day(debt.day)})"
                if debt.day
                else f"{settling_words.owed(debt)} {amount}"
            )
            self._debts.add_line(settling_words.owed(debt), amount, sentence, long_day(debt.day))
            forgive = partial(self.forgiven.emit, number)
            button = self._debts.add_button(translate("words", "Delete"), sentence, forgive)
            if debt.evening:
                button.setToolTip(
                    translate("words", "Reopens the debt in the evening it came from.")
                )
        self._debts.focus_again()
        self.currency.setPlaceholderText(evening.currency or _currency_name())
        for box in (self.payer, self.payee):
            typed = box.currentText()
            box.clear()
            box.addItems(players)
            box.setEditText(typed)

    def _new_debt(self) -> FlowLayout:
        for box in (self.payer, self.payee):
            box.setEditable(True)
            box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            box.setMinimumContentsLength(8)
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            box.setSizeAdjustPolicy(policy)
        self.payer.setAccessibleName(translate("words", "Who owes"))
        self.payee.setAccessibleName(translate("words", "Whom"))
        self.amount.setPlaceholderText(_amount())
        self.amount.setMaxLength(_LONGEST_AMOUNT)
        self.amount.setAccessibleName(_amount())
        self.currency.setMaxLength(LONGEST_CURRENCY)
        self.currency.setAccessibleName(_currency_name())
        owes = line(translate("words", "owes"))
        whom = QWidget()
        in_row(owes, self.payee, inside=whom, margins=NO_MARGINS)
        how_much = QWidget()
        in_row(
            *(self.amount, self.currency, self.add), inside=how_much, margins=NO_MARGINS, spacing=8
        )
        row = FlowLayout(gap=8)
        for part in (self.payer, whom, how_much):
            row.addWidget(part)
        return row

    def _add(self) -> None:
        names = [" ".join(box.currentText().split()) for box in (self.payer, self.payee)]
        currency = " ".join(self.currency.text().split())
        self.added.emit(*names, self.amount.text().strip(), currency)


def _currency_name() -> str:
    return translate("words", "currency")


def _amount() -> str:
    return translate("words", "amount")
