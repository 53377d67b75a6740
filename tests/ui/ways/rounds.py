"""The ways to players and rounds."""

from PySide6.QtWidgets import QWidget

from scorepad.bridge.expected import USUAL
from scorepad.bridge.options import CHICAGO, POINTS, Options
from scorepad.ui.evening.house_dialog import HouseDialog
from scorepad.ui.rounds.form_dialog import FormDialog
from scorepad.ui.rounds.players_dialog import PlayersDialog
from tests.ui.ways.table import FIVE, OVER, PLAYED, Table, way


@way
def who_sits_where(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_players()
    return table.last(PlayersDialog)


@way
def somebody_else_sits_down(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_players()
    dialog = table.last(PlayersDialog)
    dialog.field(0).setText("Bobby")
    dialog.box(0).setFocus()
    return dialog


@way
def what_is_played(table: Table) -> QWidget:
    table.lay(OVER).openers.open_form()
    return table.last(FormDialog)


@way
def how_the_first_round_was_played(table: Table) -> QWidget:
    table.lay(OVER).openers.open_form()
    dialog = table.last(FormDialog)
    dialog.rounds.setCurrentIndex(0)
    return dialog


def house_of(table: Table, options: Options) -> HouseDialog:
    table.lay(OVER).openers.open_form()
    fields = table.last(FormDialog).options
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
    return table.last(FormDialog)


@way
def five_at_boards_in_imps(table: Table) -> QWidget:
    boards = f"form points\n{FIVE}\nkeeper Ann\nchukkers off\ndeals 10\n"
    return table.lay(f"{boards}N 4S+1 points NS 23\nN 3NT\n")
