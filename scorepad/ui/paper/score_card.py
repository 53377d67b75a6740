"""A card with all scores: one page to lie beside the cards."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from operator import itemgetter

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scorepad.tables.table import FIGURES, Align, Column, Table
from scorepad.ui.paper.blocks import ENDLESS, Block, beside, in_column
from scorepad.ui.paper.paper_lines import HEADING, even_lines, headings, sentence
from scorepad.ui.paper.paper_style import BODY, CAPTION, DOTS, HAIRLINE, title_font
from scorepad.ui.paper.paper_table import PaperTable, within
from scorepad.ui.words import score_tables
from scorepad.ui.words.score_tables import HelpRow, HelpTable
from scorepad.ui.words.what_if import doublings

_WON, _DOWN, _APART = 311.0 * DOTS, 125.0 * DOTS, 11.0 * DOTS
"""Widths for points won, for tricks down, and of the gap; texts in every language fit.

The card is scaled to the width of the paper.
"""
_WIDTH = _WON + _APART + _DOWN
_LEAST = 7.0
"""The smallest text size, in points."""
_TITLE = 8.75
"""The size of headings."""
_BREAK = re.compile(r"(?<=\.) | (?=\()")
"""Where a heading ends: a sentence, or words in brackets, are below it."""
_SIGNS = ("", "×", "××")
"""For contracts undoubled, doubled and redoubled, as on a sheet."""


def score_card(painter: QPainter, rect: QRectF) -> None:
    """Draw the card, as large as the page allows."""
    scale = min(rect.width() / _WIDTH, rect.height() / _both(1, 0).height)
    painter.translate(rect.center().x() - _WIDTH * scale / 2, rect.top())
    painter.scale(scale, scale)
    _both(scale, rect.height() / scale).paint(painter, QRectF(0, 0, _WIDTH, 0))


def _both(scale: float, height: float) -> Block:
    *others, down, down_vulnerable = score_tables.tables()
    foot = sentence(score_tables.honours(), BODY, _WON)
    left = _column(others, _WON, scale, height, foot)
    return beside(left, _column((down, down_vulnerable), _DOWN, scale, height), _WON + _APART)


def _column(
    tables: Sequence[HelpTable],
    width: float,
    scale: float,
    height: float,
    foot: Sequence[Block] = (),
) -> Block:
    """Return tables below each other in one size, with lines as high as the room allows."""
    least = _LEAST / scale
    size = min(
        within(partial(_table, table, tables, scale), BODY, width, least).size for table in tables
    )

    def column(more: float) -> Block:
        lines = [
            line for table in tables for line in _lines(table, tables, size, width, scale, more)
        ]
        return in_column([*lines, *foot])

    rows = sum(len(table.rows) for table in tables)
    return column(max(0.0, height - column(0).height) / rows)


def _lines(
    table: HelpTable,
    tables: Sequence[HelpTable],
    size: float,
    width: float,
    scale: float,
    more: float,
) -> list[Block]:
    """Return a table with its caption, which begins as a heading."""
    title, *rest = re.split(_BREAK, table.caption, maxsplit=1)
    said = [line for each in rest for line in sentence(each, CAPTION, width)]
    own, spare = slice(len(table.rows)), more * len(table.rows)
    lines = _table(table, tables, scale, size).lines(width, spare=spare, full=True, rows=own)
    return [
        *headings(even_lines(title.removesuffix("."), title_font(_TITLE * HEADING), width), _TITLE),
        *(replace(line, above=0) for line in said),
        *lines[not table.headings :],
    ]


def _table(
    table: HelpTable, tables: Sequence[HelpTable], scale: float, size: float
) -> PaperTable[HelpRow]:
    """Return a table, followed by rows of the others that make its columns as wide as theirs."""
    signs = dict(zip(doublings().values(), _SIGNS, strict=True))
    columns = [
        Column[HelpRow](
            signs.get(heading, heading),
            itemgetter(at),
            FIGURES if at else Align.WORDS,
            most=ENDLESS,
        )
        for at, heading in enumerate(table.headings or ("",) * len(table.rows[0]))
    ]
    wide = len(columns)
    others = [row for each in tables if each.headings and table.headings for row in each.rows]
    alike = [(*row, *("",) * wide)[:wide] for row in others]
    return PaperTable(
        Table(columns, [*table.rows, *alike]),
        size,
        hairline=HAIRLINE / scale,
        smallest=_LEAST / scale,
    )
