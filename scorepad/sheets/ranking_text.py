"""Boards of several tables as text: ranking, pair cards, travellers."""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from fractions import Fraction
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from scorepad.bridge import translatable
from scorepad.bridge.board_results import Others
from scorepad.bridge.comparison import Average, Played, Score, Split, What, team_of
from scorepad.bridge.deal import Deal
from scorepad.bridge.decimals import in_decimals
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.movements import Movement, Plan, rounds_of, sitting_out, tables_of
from scorepad.bridge.notation import print_deal
from scorepad.bridge.proposals import balance, minutes_of
from scorepad.bridge.ranking import (
    Match,
    RankedEntrant,
    RankedResult,
    Ranking,
    moved,
)
from scorepad.bridge.seats import Side
from scorepad.bridge.swiss import draw
from scorepad.bridge.translatable import Message, Translate, plural, translate
from scorepad.bridge.typed.languages import spoken
from scorepad.tables.ranking import adjustments, match_said, ranking_table
from scorepad.tables.sides import short_side, short_sides
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.tables.text import in_columns, in_terminal, joined, minus, signed
from scorepad.words.deals import average


class RankingOrder(StrEnum):
    """How results are ordered in print."""

    RANKING = "ranking"
    PAIRS = "pairs"
    TRAVELLERS = "travellers"


def ranking_text(
    ranking: Ranking, by: RankingOrder, translate: Translate = translate, *, why: bool = False
) -> str:
    """Return the ranking or all results; with `why`, also how each figure was earned."""
    blocks = list[list[str]]()
    if by is RankingOrder.RANKING:
        blocks += _ranking(ranking, translate)
    if by is RankingOrder.PAIRS:
        blocks += _pairs(ranking, translate, why=why)
    if by is RankingOrder.TRAVELLERS or (by is RankingOrder.RANKING and why):
        blocks += _travellers(ranking, translate, why=why)
    return "\n".join(map(joined, blocks))


class Turn(NamedTuple):
    """A round of a movement: who meets at each table, and who sits out."""

    number: int
    at: Mapping[int, str]
    out: str


def moved_text(before: Ranking, after: Ranking, translate: Translate = translate) -> str:
    """List the entrants whose place a correction changed: Ann & Bob 2 → 1."""
    people = after.people
    lines = [
        f"{one.entrant}  {people.get(one.entrant, '')}  {one.before} → {one.after}".replace(
            "    ", "  "
        )
        for one in moved(before, after)
    ]
    return joined(lines or [translate("words", "No places have changed.")])


def draw_text(ranking: Ranking, translate: Translate = translate) -> str:
    """Return the matches of the next round of a Swiss event."""
    matches, bye = draw(ranking)
    people = ranking.people
    rows = [
        (f"{home}-{visitors}", f"{people[home]} - {people[visitors]}".strip(" -"))
        for home, visitors in matches
    ]
    if bye:
        rows.append((translate("words", "bye {team}").format(team=bye), people[bye]))
    columns: list[Column[tuple[str, str]]] = [
        Column(translate("words", "Match"), itemgetter(0)),
        Column(translate("words", "Name"), itemgetter(1)),
    ]
    return joined(in_columns(Table(columns, rows)))


def movement_text(plan: Plan, translate: Translate = translate, *, proposes: bool = False) -> str:
    """Return a page with who plays whom at which table and on which boards, round by round.

    For a proposed movement it begins with a summary.
    """
    session = rounds_of(plan)
    numbers = sorted({at.table for tables in session for at in tables})
    table = translate("words", "Table {number}")

    def text(number: int) -> Callable[[Turn], str]:
        return lambda turn: turn.at.get(number, "")

    columns: list[Column[Turn]] = [
        Column(translate("words", "Round"), lambda turn: str(turn.number), FIGURES),
        *(Column(table.format(number=number), text(number)) for number in numbers),
        Column(translate("words", "Sitting out"), lambda turn: turn.out),
    ]
    rows = [
        Turn(
            number,
            {at.table: f"{at.ns}-{at.ew}: {boards_said(at.boards)}" for at in tables},
            " ".join(sitting_out(plan, tables)),
        )
        for number, tables in enumerate(session, start=1)
    ]
    guide = in_columns(Table(columns, rows))
    if proposes:
        guide = [*_proposed(plan, translate), "", *guide]
    return joined(guide)


def movement_names(translate: Translate) -> dict[Movement, str]:
    """Return the name of each movement, with a hint at how it works."""
    return {
        Movement.TEAMS: translate("words", "Each team against each"),
        Movement.SWISS: translate("words", "Swiss: drawn by the ranking"),
        Movement.THREE_QUARTER: translate("words", "Three-quarter Howell: some stay"),
        Movement.HOWELL: translate("words", "Howell: everybody moves"),
        Movement.MITCHELL: translate("words", "Mitchell: North-South stay"),
        Movement.INDIVIDUAL: translate("words", "Individual: partners change too"),
    }


def counted(rounds: int, tables: int, boards: int, translate: Translate) -> str:
    """5 rounds, 3 tables, 15 boards."""
    counts = (
        (translatable.translate("words", "%n round(s)", "", -1), rounds),
        (translatable.translate("words", "%n table(s)", "", -1), tables),
        (translatable.translate("words", "%n board(s)", "", -1), boards),
    )
    return ", ".join(plural(*count).said(translate) for count in counts) + "."


def comes_to(plan: Plan, translate: Translate) -> str:
    """Say how many rounds, tables and boards a movement has."""
    session = rounds_of(plan)
    boards = {board for tables in session for at in tables for board in at.boards}
    return counted(len(session), len(tables_of(plan)), len(boards), translate)


def time_said(plan: Plan, translate: Translate) -> str:
    """Say how long it takes: About 2:38 hours."""
    hours, minutes = divmod(minutes_of(plan), 60)
    said = translate("words", "About {hours}:{minutes} hours.")
    return said.format(hours=hours, minutes=f"{minutes:02}")


def _proposed(plan: Plan, translate: Translate) -> Iterator[str]:
    """Yield the movement's name, how long it takes, and how evenly it compares."""
    named = movement_names(translate)[plan.movement]
    yield f"{named}. {comes_to(plan, translate)} {time_said(plan, translate)}"
    said = translate("words", "Any two contestants are compared directly on {boards} boards.")
    yield said.format(boards="–".join(map(str, dict.fromkeys(balance(plan)))))


def boards_said(boards: tuple[int, ...], to: str = "-", apart: str = " ") -> str:
    """Write boards like 1-3, or 1 4 7 if they are not consecutive, or 5-8 1-4."""
    runs = list[list[int]]()
    for board in boards:
        if runs and runs[-1][-1] + 1 == board:
            runs[-1].append(board)
        else:
            runs.append([board])
    shortest = 2 if len(runs) == 1 else 3
    return apart.join(
        f"{run[0]}{to}{run[-1]}" if len(run) >= shortest else apart.join(map(str, run))
        for run in runs
    )


def _ranking(ranking: Ranking, translate: Translate) -> Iterator[list[str]]:
    """Yield the ranking, in two lists if there are two; at teams with the result of the match."""
    if ranking.of_teams:
        places = _list([*ranking.table], ranking, translate)
        matches = [_match(ranking, match, translate) for match in ranking.matches]
        yield [*matches, "", *places] if ranking.match else places
        if matches and not ranking.match:
            yield [translate("words", "Matches"), *matches]
    else:
        lines = {
            Side.NS: translate("words", "North-South"),
            Side.EW: translate("words", "East-West"),
        }
        for line, table in groupby(ranking.table, lambda one: one.line):
            heading = [lines[line]] if line else []
            yield [*heading, *_list([*table], ranking, translate)]
    if ranking.is_adjusted:
        given = adjustments(ranking, in_terminal(translate).exact)
        called = {entrant: f"{entrant} {name}" for entrant, name in ranking.names.items()}
        said = [f"{called.get(entrant, entrant)} {by}" for entrant, by in given]
        yield [translate("words", "Adjusted"), *said]


def _match(ranking: Ranking, match: Match, translate: Translate) -> str:
    ended = match_said(ranking, match, in_terminal(translate)._replace(number=_decimals(translate)))
    said = translate("words", "{said}; boards {number}")
    return said.format(said=ended, number=match.boards)


def _list(places: list[RankedEntrant], ranking: Ranking, translate: Translate) -> list[str]:
    some = [one._replace(line=None) for one in places]
    table = ranking_table(ranking, ranking.people, in_terminal(translate), some, of=True)
    first, *others = table.columns
    return in_columns(table._replace(columns=(first._replace(align=FIGURES), *others)))


class _Line(NamedTuple):
    """A result from the point of view of one side or player."""

    board: int
    figure: RankedResult
    side: Side
    entrant: str = ""

    @property
    def partner(self) -> str:
        own = self.figure.result.of(self.side).split("+")
        return "".join(one for one in own if one != self.entrant)

    @property
    def score(self) -> str:
        score = self.figure.score
        return "" if score is None else signed(score if self.side is Side.NS else -score)


def _brought(what: tuple[Fraction, Fraction] | None, side: Side) -> Fraction | None:
    return what[[*Side].index(side)] if what else None


def _pairs(ranking: Ranking, translate: Translate, *, why: bool) -> Iterator[list[str]]:
    """Yield a card for each pair or player, in the order of the ranking."""
    lines: dict[str, list[_Line]] = {}
    for board in ranking.boards:
        for figure in board.figures:
            for side in Side:
                for entrant in figure.result.of(side).split("+"):
                    line = _Line(board.board, figure, side, entrant)
                    lines.setdefault(entrant, []).append(line)
    number = in_terminal(translate).number
    columns: list[Column[_Line]] = [
        Column(translate("words", "Board"), lambda row: str(row.board), FIGURES),
        Column(translate("words", "Line"), lambda row: short_side(row.side, translate)),
        Column(translate("words", "With"), lambda row: row.partner),
        Column(translate("words", "Against"), lambda row: row.figure.result.of(row.side.other)),
        *_result(translate),
        Column(
            translate("words", "Points"),
            lambda row: number(_brought(row.figure.points, row.side)),
            FIGURES,
        ),
        Column(
            translate("words", "Per cent"),
            lambda row: number(_brought(row.figure.percents, row.side)),
            FIGURES,
        ),
        *_why(translate, why=why),
    ]
    names = ranking.names
    order = [one.entrant for one in ranking.table]
    if ranking.of_teams:
        order = sorted(lines)
    for entrant in order:
        team = names.get(team_of(entrant), "") if ranking.of_teams else ""
        name = names.get(entrant, team)
        yield [f"{entrant}  {name}".strip(), *in_columns(Table(columns, lines[entrant]))]


def _travellers(ranking: Ranking, translate: Translate, *, why: bool) -> Iterator[list[str]]:
    """Yield all results of each board."""
    said = translate("words", "Board {number}: {dealer} deals, {vulnerable} vulnerable")
    number = in_terminal(translate).number
    ns, ew = (short_side(side, translate) for side in Side)
    columns: list[Column[_Line]] = [
        Column(ns, lambda row: row.figure.result.ns),
        Column(ew, lambda row: row.figure.result.ew),
        *_result(translate),
        Column(ns, lambda row: number(_brought(row.figure.points, Side.NS)), FIGURES),
        Column(ew, lambda row: number(_brought(row.figure.points, Side.EW)), FIGURES),
        *_why(translate, why=why),
    ]
    for board in ranking.boards:
        heading = said.format(
            number=board.board,
            dealer=spoken(translate).chair(board_dealer(board.board)),
            vulnerable=short_sides(board_vulnerable(board.board), translate),
        )
        if board.datum is not None:
            heading += ", " + translate("words", "datum {datum}").format(
                datum=minus(str(board.datum))
            )
        rows = [_Line(board.board, figure, Side.NS) for figure in board.figures]
        yield [heading, *in_columns(Table(columns, rows))]


def _result(translate: Translate) -> tuple[Column[_Line], Column[_Line]]:
    return (
        Column(translate("words", "Result"), lambda row: _what(row.figure.result.what, translate)),
        Column(translate("words", "Score"), lambda row: row.score, FIGURES),
    )


def _why(translate: Translate, *, why: bool) -> list[Column[_Line]]:
    """Return a column with what a figure was compared with, if wanted."""
    figure = _decimals(translate)

    def said(row: _Line) -> str:
        return in_figures(row.figure.why, figure).said(translate) if row.figure.why else ""

    return [Column(translate("words", "Why"), said)] if why else []


def _decimals(translate: Translate) -> Callable[[Fraction | int | None], str]:
    """Return how numbers are written in a sentence: without decimals if whole."""
    sign = spoken(translate).decimal_sign
    return lambda number: minus(in_decimals(number or 0).replace(".", sign))


def in_figures(why: Message, write: Callable[[Fraction | int], str]) -> Message:
    """Return the explanation with its exact numbers written out."""
    facts = {name: _figure(fact, write) for name, fact in why.facts.items()}
    return why._replace(facts=facts)


def _figure(fact: object, write: Callable[[Fraction | int], str]) -> object:
    if isinstance(fact, Message):
        return in_figures(fact, write)
    if isinstance(fact, Others):
        return fact.written(write)
    return write(fact) if isinstance(fact, Fraction | int) else fact


def _what(what: What, translate: Translate) -> str:
    language = spoken(translate)
    if isinstance(what, Played):
        return minus(print_deal(Deal(what.contract, what.tricks), language))
    if isinstance(what, Average):
        return average(what, translate)
    if isinstance(what, Split):
        said = translate("words", "split {ns} {ew}").format(ns=what.ns, ew=what.ew)
        return minus(said)
    if isinstance(what, Score):
        return ""
    return translate("words", "not played")
