"""The cards of pairs after play: each board, and what others scored on it."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from scorepad.bridge.ranking import RankedEntrant, Ranking, sort_key
from scorepad.bridge.seats import Side
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui.look import Colours
from scorepad.ui.painting.wrapping import wrapped
from scorepad.ui.paper.blocks import GAP, Block, fill, in_column, stretched_column
from scorepad.ui.paper.boards_parts import NAME, cut_apart, level
from scorepad.ui.paper.paper_lines import heading, name_heading, sentence
from scorepad.ui.paper.paper_style import (
    BODY,
    DOTS,
    LARGER,
    SMALL,
    SMALLEST,
    TWO_COLUMNS,
    title_font,
    words_font,
)
from scorepad.ui.paper.paper_table import LINE, PAD, PaperTable
from scorepad.ui.words import boards as words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import translate
from scorepad.ui.words.ranking import CardLine

SIZES = (BODY, 10.0, 9.5, SMALL, 8.5, SMALLEST)
LARGE_SIZES = (14.0, 13.5, LARGER * BODY, 12.5, 12.0, 11.5)
"""The text sizes tried."""
ENOUGH = 4
"""So many scores of others are told, in smaller text if need be; more where there is room."""


class _Card(NamedTuple):
    """What a card says, in whatever size."""

    one: RankedEntrant
    table: Table[CardLine]
    others: Sequence[Sequence[str]]
    """For each board none of the others' scores, the most frequent one, two, and so on to all."""


class _Cards(NamedTuple):
    """All cards in one size, each a name, the heads of its columns and its rows."""

    blocks: list[list[Block]]
    height: float
    """Of the highest."""
    least_told: int
    """How many scores of others are told of the board with the fewest, at most enough."""


def pair_cards(
    ranking: Ranking, size: float, body: QRectF, across: int, colours: Colours
) -> list[Block]:
    """Return the cards of all pairs below each other, or side by side if they are long.

    A card alone on a page fills it; a longer one continues.
    """
    width, high, large = body.width(), body.height(), size > BODY
    sizes = LARGE_SIZES if large else SIZES
    readable = [each for each in sizes if large or each >= SMALL]
    half = (high - GAP) / 2
    cards = _all_cards(ranking)
    if stacked := _fitting(ranking, cards, readable, width, colours, half):
        return cut_apart([in_column(each) for each in stacked.blocks], 1, width)
    share = (width - (across - 1) * GAP) / across
    if beside := _fitting(ranking, cards, sizes, share, colours, high, across, fills=True):
        return cut_apart([in_column(each) for each in beside.blocks], across, width)
    longer = [
        _cards(ranking, cards, readable[0 if large else -1], width, colours, most=lines).blocks
        for lines in (2, 1)
    ]
    parts: list[Block] = []
    for name, head, *rows in min(longer, key=lambda cards: len(fill(cards[0], high))):
        below = [replace(row, heads=(name, head)) for row in rows]
        each = ceil(len(rows) / len(fill([name, head, *below], high)))
        halves = (rows[at : at + each] for at in range(0, len(rows), each))
        parts += [stretched_column([name, head, *half], high) for half in halves]
    return parts


def _fitting(
    ranking: Ranking,
    cards: Sequence[_Card],
    sizes: Sequence[float],
    width: float,
    colours: Colours,
    high: float,
    across: int = 1,
    *,
    fills: bool = False,
) -> _Cards | None:
    """Return the largest cards that are whole, or else legible; nothing if they are too high.

    Where they fill a height of their own, scores of others may take two lines.
    """
    legible: _Cards | None = None
    rows = max(len(card.table.rows) for card in cards)
    for size in sizes:
        for lines in (1, 2) if fills else (1,):
            if rows * LINE * size * DOTS > high:
                break
            made = _cards(ranking, cards, size, width, colours, high * fills, across, lines)
            if made.height > high:
                break  # as with more lines
            if made.least_told == ENOUGH:
                return made
            more_told = legible is not None and made.least_told > 0 == legible.least_told
            if legible is None or more_told or (BODY >= size >= SMALL and lines > 1):
                legible = made
    return legible


def _cards(
    ranking: Ranking,
    cards: Sequence[_Card],
    size: float,
    width: float,
    colours: Colours,
    high: float = 0,
    across: int = 1,
    most: int = 1,
) -> _Cards:
    """Return the card of each pair by number, level, the scores of others in `most` lines.

    With a height of their own, their lines are stretched.
    """
    large = size > BODY
    font, title = words_font(size), translate("words", "The others")
    advance = QFontMetricsF(font).horizontalAdvance
    caption = SMALLEST
    if large:
        caption = LARGER * (SMALL if size > LARGE_SIZES[-2] else SMALLEST)
    least = QFontMetricsF(words_font(max(caption, 0.85 * size))).horizontalAdvance(title)
    told: list[int] = []

    def fits(said: str, room: float) -> bool:
        if advance(said) > room * most:
            return False
        lines = wrapped(said, font, room)
        return len(lines) <= most and max(map(advance, lines)) <= room

    def others(scores: Sequence[str], room: float) -> str:
        """Return as many scores of others as there is room for, the most frequent ones."""
        *some, whole = scores
        if fits(whole, room):
            told.append(ENOUGH)
            return whole
        many = bisect_left(some, True, lo=1, key=lambda said: not fits(said, room)) - 1
        told.append(many)
        return some[many]

    def called(row: CardLine) -> str:
        return words.called(row.figure.result.of(row.side.other), ranking.names)

    def table_of(card: _Card) -> PaperTable[Any]:
        whole = card.table
        board, _, against, *facts = whole.columns
        if width > TWO_COLUMNS and not large:
            against = against._replace(text=called)
        if width <= TWO_COLUMNS or large:
            facts = facts[:3]
        columns = [board, against._replace(most=NAME * size / BODY), *facts]
        columns = [each for each in columns if any(map(each.text, whole.rows))]
        needed = PaperTable(whole._replace(columns=columns), size, colours).width
        room = max(least, width - needed - 2 * PAD * size * DOTS)
        said = {
            row.board: others(scores, room)
            for row, scores in zip(whole.rows, card.others, strict=True)
        }
        last = Column[CardLine](title, lambda row: said[row.board], FIGURES, most=room / DOTS)
        table = whole._replace(columns=[*columns, last])
        return PaperTable(table, size, colours, smallest=caption, is_even=True)

    def head(one: RankedEntrant) -> list[Block]:
        place = ranking_words.place_of(ranking, one)
        said = words.called(one.entrant, ranking.names)
        name = name_heading(said, size * 1.2, width)
        if large and width <= TWO_COLUMNS:  # smaller rather than on another line, or page
            has_room = QFontMetricsF(title_font(size)).horizontalAdvance(said) <= width
            name = [heading(said, size * 1.2)] if has_room else name
        return [*name, *(replace(line, above=0) for line in sentence(place, size, width))]

    tables = [table_of(card) for card in cards]
    heads = level([head(card.one) for card in cards], across)
    each = [*zip(heads, tables, strict=True)]
    heights = [head.height + table.height(width) for head, table in each]
    fixed = [head.height + table.lines(width)[0].height for head, table in each]
    pitch = min(
        (high - GAP - above) / table.count for above, table in zip(fixed, tables, strict=True)
    )
    blocks = [
        [head, *table.lines(width, spare=pitch * table.count + above - height, full=True)]
        for (head, table), above, height in zip(each, fixed, heights, strict=True)
    ]
    return _Cards(blocks, max(heights) + GAP / 2 * bool(high), min((*told, ENOUGH)))


def _all_cards(ranking: Ranking) -> list[_Card]:
    """Return what all cards say, by number."""
    ones = sorted(ranking.table, key=lambda one: sort_key(one.entrant))
    at_board = {board.board: board for board in ranking.boards}

    def others(row: CardLine) -> list[str]:
        sign = 1 if row.side is Side.NS else -1
        scores = Counter(
            sign * each.score
            for each in at_board[row.board].figures
            if each is not row.figure and each.score is not None
        ).most_common()
        some = [f"{words.scores(scores[:many])} …" for many in range(1, len(scores))]
        return ["…", *some, words.scores(scores)] if scores else [""]

    tables = [ranking_words.card_table(ranking, one.entrant) for one in ones]
    return [
        _Card(one, table, [*map(others, table.rows)])
        for one, table in zip(ones, tables, strict=True)
    ]
