"""The rounds below the sheet, and the sheet of the chosen one."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.exchange.score_file import read_score_file
from scorepad.ui.document import Document
from scorepad.ui.sheet.sheet_stage import SheetStage
from tests.ui.windows import Opened, type_deal

NAMED = 'seats N="Ann & Bob" E=Cy S=Di W=Eve'
ROUNDS = "\n".join(("form rubber", *("N 4S=", "E 3N=", "E 3N=") * 3, "N 2S"))


@pytest.fixture
def stage(qtbot: QtBot) -> SheetStage:
    """Three rubbers and the beginning of a fourth."""
    made = SheetStage(Document(read_score_file(ROUNDS.encode())))
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    return made


def test_a_click_shows_a_round(stage: SheetStage) -> None:
    chips = stage.chips.chips
    assert [chip.isChecked() for chip in chips] == [False, False, False, True]
    QTest.mouseClick(chips[1], Qt.MouseButton.LeftButton)
    assert stage.sheet.round == 1
    assert [chip.isChecked() for chip in chips] == [False, True, False, False]
    stage.resize(500, 400)
    assert stage.sheet.round == 1
    QTest.mouseClick(chips[1], Qt.MouseButton.LeftButton)
    assert chips[1].isChecked()
    assert stage.sheet.round == 1


def test_chips_say_who_won_and_with_less_room_less(stage: SheetStage) -> None:
    chips = stage.chips
    chips.resize(900, chips.height())
    won = "120 : 700\nThey"
    assert [chip.text() for chip in chips.chips] == [
        *(f"{number}  {won}" for number in (1, 2, 3)),
        "4  60 : 0\nnow",
    ]
    chips.resize(230, chips.height())
    assert [chip.text() for chip in chips.chips] == ["1", "2", "3", "4"]
    assert all(min(chip.width(), chip.height()) >= 44 for chip in chips.chips)
    assert chips.chips[0].toolTip() == f"1\n{won}"


def test_a_name_with_an_ampersand_makes_no_letter_a_key(qtbot: QtBot) -> None:
    rounds = f"form rubber\n{NAMED}\nN 3N=\nN 3N=\nN 2S"
    made = SheetStage(Document(read_score_file(rounds.encode())))
    qtbot.addWidget(made)
    made.resize(1900, 600)
    made.show()
    assert made.chips.chips[0].text() == "1  900 : 0\nAnn && Bob, Di"


def test_of_many_rounds_those_are_there_that_have_room(qtbot: QtBot) -> None:
    """Around the current one; none overlaps another."""
    many = "form rubber\n" + "N 4S=\nN 4S=\n" * 19
    stage = SheetStage(Document(read_score_file(many.encode())))
    qtbot.addWidget(stage)
    stage.resize(500, 400)
    stage.show()
    QApplication.processEvents()
    for number in (18, 9, 0):
        stage.sheet.show_round(number)
        QApplication.processEvents()
        seen = [chip for chip in stage.chips.chips if chip.isVisible()]
        assert stage.chips.chips[number] in seen
        assert 8 <= len(seen) < 19
        for one, other in pairwise(seen):
            assert one.geometry().right() < other.x()
        assert seen[-1].geometry().right() <= stage.chips.width()


def test_one_round_has_no_chip(qtbot: QtBot) -> None:
    stage = SheetStage(Document(read_score_file(b"form rubber\nN 4S")))
    qtbot.addWidget(stage)
    stage.show()
    (chip,) = stage.chips.chips
    assert not chip.isVisible()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_sheet_keeps_its_place_whatever_happens(size: tuple[int, int], opened: Opened) -> None:
    window = opened(read_score_file(b"form rubber\nN 2S\nE 2NT"))
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
    for text in ("2cn", "1se-1", "1nn", "pass"):
        type_deal(window, text)
        QApplication.processEvents()
        assert window.sheet.placed().paper == paper
