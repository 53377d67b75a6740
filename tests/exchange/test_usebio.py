"""USEBIO: its fields by name, ours as others read them, and those of others here."""

import re
from dataclasses import replace
from datetime import date
from uuid import UUID
from xml.etree import ElementTree

import pytest

from scorepad.bridge.comparison import (
    Average,
    ComparisonSettings,
    NotPlayed,
    Played,
    Scoring,
    TableResult,
)
from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.ranking import rank
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.usebio import decode
from tests.bridge.compared import compared, places
from tests.bridge.table import bid, entered
from tests.exchange.test_compared_kept import evening_of
from tests.exchange.whole_files import usebio_of

SESSION = compared(
    *('pairs 1="Ann & <Bob>" 4="Cy and Di"', "board 7", "1-2: N 4S=", "3-4: pass"),
    *("5-6: average ave+ 40", "7-8: not played", "board 8", "1-4: E 3NTX-1", "3-2: W 1C="),
)
EVENING = Evening(evening_of(SESSION).rounds, "A & B", date(2026, 1, 31))
ID = UUID(int=7)


def tree(evening: Evening) -> ElementTree.Element:
    return ElementTree.fromstring(usebio_of([SavedEvening(ID, evening)]))


def facts(element: ElementTree.Element | None) -> list[tuple[str, str]]:
    assert element is not None
    return [(one.tag, one.text or "") for one in element if not len(one)]


def test_its_fields() -> None:
    root = tree(EVENING)
    assert (root.tag, root.attrib) == ("USEBIO", {"Version": "1.2"})
    (event,) = root
    assert event.attrib == {"EVENT_TYPE": "MP_PAIRS"}
    assert facts(event)[2:] == [
        ("EVENT_DESCRIPTION", "A & B"),
        ("DATE", "31/01/2026"),
        ("BOARD_SCORING_METHOD", "MATCH_POINTS"),
        ("WINNER_TYPE", "2"),
        ("PAIRS", "8"),
        ("BOARDS_PLAYED", "2"),
    ]
    pairs = event.findall("PARTICIPANTS/PAIR")
    assert facts(pairs[0]) == [
        ("PAIR_NUMBER", "1"),
        ("DIRECTION", "NS"),
        ("PLACE", "1"),
        ("PERCENTAGE", "87.50"),
    ]
    assert [one.text for one in pairs[0].iter("PLAYER_NAME")] == ["Ann", "<Bob>"]
    board = event.find("BOARD")
    assert facts(board) == [("BOARD_NUMBER", "7")]
    assert [facts(line) for line in event.findall("BOARD/TRAVELLER_LINE")][:4] == [
        [
            *(("NS_PAIR_NUMBER", "1"), ("EW_PAIR_NUMBER", "2"), ("CONTRACT", "4S")),
            *(("PLAYED_BY", "N"), ("TRICKS", "10"), ("SCORE", "620")),
            *(("NS_MATCH_POINTS", "3.50"), ("EW_MATCH_POINTS", "0.50")),
        ],
        [
            *(("NS_PAIR_NUMBER", "3"), ("EW_PAIR_NUMBER", "4"), ("CONTRACT", "PASS")),
            *(("SCORE", "0"), ("NS_MATCH_POINTS", "0.50"), ("EW_MATCH_POINTS", "3.50")),
        ],
        [
            *(("NS_PAIR_NUMBER", "5"), ("EW_PAIR_NUMBER", "6"), ("SCORE", "A6040")),
            *(("NS_MATCH_POINTS", "2.40"), ("EW_MATCH_POINTS", "1.60")),
        ],
        [("NS_PAIR_NUMBER", "7"), ("EW_PAIR_NUMBER", "8"), ("SCORE", "NP")],
    ]


@pytest.mark.parametrize(
    ("scoring", "event", "field"),
    [
        ("matchpoints", "MP_PAIRS", "NS_MATCH_POINTS"),
        ("cross-imps", "CROSS_IMPS", "NS_CROSS_IMP_POINTS"),
        ("butler", "BUTLER_PAIRS", "NS_BUTLER_POINTS"),
        ("teams", "TEAMS", "NS_IMPS"),
        ("board-a-match", "TEAMS", "NS_MATCH_POINTS"),
    ],
)
def test_each_scoring_has_its_names(scoring: str, event: str, field: str) -> None:
    lines = ("board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1")
    comparison = compared(f"scoring {scoring}", *lines)
    root = tree(evening_of(comparison))
    assert [one.get("EVENT_TYPE") for one in root] == [event]
    assert root.find(f"EVENT/BOARD/TRAVELLER_LINE/{field}") is not None
    (back,) = decode(usebio_of([nameless(evening_of(comparison))]))
    again = back.evening.rounds[0].comparison
    assert again
    assert again.settings.scoring is Scoring(scoring)
    assert places(rank(again)) == places(rank(comparison))


def test_what_goes_out_comes_back() -> None:
    (back,) = decode(usebio_of([SavedEvening(ID, EVENING)]))
    found = back.evening.rounds[0].comparison
    assert found
    assert (back.evening.title, back.evening.day, back.evening.note) == ("A & B", EVENING.day, "")
    assert [(one.entrant, one.name) for one in found.names] == [
        ("1", "Ann & <Bob>"),
        ("4", "Cy & Di"),
    ]
    assert found.results == SESSION.results


PER_CENT = ("ave+ ave-", "60 40", "62.5 37.5", "100 0", "ave 50")


@pytest.mark.parametrize(
    ("scoring", "average"),
    [
        *(("matchpoints", average) for average in PER_CENT),
        *(("butler", average) for average in ("ave+ ave-", "2.5 -1", "0 6")),
    ],
)
def test_averages_come_back_as_they_were_typed(scoring: str, average: str) -> None:
    comparison = compared(f"scoring {scoring}", "board 1", f"1-2: average {average}")
    (back,) = decode(usebio_of([nameless(evening_of(comparison))]))
    found = back.evening.rounds[0].comparison
    assert found
    assert found.results == comparison.results


def test_averages_of_other_programs_are_per_cent() -> None:
    data = re.sub(
        rb"<[?]scorepad .*[?]>", b"<?another ave ave?>", usebio_of([SavedEvening(ID, EVENING)])
    )
    (other,) = decode(data)
    assert other.evening.rounds[0].comparison
    assert other.evening.rounds[0].comparison.results[2].what == Average("60", "40")


def test_an_average_of_ours_that_was_altered() -> None:
    data = usebio_of([SavedEvening(ID, EVENING)])
    with pytest.raises(BadData, match="“60x” is no average"):
        decode(data.replace(b"<?scorepad ave+ 40?>", b"<?scorepad 60x 40?>"))
    with pytest.raises(BadData, match="“” is no average"):
        decode(data.replace(b"<?scorepad ave+ 40?>", b"<?scorepad ave+?>"))


def test_total_points_come_back() -> None:
    lines = ("board 1", "1-2: N 4S=", "3-4: average ave ave", "5-6: average 20 -20")
    settings = ComparisonSettings(Scoring.TOTAL_POINTS)
    comparison = replace(compared("scoring cross-imps", *lines), settings=settings)
    root = tree(evening_of(comparison))
    assert [one.get("EVENT_TYPE") for one in root] == ["AGGREGATE"]
    assert root.findtext("EVENT/BOARD/TRAVELLER_LINE/NS_AGGREGATE_POINTS") == "420.00"
    (back,) = decode(usebio_of([nameless(evening_of(comparison))]))
    assert back.evening.rounds[0].comparison == comparison


def test_individuals_and_evenings_without_a_day() -> None:
    comparison = compared("board 1", "1+2-3+4: N 4S=", "5+6-7+8: pass")
    root = tree(evening_of(comparison))
    assert [one.get("EVENT_TYPE") for one in root] == ["INDIVIDUAL"]
    assert root.find("EVENT/DATE") is None
    (back,) = decode(usebio_of([nameless(evening_of(comparison))]))
    assert back.evening.rounds[0].comparison == comparison


def test_an_evening_of_one_table_has_nothing_to_tell() -> None:
    with pytest.raises(Impossible, match="USEBIO holds only boards that several tables played"):
        usebio_of([nameless(Evening((entered("N 4S="),)))])


OTHER = """<?xml version="1.0" encoding="iso-8859-1"?><?xml-stylesheet href="a.xsl"?>
<!DOCTYPE USEBIO SYSTEM "usebio_v1_2.dtd">
<USEBIO Version="1.2">
<CLUB><CLUB_NAME>Here</CLUB_NAME></CLUB>
<EVENT EVENT_TYPE="PAIRS">
<DATE>31/1/2026</DATE>
<BOARD_SCORING_METHOD>BUTLER_IMPS</BOARD_SCORING_METHOD>
<SESSION SESSION_ID="1"><SECTION SECTION_ID="A">
<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER>
<PLAYER><PLAYER_NAME>Zo\xeb</PLAYER_NAME><NATIONAL_ID_NUMBER>5</NATIONAL_ID_NUMBER></PLAYER>
</PAIR></PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>1</EW_PAIR_NUMBER>
<CONTRACT>3NTX</CONTRACT><PLAYED_BY>E</PLAYED_BY><LEAD>HK</LEAD><TRICKS>8</TRICKS>
<SCORE>100</SCORE></TRAVELLER_LINE>
<TRAVELLER_LINE><NS_PAIR_NUMBER>2</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>
<SCORE>A5060</SCORE></TRAVELLER_LINE>
<TRAVELLER_LINE><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>3</EW_PAIR_NUMBER>
<SCORE></SCORE></TRAVELLER_LINE>
</BOARD></SECTION></SESSION>
</EVENT>
</USEBIO>
"""


def test_a_name_that_cannot_be_shown_is_left_out() -> None:
    (kept,) = decode(OTHER.replace("Zo\xeb", "Z\x86o").encode("iso-8859-1"))
    comparison = kept.evening.rounds[0].comparison
    assert comparison
    assert comparison.names == ()


def test_what_another_program_wrote() -> None:
    (kept,) = decode(OTHER.encode("iso-8859-1"))
    evening = kept.evening
    assert evening.day == date(2026, 1, 31)
    assert evening.note == "Not taken over from the file: LEAD and NATIONAL_ID_NUMBER."
    comparison = evening.rounds[0].comparison
    assert comparison
    assert comparison.settings.scoring is Scoring.BUTLER
    assert comparison.results == (
        TableResult(1, "1", "E1", Played(bid("E 3NTX"), 8)),
        TableResult(1, "2", "E2", Average("ave", "ave+")),
        TableResult(1, "3", "E3", NotPlayed()),
    )
    assert [one.name for one in comparison.names] == ["Zoë"]


@pytest.mark.parametrize(
    ("event", "scoring"),
    [("SWISS_PAIRS_CROSS_IMPS", "cross-imps"), ("BUTLER", "butler"), ("AGGREGATE", "total-points")],
)
def test_types_of_others(event: str, scoring: str) -> None:
    text = OTHER.replace('"PAIRS"', f'"{event}"').replace("BUTLER_IMPS", "")
    (kept,) = decode(text.encode("iso-8859-1"))
    comparison = kept.evening.rounds[0].comparison
    assert comparison
    assert comparison.settings.scoring == scoring


@pytest.mark.parametrize(
    ("was", "is_", "said"),
    [
        ("USEBIO", "RESULTS", "3: this XML is no file of results (USEBIO)"),
        ("3NTX", "8NT", "13: “8NT” by “E” with “8” tricks is no result"),
        (">2</NS_PAIR", ">1</NS_PAIR", "16: 1 has been on board 1 before"),
        (">1</BOARD_N", ">x</BOARD_N", "13: “x” is no number of a board"),
        ("</USEBIO>", "", "23: this is no XML that can be read"),
        ("iso-8859-1", "klingon", "1: this is no XML that can be read"),
        ('usebio_v1_2.dtd"', 'x" [<!ENTITY a "b">]', "2: this file has words of its own"),
        ("Here", "&here;", "4: this file has words of its own"),
        ("<CLUB>", "<CLUB>" * 40, "4: this is far too large for the results of an evening"),
        ("BUTLER_IMPS", "", None),
        (">31/1/2026<", ">31/2/2026<", None),
        (
            "<SCORE></SCORE>",
            "<NS_BUTLER_POINTS>x</NS_BUTLER_POINTS><EW_BUTLER_POINTS>1</EW_BUTLER_POINTS>",
            "18: “x” and “1” are no average",
        ),
    ],
)
def test_what_is_wrong(was: str, is_: str, said: str | None) -> None:
    data = OTHER.replace(was, is_).encode("iso-8859-1")
    if said is None:
        assert decode(data)
        return
    with pytest.raises(BadData) as caught:
        decode(data)
    assert str(caught.value).startswith(said)
