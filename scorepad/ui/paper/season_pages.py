"""A season on paper: table, titles, standings, how players met, and all results."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby, product
from math import ceil
from operator import attrgetter
from typing import NamedTuple, TypeVar

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
from scorepad.bridge import translatable
from scorepad.bridge.contract import Strain
from scorepad.bridge.translatable import plural
from scorepad.sheets.pages import Wanted
from scorepad.tables.table import FIGURES, Column, R, Table
from scorepad.ui import words
from scorepad.ui.painting.chart_painter import Chart, step_by_step
from scorepad.ui.painting.pencil import Pencil
from scorepad.ui.paper.blocks import (
    ENDLESS,
    GAP,
    Block,
    abreast,
    beside,
    fill,
    in_column,
    stretched_column,
)
from scorepad.ui.paper.page import Frame, Head, Page
from scorepad.ui.paper.paper_lines import (
    FIXED,
    HEADING,
    continued,
    heading,
    headings,
    names_whole,
    sentence,
)
from scorepad.ui.paper.paper_style import (
    BODY,
    DOTS,
    LARGE_BODY,
    LARGER,
    PRINTED,
    SMALL,
    SMALLEST,
    body_size,
    title_font,
    words_font,
)
from scorepad.ui.paper.paper_table import CLOSE, STEP, PaperTable, with_names_broken, within
from scorepad.ui.paper.result_block import CHART, chart_piece
from scorepad.ui.words import back_score as back_score_words
from scorepad.ui.words import evening_result as result_words
from scorepad.ui.words import season as season_words
from scorepad.ui.words import standings as standings_words
from scorepad.ui.words import translate
from scorepad.ui.words.review import all_results, first_names
from scorepad.ui.words.standings import in_hundreds

_LOW = 62.0 * DOTS
"""The minimum height of a chart."""
_TITLES = 150.0 * DOTS
"""The minimum width of the titles beside a table."""
_FEW, _FEWEST_ROWS = 7, 6
"""Up to this many players have a column each; from this many evenings on there are two columns."""
_MANY = 24
"""From this many evenings on, small text in two columns may save a page."""
_MOST_LINES, _FOREMOST = 7, 3
"""The most players in a chart, and how many stand out if there are more than one more."""
_MARKS_APART = 3.0
"""In letters: the lines have labels at their ends, and many evenings would hide them."""
_T = TypeVar("_T")
_Told = tuple[SeasonEvening, str]
"""An evening with everybody's result."""
_GO = slice(0), slice(6, 7), slice(6, 9)
"""The columns of the standings that go: none, the form, and the best and worst evenings too."""
_CLOSE_LINE = 1.25
"""The line height of many evenings where it saves a page, in text sizes."""
_SMALLER = 8.5
"""The text size where it saves a page."""
_MOST_WHOLE = 0.55
"""The same of a page, where that takes no more pages."""
_HEADLINES = 1.4, 1.0
"""The size of the headline, in text sizes, and where a smaller one saves a page."""
_LARGE_LEAST = 12.0
"""The smallest one in large print."""
_LEAST_MET = 0.5
"""The share of a grid of who met whom that must be filled."""
_WHOLE = 300.0 * DOTS
"""A table that is no higher is not split: twenty lines in small text."""


class Gain(NamedTuple):
    """What a player won or lost with another, given by number, as value and text."""

    other: int
    much: float
    figure: str


_Met = Sequence[Mapping[int, Gain]]
"""What each player won or lost with each of those met."""


class _Way(NamedTuple):
    """A way to lay out a season, with text in a size."""

    size: float
    close: bool
    """Whether many evenings may be in smaller text, and their columns closer to each other."""
    great: float
    """The size of the headline, in text sizes."""
    whole: bool
    """Whether no table is torn that has room on a page."""


class PrintedSeason(NamedTuple):
    """A season with its title, and the contract statistics of each player."""

    title: str
    season: Season
    profiles: Mapping[Who, Profile]
    in_imps: bool


def season_to_print(facts: CountedFacts, chosen: Chosen, title: str) -> PrintedSeason:
    """Return what to print of these evenings, oldest first, which must have been counted."""
    contracts = profiles(facts, chosen)
    return PrintedSeason(title, season_of(facts, chosen), contracts, chosen.in_imps)


def season_pages(told: PrintedSeason, wanted: Wanted) -> Iterator[Page]:
    """Yield the pages of a season; each part has a bookmark."""
    players = [line.player for line in told.season.lines]
    who = _how_many(len(players), len(told.season.evenings)) if len(players) > _FEW else ""
    frame = Frame(wanted.format, Head(told.title, "", who), large=wanted.large)
    sizes = [(SMALL, False), (SMALL, True), (_SMALLER, True), (SMALLEST, True)]
    if wanted.large:
        sizes = [(LARGE_BODY, False), (LARGER * BODY, False)]
        sizes += [(_LARGE_LEAST, False) if len(players) > _FEW else (LARGER * BODY, True)]
    ways = [
        _Way(size, close, great, whole)
        for great, whole in product(_HEADLINES, (True, False))
        for size, close in sizes
    ]

    def laid_out(way: _Way) -> list[list[Block]]:
        return fill(_blocks(told, wanted, frame.body, way), frame.body.height())

    tightest = laid_out(ways[-1])
    as_few = (pages for pages in map(laid_out, ways[:-1]) if len(pages) <= len(tightest))
    *pages, last = next(as_few, tightest)
    filled = [*(stretched_column(blocks, frame.body.height()) for blocks in pages), in_column(last)]
    for number, block in enumerate(filled, start=1):
        yield frame.page(number, len(filled), block)


def _blocks(told: PrintedSeason, wanted: Wanted, body: QRectF, way: _Way) -> list[Block]:
    """Return the parts of a season; the chart is sized to fit one page, if possible."""
    season, size, width, room = told.season, body_size(wanted), body.width(), body.height()
    others = _details(told, way, body)
    made, table = _ranking(told, BODY, width, SMALLEST)
    if wanted.large:
        made, table = _ranking(told, size, width, LARGER * table.size)
    led = _who_leads(season, way.great * size, width)
    below = room - in_column(led).height
    if not wanted.large and within(made, SMALLEST, width).height(width) <= below:  # all at once
        while table.height(width) > below:
            table = made(table.size - STEP)
    high = room - below + in_column(table.lines(width)).height
    left = room - high - GAP - sum(block.above + block.height for block in others)
    chart = left if _LOW <= left < CHART else CHART
    course = _course(season, max(SMALL, way.size), chart, black=wanted.black)
    lines = table.lines(width, full=True)
    shown = [replace(course, above=GAP)] if len(season.evenings) > 1 else []
    if not season.lines:  # only boards of several tables
        return _marked(others, told.title)
    blocks = [*_marked([*led, *lines], told.title), *shown, *others]
    return _untorn(blocks, _MOST_WHOLE * room) if way.whole else blocks


def _untorn(blocks: Sequence[Block], most: float) -> list[Block]:
    """Return blocks with the rows of each table kept together, or if it is higher several."""
    kept: list[Block] = []
    for heads, rows in groupby(blocks, attrgetter("heads")):
        some = [*rows]
        whole = len(some) if sum(row.height for row in some) <= most else _FEWEST_ROWS
        for number, row in enumerate(some, start=1):
            stays = number < whole or len(some) - whole < number < len(some)
            kept.append(replace(row, keeps=row.keeps or (bool(heads) and stays)))
    return kept


def _who_leads(season: Season, size: float, width: float) -> list[Block]:
    """Return the headline: who leads, and by what; nothing if too many do."""
    first = [line for line in season.lines if line.place == 1]
    if not 0 < len(first) <= result_words.MOST_NAMED:
        return []
    names = [words.player_name(line.player) for line in first]
    said = f"{result_words.leads(names)}, {words.hundreds(first[0].sums.hundreds)}"
    return headings(names_whole(said, names, title_font(size * HEADING), width), size)


def _ranking(
    told: PrintedSeason, size: float, width: float, least: float
) -> tuple[Callable[[float], PaperTable[SeasonLine]], PaperTable[SeasonLine]]:
    """Return how the standings are made in a size, and made: without the form if it has no room.

    Large print does without the best and worst evenings rather than be small.
    """
    whole, *brief = (partial(_table, told, goes=goes) for goes in _GO[: 3 if size > BODY else 2])
    table = within(whole, size, width, least)
    if table.width <= width:
        return whole, table
    made = [(each, _within(each, size, width, least)) for each in brief]
    return next((way for way in made if way[1].size >= least), made[-1])


def _details(told: PrintedSeason, way: _Way, body: QRectF) -> list[Block]:
    """Return titles and contracts, how players met, and all evenings."""
    season, width, size = told.season, body.width(), way.size
    contracts = _within(partial(_contracts, told), size, width)
    across = width - contracts.width
    beside_them = (
        bool(season.awards) and across >= _TITLES and contracts.height(width) < body.height() / 4
    )
    if beside_them:  # as wide as what stands below
        across = min(across, (width + GAP) / 2)
    wide = width - across if beside_them else width
    made = _together(season_words.contracts(), size, contracts.lines(wide, full=True))
    titles = _titles(season, size, across - GAP if beside_them else width)
    blocks = []
    if season.lines:
        told_first = titles if season.awards else []
        blocks = _both(told_first, made, across if beside_them else 0)
    if season.lines:
        blocks += _marked(_met_each_other(season, size, width), _head_to_head())
    for lines in _at_tables(season, size, body):
        blocks += _marked(lines, _at_several_tables())
    if not season.evenings:
        return blocks
    evenings = _evenings(told, way, body)
    return [*blocks, *_marked(evenings, season_words.evenings())]


def _made(table: Table[R], size: float, *, close: bool = False) -> PaperTable[R]:
    """Return a table, in large print with headings that are larger too."""
    least = SMALLEST * (LARGER if size > BODY else 1)
    if close:
        return PaperTable(table, size, smallest=least, pad=CLOSE, line=_CLOSE_LINE)
    return PaperTable(table, size, smallest=least)


def _within(
    made: Callable[[float], PaperTable[R]], size: float, width: float, least: float = 0
) -> PaperTable[R]:
    """Return a table that fits into a width; a large one breaks names before it is small.

    It is smaller than the least size only where a figure would be cut.
    """
    least = least or (SMALLEST if size <= BODY else LARGER * SMALL)
    return with_names_broken(made, within(made, size, width, least).size, width)


def _together(title: str, size: float, table: Sequence[Block]) -> list[Block]:
    """Return a table with its title, which is repeated where it goes on."""
    more = continued(title, size)
    lines = [
        heading(title, size),
        *(replace(line, heads=line.heads and (more, *line.heads)) for line in table),
    ]
    last = len(lines) - 1
    whole = sum(line.height for line in lines) <= _WHOLE
    return [
        replace(
            line,
            keeps=number < last and (whole or not number or line.keeps),
        )
        for number, line in enumerate(lines)
    ]


def _both(left: Sequence[Block], right: Sequence[Block], across: float) -> list[Block]:
    """Return two parts side by side at this distance; one below the other if it is 0."""
    if across:
        return [replace(beside(in_column(left), in_column(right), across), above=GAP)]
    return [*_apart(left), *_apart(right)]


def _apart(blocks: Sequence[Block]) -> list[Block]:
    """Return blocks with space above the first."""
    return [replace(block, above=GAP) for block in blocks[:1]] + [*blocks[1:]]


def _marked(blocks: Sequence[Block], bookmark: str) -> list[Block]:
    """Return blocks with space above, and a bookmark to the first."""
    return [
        replace(block, bookmarks=(bookmark,) * (not number))
        for number, block in enumerate(_apart(blocks))
    ]


def _table(told: PrintedSeason, size: float, *, goes: slice) -> PaperTable[SeasonLine]:
    """Return the standings, with form, and best and worst evening, without those that go."""
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
        Column(last, lambda row: " ".join(map(words.hundreds, row.last)), FIGURES, most=ENDLESS),
        Column(best, lambda row: of_evening(row, row.best), FIGURES),
        Column(worst, lambda row: of_evening(row, row.worst), FIGURES),
    ]
    del columns[goes]
    return _made(Table(columns, told.season.lines), size)


def _always(row: SeasonLine) -> bool:
    return True


def _titles(season: Season, size: float, width: float) -> list[Block]:
    lines = [heading(season_words.titles(), size)]
    for _, winners in groupby(season.awards, lambda winner: winner.award):
        lines += sentence(season_words.award(list(winners)), max(SMALL, size), width)
    return [*(replace(line, keeps=True) for line in lines[:-1]), *lines[-1:]]


def _course(season: Season, size: float, height: float, *, black: bool) -> Block:
    """Return a chart of the first players after each evening, the first few before the others."""
    lines = []
    called = first_names([line.player for line in season.lines])
    for place, line in enumerate(season.lines[:_MOST_LINES]):
        stood = [0]
        for evening in season.evenings:
            stood.append(stood[-1] + evening.hundreds.get(line.player, 0))
        label = back_score_words.chart_label(called[line.player], stood[-1])
        is_thin = place >= _FOREMOST and len(season.lines) > _FOREMOST + 1
        lines.append(step_by_step(label, stood)._replace(is_thin=is_thin))
    days = tuple(words.medium_day(each.day).rpartition(" ")[0] for each in season.evenings)
    ink = Pencil(PRINTED, words_font(size), black)
    drawn = chart_piece(Chart(tuple(lines), days, marks_apart=_MARKS_APART), ink)
    return Block(height, drawn, looser=lambda share: Block(height * (1 + share), drawn))


def _met_each_other(season: Season, size: float, width: float) -> list[Block]:
    """Return what players won and lost as opponents and as partners."""
    players = [line.player for line in season.lines]
    called = first_names(players)

    def met(sums: Mapping[str, Mapping[str, Sums]]) -> _Met:
        return [
            {
                other: Gain(other, brought.hundreds, words.hundreds(brought.hundreds))
                for other, brought in enumerate(map(sums[one].get, players))
                if brought
            }
            for one in players
        ]

    met_as = {
        season_words.opponents(): met(season.against),
        season_words.partners(): met(season.together),
    }
    names = [called[one] for one in players]
    whole = [words.player_name(one) for one in players]
    return _who_met_whom(_head_to_head(), names, met_as, size, width, whole)


def _who_met_whom(
    title: str,
    names: Sequence[str],
    both: Mapping[str, _Met],
    size: float,
    width: float,
    whole: Sequence[str] = (),
) -> list[Block]:
    """Return grids if most players met, side by side if possible; else best and worst.

    These have the `whole` names if there is room.
    """
    most_met = sum(map(len, next(iter(both.values())))) >= _LEAST_MET * len(names) ** 2
    for across in range(len(both), 0, -1) if most_met else ():
        wide = (width + GAP) / across - GAP
        grids = [_within(partial(_grid, names, met), size, wide) for met in both.values()]
        if max(grid.width for grid in grids) <= wide:
            lines = [
                _together(said, size, grid.lines(wide, full=True))
                for said, grid in zip(both, grids, strict=True)
            ]
            if across > 1:
                return _both(lines[0], lines[-1], wide + GAP)
            return [block for each in lines for block in _apart(each)]

    def tables_of(parts: Iterable[Mapping[str, _Met]]) -> list[PaperTable[int]]:
        named = [(partial(_best_and_worst, whole or names, part), part) for part in parts]
        if any(made(size).width > width for made, _ in named):
            named = [(partial(_best_and_worst, names, part), part) for _, part in named]
        return [_within(made, size, width) for made, _ in named]

    parts = {title: both}
    tables = tables_of(parts.values())
    if len(both) > 1 and tables[0].width > width:
        parts = {said: {"": met} for said, met in both.items()}
        tables = tables_of(parts.values())
    return [
        block
        for said, table in zip(parts, tables, strict=True)
        for block in _apart(_together(said, size, table.lines(width, full=True)))
    ]


def _grid(names: Sequence[str], met: _Met, size: float) -> PaperTable[int]:
    """Return the grid of each player's result with each of the others."""

    def figure(other: int, row: int) -> str:
        return met[row][other].figure if other in met[row] else ""

    rows = range(len(names))
    name = Column[int]("", lambda row: f"{row + 1} {names[row]}", most=170)
    others = [Column(str(other + 1), partial(figure, other), FIGURES, most=60) for other in rows]
    return _made(Table([name, *others], rows), size)


def _best_and_worst(names: Sequence[str], both: Mapping[str, _Met], size: float) -> PaperTable[int]:
    """Return the others with whom each did best and worst."""
    _, player, *_, best, worst = season_words.columns(imps=False)
    columns = [Column[int](player, names.__getitem__, most=170)]

    def who(found: Callable[[int], Gain | None], row: int) -> str:
        one = found(row)
        return names[one.other] if one else ""

    def figure(found: Callable[[int], Gain | None], row: int) -> str:
        one = found(row)
        return one.figure if one else ""

    for group, met in both.items():
        for name, found in ((best, partial(_best, met)), (worst, partial(_worst, met))):
            columns += [
                Column("", partial(figure, found), FIGURES, group=group),
                Column(name, partial(who, found), group=group, most=170),
            ]
    return _made(Table(columns, range(len(names))), size)


def _best(met: _Met, row: int) -> Gain | None:
    return max(met[row].values(), key=attrgetter("much"), default=None)


def _worst(met: _Met, row: int) -> Gain | None:
    """Return the worst of those met, the last of equals; None if it is also the best."""
    others = [one for one in reversed([*met[row].values()]) if one is not _best(met, row)]
    return min(others, key=attrgetter("much"), default=None)


def _at_tables(season: Season, size: float, body: QRectF) -> Iterator[list[Block]]:
    """Yield the results of players and partners on boards of several tables, if any."""
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
            tables.append(_made(Table(columns, rows), size))
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

    def brought(pair: Who) -> Mapping[int, Gain]:
        each = ((at, met.get((pair, other))) for at, other in enumerate(pairs))
        return {
            at: Gain(at, _above_even(one), standings_words.against(one)) for at, one in each if one
        }

    names = [" & ".join(map(words.player_name, pair)) for pair in pairs]
    met_by_pairs = season_words.pairs_against_each_other()
    if pairs:
        found = {met_by_pairs: [*map(brought, pairs)]}
        yield _who_met_whom(met_by_pairs, names, found, size, width)


def _above_even(met: ComparedStanding) -> float:
    return met.imps_per_board or 0 if met.percent is None else met.percent - 50


def _who_met_many(met: Iterable[tuple[Who, Who]]) -> set[Who]:
    """Return those who met enough others to fill a grid; individuals all meet each other."""
    both = {*met}
    times = Counter(who for who, _ in both)
    while times.total() < len(times) ** 2 * _LEAST_MET:
        fewest = min(times.values())
        kept = {who for who, number in times.items() if number > fewest}
        both = {(who, other) for who, other in both if who in kept and other in kept}
        times = Counter(who for who, _ in both)
    return {*times}


def _contracts(told: PrintedSeason, size: float) -> PaperTable[SeasonLine]:
    """Return how many contracts of how many each player made, by trump suit."""

    def of(made_and_played: Callable[[Profile], tuple[int, int]], row: SeasonLine) -> str:
        made, played = made_and_played(told.profiles.get(row.who, NO_CONTRACTS))
        return f"{made}/{played}" if played else ""

    by: dict[str, Callable[[Profile], tuple[int, int]]] = {
        **{words.language().sign(strain): partial(_played, strain) for strain in Strain},
        season_words.slams(): lambda profile: (profile[SLAMS_MADE], profile[SLAMS_BID]),
        words.total(): lambda profile: (profile[MADE], profile[DECLARED]),
    }
    player = season_words.columns(imps=told.in_imps)[1]
    names = [line.player for line in told.season.lines]
    called = first_names(names)
    if len(names) > _FEW:  # they have the whole width
        called = {name: words.player_name(name) for name in names}
    columns: list[Column[SeasonLine]] = [
        Column(player, lambda row: called[row.player], most=130),
        *(Column(said, partial(of, what), FIGURES) for said, what in by.items()),
    ]
    return _made(Table(columns, told.season.lines), size)


def _played(strain: Strain, profile: Profile) -> tuple[int, int]:
    return profile[of_strain(strain, made=True)], profile[of_strain(strain, made=False)]


def _evenings(told: PrintedSeason, way: _Way, body: QRectF) -> list[Block]:
    """Return every evening with its results; a few players have a column each."""
    day, evening, brought = (
        translate("words", "Day"),
        translate("words", "Evening"),
        in_hundreds(imps=told.in_imps)[0],
    )
    size, width, rows = way.size, body.width(), told.season.evenings
    players = [line.player for line in told.season.lines]
    close = way.close and len(rows) >= _MANY  # only where it saves a page
    made = partial(_made, close=close)
    when = Column[SeasonEvening](day, lambda row: words.medium_day(row.day))
    called_evening = Column[SeasonEvening](evening, lambda row: row.title, most=120)
    title, has_titles = season_words.evenings(), any(row.title for row in rows)
    if len(players) <= _FEW:
        called = first_names(players)
        each = [Column(called[one], partial(_brought, one), FIGURES) for one in players]
        least = SMALLEST if close and size <= BODY else size
        half = within(partial(made, Table([when, *each], rows)), size, _half(body), least)

        def results(some: Sequence[SeasonEvening]) -> PaperTable[SeasonEvening]:
            return made(Table([when, *each], some), half.size)

        if both := _in_halves(title, results, rows, size, body):
            return both
        columns = [when, *[called_evening] * has_titles, *each]
        table = _within(partial(made, Table(columns, rows)), size, width)
        return _together(title, size, table.lines(width, full=True))
    days = [
        [(one, _results(one)) for one in its] for _, its in groupby(rows, attrgetter("day"))
    ]  # whose words stay the same in every size that is tried

    def tables_abreast(
        number: int, size: float, days: Sequence[Sequence[_Told]] = days
    ) -> PaperTable[Sequence[_Told]]:
        lines = [one[at : at + number] for one in days for at in range(0, len(one), number)]
        columns = [Column[Sequence[_Told]](day, lambda row: when.text(row[0][0]))]
        if number == 1 and has_titles:
            columns.append(Column(evening, lambda row: row[0][0].title, most=120))
        for at in range(number):
            columns.append(Column(brought * (not at), partial(_results_at, at), most=330))
        return made(Table(columns, lines), size)

    number = max(map(len, days))
    if number == 1 and (
        both := _in_halves(title, partial(tables_abreast, 1, size), days, size, body)
    ):
        return both
    found = _within(partial(tables_abreast, number), size, width)
    while found.width > width and number > 1:
        number -= 1
        found = _within(partial(tables_abreast, number), size, width)
    return _together(title, size, found.lines(width, full=True))


def _in_halves(
    title: str,
    made: Callable[[Sequence[_T]], PaperTable[R]],
    rows: Sequence[_T],
    size: float,
    body: QRectF,
) -> list[Block]:
    """Return a table of these rows in halves side by side on one page, if they have room."""
    wide, half = _half(body), ceil(len(rows) / 2)
    parts = [made(some) for some in (rows[:half], rows[half:])]
    if half < _FEWEST_ROWS or max(table.width for table in parts) > wide:
        return []
    left, right = (in_column(table.lines(wide, full=True)) for table in parts)
    both = in_column([heading(title, size), beside(left, right, wide + GAP)])
    return [both] if both.height <= body.height() else []


def _half(body: QRectF) -> float:
    return (body.width() - GAP) / 2


def _results_at(at: int, row: Sequence[_Told]) -> str:
    """Return the results of one of the evenings side by side."""
    return row[at][1] if at < len(row) else ""


def _results(evening: SeasonEvening) -> str:
    told = all_results(evening.hundreds)
    return told.replace(" ", FIXED).replace(f",{FIXED}", ", ")  # a name stays with its figure


def _brought(player: str, row: SeasonEvening) -> str:
    return words.hundreds(row.hundreds[player]) if player in row.hundreds else ""


def _head_to_head() -> str:
    return translate("words", "Head to head")


def _at_several_tables() -> str:
    return translate("words", "At several tables")


def _how_many(players: int, evenings: int) -> str:
    """Return 45 players, 24 evenings."""
    who = plural(translatable.translate("words", "%n player(s)", "", -1), players)
    what = plural(translatable.translate("words", "%n evening(s)", "", -1), evenings)
    return f"{who.said(translate)}, {what.said(translate)}"
