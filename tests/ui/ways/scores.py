"""The ways to the windows of scores."""

from PySide6.QtWidgets import QWidget

from scorepad.ui.scores.back_score_window import BackScoreWindow
from scorepad.ui.scores.extras_dialog import ExtrasDialog
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.scores.settle_window import SettleWindow
from scorepad.ui.what_if.what_if_window import WhatIfWindow
from tests.ui.ways.table import OVER, PLAYED, Table, way


@way
def what_if(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_what_if()
    return table.last(WhatIfWindow)


@way
def the_back_score(table: Table) -> QWidget:
    table.lay(OVER + OVER.partition("keeper")[2].partition("\n")[2]).openers.open_back_score()
    return table.last(BackScoreWindow)


@way
def no_back_score_yet(table: Table) -> QWidget:
    table.lay("form rubber\n").openers.open_back_score()
    return table.last(BackScoreWindow)


@way
def settling_up(table: Table) -> QWidget:
    table.lay(OVER).openers.open_settling()
    return table.last(SettleWindow)


@way
def settling_up_with_debts(table: Table) -> QWidget:
    table.lay(OVER).openers.open_settling()
    settling = table.last(SettleWindow)
    settling.debts.added.emit("Ann", "Bob", "3.50", "")
    settling.debts.added.emit("Ann", "Bob", "much", "")
    assert settling.complaint
    return settling


@way
def settling_up_with_debts_still_open(table: Table) -> QWidget:
    for _ in range(4):
        table.lay(OVER)
    table.lay(OVER).openers.open_settling()
    settling = table.last(SettleWindow)
    settling.offers.carry[0].click()
    settling.offers.others.click()
    assert not settling.offers.more.isHidden()
    return settling


@way
def settled_up(table: Table) -> QWidget:
    table.lay(OVER).openers.open_settling()
    settling = table.last(SettleWindow)
    settling.payments.paid.click()
    assert not settling.payments.news.startswith("Not")
    return settling


@way
def what_is_owed_besides_the_score(table: Table) -> QWidget:
    text = f"{PLAYED}extra Bob Ann 5 the supper\nextra Eve Cy 2.50 a bet\n"
    table.lay(text).openers.open_extras()
    dialog = table.last(ExtrasDialog)
    dialog.accept()
    assert dialog.complaint
    return dialog


@way
def the_result_of_the_evening(table: Table) -> QWidget:
    window = table.lay(OVER)
    window.round_panel.end.click()
    return table.last(ResultSheet)
