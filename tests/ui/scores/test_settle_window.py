"""Settling up, as the players meet it."""

from datetime import date
from decimal import Decimal

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest

from scorepad.bridge.corrections import At
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.payments import Payment, Settled
from scorepad.bridge.settling import still_open
from scorepad.ui.look import DARK
from scorepad.ui.scores.back_score_window import BackScoreWindow
from scorepad.ui.scores.settle_window import SettleWindow
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import settling as words
from tests.bridge.table import FIVE, FOUR, entered
from tests.ui.evening.asked import Remembered, wait_for
from tests.ui.windows import Opened, flush, shown, type_deal, under_test

RUBBER = Evening((entered("N 4S=", "N 4S=", seating=FIVE),))
NBSP = "\N{NO-BREAK SPACE}"


def window_of(main: MainWindow) -> SettleWindow:
    main.openers.open_settling()
    (window,) = main.findChildren(SettleWindow)
    under_test(window.model, window)
    return window


def name_stake(window: SettleWindow, stake: str, currency: str = "") -> None:
    window.stake.setFocus()
    window.stake.selectAll()
    QTest.keyClicks(window.stake, stake)
    QTest.keyClick(window.stake, Qt.Key.Key_Return)
    if currency:
        window.currency.setText(currency)
        window.currency.editingFinished.emit()


def owe(window: SettleWindow, payer: str, payee: str, amount: str) -> None:
    window.debts.payer.setEditText(payer)
    window.debts.payee.setEditText(payee)
    window.debts.amount.setText(amount)
    window.debts.add.click()


def test_nobody_plays_for_money_until_a_stake_is_named(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    assert window.stake.text() == ""
    assert window.payments.news == "You play for nothing so far: name a stake to see who pays whom."
    assert window.payments.lines == []
    assert window.payments.paid.isHidden()
    name_stake(window, "2.50", "€")
    assert main.document.evening.rounds[0].stake == Decimal("2.50")
    assert window.payments.lines == [f"Bob pays Ann 22.50{NBSP}€", f"Di pays Cy 22.50{NBSP}€"]
    assert window.payments.news == ""
    assert shown(window.model)[1] == ("Bob", "−9", "−22.50", "0.00", "0.00", "−22.50")
    main.document.steps.undo()
    main.document.steps.undo()
    assert window.stake.text() == ""
    assert main.document.evening == RUBBER


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
    assert window.payments.news == "All is paid."
    assert "Bob pays Ann 9; Di pays Cy 9" in window.payments.history
    main.entry.correct(At(0, 1))
    type_deal(main, "N 6S=")
    assert window.payments.news.startswith("The score has changed since it was settled.")
    assert window.payments.lines == ["Bob pays Ann 9", "Di pays Cy 9"]
    window.payments.paid.click()
    assert window.payments.news == "All is paid."
    assert not any(still_open(main.document.scored).values())
    assert len(window.payments.history.splitlines()) == 2


def test_by_keys_alone(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClicks(window.stake, "1")
    QTest.keyClick(window.stake, Qt.Key.Key_Return)
    QTest.keyClick(window.stake, Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    wait_for(lambda: window.payments.news == "All is paid.")


def test_a_debt_is_carried_over_and_taken_out_again(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    owe(window, "Ann", "Zoe", "3,50")
    (debt,) = main.document.evening.debts
    assert debt == Payment("Ann", "Zoe", Decimal("3.50"))
    assert window.payments.lines == ["Ann pays Zoe 3.50"]
    assert shown(window.model)[-1] == ("Zoe", "0", "0.00", "+3.50", "0.00", "+3.50")
    assert window.debts.amount.text() == ""
    (button,) = window.debts.forgive
    assert button.accessibleName() == "Take out: Ann owes Zoe 3.50"
    button.click()
    assert not main.document.evening.debts
    assert window.payments.news.startswith("You play for nothing")


def test_what_the_evening_before_left_open_is_carried_over(opened: Opened) -> None:
    rubber = entered("N 4S=", "N 4S=", seating=FIVE, stake=Decimal("0.5"))
    main = opened(RUBBER)
    main.openers.earlier = Remembered(
        Evening((rubber,), "Thursday club", date(2024, 5, 2), currency="€")
    )
    window = window_of(main)
    assert window.offer.startswith("Left open: Thursday club, ")
    assert window.offer.endswith(f": Bob owes Ann 4.50{NBSP}€; Di owes Cy 4.50{NBSP}€")
    window.take_over.click()
    assert main.document.evening.debts == (
        Payment("Bob", "Ann", Decimal("4.5")),
        Payment("Di", "Cy", Decimal("4.5")),
    )
    assert window.take_over.isHidden()
    assert window.payments.lines == ["Bob pays Ann 4.50", "Di pays Cy 4.50"]
    main.document.steps.undo()
    assert not window.take_over.isHidden()


def test_an_evening_without_title_and_day_may_have_left_something_open(opened: Opened) -> None:
    rubber = entered("N 4S=", "N 4S=", seating=FOUR, stake=Decimal(1))
    main = opened(RUBBER)
    main.openers.earlier = Remembered(Evening((rubber,)))
    assert window_of(main).offer == "Left open the last time: Bob owes Ann 9; Di owes Cy 9"


def test_another_evening_is_settled_in_a_window_of_its_own(opened: Opened) -> None:
    main = opened(RUBBER)
    window_of(main)
    main.document.open(Evening((entered(seating=FOUR),)))
    flush()
    assert not main.findChildren(SettleWindow)


def test_nothing_is_offered_where_nothing_was_left_open(opened: Opened) -> None:
    main = opened(RUBBER)
    main.openers.earlier = Remembered(RUBBER)
    assert window_of(main).take_over.isHidden()


NO_STAKE = "is no stake; write money for 100 points, such as 2.50."


@pytest.mark.parametrize(
    ("stake", "said"),
    [
        ("x", f"“x” {NO_STAKE}"),
        ("1,000", "“1,000” can be read two ways; write it without the comma."),
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
        ("Ann", "Bob", "", "How much? Write an amount such as 2.50."),
        ("Ann", "Bob", "=1+1", "“=1+1” is no amount; write one such as 2.50."),
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
    assert window.stake.placeholderText() == "different rounds, different stakes"
    assert window.payments.lines == ["Bob pays Ann 27", "Di pays Cy 27"]
    window.stake.editingFinished.emit()
    assert [entered.stake for entered in main.document.evening.rounds] == [1, 2]


def test_a_rubber_under_way_does_not_count_yet(opened: Opened) -> None:
    main = opened(Evening((entered("N 4S=", seating=FOUR, stake=Decimal(1)),)))
    window = window_of(main)
    assert window.payments.news == (
        "Nobody has to pay anything. Rubber 1 is not over and does not count yet."
    )
    main.stop_round()
    assert window.payments.news == ""
    assert window.payments.lines == ["Bob pays Ann 4", "Di pays Cy 4"]


def test_boards_say_why_nobody_pays_for_them(opened: Opened) -> None:
    boards = entered("N 4S=", seating=FOUR, form=DUPLICATE, stake=Decimal(1))
    main = opened(Evening((boards,)))
    assert window_of(main).payments.news == (
        "Nobody has to pay anything. Boards are compared with other tables: "
        "they are not on the back score, and nobody pays for them."
    )
    main.openers.open_back_score()
    (scores,) = main.findChildren(BackScoreWindow)
    assert scores.nothing.text().startswith("Boards are compared with other tables")


def test_when_nobody_owes_anything(opened: Opened) -> None:
    tie = entered("N 2S=", "E 2S=", seating=FOUR, stopped=True, stake=Decimal(1))
    window = window_of(opened(Evening((tie,))))
    assert window.payments.news == "Nobody has to pay anything."


def test_an_old_payment_without_a_day(opened: Opened) -> None:
    paid = Settled((Payment("Ann", "Bob", Decimal("0.5")),))
    window = window_of(opened(Evening((entered(seating=FOUR),), settled=(paid,))))
    assert window.payments.history == "Paid: Ann pays Bob 0.50"


def test_it_follows_the_look_and_closes(opened: Opened) -> None:
    main = opened(RUBBER)
    window = window_of(main)
    before = window.grab().toImage()
    window.set_look(DARK, 28)
    assert window.grab().toImage() != before
    main.openers.open_settling()
    assert main.findChildren(SettleWindow) == [window]
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.stake, Qt.Key.Key_Escape)
    flush()
    assert not main.findChildren(SettleWindow)


@pytest.mark.parametrize(
    ("country", "said"),
    [
        (QLocale.Country.Germany, f"−1.234,50{NBSP}€"),
        (QLocale.Country.UnitedStates, f"−1,234.50{NBSP}€"),
    ],
)
def test_amounts_are_written_as_in_the_country(country: QLocale.Country, said: str) -> None:
    usual = QLocale()
    language = {QLocale.Country.Germany: QLocale.Language.German}
    QLocale.setDefault(QLocale(language.get(country, QLocale.Language.English), country))
    try:
        assert words.money(Decimal("-1234.5"), 2, "€") == said
    finally:
        QLocale.setDefault(usual)


@pytest.mark.parametrize(
    ("amounts", "digits"),
    [([], 0), (["1", "20"], 0), (["1.5"], 2), (["1.50", "0.025"], 3), (["100"], 0)],
)
def test_coins(amounts: list[str], digits: int) -> None:
    assert words.coins(map(Decimal, amounts)) == digits
