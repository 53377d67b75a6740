"""USEBIO by other programs: what is read of it, and what is listed as not read."""

import re
from datetime import date
from fractions import Fraction

import pytest

from scorepad.bridge.comparison import (
    Average,
    Comparison,
    NotPlayed,
    Played,
    Scale,
    Score,
    Scoring,
    ShortBoards,
    Split,
    TableResult,
    What,
)
from scorepad.bridge.errors import BadData
from scorepad.bridge.ranking import rank
from scorepad.exchange.usebio_reader import decode
from tests.bridge.table import bid

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
    long = OTHER.replace("<CLUB_NAME>", "<CLUB_NAME>" + "a line\n" * 10_000)
    (kept,) = decode(OTHER.encode("iso-8859-1"))
    assert decode(long.encode("iso-8859-1"))[0].evening.rounds == kept.evening.rounds
    evening = kept.evening
    assert evening.day == date(2026, 1, 31)
    assert evening.note == "Not imported from the file: LEAD and NATIONAL_ID_NUMBER."
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


def test_teams_in_imps_have_pairs_of_teams() -> None:
    text = OTHER.replace('"PAIRS"', '"TEAMS"').replace("BUTLER_IMPS", "IMPS")
    with pytest.raises(BadData, match="13: “1” is not a pair of a team"):
        decode(text.encode("iso-8859-1"))


@pytest.mark.parametrize(
    ("was", "is_", "said"),
    [
        ("USEBIO", "RESULTS", "3: this XML is not a file of results (USEBIO)"),
        (">2</NS_PAIR", ">1</NS_PAIR", "16: 1 has already played board 1"),
        (">1</BOARD_N", ">x</BOARD_N", "13: “x” is not a number from 1 to 9999"),
        ("</USEBIO>", "", "23: this XML cannot be read; open another copy of the file"),
        ("iso-8859-1", "klingon", "1: this XML cannot be read; open another copy of the file"),
        ('usebio_v1_2.dtd"', 'x" [<!ENTITY a "b">]', "2: XML entities are not supported"),
        ("Here", "&here;", "4: XML entities are not supported"),
        ("<CLUB>", "<CLUB>" * 40, "4: too large for evenings of bridge"),
        ("BUTLER_IMPS", "", None),
        (">31/1/2026<", ">31/2/2026<", None),
        ("BUTLER_IMPS", "KLINGON", "7: boards cannot be scored here by “KLINGON”"),
        ("BUTLER_IMPS", "VPS", "7: boards cannot be scored here by “VPS”"),
        ("<PARTICIPANTS>", "<MATCH><TEAM>1</TEAM></MATCH><PARTICIPANTS>", "9: matches of teams"),
        (
            "<PARTICIPANTS>",
            "<SCORING_METHOD>MATCH POINTS</SCORING_METHOD><PARTICIPANTS>",
            "9: this session has two scoring methods",
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


# Results that a file scores in its own way.


def lines_of(*lines: str) -> str:
    """Lines of travellers, each written like `1-2 4S N 10 420 6 0`; a dot leaves something out."""
    fields = ("CONTRACT", "PLAYED_BY", "TRICKS", "SCORE", "NS_{points}", "EW_{points}")
    found = []
    for line in lines:
        pairs, *said = line.split()
        ns, ew = pairs.split("-")
        told = {"NS_PAIR_NUMBER": ns, "EW_PAIR_NUMBER": ew, **dict(zip(fields, said, strict=False))}
        cells = (f"<{name}>{cell}</{name}>" for name, cell in told.items() if cell != ".")
        found.append(f"<TRAVELLER_LINE>{''.join(cells)}</TRAVELLER_LINE>")
    return "".join(found)


def file_of(*boards: str, event: str = "", points: str = "MATCH_POINTS") -> bytes:
    """A file of boards at which nobody, or only East-West, is vulnerable."""
    told = "".join(
        f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{board}</BOARD>"
        for number, board in zip((1, 8, 11, 14), boards, strict=False)
    ).replace("{points}", points)
    method = "" if "METHOD" in event else f"<BOARD_SCORING_METHOD>{points}</BOARD_SCORING_METHOD>"
    return f"<USEBIO><EVENT EVENT_TYPE='PAIRS'>{method}{event}{told}</EVENT></USEBIO>".encode()


def compared_in(data: bytes) -> tuple[Comparison, str]:
    """What is compared in the only event of a file, and its note."""
    (kept,) = decode(data)
    comparison = kept.evening.rounds[0].comparison
    assert comparison
    return comparison, kept.evening.note


FOUR_LINES = (
    "1-2 4S N 10 420 6 0",
    "3-4 4S N 9 -50 1 5",
    "5-6 4S N 9 -50 1 5",
    "7-8 3S N 9 140 4 2",
)


@pytest.mark.parametrize(
    ("was", "is_", "what", "note"),
    [
        ("", "", None, ""),
        ("3S N 9 140", ". . . 140", Score(140), ""),
        ("3S N 9 140", ". . . −50", Score(-50), None),
        (
            "3S N 9 140",
            "3S N 9 110",
            None,
            "Board 1, 7-8: N 3S= scores 140; the file has 110",
        ),
        (
            "3S N 9 140 4 2",
            "2S N 9 -60 1 5",
            None,
            "Board 1, 7-8: N 2S+1 scores 140; the file has -60\n"
            "Board 1, 7-8: 4 and 2 by our count, 1 and 5 in the file",
        ),
        (
            "3S N 9 140",
            "3Z N 9 140",
            Score(140),
            "Board 1, 7-8: “3Z” by “N” with “9” tricks is not a result; its score 140 counts",
        ),
        (
            "3S N 9 140 4 2",
            "3S N 9 x 4 2",
            None,
            "Board 1, 7-8: “x” cannot be read",
        ),
        (
            "3S N 9 140 4 2",
            ". . . 145 . .",
            NotPlayed(),
            "Board 1, 7-8: “145” cannot be read\n"
            "Board 1, 1-2: 5.67 and 0.33 by our count, 6 and 0 in the file",
        ),
        (
            "3S N 9 140 4 2",
            "3S N 9 140 3 3",
            None,
            "Board 1, 7-8: 4 and 2 by our count, 3 and 3 in the file",
        ),
        (
            "3S N 9 140 4 2",
            "3S N 9 A6040 3.6 2.4",
            Average("60", "40"),
            "Board 1, 7-8: the director’s average counts in place of 3S",
        ),
    ],
)
def test_one_result_that_is_otherwise(
    was: str, is_: str, what: What | None, note: str | None
) -> None:
    data = file_of(
        lines_of(*(line.replace(was, is_) for line in FOUR_LINES)), lines_of(*FOUR_LINES)
    )
    comparison, said = compared_in(data)
    assert note is None or [*note.splitlines()] == said.splitlines()[: len(note.splitlines())]
    assert len(comparison.results) == 8
    usual, _ = compared_in(file_of(lines_of(*FOUR_LINES)))
    assert comparison.results[:3] == usual.results[:3]
    if what:
        assert comparison.results[3].what == what


def test_a_score_that_counts_in_place_of_its_contract() -> None:
    lines = (
        "1-2 4S N 10 420 4 2",
        "3-4 4S N 9 -50 1 5",
        "5-6 4S N 9 -50 1 5",
        "7-8 3S N 9 620 6 0",
    )
    comparison, note = compared_in(file_of(lines_of(*lines)))
    assert comparison.results[3].what == Score(620)
    assert note == "Board 1, 7-8: N 3S= scores 140; the file has 620, which counts"


@pytest.mark.parametrize(
    ("line", "split"),
    [
        (
            "7-8 3S N 9 140 4 4",
            Split(140, -50),
        ),
        (
            "7-8 3S N 9 140 6 0",
            Split(430, 430),
        ),
        (
            "7-8 NP . . . 6 6",
            Split(430, -60),
        ),
    ],
)
def test_an_award_is_kept_as_a_split(line: str, split: Split) -> None:
    lines = (
        "1-2 4S N 10 420 5.67 0.33",
        "3-4 4S N 9 -50 1.67 4.33",
        "5-6 4S N 9 -50 1.67 4.33",
        line,
    )
    others = lines_of(*FOUR_LINES)
    comparison, note = compared_in(file_of(lines_of(*lines), others))
    assert comparison.results[3].what == split
    assert note.endswith(f"kept as split {split.ns} {split.ew}")
    assert note.startswith("Board 1, 7-8: ")
    assert "\n" not in note
    ours = {one.result.ns: one.points for one in rank(comparison).boards[0].figures}
    assert ours["1"] == (Fraction(17, 3), Fraction(1, 3))


def test_options_are_taken_from_the_figures() -> None:
    half = [
        re.sub("([0-9]) ([0-9])$", lambda two: f"{int(two[1]) / 2} {int(two[2]) / 2}", line)
        for line in FOUR_LINES
    ]
    comparison, note = compared_in(file_of(lines_of(*half)))
    assert (comparison.settings.scale, note) == (Scale.ONE, "")
    three = ("1-2 4S N 10 420 5 1", "3-4 4S N 9 -50 1 5", "7-8 3S N 9 140 3 3")
    comparison, note = compared_in(file_of(lines_of(*FOUR_LINES), lines_of(*three)))
    assert (comparison.settings.short_boards, note) == (ShortBoards.ADD, "")
    bam = lines_of("A1-B1 4S N 10 420 1 0", "B2-A2 4S N 9 -50 0 1")
    comparison, note = compared_in(file_of(bam, event="<SCORING_METHOD>BAM</SCORING_METHOD>"))
    assert (comparison.settings.scale, note) == (Scale.ONE, "")


def test_figures_of_other_options_at_imps() -> None:
    lines = (
        "1-2 4S N 10 420 11 -11",
        "3-4 . . . 0 4 -4",
        "5-6 . . . 0 4 -4",
        "7-8 . . . -1000 -13 13",
    )
    comparison, note = compared_in(file_of(lines_of(*lines), points="BUTLER_IMPS"))
    assert (comparison.settings.extremes, note) == (0, "")


def test_points_alone_are_an_average_at_imps() -> None:
    methods = "<SCORING_METHOD>CROSS_IMPS</SCORING_METHOD>" * 2
    data = file_of(lines_of("1-2 . . . . 3 -3", "3-4 PASS"), event=methods, points="CROSS_IMPS")
    assert compared_in(data)[0].results[0].what == Average("3", "-3")


def test_a_name_of_nobody_here() -> None:
    pair = (
        "<PAIR><PAIR_NUMBER>{0}</PAIR_NUMBER><PLAYER><PLAYER_NAME>Z</PLAYER_NAME></PLAYER></PAIR>"
    )
    people = f"<PARTICIPANTS>{pair.format('1234567')}{pair.format('9')}</PARTICIPANTS>"
    comparison, _ = compared_in(file_of(lines_of(*FOUR_LINES), event=people))
    assert [one.entrant for one in comparison.names] == ["9"]


def test_names_of_all_who_were_there() -> None:
    people = (
        "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION>{0}</DIRECTION><PLAYER><PLAYER_NAME>{1}"
        "</PLAYER_NAME></PLAYER></PAIR>"
    )
    both = people.format("NS", "Ann") + people.format("EW", "Eve")
    lines = f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{lines_of('1-1 PASS')}</BOARD>"
    sections = "".join(
        f"<SECTION SECTION_ID='{letter}'><PARTICIPANTS>{both.replace('Ann', name)}</PARTICIPANTS>"
        f"{lines}</SECTION>"
        for letter, name in (("A", "Ann"), ("B", "Bob"))
    )
    comparison, _ = compared_in(file_of(event=f"<SESSION>{sections}</SESSION>"))
    names = {one.entrant: one.name for one in comparison.names}
    assert names == {"A1": "Ann", "EA1": "Eve", "B1": "Bob", "EB1": "Eve"}


def test_the_pairs_of_a_match_play_all_its_boards() -> None:
    match = (
        "<MATCH><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>12</EW_PAIR_NUMBER><BOARD>"
        "<BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><CONTRACT>PASS</CONTRACT></TRAVELLER_LINE>"
        "</BOARD></MATCH>"
    )
    comparison, _ = compared_in(file_of(event=match))
    assert comparison.results == (TableResult(1, "3", "12", Played()),)


def test_one_list_where_the_file_has_one() -> None:
    one = "<WINNER_TYPE>1</WINNER_TYPE>"
    assert compared_in(file_of(lines_of(*FOUR_LINES)))[0].settings.one_list is False
    assert compared_in(file_of(lines_of(*FOUR_LINES), event=one))[0].settings.one_list is True


def test_what_is_dropped_is_named_however_much_it_is() -> None:
    hands = b"<HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD></HANDSET><EVENT/></USEBIO>"
    data = file_of(lines_of(*FOUR_LINES), event="<LEAD/><DATE>soon</DATE><X>1</X>")
    _, note = compared_in(data.replace(b"</USEBIO>", hands))
    assert note == "Not imported from the file: DATE, EVENT, HANDSET and X."
    many = "".join(f"<{'LONG' * 30}{number}>1</{'LONG' * 30}{number}>" for number in range(500))
    wrong = (line.replace("6 0", "6 1").replace("1 5", "2 5") for line in FOUR_LINES)
    boards = [lines_of(*wrong)]
    _, note = compared_in(file_of(*boards, event=many))
    assert len(note) < 1000
    assert note.endswith(" and 494 more.")


def test_a_file_without_one_result_that_can_be_read() -> None:
    with pytest.raises(BadData, match="“8Z” by “N” with “9” tricks is not a result"):
        decode(file_of(lines_of("1-2 8Z N 9")))


def test_a_vast_file_is_not_counted_again() -> None:
    many = [f"{2 * n + 1}-{2 * n + 2} . . . {10 * n} 0 1" for n in range(750)]
    comparison, note = compared_in(file_of(lines_of(*many)))
    assert len(comparison.results) == 750
    assert note == "The points in the file were not compared with ours"


def test_awards_are_not_looked_for_on_a_board_that_is_vast() -> None:
    many = [f"{2 * n + 1}-{2 * n + 2} . . . 0 {129 + (not n)} 129" for n in range(130)]
    _, note = compared_in(file_of(lines_of(*many)))
    assert note == "Board 1, 1-2: 129 and 129 by our count, 130 and 129 in the file"


def test_what_is_compared_is_shared_among_the_events_of_a_file() -> None:
    many = [f"{2 * n + 1}-{2 * n + 2} . . . {10 * n} 0 1" for n in range(400)]
    one = file_of(lines_of(*many))
    (alone,) = decode(one)
    assert "by our count" in alone.evening.note
    event = one.removeprefix(b"<USEBIO>").removesuffix(b"</USEBIO>")
    both = decode(b"<USEBIO>" + event + event.replace(b"PAIRS", b"MP_PAIRS") + b"</USEBIO>")
    said = "The points in the file were not compared with ours"
    assert [kept.evening.note for kept in both] == [said, said]
