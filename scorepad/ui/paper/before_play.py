"""What several tables need before play: the movement, cards, slips and travellers."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.movements import Plan, entrants, rounds_of, tables_of
from scorepad.bridge.ranking import in_order
from scorepad.bridge.results_to_come import all_expected
from scorepad.bridge.seats import Side
from scorepad.tables.sides import short_side
from scorepad.ui.paper.blocks import (
    GAP,
    Block,
    fill,
    in_column,
    pages_of,
)
from scorepad.ui.paper.boards_parts import GREAT, cut_apart, evenly, fitted, in_parts, table_of
from scorepad.ui.paper.paper_lines import heading, name_heading, names_whole, sentence
from scorepad.ui.paper.paper_style import (
    BODY,
    DOTS,
    SMALL,
    SMALLEST,
    words_font,
)
from scorepad.ui.paper.ruled_form import LINE, SLIP_LINE, SLIP_SHARES, TRAVELLER_SHARES, draw_form
from scorepad.ui.words import boards as words
from scorepad.ui.words import movements as movement_words
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import translate

LEAST_TURNS = 11
"""The minimum text size of the rounds on a table card."""
CONTINUED = 6
"""The height lost to headings where a table continues on another page, in text sizes."""
Form = Callable[[float], list[Block]]
"""Returns a form to fill in, with its lines higher by a given amount."""


def movement(plan: Plan, names: dict[str, str], size: float, body: QRectF) -> list[Block]:
    """Return the guide by numbers, as on the cards, with a list of the names below."""
    width, high = body.width(), body.height()
    title = heading(translate("words", "The movement"), max(size, BODY) * 1.4)
    pairs = [words.called(pair, names) for pair in sorted(entrants(plan), key=in_order)]
    least = SMALLEST * size / BODY

    def laid(size: float, spare: float = 0) -> list[Block]:
        tables = in_parts(movement_words.movement_grid(plan), 2, size, width, least)
        said = _pairs_named(pairs, min(table.size for table in tables), width) if names else []
        told = (table.lines(width, spare=spare / len(tables), full=True) for table in tables)
        lines = (  # the boards stay with the pairs above them
            replace(line, keeps=line.keeps or number % 2 == 1)
            for each in told
            for number, line in enumerate(each)
        )
        return [title, *(replace(line, keeps=True) for line in said), *lines]

    def pages(size: float, spare: float = 0) -> int:
        return len(fill(laid(size, spare), high))

    size = min((each for each in range(GREAT, 7, -1) if each >= least), key=pages)
    needed, many = in_column(laid(size)).height, pages(size)
    room = high * many - (many - 1) * CONTINUED * BODY * DOTS
    half = high / 2 - GAP
    spare = (half if needed < half else room) - needed - DOTS
    return laid(size, spare if pages(size, spare) == many else 0)


def _pairs_named(pairs: Sequence[str], size: float, width: float) -> list[Block]:
    """Return names that are not broken, as many per line as fit."""
    lines = names_whole(" · ".join(pairs), pairs, words_font(size), width)
    said = (each for line in lines for each in sentence(line.strip(" ·"), size, width))
    return [replace(line, above=0) for line in said]


def movement_cards(
    plan: Plan, names: dict[str, str], across: int, body: QRectF, before: Sequence[Block]
) -> list[Block]:
    """Return a card for each table, a quarter of a page each, and one for each pair.

    Pair cards are smaller where that saves a page after what is printed before them.
    """
    width, quarter = (body.width() - (across - 1) * GAP) / across, body.height() / 2 - GAP
    tables = [_table_card(plan, number, width, quarter) for number in tables_of(plan)]
    if max(card.height for card in tables) > quarter + DOTS:  # if two do not fit below each other
        whole = body.height() - GAP
        tables = [_table_card(plan, number, width, whole) for number in tables_of(plan)]
    turns = {pair: movement_words.pair_card(plan, pair) for pair in entrants(plan)}

    def guide(pair: str, size: float, spare: float = 0) -> Block:
        lines = table_of(turns[pair], size).lines(width, spare=spare, full=True)
        return in_column([*name_heading(words.called(pair, names), size, width), *lines])

    playing = [pair for pair, table in turns.items() if table.rows]
    high = body.height()

    def cards(size: float) -> list[Block]:
        heights = [guide(pair, size).height for pair in playing]
        more = evenly(heights, GAP, high, below=GAP / 2)
        pairs = [guide(pair, size, some) for pair, some in zip(playing, more, strict=True)]
        both = (cut_apart(each, across, body.width()) for each in (tables, pairs) if each)
        return [*chain.from_iterable(both)]

    sizes = BODY, 10, 9.5, SMALL
    return min(map(cards, sizes), key=lambda those: pages_of([*before, *those], body))


def _table_card(plan: Plan, number: int, width: float, height: float) -> Block:
    """Return a card to lie on a table: who plays there in each round, and where all go next."""
    title = heading(translate("words", "Table {number}").format(number=number), GREAT * 1.4)
    turns = movement_words.table_card(plan, number)
    moves = any("→" in cell for row in turns.rows for cell in row)
    foot = (
        sentence(translate("words", "→ shows where a pair or the boards go next."), BODY, width)
        if moves
        else []
    )
    for size in range(GREAT, LEAST_TURNS - 1, -1):
        table = fitted(turns, size, width, ())
        spare = height - in_column([title, *table.lines(width), *foot]).height
        if spare >= 0:
            break
    card = in_column([title, *table.lines(width, spare=spare, full=True), *foot])
    return replace(card, height=max(card.height, height))


def _form(
    heads: Sequence[str],
    shares: Sequence[int],
    rows: Sequence[Sequence[str]],
    width: float,
    line: float,
) -> Block:
    """Return a table to fill in by hand."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        place = QRectF(rect.left(), rect.top(), width, rect.height())
        draw_form(painter, place, heads, shares, rows)

    return Block((len(rows) + 1) * line, draw)


def filling(forms: Sequence[Form], high: float) -> list[Block]:
    """Return forms of such a height that those on a page fill it."""
    more = evenly([in_column(form(0)).height for form in forms], GAP, high, below=GAP / 2)
    return [in_column(form(some)) for form, some in zip(forms, more, strict=True)]


def blank_travellers(comparison: Comparison, size: float, width: float) -> Iterator[Form]:
    """Yield a traveller for each board, with the pairs that will play it."""
    at_board: dict[int, list[tuple[str, str]]] = {}
    for one in all_expected(comparison):
        at_board.setdefault(one.board, []).append((one.ns, one.ew))
    for board, pairs in sorted(at_board.items()):
        rows = sorted(pairs, key=lambda pair: in_order(pair[0]))
        head = [heading(words.board_title(board), size, below=0.1)]
        told = paper_words.traveller_columns(), TRAVELLER_SHARES, rows
        yield partial(_to_fill_in, head, told, width, LINE)


def slips(plan: Plan, names: dict[str, str], size: float, width: float) -> Iterator[Form]:
    """Yield a function for each table and round that makes its score slip at a given height."""
    for number, tables in enumerate(rounds_of(plan), 1):
        for at in tables:
            title = heading(
                translate("words", "Round {round}, table {table}").format(
                    round=number, table=at.table
                ),
                size,
            )
            pairs = [
                f"{short_side(side, translate)} {words.called(pair, names)}"
                for side, pair in zip(Side, (at.ns, at.ew), strict=True)
            ]
            head = [title, *(line for pair in pairs for line in _pairs_named([pair], size, width))]
            rows = [(str(board),) for board in at.boards]
            told = paper_words.slip_columns(), SLIP_SHARES, rows
            yield partial(_to_fill_in, head, told, width, SLIP_LINE)


def _to_fill_in(
    head: Sequence[Block],
    told: tuple[Sequence[str], Sequence[int], Sequence[Sequence[str]]],
    width: float,
    line: float,
    more: float,
) -> list[Block]:
    """Return a form below its head, with higher lines if there is room."""
    _, _, rows = told
    form = _form(*told, width, min(line + more / (len(rows) + 1), 1.4 * line))
    return [*head, replace(form, above=3 * DOTS)]
