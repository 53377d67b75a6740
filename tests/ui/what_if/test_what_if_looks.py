"""The what-if window at every size and in every theme."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from scorepad.bridge.actions import from_old_text
from scorepad.bridge.changes import Change
from scorepad.bridge.contract import CLUBS, HEARTS
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CHICAGO, DUPLICATE, RUBBER
from scorepad.ui import look
from scorepad.ui.look import DARK, FINGER, LIGHT, Colours
from scorepad.ui.what_if.what_if_model import PER_SIDE
from scorepad.ui.what_if.what_if_page import WhatIfPage
from tests.bridge.table import entered
from tests.ui.what_if.shown import PART_SCORES, button, cell, columns_shown, go_to, opened, played
from tests.ui.windows import dress


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("points", [9, 12, 20, 28])
@pytest.mark.parametrize("size", [(1024, 600), (640, 480), (2560, 1440)], ids=str)
def test_nothing_is_cut_off(
    qtbot: QtBot, size: tuple[int, int], points: float, colours: Colours
) -> None:
    window = opened(qtbot, played(*PART_SCORES), colours, points, size)
    table, measures = window.table, window.table.measures
    for label in (window.heading, window.state, window.outcome):
        assert label.height() >= label.heightForWidth(label.width())
    for each in window.scroller.findChildren(QPushButton):
        if each.isVisible():
            assert each.width() >= each.sizeHint().width()
            assert min(each.height(), each.width()) >= FINGER
    shown = columns_shown(window)
    assert len(shown) in (PER_SIDE, 2 * PER_SIDE)
    assert all(table.columnWidth(column) >= measures.cell for column in shown)
    width = sum(map(table.columnWidth, shown))
    over = width - table.viewport().width()
    assert table.horizontalScrollBar().maximum() == max(0, over)
    is_cramped = size == (640, 480) and points > 12
    assert (table.horizontalScrollBar().maximum() > 0) is is_cramped
    assert table.viewport().height() >= 3 * measures.row
    content = window.scroller.widget()
    assert content is not None
    below = content.height() - window.scroller.viewport().height()
    assert window.scroller.verticalScrollBar().maximum() == max(0, below)
    is_low = size == (640, 480) and points == 28
    assert (window.scroller.verticalScrollBar().maximum() > 0) is is_low
    assert not window.grab().isNull()


def test_the_current_cell_is_seen_however_large_the_words(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES), LIGHT, 28, (640, 480))
    for key, times in ((Qt.Key.Key_Down, 34), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Up, 34)):
        for _ in range(times):
            QTest.keyClick(window.table, key)
            port = window.table.viewport()
            cell_seen = window.table.visualRect(window.table.currentIndex())
            top_left = port.mapTo(window.scroller.viewport(), cell_seen.topLeft())
            bottom_right = port.mapTo(window.scroller.viewport(), cell_seen.bottomRight())
            assert window.scroller.viewport().rect().contains(top_left)
            assert window.scroller.viewport().rect().contains(bottom_right)


def test_it_opens_as_large_as_its_table(qtbot: QtBot) -> None:
    window = WhatIfPage(played(*PART_SCORES))
    qtbot.addWidget(window)
    screen = window.screen().availableSize()
    assert window.width() <= screen.width()
    assert window.height() <= screen.height()
    window.resize(1200, window.height())
    window.show()
    assert window.table.shows_both


def test_where_there_is_room_for_one_side(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES), size=(1024, 600))
    assert columns_shown(window) == [0, 1, 2, 3, 4, 5]
    assert not window.sides.isVisible()
    go_to(window, 4, HEARTS, 4)
    window.resize(560, 600)
    assert columns_shown(window) == [3, 4, 5]
    assert button(window, "They play").isChecked()
    assert window.table.currentIndex() == cell(window.model, 4, HEARTS, 4)
    QTest.mouseClick(button(window, "We play"), Qt.MouseButton.LeftButton)
    assert columns_shown(window) == [0, 1, 2]
    assert window.table.currentIndex() == cell(window.model, 4, HEARTS, 1)
    window.resize(1024, 600)
    assert columns_shown(window) == [0, 1, 2, 3, 4, 5]
    assert not window.sides.isVisible()


def test_another_form_needs_other_words(qtbot: QtBot) -> None:
    document = played(*PART_SCORES)
    window = opened(qtbot, document)
    by_form = {}
    for form in (RUBBER, CHICAGO, DUPLICATE):
        document.become(
            Change(Evening((entered(*PART_SCORES, form=form),)), from_old_text("another form"))
        )
        by_form[form] = window.table.measures.cell
    assert by_form[CHICAGO] > by_form[RUBBER] > by_form[DUPLICATE]


def test_another_look(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES), LIGHT, 12)
    before = window.table.measures.row
    main = window.parentWidget()
    assert main
    dress(main, DARK, 18)
    assert window.table.measures.row > before
    assert colours_of(window) >= {DARK.paper.name(), DARK.desk.name(), DARK.glow.name()}


@pytest.mark.parametrize("colours", [LIGHT, DARK, look.with_two_colours(LIGHT)])
def test_suits_are_drawn_in_their_colours(qtbot: QtBot, colours: Colours) -> None:
    seen = colours_of(opened(qtbot, played(*PART_SCORES), colours, 16))
    assert seen >= {colour.name() for colour in colours.suits.values()}
    assert colours.glow.name() in seen


def test_a_game_is_marked_by_ground_and_word(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    for bid, column, ground in (
        ((2, CLUBS), 0, LIGHT.paper),
        ((2, HEARTS), 0, LIGHT.glow),
        ((2, HEARTS), 3, LIGHT.paper),
        ((2, HEARTS), 4, LIGHT.glow),
    ):
        index = cell(window.model, *bid, column)
        rect = window.table.visualRect(index)
        image = window.table.viewport().grab(rect).toImage()
        assert image.pixelColor(image.width() - 8, 6) == ground
        assert (" " in index.data()) == (ground is LIGHT.glow)


def colours_of(window: WhatIfPage) -> set[str]:
    """Every colour in a picture of the window."""
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {QColor.fromRgb(pixel).name() for pixel in set(memoryview(image.bits()).cast("I"))}
