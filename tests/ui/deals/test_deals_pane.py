"""The deals of one round beside its sheet, and a line for each of the others."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from scorepad.bridge.rounds import At
from scorepad.exchange.score_file import read_score_file
from scorepad.ui.window.main_window import MainWindow
from tests.ui.windows import Opened, shown, shown_deals, type_deal, under_test

FOUR = "seats N=Ann E=Bob S=Cy W=Di"
ROUNDS = f"form rubber\n{FOUR}\n" + "N 4S=\nS 4S=\n" * 2 + "E 1C=\n"


def long_evening(opened: Opened) -> MainWindow:
    window = opened(read_score_file(ROUNDS.encode()))
    under_test(window.tonight.deals_pane.others.model(), window)
    return window


def folded(window: MainWindow) -> list[tuple[str, ...]]:
    return shown(window.tonight.deals_pane.others.model())


def test_earlier_rounds_are_folded_into_a_line_each(opened: Opened) -> None:
    window = long_evening(opened)
    assert window.tonight.deals_pane.head.text() == "Rubber 3   Ann · Cy – Bob · Di"
    assert [row[1] for row in shown_deals(window)[1:]] == ["1♣ ="]
    assert folded(window) == [("Rubber 1", "Ann, Cy", "+9 ›"), ("Rubber 2", "Ann, Cy", "+9 ›")]


def test_a_click_on_one_shows_it_with_its_sheet(opened: Opened) -> None:
    window = long_evening(opened)
    others = window.tonight.deals_pane.others
    at = others.visualRect(others.model().index(0, 1)).center()
    QTest.mouseClick(others.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert window.sheet.round == 0
    assert window.tonight.deals_pane.head.text().startswith("Rubber 1")
    assert [row[1] for row in shown_deals(window)[1:]] == ["4♠ =", "4♠ ="]
    assert [row[0] for row in folded(window)] == ["Rubber 2", "Rubber 3"]
    assert folded(window)[1][2] == "0 : 20 ›"
    type_deal(window, "2c ann")
    assert window.tonight.deals_pane.head.text().startswith("Rubber 3")
    assert len(shown_deals(window)) == 3


def test_the_deal_that_is_corrected_is_seen_in_a_low_list(opened: Opened) -> None:
    """Where a round ended, whose news gave the list another height."""
    five = "N 4S=\nE 2H=\nE 1C=\nN 1C-1\nN 4S=\n"
    window = opened(read_score_file(f"form rubber\n{FOUR}\n{five * 2}".encode()))
    window.resize(1008, 560)
    window.entry.pad.setChecked(True)
    QApplication.processEvents()
    window.tonight.deals_pane.others.chosen.emit(0)
    QApplication.processEvents()
    window.deal_list.choose(At(0, 1))
    QTest.keyClick(window.deal_list, Qt.Key.Key_Return)
    QApplication.processEvents()
    row = window.deals.row_of(At(0, 1))
    assert row is not None
    cell = window.deal_list.visualRect(window.deals.index(row, 0))
    assert window.deal_list.viewport().rect().contains(cell)


def test_the_newest_deal_stays_in_a_list_that_is_low(opened: Opened) -> None:
    """Also as others are undone."""
    window = opened(read_score_file(f"form rubber\n{FOUR}\n".encode()))
    window.resize(1008, 560)
    window.entry.pad.setChecked(True)
    for _ in range(9):
        type_deal(window, "1c-1 ann")
    for _ in range(2):
        window.document.steps.undo()
        QApplication.processEvents()
        last = window.deals.last
        assert last
        row = window.deals.row_of(last)
        assert row is not None
        cell = window.deal_list.visualRect(window.deals.index(row, 0))
        assert window.deal_list.viewport().rect().contains(cell)


def test_a_click_leads_back_to_a_round_without_deals_too(opened: Opened) -> None:
    """And no line is selected, whichever takes the place of the one clicked."""
    window = opened(read_score_file(ROUNDS.removesuffix("E 1C=\n").encode()))
    window.rounds.play_on()
    others = window.tonight.deals_pane.others
    for row, seen in ((0, 0), (1, 2)):
        at = others.visualRect(others.model().index(row, 1)).center()
        QTest.mouseClick(others.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert window.sheet.round == seen
        assert not others.selectionModel().hasSelection()


@pytest.mark.parametrize("size", [(1366, 728), (1180, 728)], ids=str)
@pytest.mark.parametrize("deals", range(1, 6))
def test_rows_are_as_high_as_usual_where_there_is_room(
    deals: int, size: tuple[int, int], opened: Opened
) -> None:
    """In the round that is played, and in an earlier one that is looked at."""
    window = opened(read_score_file((f"form rubber\n{FOUR}\n" + "N 1S=\n").encode()))
    window.resize(*size)
    QApplication.processEvents()
    usual = window.deal_list.verticalHeader().defaultSectionSize()
    rounds = f"form chicago\n{FOUR}\n" + "N 1S=\n" * (4 + deals)
    window.document.open(read_score_file(rounds.encode()))
    for number in (1, 0):
        window.sheet.show_round(number)
        QApplication.processEvents()
        assert window.deal_list.verticalHeader().defaultSectionSize() == usual
        assert window.deal_list.verticalScrollBar().maximum() == 0


def test_a_double_click_chooses_no_other_one(opened: Opened) -> None:
    window = long_evening(opened)
    others = window.tonight.deals_pane.others
    at = others.visualRect(others.model().index(0, 1)).center()
    QTest.mouseClick(others.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(others.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert window.sheet.round == 0
    assert others.selectionModel().selectedRows() == []


def test_a_deal_that_is_chosen_unfolds_its_round(opened: Opened) -> None:
    window = long_evening(opened)
    window.deal_list.choose(At(1, 0))
    assert window.sheet.round == 1
    assert window.deal_list.chosen_now == At(1, 0)
    QTest.keyClick(window.deal_list, Qt.Key.Key_Return)
    type_deal(window, "+1")
    assert window.tonight.deals_pane.head.text().startswith("Rubber 2")
    QTest.keyClick(window.entry.field, Qt.Key.Key_Up)
    assert window.deal_list.chosen_now == At(2, 0), "the last deal of all"


def test_the_other_rounds_follow_the_deals_until_these_need_all_the_room(opened: Opened) -> None:
    window = long_evening(opened)
    pane = window.tonight.deals_pane
    for deals in (1, 2):
        QApplication.processEvents()
        last = pane.list.visualRect(pane.list.model().index(deals, 0))
        foot = pane.list.viewport().mapTo(pane, last.bottomLeft()).y()
        assert 0 < pane.others.y() - foot < last.height()
        type_deal(window, "1d ann")
    for _ in range(20):
        type_deal(window, "1d ann -1")
    QApplication.processEvents()
    assert pane.hidden.text().endswith(" earlier deals ›")
    assert pane.height() - pane.others.geometry().bottom() < 5


def test_the_first_round_alone_has_no_other(opened: Opened) -> None:
    window = opened()
    assert window.tonight.deals_pane.head.text() == "Rubber 1"
    assert window.tonight.deals_pane.others.isHidden()


@pytest.mark.qt_log_level_fail("WARNING")
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_where_rows_are_high_another_round_takes_its_place(opened: Opened) -> None:
    """Qt would warn of a list with negative height while it has no rows."""
    window = long_evening(opened)
    window.entry.pad.click()
    for number in (0, 2):
        window.sheet.show_round(number)
    type_deal(window, "4s ann")
    type_deal(window, "4s ann")
    window.next_round.play_on.click()
    assert window.deal_list.maximumHeight() > 0


def shown_low(opened: Opened, text: str) -> MainWindow:
    """A window on a small screen, with the pad."""
    window = opened(read_score_file(text.encode()))
    window.resize(1024, 570)
    window.entry.pad.click()
    QApplication.processEvents()
    return window


def test_rounds_without_room_share_a_line(opened: Opened) -> None:
    window = shown_low(opened, f"form rubber\n{FOUR}\n" + "N 4S=\nS 4S=\n" * 4 + "E 1C=\n" * 4)
    others = window.tonight.deals_pane.others
    assert folded(window) == [("4 rubbers", "Ann, Cy", "+36 ›")]
    at = others.visualRect(others.model().index(0, 1)).center()
    QTest.mouseClick(others.viewport(), Qt.MouseButton.LeftButton, pos=at)
    menu = others.findChildren(QMenu)[-1]
    assert [action.text() for action in menu.actions()] == [
        f"Rubber {number}   Ann, Cy   +9" for number in range(1, 5)
    ]
    menu.actions()[1].trigger()
    menu.close()
    assert window.sheet.round == 1
    window.resize(1366, 1000)
    QApplication.processEvents()
    assert [row[0] for row in folded(window)] == ["Rubber 1", "Rubber 3", "Rubber 4", "Rubber 5"]


def test_deals_without_room_are_counted_and_shown_in_turn(opened: Opened) -> None:
    window = shown_low(opened, f"form rubber\n{FOUR}\n" + "N 2S-1\n" * 8)
    pane, bar = window.tonight.deals_pane, window.deal_list.verticalScrollBar()
    assert not bar.isVisible()
    hidden = bar.maximum()
    said = []
    for _ in range(3):
        said.append(pane.hidden.text())
        pane.hidden.click()
    bar.setValue(hidden - 1)
    assert pane.hidden.text() == f"{hidden - 1} earlier deals · 1 later deal ›"
    bar.setValue(hidden)
    assert said[0] == f"{hidden} earlier deals ›"
    assert f"{hidden} later deals ›" in said
    type_deal(window, "2s ann -1")
    QApplication.processEvents()
    assert pane.hidden.text() == f"{bar.maximum()} earlier deals ›"
    assert pane.head.fontMetrics().horizontalAdvance(pane.head.text()) < pane.hidden.x()
    window.document.open(read_score_file(ROUNDS.encode()))
    QApplication.processEvents()
    assert not pane.hidden.isVisible()
    assert pane.head.text() == "Rubber 3   Ann · Cy – Bob · Di"


def test_escape_leads_back_to_the_last_deals(opened: Opened) -> None:
    window = shown_low(opened, f"form rubber\n{FOUR}\n" + "N 2S-1\n" * 8)
    deals, bar = window.deal_list, window.deal_list.verticalScrollBar()
    window.sheet.deal_chosen.emit(At(0, 0))
    assert bar.value() < bar.maximum()
    QTest.keyClick(window.entry.field, Qt.Key.Key_Escape)
    assert not deals.selectionModel().hasSelection()
    assert bar.value() == bar.maximum()


def test_between_rounds_the_result_is_that_of_the_round_looked_at(opened: Opened) -> None:
    rounds = f"form rubber\n{FOUR}\n" + "N 4S=\nS 4S=\n" + "E 4S=\nW 4S+1\n"
    window = opened(read_score_file(rounds.encode()))

    def won() -> str:
        return " ".join(window.round_panel.sentences)

    assert won().startswith("Bob and Di win by 970")
    window.tonight.deals_pane.others.chosen.emit(0)
    assert won().startswith("Ann and Cy win by 940")
    window.next_round.play_on.click()
    for _ in range(2):
        type_deal(window, "4s ann")
    assert won().startswith("Ann and Bob win by 940")
