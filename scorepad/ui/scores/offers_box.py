"""Offers to carry over what earlier evenings left open."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.archive.ledger import OpenDebt
from scorepad.bridge import translatable
from scorepad.bridge.translatable import plural
from scorepad.ui.parts.amount_lines import AmountLines
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.words import settling as settling_words
from scorepad.ui.words import translate

MOST = 6
"""The debts shown at first."""


class OffersBox(QWidget):
    """A line for each debt between present players; those of others are shown on demand."""

    carried = Signal(object)
    """The debts to carry over."""

    def __init__(self) -> None:
        super().__init__()
        self.caption = Label(times=1.15)
        self.carry_all = QPushButton(translate("words", "Carr&y all over"))
        self.more, self.others = QPushButton(), QPushButton()
        self._lines = AmountLines()
        self.absent = Label("")
        """The debts of players who are not all present, once they were asked for."""
        self._offered: tuple[OpenDebt, ...] = ()
        self._of_others: tuple[OpenDebt, ...] = ()
        for button in (self.more, self.others):
            button.setCheckable(True)
            button.toggled.connect(self._show)
        self.carry_all.clicked.connect(self._carry_all)
        foot = FlowLayout(gap=8)
        for button in (self.carry_all, self.more, self.others):
            foot.addWidget(button)
        in_column(*(self.caption, self._lines, foot, self.absent), inside=self, margins=NO_MARGINS)

    @property
    def carry(self) -> list[QPushButton]:
        """The buttons of the debts shown."""
        return self._lines.buttons

    @property
    def lines(self) -> list[str]:
        """The debts that can be carried over, as sentences."""
        return _sentences(self._offered)

    def show_debts(self, debts: Sequence[OpenDebt], players: Sequence[str]) -> None:
        """Offer the debts between these players."""
        here = {*players}
        self._offered = tuple(each for each in debts if {*each.debt[:2]} <= here)
        self._of_others = tuple(each for each in debts if not {*each.debt[:2]} <= here)
        self.setVisible(bool(debts))
        self._show()

    def _show(self) -> None:
        shown = self._offered if self.more.isChecked() else self._offered[:MOST]
        self.caption.setText(_still_open() if shown else "")
        self.caption.setVisible(bool(shown))
        self._lines.clear()
        amounts = _amounts(shown)
        for (debt, title), amount in zip(shown, amounts, strict=True):
            said, evening = (
                settling_words.debt_from(debt, amount, title),
                settling_words.evening_named(title, debt.day),
            )
            self._lines.add_line(settling_words.owes(debt), amount, said, evening)
            carry = partial(self.carried.emit, (debt,))
            self._lines.add_button(translate("words", "Carry over"), said, carry)
        self._lines.focus_again()
        self.carry_all.setVisible(len(self._offered) > 1)
        self.more.setText(_show_all(len(self._offered)))
        self.more.setVisible(len(self._offered) > MOST)
        said = translatable.translate("words", "%n debt(s) of players who are not here", "", -1)
        self.others.setText(plural(said, len(self._of_others)).said(translate))
        self.others.setVisible(bool(self._of_others))
        absent = self._of_others if self.others.isChecked() else ()
        self.absent.setText("\n".join(_sentences(absent)))
        self.absent.setVisible(bool(absent))

    def _carry_all(self) -> None:
        self.carried.emit(tuple(each.debt for each in self._offered))


def _sentences(debts: Sequence[OpenDebt]) -> list[str]:
    return [
        settling_words.debt_from(debt, amount, title)
        for (debt, title), amount in zip(debts, _amounts(debts), strict=True)
    ]


def _amounts(debts: Sequence[OpenDebt]) -> list[str]:
    return settling_words.amounts(each.debt for each in debts)


def _still_open() -> str:
    return translate("words", "Still open from earlier evenings")


def _show_all(number: int) -> str:
    said = translatable.translate("words", "Show all %n debt(s)", "", -1)
    return plural(said, number).said(translate)
