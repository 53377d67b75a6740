"""The command that says what each contract would score now."""

import json
from pathlib import Path

import pytest

from scorepad.bridge.evening import Evening
from scorepad.commands.named_files import CommandError, begun_evenings_in
from scorepad.exchange.saved_evening import nameless
from tests.exchange.whole_files import evenings_of
from tests.ran import in_json, refused, run


def test_what_if_text() -> None:
    ran = run("what-if", "-", stdin="form rubber\nN 3NT\nE 3NT\nN 1NT\n")
    lines = ran.out.splitlines()
    assert (ran.status, ran.err) == (0, "")
    assert lines[0] == "Deal 4, W deals, both vulnerable"
    assert lines[1:5] == [
        "",
        "NS play           made  one overtrick      one down",
        "1C                  20             40          −100",
        "1CX                 90            290          −200",
    ]
    assert "1S                  30             60          −100" in lines
    assert "2S          rubber 560     rubber 590          −100" in lines
    assert "7NTXX      rubber 2980                         −400" in lines
    assert lines[108:110] == ["", "EW play           made  one overtrick      one down"]
    assert "3S                  90            120          −100" in lines
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


def test_what_would_make_them_even() -> None:
    imps = "form points\nN 4S+1 points NS 23\n"
    ran = run("what-if", "-", stdin=imps)
    assert ran.out.splitlines()[-2:] == [
        "",
        "EW: 8 IMPs behind; 320 more than expected make it even",
    ]
    assert in_json("what-if", "--json", "-", stdin=imps)["even"] == {
        "side": "EW",
        "imps": 8,
        "points": 320,
    }
    assert in_json("what-if", "--json", "-", stdin="form points\n")["even"] is None
    ran = run("what-if", "-", stdin=imps + "adjust NS 17 late\n")
    assert ran.out.endswith("EW: 25 IMPs behind, more than one deal can bring\n")
    ran = run("what-if", "-", stdin="form points\nN 1NT points NS 23\n")
    assert "NS: 1 IMP behind; 20 more" in ran.out


def test_what_if_before_the_first_deal() -> None:
    found = in_json("what-if", "--json", "-", stdin="form chicago\ndealer W\n")
    assert (found["round"], found["number"], found["dealer"]) == (1, 1, "W")
    ran = run("what-if", "-", stdin="form rubber\nN 3NT\nform duplicate\nboard 6\nstop\n")
    assert ran.out.startswith("Board 6: E deals, EW vulnerable\n")


def test_what_if_after_the_end_is_about_the_next_round() -> None:
    found = in_json("what-if", "--json", "-", stdin="form rubber\nN 3NT\nN 3NT\ndealer W\n")
    assert (found["round"], found["number"], found["dealer"]) == (2, 1, "W")


def test_what_if_at_duplicate() -> None:
    ran = run("what-if", "-", stdin="form duplicate\nboard 7\n")
    assert ran.out.splitlines()[0] == "Board 7: S deals, both vulnerable"
    assert "4S                 620            650          −100" in ran.out.splitlines()


def test_an_evening_of_ours_in_which_nobody_sat_down(tmp_path: Path) -> None:
    kept = tmp_path / "kept.scorepad"
    kept.write_bytes(evenings_of([nameless(Evening())]))
    assert refused(run("score", str(kept))).startswith(f"{kept}: no round has begun")
    with pytest.raises(CommandError, match="no round has begun"):
        begun_evenings_in(str(kept))


@pytest.mark.parametrize("command", ["score", "what-if"])
@pytest.mark.parametrize("nothing", ["", "# nothing yet\n", "date 2026-01-31\n"])
def test_where_there_is_no_round_there_is_nothing_to_score(command: str, nothing: str) -> None:
    assert refused(run(command, "-", stdin=nothing)) == (
        "-:1: no round has begun; begin one with e.g. form rubber"
    )
