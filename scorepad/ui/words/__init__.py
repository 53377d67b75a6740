"""Texts of the windows about the game, ready for translation; other subjects are beside."""

import re
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from typing import Any

from PySide6.QtCore import QCollator, QCollatorSortKey, QCoreApplication, QDate, QLocale, Qt

from scorepad import words
from scorepad.bridge import translatable
from scorepad.bridge.actions import item_facts
from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Adjustment, Deal, Honours, Item
from scorepad.bridge.options import RUBBER, Options
from scorepad.bridge.points import Pay
from scorepad.bridge.rounds import ScoredRound, SeatChange
from scorepad.bridge.seats import Both, Seat, Seating, Side
from scorepad.bridge.state import Compared, ScoredDeal, with_entries
from scorepad.bridge.translatable import all_of as joined
from scorepad.bridge.translatable import plural
from scorepad.bridge.typed.languages import Language, spoken
from scorepad.words import deals

translate = QCoreApplication.translate


def language() -> Language:
    """Return the language of the window, with the notation that players type and read."""
    return spoken(translate)


def we_and_they() -> tuple[str, str]:
    return translate("words", "We"), translate("words", "They")


def side_name(side: Side, we: Side | None = None) -> str:
    """Return We or They; at several tables, where nobody is We, North-South or East-West."""
    if we:
        return we_and_they()[side is not we]
    return {
        Side.NS: translate("words", "North-South"),
        Side.EW: translate("words", "East-West"),
    }[side]


def round_title(number: int, options: Options) -> str:
    """Return the title of a round by its index in the evening."""
    return words.round_title(number + 1, options, translate)


def deal_place(number: int, options: Options, deal: int) -> str:
    """Return a place such as Rubber 2, deal 3."""
    said = translate("words", "{round}, deal {number}")
    if options.boards:
        said = translate("words", "{round}, board {number}")
    return said.format(round=round_title(number, options), number=deal)


def why(pay: Pay) -> str:
    return words.why(pay, translate)


def seat_name(seat: Seat) -> str:
    return deals.seat_name(seat, translate)


def player_name(name: str) -> str:
    """Return a player's name, or that of the chair without one."""
    return deals.player_name(name, translate)


def shortened(name: str) -> list[str]:
    """Return shorter forms of a name: the surname shortened first, initials last.

    After a title the surname is kept.
    """
    *first, last = name.split() or [""]
    if all(word.endswith(".") for word in first):
        return []
    given = " ".join(first), first[0], f"{first[0][0]}."
    return [f"{words} {last[0]}." for words in given]


def sides(*pairs: Sequence[str]) -> list[list[str]]:
    """Return the players of both sides in shorter and shorter forms: Ann F. · Cy D."""
    ways = [[[player_name(name), *shortened(name)] for name in pair] for pair in pairs]
    return [
        [" · ".join(way[: most + 1][-1] for way in pair) for pair in ways]
        for most in range(max((len(way) for pair in ways for way in pair), default=1))
    ]


def player(seating: Seating, seat: Seat) -> str:
    """Return a player's name, or that of the chair without one."""
    return player_name(seating.at(seat))


def all_of(names: Sequence[str]) -> str:
    """Join names: Ann, Bob and Cy."""
    return joined([player_name(name) for name in names]).said(translate)


def pairs(seating: Seating, first: Side) -> str:
    """Ann and Cy against Bob and Di."""
    we, they = (all_of(seating.pair(side)) for side in (first, first.other))
    return translate("words", "{one} against {other}").format(one=we, other=they)


def contract(bid: Contract) -> str:
    return deals.contract(bid, translate)


def contract_signs(bid: Contract) -> str:
    """4♠×, as it is written on the sheet."""
    return deals.contract_signs(bid, translate)


def result(over: int) -> str:
    return words.result(over).said(translate)


def item_text(entered: Item, seating: Seating) -> str:
    """Return a short text for a deal or an adjustment."""
    return item_words(item_facts(entered, seating))


def item_words(facts: Mapping[str, Any]) -> str:
    """Return a text for an item's facts: 4♠ by Ann."""
    return deals.item_words(facts, translate)


def deal_aloud(deal: Deal, seating: Seating) -> str:
    """Return a deal as it is read aloud: 4♠ doubled by Ann, made with 1 overtrick."""
    return deals.deal_aloud(deal, seating, translate)


def what_was_played(scored: ScoredDeal) -> str:
    """Return a deal, or an adjustment, without its score."""
    item = scored.item
    return (
        deal_aloud(item, scored.seating)
        if isinstance(item, Deal)
        else item_text(item, scored.seating)
    )


def honours_said(honours: Honours, seating: Seating) -> str:
    """100 honours held by Eve."""
    return deals.honours_said(honours, seating, translate)


def scores(scored: ScoredDeal, we: Side | None, options: Options) -> str:
    """Return a deal's points for each side: We 240 below and 150 above."""
    parts = []
    if options.is_listed:
        total = with_entries(Both(), scored.entries)
        parts = [f"{side_name(side, we)} {total.of(side)}" for side in Side if total.of(side)]
        said = "; ".join(parts) or translate("words", "no score")
        return _in_imps(said, scored, we) if scored.compared else said
    first = we or Side.NS
    for side in (first, first.other):
        below = sum(e.points for e in scored.entries if e.side is side and e.line == "below")
        above = sum(e.points for e in scored.entries if e.side is side and e.line == "above")
        if below and above:
            said = translate("words", "{side} {below} below and {above} above the line")
        elif below:
            said = translate("words", "{side} {below} below the line")
        elif above:
            said = translate("words", "{side} {above} above the line")
        else:
            continue
        parts.append(said.format(side=side_name(side, we), below=below, above=above))
    return "; ".join(parts) or translate("words", "no score")


def _in_imps(made: str, scored: ScoredDeal, we: Side | None) -> str:
    """Return what a deal made, the expected score, and who wins the difference."""
    assert scored.compared
    expected, won, lacks_points = scored.compared
    if lacks_points:
        asks = translate("words", "{made}; no IMPs until the points are entered, e.g. 23p")
        return asks.format(made=made)
    if expected is None or won is None:
        return made
    should = translate("words", "nothing expected")
    if expected:
        said = translate("words", "{expected} expected")
        should = said.format(expected=_expected_of(scored.compared, we))
    return f"{made}; {should}; {_imps_won(scored, we)}"


def _expected_of(compared: Compared, we: Side | None) -> str:
    """Return the expected score: We 110."""
    if not compared.expected:
        return "" if compared.expected is None else "0"
    side = side_name(Side.NS if compared.expected > 0 else Side.EW, we)
    return f"{side} {abs(compared.expected)}"


def _imps_won(scored: ScoredDeal, we: Side | None) -> str:
    """Return the IMPs: We win 8 IMPs."""
    winner = scored.won.ahead
    if winner is None:
        return translate("words", "no IMPs")
    said = translatable.translate("words", "{side}: %n IMP(s)", "", -1)
    return plural(said, scored.won.margin, side=side_name(winner, we)).said(translate)


def number_with_mark(deal: ScoredDeal) -> str:
    """Return a deal's number, with a star if it was corrected after its round was over."""
    return f"{deal.number}*" if is_late(deal) else str(deal.number)


def is_late(deal: ScoredDeal) -> bool:
    return isinstance(deal.item, Deal) and deal.item.late


def what_the_mark_means() -> str:
    return translate("words", "* Corrected after its round was over.")


def _what_it_ends(scored: ScoredDeal, options: Options) -> str:
    """Return what a deal ends, if anything."""
    if scored.after.ended:
        if options.form is RUBBER:
            return translate("words", "game and rubber")
        if options.boards:
            return translate("words", "end of the boards")
        if scored.game_to and not options.is_listed:
            return translate("words", "game and the end of the chukker")
        return translate("words", "the end of the chukker")
    if scored.game_to and not options.is_listed:
        return translate("words", "game")
    return ""


def entered_deal_aloud(scored: ScoredDeal, scored_round: ScoredRound) -> str:
    """Return a deal in one sentence, for the line below the entry and for screen readers."""
    assert isinstance(scored.item, Deal)
    we = scored_round.we
    parts = [
        deal_aloud(scored.item, scored.seating),
        scores(scored, we, scored_round.round.options),
    ]
    end = _what_it_ends(scored, scored_round.round.options)
    return " – ".join([*parts, end] if end else parts)


def passed_out() -> str:
    return translate("words", "passed out")


def result_sign(over: int) -> str:
    """Write a result as a sign: =, +1, −2."""
    return in_order(deals.result_sign(over))


def letter(place: int) -> str:
    """Return the letter of a deal: a to z, then aa, ab and so on."""
    letters = ""
    while place >= 0:
        place, rest = divmod(place, 26)
        letters = chr(ord("a") + rest) + letters
        place -= 1
    return letters


def have_names(names: tuple[str, ...]) -> bool:
    """Whether anybody has a name, rather than the letter of the chair."""
    return any(name not in ("N", "E", "S", "W") for name in names)


def seat_change(change: SeatChange, options: Options) -> str:
    """Return a replacement: From deal 8: Eve for Ann."""
    said = (
        translate("words", "From board {number}: {names}")
        if options.boards
        else translate("words", "From deal {number}: {names}")
    )
    names = [
        translate("words", "{newcomer} for {player}").format(
            newcomer=player_name(newcomer), player=player_name(before)
        )
        for newcomer, before in change.newcomers
    ]
    return said.format(number=change.deal, names=", ".join(names))


def contract_and_result(entered: Deal | Adjustment) -> str:
    if isinstance(entered, Adjustment):
        return entered.reason
    if entered.contract is None:
        return passed_out()
    bid = entered.contract
    signs = bid.doubling.replace("X", "×")
    return in_order(f"{bid.level}{language().sign(bid.strain)}{signs} {result_sign(entered.over)}")


def deal_tip(scored: ScoredDeal, we: Side | None) -> str:
    """Return every figure of a deal with its rule."""
    if scored.after_end:
        return translate("words", "This deal comes after the end of the round and is not counted.")
    lines = [
        f"{side_name(entry.side, we)} {entry.points}: {why(entry.pay)}" for entry in scored.entries
    ]
    if scored.compared:
        lines.append(_in_imps(translate("words", "In IMPs"), scored, we))
    if is_late(scored):
        lines.append(what_the_mark_means())
    return "\n".join(lines)


def total() -> str:
    return translate("words", "Total")


def hundreds(number: int) -> str:
    """Write a figure of the back score, with its sign."""
    return in_order(f"{number:+d}" if number else "0")


def in_order(figure: str) -> str:
    """Write a figure with a minus sign that stays before it even in right-to-left text."""
    figure = figure.replace("-", "−")
    from_right = QLocale().textDirection() is Qt.LayoutDirection.RightToLeft
    return f"{_LEFT_TO_RIGHT}{figure}" if from_right else figure


_LEFT_TO_RIGHT = "\N{LEFT-TO-RIGHT MARK}"


def sentence(said: str) -> str:
    """Return an error with a capital and a full stop."""
    return f"{said[:1].upper()}{said[1:]}."


def by_alphabet(name: str) -> QCollatorSortKey:
    """Return a key that sorts names alphabetically in the language, ignoring case."""
    return _collator(QLocale().name()).sortKey(name)


@cache
def _collator(locale: str) -> QCollator:
    collator = QCollator(QLocale("en" if locale == "C" else locale))
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    return collator


def written_day(day: date) -> str:
    """Write a day in the country's long format, without its weekday."""
    long = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    return _day(day, re.sub(r"d{4}\W*|\W*d{4}", "", long))


def long_day(day: date | None) -> str:
    """Write a day in the country's long format."""
    return _day(day, QLocale.FormatType.LongFormat)


def short_day(day: date | None) -> str:
    """Write a day in figures, in the country's format."""
    return _day(day, QLocale.FormatType.ShortFormat)


def medium_day(day: date | None) -> str:
    """Write a day with the short name of its month: 22 Nov 2026."""
    return _day(day, translate("words", "d MMM yyyy"))


def short_weekday(day: date | None) -> str:
    """Write a day for a message: Sun 22 Nov."""
    return _day(day, translate("words", "ddd d MMM"))


def _day(day: date | None, form: QLocale.FormatType | str) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), form) if day else ""
