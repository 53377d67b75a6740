"""A season on paper: its table and titles, how players stood and met, and all results."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from math import ceil
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
from scorepad.archive.standings import Chosen, Sums, Who
from scorepad.bridge.contract import Strain
from scorepad.sheets.pages import Wanted
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui import words
from scorepad.ui.painting.chart_painter import Chart, step_by_step
from scorepad.ui.painting.pencil import Pencil
from scorepad.ui.paper.blocks import GAP, Block, abreast, beside, fill, in_column, loosened
from scorepad.ui.paper.page import Frame, Head, Page
from scorepad.ui.paper.paper_lines import heading, sentence
from scorepad.ui.paper.paper_style import (
    DOTS,
    PRINTED,
    SMALL,
    SMALLEST,
    TWO_COLUMNS,
    body_size,
    words_font,
)
from scorepad.ui.paper.paper_table import PaperTable, within
from scorepad.ui.paper.result_block import CHART, chart_piece
from scorepad.ui.words import back_score as back_score_words
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import season as season_words
from scorepad.ui.words import standings as standings_words
from scorepad.ui.words import translate
from scorepad.ui.words.review import first_names, results
from scorepad.ui.words.standings import in_hundreds

LOW = 70.0 * DOTS
"""The least height of a chart."""
TITLES = 150.0 * DOTS
"""The least width of the titles beside a table."""
FEW, FEWEST_ROWS = 7, 6
"""So many players have a column each; so many evenings are worth two columns."""
MOST_LINES = 7
"""So many players are told apart in a chart; the others are in the table."""
FIGURE, PER_CENT = 28.0, 38.0
"""The least width of a player in the table of who met whom, and of a pair, in points."""
LEAST_MET = 0.1
"""So much of a table of who met whom is filled, at the least."""
TOGETHER = 5
"""A table that is continued on another page has at least this many lines on each."""


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
    drawn = fill(_blocks(told, wanted, frame.body), frame.body.height())
    *pages, last = drawn
    filled = [*(loosened(blocks, frame.body.height()) for blocks in pages), in_column(last)]
    for number, block in enumerate(filled, start=1):
        yield frame.page(number, len(filled), block)


def _blocks(told: PrintedSeason, wanted: Wanted, body: QRectF) -> list[Block]:
    """Return the parts of a season; the chart leaves room for all on one page if it can."""
    season, size, width, room = told.season, body_size(wanted), body.width(), body.height()
    small = size if wanted.large else SMALL
    others = _details(told, small, body)
    table = within(partial(_table, told), size, width)
    if table.width > width:
        table = within(partial(_table, told, is_brief=True), size, width)
    high = in_column(table.lines(width)).height
    left = room - high - GAP - sum(block.above + block.height for block in others)
    chart = left if LOW <= left < CHART else CHART
    course = _course(season, small, chart, black=wanted.black)
    lines = table.lines(width, full=True)
    shown = [replace(course, above=GAP)] if len(season.evenings) > 1 else []
    if not season.lines:  # all was played at several tables
        return _marked(others, told.title)
    return [*_marked(lines, told.title), *shown, *others]


def _details(told: PrintedSeason, size: float, body: QRectF) -> list[Block]:
    """Return titles and contracts, how players met, and all evenings."""
    season, width = told.season, body.width()
    contracts = _contracts(told, size)
    across = width - contracts.width
    beside_them = (
        bool(season.awards) and across >= TITLES and contracts.height(width) < body.height() / 2
    )
    wide = contracts.width if beside_them else width
    made = [heading(season_words.contracts(), size), *contracts.lines(wide, full=True)]
    titles = _titles(season, size, across - GAP if beside_them else width)
    blocks = []
    if season.lines:
        told_first = titles if season.awards else []
        blocks = _both(told_first, _together(made), across if beside_them else 0)
    few = len(season.lines) <= FEW and width > TWO_COLUMNS
    wide = (width - GAP) / 2 if few else width
    players = [line.player for line in season.lines]
    called = first_names(players)
    names = [called[player] for player in players]

    def met_at(size: float) -> list[list[list[Block]]]:
        return [
            [*_matrix(title, names, partial(_won, players, found), size, wide)]
            for title, found in (
                (_head_to_head(), season.against),
                (season_words.partners(), season.together),
            )
        ]

    smaller = [each for each in (size, 8.5, SMALLEST) if each <= size <= SMALL]
    share = (found for found in map(met_at, smaller) if _share_a_page(found, body))
    met, together = next(share, None) or met_at(size)
    if few:
        tables = [_both(*both, wide + GAP) for both in zip(met, together, strict=True)]
    else:
        tables = [*met, *together]
    met_each = [block for lines in tables for block in _apart(_together(lines))]
    blocks += _marked(met_each, _head_to_head())
    for lines in _at_tables(season, size, body):
        blocks += _marked(lines, _at_several_tables())
    if not season.evenings:
        return blocks
    return [*blocks, *_marked(_evenings(told, size, body), season_words.evenings())]


def _share_a_page(tables: Sequence[Sequence[Sequence[Block]]], body: QRectF) -> bool:
    """Tell whether a page has room for two of these tables, or for all."""
    heights = [in_column(lines).height for parts in tables for lines in parts]
    return sum(sorted(heights)[-2:]) + GAP <= body.height()


def _together(lines: Sequence[Block]) -> list[Block]:
    """Return a table with its first lines on one page, and its last ones."""
    last = len(lines) - 1
    return [
        replace(line, keeps=number < last and not TOGETHER <= number <= last - TOGETHER)
        for number, line in enumerate(lines)
    ]


def _both(left: Sequence[Block], right: Sequence[Block], across: float) -> list[Block]:
    """Return two parts, the second one so far to the right; one below the other if nothing."""
    if across:
        return [replace(beside(in_column(left), in_column(right), across), above=GAP)]
    return [*_apart(left), *_apart(right)]


def _apart(blocks: Sequence[Block]) -> list[Block]:
    """Return blocks with room above the first."""
    return [replace(block, above=GAP) for block in blocks[:1]] + [*blocks[1:]]


def _marked(blocks: Sequence[Block], bookmark: str) -> list[Block]:
    """Return blocks, apart from those above, to whose first one a bookmark leads."""
    return [
        replace(block, bookmarks=(bookmark,) * (not number))
        for number, block in enumerate(_apart(blocks))
    ]


def _table(told: PrintedSeason, size: float, *, is_brief: bool = False) -> PaperTable[SeasonLine]:
    """Return how everybody stands, with form where it has room, and best and worst evening."""
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
    if is_brief:
        del columns[6]
    return PaperTable(Table(columns, told.season.lines), size)


def _always(row: SeasonLine) -> bool:
    return True


def _titles(season: Season, size: float, width: float) -> list[Block]:
    lines = [heading(season_words.titles(), size)]
    for _, winners in groupby(season.awards, lambda winner: winner.award):
        lines += sentence(season_words.award(list(winners)), size, width)
    return lines


def _course(season: Season, size: float, height: float, *, black: bool) -> Block:
    """Return how the first of them stood after each evening."""
    lines = []
    called = first_names([line.player for line in season.lines])
    for line in season.lines[:MOST_LINES]:
        stood = [0]
        for evening in season.evenings:
            stood.append(stood[-1] + evening.hundreds.get(line.player, 0))
        label = back_score_words.chart_label(called[line.player], stood[-1])
        lines.append(step_by_step(label, stood))
    days = tuple(words.medium_day(each.day).rpartition(" ")[0] for each in season.evenings)
    ink = Pencil(PRINTED, words_font(size), black)
    drawn = chart_piece(Chart(tuple(lines), days), ink)
    return Block(height, drawn, looser=lambda share: Block(height * (1 + share), drawn))


def _matrix(
    title: str,
    names: Sequence[str],
    won: Callable[[int, int], str],
    size: float,
    width: float,
    figure: float = FIGURE,
) -> Iterator[list[Block]]:
    """Yield tables of what each won against or with each other, as many across as have room."""
    rows = range(len(names))
    name = Column[int]("", lambda row: f"{row + 1} {names[row]}", most=170)
    room = width - PaperTable(Table([name], rows), size).width
    tables = ceil(len(names) / max(1, int(room / (figure * DOTS)))) or 1
    abreast = max(1, ceil(len(names) / tables))
    for first in range(0, len(names), abreast):
        columns = [
            Column[int](str(other + 1), partial(won, other), FIGURES, most=60)
            for other in rows[first : first + abreast]
        ]
        table = PaperTable(Table([name, *columns], rows), size)
        yield [heading(title, size), *table.lines(width, full=True)]


def _at_tables(season: Season, size: float, body: QRectF) -> Iterator[list[Block]]:
    """Yield what boards of several tables brought players and partners, where there were any."""
    (boards, _), *reckoned = standings_words.at_tables()
    percent, imps, vp = (heading for heading, _ in reckoned)
    players, partners = standings_words.player(), season_words.partners()
    tables, width = [], body.width()
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
            tables.append(PaperTable(Table(columns, rows), size))
    title = heading(_at_several_tables(), size)
    wide = (width - GAP) / 2
    if tables and all(table.width <= wide for table in tables):
        halves = [in_column(table.lines(wide, full=True)) for table in tables]
        both = [title, abreast(halves, wide + GAP)]
        if in_column(both).height <= body.height():
            yield both
            tables = []
    yield from ([title, *table.lines(width, full=True)] for table in tables)
    met = {(one.who, one.others): one for one in season.met_at_tables}
    ranked = [one.who for one in season.partners_at_tables]
    kept = _who_met_many(met)
    pairs = [one for one in dict.fromkeys((*ranked, *(who for who, _ in met))) if one in kept]

    def won(other: int, row: int) -> str:
        return standings_words.against(met.get((pairs[row], pairs[other])))

    names = [" & ".join(map(words.player_name, pair)) for pair in pairs]
    title_of_met = season_words.pairs_against_each_other()
    if pairs:
        for lines in _matrix(title_of_met, names, won, size, width, PER_CENT):
            yield _together(lines)


def _who_met_many(met: Iterable[tuple[Who, Who]]) -> set[Who]:
    """Return those of whom a table has no empty pages: players by themselves all sit together."""
    both = {*met}
    times = Counter(who for who, _ in both)
    while times.total() < len(times) ** 2 * LEAST_MET:
        fewest = min(times.values())
        kept = {who for who, number in times.items() if number > fewest}
        both = {(who, other) for who, other in both if who in kept and other in kept}
        times = Counter(who for who, _ in both)
    return {*times}


def _won(
    players: Sequence[str], found: Mapping[str, Mapping[str, Sums]], other: int, row: int
) -> str:
    """What one of these players won against or with another one."""
    met = found.get(players[row], {}).get(players[other])
    return words.hundreds(met.hundreds) if met else ""


def _contracts(told: PrintedSeason, size: float) -> PaperTable[SeasonLine]:
    """Return how many contracts each player made, of how many, by what was trumps."""

    def of(made_and_played: Callable[[Profile], tuple[int, int]], row: SeasonLine) -> str:
        made, played = made_and_played(told.profiles.get(row.who, NO_CONTRACTS))
        return f"{made}/{played}" if played else ""

    by: dict[str, Callable[[Profile], tuple[int, int]]] = {
        **{words.language().sign(strain): partial(_played, strain) for strain in Strain},
        season_words.slams(): lambda profile: (profile[SLAMS_MADE], profile[SLAMS_BID]),
        words.total(): lambda profile: (profile[MADE], profile[DECLARED]),
    }
    player = season_words.columns(imps=told.in_imps)[1]
    called = first_names([line.player for line in told.season.lines])
    columns: list[Column[SeasonLine]] = [
        Column(player, lambda row: called[row.player], most=130),
        *(Column(said, partial(of, what), FIGURES) for said, what in by.items()),
    ]
    return PaperTable(Table(columns, told.season.lines), size)


def _played(strain: Strain, profile: Profile) -> tuple[int, int]:
    return profile[of_strain(strain, made=True)], profile[of_strain(strain, made=False)]


def _evenings(told: PrintedSeason, size: float, body: QRectF) -> list[Block]:
    """Return every evening with what it brought each; of a few players each has a column."""
    day, evening, brought = (
        translate("words", "Day"),
        translate("words", "Evening"),
        in_hundreds(imps=told.in_imps)[0],
    )
    width, rows = body.width(), told.season.evenings
    players = [line.player for line in told.season.lines]
    when = Column[SeasonEvening](day, lambda row: words.medium_day(row.day))
    columns: list[Column[SeasonEvening]] = [
        when,
        Column(evening, lambda row: row.title, most=120),
        Column(brought, lambda row: results(row.hundreds), most=330),
    ]
    title = heading(season_words.evenings(), size)
    if len(players) <= FEW:
        called = first_names(players)
        each = [Column(called[one], partial(_brought, one), FIGURES) for one in players]
        columns = [*columns[:2], *each]
        half = ceil(len(rows) / 2)
        parts = [
            PaperTable(Table([when, *each], some), size) for some in (rows[:half], rows[half:])
        ]
        wide = (width - GAP) / 2
        if half >= FEWEST_ROWS and max(table.width for table in parts) <= wide:
            left, right = (in_column(table.lines(wide, full=True)) for table in parts)
            both = in_column([title, beside(left, right, wide + GAP)])
            if both.height <= body.height():
                return [both]
    table = within(partial(PaperTable, Table(columns, rows)), size, width)
    return _together([title, *table.lines(width, full=True)])


def _brought(player: str, row: SeasonEvening) -> str:
    return words.hundreds(row.hundreds[player]) if player in row.hundreds else ""


def _head_to_head() -> str:
    return translate("words", "Head to head")


def _at_several_tables() -> str:
    return translate("words", "At several tables")
