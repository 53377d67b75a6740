"""What each player won on boards played at several tables."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from scorepad.bridge.comparison import Scoring, team_of
from scorepad.bridge.ranking import Ranking
from scorepad.bridge.seats import Side


class PairsMet(NamedTuple):
    """What two partners won against two opponents, on the boards where they met."""

    players: tuple[str, ...]
    others: tuple[str, ...]
    boards: int
    points: Fraction
    of: int | None


class Brought(NamedTuple):
    """What two partners, or a pair under one name, won together."""

    players: tuple[str, ...]
    """Sorted by name."""
    boards: int
    points: Fraction
    of: int | None
    """The most that could be won; None at IMPs."""
    vp: Fraction = Fraction()
    matches: int = 0
    """The number of matches that a team's victory points come from."""


def by_players(ranking: Ranking) -> Iterator[Brought]:
    """Yield what named players won; in a team, what the team won at both tables.

    Total points are left out, as they cannot be added to those of other evenings.
    """
    called = {one.entrant: one.players for one in ranking.comparison.names}
    scoring = ranking.comparison.settings.scoring
    if scoring is Scoring.TOTAL_POINTS:
        return
    sums: dict[tuple[str, ...], Brought] = {}
    teams: dict[tuple[str, ...], str] = {}
    for board in ranking.boards:
        for figure in board.figures:
            for place, side in enumerate(Side):
                opponents = figure.result.of(side)
                players = _players(called, opponents)
                if players and figure.points:
                    if ranking.of_teams:
                        teams[players] = team_of(opponents)
                    so_far = sums.get(players, Brought(players, 0, Fraction(), 0))
                    sums[players] = so_far._replace(
                        boards=so_far.boards + 1,
                        points=so_far.points + figure.points[place],
                        of=(so_far.of or 0) + (figure.top or 0),
                    )
    for brought in sums.values():
        won = [
            Fraction(match.vp[match.teams.index(team)])
            for match in ranking.matches
            if match.vp and (team := teams.get(brought.players, "")) in match.teams
        ]
        in_all = brought._replace(vp=sum(won, Fraction()), matches=len(won))
        yield in_all if scoring.has_tops else in_all._replace(of=None)


def by_opponents(ranking: Ranking) -> Iterator[PairsMet]:
    """Yield what named pairs won against each other, from the view of each of the two."""
    called = {one.entrant: one.players for one in ranking.comparison.names}
    scoring = ranking.comparison.settings.scoring
    if scoring is Scoring.TOTAL_POINTS:
        return
    sums: dict[tuple[tuple[str, ...], tuple[str, ...]], PairsMet] = {}
    for board in ranking.boards:
        for figure in board.figures:
            both = [_players(called, figure.result.of(side)) for side in Side]
            if not (figure.points and all(both)):
                continue
            for us, them, points in zip(both, both[::-1], figure.points, strict=True):
                so_far = sums.get((us, them), PairsMet(us, them, 0, Fraction(), 0))
                of = (so_far.of or 0) + (figure.top or 0) if scoring.has_tops else None
                sums[us, them] = PairsMet(us, them, so_far.boards + 1, so_far.points + points, of)
    yield from sums.values()


def _players(called: Mapping[str, Sequence[str]], opponents: str) -> tuple[str, ...]:
    """Return the one or two players, sorted by name; nobody if one has no name."""
    entrants = opponents.split("+")
    names = [name for entrant in entrants for name in called.get(entrant, ())]
    return tuple(sorted(names)[:2]) if len(names) >= len(entrants) else ()
