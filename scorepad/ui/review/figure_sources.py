"""Finds the deals and rounds behind a figure of the standings, evening by evening."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from scorepad.archive.archive import Archive
from scorepad.archive.trouble import Trouble
from scorepad.bridge.back_score import round_back_score
from scorepad.bridge.behind import (
    FoundDeal,
    FoundRound,
    deals_behind,
    deals_sat_at,
    rounds_behind,
    were_there,
)
from scorepad.bridge.contract import Strain
from scorepad.bridge.course import Dated
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import ScoredEvening, score_evening
from scorepad.bridge.measures import MEASURES
from scorepad.bridge.options import Form
from scorepad.bridge.seats import Both
from scorepad.bridge.standings import Who
from scorepad.bridge.state import with_entries
from scorepad.ui.review.behind_model import Behind
from scorepad.ui.review.standings_columns import DEALS, EVENINGS, STAKED_ROUNDS
from scorepad.ui.words import contract_and_result, declarer, hundreds, round_title
from scorepad.ui.words import standings as words
from scorepad.ui.words.evening import usual_titles


def find(
    archive: Archive,
    evenings: Sequence[Dated],
    who: Who,
    behind: str,
    forms: Collection[Form],
    against: str | None = None,
) -> Iterator[list[Behind]]:
    """Rows for each evening: the evening itself, its rounds, or its deals, as the figure counts."""
    for key, day in evenings:
        try:
            scored = score_evening(archive.load(key))
        except Trouble:
            continue
        yield [
            found._replace(key=key, day=day) for found in _rows(scored, who, behind, forms, against)
        ]


def _rows(
    scored: ScoredEvening, who: Who, behind: str, forms: Collection[Form], against: str | None
) -> Iterator[Behind]:
    if behind == DEALS:
        return (_of_deal(found, who) for found in deals_sat_at(scored, who, forms))
    if behind in MEASURES:
        measure = MEASURES[behind]
        return (_of_deal(found, who) for found in deals_behind(scored, who, measure, forms))
    rounds = rounds_behind(scored, who, against, forms)
    if behind == EVENINGS:
        there = were_there(scored, who, forms)
        return iter([_of_evening(scored, who, rounds)] if there else [])
    if behind == STAKED_ROUNDS:
        currency = scored.evening.currency
        return (_of_stake(found, who, currency) for found in rounds if found.scored.round.stake)
    return (_of_round(found, who) for found in rounds)


def _of_deal(found: FoundDeal, who: Who) -> Behind:
    item = found.deal.item
    assert isinstance(item, Deal)
    side = found.seating.side_of(who[0])
    assert side
    total = with_entries(Both(), found.deal.entries)
    points = total.of(side) - total.of(side.other)
    cells = (
        round_title(found.round, found.scored.round.options),
        contract_and_result(item),
        declarer(item, found.seating),
        words.who(found.seating.pair(side.other)),
        words.signed(points),
    )
    return Behind(0, None, found.round, found.deal.place, cells, _height(item), points)


def _of_round(found: FoundRound, who: Who) -> Behind:
    scored, won = found.scored, _won(found, who)
    side = scored.seating.side_of(who[0])
    assert side
    cells = (
        round_title(found.round, scored.round.options),
        hundreds(won.hundreds),
        words.who(scored.seating.pair(side)),
        words.who(scored.seating.pair(side.other)),
        words.signed(won.points),
    )
    return Behind(0, None, found.round, None, cells, won.hundreds, won.points)


def _of_stake(found: FoundRound, who: Who, currency: str) -> Behind:
    """A round with what it brought in money in the stead of hundreds."""
    row, stake = _of_round(found, who), found.scored.round.stake
    assert stake
    number, _, *others = row.cells
    amount = stake * _won(found, who).hundreds
    written = words.sums_of_money({currency: amount})
    return row._replace(cells=(number, written, *others), what=float(amount))


def _of_evening(scored: ScoredEvening, who: Who, rounds: Iterable[FoundRound]) -> Behind:
    """What an evening brought them, and with and against whom they played."""
    results = [_won(found, who) for found in rounds]
    others = tuple(name for name in scored.players if name not in who)
    title = scored.evening.title
    brought, points = sum(won.hundreds for won in results), sum(won.points for won in results)
    cells = (
        "" if title in usual_titles() else title,
        hundreds(brought),
        words.who(who),
        words.everyone_of(others),
        words.signed(points),
    )
    return Behind(0, None, 0, None, cells, brought, points)


def _height(deal: Deal) -> tuple[int, ...]:
    """The higher the bid, the higher the contract; no bid at all is lowest."""
    contract = deal.contract
    if contract is None:
        return ()
    bid = contract.level, [*Strain].index(contract.strain), contract.doubling.times
    return *bid, deal.over


class _Won(NamedTuple):
    """What a round brought one side, or with a minus cost it."""

    points: int
    hundreds: int


def _won(found: FoundRound, who: Who) -> _Won:
    scored = found.scored
    side = scored.seating.side_of(who[0])
    sign = 0 if scored.winner is None else 1 if scored.winner is side else -1
    return _Won(sign * scored.margin, sign * round_back_score(scored))
