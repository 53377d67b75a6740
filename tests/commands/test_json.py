"""What commands print with --json matches the schema for other programs."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from scorepad.bridge.evening import Evening, score_evening
from scorepad.resources import JSON_VERSION
from scorepad.sheets.report import evening_data
from tests.bridge.table import WHOLE_EVENINGS
from tests.exchange.schema_check import faults, whole
from tests.manual_pages import written
from tests.ran import CHECKOUT, DEALS, PLAYERS, run

WRITTEN = json.loads((Path(__file__).parents[2] / "resources/commands.schema.json").read_bytes())
SCHEMA = whole(WRITTEN, WRITTEN["$defs"])
SAMPLE = str(Path(__file__).parents[1] / "golden" / "sample_rubber.txt")


def of_command(name: str) -> dict[str, Any]:
    """The part of the schema for what this command prints."""
    (found,) = (one for one in SCHEMA["anyOf"] if one["description"].split()[1] == name)
    return dict(found)


@pytest.fixture
def evenings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An archive with an evening of this day, and one without a day."""
    archive, played = tmp_path / "evenings.db", tmp_path / "played.txt"
    monkeypatch.setenv("SCOREPAD_ARCHIVE", str(archive))
    played.write_text(f"date 2026-01-31\n{PLAYERS}{DEALS}", encoding="utf-8")
    assert run("import", SAMPLE, str(played)).status == 0
    return archive


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        ("score", [SAMPLE]),
        ("what-if", [SAMPLE]),
        ("seats", ["A=2C", "B=3C", "C=4C", "D=5C", "E=6C"]),
        ("movement", ["howell", "5"]),
        ("movement", ["individual", "8", "--share"]),
        ("export", ["--list"]),
        ("export", ["--list", "1"]),
        ("check", []),
    ],
)
def test_a_command_prints_what_the_schema_tells(
    command: str, arguments: list[str], evenings: Path
) -> None:
    printed = json.loads(run(command, "--json", *arguments).out)
    assert faults(of_command(command), printed) == []
    assert faults(SCHEMA, printed) == []
    assert faults(SCHEMA, {**printed, "version": JSON_VERSION + 1}) == [" anyOf"]
    assert faults(SCHEMA, {**printed, "more": 1}) == [" anyOf"]


README = (CHECKOUT / "README.md").read_text(encoding="utf-8")


def test_the_list_says_what_came_of_an_evening(evenings: Path) -> None:
    listed = json.loads(run("export", "--list", "--json", "2026-01-31").out)["evenings"]
    ((number, results),) = [(one["number"], one["results"]) for one in listed]
    assert number == 2
    assert [(each["player"], each["hundreds"]) for each in results] == [
        ("Mr. Smith", 18),
        ("Mr. Jones", 18),
        ("Mrs. Smith", -18),
        ("Mrs. Jones", -18),
    ]


def test_json_where_there_is_nothing_yet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SCOREPAD_ARCHIVE", str(tmp_path / "evenings.db"))
    for command in (["export", "--list", "--json"], ["check", "--json"]):
        ran = run(*command)
        assert (ran.status, ran.err) == (0, "")
        assert faults(of_command(command[0]), json.loads(ran.out)) == []


def test_a_damaged_archive_is_told_to_programs_and_to_people(evenings: Path) -> None:
    with closing(sqlite3.connect(evenings)) as db, db:
        db.execute("UPDATE evenings SET plain = replace(plain, 'Smith', 'Smyth')")
    ran = run("check", "--json")
    printed = json.loads(ran.out)
    assert (ran.status, printed["sound"]) == (2, False)
    assert printed["faults"][0] in ran.err
    assert faults(of_command("check"), printed) == []


FILES = ["\n".join(written(name)) for name in ("score_files", "score_files_boards")]
GOLDEN = sorted(Path(SAMPLE).parent.glob("rankings/*.txt"))


@pytest.mark.parametrize("text", [*FILES, *(file.read_text(encoding="utf-8") for file in GOLDEN)])
def test_examples_are_as_the_schema_tells(text: str) -> None:
    for command in ("score", "what-if"):
        ran = run(command, "--json", "-", stdin=text)
        assert (ran.status, ran.err) == (0, "")
        assert faults(of_command(command), json.loads(ran.out)) == []


TYPED = re.findall(r"`([^`]+)`", "".join(re.findall(r"^   \| (`.*?) \|", README, re.MULTILINE)))


@pytest.mark.parametrize("deal", [typed for typed in TYPED if "/" not in typed])
def test_whatever_the_readme_types_is_a_deal(deal: str) -> None:
    form = "points" if re.search(r"23p|17|23$", deal) else "rubber"
    ran = run("score", "-", stdin=f"form {form}\nseats N=Ann E=Eve S=Cy W=Mary\n{deal}\n")
    assert (ran.status, ran.err) == (0, "")


@pytest.mark.no_cover
@given(WHOLE_EVENINGS)
def test_any_evening_is_as_the_schema_tells(evening: Evening) -> None:
    data = {"version": JSON_VERSION, **evening_data(score_evening(evening))}
    assert faults(of_command("score"), json.loads(json.dumps(data))) == []
