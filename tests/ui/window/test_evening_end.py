"""The end of an evening: its result over the sheet, shared, saved, or continued from."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.evening import Evening
from scorepad.exchange.opening import open_file
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.window.evening_end import EveningEnd, come_back
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import FOUR, entered
from tests.ui.windows import Opened, type_deal

OPEN = entered("N 4S=", "S 3N-1", seating=FOUR)
EVENING = Evening((OPEN,), "Sunday evening", date(2026, 11, 22), planned=1)


def sheet(window: MainWindow) -> ResultSheet | None:
    return next((each for each in window.findChildren(ResultSheet) if each.isVisible()), None)


def end(window: MainWindow) -> EveningEnd:
    found = window.findChild(EveningEnd)
    assert isinstance(found, EveningEnd)
    return found


def shown(window: MainWindow) -> ResultSheet:
    found = sheet(window)
    assert found
    return found


def test_it_comes_by_itself_after_the_last_round(opened: Opened) -> None:
    window = opened(EVENING)
    assert sheet(window) is None
    type_deal(window, "3nt north")
    assert shown(window).view.accessibleName().splitlines()[:3] == [
        "Sunday, 22 November 2026",
        "Ann and Cy win the evening",
        "+8 in 1 rubber",
    ]
    window.document.steps.undo()
    assert sheet(window) is None


def test_the_keyboard_comes_back_to_it_from_the_help(opened: Opened) -> None:
    window = opened(EVENING)
    type_deal(window, "3nt north")
    had = window.focusWidget()
    assert had
    assert shown(window).isAncestorOf(had)
    window.openers.open_help()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.focusWidget() is had


def test_a_week_later_it_is_shown_again(opened: Opened) -> None:
    over = entered("N 4S=", "S 3N-1", "N 3N=", seating=FOUR)
    window = opened(replace(EVENING, rounds=(over,)))
    come_back(window, date(2026, 11, 29))
    assert shown(window).view.accessibleName().startswith("Sunday, 22 November 2026")
    assert window.notice.isHidden()


def test_the_day_of_an_open_evening_is_named_a_week_later(opened: Opened) -> None:
    window = opened(EVENING)
    come_back(window, date(2026, 11, 22))
    assert window.notice.isHidden()
    come_back(window, date(2026, 11, 29))
    assert window.notice.sentence == "The evening of Sunday, 22 November 2026 is still open."
    (another,) = window.notice.buttons
    assert another.text() == "New evening…"
    type_deal(window, "1nt north")
    assert window.notice.isHidden()
    assert sheet(window) is None


def test_not_where_rounds_are_still_to_come(opened: Opened) -> None:
    window = opened(replace(EVENING, planned=2))
    type_deal(window, "3nt north")
    assert sheet(window) is None
    assert window.next_round.end.text() == "End the evenin&g"
    window.next_round.end.click()
    assert sheet(window)
    assert window.document.evening.planned == 2
    assert window.next_round.end.text() == "Resul&t… (Enter)"


def test_who_ends_the_evening_plans_nothing(opened: Opened) -> None:
    window = opened(replace(EVENING, planned=None))
    type_deal(window, "3nt north")
    window.next_round.end.click()
    QTest.keyClick(shown(window).back, Qt.Key.Key_Escape)
    assert "The evening is over." in window.next_round.accessibleDescription()
    assert window.document.evening.planned is None
    type_deal(window, "")
    assert len(window.document.evening.rounds) == 1
    assert sheet(window)
    window.document.steps.undo()
    assert window.next_round.end.text() == "End the evenin&g"
    window.document.steps.redo()
    shown(window).again.click()
    assert window.document.evening.planned is None
    assert not any("last round" in said for said in window.table.sentences)


def test_a_step_that_is_taken_back_is_looked_at_where_it_is(opened: Opened) -> None:
    window = opened(EVENING)
    type_deal(window, "3nt north")
    QTest.keyClick(shown(window).back, Qt.Key.Key_Escape)
    window.deal_list.begin_at_last()
    QTest.keyClick(window.deal_list, Qt.Key.Key_Delete)
    assert not window.next_round.isVisible()
    window.document.steps.undo()
    assert window.next_round.isVisible()
    assert sheet(window) is None


def test_another_rubber_after_the_end_ends_nothing(opened: Opened) -> None:
    window = opened(replace(EVENING, planned=None))
    type_deal(window, "3nt north")
    window.next_round.end.click()
    assert shown(window).another.text() == "&Next rubber"
    shown(window).another.click()
    for deal in ("3nt north", "3nt north"):
        type_deal(window, deal)
    assert sheet(window) is None
    assert window.next_round.end.text() == "End the evenin&g"


def test_the_same_again_plans_as_many_only_where_somebody_says_so(opened: Opened) -> None:
    window = opened(EVENING)
    type_deal(window, "3nt north")
    shown(window).again.click()
    assert window.document.evening.planned is None


def test_escape_and_a_deal_lead_back_to_the_sheet(opened: Opened) -> None:
    window = opened(EVENING)
    type_deal(window, "3nt north")
    assert not window.entry.field.isVisible(), "no deal is expected"
    QTest.keyClick(shown(window).share, Qt.Key.Key_Escape)
    assert sheet(window) is None
    assert window.entry.field.isVisible()
    assert window.focusWidget() is window.entry.field
    window.next_round.end.click()
    QTest.keyClick(shown(window).share, Qt.Key.Key_1)
    assert window.notice.sentence == "The evening is over. Begin another round with “1”?"
    assert window.entry.field.text() == ""
    assert len(window.document.evening.rounds) == 1
    window.notice.buttons[0].click()
    QTest.keyClicks(window.entry.field, "cn")
    assert window.entry.field.text() == "1cn"
    QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
    assert sheet(window) is None
    assert len(window.document.evening.rounds) == 2


def test_the_enter_of_a_deal_that_is_typed_on_the_card_shares_nothing(opened: Opened) -> None:
    window = opened(EVENING)
    type_deal(window, "3nt north")
    card = shown(window)
    shares = QSignalSpy(card.share_asked)
    for key in (Qt.Key.Key_4, Qt.Key.Key_H, Qt.Key.Key_N):
        QTest.keyClick(window.focusWidget() or window, key)
    said = "The evening is over. Begin another round with 4♥ by Ann, made?"
    assert window.notice.sentence == said
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
    assert shares.count() == 0
    assert sheet(window) is None
    assert window.entry.field.text() == "4hn"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_N], ids=["Enter", "the button"])
def test_a_deal_typed_on_the_card_is_kept_by_keys(key: Qt.Key, opened: Opened) -> None:
    window = opened(EVENING)
    type_deal(window, "3nt north")
    QTest.keyClicks(shown(window), "4sn+2")
    QTest.keyClick(shown(window), Qt.Key.Key_Backspace)
    QTest.keyClick(shown(window), Qt.Key.Key_1)
    assert "4♠" in window.notice.sentence
    names = [each.text() for each in window.notice.buttons]
    assert not any("&" in name for name in names), "the letter is that of the card's own button"
    assert QTest.qWaitForWindowActive(window)
    alt = Qt.KeyboardModifier.AltModifier
    QTest.keyClick(shown(window), key, alt if key == Qt.Key.Key_N else Qt.KeyboardModifier(0))
    QTest.qWait(200)  # a button is pressed for a moment
    assert sheet(window) is None
    assert window.entry.field.text() == "4sn+1"
    QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
    assert len(window.document.evening.rounds[1].items) == 1


def test_escape_leaves_a_deal_typed_on_the_card_before_the_card(opened: Opened) -> None:
    window = opened(EVENING)
    type_deal(window, "3nt north")
    QTest.keyClicks(shown(window), "4sn")
    QApplication.processEvents()
    QTest.keyClick(shown(window), Qt.Key.Key_Escape)
    assert not window.notice.isVisible()
    shown(window).another.click()
    assert window.entry.field.text() == ""


def test_another_round_goes_on(opened: Opened) -> None:
    window = opened(EVENING)
    type_deal(window, "3nt north")
    shown(window).another.click()
    assert sheet(window) is None
    assert len(window.document.evening.rounds) == 2


def test_the_same_again_begins_an_evening_today(opened: Opened) -> None:
    window = opened(EVENING)
    type_deal(window, "3nt north")
    shown(window).again.click()
    began = window.document.evening
    assert sheet(window) is None
    assert (began.day, began.is_played) == (date.today(), False)
    assert began.rounds[0].seating == FOUR


def test_enter_shares_a_picture_and_three_lines(opened: Opened) -> None:
    window = opened(EVENING)
    type_deal(window, "3nt north")
    QTest.keyClick(shown(window).share, Qt.Key.Key_Return)
    clipboard = QGuiApplication.clipboard()
    assert clipboard.text().splitlines() == [
        "Sun 22 Nov: Ann +8, Cy +8, Bob −8, Di −8",
        "Deal of the evening: 3NT by Ann, made: 800 points for Ann and Cy (Rubber 1, deal 3)",
    ]
    assert clipboard.image().size().toTuple() == (1080, 1350)


def test_it_is_saved_as_a_picture(opened: Opened, tmp_path: Path) -> None:
    window = opened(EVENING)
    type_deal(window, "3nt north")
    for name in ("result.png", "result.svg"):
        end(window)._save(str(tmp_path / name), "")
        assert str(tmp_path / name) in window.notice.sentence
    assert QImage(str(tmp_path / "result.png")).width() == 1080
    assert b"Ann and Cy win the evening" in (tmp_path / "result.svg").read_bytes()
    end(window)._save(str(tmp_path / "result.pdf"), "")
    assert (tmp_path / "result.pdf").read_bytes().startswith(b"%PDF")
    end(window)._save(str(tmp_path / "result.scorepad"), "")
    (kept,) = open_file(tmp_path / "result.scorepad")
    assert kept.evening == window.document.evening
    end(window)._save(str(tmp_path / "none" / "result.png"), "")
    assert "cannot be written" in window.notice.sentence


def test_before_a_round_is_over_there_is_no_result(opened: Opened) -> None:
    window = opened(replace(EVENING, planned=None))
    end(window).open()
    assert sheet(window) is None
    assert window.notice.sentence == "The result is shown once a round is over."
