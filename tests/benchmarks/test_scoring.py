"""The engine against scorers by others, on values that are ready on both sides.

`python3 packaging/test.py --bench` runs them; nothing here depends on the time it takes.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import endplay.types as endplay
import pytest
from bridgebots import BiddingSuit
from bridgebots.play_utils import calculate_score

from scorepad.bridge.contract import Contract, Doubling
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening, score_evening, with_item
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import POINTS, RUBBER, Form, Options
from scorepad.bridge.points import score
from scorepad.bridge.rounds import Round
from tests.benchmarks.conftest import BY_WORK, Ratio

pytestmark = BY_WORK

# An evening of 60 deals: part-scores, games and slams, doubled now and then, a third of them down.
WRITTEN = """
S 1NT=, W 2S+1, N 4H=, E 3NT-1, S 2D+1, N 3C=, W 4S+1, E 2H-2, S 4HX-1, N 1NT+2
E 3D=, W 2HX=, S 3NT+1, N 5C-1, E 4S=, W 1NT-1, S 2S=, N 6H=, E 3NT+2, W 4DX-3
S 4S-1, N 2C+1, E 1S+3, W 5D=, S 3S-2, N 3NT=, E 2NT+1, W 4H+1, S 6NT-1, N 1H+1
E 2SX+1, W 3NT=, S 4C-1, N 4S=, E 1NT=, W 3H+1, S 5HX-2, N 2NT-1, E 6S+1, W 2C=
S 3D+2, N 4H-1, E 3NT=, W 1S=, S 7NT=, N 2D-1, E 5C+1, W 3S=, S 1NTXX+1, N 4S-2
E 4H=, W 2NT=, S 3C-1, N 3NT-3, E 1D+2, W 6DX=, S 2H+1, N 5S-1, E 3H=, W 4SXX-2
"""
DEALS = [read_deal(written) for line in WRITTEN.strip().splitlines() for written in line.split(",")]
CONTRACTS = [deal.contract for deal in DEALS if deal.contract]
VULNERABLE = [number % 3 > 0 for number in range(len(DEALS))]

OURS = [
    (contract, deal.tricks, vulnerable)
    for contract, deal, vulnerable in zip(CONTRACTS, DEALS, VULNERABLE, strict=True)
]
DENOMS = {
    "C": (endplay.Denom.clubs, BiddingSuit.CLUBS),
    "D": (endplay.Denom.diamonds, BiddingSuit.DIAMONDS),
    "H": (endplay.Denom.hearts, BiddingSuit.HEARTS),
    "S": (endplay.Denom.spades, BiddingSuit.SPADES),
    "N": (endplay.Denom.nt, BiddingSuit.NO_TRUMP),
}
PENALTIES = [endplay.Penalty.passed, endplay.Penalty.doubled, endplay.Penalty.redoubled]


def penalty(contract: Contract) -> int:
    return list(Doubling).index(contract.doubling)


ENDPLAY = [
    (
        endplay.Contract(
            level=contract.level,
            denom=DENOMS[contract.strain][0],
            declarer=endplay.Player.find(contract.declarer),
            penalty=PENALTIES[penalty(contract)],
            result=tricks - contract.tricks_needed,
        ),
        endplay.Vul.both if vulnerable else endplay.Vul.none,
    )
    for contract, tricks, vulnerable in OURS
]
BRIDGEBOTS = [
    (contract.level, DENOMS[contract.strain][1], penalty(contract), tricks, vulnerable)
    for contract, tricks, vulnerable in OURS
]


def by_scorepad() -> list[int]:
    return [score(contract, tricks, vulnerable) for contract, tricks, vulnerable in OURS]


def by_endplay() -> list[int]:
    return [contract.score(vulnerable) for contract, vulnerable in ENDPLAY]


def by_bridgebots() -> list[int]:
    return [
        calculate_score(level, suit, doubled, tricks, vulnerable)
        for level, suit, doubled, tricks, vulnerable in BRIDGEBOTS
    ]


def evening_of(form: Form, deals: list[Deal]) -> Evening:
    evening = Evening((Round(Options(form)),))
    for number, deal in enumerate(deals):
        held = 7 * number % 41 if form is POINTS else None
        evening, _ = with_item(evening, replace(deal, points_ns=held))
    return evening


EVENINGS = {form: evening_of(form, DEALS) for form in Form}
MANY = [evening_of(RUBBER, DEALS[i : i + 24]) for i in range(10)] * 100


def twenty_times(score_them: Callable[[], object]) -> None:
    """So few contracts take hardly longer than reading the clock."""
    for _ in range(20):
        score_them()


def score_all(evenings: list[Evening]) -> None:
    for evening in evenings:
        score_evening(evening)


def test_everybody_scores_the_same_60_contracts() -> None:
    assert len(DEALS) == 60
    assert by_scorepad() == by_endplay() == by_bridgebots()


@pytest.mark.parametrize("peer", [by_bridgebots, by_endplay])
def test_contracts(ratio: Ratio, peer: Callable[[], object]) -> None:
    name = peer.__name__.replace("_", " ")
    ours, theirs = (partial(twenty_times, each) for each in (by_scorepad, peer))
    ratio.compare("1,200 contracts", ours, f"1,200 contracts {name}", theirs)


@pytest.mark.parametrize("form", Form)
def test_deals(ratio: Ratio, form: Form) -> None:
    whole = partial(score_evening, EVENINGS[form])
    ratio.compare(f"60 deals of {form}", whole, "60 contracts by endplay", by_endplay)


def test_many_evenings(ratio: Ratio) -> None:
    many, few = (partial(score_all, MANY[:number]) for number in (1_000, 100))
    ratio.compare("1,000 evenings scored", many, "100 evenings scored", few, turns=5)
