"""The ways to earlier evenings and standings."""

from PySide6.QtWidgets import QWidget

from scorepad.ui.review.behind_window import BehindWindow
from scorepad.ui.review.evening_window import EveningWindow
from scorepad.ui.review.evenings_window import EveningsWindow
from scorepad.ui.review.spellings_dialog import SpellingsDialog
from scorepad.ui.review.standings_window import (
    CONTRACTS,
    OTHERS,
    PICTURES,
    PLAYERS,
    StandingsWindow,
)
from tests.ui.ways.table import Table, way


def shown_evenings(table: Table) -> EveningsWindow:
    table.window.openers.open_earlier()
    return table.last(EveningsWindow)


def shown_standings(table: Table, page: int = PLAYERS) -> StandingsWindow:
    table.window.openers.open_standings()
    standings = table.last(StandingsWindow)
    standings.slowly.finish()
    standings.tabs.setCurrentIndex(page)
    return standings


@way
def earlier_evenings(table: Table) -> QWidget:
    return shown_evenings(table)


@way
def an_evening_put_into_the_bin(table: Table) -> QWidget:
    evenings = shown_evenings(table)
    evenings.delete()
    assert evenings.notice.isVisible()
    return evenings


@way
def no_evening_found(table: Table) -> QWidget:
    evenings = shown_evenings(table)
    evenings.filters.search.setText("nobody of that name")
    return evenings


@way
def an_evening_replayed(table: Table) -> QWidget:
    shown_evenings(table).look_at_it()
    looked = table.last(EveningWindow)
    looked.note.setText("Rained all evening")
    looked.keep_note()
    looked.stepper.back()
    return looked


@way
def two_spellings(table: Table) -> QWidget:
    shown_evenings(table).merge()
    dialog = table.last(SpellingsDialog)
    dialog.accept()
    assert dialog.complaint
    return dialog


@way
def standings(table: Table) -> QWidget:
    return shown_standings(table)


@way
def contracts_in_the_standings(table: Table) -> QWidget:
    return shown_standings(table, CONTRACTS)


@way
def one_against_another(table: Table) -> QWidget:
    return shown_standings(table, OTHERS)


@way
def pictures_in_the_standings(table: Table) -> QWidget:
    return shown_standings(table, PICTURES)


@way
def deals_behind_a_figure(table: Table) -> QWidget:
    found = shown_standings(table)
    for column in reversed(range(found.players.columnCount())):
        found.open_behind(found.players.index(0, column))
    return table.last(BehindWindow)
