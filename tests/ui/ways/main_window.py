"""The ways to the main window in all its states."""

from PySide6.QtWidgets import QWidget

from scorepad.archive.errors import ArchiveError, Reason
from scorepad.bridge.changes.deals import remove
from scorepad.bridge.evening import Evening
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.rounds import At
from scorepad.ui.window.table_view import TableView
from tests.ui.ways.table import BOARDS, FOUR, OVER, PLAYED, Table, way


@way
def a_new_table(table: Table) -> QWidget:
    table.window.document.open(Evening())
    return table.window


@way
def an_evening_under_way(table: Table) -> QWidget:
    return table.lay(PLAYED)


@way
def a_line_that_is_read(table: Table) -> QWidget:
    table.lay(PLAYED).entry.set_text("4hnx+2")
    return table.window


@way
def a_line_that_cannot_be_read(table: Table) -> QWidget:
    table.lay(PLAYED).entry.set_text("8hn+9")
    return table.window


@way
def a_line_that_may_be_read_two_ways(table: Table) -> QWidget:
    table.lay("form rubber\nseats N=Ann E=Sam S=Vera W=Di\n").entry.set_text("4s s")
    return table.window


@way
def an_old_deal_in_the_line(table: Table) -> QWidget:
    table.lay(PLAYED).entry.correct(At(0, 0))
    return table.window


@way
def a_forgotten_deal_in_the_line(table: Table) -> QWidget:
    table.lay(PLAYED).entry.insert(At(0, 1))
    return table.window


@way
def a_correction_with_consequences(table: Table) -> QWidget:
    window = table.lay(OVER + "E 2C=\n")
    window.document.become(remove(window.document.evening, At(0, 0)))
    assert window.notice.isVisible()
    return window


@way
def deals_after_the_end(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.document.become(remove(window.document.evening, At(0, 1)))
    return window


@way
def an_earlier_round(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.tonight.deals_pane.others.chosen.emit(0)
    assert window.sheet.round == 0
    return window


@way
def boards(table: Table) -> QWidget:
    return table.lay(BOARDS)


@way
def a_chukker(table: Table) -> QWidget:
    return table.lay(f"form chicago\n{FOUR}\nN 2S=\n")


@way
def the_end_of_a_round(table: Table) -> QWidget:
    window = table.lay(OVER)
    assert window.round_panel.isVisible()
    return window


@way
def the_end_of_the_evening(table: Table) -> QWidget:
    window = table.lay(OVER, planned=1)
    assert window.next_round.settle.isVisible()
    return window


@way
def a_draw_is_due(table: Table) -> QWidget:
    window = table.lay(f"form rubber\n{FOUR}\nN 4S=\nS 3NT=\n", way=PartnerChange.DRAW)
    assert window.next_round.draw.isVisible()
    return window


@way
def seen_from_across_the_room(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.set_table_view(True)
    return window.findChildren(TableView)[0]


@way
def the_end_seen_from_across_the_room(table: Table) -> QWidget:
    window = table.lay(OVER)
    window.set_table_view(True)
    return window.findChildren(TableView)[0]


@way
def a_disk_that_refuses(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    table.auto_save.trouble = ArchiveError(Reason.FULL, table.auto_save.file)
    window.unsaved_line.follow()
    return window


@way
def a_figure_explained(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.deal_list.choose(At(0, 3))
    window.explain()
    assert window.notice.isVisible()
    return window
