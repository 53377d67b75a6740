"""The declarer and the holder of honours by name, in a deal as it is typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.deal import Deal
from scorepad.bridge.notation import Misread, print_deal, read_deal
from scorepad.bridge.seats import Seating
from tests.bridge.table import SMITHS, made_or_not, sitting

FAMILY = Seating("Ann", "Bob", "Anna", "Di")
INITIALS = Seating("E. Nash", "S West", "Dora", "Nora")
IRISH = Seating("Mrs. O’Neill", "Bob", "D'Arcy", "Di")
PASSMORE = Seating("Passmore", "Bob", "Cy", "Di")


@pytest.mark.parametrize(
    ("seating", "written", "printed"),
    [
        (FAMILY, "bob 4sx+1", "E 4SX+1"),
        (FAMILY, "4sxbob+1", "E 4SX+1"),
        (FAMILY, "Bob 4S", "E 4S="),
        # As many letters as tell one apart.
        (FAMILY, "b 4s", "E 4S="),
        (FAMILY, "4s bo x", "E 4SX="),
        (FAMILY, "4s b+1", "E 4S+1"),
        (FAMILY, "ann 4s", "N 4S="),
        (FAMILY, "anna 4s", "S 4S="),
        # Names that look like strains and chairs.
        (FAMILY, "d 4d", "W 4D="),
        (FAMILY, "2ddi", "W 2D="),
        (FAMILY, "n 4s", "N 4S="),
        (INITIALS, "e 4s", "E 4S="),
        (INITIALS, "s 4s", "S 4S="),
        (INITIALS, "4s s", "S 4S="),
        (INITIALS, "e nash 4s", "N 4S="),
        (INITIALS, "s w 4s", "E 4S="),
        (INITIALS, "south 4s", "S 4S="),
        (INITIALS, "4s west", "W 4S="),
        (INITIALS, "nora 4s", "W 4S="),
        (INITIALS, "north 4s", "N 4S="),
        # A later word of the name, dots or none.
        (SMITHS, "mr. smith 4s", "N 4S="),
        (SMITHS, "mr smith 4s", "N 4S="),
        (SMITHS, "mrs j 4s", "W 4S="),
        (SMITHS, "4s mrs. jones -1", "W 4S-1"),
        (INITIALS, "nash 4s", "N 4S="),
        # An apostrophe of any kind, or none.
        (IRISH, "mrs. o’neill 4s", "N 4S="),
        (IRISH, "2h o'neill", "N 2H="),
        (IRISH, "2h oneill", "N 2H="),
        (IRISH, "2h mrs oneill -1", "N 2H-1"),
        (IRISH, "2hdarcy", "S 2H="),
        # Honours.
        (FAMILY, "b 4s h100 di", "E 4S= honours W 100"),
        (FAMILY, "b 4s h100b", "E 4S= honours E 100"),
        (FAMILY, "b 4s honours e 100", "E 4S= honours E 100"),
        # The words of a deal are no names.
        (INITIALS, "w 4s down 2", "W 4S-2"),
        (INITIALS, "w 4s down2", "W 4S-2"),
        (INITIALS, "w 4s doubled-1", "W 4SX-1"),
        (Seating("Made", "Honor", "Byron", "Double"), "w 4s made", "W 4S="),
        (Seating("Made", "Honor", "Byron", "Double"), "4s byron", "S 4S="),
        # Chairs without names.
        (Seating(), "w 4s", "W 4S="),
        (Seating("Ann"), "4s an", "N 4S="),
    ],
)
def test_the_declarer_by_name(seating: Seating, written: str, printed: str) -> None:
    assert print_deal(read_deal(written, seating)) == printed


@pytest.mark.parametrize(
    ("seating", "written", "fault"),
    [
        (FAMILY, "an 4s", "“an” fits Ann, Anna"),
        (FAMILY, "a 4s", "“a” fits Ann, Anna"),
        (SMITHS, "mr 4s", "“mr” fits Mr. Smith, Mrs. Smith, Mr. Jones, Mrs. Jones"),
        (SMITHS, "smith 4s", "“smith” fits Mr. Smith, Mrs. Smith"),
        (FAMILY, "b 4s h100a", "“a” fits Ann, Anna"),
        (FAMILY, "bob 4s di", "the declarer is given twice"),
        (FAMILY, "zoe 4s", "“zoe 4s” is not a deal"),
        (FAMILY, "4s zoe", "“zoe” is not part of a deal"),
        (PASSMORE, "passmore", "“passmore” is not a deal"),
        (PASSMORE, "passmore 4", "the level 4 needs its suit"),
    ],
)
def test_a_name_that_does_not_tell(seating: Seating, written: str, fault: str) -> None:
    with pytest.raises(Misread) as misread:
        read_deal(written, seating)
    assert misread.value.faults[0].words.startswith(fault)


CALLED = ["Ann", "Anna", "Dora", "N. Ash", "S Hart", "E. D. Nash", "W", "Honor", "Xavier", "Nt"]


@given(
    st.just(Deal()) | made_or_not(),
    st.lists(st.sampled_from(CALLED), min_size=4, max_size=4, unique=True),
)
def test_what_is_printed_reads_the_same_whoever_plays(deal: Deal, names: list[str]) -> None:
    assert read_deal(print_deal(deal), sitting(names)) == deal


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("4s by ann", "N 4S="),
        ("4 hearts by bo made", "E 4H="),
        ("4sa", "N 4S="),  # a name comes before a word from abroad
        ("3sa s", "S 3NT="),
        ("3 sa by di", "W 3NT="),
    ],
)
def test_a_player_is_named_in_a_sentence(typed: str, printed: str) -> None:
    assert print_deal(read_deal(typed, Seating("Ann", "Bob", "Cy", "Di"))) == printed
