"""Boards of several tables on paper: ranking, pair cards, travellers, the movement, score slips."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.cross_table import cross_table, match_sheet
from scorepad.bridge.movements import rounds_of
from scorepad.bridge.ranking import Ranking, card, in_order, rank
from scorepad.bridge.results_to_come import all_expected
from scorepad.pages import Strip, Wanted
from scorepad.ui.paper.blocks import Block, LongBlock, strips_block
from scorepad.ui.paper.page import DrawPiece, Strips
from scorepad.ui.paper.paper_lines import heading, sentence
from scorepad.ui.paper.paper_table import PaperTable, TableColumn, plain_row
from scorepad.ui.paper.ruled_form import LINE, SLIP_SHARES, TRAVELLER_SHARES, draw_form
from scorepad.ui.words import boards as words
from scorepad.ui.words import movements as movement_words
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import translate

NAME = 200.0
"""How wide a column of names may be, in points."""

MANY = 9
"""More columns of figures are written smaller, so that names have room."""


def boards_blocks(
    comparison: Comparison, wanted: Wanted, body: QRectF, size: float
) -> list[Block | LongBlock]:
    """Return what is wanted of a session, the ranking first."""
    ranking, width = rank(comparison), body.width()
    parts: list[Strips] = []
    if wanted.ranking:
        parts += _ranking(ranking, size, width)
        parts += _cross(ranking, size, width)
    if wanted.cards:
        parts += _cards(ranking, size, width)
    if wanted.travellers:
        parts += _travellers(ranking, size, width)
        if not comparison.results:
            parts += _blank_travellers(comparison, size)
    if wanted.movement:
        parts += _movement(comparison, size, width)
    if wanted.slips:
        parts += _slips(comparison, size)
    return [strips_block(strips, body.height()) for strips in parts]


def _table(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    size: float,
    figures: Sequence[int],
    names: Sequence[int] = (),
) -> PaperTable:
    """Return a table without the columns in which nothing stands."""
    there = [at for at in range(len(headings)) if any(row[at] for row in rows)]
    columns = [
        TableColumn(headings[at], right=at in figures, most=NAME if at in names else 90.0)
        for at in there
    ]
    cells = [plain_row(*(row[at] for at in there)) for row in rows]
    return PaperTable(columns, cells, size)


def _ranking(ranking: Ranking, size: float, width: float) -> Iterator[Strips]:
    """Yield the places, in two lists where there are two."""
    if not ranking.table:
        return
    strips = [heading(ranking_words.title(ranking.comparison), size * 1.4)]
    if ranking.match:
        strips += sentence(ranking_words.match_result(ranking), size * 1.2, width)
    for line, table in groupby(ranking.table, lambda one: one.line):
        if line:
            strips.append(heading(words.side_name(line), size))
        rows = [ranking_words.ranking_cells(one._replace(line=None), ranking) for one in table]
        headings = ranking_words.ranking_headings(ranking)
        strips += _table(headings, rows, size, (3, 4, 5), [2]).strips(width)
    yield strips


def _cross(ranking: Ranking, size: float, width: float) -> Iterator[Strips]:
    """Yield the sheet of a match, or else what each pair won against each other."""
    if ranking.match:
        rows = [ranking_words.match_cells(line) for line in match_sheet(ranking)]
        title, headings = (
            translate("words", "Match sheet"),
            ranking_words.match_headings(ranking.match),
        )
        table = _table(
            headings, [*rows, ranking_words.match_total(ranking.match)], size, range(3, 8)
        )
    elif ranking.comparison.are_individuals or not ranking.table:
        return
    else:
        cross = cross_table(ranking)
        title = ranking_words.each_against_each()
        headings = ranking_words.cross_headings(cross, ranking.comparison.settings.scoring)
        there = [one for one in ranking.table if one.entrant in cross.rows]
        rows = [ranking_words.cross_cells(one, cross, ranking) for one in there]
        figures = range(2, len(headings))
        small = size * (0.85 if len(figures) > MANY else 1)
        table = _table(headings, rows, small, figures, [1])
    yield [heading(title, size * 1.4), *table.strips(width)]


def _cards(ranking: Ranking, size: float, width: float) -> Iterator[Strips]:
    """Yield the card of each pair, in the order of the ranking."""
    headings = ranking_words.card_headings(ranking.comparison.settings.scoring)
    for one in ranking.table:
        rows = [ranking_words.card_cells(*line) for line in card(ranking, one.entrant)]
        table = _table(headings, rows, size, (0, 4, 5, 6))
        name = words.called(one.entrant, ranking.names)
        yield [heading(name, size), *table.strips(width)]


def _travellers(ranking: Ranking, size: float, width: float) -> Iterator[Strips]:
    """Yield all results of each board, with how often each score was made."""
    *headings, _ = words.traveller_headings(ranking.comparison.settings.scoring)
    for board in ranking.boards:
        rows = [words.traveller_cells(figure, ranking) for figure in board.figures]
        table = _table(headings, rows, size, (5, 6, 7, 8), (0, 1))
        often = sentence(words.frequencies(board), size * 0.9, width)
        yield [heading(words.board_title(board.board), size), *table.strips(width), *often]


def _movement(comparison: Comparison, size: float, width: float) -> Iterator[Strips]:
    """Yield the whole movement, and a card for each table."""
    plan = comparison.plan
    if plan is None:
        return
    names = {one.entrant: one.name for one in comparison.names}
    headings, rows = movement_words.movement_headings(), movement_words.movement_cells(plan, names)
    guide = _table(headings, rows, size, (), (2, 3))
    yield [heading(translate("words", "The movement"), size * 1.4), *guide.strips(width)]
    by_number = movement_words.movement_cells(plan, names, every_round=True)
    for number in sorted({row[1] for row in by_number if row[1].isdecimal()}, key=int):
        rows = [row for row in by_number if row[1] == number]
        at_table = _table(headings, [(row[0], "", *row[2:]) for row in rows], size, (), (2, 3))
        yield [heading(movement_words.table_title(number), size * 1.4), *at_table.strips(width)]


def _form(
    heads: Sequence[str], shares: Sequence[int], rows: Sequence[Sequence[str]]
) -> Strip[DrawPiece]:
    """Return a table to be filled in by hand."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_form(painter, rect, heads, shares, rows)

    return Strip(draw, (len(rows) + 1) * LINE)


def _blank_travellers(comparison: Comparison, size: float) -> Iterator[Strips]:
    """Yield a traveller for each board, with those who will meet there."""
    at_board: dict[int, list[tuple[str, str]]] = {}
    for one in all_expected(comparison):
        at_board.setdefault(one.board, []).append((one.ns, one.ew))
    for board, pairs in sorted(at_board.items()):
        rows = sorted(pairs, key=lambda pair: in_order(pair[0]))
        form = _form(paper_words.traveller_columns(), TRAVELLER_SHARES, rows)
        yield [heading(words.board_title(board), size), form]


def _slips(comparison: Comparison, size: float) -> Iterator[Strips]:
    """Yield a score slip for each table of each round."""
    names = {one.entrant: one.name for one in comparison.names}
    for number, tables in enumerate(rounds_of(comparison.plan) if comparison.plan else (), 1):
        for at in tables:
            pairs = words.called(at.ns, names), words.called(at.ew, names)
            title = movement_words.slip_title(number, str(at.table), *pairs)
            rows = [(str(board),) for board in at.boards]
            yield [heading(title, size), _form(paper_words.slip_columns(), SLIP_SHARES, rows)]
