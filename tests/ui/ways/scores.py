"""The ways to the windows of scores."""

from PySide6.QtWidgets import QWidget

from scorepad.ui.scores.back_score_page import BackScorePage
from scorepad.ui.scores.extras_dialog import ExtrasDialog
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.scores.settle_page import SettlePage
from scorepad.ui.what_if.what_if_page import WhatIfPage
from tests.ui.ways.sessions import HOWELL, evening
from tests.ui.ways.table import OVER, PLAYED, Table, way


@way
def what_if(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_what_if()
    assert table.last(WhatIfPage).isVisible()
    return table.window


@way
def the_back_score(table: Table) -> QWidget:
    table.lay(OVER + OVER.partition("keeper")[2].partition("\n")[2]).openers.open_back_score()
    assert table.last(BackScorePage).isVisible()
    return table.window


@way
def no_back_score_yet(table: Table) -> QWidget:
    table.lay("form rubber\n").openers.open_back_score()
    assert table.last(BackScorePage).isVisible()
    return table.window


@way
def settling_up(table: Table) -> QWidget:
    table.lay(OVER).openers.open_settling()
    assert table.last(SettlePage).isVisible()
    return table.window


@way
def settling_up_with_debts(table: Table) -> QWidget:
    table.lay(OVER).openers.open_settling()
    settling = table.last(SettlePage)
    settling.debts.added.emit("Ann", "Bob", "3.50", "")
    settling.debts.added.emit("Ann", "Bob", "much", "")
    assert settling.complaint
    return table.window


@way
def settling_up_with_debts_still_open(table: Table) -> QWidget:
    for _ in range(4):
        table.lay(OVER)
    table.lay(OVER).openers.open_settling()
    settling = table.last(SettlePage)
    settling.offers.carry[0].click()
    settling.offers.others.click()
    assert not settling.offers.more.isHidden()
    return table.window


@way
def settled_up(table: Table) -> QWidget:
    table.lay(OVER).openers.open_settling()
    settling = table.last(SettlePage)
    settling.payments.paid.click()
    assert not settling.payments.news.text().startswith("Not")
    return table.window


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
    window.next_round.end.click()
    assert table.last(ResultSheet).isVisible()
    return table.window


@way
def settling_up_at_several_tables(table: Table) -> QWidget:
    table.window.document.open(evening(HOWELL))
    table.window.openers.open_settling()
    assert table.last(SettlePage).table.isHidden()
    return table.window


@way
def no_back_score_at_several_tables(table: Table) -> QWidget:
    table.window.document.open(evening(HOWELL))
    table.window.openers.open_back_score()
    assert table.last(BackScorePage).table.isHidden()
    return table.window
