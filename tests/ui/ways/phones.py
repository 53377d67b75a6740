"""The ways to the page that lets phones in, and to what the window asks about them."""

from PySide6.QtWidgets import QWidget

from scorepad.phones.kept import Kept, May, Phone, Tick
from scorepad.ui.phones.phones import Phones
from scorepad.ui.phones.phones_page import PhonesPage
from scorepad.ui.words.phones import answers
from tests.ui.ways.sessions import HOWELL, evening
from tests.ui.ways.table import OVER, PLAYED, Table, way


def let_in(phones: Phones, *there: Phone, ticks: tuple[Tick, ...] = ()) -> None:
    """Let phones in, at an address that every computer has."""
    assert phones.start(address="127.0.0.1", port=0)
    assert phones.desk
    kept = phones.desk.kept
    phones.desk.keep(Kept(kept.evening, "3ahx7qk2ahx7qk2m", kept.port, there, ticks))


@way
def phones_switched_off(table: Table) -> QWidget:
    table.lay(PLAYED).openers.open_phones()
    assert table.last(PhonesPage).see.isVisible()
    return table.window


@way
def phones_without_a_network(table: Table) -> QWidget:
    openers = table.lay(PLAYED).openers
    openers.open_phones()
    openers.phones.start(address="8.8.8.8")
    assert table.last(PhonesPage).trouble.text()
    return table.window


@way
def phones_at_a_table(table: Table) -> QWidget:
    openers = table.lay(PLAYED).openers
    openers.open_phones()
    let_in(
        openers.phones,
        Phone("a", "1", "Ann", "north", May.ENTER),
        Phone("b", "2", "Mrs Di Featherstonehaugh", "west", May.SEE),
    )
    assert table.last(PhonesPage).code.isVisible()
    return table.window


@way
def the_result_as_a_code(table: Table) -> QWidget:
    table.lay(OVER).openers.open_phones()
    page = table.last(PhonesPage)
    page.whole.click()
    assert page.code.isVisible()
    return table.window


@way
def phones_that_do_not_come(table: Table) -> QWidget:
    openers = table.lay(PLAYED).openers
    openers.open_phones()
    let_in(openers.phones)
    table.last(PhonesPage).help()
    assert table.last(PhonesPage).hints.isVisible()
    return table.window


@way
def phones_at_several_tables(table: Table) -> QWidget:
    window = table.window
    window.document.open(evening(HOWELL))
    window.openers.open_phones()
    let_in(window.openers.phones, Phone("a", "1", "Table 2", "table 2", May.ENTER))
    return window


@way
def a_phone_that_wants_to_enter(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    let_in(window.openers.phones, Phone("a", "1", "Ann", "north", May.ASKED))
    assert [button.text() for button in window.notice.buttons] == [name for name, _ in answers()]
    return window
