"""The ways to what deals are entered in."""

from PySide6.QtWidgets import QWidget

from scorepad.bridge.corrections import At
from scorepad.ui.deals.adjust_dialog import AdjustDialog
from scorepad.ui.deals.board_dialog import BoardDialog
from scorepad.ui.deals.deal_dialog import DealDialog
from scorepad.ui.document import NEXT, Target
from tests.ui.ways.table import BOARDS, PLAYED, Table, way


@way
def the_bidding_pad(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_pad(NEXT)
    return table.last(DealDialog)


@way
def the_bidding_pad_with_a_deal(table: Table) -> QWidget:
    table.lay(PLAYED).openers.correct_on_pad(At(0, 3))
    return table.last(DealDialog)


@way
def the_bidding_pad_for_a_forgotten_deal(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_pad(Target(At(0, 1), inserts=True))
    return table.last(DealDialog)


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
