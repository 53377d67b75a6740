"""The command that scores an evening written as text."""

import json
from pathlib import Path

import pytest

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
          "number": 1, "seats": {"N": "Ann", "E": "Bob", "S": "Cy", "W": "Zoë"},
          "dealer": "N", "vulnerable": [], "passed": false,
          "entries": [
            {
              "side": "NS", "line": "below", "kind": "contract", "points": 120,
              "why": "2♥ doubled made: 2 × 30 × 2", "sum": "2*30*2"
            },
            {
              "side": "NS", "line": "above", "kind": "overtricks", "points": 100,
              "why": "1 overtrick, doubled, not vulnerable", "sum": "100"
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
          "number": 2, "seats": {"N": "Ann", "E": "Bob", "S": "Cy", "W": "Zoë"},
          "dealer": "E", "vulnerable": ["NS"], "passed": true,
          "entries": [],
          "game_to": null, "games": {"NS": 1, "EW": 0}, "part_score": {"NS": 0, "EW": 0},
          "total": {"NS": 270, "EW": 0}
        },
        {
          "number": 3, "seats": {"N": "Ann", "E": "Bob", "S": "Cy", "W": "Zoë"},
          "dealer": "S", "vulnerable": ["NS"], "passed": false,
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
