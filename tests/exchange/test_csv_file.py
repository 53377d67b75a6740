"""CSV for spreadsheets."""

import csv
import io
import re
from dataclasses import replace
from datetime import date
from decimal import Decimal
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.deal import Adjustment, Deal, NewSeats
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.payments import Debt, Payment, Settled
from scorepad.bridge.seats import EAST, EW, NS, Both
from scorepad.exchange.csv_file import COMMA, SEMICOLON, as_it_was, escaped
from scorepad.exchange.csv_reader import decode
from scorepad.exchange.file_kinds import CsvTable
from scorepad.exchange.saved_evening import SavedEvening, nameless
from tests.bridge.compared import compared
from tests.bridge.table import FIVE, FOUR, WHOLE_EVENINGS, dealt, entered, on_board
from tests.exchange.test_compared_kept import evening_of
from tests.exchange.whole_files import csv_of

ID = UUID(int=7)
PAID = (Payment("Bob", "Ann", Decimal("1.20")),)
KEPT = SavedEvening(
    ID,
    Evening(
        (
            entered(
                "N 4SX+1 honours N 100", "E 3NT-2", "S 3NT", seating=FOUR, stake=Decimal("2.50")
            ),
            entered(
                dealt(EAST, "pass"),
                Adjustment(NS, 50, "=late"),
                NewSeats(FIVE),
                "W 1C",
                seating=FOUR,
                ranked=FOUR.players,
                keeper="Ann",
            ),
        ),
        title="At Ann’s",
        day=date(2026, 1, 31),
        currency="€",
        debts=(Debt(*PAID[0][:3]),),
        settled=(Settled(PAID, date(2026, 2, 1)),),
    ),
)


def table(
    which: CsvTable = CsvTable.DEALS, kept: SavedEvening = KEPT, separator: str = COMMA
) -> list[dict[str, str]]:
    """The rows of a table as any reader of CSV finds them, without empty cells."""
    text = csv_of([kept], which, separator).decode("utf-8-sig")
    rows = csv.DictReader(io.StringIO(text, newline=""), delimiter=separator)
    return [{name: cell for name, cell in row.items() if cell} for row in rows]


def picked(rows: list[dict[str, str]], *columns: str) -> list[tuple[str, ...]]:
    return [tuple(row.get(column, "") for column in columns) for row in rows]


def test_the_table_of_deals() -> None:
    rows = table()
    columns = ("round", "form", "deal", "dealer", "vulnerable", "contract", "declarer", "result")
    assert picked(rows, *columns) == [
        ("1", "rubber", "1", "N", "None", "4SX", "N", "+1"),
        ("1", "rubber", "2", "E", "NS", "3NT", "E", "-2"),
        ("1", "rubber", "3", "S", "NS", "3NT", "S", "="),
        ("2", "rubber", "1", "E", "None", "pass", "", ""),
        ("2", "rubber", "3", "S", "None", "1C", "W", "="),
    ]
    assert rows[0] == {
        "evening": str(ID),
        "date": "2026-01-31",
        "title": "At Ann’s",
        "round": "1",
        "form": "rubber",
        "deal": "1",
        "dealer": "N",
        "vulnerable": "None",
        "contract": "4SX",
        "declarer": "N",
        "result": "+1",
        "tricks": "11",
        "over": "1",
        "honours": "100",
        "held by": "N",
        "points NS": "490",
        "points EW": "0",
        "north": "Ann",
        "east": "Bob",
        "south": "Cy",
        "west": "Di",
        "currency": "€",
        "stake": "2.50",
        "stopped": "no",
        "honours count": "yes",
        "part-score 50": "no",
        "carry-over": "yes",
        "unfinished part-score": "100",
    }
    assert picked(rows, "points NS", "points EW", "agreed NS", "agreed EW", "reason") == [
        ("490", "0", "", "", ""),
        ("100", "0", "", "", ""),
        ("800", "0", "", "", ""),
        ("50", "0", "50", "", "'=late"),
        ("0", "20", "", "", ""),
    ]
    assert picked(rows[3:], "north", "west", "out") == [("Ann", "Di", ""), ("Ann", "Di", "Eve")]


def test_the_number_of_a_board_stands_beside_each_deal_of_boards() -> None:
    kept = SavedEvening(ID, Evening((entered(on_board(7, "N 4S"), "E 3NT-1", form=DUPLICATE),)))
    assert picked(table(kept=kept), "deal", "board", "dealer", "vulnerable") == [
        ("7", "7", "S", "All"),
        ("8", "8", "W", "None"),
    ]


def test_names_with_commas_can_sit_out() -> None:
    out = ("Eve", 'Flo, "Fl"', "Gus; G")
    kept = SavedEvening(ID, Evening((entered("pass", seating=replace(FOUR, out=out)),)))
    assert table(kept=kept)[0]["out"] == 'Eve, "Flo, ""Fl""", Gus; G'
    assert decode(csv_of([kept])) == (kept,)


@pytest.mark.no_cover
@given(WHOLE_EVENINGS)
def test_the_points_of_the_rows_are_those_of_the_round(evening: Evening) -> None:
    """Points agreed on and premiums included; a round without deals has no row."""
    kept = SavedEvening(ID, evening)
    sums: dict[str, Both] = {}
    for row in table(kept=kept):
        points = Both(int(row["points NS"]), int(row["points EW"]))
        before = sums.get(row["round"], Both())
        sums[row["round"]] = before.plus(NS, points.ns).plus(EW, points.ew)
    scored = score_evening(evening)
    with_deals = {
        str(number): one.total
        for number, one in enumerate(scored.rounds, start=1)
        if any(isinstance(item, Deal) for item in one.round.items)
    }
    assert sums == with_deals


def test_the_table_of_rounds() -> None:
    columns = ("round", "form", "west", "deals", "points NS", "points EW", "winner", "two games")
    rows = table(CsvTable.ROUNDS)
    assert picked(rows, *columns, "settled", "back score", "stake") == [
        ("1", "rubber", "Di", "3", "1390", "0", "NS", "NS", "yes", "14", "2.50"),
        ("2", "rubber", "Di", "2", "50", "20", "", "", "no", "", ""),
    ]


def test_the_table_of_back_scores() -> None:
    assert picked(
        table(CsvTable.BACK_SCORES, separator=SEMICOLON),
        *("date", "round", "player", "hundreds", "points", "money"),
    ) == [
        ("2026-01-31", "1", "Ann", "14", "1390", "35,00"),
        ("2026-01-31", "1", "Bob", "-14", "-1390", "-35,00"),
        ("2026-01-31", "1", "Cy", "14", "1390", "35,00"),
        ("2026-01-31", "1", "Di", "-14", "-1390", "-35,00"),
        ("2026-01-31", "1", "Eve", "0", "0", "0,00"),
    ]


def test_without_a_stake_there_is_no_money() -> None:
    kept = SavedEvening(ID, Evening((entered("N 3NT", "N 3NT"),)))
    assert picked(table(CsvTable.BACK_SCORES, kept), "hundreds", "money")[0] == ("9", "")


# What a spreadsheet could take for a formula.

TRICKY = st.text("=+-@'\";, \t\n|a＝", max_size=12)


@given(TRICKY)
def test_an_escape_loses_nothing(text: str) -> None:
    assert as_it_was(escaped(text)) == text


@given(TRICKY)
def test_no_cell_begins_a_formula_whatever_parts_the_cells(text: str) -> None:
    for cell in re.split(r"[;,\t\r\n|\"]", escaped(text)):
        assert cell.lstrip(" ")[:1] not in {*"=+-@＝＋－＠"}


def test_other_words_stay_as_they_are() -> None:
    for text in ("Ann's", "2-3", "a = b", "'tis", "", "x, y", "5 - 3"):
        assert escaped(text) == as_it_was(text) == text


def test_half_letters_do_not_stop_the_writing() -> None:
    kept = SavedEvening(ID, Evening((entered("pass"),), title="x\ud800"))
    assert table(kept=kept)[0]["title"] == "x?"


def test_results_of_several_tables() -> None:
    comparison = compared(
        *("pairs 1=Ann 3=Cy 5=Ed", "board 1", "1-2: N 4S=", "3-4: average ave+ ave-"),
        *("5-6: N 4S-1", "7-8: not played"),
    )
    kept = nameless(Evening((entered("N 1C="), evening_of(comparison).rounds[0])))
    rows = table(CsvTable.RESULTS, kept)
    assert picked(rows, "round", "board", "pair NS", "names NS", "came of it", "score") == [
        ("2", "1", "1", "Ann", "N 4S=", "420"),
        ("2", "1", "3", "Cy", "average ave+ ave-", ""),
        ("2", "1", "5", "Ed", "N 4S-1", "-50"),
        ("2", "1", "7", "", "not played", ""),
    ]
    assert picked(rows, "earned NS", "earned EW", "per cent NS", "per cent EW") == [
        ("3.50", "0.50", "87.50", "12.50"),
        ("2.40", "1.60", "60.00", "40.00"),
        ("0.50", "3.50", "12.50", "87.50"),
        ("", "", "", ""),
    ]


def test_the_ranking_of_several_tables() -> None:
    comparison = compared(
        *("pairs 1=Ann 3=Cy", "handicap 3=+2.5", "board 1", "1-2: N 4S=", "3-4: N 4S-1"),
        *("5-6: not played", "adjust 1 -5 late"),
    )
    kept = nameless(Evening((entered("N 1C="), evening_of(comparison).rounds[0])))
    rows = table(CsvTable.RANKINGS, kept)
    assert picked(rows, "round", "scoring", "place", "pair", "line", "name", "boards")[:3] == [
        ("2", "matchpoints", "1", "1", "NS", "Ann", "1"),
        ("2", "matchpoints", "2", "3", "NS", "Cy", "1"),
        ("2", "matchpoints", "", "5", "NS", "", "0"),
    ]
    figures = ("points", "of", "per cent", "adjusted", "ranked by", "handicap", "with handicap")
    assert picked(rows, *figures, "place with handicap")[:3] == [
        ("2.00", "2", "100.00", "-5.00", "95.00", "0.00", "95.00", "1"),
        ("0.00", "2", "0.00", "", "0.00", "2.50", "2.50", "2"),
        ("0.00", "0", "", "", "", "0.00", "", ""),
    ]
    teams = compared("scoring teams", "board 1", "A1-B1: N 4S=", "B2-A2: pass", "bye C 12")
    rows = table(CsvTable.RANKINGS, nameless(evening_of(teams)))
    assert picked(rows, "pair", "vp", "matches", "ranked by") == [
        ("A", "17.59", "1", "17.59"),
        ("C", "12.00", "1", "12.00"),
        ("B", "2.41", "1", "2.41"),
    ]
