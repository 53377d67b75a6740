"""A Swiss draw: matches for the next round by the ranking so far, without repeats."""

from functools import cache

from scorepad.bridge.errors import Impossible
from scorepad.bridge.ranking import Ranking
from scorepad.bridge.translatable import translate

_Drawn = tuple[tuple[str, str], ...]


def draw(ranking: Ranking, teams: tuple[str, ...] = ()) -> tuple[_Drawn, str | None]:
    """Return the matches of the next round, the best first, and who has a bye.

    Teams without a result come last. Of an odd number, the lowest without a bye so far gets it.
    Each team in turn meets the next one it has not met, as long as all others can be matched.
    """
    order = [one.entrant for one in ranking.table]
    order += [team for team in teams if team not in order]
    met = {frozenset(match.teams) for match in ranking.matches}
    had = {bye.team for bye in ranking.comparison.byes}
    byes: list[str | None] = [None]
    if len(order) % 2:
        byes = [team for team in reversed(order) if team not in had]
    for bye in byes:
        left = [team for team in order if team != bye]
        if _all_can_meet(left, met):
            return _matches(left, met), bye
    raise Impossible(
        translate("words", "no further round can be drawn: two teams would meet again")
    )


def _matches(order: list[str], met: set[frozenset[str]]) -> _Drawn:
    drawn = []
    while order:
        first, *others = order
        second = next(
            other
            for other in others
            if frozenset((first, other)) not in met
            and _all_can_meet([team for team in others if team != other], met)
        )
        drawn.append((first, second))
        order = [team for team in others if team != second]
    return tuple(drawn)


def _all_can_meet(teams: list[str], met: set[frozenset[str]]) -> bool:
    """Whether all can meet a new opponent; teams with the fewest options are matched first."""

    @cache
    def can(left: frozenset[str]) -> bool:
        if not left:
            return True
        new = {
            one: [other for other in left if other != one and frozenset((one, other)) not in met]
            for one in left
        }
        first = min(sorted(left), key=lambda one: len(new[one]))
        return any(can(left - {first, other}) for other in sorted(new[first]))

    return can(frozenset(teams))
