"""Computes the rows of one evening for the file of facts."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from scorepad.archive.evenings import as_text
from scorepad.archive.summaries import named_players
from scorepad.bridge.back_score import round_back_score
from scorepad.bridge.compared_players import by_opponents, by_players
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.options import DUPLICATE, POINTS
from scorepad.bridge.points import Entry, PayKind
from scorepad.bridge.ranking import Ranking, rank
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import EW, NS, SOUTH, WEST, Both, Pair, Seating
from scorepad.bridge.settling import currencies, old_debts, rate, still_to_pay, units
from scorepad.bridge.state import ScoredDeal, net

_BESIDES = (PayKind.UNFINISHED_GAME, PayKind.UNFINISHED_PART_SCORE, PayKind.ADJUSTMENT)
OF_DEALS = tuple(kind for kind in PayKind if kind not in _BESIDES)
"""The kinds of points that a deal itself is paid."""
_PLACES = {kind: place for place, kind in enumerate(OF_DEALS)}
_NOTHING_PAID = (0,) * len(OF_DEALS)
Row = tuple[Any, ...]
_Number = Callable[[str], Any]
"""Returns the number of a player in the rows."""


class EveningFacts(NamedTuple):
    """The rows of one evening in the order of their keys, each without its number."""

    line: Row
    """Its line in a list: day, title, note, notes on deals, players, forms, number of deals.

    Also its currencies, its own first.
    """
    present: list[Row]
    """Everybody who was present, and whether they were there for a round."""
    results: list[Row]
    """A row for each round and player: the result, with whom and against whom."""
    deals: list[Row]
    """A row for each deal that counts."""
    besides: list[Row]
    """A row for each player, partner and kind of points not paid for a deal."""
    due: list[Row]
    """A row for each payment still due."""
    carried: list[Row]
    """A row for each debt carried over, with the evening it comes from."""
    compared: list[Row]
    """A row for each player and partner at several tables: boards, points, maximum.

    Victory points and the number of their matches follow.
    """
    met: list[Row]
    """A row for each two partners there and two opponents: boards, points, maximum."""


def facts_of(scored: ScoredEvening, number: _Number) -> EveningFacts:
    """Compute the rows of an evening."""
    number = cache(number)  # players recur in many rows
    evening = scored.evening
    named = named_players(evening)
    entered = [item for each in evening.rounds for item in each.items if isinstance(item, Deal)]
    line = (
        evening.day.isoformat() if evening.day else None,
        evening.title,
        evening.note,
        " ".join(deal.note for deal in entered if deal.note),
        as_text(sorted(named)),
        ",".join(sorted({each.options.form for each in evening.rounds})),
        sum(each.played for each in evening.rounds),
        as_text(currencies(evening)),
    )
    results: list[Row] = []
    deals: list[Row] = []
    besides: dict[Row, int] = {}
    compared: list[Row] = []
    met: list[Row] = []
    for place, part in enumerate(scored.played):
        if part.round.comparison:
            ranking = rank(part.round.comparison)
            compared += _compared(place, ranking, number)
            met += _met(ranking, number)
            continue
        results += _results(place, part, evening.currency, number)
        for deal in part.deals:
            if not isinstance(deal.item, Deal):
                for entry in deal.entries:
                    _add_besides(besides, part, deal.seating, entry, number)
            elif not deal.after_end:
                deals.append(_deal(place, part, deal, number))
        for entry in part.closing:
            _add_besides(besides, part, part.seating, entry, number)
    played = scored.players
    at_several = {name for each in evening.rounds if each.played for name in each.compared_players}
    return EveningFacts(
        line,
        _numbered(
            (number(name), int(name in played or name in at_several))
            for name in dict.fromkeys((*played, *named))
        ),
        _numbered(results),
        deals,
        _numbered((*key, points) for key, points in besides.items()),
        _numbered(
            (number(payer), number(payee), f"{amount:f}", currency or "")
            for payer, payee, amount, currency in still_to_pay(scored)
        ),
        _numbered(
            (debt.evening, number(payer), number(payee), f"{amount:f}", currency or "")
            for debt, (payer, payee, amount, currency) in zip(
                evening.debts, old_debts(evening), strict=True
            )
            if debt.evening
        ),
        _numbered(compared),
        _numbered(met),
    )


def _numbered(rows: Iterable[Row]) -> list[Row]:
    return [(place, *row) for place, row in enumerate(rows)]


def _met(ranking: Ranking, number: _Number) -> Iterator[Row]:
    for met in by_opponents(ranking):
        us, them = ([*map(number, names)] for names in (met.players, met.others))
        yield us[0], us[-1], them[0], them[-1], met.boards, float(met.points), met.of


def _compared(place: int, ranking: Ranking, number: _Number) -> Iterator[Row]:
    for brought in by_players(ranking):
        one, *other = map(number, brought.players)
        partner = other[0] if other else one  # a pair under one name
        for player, its in dict.fromkeys(((one, partner), (partner, one))):
            won = float(brought.points), brought.of, float(brought.vp), brought.matches
            yield place, player, its, brought.boards, *won


class _Brought:
    """North-South's result in a round while the same four players sat there."""

    deals = net = settled = won = points = hundreds = units = 0
    rate: str | None = None
    """Money for each unit."""


def _results(place: int, part: ScoredRound, currency: str, number: _Number) -> Iterator[Row]:
    options = part.round.options
    brought: dict[tuple[Pair, Pair], _Brought] = {}
    before = Both()
    for seating, played in groupby(part.deals, key=attrgetter("seating")):
        deals = list(played)
        four = brought.setdefault(_pairs(seating), _Brought())
        four.deals += sum(isinstance(deal.item, Deal) and not deal.after_end for deal in deals)
        after = deals[-1].after.total
        four.net += (after.ns - before.ns) - (after.ew - before.ew)
        before = after
    by_deal = brought and options.imps_by_deal
    at_the_end = [] if by_deal else [brought.setdefault(_pairs(part.seating), _Brought())]
    for four in at_the_end or brought.values():
        _add_result(four, part, four.net if by_deal else part.total.ns - part.total.ew)
    form = str(options.form)
    for pairs, four in brought.items():
        ours, theirs = ((number(one), number(other)) for one, other in pairs)
        for us, them, sign in ((ours, theirs, 1), (theirs, ours, -1)):
            won, lost = (int(four.won > 0), int(four.won < 0))[::sign]
            counted = (four.deals, sign * four.net, four.settled, won, lost)
            sums = (sign * four.points, sign * four.hundreds, sign * four.units, four.rate)
            for player, partner in (us, us[::-1]):
                yield place, form, player, partner, *them, *counted, *sums, currency


def _add_result(four: _Brought, part: ScoredRound, points: int) -> None:
    """Add the result of a round, which goes to those in the chairs at its end."""
    four.net += net(part.closing)
    if not part.is_settled:
        return
    four.settled = 1
    four.won = (points > 0) - (points < 0)
    four.points = points
    form = part.round.options.form
    four.hundreds = points if form is POINTS else four.won * round_back_score(part)
    four.units = units(four.hundreds, four.points, part.round.options)
    if part.round.stake and form is not DUPLICATE:
        four.rate = f"{rate(part.round):f}"


def _deal(place: int, part: ScoredRound, deal: ScoredDeal, number: _Number) -> Row:
    """Return the row of a deal, declarer's pair first, or North-South if it was passed out."""
    item, seating = deal.item, deal.seating
    assert isinstance(item, Deal)
    contract = item.contract
    side = contract.declarer.side if contract else NS
    ours, theirs = seating.pair(side), sorted(seating.pair(side.other))
    if contract and contract.declarer in (SOUTH, WEST):
        ours = ours[::-1]
    four = (*map(number, ours), *map(number, theirs))
    form = str(part.round.options.form)
    if contract is None:
        return (place, deal.place, form, *four, *[None] * 5, 0, *_NOTHING_PAID)
    over, paid = item.over, [*_NOTHING_PAID]
    for whose, pay in deal.entries:
        paid[_PLACES[pay.kind]] += pay.points if whose is side else -pay.points
    return (
        place,
        deal.place,
        form,
        *four,
        contract.level,
        str(contract.strain),
        str(contract.doubling),
        over,
        int(over >= 0),
        sum(paid),
        *paid,
    )


def _add_besides(
    besides: dict[Row, int], part: ScoredRound, seating: Seating, entry: Entry, number: _Number
) -> None:
    form, kind = str(part.round.options.form), str(entry.kind)
    for side, points in ((entry.side, entry.points), (entry.side.other, -entry.points)):
        one, other = map(number, seating.pair(side))
        for key in ((form, kind, one, other), (form, kind, other, one)):
            besides[key] = besides.get(key, 0) + points


def _pairs(seating: Seating) -> tuple[Pair, Pair]:
    """Return North-South and East-West, each sorted by name."""
    (north, south), (east, west) = sorted(seating.pair(NS)), sorted(seating.pair(EW))
    return (north, south), (east, west)
