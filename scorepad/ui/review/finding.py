"""Finds the deals and rounds behind a figure of the standings, evening by evening."""

from collections.abc import Collection, Iterator, Sequence

from scorepad.archive.archive import Archive
from scorepad.archive.trouble import Trouble
from scorepad.bridge.agreed import Form
from scorepad.bridge.back_score import round_back_score
from scorepad.bridge.behind import FoundDeal, FoundRound, deals_behind, rounds_behind
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import ScoredEvening, score_evening
from scorepad.bridge.measures import MEASURES
from scorepad.bridge.seats import Both
from scorepad.bridge.standings import Who
from scorepad.bridge.state import with_entries
from scorepad.ui.review.adding import Dated
from scorepad.ui.review.behind_window import Behind
from scorepad.ui.words import contract_and_result, declarer, hundreds, round_title
from scorepad.ui.words import standings as words


def find(
    archive: Archive,
    evenings: Sequence[Dated],
    who: Who,
    behind: str,
    forms: Collection[Form],
    against: str | None = None,
) -> Iterator[list[Behind]]:
    """Rows for each evening: rounds, or where the figure has a measure deals."""
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
    measure = MEASURES.get(behind)
    if measure:
        return (_of_deal(found, who) for found in deals_behind(scored, who, measure, forms))
    return (_of_round(found, who) for found in rounds_behind(scored, who, against, forms))


def _of_deal(found: FoundDeal, who: Who) -> Behind:
    item = found.deal.item
    assert isinstance(item, Deal)
    side = found.seating.side_of(who[0])
    assert side
    total = with_entries(Both(), found.deal.entries)
    cells = (
        round_title(found.round, found.scored.round.agreed),
        contract_and_result(item),
        declarer(item, found.seating),
        words.who(found.seating.pair(side.other)),
        words.signed(total.of(side) - total.of(side.other)),
    )
    return Behind(0, None, found.round, found.deal.place, cells)


def _of_round(found: FoundRound, who: Who) -> Behind:
    scored = found.scored
    side = scored.seating.side_of(who[0])
    assert side
    sign = 0 if scored.winner is None else 1 if scored.winner is side else -1
    cells = (
        round_title(found.round, scored.round.agreed),
        hundreds(sign * round_back_score(scored)),
        words.who(scored.seating.pair(side)),
        words.who(scored.seating.pair(side.other)),
        words.signed(sign * scored.margin),
    )
    return Behind(0, None, found.round, None, cells)
