"""Debts besides the score, in their dialog and in the settling up."""

from decimal import Decimal

from scorepad.bridge.evening import Evening
from scorepad.bridge.payments import Extra
from scorepad.ui.scores.extras_dialog import ExtrasDialog
from scorepad.ui.scores.settle_model import accounts
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import FIVE, entered
from tests.ui.windows import Opened

SUPPER = Extra("Bob", "Ann", Decimal("5.50"), "the supper")


def dialog_of(window: MainWindow) -> ExtrasDialog:
    window.openers.open_extras()
    return window.findChildren(ExtrasDialog)[-1]


def extras(window: MainWindow) -> list[Extra]:
    return list(window.document.evening.extras)


def test_an_amount_is_entered_settled_and_taken_out(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S", seating=FIVE),)))
    dialog = dialog_of(window)
    dialog.payer.setCurrentText("Bob")
    dialog.payee.setCurrentText("Ann")
    dialog.amount.setText("5,50")
    dialog.reason.setText(" the  supper ")
    dialog.accept()
    assert extras(window) == [SUPPER]
    won = {account.player: account.amounts for account in accounts(window.document.scored)}
    assert won["Ann"][0] == won["Ann"][-1] == Decimal("5.50")
    assert won["Bob"][0] == won["Bob"][-1] == Decimal("-5.50")
    again = dialog_of(window)
    assert [button.accessibleName() for button in again.lines.buttons] == [
        "Delete: Bob owes Ann 5.50"
    ]
    again.lines.buttons[0].click()
    assert extras(window) == []
    window.document.steps.undo()
    assert extras(window) == [SUPPER]


def test_what_is_wrong_is_said_and_kept(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S", seating=FIVE),)))
    dialog = dialog_of(window)
    said = {}
    for payee, amount, reason in (
        ("Bob", "", "a bet"),
        ("Bob", "much", "a bet"),
        ("Bob", "5", ""),
        ("Bob", "0", "a bet"),
        ("Ann", "5", "a bet"),
    ):
        dialog.payee.setCurrentText(payee)
        dialog.amount.setText(amount)
        dialog.reason.setText(reason)
        dialog.accept()
        said[payee, amount, reason] = dialog.complaint
    assert list(said.values()) == [
        "“How much” is missing.",
        "“much” is not an amount, e.g. 2.50.",
        "An extra amount needs a reason.",
        "Ann cannot pay Bob 0.",
        "Ann cannot pay Ann.",
    ]
    assert extras(window) == []
