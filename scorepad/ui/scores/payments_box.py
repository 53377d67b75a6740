"""Payments: due, made, or carried over, with remarks."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.settling import Carried, LedgerLine, Status, ledger, session_in_money
from scorepad.ui.parts.amount_lines import AmountLines
from scorepad.ui.parts.day_field import DayField
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.labels import Label, caption
from scorepad.ui.parts.layouts import NO_MARGINS, in_column, in_row
from scorepad.ui.words import round_title, translate
from scorepad.ui.words import settling as settling_words
from scorepad.ui.words.back_score import boards_do_not_count


class PaymentsBox(QWidget):
    """A line for each payment with a button to record it, and one for all."""

    paid_asked = Signal(object)
    """The payments that were made."""
    taken_back = Signal(int, int)
    """The place of a payment that was not made after all."""

    def __init__(self) -> None:
        super().__init__()
        self.paid = QPushButton(translate("words", "A&ll paid"))
        on = translate("words", "Paid &on")
        self.day = DayField(on.replace("&", ""))
        """The day for payments recorded now."""
        self._on = caption(on, self.day)
        self.news = Label("")
        """Whether everything is paid, or which rounds do not count yet."""
        self._lines = AmountLines()
        self._due: tuple[LedgerLine, ...] = ()
        self._shown: tuple[LedgerLine, ...] | None = None
        self.lines: list[str] = []
        paid_on = QWidget()
        in_row(self._on, self.day, inside=paid_on, margins=NO_MARGINS)
        paid = FlowLayout(gap=24)
        paid.addWidget(self.paid)
        paid.addWidget(paid_on)
        in_column(
            self.news,
            self._lines,
            paid,
            self.day.field.complaint,
            inside=self,
            margins=NO_MARGINS,
            spacing=12,
        )
        self.paid.clicked.connect(self._pay_all)

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons of open or paid lines."""
        return self._lines.buttons

    def show_payments(self, scored: ScoredEvening, carried: tuple[Carried, ...]) -> None:
        """Show what is due, paid and carried over."""
        lines = ledger(scored, carried)
        if self._shown != lines:  # a button must not vanish while it is pressed
            self._shown = lines
            self._show_lines(lines)
        sentences = _about_payments(scored, lines), _about_rounds(scored)
        self.news.setText(" ".join(filter(None, sentences)))
        self.news.setVisible(bool(self.news.text()))
        for part in (self.paid, self._on, self.day):
            part.setVisible(bool(self._due))

    def _show_lines(self, lines: tuple[LedgerLine, ...]) -> None:
        self._due = tuple(line for line in lines if line.status is Status.OPEN)
        self.lines = settling_words.ledger_lines(lines)
        amounts = settling_words.amounts(line.payment for line in lines)
        self._lines.clear()
        for line, amount, sentence in zip(lines, amounts, self.lines, strict=True):
            self._lines.add_line(
                settling_words.who(line), amount, sentence, settling_words.became(line)
            )
            if line.status is Status.OPEN:
                pay = partial(self.paid_asked.emit, (line.payment,))
                self._lines.add_button(translate("words", "Paid"), sentence, pay)
            elif line.status is Status.PAID:
                take_back = partial(self.taken_back.emit, *line.at)
                self._lines.add_button(translate("words", "Undo"), sentence, take_back)
        self._lines.focus_again()

    def _pay_all(self) -> None:
        self.paid_asked.emit(tuple(line.payment for line in self._due))


def _about_payments(scored: ScoredEvening, lines: tuple[LedgerLine, ...]) -> str:
    """Return a remark about the payments."""
    evening = scored.evening
    found = {line.status for line in lines}
    if Status.OPEN in found:
        return translate("words", "Some debts are not paid.") if Status.PAID in found else ""
    if found:
        return _all_paid(carried=Status.CARRIED in found)
    staked = any(entered.comparison and entered.comparison.stakes for entered in evening.rounds)
    if not staked and all(entered.comparison for entered in evening.rounds):
        return ""
    played_for = staked or any(entered.stake for entered in evening.rounds) or bool(evening.debts)
    return (
        translate("words", "Nobody owes anything.")
        if played_for
        else translate("words", "Enter a stake to see who pays whom.")
    )


def _about_rounds(scored: ScoredEvening) -> str:
    """Return which rounds do not count: boards without a stake, others before their end."""
    boards = [
        each.round
        for each in scored.played or scored.rounds
        if each.round.options.form is DUPLICATE
    ]
    if not all(each.comparison and each.comparison.stakes for each in boards):
        return boards_do_not_count()
    if boards and not session_in_money(boards[-1], scored.evening.currency):
        return translate("words", "The boards count as soon as all their results are in.")
    last = scored.rounds[-1]
    if last.is_settled or last.round.is_empty or last.round.comparison:
        return ""
    return translate("words", "{round} is not over and does not count yet.").format(
        round=round_title(len(scored.rounds) - 1, last.round.options)
    )


def _all_paid(*, carried: bool) -> str:
    return (
        translate("words", "Everything is paid or carried over.")
        if carried
        else translate("words", "Everything is paid.")
    )
