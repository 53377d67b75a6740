"""Who pays whom, what was paid already, and what there is to say about that."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.payments import Settled
from scorepad.bridge.settling import still_to_pay
from scorepad.ui.parts.labels import label
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.scores.debts_box import empty
from scorepad.ui.words import round_title, translate
from scorepad.ui.words import settling as words
from scorepad.ui.words.back_score import boards_do_not_count

_LETTERS = 60
"""So many stand in one line beside the amount."""


class PaymentsBox(QWidget):
    """A line for each payment, and a button that says that all are made."""

    paid_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paid = QPushButton(translate("words", "A&ll is paid"))
        self._news, self._history = label(""), label("")
        self._due = QGridLayout()
        self._due.setColumnStretch(2, 1)
        self._due.setHorizontalSpacing(24)
        self.lines: list[str] = []
        paid = (self.paid, Qt.AlignmentFlag.AlignLeft)
        parts = (self._news, self._due, paid, self._history)
        in_column(*parts, inside=self, margins=NO_MARGINS, spacing=12)
        self.paid.clicked.connect(self.paid_asked)

    @property
    def news(self) -> str:
        """Whether all is paid, or what changed since."""
        return self._news.text()

    @property
    def history(self) -> str:
        """What was paid already."""
        return self._history.text()

    def show_payments(self, scored: ScoredEvening) -> None:
        """Show what is open now."""
        currency, due = scored.evening.currency, still_to_pay(scored)
        digits = words.coins(payment.amount for payment in due)
        amounts = [words.money(payment.amount, digits, currency) for payment in due]
        self.lines = [words.pays(*line) for line in zip(due, amounts, strict=True)]
        empty(self._due)
        for number, payment in enumerate(due):
            who = label(words.pays(payment, "").rstrip())
            amount = label(amounts[number])
            amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            amount.setAccessibleName(self.lines[number])
            for column, part in enumerate((who, amount)):
                part.setWordWrap(len(part.text()) > _LETTERS)
                self._due.addWidget(part, number, column)
        sentences = _about_payments(scored, bool(due)), _about_rounds(scored)
        self._news.setText(" ".join(filter(None, sentences)))
        self._history.setText(
            "\n".join(_in_words(settled, currency) for settled in scored.evening.settled)
        )
        for part in (self._news, self._history):
            part.setVisible(bool(part.text()))
        self.paid.setVisible(bool(due))


def _in_words(settled: Settled, currency: str) -> str:
    digits = words.coins(payment.amount for payment in settled.payments)
    paid = [
        words.pays(payment, words.money(payment.amount, digits, currency))
        for payment in settled.payments
    ]
    return words.paid_on(settled.day, paid)


def _about_payments(scored: ScoredEvening, due: bool) -> str:
    """Return what there is to say besides the payments."""
    evening = scored.evening
    if evening.settled:
        return words.changed_since() if due else translate("words", "All is paid.")
    if due:
        return ""
    played_for = any(entered.stake for entered in evening.rounds) or bool(evening.debts)
    return (
        translate("words", "Nobody has to pay anything.")
        if played_for
        else translate("words", "You play for nothing so far: name a stake to see who pays whom.")
    )


def _about_rounds(scored: ScoredEvening) -> str:
    """Return which rounds do not count: boards never do, others not before they are over."""
    if any(played.round.options.form is DUPLICATE for played in scored.played):
        return boards_do_not_count()
    last = scored.rounds[-1]
    if last.is_settled or last.round.is_empty:
        return ""
    return translate("words", "{round} is not over and does not count yet.").format(
        round=round_title(len(scored.rounds) - 1, last.round.options)
    )
