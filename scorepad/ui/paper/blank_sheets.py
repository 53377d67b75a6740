"""Sheets to score on by hand."""

from functools import partial
from itertools import product

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.sheets.layout import Header
from scorepad.sheets.pages import Blank, Format
from scorepad.ui import words
from scorepad.ui.look import sheet_font
from scorepad.ui.painting.sheet_painter import Ink, draw_wheel
from scorepad.ui.painting.wrapping import wrapped, write
from scorepad.ui.paper.blocks import Block, Draw
from scorepad.ui.paper.page import Frame, Head, Page
from scorepad.ui.paper.paper_style import (
    BODY,
    BOTTOM_LEFT,
    CAPTION,
    DOTS,
    HAIRLINE,
    PRINTED,
    RULE,
    cut_line,
    rule,
    words_font,
)
from scorepad.ui.paper.ruled_form import LINE, SLIP_SHARES, TRAVELLER_SHARES, draw_form
from scorepad.ui.paper.score_card import score_card
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import translate

_GAP = 26.0 * DOTS
_FORM_HEAD = 26.0 * DOTS
_PAD_WIDTH, _PAD_HEIGHT = 220 * DOTS, 320 * DOTS
"""The minimum size of a pad, for handwriting."""
FEWEST, MOST = 4, 7
"""The numbers of players that a back score can have."""
_PRIVATE_SHARES = (2, 2, 2, 3, 3, 2, 2, 3, 3, 3)
"""Relative widths of the columns."""
_SLIP_BOARDS = 4
_SLIP_WIDTH, _SLIP_HEIGHT = 230.0 * DOTS, _FORM_HEAD + (_SLIP_BOARDS + 1) * LINE * 0.87
_TRAVELLER_HEIGHT = 330 * DOTS
_BOARDS = 32
_DATE = 150 * DOTS


def blank_page(blank: Blank, form: Format, players: int = FEWEST) -> Page:
    """Return one page, to be printed as often as needed."""
    frame = Frame(form, Head(paper_words.blank_titles()[blank], "", ""))

    font = words_font(CAPTION)
    leading = QFontMetricsF(font).lineSpacing()
    note = [*reversed(wrapped(_vulnerable(), font, frame.foot.width()))]

    def draw(painter: QPainter, body: QRectF) -> None:
        if blank is not Blank.SCORES:
            _draw_date(painter, QRectF(body.right() - _DATE, 0, _DATE, frame.title_bottom))
        if blank is Blank.CHUKKER:
            body = body.adjusted(0, 0, 0, -(len(note) - 1) * leading)
            for number, line in enumerate(note):
                place = frame.foot.translated(0, -number * leading)
                write(painter, line, place, font, PRINTED.quiet, BOTTOM_LEFT)
        _content(blank, players)(painter, body)

    return frame.page(1, 1, Block(frame.body.height(), draw))


def _vulnerable() -> str:
    return translate(
        "words",
        "Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, "
        "in Cavendish form the other; deal 4: both sides",
    )


def _content(blank: Blank, players: int) -> Draw:
    match blank:
        case Blank.BACK_SCORE:
            return partial(_draw_back_score, players)
        case Blank.TRAVELLER:
            return _repeated(_draw_traveller, 0, _TRAVELLER_HEIGHT, cut=True)
        case Blank.SLIPS:
            return _repeated(_draw_slip, _SLIP_WIDTH, _SLIP_HEIGHT, cut=True)
        case Blank.PRIVATE:
            return _draw_private
        case Blank.SCORES:
            return score_card
        case _:
            return _repeated(partial(_draw_pad, blank), _PAD_WIDTH, _PAD_HEIGHT)


def _draw_date(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(PRINTED.quiet)
    _draw_line(painter, rect, translate("words", "Date"), words_font(CAPTION), rect.width())


def _draw_line(painter: QPainter, rect: QRectF, word: str, font: QFont, most: float) -> None:
    """Draw a label, and a line after it to write on, of a maximum length."""
    painter.setFont(font)
    painter.drawText(rect, BOTTOM_LEFT, word)
    left = rect.left() + QFontMetricsF(font).horizontalAdvance(word) + 6 * DOTS
    rule(painter, left, min(rect.right(), left + most), rect.bottom() - 2 * DOTS)


def _repeated(draw: Draw, wide: float, high: float, *, cut: bool = False) -> Draw:
    """Return a function that draws copies of a form, side by side and below each other.

    Each has at least this size, and they share the page; dashed lines show where to cut.
    """

    def draw_all(painter: QPainter, body: QRectF) -> None:
        across = max(1, int((body.width() + _GAP) / ((wide or body.width()) + _GAP)))
        down = max(1, int((body.height() + _GAP) / (high + _GAP)))
        width = (body.width() - (across - 1) * _GAP) / across
        height = (body.height() - (down - 1) * _GAP) / down
        for y, x in product(range(down), range(across)):
            left, top = body.left() + x * (width + _GAP), body.top() + y * (height + _GAP)
            Block(height, draw).paint(painter, QRectF(left, top, width, height))
            if cut and y and not x:
                line = QPointF(body.left(), top - _GAP / 2)
                cut_line(painter, line, QPointF(body.right(), line.y()))
            if cut and x and not y:
                line = QPointF(left - _GAP / 2, body.top())
                cut_line(painter, line, QPointF(line.x(), body.bottom()))

    return draw_all


def _draw_pad(blank: Blank, painter: QPainter, rect: QRectF) -> None:
    """Draw We and They, lines for the players, the heavy line and the line for totals."""
    row = 26.0 * DOTS
    middle = rect.center().x()
    columns = [
        QRectF(left, rect.top(), rect.width() / 2, 0.9 * row) for left in (rect.left(), middle)
    ]
    for column, word in zip(columns, words.we_and_they(), strict=True):
        painter.setFont(sheet_font(0.6 * row))
        painter.setPen(PRINTED.ink)
        painter.drawText(column, Qt.AlignmentFlag.AlignCenter, word)
        inner = column.adjusted(0.7 * row, 0, -0.7 * row, 0)
        rule(painter, inner.left(), inner.right(), rect.top() + 1.55 * row)
    painter.setPen(QPen(PRINTED.hairline, 0.03 * row))
    painter.drawLine(QPointF(middle, rect.top() + 0.2 * row), QPointF(middle, rect.bottom()))
    foot = rect.bottom() - 1.5 * row
    line = rect.top() + 2 * row + 0.48 * (foot - rect.top() - 2 * row)
    rule(painter, rect.left(), rect.right(), line, 0.08 * row)
    rule(painter, rect.left(), rect.right(), foot, RULE)
    if blank is Blank.CHUKKER:
        _draw_chukker(painter, rect, row)


def _draw_chukker(painter: QPainter, rect: QRectF, row: float) -> None:
    """Draw the wheel to write the deals into."""
    ink = Ink(PRINTED, 1.25 * row, least=HAIRLINE)
    head = QRectF(rect.left(), rect.top() - 0.5 * row, rect.width(), 2.4 * row)
    draw_wheel(painter, Header(("", ""), ("", "")), head, ink)


def _draw_back_score(players: int, painter: QPainter, rect: QRectF) -> None:
    """Draw a column for each player and a line for each round, with totals."""
    number = 26 * DOTS
    lines = int(rect.height() / LINE)
    height = rect.height() / lines
    each = (rect.width() - number) / players
    painter.setFont(words_font(CAPTION))
    for line in range(1, lines - 1):
        bottom = rect.top() + (line + 1) * height
        painter.setPen(PRINTED.quiet)
        place = QRectF(rect.left(), bottom - height, number, height)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(line))
        if line < lines - 2:
            rule(painter, rect.left(), rect.right(), bottom)
    for player in range(players):
        left = rect.left() + number + player * each
        painter.setPen(QPen(PRINTED.ink, RULE))
        painter.drawLine(QPointF(left, rect.top()), QPointF(left, rect.bottom()))
        painter.setPen(QPen(PRINTED.hairline, HAIRLINE, Qt.PenStyle.DotLine))
        half = left + each / 2
        painter.drawLine(QPointF(half, rect.top() + height), QPointF(half, rect.bottom()))
    for y in (rect.top() + height, rect.bottom() - height, rect.bottom()):
        rule(painter, rect.left(), rect.right(), y, RULE)


def _draw_traveller(painter: QPainter, rect: QRectF) -> None:
    """Draw a table for all results of a board, and a line for its number."""
    _draw_to_fill_in(painter, rect, paper_words.board_number())
    lines = int((rect.height() - _FORM_HEAD) / LINE) - 1
    table = rect.adjusted(0, _FORM_HEAD, 0, 0)
    pairs = [(str(number),) for number in range(1, lines + 1)]
    draw_form(painter, table, paper_words.traveller_columns(), TRAVELLER_SHARES, pairs)


def _draw_slip(painter: QPainter, rect: QRectF) -> None:
    """Draw a form for one table's results in one round."""
    words_to_fill = (
        translate("words", "Round"),
        translate("words", "Table"),
        translate("words", "N-S"),
        translate("words", "E-W"),
    )
    each = rect.width() / len(words_to_fill)
    for number, word in enumerate(words_to_fill):
        place = QRectF(rect.left() + number * each, rect.top(), each - 6 * DOTS, rect.height())
        _draw_to_fill_in(painter, place, word)
    table = rect.adjusted(0, _FORM_HEAD, 0, 0)
    draw_form(painter, table, paper_words.slip_columns(), SLIP_SHARES, [()] * _SLIP_BOARDS)


def _draw_private(painter: QPainter, rect: QRectF) -> None:
    """Draw a table for the boards of a pair; dealer and vulnerability are printed."""
    _draw_to_fill_in(painter, rect, translate("words", "Pair"))
    most = int((rect.height() - _FORM_HEAD) / (LINE * 0.7)) - 1
    rows = [
        (
            str(board),
            words.language().chair(board_dealer(board)),
            paper_words.vulnerable_on_board(board_vulnerable(board)),
        )
        for board in range(1, min(_BOARDS, most) + 1)
    ]
    table = rect.adjusted(0, _FORM_HEAD, 0, 0)
    draw_form(
        painter,
        table,
        (
            translate("words", "Board"),
            translate("words", "Dealer"),
            translate("words", "Vuln."),
            translate("words", "Against"),
            translate("words", "Contract"),
            translate("words", "By"),
            translate("words", "Tricks"),
            translate("words", "Plus"),
            translate("words", "Minus"),
            translate("words", "Points"),
        ),
        _PRIVATE_SHARES,
        rows,
    )


def _draw_to_fill_in(painter: QPainter, rect: QRectF, word: str) -> None:
    painter.setPen(PRINTED.ink)
    line = QRectF(rect.left(), rect.top(), rect.width(), _FORM_HEAD - 8 * DOTS)
    _draw_line(painter, line, word, words_font(BODY), 60 * DOTS)
