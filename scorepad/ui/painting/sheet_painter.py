"""Paints the lines of a sheet: on the screen and on paper, at any size."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from scorepad.bridge.deal import Adjustment
from scorepad.bridge.rounds import At, ScoredRound
from scorepad.sheets.layout import (
    CHANGE_HEIGHT,
    NAME_HEIGHT,
    TITLE_HEIGHT,
    BoardLine,
    Header,
    PlacedLine,
    Row,
    Rule,
    SheetRow,
    Totals,
    places_of_new_seats,
)
from scorepad.ui import words
from scorepad.ui.look import CENTRE, LEFT, RIGHT, Colours, sheet_font, text_font
from scorepad.ui.painting.contract_painter import deal_width, draw_deal
from scorepad.ui.painting.wrapping import cut, write

_COLUMN = 3.4
"""The width of a column, in rows."""
_REASON = 1.4
"""The width for the reason of points, between number and figure of a board."""
MARGIN = 0.3
"""The paper's margin at either side, in rows."""
WIDTH = 2 * (_COLUMN + MARGIN)


class Ink(NamedTuple):
    """Colours and sizes for painting a sheet."""

    colours: Colours
    row: float
    """The height of a row in device pixels, from which all else follows."""
    marks: bool = False
    """Whether letters (a), (b), (c) are beside the figures."""
    least: float = 1.0
    """The width of the thinnest visible pen."""
    words: float = 1.0
    """The minimum size of small text."""
    times: float = 1.0
    """The size of small text relative to the usual one."""
    board: float = 0.5
    """The size of figures on a list of boards, beside the contract, in rows."""
    boards: float = 0.5
    """The size of its totals."""

    def width(self, rows: float) -> float:
        """Return the width of a pen, but never too thin."""
        return max(self.least, rows * self.row)


def draw_paper(painter: QPainter, paper: QRectF, ink: Ink, head: float, foot: float) -> None:
    """Paint an empty sheet, and the line between the columns from its head to its foot."""
    fill(painter, paper, ink.colours.paper)
    middle = paper.center().x()
    painter.setPen(QPen(ink.colours.hairline, ink.width(0.03)))
    below_title = head + 0.62 * ink.row * ink.times
    painter.drawLine(QPointF(middle, below_title), QPointF(middle, foot))


def fill(painter: QPainter, area: QRectF | QRect, colour: QColor) -> None:
    """Fill an area; `fillRect` would look up gradients first, which delays the start."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(area)
    painter.restore()


def draw_sheet(
    painter: QPainter,
    paper: QRectF,
    ink: Ink,
    number: int,
    scored: ScoredRound,
    lines: Iterable[PlacedLine],
) -> list[tuple[PlacedLine, QRectF]]:
    """Paint the sheet of a round; return each line with its rectangle."""
    draw_paper(painter, paper, ink, paper.top(), paper.bottom())
    inner = paper.adjusted(MARGIN * ink.row, 0, -MARGIN * ink.row, 0)
    seated = places_of_new_seats(scored)
    drawn = []
    for each in lines:
        top, height = inner.top() + each.top * ink.row, each.height * ink.row
        rect = QRectF(inner.left(), top, inner.width(), height)
        row = SheetRow(number, each.line, scored.round.options, seated=seated)
        draw_line(painter, row, rect, ink, lambda at: False)
        drawn.append((each, rect))
    return drawn


def draw_line(
    painter: QPainter,
    row: SheetRow,
    rect: QRectF,
    ink: Ink,
    is_lit: Callable[[At], bool],
) -> None:
    """Paint one line of the sheet across both columns."""
    match row.line:
        case Header() as header:
            large = ink._replace(row=ink.row * ink.times, times=1.0)
            _draw_header(painter, row, header, rect, large)
        case Rule() as rule:
            _draw_rule(painter, rule, rect, ink)
        case Totals() as totals:
            boards = row.options.is_listed
            _draw_totals(painter, totals, rect, ink, boards=boards)
        case BoardLine() as board:
            _draw_board(painter, row, board, rect, ink, is_lit)
        case Row():
            for column in (0, 1):
                _draw_figure(painter, row, column, column_rect(rect, column), ink, is_lit)


def column_rect(line: QRectF, column: int) -> QRectF:
    """Return the rectangle of a column within a line."""
    half = line.width() / 2
    return QRectF(line.left() + column * half, line.top(), half, line.height())


def _draw_figure(
    painter: QPainter,
    row: SheetRow,
    column: int,
    rect: QRectF,
    ink: Ink,
    is_lit: Callable[[At], bool],
) -> None:
    entry = row.entry(column)
    if entry is None:
        return
    at = row.figure_at(column)
    font = _numerals(round(ink.row * FIGURE))
    text = str(entry.points)
    place = _figure_rect(rect)
    if at and _is_marked(row, at, is_lit):
        width = QFontMetricsF(font).horizontalAdvance(text)
        glow = QRectF(place.right() - width, rect.top(), width, rect.height())
        line = Qt.PenStyle.DashLine if at == row.preview else Qt.PenStyle.SolidLine
        painter.setPen(QPen(ink.colours.accent, ink.width(0.04), line))
        painter.setBrush(ink.colours.glow)
        pad = 0.18 * ink.row
        painter.drawRoundedRect(glow.adjusted(-pad, 1, pad, -1), pad, pad)
    painter.setFont(font)
    painter.setPen(_colour(row, at, ink))
    painter.drawText(place, RIGHT, text)
    if ink.marks and at:
        painter.setFont(_small_font(ink))
        painter.setPen(ink.colours.quiet)
        mark = QRectF(place.right() + 0.25 * ink.row, rect.top(), ink.row, rect.height())
        painter.drawText(mark, LEFT, f"({words.letter(row.letter_at(at.place))})")


def _is_marked(row: SheetRow, at: At, is_lit: Callable[[At], bool]) -> bool:
    """Whether a deal is typed, or is chosen and none is typed."""
    return at == row.preview if row.preview else is_lit(at)


def draw_sum(painter: QPainter, sums: Sequence[str], rect: QRectF, ink: Ink) -> None:
    """Paint the sum of figures that do not fit, in their place: … 450."""
    painter.setFont(_numerals(round(ink.row * FIGURE)))
    painter.setPen(ink.colours.quiet)
    for column, said in enumerate(sums):
        painter.drawText(_figure_rect(column_rect(rect, column)), RIGHT, said)


def _colour(row: SheetRow, at: At | None, ink: Ink) -> QColor:
    """Return the colour of a figure: pale until its deal is saved."""
    if at and at == row.preview:
        return ink.colours.accent
    return ink.colours.quiet if at in row.unsaved else ink.colours.ink


_HUB, _HIGH_HUB = 1.12, 0.6
"""The middle of the wheel in rows from the top: between the names, or above them by the title."""
SMALL = 0.34
"""The size of small text, in rows."""
FIGURE = 0.76
"""The size of a figure within its row."""
_SMALLEST = 0.75
"""How much long small text may be shrunk."""
_NARROWEST = 0.75
"""How much it may be narrowed then."""
_AWAY = 0.35
"""The space between players and the middle line, in sizes of their text: a millimetre on paper."""
_BESIDE = 0.3
"""The minimum distance between contract and figure of a board, in rows."""


def _figure_rect(column: QRectF) -> QRectF:
    """Return the area that figures are right-aligned in, within their column."""
    return column.adjusted(0, 0, -1.15 / _COLUMN * column.width(), 0)


def _board_figure(column: QRectF, ink: Ink) -> QRectF:
    return column.adjusted(0, 0, -0.25 * ink.row, 0)


_WHOLE = int(CENTRE) | int(Qt.TextFlag.TextDontClip)
"""For words whose line may be lower than their letters: descenders are seen."""


def _small_font(ink: Ink) -> QFont:
    """Return the font of small text; copy it to change it."""
    return _words(round(max(ink.words, SMALL * ink.row * ink.times)))


@lru_cache(maxsize=64)
def _numerals(pixels: int) -> QFont:
    """Return the font of figures, cached, as Qt searches for a typeface for each new font."""
    return sheet_font(pixels)


def _board_numerals(ink: Ink, size: float) -> QFont:
    return _numerals(round(max(ink.words, ink.row * size)))


@lru_cache(maxsize=64)
def _words(pixels: int) -> QFont:
    font = text_font(10)
    font.setPixelSize(pixels)
    return font


def _smallest(ink: Ink) -> float:
    """Return how much small text may be shrunk if it is long."""
    return max(_SMALLEST, min(1.0, ink.words / _small_font(ink).pixelSize()))


def _draw_header(painter: QPainter, row: SheetRow, header: Header, rect: QRectF, ink: Ink) -> None:
    if not header.is_titled:
        rect = rect.adjusted(0, -TITLE_HEIGHT * ink.row, 0, 0)
    elif not header.is_brief:
        title = QRectF(rect.left(), rect.top() + 0.1 * ink.row, rect.width(), 0.5 * ink.row)
        said = words.round_title(row.round, row.options)
        if header.wheel:  # beside it, as names need the whole width below
            title.setRight(rect.center().x() - _HIGH_HUB * ink.row)
        painter.setFont(_font_within(said, ink, title.width()))
        painter.setPen(ink.colours.quiet)
        painter.drawText(title, LEFT if header.wheel else CENTRE, said)
    for column, side in enumerate(words.we_and_they()):
        place = column_rect(rect, column)
        top = rect.top() + (0.06 if header.is_brief else 0.52) * ink.row
        head = QRectF(place.left(), top, place.width(), 0.66 * ink.row)
        painter.setFont(_numerals(round(max(ink.words, ink.row * 0.52))))
        painter.setPen(ink.colours.ink)
        painter.drawText(head, CENTRE, side)
    if header.is_brief:
        _draw_players(painter, header, rect, head.bottom(), ink)
        return
    below = QRectF(rect.left(), head.bottom(), rect.width(), 0.48 * ink.row)
    _draw_names(painter, header, below, ink)
    for change in header.changes:
        below = QRectF(rect.left(), below.bottom(), rect.width(), CHANGE_HEIGHT * ink.row)
        fill(painter, below.adjusted(0, 1, 0, 0), ink.colours.paper)  # not over the middle line
        _draw_within(painter, words.seat_change(change, row.options), below, ink)
    if header.wheel:
        draw_wheel(painter, header, rect, ink, _HIGH_HUB if header.is_titled else _HUB)


def _draw_players(painter: QPainter, header: Header, rect: QRectF, top: float, ink: Ink) -> None:
    """Write the players of each side one below the other, all alike, shorter if they are long.

    They keep away from the middle line, and rather use the margin.
    """
    pixels = _small_font(ink).pixelSize()
    high = min(NAME_HEIGHT * ink.row, 1.3 * pixels)
    column, away = column_rect(rect, 0).width(), _AWAY * pixels
    room = column + 0.9 * MARGIN * ink.row - away
    width = QFontMetricsF(_small_font(ink)).horizontalAdvance
    pairs = [pair if words.have_names(pair) else () for pair in (header.we, header.they)]
    for told in _shorter_and_shorter([*pairs[0], *pairs[1]]):
        longest = max(told, key=width, default="")
        if width(longest) * _smallest(ink) <= room:
            break
    wide = min(room, width(longest))
    apart = max(0.0, wide / 2 + away - column / 2)
    ours = len(pairs[0])
    for side, names in enumerate((told[:ours], told[ours:])):
        place = column_rect(rect, side).translated(apart if side else -apart, 0)
        for number, said in enumerate(names):
            below = QRectF(place.left(), top + number * high, place.width(), high)
            _draw_within(painter, said, below, ink, room, longest)


def _shorter_and_shorter(names: Sequence[str]) -> Iterator[list[str]]:
    """Yield names in shorter forms, alike for all, never mere initials: Ann Fox, Ann F., Ann."""
    whole = [words.player_name(name) for name in names]
    shorter = [words.shortened(name) for name in names]
    yield whole
    for form in (0, 1):
        yield [each[form] if each else name for name, each in zip(whole, shorter, strict=True)]
    given = [n.split()[0] if each else n for n, each in zip(whole, shorter, strict=True)]
    if len({*given}) == len(given):
        yield given


def draw_wheel(
    painter: QPainter, header: Header, rect: QRectF, ink: Ink, down: float = _HUB
) -> None:
    """Paint the wheel of a chukker: an X with each deal's number at its dealer."""
    radius = 0.52 * ink.row
    hub = QPointF(rect.center().x(), rect.top() + down * ink.row)
    circle = QRectF(hub.x() - radius, hub.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(QPen(ink.colours.hairline, ink.width(0.03)))
    painter.setBrush(ink.colours.paper)
    painter.drawEllipse(circle)
    reach = radius * 0.7
    for x in (-reach, reach):
        painter.drawLine(hub - QPointF(x, reach), hub + QPointF(x, reach))
    font = QFont(_small_font(ink))
    order = (header.foot, header.foot.left, header.foot.partner, header.foot.right)
    for spoke in header.wheel:
        away = ((0, 0.62), (-0.62, 0), (0, -0.62), (0.62, 0))[order.index(spoke.dealer)]
        font.setBold(spoke.is_next)
        painter.setFont(font)
        painter.setPen(ink.colours.accent if spoke.is_next else ink.colours.ink)
        side = 0.5 * ink.row
        centre = hub + QPointF(away[0] * radius, away[1] * radius)
        place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        painter.drawText(place, CENTRE, str(spoke.number))


def _draw_names(painter: QPainter, header: Header, rect: QRectF, ink: Ink) -> None:
    """Write the names, for both sides alike smaller or cut off if they are long."""
    pairs = [pair if words.have_names(pair) else () for pair in (header.we, header.they)]
    spare = 0.55 * ink.row if header.wheel and not header.is_titled else 0.0
    room = rect.width() / 2 - spare - 0.2 * ink.row
    width = QFontMetricsF(_small_font(ink)).horizontalAdvance
    for sides in words.sides(*pairs):
        longest = max(sides, key=width)
        if width(longest) * _smallest(ink) * _NARROWEST <= room:
            break
    for column, names in enumerate(sides):
        place = column_rect(rect, column).adjusted(spare * column, 0, spare * (column - 1), 0)
        _draw_within(painter, names, place, ink, room, longest)


def _draw_within(
    painter: QPainter, text: str, rect: QRectF, ink: Ink, room: float = 0, longest: str = ""
) -> None:
    """Write small text in the middle, smaller if it, or `longest`, is too long."""
    room = room or rect.width()
    font = _font_within(longest or text, ink, room)
    painter.setFont(font)
    painter.setPen(ink.colours.quiet)
    painter.drawText(rect, _WHOLE, cut(text, font, room))


def _font_within(text: str, ink: Ink, room: float) -> QFont:
    """Return the font of small text: smaller and then narrower if it is long."""
    font = _small_font(ink)
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > room:
        font = QFont(font)
        smaller = max(_smallest(ink), room / width)
        font.setPixelSize(max(1, int(font.pixelSize() * smaller)))
        font.setStretch(int(100 * max(_NARROWEST, min(1.0, room / width / smaller))))
    return font


def _draw_rule(painter: QPainter, rule: Rule, rect: QRectF, ink: Ink) -> None:
    middle = rect.center().y()
    heavy = rule is Rule.HEAVY
    painter.setPen(QPen(ink.colours.ink, ink.width(0.08 if heavy else 0.03)))
    painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle))


def _draw_totals(
    painter: QPainter, totals: Totals, rect: QRectF, ink: Ink, *, boards: bool
) -> None:
    ahead = max(totals) if totals.we != totals.they else None
    for column, points in enumerate(totals):
        usual = _numerals(round(ink.row * FIGURE))
        font = QFont(_board_numerals(ink, ink.boards) if boards else usual)
        font.setBold(points == ahead)
        painter.setFont(font)
        painter.setPen(ink.colours.ink)
        across = column_rect(rect, column)
        place = _board_figure(across, ink) if boards else _figure_rect(across)
        painter.drawText(place, RIGHT, str(points))


def with_large_figures(ink: Ink, boards: Sequence[tuple[BoardLine, QRectF]]) -> Ink:
    """Return ink for figures as large as on other sheets, if those of a list have room."""
    share = FIGURE
    for board, rect in boards:
        font, item = _small_font(_beside_figure(ink, rect)), board.deal.item
        used = 0.1 * ink.row + 1.5 * font.pixelSize() + _BESIDE * ink.row
        if isinstance(item, Adjustment):
            used += _REASON * ink.row
        else:
            used += deal_width(item, font)
            if board.deal.compared and item.points_held:
                used += 0.15 * ink.row + QFontMetricsF(font).horizontalAdvance("00")
        if board.we:
            room = _board_figure(column_rect(rect, 0), ink).width() - used
            large = _numerals(100)
            share = min(
                share, 100 * room / QFontMetricsF(large).horizontalAdvance(str(board.we)) / ink.row
            )
    return ink._replace(board=max(0.8 * ink.board, share), boards=FIGURE)


def _beside_figure(ink: Ink, rect: QRectF) -> Ink:
    """Return ink for text that leaves room for a figure beside it."""
    room = rect.width() / (2 * _COLUMN * ink.row)
    return ink._replace(times=max(1.0, min(ink.times, room)))


def _draw_board(
    painter: QPainter,
    row: SheetRow,
    board: BoardLine,
    rect: QRectF,
    ink: Ink,
    is_lit: Callable[[At], bool],
) -> None:
    at = At(row.round, board.deal.place)
    ink = _beside_figure(ink, rect)
    if _is_marked(row, at, is_lit):
        painter.setPen(QPen(ink.colours.accent, ink.width(0.04)))
        painter.setBrush(ink.colours.glow)
        painter.drawRect(rect.adjusted(1, 1, -1, -1))
    colour = _colour(row, at, ink)
    left = rect.adjusted(0.1 * ink.row, 0, 0, 0)
    painter.setFont(_small_font(ink))
    painter.setPen(ink.colours.quiet)
    item = board.deal.item
    if isinstance(item, Adjustment) or row.options.counts(passed_out=item.is_passed_out):
        painter.drawText(left, LEFT, str(board.deal.number))
    place = left.adjusted(1.5 * _small_font(ink).pixelSize(), 0, 0, 0)
    if isinstance(board.deal.item, Adjustment):
        place.setWidth(_REASON * ink.row)
        write(painter, board.deal.item.reason, place, _small_font(ink), ink.colours.quiet)
    else:
        end = draw_deal(painter, board.deal.item, place, _small_font(ink), ink.colours, colour)
        if board.deal.compared:
            side, held = board.deal.item.points_held or (board.ours.other, "?")
            asks = board.deal.compared.lacks_points
            painter.setPen(ink.colours.wrong if asks else ink.colours.quiet)
            place.setLeft(end if side is board.ours else rect.center().x())
            if asks or held != "?":
                painter.drawText(place.adjusted(0.15 * ink.row, 0, 0, 0), LEFT, str(held))
    painter.setPen(colour)
    font = _board_numerals(ink, ink.board)
    painter.setFont(font)
    for column, points in enumerate((board.we, board.they)):
        place = _board_figure(column_rect(rect, column), ink)
        if points:
            painter.drawText(place, RIGHT, str(points))
