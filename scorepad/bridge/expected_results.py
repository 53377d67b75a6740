"""Which results of the movement are missing, and which of those entered look unlikely."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from scorepad.bridge.comparison import Comparison, Played, TableResult, team_of
from scorepad.bridge.evening import Evening
from scorepad.bridge.movements import Plan, entrants, rounds_of, rounds_planned
from scorepad.bridge.ranking import ns_score
from scorepad.bridge.seats import Side
from scorepad.bridge.translatable import Message, translate

_FAR = 1000
"""A score this far from all others on its board may have been mistyped."""
_Opponents = tuple[tuple[str, ...], tuple[str, ...]]


class Expected(NamedTuple):
    """A result that the movement expects at a table."""

    round: int
    """From 1."""
    table: int
    board: int
    ns: str
    ew: str

    @property
    def entrants(self) -> list[str]:
        """The pairs or, in an individual, the players."""
        return f"{self.ns}+{self.ew}".split("+")


def all_expected(comparison: Comparison) -> tuple[Expected, ...]:
    """Return every result that the movement expects, by round and table."""
    return _planned(comparison.plan) if comparison.plan else ()


@lru_cache(maxsize=64)
def _planned(plan: Plan) -> tuple[Expected, ...]:
    return tuple(
        Expected(number, at.table, board, at.ns, at.ew)
        for number, tables in enumerate(rounds_of(plan), start=1)
        for at in tables
        for board in at.boards
    )


def still_expected(comparison: Comparison) -> tuple[Expected, ...]:
    """Return those not entered, of whose players none has a result on the board."""
    if comparison.plan is None:
        return ()
    seen: defaultdict[int, set[str]] = defaultdict(set)
    for result in comparison.results:
        seen[result.board].update(result.entrants)
    return tuple(
        one for one, who in _with_entrants(comparison.plan) if seen[one.board].isdisjoint(who)
    )


@lru_cache(maxsize=64)
def _with_entrants(plan: Plan) -> tuple[tuple[Expected, Sequence[str]], ...]:
    """Return every expected result of a movement with its entrants."""
    return tuple((one, one.entrants) for one in _planned(plan))


def coming_round(comparison: Comparison) -> int:
    """Return the first round from which on nothing has been entered."""
    there = {(one.board, one.ns, one.ew) for one in comparison.results}
    begun = (one.round for one in all_expected(comparison) if one[2:] in there)
    return max(begun, default=0) + 1


def current_round(comparison: Comparison) -> int:
    """Return the round that is played: the last one begun or, with its results in, the next."""
    to_come = {one.round for one in still_expected(comparison)}
    coming = coming_round(comparison)
    return coming - 1 if coming - 1 in to_come else coming


def all_played(comparison: Comparison) -> bool:
    """Whether no result is missing, and no round is left to draw."""
    plan = comparison.plan
    if plan and len(rounds_of(plan)) < rounds_planned(plan):
        return False
    return not still_expected(comparison)


def session_is_over(evening: Evening) -> bool:
    """Whether several tables have entered every result of their movement."""
    session = evening.session
    if session is None or not (session.results and session.plan):
        return False
    return all_played(session)


def unplanned(comparison: Comparison, results: Iterable[TableResult]) -> dict[TableResult, Message]:
    """Return how results differ from the movement: by board or by who meets; players decide."""
    plan = comparison.plan
    if plan is None or not (on_boards := _meetings(plan)):
        return {}
    there = {*entrants(plan), *map(team_of, entrants(plan))}
    found: dict[TableResult, Message] = {}
    for result in results:
        sides, board = _sides(result, plan), result.board
        if missing := [one for side in sides for one in side if one not in there]:
            said = translate("words", "{pair} is not in the movement")
            found[result] = Message(said, {"pair": missing[0]})
        elif board not in on_boards:
            said = translate("words", "board {board} is not in the movement")
            found[result] = Message(said, {"board": board})
        elif sides not in on_boards[board]:
            said = translate("words", "the movement has other pairs on board {board}")
            found[result] = Message(said, {"board": board})
    return found


@lru_cache(maxsize=64)
def _meetings(plan: Plan) -> Mapping[int, Collection[_Opponents]]:
    """Return who meets on each board of a movement."""
    on_boards: dict[int, set[_Opponents]] = {}
    for one in _planned(plan):
        on_boards.setdefault(one.board, set()).add(_sides(one, plan))
    return on_boards


def _sides(one: Expected | TableResult, plan: Plan) -> _Opponents:
    """Return who sits where; the pairs of a team may replace each other."""
    if plan.movement.is_of_teams:
        return (team_of(one.ns),), (team_of(one.ew),)
    return tuple(sorted(one.ns.split("+"))), tuple(sorted(one.ew.split("+")))


def unlikely(comparison: Comparison, result: TableResult) -> Message | None:
    """Return what looks wrong with a result, compared with others on its board; players decide."""
    others = (
        other
        for other in comparison.results
        if other.board == result.board and other.entrants != result.entrants
    )
    return unlikely_of_board((*others, result)).get(result)


def unlikely_of_board(results: Sequence[TableResult]) -> dict[TableResult, Message]:
    """Return the same for all results of a board."""
    sides = Counter(side for result in results if (side := _declaring(result)))
    scores = sorted(score for result in results if (score := ns_score(result)) is not None)
    found: dict[TableResult, Message] = {}
    for result in results:
        mine, points = _declaring(result), ns_score(result)
        if mine and sides.total() > 2 and sides[mine] == 1:
            found[result] = Message(translate("words", "the only pair in the other direction"))
        elif points is not None and len(scores) > 2:
            at = bisect_left(scores, points)
            beside = (*scores[max(at - 1, 0) : at], *scores[at + 1 : at + 2])
            nearest = min(abs(points - score) for score in beside)
            if nearest >= _FAR:
                said = translate("words", "{points} points from every other result of the board")
                found[result] = Message(said, {"points": nearest})
    return found


def _declaring(result: TableResult) -> Side | None:
    """Return declarer's side, if there was a contract."""
    what = result.what
    return what.contract.declarer.side if isinstance(what, Played) and what.contract else None
