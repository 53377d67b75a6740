"""The ways to the fields and pads for deals."""

from PySide6.QtWidgets import QWidget

from scorepad.bridge.rounds import At
from scorepad.ui.deals.adjust_dialog import AdjustDialog
from scorepad.ui.deals.board_dialog import BoardDialog
from tests.ui.ways.table import BOARDS, FIVE, FOUR, PLAYED, Table, way


@way
def the_bidding_pad(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.entry.pad.setChecked(True)
    return window


@way
def the_bidding_pad_with_a_deal(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.entry.pad.setChecked(True)
    window.entry.correct(At(0, 3))
    return window


@way
def the_bidding_pad_with_honours(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.entry.pad.setChecked(True)
    window.entry.set_text("4s")
    window.tonight.pad.figures.card(100).click()
    return window


@way
def the_bidding_pad_with_points_held(table: Table) -> QWidget:
    window = table.lay(f"form points\n{FOUR}\nN 4S+1 points NS 23\nS 3NT\n")
    window.entry.pad.setChecked(True)
    window.entry.set_text("4s cy 24p")
    return window


@way
def the_bidding_pad_below_a_long_evening(table: Table) -> QWidget:
    rubbers = "N 4S=\nS 3NT+1\n" * 4
    window = table.lay(f"form rubber\n{FIVE}\n{rubbers}" + "N 2S-1\n" * 14)
    window.entry.pad.setChecked(True)
    assert window.tonight.deals_pane.hidden.text()
    return window


@way
def a_notice_above_the_bidding_pad(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.entry.pad.setChecked(True)
    window.deal_list.choose(At(0, 3))
    window.explain()
    assert window.notice.isVisible()
    return window


@way
def points_by_agreement(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_adjustment()
    return table.last(AdjustDialog)


@way
def points_without_a_reason(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_adjustment()
    dialog = table.last(AdjustDialog)
    dialog.points.setText("200")
    dialog.accept()
    assert dialog.complaint
    return dialog


@way
def another_board(table: Table) -> QWidget:
    table.lay(BOARDS).openers.open_board()
    return table.last(BoardDialog)
