"""A poster of an evening: who won it, how all ended, its deal, and a penalty to laugh about."""

from collections import Counter
from dataclasses import replace

from PySide6.QtCore import QRectF

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.evening_result import EveningResult, FinalPlace
from scorepad.sheets.poster import dearest_penalty
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui import words
from scorepad.ui.paper.blocks import ENDLESS, Block, in_column
from scorepad.ui.paper.paper_lines import heading, sentence
from scorepad.ui.paper.paper_style import DOTS, title_font
from scorepad.ui.paper.paper_table import PaperTable
from scorepad.ui.paper.result_block import headline_lines
from scorepad.ui.words import evening_result as result_words
from scorepad.ui.words import season as season_words

GREAT = 1 / 14
"""The size of who won, of the width of the page; all else goes with it."""
SMALLER = 0.95
"""Step by step where many played."""


def poster(result: EveningResult, scored: ScoredEvening, body: QRectF) -> Block:
    """Return the whole poster, its parts spread over the page."""
    size, spare = body.width() / DOTS * GREAT, -1.0
    while spare < 0:
        parts = _parts(result, scored, size, body.width())
        spare = body.height() - sum(part.height for part in parts)
        size *= SMALLER
    return in_column([replace(part, above=spare / len(parts)) for part in parts])


def _parts(result: EveningResult, scored: ScoredEvening, size: float, width: float) -> list[Block]:
    lines = headline_lines(result, title_font(size * 1.2), width)
    said = sentence(result_words.by_how_much(result, scored), size * 0.6, width)
    parts = [
        in_column([*(heading(line, size) for line in lines), *said]),
        _order(result, size, width),
    ]
    deals = {
        result_words.deal_of_the_evening(): result.best_deal,
        season_words.dearest_penalty(): dearest_penalty(scored, result),
    }
    for title, deal in deals.items():
        if deal:
            told = sentence(result_words.best_deal(deal, scored), size * 0.5, width)
            parts.append(in_column([heading(title, size * 0.6), *told]))
    return parts


def _order(result: EveningResult, size: float, width: float) -> Block:
    place, player, *_ = season_words.columns(imps=result.in_imps)
    shared = Counter(each.place for each in result.order)
    columns: list[Column[FinalPlace]] = [
        Column(place, lambda row: f"{row.place}{'=' * (shared[row.place] > 1)}"),
        Column(player, lambda row: words.player_name(row.player), most=ENDLESS),
        Column(words.total(), lambda row: words.hundreds(row.score), FIGURES),
    ]
    table = PaperTable(Table(columns, result.order), size * 0.55)
    return in_column(table.lines(width, full=True))
