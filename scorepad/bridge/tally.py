"""The sums of one evening, from which the standings of any period are added up."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from types import MappingProxyType
from typing import TypeVar

from scorepad.bridge.back_score import round_back_score
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.options import Form
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import EW, NS, Both, Seating
from scorepad.bridge.state import ScoredDeal, with_entries

Key = TypeVar("Key")
Pair = tuple[str, str]
"""Two players, in the order of the alphabet."""
Foursome = tuple[Pair, Pair]
"""Two pairs, who play against each other."""
NO_MONEY: Mapping[str, Decimal] = MappingProxyType({})
"""Shared by all who played without a stake."""


@dataclass(slots=True)
class Sums:
    """What rounds brought a pair of players, as partners or one against the other."""

    rounds: int = 0
    """Settled rounds; an open one has no winner yet."""
    won: int = 0
    lost: int = 0
    points: int = 0
    hundreds: int = 0
    deals: int = 0
    """Deals scored, in open rounds too; those passed out among them."""
    net: int = 0
    """Points for less points against in those deals, with what else the sheet paid."""
    money: Mapping[str, Decimal] = field(default_factory=lambda: NO_MONEY)
    """By currency."""

    def add(self, other: "Sums", sign: int = 1) -> None:
        """Add other sums, or with -1 what they were to the other side."""
        self.rounds += other.rounds
        self.won += other.won if sign > 0 else other.lost
        self.lost += other.lost if sign > 0 else other.won
        self.points += sign * other.points
        self.hundreds += sign * other.hundreds
        self.deals += other.deals
        self.net += sign * other.net
        if other.money:
            money = dict(self.money)
            for currency, amount in other.money.items():
                money[currency] = money.get(currency, Decimal(0)) + sign * amount
            self.money = money


Tally = dict[Foursome, Sums]
"""What rounds brought the first pair of those who sat together; the other lost it."""


def of(sums: dict[Key, Sums], whose: Key) -> Sums:
    found = sums.get(whose)
    if found is None:
        found = sums[whose] = Sums()
    return found


def together(one: str, other: str) -> Pair:
    """A pair in the order of the alphabet."""
    return (one, other) if one <= other else (other, one)


def tallied(evening: ScoredEvening) -> dict[Form, Tally]:
    """The sums of an evening, for each form that was played."""
    tallies: dict[Form, Tally] = {}
    for scored in evening.played:
        tally = tallies.setdefault(scored.round.options.form, {})
        before = Both()
        for seating, deals in sittings(scored):
            of(tally, _foursome(seating)).add(_of_deals(deals, before))
            before = deals[-1].after.total if deals else before
        result = _of_result(scored, evening.evening.currency)
        of(tally, _foursome(scored.seating)).add(result)
    return tallies


def sittings(scored: ScoredRound) -> Iterator[tuple[Seating, Sequence[ScoredDeal]]]:
    """The deals of a round with those who sat there, anew where somebody was replaced."""
    seating, *others = scored.round.seatings()
    if not others:
        yield seating, scored.deals
        return
    seatings = iter(others)
    deals: list[ScoredDeal] = []
    place = 0
    for deal in scored.deals:
        for _ in range(place, deal.place):  # only new seats have no deal of their own
            yield seating, deals
            seating, deals = next(seatings), []
        deals.append(deal)
        place = deal.place + 1
    yield seating, deals


def _of_deals(deals: Sequence[ScoredDeal], before: Both) -> Sums:
    """What deals brought North-South, as long as the same four sat there."""
    number = sum(isinstance(deal.item, Deal) and not deal.after_end for deal in deals)
    after = deals[-1].after.total if deals else before
    return Sums(deals=number, net=(after.ns - before.ns) - (after.ew - before.ew))


def _of_result(scored: ScoredRound, currency: str) -> Sums:
    """The result of a round, which goes to those in the chairs at its end."""
    closing = with_entries(Both(), scored.closing)
    sums = Sums(net=closing.ns - closing.ew)
    if scored.is_settled:
        sums.rounds = 1
        total = scored.total
        if total.ahead:
            sign = 1 if total.ahead is NS else -1
            sums.won, sums.lost = (1, 0) if sign > 0 else (0, 1)
            sums.points = total.ns - total.ew
            sums.hundreds = sign * round_back_score(scored)
            if scored.round.stake:
                sums.money = {currency: scored.round.stake * sums.hundreds}
    return sums


def _foursome(seating: Seating) -> Foursome:
    return together(*seating.pair(NS)), together(*seating.pair(EW))
