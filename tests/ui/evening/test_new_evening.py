"""A new evening on one page: begun by keys, the same as last time, and nothing lost when wrong."""

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, RUBBER, Form, Options
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.seats import Seating
from scorepad.bridge.setup import Setup, new_evening, setup_of
from scorepad.ui.parts.cards import CommandButton
from tests.bridge.table import FIVE, FOUR
from tests.ui.evening.asked import (
    CARDS,
    SMITHS,
    Remembered,
    asked,
    draw_page,
    focused,
    name_players,
    played,
    press,
    type_lines,
    wait_for,
)
from tests.ui.windows import Opened, flush, type_deal

CLUB = Setup(
    "Thursday club",
    date(2026, 11, 19),
    FIVE,
    "Cy",
    Options(CAVENDISH, honours=False, part_score_50=True),
    PartnerChange.FIXED,
    4,
    Decimal("0.25"),
    "€",
)
CTRL = Qt.KeyboardModifier.ControlModifier


def test_five_players_and_a_draw_by_keys_alone(opened: Opened) -> None:
    """From a fresh start to the first deal entered, counted."""
    window = opened()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.entry.field, Qt.Key.Key_N, CTRL)
    keys = 1
    dialog = asked(window, lambda: None)
    keys += type_lines(("Ann", "Bob", "Cy", "Di", "Eve", ""))
    assert focused() is dialog.turn
    press(Qt.Key.Key_Return)  # to the draw
    press(Qt.Key.Key_Return)  # draw for us
    for _ in range(5):
        press(Qt.Key.Key_Return)  # turn a card
    assert focused() is dialog.main
    press(Qt.Key.Key_Return)  # begin
    keys += 8
    window.activateWindow()  # as the desktop does
    wait_for(window.entry.field.hasFocus)
    seating = window.document.evening.rounds[0].seating
    assert sorted(seating.players) == ["Ann", "Bob", "Cy", "Di", "Eve"]
    keys += type_lines(("4sn",))
    assert len(window.document.evening.rounds[0].items) == 1
    assert keys == 32  # 27 but for the cards, each of which a key turns up


def test_the_sample_draw_typed(opened: Opened) -> None:
    window = opened()
    dialog = asked(window, window.openers.new_evening)
    type_lines((*SMITHS, ""))
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Tab)
    type_lines(CARDS)
    assert draw_page(dialog).outcome.text() == (
        "Mrs. Smith and Mrs. Jones play Mr. Smith and Mr. Jones. Charlie sits out. "
        "Mrs. Smith deals."
    )
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
    dialog = asked(window, window.openers.new_evening)
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible(), "nothing was typed"
    dialog = asked(window, window.openers.new_evening)
    for name in ("Zoe", "Yan"):
        type_lines((name,))
        assert dialog.message.isHidden()
        press(Qt.Key.Key_Escape)
        assert dialog.isVisible()
        assert dialog.message.text().startswith("Esc once more closes this")
    assert dialog.task.page.players.players == ("Zoe", "Yan")
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_enter_leads_from_the_first_field_to_begin(opened: Opened) -> None:
    """Through every field, past the buttons; behind the last one it begins."""
    window = opened()
    window.openers.earlier = Remembered(played(CLUB))
    dialog = asked(window, window.openers.new_evening)
    page = dialog.task.page
    seen: set[QWidget] = set()
    page.heading.title.setFocus()
    while dialog.isVisible():
        assert dialog.isAncestorOf(focused())
        assert not isinstance(focused(), QPushButton | CommandButton)
        assert focused() not in seen
        seen.add(focused())
        if focused() in page.players.fields[:5]:
            QTest.keyClicks(focused(), FIVE.players[len(seen & {*page.players.fields}) - 1])
        elif focused() is page.players.fields[5]:
            page.options.forms[RUBBER].setFocus()
        elif focused() is page.agreement.currency:
            QTest.keyClicks(focused(), "£")
        press(Qt.Key.Key_Return)
    assert {page.heading.day_field, page.agreement.planned, page.options.honours} < seen
    flush()
    began = window.document.evening
    assert (began.rounds[0].seating, began.currency) == (FIVE, "£")


def test_enter_in_the_last_field_shows_what_is_wrong(opened: Opened) -> None:
    dialog = asked(window := opened(), window.openers.new_evening)
    agreement = dialog.task.page.agreement
    agreement.stake_field.setText("a lot")
    agreement.currency.setFocus()
    press(Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert agreement.stake_field.hasFocus()


def test_the_dialog_grows_with_the_options_of_a_form(opened: Opened) -> None:
    window = opened()
    dialog = asked(window, window.openers.new_evening)
    page = dialog.task.page
    for form in Form:
        page.options.set_options(Options(form))
        assert dialog.pages.height() >= page.sizeHint().height()


def test_all_that_can_be_settled(opened: Opened) -> None:
    window = opened()
    dialog = asked(window, window.openers.new_evening)
    page = dialog.task.page
    name_players(dialog, FOUR.players)
    page.heading.title.setText("  Thursday   club ")
    page.heading.day_field.setDate(QDate(2026, 11, 19))
    page.options.forms[CAVENDISH].click()
    page.options.honours.click()
    page.options.part_score_50.click()
    page.agreement.keeper_box.setCurrentIndex(page.agreement.keeper_box.findText("Cy"))
    page.agreement.way_box.setCurrentIndex(page.agreement.way_box.findData(PartnerChange.FIXED))
    page.agreement.planned.setValue(4)
    page.agreement.stake_field.setText(" 0,25 ")
    page.agreement.currency.setText("€")
    dialog.accept()
    assert setup_of(window.document.evening) == replace(CLUB, seating=FOUR)


def test_same_as_last_time_is_one_click(opened: Opened) -> None:
    window = opened()
    window.openers.earlier = Remembered(played(CLUB))
    dialog = asked(window, window.openers.new_evening)
    assert "Ann, Bob, Cy, Di, Eve" in dialog.task.page.again.text()
    dialog.task.page.again.click()
    dialog.accept()
    assert setup_of(window.document.evening) == replace(CLUB, day=date.today())


def test_the_usual_title_of_last_time_is_not_kept(opened: Opened) -> None:
    window = opened()
    window.openers.earlier = Remembered(played(replace(CLUB, title="Thursday evening")))
    dialog = asked(window, window.openers.new_evening)
    page = dialog.task.page
    page.heading.day_field.setDate(QDate(2026, 11, 20))
    assert page.heading.title.text() == "Friday evening"
    page.again.click()
    assert page.heading.title.text() == "Friday evening"


def test_with_no_evening_before_there_is_nothing_to_repeat(opened: Opened) -> None:
    window = opened()
    assert asked(window, window.openers.new_evening).task.page.again.isHidden()


def test_known_names_complete_whatever_their_case(opened: Opened) -> None:
    window = opened()
    window.openers.earlier = Remembered(players=("Ann", "Anna", "Bob"))
    dialog = asked(window, window.openers.new_evening)
    fields = dialog.task.page.players.fields
    QTest.keyClicks(fields[0], "an")
    completer = fields[0].completer()
    offered = completer.completionModel()
    assert [offered.index(row, 0).data() for row in range(offered.rowCount())] == ["Ann", "Anna"]
    press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert fields[0].text() == "Anna"
    assert fields[1].hasFocus()
    QTest.keyClicks(focused(), "ann")
    press(Qt.Key.Key_Tab)
    assert fields[1].text() == "Ann"
    assert fields[2].hasFocus()


def test_a_name_is_offered_once(opened: Opened) -> None:
    window = opened()
    window.openers.earlier = Remembered(players=("Ann", "Anna", "Bob"))
    dialog = asked(window, window.openers.new_evening)
    type_lines(("Ann",))
    QTest.keyClicks(focused(), "a")
    offered = dialog.task.page.players.fields[1].completer().completionModel()
    assert [offered.index(row, 0).data() for row in range(offered.rowCount())] == ["Anna"]


@pytest.mark.parametrize(
    ("names", "wrong", "said"),
    [
        (("Ann", "Bob", "Ann"), 2, "Ann is there already."),
        (("Ann", "ANN"), 1, "ANN is there already."),
        (("S",), 0, "S alone means the chair South; write more of the name."),
        (("Ann", "x" * 101), 1, "longer than 100 letters"),
        (("Ann\u202egnat",), 0, "U+202E"),
    ],
)
def test_a_name_that_cannot_be_is_marked_where_it_is(
    names: tuple[str, ...], wrong: int, said: str, opened: Opened
) -> None:
    window = opened()
    before = window.document.evening
    dialog = asked(window, window.openers.new_evening)
    name_players(dialog, names)
    dialog.accept()
    fields = dialog.task.page.players.fields
    assert [field.is_wrong for field in fields].index(True) == wrong
    assert said in fields[wrong].complaint.text()
    assert not fields[wrong].complaint.isHidden()
    assert fields[wrong].hasFocus()
    assert [field.text() for field in fields][: len(names)] == list(names)
    assert window.document.evening is before
    fields[wrong].setText("Zoe")
    assert not fields[wrong].is_wrong
    dialog.accept()
    assert "Zoe" in window.document.evening.rounds[0].seating.players


@pytest.mark.parametrize("name", ["<b>Ann</b>", "=1+1", "A & B", "{name}", "李雷", "O’Brien, Mrs."])
def test_a_name_is_text_and_nothing_else(name: str, opened: Opened) -> None:
    window = opened()
    dialog = asked(window, window.openers.new_evening)
    name_players(dialog, (name, "Bob", "Cy", "Di"))
    dialog.turn.click()
    page = draw_page(dialog)
    assert name in page.outcome.text()
    assert page.outcome.textFormat() is Qt.TextFormat.PlainText
    dialog.accept()
    assert window.document.evening.rounds[0].seating.north == name


@pytest.mark.parametrize("stake", ["a lot", "-1", "1,000", "0.5.5", "€2"])
def test_a_stake_that_is_no_number(stake: str, opened: Opened) -> None:
    window = opened()
    dialog = asked(window, window.openers.new_evening)
    name_players(dialog, FOUR.players)
    dialog.task.page.agreement.stake_field.setText(stake)
    dialog.accept()
    field = dialog.task.page.agreement.stake_field
    assert f"“{stake}”" in field.complaint.text()
    assert field.hasFocus()
    assert field.text() == stake
    assert dialog.task.page.players.players == FOUR.players
    field.setText("2,50")
    assert not field.is_wrong
    dialog.accept()
    assert window.document.evening.rounds[0].stake == Decimal("2.50")


def test_a_title_and_a_currency_have_an_end(opened: Opened) -> None:
    window = opened()
    dialog = asked(window, window.openers.new_evening)
    page = dialog.task.page
    page.heading.title.setText("x" * 101)
    page.agreement.currency.setText("doubloons and ducats")
    dialog.accept()
    assert page.heading.title.is_wrong
    assert page.agreement.currency.is_wrong
    assert page.heading.title.text() == "x" * 101


def test_only_options_that_the_form_has(opened: Opened) -> None:
    dialog = asked(window := opened(), window.openers.new_evening)
    options = dialog.task.page.options
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


def test_whoever_sits_out_takes_an_empty_chair(opened: Opened) -> None:
    dialog = asked(window := opened(), window.openers.new_evening)
    name_players(dialog, ("Ann", "", "Cy", "", "Eve", "", "Gus"))
    dialog.accept()
    assert window.document.evening.rounds[0].seating == Seating("Ann", "Eve", "Cy", "Gus")


def test_how_four_change_partners_is_asked_of_four(opened: Opened) -> None:
    page = asked(window := opened(), window.openers.new_evening).task.page
    page.players.fields[0].setText("Ann")
    assert not page.agreement.way_box.isHidden()
    for field, name in zip(page.players.fields, FIVE.players, strict=False):
        field.setText(name)
    assert page.agreement.way_box.isHidden()
    assert "five rounds" in page.agreement.way_hint.text()


def test_in_a_small_window_the_field_being_typed_into_is_seen(opened: Opened) -> None:
    window = opened()
    dialog = asked(window, window.openers.new_evening)
    dialog.resize(500, 300)
    for name in FIVE.players:
        type_lines((name,))
        field, scroll = focused(), dialog.pages.currentWidget()
        assert scroll
        top = field.mapTo(scroll, QPoint(0, 0)).y()
        assert 0 <= top <= scroll.height() - field.height()


def test_a_closed_dialog_is_gone(opened: Opened) -> None:
    window = opened()
    dialog = asked(window, window.openers.new_evening)
    gone: list[str] = []
    dialog.destroyed.connect(lambda: gone.append("dialog"))
    dialog.reject()
    flush()
    assert gone == ["dialog"]
