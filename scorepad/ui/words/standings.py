"""Texts of the standings."""

from collections.abc import Mapping
from decimal import Decimal

from PySide6.QtCore import QLocale

from scorepad.archive.compared import ComparedStanding
from scorepad.ui.words import in_order, player_name, translate
from scorepad.ui.words.settling import money

_MINUS = "−"


def who(names: tuple[str, ...]) -> str:
    if not names:
        return translate("words", "Everybody")
    return " & ".join(map(player_name, names))


# Headings with explanations.


def player() -> str:
    return translate("words", "Player")


def evenings() -> tuple[str, str]:
    return translate("words", "Evenings"), ""


def rounds() -> tuple[str, str]:
    return (
        translate("words", "Rounds"),
        translate("words", "Rubbers, chukkers and sets of boards, finished or stopped"),
    )


def in_hundreds(*, imps: bool) -> tuple[str, str]:
    if imps:
        return translate("words", "IMPs"), translate("words", "Net IMPs")
    return translate("words", "Hundreds"), translate("words", "The back score of all rounds")


def in_money() -> tuple[str, str]:
    said = translate("words", "The back score in money, at the stake of each round")
    return translate("words", "Money"), said


# Figures.


def at_tables() -> tuple[tuple[str, str], ...]:
    """Return the headings for boards of several tables, with explanations."""
    return (
        (translate("words", "Boards"), ""),
        (
            translate("words", "Per cent"),
            translate("words", "Matchpoints won, of the possible total"),
        ),
        (
            translate("words", "IMPs a board"),
            translate("words", "IMPs won, for each board that was scored in IMPs"),
        ),
        (
            translate("words", "VPs a match"),
            translate("words", "Victory points, for each match of teams"),
        ),
    )


def hundredths(number: float | None) -> str:
    """Write a figure with two decimals, or nothing."""
    return "" if number is None else in_order(QLocale().toString(number, "f", 2))


def against(met: ComparedStanding | None) -> str:
    """Return what partners won against two others: 62.50, or +1.20 if scored in IMPs."""
    if met is None:
        return ""
    imps = met.imps_per_board
    if imps is None or met.percent is not None:
        return hundredths(met.percent)
    return _signed(hundredths(abs(imps)), imps)


def whole(number: float) -> str:
    return QLocale().toString(round(number))


def signed(number: float) -> str:
    return _signed(QLocale().toString(round(abs(number))), round(number))


def signed_tenths(number: float) -> str:
    figure = round(number, 1)
    return _signed(QLocale().toString(abs(figure), "f", 1), figure)


def sums_of_money(sums: Mapping[str, Decimal]) -> str:
    return ", ".join(money(amount, currency) for currency, amount in sums.items())


def _signed(figure: str, number: float) -> str:
    sign = "" if not number else "+" if number > 0 else _MINUS
    return in_order(f"{sign}{figure}")


# Choices.


def whose() -> str:
    return translate("words", "Whose")


# Sources of figures.


# Charts.


def course_title() -> str:
    return translate("words", "The back score, evening by evening")


def endings_title(names: tuple[str, ...]) -> str:
    return f"{translate('words', 'How contracts ended')} – {who(names)}"


def sources_title(names: tuple[str, ...]) -> str:
    return f"{translate('words', 'Where the points came from')} – {who(names)}"


def lines_drawn(drawn: int, played: int) -> str:
    return translate("words", "{drawn} of {played} players").format(drawn=drawn, played=played)
