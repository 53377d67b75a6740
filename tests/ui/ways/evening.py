"""The ways to the pages of an evening."""

from PySide6.QtWidgets import QWidget

from scorepad.ui.evening.draw_page import DrawPage
from scorepad.ui.evening.evening_dialog import EveningDialog
from tests.ui.ways.table import OVER, PLAYED, Table, way


@way
def a_new_evening(table: Table) -> QWidget:
    table.lay(OVER).openers.new_evening()
    return table.last(EveningDialog)


@way
def a_new_evening_with_one_name_twice(table: Table) -> QWidget:
    table.window.openers.new_evening()
    dialog = table.last(EveningDialog)
    for field in dialog.task.page.players.fields[:2]:
        field.setText("Ann")
    dialog.task.page.agreement.stake_field.setText("much")
    dialog.accept()
    return dialog


@way
def this_evening(table: Table) -> QWidget:
    table.lay(OVER + "E 2C=\n").openers.this_evening()
    return table.last(EveningDialog)


@way
def somebody_else_or_spelt_right(table: Table) -> QWidget:
    table.lay(PLAYED).openers.this_evening()
    dialog = table.last(EveningDialog)
    dialog.task.page.players.fields[0].setText("Anne")
    return dialog


@way
def the_draw(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_draw()
    dialog = table.last(EveningDialog)
    assert dialog.pages.currentIndex() == 1
    return dialog


@way
def the_draw_under_way(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_draw()
    dialog = table.last(EveningDialog)
    page = dialog.task.second
    assert isinstance(page, DrawPage)
    page.draw()
    page.pictures[1].click()
    return dialog


@way
def the_draw_done(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_draw()
    dialog = table.last(EveningDialog)
    page = dialog.task.second
    assert isinstance(page, DrawPage)
    page.draw()
    page.turn_all_up()
    return dialog


@way
def an_old_evening(table: Table) -> QWidget:
    table.lay(PLAYED).openers.old_evening()
    return table.last(EveningDialog)


@way
def the_results_of_an_old_evening(table: Table) -> QWidget:
    table.lay(PLAYED).openers.old_evening()
    dialog = table.last(EveningDialog)
    for field in dialog.task.page.players.fields[:4]:
        field.setText(f"{field.accessibleName()} Smith")
    dialog.turn.click()
    assert dialog.pages.currentIndex() == 1
    return dialog
