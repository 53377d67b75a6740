"""What stands on paper, and what the page for printing says."""

import re
from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QLocale

from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Seating, Side, Sides
from scorepad.bridge.state import Entry
from scorepad.pages import Blank, Extent
from scorepad.ui import words
from scorepad.ui.words import table as table_words
from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words


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
            one=window_words.player_called(one), other=window_words.player_called(other)
        )
        for one, other in (seating.pair(we), seating.pair(we.other))
    ]
    said = translate("words", "{we} against {they}").format(we=names[0], they=names[1])
    return f"{said}; {table_words.sit_out(seating)}" if seating.out else said


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
        round=words.round_title(number, scored.round.options)
    )


def outcome(scored: ScoredRound) -> str:
    """How a round ended, both facts where the side with two games has fewer points."""
    if scored.round.options.form is DUPLICATE:
        return ""
    if not scored.is_settled:
        return translate("words", "Not finished")
    said = table_words.round_over(scored)
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


def is_paid() -> str:
    return translate("words", "paid")


def balance_heading() -> str:
    return translate("words", "Balance")


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


# The page for printing.


def print_title() -> str:
    return translate("words", "Print")


def what_to_print() -> str:
    return translate("words", "What to print")


def wanted_names() -> dict[Extent | Blank, str]:
    return {
        Extent.SHEET: translate("words", "This sheet"),
        Extent.ROUND: translate("words", "This round with its deals"),
        Extent.EVENING: translate("words", "The whole evening"),
        Blank.RUBBER: translate("words", "Blank: rubber pad"),
        Blank.CHUKKER: translate("words", "Blank: four-deal pad"),
        Blank.BACK_SCORE: translate("words", "Blank: back score"),
    }


def how_many_players() -> str:
    return translate("words", "Players")


def with_it() -> str:
    return translate("words", "With it")


def switches() -> dict[str, str]:
    return {
        "deals": translate("words", "Deal by deal"),
        "letters": translate("words", "Letters, and why"),
        "back_score": translate("words", "Back score"),
        "chart": translate("words", "Chart"),
        "settlement": translate("words", "Settling up"),
        "side_by_side": translate("words", "Two sheets side by side"),
    }


def paper() -> str:
    return translate("words", "Paper")


def landscape() -> str:
    return translate("words", "Landscape")


def save_pdf() -> str:
    return translate("words", "Save as P&DF…")


def print_now() -> str:
    return translate("words", "&Print…")


def preview(number: int, count: int) -> str:
    return translate("words", "Preview, page {number} of {count}").format(
        number=number, count=count
    )


def one_of(number: int, count: int) -> str:
    return translate("words", "{number} of {count}").format(number=number, count=count)


def page_before() -> str:
    return translate("words", "The page before")


def page_after() -> str:
    return translate("words", "The next page")


def no_printer() -> str:
    return translate(
        "words", "No printer is set up here. A PDF can be printed anywhere, and sent to friends."
    )


def pdf_files() -> str:
    return translate("words", "PDF files (*.pdf)")


def picture_files() -> tuple[str, str]:
    return translate("words", "Pictures (*.png)"), translate("words", "Drawings (*.svg)")


def file_name(title: str) -> str:
    """A title as the name of a file, on any machine."""
    plain = re.sub(r'[\x00-\x1f/\\:*?"<>|]', " ", title)
    return " ".join(plain.split())[:80].strip(" .") or "scorepad"


def saved(file: str) -> str:
    return translate("words", "Saved as {file}").format(file=file)


def sent(printer: str) -> str:
    return translate("words", "Sent to {printer}").format(printer=printer)


def cancelled() -> str:
    return translate("words", "Cancelled; nothing was saved.")


# In the menu.


def menu_print() -> str:
    return translate("words", "&Print, or look at it first…")


def menu_save_picture() -> str:
    return translate("words", "Save a pict&ure of the sheet…")


def menu_copy() -> str:
    return translate("words", "&Copy the sheet")


def copy_kinds() -> tuple[str, str, str]:
    return (
        translate("words", "As a &picture"),
        translate("words", "As &text"),
        translate("words", "Its deals as a ta&ble"),
    )


def menu_blank() -> str:
    return translate("words", "Bl&ank sheets…")


def copied() -> str:
    return translate("words", "Copied: it can be pasted into a letter now.")
