"""The what-if window: it shows the state, works by keys and buttons, and closes completely."""

import gc
from dataclasses import replace

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scorepad.bridge.actions import NO_ACTION, from_old_text
from scorepad.bridge.changes import Change
from scorepad.bridge.contract import CLUBS, HEARTS, NOTRUMP, SPADES
from scorepad.bridge.deal import NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE, POINTS
from scorepad.bridge.seats import Seating
from scorepad.bridge.what_if import Outlook
from scorepad.ui.document import Document
from scorepad.ui.what_if.what_if_page import WhatIfPage
from tests.bridge.table import FOUR, entered
from tests.ui.what_if.shown import PART_SCORES, button, cell, go_to, opened, played
from tests.ui.windows import flush

CHANGED = Seating("Bob", "Di", "Ann", "Cy")


def test_the_state_is_told(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    state = "They are vulnerable – We need 60 for game"
    assert window.accessibleName() == "What if – Deal 4: Di deals"
    assert (window.heading.text(), window.state.text()) == (window.accessibleName(), state)


@pytest.mark.parametrize(
    ("document", "title"),
    [
        (
            Document(),
            "What if – Deal 1: North deals – Nobody is vulnerable",
        ),
        (
            played("N 4S=", "N 4S="),
            "What if – Deal 1: Bob deals – Nobody is vulnerable",
        ),
        (
            Document(Evening((entered("N 4S=", "N 4S=", NewSeats(CHANGED), seating=FOUR),))),
            "What if – Deal 1: Ann deals – Nobody is vulnerable",
        ),
        (
            played("N 2S=", "E 3N=", "S 1N=", form=CHICAGO),
            "What if – Deal 4: Di deals – Both sides are vulnerable – This deal ends the chukker"
            " – We need 60 for game",
        ),
        (played("N 2S=", form=DUPLICATE), "What if – Board 2: Bob deals – We are vulnerable"),
    ],
)
def test_the_title(qtbot: QtBot, document: Document, title: str) -> None:
    window = opened(qtbot, document)
    assert f"{window.heading.text()} – {window.state.text()}" == title


def test_it_follows_a_correction(qtbot: QtBot) -> None:
    """The current cell and the scroll position stay, whatever happens to the figures."""
    document = played(*PART_SCORES)
    window = opened(qtbot, document)
    go_to(window, 6, HEARTS, 4)
    bar = window.table.verticalScrollBar()
    held, scrolled = QPersistentModelIndex(window.table.currentIndex()), bar.value()
    assert scrolled > 0
    assert window.outcome.text().endswith("game and rubber")
    document.become(
        Change(Evening((entered("N 2S=", seating=FOUR),)), from_old_text("a correction"))
    )
    assert window.heading.text() == "What if – Deal 2: Bob deals"
    assert held == window.table.currentIndex()
    assert (bar.value(), window.table.hasFocus()) == (scrolled, True)
    assert window.outcome.text().endswith("– game")
    document.steps.undo()
    assert window.heading.text() == "What if – Deal 4: Di deals"


def test_names_are_never_markup(qtbot: QtBot) -> None:
    window = opened(qtbot, played(seating=Seating("<b>A</b> & Co", "Bob", "Cy", "Di")))
    assert window.heading.text() == "What if – Deal 1: <b>A</b> & Co deals"
    formats = {label.textFormat() for label in window.findChildren(QLabel)}
    assert formats == {Qt.TextFormat.PlainText}


def test_a_result_by_key(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    for key, over in (("+", 1), ("+", 2), ("=", 0), ("-", -1), ("-", -2), ("-", -3), ("-", -3)):
        QTest.keyClicks(window.table, key)
        assert window.model.over == over
        name = f"{over:+d}".replace("-", "−") if over else "made"
        assert button(window, name).isChecked()
    for _ in range(9):
        QTest.keyClicks(window.table, "+")
    assert window.model.over == 3


def test_a_result_by_button(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    QTest.mouseClick(button(window, "−2"), Qt.MouseButton.LeftButton)
    assert cell(window.model, 1, CLUBS).data() == "−100"
    button(window, "−2").setFocus()
    QTest.keyClick(button(window, "−2"), Qt.Key.Key_Right)
    assert window.model.over == -1
    assert button(window, "−1").hasFocus()


def test_the_current_cell_is_told(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    assert window.outcome.text() == "We: 1 club, made – We 20 below the line"
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    assert window.outcome.text() == "We: 1 club doubled, made – We 40 below and 50 above the line"
    go_to(window, 2, SPADES, 3)
    QTest.keyClicks(window.table, "-")
    assert window.outcome.text() == "They: 2 spades, 1 down – We 100 above the line"
    go_to(window, 7, SPADES, 3)
    window.results.choose(2)
    assert window.outcome.text() == "There are not that many tricks."


def test_letters_go_to_a_contract(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    go_to(window, 1, CLUBS, 4)
    for key, bid in (
        ("4", (4, CLUBS)),
        ("s", (4, SPADES)),
        ("9", (4, SPADES)),
        ("N", (4, NOTRUMP)),
    ):
        QTest.keyClicks(window.table, key)
        assert window.table.currentIndex() == cell(window.model, *bid, 4)


def test_enter_chooses_a_contract(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    go_to(window, 4, HEARTS, 4)
    chosen: list[Outlook] = []
    window.contract_chosen.connect(chosen.append)
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    window.results.choose(3)
    go_to(window, 7, HEARTS, 4)
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert [(str(each.contract), each.over, each.side) for each in chosen] == [("4♥X", 0, "EW")]
    assert isinstance(chosen[0], Outlook)
    assert window.isVisible()


def test_points_held_are_asked_for_where_imps_are_played_for(qtbot: QtBot) -> None:
    deal = replace(read_deal("E 4S="), points_ns=20)
    document = Document(Evening((entered(deal, form=POINTS, seating=FOUR),)))
    window = opened(qtbot, document)
    go_to(window, 4, SPADES)
    assert window.held.isVisible()
    assert "9 IMPs behind; 370 more than expected" in window.state.text()
    before = window.outcome.text()
    window.held.setValue(26)
    assert "We 350 expected" in window.outcome.text() != before
    document.become(Change(Evening((entered("E 4S=", seating=FOUR),)), NO_ACTION))
    assert not window.held.isVisible()


def test_tab_goes_round(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES), size=(500, 500))
    seen = []
    for _ in range(4):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        focus = window.focusWidget()
        seen.append(focus.text() if isinstance(focus, QPushButton) else type(focus).__name__)
    assert sorted(seen) == ["Back", "We play", "WhatIfTable", "made"]


def test_escape_closes_and_frees(qtbot: QtBot) -> None:
    document = played(*PART_SCORES)
    window = opened(qtbot, document)
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert not window.isVisible()
    flush()
    assert not any(map(isValid, (window, window.model, window.table)))
    document.become(Change(Evening((entered("N 1S="),)), from_old_text("after it is gone")))
    document.steps.undo()


def test_nothing_piles_up(qtbot: QtBot) -> None:
    document = played(*PART_SCORES)

    def windows() -> int:
        flush()
        gc.collect()
        return sum(isinstance(each, WhatIfPage) and isValid(each) for each in gc.get_objects())

    for _ in range(20):
        opened(qtbot, document).close()
    assert windows() == 0


def test_a_reader_hears_it(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    table = QAccessible.queryAccessibleInterface(window.table)
    assert table.text(QAccessible.Text.Name) == "What each contract would score"
    assert [button(window, name).accessibleName() for name in ("−2", "made", "+1")] == [
        "2 down",
        "made",
        "made with 1 overtrick",
    ]
