"""Amounts that players owe each other besides the score, such as a bet or the supper."""

from functools import partial

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from scorepad.bridge.changes.money import add_extra, remove_extra
from scorepad.bridge.errors import Impossible
from scorepad.bridge.payments import Extra
from scorepad.exchange.money import read_money
from scorepad.ui.document import Document
from scorepad.ui.parts.amount_lines import AmountLines
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.layouts import fill
from scorepad.ui.words import player_name, translate
from scorepad.ui.words import settling as settling_words

_LONGEST_AMOUNT, _LONGEST_REASON = 20, 200


class ExtrasDialog(AskDialog):
    """A line for each amount with a button to delete it, and fields for another."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(translate("words", "Extra amounts"), parent)
        self._document = document
        self.payer, self.payee = QComboBox(), QComboBox()
        players = document.scored.players
        for box in (self.payer, self.payee):
            for name in players:
                box.addItem(player_name(name), name)
        self.payee.setCurrentIndex(min(1, len(players) - 1))
        self.amount, self.reason = QLineEdit(), QLineEdit()
        self.amount.setMaxLength(_LONGEST_AMOUNT)
        self.reason.setMaxLength(_LONGEST_REASON)
        self.reason.setPlaceholderText(translate("words", "a bet"))
        self.lines = AmountLines()
        form = FieldForm[None](spacing=12)
        form.row(translate("words", "&Who owes"), self.payer)
        form.row(translate("words", "Who&m"), self.payee)
        form.row(_how_much(), self.amount)
        form.row(translate("words", "&For"), self.reason)
        fill(self.column, self.lines, form)
        document.changed.connect(self._follow)
        self._follow()
        self.ask(translate("words", "&Done"), self.payer, self._enter)

    def _follow(self) -> None:
        evening = self._document.evening
        self.lines.clear()
        for number, extra in enumerate(evening.extras):
            amount = settling_words.money(extra.amount, evening.currency)
            sentence = f"{settling_words.owes(extra)} {amount}"
            self.lines.add_line(settling_words.owes(extra), amount, sentence, extra.reason)
            take_out = partial(self._take_out, number)
            self.lines.add_button(translate("words", "Delete"), sentence, take_out)
        self.lines.focus_again()
        self.fit()

    def _take_out(self, number: int) -> None:
        self._document.become(remove_extra(self._document.evening, number))

    def _enter(self) -> None:
        typed = self.amount.text().strip()
        if not typed:
            said = translate("words", "“{name}” is missing")
            raise Impossible(said, name=_how_much().replace("&", ""))
        amount = read_money(typed)
        reason = " ".join(self.reason.text().split())
        extra = Extra(self.payer.currentData(), self.payee.currentData(), amount, reason)
        self._document.become(add_extra(self._document.evening, extra))


def _how_much() -> str:
    return translate("words", "&How much")
