"""The back score: what each round brought each player, in hundreds or in IMPs."""

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
    """Or IMPs, where they are what is played for."""
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
    """The margin as it is written down: IMPs where they are played for, else in hundreds."""
    imps = scored.round.options.form is POINTS
    return scored.margin if imps else in_hundreds(scored.margin)


def _signed(points: int) -> int:
    return in_hundreds(points) if points > 0 else -in_hundreds(-points)


def is_written_down(scored: ScoredRound) -> bool:
    """Whether a round has a column: boards are compared with other tables, and never have one."""
    return scored.is_settled and scored.round.options.form is not DUPLICATE


def round_back_score(scored: ScoredRound) -> int:
    """What the winners of a round write down; nothing while it is open or when it was tied."""
    return margin_counted(scored) if is_written_down(scored) else 0


def _by_player(scored: ScoredRound) -> dict[str, int]:
    """The exact margin of each player who sat in a chair.

    That of a round goes to those who sat there at its end; of boards against the points held
    each deal goes to those who played it, as five players change chairs after every one.
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
    """A column for each settled rubber and chukker; each sums to zero."""
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
    """The hundreds of each player after the last column."""
    return {player: stood[-1] for player, stood in timeline(columns).items()}


def timeline(columns: tuple[BackScoreColumn, ...]) -> dict[str, tuple[int, ...]]:
    """How each player stood, from nothing through every column.

    IMPs are never added to hundreds: beside these they stand by themselves.
    """
    stood = {player: [0] for column in columns[:1] for player in column.hundreds}
    nothing_else = all(column.in_imps for column in columns)
    for column in columns:
        adds = nothing_else or not column.in_imps
        for player, hundreds in column.hundreds.items():
            stood[player].append(stood[player][-1] + (hundreds if adds else 0))
    return {player: tuple(totals) for player, totals in stood.items()}
