"""Typed text reaches the line, wherever the players clicked last."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.rounds import At, Round
from scorepad.bridge.seats import NORTH, Both
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import FOUR, entered
from tests.ui.windows import Opened, type_deal

OVER = entered("N 4S=", "N 4S=", seating=FOUR)


def elsewhere(window: MainWindow) -> dict[str, QWidget]:
    return {
        "sheet": window.sheet,
        "deals": window.deal_list,
        "back score": window.back_score,
        "pad": window.entry.pad,
    }


@pytest.mark.parametrize("part", ["sheet", "deals", "back score", "pad"])
def test_letters_and_digits_go_into_the_line(part: str, opened: Opened) -> None:
    window = opened(Evening((OVER,)))
    type_deal(window, "1cn")
    focus = elsewhere(window)[part]
    focus.setFocus()
    assert window.focusWidget() is focus
    QTest.keyClick(focus, Qt.Key.Key_4, Qt.KeyboardModifier.NoModifier)
    assert (window.focusWidget(), window.entry.text) == (window.entry.field, "4")
    QTest.keyClicks(window.entry.field, "sn")
    QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
    assert window.document.scored.rounds[-1].total == Both(140, 0)


@pytest.mark.parametrize("part", ["sheet", "deals", "back score", "pad"])
@pytest.mark.parametrize("result", ["+2", "-1", "="])
def test_a_result_keeps_its_sign(part: str, result: str, opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sn")
    window.deal_list.correct_asked.emit(At(0, 0))
    focus = elsewhere(window)[part]
    focus.setFocus()
    QTest.keyClicks(window.focusWidget(), result[0])
    assert window.focusWidget() is window.entry.field
    QTest.keyClicks(window.entry.field, result[1:])
    QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
    (row,) = window.document.scored.rounds[0].deals
    assert row.item == read_deal(f"4sn{result}")


@pytest.mark.parametrize("part", ["sheet", "back score"])
def test_enter_and_escape_are_for_the_line(part: str, opened: Opened) -> None:
    window = opened(Evening((OVER, Round(seating=FOUR))))
    focus = elsewhere(window)[part]
    for text, key, deals in (("4sn", Qt.Key.Key_Escape, 0), ("4sn", Qt.Key.Key_Return, 1)):
        window.entry.set_text(text)
        focus.setFocus()
        QTest.keyClick(focus, key)
        assert window.focusWidget() is window.entry.field
        assert (window.entry.text, len(window.document.scored.rounds[1].deals)) == ("", deals)
    type_deal(window, "4sn")
    focus.setFocus()
    QTest.keyClick(focus, Qt.Key.Key_Enter)
    assert len(window.document.evening.rounds) == 3, "the next round has begun"


def test_escape_in_the_list_gives_up_a_correction(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sn")
    window.deal_list.correct_asked.emit(At(0, 0))
    window.deal_list.setFocus()
    QTest.keyClick(window.deal_list, Qt.Key.Key_Escape)
    assert not window.entry.is_correcting


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_4, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier),
    ],
)
def test_other_keys_stay_where_they_are(
    key: Qt.Key, modifier: Qt.KeyboardModifier, opened: Opened
) -> None:
    window = opened()
    window.sheet.setFocus()
    QTest.keyClick(window.sheet, key, modifier)
    assert (window.focusWidget(), window.entry.text) == (window.sheet, "")


def test_control_e_in_the_line_is_left_to_the_menu(opened: Opened) -> None:
    """On some desktops the line would go to its end instead."""
    window = opened()
    keys = Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier
    override = QKeyEvent(QEvent.Type.ShortcutOverride, *keys)
    override.accept()
    window.entry.field.event(override)
    assert not override.isAccepted()


def test_control_delete_takes_no_deal_out_while_a_word_can_be_deleted(opened: Opened) -> None:
    window = opened()
    assert QTest.qWaitForWindowActive(window)
    type_deal(window, "1cn")
    keys = Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier
    window.entry.set_text("4s")
    window.entry.field.home(False)
    QTest.keyClick(window.entry.field, *keys)
    assert (window.entry.text, len(window.document.scored.rounds[0].deals)) == ("", 1)
    QTest.keyClick(window.entry.field, *keys)
    assert not window.document.scored.rounds[0].deals


def test_a_menu_that_was_only_looked_into_keeps_no_letters(opened: Opened) -> None:
    window = opened()
    bar, menu = window.menuBar(), window.menus.evening
    place = bar.actionGeometry(menu.menuAction()).center()
    for _ in range(2):
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=place)
        assert menu.isVisible()
        QTest.keyClick(menu, Qt.Key.Key_Escape)
        assert not menu.isVisible()
        assert bar.activeAction() is None
        assert window.focusWidget() is window.entry.field


def test_a_digit_leaves_the_bar_of_menus(opened: Opened) -> None:
    window = opened()
    bar = window.menuBar()
    bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
    QTest.keyClick(bar, Qt.Key.Key_4)
    assert (window.focusWidget(), window.entry.text) == (window.entry.field, "4")
    bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
    QTest.keyClick(bar, Qt.Key.Key_D)
    assert window.menus.deal.isVisible()
    assert window.entry.text == "4"
    window.menus.deal.close()


def test_a_click_on_the_pad_leaves_the_line_ready(opened: Opened) -> None:
    window = opened()
    QTest.mouseClick(window.entry.pad, Qt.MouseButton.LeftButton)
    assert window.focusWidget() is window.entry.field
    QTest.mouseClick(window.tonight.pad.declarers.card(NORTH), Qt.MouseButton.LeftButton)
    assert window.focusWidget() is window.entry.field
    assert window.entry.text == "n"


def test_another_evening_begins_in_the_line(opened: Opened) -> None:
    window = opened()
    window.sheet.setFocus()
    window.document.open(Evening())
    assert window.focusWidget() is window.entry.field
