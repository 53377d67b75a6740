"""Results of one session that were entered at two laptops, put together board by board."""

from dataclasses import replace
from typing import NamedTuple

from scorepad.bridge.comparison import Comparison, Named, TableResult
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.translatable import translate


class Conflict(NamedTuple):
    """A result at one laptop that cannot stand beside one at the other."""

    one: TableResult
    other: TableResult


class Merged(NamedTuple):
    """What stands at either laptop; of a conflict only the first one's."""

    comparison: Comparison
    conflicts: tuple[Conflict, ...]
    named_otherwise: tuple[tuple[Named, Named], ...]


def merge(one: Comparison, other: Comparison) -> Merged:
    """Put the other's results to the first's; raises Impossible where they do not fit together."""
    if one.settings != other.settings:
        raise Impossible(translate("words", "the boards are not compared alike at both laptops"))
    on_board: dict[int, list[TableResult]] = {}
    for result in one.results:
        on_board.setdefault(result.board, []).append(result)
    new, conflicts = [], []
    for result in other.results:
        there = [
            mine
            for mine in on_board.get(result.board, ())
            if not {*mine.entrants}.isdisjoint(result.entrants)
        ]
        if not there:
            new.append(result)
        conflicts += [Conflict(mine, result) for mine in there if mine != result]
    names = {named.entrant: named for named in one.names}
    more = [named for named in other.names if named.entrant not in names]
    otherwise = [
        (names[named.entrant], named)
        for named in other.names
        if named.entrant in names and named != names[named.entrant]
    ]
    merged = replace(one, names=(*one.names, *more), results=(*one.results, *new))
    return Merged(merged, tuple(conflicts), tuple(otherwise))


def merge_evenings(one: Evening, other: Evening) -> tuple[Evening, Merged]:
    """Put the only compared boards of both evenings together, in the first."""
    places = [
        [place for place, entered in enumerate(evening.rounds) if entered.comparison]
        for evening in (one, other)
    ]
    if any(len(found) != 1 for found in places):
        raise Impossible(
            translate("words", "both must hold one session of boards that several tables played")
        )
    (here,), (there,) = places
    mine, others = one.rounds[here].comparison, other.rounds[there].comparison
    assert mine
    assert others
    merged = merge(mine, others)
    rounds = [*one.rounds]
    rounds[here] = replace(rounds[here], comparison=merged.comparison)
    return replace(one, rounds=tuple(rounds)), merged
