"""The card of all scores: one page to lie beside the cards."""

from operator import itemgetter

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scorepad.tables.table import FIGURES, Align, Column, Table
from scorepad.ui.paper.blocks import GAP, Block, beside, in_column
from scorepad.ui.paper.paper_lines import sentence
from scorepad.ui.paper.paper_style import BODY, DOTS, HAIRLINE
from scorepad.ui.paper.paper_table import NAME, PaperTable
from scorepad.ui.words import score_tables
from scorepad.ui.words.score_tables import HelpRow, HelpTable

WON, DOWN = 312.0 * DOTS, 180.0 * DOTS
"""Of what is won, and of tricks down; all is drawn smaller on paper that is not so wide."""
WIDTH = WON + GAP + DOWN


def score_card(painter: QPainter, rect: QRectF) -> None:
    """Draw the card, as large as the page allows."""
    scale = min(1.3, rect.width() / WIDTH, rect.height() / _both(HAIRLINE).height)
    painter.translate(rect.center().x() - WIDTH * scale / 2, rect.top())
    painter.scale(scale, scale)
    _both(HAIRLINE / scale).paint(painter, QRectF(0, 0, WIDTH, 0))


def _both(hairline: float) -> Block:
    *others, down, down_vulnerable = score_tables.tables()
    left = [line for table in others for line in _lines(table, WON, hairline)]
    left += sentence(score_tables.honours(), BODY, WON)
    right = [line for table in (down, down_vulnerable) for line in _lines(table, DOWN, hairline)]
    return beside(in_column(left), in_column(right), WON + GAP)


def _lines(table: HelpTable, width: float, hairline: float) -> list[Block]:
    columns = [
        Column[HelpRow](heading, itemgetter(at), FIGURES if at else Align.WORDS, most=NAME)
        for at, heading in enumerate(table.headings or ("",) * len(table.rows[0]))
    ]
    lines = PaperTable(Table(columns, table.rows), BODY, hairline=hairline).lines(width)
    return [*sentence(table.caption, BODY, width), *lines[not table.headings :]]
