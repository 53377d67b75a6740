"""The rounds below the sheet, and the sheet that one of them is shown on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.changes.corrections import At
from scorepad.exchange.score_file import read_score_file
from scorepad.ui.window.main_window import MainWindow
from tests.ui.windows import Opened, type_deal

LAST = 3


@pytest.fixture
def window(opened: Opened) -> MainWindow:
    """Three rubbers and the beginning of a fourth."""
    rubbers = ("N 4S=", "E 3N=", "E 3N=") * 3
    return opened(read_score_file("\n".join(("form rubber", *rubbers, "N 2S")).encode()))


def test_a_click_shows_a_round_and_esc_the_one_being_played(window: MainWindow) -> None:
    chips = window.stage.chips.chips
    assert [chip.isChecked() for chip in chips] == [False, False, False, True]
    QTest.mouseClick(chips[1], Qt.MouseButton.LeftButton)
    assert window.sheet.round == 1
    assert [chip.isChecked() for chip in chips] == [False, True, False, False]
    QTest.keyClick(window.entry.field, Qt.Key.Key_Escape)
    assert window.sheet.round == LAST
    assert [chip.isChecked() for chip in chips] == [False, False, False, True]


def test_a_round_stays_in_sight_at_another_size(window: MainWindow) -> None:
    window.deal_list.choose(At(0, 0))
    QTest.mouseClick(window.stage.chips.chips[1], Qt.MouseButton.LeftButton)
    window.resize(1000, 640)
    QApplication.processEvents()
    assert window.sheet.round == 1


def test_a_click_on_the_round_that_is_seen_leaves_it_there(window: MainWindow) -> None:
    chip = window.stage.chips.chips[LAST]
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert chip.isChecked()
    assert window.sheet.round == LAST


def test_chips_say_who_won_and_with_less_room_less(window: MainWindow) -> None:
    chips = window.stage.chips
    chips.resize(900, chips.height())
    won = "120 : 700\nThey"
    assert [chip.text() for chip in chips.chips] == [
        *(f"{number}  {won}" for number in (1, 2, 3)),
        "4  60 : 0\nnow",
    ]
    chips.resize(200, chips.height())
    assert [chip.text() for chip in chips.chips] == ["1", "2", "3", "4"]
    assert all(min(chip.width(), chip.height()) >= 44 for chip in chips.chips)
    assert chips.chips[0].toolTip() == f"1\n{won}"


def test_one_round_has_no_chip(opened: Opened) -> None:
    window = opened(read_score_file(b"form rubber\nN 4S"))
    (chip,) = window.stage.chips.chips
    assert not chip.isVisible()
    type_deal(window, "4sn")
    type_deal(window, "1nn")
    assert all(chip.isVisible() for chip in window.stage.chips.chips)
    window.document.steps.undo()
    assert len(window.stage.chips.chips) == 1


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_sheet_keeps_its_place_whatever_happens(size: tuple[int, int], opened: Opened) -> None:
    window = opened(read_score_file(b"form rubber\nN 2S\nE 3NT"))
    window.resize(*size)
    QApplication.processEvents()
    paper = window.sheet.placed().paper
    QTest.keyClicks(window.entry.field, "4sn")
    QApplication.processEvents()
    assert window.sheet.placed().paper == paper
    QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
    window.notice.say("A long sentence. " * 12, [("Undo", window.document.steps.undo)])
    QApplication.processEvents()
    assert window.notice.isVisible()
    assert window.sheet.placed().paper == paper
    window.notice.hide()
    for text in ("4sn", "2cn", "4sn", "1nn", "pass"):
        type_deal(window, text)
        QApplication.processEvents()
        assert window.sheet.placed().paper == paper
