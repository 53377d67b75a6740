"""A season on paper: its table and titles, how players stood and met, and all results."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, groupby
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QRectF

from scorepad.archive.compared import ComparedStanding
from scorepad.archive.contracts import (
    DECLARED,
    MADE,
    NO_CONTRACTS,
    SLAMS_BID,
    SLAMS_MADE,
    Profile,
    of_strain,
    profiles,
)
from scorepad.archive.facts import CountedFacts
from scorepad.archive.season import Season, SeasonEvening, SeasonLine, season_of
from scorepad.archive.standings import Chosen, Who
from scorepad.bridge.contract import Strain
from scorepad.sheets.pages import Wanted
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui import words
from scorepad.ui.painting.chart_painter import Chart, step_by_step
from scorepad.ui.painting.pencil import Pencil
from scorepad.ui.paper.blocks import GAP, Block, beside, filled_pages, flowing, in_column
from scorepad.ui.paper.page import Frame, Head, Page
from scorepad.ui.paper.paper_lines import heading, sentence
from scorepad.ui.paper.paper_style import DOTS, PRINTED, body_size, words_font
from scorepad.ui.paper.paper_table import PaperTable
from scorepad.ui.paper.result_block import chart_piece
from scorepad.ui.words import back_score as back_score_words
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import season as season_words
from scorepad.ui.words import standings as standings_words
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
    profiles: Mapping[Who, Profile]
    in_imps: bool


def season_to_print(facts: CountedFacts, chosen: Chosen, title: str) -> PrintedSeason:
    """Return what is printed of these evenings, the oldest first, which have been counted."""
    contracts = profiles(facts, chosen)
    return PrintedSeason(title, season_of(facts, chosen), contracts, chosen.in_imps)


def season_pages(told: PrintedSeason, wanted: Wanted) -> Iterator[Page]:
    """Yield the pages of a season; each of its parts has a bookmark."""
    names = paper_words.player_names([line.player for line in told.season.lines])
    frame = Frame(wanted.format, Head(told.title, "", names), large=wanted.large)
    drawn = list(filled_pages(_blocks(told, wanted, frame.body), frame.body))
    for number, block in enumerate(drawn, start=1):
        yield frame.page(number, len(drawn), block)


def _blocks(told: PrintedSeason, wanted: Wanted, body: QRectF) -> list[Block]:
    season, size, width, room = told.season, body_size(wanted), body.width(), body.height()
    blocks: list[Block] = []
    if season.lines:
        blocks += _marked(flowing(_table(told, size, width), room), told.title)
    if season.awards:
        blocks += flowing(_titles(season, size, width), room)
    if len(season.evenings) > 1:
        blocks.append(_course(season, size, black=wanted.black))
    met = [flowing(lines, room) for lines in _head_to_head(season, size, width)]
    blocks += _marked([*chain.from_iterable(met)], season_words.head_to_head())
    several = [flowing(lines, room) for lines in _at_tables(season, size, width)]
    blocks += _marked([*chain.from_iterable(several)], season_words.at_several_tables())
    for line in season.lines:
        blocks += _marked(_player(told, line.player, size, body), words.player_name(line.player))
    if season.evenings:
        every = flowing(_evenings(told, size, width), room)
        blocks += _marked(every, season_words.all_evenings())
    return blocks


def _marked(blocks: Sequence[Block], bookmark: str) -> list[Block]:
    """Return blocks to whose first one a bookmark leads."""
    marks = ((bookmark,), *((),) * len(blocks))
    return [replace(block, bookmarks=mark) for block, mark in zip(blocks, marks, strict=False)]


def _table(told: PrintedSeason, size: float, width: float) -> list[Block]:
    """Return how everybody stands, with form and best and worst evening."""
    place, player, sums, evenings, rounds, won, last, best, worst = season_words.columns(
        imps=told.in_imps
    )

    shared = Counter(line.place for line in told.season.lines)

    def of_evening(row: SeasonLine, evening: SeasonEvening) -> str:
        return words.hundreds(evening.hundreds[row.player])

    columns: list[Column[SeasonLine]] = [
        Column(place, lambda row: f"{row.place}{'=' * (shared[row.place] > 1)}"),
        Column(player, lambda row: words.player_name(row.player), most=130),
        Column(sums, lambda row: words.hundreds(row.sums.hundreds), FIGURES, is_bold=_always),
        Column(evenings, lambda row: str(row.evenings), FIGURES),
        Column(rounds, lambda row: str(row.sums.rounds), FIGURES),
        Column(won, lambda row: str(row.sums.won), FIGURES),
        Column(last, lambda row: " ".join(map(words.hundreds, row.last)), FIGURES, most=120),
        Column(best, lambda row: of_evening(row, row.best), FIGURES),
        Column(worst, lambda row: of_evening(row, row.worst), FIGURES),
    ]
    return PaperTable(Table(columns, told.season.lines), size).lines(width)


def _always(row: SeasonLine) -> bool:
    return True


def _titles(season: Season, size: float, width: float) -> list[Block]:
    lines = [heading(season_words.titles(), size)]
    for _, winners in groupby(season.awards, lambda winner: winner.award):
        lines += sentence(season_words.award(list(winners)), size, width)
    return lines


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
        words.medium_day(each.day).rpartition(" ")[0] if each.day else ""
        for each in season.evenings
    )
    ink = Pencil(PRINTED, words_font(size), black)
    return Block(CHART, chart_piece(Chart(tuple(lines), days), ink))


def _head_to_head(season: Season, size: float, width: float) -> Iterator[list[Block]]:
    """Yield tables of what each brought home from each other, as many across as have room."""
    players = [line.player for line in season.lines]
    called = first_names(players)
    name = Column[str]("", called.__getitem__, most=130)
    room = width - PaperTable(Table([name], players), size).width
    abreast = max(1, int(room / (FIGURE * DOTS)))
    for first in range(0, len(players), abreast):
        columns = [
            Column[str](called[other], partial(_met, season, other), FIGURES, most=60)
            for other in players[first : first + abreast]
        ]
        table = PaperTable(Table([name, *columns], players), size)
        title = heading(season_words.head_to_head(), size)
        yield [title, *table.lines(width, whole=len(players) < 30)]


def _at_tables(season: Season, size: float, width: float) -> Iterator[list[Block]]:
    """Yield what boards of several tables brought players and partners, where there were any."""
    (boards, _), *reckoned = standings_words.at_tables()
    percent, imps, vp = (heading for heading, _ in reckoned)
    players, partners = standings_words.player(), season_words.partners()
    for who, rows in ((players, season.at_tables), (partners, season.partners_at_tables)):
        columns: list[Column[ComparedStanding]] = [
            Column(who, lambda row: " & ".join(map(words.player_name, row.who)), most=200),
            Column(standings_words.evenings()[0], lambda row: str(row.evenings), FIGURES),
            Column(boards, lambda row: str(row.boards), FIGURES),
            Column(percent, lambda row: standings_words.hundredths(row.percent), FIGURES),
            Column(imps, lambda row: standings_words.hundredths(row.imps_per_board), FIGURES),
            Column(vp, lambda row: standings_words.hundredths(row.vp_per_match), FIGURES),
        ]
        columns = [column for column in columns if any(map(column.text, rows))]
        if rows:
            title = heading(season_words.at_several_tables(), size)
            yield [title, *PaperTable(Table(columns, rows), size).lines(width)]


def _met(season: Season, other: str, player: str) -> str:
    met = season.against[player].get(other)
    return words.hundreds(met.hundreds) if met else ""


def _player(told: PrintedSeason, player: str, size: float, body: QRectF) -> list[Block]:
    """Return with whom a player won, and what his contracts came to, side by side."""
    title = heading(season_words.with_partners(words.player_name(player)), size)
    half = (body.width() - GAP) / 2
    left = [title, *_partners(told, player, size).lines(half)]
    right = _contracts(told.profiles.get((player,), NO_CONTRACTS), size).lines(half)
    both = beside(in_column(left), in_column(right), half + GAP, title.height)
    return [both] if both.height <= body.height() else flowing([*left, *right], body.height())


def _partners(told: PrintedSeason, player: str, size: float) -> PaperTable[str]:
    partner, rounds, won, hundreds = season_words.partner_columns(imps=told.in_imps)
    sums = told.season.together[player]
    columns: list[Column[str]] = [
        Column(partner, words.player_name, most=110),
        Column(rounds, lambda other: str(sums[other].rounds), FIGURES),
        Column(won, lambda other: str(sums[other].won), FIGURES),
        Column(hundreds, lambda other: words.hundreds(sums[other].hundreds), FIGURES),
    ]
    return PaperTable(Table(columns, sorted(sums, key=lambda each: -sums[each].hundreds)), size)


def _contracts(profile: Profile, size: float) -> PaperTable[tuple[str, int, int]]:
    rows = [(strain.sign, *_played(profile, strain)) for strain in Strain]
    rows.append((season_words.slams(), profile[SLAMS_BID], profile[SLAMS_MADE]))
    rows.append(total := (words.total(), profile[DECLARED], profile[MADE]))
    contract, played, made = season_words.contract_columns()

    def is_bold(row: tuple[str, int, int]) -> bool:
        return row == total

    columns: list[Column[tuple[str, int, int]]] = [
        Column(contract, itemgetter(0), is_bold=is_bold),
        Column(played, lambda row: str(row[1]), FIGURES, is_bold=is_bold),
        Column(made, lambda row: str(row[2]), FIGURES, is_bold=is_bold),
    ]
    return PaperTable(Table(columns, rows), size)


def _played(profile: Profile, strain: Strain) -> tuple[int, int]:
    return profile[of_strain(strain, made=False)], profile[of_strain(strain, made=True)]


def _evenings(told: PrintedSeason, size: float, width: float) -> list[Block]:
    """Return every evening with what it brought each."""
    day, evening, brought = season_words.evening_columns(imps=told.in_imps)
    columns: list[Column[SeasonEvening]] = [
        Column(day, lambda row: words.medium_day(row.day) if row.day else ""),
        Column(evening, lambda row: row.title, most=120),
        Column(brought, lambda row: results(row.hundreds), most=330),
    ]
    table = PaperTable(Table(columns, told.season.evenings), size)
    return [heading(season_words.all_evenings(), size), *table.lines(width)]
