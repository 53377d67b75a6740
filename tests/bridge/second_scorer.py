"""A second scorer, sharing nothing with ours: many teams, byes, penalties and handicaps.

It is written from the rules alone, slowly and plainly, with tables typed from the laws.
"""

from collections import defaultdict
from decimal import ROUND_HALF_UP, Decimal, getcontext
from fractions import Fraction
from functools import cache
from typing import NamedTuple

IMPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500]
IMPS += [1750, 2000, 2250, 2500, 3000, 3500, 4000]


class Row(NamedTuple):
    """A line of a match whose score is known."""

    board: int
    ns: str
    ew: str
    score: int
    fouled: bool = False


class Standing(NamedTuple):
    """The results of a team."""

    boards: int
    points: Fraction
    vp: Decimal | None
    plain: Fraction
    with_handicap: Fraction


def in_imps(difference: int) -> int:
    size = abs(difference)
    imps = 0
    while imps < len(IMPS) and size >= IMPS[imps]:
        imps += 1
    return imps if difference > 0 else -imps


@cache
def scale(boards: int) -> dict[int, Decimal]:
    """The winner's VPs for each margin: the formula, and then corrected step by step."""
    getcontext().prec = 60
    root = (Decimal(5).sqrt() - 1) / 2
    values, margin = [], 0
    while True:
        power = Decimal(3 * margin) / (15 * Decimal(boards).sqrt())
        raw = 10 + 10 * (1 - root**power) / (1 - root**3)
        values.append(min(Decimal(20), raw.quantize(Decimal("0.01"), ROUND_HALF_UP)))
        if values[-1] == 20:
            break
        margin += 1
    values.append(Decimal(20))
    again = True
    while again:
        again = False
        for m in range(1, len(values) - 1):
            if values[m + 1] - values[m] > values[m] - values[m - 1]:
                values[m] += Decimal("0.01")
                again = True
                break
    return dict(enumerate(values))


def match_points(margin: int, boards: int) -> tuple[Decimal, Decimal]:
    table = scale(boards)
    won = table.get(abs(margin), Decimal(20))
    return (won, 20 - won) if margin >= 0 else (20 - won, won)


def standings(
    rows: list[Row],
    *,
    board_a_match: bool = False,
    vp: bool = True,
    byes: dict[str, Decimal] | None = None,
    penalties: dict[str, Decimal] | None = None,
    handicaps: dict[str, int] | None = None,
) -> dict[str, Standing]:
    """The results of every team, whatever the order of the rows."""
    byes, penalties, handicaps = byes or {}, penalties or {}, handicaps or {}
    teams = sorted({row.ns[0] for row in rows} | {row.ew[0] for row in rows} | {*byes})
    boards: dict[str, int] = defaultdict(int)
    points: dict[str, Fraction] = defaultdict(Fraction)
    victory: dict[str, Decimal] = defaultdict(Decimal)
    net: dict[str, Decimal] = defaultdict(Decimal)
    more: dict[str, Fraction] = defaultdict(Fraction)
    for home in teams:
        for visitors in teams:
            if home >= visitors:
                continue
            margin = played = 0
            for row in rows:
                if (row.ns[0], row.ew[0]) != (home, visitors):
                    continue
                for other in rows:
                    if (other.ns[0], other.ew[0]) != (visitors, home):
                        continue
                    if (other.board, other.fouled) != (row.board, row.fouled):
                        continue
                    played += 1
                    if board_a_match:
                        better = (row.score > other.score) - (row.score < other.score)
                        points[home] += 1 + better
                        points[visitors] += 1 - better
                    else:
                        margin += in_imps(row.score - other.score)
            boards[home] += played
            boards[visitors] += played
            if board_a_match or not played:
                continue
            points[home] += margin
            points[visitors] -= margin
            ours = handicaps.get(home, 0) - handicaps.get(visitors, 0)
            more[home] += ours
            more[visitors] -= ours
            for of, by in ((victory, margin), (net, margin + ours)):
                for team, won in zip((home, visitors), match_points(by, played), strict=True):
                    of[team] += won
    found = {}
    for team in teams:
        given = Fraction(penalties.get(team, Decimal(0)))
        own = Fraction(handicaps.get(team, 0))
        if board_a_match:
            most = 2 * boards[team]
            percent = 100 * points[team] / most if most else Fraction()
            found[team] = Standing(
                boards[team], points[team], None, percent + given, percent + given + own
            )
        elif vp:
            bye = byes.get(team, Decimal(0))
            plain = Fraction(victory[team] + bye) + given
            netted = Fraction(net[team] + bye) + given
            found[team] = Standing(boards[team], points[team], victory[team] + bye, plain, netted)
        else:
            plain = points[team] + given
            found[team] = Standing(boards[team], points[team], None, plain, plain + more[team])
    return found
