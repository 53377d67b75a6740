"""The ways to earlier evenings and standings."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.review.spellings_dialog import SpellingsDialog
from scorepad.ui.review.standings_page import (
    CONTRACTS,
    MET,
    OTHERS,
    PARTNERSHIPS,
    PICTURES,
    PLAYERS,
    SEASON,
    StandingsPage,
)
from scorepad.ui.window.page_bar import WindowPage
from tests.bridge.compared import compared
from tests.ui.review.standings import answered
from tests.ui.ways.sessions import HOWELL, evening
from tests.ui.ways.table import Table, way


def shown_evenings(table: Table) -> EveningsPage:
    table.window.show_page(WindowPage.EVENINGS)
    evenings = table.last(EveningsPage)
    evenings.search.clear()
    evenings.show_chosen()
    return evenings


def shown_standings(table: Table, tab: int = PLAYERS) -> StandingsPage:
    table.window.show_page(WindowPage.STANDINGS)
    standings = table.last(StandingsPage)
    answered(standings)
    standings.turn_to(tab)
    answered(standings)
    return standings


@way
def earlier_evenings(table: Table) -> QWidget:
    shown_evenings(table)
    return table.window


@way
def an_evening_put_into_the_bin(table: Table) -> QWidget:
    evenings = shown_evenings(table)
    evenings.delete()
    assert evenings.notice.isVisible()
    return table.window


@way
def no_evening_found(table: Table) -> QWidget:
    evenings = shown_evenings(table)
    evenings.search.setText("nobody of that name")
    evenings.show_chosen()
    assert evenings.chips.isVisible()
    assert not evenings.replay.isVisible()
    return table.window


@way
def the_card_of_an_earlier_evening(table: Table) -> QWidget:
    evenings = shown_evenings(table)
    evenings.table.selectRow(evenings.model.rowCount() - 1)  # one of the club
    evenings.show_chosen()
    assert evenings.replay.card.isVisible()
    return table.window


@way
def an_evening_replayed(table: Table) -> QWidget:
    evenings = shown_evenings(table)
    evenings.look_at_it()
    evenings.replay.note.setText("Rained all evening")
    evenings.replay.keep_note()
    evenings.replay.stepper.back()
    return table.window


@way
def two_spellings(table: Table) -> QWidget:
    shown_evenings(table).merge_asked.emit()
    dialog = table.last(SpellingsDialog)
    dialog.accept()
    assert dialog.complaint
    return dialog


@way
def standings(table: Table) -> QWidget:
    shown_standings(table)
    return table.window


@way
def partnerships_by_all_columns(table: Table) -> QWidget:
    standings = shown_standings(table, PARTNERSHIPS)
    standings.more.click()
    return table.window


@way
def contracts_in_the_standings(table: Table) -> QWidget:
    shown_standings(table, CONTRACTS)
    return table.window


@way
def one_against_another(table: Table) -> QWidget:
    shown_standings(table, OTHERS)
    return table.window


@way
def who_met_whom_at_several_tables(table: Table) -> QWidget:
    results = compared("board 1", "6-1: N 4S=", "3-2: N 4S-1", "5-4: pass").results
    table.window.document.open(evening(replace(HOWELL, results=results)))
    page = shown_standings(table)
    page.turn_to(MET)
    answered(page)
    return table.window


@way
def pictures_in_the_standings(table: Table) -> QWidget:
    shown_standings(table, PICTURES)
    return table.window


@way
def the_season_in_the_standings(table: Table) -> QWidget:
    shown_standings(table, SEASON)
    return table.window


@way
def deals_behind_a_figure(table: Table) -> QWidget:
    found = shown_standings(table)
    for column in reversed(range(found.players.columnCount())):
        found.open_behind(found.players.index(0, column))
    assert found.behind
    answered(found)
    return table.window


@way
def standings_of_some_evenings(table: Table) -> QWidget:
    shown_evenings(table).show_standings()
    answered(table.last(StandingsPage))
    return table.window


@way
def an_evening_behind_a_figure(table: Table) -> QWidget:
    found = shown_standings(table)
    found.show_all()
    answered(found)
    found.open_behind(found.players.index(0, 1))
    assert found.behind
    answered(found)
    found.behind.table.activated.emit(found.behind.model.index(0, 0))
    assert table.last(EveningsPage).back.isVisible()
    return table.window
