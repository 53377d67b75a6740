"""A poster of an evening: winners, order, the deal of the evening, and the biggest penalty."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.evening_result import EveningResult, FinalPlace
from scorepad.sheets.pages import Wanted
from scorepad.sheets.poster import dearest_penalty
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui import words
from scorepad.ui.paper.blocks import ENDLESS, GAP, Block, in_column
from scorepad.ui.paper.paper_lines import heading, headings, sentence
from scorepad.ui.paper.paper_style import DOTS, paper_colours, title_font
from scorepad.ui.paper.paper_table import PaperTable
from scorepad.ui.paper.result_block import headline_lines
from scorepad.ui.words import evening_result as result_words
from scorepad.ui.words import season as season_words

GREATEST, GREAT = 1 / 9, 1 / 14
"""The headline size as a share of the page width: at first, and for more than two lines.

Everything else is in proportion.
"""
SHORT = 3
"""A line this short, such as a single "and", is avoided."""
SMALLER = 0.95
"""The factor of each step by which the text shrinks for many players."""


def poster(result: EveningResult, scored: ScoredEvening, wanted: Wanted, body: QRectF) -> Block:
    """Return the poster as large as it fits, its parts spread over the page."""
    size, spare = body.width() / DOTS * GREATEST, -1.0
    lines: list[str] = []
    while spare < 0 or _are_ragged(lines, size * DOTS / body.width()):
        size *= SMALLER
        lines = headline_lines(result, title_font(size * 1.2), body.width())
        parts = _parts(lines, result, scored, wanted, size, body.width())
        spare = body.height() - sum(part.height + GAP for part in parts)
    parts = _parts(lines, result, scored, wanted, size, body.width(), spare / 2)
    spare = body.height() - sum(part.height for part in parts)
    return in_column([replace(part, above=spare / len(parts)) for part in parts])


def _are_ragged(lines: Sequence[str], share: float) -> bool:
    """Return whether smaller text is better than these lines, at this share of the width."""
    return (len(lines) > 2 and share > GREAT) or (
        min(map(len, lines), default=0) <= SHORT and share > GREAT / 2
    )


def _parts(
    lines: Sequence[str],
    result: EveningResult,
    scored: ScoredEvening,
    wanted: Wanted,
    size: float,
    width: float,
    spare: float = 0,
) -> list[Block]:
    """Return the headline, the order, stretched if there is height, and the deals."""
    said = sentence(result_words.by_how_much(result, scored), size * 0.6, width)
    parts = [
        in_column([*headings(lines, size), *said]),
        in_column(_order(result, size).lines(width, spare=spare, full=True)),
    ]
    deals = {
        result_words.deal_of_the_evening(): result.best_deal,
        season_words.dearest_penalty(): dearest_penalty(scored, result),
    }
    for title, deal in deals.items():
        if deal:
            told = sentence(
                result_words.best_deal(deal, scored), size * 0.5, width, paper_colours(wanted)
            )
            parts.append(in_column([heading(title, size * 0.6), *told]))
    return parts


def _order(result: EveningResult, size: float) -> PaperTable[FinalPlace]:
    place, player, *_ = season_words.columns(imps=result.in_imps)
    shared = Counter(each.place for each in result.order)
    columns: list[Column[FinalPlace]] = [
        Column(place, lambda row: f"{row.place}{'=' * (shared[row.place] > 1)}"),
        Column(player, lambda row: words.player_name(row.player), most=ENDLESS),
        Column(words.total(), lambda row: words.hundreds(row.score), FIGURES),
    ]
    return PaperTable(Table(columns, result.order), size * 0.6)
