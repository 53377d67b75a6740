"""Texts about the scoring of boards at several tables: ranking, cross table, match, cards."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from functools import partial
from itertools import accumulate
from typing import NamedTuple

from scorepad.bridge import translatable
from scorepad.bridge.comparison import (
    Comparison,
    Scoring,
    team_of,
)
from scorepad.bridge.cross_table import MatchLine, Meeting, cross_table, match_sheet
from scorepad.bridge.movements import rounds_planned, tables_of
from scorepad.bridge.ranking import (
    Match,
    RankedEntrant,
    RankedResult,
    Ranking,
    card,
    moved,
    place,
)
from scorepad.bridge.seats import Side
from scorepad.bridge.translatable import plural
from scorepad.sheets.ranking_text import counted
from scorepad.tables import ranking as tables_ranking
from scorepad.tables.ranking import (
    NamedEntrant,
    adjustments,
    gain,
    ranking_table,
    who_heading,
)
from scorepad.tables.sides import short_side
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui.words import all_of, in_order, side_name, translate
from scorepad.ui.words.boards import (
    called,
    signed,
    to_come,
    what_cells,
    why,
)
from scorepad.ui.words.writing import WRITING, column_writer, exact, number

_MOST_WINNERS = 3
_LONGEST_IN_A_HEAD = 10


def places(ranking: Ranking, some: Sequence[RankedEntrant] | None = None) -> Table[NamedEntrant]:
    """Return the ranking, or some of its places."""
    uneven = any(one.points.denominator > 1 for one in ranking.table)
    writing = WRITING._replace(number=exact) if uneven else WRITING
    table = ranking_table(ranking, ranking.people, writing, some)
    if not ranking.comparison.are_individuals:
        return table
    place, who, *figures = table.columns
    player = who._replace(heading=translate("words", "Player"))
    return table._replace(columns=(place, player, *figures))


def match_result(ranking: Ranking) -> str:
    """Return the score of the only match."""
    return match_said(ranking, ranking.match) if ranking.match else ""


def match_said(ranking: Ranking, match: Match) -> str:
    return tables_ranking.match_said(ranking, match, WRITING)


class Winners(NamedTuple):
    """Who won, as a headline."""

    line: str
    """Above them the line that they won with their figure, if there are several lines."""
    who: str


def winners(ranking: Ranking) -> list[Winners]:
    """Return the winners of each list with their figures; nobody if many share the first place."""
    if ranking.match:
        return [Winners("", match_result(ranking))]
    won, several = [], len({one.line for one in ranking.table}) > 1
    for line in dict.fromkeys(one.line for one in ranking.table):
        first = [one for one in ranking.table if one.place == 1 and one.line is line]
        if not 0 < len(first) <= _MOST_WINNERS:
            continue  # many are first, or nothing can be compared yet
        who = all_of([by_name(ranking, one.entrant) for one in first])
        figure = brought(ranking, first[0])
        if line and several:
            won.append(Winners(f"{side_name(line)}: {figure}", who))
        else:
            won.append(Winners("", f"{who}: {figure}"))
    return won


def by_name(ranking: Ranking, entrant: str) -> str:
    """Return a winner's name; a number before it would look like the place."""
    names = ranking.people | ranking.names
    whole = " + ".join(names.get(one, "") or one for one in entrant.split("+"))
    return whole if whole != entrant else called(entrant, names)


def moved_places(before: Ranking, after: Ranking) -> str:
    """Say whose place a correction changed: places: 1 Ann & Bob 2 → 1."""
    names = after.people
    told = [
        f"{called(one.entrant, names)} {one.before} → {one.after}" for one in moved(before, after)
    ]
    if not told:
        return translate("words", "No places have changed.")
    return translate("words", "Places: {moved}.").format(moved=", ".join(told))


def brought(ranking: Ranking, one: RankedEntrant) -> str:
    """Return 54.76 %, 12 IMPs, or points."""
    if ranking.is_adjusted:
        unit = translate("words", "IMPs")
        if one.vp is not None or one.percent is not None:
            unit = "%" if one.vp is None else translate("words", "VPs")
        return in_order(f"{exact(one.value)} {unit}")
    if one.vp is not None and not ranking.match:
        unit = translate("words", "VPs")
        return in_order(f"{exact(one.vp)} {unit}")
    if one.percent is not None:
        return f"{exact(one.percent)} %"
    points = number(one.points)
    if not ranking.comparison.settings.scoring.in_imps:
        return points
    sign = "+" if one.points > 0 else ""
    unit = translate("words", "IMPs")
    return in_order(f"{sign}{points} {unit}")


def place_of(ranking: Ranking, one: RankedEntrant) -> str:
    """Return Place 3, 54.76 %."""
    at = translate("words", "Place")
    return f"{at} {place(one)}, {brought(ranking, one)}" if one.place else brought(ranking, one)


def adjusted(ranking: Ranking) -> list[str]:
    """Return the director's adjustments, with reasons: 3 Ann & Bob: −5.00 slow play."""
    names = ranking.people
    return [f"{called(one, names)}: {said}" for one, said in _given(ranking)]


def card_title(ranking: Ranking, entrant: str) -> str:
    """Return the entrant's name, with byes and adjustments."""
    said = [said for one, said in _given(ranking) if one == entrant]
    is_named = bool(ranking.people.get(entrant))
    who = called(entrant, ranking.people) if is_named else unnamed(ranking, entrant)
    return ": ".join(filter(None, (who, ", ".join(said))))


def unnamed(ranking: Ranking, entrant: str) -> str:
    """Return the number of a pair or the letter of a team in words."""
    if ranking.of_teams:
        return translate("words", "Team {team}").format(team=entrant)
    if ranking.comparison.are_individuals:
        return translate("words", "Player {number}").format(number=entrant)
    return translate("words", "Pair {pair}").format(pair=entrant)


def bye() -> str:
    return translate("words", "a bye")


def _given(ranking: Ranking) -> Iterator[tuple[str, str]]:
    """Yield byes with their VPs, and the director's adjustments."""
    if _has_vp(ranking):
        for each in ranking.comparison.byes:
            yield each.team, f"{given(each.vp)} {bye()}"
    yield from adjustments(ranking, exact)


def _has_vp(ranking: Ranking) -> bool:
    return any(one.vp is not None for one in ranking.table)


def given(by: Decimal) -> str:
    """Write an adjustment: −5.00, or +2.50."""
    return gain(Fraction(by), exact)


def how_played(ranking: Ranking) -> str:
    """Return Matchpoints, top 6, average 63. 7 rounds, 4 tables, 21 boards."""
    said, plan = title(ranking.comparison), ranking.comparison.plan
    tops = [board.top for board in ranking.boards if board.top]
    if tops and ranking.comparison.settings.scoring.has_tops:
        most = translate("words", "top {top}, average {average}")
        average = number(Fraction(sum(tops), 2))
        said = f"{said}, {most.format(top=max(tops), average=average)}"
    if plan is None:
        return f"{said}."
    counts = rounds_planned(plan), len(tables_of(plan)), len(ranking.boards)
    return f"{said}. {counted(*counts, translate)}"


def each_against_each() -> str:
    return translate("words", "Head to head")


class _CrossRow(NamedTuple):
    """What a pair won against each other pair it met, and in total."""

    one: RankedEntrant
    name: str
    meetings: tuple[Meeting | None, ...]
    tip: str


def cross_of(ranking: Ranking) -> Table[_CrossRow]:
    """Return the cross table."""
    cross, names = cross_table(ranking), ranking.people
    rows = []
    for one in ranking.table:
        if one.entrant in cross.rows:
            meetings = tuple(cross.meetings.get((one.entrant, other)) for other in cross.columns)
            tip = _meetings(dict(zip(cross.columns, meetings, strict=True)), names)
            rows.append(_CrossRow(one, names.get(one.entrant, ""), meetings, tip))

    written = exact if _has_vp(ranking) else number

    def total(one: RankedEntrant) -> Fraction:
        return one.points if one.vp is None else one.vp

    def won(row: _CrossRow, at: int) -> str:
        met = row.meetings[at] if at < len(row.meetings) else None
        return written(met.points) if met else ""

    columns: list[Column[_CrossRow]] = [
        Column(who_heading(ranking, translate), lambda row: row.one.entrant),
        Column(translate("words", "Name"), lambda row: row.name),
        *(Column(each, partial(won, at=at), FIGURES) for at, each in enumerate(cross.columns)),
        Column(translate("words", "Total"), lambda row: written(total(row.one)), FIGURES),
    ]
    if ranking.comparison.settings.scoring.has_tops:
        per_cent = translate("words", "Per cent")
        columns.append(Column(per_cent, lambda row: exact(row.one.percent), FIGURES))
    columns = [column._replace(cell_tip=lambda row: row.tip) for column in columns]
    return Table(columns, rows, lambda row: row.one.entrant)


def _meetings(met: Mapping[str, Meeting | None], names: dict[str, str]) -> str:
    """Return on how many boards two pairs met, and what could be won."""
    said = translate("words", "Against {pair}: {points}; {boards}")
    of = translate("words", "Against {pair}: {points} of {most}; {boards}")
    boards = translatable.translate("words", "%n board(s)", "", -1)
    return "\n".join(
        (said if each.of is None else of).format(
            pair=called(other, names),
            points=number(each.points),
            most=each.of,
            boards=plural(boards, each.boards).said(translate),
        )
        for other, each in met.items()
        if each
    )


class _MatchBoard(NamedTuple):
    """A line of a match sheet: a board, or the total."""

    board: int
    cells: tuple[str, ...]
    tip: str = ""


def _short_name(comparison: Comparison, team: str) -> str:
    """Return a team's own name, such as Owls, or its letter if that is none or a long one."""
    names = (one.name for one in comparison.names if one.entrant == team)
    return next((name for name in names if len(name) <= _LONGEST_IN_A_HEAD), team)


def match_table(ranking: Ranking, match: Match) -> Table[_MatchBoard]:
    """Return the boards of a match, with scores from the home team's view."""
    home, visitors = (_short_name(ranking.comparison, team) for team in match.teams)
    points = translate("words", "IMPs {team}")
    if match.imps is None:
        points = translate("words", "Points {team}")
    sides = [short_side(side, translate) for side in Side]
    words = (translate("words", "Board"), *(f"{home} {side}" for side in sides))
    figures = (
        *sides,
        translate("words", "Difference"),
        points.format(team=home),
        points.format(team=visitors),
        translate("words", "Running"),
    )
    columns = [Column[_MatchBoard](heading) for heading in words]
    columns += [
        Column(heading, align=FIGURES, goes=goes)
        for heading, goes in zip(figures, (2, 2, 1, 0, 0, 0), strict=True)
    ]
    columns = [
        column._replace(
            text=partial(_cell, at=at),
            cell_tip=lambda row: row.tip,
            is_bold=lambda row: not row.board,
        )
        for at, column in enumerate(columns)
    ]
    won = map(number, match.imps or match.points or (None, None))
    total = _MatchBoard(0, (translate("words", "Total"), *[""] * 5, *won, ""))
    lines = match_sheet(ranking, match)
    nothing = (Fraction(), Fraction())
    stood = accumulate(
        (line.won or nothing for line in lines),
        lambda sum_, won: (sum_[0] + won[0], sum_[1] + won[1]),
    )
    rows = [*map(_sheet_line, lines, stood), total]
    return Table(columns, rows, lambda row: row.board)


def _cell(row: _MatchBoard, at: int) -> str:
    return row.cells[at]


def _sheet_line(line: MatchLine, stood: tuple[Fraction, Fraction]) -> _MatchBoard:
    contracts, scores = [], []
    for figure, sign in ((line.home, 1), (line.away, -1)):
        score = figure.score if figure else None
        scores.append(None if score is None else sign * score)
        contracts.append(" ".join(filter(None, what_cells(figure.result))) if figure else to_come())
    ours, theirs = scores
    differs = None if ours is None or theirs is None else ours + theirs
    won = map(number, line.won or (None, None))
    cells = (str(line.board), *contracts, *map(signed, (ours, theirs, differs)), *won)
    cells += ("–".join(map(number, stood)) if line.won else "",)
    return _MatchBoard(line.board, cells, "\n".join(filter(None, map(why, (line.home, line.away)))))


class CardLine(NamedTuple):
    """A board of a pair, with the side it sat on."""

    board: int
    figure: RankedResult
    side: Side
    is_other_table: bool = False
    """Whether a line above it tells what both tables of a team brought on the board."""

    @property
    def score(self) -> str:
        score = self.figure.score
        own = score if score is None or self.side is Side.NS else -score
        return signed(own)

    def brought(self, what: tuple[Fraction, Fraction] | None) -> Fraction | None:
        """Return their own of two figures."""
        return what[[*Side].index(self.side)] if what and not self.is_other_table else None


def card_table(ranking: Ranking, entrant: str | None) -> Table[CardLine]:
    """Return the boards of a pair, each with its explanation."""
    scoring = ranking.comparison.settings.scoring
    points = translate("words", "IMPs") if scoring.in_imps else translate("words", "Points")
    lines = [*_card_lines(ranking, entrant)] if entrant else []
    written = column_writer(line.brought(line.figure.points) for line in lines)
    columns: list[Column[CardLine]] = [
        Column(translate("words", "Board"), lambda row: str(row.board)),
        Column(translate("words", "Line"), lambda row: short_side(row.side, translate)),
        Column(translate("words", "Against"), lambda row: row.figure.result.of(row.side.other)),
        Column(
            translate("words", "Result"),
            lambda row: " ".join(filter(None, what_cells(row.figure.result))),
        ),
        Column(translate("words", "Score"), lambda row: row.score, FIGURES),
        Column(points, lambda row: written(row.brought(row.figure.points)), FIGURES),
    ]
    if scoring.has_tops:
        per_cent = translate("words", "Per cent")
        columns.append(
            Column(per_cent, lambda row: exact(row.brought(row.figure.percents)), FIGURES)
        )
    return Table(
        [column._replace(cell_tip=lambda row: why(row.figure, row.side)) for column in columns],
        lines,
        lambda row: (row.board, row.figure.result.ns),
    )


def _card_lines(ranking: Ranking, entrant: str) -> Iterator[CardLine]:
    """Yield the boards of a pair; both tables of a team brought the same, which counts once."""
    told = set[tuple[int, str]]()
    for board, figure, side in card(ranking, entrant):
        match = board, team_of(figure.result.of(side.other))
        yield CardLine(board, figure, side, is_other_table=ranking.of_teams and match in told)
        if figure.points:
            told.add(match)


def hidden(missing: int) -> str:
    return tables_ranking.hidden(missing).said(translate)


def nothing_compared(ranking: Ranking) -> str:
    """Say that no place is known yet, although there are results."""
    if not ranking.table or any(one.boards or one.adjusted for one in ranking.table):
        return ""
    return translate(
        "words", "Nothing can be compared until a board has been played at a second table."
    )


def title(comparison: Comparison) -> str:
    """Return the scoring method of a session."""
    return scorings()[comparison.settings.scoring]


def scorings() -> dict[Scoring, str]:
    return {
        Scoring.MATCHPOINTS: translate("words", "Matchpoints"),
        Scoring.CROSS_IMPS: translate("words", "IMPs against every other result"),
        Scoring.BUTLER: translate("words", "IMPs against the datum (Butler)"),
        Scoring.TEAMS: translate("words", "Teams in IMPs"),
        Scoring.BOARD_A_MATCH: translate("words", "Teams, board a match"),
        Scoring.TOTAL_POINTS: translate("words", "Total points"),
    }
