"""The ways to the pages of an evening."""

from PySide6.QtWidgets import QWidget

from scorepad.bridge.options import CHICAGO, POINTS, Options
from scorepad.bridge.points_scale import USUAL
from scorepad.ui.evening.house_dialog import HouseDialog
from scorepad.ui.evening.new_evening_page import NewEveningPage
from scorepad.ui.evening.old_evening_page import OldEveningPage
from scorepad.ui.evening.this_evening_page import ThisEveningPage
from tests.ui.ways.table import OVER, PLAYED, Table, way


@way
def a_new_evening(table: Table) -> QWidget:
    table.lay(OVER).openers.new_evening()
    return table.window


@way
def a_new_evening_with_one_name_twice(table: Table) -> QWidget:
    table.window.openers.new_evening()
    page = table.last(NewEveningPage)
    for row in page.people.rows[:2]:
        row.field.setText("Ann")
    page.agreement.stake_field.setText("much")
    page.accept()
    return table.window


@way
def what_is_typed_would_be_lost(table: Table) -> QWidget:
    table.window.openers.new_evening()
    page = table.last(NewEveningPage)
    page.see_typing()
    page.close()
    assert page.isVisible()
    return table.window


@way
def this_evening(table: Table) -> QWidget:
    table.lay(OVER + "E 2C=\n").openers.this_evening()
    page = table.last(ThisEveningPage)
    page.change.click()
    page.more.click()
    page.about.title.setFocus()
    return table.window


@way
def who_sits_where(table: Table) -> QWidget:
    table.lay(PLAYED).openers.this_evening()
    return table.window


@way
def somebody_else_sits_down(table: Table) -> QWidget:
    table.lay(PLAYED).openers.this_evening()
    page = table.last(ThisEveningPage)
    page.people.rows[0].field.setText("Bobby")
    page.people.count()
    assert not page.from_before.isHidden()
    return table.window


@way
def the_draw(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_draw()
    table.last(ThisEveningPage).type_cards.click()
    return table.window


@way
def the_draw_under_way(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_draw()
    page = table.last(ThisEveningPage)
    page.people.rows[1].picture.click()
    return table.window


@way
def the_draw_done(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_draw()
    page = table.last(ThisEveningPage)
    page.draw.click()
    assert page.people.ranked
    return table.window


@way
def what_is_played(table: Table) -> QWidget:
    table.lay(OVER).openers.open_form()
    return table.window


@way
def how_the_first_round_was_played(table: Table) -> QWidget:
    table.lay(OVER).openers.open_form()
    page = table.last(ThisEveningPage)
    page.rounds.setCurrentIndex(0)
    page.options.honours.click()
    return table.window


def house_of(table: Table, options: Options) -> HouseDialog:
    table.lay(OVER).openers.open_form()
    fields = table.last(ThisEveningPage).options
    fields.set_options(options)
    fields.more.click()
    return table.last(HouseDialog)


@way
def the_rules_of_the_house(table: Table) -> QWidget:
    return house_of(table, Options(CHICAGO))


@way
def the_rules_of_a_house_that_plays_for_imps(table: Table) -> QWidget:
    dialog = house_of(table, Options(POINTS, chukkers=False, deals=10, scale=USUAL))
    dialog.load_scale("nowhere.txt")
    return dialog


@way
def what_was_agreed_in_a_house(table: Table) -> QWidget:
    dialog = house_of(table, Options(POINTS))
    for rule in (dialog.passed_out, dialog.last_double, dialog.cut, dialog.by_side):
        rule.click()
    dialog.accept()
    return table.window


@way
def an_old_evening(table: Table) -> QWidget:
    table.lay(PLAYED).openers.old_evening()
    return table.window


@way
def the_results_of_an_old_evening(table: Table) -> QWidget:
    table.lay(PLAYED).openers.old_evening()
    page = table.last(OldEveningPage)
    for row in page.people.rows[:4]:
        row.field.setText(f"{row.field.accessibleName()} Smith")
    page.people.count()
    assert not page.results.isHidden()
    return table.window
