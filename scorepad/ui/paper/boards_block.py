"""Boards of several tables on paper: ranking, pair cards, travellers, the movement, score slips."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, groupby

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.entering_results import TravellerLine, place_of
from scorepad.bridge.movements import entrants, rounds_of
from scorepad.bridge.ranking import Ranking, in_order, rank
from scorepad.bridge.results_to_come import all_expected
from scorepad.bridge.seats import Side
from scorepad.sheets.pages import Wanted
from scorepad.tables.table import FIGURES, Column, R, Table
from scorepad.ui.paper.blocks import GAP, Block, abreast, fill, flowing, in_column
from scorepad.ui.paper.paper_lines import heading, sentence
from scorepad.ui.paper.paper_style import BODY, DOTS, HAIRLINE, PRINTED
from scorepad.ui.paper.paper_table import PaperTable
from scorepad.ui.paper.ruled_form import LINE, SLIP_SHARES, TRAVELLER_SHARES, draw_form
from scorepad.ui.words import boards as words
from scorepad.ui.words import movements as movement_words
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import translate
from scorepad.ui.words.ranking import CardLine

NAME = 200.0
"""How wide a column of names may be, in points."""
GREAT = 14.0
"""The size of the ranking: it is read by many at once."""
SMALL = 9.0
"""The size of what stands in two columns."""
MANY_PLACES, FITTING = 8, 0.75
"""The same of a ranking of teams with all that is said of it."""
MANY = 9
"""More columns of figures are written smaller, so that names have room."""
TWO_COLUMNS = 450.0 * DOTS
"""So wide is a page that has room for two of them."""
MOST_OTHERS = 4


def boards_blocks(comparison: Comparison, wanted: Wanted, body: QRectF, size: float) -> list[Block]:
    """Return what is wanted of a session, the ranking first."""
    ranking, width, high = rank(comparison), body.width(), body.height()
    parts: list[list[Block]] = []
    if wanted.ranking and ranking.table:
        parts.append([*_ranking(ranking, size, width), *_cross(ranking, size, width)])
    if wanted.movement or (wanted.ranking and not ranking.table):  # who will play whom
        parts += _movement(comparison, size, width)
    blocks = [block for lines in parts for block in flowing(lines, high)]
    across = 2 if width > TWO_COLUMNS and not wanted.large else 1
    small, half = (SMALL if across > 1 else size), (width - (across - 1) * GAP) / across
    if wanted.movement:
        blocks += _movement_cards(comparison, across, body)
    if wanted.cards and ranking.table and not ranking.of_teams:  # the sheet of a match tells all
        blocks += _two_to_a_page(ranking, size, body, across)
    if wanted.travellers:
        boards = [in_column(lines) for lines in _travellers(ranking, small, half)]
        blocks += _columns([replace(board, above=GAP) for board in boards], across, body)
        if not comparison.results:
            forms = [in_column(lines) for lines in _blank_travellers(comparison, size, width)]
            blocks += forms
    if wanted.slips:
        slips = [in_column(lines) for lines in _slips(comparison, small, half)]
        blocks += _cut_apart(slips, across, width)
    return blocks


def title_of(comparison: Comparison) -> str:
    """Return who met, in a few words: 8 pairs, 21 boards, Howell."""
    ranking, plan = rank(comparison), comparison.plan
    boards = {result.board for result in comparison.results}
    boards |= {one.board for one in all_expected(comparison)}
    number = len(ranking.table) or (len(entrants(plan)) if plan else 0)
    return paper_words.session(comparison, number, len(boards))


def _table(table: Table[R], size: float, names: Sequence[int] = ()) -> PaperTable[R]:
    """Return a table without the columns in which nothing stands."""
    columns = [
        column._replace(most=NAME * size / BODY if at in names else column.most)
        for at, column in enumerate(table.columns)
        if any(map(column.text, table.rows))
    ]
    return PaperTable(table._replace(columns=columns), size)


def _ranking(ranking: Ranking, size: float, width: float) -> Iterator[Block]:
    """Yield who won and all places, in two lists where there are two, over the whole width."""
    great = max(size, GREAT)
    for said in ranking_words.winners(ranking):
        yield heading(said, great * 1.2)
    yield from sentence(ranking_words.how_played(ranking), size, width)
    for line, table in groupby(ranking.table, lambda one: one.line):
        if line:
            yield heading(words.side_name(line), great)
        places = ranking_words.places(ranking, [one._replace(line=None) for one in table])
        smaller = FITTING if len(places.columns) > MANY_PLACES else 1
        yield from _table(places, great * smaller, [2]).lines(width, full=True)


def _cross(ranking: Ranking, size: float, width: float) -> Iterator[Block]:
    """Yield what each won against each other, and the sheets of all matches."""
    if not ranking.match and not ranking.comparison.are_individuals:
        cross = ranking_words.cross_of(ranking)
        small = size * (0.85 if len(cross.columns) - 2 > MANY else 1)
        yield heading(ranking_words.each_against_each(), size * 1.4)
        yield from _table(cross, small, [1]).lines(width, full=True)
    for match in ranking.matches:
        title = translate("words", "Match sheet")
        if not ranking.match:
            title = ranking_words.match_said(match)
        yield heading(title, size * 1.4)
        yield from _table(ranking_words.match_table(ranking, match), size).lines(width, full=True)


def _two_to_a_page(ranking: Ranking, size: float, body: QRectF, across: int) -> list[Block]:
    """Return the cards of all pairs below each other, or beside each other where they are long."""
    width = body.width()
    for smaller in (size, size - 0.5, size - 1, max(SMALL, size - 1.5)):
        cards = [in_column(lines) for lines in _cards(ranking, smaller, width)]
        if across == 1 or 2 * max(card.height for card in cards) + GAP <= body.height():
            return _cut_apart(cards, 1, width)
    cards = [in_column(lines) for lines in _cards(ranking, SMALL, (width - GAP) / 2)]
    return _cut_apart(cards, 2, width)


def _cards(ranking: Ranking, size: float, width: float) -> Iterator[list[Block]]:
    """Yield the card of each pair, by its number: what happened, and what the others did."""
    at_board = {board.board: board for board in ranking.boards}

    def others(row: CardLine) -> str:
        sign = 1 if row.side is Side.NS else -1
        scores = Counter(
            sign * each.score
            for each in at_board[row.board].figures
            if each is not row.figure and each.score is not None
        )
        return words.scores(scores.most_common(MOST_OTHERS))

    def called(row: CardLine) -> str:
        return words.called(row.figure.result.of(row.side.other), ranking.names)

    for one in sorted(ranking.table, key=lambda one: in_order(one.entrant)):
        whole = ranking_words.card_table(ranking, one.entrant)
        board, _, against, *facts = whole.columns
        if width > TWO_COLUMNS:
            against = against._replace(text=called)
        else:
            facts = facts[:3]
        columns = [board._replace(align=FIGURES), against, *facts]
        columns.append(Column(translate("words", "The others"), others, most=NAME))
        table = _table(whole._replace(columns=columns), size, (1,))
        said = ranking_words.place_of(ranking, one)
        name = heading(words.called(one.entrant, ranking.names), size * 1.2)
        yield [name, *sentence(said, size, width), *table.lines(width)]


def _travellers(ranking: Ranking, size: float, width: float) -> Iterator[list[Block]]:
    """Yield all results of each board, with how often each score was made."""
    for board in ranking.boards:
        lines = [TravellerLine(place_of(each.result), each) for each in board.figures]
        whole = words.traveller_table(lines, ranking)
        ns, ew, _, _, result, *figures = whole.columns[:-1]
        if width < TWO_COLUMNS:  # by their numbers
            ns = ns._replace(text=lambda row: row.line.place.ns)
            ew = ew._replace(text=lambda row: row.line.place.ew)
        result = result._replace(text=lambda row: row.happened)
        table = _table(whole._replace(columns=[ns, ew, result, *figures]), size, (0, 1))
        often = sentence(words.frequencies(board), size, width)
        title = heading(words.board_title(board.board), size)
        yield [title, *table.lines(width), *often]


def _columns(blocks: Sequence[Block], across: int, body: QRectF) -> list[Block]:
    """Return blocks in columns beside each other, page after page."""
    columns = [in_column(column) for column in fill(blocks, body.height())]
    apart = (body.width() + GAP) / across
    return [
        abreast(columns[first : first + across], apart) for first in range(0, len(columns), across)
    ]


def _cut_apart(blocks: Sequence[Block], across: int, width: float) -> list[Block]:
    """Return blocks as many beside each other as have room, with lines to cut along."""
    apart = (width + GAP) / across
    rows = [blocks[first : first + across] for first in range(0, len(blocks), across)]
    return [_cut_row(row, apart) for row in rows]


def _cut_row(row: Sequence[Block], apart: float) -> Block:
    whole = abreast(row, apart)

    def draw(painter: QPainter, rect: QRectF) -> None:
        whole.paint(painter, rect)
        painter.setPen(QPen(PRINTED.hairline, HAIRLINE, Qt.PenStyle.DashLine))
        low, middle = rect.bottom() + GAP / 2, rect.left() + apart - GAP / 2
        painter.drawLine(QPointF(rect.left(), low), QPointF(rect.right(), low))
        if len(row) > 1:
            painter.drawLine(QPointF(middle, rect.top() - GAP / 2), QPointF(middle, low))

    return Block(whole.height, draw)


def _movement(comparison: Comparison, size: float, width: float) -> Iterator[list[Block]]:
    """Yield the whole movement."""
    plan = comparison.plan
    if plan is None:
        return
    names = {one.entrant: one.name for one in comparison.names}
    guide = _table(movement_words.movement_table(plan, names), size, (2, 3))
    yield [heading(translate("words", "The movement"), size * 1.4), *guide.lines(width)]


def _movement_cards(comparison: Comparison, across: int, body: QRectF) -> list[Block]:
    """Return a card for each table, a quarter of a page each, and one for each pair."""
    plan, width = comparison.plan, (body.width() - (across - 1) * GAP) / across
    if plan is None:
        return []
    names = {one.entrant: one.name for one in comparison.names}
    numbers = range(1, len(rounds_of(plan)[0]) + 1)
    tables = [
        in_column(
            [
                heading(movement_words.table_title(str(number)), GREAT * 1.4),
                *_table(movement_words.table_card(plan, number), GREAT).lines(width),
            ]
        )
        for number in numbers
    ]
    quarter = (body.height() - GAP) / 2
    tables = [replace(card, height=max(card.height, quarter)) for card in tables]
    pairs = [
        in_column(
            [
                heading(words.called(pair, names), BODY * 1.2),
                *_table(movement_words.pair_card(plan, pair), BODY).lines(width),
            ]
        )
        for pair in ({} if comparison.are_individuals else dict.fromkeys(entrants(plan)))
    ]
    both = (_cut_apart(cards, across, body.width()) for cards in (tables, pairs) if cards)
    return [*chain.from_iterable(both)]


def _form(
    heads: Sequence[str], shares: Sequence[int], rows: Sequence[Sequence[str]], width: float
) -> Block:
    """Return a table to be filled in by hand."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        place = QRectF(rect.left(), rect.top(), width, rect.height())
        draw_form(painter, place, heads, shares, rows)

    return Block((len(rows) + 1) * LINE, draw)


def _blank_travellers(comparison: Comparison, size: float, width: float) -> Iterator[list[Block]]:
    """Yield a traveller for each board, with those who will meet there."""
    at_board: dict[int, list[tuple[str, str]]] = {}
    for one in all_expected(comparison):
        at_board.setdefault(one.board, []).append((one.ns, one.ew))
    for board, pairs in sorted(at_board.items()):
        rows = sorted(pairs, key=lambda pair: in_order(pair[0]))
        form = _form(paper_words.traveller_columns(), TRAVELLER_SHARES, rows, width)
        yield [heading(words.board_title(board), size), form]


def _slips(comparison: Comparison, size: float, width: float) -> Iterator[list[Block]]:
    """Yield a score slip for each table of each round."""
    names = {one.entrant: one.name for one in comparison.names}
    for number, tables in enumerate(rounds_of(comparison.plan) if comparison.plan else (), 1):
        for at in tables:
            pairs = words.called(at.ns, names), words.called(at.ew, names)
            title = movement_words.slip_title(number, str(at.table), *pairs)
            rows = [(str(board),) for board in at.boards]
            form = _form(paper_words.slip_columns(), SLIP_SHARES, rows, width)
            yield [*sentence(title, size, width), form]
