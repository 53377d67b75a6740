"""The deals of a round on paper: a table of them, and a legend of why each figure is paid."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.options import POINTS
from scorepad.bridge.points import ELEMENTS, Line, PayKind
from scorepad.bridge.rounds import ScoredRound, seat_changes
from scorepad.bridge.seats import Side
from scorepad.bridge.state import Entry, ScoredDeal
from scorepad.pages import Strip, shared_out
from scorepad.ui import words
from scorepad.ui.look import Colours
from scorepad.ui.painting.contract_painter import draw_contract, draw_words
from scorepad.ui.painting.wrapping import cut, wrapped, write
from scorepad.ui.paper.page import DrawPiece
from scorepad.ui.paper.paper_style import CAPTION, DOTS, PRINTED, words_font
from scorepad.ui.paper.paper_table import PaperCell, PaperRow, PaperTable, TableColumn
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import translate
from scorepad.ui.words.elements import element_headings
from scorepad.ui.words.review import first_names

LEADING = 1.25
"""The height of a line of the legend, in sizes of its words."""
INDENT = 2.4
"""The room for a letter of the legend, in sizes of its words."""
LEGEND = 250
"""The width of a column of the legend, in points."""


class Columns(Enum):
    """What a table of deals tells."""

    FULL = auto()
    BRIEF = auto()
    """What the sheet beside it does not tell."""
    ELEMENTS = auto()
    """What each deal was paid for."""


def deal_table(
    scored: ScoredRound,
    size: float,
    *,
    letters: bool,
    colours: Colours = PRINTED,
    columns: Columns = Columns.FULL,
    games: bool = False,
) -> PaperTable:
    """Return a table of the deals of a round and their figures."""
    heads = paper_words.deal_headings()
    shown = [
        TableColumn(heads["number"], right=True),
        *(
            [TableColumn(heads["dealer"], most=60), TableColumn(heads["vulnerable"])]
            if columns is Columns.FULL
            else []
        ),
        TableColumn(heads["contract"]),
        TableColumn(heads["by"], most=70),
        TableColumn(heads["result"]),
    ]
    facts = len(shown) - 1
    paid: tuple[_Paid, ...] = ()
    if columns is Columns.ELEMENTS:
        paid = tuple(
            _Paid(kinds)
            for kinds in ELEMENTS
            if any(entry.pay.kind in kinds for entry in scored.entries())
        )
        names = element_headings()
        shown += [TableColumn(names[each.kinds[0]], right=True) for each in paid]
    in_two = columns is Columns.FULL and not scored.round.options.is_listed
    for side, name in zip((scored.we, scored.we.other), words.we_and_they(), strict=True):
        if in_two:
            shown += [
                TableColumn(heads[line], right=True, group=name) for line in ("below", "above")
            ]
            paid += (_Paid(side=side, line=Line.BELOW), _Paid(side=side, line=Line.ABOVE))
        else:
            shown.append(TableColumn(name, right=True))
            paid += (_Paid(side=side),)
    imps = scored.round.options.form is POINTS
    if imps:
        shown += [TableColumn(head) for head in paper_words.points_headings()]
        shown += [
            TableColumn(name, right=True, group=paper_words.imps()) for name in words.we_and_they()
        ]
    players = (name for seating in scored.round.seatings() for _, name in seating)
    table = _TableFacts(scored.we, facts, paid, letters, first_names(players))
    changes = {change.place: change for change in seat_changes(scored)}
    rows: list[PaperRow] = []
    number_of_game = 0
    for number, deal in enumerate(scored.deals):
        if change := changes.get(deal.place):
            said = words.seat_change(change, scored.round.options)
            rows.append((PaperCell(), PaperCell(said, span=len(shown) - 1)))
        won = _imps(deal, scored.we) if imps else ()
        rows.append((*_deal_row(number, deal, table), *won))
        if games and deal.game_to:
            number_of_game += 1
            said = f"→ {paper_words.won_game(scored, deal, number_of_game)}"
            rows.append((PaperCell(), PaperCell(said, span=len(shown) - 1)))
    rows += [_closing_row(entry, table) for entry in scored.closing]
    total = _total_row(scored, table)
    if imps:
        sides = (scored.we, scored.we.other)
        sums = (PaperCell(str(scored.total.of(side)), bold=True) for side in sides)
        total = (*total, PaperCell(), PaperCell(), *sums)
    return PaperTable(shown, [*rows, total], size, colours)


def _imps(deal: ScoredDeal, we: Side) -> PaperRow:
    """Return who held how many points, what they should have made, and the IMPs of each side."""
    compared, item = deal.compared, deal.item
    held = words.points_held(item.points_held, we) if isinstance(item, Deal) else ""
    if compared and compared.lacks_points:
        held = "?"
    should = words.expected_of(compared, we) if compared else ""
    won = (PaperCell(str(deal.won.of(side) or "")) for side in (we, we.other))
    return (PaperCell(held), PaperCell(should), *won)


class _Paid(NamedTuple):
    """Which entries of a deal a column sums up."""

    kinds: tuple[PayKind, ...] = ()
    side: Side | None = None
    line: Line | None = None

    def sum(self, entries: Sequence[Entry]) -> int:
        return sum(
            entry.points
            for entry in entries
            if (not self.kinds or entry.pay.kind in self.kinds)
            and self.side in (None, entry.side)
            and self.line in (None, entry.line)
        )


class _TableFacts(NamedTuple):
    """What every row of a table has in common."""

    we: Side
    facts: int
    """How many columns stand between the number and the figures."""
    paid: tuple[_Paid, ...]
    letters: bool
    names: Mapping[str, str]
    """What everybody is called, by the first name where no other has the same."""


def _deal_row(number: int, deal: ScoredDeal, table: _TableFacts) -> PaperRow:
    letter = f"({words.letter(number)})" if table.letters else ""
    item, seating = deal.item, deal.seating
    figures = _figures(deal.entries, table)
    if isinstance(item, Adjustment):
        return (PaperCell(letter), PaperCell(item.reason, span=table.facts), *figures)
    facts = [PaperCell(f"{words.number_with_mark(deal)} {letter}".strip())]
    if table.facts == FULL_FACTS:
        facts.append(PaperCell(table.names[seating.at(deal.dealer)]))
        facts.append(PaperCell(paper_words.vulnerable(deal.vulnerable, table.we)))
    if item.contract is None:
        return (*facts, PaperCell(words.passed_out(), span=3), *figures)
    played = (
        PaperCell(item.contract),
        PaperCell(table.names[seating.at(item.contract.declarer)]),
        PaperCell(words.result_sign(item.over)),
    )
    return (*facts, *played, *figures)


FULL_FACTS = 5
"""With dealer and vulnerability."""


def _closing_row(entry: Entry, table: _TableFacts) -> PaperRow:
    why = PaperCell(words.why(entry.pay), span=table.facts)
    return (PaperCell(), why, *_figures((entry,), table))


def _total_row(scored: ScoredRound, table: _TableFacts) -> PaperRow:
    figures = _figures(tuple(scored.entries()), table, bold=True)
    return (PaperCell(), PaperCell(words.total(), span=table.facts, bold=True), *figures)


def _figures(
    entries: Sequence[Entry], table: _TableFacts, *, bold: bool = False
) -> list[PaperCell]:
    return [PaperCell(str(each.sum(entries) or ""), bold=bold) for each in table.paid]


class _Reason(NamedTuple):
    """One letter of the legend: its deal, and the rules that pay its figures."""

    letter: str
    bid: Contract | None
    text: str
    paid: tuple[str, ...]
    is_brief: bool = False
    """Whether the rules alone are told."""


def legend(
    scored: ScoredRound, size: float, width: float, colours: Colours, *, brief: bool
) -> list[Strip[DrawPiece]]:
    """Return the letters of the sheet and what they stand for, side by side where there is room.

    It can be brief where the deals themselves are told beside it.
    """
    abreast = max(1, int(width / (LEGEND * DOTS)))
    reasons = _wrapped_reasons(scored, size, width / abreast, brief=brief)
    rows = [reasons[first : first + abreast] for first in range(0, len(reasons), abreast)]
    return [
        Strip(
            partial(_draw_columns, [[each] for each in row], abreast, size, colours),
            max(_height(each, size) for each in row),
        )
        for row in rows
    ]


def legend_in_columns(
    scored: ScoredRound, size: float, width: float, colours: Colours, *, brief: bool
) -> Strip[DrawPiece]:
    """Return the same in as many columns as have room, one as high as the other."""
    abreast = max(1, int(width / (LEGEND * DOTS)))
    reasons = _wrapped_reasons(scored, size, width / abreast, brief=brief)
    heights = [_height(reason, size) for reason in reasons]
    high = sum(heights) / abreast
    while len(ranges := shared_out(heights, high, 0)) > abreast:
        high += size * DOTS / 4
    columns = [reasons[each.start : each.stop] for each in ranges]
    most = max(sum(heights[each.start : each.stop]) for each in ranges)
    return Strip(partial(_draw_columns, columns, abreast, size, colours), most)


def _wrapped_reasons(
    scored: ScoredRound, size: float, width: float, *, brief: bool
) -> list[_Reason]:
    room, font = width - (INDENT + 1) * size * DOTS, _small(size)
    return [
        reason._replace(
            paid=tuple(part for paid in reason.paid for part in wrapped(paid, font, room)),
            is_brief=brief and bool(reason.letter and reason.paid),
        )
        for reason in _reasons(scored)
    ]


def _height(reason: _Reason, size: float) -> float:
    lines = 0.45 if reason.is_brief else 1.35
    return size * LEADING * DOTS * (lines + len(reason.paid))


def _small(size: float) -> QFont:
    return words_font(max(CAPTION, size * 0.92))


def _reasons(scored: ScoredRound) -> Iterator[_Reason]:
    we = scored.we
    for number, deal in enumerate(scored.deals):
        bid = deal.item.contract if isinstance(deal.item, Deal) else None
        if isinstance(deal.item, Deal) and bid:
            declarer = words.player(deal.seating, bid.declarer)
            text = f"{paper_words.by_player(declarer)}, {words.result(deal.item.over)}"
            held = (words.honours_held(deal),) if deal.item.honours else ()
        else:
            text, held = words.item_text(deal.item, deal.seating), ()
        paid = tuple(paper_words.figure_reason(entry, we) for entry in deal.entries)
        yield _Reason(f"({words.letter(number)})", bid, text, (*held, *paid))
    if scored.closing:
        paid = tuple(paper_words.figure_reason(entry, we) for entry in scored.closing)
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
    for place, reasons in enumerate(columns):
        top = rect.top()
        for reason in reasons:
            high = _height(reason, size)
            column = QRectF(rect.left() + place * width, top, width, high)
            _draw_reason(reason, size, colours, painter, column)
            top += high


def _draw_reason(
    reason: _Reason, size: float, colours: Colours, painter: QPainter, rect: QRectF
) -> None:
    bold, plain, small = words_font(size, bold=True), words_font(size), _small(size)
    height = size * LEADING * DOTS
    line = QRectF(rect.left(), rect.top() + 0.2 * height, rect.width(), height)
    write(painter, reason.letter, line, bold, PRINTED.ink)
    line.setLeft(line.left() + INDENT * size * DOTS)
    place = QRectF(line)
    if reason.is_brief:
        line.translate(0, -height)
    else:
        if reason.bid:
            x = draw_contract(painter, reason.bid, place, bold, colours, PRINTED.ink)
            place.setLeft(x + QFontMetricsF(plain).horizontalAdvance(" "))
        painter.setPen(PRINTED.ink)
        draw_words(painter, cut(reason.text, plain, place.width()), place, plain, colours)
    painter.setPen(PRINTED.quiet)
    for paid in reason.paid:
        line.translate(0, height)
        draw_words(painter, cut(paid, small, line.width()), line, small, colours)
