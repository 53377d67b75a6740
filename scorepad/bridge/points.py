"""The points for a contract and its result, each figure with its arithmetic."""

from collections.abc import Callable
from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeVar

from scorepad.bridge.contract import (
    BOOK,
    DOUBLED,
    NOTRUMP,
    UNDOUBLED,
    Contract,
    Doubling,
    Strain,
)
from scorepad.bridge.deal import ALL_TRICKS, Adjustment, Honours
from scorepad.bridge.seats import Seat, Side

# Sources: Law 77 of the Laws of Duplicate Bridge 2017 lists the points for tricks, overtricks,
# slams, doubled contracts and penalties; Law 81 of the Laws of Contract Bridge (1993) does so for
# rubber bridge. Points paid in only one of these games have their law beside them.

GAME = 100  # Law 77; Law 73 of Contract Bridge
"""Trick points below the line that make a game."""


class Line(StrEnum):
    """The two halves of the sheet."""

    BELOW = "below"
    ABOVE = "above"


class PayKind(StrEnum):
    """What points are paid for, in the order in which a deal's entries are stacked on the sheet."""

    CONTRACT = "contract"
    OVERTRICKS = "overtricks"
    PENALTY = "penalty"
    INSULT = "insult"
    SLAM = "slam"
    GAME = "game"
    PART_SCORE = "part_score"
    HONOURS = "honours"
    RUBBER = "rubber"
    UNFINISHED_GAME = "unfinished_game"
    UNFINISHED_PART_SCORE = "unfinished_part_score"
    ADJUSTMENT = "adjustment"


ELEMENTS = (
    (PayKind.CONTRACT,),
    (PayKind.OVERTRICKS,),
    (PayKind.INSULT,),
    (PayKind.SLAM,),
    (PayKind.PENALTY,),
    (PayKind.HONOURS,),
    (
        PayKind.GAME,
        PayKind.PART_SCORE,
        PayKind.RUBBER,
        PayKind.UNFINISHED_GAME,
        PayKind.UNFINISHED_PART_SCORE,
    ),
    (PayKind.ADJUSTMENT,),
)
"""The elements with a column of their own in tables; one that was never paid has none."""


class Pay(NamedTuple):
    """The points paid by one rule, with what is needed to explain them."""

    kind: PayKind
    points: int
    sum: str
    """The arithmetic in digits, +, * and brackets."""
    number: int = 0
    """The number of odd tricks, overtricks, undertricks, honours held, or the losers' games."""
    strain: Strain | None = None
    doubling: Doubling = UNDOUBLED
    vulnerable: bool = False
    note: str = ""
    """The players' own note."""

    @property
    def line(self) -> Line:
        return _BELOW if self.kind is _CONTRACT else _ABOVE


_BELOW, _ABOVE = Line
_CONTRACT = PayKind.CONTRACT


class Entry(NamedTuple):
    """One figure on the sheet: the points paid to a side."""

    side: Side
    pay: Pay

    @property
    def points(self) -> int:
        return self.pay.points

    @property
    def kind(self) -> PayKind:
        return self.pay.kind

    @property
    def line(self) -> Line:
        return self.pay.line


_SLAM = {6: (500, 750), 7: (1000, 1500)}  # Law 77
_INSULT = {1: 0, 2: 50, 4: 100}  # Law 77
_ALL_HONOURS = 150  # Laws 72 and 81 of Contract Bridge


def _trick_value(strain: Strain) -> int:  # Law 77
    return 20 if strain.is_minor else 30


def _times(number: int, points: int) -> str:
    return str(points) if number == 1 else f"{number}*{points}"


def _contract(level: int, strain: Strain, doubling: Doubling) -> Pay:
    each, times = _trick_value(strain), doubling.times
    if strain is NOTRUMP:
        points = (10 + each * level) * times
        tricks = "40" if level == 1 else f"40+{_times(level - 1, 30)}"
        if times > 1:
            tricks = f"({tricks})*{times}" if level > 1 else f"{tricks}*{times}"
    else:
        points = each * level * times
        tricks = _times(level, each) + ("" if times == 1 else f"*{times}")
    return Pay(PayKind.CONTRACT, points, tricks, level, strain, doubling)


def _overtricks(over: int, strain: Strain, doubling: Doubling, vulnerable: bool) -> Pay:
    if doubling is UNDOUBLED:
        each = _trick_value(strain)
    else:
        each = (100 if doubling is DOUBLED else 200) * (2 if vulnerable else 1)
    sum_ = _times(over, each)
    return Pay(PayKind.OVERTRICKS, over * each, sum_, over, strain, doubling, vulnerable)


def _penalty(down: int, strain: Strain, doubling: Doubling, vulnerable: bool) -> Pay:
    if doubling is UNDOUBLED:
        each = 100 if vulnerable else 50
        scale = [(down, each)]
    else:  # Law 77
        steps = [(1, 200), (12, 300)] if vulnerable else [(1, 100), (2, 200), (10, 300)]
        scale = []
        left = down
        for most, each in steps:
            scale.append((min(left, most), each * doubling.times // 2))
            left -= min(left, most)
    paid = [(number, each) for number, each in scale if number]
    points = sum(number * each for number, each in paid)
    sum_ = "+".join(_times(number, each) for number, each in paid)
    return Pay(PayKind.PENALTY, points, sum_, down, strain, doubling, vulnerable)


class Result(NamedTuple):
    """What a contract pays with its result, in the order of the sheet."""

    paid: tuple[Entry, ...]
    """Without the bonuses of any form of the game."""
    alone: tuple[Entry, ...]
    """With the game or part-score bonus, as where every deal stands alone."""
    below: int
    """The trick points, which count towards a game; 0 if the contract went down."""


@cache
def game_bonus(vulnerable: bool) -> Pay:  # Law 77
    points = 500 if vulnerable else 300
    return Pay(PayKind.GAME, points, str(points), vulnerable=vulnerable)


@cache
def part_score_bonus(points: int) -> Pay:
    return Pay(PayKind.PART_SCORE, points, str(points))


def _work_out(contract: Contract, vulnerable: bool, tricks: int) -> Result:
    level, strain, doubling = contract.level, contract.strain, contract.doubling
    side, over = contract.declarer.side, tricks - BOOK - level
    if over < 0:
        penalty = (Entry(side.other, _penalty(-over, strain, doubling, vulnerable)),)
        return Result(penalty, penalty, 0)
    paid = [_contract(level, strain, doubling)]
    if over:
        paid.append(_overtricks(over, strain, doubling, vulnerable))
    if insult := _INSULT[doubling.times]:
        paid.append(Pay(PayKind.INSULT, insult, str(insult), doubling=doubling))
    if level in _SLAM:
        slam = _SLAM[level][vulnerable]
        paid.append(Pay(PayKind.SLAM, slam, str(slam), level, vulnerable=vulnerable))
    bonus = game_bonus(vulnerable) if paid[0].points >= GAME else part_score_bonus(50)  # Law 77
    entries = tuple(Entry(side, pay) for pay in paid)
    return Result(entries, (*entries, Entry(side, bonus)), paid[0].points)


def _score(contract: Contract, vulnerable: bool, tricks: int) -> int:
    worth = _work_out(contract, vulnerable, tricks)
    points = sum(entry.points for entry in worth.alone)
    return points if worth.below else -points


_Worth = TypeVar("_Worth")
_ScoreCard = dict[bool, dict[Strain, dict[Doubling, dict[int, tuple[_Worth, ...]]]]]
"""All results, by vulnerability, strain, doubling, level and tricks.

Rows are computed when first looked up: the whole card would delay the start.
"""


def _score_card() -> _ScoreCard[_Worth]:
    return {
        vulnerable: {strain: {doubling: {} for doubling in Doubling} for strain in Strain}
        for vulnerable in (False, True)
    }


def _add_row(
    card: _ScoreCard[_Worth], work_out: Callable[..., _Worth], contract: Contract, vulnerable: bool
) -> tuple[_Worth, ...]:
    row = tuple(work_out(contract, vulnerable, tricks) for tricks in range(ALL_TRICKS + 1))
    card[vulnerable][contract.strain][contract.doubling][contract.level] = row
    return row


_RESULTS: dict[Seat, _ScoreCard[Result]] = {declarer: _score_card() for declarer in Seat}
_SCORES: _ScoreCard[int] = _score_card()


def result(contract: Contract, tricks: int, vulnerable: bool) -> Result:
    """Look up everything a contract pays; `vulnerable` is about declarer's side."""
    card = _RESULTS[contract.declarer]
    try:
        return card[vulnerable][contract.strain][contract.doubling][contract.level][tricks]
    except KeyError:
        return _add_row(card, _work_out, contract, vulnerable)[tricks]


def score(contract: Contract, tricks: int, vulnerable: bool) -> int:
    """Return the duplicate score of a contract for declarer's side."""
    try:
        return _SCORES[vulnerable][contract.strain][contract.doubling][contract.level][tricks]
    except KeyError:
        return _add_row(_SCORES, _score, contract, vulnerable)[tricks]


def honours_pay(honours: Honours, strain: Strain) -> Pay:
    held = 4 if strain is NOTRUMP or honours.points < _ALL_HONOURS else 5
    return Pay(PayKind.HONOURS, honours.points, str(honours.points), held, strain)


def rubber_bonus(losers_games: int) -> Pay:  # Law 74 of Contract Bridge
    points = 500 if losers_games else 700
    return Pay(PayKind.RUBBER, points, str(points), losers_games)


def unfinished_game() -> Pay:  # Law 80 of Contract Bridge
    return Pay(PayKind.UNFINISHED_GAME, 300, "300")


def unfinished_part_score(points: int) -> Pay:
    return Pay(PayKind.UNFINISHED_PART_SCORE, points, str(points))


def adjustment_pay(adjustment: Adjustment) -> Pay:
    points = adjustment.points
    return Pay(PayKind.ADJUSTMENT, points, str(points), note=adjustment.reason)
