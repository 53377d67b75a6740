"""Texts about movements: who meets whom where, and the size of a session."""

from collections.abc import Sequence
from itertools import zip_longest
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QTime

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.expected_results import still_expected
from scorepad.bridge.movements import (
    AtTable,
    Movement,
    Plan,
    rounds_of,
    rounds_planned,
    tables_of,
    waiting,
)
from scorepad.bridge.round_clock import MINUTE, ClockFace, Phase
from scorepad.bridge.seats import Side
from scorepad.sheets.ranking_text import boards_said
from scorepad.tables.sides import short_side
from scorepad.tables.table import Column, Table
from scorepad.ui.words import translate
from scorepad.ui.words.boards import called


def joins(pair: str, first: int, gives_way: Sequence[str]) -> str:
    """Say who joins, and who sits out for it, round by round."""
    if not gives_way:
        said = translate("words", "{pair} joins in round {round}, where a place is free.")
        return said.format(pair=pair, round=first)
    said = translate(
        "words",
        "{pair} joins in round {round}; in each round another sits out: {others}.",
    )
    return said.format(pair=pair, round=first, others=", ".join(gives_way))


def _set_of(boards: tuple[int, ...]) -> str:
    """Write boards as 1–3, or 1, 4, 7 if they are not consecutive."""
    return boards_said(boards, "–", ", ")


class _Meet(NamedTuple):
    """Who meets at a table in a round, or who sits out, as text."""

    round: str
    table: str
    ns: str
    ew: str = ""
    boards: str = ""


def movement_table(
    plan: Plan | None, names: dict[str, str], *, every_round: bool = False
) -> Table[_Meet]:
    """Return a line for each table of each round, and one for those who sit out."""
    rows = []
    for turn, tables in enumerate(rounds_of(plan) if plan else (), start=1):
        for at in tables:
            shown = str(turn) if every_round or at is tables[0] else ""
            pairs = called(at.ns, names), called(at.ew, names)
            rows.append(_Meet(shown, str(at.table), *pairs, _set_of(at.boards)))
        if plan and (out := waiting(plan, turn)):
            who = ", ".join(called(one, names) for one in out)
            rows.append(_Meet("", translate("words", "sits out"), who))
    columns: list[Column[_Meet]] = [
        Column(translate("words", "Round"), lambda row: row.round),
        Column(translate("words", "Table"), lambda row: row.table),
        Column(translate("words", "North-South"), lambda row: row.ns),
        Column(translate("words", "East-West"), lambda row: row.ew),
        Column(_boards_heading(), lambda row: row.boards),
    ]
    return Table(columns, rows)


Turn = tuple[str, ...]


def movement_grid(plan: Plan) -> Table[Turn]:
    """Return two lines for each round, a column for each table: who meets, and on which boards."""
    rows: list[Turn] = []
    tables, sides = tables_of(plan), "–".join(short_side(side, translate) for side in Side)
    for turn, played in enumerate(rounds_of(plan), start=1):
        meets = {at.table: (f"{at.ns}–{at.ew}", _set_of(at.boards)) for at in played}
        pairs, boards = zip(*(meets.get(number, ("", "")) for number in tables), strict=True)
        rows.append((str(turn), sides, *pairs, ", ".join(waiting(plan, turn))))
        rows.append(("", _boards_heading(), *boards, ""))
    heads = translate("words", "Round"), "", *map(str, tables), translate("words", "sits out")
    group = {str(number): translate("words", "Table") for number in tables}
    columns = [
        each._replace(group=group.get(each.heading, ""), is_bold=lambda row: bool(row[0]))
        for each in _turns(heads, rows).columns
    ]
    return Table(columns, rows)


def table_card(plan: Plan, table: int) -> Table[Turn]:
    """Return who meets at a table, on which boards, and where all go next: 8 → 2 EW, 1–3 → 4."""
    rows: list[Turn] = []
    rounds = rounds_of(plan)
    for turn, (tables, later) in enumerate(zip_longest(rounds, rounds[1:], fillvalue=()), start=1):
        now, then = _seats(tables), _seats(later)
        moved = {at.boards: str(at.table) for at in later}
        for at in tables:
            if at.table == table:
                pairs = (_goes(one, then.get(one, ""), now[one]) for one in (at.ns, at.ew))
                rows.append(
                    (str(turn), *pairs, _goes(_set_of(at.boards), moved.get(at.boards, "")))
                )
    north_south, east_west = (short_side(side, translate) for side in Side)
    return _turns((translate("words", "Round"), north_south, east_west, _boards_heading()), rows)


def pair_card(plan: Plan, pair: str) -> Table[Turn]:
    """Return a pair's seat, opponents and boards in each round; for a player also the partner."""
    rows: list[Turn] = []
    for turn, tables in enumerate(rounds_of(plan), start=1):
        for at in tables:
            for side, here, there in ((Side.NS, at.ns, at.ew), (Side.EW, at.ew, at.ns)):
                players = here.split("+")
                if pair in players:
                    place = f"{at.table} {short_side(side, translate)}"
                    partner = (one for one in players if one != pair)
                    rows.append((str(turn), place, *partner, there, _set_of(at.boards)))
        if pair in waiting(plan, turn):
            blank = [""] * (3 if plan.movement is Movement.INDIVIDUAL else 2)
            rows.append((str(turn), translate("words", "sits out"), *blank))
    heads = (
        translate("words", "Round"),
        translate("words", "Table"),
        *([translate("words", "Partner")] if plan.movement is Movement.INDIVIDUAL else []),
        translate("words", "Against"),
    )
    return _turns((*heads, _boards_heading()), rows)


def draw_round(number: int) -> str:
    return translate("words", "Draw round {number}").format(number=number)


def to_draw(comparison: Comparison) -> str:
    """Say where to draw the next round of a Swiss event, if the last one is over."""
    plan = comparison.plan
    if plan is None or plan.movement is not Movement.SWISS:
        return ""
    drawn = len(plan.drawn)
    if drawn == rounds_planned(plan) or still_expected(comparison):
        return ""
    said = translate("words", "Next: draw round {number}, under “Movement”.")
    return said.format(number=drawn + 1)


def clock(face: ClockFace, rounds: int, end: QTime, *, runs: bool) -> str:
    """Return the clock's text: Round 3 of 8: 12:40. Ends 22:40."""
    said = {
        Phase.PLAY: translate("words", "Round {round} of {rounds}: {left}"),
        Phase.WARNING: translate("words", "Round {round} of {rounds}: last {left}"),
        Phase.CHANGE: translate("words", "Move for round {round} of {rounds}: {left}"),
        Phase.OVER: translate("words", "The last round is over."),
    }[face.phase]
    left = f"{face.left // MINUTE}:{face.left % MINUTE:02}"
    said = said.format(round=face.round, rounds=rounds, left=left)
    if face.phase is Phase.OVER:
        return said
    if not runs:
        return translate("words", "{said} – paused").format(said=said)
    ends = translate("words", "ends {time}").format(time=end.toString("HH:mm"))
    return f"{said} – {ends}"


def _boards_heading() -> str:
    return translate("words", "Boards")


def _turns(heads: Turn, rows: Sequence[Turn]) -> Table[Turn]:
    return Table([Column(head, itemgetter(at)) for at, head in enumerate(heads)], rows)


def _seats(tables: Sequence[AtTable]) -> dict[str, str]:
    both = [
        (f"{at.table} {short_side(side, translate)}", at, side) for at in tables for side in Side
    ]
    return {at.ns if side is Side.NS else at.ew: seat for seat, at, side in both}


def _goes(what: str, place: str, here: str = "") -> str:
    """Return what goes where next, or that a pair stays; only what it is if it goes nowhere."""
    if place and place == here:
        return translate("words", "{pair} stays").format(pair=what)
    return f"{what} → {place}" if place else what


def no_movement() -> str:
    return translate("words", "Sit as you like, and type the pairs with each result.")
