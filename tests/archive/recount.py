"""Count evenings again, plainly, from their scored sheets: SQL must find the same."""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, NamedTuple

from scorepad.archive import contracts
from scorepad.archive.contracts import of_level, of_strain
from scorepad.archive.standings import Sums, Who
from scorepad.bridge.contract import DOUBLED, LEVELS, REDOUBLED, Contract, Strain
from scorepad.bridge.deal import Adjustment, Deal, NewSeats
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import DUPLICATE, POINTS, Form, MoneyBy
from scorepad.bridge.points import Entry, PayKind
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Seating, Side

ALL_FORMS = tuple(Form)
Pair = tuple[str, str]
Keys = Callable[[Pair, Pair], Iterable[Who]]
"""The names to count under, for each of the two sides."""


class Brought(NamedTuple):
    """Something that brought one pair what it cost the other."""

    evening: int
    ours: Pair
    theirs: Pair
    sums: Sums


def rounds_of(
    evenings: list[Evening], forms: Collection[Form]
) -> Iterator[tuple[int, int, ScoredRound]]:
    """Yield the rounds that count, each with the number of its evening and its own."""
    for key, evening in enumerate(evenings):
        for number, scored in enumerate(score_evening(evening).played):
            if scored.round.options.form in forms:
                yield key, number, scored


def seating_at(scored: ScoredRound, place: int | None) -> Seating:
    """Return who sat where at a deal; without one, those to whom the round belongs."""
    if place is None:
        return scored.seating
    changes = [item.seating for item in scored.round.items[:place] if isinstance(item, NewSeats)]
    return [scored.round.seating, *changes][-1]


def shares(scored: ScoredRound) -> list[tuple[Seating, int]]:
    """Return whom a round belongs to, and what it brought their North-South.

    Boards in IMPs belong, deal by deal, to those who played them, once for the same two pairs.
    """
    options = scored.round.options
    if options.form is not POINTS or options.chukkers or not scored.deals:
        return [(scored.seating, scored.total.ns - scored.total.ew)]
    fours: dict[tuple[Pair, ...], tuple[Seating, int]] = {}
    for deal in scored.deals:
        pairs = tuple((min(pair), max(pair)) for pair in map(deal.seating.pair, Side))
        before = fours.get(pairs, (deal.seating, 0))[1]
        fours[pairs] = (deal.seating, before + deal.won.ns - deal.won.ew)
    return [*fours.values()]


def net(entries: Iterable[Entry], side: Side) -> int:
    return sum(entry.points if entry.side is side else -entry.points for entry in entries)


def brought(evenings: list[Evening], forms: Collection[Form]) -> Iterator[Brought]:
    """Yield all that counts in standings, once for each side."""
    for key, _, scored in rounds_of(evenings, forms):
        for side in Side:

            def to(seating: Seating, side: Side = side, key: int = key, **sums: Any) -> Brought:
                added = Sums()._replace(**sums)
                return Brought(key, seating.pair(side), seating.pair(side.other), added)

            for deal in scored.deals:
                counts = isinstance(deal.item, Deal) and not deal.after_end
                here = seating_at(scored, deal.place)
                won = deal.won.of(side) - deal.won.of(side.other)
                yield to(here, deals=int(counts), net=won)
            for seating, margin in shares(scored):
                yield to(seating, net=net(scored.closing, side))
                if scored.is_settled:
                    ahead = margin if side is Side.NS else -margin
                    won, lost = int(ahead > 0), int(ahead < 0)
                    yield to(seating, rounds=1, won=won, lost=lost, points=ahead)
    for key, evening in enumerate(evenings):
        for scored in score_evening(evening).played:
            options = scored.round.options
            if not scored.is_settled or options.form not in forms or options.form is DUPLICATE:
                continue
            for seating, margin in shares(scored):
                for side, points in ((Side.NS, margin), (Side.EW, -margin)):
                    hundreds, amount = counted(points, scored)
                    yield Brought(
                        key,
                        seating.pair(side),
                        seating.pair(side.other),
                        Sums(hundreds=hundreds, money={evening.currency: amount} if amount else {}),
                    )


def counted(points: int, scored: ScoredRound) -> tuple[int, Decimal]:
    """Return points in hundreds, or IMPs unchanged, and in money."""
    options, stake = scored.round.options, scored.round.stake or Decimal(0)
    sign = 1 if points > 0 else -1
    hundreds = points if options.form is POINTS else sign * ((abs(points) + 50) // 100)
    amount = {
        MoneyBy.HUNDREDS: stake * hundreds,
        MoneyBy.TENS: stake * sign * ((abs(points) + 5) // 10) / 10,
        MoneyBy.POINTS: stake * points / 100,
    }[MoneyBy.HUNDREDS if options.form is POINTS else options.money]
    return hundreds, amount / 2 if options.stake_by_side else amount


def players(ours: Pair, theirs: Pair) -> Iterable[Who]:
    return [(name,) for name in ours]


def partnerships(ours: Pair, theirs: Pair) -> Iterable[Who]:
    return [(min(ours), max(ours))]


def partners_of(player: str) -> Keys:
    return lambda ours, theirs: [(name,) for name in ours if player in ours and name != player]


def opponents_of(player: str) -> Keys:
    return lambda ours, theirs: [(name,) for name in theirs if player in ours]


def sums(evenings: list[Evening], forms: Collection[Form], keys: Keys) -> dict[Who, Sums]:
    """Add up results by these names."""
    totals: dict[Who, Counter[str]] = defaultdict(Counter)
    money: dict[Who, dict[str, Decimal]] = defaultdict(dict)
    for _, ours, theirs, added in brought(evenings, forms):
        for who in keys(ours, theirs):
            for name, number in added._asdict().items():
                if name != "money":
                    totals[who][name] += number
            for currency, amount in added.money.items():
                money[who][currency] = money[who].get(currency, Decimal(0)) + amount
    return {
        who: Sums(**total, money={name: amount for name, amount in money[who].items() if amount})
        for who, total in totals.items()
    }


def evenings_of(
    evenings: list[Evening], forms: Collection[Form], keys: Keys
) -> dict[Who, set[int]]:
    """Return the evenings on which a round of theirs was settled."""
    found: dict[Who, set[int]] = defaultdict(set)
    for key, ours, theirs, added in brought(evenings, forms):
        for who in keys(ours, theirs) if added.rounds else ():
            found[who].add(key)
    return found


def hundreds_by_evening(
    evenings: list[Evening], forms: Collection[Form]
) -> dict[int, Counter[str]]:
    found: dict[int, Counter[str]] = {}
    for key, ours, _, added in brought(evenings, forms):
        for name in ours:
            found.setdefault(key, Counter())[name] += added.hundreds
    return found


def results_by_evening(evenings: list[Evening]) -> dict[int, Counter[str]]:
    """Return what each evening brought: its hundreds, or its IMPs if it had nothing else."""
    in_hundreds = [form for form in Form if form is not POINTS]
    found = hundreds_by_evening(evenings, ALL_FORMS)
    rest = hundreds_by_evening(evenings, in_hundreds)
    for key, names in found.items():
        scored = score_evening(evenings[key]).played
        forms = {each.round.options.form for each in scored if each.is_settled}
        if forms - {POINTS, DUPLICATE}:
            found[key] = Counter({name: rest.get(key, Counter())[name] for name in names})
    return found


# Contracts.


@dataclass(frozen=True)
class SeenDeal:
    """A deal as one pair saw it."""

    evening: int
    round: int
    place: int
    pair: Pair
    others: Pair
    declarer: str
    contract: Contract | None
    over: int
    net: int
    paid: tuple[tuple[PayKind, int], ...]
    """What the deal paid this pair, by kind; negative if paid to the others."""

    def own(self, who: Who) -> bool:
        """Whether they declared: one player himself, or either of two."""
        return self.declarer in who

    @property
    def is_made(self) -> bool:
        return self.over >= 0

    def points(self, kind: PayKind) -> int:
        return sum(points for each, points in self.paid if each is kind)


def seen_deals(evenings: list[Evening], forms: Collection[Form]) -> Iterator[SeenDeal]:
    """Yield every deal that counts, once for each pair; passed-out deals have no declarer."""
    for key, number, scored in rounds_of(evenings, forms):
        for deal in scored.deals:
            if not isinstance(deal.item, Deal) or deal.after_end:
                continue
            here = seating_at(scored, deal.place)
            contract = deal.item.contract
            for side in Side:
                yield SeenDeal(
                    key,
                    number,
                    deal.place,
                    here.pair(side),
                    here.pair(side.other),
                    here.at(contract.declarer) if contract else "",
                    contract,
                    deal.item.over,
                    net(deal.entries, side),
                    tuple(
                        (entry.kind, entry.points if entry.side is side else -entry.points)
                        for entry in deal.entries
                    ),
                )


def deals_of(evenings: list[Evening], forms: Collection[Form], who: Who) -> list[SeenDeal]:
    """Return the deals that a player, or two partners, sat at."""
    return [deal for deal in seen_deals(evenings, forms) if {*who} <= {*deal.pair}]


Adds = Callable[[SeenDeal, Who], int | None]
"""What a contract adds to a figure, or None if it does not count for it."""


def _own(condition: Callable[[SeenDeal, Contract], bool], *, penalty: bool = False) -> Adds:
    def adds(deal: SeenDeal, who: Who) -> int | None:
        assert deal.contract
        if not deal.own(who) or not condition(deal, deal.contract):
            return None
        return -deal.points(PayKind.PENALTY) if penalty else 1

    return adds


def _against(deal: SeenDeal, who: Who) -> int | None:
    defends = deal.declarer not in deal.pair
    return deal.points(PayKind.PENALTY) if defends and not deal.is_made else None


def _doubled(deal: SeenDeal, who: Who) -> int | None:
    return deal.net if deal.contract and deal.contract.doubling is DOUBLED else None


def _redoubled(deal: SeenDeal, who: Who) -> int | None:
    return deal.net if deal.contract and deal.contract.doubling is REDOUBLED else None


def _held(deal: SeenDeal, who: Who) -> int | None:
    points = deal.points(PayKind.HONOURS)
    return points if points > 0 else None


def _of_strain(strain: Strain, made: bool) -> Adds:
    return _own(lambda deal, bid: bid.strain is strain and (deal.is_made or not made))


def _of_level(level: int, made: bool) -> Adds:
    return _own(lambda deal, bid: bid.level == level and (deal.is_made or not made))


FIGURES: dict[str, Adds] = {
    contracts.DECLARED: _own(lambda deal, bid: True),
    contracts.MADE: _own(lambda deal, bid: deal.is_made),
    **{
        of_strain(each, made=made): _of_strain(each, made)
        for each in Strain
        for made in (False, True)
    },
    **{
        of_level(each, made=made): _of_level(each, made)
        for each in LEVELS
        for made in (False, True)
    },
    contracts.DOUBLED_BALANCE: _doubled,
    contracts.REDOUBLED_BALANCE: _redoubled,
    contracts.SLAMS_BID: _own(lambda deal, bid: bid.level >= 6),
    contracts.SLAMS_MADE: _own(lambda deal, bid: bid.level >= 6 and deal.is_made),
    contracts.PENALTIES_PAID: _own(lambda deal, bid: not deal.is_made, penalty=True),
    contracts.PENALTIES_WON: _against,
    contracts.HELD_HONOURS: _held,
}


def sources(
    evenings: list[Evening], forms: Collection[Form], who: Who
) -> dict[PayKind, tuple[int, int]]:
    """Return what was won and lost, by kind; for everybody all that was scored."""
    won: Counter[PayKind] = Counter()
    lost: Counter[PayKind] = Counter()
    for deal in deals_of(evenings, forms, who):
        for kind, points in deal.paid:
            won[kind] += max(0, points)
            lost[kind] += max(0, -points) if who else 0
    # What no deal was paid counts as a whole, evening by evening and form by form.
    besides: Counter[tuple[int, Form, PayKind, Pair]] = Counter()
    for key, _, scored in rounds_of(evenings, forms):
        paid = [
            (seating_at(scored, deal.place), entry)
            for deal in scored.deals
            if isinstance(deal.item, Adjustment)
            for entry in deal.entries
        ]
        for seating, entry in (*paid, *((scored.seating, each) for each in scored.closing)):
            for side in Side:
                one, other = sorted(seating.pair(side))
                form = scored.round.options.form
                besides[key, form, entry.kind, (one, other)] += net([entry], side)
    for (_, _, kind, pair), points in besides.items():
        if {*who} <= {*pair}:
            won[kind] += max(0, points)
            lost[kind] += max(0, -points) if who else 0
    return {kind: (won[kind], lost[kind]) for kind in PayKind if won[kind] or lost[kind]}
