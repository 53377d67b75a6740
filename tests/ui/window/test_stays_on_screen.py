"""The window never grows by itself, as its foot would leave a small screen."""

from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from scorepad.exchange.score_file import read_score_file
from tests.ui.windows import Opened

FOUR = "seats N=Max E=Nora S=Olga W=Pia"
RUBBER = f"form rubber\n{FOUR}\n"
WON, LOST, BEGUN = "N 4S=\nS 4S=\n", "E 4S=\nW 4S=\n", "E 1C=\nN 4S=\nE 2NT=\nS 3D=\n"
STATES = {
    "first rubber": RUBBER + BEGUN,
    "second": RUBBER + WON + BEGUN,
    "second is over": RUBBER + WON + BEGUN + "N 4H=\n",
    "third": RUBBER + WON + LOST + BEGUN,
    "ninth": RUBBER + WON * 8 + BEGUN,
    "ninth is over": RUBBER + WON * 9,
    "chicago": f"form chicago\n{FOUR}\n" + "N 1S=\n" * 7,
    "long": RUBBER + WON + "E 1C-1\n" * 25,
}
LOW = QSize(1024, 560)
"""Inside the frame of a window on a screen of 1024 by 600."""


@pytest.mark.parametrize("points", [9, 12, 14, 16, 20, 28])
def test_it_keeps_its_size_in_every_state_with_and_without_the_pad(
    points: int, opened: Opened
) -> None:
    window = opened()
    window.settings.points = points
    window.apply_look()
    QApplication.processEvents()
    window.resize(LOW)
    for state, text in STATES.items():
        window.document.open(read_score_file(text.encode()))
        for pad, deals in product((True, False), repeat=2):
            window.entry.pad.setChecked(pad)
            window.tonight.list_turn.setChecked(deals)
            QApplication.processEvents()
            assert window.minimumSizeHint().expandedTo(LOW) == LOW, (state, pad, deals)
            assert window.size() == LOW, (state, pad, deals)


def test_the_totals_are_said_where_the_back_score_has_no_room(opened: Opened) -> None:
    window = opened(read_score_file(f"form rubber\n{FOUR}\n{WON * 8}N 1S=\n".encode()))
    window.resize(LOW)
    QApplication.processEvents()
    said = window.tonight.deals_pane.totals
    assert not window.back_score.isHidden()
    assert said.isHidden()
    window.entry.pad.setChecked(True)
    QApplication.processEvents()
    assert window.back_score.isHidden()
    assert said.isVisible()
    assert said.text().replace("\N{NO-BREAK SPACE}", " ").startswith("In all: Max +72, Olga +72")
