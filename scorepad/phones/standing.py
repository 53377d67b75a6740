"""What is at the place that a phone names, and whether it may change that."""

from scorepad.bridge.actions import ActionKind
from scorepad.bridge.comparison import Comparison, TableResult
from scorepad.bridge.deal import Deal
from scorepad.bridge.entering_results import ResultPlace, place_of
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.notation import print_deal, print_what
from scorepad.bridge.ranking import RankedResult, Ranking, ns_score, sort_key
from scorepad.bridge.rounds import At
from scorepad.bridge.translatable import Message, translate
from scorepad.phones.asked import DealPlace, comparison_of, deal_named
from scorepad.phones.desk import Desk, ever_since, ranking_seen
from scorepad.phones.kept import Phone
from scorepad.phones.places import Place, read_place
from scorepad.phones.requests import NotGranted
from scorepad.sheets.report import deal_data, result_data

_IN_PLACE = (ActionKind.ENTER, ActionKind.CORRECT)
"""Steps that leave all other deals where they are."""


def result_at(comparison: Comparison, place: ResultPlace) -> TableResult | None:
    """The result of these pairs on a board, if it is there."""
    results = reversed(comparison.results)  # the last one is asked for most
    return next((one for one in results if place_of(one) == place), None)


def figures(comparison: Comparison, ranking: Ranking | None) -> list[RankedResult]:
    """All results by boards; without a ranking none tells what it brought."""
    if ranking:
        return [figure for board in ranking.boards for figure in board.figures]
    results = sorted(comparison.results, key=lambda one: (one.board, sort_key(one.ns)))
    return [RankedResult(one, ns_score(one)) for one in results]


def unchanged_deal(desk: Desk, named: tuple[int, int], number: int) -> DealPlace:
    """The deal that stands there, and stood there at a revision and ever since."""
    there = deal_named(desk.scored, *named)
    item = there.scored.item if there else None
    if there is None or not isinstance(item, Deal):
        raise nothing_there()
    beside = None
    for past in ever_since(desk, number):
        then = deal_named(score_evening(past.evening, desk.scored), *named)
        stayed = then is not None and (then.scored.item, then.seating) == (item, there.seating)
        before, beside = beside, _alike(past.evening, then.at) if then else None
        if not stayed or (past.action.kind not in _IN_PLACE and before not in (None, beside)):
            said = translate("words", "this deal was changed; look again")
            raise another_deal(said, there)
    return there


def _alike(evening: Evening, at: At) -> tuple[int, int]:
    """From where to where deals are alike around a place.

    Where one more or less is there, nobody can tell which of them came or went.
    """
    items = evening.rounds[at.round].items
    start, end = at.place, at.place + 1
    while start and items[start - 1] == items[at.place]:
        start -= 1
    while end < len(items) and items[end] == items[at.place]:
        end += 1
    return start, end


def unchanged_result(desk: Desk, place: ResultPlace, number: int) -> TableResult:
    """The same of a result."""
    comparison = comparison_of(desk.scored)
    there = result_at(comparison, place) if comparison else None
    if comparison is None or there is None:
        raise nothing_there()
    for past in ever_since(desk, number):
        then = past.evening.session
        if then is None or result_at(then, place) != there:
            said = translate("words", "this result was changed; look again")
            raise another_result(said, desk, comparison, there)
    return there


def another_deal(said: str, there: DealPlace) -> NotGranted:
    """Say that another deal is there, and which."""
    item = there.scored.item
    printed = print_deal(item) if isinstance(item, Deal) else item.reason
    return NotGranted(409, Message(said), {"here": deal_data(there.scored)}, there=printed)


def another_result(said: str, desk: Desk, comparison: Comparison, there: TableResult) -> NotGranted:
    """The same of a result, with what it brought where that may be seen."""
    found = figures(comparison, ranking_seen(desk, comparison))
    here = next(result_data(figure) for figure in found if figure.result == there)
    return NotGranted(409, Message(said), {"here": here}, there=print_what(there.what))


def nothing_there() -> NotGranted:
    said = translate("words", "this deal is no longer there; look again")
    return NotGranted(409, Message(said), {"here": None})


def must_be_in_time(phone: Phone, comparison: Comparison, place: ResultPlace) -> None:
    """The same of a result, at its table or for its pairs."""
    rounds = {ResultPlace(one.board, one.ns, one.ew): one for one in all_expected(comparison)}
    own, table = rounds.get(place), (read_place(phone.place) or Place()).table
    theirs = {*place.ns.split("+"), *place.ew.split("+")}
    for result in comparison.results:
        later = rounds.get(place_of(result))
        if own is None or later is None or later.round <= own.round:
            continue
        if table == later.table if table else theirs & {*result.entrants}:
            said = translate("words", "the next round has begun; only the laptop can correct this")
            raise NotGranted(403, Message(said))
