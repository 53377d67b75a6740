"""Movements: who plays whom at which table, round by round, and on which boards.

Each is made from its published rule, and only proposes: results say who really played.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import one_of, translate

MOST_BOARDS = 16


class Movement(StrEnum):
    """A rule by which pairs or players and boards move."""

    TEAMS = "teams"
    HOWELL = "howell"
    MITCHELL = "mitchell"
    INDIVIDUAL = "individual"


POSSIBLE: dict[Movement, tuple[int, ...]] = {
    Movement.TEAMS: (4,),
    Movement.HOWELL: (4, 5, 6, 7, 8, 9, 10, 11, 12),
    Movement.MITCHELL: (5, 6, 7, 8, 9, 10, 11, 12),
    Movement.INDIVIDUAL: (8, 12),
}
"""For how many pairs, or players, there is one; with an odd number somebody sits out."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The movement that the players chose."""

    movement: Movement
    entrants: int
    """So many pairs or, at individuals, players."""
    boards: int
    """So many in each round at each table."""
    shares: bool = False
    """Whether tables play the same boards in a round, where that makes a better movement."""
    rounds: int | None = None
    """So many, where not all of them are played."""

    def __post_init__(self) -> None:
        if self.entrants not in POSSIBLE[self.movement]:
            raise Impossible(
                translate("words", "there is no such movement for {number}, but for {possible}"),
                number=self.entrants,
                possible=one_of(POSSIBLE[self.movement]),
            )
        if not 1 <= self.boards <= MOST_BOARDS:
            raise Impossible(translate("words", "a round has 1 to {most} boards"), most=MOST_BOARDS)
        if self.rounds is not None and self.rounds < 1:
            raise Impossible(translate("words", "at least one round is played"))


class AtTable(NamedTuple):
    """Who meets at a table in a round, written as in a result, and the boards they play."""

    table: int
    ns: str
    ew: str
    boards: tuple[int, ...]


Session = tuple[tuple[AtTable, ...], ...]
"""The tables of each round."""


def rounds_of(plan: Plan) -> Session:
    """All rounds of a movement."""
    match plan.movement:
        case Movement.TEAMS:
            session = _teams(plan.boards)
        case Movement.HOWELL:
            session = _howell(plan)
        case Movement.MITCHELL:
            session = _mitchell(plan)
        case _:
            session = _individual(plan)
    return session[: plan.rounds]


def entrants(plan: Plan) -> tuple[str, ...]:
    """What the pairs or players go by."""
    if plan.movement is Movement.TEAMS:
        return ("A1", "A2", "B1", "B2")
    return tuple(map(str, range(1, plan.entrants + 1)))


def sitting_out(plan: Plan, tables: tuple[AtTable, ...]) -> tuple[str, ...]:
    """Who has no table in a round."""
    there = {one for at in tables for side in (at.ns, at.ew) for one in side.split("+")}
    return tuple(one for one in entrants(plan) if one not in there)


def _set(number: int, boards: int) -> tuple[int, ...]:
    """The boards of a set; sets are numbered from 0."""
    return tuple(range(number * boards + 1, (number + 1) * boards + 1))


# Teams of four: the tables exchange their boards, and at half-time team B its pairs.


def _teams(boards: int) -> Session:
    session = []
    for half, (home, away) in enumerate((("B1", "B2"), ("B2", "B1"))):
        for turn in (0, 1):
            sets = [_set(2 * half + (turn + table) % 2, boards) for table in (0, 1)]
            session.append((AtTable(1, "A1", home, sets[0]), AtTable(2, away, "A2", sets[1])))
    return tuple(session)


# Mitchell: North-South stay, East-West go one table up, the boards one table down.


def _mitchell(plan: Plan) -> Session:
    """With an even number of tables East-West skip one half-way, or two tables share boards."""
    tables = (plan.entrants + 1) // 2
    is_even = tables % 2 == 0
    relay, skip = is_even and plan.shares, is_even and not plan.shares
    session = []
    for turn in range(tables - skip):
        skipped = int(skip and 2 * turn >= tables)
        session.append(
            tuple(
                AtTable(table + 1, str(table + 1), str(tables + east), _set(number, plan.boards))
                for table in range(tables)
                if (east := (table - turn - skipped) % tables + 1) + tables <= plan.entrants
                for number in [(turn + _place(table, tables, relay=relay)) % tables]
            )
        )
    return tuple(session)


def _place(table: int, tables: int, *, relay: bool) -> int:
    """Which set a table begins with: in a relay one set rests half-way, the last shares the first.

    McKinnon, share and relay.
    """
    if not relay or 2 * table < tables:
        return table
    return 0 if table == tables - 1 else table + 1


# Howell and individuals: the highest keeps its seat, everybody else follows the next lower number,
# and so do the sets of boards. Written down is the first round, opponents and set; these are of
# thebridsk/bridgescorer: Howell06T3B20, 08T4B14, 10T5B18, 12T6B22, Individual2Tables and 3Tables.

_HOWELL = {
    6: "6-1:1,2 4-3:3,9 2-5:6,8",  # half sets, so that every pair sits alike with every other
    8: "8-1:1 3-6:4 2-7:6 5-4:7",
    10: "7-3:1 5-2:2 10-1:3 9-8:4 4-6:5",
    12: "12-1:1 6-7:4 11-4:6 3-9:8 2-5:9 10-8:11",
}
_INDIVIDUAL = {8: "8+1-5+7:1 2+6-4+3:1", 12: "12+1-5+10:1 7+11-8+9:6 2+4-3+6:7"}
_WHIST_12 = "12+1-8+11:1 2+3-5+7:1 4+9-6+10:1"
"""Everybody meets everybody exactly twice: a cyclic whist tournament, found by search."""


def _howell(plan: Plan) -> Session:
    """An odd number of pairs plays the movement of one more, which is not there."""
    pairs = plan.entrants + plan.entrants % 2
    if pairs == 4:
        session = _four_pairs(plan.boards)
    elif pairs == 6 and (plan.shares or plan.boards % 2):
        session = _six_pairs_sharing(plan.boards)
    else:
        session = _cyclic(_HOWELL[pairs], pairs, plan.boards)
    if pairs == plan.entrants:
        return session
    return tuple(_without(str(pairs), tables) for tables in session)


def _individual(plan: Plan) -> Session:
    players = plan.entrants
    first = _WHIST_12 if players == 12 and plan.shares else _INDIVIDUAL[players]
    return _cyclic(first, players, plan.boards)


def _cyclic(first: str, highest: int, boards: int) -> Session:
    """All rounds that follow from the first."""
    rows = [re.split("[-:]", row) for row in first.split()]
    return tuple(
        tuple(
            AtTable(
                table,
                _following(ns, turn, highest),
                _following(ew, turn, highest),
                _sets(numbers.split(","), turn, highest - 1, boards),
            )
            for table, (ns, ew, numbers) in enumerate(rows, start=1)
        )
        for turn in range(highest - 1)
    )


def _following(side: str, turn: int, highest: int) -> str:
    """Who sits so many rounds later where others sat in the first."""
    return "+".join(
        one if int(one) == highest else str((int(one) - 1 + turn) % (highest - 1) + 1)
        for one in side.split("+")
    )


def _sets(numbers: list[str], turn: int, rounds: int, boards: int) -> tuple[int, ...]:
    """The boards that come so many rounds later than these sets, or parts of sets."""
    parts = len(numbers)
    sets = sorted((int(number) - 1 + parts * turn) % (parts * rounds) for number in numbers)
    return tuple(board for part in sets for board in _set(part, boards // parts))


def _four_pairs(boards: int) -> Session:
    """Two rounds against each pair, in which the tables exchange boards (Howell04T2B18)."""
    session = []
    for turn in range(3):
        one, two, three = (_following(pair, turn, 4) for pair in "123")
        here, there = (_set(2 * turn + number, boards) for number in (0, 1))
        session.append((AtTable(1, "4", one, here), AtTable(2, two, three, there)))
        session.append((AtTable(1, "4", one, there), AtTable(2, three, two, here)))
    return tuple(session)


_SHARED = ((1, 2, 4), (2, 3, 4), (3, 2, 1), (4, 3, 1), (5, 5, 5))
"""The sets of a classic Howell of six pairs, which shares the last (Howell06T3B15Relay)."""


def _six_pairs_sharing(boards: int) -> Session:
    usual = _cyclic(_HOWELL[6], 6, 2)
    return tuple(
        tuple(
            at._replace(boards=_set(number - 1, boards))
            for at, number in zip(tables, sets, strict=True)
        )
        for tables, sets in zip(usual, _SHARED, strict=True)
    )


def _without(missing: str, tables: tuple[AtTable, ...]) -> tuple[AtTable, ...]:
    """The tables that are left where one pair is not there."""
    left = [at for at in tables if missing not in (at.ns, at.ew)]
    return tuple(at._replace(table=table) for table, at in enumerate(left, start=1))
