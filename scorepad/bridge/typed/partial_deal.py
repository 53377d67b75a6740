"""An incomplete deal, entered in any order: what a bidding pad shows and changes."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum, auto
from typing import Any, NamedTuple

from scorepad.bridge.contract import BOOK, LEVELS, NOTRUMP, UNDOUBLED, Contract, Doubling, Strain
from scorepad.bridge.deal import ALL_TRICKS, Deal, Honours
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import Options
from scorepad.bridge.seats import Initial, Seat, Seating
from scorepad.bridge.typed.deal_parts import DealParts, points_of
from scorepad.bridge.typed.deal_reader import DealReader
from scorepad.bridge.typed.deal_words import deal_words, words_abroad
from scorepad.bridge.typed.languages import ENGLISH, Language
from scorepad.bridge.typed.misread import Misread
from scorepad.bridge.typed.result_words import tricks_meant


class Bid(NamedTuple):
    """A card of the bidding box."""

    level: int
    strain: Strain


class DealPart(StrEnum):
    """The parts that every deal needs."""

    CONTRACT = auto()
    DECLARER = auto()
    HOLDER = auto()


@dataclass(frozen=True, slots=True)
class PartialDeal:
    """The known parts of a deal, always possible together."""

    bid: Bid | None = None
    passed: bool = False
    doubling: Doubling = UNDOUBLED
    declarer: Seat | None = None
    over: int = 0
    honours: int = 0
    holder: Seat | None = None
    points_ns: int | None = None

    def choosing(self, **parts: Any) -> "PartialDeal":
        """Return the deal with changed parts, dropping those that become impossible."""
        chosen = replace(self, **parts)
        if chosen.passed:
            return PartialDeal(passed=True, points_ns=chosen.points_ns)
        over = chosen.over if chosen.over in chosen.results else 0
        honours = chosen.honours if chosen.honours in chosen.figures else 0
        holder = chosen.holder if honours else None
        return replace(chosen, over=over, honours=honours, holder=holder)

    @property
    def results(self) -> range:
        """The possible results of the contract, as tricks over or under it."""
        if self.bid is None:
            return range(0)
        needed = BOOK + self.bid.level
        return range(-needed, ALL_TRICKS - needed + 1)

    @property
    def figures(self) -> tuple[int, ...]:
        """The possible points for honours."""
        if self.bid is None:
            return ()
        return (150,) if self.bid.strain is NOTRUMP else (100, 150)

    @property
    def lacks(self) -> DealPart | None:
        """The part to enter next."""
        if self.passed:
            return None
        if self.bid is None:
            return DealPart.CONTRACT
        if self.declarer is None:
            return DealPart.DECLARER
        return DealPart.HOLDER if self.honours and self.holder is None else None

    @property
    def deal(self) -> Deal | None:
        """The deal, once it is complete."""
        if self.bid is None or self.declarer is None or self.lacks:
            return Deal(points_ns=self.points_ns) if self.passed else None
        contract = Contract(*self.bid, self.doubling, self.declarer)
        honours = Honours(self.holder, self.honours) if self.holder else None
        return Deal(contract, contract.tricks_needed + self.over, honours, points_ns=self.points_ns)


def partial_deal_of(deal: Deal) -> PartialDeal:
    """Return a complete deal as a partial one."""
    if deal.contract is None:
        return PartialDeal(passed=True, points_ns=deal.points_ns)
    bid = Bid(deal.contract.level, deal.contract.strain)
    choice = PartialDeal(
        bid,
        doubling=deal.contract.doubling,
        declarer=deal.contract.declarer,
        over=deal.over,
        points_ns=deal.points_ns,
    )
    if deal.honours:
        choice = replace(choice, honours=deal.honours.points, holder=deal.honours.holder)
    return choice


def read_partial_deal(
    text: str,
    seating: Seating = Seating(),
    options: Options = Options(),
    *,
    was: Deal | None = None,
    language: Language = ENGLISH,
    initials: Collection[Initial] = (),
) -> PartialDeal:
    """Read what can be read of a deal being typed; ambiguous players are left open.

    Honours that do not count are left out.
    """
    if not text.strip():
        return PartialDeal()
    try:
        deal = read_deal(text, seating, options, was=was, language=language, initials=initials)
        read = partial_deal_of(deal)
    except Misread:
        words = (deal_words(language), *((words_abroad(),) if language == ENGLISH else ()))
        readings = [
            DealReader(text, seating, options, None, each, initials).parts() for each in words
        ]
        read = _partial(max(readings, key=lambda parts: parts.strain is not None))
    return read if options.honours_count else read.choosing(honours=0)


def _partial(parts: DealParts) -> PartialDeal:
    over, bid = 0, None
    if parts.level and parts.level in LEVELS and parts.strain:
        bid = Bid(parts.level, parts.strain)
    if parts.result and bid:
        typed = parts.text[parts.result.start : parts.result.end]
        tricks = tricks_meant(parts.result, typed, bid.level)
        over = tricks - BOOK - bid.level if isinstance(tricks, int) else 0
    declarer = None if parts.declarer in parts.doubtful else parts.declarer
    return PartialDeal().choosing(
        bid=bid,
        doubling=parts.doubling or UNDOUBLED,
        declarer=declarer,
        points_ns=points_of(parts, declarer, []),
        over=over,
        honours=int(parts.points) if parts.points in ("100", "150") else 0,
        holder=None if parts.holder in parts.doubtful else parts.holder,
    )
