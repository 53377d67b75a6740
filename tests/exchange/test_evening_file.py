"""The evening file: reading returns what was written."""

from decimal import Decimal
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seating
from scorepad.exchange.evening_file import decode
from scorepad.exchange.saved_evening import SavedEvening
from tests.bridge.table import WHOLE_EVENINGS, entered
from tests.exchange.whole_files import evenings_of
from tests.exchange.written import FILE, ID, WRITTEN


def test_a_file_is_written_for_people_too() -> None:
    assert evenings_of([WRITTEN]).decode() == FILE


def test_a_file_is_read() -> None:
    assert decode(FILE.encode()) == (WRITTEN,)
    assert decode(b"\xef\xbb\xbf" + FILE.encode()) == (WRITTEN,)
    assert decode(FILE.replace("\n", "\r\n").encode()) == (WRITTEN,)


@pytest.mark.no_cover
@given(st.lists(WHOLE_EVENINGS, max_size=3))
def test_what_goes_in_comes_out(evenings: list[Evening]) -> None:
    kept = tuple(SavedEvening(UUID(int=number), evening) for number, evening in enumerate(evenings))
    assert decode(evenings_of(kept)) == kept


def test_an_empty_file_holds_no_evening() -> None:
    assert decode(b"") == decode(b" \n") == decode(evenings_of([])) == ()


def test_a_coin_keeps_its_digits() -> None:
    evening = Evening((Round(stake=Decimal("2.50")), Round(stake=Decimal("1E+2"))))
    (read,) = decode(evenings_of([SavedEvening(ID, evening)]))
    assert [str(part.stake) for part in read.evening.rounds] == ["2.50", "100"]


def test_names_are_cleaned() -> None:
    (read,) = decode(FILE.replace('"Ann"', '" Ann  B "').encode())
    assert read.evening.rounds[0].seating == Seating("Ann B", "Bob", "Cy", "Di")
    assert read.evening.rounds[0].keeper == "Ann B"


def test_half_letters_do_not_stop_the_writing() -> None:
    note = "ä\ud800x"
    (read,) = decode(
        evenings_of([SavedEvening(ID, Evening((Round(keeper=note),), note, note=note))])
    )
    assert read.evening == Evening((Round(keeper="ä\ufffdx"),), "ä\ufffdx", note="ä\ufffdx")


def test_a_passed_out_deal_is_all_there_is() -> None:
    evening = Evening((entered(Deal()),))
    assert decode(evenings_of([SavedEvening(ID, evening)])) == (SavedEvening(ID, evening),)


def test_words_at_their_longest() -> None:
    evening = Evening((Round(seating=Seating("n" * 100)),), "t" * 10_000, note="\n\t" * 5000)
    assert decode(evenings_of([SavedEvening(ID, evening)])) == (SavedEvening(ID, evening),)
