"""The ways to boards that several tables play."""

from PySide6.QtWidgets import QWidget

from tests.ui.boards.sessions import HOWELL, TEAMS, evening
from tests.ui.ways.table import Table, way


@way
def results_of_several_tables(table: Table) -> QWidget:
    table.window.document.open(evening(HOWELL))
    for typed in ("1 6-1 4sn", "1 2-3 4sn", "1 4-5 6sxxe-4"):
        table.window.boards.enter_text(typed)
    return table.window


@way
def the_ranking_of_a_match(table: Table) -> QWidget:
    table.window.document.open(evening(TEAMS))
    for typed in ("1 a1-b1 4sn", "1 b2-a2 4sn-1"):
        table.window.boards.enter_text(typed)
    table.window.boards.turn_to(1)
    return table.window


@way
def the_movement(table: Table) -> QWidget:
    table.window.document.open(evening(HOWELL))
    table.window.boards.turn_to(2)
    return table.window
