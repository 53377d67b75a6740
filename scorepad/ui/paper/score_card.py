"""A card with all scores: one page to lie beside the cards."""

from collections.abc import Sequence
from operator import itemgetter

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scorepad.tables.table import FIGURES, Align, Column, Table
from scorepad.ui.paper.blocks import ENDLESS, Block, beside, in_column
from scorepad.ui.paper.paper_lines import sentence
from scorepad.ui.paper.paper_style import BODY, DOTS, HAIRLINE
from scorepad.ui.paper.paper_table import PaperTable, within
from scorepad.ui.words import score_tables
from scorepad.ui.words.score_tables import HelpRow, HelpTable
from scorepad.ui.words.what_if import doublings

WON, DOWN, APART = 311.0 * DOTS, 125.0 * DOTS, 11.0 * DOTS
"""Widths for points won, for tricks down, and of the gap; texts in every language fit.

The card is scaled to the width of the paper.
"""
WIDTH = WON + APART + DOWN
LEAST = 7.0
"""The smallest text size, in points."""
SIGNS = ("", "×", "××")
"""For contracts undoubled, doubled and redoubled, as on a sheet."""


def score_card(painter: QPainter, rect: QRectF) -> None:
    """Draw the card, as large as the page allows."""
    scale = min(rect.width() / WIDTH, rect.height() / _both(1, 0).height)
    painter.translate(rect.center().x() - WIDTH * scale / 2, rect.top())
    painter.scale(scale, scale)
    _both(scale, rect.height() / scale).paint(painter, QRectF(0, 0, WIDTH, 0))


def _both(scale: float, height: float) -> Block:
    *others, down, down_vulnerable = score_tables.tables()
    foot = sentence(score_tables.honours(), BODY, WON)
    left = _column(others, WON, scale, height, foot)
    return beside(left, _column((down, down_vulnerable), DOWN, scale, height), WON + APART)


def _column(
    tables: Sequence[HelpTable],
    width: float,
    scale: float,
    height: float,
    foot: Sequence[Block] = (),
) -> Block:
    """Return tables below each other, with lines as high as the room allows."""

    def column(more: float) -> Block:
        lines = [line for table in tables for line in _lines(table, width, scale, more)]
        return in_column([*lines, *foot])

    rows = sum(len(table.rows) for table in tables)
    return column(max(0.0, height - column(0).height) / rows)


def _lines(table: HelpTable, width: float, scale: float, more: float) -> list[Block]:
    """Return a table with its caption, smaller if its texts are long."""
    drawn = within(lambda size: _table(table, size, scale), BODY, width, LEAST / scale)
    lines = drawn.lines(width, spare=more * len(table.rows), full=True)
    return [*sentence(table.caption, BODY, width), *lines[not table.headings :]]


def _table(table: HelpTable, size: float, scale: float) -> PaperTable[HelpRow]:
    signs = dict(zip(doublings().values(), SIGNS, strict=True))
    columns = [
        Column[HelpRow](
            signs.get(heading, heading),
            itemgetter(at),
            FIGURES if at else Align.WORDS,
            most=ENDLESS,
        )
        for at, heading in enumerate(table.headings or ("",) * len(table.rows[0]))
    ]
    all_rows, least = Table(columns, table.rows), LEAST / scale
    return PaperTable(all_rows, size, hairline=HAIRLINE / scale, smallest=least)
