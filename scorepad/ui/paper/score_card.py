"""The card of all scores: one page to lie beside the cards."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scorepad.ui.paper.blocks import GAP, strips_height, strips_pieces
from scorepad.ui.paper.page import Piece, Strips
from scorepad.ui.paper.paper_lines import sentence
from scorepad.ui.paper.paper_style import BODY, DOTS, HAIRLINE
from scorepad.ui.paper.paper_table import NAME, PaperTable, TableColumn, plain_row
from scorepad.ui.words import score_tables
from scorepad.ui.words.score_tables import HelpTable

WIDTHS = 312.0 * DOTS, 180.0 * DOTS
"""Of what is won, and of tricks down; all is drawn smaller on paper that is not so wide."""


def score_card(body: QRectF) -> Piece:
    """Return the card, as large as the page allows."""
    *others, down, down_vulnerable = score_tables.tables()
    wide, narrow = WIDTHS

    def columns(hairline: float) -> tuple[Strips, Strips]:
        left = [strip for table in others for strip in _strips(table, wide, hairline)]
        left += sentence(score_tables.honours(), BODY, wide)
        both = down, down_vulnerable
        return left, [strip for table in both for strip in _strips(table, narrow, hairline)]

    high = max(map(strips_height, columns(HAIRLINE)))
    scale = min(1.3, body.width() / (wide + GAP + narrow), body.height() / high)
    return Piece(body, partial(_draw, columns(HAIRLINE / scale), scale))


def _strips(table: HelpTable, width: float, hairline: float) -> Strips:
    first, *rest = table.headings or ("",) * len(table.rows[0])
    columns = [TableColumn(first, most=NAME), *(TableColumn(each, right=True) for each in rest)]
    rows = [plain_row(*row) for row in table.rows]
    strips = PaperTable(columns, rows, BODY, hairline=hairline).strips(width)
    return [*sentence(table.caption, BODY, width), *strips[not table.headings :]]


def _draw(columns: Sequence[Strips], scale: float, painter: QPainter, rect: QRectF) -> None:
    left = rect.center().x() - (sum(WIDTHS) + GAP) * scale / 2
    painter.translate(left, rect.top())
    painter.scale(scale, scale)
    place = 0.0
    for strips, width in zip(columns, WIDTHS, strict=True):
        for piece in strips_pieces(strips, QRectF(place, 0, width, 0)):
            piece.draw(painter, piece.rect)
        place += width + GAP
