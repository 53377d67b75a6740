"""The ways to players and rounds."""

from PySide6.QtWidgets import QWidget

from scorepad.ui.rounds.form_dialog import FormDialog
from scorepad.ui.rounds.players_dialog import PlayersDialog
from tests.ui.ways.table import OVER, PLAYED, Table, way


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
