"""The settings of the current evening: names that come late, players, stake, the end."""

from dataclasses import replace
from decimal import Decimal

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.actions import from_old_text
from scorepad.bridge.changes import Change
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CHICAGO, DUPLICATE, RUBBER
from scorepad.bridge.seats import WEST, Seating
from scorepad.ui.evening.house_dialog import HouseDialog
from scorepad.ui.evening.this_evening_page import ThisEveningPage
from scorepad.ui.window.table_view import TableView
from tests.bridge.table import FIVE, FOUR, entered
from tests.ui.evening.asked import asked, focused, name_players, press, wait_for
from tests.ui.windows import Opened, flush, shown_deals, type_deal


def two_rubbers() -> Evening:
    first = entered("N 4H=", "N 4H=", seating=FOUR, keeper="Ann")
    return Evening((first, entered("E 2H=", seating=FOUR, keeper="Ann")), title="Club")


def test_names_can_come_later(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sn")
    page = asked(window, window.openers.this_evening)
    name_players(page, FIVE.players)
    page.accept()
    first = window.document.evening.rounds[0]
    assert first.seating_now == FIVE
    assert shown_deals(window)[1][2] == "Ann"
    window.document.steps.undo()
    assert window.document.evening.rounds[0].seating == Seating()


def test_each_entry_leads_to_its_part_of_the_page(opened: Opened) -> None:
    """The page is the same; only another part of it is scrolled to."""
    window = opened(two_rubbers())
    page = asked(window, window.openers.this_evening)
    for ask, part in (
        (window.openers.this_evening, page.people.rows[0].field),
        (window.openers.open_draw, page.people.rows[0].picture),
        (window.openers.open_form, page.options.forms[RUBBER]),
    ):
        assert asked(window, ask) is page
        assert part.hasFocus()


def test_in_an_evening_under_way_enter_is_all_it_needs(opened: Opened) -> None:
    """In any field except the name of a player with a question below it."""
    window = opened(two_rubbers())
    page = asked(window, window.openers.this_evening)
    page.begin_at(page.about.title)
    QTest.keyClicks(focused(), "Club night")
    press(Qt.Key.Key_Return)
    assert not page.isVisible()
    assert window.document.evening.title == "Club night"
    page = asked(window, window.openers.open_form)
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert not page.isVisible()
    assert window.document.evening.rounds[1].options.form != RUBBER
    assert window.document.evening.rounds[0].options.form == RUBBER


def test_enter_presses_a_button_that_has_the_focus(opened: Opened) -> None:
    window = opened(two_rubbers())
    page = asked(window, window.openers.this_evening)
    page.begin_at(page.options.more)
    press(Qt.Key.Key_Return)
    assert page.isVisible()
    (rules,) = page.findChildren(HouseDialog)
    rules.reject()


def test_what_changes_meanwhile_is_followed_unless_that_would_lose_words(opened: Opened) -> None:
    window = opened(two_rubbers())
    page = asked(window, window.openers.this_evening)
    window.document.become(
        Change(replace(window.document.evening, title="Home"), from_old_text("the note"))
    )
    assert page.about.title.text() == "Home"
    page.begin_at(page.about.title)
    QTest.keyClicks(focused(), "x")
    window.document.steps.undo()
    assert page.about.title.text().endswith("x")
    page.accept()
    assert window.document.evening.title.endswith("x")


def test_a_note(opened: Opened) -> None:
    window = opened(two_rubbers())
    page = asked(window, window.openers.this_evening)
    page.about.note.setText("at the club")
    page.accept()
    assert window.document.evening.note == "at the club"


def test_a_note_too_long_for_its_field_stays_whole(opened: Opened) -> None:
    """It came from a file, in several lines, and was not touched here."""
    evening = replace(two_rubbers(), note=" rain\n" + "and wind " * 500)
    window = opened(evening)
    asked(window, window.openers.this_evening).accept()
    assert window.document.evening == evening


def test_another_game_is_played_from_this_round_on(opened: Opened) -> None:
    window = opened(two_rubbers())
    page = asked(window, window.openers.this_evening)
    page.options.forms[CHICAGO].click()
    page.agreement.stake_field.setText("0,50")
    page.accept()
    first, second = window.document.evening.rounds
    assert (first.options.form, second.options.form) == ("rubber", "chicago")
    assert (first.stake, second.stake) == (None, Decimal("0.50"))


def test_another_game_in_all_rounds(opened: Opened) -> None:
    window = opened(two_rubbers())
    page = asked(window, window.openers.open_form)
    assert isinstance(page, ThisEveningPage)
    page.rounds.setCurrentIndex(page.rounds.findText("all rounds"))
    page.options.honours.click()
    page.accept()
    assert [each.options.honours for each in window.document.evening.rounds] == [False, False]


def test_this_is_the_last_rubber(opened: Opened) -> None:
    window = opened(two_rubbers())
    page = asked(window, window.openers.this_evening)
    page.agreement.last.click()
    page.accept()
    assert window.document.evening.planned == 2


def test_nothing_changed_is_no_step(opened: Opened) -> None:
    window = opened(two_rubbers())
    before = window.document.evening
    page = asked(window, window.openers.this_evening)

    assert page.about.title.text() == "Club"
    assert page.about.day_field.currentText() == "no date"
    page.accept()
    assert window.document.evening is before


def test_a_keeper_who_left_is_still_the_keeper(opened: Opened) -> None:
    evening = Evening((entered("N 2H=", seating=FOUR, keeper="Zoe"),))
    window = opened(evening)
    page = asked(window, window.openers.this_evening)
    assert not any(row.keeps.isChecked() for row in page.people.rows)
    page.accept()
    assert window.document.evening == evening


def test_between_two_rounds_the_proposal_stands(opened: Opened) -> None:
    """Five have finished a rubber; naming the evening seats nobody again."""
    window = opened(Evening((entered("N 4H=", "N 4H=", seating=FIVE),)))
    proposed = window.document.table.round.seating
    page = asked(window, window.openers.this_evening)
    page.about.title.setText("Club")
    page.accept()
    assert window.document.table.round.seating == proposed
    assert proposed != FIVE


def test_who_deals_after_the_boards_is_not_forgotten(opened: Opened) -> None:
    """Boards have their own dealers, and are not asked."""
    boards = replace(entered("N 4S=", seating=FOUR, form=DUPLICATE), next_dealer=WEST)
    window = opened(Evening((boards,)))
    before = window.document.evening
    asked(window, window.openers.this_evening).accept()
    assert window.document.evening is before


def test_the_table_view_leaves_a_line_to_type_into(opened: Opened) -> None:
    window = opened(two_rubbers())
    page = asked(window, window.openers.this_evening)
    window.set_table_view(True)
    assert not page.isVisible()
    assert window.entry.isEnabled()
    window.set_table_view(False)
    flush()
    page = asked(window, window.openers.this_evening)
    QTest.keyClicks(focused(), "x")
    window.set_table_view(True)
    assert page.isVisible(), "what was typed would be lost"
    assert not window.findChildren(TableView)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
def test_the_form_is_in_sight_when_it_is_asked_for(size: tuple[int, int], opened: Opened) -> None:
    """Also if the page is laid out again once its texts have their size."""
    chukker = entered("N 4S", "N 1S", "N 1S", "N 1S", form=CHICAGO, seating=FOUR)
    window = opened(Evening((chukker,)))
    window.entry.pad.setChecked(True)
    window.resize(*size)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.openers.open_form()
    QApplication.processEvents()
    (page,) = window.findChildren(ThisEveningPage)
    form = page.options.forms[CHICAGO]
    place = form.rect().translated(form.mapTo(page.scroller.viewport(), QPoint(0, 0)))
    assert page.scroller.viewport().rect().contains(place)
    assert form.hasFocus()


def test_a_newcomer_and_the_draw_need_no_scrolling_on_a_small_screen(opened: Opened) -> None:
    """Also during a round, when it asks since when they sit like this."""
    window = opened(Evening((entered("N 2S", "E 2H", seating=FIVE),)))
    window.resize(1024, 570)
    page = asked(window, window.openers.this_evening)
    bar = page.scroller.verticalScrollBar()
    QTest.keyClicks(focused(), "Bobby")
    press(Qt.Key.Key_Return)
    wait_for(lambda: page.effects.isVisible() and not bar.maximum())
    for _ in range(2):
        page.draw.click()
        wait_for(lambda: not bar.maximum())
    assert page.people.ranked
