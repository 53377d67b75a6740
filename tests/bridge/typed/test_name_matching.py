"""The declarer and the holder of honours by name, in a deal as it is typed."""

import re

import pytest

from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import print_deal, read_deal
from scorepad.bridge.seating_changes import rename
from scorepad.bridge.seats import EAST, SOUTH, Initial, Seat, Seating
from scorepad.bridge.typed.initials import initials_told, reminders
from scorepad.bridge.typed.misread import Misread
from scorepad.bridge.typed.partial_deal import read_partial_deal
from scorepad.bridge.typed.people import People
from tests.bridge.table import SMITHS

FAMILY = Seating("Ann", "Bob", "Anna", "Di")
INITIALS = Seating("E. Nash", "S West", "Dora", "Nora")
IRISH = Seating("Mrs. O’Neill", "Bob", "D'Arcy", "Di")
CHAIRS = Seating("Walter", "Sam", "Cy", "Eve")
HUGO = Seating("Xavier", "Hugo", "Cy", "Di")
SITTING_OUT = Seating("Ann", "Bob", "Cy", "Di", ("Eve", "Käthe Zöe"))
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
        # A chair whose letter begins no other name.
        (CHAIRS, "4s n", "N 4S="),
        (CHAIRS, "4s sa", "E 4S="),
        (CHAIRS, "4s south", "S 4S="),
        (CHAIRS, "4ssouth", "S 4S="),
        (CHAIRS, "3hwa", "N 3H="),
        (CHAIRS, "4ssam x", "E 4SX="),
        (Seating("Sam", "Bob", "Sue", "Di"), "4s su", "S 4S="),
        (Seating("Bob", "Eve", "Sam", "Di"), "4s s", "S 4S="),
        (Seating("Bob", "Eve", "Sam", "Di"), "4se", "E 4S="),
        (SMITHS, "4s s", "S 4S="),  # no name begins so, though a surname does
        # A chair is its letter or its whole name, all between is a player.
        (Seating("Wendy", "Nora", "Eamon", "Sol"), "4s we", "N 4S="),
        (Seating("Wendy", "Nora", "Eamon", "Sol"), "4s no", "E 4S="),
        (Seating("Wendy", "Nora", "Eamon", "Sol"), "4s ea", "S 4S="),
        (Seating("Wendy", "Nora", "Eamon", "Sol"), "4s so", "W 4S="),
        (Seating("Bob", "Northcote", "Cy", "Di"), "4s north", "N 4S="),
        (Seating("Bob", "Northcote", "Cy", "Di"), "4s northc", "E 4S="),
        (Seating("Bob", "North", "Cy", "Di"), "4s north", "E 4S="),
        (Seating("Bob", "Mr North", "Cy", "Di"), "4s north", "N 4S="),
        (Seating("Esther", "Bob", "Cy", "Di"), "4 pik est", "N 4S="),
        (Seating("Esther", "Bob", "Cy", "Di"), "4 pik ost", "E 4S="),
        (Seating("Bob", "Nora", "Cy", "Di"), "4s nord", "N 4S="),
        # An initial that is a word of the deal too.
        (HUGO, "4s h", "E 4S="),
        (HUGO, "4s h +1", "E 4S+1"),
        (HUGO, "4s h h100 d", "E 4S= honours W 100"),
        (HUGO, "4s h100 h d", "W 4S= honours E 100"),
        (HUGO, "x 4s", "N 4S="),
        (HUGO, "4s d x", "W 4SX="),
        (HUGO, "4s no honours hugo", "E 4S="),
        # Honours.
        (CHAIRS, "4s cy h100 eve", "S 4S= honours W 100"),
        (CHAIRS, "4s cy heve100", "S 4S= honours W 100"),
        (CHAIRS, "4s cy h100 sam", "S 4S= honours E 100"),
        (CHAIRS, "4s cy h100 n", "S 4S= honours N 100"),
        (CHAIRS, "4s cy 100 honours held by walt", "S 4S= honours N 100"),
        (Seating("Sue", "Ed", "Bob", "Di"), "4s bob h100 ed", "S 4S= honours E 100"),
        (Seating("Sue", "Ed", "Bob", "Di"), "4s bob h100 sue", "S 4S= honours N 100"),
        (FAMILY, "b 4s h100 di", "E 4S= honours W 100"),
        (FAMILY, "b 4s h100b", "E 4S= honours E 100"),
        (FAMILY, "b 4s honours e 100", "E 4S= honours E 100"),
        # The words of a deal are no names.
        (INITIALS, "west 4s down 2", "W 4S-2"),
        (INITIALS, "west 4s down2", "W 4S-2"),
        (INITIALS, "west 4s doubled-1", "W 4SX-1"),
        (Seating("Made", "Honor", "Byron", "Double"), "w 4s made", "W 4S="),
        (Seating("Made", "Honor", "Byron", "Double"), "4s byron", "S 4S="),
        # Chairs without names.
        (Seating(), "w 4s", "W 4S="),
        (Seating("Ann"), "4s an", "N 4S="),
    ],
)
def test_the_declarer_by_name(seating: Seating, written: str, printed: str) -> None:
    assert print_deal(read_deal(written, seating)) == printed


EVA = Seating("Ann", "Cy", "Eva", "Di")
SAMS = Seating("Sam", "Sampson", "Cy", "Di")
ODD = Seating("Ann", "North", "Nora", "Di")


@pytest.mark.parametrize(
    ("seating", "letter", "said", "answers"),
    [
        (EVA, "e", "E: East (Cy) or Eva? Type east or eva", "east=E cy=E c=E ev=S eva=S"),
        (CHAIRS, "s", "S: South (Cy) or Sam? Type south or sam", "south=S c=S cy=S sa=E sam=E"),
        (
            SAMS,
            "s",
            "S: South (Cy), Sam or Sampson? Type south, sam or sampson",
            "south=S cy=S sam=N samp=E",
        ),
        (
            ODD,
            "n",
            "N: North (Ann), North or Nora? Type ann, east or nora",
            "an=N a=N east=E nora=S",
        ),
        (
            Seating("Ann", "Xaver", "Eva", "Hugo"),
            "e",
            "E: East (Xaver) or Eva? Type east or eva",
            "east=E xaver=E ev=S",
        ),
        (Seating(east="Sam"), "s", "S: South or Sam? Type south or sam", "south=S sa=E sam=E"),
    ],
)
def test_all_that_a_question_offers_answers_it(
    seating: Seating, letter: str, said: str, answers: str
) -> None:
    """In place of the letter, or after it, of a new deal or one to correct."""
    was = read_deal("W 4S")
    for text in (f"4s {letter}", f"4s{letter}", f"4s {letter}+1", f"{letter} 4s"):
        with pytest.raises(Misread) as misread:
            read_deal(text, seating)
        assert [fault.words for fault in misread.value.faults] == [said]
    for answer, meant in (each.split("=") for each in answers.split()):
        for text in (
            f"4s {answer}",
            f"4s {letter} {answer}",
            f"4s{letter}{answer}",
            f"4s {letter}+1 {answer}",
            f"{letter} {answer} 4s",
        ):
            made = "+1" if "+1" in text else "="
            assert print_deal(read_deal(text, seating)) == f"{meant} 4S{made}", text
        for text in (answer, f"{letter}{answer}", f"{letter} {answer}"):
            assert print_deal(read_deal(text, seating, was=was)) == f"{meant} 4S=", text
        for text in (f"4s west h100 {answer}", f"4s west h100 {letter} {answer}"):
            assert print_deal(read_deal(text, seating)).endswith(f"honours {meant} 100"), text


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("4s e x", "?"),  # doubled, and not by Xaver
        ("4s e xaver", "E 4S="),
        ("4s e h100 ev", "?"),  # her honours
        ("4s e ann", "?"),  # nobody who was asked about
        ("4s e e", "?"),
    ],
)
def test_what_answers_no_question(text: str, printed: str) -> None:
    seating = Seating("Ann", "Xaver", "Eva", "Hugo")
    try:
        assert print_deal(read_deal(text, seating)) == printed
    except Misread:
        assert printed == "?"


@pytest.mark.parametrize(
    ("typed", "ways"),
    [
        ("1nt n made 7", {"=": "N 1NT=", "+6": "N 1NT+6"}),
        ("4s n made 3", {"-1": "N 4S-1", "+3": "N 4S+3"}),
        ("4s n made 0", {"-4": "N 4S-4", "=": "N 4S="}),
        ("4s n 5 tricks", {"-5": "N 4S-5", "+1": "N 4S+1"}),
    ],
)
def test_all_that_a_question_about_tricks_offers_answers_it(
    typed: str, ways: dict[str, str]
) -> None:
    with pytest.raises(Misread, match=" or ".join(map(re.escape, ways))):
        read_deal(typed)
    for way, printed in ways.items():
        assert print_deal(read_deal(f"{typed} {way}")) == printed
        assert print_deal(read_deal(f"{typed.partition(' n ')[0]} n {way}")) == printed
    with pytest.raises(Misread):
        read_deal(f"{typed} +2")


@pytest.mark.parametrize(
    ("seating", "written", "fault"),
    [
        (FAMILY, "an 4s", "“an” could be Ann or Anna: type more letters"),
        (FAMILY, "a 4s", "“a” could be Ann or Anna"),
        (SMITHS, "mr 4s", "“mr” could be Mr. Smith, Mrs. Smith, Mr. Jones or Mrs. Jones"),
        (SMITHS, "smith 4s", "“smith” could be Mr. Smith or Mrs. Smith"),
        (FAMILY, "b 4s h100a", "“a” could be Ann or Anna"),
        (FAMILY, "bob 4s di", "the declarer is given twice"),
        # A letter that is a chair and begins the name of somebody elsewhere.
        (CHAIRS, "3nts", "S: South (Cy) or Sam? Type south or sam"),
        (CHAIRS, "3hw", "W: West (Eve) or Walter? Type west or wa"),
        (CHAIRS, "4s s x", "S: South (Cy) or Sam?"),
        (CHAIRS, "e 4s", "E: East (Sam) or Eve? Type east or eve"),
        (CHAIRS, "4s cy h100 s", "S: South (Cy) or Sam?"),
        (CHAIRS, "4s cy he100", "E: East (Sam) or Eve?"),
        (CHAIRS, "s", "S: South (Cy) or Sam?"),
        (CHAIRS, "4 pik s", "S: South (Cy) or Sam?"),
        (INITIALS, "e 4s", "E: East (S West) or E. Nash?"),
        (INITIALS, "4se. +1", "E: East (S West) or E. Nash?"),
        (Seating("Sam", "Bob", "Sue", "Di"), "4s s", "S: South (Sue) or Sam?"),
        (
            Seating("Sam", "Stan", "Cy", "Di"),
            "4s s",
            "S: South (Cy), Sam or Stan? Type south, sam or stan",
        ),
        (
            Seating("Sam", "Sampson", "Cy", "Di"),
            "4s s",
            "S: South (Cy), Sam or Sampson? Type south, sam or sampson",
        ),
        # Names that are those of chairs.
        (Seating(east="Sam"), "4s s", "S: South or Sam? Type south or sam"),
        (
            Seating("E", "N", "W", "S"),
            "4s n",
            "N: North (E) or N? Type north or east",
        ),
        (
            Seating("Bob", "North", "Cy", "Di"),
            "4s n",
            "N: North (Bob) or North? Type bob or east",
        ),
        (
            Seating("Ann", "Nora", "Cy", "Di"),
            "4s n",
            "N: North (Ann) or Nora? Type north or nora",
        ),
        # Those who sit out, also where a letter of theirs is a chair.
        (SITTING_OUT, "4h eve", "Eve sits out; at the table are Ann, Bob, Cy and Di"),
        (SITTING_OUT, "4h ev -1", "Eve sits out;"),
        (SITTING_OUT, "4hann h100 eve", "Eve sits out;"),
        (SITTING_OUT, "zoe 4s", "Käthe Zöe sits out;"),
        (SITTING_OUT, "kathe", "Käthe Zöe sits out;"),
        (SITTING_OUT, "4s evelyn", "“evelyn” is not part of a deal"),
        # A name has no other one glued to it.
        (CHAIRS, "4s evan", "“evan” is not part of a deal"),
        (Seating("Ann", "Bob", "Cy", "Di"), "4s cy h100 ed", "“ed” is not part of a deal"),
        (FAMILY, "4s annd", "“annd” is not part of a deal"),
        # A name behind the level.
        (Seating("Sam", "Amy", "Mary", "Di"), "4 sam", "the suit is missing after 4"),
        (FAMILY, "4s", "the declarer is missing: Ann, Bob, Anna or Di"),
        (FAMILY, "b 4s h100", "honours need their holder: Ann, Bob, Anna or Di"),
        (FAMILY, "ns 4s", "NS is a side; is the declarer Ann or Anna?"),
        (
            FAMILY,
            "quite",
            "“quite” is not a deal, e.g. 4s di+1 (contract, declarer, result) or pass",
        ),
        (FAMILY, "zoe 4s", "“zoe” is not part of a deal; at the table are Ann, Bob,"),
        (FAMILY, "4s rose", "“rose” is not part of a deal; at the table are Ann, Bob,"),
        (FAMILY, "4s zoe", "“zoe” is not part of a deal; at the table are Ann, Bob,"),
        (PASSMORE, "passmore", "“passmore” is not a deal"),
        (PASSMORE, "passmore 4", "the suit is missing after 4"),
    ],
)
def test_a_name_that_does_not_tell(seating: Seating, written: str, fault: str) -> None:
    with pytest.raises(Misread) as misread:
        read_deal(written, seating)
    assert misread.value.faults[0].words.startswith(fault)


@pytest.mark.parametrize(
    ("told", "written", "printed"),
    [
        # The chair was meant, or the player.
        ([Initial(EAST)], "4s e", "E 4S="),
        ([Initial(EAST)], "e 4s h100 e", "E 4S= honours E 100"),
        ([Initial(EAST)], "4s ev", "W 4S="),
        ([Initial(EAST, "Eve")], "4s e", "W 4S="),
        ([Initial(EAST, "Eve")], "4s cy he100", "S 4S= honours W 100"),
        ([Initial(EAST, "Eve")], "4s east", "E 4S="),
        ([Initial(EAST, "Eve")], "4s sam", "E 4S="),
        # All four letters are chairs, as in a score file.
        ([*map(Initial, Seat)], "N 4S=", "N 4S="),
        ([*map(Initial, Seat)], "E 4S= honours S 100", "E 4S= honours S 100"),
        ([*map(Initial, Seat)], "S 4S=", "S 4S="),
        ([*map(Initial, Seat)], "W 4S=", "W 4S="),
        ([*map(Initial, Seat)], "sa 4S=", "E 4S="),
        ([*map(Initial, Seat)], "Walter 4S=", "N 4S="),
    ],
)
def test_what_letters_were_told_to_mean(told: list[Initial], written: str, printed: str) -> None:
    assert print_deal(read_deal(written, CHAIRS, initials=told)) == printed
    partial = read_partial_deal(written, CHAIRS, initials=told)
    assert partial.deal
    assert print_deal(partial.deal) == printed


@pytest.mark.parametrize(
    ("told", "seating", "asked"),
    [
        ([Initial(SOUTH)], CHAIRS, "E: East (Sam) or Eve?"),
        ([Initial(EAST, "Ed")], CHAIRS, "E: East (Sam) or Eve?"),
        ([Initial(EAST, "Sam")], Seating("Ann", "Bob", "Sam", "Eve"), "E: East (Bob) or Eve?"),
    ],
)
def test_a_letter_is_asked_about_where_nobody_told_it(
    told: list[Initial], seating: Seating, asked: str
) -> None:
    with pytest.raises(Misread, match=re.escape(asked)):
        read_deal("4s e", seating, initials=told)


@pytest.mark.parametrize(
    ("typed", "entered", "told"),
    [
        ("4s e", "4s east", [Initial(EAST)]),
        ("4s e", "4s ev", [Initial(EAST, "Eve")]),
        ("4s e", "3nt eve -1", [Initial(EAST, "Eve")]),
        ("e", "4s sam", [Initial(EAST)]),
        ("4s e h100 s", "4s eve h100 sam", [Initial(EAST, "Eve"), Initial(SOUTH, "Sam")]),
        ("4s eve h100 e", "4s eve h100 east", [Initial(EAST)]),
        # Somebody else was meant, or nobody could be asked about.
        ("4s e", "4s cy", []),
        ("4s e", "pass", []),
        ("4s cy h100 e", "4s eve", []),
        ("4s", "4s eve", []),
    ],
)
def test_a_question_is_answered_by_the_deal(typed: str, entered: str, told: list[Initial]) -> None:
    with pytest.raises(Misread) as misread:
        read_deal(typed, CHAIRS)
    assert [*initials_told(misread.value.faults, read_deal(entered, CHAIRS), CHAIRS)] == told


@pytest.mark.parametrize(
    ("told", "typed", "said"),
    [
        ([Initial(EAST)], "4s e", ["E is East; type eve for Eve"]),
        ([Initial(EAST, "Eve")], "4s e", ["E is Eve; type east for East"]),
        ([Initial(EAST)], "4s e he100", ["E is East; type eve for Eve"]),
        (
            [Initial(EAST), Initial(SOUTH, "Sam")],
            "4s s h100 e",
            ["S is Sam; type south for South", "E is East; type eve for Eve"],
        ),
    ],
)
def test_what_was_told_is_said_again(told: list[Initial], typed: str, said: list[str]) -> None:
    deal = read_deal(typed, CHAIRS, initials=told)
    with pytest.raises(Misread) as asked:
        read_deal(typed, CHAIRS)
    assert [*map(str, reminders(typed, asked.value.faults, deal, People(CHAIRS)))] == said


def test_an_answer_takes_the_place_of_that_before() -> None:
    evening = Evening().with_initials([Initial(EAST), Initial(SOUTH, "Sam")])
    assert rename(evening, {"Sam": "Sue"}).initials == (Initial(EAST), Initial(SOUTH, "Sue"))
    after = evening.with_initials([Initial(EAST, "Eve")])
    assert after.initials == (Initial(EAST, "Eve"), Initial(SOUTH, "Sam"))
    assert rename(after, {"Eve": "Eva"}).initials[0] == Initial(EAST, "Eva")


@pytest.mark.parametrize("written", ["4s zoe", "three no trunp", "4s annn"])
def test_those_at_the_table_are_named_once(written: str) -> None:
    with pytest.raises(Misread) as misread:
        read_deal(written, FAMILY)
    (fault,) = misread.value.faults
    assert fault.start > 0
    assert fault.words.endswith("at the table are Ann, Bob, Anna and Di")


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
