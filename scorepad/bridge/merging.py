"""Merges two laptops' copies of one evening, place by place.

A change made on only one laptop is taken from there: a correction or a deletion replaces what it
changed. Where both made different changes there is a conflict, for a person to decide; two deals,
or two rounds, may both be kept.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from scorepad.bridge.earlier import (
    ADJUSTED,
    BYES,
    COMPARISON,
    ITEMS,
    NOTE,
    OPTIONS,
    RESULTS,
    ROUNDS,
    SEATING,
    SETTINGS,
    EveningWithHistory,
    Facts,
    Place,
    Version,
    evening_of,
    sort_numbers,
)
from scorepad.bridge.errors import Impossible, ScorepadError
from scorepad.bridge.plain import Plain
from scorepad.bridge.translatable import translate

_ROUND = 2
"""The number of parts in the path of a round."""


class _Difference(NamedTuple):
    """The values at a place on each laptop, or None."""

    place: Place
    ours: Plain
    theirs: Plain


Conflict = tuple[_Difference, ...]
"""Places that differ and belong together: all are kept from one laptop, or all from the other."""


class Keep(Enum):
    """Which side of a conflict is kept."""

    OURS = auto()
    THEIRS = auto()
    BOTH = auto()
    """One is put after the other; the order is the same on each laptop."""


class Counts(NamedTuple):
    """What a merge changed: deals and results, and other places."""

    new: int = 0
    corrected: int = 0
    deleted: int = 0
    others: int = 0


class Merged(NamedTuple):
    """The merge of two laptops; in conflicts `both` has ours."""

    ours: EveningWithHistory
    theirs: EveningWithHistory
    both: EveningWithHistory
    conflicts: tuple[Conflict, ...]


class MergeConflict(ScorepadError):
    """Both laptops made different changes, and nobody has decided yet."""

    def __init__(self, merged: Merged) -> None:
        super().__init__(translate("words", "the same entry was changed in two ways"))
        self.merged = merged


def merge(ours: EveningWithHistory, theirs: EveningWithHistory) -> Merged:
    """Merge both; raises Impossible if the outcome is not an evening."""
    first, second = sorted(
        (ours, theirs), key=lambda one: repr(sorted(one.facts.items(), key=repr))
    )
    places = dict.fromkeys((*first.facts, *second.facts, *ours.were, *theirs.were))
    found = {place: _later_version(ours.at(place), theirs.at(place), place) for place in places}
    groups = _groups(ours, theirs, found)
    for group in groups:
        winner = _played_alone(ours, theirs, group)
        for place in group:
            found[place] = winner and _decided(winner.facts.get(place), ours, theirs, place)
    versions = {place: found[place] or ours.at(place) for place in places}
    conflicts = (
        tuple(_Difference(at, ours.facts.get(at), theirs.facts.get(at)) for at in sorted(group))
        for group in groups
        if found[group[0]] is None
    )
    return Merged(ours, theirs, _known(versions, ours, theirs), tuple(conflicts))


def decided(merged: Merged, kept: Sequence[Keep]) -> EveningWithHistory:
    """Return the merge with each conflict decided."""
    if not merged.conflicts:
        return merged.both
    ours, theirs, both = merged[:3]
    versions = {place: both.at(place) for place in {**both.facts, **both.were}}
    for conflict, keep in zip(merged.conflicts, kept, strict=True):
        if keep is Keep.BOTH and is_given(conflict[0].place):
            versions |= {at: (theirs if here is None else ours).at(at) for at, here, _ in conflict}
        elif keep is Keep.BOTH:
            versions |= _one_behind_the_other(ours, theirs, _entry(conflict))
        else:
            winner = ours if keep is Keep.OURS else theirs
            for place, *_ in conflict:
                versions[place] = _decided(winner.facts.get(place), ours, theirs, place)
    return _known(versions, ours, theirs)


def kept_by(merged: Merged, keep: Keep) -> list[Keep]:
    """Return the choices when one laptop wins; entries that only one of them added are all kept."""
    return [Keep.BOTH if added_by_both(merged, one) else keep for one in merged.conflicts]


def can_keep_both(merged: Merged, conflict: Conflict) -> bool:
    """Whether these are two deals, two penalties or byes, or two rounds with nothing in common."""
    if is_given(conflict[0].place):
        return True
    ours, theirs = merged.ours.facts, merged.theirs.facts
    entry = _entry(conflict)
    played = [at for at in _inside(entry, ours) if is_played(at)]
    return (
        entry in ours
        and entry in theirs
        and (entry[_ROUND:][:1] == (ITEMS,) or (len(entry) == _ROUND and bool(played)))
        and not any(ours[at] == theirs.get(at) for at in played)
    )


def added_by_both(merged: Merged, conflict: Conflict) -> bool:
    """Whether each laptop added an entry of its own after the last common one."""
    if is_given(conflict[0].place) or not can_keep_both(merged, conflict):
        return False
    ours, theirs = merged.ours, merged.theirs
    *row, number = entry = _entry(conflict)
    shared = [
        Fraction(at[-1])
        for at in ours.facts
        if at[:-1] == tuple(row)
        and at != entry
        and all(ours.facts[each] == theirs.facts.get(each) for each in _inside(at, ours.facts))
    ]
    is_changed = any(
        ours.at(at).were & theirs.at(at).were
        for at in filter(is_played, _inside(entry, ours.facts))
    )
    return bool(shared) and max(shared) < Fraction(number) and not is_changed


def replaced(ours: EveningWithHistory, theirs: EveningWithHistory) -> EveningWithHistory:
    """Return theirs, recorded as the later version of ours."""
    places = {**theirs.facts, **ours.facts, **theirs.were, **ours.were}
    found = {
        place: theirs.at(place)
        if ours.at(place) == theirs.at(place)
        else _decided(theirs.facts.get(place), ours, theirs, place)
        for place in places
    }
    return _known(found, ours, theirs)


def counts(before: EveningWithHistory, after: EveningWithHistory) -> Counts:
    """Count what changed."""
    differ = [
        at for at in before.facts | after.facts if before.facts.get(at) != after.facts.get(at)
    ]
    played = [at for at in differ if is_played(at)]
    new = [at for at in played if at not in before.facts]
    deleted = sum(at not in after.facts for at in played)
    arrived = [after.facts[at] for at in new]
    made_way = sum(before.facts.get(at) in arrived for at in played)
    corrected = len(played) - len(new) - deleted - made_way
    return Counts(len(new), corrected, deleted, len(differ) - len(played))


def added(several: Iterable[Counts]) -> Counts:
    """Add up the counts of several evenings."""
    return Counts(*map(sum, zip(Counts(), *several, strict=True)))


def is_played(place: Place) -> bool:
    """Whether a place holds a deal or a result."""
    inside = place[_ROUND:]
    return inside[:1] == (ITEMS,) or inside[:2] == (COMPARISON, RESULTS)


def is_given(place: Place) -> bool:
    """Whether a place holds a penalty or a bye: something given or taken by the director."""
    return place[_ROUND:-2] in ((COMPARISON, ADJUSTED), (COMPARISON, BYES))


def same_session(ours: EveningWithHistory, theirs: EveningWithHistory) -> EveningWithHistory:
    """Return ours, with its session identified with theirs, which was begun separately.

    Raises Impossible if there are several sessions, or if they played something else too.
    """
    (here, we), (there, they) = (_session(one) for one in (ours, theirs))
    for number, entered in enumerate(theirs.evening.rounds):
        if number != they and not entered.is_empty and entered not in ours.evening.rounds:
            said = translate(
                "words", "the second evening also has other rounds, which would be lost"
            )
            raise Impossible(said)
    assert we is not None

    def moved(place: Place) -> Place:
        return (*here, *place[_ROUND:]) if place[:_ROUND] == there[:_ROUND] else place

    def is_shared(place: Place, session: Place) -> bool:
        return place == (NOTE,) or place[: len(session)] == session

    facts = {at: fact for at, fact in ours.facts.items() if not is_shared(at, (*here, COMPARISON))}
    were = {at: were for at, were in ours.were.items() if not is_shared(at, (*here, COMPARISON))}
    facts |= {
        moved(at): fact for at, fact in theirs.facts.items() if is_shared(at, (*there, COMPARISON))
    }
    were |= {
        moved(at): were for at, were in theirs.were.items() if is_shared(at, (*there, COMPARISON))
    }
    return EveningWithHistory(evening_of(facts), facts, were)


def _session(one: EveningWithHistory) -> tuple[Place, int]:
    numbers = [number for number, entered in enumerate(one.evening.rounds) if entered.comparison]
    if len(numbers) != 1:
        raise Impossible(translate("words", "each evening must hold one session of several tables"))
    return (ROUNDS, str(sort_numbers(one.facts)[ROUNDS,][numbers[0]])), numbers[0]


def _later_version(ours: Version, theirs: Version, place: Place) -> Version | None:
    """Return the later of two versions, if that is clear."""
    if ours == theirs or theirs.came_before(ours):
        return ours
    if ours.came_before(theirs):
        return theirs
    if place == (NOTE,):
        return _joined(_lines_of_both(ours.value or "", theirs.value or ""), ours, theirs)
    if ours.value != theirs.value:
        return None
    if not (ours.were and theirs.were):  # a version without history yields
        return ours if ours.were else theirs
    return _joined(ours.value, ours, theirs)


def _joined(value: Plain, ours: Version, theirs: Version) -> Version:
    before = ours.were | theirs.were | ours.digests | theirs.digests
    return Version(value, before)


def _decided(
    value: Plain, ours: EveningWithHistory, theirs: EveningWithHistory, place: Place
) -> Version:
    mine, others = ours.at(place), theirs.at(place)
    return mine if mine == others else _joined(value, mine, others)


def _lines_of_both(ours: str, theirs: str) -> str:
    first, second = sorted((ours, theirs))
    there = first.split("\n")
    return "\n".join([*there, *(line for line in second.split("\n") if line not in there)])


def _known(
    versions: dict[Place, Version], ours: EveningWithHistory, theirs: EveningWithHistory
) -> EveningWithHistory:
    facts = {place: one.value for place, one in versions.items() if one.value is not None}
    were = {place: one.were for place, one in versions.items() if one.were}
    same = (one.evening for one in (ours, theirs) if one.facts == facts)
    return EveningWithHistory(next(same, None) or evening_of(facts), facts, were)


# Keeping both.


def _entry(conflict: Conflict) -> Place:
    """Return the place of a deal, or of the round to which the conflict belongs."""
    place = conflict[0].place
    is_whole = any(at[_ROUND:] in ((OPTIONS,), (SEATING,)) for at, *_ in conflict)
    return place[:_ROUND] if is_whole else place


def _inside(entry: Place, facts: Facts) -> list[Place]:
    return [at for at in facts if at[: len(entry)] == entry]


def _one_behind_the_other(
    ours: EveningWithHistory, theirs: EveningWithHistory, entry: Place
) -> dict[Place, Version]:
    """Return both entries, the second at a place that was never used."""

    def as_text(one: EveningWithHistory) -> str:
        return repr(sorted((at, one.facts[at]) for at in _inside(entry, one.facts)))

    first, second = sorted((ours, theirs), key=as_text)
    *row, number = entry
    used = sort_numbers([*ours.facts, *theirs.facts, *ours.were, *theirs.were])[tuple(row)]
    here = Fraction(number)
    after = min((other for other in used if other > here), default=None)
    behind = (*row, str(int(here) + 1 if after is None else (here + after) / 2))
    there = dict.fromkeys((*_inside(entry, ours.facts), *_inside(entry, theirs.facts)))
    versions = {at: _decided(first.facts.get(at), ours, theirs, at) for at in there}
    for at in _inside(entry, second.facts):
        versions[*behind, *at[len(entry) :]] = Version(second.facts[at], frozenset())
    return versions


# Conflicts that can only be decided together.


def _groups(
    ours: EveningWithHistory, theirs: EveningWithHistory, found: dict[Place, Version | None]
) -> list[tuple[Place, ...]]:
    """Return the places whose later value is not known, grouped by what belongs together."""
    together = [{place} for place, version in found.items() if version is None]
    if any(place[-1] == SETTINGS for (place,) in map(tuple, together)):
        raise Impossible(translate("words", "the two laptops compare the boards differently"))
    differ = [at for at in found if ours.facts.get(at) != theirs.facts.get(at)]
    for whole in _wholes(found):
        together.append({at for at in differ if at[: len(whole)] == whole})
    together += _on_board_twice(ours, theirs, found, differ)
    together += _given_twice(ours, theirs)
    groups: dict[Place, set[Place]] = {}
    for one in together:
        group = one.union(*(groups[at] for at in one if at in groups))
        groups |= dict.fromkeys(group, group)
    return [tuple(sorted(group)) for group in {id(one): one for one in groups.values()}.values()]


def _wholes(found: dict[Place, Version | None]) -> Iterator[Place]:
    """Yield rounds to be decided as a whole: deleted here and changed there, or other players."""
    alive = {
        at[:length]
        for at, one in found.items()
        for length in (_ROUND, _ROUND + 1)
        if len(at) > length and (one is None or one.value is not None)
    }
    for place, version in found.items():
        is_gone = version is None or version.value is None
        if place[0] == ROUNDS and is_gone and place in alive:
            yield place
        if version is None and place[0] == ROUNDS and place[_ROUND:] in ((OPTIONS,), (SEATING,)):
            yield place[:_ROUND]


def _on_board_twice(
    ours: EveningWithHistory,
    theirs: EveningWithHistory,
    found: dict[Place, Version | None],
    differ: list[Place],
) -> Iterator[set[Place]]:
    """Yield conflicting results, which would put somebody on a board twice."""
    sides: tuple[dict[Place, list[Place]], dict[Place, list[Place]]] = {}, {}
    for at in differ:
        board = at[: _ROUND + 3]
        for side, known in zip(sides, (ours, theirs), strict=True):
            there, version = known.facts.get(at), found[at]
            is_result = at[_ROUND : _ROUND + 2] == (COMPARISON, RESULTS)
            if is_result and there is not None and (version is None or version.value == there):
                for entrant in at[len(board) :]:
                    side.setdefault((*board, entrant), []).append(at)
    for entrant_on_board, mine in sides[0].items():
        for one, other in product(mine, sides[1].get(entrant_on_board, ())):
            if one != other:
                yield {one, other}


def _given_twice(ours: EveningWithHistory, theirs: EveningWithHistory) -> Iterator[set[Place]]:
    """Yield the director's entries that both corrected differently, as both would count."""
    gone = (ours.were.keys() & theirs.were.keys()) - ours.facts.keys() - theirs.facts.keys()
    before = {at[:-2] for at in filter(is_given, gone)}
    mine, others = (
        [
            (at, fact.get("entrant") or fact.get("team"))
            for at, fact in one.facts.items()
            if at[:-2] in before and other.at(at).is_unknown
        ]
        for one, other in ((ours, theirs), (theirs, ours))
    )
    for (one, whose), (other, whom) in product(mine, others):
        if one[:-2] == other[:-2] and whose == whom:
            yield {one, other}


def _played_alone(
    ours: EveningWithHistory, theirs: EveningWithHistory, group: tuple[Place, ...]
) -> EveningWithHistory | None:
    """Of two rounds that differ as a whole, return the one played if the other was not."""
    (round_, *more) = {at[:_ROUND] for at in group}
    is_of_others = any(at[_ROUND:] in ((OPTIONS,), (SEATING,)) for at in group)
    if more or not is_of_others or round_ in group:
        return None
    played = [
        one
        for one in (ours, theirs)
        if any(at[:_ROUND] == round_ and is_played(at) for at in one.facts)
    ]
    return played[0] if len(played) == 1 else None
