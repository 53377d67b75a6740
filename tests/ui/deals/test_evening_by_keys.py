"""The worked examples, typed in by keys alone; the sheet is right after every deal."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scorepad.bridge.evening import score_evening
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.text import evening_text
from tests.golden.typed import Example, typed_examples
from tests.ui.windows import Opened, shown_sheets


@pytest.mark.parametrize("example", typed_examples(), ids=lambda example: example.name)
def test_typed_example(example: Example, opened: Opened) -> None:
    window = opened(read_score_file(example.options.encode()))
    for deal, sheet in zip(example.typed, example.sheets, strict=True):
        QTest.keyClicks(window.entry.field, deal)
        QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
        assert evening_text(window.document.scored) == sheet
        assert shown_sheets(window) == shown_sheets(opened(window.document.evening))
        assert window.document.scored == score_evening(window.document.evening)


def test_there_are_examples() -> None:
    names = " ".join(example.name for example in typed_examples())
    for seed in ("000", "001", "002"):
        assert seed in names
