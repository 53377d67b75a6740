"""The notation of a deal, as it is printed and as players may type it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.deal import Deal, print_result
from scorepad.bridge.notation import print_contract, print_deal, read_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE, POINTS, Options
from scorepad.bridge.seats import Seating
from scorepad.bridge.typed.misread import Fault, Misread
from tests.bridge.table import AGREEMENTS, FOUR, PASSED_OUT, SMITHS, bid, made_or_not


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        # As it is printed.
        ("S 4SX+1", "S 4SX+1"),
        ("N 1C=", "N 1C="),
        ("E 7NTXX-13", "E 7NTXX-13"),
        ("W 3NT= honours E 150", "W 3NT= honours E 150"),
        ("pass", "pass"),
        # No result means made exactly.
        ("S 4S", "S 4S="),
        ("W 2HX", "W 2HX="),
        ("S 4S made", "S 4S="),
        # Case and blanks.
        ("s 4sx+1", "S 4SX+1"),
        ("s4sx+1", "S 4SX+1"),
        ("  S   4 S  X  + 1 ", "S 4SX+1"),
        ("S\t4S\tX\t- 1", "S 4SX-1"),
        ("S, 4S; +1", "S 4S+1"),
        # The declarer before the contract or after it.
        ("4sxn+1", "N 4SX+1"),
        ("4snx+1", "N 4SX+1"),
        ("4sx+1n", "N 4SX+1"),
        ("4S X +1 N", "N 4SX+1"),
        ("3ntw=", "W 3NT="),
        ("3nw", "W 3NT="),
        ("4ss", "S 4S="),
        ("1nn", "N 1NT="),
        ("4SE+1", "E 4S+1"),
        ("4S by East", "E 4S="),
        ("4s by n", "N 4S="),
        ("by w 4s", "W 4S="),
        ("north 4s", "N 4S="),
        ("South 4S", "S 4S="),
        ("4sWest", "W 4S="),
        ("4ssouth", "S 4S="),
        # Strains in words and signs.
        ("S 4♠", "S 4S="),
        ("S 4♥x", "S 4HX="),
        ("S 4♦️", "S 4D="),  # with the sign that asks for a coloured picture
        ("S 4♣", "S 4C="),
        ("S 4♤ N", None),
        ("S 4♡", "S 4H="),
        ("S 4♢", "S 4D="),
        ("S 4♧", "S 4C="),
        ("4 spades S", "S 4S="),
        ("1 club W", "W 1C="),
        ("2 Diamonds E", "E 2D="),
        ("3 hearts N", "N 3H="),
        ("3 no trump S", "S 3NT="),
        ("3 no-trumps S", "S 3NT="),
        ("3notrump S", "S 3NT="),
        ("3n s", "S 3NT="),
        # Doubled and redoubled.
        ("S 4S*", "S 4SX="),
        ("S 4S**", "S 4SXX="),
        ("S 4S x x", "S 4SXX="),
        ("S 4Sxx", "S 4SXX="),
        ("S 4S×", "S 4SX="),
        ("S 4S doubled", "S 4SX="),
        ("S 4S dbl +1", "S 4SX+1"),
        ("S 4S redoubled -1", "S 4SXX-1"),
        ("S 4S rdbl", "S 4SXX="),
        ("S 4S double", "S 4SX="),
        ("S 4S+1 x", "S 4SX+1"),
        # Over and under.
        ("S 4S −1", "S 4S-1"),
        ("S 4S–2", "S 4S-2"),
        ("S 4S — 3", "S 4S-3"),
        ("S 4S down 4", "S 4S-4"),
        ("S 4S ＋2", "S 4S+2"),
        ("S 4S+02", "S 4S+2"),
        ("S 4S+0", "S 4S="),
        ("S 4S-0", "S 4S="),
        ("S 4S −00", "S 4S="),
        ("S 7S+0", "S 7S="),
        ("S 1C+6", "S 1C+6"),
        ("S 7NT-13", "S 7NT-13"),
        # Honours.
        ("S 4S honours E 100", "S 4S= honours E 100"),
        ("S 4S h100e", "S 4S= honours E 100"),
        ("S 4S he100", "S 4S= honours E 100"),
        ("S 4S h e 150", "S 4S= honours E 150"),
        ("S 4S honors 150 west", "S 4S= honours W 150"),
        ("4s h100e s", "S 4S= honours E 100"),
        ("4s h100e+1s", "S 4S+1 honours E 100"),
        ("S 4H h100n -1", "S 4H-1 honours N 100"),
        ("S 3NT h150s", "S 3NT= honours S 150"),
        # Passed out.
        ("Pass", "pass"),
        ("PASSED", "pass"),
        ("passed out", "pass"),
        ("passed-out", "pass"),
        ("pass out", "pass"),
        ("all pass", "pass"),
        (" pass ", "pass"),
        ("p", "pass"),
        ("Passe", "pass"),
        # German and French.
        ("3sa s", "S 3NT="),
        ("3SAs+1", "S 3NT+1"),
        ("3 sans-atout nord", "N 3NT="),
        ("1 Ohne Süd -1", "S 1NT-1"),
        ("4 pik ost", "E 4S="),
        ("4pique ouest", "W 4S="),
        ("4 Herz N", "N 4H="),
        ("4 coeur est x -1", "E 4HX-1"),
        ("4 cœurs n", "N 4H="),
        ("2karo s", "S 2D="),
        ("2 carreaux sud", "S 2D="),
        ("5 Treff w", "W 5C="),
        ("5 trèfles n", "N 5C="),
        ("5 Kreuz n", "N 5C="),
        ("nord 4 pik", "N 4S="),
        # Everyday words.
        ("4s n made 5", "N 4S+1"),
        ("4s n made 4", "N 4S="),
        ("4s n made five", "N 4S+1"),
        ("4s n making 6", "N 4S+2"),
        ("4s n makes 11", "N 4S+1"),
        ("4s n made 11 tricks", "N 4S+1"),
        ("6s n made 6", "N 6S="),
        ("2s n made 7", "N 2S+5"),
        ("7s n made 7", "N 7S="),
        ("1nt n made 1", "N 1NT="),
        ("1nt n made 8", "N 1NT+1"),
        ("4s n just made", "N 4S="),
        ("4s n made exactly", "N 4S="),
        ("4s n made it", "N 4S="),
        ("4s n made just", "N 4S="),
        ("4s n made with 1 over", "N 4S+1"),
        ("4s n made with 1 overtrick", "N 4S+1"),
        ("4s n made +1", "N 4S+1"),
        ("4s n plus two", "N 4S+2"),
        ("4s n two over", "N 4S+2"),
        ("4s n one trick over", "N 4S+1"),
        ("4s n 1 overtrick", "N 4S+1"),
        ("4s n 2 overtricks", "N 4S+2"),
        ("4s n +1 trick", "N 4S+1"),
        ("4s n 11 tricks", "N 4S+1"),
        ("4s n took ten tricks", "N 4S="),
        ("4s n 9 tricks", "N 4S-1"),
        ("4s n 0 tricks", "N 4S-10"),
        ("4s n one down", "N 4S-1"),
        ("4s n down two", "N 4S-2"),
        ("4s n down 2 tricks", "N 4S-2"),
        ("4s n went three down", "N 4S-3"),
        ("4s n 2 off", "N 4S-2"),
        ("4s n off 1", "N 4S-1"),
        ("4s n minus 1", "N 4S-1"),
        ("one down 4s n", "N 4S-1"),
        ("four spades n", "N 4S="),
        ("seven no trumps n", "N 7NT="),
        ("one club n", "N 1C="),
        ("n made 4 spades", "N 4S="),
        ("n made 3nt +1", "N 3NT+1"),
        ("4s n undoubled", "N 4S="),
        ("4s n not doubled", "N 4S="),
        ("4s n 100 honours e", "N 4S= honours E 100"),
        ("4s n, 100 honours held by east", "N 4S= honours E 100"),
        ("4s n honours by e 150", "N 4S= honours E 150"),
        ("4s n no honours", "N 4S="),
        ("4s n h0", "N 4S="),
        # A full stop ends it.
        ("4sn.", "N 4S="),
        ("by n, 4s", "N 4S="),
    ],
)
def test_reading_is_generous_and_printing_is_one_form(written: str, printed: str | None) -> None:
    if printed is None:
        with pytest.raises(Misread):
            read_deal(written)
    else:
        assert print_deal(read_deal(written)) == printed


NOTED = (PASSED_OUT | made_or_not()).map(lambda deal: replace(deal, dealer=None))
"""Deals with honours or with the points held: no form counts both."""
HONOURS = NOTED.map(lambda deal: (replace(deal, points_ns=None), Options()))
NOTATED = HONOURS | NOTED.map(lambda deal: (replace(deal, honours=None), Options(POINTS)))


@given(NOTATED)
def test_parse_and_print_are_inverse(noted: tuple[Deal, Options]) -> None:
    deal, options = noted
    printed = print_deal(deal)
    assert print_deal(read_deal(printed, options=options)) == printed
    for written in (printed, printed.lower(), printed.replace(" ", ""), f"  {printed}\t"):
        assert read_deal(written, options=options) == deal


@given(NOTATED)
def test_the_deal_may_be_typed_in_signs(noted: tuple[Deal, Options]) -> None:
    deal, options = noted
    signs = str.maketrans({"-": "−", "X": "*", "+": "＋"})
    assert read_deal(print_deal(deal).translate(signs), options=options) == deal


@pytest.mark.parametrize(
    ("contract", "printed"),
    [("N 1C", "1C"), ("N 3NTX", "3NTX"), ("N 7NTXX", "7NTXX"), ("N 4H", "4H")],
)
def test_print_contract(contract: str, printed: str) -> None:
    assert print_contract(bid(contract)) == printed


def test_print_result() -> None:
    assert [print_result(over) for over in (-13, -1, 0, 1, 6)] == ["-13", "-1", "=", "+1", "+6"]


@pytest.mark.parametrize(
    ("written", "faults"),
    [
        # No deal at all.
        ("", ["“” is not a deal"]),
        ("?", ["“?” is not a deal"]),
        ("N", ["“N” is not a deal"]),
        ("honours E 100", ["is not a deal"]),
        ("pass +1", ["for a passed-out deal type only pass"]),
        ("pass h100e", ["for a passed-out deal type only pass"]),
        ("All Pass, E 4S", ["for a passed-out deal type only pass"]),
        ("N pass", ["“N pass” is not a deal"]),
        ("NS 4S", ["NS is a side; is the declarer N or S?"]),
        (" e-w 4S", ["E-W is a side; is the declarer E or W?"]),
        ("NSX 4S", ["“NSX” is not part of a deal", "the declarer is missing"]),
        ("S 4", ["the suit is missing after 4"]),
        ("S 4X", ["the suit is missing after 4"]),
        ("4", ["the suit is missing after 4"]),
        # Impossible contracts and results.
        ("S 0C", ["a contract is at level 1 to 7, not 0"]),
        ("S 8S", ["a contract is at level 1 to 7, not 8"]),
        ("S 44S", ["a contract is at level 1 to 7, not 44"]),
        ("S 99999999999999999999S", ["a contract is at level 1 to 7, not 99999999999999999999"]),
        ("S 4S+4", ["at level 4 there can be at most 3 overtricks"]),
        ("S 7S+1", ["at level 7 there can be no overtricks"]),
        ("S 1C+7", ["at level 1 there can be at most 6 overtricks"]),
        ("S 4S-11", ["at level 4 there can be at most 10 down"]),
        ("S 4S+99999999999999999999", ["at most 3 over"]),
        # Words that say too little, or two things.
        ("1nt n made 7", ["“made 7” could be 7 tricks or 13: type = or +6"]),
        ("4s n made 3", ["“made 3” could be 9 tricks or 13: type -1 or +3"]),
        ("4s n made 0", ["“made 0” could be 6 tricks or 10: type -4 or ="]),
        ("4s n 5 tricks", ["“5 tricks” could be 5 tricks or 11: type -5 or +1"]),
        ("4s n made 9", ["“made 9” is too few at level 4: type -1"]),
        ("5s n made 3", ["“made 3” is too few at level 5: type -2"]),
        ("4s n made 14", ["a side takes 0 to 13 tricks, not 14"]),
        ("4s n 14 tricks", ["a side takes 0 to 13 tricks, not 14"]),
        ("4s n made 4 over", ["at level 4 there can be at most 3 overtricks"]),
        ("4s n eleven down", ["at level 4 there can be at most 10 down"]),
        ("eight spades n", ["a contract is at level 1 to 7, not eight"]),
        ("4 pik n zzz", ["“zzz” is not part of a deal"]),
        # Parts missing, or given twice.
        ("4S", ["the declarer is missing"]),
        ("4S+1", ["the declarer is missing"]),
        ("S 4S W", ["the declarer is given twice"]),
        ("S 4SXX X", ["the doubling is given twice"]),
        ("S 4S X doubled", ["the doubling is given twice"]),
        ("S 4S+1+1", ["the result is given twice"]),
        ("S 4S=-1", ["the result is given twice"]),
        ("S 4S h100e h100e", ["the honours are given twice"]),
        # Impossible honours.
        ("S 4S honours 100", ["honours need their holder"]),
        ("S 4S h", ["honours need their holder", "honours are 100 or 150"]),
        ("S 4S h e", ["honours are 100 or 150"]),
        ("S 4S h e 120", ["honours are 100 or 150"]),
        ("S 4S h0e", ["honours are 100 or 150"]),
        ("S 3NT h100e", ["at notrump honours are four aces: 150"]),
        # What belongs to no deal.
        ("S 4S quickly", ["“quickly” is not part of a deal"]),
        ("S 4S+", ["“+” is not a result, e.g. =, +1 or -1"]),
        ("S 4S −", ["“−” is not a result, e.g. =, +1 or -1"]),
        ("S 4S 5", ["“5” is not a result, e.g. =, +1 or -1"]),
        ("S 4S 14", ["“14” is not a result, e.g. =, +1 or -1"]),
        ("S 4S 5H", ["“5H” is not a result, e.g. =, +1 or -1"]),
        ("S 4S down", ["“down” is not a result, e.g. =, +1 or -1"]),
        ("S 4S d", ["“d” is not part of a deal; X is doubled, XX redoubled"]),
        ("S 4S Rd", ["“Rd” is not part of a deal; X is doubled, XX redoubled"]),
        ("S 4S+1 by Fred", ["“by Fred” is not part of a deal"]),
        # All that is wrong is said at once.
        (
            "8S+9 h75",
            [
                "a contract is at level 1 to 7, not 8",
                "the declarer is missing",
                "honours need their holder",
                "honours are 100 or 150",
            ],
        ),
        ("S 4S+4 h75w", ["at most 3 over", "honours are 100 or 150"]),
        ("4S W+9 E", ["the declarer is given twice", "at most 3 over"]),
    ],
)
def test_what_is_wrong(written: str, faults: list[str]) -> None:
    with pytest.raises(Misread) as misread:
        read_deal(written)
    said = [fault.words for fault in misread.value.faults]
    assert len(said) == len(faults)
    assert all(part in words for part, words in zip(faults, said, strict=True))
    assert str(misread.value) == "; ".join(said)


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("S 4S+4", ["+4"]),
        ("S ♠", ["S ♠"]),
        ("S 9♠", ["9"]),
        ("S 4", ["4"]),
        ("S 4♠️ W", ["W"]),
        ("S 4♠ −11 h120e", ["−11", "h120e"]),
        ("S 4S quickly done", ["quickly done"]),
        ("4S", ["4S"]),
    ],
)
def test_where_it_is_wrong(written: str, wrong: list[str]) -> None:
    with pytest.raises(Misread) as misread:
        read_deal(written)
    marked = [written[fault.start : fault.end].strip() for fault in misread.value.faults]
    assert marked == wrong


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (Options(DUPLICATE), "duplicate has no honours; leave them out"),
        (Options(honours=False), "honours do not count, as agreed; leave them out"),
        (Options(CHICAGO, honours=False), "honours do not count, as agreed; leave them out"),
    ],
)
def test_honours_are_a_fault_where_they_do_not_count(options: Options, said: str) -> None:
    for written in ("S 4S h100e", "S 3NT h100", "S 4S 100 honours"):
        with pytest.raises(Misread) as misread:
            read_deal(written, options=options)
        assert [fault.words for fault in misread.value.faults] == [said]
    assert read_deal("S 4S no honours", options=options) == read_deal("S 4S")


def test_what_is_given_twice_is_to_be_written_once() -> None:
    with pytest.raises(Misread) as misread:
        read_deal("S 4S W XX X = -1 h100e h100e")
    assert [fault.words for fault in misread.value.faults] == [
        "the declarer is given twice",
        "the doubling is given twice",
        "the result is given twice",
        "the honours are given twice",
    ]


@pytest.mark.parametrize(
    ("written", "has_contract"),
    [("S 4S+9", True), ("S 4", True), ("4S", True), ("zzz", False), ("dealr N", False)],
)
def test_whether_a_contract_was_meant(written: str, has_contract: bool) -> None:
    with pytest.raises(Misread) as misread:
        read_deal(written)
    assert misread.value.has_contract == has_contract


LETTERS = st.sampled_from(
    [
        *[
            "N",
            "E",
            "S",
            "W",
            "C",
            "D",
            "H",
            "S",
            "X",
            "1",
            "2",
            "3",
            "4",
            "5",
            "6",
            "7",
            "8",
            "9",
            "0",
            "+",
            "-",
            "=",
            "*",
            "h100e",
            "NT",
            "♠",
            "pass",
            "by",
            "sam",
            "eve",
            "mr",
        ],
        *[
            "honours",
            "made",
            "just",
            "tricks",
            "over",
            "down",
            "off",
            "one",
            "two",
            "seven",
            "eleven",
            "no",
            "held",
            "undoubled",
        ],
        *["pik", "sa", "nord", "est", "took", "went", "plus", "minus", "exactly", "sans", "atout"],
        " ",
    ]
)
TABLES = st.sampled_from([SMITHS, Seating(), Seating("Walter", "Sam", "Cy", "Eve"), FOUR])
CORRECTED = st.none() | st.just(Deal()) | made_or_not()


@given(st.lists(LETTERS | st.characters(), max_size=12).map("".join), TABLES, AGREEMENTS, CORRECTED)
def test_anything_may_be_typed(
    written: str, seating: Seating, options: Options, was: Deal | None
) -> None:
    try:
        deal = read_deal(written, seating, options, was=was)
    except Misread as misread:
        faults = misread.faults
    else:
        faults = []
        assert read_deal(print_deal(deal)) == deal
    assert all(0 <= fault.start <= fault.end <= len(written) for fault in faults)
    assert all(isinstance(fault, Fault) and fault.words for fault in faults)
