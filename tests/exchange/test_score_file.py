"""What each line of a score file means."""

from decimal import Decimal

import pytest

from scorepad.bridge.deal import Adjustment, Deal, Item
from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.notation import print_deal
from scorepad.bridge.options import (
    CAVENDISH,
    CHICAGO,
    DUPLICATE,
    POINTS,
    RUBBER,
    MoneyBy,
    Options,
)
from scorepad.bridge.payments import Extra
from scorepad.bridge.points_scale import Expectation
from scorepad.bridge.rotation import is_full_cycle
from scorepad.bridge.rounds import Round, score_round
from scorepad.bridge.seats import WEST, Seating
from scorepad.exchange.score_file import read_score_file
from tests.bridge.table import FOUR
from tests.exchange.score_lines import SEATS, read

OTHERS = "seats N=A E=B S=C W=D"
ALIKE = "seats N=Sam E=Nora S=Wim W=Eve"
RUBBER_WON = "form rubber | N 3NT | S 3NT"


def last_round(lines: str) -> Round:
    return read(lines).rounds[-1]


def told(evening: Evening) -> list[str]:
    """Each round as a line of text."""
    return [
        ", ".join([entered.options.form, *map(told_item, entered.items)])
        + (", stopped" if entered.stopped else "")
        for entered in evening.rounds
    ]


def told_item(item: Item) -> str:
    match item:
        case Deal(dealer=dealer, board=board):
            before = (f"{dealer} deals " if dealer else "") + (f"board {board} " if board else "")
            return before + print_deal(item)
        case Adjustment(side, points, reason):
            return f"{side} {points} {reason}"
        case _:
            return f"now {' '.join(item.seating.players)}"


@pytest.mark.parametrize(
    ("lines", "options"),
    [
        ("form rubber", Options()),
        ("form rubber", Options(RUBBER, True, False, True, 100)),
        ("form chicago", Options(CHICAGO)),
        ("form cavendish", Options(CAVENDISH)),
        ("form duplicate", Options(DUPLICATE)),
        ("FORM Rubber", Options()),
        ("  form \t chicago  ", Options(CHICAGO)),
        ("form rubber | honours off", Options(honours=False)),
        ("form rubber | honors off", Options(honours=False)),
        ("form rubber | Honours OFF", Options(honours=False)),
        ("form rubber | honours off | honours on", Options()),
        ("form rubber | part-score-50 on", Options(part_score_50=True)),
        ("form rubber | part-score-50 on | part-score-50 off", Options()),
        ("form chicago | carry-over off", Options(CHICAGO, carry_over=False)),
        ("form chicago | carry-over off | carry-over on", Options(CHICAGO)),
        ("form rubber | unfinished-part-score 50", Options(unfinished_part_score=50)),
        ("form rubber | unfinished-part-score 50 | unfinished-part-score 100", Options()),
        # Options come in any order, with the other lines between them.
        (
            f"form cavendish | part-score-50 on | {SEATS} | dealer E | stake 1 | honours off",
            Options(CAVENDISH, honours=False, part_score_50=True),
        ),
        ("form points", Options(POINTS)),
        ("form points | chukkers off | deals 20", Options(POINTS, chukkers=False, deals=20)),
        ("form chicago | deals 6", Options(CHICAGO, deals=6)),
        ("form rubber | overtricks off", Options(overtricks=False)),
        ("form chicago | passed-out-counts on", Options(CHICAGO, passed_out_counts=True)),
        ("form chicago | last-deal-double on", Options(CHICAGO, last_deal_double=True)),
        ("form chicago | cut on | cut off | cut on", Options(CHICAGO, cut=True)),
        ("form rubber | stake-by-side on", Options(stake_by_side=True)),
        ("form rubber | money points", Options(money=MoneyBy.POINTS)),
        ("form rubber | money tens | money hundreds", Options()),
        (
            "form points | scale 21-40 90/140",
            Options(POINTS, scale=(Expectation(), *[Expectation(90, 140)] * 20)),
        ),
        # An adjustment is no deal.
        ("form rubber | adjust NS 50 late | honours off", Options(honours=False)),
        # A form line sets all options back; a deal after the end of a round keeps them.
        ("form chicago | honours off | form chicago", Options(CHICAGO)),
        ("form chicago | honours off | N 1C | form rubber", Options()),
        ("form rubber | honours off | N 3NT | S 3NT | E 1C", Options(honours=False)),
        ("form rubber | honours off | N 1C | stop | E 1C", Options(honours=False)),
    ],
)
def test_form_and_options(lines: str, options: Options) -> None:
    assert last_round(lines).options == options


@pytest.mark.parametrize(
    ("lines", "rounds"),
    [
        ("", []),
        ("# only a remark | ", []),
        (f"{SEATS} | keeper Ann | stake 1 | dealer E", []),
        ("form rubber", ["rubber"]),
        # A round in which nothing was entered is forgotten.
        ("form rubber | form chicago", ["chicago"]),
        ("form rubber | dealer E | form chicago | N 1C", ["chicago, E deals N 1C="]),
        # Deals.
        (
            "form rubber | N 2S | 4sxs+1 h100e | pass",
            ["rubber, N 2S=, S 4SX+1 honours E 100, pass"],
        ),
        # Players by name, as at the table.
        (f"{SEATS} | form rubber | 4s ann made 5", ["rubber, N 4S+1"]),
        (f"{SEATS} | form rubber | ann 3ntx+1", ["rubber, N 3NTX+1"]),
        (f"{SEATS} | form rubber | four spades cy 11 tricks", ["rubber, S 4S+1"]),
        (f"{SEATS} | form rubber | passed out", ["rubber, pass"]),
        (f"form rubber | N 1C | {SEATS} | 4s ann", ["rubber, N 1C=, N 4S="]),
        (
            f"{SEATS} | form rubber | 4s ann | seats N=Eve E=Bob S=Cy W=Di | 4s bob h100 eve",
            ["rubber, N 4S=, now Eve Bob Cy Di, E 4S= honours N 100"],
        ),
        (
            "seats N=Zoe\u0308 E=Sam S=Cy W=Di | form rubber | 2h zoe\u0308 | 2h south h100 sam",
            ["rubber, N 2H=, S 2H= honours E 100"],
        ),
        (
            f"{SEATS} | form rubber | dealer bo | N 1C | dealer sud | N 1C",
            ["rubber, E deals N 1C=, S deals N 1C="],
        ),
        # Who deals.
        ("dealer E | form rubber | N 1C", ["rubber, E deals N 1C="]),
        ("form rubber | dealer s | N 1C | N 2C", ["rubber, S deals N 1C=, N 2C="]),
        ("form rubber | dealer north | dealer West | N 1C", ["rubber, W deals N 1C="]),
        ("form rubber | N 1C | dealer E | pass", ["rubber, N 1C=, E deals pass"]),
        ("form rubber | dealer E | adjust NS 9 x | N 1C", ["rubber, NS 9 x, E deals N 1C="]),
        (f"{RUBBER_WON} | dealer S | E 1C", ["rubber, N 3NT=, S 3NT=", "rubber, S deals E 1C="]),
        # A letter is the chair, whatever the players are called; a name is longer.
        (
            f"{ALIKE} | form rubber | dealer E | N 4SX+1 | 3nts | S 6H= honours S 100 | 2h Nora"
            " | E 3NT-2 | west 1c honours e 100 | W 2D+1 | 4s sam h100 w",
            [
                "rubber, E deals N 4SX+1, S 3NT=",
                "rubber, S 6H= honours S 100, E 2H=, E 3NT-2, W 1C= honours E 100, W 2D+1, "
                "N 4S= honours W 100",
            ],
        ),
        # A round that has ended, or was stopped, is followed by another one.
        (f"{RUBBER_WON} | E 1C | pass", ["rubber, N 3NT=, S 3NT=", "rubber, E 1C=, pass"]),
        (
            "form chicago | pass | N 1C | N 1C | N 1C | N 1C | N 2C",
            ["chicago, pass, N 1C=, N 1C=, N 1C=, N 1C=", "chicago, N 2C="],
        ),
        ("form rubber | N 1C | stop", ["rubber, N 1C=, stopped"]),
        ("form rubber | N 1C | stop | stop", ["rubber, N 1C=, stopped"]),
        ("form rubber | N 1C | stop | E 1C", ["rubber, N 1C=, stopped", "rubber, E 1C="]),
        ("form rubber | N 1C | form chicago | N 2C", ["rubber, N 1C=", "chicago, N 2C="]),
        ("form rubber | N 1C | form rubber", ["rubber, N 1C=", "rubber"]),
        # Stopping an ended round changes nothing.
        (f"{RUBBER_WON} | stop", ["rubber, N 3NT=, S 3NT="]),
        (f"{RUBBER_WON} | stop | E 1C", ["rubber, N 3NT=, S 3NT=", "rubber, E 1C="]),
        # To stop before anything was played.
        ("form rubber | stop", ["rubber"]),
        (f"form rubber | {SEATS} | stop", ["rubber"]),
        ("form rubber | adjust NS 5 x | stop", ["rubber, NS 5 x, stopped"]),
        ("form rubber | stop | N 1C", ["rubber, N 1C="]),
        (f"{RUBBER_WON} | form rubber | stop", ["rubber, N 3NT=, S 3NT=", "rubber"]),
        # Boards.
        ("form duplicate | board 7 | N 1C", ["duplicate, board 7 N 1C="]),
        (
            "form duplicate | board 7 | N 1C | board 3 | pass | BOARD 7 | E 1C",
            ["duplicate, board 7 N 1C=, board 3 pass, board 7 E 1C="],
        ),
        ("form duplicate | board 7 | N 1C | E 1C", ["duplicate, board 7 N 1C=, board 8 E 1C="]),
        ("form duplicate | board 0016 | N 1C", ["duplicate, board 16 N 1C="]),
        (
            "form duplicate | board 1 | N 1C | stop | board 2 | N 1C",
            ["duplicate, board 1 N 1C=, stopped", "duplicate, board 2 N 1C="],
        ),
        (
            "form duplicate | board 1 | N 1C | board 2 | stop | board 3 | N 1C",
            ["duplicate, board 1 N 1C=, stopped", "duplicate, board 3 N 1C="],
        ),
        ("form duplicate | board 1 | stop | N 1C", ["duplicate, board 1 N 1C="]),
        # Boards against the points held count on by themselves.
        (
            "form points | chukkers off | N 1C | board 7 | N 1C points NS 21 | pass",
            ["points, N 1C=, board 7 N 1C= points NS 21, pass"],
        ),
        (
            "form points | chukkers off | N 1C | stop | N 1C | board 9 | stop | N 1C",
            [
                "points, N 1C=, stopped",
                "points, board 2 N 1C=, stopped",
                "points, board 3 N 1C=",
            ],
        ),
        (
            f"{SEATS} | form points | chukkers off | N 1C | {OTHERS} | N 1C",
            ["points, N 1C=, now A B C D, N 1C="],
        ),
        # Other pairs play boards of their own; the same pairs in other chairs continue.
        (
            f"{SEATS} | form duplicate | board 7 | N 1C | {OTHERS} | N 1C",
            ["duplicate, board 7 N 1C=", "duplicate, board 8 N 1C="],
        ),
        # Adjustments belong to the round that was played last.
        ("form rubber | adjust NS 200 slow  play", ["rubber, NS 200 slow  play"]),
        ("form rubber | ADJUST e-w 99999 x", ["rubber, EW 99999 x"]),
        (f"{RUBBER_WON} | adjust EW 1 x", ["rubber, N 3NT=, S 3NT=, EW 1 x"]),
        ("form rubber | N 1C | stop | adjust NS 5 x", ["rubber, N 1C=, NS 5 x, stopped"]),
        (
            f"{RUBBER_WON} | form rubber | adjust EW 1 x",
            ["rubber, N 3NT=, S 3NT=", "rubber, EW 1 x"],
        ),
        # Somebody comes in.
        (
            f"form rubber | {SEATS} | N 1C | seats N=A E=B S=C W=D",
            ["rubber, N 1C=, now A B C D"],
        ),
        # Names for players who had none are no change.
        (f"form rubber | N 1C | {SEATS} | E 1C", ["rubber, N 1C=, E 1C="]),
        (
            f"form rubber | N 1C | {SEATS} | seats N=A E=B S=C W=D",
            ["rubber, N 1C=, now A B C D"],
        ),
        # Remarks and blanks.
        ("  # a remark |  | form rubber # of one game | \t | N 1C#x", ["rubber, N 1C="]),
        ('form rubber | adjust NS 5 "#1" wins # really', ['rubber, NS 5 "#1" wins']),
        ('form rubber | adjust NS 5 12" # really', ['rubber, NS 5 12"']),
        ("form rubber | adjust NS 5 “#1” wins # really", ["rubber, NS 5 “#1” wins"]),
        ("form rubber | adjust NS 5 „so # really", ["rubber, NS 5 „so"]),
    ],
)
def test_rounds(lines: str, rounds: list[str]) -> None:
    assert told(read(lines)) == rounds


def test_five_players_change_chairs_after_every_deal_of_a_set() -> None:
    lines = f"{SEATS} out=Eve | form points | chukkers off | deals 10"
    first, second = read(" | ".join([lines, *["N 1C points NS 20"] * 11])).rounds
    sat = [deal.seating for deal in score_round(first).deals]
    assert [seating.out for seating in sat] == [
        (name,) for name in ("Eve", "Di", "Bob", "Cy", "Ann") * 2
    ]
    assert is_full_cycle(sat[:5])
    assert is_full_cycle(sat[5:])
    assert len(first.items) == 10 + 9
    assert second.seating == sat[-1]
    four = read(" | ".join([SEATS, "form points | chukkers off | deals 10", "N 1C", "N 1C"]))
    assert len(four.rounds[0].items) == 2


def test_the_reason_of_an_extra_can_be_shown() -> None:
    with pytest.raises(BadData, match=r"the character U\+0007 is not allowed in a name"):
        read(f"{SEATS} | extra Ann Bob 5 a\x07bet")


def test_what_is_owed_besides_the_score() -> None:
    lines = 'seats N="Mrs Di" E=Bob S=Cy W=Ann out=Eve | form rubber | N 1C'
    evening = read(
        f'{lines} | extra Bob "Mrs Di" 5,50 the supper # and wine | extra Eve Bob 1 a bet'
    )
    assert evening.extras == (
        Extra("Bob", "Mrs Di", Decimal("5.50"), "the supper"),
        Extra("Eve", "Bob", Decimal(1), "a bet"),
    )


@pytest.mark.parametrize(
    ("line", "seating"),
    [
        (SEATS, FOUR),
        ("SEATS n=Ann e=Bob s=Cy w=Di", FOUR),
        ("seats west=Di South=Cy EAST=Bob north=Ann", FOUR),
        ("seats N = Ann E= Bob S =Cy\tW=Di", FOUR),
        ('seats N="Ann" E=" Bob " S=Cy W=Di', FOUR),
        (
            'seats N="Mr. Smith" E=Mr.Jones S="a # b" W="=" # a remark',
            Seating("Mr. Smith", "Mr.Jones", "a # b", "="),
        ),
        ('seats N="A=B" E=<b>Bob</b> S=C,y W="Di,"', Seating("A=B", "<b>Bob</b>", "C,y", "Di,")),
        # Commas between them.
        ('seats N=Ann, E="Bob", S=Cy,, W=Di,', FOUR),
        # Typographic quotes.
        (
            "seats N=“Mr. Smith” E=„Mr. Jones“ S=« a # b » W=Di # a remark",
            Seating("Mr. Smith", "Mr. Jones", "a # b", "Di"),
        ),
        ('seats N="Joe «x» y" E=“a "b" c” S=Cy W=Di', Seating("Joe «x» y", 'a "b" c', "Cy", "Di")),
        ('seats N="Mrs  Ann \u00a0 B" E=Bob S=Cy W=Di', Seating("Mrs Ann B", "Bob", "Cy", "Di")),
        ("seats N=E E=N S=W W=S", Seating("E", "N", "W", "S")),
        ("seats N=4S E=pass S=stop W=on", Seating("4S", "pass", "stop", "on")),
        ("seats N=ann E=Ann S=FOUR W=Änn", Seating("ann", "Ann", "FOUR", "Änn")),
        ("seats N=金 E=Zoe\u0308 S=עדה W=x\u0304", Seating("金", "Zoë", "עדה", "x\u0304")),
        (f"{SEATS} out=Ed", Seating("Ann", "Bob", "Cy", "Di", ("Ed",))),
        (f"{SEATS} O=Ed OUT=Flo out=Gus", Seating("Ann", "Bob", "Cy", "Di", ("Ed", "Flo", "Gus"))),
        (f"seats N={'n' * 100} E=B S=C W=D", Seating("n" * 100, "B", "C", "D")),
    ],
)
def test_seats(line: str, seating: Seating) -> None:
    assert last_round(f"{line} | form rubber").seating == seating


@pytest.mark.parametrize(
    ("lines", "first", "now"),
    [
        ("form rubber | N 1C", Seating(), Seating()),
        (f"form rubber | {SEATS} | N 1C", FOUR, FOUR),
        (f"form rubber | adjust NS 5 x | {SEATS} | N 1C", FOUR, FOUR),
        # For a round that had no names they are those of its players from the beginning.
        (f"form rubber | N 1C | {SEATS} | N 1C", FOUR, FOUR),
        (f"form rubber | N 1C | {SEATS} | N 1C | {OTHERS}", FOUR, Seating("A", "B", "C", "D")),
        (f"{SEATS} | form rubber | N 1C | {OTHERS}", FOUR, Seating("A", "B", "C", "D")),
        (f"{SEATS} | {OTHERS} | form rubber | N 1C", *[Seating("A", "B", "C", "D")] * 2),
        # They hold from round to round.
        (f"{SEATS} | {RUBBER_WON} | E 1C", FOUR, FOUR),
        (f"{SEATS} | {RUBBER_WON} | form chicago", FOUR, FOUR),
        (f"form rubber | N 1C | {SEATS} | stop | N 1C", FOUR, FOUR),
        # After the end of a round they are those of the next one.
        (f"{RUBBER_WON} | {SEATS}", Seating(), Seating()),
        (f"{RUBBER_WON} | {SEATS} | E 1C", FOUR, FOUR),
        (f"form rubber | N 1C | stop | {SEATS}", Seating(), Seating()),
    ],
)
def test_seats_of_the_last_round(lines: str, first: Seating, now: Seating) -> None:
    assert (last_round(lines).seating, last_round(lines).seating_now) == (first, now)


@pytest.mark.parametrize(
    ("lines", "keepers"),
    [
        ("form rubber", [None]),
        ("keeper Ann | form rubber", ["Ann"]),
        ('keeper "Mrs. Smith" | form rubber', ["Mrs. Smith"]),
        ("keeper Mrs. Smith | form rubber", ["Mrs. Smith"]),
        ("keeper Zoe\u0308 | form rubber", ["Zoë"]),
        ("keeper “Mrs.  Smith” | form rubber", ["Mrs. Smith"]),
        ("form rubber | N 1C | KEEPER Ann", ["Ann"]),
        # The keeper holds until changed, and is changed after the end only for what comes.
        (f"keeper Ann | {RUBBER_WON} | E 1C", ["Ann", "Ann"]),
        (f"keeper Ann | {RUBBER_WON} | keeper Bob | E 1C", ["Ann", "Bob"]),
        ("keeper Ann | form rubber | N 1C | form chicago | keeper Bob", ["Ann", "Bob"]),
    ],
)
def test_keeper(lines: str, keepers: list[str | None]) -> None:
    assert [entered.keeper for entered in read(lines).rounds] == keepers


@pytest.mark.parametrize(
    ("lines", "stakes"),
    [
        ("form rubber", [None]),
        ("stake 2 | form rubber", ["2"]),
        ("stake 2.5 | form rubber", ["2.50"]),
        ("stake 2,5 | form rubber", ["2.50"]),
        ("stake 2,50 | form rubber", ["2.50"]),
        ("stake 1000 | form rubber", ["1000"]),
        ("stake 0.125 | form rubber", ["0.125"]),
        ("stake 0 | form rubber", ["0"]),
        ("stake 123456789.1234 | form rubber", ["123456789.1234"]),
        ("form rubber | N 1C | stake 1 | stake 2", ["2"]),
        # The stake holds from its round on until changed, and never for what was played before.
        (f"stake 1 | {RUBBER_WON} | E 1C", ["1", "1"]),
        (f"stake 1 | {RUBBER_WON} | stake 2 | E 1C", ["1", "2"]),
        (f"{RUBBER_WON} | stake 2", [None]),
        (f"{RUBBER_WON} | stake 2 | E 1C", [None, "2"]),
        (f"{RUBBER_WON} | E 1C | stake 2", [None, "2"]),
        (f"{RUBBER_WON} | E 1C | stake 2 | stake 3", [None, "3"]),
        ("form rubber | N 1C | stop | stake 2 | form chicago | E 1C", [None, "2"]),
    ],
)
def test_stake(lines: str, stakes: list[str | None]) -> None:
    found = [entered.stake for entered in read(lines).rounds]
    assert [None if stake is None else str(stake) for stake in found] == stakes
    assert all(stake is None or isinstance(stake, Decimal) for stake in found)


@pytest.mark.parametrize(
    ("lines", "dealers"),
    [
        ("form rubber | N 1C | N 1C", "NE"),
        ("form rubber | dealer W | pass | N 1C", "WN"),
        ("form chicago | dealer W | pass | N 1C", "WW"),
        (f"{RUBBER_WON} | E 1C", "NES"),
        (f"{RUBBER_WON} | form chicago | E 1C", "NES"),
        (f"{RUBBER_WON} | form chicago | dealer N | E 1C", "NEN"),
        # The letter of a chair is that chair, whatever the players are called.
        ("seats N=E E=N S=W W=S | form rubber | dealer east | north 1C", "E"),
        ('seats N=E E=N S=W W=S | form rubber | dealer "E" | north 1C', "N"),
        (f"{SEATS} | form rubber | dealer Di | N 1C", "W"),
        ("seats N=A E=Zoë S=C W=D | form rubber | dealer Zoe\u0308 | N 1C", "E"),
        ('seats N=A E="B  C" S=C W=D | form rubber | dealer “B  C” | N 1C', "E"),
        # Boards of which none was played leave the turn as it was.
        ("form rubber | N 1C | form duplicate | adjust NS 5 x | form rubber | N 1C", "NNE"),
    ],
)
def test_turn_to_deal(lines: str, dealers: str) -> None:
    scored = score_evening(read(lines))
    assert "".join(deal.dealer for part in scored.rounds for deal in part.deals) == dealers


def test_what_was_said_of_the_next_deal_is_kept_for_it() -> None:
    assert last_round("form rubber | N 1C | dealer W").next_dealer is WEST
    assert last_round("form rubber | dealer W | N 1C").next_dealer is None
    assert last_round(f"{RUBBER_WON} | dealer W").next_dealer is WEST
    assert last_round("form duplicate | board 7").next_board == 7
    assert last_round("form duplicate | board 7 | form rubber").next_board is None


def test_we_is_the_side_of_the_keeper() -> None:
    lines = f"{SEATS} out=Ed | form rubber | N 1C"
    for keeper, we in {"Ann": "NS", "Bob": "EW", "Cy": "NS", "Di": "EW", "Ed": "NS"}.items():
        assert score_round(last_round(f"keeper {keeper} | {lines}")).we == we


@pytest.mark.parametrize(
    "data",
    [
        b"form rubber\nN 1C\n",
        b"form rubber\nN 1C",
        b"form rubber\r\nN 1C\r\n",
        b"form rubber\rN 1C\r",
        b"\n\r\n\rform rubber\r\r\n\nN 1C",
        b"\xef\xbb\xbfform rubber\nN 1C\n",
        b"form rubber\n\xc2\xa0N\xe2\x80\xaf1C\n",
    ],
)
def test_line_ends_and_byte_order_mark(data: bytes) -> None:
    assert told(read_score_file(data)) == ["rubber, N 1C="]


def test_long_remarks_are_free() -> None:
    assert told(read(f"form rubber # {'x' * 5000}")) == ["rubber"]
