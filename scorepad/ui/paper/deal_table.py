"""The deals of a round on paper: a table, and a legend that explains each figure."""

import re
from collections.abc import Callable, Iterator, Mapping, Set
from enum import Enum, auto
from functools import partial
from itertools import count
from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.options import POINTS
from scorepad.bridge.points import ELEMENTS, Entry, Line, PayKind
from scorepad.bridge.rounds import ScoredRound, seat_changes
from scorepad.bridge.seats import Side
from scorepad.bridge.state import ScoredDeal
from scorepad.sheets.pages import shared_out
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui import words
from scorepad.ui.look import Colours
from scorepad.ui.painting.contract_painter import draw_contract, draw_words
from scorepad.ui.painting.wrapping import cut, wrapped, write
from scorepad.ui.paper.blocks import Block
from scorepad.ui.paper.paper_lines import FIXED
from scorepad.ui.paper.paper_style import CAPTION, DOTS, PRINTED, words_font
from scorepad.ui.words import in_order, translate
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words.elements import element_headings
from scorepad.ui.words.review import first_names

_LEADING = 1.25
"""The line height of the legend, in text sizes."""
_INDENT = 2.4
"""The width of a letter in the legend, in text sizes."""
_NEWCOMERS = 2
"""How many fit into a line."""
_APART = 0.75
"""The most by which reasons of a column move apart where a page has room, in text sizes."""
_GAPS = 0.7
"""How high both columns of the legend are, relative to each other."""
_LEGEND = 18.5
"""The width of a column of the legend, in text sizes; there are at most two."""
_SUM = re.compile("(?<=[0-9×+]) (?=[0-9×+])")
"""Blanks within a sum, at which lines must not break."""


class Columns(Enum):
    """The columns of a table of deals."""

    FULL = auto()
    BRIEF = auto()
    """Only what the sheet beside it does not show."""
    LEAST = auto()
    """Nor what was expected, where the points held count."""
    IMPS = auto()
    """Nor the points held."""
    ELEMENTS = auto()
    """What each deal was paid for."""


class DealLine(NamedTuple):
    """A line of the table: a deal, a remark between two deals, or the total."""

    number: str = ""
    deal: ScoredDeal | None = None
    said: str = ""
    """Text in place of a deal's columns."""
    entries: tuple[Entry, ...] | None = None
    """The entries; without any, the text spans the whole line."""
    is_total: bool = False

    @property
    def bid(self) -> Contract | None:
        return self.deal.item.contract if self.deal and isinstance(self.deal.item, Deal) else None

    @property
    def over(self) -> str:
        item = self.deal.item if self.deal else None
        return words.result_sign(item.over) if isinstance(item, Deal) and item.contract else ""


def deal_table(
    scored: ScoredRound,
    *,
    letters: bool,
    columns: Columns = Columns.FULL,
    games: bool = False,
    paid: Set[PayKind] = frozenset(),
) -> Table[DealLine]:
    """Return the deals of a round with their figures as a table.

    Its elements are those of this round, and of others that paid for these kinds.
    """
    heads, we = _deal_headings(), scored.we
    called = first_names([name for seating in scored.round.seatings() for _, name in seating])
    facts: list[Column[DealLine]] = [
        Column(heads["contract"], lambda row: _contract(row.bid), span=_over_result),
        Column(heads["by"], lambda row: _by(row, called), most=90),
        Column(heads["result"], lambda row: row.over),
    ]
    if columns is Columns.FULL:
        facts = [
            Column(heads["dealer"], lambda row: _dealer(row, called), most=80),
            Column(heads["vulnerable"], lambda row: _vulnerable(row, we)),
            *facts,
        ]
    elements = paid | paid_for(scored)
    figures = [*_paid_columns(scored, columns, elements), *_imps_columns(scored, columns)]
    first = facts[0]

    def span(row: DealLine) -> int:
        if row.said:
            return len(facts) + (0 if row.entries is not None else len(figures))
        return first.span(row)

    facts[0] = first._replace(
        text=lambda row: row.said or first.text(row), span=span, is_bold=lambda row: row.is_total
    )
    number = Column[DealLine](heads["number"], attrgetter("number"), FIGURES)
    rows = [*_deal_lines(scored, called, letters=letters, games=games)]
    return Table([number, *facts, *figures], rows)


def _contract(bid: Contract | None) -> str:
    return words.contract_signs(bid) if bid else words.passed_out()


def _over_result(row: DealLine) -> int:
    """Return how many columns a contract spans: a passed-out deal also that of the result."""
    return 1 if row.bid else 3


def _dealer(row: DealLine, called: Mapping[str, str]) -> str:
    return called[row.deal.seating.at(row.deal.dealer)] if row.deal else ""


def _vulnerable(row: DealLine, we: Side) -> str:
    return paper_words.vulnerable(row.deal.vulnerable, we) if row.deal else ""


def _by(row: DealLine, called: Mapping[str, str]) -> str:
    return called[row.deal.seating.at(row.bid.declarer)] if row.deal and row.bid else ""


def paid_for(scored: ScoredRound) -> Set[PayKind]:
    """Return what was paid for in a round."""
    return {entry.pay.kind for entry in scored.entries()}


def _paid_columns(
    scored: ScoredRound, columns: Columns, elements: Set[PayKind]
) -> Iterator[Column[DealLine]]:
    """Yield columns with the points of each side, below and above the line if that fits."""

    def paid(heading: str, counts: Callable[[Entry], bool], group: str = "") -> Column[DealLine]:
        def text(row: DealLine) -> str:
            return str(sum(entry.points for entry in row.entries or () if counts(entry)) or "")

        return Column(heading, text, FIGURES, group=group, is_bold=lambda row: row.is_total)

    if columns is Columns.ELEMENTS:
        names = element_headings()
        for kinds in ELEMENTS:
            if not elements.isdisjoint(kinds):
                yield paid(names[kinds[0]], partial(_is_of, kinds))
    heads = _deal_headings()
    for side, name in zip((scored.we, scored.we.other), words.we_and_they(), strict=True):
        if columns is not Columns.FULL or scored.round.options.is_listed:
            group = paper_words.score() if scored.round.options.form is POINTS else ""
            yield paid(name, partial(_counts, side, None), group)
        else:
            for line in (Line.BELOW, Line.ABOVE):
                yield paid(heads[line], partial(_counts, side, line), name)


def _counts(side: Side, line: Line | None, entry: Entry) -> bool:
    return entry.side is side and line in (None, entry.line)


def _is_of(kinds: tuple[PayKind, ...], entry: Entry) -> bool:
    return entry.pay.kind in kinds


def _imps_columns(scored: ScoredRound, columns: Columns) -> Iterator[Column[DealLine]]:
    """Yield columns with the points held, the expected score, and the IMPs of each side."""
    if scored.round.options.form is not POINTS:
        return
    held, expected = translate("words", "Held"), translate("words", "Expected")
    told_of = {held: _held, expected: _expected, paper_words.imps(): _imps}
    if columns in (Columns.LEAST, Columns.IMPS):
        del told_of[expected]
    if columns is Columns.IMPS:
        del told_of[held]
    for group, told in told_of.items():
        for side, name in zip((scored.we, scored.we.other), words.we_and_they(), strict=True):
            text = partial(told, scored, side)
            bold = attrgetter("is_total")
            yield Column(name, text, FIGURES, group=group, is_bold=bold)


def _held(scored: ScoredRound, side: Side, row: DealLine) -> str:
    if row.deal is None:
        return ""
    if row.deal.compared and row.deal.compared.lacks_points:
        return "?"
    held = row.deal.item.points_held if isinstance(row.deal.item, Deal) else None
    return str(held[1]) if held and held[0] is side else ""


def _expected(scored: ScoredRound, side: Side, row: DealLine) -> str:
    expected = row.deal.compared.expected if row.deal and row.deal.compared else None
    held = row.deal.item.points_held if row.deal and isinstance(row.deal.item, Deal) else None
    if expected is None or held is None or held[0] is not side:
        return ""
    return in_order(str(expected if side is Side.NS else -expected))


def _imps(scored: ScoredRound, side: Side, row: DealLine) -> str:
    if row.is_total:
        return str(scored.total.of(side))
    return str(row.deal.won.of(side) or "") if row.deal else ""


def _deal_lines(
    scored: ScoredRound, called: Mapping[str, str], *, letters: bool, games: bool
) -> Iterator[DealLine]:
    changes = {change.place: change for change in seat_changes(scored)}
    game = count(1)
    for number, deal in enumerate(scored.deals):
        if change := changes.get(deal.place):
            who = [(called[newcomer], called[before]) for newcomer, before in change.newcomers]
            for first in range(0, len(who), _NEWCOMERS):
                some = change._replace(newcomers=tuple(who[first : first + _NEWCOMERS]))
                yield DealLine(said=words.seat_change(some, scored.round.options))
        letter = f"({words.letter(number)})" if letters else ""
        if isinstance(deal.item, Adjustment):
            yield DealLine(letter, deal, deal.item.reason, deal.entries)
        else:
            counts = scored.round.options.counts(passed_out=deal.item.is_passed_out)
            said = words.number_with_mark(deal) if counts else ""
            yield DealLine(f"{said} {letter}".strip(), deal, entries=deal.entries)
        if games and deal.game_to:
            yield DealLine(said=f"→ {paper_words.won_game(scored, deal, next(game))}")
    for entry in scored.closing:
        yield DealLine(said=words.why(entry.pay), entries=(entry,))
    yield DealLine(said=words.total(), entries=tuple(scored.entries()), is_total=True)


class _Reason(NamedTuple):
    """A letter of the legend: its deal, and the rules behind its figures."""

    letter: str
    bid: Contract | None
    text: str
    paid: tuple[str, ...]
    is_brief: bool = False
    """Whether only the rules are listed, as the deal is in the table."""


def legend(scored: ScoredRound, size: float, width: float, colours: Colours) -> list[Block]:
    """Return the legend of the sheet's letters, side by side where there is room."""
    abreast = _columns(size, width)
    reasons = _wrapped_reasons(scored, size, width / abreast)
    rows = [reasons[first : first + abreast] for first in range(0, len(reasons), abreast)]
    return [
        Block(
            max(_height(each, size) for each in row),
            partial(_draw_columns, [[each] for each in row], abreast, size, colours),
        )
        for row in rows
    ]


def legend_in_columns(
    scored: ScoredRound, size: float, width: float, colours: Colours, most: int
) -> Block:
    """Return the same in as many columns as fit, of about equal height."""
    abreast = min(most, _columns(size, width))
    columns = _in_columns(scored, size, width, abreast)
    tallest, lowest = _tallest(columns, size), _tallest(columns[-1:], size)
    if abreast > 1 and min(lowest, _tallest(columns[:1], size)) < _GAPS * tallest:
        one = _in_columns(scored, size, width, 1)
        if _tallest(one, size) <= tallest / _GAPS:  # few reasons leave no gap below each other
            abreast, columns, tallest = 1, one, _tallest(one, size)
    draw = partial(_draw_columns, columns, abreast, size, colours)
    apart = _APART * size * DOTS * (max(map(len, columns)) - 1)
    return Block(tallest, draw, looser=lambda share: Block(tallest + min(share, 1) * apart, draw))


def _in_columns(
    scored: ScoredRound, size: float, width: float, abreast: int
) -> list[list[_Reason]]:
    reasons = _wrapped_reasons(scored, size, width / abreast)
    heights = [_height(reason, size) for reason in reasons]
    high = sum(heights) / abreast
    while len(ranges := shared_out(heights, high, 0)) > abreast:
        high += size * DOTS / 4
    return [reasons[each.start : each.stop] for each in ranges]


def _tallest(columns: list[list[_Reason]], size: float) -> float:
    return max(sum(_height(reason, size) for reason in reasons) for reasons in columns)


def _columns(size: float, width: float) -> int:
    return 2 if width >= 2 * _LEGEND * _small(size).pixelSize() else 1


def _wrapped_reasons(scored: ScoredRound, size: float, width: float) -> list[_Reason]:
    room, font = width - (_INDENT + 1) * size * DOTS, _small(size)
    return [
        reason._replace(
            paid=tuple(
                part.replace(FIXED, " ")
                for paid in reason.paid
                for part in wrapped(_SUM.sub(FIXED, paid), font, room)
            ),
            is_brief=bool(reason.letter and reason.paid),
        )
        for reason in _reasons(scored)
    ]


def _height(reason: _Reason, size: float) -> float:
    lines = 0.45 if reason.is_brief else 1.35
    return size * _LEADING * DOTS * (lines + len(reason.paid))


def _small(size: float) -> QFont:
    return words_font(max(CAPTION, size * 0.92))


def _reasons(scored: ScoredRound) -> Iterator[_Reason]:
    we = scored.we
    for number, deal in enumerate(scored.deals):
        bid = deal.item.contract if isinstance(deal.item, Deal) else None
        if isinstance(deal.item, Deal) and bid:
            declarer = words.player(deal.seating, bid.declarer)
            by = translate("words", "by {player}").format(player=declarer)
            text = f"{by}, {words.result(deal.item.over)}"
            honours = deal.item.honours
            held = (words.honours_said(honours, deal.seating),) if honours else ()
        else:
            text, held = words.item_text(deal.item, deal.seating), ()
        paid = tuple(_figure_reason(entry, we) for entry in deal.entries)
        yield _Reason(f"({words.letter(number)})", bid, text, (*held, *paid))
    if scored.closing:
        paid = tuple(_figure_reason(entry, we) for entry in scored.closing)
        yield _Reason("", None, translate("words", "At the end"), paid)


def _draw_columns(
    columns: list[list[_Reason]],
    abreast: int,
    size: float,
    colours: Colours,
    painter: QPainter,
    rect: QRectF,
) -> None:
    width = rect.width() / abreast
    # Stretched, the reasons move apart.
    most = max(sum(_height(each, size) for each in reasons) for reasons in columns)
    between = (rect.height() - most) / max(1, *(len(reasons) - 1 for reasons in columns))
    between = min(between, _APART * size * DOTS)
    for place, reasons in enumerate(columns):
        top = rect.top()
        for reason in reasons:
            high = _height(reason, size)
            column = QRectF(rect.left() + place * width, top, width, high)
            _draw_reason(reason, size, colours, painter, column)
            top += high + between


def _draw_reason(
    reason: _Reason, size: float, colours: Colours, painter: QPainter, rect: QRectF
) -> None:
    bold, plain, small = words_font(size, bold=True), words_font(size), _small(size)
    height = size * _LEADING * DOTS
    line = QRectF(rect.left(), rect.top() + 0.2 * height, rect.width(), height)
    write(painter, reason.letter, line, bold, PRINTED.ink)
    line.setLeft(line.left() + _INDENT * size * DOTS)
    place = QRectF(line)
    if reason.is_brief:
        line.translate(0, -height)
    else:
        if reason.bid:
            x = draw_contract(painter, reason.bid, place, bold, colours, PRINTED.ink)
            place.setLeft(x + QFontMetricsF(plain).horizontalAdvance(" "))
        painter.setPen(PRINTED.ink)
        draw_words(painter, cut(reason.text, plain, place.width()), place, plain, colours)
    painter.setPen(PRINTED.ink)
    for paid in reason.paid:
        line.translate(0, height)
        draw_words(painter, cut(paid, small, line.width()), line, small, colours)


def _figure_reason(entry: Entry, we: Side) -> str:
    """Return a line such as We 120: 4♠ made: 4 × 30."""
    side, why = words.side_name(entry.side, we), words.why(entry.pay)
    return translate("words", "{side} {points}: {why}").format(
        side=side, points=entry.points, why=why
    )


def _deal_headings() -> dict[str, str]:
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
