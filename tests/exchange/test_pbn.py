"""PBN: tags as in the standard, read by a program of others and by this one."""

import json
from dataclasses import replace
from datetime import date
from decimal import Decimal
from functools import partial
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.deal import Adjustment, Deal, NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, Form
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EAST, EW, NS, Seating
from scorepad.exchange.evening_file import plain_of
from scorepad.exchange.pbn import LONGEST_LINE
from scorepad.exchange.pbn_reader import decode
from scorepad.exchange.saved_evening import SavedEvening
from tests.bridge.table import FIVE, FOUR, WHOLE_EVENINGS, dealt, entered, on_board
from tests.exchange import refusals
from tests.exchange.whole_files import pbn_of

ID = UUID(int=7)
RUBBER_LOST = SavedEvening(
    ID,
    Evening(
        (
            entered(
                replace(dealt(EAST, "N 2SX+1 honours N 100"), note="a “squeeze”"),
                "E 3NT-2",
                Adjustment(EW, 50, "late"),
                NewSeats(FIVE),
                "pass",
                "S 3NT",
                seating=FOUR,
                stake=Decimal("2.50"),
            ),
            entered("W 1C", "E 1H+1", seating=FOUR),
        ),
        title='At "Ann’s"\\',
        day=date(2026, 1, 31),
    ),
)
FIRST_GAME = """\
% PBN 2.1\r
% EXPORT\r
%Content-type: text/x-pbn; charset=UTF-8\r
%Creator: scorepad 0.1.0\r
%scorepad 2\r
%evening {"id": "00000000-0000-0000-0000-000000000007", \
"title": "At \\"Ann’s\\"\\\\", "day": "2026-01-31"}\r
%round {"seating": {"north": "Ann", "east": "Bob", "south": "Cy", "west": "Di"}, \
"stake": "2.50"}\r
\r
[Event "At \\"Ann’s\\"\\\\"]\r
[Site ""]\r
[Date "2026.01.31"]\r
[Board "1"]\r
[West "Di"]\r
[North "Ann"]\r
[East "Bob"]\r
[South "Cy"]\r
[Dealer "E"]\r
[Vulnerable "None"]\r
[Deal "E:- - - -"]\r
[Scoring "Rubber"]\r
[Declarer "N"]\r
[Contract "2SX"]\r
[Result "9"]\r
[Application "scorepad 0.1.0"]\r
[Competition "Rubber"]\r
[DealId "00000000-0000-0000-0000-000000000007.1.1"]\r
[Round "1"]\r
[ScoreRubber "NS 250/120 EW 0/0"]\r
[ScoreRubberHistory "NS 0 0/0 EW 0 0/0"]\r
[Termination "normal"]\r
%deal {"honours": {"holder": "N", "points": 100}, "dealer": "E", "note": "a “squeeze”"}\r
\r
[Event "At \\"Ann’s\\"\\\\"]\r
"""


def games(*rounds: Round) -> list[dict[str, str]]:
    """The tags of each game, found by their brackets."""
    found: list[dict[str, str]] = []
    for line in pbn_of([SavedEvening(ID, Evening(rounds))]).decode().splitlines():
        if not line:
            found.append({})
        elif line[0] == "[":
            name, _, value = line[1:-1].partition(" ")
            found[-1][name] = value[1:-1]
    return found


def values(found: list[dict[str, str]], tag: str) -> list[str]:
    return [game.get(tag, "") for game in found]


def test_a_file_is_written() -> None:
    assert pbn_of([RUBBER_LOST]).decode().startswith(FIRST_GAME)


def test_a_file_is_read() -> None:
    assert decode(pbn_of([RUBBER_LOST])) == (RUBBER_LOST,)
    assert decode(b"\xef\xbb\xbf" + pbn_of([RUBBER_LOST])) == (RUBBER_LOST,)
    assert decode(pbn_of([RUBBER_LOST]).replace(b"\r\n", b"\n")) == (RUBBER_LOST,)


@pytest.mark.no_cover
@given(st.lists(WHOLE_EVENINGS, max_size=2))
def test_what_goes_in_comes_out(evenings: list[Evening]) -> None:
    kept = tuple(SavedEvening(UUID(int=number), evening) for number, evening in enumerate(evenings))
    file = pbn_of(kept)
    assert decode(file) == kept
    assert max(map(len, file.decode().splitlines())) <= LONGEST_LINE


def test_the_score_of_a_rubber_and_how_it_stood_before() -> None:
    found = games(*RUBBER_LOST.evening.rounds)
    assert values(found, "ScoreRubber") == [
        "NS 250/120 EW 0/0",
        "NS 100/0 EW 0/0",
        "NS 0/0 EW 0/0",
        "NS 700/100 EW 0/0",
        "NS 0/0 EW 0/20",
        "NS 0/0 EW 30/30",
    ]
    assert values(found, "ScoreRubberHistory") == [
        "NS 0 0/0 EW 0 0/0",
        "NS 0 250/120 0 EW 0 0/0 0",
        "NS 0 350/120 0 EW 0 50/0 0",
        "NS 0 350/120 0 EW 0 50/0 0",
        "NS 1050 0/0 EW 50 0/0",
        "NS 1050 0/0 EW 50 0/20",
    ]
    assert values(found, "Termination") == ["normal"] * 5 + ["unterminated"]
    assert values(found, "Round") == ["1", "1", "1", "1", "2", "2"]
    assert values(found, "Board") == ["1", "2", "3", "4", "5", "6"]
    assert values(found, "Contract")[2:4] == ["Pass", "3NT"]
    assert (found[2]["Declarer"], found[2]["Result"]) == ("", "")
    assert values(found, "Vulnerable") == ["None", "NS", "NS", "NS", "None", "None"]


def test_a_stopped_rubber_was_abandoned() -> None:
    found = games(entered("W 1C", Adjustment(NS, 5, "x"), stopped=True), entered("N 1C", "pass"))
    assert values(found, "Termination") == ["abandoned", "normal", "unterminated"]


def test_a_deal_after_the_end_has_no_history() -> None:
    found = games(entered("N 3NT", "N 3NT", "N 3NT"))
    assert "ScoreRubberHistory" in found[1]
    assert "ScoreRubberHistory" not in found[2]


@pytest.mark.parametrize(("form", "name"), [(CHICAGO, "Chicago"), (CAVENDISH, "Cavendish")])
def test_four_deal_bridge(form: Form, name: str) -> None:
    found = games(entered("N 3NT", "N 2H", "E 1C", "S 4S", form=form))
    assert {*values(found, "Scoring"), *values(found, "Competition")} == {name}
    assert values(found, "ScoreRubber")[0] == "NS 300/100 EW 0/0"
    assert not any(values(found, "ScoreRubberHistory"))
    assert values(found, "Termination") == ["normal"] * 4


def test_duplicate_boards() -> None:
    found = games(entered(on_board(7, "N 4S"), on_board(7, "E 3NT-1"), "W 1C", form=DUPLICATE))
    assert values(found, "Board") == ["7", "7", "8"]
    assert values(found, "Score") == ["NS 620", "NS 100", "NS -70"]
    assert {*values(found, "Scoring")} == {"?"}
    assert {*values(found, "Competition")} == {"Pairs"}
    assert not any(values(found, "ScoreRubber"))
    assert {*values(found, "Termination")} == {"normal"}
    assert (found[0]["Dealer"], found[0]["Vulnerable"]) == ("S", "All")


@pytest.mark.parametrize("chukkers", [True, False])
def test_imps_against_the_points_held(chukkers: bool) -> None:
    deal = replace(read_deal("N 4S+1"), points_ns=23)
    found = games(entered(deal, "E 1C", form=POINTS, chukkers=chukkers))
    assert values(found, "Score") == ["NS 450", "NS -70"]
    assert [game.get("ScoreIMP") for game in found] == ["NS 8", None]
    assert {*values(found, "Scoring")} == {"?"}
    assert values(found, "Termination") == ["normal", "unterminated" if chukkers else "normal"]


def test_the_tags_stand_in_the_order_of_the_export_format() -> None:
    (game,) = games(entered("N 1C"))
    assert " ".join(game) == (
        "Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer "
        "Contract Result Application Competition DealId Round ScoreRubber ScoreRubberHistory "
        "Termination"
    )
    assert game["Date"] == "????.??.??"
    assert game["Deal"] == "N:- - - -"


def test_names_and_titles_fit_into_their_tags() -> None:
    strange = Evening((entered("N 1C", seating=Seating('"]\\')),), title="t\n\x1b" * 300)
    file = pbn_of([SavedEvening(ID, strange)])
    assert max(map(len, file.decode().splitlines())) <= LONGEST_LINE
    assert b'[North "\\"]\\\\"]\r\n' in file
    assert b'[Event "t t t ' in file


def test_half_letters_do_not_stop_the_writing() -> None:
    half = Evening((entered("N 1C", seating=Seating("x\ud800")),), title="x\ud800")
    (read,) = decode(pbn_of([SavedEvening(ID, half)]))
    assert read.evening.title == read.evening.rounds[0].seating.north == "x\ufffd"


def test_vast_notes_and_many_lines_take_time_by_their_length() -> None:
    """Text over many lines is joined at once, with line breaks of all kinds kept."""
    note = "\t♠ \x20\n%evening {}\n[Event]" * 300
    vast = SavedEvening(ID, Evening((entered("N 1C", "E 2C"),) * 100, note=note))
    file = pbn_of([vast])
    assert max(map(len, file.decode().split("\r\n"))) <= LONGEST_LINE
    assert decode(file) == (vast,)


# What is refused.


GOOD = pbn_of([RUBBER_LOST]).decode()
NOT_OURS = "Rubber of another program cannot be read, only duplicate boards"
NO_RESULT = "“1C” by “” with “” tricks is not a result"
INCOMPLETE = "a line before this one is missing; open another copy of the file"
BREAKS_OFF = "the file is cut off; open a complete copy"
DAMAGED = "this part is damaged; open another copy of the file"
NEWER = "the file was written by a newer scorepad; update this one to open it"
PASSED_OUT = "a passed-out deal has no declarer, tricks or honours"
HEAD = "%scorepad 2\n"
EVENING = '%evening {"id": "00000000-0000-0000-0000-000000000007"}'
GAME = f'{HEAD}{EVENING}\n%round {{}}\n[Contract "Pass"]\n'


refused = partial(refusals.refused, decode)


@pytest.mark.parametrize(
    ("written", "instead", "place", "said"),
    [
        ('"2SX"', '"8SX"', "31.contract", "“8SX” is not a contract, e.g. 4S, 3NT, 6HX or pass"),
        ('"2SX"', '"2sx"', "31.contract", "“2sx” is not a contract, e.g. 4S, 3NT, 6HX or pass"),
        ('[Contract "2SX"]\r\n', "", "30", "“contract” is missing"),
        ('"2SX"]', '"2SX]', "22", '“[Contract "2SX]” is not a line that scorepad writes'),
        ('[Result "9"]', '[Result "nine"]', "31.tricks", "“nine” does not belong here"),
        ('[Result "9"]', '[Result "٣"]', "31.tricks", "“٣” does not belong here"),
        ('[Result "9"]', '[Result "-9"]', "31.tricks", "“-9” does not belong here"),
        ('[Result "9"]', f'[Result "{"9" * 5000}"]', "31.tricks", "“999"),
        ('[Result "9"]', '[Result "14"]', "31", "a side takes 0 to 13 tricks, not 14"),
        ('[Result "9"]', '[Result ""]', "31", "“tricks” is missing"),
        ('[Result "9"]\r\n', "", "30", "“tricks” is missing"),
        ('[Declarer "N"]', '[Declarer "^N"]', "31.contract.declarer", "“^N” is not known here"),
        ('[Declarer "N"]\r\n', "", "30.declarer", "the declarer is missing: N, E, S or W"),
        ('[Contract "Pass"]', '[Contract "Pass"]\r\n[Result "7"]', "80", PASSED_OUT),
        ('"points": 100', '"points": 120', "31.honours", "honours are 100 or 150"),
        ("%deal {", "%deal {{", "31", DAMAGED),
        ("%deal {", "%deal [{", "31", BREAKS_OFF),
        ('%deal {"honours"', '%deal {"tricks": 9, "honours"', "31", DAMAGED),
        ('%deal {"honours"', '%deal {"contract": {}, "honours"', "31", DAMAGED),
        ('%deal {"honours"', '%deal {"kind": "adjustment", "honours"', "31", "“kind” is not kno"),
        ("%deal", "%seal", "31", "“%seal {"),
        ('"points": 50', '"points": 0', "55", "an adjustment is 1 to 99999 points, given to one"),
        ("%between {", "%betwixt {", "55", "“%betwixt {"),
        ('"new seats"', '"seats"', "56.kind", "“seats” is not known here"),
        ('%between {"kind"', '%between {"kin"', "55", "“kind” is missing"),
        ("%between {", "%between [{", "55", BREAKS_OFF),
        ('"stake": "2.50"', '"stake": "x"', "7.stake", "money is text with a point: “2.50"),
        ("%round", ";round", "31", INCOMPLETE),
        ("%round {", "%round [{", "7", BREAKS_OFF),
        ("%round", "%round 5\r\n;", "7", "“5” does not belong here"),
        ("%evening", "%creator", "12", NOT_OURS),
        ("%evening {", "%evening [{", "6", BREAKS_OFF),
        ("%evening", "%evening 5\r\n;", "6", DAMAGED),
        ("%scorepad 2", "%scorepad 3", "", NEWER),
        ("%scorepad 2", "%scorepad 20", "", NEWER),
        ("%scorepad 2", "%scorepad 1", "6", "“day” is not known here"),
        ("%scorepad 2\r\n", "", "5", "“day” is not known here"),
        (str(ID), "7", "6.id", "the evening’s ID is damaged"),
    ],
)
def test_the_faulty_line_is_named(written: str, instead: str, place: str, said: str) -> None:
    assert written in GOOD
    found, sentence = refused(GOOD.replace(written, instead, 1))
    assert (found, sentence[: len(said)]) == (place, said)


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        ('[Contract "1C"]\n', "1", NO_RESULT),
        ('[Contract "1C"]', "1", NO_RESULT),
        (f"{HEAD}{EVENING}\n{EVENING}\n", "3", "this evening is already there"),
        (f"{HEAD}{EVENING}\n%deal {{}}", "3", INCOMPLETE),
        (f"{HEAD}{EVENING}\n%between {{}}", "3", INCOMPLETE),
        (f"{EVENING}\n%seats {{}}", "2", INCOMPLETE),
        (f"{HEAD}%round {{}}\n{EVENING}", "2", INCOMPLETE),
        (f'{GAME}[Declarer "N"]', "5", PASSED_OUT),
        (f'{GAME}%deal {{"honours": {{"holder": "N", "points": 150}}}}', "5", "a passed-out deal"),
        (
            f'{HEAD}%evening {{"id',
            "2",
            "the file is cut off; open a complete copy",
        ),
        (f"{HEAD}{EVENING}\n%+ more", "2", DAMAGED),
        (f'{HEAD}{EVENING[:-1]}\n%+ , "x": 1}}', "2", "“x” is not known here"),
        (f"{EVENING}\nDear Ann,", "2", "“Dear Ann,” is not a line that scorepad writes"),
        (f"{EVENING}\n{'x' * 99}", "2", f"“{'x' * 59}…” is not a line that scorepad writes"),
        (f"{HEAD}%evening {'[' * 100_000}", "2", DAMAGED),
    ],
)
def test_what_was_not_written_here(text: str, place: str, said: str) -> None:
    found, sentence = refused(text)
    assert (found, sentence[: len(said)]) == (place, said)


def test_bytes_that_are_no_text() -> None:
    assert refused(EVENING.encode() + b"\n\n\xff") == (
        "3",
        "this letter cannot be read; save the file as Unicode (UTF-8) in its own program",
    )


def test_what_others_add_is_passed_over() -> None:
    """Remarks, lines with blanks, unknown tags, a tag repeated."""
    added = GOOD.replace("% EXPORT", "%Created: today\r\n% EXPORT").replace(
        '[Contract "2SX"]', '[Contract "2SX"]\r\n; a remark\r\n{another}\r\n[Mine "7"]  '
    )
    added = added.replace('[Result "9"]', '[Result "9"]\r\n[Result "1"]').replace(
        "\r\n\r\n", "\r\n \t\r\n\r\n"
    )
    assert decode(added.encode()) == (RUBBER_LOST,)


def test_lines_that_end_otherwise() -> None:
    for end in ("\n", "\r", " \r\n", "\r\n\r\n"):
        assert decode(GOOD.replace("%scorepad 2\r\n", f"%scorepad 2{end}").encode()) == (
            RUBBER_LOST,
        )
    assert decode(GOOD.rstrip().encode()) == (RUBBER_LOST,)


def test_facts_that_stand_together_are_read_too() -> None:
    """As an evening or a round may be written whole."""
    whole = json.dumps(plain_of(RUBBER_LOST))
    assert decode(f"{HEAD}%evening {whole}".encode()) == (RUBBER_LOST,)
    plain = plain_of(RUBBER_LOST)
    rounds = [json.dumps(entered) for entered in plain.pop("rounds")]
    lines = [f"%evening {json.dumps(plain)}", *(f"%round {entered}" for entered in rounds)]
    assert decode((HEAD + "\n".join(lines)).encode()) == (RUBBER_LOST,)
    lines.insert(-1, '%between {"kind": "deal", "tricks": 0}')
    (more,) = decode((HEAD + "\n".join(lines)).encode())
    first, second = RUBBER_LOST.evening.rounds
    first = replace(first, items=(*first.items, Deal()))
    assert more.evening.rounds == (first, second)


def test_nothing_is_an_empty_file() -> None:
    assert decode(b"") == decode(b"% PBN 2.1\r\n") == decode(pbn_of([])) == ()
