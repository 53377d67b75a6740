"""What boards of several tables brought the people who played them."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from scorepad.bridge.comparison import Scoring, team_of
from scorepad.bridge.ranking import Ranking
from scorepad.bridge.seats import Side


class Brought(NamedTuple):
    """What two partners, or a pair that goes by one name, won together."""

    players: tuple[str, ...]
    """In the order of the alphabet."""
    boards: int
    points: Fraction
    of: int | None
    """The most that could be won; at IMPs there is no such thing."""
    vp: Fraction = Fraction()
    matches: int = 0
    """A team's victory points, in so many matches."""


def by_players(ranking: Ranking) -> Iterator[Brought]:
    """Yield what counts of those who have a name; at teams what their team won at both tables.

    Total points are no figure that could be added to those of other evenings.
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
                entrants = figure.result.of(side).split("+")
                names = [name for entrant in entrants for name in called.get(entrant, ())]
                players = tuple(sorted(names)[:2])
                if players and figure.points and len(names) >= len(entrants):
                    if ranking.of_teams:
                        teams[players] = team_of(entrants[0])
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
