"""What each pair won against each other pair, and a team match board by board."""

from fractions import Fraction
from typing import NamedTuple

from scorepad.bridge.comparison import team_of, teams_of
from scorepad.bridge.ranking import Match, RankedResult, Ranking, sort_key
from scorepad.bridge.seats import Side


class Meeting(NamedTuple):
    """What a pair won against another on the boards that count."""

    boards: int = 0
    points: Fraction = Fraction()
    of: int | None = None
    """The most that could be won; None at IMPs."""


class CrossTable(NamedTuple):
    """Rows by place, columns by number; in a Mitchell the columns are East-West."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    meetings: dict[tuple[str, str], Meeting]


def cross_table(ranking: Ranking) -> CrossTable:
    """Return what each pair won against each other; teams have one meeting for each match."""
    if ranking.of_teams:
        teams = tuple(one.entrant for one in ranking.table)
        return CrossTable(teams, tuple(sorted(teams)), _matches(ranking))
    meetings: dict[tuple[str, str], Meeting] = {}
    for board in ranking.boards:
        for figure in board.figures:
            for place, side in enumerate(Side):
                if figure.points:
                    met = figure.result.of(side), figure.result.of(side.other)
                    so_far = meetings.get(met, Meeting())
                    meetings[met] = Meeting(
                        so_far.boards + 1,
                        so_far.points + figure.points[place],
                        None if figure.top is None else (so_far.of or 0) + figure.top,
                    )
    rows, columns = (
        tuple(one.entrant for one in ranking.table if one.line in (None, side)) for side in Side
    )
    return CrossTable(rows, tuple(sorted(columns, key=sort_key)), meetings)


def _matches(ranking: Ranking) -> dict[tuple[str, str], Meeting]:
    """The victory points of each match; without them the IMP margin, or the points."""
    meetings = {}
    for match in ranking.matches:
        margin = Fraction(match.margin or 0)
        home, visitors = match.points or (margin, -margin)
        if match.vp:
            home, visitors = map(Fraction, match.vp)
        meetings[match.teams] = Meeting(match.boards, home)
        meetings[match.teams[::-1]] = Meeting(match.boards, visitors)
    return meetings


class MatchLine(NamedTuple):
    """A board of a match: the result with the home team North-South, and the other one."""

    board: int
    home: RankedResult | None
    away: RankedResult | None
    won: tuple[Fraction, Fraction] | None
    """Points of the home team and of the visitors; None if the board does not count."""


def match_sheet(ranking: Ranking, match: Match) -> tuple[MatchLine, ...]:
    """Return the boards of a match."""
    team, _ = match.teams
    lines = []
    for board in ranking.boards:
        at_home = {
            team_of(figure.result.ns) == team: figure
            for figure in board.figures
            if teams_of(figure.result) == match.teams
        }
        if not at_home:
            continue
        won = None
        for is_home, figure in at_home.items():
            if figure.points:
                ours, theirs = figure.points if is_home else figure.points[::-1]
                in_imps = figure.top is None
                won = (
                    (max(ours, Fraction()), max(theirs, Fraction())) if in_imps else (ours, theirs)
                )
        lines.append(MatchLine(board.board, at_home.get(True), at_home.get(False), won))
    return tuple(lines)
