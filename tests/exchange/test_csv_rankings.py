"""A table of rankings is read as sessions with their pairs, with its places in the note."""

from dataclasses import replace
from datetime import date

import pytest

from scorepad.exchange.csv_reader import decode
from scorepad.exchange.file_kinds import CsvTable
from scorepad.exchange.saved_evening import nameless
from tests.bridge.compared import compared
from tests.exchange.refusals import refusal
from tests.exchange.test_compared_kept import evening_of
from tests.exchange.whole_files import csv_of

SESSION = compared(
    *("scoring butler", 'pairs 1="Ann & Bob" 3="Cy; Di"', "handicap 1=+1.50", "board 1"),
    *("1-2: N 4S=", "3-4: N 4S-1"),
)
MATCH = compared("scoring teams", 'pairs A="Owls" B=Larks', "board 1", "A1-B1: pass", "B2-A2: pass")


@pytest.mark.parametrize("separator", [",", ";"])
def test_who_played_and_where_they_ended(separator: str) -> None:
    evening = evening_of(SESSION)
    rounds = (*evening.rounds, *evening_of(MATCH).rounds)
    held = replace(evening, rounds=rounds, title="=Cup", day=date(2026, 11, 25), club="Owls")
    written = csv_of([nameless(held)], CsvTable.RANKINGS, separator)
    (kept,) = decode(written)
    one, other = (entered.comparison for entered in kept.evening.rounds)
    assert one
    assert (one.settings, {*one.names}) == (SESSION.settings, {*SESSION.names})
    assert (one.handicaps, one.results) == (SESSION.handicaps, ())
    assert other
    assert {*other.names} == {*MATCH.names}
    assert kept.id != nameless(held).id, "it takes no evening's place that has its results"
    assert (kept.evening.title, kept.evening.day, kept.evening.club) == (
        *("=Cup", date(2026, 11, 25), "Owls"),
    )
    point = "." if separator == "," else ","
    assert kept.evening.note == (
        "The ranking in the file, without results: NS 1 Ann & Bob 6.00; NS 2 Cy; Di -6.00; "
        "EW 1 4 6.00; EW 2 2 -6.00; 1 Owls 10.00; 1 Larks 10.00.".replace(".00;", f"{point}00;")
    ).replace("10.00.", f"10{point}00.")


def test_without_places_there_is_nothing_to_note() -> None:
    head = "place,pair,name,scoring"
    (kept,) = decode(f"\n{head}\n\n,7,Ann & Bob,matchpoints\n".encode())
    assert (kept.evening.note, kept.evening.day) == ("", None)
    assert decode(head.encode()) == ()


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("1,1,Ann,golf,", "2: “golf” is unknown after scoring"),
        ("1,1,Ann,butler,\n2,2,Bob,matchpoints,", "3: this session has two scoring methods"),
        ("1,?,Ann,butler,", "2: “?” is not a pair: 1 to 6 letters or digits"),
        ("1,1,Ann,butler,much", "2: “much” cannot be read"),
        ("1,1,Ann\x07,butler,", "2: the character U+0007"),
        ('1,1,"Ann,butler,', "2: the quotes around a cell do not match"),
        ("1,1,Ann,butler,\n1,1,Bob,butler,", "3: 1 is named twice"),
    ],
)
def test_what_is_wrong(rows: str, said: str) -> None:
    file = f"place,pair,name,scoring,handicap\n{rows}"
    assert str(refusal(decode, file)).startswith(said)


def test_a_day_that_is_none() -> None:
    said = str(refusal(decode, "date,place,pair,name,scoring\nsoon,1,1,Ann,butler"))
    assert said.startswith("2: “soon” is not a date")
