"""Deals as their players would type them, and what a correction has to repeat of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.deal import Deal
from scorepad.bridge.notation import print_deal, read_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE, Options
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.typed.as_typed import as_typed
from scorepad.bridge.typed.misread import Misread
from scorepad.bridge.typed.name_matching import simplified
from tests.bridge.table import AGREEMENTS, FOUR, made_or_not, sitting

MARY = Seating("Ann", "Eve", "Mary", "Di")
CHAIRS = Seating("Sue", "Sam", "Walter", "Nora Est")


@pytest.mark.parametrize(
    ("seating", "printed", "typed"),
    [
        (MARY, "N 4SX+1", "4s ann x +1"),
        (MARY, "N 3NT=", "3nt ann"),
        (MARY, "S 6NTXX-2 honours E 150", "6nt mary xx -2 h150 eve"),
        (MARY, "pass", "pass"),
        (Seating(), "E 4SX+1 honours N 100", "4s e x +1 h100 n"),
        (CHAIRS, "W 4S=", "4s nora est"),
        (Seating("ann", "Ann", "Bob", "Di"), "E 4S=", "4s east"),
        (Seating("Mr. X", "Mrs. X", "Bob", "Di"), "E 4SX=", "4s mrs. x x"),
        (Seating("S", "Ann", "Bob", "Di"), "N 4S=", "4s north"),
        # Nothing tells them apart, so they are left out.
        (Seating("south", "South", "north", "North"), "N 4S-1 honours N 100", "4s -1 h100"),
    ],
)
def test_as_typed(seating: Seating, printed: str, typed: str) -> None:
    assert as_typed(read_deal(printed), seating) == typed


def test_honours_that_do_not_count_stay_out_and_as_they_were() -> None:
    was = read_deal("N 4S= honours E 100")
    for options in (Options(honours=False), Options(DUPLICATE)):
        assert as_typed(was, MARY, options) == "4s ann"


NAMES = [
    *("Ann", "Anna", "ann", "Dora", "N. Ash", "S Hart", "E. D. Nash", "W", "s", "Honor", "Xavier"),
    *("Nt", "North", "South", "NORTH", "Eastwood", "Mr. X", "XX", "H", "H100", "4S", "Made", "One"),
    *("By", "Pass", "Down 2", "D", "Sam", "Sa", "=", "<b>Ed</b>", "Ökonom", "金", "O'Neill", "Est"),
]
SEATINGS = st.lists(
    st.sampled_from(NAMES) | st.text(min_size=1).filter(lambda name: bool(name.strip())),
    min_size=4,
    max_size=4,
    unique=True,
).map(sitting) | st.sampled_from([Seating(), FOUR, Seating(east="Sam")])
DEALS = st.just(Deal()) | made_or_not()


@given(DEALS, SEATINGS, AGREEMENTS)
def test_what_is_offered_for_correction_reads_back(
    deal: Deal, seating: Seating, options: Options
) -> None:
    read = read_deal(as_typed(deal, seating, options), seating, options, was=deal)
    assert (read.contract, read.tricks) == (deal.contract, deal.tricks)
    if options.form is not DUPLICATE:
        assert read.honours == deal.honours


WORDS = ["no", "so", "ea", "we", "a", "an", "sa", "m", *Seat, *(seat.name for seat in Seat)]
BEGINNINGS = sorted({name[:letters] for name in NAMES for letters in range(1, len(name) + 1)})


@given(st.sampled_from([*WORDS, *BEGINNINGS]), SEATINGS)
def test_nobody_declares_whom_the_text_does_not_name(word: str, seating: Seating) -> None:
    """A word after the contract: a chair, a name or the beginning of one; or else a fault."""
    try:
        bid = read_deal(f"4♠ {word}", seating).contract
    except Misread:
        return
    assert bid
    plain = simplified(word).rstrip(" .")
    if bid.doubling:  # glued to the name
        plain = plain.lstrip("X")
    named = {
        seat
        for seat, name in seating
        if name != seat and any(part.startswith(plain) for part in called(simplified(name)))
    }
    if plain == bid.declarer:
        first = {seat for seat in named if simplified(seating.at(seat)).startswith(plain)}
        assert first <= {bid.declarer}
    else:
        is_chair = len(plain) > 1 and bid.declarer.name.startswith(plain)
        assert bid.declarer in named or is_chair or plain == "EST"


def called(name: str) -> list[str]:
    """Return a name from each of its words on, with and without dots and apostrophes."""
    plain = name.replace(".", "")
    parts = [
        name,
        *(each.split(maxsplit=n)[-1] for each in (name, plain) for n in range(len(each.split()))),
    ]
    return [*parts, *(part.replace("'", "") for part in parts)]


# A correction.


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("m", "S 4SX+1 honours W 100"),
        ("by m", "S 4SX+1 honours W 100"),
        ("eve", "E 4SX+1 honours W 100"),
        ("+2", "N 4SX+2 honours W 100"),
        ("=", "N 4SX= honours W 100"),
        ("just made", "N 4SX= honours W 100"),
        ("made 5", "N 4SX+1 honours W 100"),
        ("made 6", "N 4SX+2 honours W 100"),
        ("two down", "N 4SX-2 honours W 100"),
        ("x", "N 4SX+1 honours W 100"),
        ("xx", "N 4SXX+1 honours W 100"),
        ("undoubled", "N 4S+1 honours W 100"),
        ("h100 eve", "N 4SX+1 honours E 100"),
        ("h150", "N 4SX+1 honours W 150"),
        ("h eve", "N 4SX+1 honours E 100"),
        ("no honours", "N 4SX+1"),
        ("h0", "N 4SX+1"),
        ("4h", "N 4HX+1 honours W 100"),
        ("five clubs", "N 5CX+1 honours W 100"),
        ("m +2", "S 4SX+2 honours W 100"),
        ("m made 6", "S 4SX+2 honours W 100"),
        ("+2 undoubled m", "S 4S+2 honours W 100"),
        ("4h -1", "N 4HX-1 honours W 100"),
        ("xx h150 mary", "N 4SXX+1 honours S 150"),
        ("pass", "pass"),
        # With contract and declarer it is a whole deal.
        ("4h m", "S 4H="),
        ("made 5h m", "S 5H="),
        ("4s ann +1", "N 4S+1"),
    ],
)
def test_a_part_corrects_no_other(typed: str, printed: str) -> None:
    was = read_deal("N 4SX+1 honours W 100")
    assert print_deal(read_deal(typed, MARY, was=was)) == printed


@pytest.mark.parametrize(
    ("was", "typed", "fault"),
    [
        ("N 4S+1", "5", "the suit is missing after 5"),
        ("N 4S+1", "zzz", "“zzz” is not part of a deal"),
        ("N 4S+1", "7s", "at level 7 there can be no overtricks"),
        ("N 4S= honours W 100", "4nt", "at notrump honours are four aces: 150"),
        ("N 4S=", "h100", "honours need their holder: Ann, Eve, Mary or Di"),
        ("N 4S=", "h eve", "honours are 100 or 150"),
        ("W 4S=", "+1 +2", "the result is given twice"),
        ("pass", "m", "“m” is not a deal"),
        ("pass", "4s", "the declarer is missing"),
    ],
)
def test_a_part_that_cannot_be(was: str, typed: str, fault: str) -> None:
    deal = read_deal(was)
    with pytest.raises(Misread) as misread:
        read_deal(typed, MARY, was=deal)
    assert misread.value.faults[0].words.startswith(fault)


def test_what_a_part_cannot_change() -> None:
    """Honours that do not count are kept, unless the new contract could not have them."""
    was, agreed = read_deal("N 4S= honours W 100"), Options(CHICAGO, honours=False)
    assert print_deal(read_deal("+1", MARY, agreed, was=was)) == "N 4S+1 honours W 100"
    assert print_deal(read_deal("4h eve", MARY, agreed, was=was)) == "E 4H= honours W 100"
    assert print_deal(read_deal("4nt", MARY, agreed, was=was)) == "N 4NT="
    assert print_deal(read_deal("h0", MARY, agreed, was=was)) == "N 4S="
    assert print_deal(read_deal("+1", MARY, Options(DUPLICATE), was=was)) == "N 4S+1"
