"""The ways to paper."""

from PySide6.QtWidgets import QWidget

from scorepad.sheets.pages import Blank
from scorepad.ui.paper.print_dialog import PrintDialog
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.window import print_actions
from scorepad.ui.words import paper as paper_words
from tests.ui.ways.boards import the_end_at_several_tables
from tests.ui.ways.table import OVER, PLAYED, Table, way


@way
def printing_the_evening(table: Table) -> QWidget:
    print_actions.open_print(table.lay(OVER))
    return table.last(PrintDialog)


@way
def printing_with_all_that_can_be_chosen(table: Table) -> QWidget:
    print_actions.open_print(table.lay(OVER))
    dialog = table.last(PrintDialog)
    dialog.choices.more.click()
    return dialog


@way
def printing_the_cards_of_the_pairs(table: Table) -> QWidget:
    the_end_at_several_tables(table)
    table.last(ResultSheet).cards.click()
    return table.last(PrintDialog)


@way
def printing_a_blank_back_score(table: Table) -> QWidget:
    print_actions.open_print(table.lay(PLAYED))
    dialog = table.last(PrintDialog)
    dialog.choices.what.setCurrentText(paper_words.subject_names()[Blank.BACK_SCORE])
    return dialog


@way
def printing_under_way(table: Table) -> QWidget:
    print_actions.open_print(table.lay(OVER))
    dialog = table.last(PrintDialog)
    dialog.progress.show()
    dialog.stop.show()
    return dialog
