"""The director's adjustments: entered, shown, corrected and deleted, also another day."""

from dataclasses import replace
from decimal import Decimal

import pytest
from PySide6.QtGui import QAction

from scorepad.bridge.comparison import Adjusted, Comparison
from scorepad.ui.boards.director_dialog import DirectorDialog
from scorepad.ui.parts.labels import Label
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.compared import compared
from tests.ui.ways.sessions import evening

PAIRS = compared(
    'pairs 1="Ann & Bob" 2="Cy & Di" 3="Eve & Fay" 4="Gus & Hal"',
    *("board 1", "1-2: N 4S=", "3-4: N 4S-1", "board 2", "1-3: N 4S+1", "2-4: N 4S="),
)
FIVE = compared(
    "scoring teams",
    *("board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1", "adjust A -2 late", "bye C 12"),
)


def test_a_penalty_is_entered_corrected_and_deleted(window: MainWindow) -> None:
    dialog = director(window, PAIRS)
    assert shown(dialog) == []
    dialog.who.choose("1")
    dialog.by.setText("−33,5")
    dialog.reason.setText("  slow   play ")
    dialog.accept()
    assert comparison(window).adjusted == (Adjusted("1", Decimal("-33.5"), "slow play"),)
    assert window.notice.sentence == "Places: 4 Gus & Hal 1= → 1, 1 Ann & Bob 1= → 2."
    dialog = director(window)
    assert shown(dialog) == ["1 Ann & Bob", "−33.50", "slow play"]
    press(dialog, "Correct: 1 Ann & Bob −33.50 slow play")
    assert (dialog.who.value, dialog.by.text(), dialog.reason.text()) == ("1", "-33.5", "slow play")
    dialog.by.setText("-3")
    dialog.accept()
    assert comparison(window).adjusted == (Adjusted("1", Decimal(-3), "slow play"),)
    assert window.document.steps.to_undo
    press(dialog := director(window), "Delete: 1 Ann & Bob −3.00 slow play")
    assert comparison(window).adjusted == ()
    assert shown(dialog) == []
    window.document.steps.undo()
    assert shown(dialog) == ["1 Ann & Bob", "−3.00", "slow play"]


def test_a_penalty_of_an_evening_that_was_opened_again(window: MainWindow) -> None:
    """It is shown when the evening comes back, and can still be deleted."""
    dialog = director(window, FIVE)
    assert shown(dialog) == ["A", "−2.00", "late", "C", "+12.00", "a bye"]
    press(dialog, "Delete: C +12.00 a bye")
    press(dialog, "Delete: A −2.00 late")
    assert (comparison(window).adjusted, comparison(window).byes) == ((), ())


@pytest.mark.parametrize(
    ("by", "reason", "said"),
    [
        ("", "late", "“How much” is missing."),
        ("-5", " ", "“Reason” is missing."),
        ("five", "late", "“five” is not a number"),
        ("-5000", "late", "up to 1000"),
    ],
)
def test_what_is_wrong_is_said_and_kept(
    window: MainWindow, by: str, reason: str, said: str
) -> None:
    dialog = director(window, PAIRS)
    dialog.by.setText(by)
    dialog.reason.setText(reason)
    dialog.accept()
    assert said in dialog.complaint
    assert comparison(window).adjusted == ()


def test_it_is_reached_from_the_ranking_and_the_menu(window: MainWindow) -> None:
    window.document.open(evening(PAIRS))
    window.boards.turn_to(1)
    window.boards.places.table.choose("3")
    window.boards.places.director.click()
    (dialog,) = window.findChildren(DirectorDialog)
    assert dialog.who.value == "3"
    adjust = menu_entry(window)
    adjust.trigger()
    assert len(window.findChildren(DirectorDialog)) == 2
    window.document.open(evening(replace(PAIRS, results=())))
    assert not menu_entry(window).isEnabled(), "nobody has a result yet"


def menu_entry(window: MainWindow) -> QAction:
    window.menus.deal.aboutToShow.emit()
    more = window.menus.deal.findChildren(QAction)
    return next(each for each in more if each.text() == "&Adjustment…")


def director(window: MainWindow, session: Comparison | None = None) -> DirectorDialog:
    if session:
        window.document.open(evening(session))
    window.boards.open_director()
    return window.findChildren(DirectorDialog)[-1]


def comparison(window: MainWindow) -> Comparison:
    found = window.document.evening.rounds[0].comparison
    assert found
    return found


def shown(dialog: DirectorDialog) -> list[str]:
    """The contents of the list."""
    found = (dialog.lines.itemAt(at) for at in range(dialog.lines.count()))
    labels = [item.widget() for item in found if item]
    return [each.text() for each in labels if isinstance(each, Label)]


def press(dialog: DirectorDialog, name: str) -> None:
    next(each for each in dialog.lines.buttons if each.accessibleName() == name).click()
