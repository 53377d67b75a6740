"""The evening file: what goes in comes out."""

from decimal import Decimal
from pathlib import Path
from uuid import UUID

from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seating
from scorepad.exchange.evening_file import decode, encode, schema
from scorepad.exchange.kept import Kept
from tests.bridge.table import WHOLE_EVENINGS, entered
from tests.exchange.written import FILE, ID, WRITTEN

CHECKOUT = Path(__file__).parents[2]


def test_a_file_is_written_for_people_too() -> None:
    assert encode([WRITTEN]).decode() == FILE


def test_a_file_is_read() -> None:
    assert decode(FILE.encode()) == (WRITTEN,)
    assert decode(b"\xef\xbb\xbf" + FILE.encode()) == (WRITTEN,)


@given(st.lists(WHOLE_EVENINGS, max_size=3))
def test_what_goes_in_comes_out(evenings: list[Evening]) -> None:
    kept = tuple(Kept(UUID(int=number), evening) for number, evening in enumerate(evenings))
    assert decode(encode(kept)) == kept


def test_a_coin_keeps_its_digits() -> None:
    evening = Evening((Round(stake=Decimal("2.50")), Round(stake=Decimal("1E+2"))))
    (read,) = decode(encode([Kept(ID, evening)]))
    assert [str(part.stake) for part in read.evening.rounds] == ["2.50", "100"]


def test_names_are_cleaned() -> None:
    (read,) = decode(FILE.replace('"Ann"', '" Ann  B "').encode())
    assert read.evening.rounds[0].seating == Seating("Ann B", "Bob", "Cy", "Di")
    assert read.evening.rounds[0].keeper == "Ann B"


def test_half_letters_do_not_stop_the_writing() -> None:
    (read,) = decode(encode([Kept(ID, Evening(title="x\ud800"))]))
    assert read.evening.title == "x?"


def test_the_schema_in_the_project_is_the_one_of_the_file() -> None:
    recorded = CHECKOUT / "resources/evening-file.schema.json"
    assert schema() == recorded.read_bytes(), "python -m tests.exchange.record_schema"


def test_a_passed_out_deal_is_all_there_is() -> None:
    evening = Evening((entered(Deal()),))
    assert decode(encode([Kept(ID, evening)])) == (Kept(ID, evening),)
