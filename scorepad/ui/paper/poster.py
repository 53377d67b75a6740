"""A poster of an evening: winners, order, the deal of the evening, and the biggest penalty."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF

from scorepad.bridge.best_board import best_board, dearest_penalty
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.evening_result import EveningResult, FinalPlace
from scorepad.bridge.ranking import rank
from scorepad.sheets import poster as one_table
from scorepad.sheets.pages import Wanted
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui import words
from scorepad.ui.painting.result_card import ResultCard, has_result, result_card
from scorepad.ui.paper.blocks import ENDLESS, GAP, Block, in_column
from scorepad.ui.paper.paper_lines import (
    FIXED,
    HEADING,
    bound,
    heading,
    headings,
    names_whole,
    players_in,
    sentence,
    whole_names,
)
from scorepad.ui.paper.paper_style import DOTS, LARGER, paper_colours, title_font
from scorepad.ui.paper.paper_table import PaperTable, with_names_broken, within
from scorepad.ui.words import evening_result as result_words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import season as season_words
from scorepad.ui.words import sessions as sessions_words
from scorepad.ui.words import translate

GREATEST, GREAT = 1 / 9, 1 / 14
"""The headline size as a share of the page width: at first, and for more than two lines.

Everything else is in proportion.
"""
SHORT = 3
"""A line this short, such as a single "and", is avoided."""
SMALLER = 0.95
"""The factor of each step by which the text shrinks for many players."""
FIRST = 3
"""How many places of several tables a poster names, of each line."""
LEAST_ORDER = 0.7
"""To what share of its size the order may shrink for long names."""


class Told(NamedTuple):
    """What a poster says."""

    headlines: Sequence[str]
    """Who won, or who won each line."""
    names: Sequence[str]
    """Kept whole in the headlines."""
    by_how_much: str
    order: Table[Any]
    deals: dict[str, str]


def told_of(result: EveningResult, scored: ScoredEvening) -> Told | None:
    """Return what a poster says of several tables, or else of one; nothing before there is one."""
    session = scored.rounds[-1].round.comparison if scored.rounds else None
    if session and has_result(scored):
        ranking, card = rank(session), result_card(scored)
        dearest = dearest_penalty(ranking)
        found = {card.name_of_best: card.best_deal}
        if dearest and dearest != best_board(ranking):
            found[season_words.dearest_penalty()] = sessions_words.best_board(dearest, ranking)
        pairs = [*(pair for _, pair, _ in card.order), *ranking.names.values()]
        names = [player for pair in pairs for player in players_in(pair)]
        won = ranking_words.winners(ranking)
        said = won if len(won) > 1 else [card.headline]
        return Told(said, names, card.by_how_much, _first_places(card), found)
    if not result.order:
        return None
    deals = {
        result_words.deal_of_the_evening(): result.best_deal,
        season_words.dearest_penalty(): one_table.dearest_penalty(scored, result),
    }
    return Told(
        [result_words.headline(result)],
        [each.player for each in result.order],
        result_words.by_how_much(result, scored),
        _order(result),
        {title: result_words.best_deal(deal, scored) for title, deal in deals.items() if deal},
    )


def poster(told: Told, wanted: Wanted, body: QRectF) -> Block:
    """Return the poster as large as it fits, its parts spread over the page.

    In large print it has fewer deals where the places would hardly be larger.
    """
    size, lines = _fitting(told, wanted, body)
    if wanted.large:
        usual, _ = _fitting(told, replace(wanted, large=False), body)
        least = LARGER * _places(told, usual, body.width(), large=False).size
        for deals in range(len(told.deals) - 1, -1, -1):
            high = _places(told, size, body.width(), large=True).size
            fewer = told._replace(deals=dict([*told.deals.items()][:deals]))
            larger, others = _fitting(fewer, wanted, body)
            if high < min(least, _places(fewer, larger, body.width(), large=True).size):
                told, size, lines = fewer, larger, others
    spare = _spare(_parts(lines, told, wanted, size, body.width()), body, GAP)
    parts = _parts(lines, told, wanted, size, body.width(), spare / 2)
    spare = _spare(parts, body)
    return in_column([replace(part, above=spare / len(parts)) for part in parts])


def _fitting(told: Told, wanted: Wanted, body: QRectF) -> tuple[float, list[list[str]]]:
    """Return the largest size that fits, and the lines of each headline."""
    size, spare = body.width() / DOTS * GREATEST, -1.0
    lines: list[list[str]] = []
    while spare < 0 or _are_ragged(lines, size * DOTS / body.width()):
        size *= SMALLER
        font = title_font(size * HEADING)
        lines = [names_whole(said, told.names, font, body.width()) for said in told.headlines]
        spare = _spare(_parts(lines, told, wanted, size, body.width()), body, GAP)
    return size, lines


def _spare(parts: Sequence[Block], body: QRectF, gap: float = 0) -> float:
    """Return the height that these parts leave, each with a gap."""
    return body.height() - sum(part.height + gap for part in parts)


def _are_ragged(lines: Sequence[Sequence[str]], share: float) -> bool:
    """Return whether smaller text is better than these lines, at this share of the width."""
    said = [line for each in lines for line in each]
    return (len(said) > 2 * len(lines) and share > GREAT) or (
        min(map(len, said), default=0) <= SHORT and share > GREAT / 2
    )


def _parts(
    lines: Sequence[Sequence[str]],
    told: Told,
    wanted: Wanted,
    size: float,
    width: float,
    spare: float = 0,
) -> list[Block]:
    """Return the headline, the order, stretched if there is height, and the deals."""
    text = _text(size, large=wanted.large)
    order = _places(told, size, width, large=wanted.large)
    won = (headings(each, size) for each in lines)
    parts = [
        in_column([*chain.from_iterable(won), *sentence(told.by_how_much, text, width)]),
        in_column(order.lines(width, spare=spare, full=True)),
    ]
    for title, deal in told.deals.items():
        if deal:
            whole = bound(deal, told.names)
            said = sentence(whole, text * 0.85, width, paper_colours(wanted))
            parts.append(in_column([heading(title, text), *said]))
    return parts


def _text(size: float, *, large: bool) -> float:
    return size * 0.6 * (LARGER**2 if large else 1)


def _places(told: Told, size: float, width: float, *, large: bool) -> PaperTable[Any]:
    """Return the order; names in several lines need not be small."""
    made, text = partial(PaperTable, told.order), _text(size, large=large)
    order = within(made, text, width, text * (1 if large else LEAST_ORDER))
    return order if order.width <= width else with_names_broken(made, text, width)


def _order(result: EveningResult) -> Table[FinalPlace]:
    place, player, *_ = season_words.columns(imps=result.in_imps)
    shared = Counter(each.place for each in result.order)
    columns: list[Column[FinalPlace]] = [
        Column(place, lambda row: f"{row.place}{'=' * (shared[row.place] > 1)}"),
        Column(player, lambda row: words.player_name(row.player), most=ENDLESS),
        Column(words.total(), lambda row: words.hundreds(row.score), FIGURES),
    ]
    return Table(columns, result.order)


def _first_places(card: ResultCard) -> Table[tuple[str, str, str]]:
    """Return the first places of each line, and all that share the last of them."""
    lines: dict[str, list[tuple[str, str, str]]] = {}
    for row in card.order:
        lines.setdefault(row[0].rpartition(" ")[0], []).append(row)
    columns: list[Column[tuple[str, str, str]]] = [
        Column(translate("words", "Place"), lambda row: row[0]),
        Column(translate("words", "Name"), lambda row: whole_names(row[1]), most=ENDLESS),
        Column("", lambda row: row[2].replace(" ", FIXED), FIGURES, most=ENDLESS),
    ]
    shown = [
        row
        for rows in lines.values()
        for at, row in enumerate(rows)
        if at < FIRST or row[0] == rows[FIRST - 1][0]
    ]
    return Table(columns, shown)
