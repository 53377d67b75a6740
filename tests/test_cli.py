"""The command, as a user runs it."""

import errno
import json
import os
import sqlite3
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad import __version__
from scorepad.cli import main
from scorepad.terminal import LONGEST_LINE
from tests.archive.damage import fill
from tests.ran import BACK_SCORE, DEALS, PLAYERS, SHEET, Ran, in_json, refused, run, score

EVENING = """\
form rubber
seats N=Ann E=Bob S=Cy W=Zoë out=Ed
stake 2.50
S 2HX+1
pass
adjust EW 60 a late start
stop
"""
EVENING_IN_JSON = """\
{
  "rounds": [
    {
      "form": "rubber",
      "deals": [
        {
          "number": 1, "dealer": "N", "vulnerable": [], "passed": false,
          "entries": [
            {
              "side": "NS", "line": "below", "kind": "contract", "points": 120,
              "why": "2♥ doubled made: 2 x 30 x 2", "sum": "2*30*2"
            },
            {
              "side": "NS", "line": "above", "kind": "overtricks", "points": 100,
              "why": "1 overtrick doubled, not vulnerable", "sum": "100"
            },
            {
              "side": "NS", "line": "above", "kind": "insult", "points": 50,
              "why": "doubled contract made", "sum": "50"
            }
          ],
          "game_to": "NS", "games": {"NS": 1, "EW": 0}, "part_score": {"NS": 0, "EW": 0},
          "total": {"NS": 270, "EW": 0}
        },
        {
          "number": 2, "dealer": "E", "vulnerable": ["NS"], "passed": true, "entries": [],
          "game_to": null, "games": {"NS": 1, "EW": 0}, "part_score": {"NS": 0, "EW": 0},
          "total": {"NS": 270, "EW": 0}
        },
        {
          "number": 3, "dealer": "S", "vulnerable": ["NS"], "passed": false,
          "entries": [
            {
              "side": "EW", "line": "above", "kind": "adjustment", "points": 60,
              "why": "agreed: a late start", "sum": "60"
            }
          ],
          "game_to": null, "games": {"NS": 1, "EW": 0}, "part_score": {"NS": 0, "EW": 0},
          "total": {"NS": 270, "EW": 60}
        }
      ],
      "closing": [
        {
          "side": "NS", "line": "above", "kind": "unfinished_game", "points": 300,
          "why": "the only game of an unfinished rubber", "sum": "300"
        }
      ],
      "total": {"NS": 570, "EW": 60}, "margin": 510, "winner": "NS", "two_games": null,
      "complete": true, "back_score": 5
    }
  ],
  "back": [
    {
      "round": 1,
      "hundreds": {"Ann": 5, "Bob": -5, "Cy": 5, "Zoë": -5, "Ed": 0},
      "points": {"Ann": 510, "Bob": -510, "Cy": 510, "Zoë": -510, "Ed": 0}
    }
  ],
  "payments": [
    {"from": "Bob", "to": "Ann", "amount": "12.50"},
    {"from": "Zoë", "to": "Cy", "amount": "12.50"}
  ]
}
"""


# The score.


def test_the_sample_rubber() -> None:
    assert score(DEALS) == SHEET


def test_the_sample_rubber_with_its_players() -> None:
    assert score(PLAYERS + DEALS) == SHEET + BACK_SCORE


def test_we_is_the_side_of_the_keeper() -> None:
    they_keep = score("keeper W\n" + DEALS).splitlines()
    assert they_keep[:3] == ["Rubber 1", "      We | They", "         | 500"]
    assert they_keep[-1] == "     550 | 2380"


def test_the_score_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("evening.txt").write_text(DEALS, encoding="utf-8")
    assert run("score", "evening.txt") == Ran(0, SHEET, "")
    Path("evening.txt").write_bytes(b"form rubber\r\nN 4\xff\r\n")
    assert refused(run("score", "evening.txt")) == (
        "evening.txt:2: this letter cannot be read; "
        "save the file as Unicode (UTF-8) in its own program"
    )


def test_nothing_to_score() -> None:
    assert score("# nothing yet\n") == ""
    assert in_json("score", "--json", "-", stdin="") == {"rounds": [], "back": [], "payments": []}


def test_json_in_full() -> None:
    assert in_json("score", "--json", "-", stdin=EVENING) == json.loads(EVENING_IN_JSON)


def test_json_is_plain_ascii() -> None:
    assert run("score", "--json", "-", stdin="seats N=金 E=é S=♠ W=x\nform rubber").out.isascii()


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        ("pass", "rubber 0-0 margin 0, open"),
        ("N 3NT", "rubber 100-0 margin 100, open"),
        ("N 3NT | stop", "rubber 400-0 margin 400, settled, winner NS, back score 4"),
        ("N 3NT | E 3NT", "rubber 100-100 margin 0, open"),
        ("N 3NT | E 3NT | stop", "rubber 100-100 margin 0, settled"),
        # An odd 50 is rounded up.
        ("adjust NS 49 x | stop", "rubber 49-0 margin 49, settled, winner NS"),
        ("adjust EW 50 x | stop", "rubber 0-50 margin 50, settled, winner EW, back score 1"),
        ("adjust NS 850 x | stop", "rubber 850-0 margin 850, settled, winner NS, back score 9"),
        (
            "N 3NT | S 3NT",
            "rubber 900-0 margin 900, settled, winner NS, two games NS, back score 9",
        ),
        # The side with more points wins the rubber, which is not always the one with two games.
        (
            "E 3NT | E 1C-7 | E 3NT",
            "rubber 700-900 margin 200, settled, winner EW, two games EW, back score 2",
        ),
        (
            "E 3NT | E 4CX-4 | E 3NT",
            "rubber 1100-900 margin 200, settled, winner NS, two games EW, back score 2",
        ),
        ("N 3NT | S 3NT | adjust EW 900 x", "rubber 900-900 margin 0, settled, two games NS"),
    ],
)
def test_how_a_rubber_stands(lines: str, status: str) -> None:
    text = f"form rubber | {lines}".replace(" | ", "\n")
    (found,) = in_json("score", "--json", "-", stdin=text)["rounds"]
    told = f"{found['form']} {found['total']['NS']}-{found['total']['EW']} margin {found['margin']}"
    told += ", settled" if found["complete"] else ", open"
    told += f", winner {found['winner']}" if found["winner"] else ""
    told += f", two games {found['two_games']}" if found["two_games"] else ""
    assert told + (f", back score {found['back_score']}" if found["back_score"] else "") == status


# What if.


def test_what_if_text() -> None:
    ran = run("what-if", "-", stdin="form rubber\nN 3NT\nE 3NT\nN 1NT\n")
    lines = ran.out.splitlines()
    assert (ran.status, ran.err) == (0, "")
    assert lines[0] == "Deal 4, W deals, both vulnerable"
    assert lines[1:5] == [
        "",
        "NS plays          made      one over      one down",
        "1C                  20            40          -100",
        "1CX                 90           290          -200",
    ]
    assert "1S                  30            60          -100" in lines
    assert "2S          rubber 560    rubber 590          -100" in lines
    assert "7NTXX      rubber 2980                        -400" in lines
    assert lines[108:110] == ["", "EW plays          made      one over      one down"]
    assert "3S                  90           120          -100" in lines
    assert len(lines) == 1 + 2 * (2 + 105)


def test_what_if_json() -> None:
    found = in_json("what-if", "--json", "-", stdin="form chicago\nN 2H\n")
    outlooks = found.pop("what_if")
    assert found == json.loads("""
        {"round": 1, "form": "chicago", "number": 2, "dealer": "E", "vulnerable": ["EW"],
         "games": {"NS": 0, "EW": 0}, "part_score": {"NS": 60, "EW": 0}}
    """)
    assert len(outlooks) == 2 * (105 * 3 - 15)
    for expected in json.loads("""[
        {"side": "NS", "contract": "1C", "result": "+1", "points": {"NS": 40, "EW": 0}, "ends": []},
        {"side": "NS", "contract": "2C", "result": "=", "points": {"NS": 340, "EW": 0},
         "ends": ["game"]},
        {"side": "EW", "contract": "7NTXX", "result": "-1", "points": {"NS": 400, "EW": 0},
         "ends": []}
    ]"""):
        assert expected in outlooks


def test_what_if_before_the_first_deal() -> None:
    found = in_json("what-if", "--json", "-", stdin="form chicago\ndealer W\n")
    assert (found["round"], found["number"], found["dealer"]) == (1, 1, "W")
    ran = run("what-if", "-", stdin="form rubber\nN 3NT\nform duplicate\nboard 6\nstop\n")
    assert ran.out.startswith("Board 6, E deals, EW vulnerable\n")


def test_what_if_after_the_end_is_about_the_next_round() -> None:
    found = in_json("what-if", "--json", "-", stdin="form rubber\nN 3NT\nN 3NT\ndealer W\n")
    assert (found["round"], found["number"], found["dealer"]) == (2, 1, "W")


def test_what_if_at_duplicate() -> None:
    ran = run("what-if", "-", stdin="form duplicate\nboard 7\n")
    assert ran.out.splitlines()[0] == "Board 7, S deals, both vulnerable"
    assert "4S                 620           650          -100" in ran.out.splitlines()


def test_what_if_of_nothing() -> None:
    assert refused(run("what-if", "-", stdin="")) == (
        "-:1: there is no round yet; write a line such as form rubber"
    )


# Seats.


def test_seats_of_five() -> None:
    drawn = ("1=AS", "2=kh", "3=♥10", "4=td", "5=2C")
    assert run("seats", *drawn).out.splitlines() == [
        " 1  1 and 2 (N-S) against 3 and 4 (E-W); 5 out",
        " 2  1 and 3 (N-S) against 2 and 5 (E-W); 4 out",
        " 3  2 and 4 (N-S) against 1 and 5 (E-W); 3 out",
        " 4  3 and 5 (N-S) against 1 and 4 (E-W); 2 out",
        " 5  4 and 5 (N-S) against 2 and 3 (E-W); 1 out",
    ]
    rounds = in_json("seats", "--json", *drawn, stdin="")["rounds"]
    assert [(part["round"], "".join(part["seats"].values()), part["out"]) for part in rounds] == [
        (1, "1324", ["5"]),
        (2, "1235", ["4"]),
        (3, "2145", ["3"]),
        (4, "3154", ["2"]),
        (5, "4253", ["1"]),
    ]
    assert list(rounds[0]["seats"]) == ["N", "E", "S", "W"]


def test_seats_of_four() -> None:
    drawn = ("Mrs Smith=QC", "Mrs Jones=9H", "a=b=9S", " Di =3D")
    fixed = " 1  Mrs Smith and a=b (N-S) against Mrs Jones and Di (E-W)\n"
    assert run("seats", *drawn, "--way", "fixed") == Ran(0, fixed, "")
    assert run("seats", *drawn).out.splitlines() == [
        fixed.rstrip("\n"),
        " 2  Mrs Smith and Mrs Jones (N-S) against a=b and Di (E-W)",
        " 3  Mrs Smith and Di (N-S) against a=b and Mrs Jones (E-W)",
    ]


def test_seats_of_seven() -> None:
    lines = run("seats", *(f"{card}={card}S" for card in "AKQJT98")).out.splitlines()
    assert lines[0] == " 1  A and K (N-S) against Q and J (E-W); T and 9 and 8 out"


@pytest.mark.parametrize(
    ("drawn", "sentence"),
    [
        ("A=2C B=3C C=4C", "a table has four to seven players, not 3"),
        ("A=2C B=3C C=4C D=5C E=6C F=7C G=8C H=9C", "a table has four to seven players, not 8"),
        ("A=2C B=2c C=4C D=5C", "A and B cannot both have drawn 2♣"),
        ("A=2C A=3C C=4C D=5C", "A=3C: A draws only once"),
        ("Ann B=3C C=4C D=5C", "Ann: write the player and the card drawn, such as Ann=QC"),
        ("=2C B=3C C=4C D=5C", "=2C: a player needs a name"),
        ("A= B=3C C=4C D=5C", "A=:  is not a card; write rank and suit, such as QC or 10H"),
        (
            "A=1C B=11D C=C D=5C",
            "A=1C: 1C is not a card; write rank and suit, such as QC or 10H; "
            "B=11D: 11D is not a card; write rank and suit, such as QC or 10H; "
            "C=C: C is not a card; write rank and suit, such as QC or 10H",
        ),
        (
            "A\x1b=2C B=3C C=4C D=5C",
            "A\\x1b=2C: the character U+001B cannot stand in a name or a reason; leave it out",
        ),
        (
            "A\udcff=2C B=3C C=4C D=5C",
            "A\\udcff=2C: the character U+DCFF cannot stand in a name or a reason; leave it out",
        ),
    ],
)
def test_seats_that_cannot_be(drawn: str, sentence: str) -> None:
    assert refused(run("seats", *drawn.split(" "))) == f"scorepad seats: {sentence}"


# Bad input.


@pytest.mark.parametrize("command", ["score", "what-if"])
@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_a_bad_line_is_one_line_with_all_its_faults(command: str, json_too: list[str]) -> None:
    assert refused(run(command, *json_too, "-", stdin="# hello\n\nN 8S+1 h75\nwhat?")) == (
        "-:3: a contract is at level 1 to 7, not 8; "
        "honours need their holder: N, E, S or W; honours are 100 or 150; "
        "there is no form yet; begin with a line such as form rubber"
    )


@pytest.mark.parametrize(
    ("stdin", "shown"),
    [
        (b"\x1b[31m\n", "-:1: “\\x1b[31m” is not a deal; "),
        (b"\x00\n", "-:1: “\\x00” is not a deal; "),
        ("\u202efoo".encode(), "-:1: “\\u202efoo” is not a deal; "),
        (b"a\x0bb\x85", "-:1: this letter cannot be read; "),
        ("\u2028x\u2029y".encode(), "-:1: “x” begins no deal, "),
        (b"\r\n\r\n\xff\xfe", "-:3: this letter cannot be read; "),
    ],
)
def test_control_characters_are_shown_by_their_numbers(stdin: bytes, shown: str) -> None:
    line = refused(run("score", "-", stdin=stdin))
    assert line.startswith(shown)
    assert line.isprintable()


def test_an_endless_line_is_cut_short() -> None:
    line = refused(run("score", "-", stdin="seats " + "x=1 " * 400))
    assert (len(line), line[-1]) == (LONGEST_LINE, "…")


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("nowhere.txt", "nowhere.txt:1: cannot be read: No such file or directory"),
        ("a\nb\x1b.txt", "a\\nb\\x1b.txt:1: cannot be read: No such file or directory"),
        ("\udcff.txt", "\\udcff.txt:1: cannot be read: No such file or directory"),
        ("\U000e0001", "\\U000e0001:1: cannot be read: No such file or directory"),
        ("a\0b", "a\\x00b:1: cannot be read: embedded null byte"),
        ("", ":1: cannot be read: Is a directory"),
        ("folder", "folder:1: cannot be read: Is a directory"),
        ("-", "-:1: there is no form yet; begin with a line such as form rubber"),
    ],
)
@pytest.mark.parametrize("command", ["score", "what-if"])
def test_a_file_that_cannot_be_read(
    command: str, file: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    assert refused(run(command, file, stdin="N 1C")) == line


def test_a_file_of_somebody_else() -> None:
    with patch.object(Path, "read_bytes", side_effect=OSError(errno.EACCES, "Permission denied")):
        assert refused(run("score", "hers.txt")) == "hers.txt:1: cannot be read: Permission denied"


def test_a_closed_standard_input(capsys: pytest.CaptureFixture[str]) -> None:
    with patch("sys.stdin", None):
        assert main(["score", "-"]) == 2
    assert capsys.readouterr() == ("", "-:1: cannot be read: it is closed\n")


@pytest.mark.parametrize(
    ("arguments", "who"),
    [
        ([], "scorepad"),
        (["play"], "scorepad"),
        (["score"], "scorepad score"),
        (["score", "a", "b\x1b\n"], "scorepad"),
        (["what-if", "--jason", "-"], "scorepad"),
        (["seats"], "scorepad seats"),
        (["seats", "--way", "mine\n", "A=2C"], "scorepad seats"),
    ],
)
def test_a_command_that_is_none(arguments: list[str], who: str) -> None:
    line = refused(run(*arguments))
    assert line.startswith(f"{who}: ")
    assert line.endswith(f"; see {who} --help")
    assert line.isprintable()


def test_help_and_version() -> None:
    assert run("--version") == Ran(0, f"scorepad {__version__}\n", "")
    for arguments in ([], ["score"], ["what-if"], ["seats"]):
        ran = run(*arguments, "--help")
        assert (ran.status, ran.err) == (0, "")
        assert ran.out.startswith("usage: " + " ".join(["scorepad", *arguments]))


@given(st.one_of(st.binary(max_size=60), st.text(max_size=60).map(lambda text: text.encode())))
def test_any_bytes(data: bytes) -> None:
    for command in ("score", "what-if"):
        ran = run(command, "-", stdin=b"form rubber\n" + data)
        if ran.status:
            assert refused(ran).startswith("-:")


def test_a_sound_archive(tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    assert run("check", "--archive", str(file)).out == f"{file} is sound: evenings 3, deals 25\n"


def test_a_damaged_archive(tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    file.write_bytes(file.read_bytes()[:20_000])
    assert f"{file} is damaged" in refused(run("check", "--archive", str(file)))


def test_rows_of_an_archive_that_are_no_evening(tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    with sqlite3.connect(file) as db:
        db.execute("UPDATE rounds SET form='whist' WHERE evening=1")
    db.close()
    told = refused(run("check", "--archive", str(file)))
    assert told.endswith("when the window is opened next: evening 1 cannot be read")


def test_no_archive(tmp_path: Path) -> None:
    with patch.dict(os.environ, {"SCOREPAD_ARCHIVE": str(tmp_path / "nowhere.db")}):
        told = refused(run("check"))
    assert told == f"scorepad check: {tmp_path / 'nowhere.db'} cannot be opened"
