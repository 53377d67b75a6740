"""Settling up, as players see it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.bridge.actions import from_old_text
from scorepad.bridge.changes import Change
from scorepad.bridge.evening import Evening
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import DUPLICATE, POINTS
from scorepad.bridge.payments import Debt, Payment, Settled
from scorepad.bridge.rounds import At
from scorepad.bridge.settling import still_open
from scorepad.ui.document import Document
from scorepad.ui.look import DARK
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.scores.back_score_page import BackScorePage
from scorepad.ui.scores.offers_box import MOST
from scorepad.ui.scores.settle_model import CARRIED, PLAYED
from scorepad.ui.scores.settle_page import SettlePage
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import long_day, medium_day
from scorepad.ui.words import settling as settling_words
from tests.bridge.compared import compared
from tests.bridge.table import FIVE, FOUR, entered, sitting
from tests.ui.evening.asked import wait_for
from tests.ui.ways.scores import settled_up
from tests.ui.ways.sessions import HOWELL, evening
from tests.ui.ways.table import Table
from tests.ui.windows import Opened, dress, flush, open_window, shown, type_deal, under_test

RUBBER = Evening((entered("N 4S=", "N 4S=", seating=FIVE),))
NBSP = "\N{NO-BREAK SPACE}"
Kept = Callable[..., MainWindow]
HALF = entered("N 4S=", "N 4S=", seating=FOUR, stake=Decimal("0.5"))
CLUB = Evening((HALF,), "Thursday club", date(2024, 5, 2), currency="£")
"""Bob owes Ann, and Di owes Cy, 4.50 pounds."""


def window_of(main: MainWindow) -> SettlePage:
    main.openers.open_settling()
    (window,) = main.findChildren(SettlePage)
    under_test(window.model, window)
    return window


def name_stake(window: SettlePage, stake: str, currency: str = "") -> None:
    window.stake.setFocus()
    window.stake.selectAll()
    QTest.keyClicks(window.stake, stake)
    QTest.keyClick(window.stake, Qt.Key.Key_Return)
    if currency:
        window.currency.setText(currency)
        window.currency.editingFinished.emit()


def owe(window: SettlePage, payer: str, payee: str, amount: str, currency: str = "") -> None:
    window.debts.payer.setEditText(payer)
    window.debts.payee.setEditText(payee)
    window.debts.amount.setText(amount)
    window.debts.currency.setText(currency)
    window.debts.add.click()


class Resizes(QObject):
    """Counts how often any widget is resized."""

    times = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() is QEvent.Type.Resize
        return False


def test_the_bars_of_the_table_do_not_come_and_go(table: Table, qapp: QApplication) -> None:
    table.window.settings.points = 28
    table.window.apply_look()
    table.window.resize(1008, 560)
    resizes = Resizes(table.window)
    qapp.installEventFilter(resizes)
    settled_up(table)
    for _ in range(4):
        QApplication.processEvents()
    assert resizes.times < 2000


@pytest.fixture
def kept(tmp_path: Path, qtbot: QtBot) -> Iterator[Kept]:
    """Opens a window on a saved evening, with others in its archive."""
    auto_saves = []

    def open_on(evening: Evening, *others: Evening) -> MainWindow:
        auto_save = AutoSave(tmp_path / "evenings.db")
        auto_saves.append(auto_save)
        assert auto_save.archive
        for other in others:
            auto_save.archive.begin(other)
        window = open_window(Document(auto_save=auto_save), tmp_path / "settings.ini")
        window.document.open(evening)
        qtbot.addWidget(window)
        return window

    yield open_on
    for auto_save in auto_saves:
        auto_save.close()


def test_nobody_plays_for_money_until_a_stake_is_named(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    assert window.stake.text() == ""
    assert window.payments.news.text() == "Enter a stake to see who pays whom."
    assert window.payments.lines == []
    assert window.payments.paid.isHidden()
    assert window.table.isColumnHidden(PLAYED)
    name_stake(window, "2.50", "€")
    assert not window.table.isColumnHidden(PLAYED)
    assert main.document.evening.rounds[0].stake == Decimal("2.50")
    assert window.payments.lines == ["Bob pays Ann €22.50", "Di pays Cy €22.50"]
    assert window.payments.news.text() == ""
    assert shown(window.model)[1] == (
        *("Bob", "−9", "−€22.50", "€0.00", "€0.00", "€0.00", "−€22.50"),
    )
    main.document.steps.undo()
    main.document.steps.undo()
    assert window.stake.text() == ""
    assert main.document.evening == RUBBER


def test_the_stake_is_for_each_imp_where_these_are_played_for(opened: Opened) -> None:
    main = opened(Evening((entered("N 4S=", form=POINTS, seating=FOUR),)))
    window = window_of(main)
    assert window.stake.accessibleName() == "Stake for each IMP"
    main.document.become(Change(RUBBER, from_old_text("otherwise")))
    assert window.stake.accessibleName() == "Stake for 100 points"


def test_all_is_paid_and_a_correction_opens_it_anew(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    name_stake(window, "1")
    window.payments.paid.click()
    (settled,) = main.document.evening.settled
    assert settled.payments == (
        Payment("Bob", "Ann", Decimal(9)),
        Payment("Di", "Cy", Decimal(9)),
    )
    assert settled.day == date.today()
    assert window.payments.news.text() == "Everything is paid."
    today = medium_day(date.today())
    assert window.payments.lines == [f"Bob paid Ann 9 on {today}", f"Di paid Cy 9 on {today}"]
    main.entry.correct(At(0, 1))
    type_deal(main, "N 6S=")
    assert window.payments.news.text() == "Some debts are not paid."
    assert window.payments.lines[:2] == ["Bob pays Ann 9", "Di pays Cy 9"]
    window.payments.paid.click()
    assert window.payments.news.text() == "Everything is paid."
    assert not any(still_open(main.document.scored)[""].values())
    assert len(window.payments.lines) == 4


def test_what_is_typed_is_reckoned_before_the_field_is_left(opened: Opened) -> None:
    """A finger has no Enter; what it presses next stays in place."""
    main = opened(RUBBER)
    window = window_of(main)
    main.activateWindow()
    assert QTest.qWaitForWindowActive(main)
    before = main.document.evening
    QTest.keyClicks(window.stake, "0,5x")
    assert window.payments.lines == []
    QTest.keyClick(window.stake, Qt.Key.Key_Backspace)
    assert window.payments.lines == ["Bob pays Ann 4.50", "Di pays Cy 4.50"]
    assert main.document.evening == before
    window.currency.setFocus()
    QTest.keyClicks(window.currency, "kr")
    assert window.payments.lines[0] == f"Bob pays Ann 4.50{NBSP}kr"
    QApplication.processEvents()
    QTest.mouseClick(window.payments.buttons[0], Qt.MouseButton.LeftButton)
    evening = main.document.evening
    assert (evening.rounds[0].stake, evening.currency) == (Decimal("0.5"), "kr")
    assert [payment.payer for paid in evening.settled for payment in paid.payments] == ["Bob"]


def test_nothing_is_paid_on_a_day_that_cannot_be_read(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    name_stake(window, "1")
    window.payments.day.field.setText("5 Marsh 2018")
    window.payments.buttons[0].click()
    window.payments.paid.click()
    assert not main.document.evening.settled
    assert "5 Marsh 2018" in window.payments.day.field.complaint.text()
    window.payments.day.show_day(date(2018, 3, 5))
    window.payments.paid.click()
    assert {paid.day for paid in main.document.evening.settled} == {date(2018, 3, 5)}


def test_by_keys_alone(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClicks(window.stake, "1")
    QTest.keyClick(window.stake, Qt.Key.Key_Return)
    (all_paid,) = (
        button.text()
        for button in window.findChildren(QPushButton)
        if button.text().replace("&", "") == "All paid"
    )
    letter = Qt.Key(ord(all_paid[all_paid.index("&") + 1].upper()))
    QTest.keyClick(window.stake, letter, Qt.KeyboardModifier.AltModifier)
    wait_for(lambda: window.payments.news.text() == "Everything is paid.")


def test_a_debt_is_carried_over_and_taken_out_again(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    owe(window, "Ann", "Zoe", "3,50")
    (debt,) = main.document.evening.debts
    assert debt == Debt("Ann", "Zoe", Decimal("3.50"))
    assert window.payments.lines == ["Ann pays Zoe 3.50"]
    assert shown(window.model)[-1] == ("Zoe", "0", "0.00", "+3.50", "0.00", "0.00", "+3.50")
    assert window.debts.amount.text() == ""
    (button,) = window.debts.forgive
    assert button.accessibleName() == "Delete: Ann owed Zoe 3.50"
    button.click()
    assert not main.document.evening.debts
    assert window.payments.news.text().startswith("Enter a stake")


def test_a_debt_without_a_currency_gets_none_by_that_of_the_stake(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    name_stake(window, "1")
    owe(window, "Ann", "Bob", "9")
    assert window.payments.lines == ["Di pays Cy 9"]
    window.stake.setText("€1")
    window.stake.editingFinished.emit()
    assert main.document.evening.currency == "€"
    assert window.payments.lines == ["Bob pays Ann €9.00", "Di pays Cy €9.00", "Ann pays Bob 9"]
    assert window.debts.forgive[0].accessibleName() == "Delete: Ann owed Bob 9"
    assert shown(window.model)[1] == ("Ann", "", "", "−9", "0", "0", "−9")


def test_parts_of_a_coin_are_shown_nowhere(opened: Opened) -> None:
    by_side = replace(
        RUBBER.rounds[0], options=replace(RUBBER.rounds[0].options, stake_by_side=True)
    )
    main = opened(replace(RUBBER, rounds=(by_side,)))
    window = window_of(main)
    name_stake(window, "0.35")
    assert window.payments.lines == ["Di pays Ann 1.58", "Bob pays Cy 1.57"]
    played = [line[2] for line in shown(window.model)][:4]
    assert played == ["+1.58", "−1.57", "+1.57", "−1.58"]
    window.payments.paid.click()
    assert window.payments.news.text() == "Everything is paid."


def test_a_debt_in_another_currency_is_never_added(opened: Opened) -> None:
    main = opened(replace(RUBBER, currency="€"))
    window = window_of(main)
    name_stake(window, "1")
    assert window.debts.currency.placeholderText() == "€"
    owe(window, "Ann", "Bob", "10", "JPY")
    (debt,) = main.document.evening.debts
    assert debt == Debt("Ann", "Bob", Decimal(10), "JPY")
    assert window.debts.currency.text() == ""
    assert window.payments.lines == [
        "Bob pays Ann €9.00",
        "Di pays Cy €9.00",
        f"Ann pays Bob 10{NBSP}JPY",
    ]
    assert shown(window.model)[0] == (
        *("Ann", "+9", "+€9.00", "€0.00", "€0.00", "€0.00", "+€9.00"),
    )
    owe(window, "Ann", "Bob", "1", "€")
    assert main.document.evening.debts[1] == Debt("Ann", "Bob", Decimal(1))
    main.document.steps.undo()
    zero = f"0{NBSP}JPY"
    assert shown(window.model)[1] == (
        *("Ann", "", "", f"−10{NBSP}JPY", zero, zero, f"−10{NBSP}JPY"),
    )


def test_single_payments_are_noted_with_their_day_and_taken_back(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    name_stake(window, "1")
    window.payments.day.show_day(date(2024, 5, 9))
    first, _ = window.payments.buttons
    assert first.accessibleName() == "Paid: Bob pays Ann 9"
    first.click()
    paid = Settled((Payment("Bob", "Ann", Decimal(9)),), date(2024, 5, 9))
    assert main.document.evening.settled == (paid,)
    day = medium_day(paid.day)
    assert window.payments.lines == ["Di pays Cy 9", f"Bob paid Ann 9 on {day}"]
    assert window.payments.news.text() == "Some debts are not paid."
    _, back = window.payments.buttons
    assert back.accessibleName() == f"Undo: Bob paid Ann 9 on {day}"
    back.click()
    assert main.document.evening == replace(RUBBER, rounds=main.document.evening.rounds)
    assert window.payments.lines == ["Bob pays Ann 9", "Di pays Cy 9"]
    main.document.steps.undo()
    assert main.document.evening.settled == (paid,)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_keys_stay_where_they_are_while_one_payment_after_the_other_is_noted(
    key: Qt.Key, opened: Opened
) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    name_stake(window, "1")
    assert QTest.qWaitForWindowActive(window)
    flush()
    window.payments.buttons[0].setFocus()
    for _ in range(2):
        focus = QApplication.focusWidget()
        assert focus is window.payments.buttons[0]
        QTest.keyClick(focus, key)
    assert window.payments.news.text() == "Everything is paid."


def test_a_double_click_pays_one_of_them(opened: Opened) -> None:
    window = window_of(opened(RUBBER))
    name_stake(window, "1")
    due = len(window.payments.buttons)
    assert due > 1
    QTest.mouseClick(window.payments.buttons[0], Qt.MouseButton.LeftButton)
    next_one, kinds, left = window.payments.buttons[0], QEvent.Type, Qt.MouseButton.LeftButton
    for kind in (kinds.MouseButtonDblClick, kinds.MouseButtonRelease):  # what comes there then
        place = QPointF(next_one.rect().center())
        facts = place, next_one.mapToGlobal(place), left, left, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(next_one, QMouseEvent(kind, *facts))
    (settled,) = window._document.evening.settled
    assert len(settled.payments) == 1
    assert len(window.payments.buttons) == due


def test_tab_leads_from_above_to_below(kept: Kept) -> None:
    main = kept(RUBBER, CLUB)
    window = window_of(main)
    name_stake(window, "1")
    window.offers.carry[1].click()
    assert QTest.qWaitForWindowActive(window)
    flush()
    content = window.scroller.widget()
    assert content
    focus: QWidget | None = window.stake
    window.stake.setFocus()
    places: list[tuple[bool, int, int]] = []
    while focus and (focus is not window.stake or not places):
        if content.isAncestorOf(focus):  # the line and the way back can be reached too
            place = focus.mapTo(content, QPoint(0, focus.height() // 2))
            boxes = window.payments, window.debts, window.offers
            is_beside = any(box.isAncestorOf(focus) for box in boxes)
            places.append((is_beside, place.y() // 20, place.x()))
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert len(places) < 30
    assert len(places) == 15
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("width", "points", "beside"),
    [(1366, 12, True), (1024, 12, True), (700, 12, True), (1024, 28, False)],
)
def test_who_pays_whom_stands_beside_what_was_won(
    kept: Kept, width: int, points: int, beside: bool
) -> None:
    main = kept(RUBBER, CLUB)
    main.settings.points = points
    main.apply_look()
    main.resize(width, 768)
    window = window_of(main)
    name_stake(window, "1")
    QApplication.processEvents()
    content = window.scroller.widget()
    assert content
    won, payments, debts = (
        QRect(box.mapTo(content, QPoint()), box.size())
        for box in (window.table, window.payments, window.debts)
    )
    assert (payments.left() > won.right(), payments.top() < won.bottom()) == (beside, beside)
    assert debts.top() > payments.bottom()
    assert payments.bottom() < window.room.height() or not beside
    assert content.width() <= window.room.width()
    widths = sum(map(window.table.columnWidth, range(window.model.columnCount())))
    assert widths <= window.table.viewport().width()


def test_what_earlier_evenings_left_open_is_offered_once(kept: Kept) -> None:
    earlier = replace(CLUB, title="", day=date(2024, 4, 25), currency="")
    today = Evening(RUBBER.rounds, day=date(2024, 5, 16), currency="JPY")
    later = replace(CLUB, day=date(2024, 5, 23))
    main = kept(today, earlier, CLUB, replace(RUBBER, day=date(2024, 5, 9)), later)
    window = window_of(main)
    club, april = f"Thursday club, {long_day(CLUB.day)}", long_day(earlier.day)
    assert window.offers.lines == [
        f"Bob owes Ann £4.50 ({club})",
        f"Di owes Cy £4.50 ({club})",
        f"Bob owes Ann 4.50 ({april})",
        f"Di owes Cy 4.50 ({april})",
    ]
    window.offers.carry[0].click()
    (debt,) = main.document.evening.debts
    assert (debt.currency, debt.day) == ("£", CLUB.day)
    assert len(window.offers.lines) == 3
    assert window.payments.lines == ["Bob pays Ann £4.50"]
    (out,) = window.debts.forgive
    assert out.accessibleName() == f"Delete: Bob owed Ann £4.50 ({long_day(CLUB.day)})"
    assert out.toolTip() == "Reopens the debt in the evening it came from."
    window.offers.carry_all.click()
    assert len(main.document.evening.debts) == 4
    assert window.offers.lines == []
    assert window.offers.isHidden()
    main.document.steps.undo()
    main.document.steps.undo()
    assert len(window.offers.lines) == 4
    assert not window.offers.carry_all.isHidden()


def test_debts_of_those_who_are_not_here_are_not_offered_but_found(kept: Kept) -> None:
    others = entered(
        "N 4S=", "N 4S=", seating=sitting(("Ann", "Zoe", "Yan", "Xia")), stake=Decimal(1)
    )
    main = kept(RUBBER, Evening((others,), "Away", currency="€"))
    window = window_of(main)
    assert window.offers.lines == []
    assert window.offers.carry_all.isHidden()
    assert window.offers.others.text() == "2 debts of players who are not here"
    window.offers.others.click()
    assert not window.offers.absent.isHidden()
    assert window.offers.absent.text().splitlines() == [
        "Zoe owes Ann €9.00 (Away)",
        "Xia owes Yan €9.00 (Away)",
    ]
    window.debts.added.emit("Zoe", "Ann", "1", "€")
    assert not window.offers.absent.isHidden()


def test_many_old_debts_are_shown_when_asked_for(kept: Kept) -> None:
    main = kept(RUBBER, *[replace(CLUB, day=date(2024, 5, day)) for day in range(1, 6)])
    window = window_of(main)
    assert len(window.offers.lines) == 10
    assert len(window.offers.carry) == MOST
    assert window.offers.more.text() == "Show all 10 debts"
    window.offers.more.click()
    assert len(window.offers.carry) == 10


def test_the_old_evening_says_where_its_debts_went(kept: Kept) -> None:
    today = Evening(RUBBER.rounds, "Home", date(2024, 5, 16), currency="€")
    main = kept(today, CLUB)
    window = window_of(main)
    window.offers.carry[1].click()
    auto_save = main.document.auto_save
    assert auto_save
    assert auto_save.archive
    main.document.open(auto_save.archive.load(1), 1)
    flush()
    window = window_of(main)
    home = f"Home, {long_day(today.day)}"
    assert window.payments.lines == [
        "Bob pays Ann £4.50",
        f"Di owed Cy £4.50: carried over to {home}",
    ]
    assert [button.accessibleName() for button in window.payments.buttons] == [
        "Paid: Bob pays Ann £4.50"
    ]
    assert shown(window.model)[3] == (*("Di", "−9", "−£4.50", "£0.00", "£0.00", "+£4.50", "£0.00"),)
    assert not window.table.isColumnHidden(CARRIED)
    window.payments.paid.click()
    assert window.payments.news.text() == "Everything is paid or carried over."


def test_what_changed_in_other_evenings_is_seen_when_the_page_is_seen_again(kept: Kept) -> None:
    main = kept(RUBBER, CLUB)
    window = window_of(main)
    assert len(window.offers.lines) == 2
    auto_save = main.document.auto_save
    assert auto_save
    assert auto_save.archive
    auto_save.archive.delete(1)
    main.hide()
    main.show()
    assert window.offers.lines == []


def test_another_evening_is_settled_in_a_window_of_its_own(opened: Opened) -> None:
    main = opened(RUBBER)
    window_of(main)
    main.document.open(Evening((entered(seating=FOUR),)))
    flush()
    assert not main.findChildren(SettlePage)


def test_nothing_is_offered_where_nothing_was_left_open(kept: Kept) -> None:
    assert window_of(kept(RUBBER, RUBBER)).offers.isHidden()


NO_STAKE = "is not an amount, e.g. 2.50."


def test_a_currency_beside_the_stake_goes_into_its_field(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    window.stake.setText("0,50 €")
    window.stake.editingFinished.emit()
    assert (window.complaint, window.currency.text()) == ("", "€")
    assert main.document.evening.currency == "€"
    assert main.document.evening.rounds[0].stake == Decimal("0.50")
    assert window.stake.text() == "0.50"


@pytest.mark.parametrize(
    ("stake", "said"),
    [
        ("x", f"“x” {NO_STAKE}"),
        ("1,000", "“1,000” can be read two ways; leave out the comma."),
        ("-1", f"“-1” {NO_STAKE}"),
        ("1e9", f"“1e9” {NO_STAKE}"),
        ("=1+1", f"“=1+1” {NO_STAKE}"),
    ],
)
def test_a_stake_that_is_no_number_is_said_and_kept(stake: str, said: str, opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    name_stake(window, stake)
    assert window.complaint == said
    assert window.stake.text() == stake
    assert main.document.evening == RUBBER
    name_stake(window, "2")
    assert window.complaint == ""
    assert main.document.evening.rounds[0].stake == Decimal(2)


@pytest.mark.parametrize(
    ("payer", "payee", "amount", "said"),
    [
        ("Ann", "Ann", "1", "Ann cannot pay Ann."),
        ("Ann", "Bob", "", "How much? For example 2.50."),
        ("Ann", "Bob", "=1+1", "“=1+1” is not an amount, e.g. 2.50."),
        ("Ann", "Bob", "0", "Ann cannot pay Bob 0."),
    ],
)
def test_debts_that_cannot_be(
    payer: str, payee: str, amount: str, said: str, opened: Opened
) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    owe(window, payer, payee, amount)
    assert window.complaint.startswith(said)
    assert main.document.evening == RUBBER


def test_rounds_at_different_stakes(opened: Opened) -> None:
    rounds = [
        entered("N 4S=", "N 4S=", seating=FOUR, stake=stake) for stake in (Decimal(1), Decimal(2))
    ]
    main = opened(Evening(tuple(rounds)))
    window = window_of(main)
    assert window.stake.text() == ""
    assert window.stake.placeholderText() == "different stakes in different rounds"
    assert window.payments.lines == ["Bob pays Ann 27", "Di pays Cy 27"]
    window.stake.editingFinished.emit()
    assert [entered.stake for entered in main.document.evening.rounds] == [1, 2]


def test_a_rubber_under_way_does_not_count_yet(opened: Opened) -> None:
    main = opened(Evening((entered("N 4S=", seating=FOUR, stake=Decimal(1)),)))
    window = window_of(main)
    assert window.payments.news.text() == (
        "Nobody owes anything. Rubber 1 is not over and does not count yet."
    )
    main.rounds.stop()
    assert window.payments.news.text() == ""
    assert window.payments.lines == ["Bob pays Ann 4", "Di pays Cy 4"]


def test_boards_say_why_nobody_pays_for_them(opened: Opened) -> None:
    boards = entered("N 4S=", seating=FOUR, form=DUPLICATE, stake=Decimal(1))
    main = opened(Evening((boards,)))
    assert window_of(main).payments.news.text() == (
        "Nobody owes anything. Boards are compared with other tables: "
        "they are not on the back score, and nobody pays for them."
    )
    main.openers.open_back_score()
    (scores,) = main.findChildren(BackScorePage)
    assert scores.nothing.text().startswith("Boards are compared with other tables")


def test_when_nobody_owes_anything(opened: Opened) -> None:
    tie = entered("N 2S=", "E 2S=", seating=FOUR, stopped=True, stake=Decimal(1))
    window = window_of(opened(Evening((tie,))))
    assert window.payments.news.text() == "Nobody owes anything."


def test_an_old_payment_without_a_day(opened: Opened) -> None:
    paid = Settled((Payment("Ann", "Bob", Decimal("0.5")),))
    window = window_of(opened(Evening((entered(seating=FOUR),), settled=(paid,))))
    assert window.payments.lines[1:] == ["Ann paid Bob 0.50"]


def test_it_follows_the_look_and_closes(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    before = window.grab().toImage()
    dress(main, DARK, 28)
    assert window.grab().toImage() != before
    main.openers.open_settling()
    assert main.findChildren(SettlePage) == [window]
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.stake, Qt.Key.Key_Escape)
    flush()
    assert not main.findChildren(SettlePage)


@pytest.mark.parametrize(
    ("country", "said"),
    [
        (QLocale.Country.Germany, f"−1234,50{NBSP}€"),
        (QLocale.Country.UnitedStates, "−€1234.50"),
    ],
)
def test_amounts_are_written_as_in_the_country(country: QLocale.Country, said: str) -> None:
    usual = QLocale()
    language = {QLocale.Country.Germany: QLocale.Language.German}
    here = QLocale(language.get(country, QLocale.Language.English), country)
    here.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    QLocale.setDefault(here)
    try:
        assert settling_words.money(Decimal("-1234.5"), "€") == said
    finally:
        QLocale.setDefault(usual)


def test_in_every_country_an_amount_has_its_figures_and_its_sign() -> None:
    usual = QLocale()
    anywhere = QLocale.matchingLocales(
        QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, QLocale.Country.AnyCountry
    )
    try:
        for country in anywhere:
            QLocale.setDefault(country)
            figures = country.toString(12)
            for currency in ("€", "A$", "kr.", "points"):
                said = settling_words.money(Decimal("-12.5"), currency)
                assert said.startswith("−")
                assert figures in said, country.name()
                assert currency in said, country.name()
                assert "¤" not in said
    finally:
        QLocale.setDefault(usual)


def test_at_several_tables_nobody_is_asked_for_a_stake(opened: Opened) -> None:
    """Debts between those present can be noted all the same."""
    window = opened(evening(HOWELL))
    window.openers.open_settling()
    (settling,) = window.findChildren(SettlePage)
    assert not settling.stake.isVisible()
    assert settling.back.hasFocus() or not settling.isActiveWindow()
    assert [settling.debts.payer.itemText(at) for at in (0, 1)] == ["Ann", "Bob"]
    assert "nobody pays for them" in settling.payments.news.text()


def test_boards_of_several_tables_are_paid_for(opened: Opened) -> None:
    """As soon as all their results are in; before that it says so."""
    names, board = 'pairs 1="Ann & Bob" 2="Cy & Di"', ("1-2: N 4S=", "3-4: N 4S-1")
    session = compared(names, "stake 0.05", "board 1", *board)
    waiting = replace(session, plan=Plan(Movement.HOWELL, 4, 1))
    for comparison, said in (
        (session, "Cy pays Ann 1.25 Di pays Bob 1.25 3 pays 4 2.50 "),
        (
            waiting,
            "Nobody owes anything. The boards count as soon as all their results are in.",
        ),
    ):
        window = opened(evening(comparison))
        window.openers.open_settling()
        (settling,) = window.findChildren(SettlePage)
        assert " ".join((*settling.payments.lines, settling.payments.news.text())) == said
