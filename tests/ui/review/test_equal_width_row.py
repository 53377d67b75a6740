"""Choices side by side, on as many lines as they need to be readable."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.review.equal_width_row import EvenRow

GAP = 8


@pytest.mark.parametrize(
    ("width", "lines", "each"),
    [(1024, 1, 250), (824, 1, 200), (823, 2, 407), (408, 2, 200), (407, 4, 407)],
)
def test_they_share_the_width_in_as_few_lines_as_can_be_read(
    qtbot: QtBot, width: int, lines: int, each: int
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = EvenRow(GAP)
    parts = [QWidget() for _ in range(4)]
    for part in parts:
        part.setMinimumSize(200, 40)
        row.addWidget(part)
    window.setLayout(row)
    window.resize(width, 400)
    window.show()
    assert row.heightForWidth(width) == lines * 40 + (lines - 1) * GAP
    assert {part.width() for part in parts} == {each}
    assert len({part.y() for part in parts}) == lines
    assert max(part.geometry().right() for part in parts) < width
