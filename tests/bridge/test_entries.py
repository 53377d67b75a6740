"""Every deal knows its entries, and its effect on the games."""

from decimal import Decimal

import pytest

from scorepad.bridge.contract import SPADES
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.payments import settle
from scorepad.bridge.points import PayKind
from scorepad.bridge.seats import EVERYBODY, NS, Both
from tests.bridge.table import scored

FULL = ("N 4SX+1 honours N 100", "N 6S+1 honours S 150", "E 3NT-2")


def test_honours_know_their_suit() -> None:
    entries = scored("N 4S= honours E 150").deals[0].entries
    honours = next(entry for entry in entries if entry.kind is PayKind.HONOURS)
    assert honours.pay.strain is SPADES


def test_games_at_duplicate() -> None:
    played = scored("N 3NT=", "S 2S+3", "E 3NT-1", form=DUPLICATE)
    assert [deal.game_to for deal in played.deals] == [NS, None, None]
    assert played.state.games == Both(1, 0)


def test_a_deal_after_the_end_keeps_the_vulnerability_it_was_dealt_at() -> None:
    stray = scored("N 4S=", "E 4S=", "N 4S=", "E 1C=").deals[-1]
    assert stray.after_end
    assert stray.vulnerable == EVERYBODY


@pytest.mark.parametrize(
    ("balances", "payments"),
    [
        ((5, 11, -2, -4, -3, -7), 4),  # 5-2-3 and 11-4-7
        ((-2, 11, -4, 5, -7, -3), 4),
        ((9, -4, 6, -5, -2, -4, 13, -13), 5),  # 13-13, 9-5-4, 6-4-2
        ((3, -1, -2, 7, -4, -3, 0), 4),
        ((10, -1, -2, -3, -4), 4),
    ],
)
def test_as_few_payments_as_can_be(balances: tuple[int, ...], payments: int) -> None:
    """A group that settles among itself needs one payment less than it has players."""
    money = {f"player {number}": Decimal(sum_) for number, sum_ in enumerate(balances)}
    assert len(settle({"": money})) == payments
