"""Entering results of several tables: the lines of a board, what is meant, what comes next."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from scorepad.bridge.comparison import Average, Comparison, NotPlayed, TableResult
from scorepad.bridge.errors import Impossible
from scorepad.bridge.expected_results import Expected, all_expected, all_played, still_expected
from scorepad.bridge.ranking import RankedResult, Ranking, ranked_board, sort_key
from scorepad.bridge.translatable import translate
from scorepad.bridge.typed.table_results import TypedResult

ALL_IN = translate("words", "all results are in; double-click one to correct it")


class ResultPlace(NamedTuple):
    """Where a result goes: the board, and the pairs that met there."""

    board: int
    ns: str
    ew: str


class TravellerLine(NamedTuple):
    """A line of a board, entered or still missing."""

    place: ResultPlace
    figure: RankedResult | None = None
    """The result with what it earned; None while it is missing."""


class BoardCount(NamedTuple):
    """How many results of a board are entered, and how many are expected."""

    board: int
    entered: int
    expected: int


def board_counts(comparison: Comparison) -> tuple[BoardCount, ...]:
    entered = Counter(result.board for result in comparison.results)
    missing = Counter(one.board for one in still_expected(comparison))
    return tuple(
        BoardCount(board, entered[board], entered[board] + missing[board])
        for board in sorted(entered | missing)
    )


def traveller(ranking: Ranking, board: int) -> tuple[TravellerLine, ...]:
    """Return all lines of a board by the tables of the movement, others by the North-South pair."""
    lines = [
        TravellerLine(ResultPlace(board, figure.result.ns, figure.result.ew), figure)
        for ranked in ranking.boards
        if ranked.board == board
        for figure in ranked.figures
    ]
    for one in still_expected(ranking.comparison):
        if one.board == board:
            lines.append(TravellerLine(ResultPlace(board, one.ns, one.ew)))
    planned = [one for one in all_expected(ranking.comparison) if one.board == board]
    planned.sort(key=_by_table)

    def key(line: TravellerLine) -> tuple[int, object]:
        met = {*f"{line.place.ns}+{line.place.ew}".split("+")}
        behind = (number for number, one in enumerate(planned) if met.intersection(one.entrants))
        return next(behind, len(planned)), sort_key(line.place.ns)

    return tuple(sorted(lines, key=key))


def _by_table(one: Expected) -> tuple[int, int, int]:
    """Sort as travellers are written: board by board, each table by table."""
    return one.board, one.table, one.round


def with_typed(ranking: Ranking, comparison: Comparison, board: int) -> Ranking:
    """Return the ranking with a board as it will be with the result that is being typed.

    Averages stay as they are, for they follow from all boards.
    """
    results = [one for one in comparison.results if one.board == board]
    most = max(ranking.expected, sum(not isinstance(one.what, NotPlayed) for one in results))
    others = (each for each in ranking.boards if each.board != board)
    ranked = ranked_board(comparison, board, results, most)
    averages = {
        one.result: one
        for each in ranking.boards
        for one in each.figures
        if isinstance(one.result.what, Average)
    }
    figures = tuple(averages.get(one.result, one) for one in ranked.figures)
    boards = (*others, ranked._replace(figures=figures))
    return ranking._replace(comparison=comparison, boards=boards)


def next_place(
    comparison: Comparison, after: ResultPlace | None, *, by_board: bool
) -> ResultPlace | None:
    """Return the next missing result after this one, else the first; None if none is known."""
    order = _places(all_expected(comparison), by_board=by_board)
    missing = _places(still_expected(comparison), by_board=by_board)
    behind = order.index(after) + 1 if after in order else 0
    later = {*order[behind:]}
    return next((place for place in missing if place in later), missing[0] if missing else None)


def first_place(comparison: Comparison, board: int, *, by_board: bool) -> ResultPlace:
    """Return the first missing result of a board; without pairs if none is known."""
    missing = (one for one in still_expected(comparison) if one.board == board)
    return next(iter(_places(missing, by_board=by_board)), ResultPlace(board, "", ""))


def _places(expected: Iterable[Expected], *, by_board: bool) -> list[ResultPlace]:
    in_order = sorted(expected, key=_by_table) if by_board else expected
    return [ResultPlace(one.board, one.ns, one.ew) for one in in_order]


def example_pairs(comparison: Comparison) -> str:
    """Return pairs as typed before a result, as an example: some that meet, or that could."""
    usual = "A1-B1" if comparison.settings.scoring.is_match else "1-2"
    expected = (f"{one.ns}-{one.ew}" for one in all_expected(comparison))
    met = (f"{one.ns}-{one.ew}" for one in comparison.results)
    return next(met, next(expected, usual))


def meant(
    comparison: Comparison, typed: TypedResult, at: ResultPlace | None, *, by_board: bool = False
) -> TableResult:
    """Return the complete result; what was not typed is taken from the place."""
    board = typed.board or (at.board if at else None)
    if board is None:
        if comparison.plan and all_played(comparison):
            raise Impossible(ALL_IN)
        said = translate("words", "which board? E.g. 3 {pairs} 4sn")
        raise Impossible(said, pairs=example_pairs(comparison))
    if at is None or at.board != board or not at.ns:
        at = first_place(comparison, board, by_board=by_board)
    ns, ew = typed.ns or at.ns, typed.ew or at.ew
    if not ns:
        said = translate("words", "which pairs? E.g. {pairs} 4sn")
        raise Impossible(said, pairs=example_pairs(comparison))
    there = (one for one in comparison.results if place_of(one) == (board, ns, ew))
    return TableResult(board, ns, ew, typed.what, any(one.fouled for one in there))


def entered(comparison: Comparison, result: TableResult, at: ResultPlace | None) -> Comparison:
    """Return the comparison with a result, which replaces the same pairs' result on the board.

    The result at the chosen place is replaced if one of its pairs was typed differently.
    """
    instead = [one for one in comparison.results if place_of(one) == place_of(result)]
    if not instead and at and at.board == result.board:
        theirs = {*f"{at.ns}+{at.ew}".split("+")}
        at_place = (one for one in comparison.results if place_of(one) == at)
        instead = [one for one in at_place if theirs & {*result.entrants}]
    if not instead:
        return replace(comparison, results=(*comparison.results, result))
    results = (result if one in instead else one for one in comparison.results)
    return replace(comparison, results=tuple(results))


def taken_out(comparison: Comparison, at: ResultPlace) -> Comparison:
    """Return the comparison without the result at this place."""
    return replace(
        comparison, results=tuple(one for one in comparison.results if place_of(one) != at)
    )


def place_of(result: TableResult) -> ResultPlace:
    """Return the place of a result."""
    return ResultPlace(result.board, result.ns, result.ew)
