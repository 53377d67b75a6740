"""Tables of deals: our own, those of other programs, and those written by hand."""

import csv
import io
from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.deal import Adjustment, Deal, Item, NewSeats
from scorepad.bridge.evening import (
    Evening,
    ScoredEvening,
    new_seats_after,
    score_evening,
    with_item,
)
from scorepad.bridge.notation import print_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE, POINTS, RUBBER, Form, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EAST, EW, NS, SOUTH, Seating
from scorepad.exchange.csv_file import COMMA, SEMICOLON
from scorepad.exchange.csv_reader import decode
from scorepad.exchange.file_kinds import CsvTable
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.score_file import read_score_file
from tests.bridge.table import (
    BOARDS,
    DAYS,
    DEALS,
    EVE_FOR_ANN,
    FIVE,
    FOUR,
    ITEMS,
    NOTES,
    SEATINGS,
    SMITHS,
    TEXTS,
    dealt,
    entered,
    laid,
    on_board,
    rounds,
    told,
)
from tests.exchange.read_csv import evening_of, said_of
from tests.exchange.whole_files import csv_of

ID = UUID(int=7)
KEPT = SavedEvening(
    ID,
    Evening(
        (
            entered("N 4SX+1 honours N 100", "E 3NT-2", seating=FOUR, stake=Decimal("2.50")),
            entered(
                dealt(EAST, "pass"),
                EVE_FOR_ANN,
                on_board(3, "W 1C"),
                Adjustment(EW, 50, "late"),
                form=CHICAGO,
                part_score_50=True,
                seating=FOUR,
                keeper="Ann",
                stopped=True,
            ),
            entered(on_board(7, "S 2H+1"), "pass", "E 1NT=", form=DUPLICATE, seating=FIVE),
        ),
        title="=At Ann’s",
        day=date(2026, 1, 31),
        currency="€",
        club="Owls, by the sea",
        director="Jo",
    ),
)


def rows_of(*lines: str) -> tuple[Item, ...]:
    """The items of the only round of such a table."""
    (only,) = evening_of(*lines).rounds
    return only.items


# Our own table.


def heard(scored: ScoredEvening) -> list[object]:
    """What the table of deals has of an evening: deals, seats, forms, agreements, scores."""
    return [
        (
            one.round.options,
            (
                one.round.keeper,
                one.round.stake,
                one.round.stopped,
                one.total,
                one.round.seating_now,
            ),
            [
                (
                    print_deal(deal.item),
                    (deal.item.note, deal.number, deal.dealer, deal.vulnerable, deal.after_end),
                    deal.entries and [(entry.side, entry.pay) for entry in deal.entries],
                    one.round.seatings(before=deal.place)[-1],
                )
                for deal in one.deals
                if isinstance(deal.item, Deal)
            ],
        )
        for one in scored.rounds
        if one.deals
    ]


PLAYED = st.one_of(DEALS, DEALS, st.builds(NewSeats, SEATINGS))
EVENINGS = st.builds(
    Evening,
    st.lists(
        rounds(items=st.builds(told, PLAYED, TEXTS | NOTES, BOARDS), next_boards=BOARDS),
        min_size=1,
        max_size=3,
    ).map(tuple),
    TEXTS,
    DAYS,
    currency=st.sampled_from(["", "€", "kr."]),
)
"""Without points agreed on."""


@pytest.mark.no_cover
@given(st.lists(EVENINGS, max_size=2), st.sampled_from([COMMA, SEMICOLON]))
def test_what_the_table_tells_comes_back(evenings: list[Evening], separator: str) -> None:
    kept = [SavedEvening(UUID(int=number), evening) for number, evening in enumerate(evenings)]
    with_deals = [one for one in kept if any(part.deals for part in score_evening(one[1]).rounds)]
    read = decode(csv_of(kept, separator=separator))
    assert [one.id for one in read] == [one.id for one in with_deals]
    for one, kept_one in zip(read, with_deals, strict=True):
        after, before = one.evening, kept_one.evening
        assert heard(score_evening(after)) == heard(score_evening(before))
        assert (after.day, after.title) == (before.day, before.title)
        assert after.currency == before.currency
        assert csv_of([one], separator=separator) == csv_of(
            [SavedEvening(one.id, after)], separator=separator
        )


ROTATED = new_seats_after(
    entered("pass", seating=FIVE, form=POINTS, chukkers=False, deals=10), Deal()
)[0]
"""What reading proposes after the second deal if nobody changed after the first."""
ROTATING = {"form": POINTS, "chukkers": False, "deals": 10}


@pytest.mark.parametrize(
    ("items", "options"),
    [
        (("pass", NewSeats(FOUR)), {}),
        (("pass",), ROTATING),
        (("pass", NewSeats(FIVE)), ROTATING),
        (("pass", EVE_FOR_ANN, "N 1C"), ROTATING),
        (("pass",) * 10, ROTATING),
        (("pass", Adjustment(NS, 50, "late"), EVE_FOR_ANN), ROTATING),
        (("pass", "pass", ROTATED, "pass"), ROTATING),
    ],
)
@pytest.mark.parametrize("stopped", [False, True])
def test_who_sits_next_comes_back(
    items: tuple[str | Item, ...], options: dict[str, Any], stopped: bool
) -> None:
    seated = entered(*items, seating=FIVE, stopped=stopped, **options)
    (kept,) = decode(csv_of([SavedEvening(ID, Evening((seated,)))]))
    (found,) = kept.evening.rounds
    assert found.seating_now == seated.seating_now
    for before in range(1, len(items)):
        if isinstance(seated.items[before], Deal):
            number = sum(isinstance(one, Deal) for one in seated.items[:before])
            places = [at for at, one in enumerate(found.items) if isinstance(one, Deal)]
            assert found.seatings(places[number])[-1] == seated.seatings(before)[-1]


def test_who_sits_next_is_written_by_hand_too() -> None:
    head = "contract,declarer,result,north,east,south,west,next"
    first = "1C,N,=,Ann,Bob,Cy,Di,"
    (read,) = evening_of(head, f'{first}"Bob, Ann, Cy, Di, Eve"', "pass,,,,,,,").rounds
    assert read.seating_now.out == ("Eve",)
    assert said_of(f'{head}\n{first}"Bob, Ann, Cy"').startswith("2: four players are needed, not 3")


@given(st.lists(ITEMS, min_size=1, max_size=8))
def test_points_agreed_on_come_back_for_each_side(items: list[Item]) -> None:
    evening = Evening((entered(*items, seating=FOUR),))
    totals = [one.total for one in score_evening(evening).rounds]
    for kept in decode(csv_of([SavedEvening(ID, evening)])):
        assert [one.total for one in score_evening(kept.evening).rounds] == totals


def test_figures_at_their_ends_come_back() -> None:
    stakes = [*map(Decimal, ("0.125", "2.5", "2", "123456789012345.12345678"))]
    boards = (on_board(9999, "N 1C"), "S 1D")
    rounds = (entered(*boards, form=DUPLICATE, stake=stake) for stake in stakes)
    kept = SavedEvening(ID, Evening(tuple(rounds)))
    for separator in (COMMA, SEMICOLON):
        (read,) = decode(csv_of([kept], separator=separator))
        assert read == kept
        assert [*map(str, (one.stake for one in read.evening.rounds))] == [*map(str, stakes)]


@pytest.mark.parametrize("separator", [COMMA, SEMICOLON])
def test_an_evening_comes_back_whole(separator: str) -> None:
    assert decode(csv_of([KEPT], separator=separator)) == (KEPT,)


def test_what_no_deal_tells_is_lost() -> None:
    evening = Evening(
        (Round(), entered("pass"), entered(Adjustment(NS, 50, "late"))),
        note="snow",
        planned=3,
    )
    (kept,) = decode(csv_of([SavedEvening(ID, evening)]))
    assert kept == SavedEvening(ID, Evening((entered("pass"),)))


def test_players_named_yes_and_no() -> None:
    evening = Evening((entered("N 1C", seating=Seating("yes", "no", "true", "false", ("NO",))),))
    assert decode(csv_of([SavedEvening(ID, evening)])) == (SavedEvening(ID, evening),)


def test_what_a_spreadsheet_adds_or_drops() -> None:
    """Empty rows, other separators, columns of one's own, moved columns, the + of a result."""
    rows = list(csv.reader(io.StringIO(csv_of([KEPT]).decode("utf-8-sig"), newline="")))
    out = io.StringIO()
    writer = csv.writer(out, delimiter="\t")
    writer.writerow([])
    for row in rows:
        cells = [cell.upper() for cell in row] if row is rows[0] else row
        cells = ["1" if cell == "+1" else cell for cell in cells]
        writer.writerow([*reversed(cells), "mine" if row is rows[0] else "7", "x"])
        writer.writerow([])
    assert decode(out.getvalue().encode()) == (KEPT,)


# Tables of other programs, and those written by hand.


def test_what_other_programs_have_besides_is_named() -> None:
    (kept,) = decode(b"Contract,Declarer,Result,Lead,Score,Table,Mood\n4S,N,=,HK,420,3,\n")
    assert kept.evening.note == "Not imported from the file: Lead and Table."
    said = said_of("contract,declarer,result,note\n4S,N,=,hello, world\n")
    assert said.startswith("2: this row does not match the columns of its table")


@pytest.mark.parametrize(
    ("second", "said"),
    [
        ("NS", ""),
        ("", ""),
        ("unclear", ""),
        ("Both", "3: “vulnerable” is “Both” in this row, but should be “NS”"),
        ("-", "3: “vulnerable” is “-” in this row, but should be “NS”"),
    ],
)
def test_a_deal_that_was_scored_by_another_vulnerability(second: str, said: str) -> None:
    lines = ("contract,declarer,result,vulnerable", "4S,N,=,None", f"4S,E,=,{second}")
    if not said:
        assert evening_of(*lines)
        return
    assert said_of("\n".join(lines)) == said
    head = "board,pair NS,pair EW,contract,declarer,result,vulnerable"
    assert said_of(f"{head}\n1,1,2,4S,N,=,All") == (
        "2: “vulnerable” is “All” in this row, but should be “None”"
    )


@pytest.mark.parametrize(
    ("evening", "said"),
    [
        (str(ID), "3: “points EW” is “50” in this row, but should be “100”"),
        ("12 May", ""),  # another program may count differently
    ],
)
def test_points_that_do_not_follow_from_the_deal(evening: str, said: str) -> None:
    lines = (
        "evening,contract,declarer,result,points NS,points EW",
        f"{evening},4S,N,=,120,0",
        f"{evening},4S,N,-1,0,50",
    )
    if not said:
        assert evening_of(*lines)
        return
    assert said_of("\n".join(lines)) == said


def test_the_least_there_can_be() -> None:
    assert evening_of("date,declarer,contract,result", "2026-01-31,N,4S,=") == Evening(
        (entered("N 4S"),), day=date(2026, 1, 31)
    )


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_as_other_programs_write_it(mark: str, line_end: str, separator: str) -> None:
    lines = ["Contract , DECLARER,Result ,Score", "4S,N,=,420", ",,,", "pass,,,0", "3NT,E,-2,100"]
    text = mark + line_end.join(lines).replace(",", separator)
    (kept,) = decode(text.encode())
    assert kept.evening == Evening((entered("N 4S", "pass", "E 3NT-2"),))


def test_evenings_that_have_no_id_are_known_again() -> None:
    one, other = decode(b"date,declarer,contract,result\n1.2.2026,N,1C,=\n2.2.2026,N,1C,=")
    assert decode(b"date,contract,declarer,tricks\n2026-02-01,1c,north,7\n") == (one,)
    assert one.id != other.id


def test_rows_of_an_evening_belong_together_wherever_they_stand() -> None:
    evenings = decode(
        b"evening,date,declarer,contract,result\n"
        b"A,,N,1C,=\nB,2026-02-01,N,2C,=\n,,E,3C,=\na,,S,1D,=\n,2026-02-01,W,1H,="
    )
    assert [kept.evening for kept in evenings] == [
        Evening((entered("N 1C", "S 1D"),)),
        Evening((entered("N 2C", "E 3C"),), day=date(2026, 2, 1)),
        Evening((entered("W 1H"),), day=date(2026, 2, 1)),
    ]


@given(st.lists(DEALS, min_size=1, max_size=12), st.sampled_from([*Form]))
def test_deals_follow_each_other_as_in_an_evening(deals: Sequence[Deal], form: Form) -> None:
    evening = Evening((Round(Options(form), FOUR, "Ann", Decimal(2)),))
    lines = [
        "form,dealer,declarer,contract,tricks,honours,held by,held NS,"
        "north,east,south,west,keeper,stake"
    ]
    for deal in deals:
        played, held = deal.contract, deal.honours
        cells = ["", "" if form is DUPLICATE else deal.dealer or "", "", "pass", "", "", "", ""]
        if played:
            cells[2:5] = [played.declarer, str(played), str(deal.tricks)]
        if held:
            cells[5:7] = [str(held.points), held.holder]
        if deal.points_ns is not None:
            cells[7] = str(deal.points_ns)
        if len(lines) == 1:
            cells = [form, *cells[1:], "Ann", "Bob", "Cy", "Di", "Ann", "2"]
        lines.append(",".join(cells))
        evening, _ = with_item(evening, deal)
    assert heard(score_evening(evening_of(*lines))) == heard(score_evening(evening))


def test_a_rubber_that_ends_begins_the_next() -> None:
    lines = ["contract,declarer,result,stake,north,east,south,west", "3NT,N,=,2,Ann,Bob,Cy,Di"]
    lines += ["4S,S,=,,,,,", "1C,Ann,=,,,,,", "pass,,,2,Eve,Bob,Cy,Di"]
    eve = NewSeats(Seating("Eve", "Bob", "Cy", "Di"))
    assert evening_of(*lines).rounds == (
        entered("N 3NT", "S 4S", seating=FOUR, stake=Decimal(2)),
        entered("N 1C", eve, "pass", seating=FOUR, stake=Decimal(2)),
    )


def test_another_form_begins_another_round() -> None:
    lines = ["Form,contract,declarer,result", "Chicago,1C,N,=", ",1D,E,=", "rubber,1H,S,="]
    assert evening_of(*lines).rounds == (
        entered("N 1C", "E 1D", form=CHICAGO),
        entered("S 1H"),
    )


def test_rounds_by_their_names() -> None:
    """Agreements are those of each round, and deals after its end stay in it."""
    lines = ["round,contract,declarer,result,stake", "A,3NT,N,=,2", "A,4S,N,=,", "A,1C,N,=,"]
    lines += ["B,1D,E,=,", ",1H,S,=,"]
    assert evening_of(*lines).rounds == (
        entered("N 3NT", "N 4S", "N 1C", stake=Decimal(2)),
        entered("E 1D", "S 1H"),
    )


def test_deals_without_a_round_after_one_that_has_a_name() -> None:
    lines = ["round,contract,declarer,result", "A,3NT,N,=", ",4S,N,=", ",1C,N,=", "A,1D,N,="]
    assert evening_of(*lines[:-1]).rounds == (entered("N 3NT", "N 4S"), entered("N 1C"))
    assert said_of("\n".join(lines)).startswith("5: round A is already over; keep the rows")


def test_boards_are_duplicate() -> None:
    lines = ["board,contract,declarer,result,dealer", "7,4S,N,=,S", "8,1C,E,=,", ",pass,,,"]
    assert evening_of(*lines).rounds == (
        entered(on_board(7, "N 4S"), "E 1C", "pass", form=DUPLICATE),
    )


def test_other_pairs_play_boards_of_their_own() -> None:
    lines = ["board,contract,declarer,result,north,east,south,west", "7,4S,N,=,Ann,Bob,Cy,Di"]
    lines += ["8,1C,E,=,Cy,Bob,Ann,Di", "9,pass,,,Ann,Cy,Bob,Di"]
    rounds = evening_of(*lines).rounds
    assert [len([item for item in each.items if isinstance(item, Deal)]) for each in rounds] == [
        2,
        1,
    ]
    assert rounds[1].seating == Seating("Ann", "Cy", "Bob", "Di")


@pytest.mark.parametrize(
    ("contract", "declarer", "result", "deal"),
    [
        ("4♠", "N", "=", "N 4S"),
        ("4S", "south", "+1", "S 4S+1"),
        ("4sx", "Sud", "−1", "S 4SX-1"),
        ("4 hxx", "West", "down 2", "W 4HXX-2"),
        ("3SA", "e", "made", "E 3NT"),
        ("3N", "Ann", "+ 1", "N 3NT+1"),
        ("1nt", "di", "'+1", "W 1NT+1"),
        ("4SN", "", "10", "N 4S"),
        ("4S", "N", "7", "N 4S-3"),
        ("Pass", "", "", "pass"),
        ("all pass", "", "0", "pass"),
    ],
)
def test_ways_to_write_a_deal(contract: str, declarer: str, result: str, deal: str) -> None:
    lines = ["contract,declarer,result,north,east,south,west"]
    lines += [f"{contract},{declarer},{result},Ann,Bob,Cy,Di"]
    assert rows_of(*lines) == laid(deal)


def test_players_by_as_much_of_their_names_as_tells_them_apart() -> None:
    head = "declarer,contract,tricks,over,honours,held by,dealer,north,east,south,west"
    seats = "Mr. Smith,Mrs. Smith,Mr. Jones,Mrs. Jones"
    (only,) = evening_of(head, f"mrs. smith,4H,9,-1,150,Mrs. J,Mr. J,{seats}").rounds
    assert only == entered(dealt(SOUTH, "E 4H-1 honours W 150"), seating=SMITHS)
    (only,) = evening_of(head, f"Mrs. S,4H,9,-1,0,,,{seats}").rounds
    assert only == entered("E 4H-1", seating=SMITHS)


def test_a_number_without_a_sign_beside_the_tricks() -> None:
    """If a spreadsheet has dropped the +, or all tricks were meant."""
    head = "declarer,contract,result,tricks,over"
    assert rows_of(head, "N,4S,1,11,", "N,1NT,6,6,", "E,1NT,2,,2") == laid(
        "N 4S+1", "N 1NT-1", "E 1NT+2"
    )


# What is refused.


NO_TABLE = (
    "1: this is not a table of deals: the first row must name the columns, at least declarer, "
    "contract and result"
)


COLUMNS = (
    *("evening", "round", "deal", "form", "board", "dealer", "contract", "declarer", "result"),
    *("tricks", "over", "honours", "held by", "north", "out", "stake", "stopped"),
    *("unfinished part-score", "agreed EW", "reason", "note", "title", "date"),
    *("held NS", "deals agreed", "money by", "scale"),
)


def row(**cells: str) -> str:
    cells = {name.replace("_", " "): cell for name, cell in cells.items()}
    return ",".join(cells.get(column, "") for column in COLUMNS)


GOOD = {"round": "1", "contract": "4S", "declarer": "N", "result": "="}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"contract": ""}, "the contract is missing, or pass for a passed-out deal"),
        ({"contract": "8S"}, "a contract is at level 1 to 7, not 8"),
        ({"contract": "4"}, "the suit is missing after 4: C D H S or NT"),
        ({"contract": "4S+1"}, "“4S+1” is more than a contract such as 4S, 3NT, 6HX or pass"),
        ({"contract": "4SW"}, "the declarer is given twice"),
        ({"contract": "pass"}, "for a passed-out deal type only pass"),
        (
            {"contract": "pass", "declarer": ""},
            "a passed-out deal has nothing else; leave “result” empty",
        ),
        ({"declarer": ""}, "the declarer is missing: N, E, S or W"),
        (
            {"declarer": "Zoe"},
            "nobody called “Zoe” is at the table",
        ),
        ({"declarer": "\x1b"}, "the character U+001B is not allowed in a name or a reason"),
        ({"result": ""}, "the result is missing: =, +1 or -1"),
        ({"result": "won"}, "“won” is not a result, e.g. =, +1 or -1"),
        ({"result": "1"}, "“1” can be read two ways; use =, +1 or -1, or a column"),
        ({"result": "+4"}, "a side takes 0 to 13 tricks, not 14"),
        ({"tricks": "14"}, "“14” is not a number from 0 to 13"),
        ({"tricks": "ten"}, "“ten” is not a number from 0 to 13"),
        ({"over": "1.5"}, "“1.5” is not a number of tricks over or down, e.g. 1 or -2"),
        ({"over": "-1"}, "“over” -1 and “result” = do not agree; correct one of them"),
        ({"honours": "100"}, "honours need their holder: N, E, S or W"),
        ({"honours": "90", "held_by": "N"}, "honours are 100 or 150"),
        ({"held_by": "N"}, "honours are 100 or 150"),
        ({"form": "whist"}, "“whist” is not a form of the game: rubber, chicago, cav"),
        ({"form": "chicago"}, "“form” is “chicago” here but “rubber” further up in the same"),
        ({"stake": "2.50"}, "“stake” is “2.50” here but “” further up in the same round or"),
        ({"board": "x"}, "“x” is not a number from 1 to 9999"),
        ({"board": "0"}, "“0” is not a number from 1 to 9999"),
        ({"evening": "B", "form": "duplicate", "board": "0"}, "“0” is not a number"),
        ({"board": "10000"}, "“10000” is not a number from 1 to 9999"),
        ({"round": "2", "stake": "a lot"}, "“a lot” is not an amount"),
        ({"round": "2", "stopped": "maybe"}, "“maybe” is not allowed in “stopped”, only yes or no"),
        ({"round": "2", "unfinished part-score": "7"}, "the part-score of an unfinished rubber"),
        ({"held_NS": "x"}, "“x” is not a number from 0 to 40"),
        ({"held_NS": "41"}, "“41” is not a number from 0 to 40"),
        ({"round": "2", "deals_agreed": "six"}, "“six” is not a number from 1 to 99"),
        ({"round": "2", "deals_agreed": "5"}, "a round has 4, 6, 8, 10, 15, 20 or 25 deals, not 5"),
        ({"round": "2", "money_by": "ones"}, "“ones” is not a way to count money: hun"),
        ({"round": "2", "scale": "19 1/1"}, "a scale covers 20 to 40 points, not “19 1/1”"),
        ({"deal": "1"}, "deal 1 comes after deal 2; rows must be in the order of play"),
        ({"north": "E"}, "E cannot be in two places"),
        ({"north": "x" * 101}, "the name “xxx"),
        ({"agreed_EW": "-50"}, "“-50” is not a number from 0 to 99999"),
        ({"agreed_EW": "50"}, "an adjustment needs a reason"),
        ({"agreed_EW": "100000", "reason": "x"}, "“100000” is not a number from 0 to 99999"),
        ({"note": "\x07"}, "the character U+0007 is not allowed in a name or a reason"),
        ({"note": "x" * 10_001}, "“note” is longer than 10000 letters"),
        ({"title": "Twelfth Night"}, "“title” is “Twelfth Night” here but “At Ann’s” further up"),
        ({"evening": "B", "title": "\u202e"}, "the character U+202E is not allowed in a name or"),
    ],
)
def test_the_faulty_line_is_named(wrong: dict[str, str], said: str) -> None:
    first = row(**GOOD, deal="2", title="At Ann’s", evening="A", form="rubber")
    text = "\n".join([",".join(COLUMNS), first, row(**{**GOOD, **wrong})])
    assert said_of(text).startswith(f"3: {said}")


def test_an_ambiguous_name_and_too_many_who_sit_out() -> None:
    head = "declarer,contract,result,north,east,south,west,out"
    seats = "Mr. Smith,Mrs. Smith,Mr. Jones,Mrs. Jones"
    assert said_of(f"{head}\nSmith,1C,=,{seats},") == (
        "2: “Smith” could be Mr. Smith, Mrs. Smith: type more letters"
    )
    assert said_of(f'{head}\nN,1C,=,,,,,"a, b, c, d"') == (
        "2: at most 3 players can sit out, not 4"
    )
    assert said_of(f'{head}\nN,1C,=,,,,,"""a"') == (
        "2: the names of players who sit out need commas between them"
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", NO_TABLE),
        (" ,;\n\n", NO_TABLE),
        ("Name;Punkte\nAnn;100", NO_TABLE),
        ("contract,result", "1: this table of deals has no column “declarer”"),
        ("\nDeclarer", "2: this table of deals has no column “contract” and “result”"),
        ("declarer,contract,result,Result", "1: there are two columns “result”"),
        ('declarer,contract,result\nN,"4S,=', "2: the quotes around a cell do not match, or it"),
        (f"declarer,contract,result,note\nN,4S,=,{'x' * 140_000}", "2: the quotes around a cell"),
        (
            "round,declarer,contract,result\n1,N,1C,=\n2,N,1C,=\n1,N,1C,=",
            "4: round 1 is already over",
        ),
        (
            "board,dealer,declarer,contract,result\n7,N,E,1C,=",
            "2: board 7 is dealt by S, not by N",
        ),
        ("date,declarer,contract,result\n1/2/2026,E,1C,=", "2: “1/2/2026” could be two dates"),
        ("date,evening,declarer,contract,result\nx,A,E,1C,=", "2: “x” is not a date, e.g."),
    ],
)
def test_other_tables(text: str, said: str) -> None:
    assert said_of(text).startswith(said)


def test_other_files() -> None:
    assert decode(csv_of([KEPT], CsvTable.RESULTS)) == ()
    for which in (CsvTable.ROUNDS, CsvTable.BACK_SCORES):
        assert said_of(csv_of([KEPT], which)).startswith(NO_TABLE)
    assert (
        said_of(b"a,b\n\xff")
        == "2: this letter cannot be read; save the file as Unicode (UTF-8) in its own program"
    )


def test_evenings_that_cannot_be_told_apart() -> None:
    head = "evening,declarer,contract,result"
    assert said_of(f"{head}\nA,N,1C,=\nB,N,1C,=") == (
        "two evenings in this file are the same; give each its date"
    )
    (kept,) = decode(f"{head}\n{ID},N,1C,=\n{{{ID}}},N,1C,=".encode())
    assert kept == SavedEvening(ID, Evening((entered("N 1C", "N 1C"),)))


def test_a_table_without_deals() -> None:
    assert decode(b"declarer,contract,result,weather\n,,\n,,,sunny\n") == ()


def test_an_evening_that_comes_twice() -> None:
    header, *rows = csv_of([KEPT]).decode().splitlines(keepends=True)
    assert said_of("".join([header, *rows, *rows]).encode()).startswith(
        "9: round 1 is already over"
    )


def test_the_form_is_told_once() -> None:
    assert evening_of("form,contract,declarer,result", "RUBBER,1C,N,=").rounds[
        0
    ].options == Options(RUBBER)


def test_five_who_change_chairs_after_each_deal() -> None:
    """The next seats are known; if the players did not change, that is kept."""
    lines = "form points\nchukkers off\ndeals 10\nseats N=A E=B S=C W=D out=E\n" + "N 1C=\n" * 3
    kept = nameless(read_score_file(lines.encode()))
    assert decode(csv_of([kept])) == (kept,)
    stayed = entered(*("N 1C", "E 1C", "S 1C"), form=POINTS, chukkers=False, deals=10, seating=FIVE)
    (read,) = decode(csv_of([SavedEvening(ID, Evening((stayed,)))]))
    sat = [deal.seating for deal in score_evening(read.evening).rounds[0].deals]
    assert sat == [FIVE] * 3


# Results of several tables.
