"""What several tables need before play: the movement, cards, slips and travellers."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import accumulate, chain, pairwise, product, starmap
from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.movements import AtTable, Plan, entrants, rounds_of, tables_of
from scorepad.bridge.ranking import sort_key
from scorepad.bridge.seats import Side
from scorepad.tables.sides import short_side
from scorepad.ui.paper.blocks import (
    ENDLESS,
    GAP,
    Block,
    abreast,
    fill,
    in_column,
    pages_of,
    stretched_column,
)
from scorepad.ui.paper.boards_parts import (
    GREAT,
    blank,
    cut_apart,
    evenly,
    in_parts,
    level,
    table_of,
)
from scorepad.ui.paper.paper_lines import (
    FIXED,
    continued,
    heading,
    name_heading,
    names_whole,
    sentence,
)
from scorepad.ui.paper.paper_style import (
    BODY,
    DOTS,
    LARGE_BODY,
    LARGER,
    SMALL,
    words_font,
)
from scorepad.ui.paper.paper_table import CLOSE, PAD, PaperTable
from scorepad.ui.paper.ruled_form import LINE, SLIP_LINE, SLIP_SHARES, TRAVELLER_SHARES, draw_form
from scorepad.ui.words import boards as words
from scorepad.ui.words import movements as movement_words
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import translate

_NARROW = 0.15
"""The least space beside the cells of table cards, which are large, in text sizes."""
_MOST = 8
"""The maximum width of a column of the movement, in text sizes: two lists of boards just fit."""
_NAMED = 11
"""The text size of names above the movement, which leave it the page."""
_LOOSEST_ROUNDS = 1.2
"""By what share the rounds of the movement may be higher."""
_GREATEST_NAMED, _LOOSEST_NAMED = 22, 0.8
"""That of names with a page of their own, and by what share their lines may be higher."""
_LOOSEST_TURNS = 2.5
"""By what share the rounds on a table card may be higher."""
_LEAST_TURNS = 11
"""The minimum text size of the rounds on a table card."""
_LOWEST = 0.82
"""How low lines to write on may be if that saves a page, relative to usual."""
_Form = Callable[[float], list[Block]]
"""Returns a form to fill in, with its lines higher by a given amount."""


def movement(
    plan: Plan, names: dict[str, str], size: float, body: QRectF, usual: QRectF
) -> list[Block]:
    """Return the guide by numbers, as on the cards, with a list of the names.

    It is as large as the fewest pages allow, in parts if there are many tables. `usual` is the
    body of a page in usual print.
    """
    points = _movement_size(plan, names, usual, range(2 * GREAT - 1, 15, -1))
    if size > BODY:
        larger = range(ceil(2 * LARGER * GREAT) - 1, ceil(2 * LARGER * points) - 1, -1)
        points = _movement_size(plan, names, body, larger)
    high, (_, pages) = body.height(), _movement(plan, names, points, body)
    half = high / 2 - GAP
    is_low = len(pages) == 1 and in_column(pages[0]).height < half
    *full, last = (stretched_column(page, half if is_low else high) for page in pages)
    return [*(replace(page, height=high) for page in full), replace(last, looser=None)]


def _movement_size(plan: Plan, names: dict[str, str], body: QRectF, halves: range) -> float:
    """Return the largest of these sizes with the fewest pages, on which no table continues."""

    def costs(size: float) -> tuple[bool, int]:
        continues, pages = _movement(plan, names, size, body)
        return continues, len(pages)

    return min((half / 2 for half in halves), key=costs)


def _movement(
    plan: Plan, names: dict[str, str], size: float, body: QRectF
) -> tuple[bool, list[list[Block]]]:
    """Return the pages of the movement in a size, after whether a table is too long for a page."""
    width, high = body.width(), body.height()
    title = heading(translate("words", "The movement"), max(size, BODY) * 1.4)
    most = _NAMED * (LARGER if size > GREAT else 1)
    pairs = [words.called(pair, names) for pair in sorted(entrants(plan), key=sort_key)]
    said = _pairs_named(pairs, min(size, most), width) if names else []
    grid = movement_words.movement_grid(plan)
    columns = [each._replace(most=max(each.most, _MOST * size)) for each in grid.columns]
    parts = in_parts(grid._replace(columns=columns), 2, size, width, size)
    tables = [table.in_pairs() for table in parts]
    more = continued(translate("words", "The movement"), max(size, BODY) * 1.4)
    is_long = max(table.height(width) for table in tables) + more.height > high
    lines = [  # the boards stay with the pairs above them
        replace(
            line,
            keeps=line.keeps or number % 2 == 1,
            heads=(more, *line.heads),
            above=line.above if number else GAP,
        )
        for table in tables
        for number, line in enumerate(
            table.lines(width, whole=not is_long, full=True, most=_LOOSEST_ROUNDS)
        )
    ]
    first, *others = fill([title, *said, *lines], high)
    if said and len(first) <= 1 + len(said):
        first = next(
            named
            for great in range(_GREATEST_NAMED, 0, -1)
            if great <= most or _widest(pairs, great) <= width
            if in_column(named := [title, *_pairs_named(pairs, great, width)]).height <= high
        )
    return is_long, [first, *others]


def _pairs_named(pairs: Sequence[str], size: float, width: float) -> list[Block]:
    """Return names that are not broken, in as many columns as fit, read from top to bottom."""
    font = words_font(size)
    widest = _widest(pairs, size) + GAP
    across = max(1, min(len(pairs), int((width + GAP) / widest)))
    wide = (width + GAP) / across - GAP
    columns = [
        in_column(
            [
                replace(line, above=0, looser=partial(_looser_name, line))
                for pair in pairs[at : at + ceil(len(pairs) / across)]
                for said in names_whole(pair, [pair], font, wide)
                for line in sentence(said, size, wide)
            ]
        )
        for at in range(0, len(pairs), ceil(len(pairs) / across))
    ]
    return [replace(abreast(columns, wide + GAP), larger=None)]


def _widest(names: Sequence[str], size: float) -> float:
    return max(map(QFontMetricsF(words_font(size)).horizontalAdvance, names))


def _looser_name(line: Block, share: float) -> Block:
    return Block(line.height * (1 + min(share, _LOOSEST_NAMED)), line.draw)


def movement_cards(
    plan: Plan,
    names: dict[str, str],
    across: int,
    body: QRectF,
    before: Sequence[Block],
    *,
    large: bool,
) -> list[Block]:
    """Return a card for each table, a quarter of a page each, and one for each pair.

    Pair cards are smaller where that saves a page after what is printed before them.
    """
    width, quarter = (body.width() - (across - 1) * GAP) / across, body.height() / 2 - 0.75 * GAP
    larger = LARGER if large else 1.0
    tables = _table_cards(plan, width, quarter, larger)
    if max(card.height for card in tables) > quarter + DOTS:  # if two do not fit below each other
        tables = _table_cards(plan, width, body.height() - GAP, larger)

    def cards(size: float) -> list[Block]:
        pairs = _pair_cards(plan, names, size, across, width, body.height())
        both = (cut_apart(each, across, body.width()) for each in (tables, pairs) if each)
        return [*chain.from_iterable(both)]

    sizes = (LARGE_BODY, LARGER * BODY) if large else (BODY, 10, 9.5, SMALL)
    return min(map(cards, sizes), key=lambda those: pages_of([*before, *those], body))


def _pair_cards(
    plan: Plan, names: dict[str, str], size: float, across: int, width: float, high: float
) -> list[Block]:
    """Return a guide for each pair, its lines level with those of its neighbour."""
    turns = {pair: movement_words.pair_card(plan, pair) for pair in entrants(plan)}
    tables = [(pair, table_of(told, size)) for pair, told in turns.items() if told.rows]
    named = [name_heading(words.called(pair, names), size, width) for pair, _ in tables]
    heads = level(named, across)
    needed = [
        table.height(width) + head.height for (_, table), head in zip(tables, heads, strict=True)
    ]
    spare = min(evenly(needed, GAP, high, below=GAP / 2), default=0.0)
    return [
        in_column([head, *table.lines(width, spare=spare, full=True)])
        for (_, table), head in zip(tables, heads, strict=True)
    ]


def _table_cards(plan: Plan, width: float, height: float, larger: float) -> list[Block]:
    """Return a card to lie on each table: who plays there in each round, and where all go next."""
    turns = {number: movement_words.table_card(plan, number) for number in tables_of(plan)}
    moving = {
        number
        for number, told in turns.items()
        if any("→" in cell for row in told.rows for cell in row)
    }
    shows = translate("words", "→ shows where a pair or the boards go next.")
    foot = sentence(shows, larger * BODY, width) if moving else []
    white = [replace(blank(line.height), above=line.above) for line in foot]

    def table(
        size: float, pads: Sequence[float], *, breaks: bool
    ) -> PaperTable[movement_words.Turn]:
        """Return the rows of all cards as one table, so that all have the same columns."""
        every, *_ = turns.values()
        rows = [_breaking(row, pairs=breaks) for told in turns.values() for row in told.rows]
        made = [table_of(every._replace(rows=rows), size, pad=pad) for pad in pads]
        return next((each for each in made if each.width <= width), made[0])

    def card(
        number: int, rows: slice, told: PaperTable[movement_words.Turn], spare: float = 0
    ) -> Block:
        said = translate("words", "Table {number}").format(number=number)
        lines = told.lines(width, spare=spare, full=True, most=_LOOSEST_TURNS, rows=rows)
        below = foot if number in moving else white
        return in_column([heading(said, larger * GREAT * 1.4), *lines, *below])

    ends = [0, *accumulate(len(told.rows) for told in turns.values())]
    parts = [*zip(turns, starmap(slice, pairwise(ends)), strict=True)]
    cards: list[Block] = []
    sizes = range(GREAT, _LEAST_TURNS - 1, -1)
    ways = ((False, (PAD,)), (False, (CLOSE,)), (True, (PAD, CLOSE, _NARROW)))
    for (breaks, pads), great in product(ways, sizes):  # some cells in two lines only if needed
        told = table(larger * great, pads, breaks=breaks)
        cards = [card(number, rows, told) for number, rows in parts]
        needed = told.least_width if breaks else told.width
        if needed <= width and max(each.height for each in cards) <= height:
            break
    spare = [max(0.0, height - each.height) for each in cards]
    cards = [card(*part, told, some) for part, some in zip(parts, spare, strict=True)]
    return [replace(each, height=max(each.height, height)) for each in cards]


def _breaking(row: movement_words.Turn, *, pairs: bool) -> movement_words.Turn:
    """Return a row whose lists of boards may take several lines, and other cells below a pair."""
    *others, boards = (cell.replace(" ", FIXED) for cell in row)
    if pairs:
        others = [cell.replace(FIXED, " ", 1) for cell in others]
    return (*others, boards.replace(f",{FIXED}", ", ").replace(f"{FIXED}→", " →"))


def _form(
    heads: Sequence[str],
    shares: Sequence[int],
    rows: Sequence[Sequence[str]],
    width: float,
    line: float,
    larger: float,
) -> Block:
    """Return a table to fill in by hand."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        place = QRectF(rect.left(), rect.top(), width, rect.height())
        draw_form(painter, place, heads, shares, rows, larger)

    return Block((len(rows) + 1) * line, draw)


def filling(forms: Sequence[_Form], high: float, across: int = 1) -> list[Block]:
    """Return forms of such a height that those on a page fill it, so many side by side.

    Their lines are a little lower if that saves a page. All are cut in the same places.
    """
    if not forms:
        return []
    usual, lowest = ([in_column(form(more)).height for form in forms] for more in (0, -ENDLESS))
    rows = ceil(len(forms) / across)
    most, squeezed = (
        max(1, int((high + GAP / 2) // (max(heights) + GAP))) for heights in (usual, lowest)
    )
    pages = min(ceil(rows / most), ceil(rows / squeezed))
    if pages == 1:
        more = evenly(usual, GAP, high, below=GAP / 2)
        return [in_column(form(some)) for form, some in zip(forms, more, strict=True)]
    share = (high + GAP / 2) / ceil(rows / pages) - GAP - DOTS
    return [
        replace(in_column(form(share - height)), height=share)
        for form, height in zip(forms, usual, strict=True)
    ]


def blank_travellers(comparison: Comparison, size: float, width: float) -> Iterator[_Form]:
    """Yield a traveller for each board, with the pairs that will play it."""
    larger = LARGER if size > BODY else 1.0
    at_board: dict[int, list[tuple[str, str]]] = {}
    for one in all_expected(comparison):
        at_board.setdefault(one.board, []).append((one.ns, one.ew))
    for board, pairs in sorted(at_board.items()):
        rows = sorted(pairs, key=lambda pair: sort_key(pair[0]))
        head = [heading(words.board_title(board), size, below=0.1)]
        told = paper_words.traveller_columns(), TRAVELLER_SHARES, rows
        yield partial(_to_fill_in, head, told, width, LINE, larger)


def slips(
    plan: Plan, names: dict[str, str], size: float, across: int, width: float
) -> Iterator[_Form]:
    """Yield a function for each table and round that makes its score slip at a given height.

    Neighbours begin their lines at the same height, whether names take one line or two.
    """
    larger = LARGER if size > SMALL else 1.0
    played = [(number, at) for number, tables in enumerate(rounds_of(plan), 1) for at in tables]
    heads = [_slip_head(number, at, names, size, width) for number, at in played]
    for (_, at), head in zip(played, level(heads, across), strict=True):
        rows = [(str(board),) for board in at.boards]
        told = paper_words.slip_columns(), SLIP_SHARES, rows
        yield partial(_to_fill_in, [head], told, width, SLIP_LINE, larger)


def _slip_head(
    number: int, at: AtTable, names: dict[str, str], size: float, width: float
) -> list[Block]:
    """Return the round and the table, and a line for each pair."""
    said = translate("words", "Round {round}, table {table}")
    title = heading(said.format(round=number, table=at.table), size)
    pairs = [
        f"{short_side(side, translate)} {words.called(pair, names)}"
        for side, pair in zip(Side, (at.ns, at.ew), strict=True)
    ]
    return [title, *(line for pair in pairs for line in _pairs_named([pair], size, width))]


def _to_fill_in(
    head: Sequence[Block],
    told: tuple[Sequence[str], Sequence[int], Sequence[Sequence[str]]],
    width: float,
    line: float,
    larger: float,
    more: float,
) -> list[Block]:
    """Return a form below its head, with higher lines if there is room."""
    _, _, rows = told
    high = line * larger
    line = max(_LOWEST * high, min(high + more / (len(rows) + 1), 1.4 * high))
    form = _form(*told, width, line, larger)
    return [*head, replace(form, above=3 * DOTS)]
