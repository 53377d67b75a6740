"""Pages over the sheet: one at a time, the line ready below, and back to the place before."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.ui.parts.overlay import OverlayPage
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.openers import Openers
from scorepad.ui.window.page_bar import WindowPage
from tests.ui.windows import flush, type_deal

OPEN: tuple[Callable[[Openers], None], ...] = (
    Openers.open_back_score,
    Openers.open_settling,
    Openers.open_what_if,
    Openers.open_history,
    Openers.open_phones,
    Openers.open_copies,
    Openers.open_bin,
    Openers.open_help,
)


def lying(window: MainWindow) -> list[OverlayPage]:
    return [page for page in window.findChildren(OverlayPage) if page.isVisible()]


WHOLE = (
    *(Openers.open_back_score, Openers.open_settling),
    *(Openers.open_history, Openers.open_phones),
    *(Openers.open_copies, Openers.open_bin, Openers.open_help),
)
"""Pages for reading also take the room of the line."""


@pytest.mark.parametrize(
    "opened", [opened for opened in OPEN if opened not in WHOLE], ids=lambda each: each.__name__
)
def test_each_covers_the_sheet_and_leaves_the_line_ready(
    window: MainWindow, opened: Callable[[Openers], None]
) -> None:
    type_deal(window, "4sn")
    sheet = window.sheet.geometry()
    opened(window.openers)
    (page,) = lying(window)
    assert page.geometry() == window.tonight.upper.rect()
    assert not window.deal_list.isEnabled()
    type_deal(window, "1ns")
    assert len(window.document.evening.rounds[0].items) == 2
    assert lying(window) == [page]
    window.entry.field.setFocus()
    QTest.keyClicks(window.entry.field, "4s")
    for left in ([page], []):  # first what was typed is forgotten
        QTest.keyClick(window.entry.field, Qt.Key.Key_Escape)
        assert lying(window) == left
    assert window.sheet.geometry() == sheet
    assert window.deal_list.isEnabled()
    assert window.focusWidget() is window.entry.field


@pytest.mark.parametrize("opened", WHOLE, ids=lambda each: each.__name__)
def test_what_is_read_covers_the_line_too_until_a_deal_is_typed(
    window: MainWindow, opened: Callable[[Openers], None]
) -> None:
    """No deal is entered there; typing one leads back to the sheet."""
    type_deal(window, "4sn")
    opened(window.openers)
    (page,) = lying(window)
    assert page.geometry() == window.tonight.whole.rect()
    assert not window.entry.isEnabled()
    assert page.isAncestorOf(window.focusWidget() or window)
    QTest.keyClicks(page.back, "4s")
    assert lying(window) == []
    assert window.entry.text == "4s"


def test_there_is_one_at_a_time(window: MainWindow) -> None:
    for opened in (*OPEN, OPEN[-1]):
        opened(window.openers)
        assert len(lying(window)) == 1
    flush()
    assert len(window.findChildren(OverlayPage)) == 1
    window.page_bar.asked.emit(WindowPage.TONIGHT)
    assert lying(window) == []


def test_the_way_back_leads_to_the_page_where_it_was_opened(window: MainWindow) -> None:
    window.show_page(WindowPage.EVENINGS)
    window.openers.open_help()
    assert window.pages.currentWidget() is window.tonight
    QTest.mouseClick(lying(window)[0].back, Qt.MouseButton.LeftButton)
    assert window.page is WindowPage.EVENINGS


def test_tab_stays_on_the_page_and_the_line(window: MainWindow) -> None:
    window.openers.open_what_if()
    (page,) = lying(window)
    for _ in range(30):
        focused = window.focusWidget()
        assert focused
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        reached = window.focusWidget()
        assert isinstance(reached, QWidget)
        assert page.isAncestorOf(reached) or window.entry.isAncestorOf(reached)


def test_a_notice_is_seen_over_it(window: MainWindow) -> None:
    window.openers.open_back_score()
    window.notice.say("Copied.", [])
    QApplication.processEvents()
    middle = window.notice.mapTo(window, window.notice.rect().center())
    seen = window.childAt(middle)
    assert seen
    assert seen is window.notice or window.notice.isAncestorOf(seen)


def test_a_key_leads_back_to_tonight(window: MainWindow) -> None:
    window.openers.open_back_score()
    window.show_page(WindowPage.STANDINGS)
    (tonight,) = (each for each in window.actions() if each.text() == "Tonight")
    tonight.trigger()
    assert window.pages.currentWidget() is window.tonight
    assert lying(window) == []
    assert tonight.shortcut().toString() == "Ctrl+1"
