"""A season on paper: its table and titles, how players stood and met, and all results."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QRectF

from scorepad.archive.contracts import (
    DECLARED,
    MADE,
    SLAMS_BID,
    SLAMS_MADE,
    Profile,
    of_strain,
    profiles,
)
from scorepad.archive.facts import Facts
from scorepad.archive.season import Season, season_of
from scorepad.archive.standings import Chosen
from scorepad.bridge.contract import Strain
from scorepad.pages import Wanted
from scorepad.ui import words
from scorepad.ui.painting.chart_painter import Chart, step_by_step
from scorepad.ui.painting.pencil import Pencil
from scorepad.ui.paper.blocks import (
    GAP,
    Block,
    LongBlock,
    Pieces,
    filled_pages,
    strips_block,
    strips_height,
    strips_pieces,
)
from scorepad.ui.paper.page import Frame, Head, Page, Piece, Strips
from scorepad.ui.paper.paper_lines import heading, sentence
from scorepad.ui.paper.paper_style import DOTS, PRINTED, body_size, words_font
from scorepad.ui.paper.paper_table import PaperCell, PaperTable, TableColumn, plain_row
from scorepad.ui.paper.result_block import chart_piece
from scorepad.ui.words import back_score as back_score_words
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import season as season_words
from scorepad.ui.words.review import first_names, results

CHART = 200.0 * DOTS
MOST_LINES = 7
"""So many players are told apart in a chart; the others are in the table."""
FIGURE = 40.0
"""The least width of a player in the table of who met whom, in points."""


class PrintedSeason(NamedTuple):
    """A season with its title, and what the contracts of each player came to."""

    title: str
    season: Season
    profiles: Mapping[str, Profile]
    in_imps: bool


def season_to_print(facts: Facts, chosen: Chosen, title: str) -> PrintedSeason:
    """Return what is printed of these evenings, the oldest first, which have been counted."""
    of_players = profiles(facts, chosen, of_pairs=False)
    by_name = {who[0]: profile for who, profile in of_players.items()}
    return PrintedSeason(title, season_of(facts, chosen), by_name, chosen.in_imps)


def season_pages(told: PrintedSeason, wanted: Wanted) -> Iterator[Page]:
    """Yield the pages of a season; each of its parts has a bookmark."""
    names = paper_words.player_names([line.player for line in told.season.lines])
    frame = Frame(wanted.format, Head(told.title, "", names), large=wanted.large)
    drawn = list(filled_pages(_blocks(told, wanted, frame.body), frame.body))
    for number, pieces in enumerate(drawn, start=1):
        yield frame.page(number, len(drawn), pieces)


def _blocks(told: PrintedSeason, wanted: Wanted, body: QRectF) -> list[Block | LongBlock]:
    season, size, width = told.season, body_size(wanted), body.width()
    blocks = [_marked(strips_block(_table(told, size, width), body.height()), told.title)]
    if season.awards:
        blocks.append(strips_block(_titles(season, size, width), body.height()))
    if len(season.evenings) > 1:
        blocks.append(_course(season, size, black=wanted.black))
    together = season_words.head_to_head()
    for number, strips in enumerate(_head_to_head(season, size, width)):
        block = strips_block(strips, body.height())
        blocks.append(block if number else _marked(block, together))
    for line in season.lines:
        block = _player(told, line.player, size, body)
        blocks.append(_marked(block, words.player_name(line.player)))
    every = strips_block(_evenings(told, size, width), body.height())
    blocks.append(_marked(every, season_words.all_evenings()))
    return blocks


def _marked(block: Block | LongBlock, bookmark: str) -> Block | LongBlock:
    """Return a block to which a bookmark leads."""

    def mark(pieces: Pieces) -> Pieces:
        return [pieces[0]._replace(bookmark=bookmark), *pieces[1:]]

    if isinstance(block, Block):
        plain = block.pieces
        return Block(block.height, lambda rect, row: mark(plain(rect, row)), block.grows)
    pages = block.pages

    def marked(body: QRectF) -> Iterator[Pieces]:
        for number, pieces in enumerate(pages(body)):
            yield pieces if number else mark(pieces)

    return LongBlock(marked)


def _table(told: PrintedSeason, size: float, width: float) -> Strips:
    """Return how everybody stands, with form and best and worst evening."""
    place, player, *figures, last, best, worst = season_words.columns(imps=told.in_imps)
    columns = [
        TableColumn(place, right=True),
        TableColumn(player, most=130),
        *(TableColumn(each, right=True) for each in figures),
        TableColumn(last, right=True, most=120),
        TableColumn(best, right=True),
        TableColumn(worst, right=True),
    ]
    rows = [
        (
            *plain_row(str(line.place), words.player_name(line.player)),
            PaperCell(words.hundreds(line.sums.hundreds), bold=True),
            *plain_row(str(line.evenings), str(line.sums.rounds), str(line.sums.won)),
            *plain_row(" ".join(map(words.hundreds, line.last))),
            *plain_row(words.hundreds(line.best.hundreds[line.player])),
            *plain_row(words.hundreds(line.worst.hundreds[line.player])),
        )
        for line in told.season.lines
    ]
    return PaperTable(columns, rows, size).strips(width)


def _titles(season: Season, size: float, width: float) -> Strips:
    strips: Strips = [heading(season_words.titles(), size)]
    for _, winners in groupby(season.awards, lambda winner: winner.award):
        strips += sentence(season_words.award(list(winners)), size, width)
    return strips


def _course(season: Season, size: float, *, black: bool) -> Block:
    """Return how the first of them stood after each evening."""
    lines = []
    for line in season.lines[:MOST_LINES]:
        stood = [0]
        for evening in season.evenings:
            stood.append(stood[-1] + evening.hundreds.get(line.player, 0))
        label = back_score_words.chart_label(line.player, stood[-1])
        lines.append(step_by_step(label, stood))
    days = tuple(
        f"{each.day.day}.{each.day.month}." if each.day else "" for each in season.evenings
    )
    draw = chart_piece(Chart(tuple(lines), days), Pencil(PRINTED, words_font(size), black))
    return Block(lambda row: CHART, lambda rect, row: [Piece(rect, draw)])


def _head_to_head(season: Season, size: float, width: float) -> Iterator[Strips]:
    """Yield tables of what each brought home from each other, as many across as have room."""
    players = [line.player for line in season.lines]
    called = first_names(players)
    names = PaperTable(
        [TableColumn("", most=130)], [plain_row(called[each]) for each in players], size
    )
    abreast = max(1, int((width - names.width) / (FIGURE * DOTS)))
    for first in range(0, len(players), abreast):
        across = players[first : first + abreast]
        columns = [TableColumn("", most=130)]
        columns += [TableColumn(called[each], right=True, most=60) for each in across]
        rows = [
            plain_row(called[player], *(_met(season, player, other) for other in across))
            for player in players
        ]
        yield [
            heading(season_words.head_to_head(), size),
            *PaperTable(columns, rows, size).strips(width, whole=len(players) < 30),
        ]


def _met(season: Season, player: str, other: str) -> str:
    met = season.against[player].get(other)
    return words.hundreds(met.hundreds) if met else ""


def _player(told: PrintedSeason, player: str, size: float, body: QRectF) -> Block | LongBlock:
    """Return with whom a player won, and what his contracts came to, side by side."""
    title = heading(season_words.with_partners(words.player_name(player)), size)
    partners = _partners(told, player, size)
    contracts = _contracts(told.profiles[player], size)
    half = (body.width() - GAP) / 2
    left = [title, *partners.strips(half)]
    right = contracts.strips(half)
    height = max(strips_height(left), title.height + strips_height(right))
    if height > body.height():
        return strips_block([*left, *right], body.height())

    def pieces(rect: QRectF, row: float) -> Pieces:
        beside = rect.adjusted(half + GAP, title.height, 0, 0)
        return [*strips_pieces(left, rect), *strips_pieces(right, beside)]

    return Block(lambda row: height, pieces, grows=False)


def _partners(told: PrintedSeason, player: str, size: float) -> PaperTable:
    partner, *figures = season_words.partner_columns(imps=told.in_imps)
    columns = [TableColumn(partner, most=110)]
    columns += [TableColumn(each, right=True) for each in figures]
    order = sorted(told.season.together[player].items(), key=lambda each: -each[1].hundreds)
    rows = [
        plain_row(
            words.player_name(other),
            *(str(sums.rounds), str(sums.won)),
            words.hundreds(sums.hundreds),
        )
        for other, sums in order
    ]
    return PaperTable(columns, rows, size)


def _contracts(profile: Profile, size: float) -> PaperTable:
    contract, *figures = season_words.contract_columns()
    columns = [TableColumn(contract), *(TableColumn(each, right=True) for each in figures)]
    rows = [
        plain_row(strain.sign, *(str(profile[of_strain(strain, made=m)]) for m in (False, True)))
        for strain in Strain
    ]
    rows.append(plain_row(season_words.slams(), str(profile[SLAMS_BID]), str(profile[SLAMS_MADE])))
    total = words.total(), str(profile[DECLARED]), str(profile[MADE])
    rows.append(tuple(PaperCell(each, bold=True) for each in total))
    return PaperTable(columns, rows, size)


def _evenings(told: PrintedSeason, size: float, width: float) -> Strips:
    """Return every evening with what it brought each."""
    day, evening, brought = season_words.evening_columns(imps=told.in_imps)
    columns = [TableColumn(day), TableColumn(evening, most=120), TableColumn(brought, most=330)]
    rows = [
        plain_row(words.short_day(each.day), each.title, results(each.hundreds))
        for each in told.season.evenings
    ]
    return [
        heading(season_words.all_evenings(), size),
        *PaperTable(columns, rows, size).strips(width),
    ]
