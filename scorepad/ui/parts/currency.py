"""A currency in a field beside its amount."""

from PySide6.QtWidgets import QLineEdit

from scorepad.exchange.money import apart_from_currency

LONGEST_CURRENCY = 20


def put_currency_aside(amount: QLineEdit, currency: QLineEdit) -> bool:
    """Move a currency typed with an amount into its own field; return whether there was one."""
    figure, beside = apart_from_currency(amount.text())
    if beside:
        amount.setText(figure)
        currency.setText(beside)
    return bool(beside)
