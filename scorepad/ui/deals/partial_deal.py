"""A deal as far as it has been chosen, one part after the other."""

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import NamedTuple

from scorepad.bridge.contract import BOOK, LEVELS, NOTRUMP, UNDOUBLED, Contract, Doubling, Strain
from scorepad.bridge.deal import ALL_TRICKS, Deal, Honours
from scorepad.bridge.seats import Seat


class Bid(NamedTuple):
    """A card of the bidding box."""

    level: int
    strain: Strain


class DealPart(Enum):
    """What a deal cannot be without."""

    CONTRACT = auto()
    DECLARER = auto()
    HOLDER = auto()


@dataclass(frozen=True, slots=True)
class PartialDeal:
    """What the player has chosen; what another choice makes impossible waits, and does not count.

    So whoever looks through the contracts finds result and honours again as they were.
    """

    bid: Bid | None = None
    passed: bool = False
    doubling: Doubling = UNDOUBLED
    declarer: Seat | None = None
    over: int = 0
    honours: int = 0
    holder: Seat | None = None

    @property
    def results(self) -> range:
        """The results that the contract can have, in tricks over it."""
        if self.passed or self.bid is None:
            return range(0)
        needed = BOOK + self.bid.level
        return range(-needed, ALL_TRICKS - needed + 1)

    @property
    def result(self) -> int:
        return self.over if self.over in self.results else 0

    @property
    def figures(self) -> tuple[int, ...]:
        """What honours can earn."""
        if self.passed or self.bid is None:
            return ()
        return (0, 150) if self.bid.strain is NOTRUMP else (0, 100, 150)

    @property
    def figure(self) -> int:
        return self.honours if self.honours in self.figures else 0

    @property
    def lacks(self) -> DealPart | None:
        """What is to be chosen next."""
        if self.passed:
            return None
        if self.bid is None:
            return DealPart.CONTRACT
        if self.declarer is None:
            return DealPart.DECLARER
        return DealPart.HOLDER if self.figure and self.holder is None else None

    @property
    def deal(self) -> Deal | None:
        """The deal, once nothing is lacking."""
        if self.passed:
            return Deal()
        if self.bid is None or self.declarer is None or self.lacks:
            return None
        contract = Contract(*self.bid, self.doubling, self.declarer)
        honours = Honours(self.holder, self.figure) if self.holder and self.figure else None
        return Deal(contract, contract.tricks_needed + self.result, honours)


def partial_deal_of(deal: Deal) -> PartialDeal:
    """Return the choices by which a deal was entered."""
    if deal.contract is None:
        return PartialDeal(passed=True)
    choice = PartialDeal(
        Bid(deal.contract.level, deal.contract.strain),
        doubling=deal.contract.doubling,
        declarer=deal.contract.declarer,
        over=deal.over,
    )
    if deal.honours:
        choice = replace(choice, honours=deal.honours.points, holder=deal.honours.holder)
    return choice


class TypedDeal(NamedTuple):
    """A choice made by keys, and the beginning of what is being typed."""

    choice: PartialDeal
    begun: str = ""
    """A level that waits for its suit, or a sign with the tricks typed behind it."""

    @property
    def level(self) -> int | None:
        return int(self.begun) if self.begun.isdigit() else None


def with_key(before: TypedDeal, key: str) -> TypedDeal | None:
    """Take one more key of the notation, 4SXN+1; none where the key means nothing."""
    choice, level = before.choice, before.level
    key = key.upper().replace("−", "-")
    if key.isdecimal():
        return _digit(before, key)
    if level and key in tuple(Strain):
        return TypedDeal(replace(choice, bid=Bid(level, Strain(key)), passed=False))
    if key in tuple(Seat):
        return TypedDeal(replace(choice, declarer=Seat(key)))
    match key:
        case "X":
            ways = tuple(Doubling)
            following = ways[(ways.index(choice.doubling) + 1) % len(ways)]
            return TypedDeal(replace(choice, doubling=following))
        case "P":
            return TypedDeal(replace(choice, passed=not choice.passed))
        case "=":
            return TypedDeal(replace(choice, over=0))
        case "+" | "-":
            over = choice.result + (1 if key == "+" else -1)
            stepped = replace(choice, over=over) if over in choice.results else choice
            return TypedDeal(stepped, key)
    return None


def _digit(before: TypedDeal, digit: str) -> TypedDeal | None:
    """Count tricks by a digit behind a sign; begin a contract by any other."""
    number = before.begun + digit
    if not number.isdecimal() and int(number) in before.choice.results and int(number):
        return TypedDeal(replace(before.choice, over=int(number)), number)
    return TypedDeal(before.choice, digit) if int(digit) in LEVELS else None
