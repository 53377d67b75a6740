"""What each player wins or loses in money, as a Qt table."""

from decimal import Decimal
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.settling import balances, old_debts, still_open
from scorepad.ui.document import Document
from scorepad.ui.parts.rows import FIGURES, Keyed, RowsModel
from scorepad.ui.words import hundreds, player_name
from scorepad.ui.words import settling as words

PLAYER, HUNDREDS, PLAYED, BEFORE, PAID, OPEN = range(6)


class Account(NamedTuple):
    """A player's money."""

    player: str
    hundreds: int
    played: Decimal
    before: Decimal
    """What debts from earlier evenings add."""
    paid: Decimal
    """What was paid since, which counts against the rest."""
    open: Decimal
    digits: int


class SettleModel(RowsModel[Account]):
    """A row for each player; it follows the evening."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(words.headings(), parent)
        self._document = document
        document.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        found = accounts(self._document.scored)
        self.show([Keyed(account.player, account) for account in found])

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return FIGURES if column else super().alignment(column)

    def text(self, row: Account, column: int) -> str:
        match column:
            case 0:
                return player_name(row.player)
            case 1:
                return hundreds(row.hundreds)
            case _:
                amounts = (row.played, row.before, row.paid, row.open)
                return words.signed(amounts[column - PLAYED], row.digits)


def accounts(scored: ScoredEvening) -> list[Account]:
    """Return everybody who was there, or has to do with money from before."""
    total = running_totals(back_score(scored))
    whole, before, left = balances(scored), old_debts(scored.evening), still_open(scored)
    digits = words.coins([*whole.values(), *before.values(), *left.values()])
    nothing = Decimal(0)
    return [
        Account(
            player,
            total.get(player, 0),
            whole.get(player, nothing) - before.get(player, nothing),
            before.get(player, nothing),
            left[player] - whole.get(player, nothing),
            left[player],
            digits,
        )
        for player in left
    ]
