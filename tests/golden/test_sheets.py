"""The worked examples of the rules: what was entered, and the resulting sheet."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from scorepad.bridge.evening import score_evening
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.text import evening_text

FILES = sorted(Path(__file__).with_name("sheets").glob("*.txt"))
STEP = re.compile(r"((?:^> .*\n+)+)([^>]*)", re.MULTILINE)


class Step(NamedTuple):
    """What was entered up to a moment, and the sheet then."""

    name: str
    entered: str
    sheet: str


def steps(file: Path) -> Iterator[Step]:
    """Read a file: `==` begins an evening, `>` is a line of its score file, `#` a remark."""
    text = re.sub(r"^#.*\n", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for example in re.split(r"^== ", text, flags=re.MULTILINE)[1:]:
        entered = ""
        for lines, sheet in STEP.findall(example):
            entered += lines.replace("> ", "")
            title = example.splitlines()[0]
            last = entered.splitlines()[-1]
            yield Step(f"{file.stem}: {title}: {last}", entered, sheet.strip("\n") + "\n")


STEPS = [step for file in FILES for step in steps(file)]


def shown(entered: str) -> str:
    return evening_text(score_evening(read_score_file(entered.encode())))


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_sheet(step: Step) -> None:
    assert shown(step.entered) == step.sheet


LISTED = ("seats", "duplicate", "points")
NOBODY_KEEPS = [s for s in STEPS if not any(word in s.entered for word in LISTED)]


@pytest.mark.parametrize("step", NOBODY_KEEPS, ids=lambda step: step.name)
def test_the_sheet_of_the_other_side(step: Step) -> None:
    """East keeps the score: the columns change places."""
    changed = []
    for line in step.sheet.splitlines():
        we, bar, they = line.partition("|")
        is_figures = bar and "They" not in they
        changed.append(f"{they.strip():>8} | {we.strip()}".rstrip() if is_figures else line)
    assert shown(f"keeper E\n{step.entered}").splitlines() == changed


def test_no_file_is_passed_over() -> None:
    assert {step.name.split(":")[0] for step in STEPS} == {file.stem for file in FILES}
