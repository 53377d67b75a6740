"""What each player wins or loses in money, as a table."""

from collections.abc import Iterable
from decimal import Decimal
from functools import partial
from typing import NamedTuple

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.payments import in_coins, moved
from scorepad.bridge.settling import (
    Carried,
    besides,
    currencies,
    old_debts,
    paid_since,
    played_for,
    still_open,
    taken_over,
)
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui.words import hundreds, player_name, translate
from scorepad.ui.words import settling as settling_words
from scorepad.words import coins

_PLAYER, _HUNDREDS, PLAYED, BEFORE, PAID, CARRIED, OPEN = range(7)


class _Account(NamedTuple):
    """A player's money in one currency."""

    player: str
    hundreds: int | None
    """Only in the currency of the stake."""
    amounts: tuple[Decimal, ...]
    """Won in play, old debts, payments, carried over, and still open."""
    currency: str
    digits: int


def settle_table(scored: ScoredEvening, carried: Iterable[Carried]) -> Table[_Account]:
    """Return a table with a row for each player, and further rows for other currencies."""
    amounts = (
        translate("words", "In money"),
        translate("words", "From before"),
        translate("words", "Paid"),
        translate("words", "Carried over"),
        translate("words", "Open"),
    )

    def won(row: _Account) -> str:
        return "" if row.hundreds is None else hundreds(row.hundreds)

    def amount(at: int, row: _Account) -> str:
        played = at or row.hundreds is not None
        return settling_words.signed(row.amounts[at], row.currency, row.digits) if played else ""

    columns = [
        Column[_Account](translate("words", "Player"), lambda row: player_name(row.player)),
        Column(translate("words", "Back score"), won, FIGURES),
        *(Column(head, partial(amount, at), FIGURES) for at, head in enumerate(amounts)),
    ]
    return Table(columns, accounts(scored, tuple(carried)), lambda row: (row.player, row.currency))


def accounts(scored: ScoredEvening, carried: tuple[Carried, ...] = ()) -> list[_Account]:
    """Return an account for everybody who was there, or is involved in old debts."""
    evening = scored.evening
    own = evening.currency
    total = running_totals(back_score(scored))
    left = still_open(scored, carried)
    over = taken_over((each.debt for each in carried), currencies(evening))
    parts = (
        in_coins(moved(besides(evening), {own: played_for(scored)})),
        moved(old_debts(evening)),
        moved(paid_since(evening), back=True),
        moved(over, back=True),
        left,
    )
    found = []
    for currency, open_ in left.items():
        purses = [purses.get(currency, {}) for purses in parts]
        digits = coins((amount for purse in purses for amount in purse.values()), currency)
        found += [
            _Account(
                player,
                total.get(player, 0) if currency == own else None,
                tuple(purse.get(player, Decimal(0)) for purse in purses),
                currency,
                digits,
            )
            for player in open_
        ]
    places = {player: place for place, player in enumerate(dict.fromkeys(f.player for f in found))}
    return sorted(found, key=lambda account: places[account.player])
