"""Movements: who plays whom at which table, round by round, and on which boards.

Each is computed from its rule and is only a proposal: results say who really played.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from scorepad.bridge.deal import Board
from scorepad.bridge.errors import Impossible
from scorepad.bridge.seats import Side
from scorepad.bridge.translatable import one_of, translate

MOST_BOARDS = 16
_MOST_ROUNDS = 99


class Movement(StrEnum):
    """A rule by which pairs or players and boards move."""

    TEAMS = "teams"
    SWISS = "swiss"
    HOWELL = "howell"
    THREE_QUARTER = "three-quarter"
    MITCHELL = "mitchell"
    INDIVIDUAL = "individual"

    @property
    def is_of_teams(self) -> bool:
        return self in (Movement.TEAMS, Movement.SWISS)


POSSIBLE: dict[Movement, tuple[int, ...]] = {
    Movement.TEAMS: tuple(range(4, 21, 2)),
    Movement.SWISS: tuple(range(8, 53, 2)),
    Movement.HOWELL: tuple(range(4, 21)),
    Movement.THREE_QUARTER: tuple(range(15, 21)),
    Movement.MITCHELL: tuple(range(5, 41)),
    Movement.INDIVIDUAL: (8, 12, 16, 20),
}
"""The numbers of pairs or players for which there is a movement; of an odd number one sits out.

Teams have two pairs each.
"""


@dataclass(frozen=True, slots=True)
class Away:
    """A pair or player who is absent for some rounds: coming late, or leaving early."""

    entrant: str
    first: int = 1
    last: int | None = None
    """None: does not come back."""

    def __post_init__(self) -> None:
        if not 1 <= self.first <= (self.last or _MOST_ROUNDS) <= _MOST_ROUNDS:
            raise Impossible(
                translate("words", "rounds are numbered from 1, the first before the last")
            )

    def at(self, number: int) -> bool:
        """Return whether this entrant is absent in a round."""
        return self.first <= number <= (self.last or _MOST_ROUNDS)


@dataclass(frozen=True, slots=True)
class Late:
    """A pair or player who joins during play, numbered after all the others."""

    first: int
    """Its first round."""
    places: tuple[str, ...]
    """Whose place is taken in each round from then on; a number of its own, or "" to sit out."""

    def __post_init__(self) -> None:
        if not 1 <= self.first <= _MOST_ROUNDS:
            raise Impossible(translate("words", "there is no round {number}"), number=self.first)

    def at(self, number: int) -> str:
        """Return whose place is taken in a round."""
        turn = number - self.first
        return self.places[turn] if 0 <= turn < len(self.places) else ""


@dataclass(frozen=True, slots=True)
class Plan:
    """The movement that the players chose."""

    movement: Movement
    entrants: int
    """The number of pairs or, in an individual, of players."""
    boards: int
    """Boards per round and table; with three or more teams, boards per match."""
    shares: bool = False
    """Whether tables may share boards in a round, where that makes a better movement."""
    rounds: int | None = None
    """The number of rounds played; None: all of them."""
    first_board: Board = 1
    switched: int = 0
    """The number of arrow-switched rounds at the end of a Mitchell, for one winner."""
    short_line: Side = Side.EW
    """The line of a Mitchell that is one pair short; pairs of the other line rest in turn."""
    away: tuple[Away, ...] = ()
    late: tuple[Late, ...] = ()
    """Pairs or players who joined during play."""
    drawn: tuple[str, ...] = ()
    """The matches of each round of a Swiss event drawn so far: `A-C B-D`."""

    def __post_init__(self) -> None:
        if self.entrants not in POSSIBLE[self.movement]:
            raise Impossible(
                translate("words", "this movement is for {possible}, not for {number}"),
                number=self.entrants,
                possible=_numbers(POSSIBLE[self.movement]),
            )
        if not 1 <= self.boards <= MOST_BOARDS:
            raise Impossible(translate("words", "a round has 1 to {most} boards"), most=MOST_BOARDS)
        if self.rounds is not None and self.rounds < 1:
            raise Impossible(translate("words", "at least one round must be played"))
        if self.switched < 0 or (self.switched and self.movement is not Movement.MITCHELL):
            raise Impossible(translate("words", "only a Mitchell can be arrow-switched"))
        there = () if self.movement.is_of_teams else entrants(self)
        for one in (*(one.entrant for one in self.away), *self._taken_by_late):
            if one not in there:
                raise Impossible(translate("words", "{pair} is not in the movement"), pair=one)
        for matches in self.drawn:
            if not re.fullmatch(_DRAWN, matches):
                said = translate("words", "“{typed}” is not a round of matches, e.g. A-C B-D")
                raise Impossible(said, typed=matches)

    @property
    def _taken_by_late(self) -> Iterator[str]:
        """Yield the numbers of late entrants, and whose places they take."""
        for number, late in enumerate(self.late, start=self.entrants + 1):
            yield str(number)
            yield from filter(None, late.places)


_DRAWN = "[A-Z]-[A-Z]( [A-Z]-[A-Z])*"


def _numbers(possible: tuple[int, ...]) -> object:
    """Write consecutive numbers as a range, others as a list."""
    first, last = possible[0], possible[-1]
    return f"{first}–{last}" if last - first == len(possible) - 1 else one_of(possible)


class AtTable(NamedTuple):
    """Who meets at a table in a round, written as in results, and which boards they play."""

    table: int
    ns: str
    ew: str
    boards: tuple[int, ...]

    @property
    def people(self) -> frozenset[str]:
        """The pairs or, in an individual, the players."""
        return frozenset((*self.ns.split("+"), *self.ew.split("+")))


Session = tuple[tuple[AtTable, ...], ...]
"""The tables of each round."""


@lru_cache(maxsize=64)
def rounds_of(plan: Plan) -> Session:
    """Return all rounds of a movement, without tables where somebody is absent."""
    return tuple(
        tuple(at for at in tables if at.people <= there)
        for number, tables in enumerate(places_of(plan), start=1)
        for there in [there_in(plan, number)]
    )


@lru_cache(maxsize=64)
def places_of(plan: Plan) -> Session:
    """Return all rounds of a movement, including tables where somebody is absent."""
    session = _whole(plan)[: plan.rounds]
    if plan.first_board == 1 and not (plan.late or plan.switched):
        return session
    return tuple(
        _as_agreed(plan, number, len(session), tables)
        for number, tables in enumerate(session, start=1)
    )


def line_of(plan: Plan, entrant: str) -> Side:
    """Return the line of a Mitchell that a pair sits in."""
    lacks_ns = _lacks_ns(plan)
    if lacks_ns and int(entrant) > plan.entrants:
        return Side.NS
    return Side.NS if int(entrant) <= (plan.entrants + 1) // 2 - lacks_ns else Side.EW


def there_in(plan: Plan, number: int) -> frozenset[str]:
    """Return who is present in a round."""
    away = {one.entrant for one in plan.away if one.at(number)}
    everybody = entrants(plan)
    came = everybody[len(everybody) - len(plan.late) :]
    away |= {one for one, late in zip(came, plan.late, strict=True) if number < late.first}
    return frozenset(everybody) - away


def _whole(plan: Plan) -> Session:
    """Return the movement by its rule; an odd number is treated as one more."""
    match plan.movement:
        case Movement.TEAMS:
            return _teams(plan)
        case Movement.SWISS:
            return tuple(
                _matches([(one[0], one[2]) for one in matches.split()], number, plan.boards)
                for number, matches in enumerate(plan.drawn)
            )
        case Movement.HOWELL:
            return _howell(plan)
        case Movement.THREE_QUARTER:
            return _three_quarter(plan)
        case Movement.MITCHELL:
            return _mitchell(plan)
        case _:
            return _individual(plan)


def tables_of(plan: Plan) -> tuple[int, ...]:
    """Return the numbers of all tables that are used in any round."""
    return tuple(sorted({at.table for tables in rounds_of(plan) for at in tables}))


def rounds_planned(plan: Plan) -> int:
    """Return the planned number of rounds; those of a Swiss event are drawn one by one."""
    if plan.movement is not Movement.SWISS:
        return len(rounds_of(plan))
    teams = plan.entrants // 2
    return plan.rounds or teams - 1 + teams % 2


def rounds_together(plan: Plan) -> int:
    """Return after how many rounds boards can be compared: two or three teams exchange theirs."""
    return 2 if plan.movement is Movement.TEAMS and plan.entrants // 2 in (2, 3) else 1


def _as_agreed(
    plan: Plan, number: int, rounds: int, tables: tuple[AtTable, ...]
) -> tuple[AtTable, ...]:
    """Return a round with late entrants in their places, renumbered boards and arrow-switches."""
    came = entrants(plan)[plan.entrants :] if plan.late else ()
    seats = dict.fromkeys(came, "")  # the phantom's place stays empty unless somebody takes it
    seats |= {late.at(number): one for one, late in zip(came, plan.late, strict=True)}
    more, is_switched = plan.first_board - 1, number > rounds - plan.switched
    return tuple(
        AtTable(
            at.table,
            _seated(at.ew if is_switched else at.ns, seats),
            _seated(at.ns if is_switched else at.ew, seats),
            tuple(board + more for board in at.boards),
        )
        for at in tables
    )


def _seated(side: str, seats: Mapping[str, str]) -> str:
    return "+".join(seats.get(one, one) for one in side.split("+"))


def entrants(plan: Plan) -> tuple[str, ...]:
    """Return the numbers of all pairs or players, late entrants last."""
    if plan.movement.is_of_teams:
        teams = _LETTERS[: plan.entrants // 2]
        return tuple(f"{team}{pair}" for team in teams for pair in (1, 2))
    return tuple(map(str, range(1, plan.entrants + len(plan.late) + 1)))


def sitting_out(plan: Plan, tables: tuple[AtTable, ...]) -> tuple[str, ...]:
    """Return who has no table in a round."""
    there = {one for at in tables for one in at.people}
    return tuple(one for one in entrants(plan) if one not in there)


def waiting(plan: Plan, number: int) -> tuple[str, ...]:
    """Return who is present in a round but has no table."""
    there = there_in(plan, number)
    return tuple(one for one in sitting_out(plan, rounds_of(plan)[number - 1]) if one in there)


def _set(number: int, boards: int) -> tuple[int, ...]:
    """Return the boards of a set; sets are numbered from 0."""
    return tuple(range(number * boards + 1, (number + 1) * boards + 1))


# Teams: each team meets another in every round, all on the same boards; one table of a match begins
# with the first half of them, the other table with the second.

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _teams(plan: Plan) -> Session:
    """Return a round robin: one team stays, the others move round; of an odd number one rests."""
    teams = list(_LETTERS[: plan.entrants // 2])
    if len(teams) == 2:
        return _two_teams(plan.boards)
    if len(teams) == 3:
        return _triangle(plan.boards)
    first, *others = teams if len(teams) % 2 == 0 else ["", *teams]
    session = []
    for number in range(len(others)):
        circle = [first, *others[number:], *others[:number]]
        half = len(circle) // 2
        met = [sorted(each) for each in zip(circle[:half], circle[: half - 1 : -1], strict=True)]
        matches = sorted((home, visitors) for home, visitors in met if home)
        session.append(_matches(matches, number, plan.boards))
    return tuple(session)


def _matches(matches: list[tuple[str, str]], number: int, boards: int) -> tuple[AtTable, ...]:
    """Return the tables of all matches of a round."""
    all_, half = _set(number, boards), (boards + 1) // 2
    tables = []
    for place, (home, visitors) in enumerate(matches):
        tables += [
            AtTable(2 * place + 1, f"{home}1", f"{visitors}1", all_),
            AtTable(2 * place + 2, f"{visitors}2", f"{home}2", (*all_[half:], *all_[:half])),
        ]
    return tuple(tables)


def _triangle(boards: int) -> Session:
    """Three teams meet at once: after half of it East-West and the boards move on."""
    one, two, three = (_set(number, boards) for number in range(3))
    return (
        (AtTable(1, "A1", "B2", one), AtTable(2, "B1", "C2", two), AtTable(3, "C1", "A2", three)),
        (AtTable(1, "A1", "C2", three), AtTable(2, "B1", "A2", one), AtTable(3, "C1", "B2", two)),
    )


# Two teams: the tables exchange their boards, and team B swaps its pairs at half-time.


def _two_teams(boards: int) -> Session:
    session = []
    for half, (home, away) in enumerate((("B1", "B2"), ("B2", "B1"))):
        for turn in (0, 1):
            sets = [_set(2 * half + (turn + table) % 2, boards) for table in (0, 1)]
            session.append((AtTable(1, "A1", home, sets[0]), AtTable(2, away, "A2", sets[1])))
    return tuple(session)


# Mitchell: North-South stay, East-West move one table up, the boards one table down.


def _mitchell(plan: Plan) -> Session:
    """With an even number of tables East-West skip one half-way, or two tables share boards."""
    tables = (plan.entrants + 1) // 2
    is_even = tables % 2 == 0
    relay, skip = is_even and plan.shares, is_even and not plan.shares
    missing, lacks_ns = str(2 * tables), _lacks_ns(plan)
    session = []
    for turn in range(tables - skip):
        skipped = int(skip and 2 * turn >= tables)
        session.append(
            tuple(
                AtTable(
                    table + 1,
                    missing if lacks_ns and table == tables - 1 else str(table + 1),
                    str(tables + east - lacks_ns),
                    _set(number, plan.boards),
                )
                for table in range(tables)
                for east in [(table - turn - skipped) % tables + 1]
                for number in [(turn + _place(table, tables, relay=relay)) % tables]
            )
        )
    return tuple(session)


def _lacks_ns(plan: Plan) -> bool:
    return plan.entrants % 2 == 1 and plan.short_line is Side.NS


def _place(table: int, tables: int, *, relay: bool) -> int:
    """Return the set a table begins with; in a relay one set lies idle half-way.

    The last table then shares the set of the first, as McKinnon describes.
    """
    if not relay or 2 * table < tables:
        return table
    return 0 if table == tables - 1 else table + 1


# Howell and individuals: the highest number keeps its seat, the others follow the next lower one,
# and so do the sets of boards. Listed are opponents and sets of the first round; these are from
# thebridsk/bridgescorer: Howell06T3B20, 08T4B14, 10T5B18, 12T6B22, Individual2Tables and 3Tables.

_HOWELL = {
    6: "6-1:1,2 4-3:3,9 2-5:6,8",  # half sets, so that the lines are balanced
    8: "8-1:1 3-6:4 2-7:6 5-4:7",
    10: "7-3:1 5-2:2 10-1:3 9-8:4 4-6:5",
    12: "12-1:1 6-7:4 11-4:6 3-9:8 2-5:9 10-8:11",
    14: "14-1:12 9-2:1 3-12:13 4-7:10 13-5:9 8-6:8 11-10:5",
    16: "16-1:7 11-2:12 3-6:5 8-4:8 5-12:2 9-7:3 15-10:13 14-13:6",
    18: "18-1:10 2-17:13 14-3:5 4-9:7 8-5:9 6-13:6 7-15:12 10-11:17 16-12:11",
    20: "20-1:4 2-12:11 9-3:19 8-4:2 5-6:13 7-19:12 18-10:14 16-11:17 13-15:15 17-14:9",
}
"""From 14 on found by search: no repeated boards or opponents, lines as even as possible."""
_THREE_QUARTERS = 13
"""The number of moving pairs, and of rounds."""
_THREE_QUARTER = {
    16: "14-1:3 4-15:10 16-11:1 2-10:6 3-12:4 5-7:2 13-6:13 9-8:7",
    18: "14-1:8 4-15:4 16-11:13 3-17:7 18-6:1 2-13:3 5-10:2 8-7:6 12-9:5",
    20: "14-1:13 4-15:6 16-11:5 3-17:7 18-6:2 12-19:9 20-5:11 2-7:10 8-10:8 13-9:1",
}
"""Three, five or seven pairs stay; found by search."""
_INDIVIDUAL = {
    8: "8+1-5+7:1 2+6-4+3:1",
    12: "12+1-5+10:1 7+11-8+9:6 2+4-3+6:7",
    16: "16+1-13+14:7 3+6-2+11:1 7+9-5+12:9 10+15-4+8:11",
    20: "20+1-16+19:8 6+13-9+15:10 8+12-7+18:17 2+4-10+11:4 5+14-3+17:1",
}
_WHIST = {
    12: "12+1-8+11:1 2+3-5+7:1 4+9-6+10:1",
    16: "16+1-2+13:1 3+10-8+14:1 4+5-6+11:1 7+9-12+15:1",
    20: "20+1-6+4:1 2+15-13+14:1 3+18-7+12:1 5+16-9+19:1 8+11-10+17:1",
}
"""Everybody meets everybody exactly twice: cyclic whist tournaments, found by search."""


def _howell(plan: Plan) -> Session:
    """An odd number of pairs plays the movement for one more, whose place stays empty."""
    odd = plan.entrants % 2
    pairs = plan.entrants + odd
    if pairs == 4:
        session = _four_pairs(plan.boards)
    elif pairs == 6 and (plan.shares or plan.boards % 2):
        session = _six_pairs_sharing(plan.boards)
    else:
        session = _cyclic(_HOWELL[pairs], pairs, plan.boards)
    return tuple(_with_last(str(pairs), tables) for tables in session) if odd else session


def _three_quarter(plan: Plan) -> Session:
    """Of an odd number, the missing pair is a stationary one: each moving pair sits out once."""
    odd = plan.entrants % 2
    pairs = plan.entrants + odd
    session = _cyclic(_THREE_QUARTER[pairs], _THREE_QUARTERS + 1, plan.boards)
    return tuple(_with_last(str(pairs), tables) for tables in session) if odd else session


def _individual(plan: Plan) -> Session:
    players = plan.entrants
    shared = _WHIST.get(players) if plan.shares else None
    return _cyclic(shared or _INDIVIDUAL[players], players, plan.boards)


def _cyclic(first: str, highest: int, boards: int) -> Session:
    """Return all rounds that follow from the first; from number `highest` on, everybody stays."""
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
    """Return who sits in a side's seats `turn` rounds after the first."""
    return "+".join(
        one if int(one) >= highest else str((int(one) - 1 + turn) % (highest - 1) + 1)
        for one in side.split("+")
    )


def _sets(numbers: list[str], turn: int, rounds: int, boards: int) -> tuple[int, ...]:
    """Return the boards of these sets, or parts of sets, `turn` rounds later."""
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
"""The sets of a classic Howell of six pairs with a shared last set (Howell06T3B15Relay)."""


def _six_pairs_sharing(boards: int) -> Session:
    usual = _cyclic(_HOWELL[6], 6, 2)
    return tuple(
        tuple(
            at._replace(boards=_set(number - 1, boards))
            for at, number in zip(tables, sets, strict=True)
        )
        for tables, sets in zip(usual, _SHARED, strict=True)
    )


def _with_last(missing: str, tables: tuple[AtTable, ...]) -> tuple[AtTable, ...]:
    """Number the tables so that the one with the missing pair is last."""
    others = sorted(tables, key=lambda at: missing in at.people)
    return tuple(at._replace(table=table) for table, at in enumerate(others, start=1))
