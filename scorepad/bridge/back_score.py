"""The back score: what each player won or lost in each round, in hundreds or in IMPs."""

from typing import NamedTuple

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.options import DUPLICATE, POINTS
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import NS


class BackScoreColumn(NamedTuple):
    """One settled round on the back score; players who sat out have 0."""

    round: int
    """The number of the round, from 1."""
    hundreds: dict[str, int]
    """IMPs in a round played for IMPs."""
    points: dict[str, int]
    """The exact margin behind the hundreds."""
    in_imps: bool = False


def in_hundreds(margin: int) -> int:
    """A margin in hundreds, 50 rounded up.

    >>> [in_hundreds(margin) for margin in (1830, 850, 949)]
    [18, 9, 9]
    """
    return (margin + 50) // 100


def margin_counted(scored: ScoredRound) -> int:
    """Return the margin in the unit of the back score: IMPs where played for, else hundreds."""
    imps = scored.round.options.form is POINTS
    return scored.margin if imps else in_hundreds(scored.margin)


def _signed(points: int) -> int:
    return in_hundreds(points) if points > 0 else -in_hundreds(-points)


def is_written_down(scored: ScoredRound) -> bool:
    """Whether a round has a column on the back score: once settled, never for duplicate."""
    return scored.is_settled and scored.round.options.form is not DUPLICATE


def round_back_score(scored: ScoredRound) -> int:
    """Return what the winners of a round score; 0 while it is open or if it was tied."""
    return margin_counted(scored) if is_written_down(scored) else 0


def _by_player(scored: ScoredRound) -> dict[str, int]:
    """Return the exact margin of each player who sat in a chair.

    The margin of a round goes to those who sat there at its end. Where IMPs are scored deal by
    deal, each deal goes to those who played it, as five players change chairs after every deal.
    """
    points: dict[str, int] = {}
    if scored.round.options.imps_by_deal:
        for deal in scored.deals:
            for seat, player in deal.seating:
                won = deal.won.of(seat.side) - deal.won.of(seat.side.other)
                points[player] = points.get(player, 0) + won
        return points
    ns, ew = scored.total
    for seat, player in scored.seating:
        points[player] = ns - ew if seat.side is NS else ew - ns
    return points


def back_score(evening: ScoredEvening) -> tuple[BackScoreColumn, ...]:
    """Return a column for each settled round; the figures of a column add up to zero."""
    players = evening.players
    columns = []
    for number, scored in enumerate(evening.played, start=1):
        if not is_written_down(scored):
            continue
        points = {**dict.fromkeys(players, 0), **_by_player(scored)}
        imps = scored.round.options.form is POINTS
        hundreds = points if imps else {name: _signed(won) for name, won in points.items()}
        columns.append(BackScoreColumn(number, hundreds, points, imps))
    return tuple(columns)


def running_totals(columns: tuple[BackScoreColumn, ...]) -> dict[str, int]:
    """Return the total of each player after the last column."""
    return {player: stood[-1] for player, stood in timeline(columns).items()}


def timeline(columns: tuple[BackScoreColumn, ...]) -> dict[str, tuple[int, ...]]:
    """Return the running totals of each player, from 0 through every column.

    IMPs are never added to hundreds: where both occur, only hundreds are counted.
    """
    stood = {player: [0] for column in columns[:1] for player in column.hundreds}
    nothing_else = all(column.in_imps for column in columns)
    for column in columns:
        adds = nothing_else or not column.in_imps
        for player, hundreds in column.hundreds.items():
            stood[player].append(stood[player][-1] + (hundreds if adds else 0))
    return {player: tuple(totals) for player, totals in stood.items()}
