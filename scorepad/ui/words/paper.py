"""What stands on paper, and what the page for printing says."""

from collections.abc import Sequence
from datetime import date
from decimal import Decimal

from PySide6.QtCore import QDate, QLocale

from scorepad.bridge.agreed import DUPLICATE
from scorepad.bridge.payments import Payment
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Seating, Side, Sides
from scorepad.bridge.state import Entry
from scorepad.pages import Blank
from scorepad.ui import words
from scorepad.ui.words import translate


def an_evening() -> str:
    """The title of an evening that was given none."""
    return translate("words", "An evening of bridge")


def day(of: date | None) -> str:
    if of is None:
        return ""
    return QLocale().toString(QDate(of.year, of.month, of.day), QLocale.FormatType.LongFormat)


def pairs(seating: Seating, we: Side) -> str:
    """Ann and Cy against Bob and Di, where they have names."""
    if not words.have_names(seating.pair(we)) and not words.have_names(seating.pair(we.other)):
        return ""
    names = [
        translate("words", "{one} and {other}").format(
            one=words.player_called(one), other=words.player_called(other)
        )
        for one, other in (seating.pair(we), seating.pair(we.other))
    ]
    said = translate("words", "{we} against {they}").format(we=names[0], they=names[1])
    return f"{said}; {words.sit_out(seating)}" if seating.out else said


def players(names: Sequence[str]) -> str:
    """Everybody who has a name."""
    return " · ".join(name for name in names if words.have_names((name, name)))


def page_of(number: int, count: int) -> str:
    """The number of a page, where there are others."""
    if count == 1:
        return ""
    return translate("words", "Page {number} of {count}").format(number=number, count=count)


def continued() -> str:
    return translate("words", "continued")


def deal_headings() -> dict[str, str]:
    return {
        "number": translate("words", "No."),
        "dealer": translate("words", "Dealer"),
        "vulnerable": translate("words", "Vuln."),
        "contract": translate("words", "Contract"),
        "by": translate("words", "By"),
        "result": translate("words", "Result"),
        "below": translate("words", "below"),
        "above": translate("words", "above"),
    }


def vulnerable(sides: Sides, we: Side) -> str:
    """Who is vulnerable, for a narrow column."""
    if len(sides) == 2:
        return translate("words", "both")
    return words.side_name(sides[0], we) if sides else "–"


def the_deals(number: int, scored: ScoredRound) -> str:
    return translate("words", "{round}, deal by deal").format(
        round=words.round_title(number, scored.round.agreed)
    )


def outcome(scored: ScoredRound) -> str:
    """How a round ended, both facts where the side with two games has fewer points."""
    if scored.round.agreed.form is DUPLICATE:
        return ""
    if not scored.is_settled:
        return translate("words", "Not finished")
    said = words.round_over(scored)
    games = scored.two_games
    if games is None or games is scored.winner:
        return said
    two = (
        translate("words", "We won the two games")
        if games is scored.we
        else translate("words", "They won the two games")
    )
    return f"{two}. {said}"


def why_heading() -> str:
    return translate("words", "Why")


def paid(entry: Entry, we: Side) -> str:
    """We 120: 4♠ made: 4 x 30."""
    return translate("words", "{side} {points}: {why}").format(
        side=words.side_name(entry.side, we), points=entry.points, why=words.why(entry.pay)
    )


def by(player: str) -> str:
    return translate("words", "by {player}").format(player=player)


def premiums() -> str:
    return translate("words", "At the end")


def settling_up() -> str:
    return translate("words", "Settling up")


def settlement_headings() -> tuple[str, str, str]:
    return (
        translate("words", "From"),
        translate("words", "To"),
        translate("words", "Amount"),
    )


def balance_heading() -> str:
    return translate("words", "Balance")


def amount(payment: Payment, currency: str) -> str:
    return f"{payment.amount:f} {currency}".strip()


def balance(money: Decimal, currency: str) -> str:
    """What a player wins or loses, with its sign."""
    if not money:
        return words.hundreds(0)
    return f"{'+' if money > 0 else '−'}{abs(money):f} {currency}".strip()


# Sheets to score on by hand.


def blank_titles() -> dict[Blank, str]:
    return {
        Blank.RUBBER: translate("words", "Rubber bridge"),
        Blank.CHUKKER: translate("words", "Four-deal bridge"),
        Blank.BACK_SCORE: translate("words", "Back score"),
    }


def date_to_write() -> str:
    return translate("words", "Date")


def who_is_vulnerable() -> str:
    """What is easily forgotten in the heat of a chukker."""
    return translate(
        "words",
        "Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, "
        "in Cavendish form the other; deal 4: both sides",
    )


# What cannot be done.


def no_fonts() -> str:
    return translate(
        "words",
        "The fonts that come with scorepad cannot be found, so nothing can be printed. "
        "Install scorepad anew.",
    )


def cannot_save(file: str, reason: str) -> str:
    return translate(
        "words", "{file} cannot be written: {reason}. Nothing was changed there."
    ).format(file=file, reason=reason)


def printer_stopped(printer: str) -> str:
    return translate(
        "words", "The printer {printer} does not take the pages. Save them as a PDF instead."
    ).format(printer=printer)
