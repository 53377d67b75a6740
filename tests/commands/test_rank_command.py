"""The commands that rank boards played at several tables."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from scorepad.archive.archive import Archive
from scorepad.bridge.comparison import ComparisonSettings, Scoring
from scorepad.bridge.evening import Evening
from scorepad.exchange.opening import open_file
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.ranking_text import RankingOrder
from tests.bridge.table import entered
from tests.exchange.whole_files import evenings_of
from tests.ran import Ran, in_json, refused, run

GOLDEN = Path(__file__).parents[1] / "golden" / "rankings"
SESSION = """\
form duplicate
scoring matchpoints
pairs 1="Ann & Bob" 2=Cy
board 1
1-2: N 4S+1
3-4: pass
5-6: average ave+ ave-
7-8: not played
10 - 9: S 4SX-1
"""


def ranking(session: str) -> Any:
    return in_json("score", "--json", "-", stdin=session)["ranking"]


def rows(found: Any, *facts: str) -> list[list[Any]]:
    return [[row[fact] for fact in facts] for row in found]


@pytest.mark.parametrize("by", ["ranking", "pairs", "travellers"])
def test_rank(by: str) -> None:
    session = GOLDEN / "mitchell.txt"
    found = run("rank", str(session), "--by", by)
    assert found.status == 0
    assert found.out in session.with_suffix(".ranking").read_text(encoding="utf-8")


def test_the_ranking_is_printed_where_nothing_else_is_asked_for() -> None:
    assert run("rank", "-", stdin=SESSION) == run("rank", "-", "--by", "RANKING", stdin=SESSION)
    ranked = run("rank", "-", stdin=SESSION).out
    assert run("score", "-", stdin=SESSION) == Ran(0, "Boards 1\n" + ranked, "")


@pytest.mark.parametrize(
    ("named", "name", "shown"),
    [
        ("", "Ann & Bob, Cy & Di", "Ann & Bob, Cy & Di"),
        ("A=Owls", "Owls", "Owls: Ann & Bob, Cy & Di"),
    ],
)
def test_teams_by_their_people(named: str, name: str, shown: str) -> None:
    match = (
        f'form duplicate\nscoring teams\npairs A1="Ann & Bob" A2="Cy & Di" {named}\n'
        "board 1\nA1-B1: N 4S=\nB2-A2: N 4S-1\n"
    )
    ended, _, _, home, visitors = run("rank", "-", stdin=match).out.splitlines()
    assert ended.startswith(f"Team {named[2:] or 'A'} 10, team B 0; victory points ")
    assert home.split() == ["1", "A", *shown.split(), "1", "10.00"]
    assert visitors.split() == ["2", "B", "1", "−10.00"]
    assert rows(ranking(match)["table"], "pair", "name") == [["A", name], ["B", None]]


def test_why() -> None:
    """Each result shows what it was compared with; all results follow a ranking."""
    best = "3 results where there are up to 4: (4 + 1) × 4 / 3 − 1 = 5.67 of 6; East-West 0.33"
    plain = {by: run("rank", "-", "--by", by, stdin=SESSION).out for by in RankingOrder}
    told = {by: run("rank", "-", "--by", by, "--why", stdin=SESSION).out for by in RankingOrder}
    assert (
        told[RankingOrder.RANKING]
        == f"{plain[RankingOrder.RANKING]}\n{told[RankingOrder.TRAVELLERS]}"
    )
    for by, sides in ((RankingOrder.PAIRS, 2), (RankingOrder.TRAVELLERS, 1)):
        assert told[by].count(f"  450 against 0 (2), −100 (2); {best}\n") == sides
        told_of_each = zip(told[by].splitlines(), plain[by].splitlines(), strict=True)
        assert all(line.startswith(without) for line, without in told_of_each)
        assert "Why" not in plain[by]


def test_an_average_is_told_in_decimals() -> None:
    lines = ("1-2: N 4S+1", "3-4: N 4S+1", "5-6: N 4S=", "7-8: pass")
    averages = ("1-2: average ave+ 37.5", "3-4: pass", "5-6: pass", "7-8: pass")
    session = "\n".join(["form duplicate", "board 1", *lines, "board 2", *averages, ""])
    told = run("rank", "-", "--why", stdin=session).out
    assert "an average of 83.33 % of 6 for North-South, 37.5 % for East-West: 5 and 2.25" in told
    in_imps = session.replace("board 1", "scoring butler\nboard 1").replace("37.5", "-2.5")
    told = run("rank", "-", "--why", stdin=in_imps).out
    assert "an average of 3 IMPs for North-South, −2.5 for East-West" in told


def test_what_another_program_counts_otherwise_is_said(tmp_path: Path) -> None:
    line = (
        "<TRAVELLER_LINE><NS_PAIR_NUMBER>{0}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>x{0}</EW_PAIR_NUMBER>"
        "<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>{1}</TRICKS><SCORE>420</SCORE>"
        "<LEAD>HK</LEAD></TRAVELLER_LINE>"
    )
    boards = (
        f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{line.format(1, 10)}{line.format(2, 11)}</BOARD>"
    )
    file = tmp_path / "club.xml"
    file.write_text(f"<USEBIO><EVENT>{boards}</EVENT></USEBIO>", encoding="utf-8")
    for command in ("rank", "score"):
        assert run(command, str(file)).err.splitlines() == [
            f"{file}: Board 1, 2-X2: N 4S+1 scores 450; the file has 420",
            f"{file}: Not imported from the file: LEAD.",
        ]


def test_nothing_to_rank() -> None:
    for lines in ("form rubber\nN 1C=\n", "form duplicate\nscoring butler\n"):
        assert refused(run("rank", "-", stdin=lines)) == (
            "-:1: no line has pairs, e.g. 1-2: N 4S+1 below a board"
        )
        assert "ranking" not in in_json("score", "--json", "-", stdin=lines)


def test_the_first_line_that_is_wrong() -> None:
    wrong = SESSION.replace("3-4: pass", "3-1: pass")
    for command in (["rank", "-"], ["score", "-"], ["score", "--json", "-"]):
        assert refused(run(*command, stdin=wrong)) == "-:6: 1 has already played board 1"


def test_the_ranking_in_json() -> None:
    found = ranking(SESSION)
    assert {fact: found[fact] for fact in ("scoring", "settings", "match")} == {
        "scoring": "matchpoints",
        "settings": {
            "scale": "2/1/0",
            "short_boards": "neuberg",
            "expected": 4,
            "extremes": None,
            "datum": None,
            "vp": None,
            "winners": 2,
        },
        "match": None,
    }
    (board,) = found["boards"]
    assert (board["board"], board["top"], board["datum"]) == (1, "6", None)
    figures = ("ns_points", "ew_points", "ns_percent", "ew_percent")
    assert rows(board["results"], "ns", "ew", "kind", "score", "compared", *figures) == [
        ["1", "2", "played", 450, 2, "17/3", "1/3", "94.44", "5.56"],
        ["3", "4", "played", 0, 2, "3", "3", "50.00", "50.00"],
        ["5", "6", "average", None, None, "18/5", "12/5", "60.00", "40.00"],
        ["7", "8", "not played", None, None, None, None, None, None],
        ["10", "9", "played", -100, 2, "1/3", "17/3", "5.56", "94.44"],
    ]
    assert [row["why"] is None for row in board["results"]] == [False, False, False, True, False]
    facts = ("pair", "name", "line", "boards", "points", "of", "percent", "scaled", "place")
    assert rows(found["table"], *facts, "shared") == [
        ["1", "Ann & Bob", "NS", 1, "17/3", "6", "94.44", None, 1, 1],
        ["5", None, "NS", 1, "18/5", "6", "60.00", None, 2, 1],
        ["3", None, "NS", 1, "3", "6", "50.00", None, 3, 1],
        ["10", None, "NS", 1, "1/3", "6", "5.56", None, 4, 1],
        ["7", None, "NS", 0, "0", "0", None, None, None, None],
        ["9", None, "EW", 1, "17/3", "6", "94.44", None, 1, 1],
        ["4", None, "EW", 1, "3", "6", "50.00", None, 2, 1],
        ["6", None, "EW", 1, "12/5", "6", "40.00", None, 3, 1],
        ["2", "Cy", "EW", 1, "1/3", "6", "5.56", None, 4, 1],
        ["8", None, "EW", 0, "0", "0", None, None, None, None],
    ]


@pytest.mark.parametrize(
    ("options", "settings"),
    [
        ("scoring butler", {"extremes": 1, "datum": "mean"}),
        ("scoring butler\ndatum median", {"extremes": None, "datum": "median"}),
        ("scoring butler\nextremes 0", {"extremes": 0, "datum": "mean"}),
        ("scoring cross-imps", {}),
        ("scale 1/.5/0\nwinners 1", {"scale": "1/.5/0", "short_boards": "neuberg", "expected": 2}),
        ("short-boards own", {"scale": "2/1/0", "short_boards": "own", "expected": 2}),
    ],
)
def test_settings_that_concern_another_scoring_are_null(
    options: str, settings: dict[str, Any]
) -> None:
    found = ranking(f"form duplicate\n{options}\nboard 1\n1-2: pass\nboard 2\n3-1: not played\n")
    nothing = dict.fromkeys(("scale", "short_boards", "expected", "extremes", "datum", "vp"))
    assert found["settings"] == {**nothing, **settings, "winners": 1}


def test_imps_in_json() -> None:
    found = ranking(
        "form duplicate\nscoring cross-imps\nboard 1\n1-2: N 1C=\n3-4: N 2C=\n5-6: N 1NT+1\n"
        "board 2\n1-2: pass\n3-4: pass\nboard 3\n7-8: pass\n"
    )
    first = found["boards"][0]
    assert (first["top"], found["boards"][2]["results"][0]["compared"]) == (None, 0)
    assert rows(first["results"], "ns_points", "ew_points", "ns_percent", "compared") == [
        ["-3/2", "3/2", None, 2],
        ["0", "0", None, 2],
        ["3/2", "-3/2", None, 2],
    ]
    assert rows(found["table"][:4], "pair", "points", "of", "percent", "scaled", "place") == [
        ["5", "3/2", None, None, "3", 1],
        ["3", "0", None, None, "0", 2],
        ["1", "-3/2", None, None, "-3/2", 3],
        ["7", "0", None, None, None, None],
    ]


def test_a_match_in_json() -> None:
    teams = (GOLDEN / "teams.txt").read_text(encoding="utf-8")
    found = ranking(teams.replace("form duplicate", 'form duplicate\npairs A1="Ann"', 1))
    assert found["settings"]["vp"] is True
    assert found["match"] == {
        "home": "A",
        "visitors": "B",
        "name": ["Ann", None],
        "boards": 4,
        "imps": [11, 15],
        "margin": -4,
        "points": None,
        "vp": ["7.71", "12.29"],
    }
    facts = ("pair", "name", "line", "boards", "points", "of", "percent", "scaled", "place")
    assert rows(found["table"], *facts) == [
        ["B", None, None, 4, "4", None, None, None, 1],
        ["A", "Ann", None, 4, "-4", None, None, None, 2],
    ]
    beside_an_average = found["boards"][3]["results"][0]
    assert (beside_an_average["ns_points"], beside_an_average["why"]) == (None, None)


def test_board_a_match_in_json() -> None:
    found = ranking((GOLDEN / "board_a_match.txt").read_text(encoding="utf-8"))
    assert found["match"] == {
        "home": "A",
        "visitors": "B",
        "name": [None, None],
        "boards": 2,
        "imps": None,
        "margin": None,
        "points": ["3", "1"],
        "vp": None,
    }
    assert found["settings"]["vp"] is None
    assert found["boards"][0]["top"] == "2"
    assert rows(found["table"], "pair", "of", "percent") == [
        ["A", "4", "75.00"],
        ["B", "4", "25.00"],
    ]


def test_individuals_in_json() -> None:
    found = ranking((GOLDEN / "individual.txt").read_text(encoding="utf-8"))
    assert found["settings"]["winners"] == 1
    assert rows(found["boards"][0]["results"], "ns", "ew") == [["2+6", "4+3"], ["8+1", "5+7"]]
    assert rows(found["table"][:2], "pair", "name") == [["2", "Bob"], ["5", "Ed"]]


def test_it_is_plain_json() -> None:
    printed = run("score", "--json", "-", stdin=SESSION).out
    assert printed == json.dumps(json.loads(printed)) + "\n"


@pytest.mark.parametrize(
    ("arguments", "guide"),
    [
        (
            "howell 5 --boards 4 --rounds 2",
            """\
Round  Table 1         Table 2           Sitting out
    1  4-3: 5 6 17 18  2-5: 11 12 15 16  1
    2  5-4: 1 2 9 10   3-1: 15 16 19 20  2
""",
        ),
        (
            "mitchell 7 --boards 1",
            """\
Round  Table 1  Table 2  Table 3  Table 4  Sitting out
    1  1-5: 1   2-6: 2   3-7: 3            4
    2           2-5: 3   3-6: 4   4-7: 1   1
    3  1-6: 3   2-7: 4            4-5: 2   3
""",
        ),
        (
            "TEAMS 4 --rounds 2",
            """\
Round  Table 1     Table 2
    1  A1-B1: 1-2  B2-A2: 3-4
    2  A1-B1: 3-4  B2-A2: 1-2
""",
        ),
    ],
)
def test_movement(arguments: str, guide: str) -> None:
    assert run("movement", *arguments.split()) == Ran(0, guide, "")


@pytest.mark.parametrize(
    ("arguments", "comes_to"),
    [
        (
            "13",
            "Mitchell: North-South stay. 7 rounds, 7 tables, 21 boards. About 2:38 hours.\n"
            "Any two contestants are compared directly on 0–21 boards.\n\n",
        ),
        (
            "HOWELL 8 --minutes 120",
            "Howell: everybody moves. 7 rounds, 4 tables, 14 boards. About 1:45 hours.\n"
            "Any two contestants are compared directly on 6 boards.\n\n",
        ),
        (
            "13 --rounds 5 --boards 4",
            "Mitchell: North-South stay. 5 rounds, 7 tables, 28 boards. About 2:30 hours.\n"
            "Any two contestants are compared directly on 0–16 boards.\n\n",
        ),
    ],
)
def test_a_movement_is_proposed(arguments: str, comes_to: str) -> None:
    assert run("movement", *arguments.split()).out.startswith(comes_to)


def test_whoever_comes() -> None:
    """One comes late, one leaves; the first board differs, and the lines are switched."""
    asked = "mitchell 7 --first-board 17 --switch 1 --boards 1 --away 5=1 --away 3=2-"
    found = run("movement", *asked.split())
    assert (
        found.out
        == """\
Round  Table 1  Table 2  Table 3  Table 4  Sitting out
    1           2-6: 18  3-7: 19           1 4 5
    2           2-5: 19           4-7: 17  1 3 6
    3  6-1: 19  7-2: 20           5-4: 18  3
"""
    )
    there = run("movement", "mitchell", "7", "--away", "5=1-2").out
    assert [line.endswith("5") for line in there.splitlines()[1:]] == [True, True, False]
    said = refused(run("movement", "mitchell", "7", "--away", "5=now"))
    assert said == "scorepad movement: “5=now” cannot be read; e.g. 7=1, 7=1-2 or 5=6-"


def test_the_boards_of_a_match_of_teams() -> None:
    found = run("movement", "teams", "6", "--boards", "6").out
    assert found.splitlines()[1].split() == [
        *("1", "A1-B2:", "1-6", "B1-C2:", "7-12", "C1-A2:", "13-18")
    ]
    assert "D2-A2: 5-8 1-4" in run("movement", "teams", "8", "--boards", "8").out


DRAWN = """\
form duplicate
scoring teams
pairs A=Owls B1="Ann & Bob"
board 1
A1-B1: N 4S=
B2-A2: pass
C1-D1: pass
D2-C2: N 4S=
bye E 12
"""


def test_a_round_is_drawn() -> None:
    assert run("rank", "-", "--draw", stdin=DRAWN).out == (
        "Match  Name\nA-D    Owls\nE-B    Ann & Bob\nbye C\n"
    )
    four = run("rank", "-", "--draw", stdin=DRAWN.replace("bye E 12\n", "")).out
    assert four.splitlines()[1:] == ["A-D    Owls", "B-C    Ann & Bob"]
    two = DRAWN[: DRAWN.index("C1-D1")]
    said = refused(run("rank", "-", "--draw", stdin=two))
    assert said == "scorepad rank: no further round can be drawn: two teams would meet again"


def test_whom_a_correction_moved(tmp_path: Path) -> None:
    before = tmp_path / "before.txt"
    before.write_text(SESSION, encoding="utf-8")
    corrected = SESSION.replace("1-2: N 4S+1", "1-2: N 4S-1")
    found = run("rank", "-", "--before", str(before), stdin=corrected)
    assert found.out.splitlines() == [
        "3  3 → 1",
        "1  Ann & Bob  1 → 3",
        "2  Cy  4 → 2",
        "4  2 → 4",
    ]
    same = run("rank", str(before), "--before", str(before))
    assert same.out == "No places have changed.\n"


def test_many_teams() -> None:
    printed = run("rank", "-", stdin=DRAWN + "adjust A -1 late\n").out
    assert [line.split() for line in printed.splitlines()[:3]] == [
        ["Place", "Team", "Name", "IMPs", "Matches", "VPs", "Adjusted", "Ranked", "by"],
        ["1", "D", "9.00", "1", "17.59", "17.59"],
        ["2", "A", "Owls", "9.00", "1", "17.59", "−1.00", "16.59"],
    ]
    said = "\nMatches\nTeam Owls 9, team B 0; victory points 17.59 to 2.41; boards 1\n"
    assert said in printed
    assert printed.endswith("\nAdjusted\nA Owls −1.00 late\n")
    both = run("rank", "-", stdin=DRAWN.replace("A=Owls", "A=Owls B=Larks")).out
    assert "\nMatches\nOwls 9, Larks 0; victory points 17.59 to 2.41; boards 1\n" in both
    cards = run("rank", "-", "--by", "pairs", stdin=DRAWN).out
    assert "A2  Owls\n" in cards
    assert "B1  Ann & Bob\n" in cards
    without = run("rank", "-", stdin=DRAWN.replace("teams", "teams\nvp off", 1)).out
    assert without.splitlines()[0].split() == ["Place", "Team", "Name", "Boards", "IMPs"]
    table = ranking(DRAWN + "adjust A -1 late\n")["table"]
    assert rows(table, "pair", "vp", "matches", "adjusted", "ranked_by", "handicap")[:3] == [
        ["D", "17.59", 1, None, "17.59", None],
        ["A", "17.59", 1, "-1.00", "16.59", None],
        ["E", "12.00", 1, None, "12.00", None],
    ]


def test_handicaps_stand_beside_the_plain_ranking() -> None:
    session = SESSION.replace("board 1", "handicap 2=+2.5\nboard 1", 1)
    with_it = ranking(session)
    plain = ranking(SESSION)
    facts = ("pair", "percent", "place", "shared")
    assert rows(with_it["table"], *facts) == rows(plain["table"], *facts)
    found = {row["pair"]: row for row in with_it["table"]}
    assert (found["2"]["handicap"], found["1"]["handicap"]) == ("+2.50", "0.00")
    assert found["2"]["with_handicap"] == "8.06"
    assert found["8"]["with_handicap"] is found["8"]["place_with_handicap"] is None
    heading, *places = run("rank", "-", stdin=session).out.splitlines()[1:]
    assert heading.endswith("With handicap")
    assert places[0].split()[-1] == "(1)"


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("individual 13", "this movement is for 8, 12, 16 or 20, not for 13"),
        ("mitchell 7 --rounds 4", "--rounds: “4” is not a number from 1 to 3"),
        ("mitchell 8 --switch 4 --share", ""),
        ("mitchell 8 --switch 5 --share", "--switch: “5” is not a number from 1 to 4"),
        ("mitchell 8 --away 7=4", "there is no round 4"),
        ("mitchell 8 --rounds 2 --away 7=3", "there is no round 3"),
    ],
)
def test_no_such_movement(typed: str, fault: str) -> None:
    ran = run("movement", *typed.split())
    assert ran.err == (f"scorepad movement: {fault}\n" if fault else "")


MINE = "form duplicate\npairs 1=Ann\nboard 1\n1-2: N 4S=\n3-4: pass\n"
OTHERS = "form duplicate\npairs 1=Anna\nboard 1\n1-2: N 4S+1\nboard 2\n1-4: pass\n"


def test_merge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text(MINE, encoding="utf-8")
    Path("others.txt").write_text(OTHERS, encoding="utf-8")
    differs = [
        "Board 1, 1 against 2: here 4♠ by N, made, in the file 4♠ by N, made with 1 overtrick",
        "Pair 1: here Ann, in the file Anna",
    ]
    assert refused(run("merge", "mine.txt", "others.txt", "-o", "both.scorepad")) == (
        "scorepad merge: the two differ, so nothing was written; correct one of them, "
        f"or use --keep-first: {'; '.join(differs)}"
    )
    assert not Path("both.scorepad").exists()
    kept = run("merge", "mine.txt", "others.txt", "-o", "both.scorepad", "--keep-first").out
    assert kept.splitlines() == [
        *differs,
        "both.scorepad: 1 result added",
    ]
    assert "Ann  " in run("rank", "both.scorepad").out
    again = run("merge", "both.scorepad", "others.txt", "-o", "again.scorepad")
    assert again == Ran(0, "again.scorepad: nothing new\n", ""), "it is decided"


def test_copies_of_one_evening_are_merged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was played; the archive at the second laptop knows the corrections made there."""
    monkeypatch.chdir(tmp_path)
    Path("rubber.txt").write_text("form rubber\nN 1C=\nE 2S=\n", encoding="utf-8")
    run("import", "--archive", "one.db", "rubber.txt")
    run("export", "--archive", "one.db", "-o", "one.scorepad")
    run("import", "--archive", "two.db", "one.scorepad")
    for name, rounds in (
        ("one.db", entered("N 1C=", "E 2S=", "pass")),
        ("two.db", entered("N 1C+1", "E 2S=")),
    ):
        archive = Archive.open(tmp_path / name)
        archive.save(1, replace(archive.load(1), rounds=(rounds,)), "")
        archive.close()
        run("export", "--archive", name, "-o", f"{name[:3]}.scorepad")
    merged = run("merge", "one.scorepad", "two.scorepad", "-o", "both.scorepad")
    assert merged == Ran(0, "both.scorepad: 1 result corrected\n", "")
    for name in ("one.db", "two.db"):
        came = run("import", "--archive", name, "both.scorepad").out
        assert came.startswith("both.scorepad: 1 evening changed")
        assert run("import", "--archive", name, "one.scorepad").out == (
            "one.scorepad: 1 evening already there\n"
        )
    for name in ("one", "two"):
        run("export", "--archive", f"{name}.db", "1", "-o", f"{name}.scorepad")
        assert Path(f"{name}.scorepad").read_bytes() == Path("both.scorepad").read_bytes()


def test_deals_that_either_laptop_went_on_with_are_all_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Preferring one laptop loses no deal that the other never had."""
    monkeypatch.chdir(tmp_path)
    for name, deal in (("one", "pass"), ("two", "N 1C+1")):
        evening = replace(Evening((entered("N 1C=", deal),)), title=name)
        Path(f"{name}.scorepad").write_bytes(evenings_of([SavedEvening(UUID(int=7), evening)]))
    merged = run("merge", "one.scorepad", "two.scorepad", "-o", "both.scorepad", "--keep-first")
    assert merged.out.splitlines() == [
        "Round 1, deal 2: here passed out, in the file 1♣ by N, made with 1 overtrick; both "
        "are kept",
        "the title: here one, in the file two",
        "both.scorepad: 1 result added",
    ]
    run("import", "--archive", "one.db", "one.scorepad")
    taken = run("import", "--archive", "one.db", "--replace", "two.scorepad").out
    assert taken.endswith("1 result added; you can undo this\n")
    run("export", "--archive", "one.db", "-o", "taken.scorepad")
    both, kept = (open_file(Path(f"{name}.scorepad"))[0].evening for name in ("both", "taken"))
    assert both.rounds == kept.rounds
    assert (both.title, kept.title, len(kept.rounds[0].items)) == ("one", "two", 3)


def test_what_cannot_be_merged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text(MINE, encoding="utf-8")
    Path("rubber.txt").write_text("form rubber\nN 1C=\n", encoding="utf-8")
    Path("two.scorepad").write_bytes(
        evenings_of([nameless(Evening()), nameless(Evening(title="b"))])
    )
    assert refused(run("merge", "mine.txt", "rubber.txt", "-o", "both.scorepad")) == (
        "scorepad merge: each evening must hold one session of several tables"
    )
    assert refused(run("merge", "mine.txt", "two.scorepad", "-o", "both.scorepad")) == (
        "scorepad merge: each file must hold one evening"
    )
    Path("butler.txt").write_text(MINE.replace("pairs", "scoring butler\npairs"), encoding="utf-8")
    assert refused(run("merge", "mine.txt", "butler.txt", "-o", "both.scorepad")) == (
        "scorepad merge: the two laptops compare the boards differently"
    )
    assert refused(run("merge", "mine.txt", "mine.txt", "-o", "no/both.scorepad")) == (
        "no/both.scorepad cannot be written: No such file or directory"
    )


def test_total_points(tmp_path: Path) -> None:
    """Only an evening file has them: the score file knows no such option."""
    lines = "form duplicate\npairs 1=Ann\nboard 1\n1-2: N 4S=\nboard 2\n2-3: pass\n"
    (first,) = read_score_file(lines.encode()).rounds
    assert first.comparison
    settings = ComparisonSettings(Scoring.TOTAL_POINTS)
    total = replace(first, comparison=replace(first.comparison, settings=settings))
    file = tmp_path / "total.scorepad"
    file.write_bytes(evenings_of([SavedEvening(UUID(int=7), Evening((total,)))]))
    printed = run("rank", str(file)).out.splitlines()
    assert [line.split() for line in printed[:2]] == [
        ["Place", "Pair", "Name", "Boards", "Points", "scaled", "to", "equal", "boards"],
        ["1", "1", "Ann", "1", "420.00", "840.00"],
    ]
    assert "+420  420.00  −420.00" in run("rank", str(file), "--by", "travellers").out
    told = json.loads(run("score", "--json", str(file)).out)["ranking"]
    assert (told["scoring"], told["settings"]["scale"]) == ("total-points", None)
    assert told["table"][0]["points"] == "420"
    why = told["boards"][0]["results"][0]["why"]
    assert why == "420 for North-South, -420 for East-West"
    refused_line = refused(run("rank", "-", stdin="form duplicate\nscoring total-points\n"))
    assert "total-points" in refused_line


def test_import_puts_two_laptops_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    head = "form duplicate\nboard 1\n1-2: N 4S=\n"
    for name, more in (("begun", ""), ("mine", "3-4: pass\n"), ("theirs", "5-6: pass\n")):
        evening = read_score_file((head + more).encode())
        Path(f"{name}.scorepad").write_bytes(evenings_of([SavedEvening(UUID(int=7), evening)]))
    files = ("begun.scorepad", "mine.scorepad", "theirs.scorepad")
    said = run("--archive", "a.db", "import", *files).out
    assert [line.partition(": ")[2][:15] for line in said.splitlines()] == [
        "1 evening added",
        "1 evening chang",
        "1 evening chang",
    ]
    assert run("--archive", "a.db", "export", "-o", "both.scorepad").status == 0
    assert len(run("rank", "both.scorepad", "--by", "travellers").out.splitlines()) == 5
    assert "1 evening already there" in run("--archive", "a.db", "import", "mine.scorepad").out
