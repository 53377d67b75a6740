"""CSV: what a spreadsheet is given, and that the table of deals can be read back."""

import csv
import io
import re
from datetime import date
from decimal import Decimal
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.deal import Adjustment, NewSeats
from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening
from scorepad.bridge.payments import Payment, Settled
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EAST, NS
from scorepad.exchange.csv_file import COMMA, SEMICOLON, as_it_was, encode, escaped
from scorepad.exchange.csv_reader import decode
from scorepad.exchange.kept import Kept
from scorepad.exchange.kinds import CsvTable
from tests.bridge.table import FIVE, FOUR, WHOLE_EVENINGS, dealt, entered

ID = UUID(int=7)
PAID = (Payment("Bob", "Ann", Decimal("1.20")),)
KEPT = Kept(
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
        debts=PAID,
        settled=(Settled(PAID, date(2026, 2, 1)),),
    ),
)


def table(
    which: CsvTable = CsvTable.DEALS, kept: Kept = KEPT, separator: str = COMMA
) -> list[dict[str, str]]:
    """The rows of a table as any reader of CSV finds them, without empty cells."""
    text = encode([kept], which, separator).decode("utf-8-sig")
    rows = csv.DictReader(io.StringIO(text, newline=""), delimiter=separator)
    return [{name: cell for name, cell in row.items() if cell} for row in rows]


def picked(rows: list[dict[str, str]], *columns: str) -> list[tuple[str, ...]]:
    return [tuple(row.get(column, "") for column in columns) for row in rows]


def test_the_table_of_deals() -> None:
    rows = table()
    columns = ("round", "entry", "kind", "deal", "dealer", "vulnerable", "contract", "declarer")
    assert picked(rows, *columns) == [
        ("", "", "evening", "", "", "", "", ""),
        ("1", "", "round", "", "", "", "", ""),
        ("1", "1", "deal", "1", "N", "None", "4SX", "N"),
        ("1", "2", "deal", "2", "E", "NS", "3NT", "E"),
        ("1", "3", "deal", "3", "S", "NS", "3NT", "S"),
        ("2", "", "round", "", "", "", "", ""),
        ("2", "1", "deal", "1", "E", "None", "pass", ""),
        ("2", "2", "adjustment", "2", "S", "None", "", ""),
        ("2", "3", "seats", "", "", "", "", ""),
        ("2", "4", "deal", "3", "S", "None", "1C", "W"),
    ]
    assert rows[0] == {
        "evening": str(ID),
        "date": "2026-01-31",
        "title": "At Ann’s",
        "kind": "evening",
        "partners": "pivot",
        "currency": "€",
        "debts": '[{"payer": "Bob", "payee": "Ann", "amount": "1.20"}]',
        "settled": '[{"payments": [{"payer": "Bob", "payee": "Ann", "amount": "1.20"}], '
        '"date": "2026-02-01"}]',
    }
    assert picked(rows[2:5], "tricks", "over", "honours", "held by", "points NS", "points EW") == [
        ("11", "1", "100", "N", "490", "0"),
        ("7", "-2", "", "", "100", "0"),
        ("9", "0", "", "", "800", "0"),
    ]
    assert rows[7]["reason"] == "'=late"
    assert picked(rows[7:], "south", "west", "out") == [
        ("Cy", "Di", ""),
        ("Cy", "Di", '["Eve"]'),
        ("Cy", "Di", '["Eve"]'),
    ]


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
    kept = Kept(ID, Evening((entered("N 3NT", "N 3NT"),)))
    assert picked(table(CsvTable.BACK_SCORES, kept), "hundreds", "money")[0] == ("9", "")


@given(st.lists(WHOLE_EVENINGS, max_size=2), st.sampled_from([COMMA, SEMICOLON]))
def test_what_goes_in_comes_out(evenings: list[Evening], separator: str) -> None:
    kept = tuple(Kept(UUID(int=number), evening) for number, evening in enumerate(evenings))
    assert decode(encode(kept, separator=separator)) == kept


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
    assert table(kept=Kept(ID, Evening(title="x\ud800")))[0]["title"] == "x?"


# What cannot be read.


def said_of(data: bytes) -> str:
    with pytest.raises(BadData) as bad:
        decode(data)
    return str(bad.value)


GOOD = encode([KEPT])


def test_what_a_spreadsheet_adds_is_passed_over() -> None:
    """Empty rows, other separators, columns of one's own, moved columns, cells to no column."""
    rows = list(csv.reader(io.StringIO(GOOD.decode("utf-8-sig"), newline="")))
    out = io.StringIO()
    writer = csv.writer(out, delimiter="\t")
    for row in rows:
        writer.writerow([*reversed(row), "mine" if row is rows[0] else "7", "x"])
        writer.writerow([])
    assert decode(out.getvalue().encode()) == (KEPT,)


ORDER = "the rows have to stay in the order in which they were written"


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        (
            "evening,date",
            "night,date",
            "1: of the table of deals there is no column “evening”; put",
        ),
        (",evening,", ",night,", f"2: the row of its evening is missing before it; {ORDER}"),
        (",1,rubber,,round,", ",2,rubber,,round,", f"3: round 1 should stand here; {ORDER}"),
        (",1,rubber,,round,", ",1,whist,,round,", "3: form: “whist” is not known here"),
        (",1,rubber,,round,", ",1,rubber,1,deal,", f"3: round 1 should stand here; {ORDER}"),
        (",1,rubber,2,deal,", ",1,rubber,3,deal,", f"5: entry 2 should stand here; {ORDER}"),
        (",1,rubber,2,deal,", ",1,rubber,2,trick,", "5: “trick” is no kind of row; there are even"),
        (",1,rubber,2,deal,", ",1,rubber,2,,", "5: “” is no kind of row; there are evening, round"),
        (",1,rubber,2,deal,", ",x,rubber,2,deal,", f"5: round 1 should stand here; {ORDER}"),
        ("4SX,N,11", "4SX,N,many", "4: tricks: a whole number belongs here, not text"),
        ("4SX,N,11", "4SX,N,14", "4: tricks: the number can be at most 13"),
        ("4SX,N,11", "8SX,N,11", "4: “8SX” is no contract; write 4S, 3NT, 6HX or pass"),
        (",100,N,", ",100,,", "4: honours: “holder” is missing"),
        ("2026-01-31", "31.01.2026", "2: date: a date is written as 2026-01-31"),
        (",2.50,,", ",2:50,,", "3: stake: “2:50” is no money; write it as 2.50"),
        (",no,,,yes,", ",maybe,,,yes,", "3: stopped: true or false belongs here, not text"),
        (
            '"[""Ann"", ',
            '"[Ann, ',
            "7: ranked: this is not as scorepad writes it; open another copy of the file",
        ),
        ("At Ann’s", '"At Ann’s', "2: the quotes around a cell do not match, or it is too long"),
        ("'=late", "\x1b", "9: reason: the character U+001B cannot stand in a name or a reason"),
        ("'=late", "x" * 200_000, "9: the quotes around a cell do not match, or it is too long"),
        (
            str(ID),
            "7",
            "2: id: the long number by which scorepad knows the evening again is damaged",
        ),
    ],
)
def test_the_faulty_line_is_named(written: str, instead: str, said: str) -> None:
    text = GOOD.decode()
    assert written in text
    assert said_of(text.replace(written, instead, 1).encode()).startswith(said)


def test_other_files() -> None:
    assert said_of(b"").startswith("1: this is no table of deals from scorepad, and it")
    assert said_of(encode([KEPT], CsvTable.ROUNDS)).startswith("1: this is no table of deals")
    assert (
        said_of(b"a,b\n\xff")
        == "2: this letter cannot be read; save the file as Unicode (UTF-8) in its own program"
    )


def test_an_evening_that_comes_twice() -> None:
    header, *rows = GOOD.decode().splitlines(keepends=True)
    assert said_of("".join([header, *rows, *rows]).encode()) == (
        "12: this evening has been there before"
    )


def test_an_evening_without_rounds() -> None:
    kept = (Kept(ID, Evening()), Kept(UUID(int=8), Evening((Round(),))))
    assert decode(encode(kept)) == kept
