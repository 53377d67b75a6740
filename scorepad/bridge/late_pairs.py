"""A pair or player who joins late: which places they take in the movement.

They take a vacant place; otherwise the others sit out once each, in turn. The rest stays.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from scorepad.bridge.movements import (
    AtTable,
    Late,
    Movement,
    Plan,
    entrants,
    line_of,
    places_of,
    rounds_of,
    there_in,
    waiting,
)
from scorepad.bridge.seats import Side

_TRIES = 5_000
"""The number of places tried before the best found so far is taken."""
_TOO_DEAR = 1_000_000


@lru_cache(maxsize=16)
def joined(plan: Plan, first: int) -> Plan:
    """Return the movement with one more pair or player from a round on."""
    waiting = replace(plan, late=(*plan.late, Late(first, ())))
    return _seated(waiting, len(plan.late), first)


@lru_cache(maxsize=16)
def seated_anew(plan: Plan, first: int) -> Plan:
    """Return the movement with new places for late entrants from a round on, as somebody left."""
    begun = (replace(late, places=late.places[: max(0, first - late.first)]) for late in plan.late)
    plan = replace(plan, late=tuple(begun))
    for at, late in enumerate(plan.late):
        plan = _seated(plan, at, max(first, late.first))
    return plan


def gives_way(plan: Plan, late: int) -> tuple[str, ...]:
    """Return who sits out for one late entrant, round by round."""
    one = plan.late[late]
    there = enumerate(one.places, start=one.first)
    own = str(plan.entrants + late + 1)
    return tuple(of for number, of in there if of != own and of in there_in(plan, number))


class _Place(NamedTuple):
    """A place that can be taken in a round, and who is met there."""

    of: str
    met: frozenset[str]
    boards: frozenset[int]
    is_free: bool


@dataclass(frozen=True, slots=True)
class _Choice:
    """Places chosen for some rounds."""

    places: tuple[str, ...] = ()
    met: frozenset[str] = frozenset()
    boards: frozenset[int] = frozenset()
    cost: int = 0
    """Cost by who sits out more often than others, then by how many do."""


def _seated(plan: Plan, at: int, first: int) -> Plan:
    """Seat one late entrant from a round on; earlier rounds stay."""
    late, number = plan.late[at], str(plan.entrants + at + 1)
    before = late.places[: first - late.first]

    def with_places(places: tuple[str, ...]) -> Plan:
        others = (*plan.late[:at], replace(late, places=places), *plan.late[at + 1 :])
        return replace(plan, late=others)

    so_far = with_places(before)
    rounds = len(rounds_of(so_far))
    played = [at for tables in rounds_of(so_far) for at in tables if number in at.people]
    begun = _Choice(
        before,
        frozenset(one for table in played for one in _met(table, number)),
        frozenset(board for table in played for board in table.boards),
    )
    free = [[*_places(so_far, turn, number)] for turn in range(first, rounds + 1)]
    choice = _Choice(cost=_TOO_DEAR)
    for line in _lines(so_far):
        choice = _better(choice, begun, [_in(each, line) for each in free], so_far)
    return with_places(choice.places)


def _lines(plan: Plan) -> tuple[frozenset[str], ...]:
    """Return groups who may give way: in a Mitchell one line, to keep two lists."""
    everybody = frozenset(entrants(plan))
    if plan.movement is not Movement.MITCHELL:
        return (everybody,)
    east_west = frozenset(one for one in everybody if line_of(plan, one) is Side.EW)
    return east_west, everybody - east_west


def _in(places: Iterable[_Place], line: frozenset[str]) -> list[_Place]:
    return [place for place in places if place.of in line]


def _places(plan: Plan, number: int, newcomer: str) -> Iterator[_Place]:
    """Yield the places that can be taken in a round: at tables where all others are present."""
    there = there_in(plan, number)
    firm = there - {*entrants(plan)[plan.entrants :]}
    whole = places_of(replace(plan, late=(), away=()))[number - 1]
    for law, at in zip(whole, places_of(plan)[number - 1], strict=True):
        boards, sits = frozenset(at.boards), _sides(at)
        for side, of_law in enumerate(_sides(law)):
            for seat, of in enumerate(of_law):
                one, others = sits[side][seat], at.people - {sits[side][seat]}
                if others <= there and (one in firm or one not in there):
                    partners = frozenset(sits[side]) - {one}
                    met = partners or frozenset(sits[1 - side])
                    yield _Place(of, met, boards, one not in there)


def _sides(at: AtTable) -> tuple[list[str], list[str]]:
    return at.ns.split("+"), at.ew.split("+")


def _met(at: AtTable, one: str) -> frozenset[str]:
    """Return whom one should meet only once: opponents, or an individual's partner."""
    mine, others = _sides(at) if one in _sides(at)[0] else _sides(at)[::-1]
    return frozenset(mine) - {one} or frozenset(others)


def _better(best: _Choice, begun: _Choice, rounds: list[list[_Place]], plan: Plan) -> _Choice:
    """Search the choices round by round, cheapest first, and keep the best."""
    rests = Counter(one for turn, _ in enumerate(rounds_of(plan), 1) for one in waiting(plan, turn))
    full = [not any(place.is_free for place in places) for places in rounds]
    least = [sum(full[turn:]) for turn in range(len(rounds) + 1)]
    tries = _TRIES

    def dear(place: _Place, choice: _Choice) -> int:
        if place.is_free:
            return 0
        return 1 + (choice.places.count(place.of) + rests[place.of]) * len(rounds)

    def go_on(choice: _Choice) -> None:
        nonlocal best, tries
        turn = len(choice.places) - len(begun.places)
        if choice.cost + least[turn] >= best.cost or tries < 0:
            return
        if turn == len(rounds):
            best = choice
            return
        tries -= 1
        possible = [
            (choice.cost + dear(place, choice), place)
            for place in rounds[turn]
            if choice.met.isdisjoint(place.met) and choice.boards.isdisjoint(place.boards)
        ]
        for cost, place in sorted(possible, key=lambda each: each[0]):
            go_on(
                _Choice(
                    (*choice.places, place.of),
                    choice.met | place.met,
                    choice.boards | place.boards,
                    cost,
                )
            )
        cost = choice.cost + 2 + choice.places.count("") * len(rounds)
        go_on(replace(choice, places=(*choice.places, ""), cost=cost))

    go_on(begun)
    return best
