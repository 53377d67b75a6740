"""What each player wins or loses in money, as a Qt table."""

from collections.abc import Iterable
from decimal import Decimal
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.settling import (
    Carried,
    Purses,
    besides,
    carried_on,
    move,
    old_debts,
    paid_since,
    played_for,
    still_open,
)
from scorepad.ui.parts.rows import FIGURES, Keyed, RowsModel
from scorepad.ui.words import hundreds, player_name
from scorepad.ui.words import settling as words
from scorepad.words import coins

PLAYER, HUNDREDS, PLAYED, BEFORE, PAID, CARRIED, OPEN = range(7)


class Account(NamedTuple):
    """A player's money in one currency."""

    player: str
    hundreds: int | None
    """Only with the money that is played for."""
    amounts: tuple[Decimal, ...]
    """What was played for, what debts from before add, what was paid, what was carried on, and
    what is open then."""
    currency: str
    digits: int


class SettleModel(RowsModel[Account]):
    """A row for each player, and more for money in other currencies."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(words.headings(), parent)

    def follow(self, scored: ScoredEvening, carried: Iterable[Carried]) -> None:
        found = accounts(scored, tuple(carried))
        self.show([Keyed((account.player, account.currency), account) for account in found])

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return FIGURES if column else super().alignment(column)

    def text(self, row: Account, column: int) -> str:
        match column:
            case 0:
                return player_name(row.player)
            case 1:
                return "" if row.hundreds is None else hundreds(row.hundreds)
            case 2 if row.hundreds is None:
                return ""
            case _:
                return words.signed(row.amounts[column - PLAYED], row.currency, row.digits)


def _won(scored: ScoredEvening) -> Purses:
    """Return what the play brought, and what was agreed besides it."""
    purses = {"": played_for(scored)}
    move(purses, besides(scored.evening), ("",))
    return purses


def accounts(scored: ScoredEvening, carried: tuple[Carried, ...] = ()) -> list[Account]:
    """Return everybody who was there, or has to do with money from before."""
    evening = scored.evening
    total = running_totals(back_score(scored))
    left = still_open(scored, carried)
    parts = (
        *(_won(scored), old_debts(evening), paid_since(evening)),
        *(carried_on(evening, carried), left),
    )
    found = []
    for currency, open_ in left.items():
        purses = [purses.get(currency, {}) for purses in parts]
        shown = currency or evening.currency
        digits = coins((amount for purse in purses for amount in purse.values()), shown)
        found += [
            Account(
                player,
                None if currency else total.get(player, 0),
                tuple(purse.get(player, Decimal(0)) for purse in purses),
                shown,
                digits,
            )
            for player in open_
        ]
    places = {player: place for place, player in enumerate(dict.fromkeys(f.player for f in found))}
    return sorted(found, key=lambda account: places[account.player])
