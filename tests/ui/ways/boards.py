"""The ways to boards of several tables."""

from dataclasses import replace

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from scorepad.bridge.comparison import Comparison, Named, Scoring
from scorepad.bridge.earlier import known
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.merging import merge
from scorepad.bridge.round_clock import clock_for
from scorepad.ui.boards.boards_replay import BoardsReplay
from scorepad.ui.boards.clock_dialog import ClockDialog
from scorepad.ui.boards.director_dialog import DirectorDialog
from scorepad.ui.boards.entrant_fields import Kind
from scorepad.ui.boards.merge_dialog import MergeDialog
from scorepad.ui.boards.tables_page import TablesPage
from scorepad.ui.evening.new_evening_page import NewEveningPage
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.window.table_view import TableView
from tests.bridge.compared import compared
from tests.ui.ways.review import shown_evenings
from tests.ui.ways.sessions import FIVE_TEAMS, HOWELL, PAIRS, TEAMS, all_in_but_one, evening
from tests.ui.ways.table import Table, way


@way
def results_of_several_tables(table: Table) -> QWidget:
    table.window.document.open(evening(HOWELL))
    for typed in ("1 6-1 4sn", "1 2-3 4sn", "1 4-5 6sxxe-4"):
        table.window.boards.line.enter_text(typed)
    return table.window


@way
def a_result_being_typed(table: Table) -> QWidget:
    results_of_several_tables(table)
    QTest.keyClicks(table.window.boards.line.field, "1 4-2 4hs+1")
    return table.window


@way
def results_on_the_pad(table: Table) -> QWidget:
    table.window.document.open(evening(TEAMS))
    table.window.boards.line.pad.setChecked(True)
    cards = table.window.boards.cards
    assert cards
    cards.average.click()
    return table.window


@way
def the_ranking_of_a_match(table: Table) -> QWidget:
    table.window.document.open(evening(TEAMS))
    for typed in ("1 a1-b1 4sn", "1 b2-a2 4sn-1"):
        table.window.boards.line.enter_text(typed)
    table.window.boards.turn_to(1)
    return table.window


@way
def the_end_of_a_match(table: Table) -> QWidget:
    type_the_last_result(table, TEAMS, page=1)
    return table.window


@way
def the_end_at_several_tables(table: Table) -> QWidget:
    type_the_last_result(table, HOWELL)
    return table.window


def type_the_last_result(table: Table, session: Comparison, page: int = 0) -> None:
    """Show who won: for the whole session to be typed there is a test of its own."""
    table.window.document.open(evening(all_in_but_one(session)))
    table.window.boards.turn_to(page)
    table.window.boards.line.enter_text("4sn")
    assert table.last(ResultSheet).isVisible()


@way
def a_result_corrected_at_several_tables(table: Table) -> QWidget:
    results_of_several_tables(table)
    table.window.boards.line.go_to(ResultPlace(1, "4", "5"))
    table.window.boards.line.enter_text("x")
    assert table.window.notice.isVisible()
    return table.window


@way
def what_the_director_gave(table: Table) -> QWidget:
    results_of_several_tables(table)
    for typed in ("adjust 6 -5 slow play", "adjust 4 2.5 disturbed by the clock at table 2"):
        table.window.boards.line.enter_text(typed)
    table.window.boards.turn_to(1)
    table.window.boards.places.director.click()
    dialog = table.last(DirectorDialog)
    dialog.lines.buttons[0].click()
    return dialog


@way
def each_against_each(table: Table) -> QWidget:
    results_of_several_tables(table)
    table.window.boards.turn_to(2)
    return table.window


@way
def the_sheet_of_a_match(table: Table) -> QWidget:
    the_ranking_of_a_match(table)
    table.window.boards.turn_to(2)
    return table.window


@way
def the_ranking_of_five_teams(table: Table) -> QWidget:
    table.window.document.open(evening(compared(*FIVE_TEAMS)))
    table.window.boards.turn_to(1)
    return table.window


@way
def five_teams_against_each_other(table: Table) -> QWidget:
    the_ranking_of_five_teams(table)
    table.window.boards.turn_to(2)
    return table.window


@way
def one_match_of_many(table: Table) -> QWidget:
    five_teams_against_each_other(table)
    match = table.window.boards.cross.match
    match.choose(("A", "D"))
    match.activated.emit(match.currentIndex())
    return table.window


@way
def the_clock_on_the_table_view(table: Table) -> QWidget:
    the_ranking_of_a_match(table)
    table.window.tonight.clock.start(clock_for(TEAMS.plan))
    table.window.set_table_view(True)
    return table.last(TableView)


@way
def the_times_of_the_rounds(table: Table) -> QWidget:
    table.window.document.open(evening(HOWELL))
    table.window.openers.open_clock(table.window.tonight.clock)
    return table.last(ClockDialog)


@way
def the_movement(table: Table) -> QWidget:
    table.window.document.open(evening(HOWELL))
    table.window.boards.turn_to(3)
    return table.window


THIRTEEN = [f"{chr(letter)}y & {chr(letter)}o" for letter in range(ord("A"), ord("N"))]


@way
def a_session_begins(table: Table) -> QWidget:
    table.window.openers.new_evening()
    page = table.last(NewEveningPage)
    page.tables.click()
    return table.window


@way
def a_match_with_all_that_is_usual(table: Table) -> QWidget:
    a_session_begins(table)
    tables = table.last(TablesPage)
    tables.change.click()
    tables.who.kind.choose(Kind.TEAMS)
    tables.who.kind.activated.emit(tables.who.kind.currentIndex())
    return table.window


@way
def a_session_with_names(table: Table) -> QWidget:
    a_session_begins(table)
    tables = table.last(TablesPage)
    for field, name in zip(tables.who.names, PAIRS, strict=False):
        QTest.keyClicks(field, name)
    return table.window


@way
def a_session_with_all_it_asks(table: Table) -> QWidget:
    table.window.document.open(evening(HOWELL))
    table.window.openers.this_evening()
    tables = table.last(TablesPage)
    tables.change.click()
    tables.scoring.choose(Scoring.BUTLER)
    tables.more.click()
    return table.window


@way
def thirteen_pairs_with_a_late_one(table: Table) -> QWidget:
    a_session_begins(table)
    tables = table.last(TablesPage)
    for field, name in zip(tables.who.names, THIRTEEN, strict=False):
        QTest.keyClicks(field, name)
    tables.change.click()
    tables.moves.away.setText("13=1")
    return table.window


@way
def one_more_pair_joins(table: Table) -> QWidget:
    results_of_several_tables(table)
    table.window.openers.this_evening()
    tables = table.last(TablesPage)
    for field in tables.who.names[len(tables.who.labels) :][:1]:
        QTest.keyClicks(field, "Yve & Zoe")
    return table.window


@way
def boards_of_several_tables_replayed(table: Table) -> QWidget:
    window = results_of_several_tables(table)
    found = shown_evenings(table)
    found.look(table.auto_save.key or 0, None)
    assert found.replay.card.isVisible()
    found.replay.step_through.click()
    assert table.last(BoardsReplay).isVisible()
    return window


@way
def the_card_of_an_earlier_session(table: Table) -> QWidget:
    window = results_of_several_tables(table)
    found = shown_evenings(table)
    found.look(table.auto_save.key or 0, None)
    assert found.replay.card.isVisible()
    return window


@way
def a_ranking_for_the_whole_room(table: Table) -> QWidget:
    the_ranking_of_a_match(table)
    table.window.set_table_view(True)
    return table.last(TableView)


@way
def results_of_a_second_laptop(table: Table) -> QWidget:
    names, results = HOWELL.names[1:], compared("board 1", "6-1: N 4S=", "2-3: N 4S-1").results
    here = replace(HOWELL, results=results[:1])
    table.window.document.open(evening(here))
    other = compared("board 1", "6-1: N 4S+1", "2-3: N 4S-1").results
    coming = replace(HOWELL, names=(Named("1", "Anna & Bob"), *names), results=other)
    merged = merge(known(evening(here)), known(evening(coming)))
    dialog = MergeDialog(merged, "at Ann's.scorepad", table.window, own=True)
    dialog.open()
    return dialog
