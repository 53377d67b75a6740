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
    Datum,
    Scale,
    Scoring,
    ShortBoards,
)
from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.ranking import rank
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.usebio_reader import decode
from tests.bridge.compared import compared, places
from tests.bridge.table import entered
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


def test_the_club_and_who_directs() -> None:
    """A file has one club: another one, and the director, are written where only we read them."""
    held = replace(EVENING, club="Owls & Co", director="Jo ?> Fry")
    others = replace(EVENING, title="C", club="Larks"), replace(EVENING, title="D")
    kept = [SavedEvening(UUID(int=n), one) for n, one in enumerate((held, *others))]
    written = usebio_of(kept)
    club, *events = ElementTree.fromstring(written)
    assert (club.tag, facts(club), len(events)) == ("CLUB", [("CLUB_NAME", "Owls & Co")], 3)
    told = [(one.evening.club, one.evening.director) for one in decode(written)]
    assert told == [("Owls & Co", "Jo ? > Fry"), ("Larks", ""), ("", "")]
    assert not any(one.evening.note for one in decode(written))


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


@pytest.mark.parametrize(
    ("is_", "said"),
    [
        ("60x 40", "Board 7, 5-6: “60x” is not an average, e.g. ave, ave+, ave- or 60"),
        ("ave+", "Board 7, 5-6: “” is not an average, e.g. ave, ave+, ave- or 60"),
        (
            "split 5 6",
            "Board 7, 5-6: “5” is not a score; scores are tens from -7600 to 7600, e.g. 420",
        ),
    ],
)
def test_an_average_of_ours_that_was_altered(is_: str, said: str) -> None:
    data = usebio_of([SavedEvening(ID, EVENING)])
    (kept,) = decode(data.replace(b"<?scorepad ave+ 40?>", f"<?scorepad {is_}?>".encode()))
    assert kept.evening.note.splitlines()[0] == said


def test_scores_and_splits_come_back() -> None:
    lines = ("board 1", "1-2: score -50", "3-4: split 420 -50", "5-6: N 4S=", "7-8: N 4S-1")
    comparison = compared(*lines)
    root = tree(evening_of(comparison))
    first, second, *_ = [facts(line) for line in root.findall("EVENT/BOARD/TRAVELLER_LINE")]
    assert first[2] == ("SCORE", "-50")
    assert second[2:] == [("NS_MATCH_POINTS", "5.00"), ("EW_MATCH_POINTS", "4.00")]
    (back,) = decode(usebio_of([nameless(evening_of(comparison))]))
    assert back.evening.rounds[0].comparison == comparison
    assert back.evening.note == ""


MATCH = (
    *("scoring teams", 'pairs A1="Ann & Bob" A2="Cy & Di" B1="Eve & Flo" B2="Gus & Hal"'),
    *("board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1"),
)


@pytest.mark.parametrize(("named", "home"), [("", "Ann & Bob, Cy & Di"), ("pairs A=Owls", "Owls")])
def test_a_match_names_its_teams_and_eight_players(named: str, home: str) -> None:
    comparison = compared(*MATCH[:2], *filter(None, [named]), *MATCH[2:])
    root = tree(evening_of(comparison))
    teams = root.findall("EVENT/PARTICIPANTS/TEAM")
    assert [team.attrib for team in teams] == [
        {"TEAM_ID": "A", "TEAM_NAME": home},
        {"TEAM_ID": "B", "TEAM_NAME": "Eve & Flo, Gus & Hal"},
    ]
    assert [[one.text for one in team.iter("PLAYER_NAME")] for team in teams] == [
        ["Ann", "Bob", "Cy", "Di"],
        ["Eve", "Flo", "Gus", "Hal"],
    ]
    (back,) = decode(usebio_of([nameless(evening_of(comparison))]))
    found = back.evening.rounds[0].comparison
    assert found
    assert {*found.names} == {*comparison.names}
    assert found.results == comparison.results
    assert back.evening.note == ""


def test_every_name_goes_out_and_every_session() -> None:
    first = compared('pairs 1="Ann, Bob" 9="Ivy & Jo" 2="&"', "board 1", "1-2: pass", "3-4: pass")
    second = compared("winners 1", "board 5", "1-2: N 1C=", "3-4: pass")
    evening = replace(
        evening_of(first), rounds=(*evening_of(first).rounds, *evening_of(second).rounds)
    )
    data = usebio_of([SavedEvening(ID, evening)])
    (back,) = decode(data)
    one, other = (entered.comparison for entered in back.evening.rounds)
    assert one
    assert {*one.names} == {*first.names}
    assert (other, back.id) == (second, ID), "it is known again"
    damaged = data.replace(str(ID).encode(), b"lost")
    assert [len(each.evening.rounds) for each in decode(damaged)] == [1, 1]


@pytest.mark.parametrize(
    "settings",
    [
        ComparisonSettings(one_list=True),
        ComparisonSettings(scale=Scale.ONE, short_boards=ShortBoards.ADD),
        ComparisonSettings(Scoring.BUTLER, datum=Datum.MEDIAN),
    ],
)
def test_how_boards_are_compared_comes_back(settings: ComparisonSettings) -> None:
    played = compared("board 1", "1-2: N 4S=", "3-4: pass", "board 2", "1-2: pass")
    evening = evening_of(replace(played, settings=settings))
    data = usebio_of([SavedEvening(ID, evening)])
    (back,) = decode(data)
    assert back.evening.rounds[0].comparison
    assert back.evening.rounds[0].comparison.settings == settings
    with pytest.raises(BadData, match="“luck” is unknown"):
        decode(data.replace(f"scoring {settings.scoring}".encode(), b"scoring luck"))


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
