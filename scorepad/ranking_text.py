"""Boards that several tables played as text: ranking, pair cards, travellers."""

from collections.abc import Callable, Iterator
from enum import StrEnum
from fractions import Fraction
from itertools import groupby

from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.movements import Plan, rounds_of, sitting_out
from scorepad.bridge.notation import print_what
from scorepad.bridge.ranking import (
    Match,
    RankedBoard,
    RankedEntrant,
    RankedResult,
    Ranking,
    in_hundredths,
    place,
)
from scorepad.bridge.seats import Side, Sides
from scorepad.columns import aligned, joined


class By(StrEnum):
    """What a ranking is printed by."""

    RANKING = "ranking"
    PAIRS = "pairs"
    TRAVELLERS = "travellers"


def ranking_text(ranking: Ranking, by: By) -> str:
    return "\n".join(map(joined, _BLOCKS[by](ranking)))


def movement_text(plan: Plan) -> str:
    """A page that says who plays whom at which table, round by round, and on which boards."""
    session = rounds_of(plan)
    numbers = sorted({at.table for tables in session for at in tables})
    head = ["Round", *(f"Table {number}" for number in numbers), "Sitting out"]
    rows = [head]
    for number, tables in enumerate(session, start=1):
        cells = {at.table: f"{at.ns}-{at.ew}: {_boards(at.boards)}" for at in tables}
        out = " ".join(sitting_out(plan, tables))
        rows.append([str(number), *(cells.get(table, "") for table in numbers), out])
    return joined(aligned(rows, left=range(1, len(head))))


def _boards(boards: tuple[int, ...]) -> str:
    """Written like 1-3, or 1 4 7 where they do not follow one another."""
    first, last = boards[0], boards[-1]
    if last - first == len(boards) - 1:
        return str(first) if first == last else f"{first}-{last}"
    return " ".join(map(str, boards))


def vulnerable(sides: Sides) -> str:
    return {0: "nobody", 1: "".join(sides), 2: "both"}[len(sides)]


def _ranking(ranking: Ranking) -> Iterator[list[str]]:
    """The places, in two lists where there are two; at teams how the match ended."""
    if ranking.match:
        yield [_match(ranking.match), "", *_list([*ranking.table], ranking)]
        return
    for line, table in groupby(ranking.table, lambda one: one.line):
        heading = [_LINES[line]] if line else []
        yield [*heading, *_list([*table], ranking)]


_LINES = {Side.NS: "North-South", Side.EW: "East-West"}


def _match(match: Match) -> str:
    (home, visitors), points = match.teams, match.imps or match.points
    assert points
    ended = f"{home} {points[0]}, {visitors} {points[1]}"
    if match.vp:
        ended += f"; victory points {match.vp[0]} to {match.vp[1]}"
    return f"{ended}; boards {match.boards}"


def _list(table: list[RankedEntrant], ranking: Ranking) -> list[str]:
    names = {} if ranking.match else ranking.names
    in_imps = ranking.comparison.settings.scoring.in_imps
    scaled = any(one.scaled is not None and one.scaled != one.points for one in table)
    head = ["Place", "Team" if ranking.match else "Pair", "Name", "Boards"]
    head += ["IMPs", *(["as if all played alike"] if scaled else [])] if in_imps else []
    head += [] if in_imps else ["Points", "of", "Per cent"]
    rows = [head]
    for one in table:
        row = [place(one), one.entrant, names.get(one.entrant, ""), str(one.boards)]
        row.append(_number(one.points))
        if scaled:
            row.append(_number(one.scaled))
        if not in_imps:
            row += [_number(one.of), _number(one.percent)]
        rows.append(row)
    return aligned(rows, left=(1, 2))


def _pairs(ranking: Ranking) -> Iterator[list[str]]:
    """A card for each pair or player, in the order of the ranking."""
    lines: dict[str, list[tuple[RankedBoard, RankedResult, Side]]] = {}
    for board in ranking.boards:
        for figure in board.figures:
            for side in Side:
                for entrant in figure.result.of(side).split("+"):
                    lines.setdefault(entrant, []).append((board, figure, side))
    names = ranking.names
    order = [one.entrant for one in ranking.table]
    if ranking.match:
        order = sorted(lines)
    for entrant in order:
        rows = [_HEAD]
        for board, figure, side in lines[entrant]:
            own, others = figure.result.of(side), figure.result.of(side.other)
            partner = "".join(one for one in own.split("+") if one != entrant)
            rows.append([str(board.board), side, partner, others, *_cells(figure, side)])
        name = f"  {names[entrant]}" if entrant in names else ""
        yield [f"{entrant}{name}", *aligned(rows, left=(1, 2, 3, 4))]


_HEAD = ["Board", "Line", "With", "Against", "Result", "Score", "Points", "Per cent"]


def _travellers(ranking: Ranking) -> Iterator[list[str]]:
    """All results of each board."""
    for board in ranking.boards:
        sides = vulnerable(board_vulnerable(board.board))
        heading = f"Board {board.board}, {board_dealer(board.board)} deals, {sides} vulnerable"
        if board.datum is not None:
            heading += f", datum {board.datum}"
        rows = [["NS", "EW", "Result", "Score", "NS", "EW"]]
        for figure in board.figures:
            result, score, points, _ = _cells(figure, Side.NS)
            ew = _cells(figure, Side.EW)[2]
            rows.append([figure.result.ns, figure.result.ew, result, score, points, ew])
        yield [heading, *aligned(rows, left=(0, 1, 2))]


def _cells(figure: RankedResult, side: Side) -> list[str]:
    """The result, its score, and what it brought this side."""
    sign = 1 if side is Side.NS else -1
    score = "" if figure.score is None else f"{sign * figure.score:+d}".replace("+0", "0")
    at = [*Side].index(side)
    points = figure.points[at] if figure.points else None
    percent = figure.percents[at] if figure.percents else None
    return [print_what(figure.result.what), score, _number(points), _number(percent)]


def _number(number: Fraction | int | None) -> str:
    return "" if number is None else in_hundredths(Fraction(number))


_BLOCKS: dict[By, Callable[[Ranking], Iterator[list[str]]]] = {
    By.RANKING: _ranking,
    By.PAIRS: _pairs,
    By.TRAVELLERS: _travellers,
}
