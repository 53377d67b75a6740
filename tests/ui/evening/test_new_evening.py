"""A new evening on one page: begun by keys, the same as last time, and nothing lost when wrong."""

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget

from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, RUBBER, Options
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.seats import Seating
from scorepad.bridge.setup import new_evening, setup_of
from scorepad.ui.evening.new_evening_page import NewEveningPage
from tests.bridge.table import FIVE, FOUR
from tests.ui.evening.asked import (
    CARDS,
    CLUB,
    SMITHS,
    Remembered,
    asked,
    focused,
    name_players,
    played,
    press,
    type_lines,
    wait_for,
)
from tests.ui.windows import Opened, flush, turn_wheel, type_deal

CTRL = Qt.KeyboardModifier.ControlModifier


def test_five_players_and_a_draw_by_keys_alone(opened: Opened) -> None:
    """From a fresh start to the first deal entered, counted."""
    window = opened()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.entry.field, Qt.Key.Key_N, CTRL)
    keys = 1
    page = asked(window, lambda: None)
    keys += type_lines(("Ann", "Bob", "Cy", "Di", "Eve", ""))
    assert focused() is page.draw
    press(Qt.Key.Key_Return)  # draw for us
    assert page.draw.isDefault()
    press(Qt.Key.Key_Return)  # turn all cards up
    assert focused() is page.main
    press(Qt.Key.Key_Return)  # begin
    keys += 3
    wait_for(window.entry.field.hasFocus)
    seating = window.document.evening.rounds[0].seating
    assert sorted(seating.players) == ["Ann", "Bob", "Cy", "Di", "Eve"]
    keys += type_lines(("4sn",))
    assert len(window.document.evening.rounds[0].items) == 1
    assert keys == 27


@pytest.mark.parametrize("points", [20, 24, 28])
def test_how_they_play_is_not_cut_below_large_names(points: int, opened: Opened) -> None:
    window = opened()
    window.settings.points = points
    window.resize(1024, 570)
    window.apply_look()
    page = asked(window, window.openers.new_evening)
    type_lines(("Ann", "Bob", "Cy", "Di", "Eve"))
    QTest.qWait(50)
    assert isinstance(page, NewEveningPage)
    for part in (focused(), page.summary, page.change, page.tables):
        assert part.visibleRegion().boundingRect() == part.rect()


def test_the_sample_draw_typed(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    type_lines((*SMITHS, ""))
    press(Qt.Key.Key_Return)
    page.type_cards.click()
    type_lines(CARDS)
    assert page.effects.text() == (
        "Mrs. Smith and Mrs. Jones play Mr. Smith and Mr. Jones. Charlie sits out. "
        "Mrs. Smith deals."
    )
    assert focused() is page.main
    press(Qt.Key.Key_Return)
    first = window.document.evening.rounds[0]
    assert first.seating == Seating(
        "Mrs. Smith", "Mr. Smith", "Mrs. Jones", "Mr. Jones", ("Charlie",)
    )
    assert first.ranked == ("Mrs. Smith", "Mrs. Jones", "Mr. Smith", "Mr. Jones", "Charlie")
    assert first.next_dealer == "N"


def test_nothing_is_compulsory(opened: Opened) -> None:
    window = opened()
    asked(window, window.openers.new_evening)
    QTest.keyClick(focused(), Qt.Key.Key_Return, CTRL)
    flush()
    evening = window.document.evening
    assert evening.rounds[0].seating == Seating()
    assert evening.rounds[0].options == Options()
    assert evening.day == date.today()
    assert evening.title.endswith(" evening")


def test_giving_up_leaves_the_evening_on_the_table(opened: Opened) -> None:
    window = opened(Evening((new_evening(CLUB).rounds[0],)))
    type_deal(window, "4sn")
    before = window.document.evening
    asked(window, window.openers.new_evening)
    type_lines(("Zoe",))
    press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    flush()
    assert window.document.evening is before


def test_escape_alone_loses_no_names(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    press(Qt.Key.Key_Escape)
    assert not page.isVisible(), "nothing was typed"
    page = asked(window, window.openers.new_evening)
    for name in ("Zoe", "Yan"):
        type_lines((name,))
        assert page.message.isHidden()
        press(Qt.Key.Key_Escape)
        assert page.isVisible()
        assert page.message.text().startswith("Esc again closes this and discards your entry")
    assert page.people.players == ("Zoe", "Yan")
    press(Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_enter_leads_from_the_first_field_to_begin(opened: Opened) -> None:
    """Through every field, past the buttons; after the last one it begins."""
    window = opened()
    window.openers.earlier = Remembered(played(CLUB))
    page = asked(window, window.openers.new_evening)
    page.change.click()
    page.more.click()
    page.people.rows[0].field.setFocus()
    seen: set[QWidget] = set()
    names = [row.box for row in page.people.rows]
    while page.isVisible():
        assert page.isAncestorOf(focused())
        assert not isinstance(focused(), QPushButton)
        assert focused() not in seen
        seen.add(focused())
        if focused() in names[:5]:
            QTest.keyClicks(focused(), FIVE.players[len(seen & {*names}) - 1])
        elif focused() is names[5]:
            page.options.forms[RUBBER].setFocus()
        elif focused() is page.agreement.currency:
            QTest.keyClicks(focused(), "£")
        press(Qt.Key.Key_Return)
    assert {page.about.day_field, page.agreement.planned, page.options.honours} < seen
    flush()
    began = window.document.evening
    assert (began.rounds[0].seating, began.currency) == (FIVE, "£")


def test_enter_in_the_last_field_shows_what_is_wrong(opened: Opened) -> None:
    page = asked(window := opened(), window.openers.new_evening)
    agreement = page.agreement
    agreement.stake_field.setText("a lot")
    page.about.note.setFocus()
    press(Qt.Key.Key_Return)
    assert page.isVisible()
    assert agreement.stake_field.hasFocus()


def test_a_day_that_cannot_be_read_is_shown(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    page.about.day_field.field.setText("5 Marsh 2018")
    page.options.forms[DUPLICATE].click()
    assert isinstance(page, NewEveningPage)
    for button in (page.main, page.tables):
        page.people.rows[0].field.setFocus()
        button.click()
        assert page.isVisible()
        assert page.about.day_field.hasFocus()
        assert "5 Marsh 2018" in page.about.day_field.field.complaint.text()


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("5 March 2018", date(2018, 3, 5)),
        ("24 December 2018", date(2018, 12, 24)),
        ("5.3.2018", date(2018, 3, 5)),
        ("2018-03-05", date(2018, 3, 5)),
        ("3 January 2031", date(2031, 1, 3)),
    ],
)
def test_a_day_typed_letter_by_letter_is_that_day(typed: str, day: date, opened: Opened) -> None:
    """Though its first letters were another day, which named the evening in the meantime."""
    window = opened()
    page = asked(window, window.openers.new_evening)
    page.change.click()
    field = page.about.day_field.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    assert field.text() == typed
    page.accept()
    evening = window.document.evening
    assert (evening.day, evening.title) == (day, f"{day:%A} evening")


def test_nobody_is_seated_by_cards_that_were_not_seen(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    name_players(page, FOUR.players)
    page.draw.click()
    page.accept()
    assert page.isVisible()
    assert not page.people.is_face_down
    assert page.effects.text()
    page.accept()
    assert not page.isVisible()


def test_all_that_can_be_settled(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)

    name_players(page, FOUR.players)
    page.about.title.setText("  Thursday   club ")
    page.about.day_field.show_day(date(2026, 11, 19))
    page.options.forms[CAVENDISH].click()
    page.options.honours.click()
    page.options.part_score_50.click()
    page.people.rows[2].keeps.click()
    page.agreement.way_box.choose(PartnerChange.FIXED)
    page.agreement.planned.setValue(4)
    page.agreement.stake_field.setText(" 0,25 ")
    page.agreement.currency.setText("€")
    page.accept()
    assert setup_of(window.document.evening) == replace(CLUB, seating=FOUR)


def test_a_number_out_of_range_is_refused_and_not_cut(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    page.agreement.planned.setFocus()
    page.agreement.planned.selectAll()
    QTest.keyClicks(page.agreement.planned, "240")
    press(Qt.Key.Key_Return)
    assert page.agreement.planned.hasFocus()
    press(Qt.Key.Key_Tab)
    page.accept()
    assert page.message.text() == "“240” is not a number from 0 to 99."
    assert page.agreement.planned.hasFocus()
    page.agreement.planned.setValue(3)
    page.accept()
    assert window.document.evening.planned == 3


def test_long_names_of_last_time_are_shortened_rather_than_left_out(opened: Opened) -> None:
    window = opened()
    names = Seating("Friedrich", "Wolfgang", "Margarethe", "Hannelore")
    window.openers.earlier = Remembered(played(replace(CLUB, seating=names)))
    page = asked(window, window.openers.new_evening)
    window.resize(1024, 570)
    window.settings.points = 28
    window.apply_look()
    text = page.again.text()
    assert "…" not in text
    assert [name[:3] for name in text.split(", ")] == ["Fri", "Wol", "Mar", "Han"]
    assert page.again.fontMetrics().horizontalAdvance(text) < page.again.width()


def test_same_as_last_time_is_a_click_and_enter(opened: Opened) -> None:
    window = opened()
    window.openers.earlier = Remembered(played(CLUB))
    page = asked(window, window.openers.new_evening)
    assert page.again.text() == "&Same as last time: Ann, Bob, Cy, Di, Eve"
    window.resize(1024, 570)
    window.settings.points = 28
    window.apply_look()
    assert page.again.text() == "Ann, Bob, Cy, Di, Eve"
    assert page.again.accessibleName() == "Same as last time: Ann, Bob, Cy, Di, Eve"
    assert page.again.shortcut() == "Alt+S"
    page.again.click()
    press(Qt.Key.Key_Return)
    assert setup_of(window.document.evening) == replace(CLUB, day=date.today(), planned=None)


def test_a_new_evening_is_one_question(opened: Opened) -> None:
    """At most twelve controls, until somebody changes the form."""
    window = opened()
    window.openers.earlier = Remembered(played(CLUB))
    page = asked(window, window.openers.new_evening)
    shown = [row.name for row in page.people.rows if row.box.isVisible()]
    assert shown == ["", "", "", ""]
    assert isinstance(page, NewEveningPage)
    assert page.tables.isVisible(), "the other way to play tonight"
    assert (page.draw.isEnabled(), page.draw_hint.isVisible()) == (False, True)
    assert page.draw_hint.text() == "Name four to seven players to draw for partners."
    name_players(page, FOUR.players)
    assert sum(row.box.isVisible() for row in page.people.rows) == 5
    assert (page.draw.isEnabled(), page.draw_hint.isVisible()) == (True, False)
    controls = [
        part
        for part in page.findChildren(QWidget)
        if part.isVisible() and part.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len([one for one in controls if not isinstance(one.parent(), QComboBox)]) <= 12
    window.resize(1920, 1080)
    QApplication.processEvents()
    below = page.main.mapTo(page, page.main.rect().bottomLeft()).y()
    assert below < 0.75 * page.height(), "not at the foot of the screen, far from what it ends"
    assert page.summary.text() == (
        "Rubber bridge, honours count. Partners change after each round."
    )
    page.again.click()
    assert page.summary.text() == (
        "Cavendish, honours do not count, "
        "50 for a part-score on deals 1 to 3, €0.25 for 100 points. "
        "Five rounds: everyone partners everyone once."
    )


def test_what_is_rarely_changed_is_behind_another_step(opened: Opened) -> None:
    window = opened()
    window.openers.earlier = Remembered(played(CLUB))
    page = asked(window, window.openers.new_evening)
    assert isinstance(page, NewEveningPage)
    name_players(page, FOUR.players)
    QApplication.processEvents()
    high = page.tables.y()
    page.change.click()
    QApplication.processEvents()
    assert page.tables.y() <= high, "it is not pushed out of sight"
    assert focused() is page.options.forms[RUBBER]
    assert page.agreement.stake_field.isVisible()
    assert not page.people.rows[0].keeps.isVisible()
    assert not page.about.isVisible()
    assert page.summary.text() == "Rubber bridge, honours count."
    page.options.forms[CAVENDISH].click()
    assert page.summary.text() == "Cavendish, honours count."
    page.more.click()
    assert focused() is page.options.honours
    assert page.people.rows[0].keeps.isVisible()
    assert page.about.isVisible()
    assert not page.summary.isVisible()
    assert not page.more.isVisible()


def test_what_is_wrong_beside_the_names_is_shown(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    page.about.title.setText("x" * 101)
    page.accept()
    assert page.about.title.isVisible()
    assert page.about.title.hasFocus()


def test_the_usual_title_of_last_time_is_not_kept(opened: Opened) -> None:
    window = opened()
    window.openers.earlier = Remembered(played(replace(CLUB, title="Thursday evening")))
    page = asked(window, window.openers.new_evening)

    page.about.day_field.show_day(date(2026, 11, 20))
    assert page.about.title.text() == "Friday evening"
    page.again.click()
    assert page.about.title.text() == "Friday evening"


def test_with_no_evening_before_there_is_nothing_to_repeat(opened: Opened) -> None:
    window = opened()
    assert asked(window, window.openers.new_evening).again.isHidden()


def test_a_currency_beside_the_stake_goes_into_its_field(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    name_players(page, FOUR.players)
    page.agreement.stake_field.setText("€2")
    QTest.keyClick(page.agreement.stake_field, Qt.Key.Key_Return)
    assert not page.agreement.stake_field.is_wrong
    page.accept()
    entered = window.document.evening
    assert (entered.rounds[0].stake, entered.currency) == (Decimal(2), "€")


@pytest.mark.parametrize("stake", ["a lot", "-1", "1,000", "0.5.5", "2%"])
def test_a_stake_that_is_no_number(stake: str, opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    name_players(page, FOUR.players)
    page.agreement.stake_field.setText(stake)
    page.accept()
    field = page.agreement.stake_field
    assert f"“{stake}”" in field.complaint.text()
    assert field.hasFocus()
    assert field.text() == stake
    assert page.people.players == FOUR.players
    field.setText("2,50")
    assert not field.is_wrong
    page.accept()
    assert window.document.evening.rounds[0].stake == Decimal("2.50")


def test_a_title_and_a_currency_have_an_end(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)

    page.about.title.setText("x" * 101)
    page.agreement.currency.setText("doubloons and florins")
    page.accept()
    assert page.about.title.is_wrong
    assert page.agreement.currency.is_wrong
    assert page.about.title.text() == "x" * 101


def test_only_options_that_the_form_has(opened: Opened) -> None:
    page = asked(window := opened(), window.openers.new_evening)
    options = page.options
    boxes = (options.honours, options.unfinished_100, options.carry_over, options.part_score_50)
    for form, shown in (
        (RUBBER, [True, True, False, False]),
        (CHICAGO, [True, False, True, True]),
        (CAVENDISH, [True, False, True, True]),
        (DUPLICATE, [False, False, False, False]),
    ):
        options.forms[form].click()
        assert [not box.isHidden() for box in boxes] == shown
        assert options.options == Options(form)
    options.forms[CHICAGO].click()
    options.carry_over.click()
    assert not options.part_score_50.isEnabled()


def test_how_four_change_partners_is_asked_of_four(opened: Opened) -> None:
    page = asked(window := opened(), window.openers.new_evening)
    page.people.rows[0].field.setText("Ann")
    assert not page.agreement.way_box.isHidden()
    name_players(page, FIVE.players)
    assert page.agreement.way_box.isHidden()
    assert "Five rounds" in page.agreement.way_hint.text()


def test_a_closed_page_is_gone(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    gone: list[str] = []
    page.destroyed.connect(lambda: gone.append("page"))
    page.close()
    flush()
    assert gone == ["page"]


def test_a_page_that_would_lose_names_stays_where_another_is_asked_for(opened: Opened) -> None:
    """And the line below is disabled: no deal bypasses the page."""
    window = opened()
    page = asked(window, window.openers.new_evening)
    type_lines(("Zoe",))
    window.openers.open_what_if()
    assert page.isVisible()
    assert page.message.text().startswith("Esc again")
    assert not window.entry.isEnabled()
    window.openers.open_what_if()
    assert not page.isVisible()
    assert window.entry.isEnabled()


def test_the_wheel_scrolls_and_changes_nothing_in_passing(opened: Opened) -> None:
    window = opened()
    window.openers.earlier = Remembered(players=("Ann", "Bob"))
    page = asked(window, window.openers.new_evening)
    planned, box = page.agreement.planned, page.people.rows[1].box
    for part in (planned, box):
        assert not turn_wheel(part)
    assert (planned.value(), box.currentText()) == (0, "")
    planned.setFocus()
    planned.stepUp()
    assert planned.value() == 1


def test_what_is_chosen_by_mouse_is_not_lost_either(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    page.people.rows[1].keeps.click()
    page.back.click()
    assert page.isVisible()
    page.back.click()
    assert not page.isVisible()


def test_one_button_is_filled_and_enter_presses_it(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    buttons = page.findChildren(QPushButton)
    assert [button for button in buttons if button.isDefault()] == [page.main]
    type_lines(FIVE.players)
    assert [button for button in buttons if button.isDefault()] == [page.draw], (
        "Enter in the empty field leads there"
    )
    page.main.setFocus()
    assert [button for button in buttons if button.isDefault()] == [page.main]
    at_foot = page.draw, page.type_cards, page.main
    assert [button for button in at_foot if button.isVisible()] == [page.draw, page.main]
    page.begin_at_draw()
    assert [button for button in buttons if button.isDefault()] == [page.draw]
    assert page.draw.text().replace("&", "") == "Turn all cards up"
    assert [button for button in at_foot if button.isVisible()] == [page.draw, page.type_cards]
    press(Qt.Key.Key_Space, Qt.Key.Key_Space)
    assert sum(row.picture.card is not None for row in page.people.rows) == 2
    press(Qt.Key.Key_Return)
    assert [button for button in at_foot if button.isVisible()] == [page.draw, page.main]
    assert [button for button in buttons if button.isDefault()] == [page.main]
    assert set(page.people.ranked) == set(FIVE.players)
