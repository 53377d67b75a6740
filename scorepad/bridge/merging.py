"""Results of one session that were entered at two laptops, put together board by board."""

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from scorepad.bridge.comparison import Comparison, Named, TableResult
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import print_what
from scorepad.bridge.rounds import Round
from scorepad.bridge.translatable import Message, translate


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
    names_of_both, results = (*one.names, *more), (*one.results, *new)
    merged = replace(one, names=names_of_both, results=results, plan=one.plan or other.plan)
    return Merged(merged, tuple(conflicts), tuple(otherwise))


def decided(
    merged: Merged, results: Collection[Conflict], names: Collection[Named] = ()
) -> Comparison:
    """The session where these conflicts are as the other laptop has them, and these names.

    Raises Impossible where a pair would be on a board twice then.
    """
    gone = {conflict.one for conflict in results}
    left = [one for one in merged.comparison.results if one not in gone]
    theirs = dict.fromkeys(conflict.other for conflict in results)
    called = {one.entrant: one for one in (*merged.comparison.names, *names)}
    return replace(merged.comparison, names=tuple(called.values()), results=(*left, *theirs))


def united(ours: Evening, theirs: Evening) -> Evening:
    """The other laptop's evening, with our results where both went on entering after they parted.

    Where they differ ours stand, and the note of the evening says what the others have.
    """
    try:
        both, merged = merge_evenings(ours, theirs)
    except Impossible:
        return theirs
    mine, others = (
        {(one.board, one.ns, one.ew) for each in evening.rounds for one in _results(each)}
        for evening in (ours, theirs)
    )
    if mine <= others or others <= mine:
        return theirs
    differs = "; ".join(conflict_lines(merged))
    if differs:
        said = translate("words", "The other laptop has otherwise: {differs}")
        note = str(Message(said, {"differs": differs}))
        both = replace(both, note="\n".join(filter(None, (both.note, note))))
    return both


def conflict_lines(merged: Merged) -> list[str]:
    """What two laptops have that differs, side by side."""
    results = [
        f"board {one.board}: "
        + " | ".join(f"{on.ns}-{on.ew} {print_what(on.what)}" for on in (one, other))
        for one, other in merged.conflicts
    ]
    names = [f"{one.entrant}: {one.name} | {other.name}" for one, other in merged.named_otherwise]
    return [*results, *names]


def _results(entered: Round) -> tuple[TableResult, ...]:
    return entered.comparison.results if entered.comparison else ()


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
    besides = (*other.rounds[:there], *other.rounds[there + 1 :])
    if any(entered not in one.rounds for entered in besides if not entered.is_empty):
        said = translate("words", "the second has rounds besides these boards, which would be lost")
        raise Impossible(said)
    merged = merge(mine, others)
    notes = (one.note, "" if other.note in one.note else other.note)
    both = replace(one, note="\n".join(filter(None, notes)))
    return with_session(both, merged.comparison), merged


def with_session(evening: Evening, comparison: Comparison) -> Evening:
    """The evening with its only compared boards like this."""
    rounds = (
        replace(entered, comparison=comparison) if entered.comparison else entered
        for entered in evening.rounds
    )
    return replace(evening, rounds=tuple(rounds))
