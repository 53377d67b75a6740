"""The worked examples, typed in by keys alone; the sheet is right after every deal."""

from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scorepad.bridge.evening import score_evening
from scorepad.bridge.notation import Misread, read_deal
from scorepad.exchange.score_file import read_score_file
from scorepad.text import evening_text
from tests.golden.test_sheets import FILES, steps
from tests.ui.windows import Opened, shown_sheets


class Example(NamedTuple):
    """Deals to type, one after the other, and the sheet after each."""

    name: str
    agreed: str
    typed: tuple[str, ...]
    sheets: tuple[str, ...]


def examples() -> list[Example]:
    """The golden evenings in which, once they have begun, only deals are entered."""
    found: dict[str, Example] = {}
    for file in FILES:
        for step in steps(file):
            name = ":".join(step.name.split(":")[:2])
            lines = step.entered.splitlines()
            deals = [line for line in lines if is_deal(line)]
            agreed = lines[: len(lines) - len(deals)]
            if any(is_deal(line) for line in agreed) or "form duplicate" in agreed:
                found.pop(name, None)
                continue
            before = found.get(name, Example(name, "", (), ()))
            found[name] = Example(
                name, "\n".join(agreed), tuple(deals), (*before.sheets, step.sheet)
            )
    return [example for example in found.values() if len(example.typed) == len(example.sheets)]


def is_deal(line: str) -> bool:
    try:
        read_deal(line)
    except Misread:
        return False
    return True


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_typed_example(example: Example, opened: Opened) -> None:
    window = opened(read_score_file(example.agreed.encode()))
    for deal, sheet in zip(example.typed, example.sheets, strict=True):
        QTest.keyClicks(window.entry.field, deal)
        QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
        assert evening_text(window.document.scored) == sheet
        assert shown_sheets(window) == shown_sheets(opened(window.document.evening))
        assert window.document.scored == score_evening(window.document.evening)


def test_there_are_examples() -> None:
    names = " ".join(example.name for example in examples())
    for seed in ("000", "001", "002"):
        assert seed in names
