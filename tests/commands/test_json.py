"""What commands print with --json is as the schema tells other programs."""

import json
import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from hypothesis import given

from scorepad.bridge.evening import Evening, score_evening
from scorepad.commands.scoring import JSON_VERSION
from scorepad.sheets.report import evening_data
from tests.bridge.table import WHOLE_EVENINGS
from tests.exchange.schema_check import faults, whole
from tests.ran import run

WRITTEN = json.loads((Path(__file__).parents[2] / "resources/commands.schema.json").read_bytes())
SCHEMA = whole(WRITTEN, WRITTEN["$defs"])
SAMPLE = str(Path(__file__).parents[1] / "golden" / "sample_rubber.txt")


def of_command(name: str) -> dict[str, Any]:
    """The part of the schema that tells what this command prints."""
    (found,) = (one for one in SCHEMA["anyOf"] if one["description"].split()[1] == name)
    return dict(found)


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        ("score", [SAMPLE]),
        ("what-if", [SAMPLE]),
        ("seats", ["A=2C", "B=3C", "C=4C", "D=5C", "E=6C"]),
    ],
)
def test_a_command_prints_what_the_schema_tells(command: str, arguments: list[str]) -> None:
    printed = json.loads(run(command, "--json", *arguments).out)
    assert faults(of_command(command), printed) == []
    assert faults(SCHEMA, printed) == []
    assert faults(SCHEMA, {**printed, "version": JSON_VERSION + 1}) == [" anyOf"]
    assert faults(SCHEMA, {**printed, "more": 1}) == [" anyOf"]


README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
BLOCKS = [
    dedent(block) for block in re.findall(r"(?:^    .*\n|^\n(?=    ))+", README, re.MULTILINE)
]
FILES = [block for block in BLOCKS if block.split()[0] in ("form", "title")]
GOLDEN = sorted(Path(SAMPLE).parent.glob("rankings/*.txt"))


@pytest.mark.parametrize("text", [*FILES, *(file.read_text(encoding="utf-8") for file in GOLDEN)])
def test_examples_are_as_the_schema_tells(text: str) -> None:
    assert len(FILES) == 2
    for command in ("score", "what-if"):
        ran = run(command, "--json", "-", stdin=text)
        assert (ran.status, ran.err) == (0, "")
        assert faults(of_command(command), json.loads(ran.out)) == []


TYPED = re.findall(r"`([^`]+)`", "".join(re.findall(r"^\| (`.*?) \|", README, re.MULTILINE)[:10]))


@pytest.mark.parametrize("deal", [typed for typed in TYPED if "/" not in typed])
def test_whatever_the_readme_types_is_a_deal(deal: str) -> None:
    form = "points" if re.search(r"23p|17|23$", deal) else "rubber"
    ran = run("score", "-", stdin=f"form {form}\nseats N=Ann E=Eve S=Cy W=Mary\n{deal}\n")
    assert (ran.status, ran.err) == (0, "")


@given(WHOLE_EVENINGS)
def test_any_evening_is_as_the_schema_tells(evening: Evening) -> None:
    data = {"version": JSON_VERSION, **evening_data(score_evening(evening))}
    assert faults(of_command("score"), json.loads(json.dumps(data))) == []
