"""The deals of a round on paper: a table of them, and a legend of why each figure is paid."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.points import Line
from scorepad.bridge.rounds import ScoredRound, seat_changes
from scorepad.bridge.seats import Side
from scorepad.bridge.state import Entry, ScoredDeal
from scorepad.pages import Strip
from scorepad.ui import words
from scorepad.ui.look import LEFT, Colours
from scorepad.ui.painting.contract_painter import draw_contract, draw_words
from scorepad.ui.paper.page import DrawPiece
from scorepad.ui.paper.paper_style import DOTS, PRINTED, words_font
from scorepad.ui.paper.paper_table import PaperCell, PaperRow, PaperTable, TableColumn
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import translate

LEADING = 1.4
"""The height of a line of the legend, in sizes of its words."""
LEGEND = 215
"""The width of a column of the legend, in points."""


def deal_table(
    scored: ScoredRound, size: float, *, letters: bool, colours: Colours = PRINTED
) -> PaperTable:
    """Return a table of dealer, vulnerability, contract, declarer, result and figures."""
    heads = paper_words.deal_headings()
    columns = [
        TableColumn(heads["number"], right=True),
        TableColumn(heads["dealer"], most=50),
        TableColumn(heads["vulnerable"]),
        TableColumn(heads["contract"]),
        TableColumn(heads["by"], most=50),
        TableColumn(heads["result"]),
    ]
    boards = scored.round.options.is_listed
    for side in words.we_and_they():
        if boards:
            columns.append(TableColumn(side, right=True))
        else:
            columns += [
                TableColumn(heads[line], right=True, group=side) for line in ("below", "above")
            ]
    lines: tuple[Line | None, ...] = (None,) if boards else (Line.BELOW, Line.ABOVE)
    table = _TableFacts(scored.we, lines, letters)
    changes = {change.place: change for change in seat_changes(scored)}
    rows: list[PaperRow] = []
    for number, deal in enumerate(scored.deals):
        if change := changes.get(deal.place):
            said = words.seat_change(change, scored.round.options)
            rows.append((PaperCell(), PaperCell(said, span=5), *_figures((), table)))
        rows.append(_deal_row(number, deal, table))
    rows += [_closing_row(entry, table) for entry in scored.closing]
    return PaperTable(columns, [*rows, _total_row(scored, table)], size, colours)


class _TableFacts(NamedTuple):
    """What every row of a table has in common."""

    we: Side
    lines: tuple[Line | None, ...]
    """Below and above the line; on boards both in one."""
    letters: bool


def _deal_row(number: int, deal: ScoredDeal, table: _TableFacts) -> PaperRow:
    letter = f"({words.letter(number)})" if table.letters else ""
    item, seating = deal.item, deal.seating
    figures = _figures(deal.entries, table)
    if isinstance(item, Adjustment):
        return (PaperCell(letter), PaperCell(item.reason, span=5), *figures)
    facts = [
        PaperCell(f"{deal.number} {letter}".strip()),
        PaperCell(words.player(seating, deal.dealer)),
        PaperCell(paper_words.vulnerable(deal.vulnerable, table.we)),
    ]
    if item.contract is None:
        return (*facts, PaperCell(words.passed_out(), span=3), *figures)
    played = (
        PaperCell(item.contract),
        PaperCell(words.player(seating, item.contract.declarer)),
        PaperCell(words.result_sign(item.over)),
    )
    return (*facts, *played, *figures)


def _closing_row(entry: Entry, table: _TableFacts) -> PaperRow:
    return (PaperCell(), PaperCell(words.why(entry.pay), span=5), *_figures((entry,), table))


def _total_row(scored: ScoredRound, table: _TableFacts) -> PaperRow:
    figures = _figures(tuple(scored.entries()), table, bold=True)
    return (PaperCell(), PaperCell(words.total(), span=5, bold=True), *figures)


def _figures(
    entries: tuple[Entry, ...], table: _TableFacts, *, bold: bool = False
) -> list[PaperCell]:
    """Return what each side gets on each line."""
    return [
        PaperCell(str(_sum(entries, side, line) or ""), bold=bold)
        for side in (table.we, table.we.other)
        for line in table.lines
    ]


def _sum(entries: tuple[Entry, ...], side: Side, line: Line | None) -> int:
    return sum(
        entry.points
        for entry in entries
        if entry.side is side and (line is None or entry.line is line)
    )


class _Reason(NamedTuple):
    """One letter of the legend: its deal, and the rules that pay its figures."""

    letter: str
    bid: Contract | None
    text: str
    paid: tuple[str, ...]


def legend(
    scored: ScoredRound, size: float, width: float, colours: Colours = PRINTED
) -> list[Strip[DrawPiece]]:
    """Return the letters of the sheet and what they stand for, side by side where there is room."""
    reasons = list(_reasons(scored))
    abreast = max(1, int(width / (LEGEND * DOTS)))
    line = size * LEADING * DOTS
    return [
        Strip(
            partial(_draw_reasons, reasons[first : first + abreast], abreast, size, colours),
            line * (1.35 + max(len(each.paid) for each in reasons[first : first + abreast])),
        )
        for first in range(0, len(reasons), abreast)
    ]


def _reasons(scored: ScoredRound) -> Iterator[_Reason]:
    we = scored.we
    for number, deal in enumerate(scored.deals):
        bid = deal.item.contract if isinstance(deal.item, Deal) else None
        if isinstance(deal.item, Deal) and bid:
            declarer = words.player(deal.seating, bid.declarer)
            text = f"{paper_words.by_player(declarer)}, {words.result(deal.item.over)}"
            if deal.item.honours:
                text += f" · {words.honours_held(deal)}"
        else:
            text = words.item_text(deal.item, deal.seating)
        paid = tuple(paper_words.figure_reason(entry, we) for entry in deal.entries)
        yield _Reason(f"({words.letter(number)})", bid, text, paid)
    if scored.closing:
        paid = tuple(paper_words.figure_reason(entry, we) for entry in scored.closing)
        yield _Reason("", None, translate("words", "At the end"), paid)


def _draw_reasons(
    reasons: list[_Reason],
    abreast: int,
    size: float,
    colours: Colours,
    painter: QPainter,
    rect: QRectF,
) -> None:
    width = rect.width() / abreast
    for place, reason in enumerate(reasons):
        left = rect.left() + place * width
        column = QRectF(left, rect.top(), width, rect.height())
        _draw_reason(reason, size, colours, painter, column)


def _draw_reason(
    reason: _Reason, size: float, colours: Colours, painter: QPainter, rect: QRectF
) -> None:
    bold, plain, small = words_font(size, bold=True), words_font(size), words_font(size * 0.92)
    height = size * LEADING * DOTS
    line = QRectF(rect.left(), rect.top() + 0.2 * height, rect.width(), height)
    painter.setFont(bold)
    painter.setPen(PRINTED.ink)
    painter.drawText(line, LEFT, reason.letter)
    line.setLeft(line.left() + 2.4 * size * DOTS)
    place = QRectF(line)
    if reason.bid:
        x = draw_contract(painter, reason.bid, place, bold, colours, PRINTED.ink)
        place.setLeft(x + QFontMetricsF(plain).horizontalAdvance(" "))
    painter.setPen(PRINTED.ink)
    _draw_cut(painter, reason.text, place, plain, colours)
    painter.setPen(PRINTED.quiet)
    for paid in reason.paid:
        line.translate(0, height)
        _draw_cut(painter, paid, line, small, colours)


def _draw_cut(painter: QPainter, text: str, place: QRectF, font: QFont, colours: Colours) -> None:
    cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
    draw_words(painter, cut, place, font, colours)
