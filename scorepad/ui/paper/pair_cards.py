"""The cards of pairs after play: each board, and what others scored on it."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil
from statistics import mean
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from scorepad.bridge.ranking import RankedEntrant, Ranking, sort_key
from scorepad.bridge.seats import Side
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui.look import Colours
from scorepad.ui.paper.blocks import ENDLESS, GAP, Block, fill, in_column, stretched_column
from scorepad.ui.paper.boards_parts import NAME, blank, cut_apart, evenly, raised
from scorepad.ui.paper.paper_lines import heading, name_heading, sentence
from scorepad.ui.paper.paper_style import (
    BODY,
    DOTS,
    LARGE_BODY,
    LARGER,
    SMALL,
    SMALLEST,
    TWO_COLUMNS,
    title_font,
)
from scorepad.ui.paper.paper_table import CLOSE, LINE, PAD, PaperTable
from scorepad.ui.words import boards as words
from scorepad.ui.words import in_order, translate
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words.ranking import CardLine

_TIGHT, _TIGHTEST = 1.22, 1.14
"""The least height of a line, in text sizes: tried before the text is small, or a card parted."""
_SIZES: tuple[tuple[float, float], ...] = (
    (BODY, LINE),
    (10.0, LINE),
    (9.5, LINE),
    (SMALL, LINE),
    (SMALL, _TIGHT),
    (8.5, _TIGHT),
    (8.5, _TIGHTEST),
)
_LARGE_SIZES: tuple[tuple[float, float], ...] = (
    *((size, LINE) for size in (LARGE_BODY, 13.5, LARGER * BODY, 12.5, 12.0)),
    *((size, _TIGHT) for size in (LARGER * BODY, 12.5, 12.0, 11.5)),
    (LARGER * BODY, _TIGHTEST),
)
"""The text sizes tried, and the heights of their lines."""
_CLOSER = 0.5
"""How much closer to its name the place of a pair is, and farther from the table, in text sizes."""
_WAYS = range(3)
"""Of what others scored are told: all; or the best, average and worst; or without the average."""


class _Card(NamedTuple):
    """What a card says, in whatever size."""

    one: RankedEntrant
    table: Table[CardLine]
    others: dict[int, list[int]]
    """What the others scored at each board, as the pair sees it."""


class _Cards(NamedTuple):
    """All cards in one size."""

    heads: list[Block]
    tables: list[PaperTable[Any]]

    @property
    def width(self) -> float:
        """That of the widest."""
        return max(table.width for table in self.tables)

    def heights(self, width: float) -> list[float]:
        return [
            head.height + table.height(width)
            for head, table in zip(self.heads, self.tables, strict=True)
        ]

    def blocks(self, width: float, spare: float = 0) -> list[list[Block]]:
        """Return the head, the headings and the lines of each card, which are equally high."""
        more = spare / max(table.count for table in self.tables)
        return [
            [head, *table.lines(width, spare=more * table.count, full=True)]
            for head, table in zip(self.heads, self.tables, strict=True)
        ]


def pair_cards(
    ranking: Ranking, size: float, body: QRectF, usual: QRectF, colours: Colours
) -> list[Block]:
    """Return the cards of all pairs by number, below each other.

    They fill the height of the page; a longer one continues. Large print tells less rather than
    in text hardly larger than on a `usual` page.
    """
    width, high, sizes = body.width(), body.height(), _SIZES
    cards = _all_cards(ranking)
    if size > BODY:
        found = _on_page(ranking, cards, _SIZES, usual, colours)
        least = LARGER * (found.tables[0].size if found else _SIZES[-1][0])
        sizes = tuple(each for each in _LARGE_SIZES if each[0] >= least)
    if made := _on_page(ranking, cards, sizes, body, colours):
        spare = min(evenly(made.heights(width), GAP, high, below=GAP / 2))
        return cut_apart([in_column(each) for each in made.blocks(width, spare)], 1, width)

    def pages(blocks: Sequence[Block]) -> int:
        name, head, *rows = blocks
        return len(fill([name, head, *(replace(row, heads=(name, head)) for row in rows)], high))

    tried = (_cards(ranking, cards, each, width, colours, _WAYS[-1]) for each in sizes)
    longer = min((each.blocks(width) for each in tried), key=lambda each: sum(map(pages, each)))
    parts: list[Block] = []
    for name, head, *rows in longer:
        step = ceil(len(rows) / pages([name, head, *rows]))
        halves = (rows[at : at + step] for at in range(0, len(rows), step))
        parts += [stretched_column([name, head, *half], high) for half in halves]
    return parts


def _on_page(
    ranking: Ranking,
    cards: Sequence[_Card],
    sizes: Sequence[tuple[float, float]],
    body: QRectF,
    colours: Colours,
) -> _Cards | None:
    """Return the cards two to a page, or one; nothing if they are too high."""
    width, high = body.width(), body.height() - GAP
    return _fitting(ranking, cards, sizes, width, colours, high / 2) or _fitting(
        ranking, cards, sizes, width, colours, high
    )


def _fitting(
    ranking: Ranking,
    cards: Sequence[_Card],
    sizes: Sequence[tuple[float, float]],
    width: float,
    colours: Colours,
    high: float,
) -> _Cards | None:
    """Return the cards that tell most, as large as they fit; nothing if they are too high."""
    rows = max(len(card.table.rows) for card in cards)
    low = [(size, line) for size, line in sizes if rows * line * size * DOTS <= high]
    squeezed: _Cards | None = None
    for way in _WAYS:
        squeezed = None
        for each in low:
            made = _cards(ranking, cards, each, width, colours, way)
            if max(made.heights(width)) <= high:
                if made.width <= width:
                    return made
                squeezed = squeezed or made
    return squeezed


def _cards(
    ranking: Ranking,
    cards: Sequence[_Card],
    each: tuple[float, float],
    width: float,
    colours: Colours,
    way: int,
) -> _Cards:
    """Return the card of each pair by number in a size."""
    size, high = each
    large = size > BODY
    caption = LARGER * (SMALL if size > 12 else SMALLEST) if large else SMALLEST

    def called(row: CardLine) -> str:
        return words.called(row.figure.result.of(row.side.other), ranking.names)

    def table_of(card: _Card) -> PaperTable[Any]:
        board, _, against, *facts = card.table.columns
        if width > TWO_COLUMNS and not large:
            against = against._replace(text=called)
        if width <= TWO_COLUMNS or large:
            facts = facts[:3]
        against = against._replace(most=NAME * size / BODY)
        columns = [board, against, *facts, *_of_others(card.others, way)]
        told = [each for each in columns if any(map(each.text, card.table.rows))]
        table = card.table._replace(columns=told)
        pad = CLOSE if large and width <= TWO_COLUMNS else PAD
        return PaperTable(table, size, colours, smallest=caption, is_even=True, line=high, pad=pad)

    def head(one: RankedEntrant) -> Block:
        place = ranking_words.place_of(ranking, one)
        said = words.called(one.entrant, ranking.names)
        name = name_heading(said, size * 1.2, width)
        if large and width <= TWO_COLUMNS:  # smaller rather than on another line, or page
            has_room = QFontMetricsF(title_font(size)).horizontalAdvance(said) <= width
            name = [heading(said, size * 1.2)] if has_room else name
        said_below = [replace(line, above=0) for line in sentence(place, size, width)]
        closer = _CLOSER * size * DOTS
        close = raised(name[-1], closer)
        return in_column([*name[:-1], close, *said_below, blank(closer)])

    return _Cards([head(card.one) for card in cards], [table_of(card) for card in cards])


def _of_others(others: dict[int, list[int]], way: int) -> list[Column[CardLine]]:
    """Return the columns that tell what others scored."""
    title = translate("words", "The others")
    if way == _WAYS[0]:

        def every(row: CardLine) -> str:
            return words.scores(Counter(others[row.board]).most_common())

        return [Column(title, every, FIGURES, most=ENDLESS)]

    def told(heading: str, figure: Callable[[Sequence[int]], int]) -> Column[CardLine]:
        def said(row: CardLine) -> str:
            scores = others[row.board]
            return in_order(str(figure(scores))) if scores else ""

        return Column(heading, said, FIGURES, group=title)

    best = told(translate("words", "Highest"), max)
    average = told(translate("words", "Average"), lambda scores: round(int(mean(scores)), -1))
    worst = told(translate("words", "Lowest"), min)
    return [best, average, worst] if way == _WAYS[1] else [best, worst]


def _all_cards(ranking: Ranking) -> list[_Card]:
    """Return what all cards say, by number."""
    ones = sorted(ranking.table, key=lambda one: sort_key(one.entrant))
    at_board = {board.board: board for board in ranking.boards}

    def others(row: CardLine) -> list[int]:
        sign = 1 if row.side is Side.NS else -1
        return [
            sign * each.score
            for each in at_board[row.board].figures
            if each is not row.figure and each.score is not None
        ]

    tables = [ranking_words.card_table(ranking, one.entrant) for one in ones]
    return [
        _Card(one, table, {row.board: others(row) for row in table.rows})
        for one, table in zip(ones, tables, strict=True)
    ]
