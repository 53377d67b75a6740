"""The score for the whole table: full screen, with the line of the main window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.evening import Evening
from scorepad.bridge.expected_results import still_expected
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import CHICAGO
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.round_clock import RoundClock
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seating
from scorepad.ui.parts.labels import Label
from scorepad.ui.settings import Theme
from scorepad.ui.what_if.what_if_page import WhatIfPage
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.table_view import TableView
from tests.bridge.corrected import evening
from tests.bridge.table import FIVE, FOUR, entered
from tests.ui.contrast import contrast
from tests.ui.ways.sessions import HOWELL, all_in_but_one
from tests.ui.ways.sessions import evening as several
from tests.ui.windows import Opened, flush, sample, shown, shown_sheets, type_deal, with_key

ENDED: Round = entered("N 4S", "N 3NT", seating=FIVE)


def on_screen(window: MainWindow) -> TableView:
    window.set_table_view(True)
    view = window.findChild(TableView)
    assert view
    QApplication.processEvents()
    return view


def test_it_fills_the_screen_and_the_window_stays_as_it_is(opened: Opened) -> None:
    window = opened(sample())
    before = window.geometry()
    view = on_screen(window)
    assert view.isFullScreen()
    assert (window.geometry(), window.side.isVisible()) == (before, True)
    window.set_table_view(True)
    assert window.findChildren(TableView) == [view]
    window.set_table_view(False)
    flush()
    assert not window.findChildren(TableView)
    window.set_table_view(False)


def test_nothing_that_is_only_seen_there_has_the_focus(opened: Opened) -> None:
    view = on_screen(opened(sample()))
    view.activateWindow()
    for _ in range(3):
        assert not view.sheet.hasFocus()
        assert not view.table.picture.hasFocus()
        QTest.keyClick(view, Qt.Key.Key_Tab)


def test_totals_last_deal_and_back_score(opened: Opened) -> None:
    window = opened(evening(ENDED, entered("N 2S", "E 3NT-1", seating=FIVE)))
    view = on_screen(window)
    assert [label.text() for label in view.totals] == ["110", "0"]
    assert [label.text() for label in view.names] == ["Ann · Cy", "Bob · Di"]
    assert view.last.text() == "3NT by Bob, 1 down – We 50 above the line"
    whole = [each.replace("\N{NO-BREAK SPACE}", " ") for each in view.foot.text().split("     ")]
    assert whole == ["Ann +9", "Bob −9", "Cy +9", "Di −9", "Eve 0"]
    assert shown(view.sheet.model())[-1] == ("60", ""), "each total is seen once, with its rule"
    assert shown_sheets(window)[-1] == ("110", "0")
    assert view.last.contentsRect().left() == view.table.picture.x(), "below the table"
    window.entry.set_text("4s ann")
    assert [label.text() for label in view.totals] == ["230", "0"], "as the pale figures"
    assert view.typed.text() == f"4s ann   {window.entry.message}", "as the pad writes it, too"
    window.entry.set_text("")
    assert [label.text() for label in view.totals] == ["110", "0"]
    type_deal(window, "4s ann")
    assert [label.text() for label in view.totals] == ["230", "0"]
    assert view.last.text().startswith("4♠ by Ann, made")


def test_it_says_nothing_of_a_deal_before_the_first(opened: Opened) -> None:
    view = on_screen(opened())
    assert (view.last.text(), view.foot.text()) == ("", "")


def test_what_is_typed_is_seen_while_it_is_typed(opened: Opened) -> None:
    window = opened(evening(ENDED))
    view = on_screen(window)
    assert view.typed.isHidden()
    QTest.keyClicks(view, "1nt ann")
    assert window.entry.text == "1nt ann"
    assert view.typed.text().startswith("1nt ann   1NT by Ann, made")
    assert (view.typed.isVisible(), view.foot.isVisible()) == (True, False)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.typed.isHidden()
    assert view.totals[0].text() == "40"
    QTest.keyClicks(view, "4")
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert (window.entry.text, view.isVisible()) == ("", True)


def test_between_two_rounds_it_says_who_won(opened: Opened) -> None:
    """And who sits where next; that both sides need a game is obvious."""
    window = opened(Evening((ENDED,), planned=5))
    view = on_screen(window)
    assert view.won.text() == "Ann and Cy\nwin by 920"
    assert view.won.font().pointSizeF() > 1.5 * view.last.font().pointSizeF()
    assert view.last.text() == "+9 on the back score"
    assert view.table.sentences == ["Round 2 of 5", "Di sits out"], "a deal to come stands for none"
    type_deal(window, "2s ann")
    assert view.last.text().startswith("2♠ by Ann, made")
    assert "We need 40 for game" in view.table.sentences


def test_nobody_is_seated_before_a_draw(opened: Opened) -> None:
    window = opened(
        Evening((entered("N 4S", "N 3NT", seating=FOUR),), partner_change=PartnerChange.DRAW)
    )
    view = on_screen(window)
    assert not view.table.isVisible()
    assert view.last.text().splitlines() == [
        "+9 on the back score",
        "Draw for partners again.",
    ]


def test_after_the_last_round_nobody_is_seated_anew(opened: Opened) -> None:
    window = opened(Evening((ENDED,), planned=1))
    view = on_screen(window)
    assert view.card
    assert view.card.isVisible()
    assert "Ann and Cy win the evening" in view.card.accessibleName()
    assert not view.one_table.isVisible()
    assert not view.foot.isVisible(), "all stands on the card"
    type_deal(window, "1c ann")
    assert not view.card.isVisible()
    assert view.table.isVisible()


def test_after_the_last_result_the_card_takes_the_place_of_the_ranking(opened: Opened) -> None:
    plan = Plan(Movement.HOWELL, 4, 1)
    window = opened(several(Comparison(plan=plan)))
    for one in still_expected(Comparison(plan=plan)):
        window.boards.line.enter_text(f"{one.board} {one.ns}-{one.ew} 4s{'nw'[one.table - 1]}")
    view = on_screen(window)
    assert view.card
    assert view.card.isVisible()
    assert view.ranking
    assert not view.ranking.isVisible()


def test_at_several_tables_it_says_where_a_result_goes_and_what_was_entered(
    opened: Opened,
) -> None:
    window = opened(several(HOWELL))
    view = on_screen(window)
    QTest.keyClicks(view, "3nn")
    said = "Board 1, 6 against 1: 3NT by North, made; 400 for North-South."
    assert view.typed.text() == f"3nn   {said}"
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert (view.typed.isVisible(), view.foot.isVisible()) == (False, True)
    assert view.foot.text() == "Board 1, 6–1: 3NT N = · NS +400"
    QTest.keyClicks(view, "4")
    assert not view.foot.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert (view.typed.isVisible(), view.foot.text()) == (False, "")
    QTest.keyClicks(view, "1 6-1 4sn")
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.foot.text() == "Board 1, 6–1: 4♠ N = · NS +420", "though it is a correction"
    window.document.steps.undo()
    window.document.steps.undo()
    assert view.foot.text() == "", "nothing stands there any more"


def test_it_gives_way_to_a_page_that_is_opened_there(opened: Opened) -> None:
    window = opened(several(HOWELL))
    view = on_screen(window)
    view.activateWindow()
    QApplication.processEvents()
    with_key(window, "Ctrl+W").trigger()
    flush()
    assert not window.findChildren(TableView)
    (page,) = window.findChildren(WhatIfPage)
    assert page.isVisible()


def test_the_clock_stops_with_the_last_result(opened: Opened) -> None:
    window = opened(several(all_in_but_one(HOWELL)))
    window.tonight.clock.start(RoundClock(5))
    view = on_screen(window)
    assert view.clock.isVisible()
    window.boards.line.enter_text("4sn")
    assert not window.tonight.clock.is_on
    assert not view.clock.isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1024, 600)])
def test_few_places_fill_the_screen(size: tuple[int, int], opened: Opened) -> None:
    plan = Plan(Movement.HOWELL, 4, 1)
    window = opened(several(Comparison(plan=plan)))
    window.boards.line.enter_text("1 1-2 4sn")
    window.boards.line.enter_text("1 3-4 4sn-1")
    view = on_screen(window)
    view.showNormal()
    view.resize(*size)
    QApplication.processEvents()
    assert view.ranking
    table = view.ranking.table
    last = table.rowViewportPosition(3) + table.rowHeight(3)
    assert 0.85 * table.viewport().height() < last <= table.viewport().height()


CHUKKER: Round = entered("E 4H-1", "W 3N=", "N 4SX+1", seating=FIVE, form=CHICAGO)
LONG = "2nt by ann just made honours 150 bob"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1024, 600)])
@pytest.mark.parametrize("typed", ["", "2n ann -1", LONG])
def test_all_is_seen_and_large_also_while_a_deal_is_typed(
    typed: str, size: tuple[int, int], opened: Opened
) -> None:
    window = opened(Evening((CHUKKER,), planned=5))
    view = on_screen(window)
    view.showNormal()
    view.resize(*size)
    QApplication.processEvents()
    QTest.keyClicks(view, typed)
    QApplication.processEvents()
    (area,) = view.table.findChildren(QScrollArea)
    inside = area.widget()
    assert inside
    assert inside.height() <= area.viewport().height()
    lines = [line for line in view.table.findChildren(Label) if line.isVisible()]
    assert "Eve sits out" in [line.text() for line in lines]
    assert min(QFontInfo(line.font()).pixelSize() for line in lines) >= size[1] * 0.024
    if typed and typed != LONG:
        one_line = view.typed.fontMetrics().lineSpacing() * 1.5
        assert view.typed.height() < one_line


@pytest.mark.parametrize("by", ["Esc", "F11", "a double click", "one on the sheet", "a finger"])
def test_ways_to_leave_it(by: str, opened: Opened) -> None:
    window = opened(sample())
    switch = with_key(window, "F11")
    window.entry.pad.setChecked(by == "a finger")
    for _ in range(2):
        switch.trigger()
        (view,) = window.findChildren(TableView)
        assert switch.isChecked()
        assert view.leave.isVisible() is (by == "a finger")
        if by == "Esc":
            QTest.keyClick(view, Qt.Key.Key_Escape)
        elif by == "F11":
            switch.trigger()
        elif by == "a finger":
            QTest.mouseClick(view.leave, Qt.MouseButton.LeftButton)
        else:
            hit = view.sheet.viewport() if by == "one on the sheet" else view
            QTest.mouseDClick(hit, Qt.MouseButton.LeftButton)
        flush()
        assert not window.findChildren(TableView)
        assert not switch.isChecked()


def test_the_keys_of_the_menus_work_there(opened: Opened) -> None:
    window = opened(sample())
    assert with_key(window, "Ctrl++") in on_screen(window).actions()


def test_after_quiet_minutes_only_the_totals_are_left(opened: Opened) -> None:
    window = opened(sample())
    view = on_screen(window)
    view._quiet.timeout.emit()
    assert not any(part.isVisible() for part in (view.sheet, view.table, view.last))
    assert all(label.isVisible() for label in view.totals)
    type_deal(window, "1nn")
    assert all(part.isVisible() for part in (view.sheet, view.table, view.last))


@pytest.mark.parametrize(("size", "least"), [((1366, 768), 45), ((1920, 1080), 63)])
def test_totals_are_read_from_two_metres(size: tuple[int, int], least: int, opened: Opened) -> None:
    view = on_screen(opened(sample()))
    view.showNormal()
    view.resize(*size)
    QApplication.processEvents()
    metrics = view.totals[0].fontMetrics()
    assert metrics.tightBoundingRect("0").height() >= least
    assert view.sheet.height() >= size[1] * 0.8


def test_it_follows_the_colours_of_the_window(opened: Opened) -> None:
    window = opened(sample())
    view = on_screen(window)
    light = view.grab().toImage().pixelColor(2, 2)
    window.settings.theme = type(window.settings.theme)("dark")
    window.apply_look()
    assert view.grab().toImage().pixelColor(2, 2) != light


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_scores_and_who_sits_out_stand_out_for_the_last_of_the_table(
    theme: Theme, opened: Opened
) -> None:
    window = opened(evening(ENDED))
    window.settings.theme = theme
    window.apply_look()
    view = on_screen(window)
    (out,) = (line for line in view.table.findChildren(Label) if line.text().endswith("sits out"))
    for label in (*view.totals, *view.names, view.foot, view.last, out):
        words = label.palette().color(label.foregroundRole())
        assert contrast(words, label.palette().window().color()) >= 7


def test_long_names_take_no_room_from_the_sheet(opened: Opened) -> None:
    wide = []
    for name in ("Ann", "Christopher Featherstonehaugh-Cavendish"):
        seating = Seating(f"{name} A.", f"{name} B.", f"{name} C.", f"{name} D.")
        view = on_screen(opened(evening(entered("N 2S=", seating=seating))))
        wide.append((view.sheet.width(), view.table.width()))
        assert view.names[0].text().count(" · ") == 1
        assert view.table.who.isHidden()
    assert wide[0] == wide[1]
