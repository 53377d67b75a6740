"""Which print options make a difference for an evening."""

from collections.abc import Iterator, Sequence

from scorepad.bridge.back_score import back_score
from scorepad.bridge.comparison import Comparison
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.evening_result import evening_result
from scorepad.bridge.ranking import rank
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.settling import Carried, ledger
from scorepad.sheets.pages import Extent

FEWEST = 3
"""A chart needs at least this many rounds."""


def extents(scored: ScoredEvening, number: int) -> list[Extent]:
    """Return the ranges that can be printed, without those that would give the same pages."""
    whole, rounds = Extent.EVENING, scored.played or scored.rounds
    if not any(each.deals or each.round.comparison for each in rounds):
        return [whole]
    found = [Extent.SHEET] if scored.rounds[number].deals else []
    if len(rounds) > 1 or any(_of_evening(scored, ())):
        found.append(Extent.ROUND)
    session = scored.rounds[-1].round.comparison
    ranked = rank(session).table if session else ()
    has_poster = evening_result(scored).order or any(one.place for one in ranked)
    return [*found, whole, *([Extent.POSTER] if has_poster else [])]


def switches(
    scored: ScoredEvening, extent: Extent, number: int, carried: Sequence[Carried] = ()
) -> frozenset[str]:
    """Return the options that would change the printed pages."""
    if extent is Extent.POSTER:
        return frozenset()
    rounds = scored.played or scored.rounds
    if extent is not Extent.EVENING:
        rounds = (scored.rounds[number],)
    sessions = [each.round.comparison for each in rounds if each.round.comparison]
    found = {name for session in sessions for name in _of_session(session)}
    if extent is Extent.EVENING:
        found.update(_of_evening(scored, carried))
    for each in rounds:
        found.update(_of_round(each, extent))
    return frozenset(found)


def _of_session(session: Comparison) -> Iterator[str]:
    ranking = rank(session)
    if ranking.table:
        yield from ("ranking", "travellers", "black")
        if not ranking.match:
            yield "cards"
    if session.cards:
        yield from ("hands", "large", "black")
    if session.plan:
        yield from ("travellers", "movement", "slips")
    if ranking.table or session.plan:
        yield "large"


def _of_evening(scored: ScoredEvening, carried: Sequence[Carried]) -> Iterator[str]:
    rounds = back_score(scored)
    if rounds or evening_result(scored).order:
        yield "back_score"
    if len(rounds) >= FEWEST:
        yield "chart"
    if scored.evening.debts or ledger(scored, carried):
        yield "settlement"


def _of_round(scored: ScoredRound, extent: Extent) -> Iterator[str]:
    if not scored.deals:
        return
    listed = scored.round.options.is_listed
    if extent is Extent.SHEET:
        yield "black" if listed else "letters"
        return
    yield from ("elements", "letters", "large", "black")
    if any(deal.game_to for deal in scored.deals):
        yield "games"
    if not listed:
        yield "panels"
