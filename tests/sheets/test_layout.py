"""The lines of a sheet, and their places on it."""

from itertools import pairwise

import pytest

from scorepad.bridge.deal import NewSeats
from scorepad.bridge.evening import score_evening
from scorepad.bridge.options import CHICAGO, POINTS
from scorepad.bridge.rounds import At, seat_changes
from scorepad.bridge.seats import EAST, EW, WEST, Seating
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.layout import (
    BoardLine,
    Header,
    PlacedLine,
    Row,
    Rule,
    Sheet,
    SheetLine,
    SheetRow,
    Totals,
    lay_out,
    place,
    places_of_new_seats,
)
from tests.bridge.table import FIVE, FOUR, scored

PLAYERS = "seats N=Ann E=Bob S=Cy W=Di"
LONG = "form rubber" + " | N 1CX+3 | E 1CX+3 | E 1C-2" * 2
BOARDS = "form duplicate" + " | board 3 | N 1C | pass" * 4


def sheet(lines: str) -> Sheet:
    """The sheet of the only round; " | " separates the lines of its file."""
    evening = score_evening(read_score_file(lines.replace(" | ", "\n").encode()))
    return lay_out(evening.rounds[0])


def test_the_deal_behind_a_figure() -> None:
    """Wherever the sheet is touched: on a figure, beside it, on a board, at a change of seats."""
    form, *deals = LONG.replace("E 1C-2", "seats N=Ann E=Bob S=Cy W=Flo | E 1C-2", 1).split(" | ")
    lines = [form, PLAYERS, *deals]
    evening = score_evening(read_score_file("\n".join(lines).encode()))
    (scored_round,) = evening.rounds
    seated = places_of_new_seats(scored_round)
    rows = [
        SheetRow(0, line, scored_round.round.options, seated=seated)
        for line in lay_out(scored_round).lines
    ]
    behind = {at.place for row in rows for column in (0, 1) if (at := row.figure_at(column))}
    assert seated == (2,)
    assert behind == {0, 1, 3, 4, 5, 6}
    assert [rows[0].letter_at(place) for place in sorted(behind)] == [0, 1, 2, 3, 4, 5]
    rules = {row.entry(1) for row in rows if not isinstance(row.line, Row)}
    assert rules == {None}
    figures = [row.entry(column) for row in rows for column in (0, 1)]
    shown = [
        part for row in rows if isinstance(row.line, Row) for part in (row.line.we, row.line.they)
    ]
    assert [one for one in figures if one] == [one for one in shown if one]
    boards = [SheetRow(0, line, scored_round.round.options) for line in sheet(BOARDS).lines]
    assert [row.figure_at(0) for row in boards if isinstance(row.line, BoardLine)][:1] == [At(0, 0)]


def told(line: SheetLine) -> str:
    match line:
        case Header(we, they):
            return f"{' and '.join(we)} | {' and '.join(they)}"
        case Row(we, they):
            return f"{we.points if we else ''} | {they.points if they else ''}".strip()
        case BoardLine(deal, we, they):
            return f"board {deal.number}: {we} | {they}"
        case Totals(we, they):
            return f"{we} | {they}"
        case Rule():
            return line.value


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (
            "form rubber",
            """
            N and S | E and W
            heavy
            foot
            0 | 0
            """,
        ),
        (
            # Above the heavy line the oldest entry is next to it; no column has a gap.
            "form rubber | N 4HX+1 | E 1C-1 | E 2D+1",
            """
            N and S | E and W
            50 |
            50 |
            100 | 20
            heavy
            240 |
            game
            | 40
            foot
            440 | 60
            """,
        ),
        (
            # Below it they run downwards, and after each game both columns get a rule.
            "form rubber | N 1C | E 1H | E 1S | E 1C | N 3NT | W 1C",
            """
            N and S | E and W
            heavy
            20 | 30
            100 | 30
            | 20
            game
            | 20
            foot
            120 | 100
            """,
        ),
        (
            # The premiums of a rubber that was stopped are its last entries.
            "form rubber | N 3NT+1 | E 1C+1 | stop",
            """
            N and S | E and W
            300 | 100
            30 | 20
            heavy
            100 |
            game
            | 20
            foot
            430 | 140
            """,
        ),
        (
            # We is the side of the keeper; the headings show the current players.
            f"{PLAYERS} | keeper Di | form rubber | N 1C | seats N=Ann E=Ed S=Cy W=Di",
            """
            Ed and Di | Ann and Cy
            heavy
            | 20
            foot
            0 | 20
            """,
        ),
        (
            "keeper E | form duplicate | board 7 | N 4S | board 2 | pass | board 7 | E 1C",
            """
            E and W | N and S
            heavy
            board 7: 0 | 620
            board 2: 0 | 0
            board 7: 70 | 0
            foot
            70 | 620
            """,
        ),
    ],
)
def test_lines(lines: str, expected: str) -> None:
    found = [told(line) for line in sheet(lines).lines]
    assert found == [line.strip() for line in expected.strip().splitlines()]


def test_at_the_head_are_those_who_played_to_the_end() -> None:
    """The players who get the margin, whoever sits down afterwards."""
    changed = NewSeats(Seating("Cy", "Ann", "Eve", "Bob"))
    played = scored("N 4S", "N 4S", changed, seating=FOUR, keeper="Bob")
    assert (lay_out(played).we, told(lay_out(played).lines[0])) == (EW, "Bob and Di | Ann and Cy")
    assert lay_out(played).lines[0] == Header(("Bob", "Di"), ("Ann", "Cy"), foot=EAST)
    played = scored("N 4S", changed, "N 4S", seating=FOUR, keeper="Bob")
    # Bob was West's partner when the round began: We is still the column of East and West.
    header = Header(("Ann", "Bob"), ("Cy", "Eve"), foot=WEST, changes=seat_changes(played))
    assert lay_out(played).lines[0] == header
    assert header.height > Header(("Ann", "Bob"), ("Cy", "Eve")).height


def test_the_side_that_is_we() -> None:
    assert sheet("form rubber").we == "NS"
    assert sheet("form rubber | keeper W").we == "EW"


@pytest.mark.parametrize(
    ("lines", "wheel"),
    [
        ("form rubber | N 1C", ""),
        ("form duplicate | board 1 | N 1C", ""),
        ("form chicago", "next 1 N"),
        # A deal that was passed out is dealt again.
        ("form chicago | N 1C | pass | E 1C", "1 N, 2 E EW, next 3 S NS"),
        ("form cavendish | dealer W | N 1C | E 1C | pass", "1 W, 2 N EW, next 3 E NS"),
        ("form chicago | N 1C | E 1C | N 1C | E 1C", "1 N, 2 E EW, 3 S NS, 4 W NS EW"),
        ("form chicago | N 1C | stop", "1 N"),
    ],
)
def test_the_wheel_of_a_chukker(lines: str, wheel: str) -> None:
    header = sheet(lines).lines[0]
    assert isinstance(header, Header)
    spokes = [
        " ".join(["next"] * spoke.is_next + [str(spoke.number), spoke.dealer, *spoke.vulnerable])
        for spoke in header.wheel
    ]
    assert ", ".join(spokes) == wheel


def placed(lines: str, rows_above: float = 0, height: float = 0) -> list[PlacedLine]:
    return list(place(sheet(lines).lines, rows_above, height))


@pytest.mark.parametrize("lines", ["form rubber", LONG, BOARDS])
@pytest.mark.parametrize("rows_above", [0, 3, 12])
@pytest.mark.parametrize("height", [0, 10, 40])
def test_no_line_overlaps_another(lines: str, rows_above: float, height: float) -> None:
    found = placed(lines, rows_above, height)
    assert found[0].top == 0
    assert [part.line for part in found] == list(sheet(lines).lines)
    for upper, lower in pairwise(found):
        assert lower.top >= upper.top + upper.height
    end = found[-1].top + found[-1].height
    assert end >= height
    if height == 40:
        assert end == pytest.approx(height)


def test_nothing_moves_when_a_figure_is_added() -> None:
    """While there is room the heavy line, the totals and every figure stay in place."""
    empty = placed("form rubber", 12, 40)
    full = placed(LONG, 12, 40)
    places = {told(part.line): part.top for part in empty}
    assert places["heavy"] == next(part.top for part in full if part.line is Rule.HEAVY)
    assert (empty[-1].top, empty[-2].top) == (full[-1].top, full[-2].top)
    fewer = placed(LONG.rpartition(" | ")[0], 12, 40)
    tops = [{part.line: part.top for part in found} for found in (fewer, full)]
    rows = [line for line in tops[0] if isinstance(line, Row) and line in tops[1]]
    assert rows
    assert [tops[0][row] for row in rows] == [tops[1][row] for row in rows]


def test_without_room_the_sheet_grows() -> None:
    tight = placed(LONG)
    rows = [part for part in tight if isinstance(part.line, Row) and part.line.above]
    heavy = next(part for part in tight if part.line is Rule.HEAVY)
    assert rows[0].top == tight[0].height
    assert heavy.top == rows[-1].top + rows[-1].height
    assert heavy.top - rows[0].top == pytest.approx(len(rows))


@pytest.mark.parametrize(("length", "numbers"), [(6, [3, 4, 5, 6]), (8, [5, 6, 7, 8])])
def test_the_wheel_of_a_longer_chukker_has_one_deal_at_each_chair(
    length: int, numbers: list[int]
) -> None:
    for played, shown in ((length - 1, numbers), (length, numbers)):
        header = lay_out(scored(*["N 1C"] * played, form=CHICAGO, deals=length)).lines[0]
        assert isinstance(header, Header)
        assert [spoke.number for spoke in header.wheel] == shown
        assert len({spoke.dealer for spoke in header.wheel}) == 4


def test_a_passed_out_deal_that_counts_is_on_the_wheel() -> None:
    header = lay_out(scored("pass", form=CHICAGO, passed_out_counts=True)).lines[0]
    assert isinstance(header, Header)
    assert [spoke.number for spoke in header.wheel] == [1, 2]


def test_where_chairs_change_after_every_deal_nobody_heads_a_column() -> None:
    rotating = scored("N 1C", form=POINTS, chukkers=False, deals=10, seating=FIVE)
    header = lay_out(rotating).lines[0]
    assert isinstance(header, Header)
    assert (header.we, header.wheel) == (("N", "S"), ())


def test_beside_its_deals_a_sheet_names_the_players_alone() -> None:
    header = Header(("Ann", "Cy"), ("Bob", "Di"), foot=WEST)
    assert header.brief() == Header(header.we, header.they, is_brief=True)
    assert Header((), ()).brief().height < header.height < header.brief().height
