"""Boards that several tables played as text: ranking, pair cards, travellers."""

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction
from itertools import groupby

from scorepad.bridge.comparison import Average, Played, What
from scorepad.bridge.deal import Deal
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.movements import Plan, rounds_of, sitting_out
from scorepad.bridge.notation import print_deal
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
from scorepad.bridge.translatable import Translate, translate
from scorepad.bridge.typed.languages import spoken
from scorepad.columns import aligned, joined


class By(StrEnum):
    """What a ranking is printed by."""

    RANKING = "ranking"
    PAIRS = "pairs"
    TRAVELLERS = "travellers"


def ranking_text(
    ranking: Ranking, by: By, translate: Translate = translate, *, why: bool = False
) -> str:
    """Say who won, or all results; with why, below a ranking too, what each result earned it by."""
    match by:
        case By.RANKING:
            blocks = [*_ranking(ranking, translate)]
            blocks += _travellers(ranking, translate, why=True) if why else []
        case By.PAIRS:
            blocks = [*_pairs(ranking, translate, why=why)]
        case By.TRAVELLERS:
            blocks = [*_travellers(ranking, translate, why=why)]
    return "\n".join(map(joined, blocks))


def movement_text(plan: Plan, translate: Translate = translate) -> str:
    """A page that says who plays whom at which table, round by round, and on which boards."""
    session = rounds_of(plan)
    numbers = sorted({at.table for tables in session for at in tables})
    table = translate("words", "Table {number}")
    head = [
        translate("words", "Round"),
        *(table.format(number=number) for number in numbers),
        translate("words", "Sitting out"),
    ]
    rows = [head]
    for number, tables in enumerate(session, start=1):
        cells = {at.table: f"{at.ns}-{at.ew}: {_boards(at.boards)}" for at in tables}
        out = " ".join(sitting_out(plan, tables))
        rows.append([str(number), *(cells.get(at, "") for at in numbers), out])
    return joined(aligned(rows, left=range(1, len(head))))


def _boards(boards: tuple[int, ...]) -> str:
    """Written like 1-3, or 1 4 7 where they do not follow one another."""
    first, last = boards[0], boards[-1]
    if last - first == len(boards) - 1:
        return str(first) if first == last else f"{first}-{last}"
    return " ".join(map(str, boards))


def vulnerable(sides: Sides, translate: Translate = translate) -> str:
    if len(sides) == 1:
        return short_side(*sides, translate)
    return translate("words", "both") if sides else translate("words", "nobody")


def short_side(side: Side, translate: Translate) -> str:
    return translate("words", "NS") if side is Side.NS else translate("words", "EW")


def _ranking(ranking: Ranking, translate: Translate) -> Iterator[list[str]]:
    """The places, in two lists where there are two; at teams how the match ended."""
    if ranking.match:
        yield [_match(ranking.match, translate), "", *_list([*ranking.table], ranking, translate)]
        return
    lines = {
        Side.NS: translate("words", "North-South"),
        Side.EW: translate("words", "East-West"),
    }
    for line, table in groupby(ranking.table, lambda one: one.line):
        heading = [lines[line]] if line else []
        yield [*heading, *_list([*table], ranking, translate)]


def _match(match: Match, translate: Translate) -> str:
    (home, visitors), points = match.teams, match.imps or match.points
    assert points
    ended = f"{home} {points[0]}, {visitors} {points[1]}"
    if match.vp:
        said = translate("words", "{said}; victory points {home} to {visitors}")
        ended = said.format(said=ended, home=match.vp[0], visitors=match.vp[1])
    said = translate("words", "{said}; boards {number}")
    return said.format(said=ended, number=match.boards)


def _list(table: list[RankedEntrant], ranking: Ranking, translate: Translate) -> list[str]:
    names = {} if ranking.match else ranking.names
    scoring = ranking.comparison.settings.scoring
    scaled = any(one.scaled is not None and one.scaled != one.points for one in table)
    head = [
        translate("words", "Place"),
        translate("words", "Team") if ranking.match else translate("words", "Pair"),
        translate("words", "Name"),
        translate("words", "Boards"),
    ]
    if not scoring.has_tops:
        points = translate("words", "IMPs") if scoring.in_imps else translate("words", "Points")
        head.append(points)
        head += [translate("words", "as if all played alike")] if scaled else []
    else:
        points, per_cent = translate("words", "Points"), translate("words", "Per cent")
        head += [points, translate("words", "of"), per_cent]
    rows = [head]
    for one in table:
        row = [place(one), one.entrant, names.get(one.entrant, ""), str(one.boards)]
        row.append(_number(one.points))
        if scaled:
            row.append(_number(one.scaled))
        if scoring.has_tops:
            row += [_number(one.of), _number(one.percent)]
        rows.append(row)
    return aligned(rows, left=(1, 2))


def _pairs(ranking: Ranking, translate: Translate, *, why: bool) -> Iterator[list[str]]:
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
        rows = [_card_head(translate)]
        for board, figure, side in lines[entrant]:
            own, others = figure.result.of(side), figure.result.of(side.other)
            partner = "".join(one for one in own.split("+") if one != entrant)
            line = [str(board.board), short_side(side, translate), partner, others]
            reason = _reason(figure, translate) if why else ""
            rows.append([*line, *_cells(figure, side, translate), reason])
        name = f"  {names[entrant]}" if entrant in names else ""
        yield [f"{entrant}{name}", *aligned(rows, left=(1, 2, 3, 4, 8))]


def _card_head(translate: Translate) -> list[str]:
    return [
        translate("words", "Board"),
        translate("words", "Line"),
        translate("words", "With"),
        translate("words", "Against"),
        translate("words", "Result"),
        translate("words", "Score"),
        translate("words", "Points"),
        translate("words", "Per cent"),
        translate("words", "Why"),
    ]


def _travellers(ranking: Ranking, translate: Translate, *, why: bool) -> Iterator[list[str]]:
    """All results of each board."""
    said = translate("words", "Board {number}, {dealer} deals, {vulnerable} vulnerable")
    sides = [short_side(side, translate) for side in Side]
    result, score = translate("words", "Result"), translate("words", "Score")
    for board in ranking.boards:
        heading = said.format(
            number=board.board,
            dealer=spoken(translate).chair(board_dealer(board.board)),
            vulnerable=vulnerable(board_vulnerable(board.board), translate),
        )
        if board.datum is not None:
            heading += ", " + translate("words", "datum {datum}").format(datum=board.datum)
        rows = [[*sides, result, score, *sides, translate("words", "Why")]]
        for figure in board.figures:
            cells = _cells(figure, Side.NS, translate)
            ew = _cells(figure, Side.EW, translate)[2]
            reason = _reason(figure, translate) if why else ""
            rows.append([figure.result.ns, figure.result.ew, *cells[:3], ew, reason])
        yield [heading, *aligned(rows, left=(0, 1, 2, 6))]


def _cells(figure: RankedResult, side: Side, translate: Translate) -> list[str]:
    """The result, its score, and what it brought this side."""
    sign = 1 if side is Side.NS else -1
    score = "" if figure.score is None else f"{sign * figure.score:+d}".replace("+0", "0")
    at = [*Side].index(side)
    points = figure.points[at] if figure.points else None
    percent = figure.percents[at] if figure.percents else None
    return [_what(figure.result.what, translate), score, _number(points), _number(percent)]


def _reason(figure: RankedResult, translate: Translate) -> str:
    return figure.why.said(translate) if figure.why else ""


def _what(what: What, translate: Translate) -> str:
    if isinstance(what, Played):
        return print_deal(Deal(what.contract, what.tricks), spoken(translate))
    if isinstance(what, Average):
        return translate("words", "average {ns} {ew}").format(ns=what.ns, ew=what.ew)
    return translate("words", "not played")


def _number(number: Fraction | int | None) -> str:
    return "" if number is None else in_hundredths(Fraction(number))
