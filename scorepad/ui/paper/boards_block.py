"""Boards of several tables on paper: the ranking, pair cards and travellers."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import accumulate, chain, groupby, pairwise, product
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.entering_results import TravellerLine, place_of
from scorepad.bridge.hands import Cards
from scorepad.bridge.movements import rounds_of
from scorepad.bridge.ranking import Match, RankedBoard, Ranking, rank, sort_key
from scorepad.sheets.pages import Wanted
from scorepad.tables.table import Table
from scorepad.ui.look import Colours
from scorepad.ui.paper.before_play import blank_travellers, filling, movement, movement_cards, slips
from scorepad.ui.paper.blocks import (
    ENDLESS,
    FULL,
    GAP,
    SPARSE,
    Block,
    abreast,
    are_apart,
    equally_full,
    fill,
    flowing,
    in_column,
    pages_of,
)
from scorepad.ui.paper.boards_parts import (
    GREAT,
    NAME,
    blank,
    cut_apart,
    evenly,
    fitted,
    in_parts,
    shared_evenly,
    table_of,
    without_what_goes,
)
from scorepad.ui.paper.hand_records import hand_lines, hand_records
from scorepad.ui.paper.pair_cards import pair_cards
from scorepad.ui.paper.paper_lines import (
    ABOVE,
    HEADING,
    continued,
    heading,
    heading_size,
    headings,
    names_whole,
    players_in,
    sentence,
    titled_headings,
    whole_names,
)
from scorepad.ui.paper.paper_style import (
    BODY,
    DOTS,
    LARGER,
    SMALL,
    SMALLEST,
    TWO_COLUMNS,
    enlarged,
    paper_colours,
    title_font,
    words_font,
)
from scorepad.ui.paper.paper_table import CLOSE, LINE, PaperTable, with_names_broken
from scorepad.ui.words import boards as words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import side_name, translate

GREATEST, _LEAST_GREAT = 26, 9
"""Text sizes: the largest for few players, and the smallest before a list continues on a page."""
_HOW_PLAYED = 0.4 * DOTS
"""Space above and below the line on how it was played, in text sizes."""
_GREATEST_NAME = 20
"""Winners' names in a larger size would be broken on small paper."""
_LINE_TITLE = 0.95
"""The size of the title of a line relative to its places."""
_APART = 0.3 * DOTS
"""Space between the players of two teams, in text sizes."""
_TIGHT = 1.25
"""The line height of names in two lines, in text sizes, except of only two teams."""
_ABOVE_ROWS, _BELOW, _BELOW_WINNERS = 1.25, 0.92, 0.8
"""How large winners are relative to the places, and titles and headings relative to winners."""
_LEAST_ABOVE = 1.1
"""How large they are at least relative to places that are enlarged to fill the page."""
_LOOSE = 0.5
"""By what share rows may be higher: more would tear the list or the cross table apart."""
_OWN = 0.6
"""How much of the height that one page alone has free its lines take."""
_RESHARED = 3
"""How often height that some parts cannot use is shared out again."""
_CROSS = 0.75
"""The size of the cross table relative to the ranking."""
_TITLE = 1.4
"""The size of the title of a match relative to its sheet."""
_NEARLY = 0.94
"""A title this much smaller than others looks the same."""
_LEAST_TITLE = 0.85
"""How small the titles of several matches may be to fit a line, relative to their sheets."""
_LONGEST_RESULT = 140.0
"""The maximum width of a result on a match sheet in large print, in points."""
_MATCH = 12
"""The usual text of a match sheet that fills a page."""
_LEGIBLE, _LARGE_LIST, _LARGE_CROSS = 12, 16.5, 11.5
"""The smallest text of a list of places with names in two lines, and the sizes of large print."""
_LARGEST_LIST = 20
"""Places in this size need not be larger still in large print."""
_LINES = (BODY, 9.75, SMALL, 8.5, SMALLEST)
"""The text sizes tried for travellers."""
_Laid = Callable[[float, float, float], list[Block]]
"""Lays out a part with a large and a smaller text size, and extra height."""


class _Sizes(NamedTuple):
    """The text sizes of a ranking."""

    headline: float = 0
    places: float = 0
    cross: float = 0
    squads: float = 0
    title: float = 0
    """That of the cross table."""


_NO_SIZES = _Sizes()


class _ToldMatch(NamedTuple):
    """A match as its sheet tells it."""

    title: str
    table: Table[Any]
    is_alone: bool
    """Whether there is no other match."""


def boards_blocks(
    comparison: Comparison,
    wanted: Wanted,
    body: QRectF,
    usual: QRectF,
    size: float,
    told: Sequence[Block],
    told_alone: Callable[[], Sequence[Block]],
) -> list[Block]:
    """Return what is wanted of a session, the ranking first.

    The result of the evening comes below it or last; `told_alone` is for its own page. `usual`
    is the body of a page in usual print.
    """
    ranking, width, high = rank(comparison), body.width(), body.height()
    colours, names = paper_colours(wanted), ranking.names
    plan = comparison.plan if comparison.plan and rounds_of(comparison.plan) else None
    parts: list[list[Block]] = []
    if wanted.ranking and ranking.table:
        usual_sizes = _ranking_page(ranking, BODY, usual, colours)[1] if wanted.large else _NO_SIZES
        first = in_column(told)
        rest = body.adjusted(0, 0, 0, -first.height - GAP) if told else body
        page = _ranking_page(ranking, size, rest, colours, usual_sizes)[0] if told else []
        if len(page) == 1 and page[0].height <= rest.height():
            parts.append([replace(in_column([page[0], replace(first, above=GAP)]), height=high)])
            told = ()
        else:
            parts.append(_ranking_page(ranking, size, body, colours, usual_sizes)[0])
    if plan and (wanted.movement or (wanted.ranking and not ranking.table)):
        parts.append(movement(plan, names, size, body, usual))
    blocks = [block for lines in parts if lines for block in flowing(lines, high)]
    if wanted.ranking and not ranking.match:
        last = blocks.pop() if len(blocks) > 1 and blocks[-1].height < SPARSE * high else None
        blocks += _match_sheets(ranking, size, body, colours, last)
    across = 2 if width > TWO_COLUMNS and not wanted.large else 1
    half = (width - (across - 1) * GAP) / across
    if plan and wanted.movement:
        blocks += movement_cards(plan, names, across, body, blocks, large=wanted.large)
    if wanted.cards and ranking.table and not ranking.of_teams:  # a match sheet has it all
        blocks += pair_cards(ranking, size, body, usual, colours)
    dealt = comparison.cards if wanted.hands else ()
    if wanted.travellers:
        laid = partial(_traveller_pages, ranking, dealt, colours)
        both = 2 if usual.width() > TWO_COLUMNS else 1
        points = min(_LINES, key=lambda each: len(laid(each, both, usual)))
        if wanted.large:
            larger = [each for each in (size, LARGER * BODY, _LEGIBLE) if each >= LARGER * points]
            points = min(larger, key=lambda each: len(laid(each, across, body)))
        blocks += laid(points, across, body)
        covered = {board.board for board in ranking.boards}
        dealt = tuple(cards for cards in dealt if cards.board not in covered)
        if not comparison.results:
            forms = [*blank_travellers(comparison, size, width)]
            blocks += shared_evenly(cut_apart(filling(forms, high), 1, width), blocks, body)
    if dealt:
        blocks += hand_records(dealt, SMALL * (LARGER if wanted.large else 1), body, colours)
    if plan and wanted.slips:
        tried = [
            filling([*slips(plan, names, each, across, half)], high, across)
            for each in ((size, LARGER * SMALL) if wanted.large else (SMALL,))
        ]
        fewest = min(tried, key=lambda forms: pages_of(forms, body))
        blocks += shared_evenly(cut_apart(fewest, across, width), blocks, body)
    nothing = [in_column(())] if wanted.ranking else []  # nothing to rank before play
    if told and blocks and are_apart(blocks, told, body):
        told = told_alone()
    return [*blocks, *told] or nothing


def _ranking_page(
    ranking: Ranking, size: float, body: QRectF, colours: Colours, usual: _Sizes = _NO_SIZES
) -> tuple[list[Block], _Sizes]:
    """Return the ranking with the match sheet or cross table, as large as possible, and its sizes.

    If it does not fit on a page, each list gets one, and the cross table comes last. Large print
    is larger than the usual sizes, and takes more pages for it.
    """
    width = body.width()
    least_cross, least_squads = enlarged(usual.cross), enlarged(usual.squads)
    least_smaller = max(size, least_cross, least_squads)
    lists: list[slice] = []
    for _, places in groupby(ranking.table, lambda one: one.line):
        start = lists[-1].stop if lists else 0
        lists.append(slice(start, start + len([*places])))
    longest = max(rows.stop - rows.start for rows in lists)
    match = _told_of(ranking, ranking.match) if ranking.match else None

    legible: float = _LEGIBLE
    if size > BODY:
        legible = _LARGE_LIST if width > TWO_COLUMNS else LARGER * _LEGIBLE
        legible = max(legible, usual.places, min(LARGER * usual.places, _LARGEST_LIST))

    least = legible if size > BODY else _LEAST_GREAT

    @cache
    def listed(great: float) -> PaperTable[Any]:
        """Return all lists: names take two lines before the text is less than legible."""
        return _listed(ranking, max(least, great), width, legible, large=size > BODY)

    @cache
    def headline(great: float) -> tuple[float, list[list[str]]]:
        least = _ABOVE_ROWS * listed(great).size
        return _headline(ranking, great, size, width, least, usual.headline)

    def won(great: float, smaller: float, spare: float) -> list[Block]:
        points, lines = headline(great)
        told = zip(ranking_words.winners(ranking), lines, strict=True)
        said = sentence(ranking_words.how_played(ranking), size, width)
        said = [replace(said[0], above=_HOW_PLAYED * size), *said[1:], blank(_HOW_PLAYED * size)]
        return [
            *chain.from_iterable(
                titled_headings(won.line, each, points, size) for won, each in told
            ),
            *said,
        ]

    def placed(some: Sequence[slice]) -> _Laid:
        """Lay out lists whose lines are alike, however many there are."""

        def laid(great: float, smaller: float, spare: float) -> list[Block]:
            table, more = listed(great), spare / len(some) / longest
            title = min(_LINE_TITLE * table.size, _BELOW * headline(great)[0])
            return [
                block
                for rows in some
                for block in _places(ranking, table, rows, width, more, title)
            ]

        return laid

    has_squads = _has_squads(ranking, width, large=size > BODY)

    def adjusted(great: float, smaller: float, spare: float) -> list[Block]:
        points = max(size, smaller)
        said = [
            block
            for each in ranking_words.adjusted(ranking)
            for block in sentence(each, points, width)
        ]
        return [*(_squads(ranking, points, width) if has_squads else ()), *said]

    @cache
    def crossed(great: float, smaller: float) -> list[PaperTable[Any]]:
        """Return the cross table, never larger than the ranking above it."""
        most = max(size if size > BODY else SMALL, least_cross, _CROSS * listed(great).size)
        least = max(_LARGE_CROSS, least_cross) if size > BODY else SMALLEST
        return _cross(ranking, min(smaller, most), width, least)

    def titled(great: float, smaller: float) -> float:
        told = crossed(great, smaller)
        most = _BELOW_WINNERS * headline(great)[0]
        wanted = 1.3 * max(BODY, told[0].size) if told else 0
        return max(min(most, wanted), enlarged(usual.title, HEADING))

    def cross(great: float, smaller: float, spare: float, *, flows: bool = False) -> list[Block]:
        most = _BELOW_WINNERS * headline(great)[0]
        if match:
            smaller = min(smaller, _MATCH) if size <= BODY else smaller
            return _match_sheet(match, smaller, width, colours, spare, large=size > BODY, most=most)
        told, title = crossed(great, smaller), titled(great, smaller)
        return [*_cross_lines(told, body, spare, title, flows=flows)]

    def sizes_at(great: float, smaller: float) -> _Sizes:
        tables = [] if match else crossed(great, smaller)
        return _Sizes(
            headline(great)[0],
            listed(great).size,
            min((table.size for table in tables), default=0),
            max(size, smaller) if ranking.of_teams else 0,
            0 if match else titled(great, smaller),
        )

    everybody = won, placed(lists), adjusted
    first, last = (won, placed(lists[:1])), (placed(lists[1:]), adjusted)
    greater: list[tuple[float, float]] = [
        (great, max(least_smaller, _CROSS * great))
        for great in range(GREATEST, GREAT - 1, -1)
        if great == GREAT or _LEAST_ABOVE * listed(great).size <= _letters(*headline(great), width)
    ]
    sizes = [*greater, *((GREAT, share * size) for share in (0.9, 0.8) if size <= BODY)]
    if ranking.match and size > BODY:
        sizes = [each for each in greater if each[1] >= LARGER * _MATCH]
    elif ranking.match:  # with its sheet on one page
        sizes += [(great, 0.77 * size) for great in range(GREAT - 1, _LEAST_GREAT - 1, -1)]
    # 14 points on two pages are legible from farther away than 10 on one, and each line looks for
    # its own page; a single list is kept whole, in smaller text if it is long.
    lower = ((great, least_smaller) for great in range(GREAT - 1, _LEAST_GREAT - 1, -1))
    smallest = [*greater, *lower]
    lowest = [(GREAT, max(_LARGE_CROSS, least_cross))] * (size > BODY and not ranking.match)
    two = len(lists) > 1
    parted = [*_over_pages(match, everybody, size, width, body.height(), colours)]
    ways: list[tuple[Sequence[Sequence[_Laid]], Sequence[tuple[float, float]]]] = [
        ([(*everybody, cross)], sizes),
        *parted,
        *((each, [*sizes, *lowest]) for each in ([first, (*last, cross)], [first, last]) if two),
        ([everybody], smallest),
        *[([first, last], smallest)] * two,
    ]
    # Without names of team members, the first of two pages would be half empty.
    torn = ranking.match and not any(map(ranking.members, ranking.match.teams))
    # If a sheet continues, smaller text is used where it saves a page.
    going_on = [(GREAT, least_smaller), *lowest]
    if ranking.match and size <= BODY:
        going_on += [(GREAT, 0.77 * size), (_LEAST_GREAT, 0.77 * size)]
    wholes = [
        (each, [block for lay in (*everybody, last) for block in lay(*each, 0)])
        for last in (cross, partial(cross, flows=True))
        for each in going_on
    ]

    def costs(way: tuple[object, list[Block]]) -> tuple[int, bool]:
        *pages, _ = fill(way[1], body.height())
        lowest = min((in_column(page).height for page in pages), default=ENDLESS)
        return len(pages), lowest < SPARSE * body.height()

    flows, whole = min(wholes, key=costs)
    for pages, tried in ways[: 1 + len(parted)] if torn else ways:
        if fits := _fitting(pages, tried, body):
            laid, found = _as_pages(pages, *fits, body), sizes_at(*fits)
            is_apart = pages[-1][-1] is adjusted
            if is_apart:
                if ranking.of_teams and not match and size > BODY:  # sheets of matches follow it
                    return [*laid, in_column(cross(GREAT, least_smaller, 0))], found
                apart = _largest(cross, least_smaller, body, large=size > BODY)
                found = found._replace(cross=sizes_at(*apart).cross)
                laid += _as_pages([[cross]], *apart, body) or cross(*apart, 0)
            more = len(fill(whole, body.height())) - len(fill(laid, body.height()))
            # A sheet that goes on leaves no page half empty.
            if not (ranking.match and (is_apart or size <= BODY) and more < is_apart):
                return laid, found
            break
    return whole, sizes_at(*flows)


def _over_pages(
    match: _ToldMatch | None,
    everybody: Sequence[_Laid],
    size: float,
    width: float,
    high: float,
    colours: Colours,
) -> Iterator[tuple[Sequence[Sequence[_Laid]], Sequence[tuple[float, float]]]]:
    """Yield a long match on several pages, the first of its boards below the result.

    The lines of all pages are equally high.
    """

    def above(great: float, smaller: float, spare: float) -> list[Block]:
        return [block for lay in everybody for block in lay(great, smaller, 0)]

    def part(pages: int, which: int, great: float, smaller: float, spare: float) -> list[Block]:
        if match is None:
            return []
        sheet = partial(_match_sheet, match, smaller, width, colours)
        whole = sheet(large=size > BODY)
        many, line = len(match.table.rows), whole[-1].height
        others = high - in_column(whole).height + many * line - DOTS
        first = others - in_column(above(great, smaller, 0)).height - ABOVE
        rooms = [max(first, line), *[others] * (pages - 1)]
        ends = [*(int(many * sum(rooms[:end]) / sum(rooms)) for end in range(pages)), many]
        rows = [range(*both) for both in pairwise(ends)]
        more = min(room / max(1, len(some)) for room, some in zip(rooms, rows, strict=True)) - line
        loose = len(rows[which]) * max(0.0, more) if spare else 0
        return sheet(loose, slice(*ends[which : which + 2]), large=size > BODY)

    def over(pages: int) -> Sequence[Sequence[_Laid]]:
        first, *others = (partial(part, pages, which) for which in range(pages))
        return [(above, first), *((each,) for each in others)]

    shares = (1.3, 1.2, 1.1, 1, 0.9, 0.8)
    if match and size > BODY:
        for pages, least in ((2, 1.2), (3, 1)):
            larger = [share * size for share in shares if share >= least]
            yield over(pages), [(great, each) for each in larger for great in (20, _LARGE_LIST)]
    elif match:
        usual = [share * size for share in shares if share * size <= _MATCH]
        yield over(2), [(great, each) for each in (_MATCH, *usual) for great in (GREAT, 12)]


def _fitting(
    pages: Sequence[Sequence[_Laid]], sizes: Sequence[tuple[float, float]], body: QRectF
) -> tuple[float, float] | None:
    """Return the first sizes at which everything fits."""
    fitting = (each for each in sizes if min(_spare(pages, *each, body)) >= 0)
    return next(fitting, None)


def _spare(
    pages: Sequence[Sequence[_Laid]],
    great: float,
    smaller: float,
    body: QRectF,
    share: float = 0,
) -> list[float]:
    """Return the height that is left of each page if its parts have this share of it."""
    tight = [_laid([page], great, smaller, [share])[0] for page in pages]
    return [body.height() - page.height - DOTS for page in tight]


def _as_pages(
    pages: Sequence[Sequence[_Laid]], great: float, smaller: float, body: QRectF
) -> list[Block]:
    """Return a block for each page, if everything fits."""
    spare = _spare(pages, great, smaller, body)
    if min(spare) < 0:
        return []
    shares = [
        _share(page, great, smaller, left, body) for page, left in zip(pages, spare, strict=True)
    ]
    # Lines are about equally high on all pages, unless that leaves one white.
    alike = _laid(pages, great, smaller, [min(shares)] * len(pages))
    if min(page.height for page in alike) < FULL * body.height():
        shares = [min(shares) + _OWN * (share - min(shares)) for share in shares]
        alike = _laid(pages, great, smaller, shares)
    return [replace(page, height=body.height(), looser=None) for page in alike]


def _largest(cross: _Laid, size: float, body: QRectF, *, large: bool) -> tuple[float, float]:
    """Return the largest sizes at which the cross table fits one page, or the usual ones."""
    greater = (20, 18, 16, GREAT) if large else (GREAT, 13, 12, 11)
    shares = (1,) if large else (1, 0.9, 0.8)
    sizes = [*(each for each in greater if each > size), *(share * size for share in shares)]
    tried = [(GREAT, each) for each in sizes]
    return _fitting([[cross]], tried, body) or (GREAT, size)


def _laid(
    pages: Sequence[Sequence[_Laid]], great: float, smaller: float, shares: Sequence[float]
) -> list[Block]:
    """Return each page with its share of extra height for every part."""
    return [
        in_column([block for lay in page for block in lay(great, smaller, share)])
        for page, share in zip(pages, shares, strict=True)
    ]


def _share(
    page: Sequence[_Laid], great: float, smaller: float, spare: float, body: QRectF
) -> float:
    """Return the height that each part of a page may have more: few rows leave theirs to others."""
    share = spare / _growing(page, great, smaller, spare)
    for _ in range(_RESHARED):
        (left,) = _spare([page], great, smaller, body, share)
        share += max(0.0, left) / len(page)
    return share


def _growing(page: Sequence[_Laid], great: float, smaller: float, spare: float) -> int:
    """Return how many parts of a page can stretch, and share its free height; at least one."""
    usual = [in_column(lay(great, smaller, 0)).height for lay in page]
    loose = [in_column(lay(great, smaller, spare)).height for lay in page]
    return max(1, sum(more > less for more, less in zip(loose, usual, strict=True)))


def _headline(
    ranking: Ranking, great: float, size: float, width: float, least: float, usual: float
) -> tuple[float, list[list[str]]]:
    """Return a size for all winners and their lines, smaller where that saves a line.

    They are no smaller than `least` unless a player's name would be broken, and never smaller than
    in usual print.
    """
    enough = enlarged(usual, HEADING)
    great = max(1.2 * min(max(size, great), _GREATEST_NAME), enough)
    first = [one.entrant for one in ranking.table if one.place == 1]
    names = [ranking_words.by_name(ranking, entrant) for entrant in first]
    winners = [won.who for won in ranking_words.winners(ranking)]
    if ranking.match:  # a team stays with its points
        names = [part for said in winners for part in said.split("; ")]

    players = [player for name in names for player in players_in(name)]

    def lines(points: float, whole: Sequence[str]) -> list[list[str]]:
        font = title_font(points * HEADING)
        return [names_whole(said, whole, font, width) for said in winners]

    def costs(way: tuple[float, Sequence[str]]) -> tuple[int, bool, int, bool, int, int]:
        """Return how many names are broken, lines short, pairs broken, and how many lines."""
        parted = lines(*way)
        said = [line for each in parted for line in each]
        short = sum(len(line) < max(map(len, each)) / 3 for each in parted for line in each)
        broken, apart = (
            sum(not any(name in line for line in said) for name in each)
            for each in (players, names)
        )
        return broken, way[0] < enough, short, way[0] * HEADING < least, apart, len(said)

    shares = (max(share / 20 * great, usual) for share in range(20, 10, -2))
    ways = product(dict.fromkeys(shares), (names, players))
    points, whole = min(ways, key=costs)
    return points, lines(points, whole)


def _letters(points: float, said: Sequence[Sequence[str]], width: float) -> float:
    """Return how large the letters of the smallest headline are within this width."""
    return min((heading_size(lines, points, width) for lines in said), default=ENDLESS)


def _places(
    ranking: Ranking,
    table: PaperTable[Any],
    rows: slice,
    width: float,
    spare: float,
    title: float,
) -> Iterator[Block]:
    """Yield a list of places across the whole width, each line higher by a given amount.

    It may have a title, of this size.
    """
    places = ranking.table[rows]
    more: tuple[Block, ...] = ()
    if line := places[0].line:
        yield heading(side_name(line), title)
        more = (continued(side_name(line), title),)
    lines = table.lines(width, spare=spare * len(places), full=True, most=_LOOSE, rows=rows)
    yield from (replace(each, heads=each.heads and (*more, *each.heads)) for each in lines)


def _listed(
    ranking: Ranking, great: float, width: float, legible: float, *, large: bool
) -> PaperTable[Any]:
    """Return all places, only shrunk for their names as far as they stay legible.

    Two lists are rows of one table, so that they look alike.
    """
    places = ranking_words.places(ranking, [one._replace(line=None) for one in ranking.table])
    if ranking.of_teams:
        place, team, name, *figures = places.columns
        names = ranking.names
        if ranking.match and not _has_squads(ranking, width, large=large):
            names = {team: whole_names(said) for team, said in ranking.people.items()}
        name = name._replace(text=lambda row: names.get(row.one.entrant, ""))
        places = places._replace(columns=[place, team, name, *figures])
    is_narrow = large or width <= TWO_COLUMNS
    if is_narrow and len({one.boards for one in ranking.table}) == 1:
        places = without_what_goes(places, 1)  # names need its room
    told = fitted(places, great, width, [2], least=min(great, legible))
    if large and told.width > width:
        whole, places = places, without_what_goes(places, 2)
        for each in (whole, places):
            close = fitted(each, great, width, [2], least=min(great, legible), pad=CLOSE)
            if close.width <= width:
                return close
        line = LINE if ranking.match else _TIGHT
        told = table_of(places, close.size, [2], pad=CLOSE, line=line)
    if told.least_width <= width:
        return told
    least = LARGER * _LEGIBLE if large else SMALLEST
    return with_names_broken(partial(table_of, places, names=[2]), told.size, width, least)


def _has_squads(ranking: Ranking, width: float, *, large: bool) -> bool:
    """Return whether the players of teams are below their places: two rows have room for them."""
    return ranking.of_teams and (not ranking.match or (large and width <= TWO_COLUMNS))


def _squads(ranking: Ranking, size: float, width: float) -> Iterator[Block]:
    """Yield the players of each team, whose names are too long for the table."""
    for team in (one.entrant for one in ranking.table):
        if members := ranking.members(team):
            said = f"{words.called(team, ranking.names)}: {members}"
            lines = names_whole(said, members.split(", "), words_font(size), width)
            first, *rest = (block for line in lines for block in sentence(line, size, width))
            told = [replace(first, above=_APART * size), *(replace(one, above=0) for one in rest)]
            yield from (*(replace(one, keeps=True) for one in told[:-1]), told[-1])


def _cross(ranking: Ranking, size: float, width: float, least: float) -> list[PaperTable[Any]]:
    """Return the cross table, in parts if it is wide; nothing for individuals."""
    if ranking.comparison.are_individuals:
        return []
    cross, names = ranking_words.cross_of(ranking), ranking.people | ranking.names
    cross = cross._replace(rows=sorted(cross.rows, key=lambda row: sort_key(row.one.entrant)))
    who, name, *figures = cross.columns
    against, met = translate("words", "Against"), len(cross.rows[0].meetings)
    figures[:met] = [each._replace(group=against) for each in figures[:met]]
    name = name._replace(text=lambda row: names.get(row.one.entrant, ""))
    whole = cross._replace(columns=[who, name, *figures])
    told = [fitted(whole, size, width, [1], least=least)]
    if told[0].width > width > TWO_COLUMNS and least > SMALLEST:  # the ranking has totals
        short = cross._replace(columns=[who, name, *figures[:met]])
        told = [fitted(short, size, width, [1], least=least, pad=CLOSE)]
    if told[0].width > width:  # names in two lines
        name = name._replace(text=lambda row: whole_names(names.get(row.one.entrant, "")))
        brief = cross._replace(columns=[who, name, *figures[:met]])
        made = partial(table_of, brief, names=[1], is_even=True)
        told = [with_names_broken(made, size, width, least)]
    if told[0].least_width > width:  # by numbers instead of names
        by_number = cross._replace(columns=[who, *figures])
        told = in_parts(by_number, 1, size, width, least)
    return told


def _cross_lines(
    told: Sequence[PaperTable[Any]], body: QRectF, spare: float, title: float, *, flows: bool
) -> Iterator[Block]:
    """Yield the cross table below a heading of this size.

    A part that fits a page stays whole, unless it flows.
    """
    if told:
        said, width = ranking_words.each_against_each(), body.width()
        above, more = replace(heading(said, title), above=GAP), continued(said, title)
        yield above
        for table in told:
            whole = not flows and above.height + table.height(width) <= body.height()
            lines = table.lines(width, whole=whole, spare=spare / len(told), full=True, most=_LOOSE)
            lines = [replace(each, heads=(more, *each.heads)) for each in lines]
            yield from (replace(lines[0], above=0 if table is told[0] else GAP / 2), *lines[1:])


def _told_of(ranking: Ranking, match: Match) -> _ToldMatch:
    """Return a match as its sheet tells it, with its result in the title if there are others."""
    title = translate("words", "Match sheet")
    if not ranking.match:
        title = ranking_words.match_said(ranking, match)
    return _ToldMatch(title, ranking_words.match_table(ranking, match), ranking.match is not None)


def _match_sheet(
    match: _ToldMatch,
    size: float,
    width: float,
    colours: Colours,
    spare: float = 0,
    rows: slice = slice(None),
    *,
    large: bool,
    most: float = ENDLESS,
) -> list[Block]:
    """Return all boards of a match or some of them, below a heading of at most this size."""
    title = match.title
    if rows.start:
        title += f" ({translate('words', 'continued')})"
    table = _match_table(match, size, width, colours, large=large)
    great = min(most, table.size * _TITLE)
    font = title_font(_NEARLY * great * HEADING)
    return [
        *headings(names_whole(title, title.split("; "), font, width), great),
        *(
            replace(each, heads=each.heads and (continued(match.title, great), *each.heads))
            for each in table.lines(width, spare=spare, full=True, rows=rows)
        ),
    ]


def _match_table(
    match: _ToldMatch, size: float, width: float, colours: Colours, *, large: bool
) -> PaperTable[Any]:
    """Return all boards of a match.

    Large print does without the difference, and the scores too if they leave too little room.
    """
    told = match.table
    if not large:
        return fitted(told, size, width, (), colours)
    wanted = min(size, LARGER * fitted(told, _MATCH, width, ()).size)
    if match.is_alone and width > TWO_COLUMNS:  # of several, as many as possible are on a page
        told = _grouped(told)
    table = fitted(without_what_goes(told, 1), size, width, (), colours)
    if table.size >= wanted:
        return table
    return fitted(without_what_goes(told, 2), size, width, (), colours)


def _grouped(told: Table[Any]) -> Table[Any]:
    """Return a match with what both teams won below one heading, and results in one line."""
    board, ours, theirs, *figures, home, visitors, running = told.columns
    won = [
        each._replace(heading=team, group=group)
        for each in (home, visitors)
        for group, _, team in [each.heading.partition(" ")]
    ]
    results = [each._replace(most=_LONGEST_RESULT) for each in (ours, theirs)]
    return told._replace(columns=[board, *results, *figures, *won, running])


def _match_sheets(
    ranking: Ranking, size: float, body: QRectF, colours: Colours, above: Block | None
) -> list[Block]:
    """Return the sheets of several matches in one size, filling pages with as many as fit.

    A page that was begun above them goes on, and all are about equally full then.
    """
    large, width, high = size > BODY, body.width(), body.height()
    matches = [_told_of(ranking, match) for match in ranking.matches]
    tables = [_match_table(match, size, width, colours, large=large) for match in matches]
    alike = min((table.size for table in tables), default=size)

    titles = QFontMetricsF(title_font(HEADING))
    widest = max((titles.horizontalAdvance(match.title) for match in matches), default=0.0)
    in_a_line = width / max(1.0, widest)  # titles are alike too
    most = max(_LEAST_TITLE * alike, in_a_line)
    if large:  # in two lines rather than hardly larger than usual ones
        larger = LARGER * min(_TITLE * BODY, max(_LEAST_TITLE * BODY, in_a_line))
        most = in_a_line if in_a_line >= _NEARLY * larger else larger

    def sheet(match: _ToldMatch, spare: float = 0) -> list[Block]:
        return _match_sheet(match, alike, width, colours, spare, large=large, most=most)

    usual = [in_column(sheet(match)).height for match in matches]
    if max(usual, default=0) > high:
        parts = [block for match in matches for block in flowing(sheet(match), high)]
        return [*([above] if above else ()), *parts]
    if above:
        return equally_full([above, *(in_column(sheet(match)) for match in matches)], body)
    more = evenly(usual, GAP, high)
    return [in_column(sheet(match, some)) for match, some in zip(matches, more, strict=True)]


def _traveller_pages(
    ranking: Ranking,
    dealt: Sequence[Cards],
    colours: Colours,
    size: float,
    across: int,
    body: QRectF,
) -> list[Block]:
    """Return the results of each board in columns."""
    width = (body.width() + GAP) / across - GAP
    told = _travellers(ranking, dealt, size, width, colours, body.height(), across)
    return _columns([*told], across, body)


def _travellers(
    ranking: Ranking,
    dealt: Sequence[Cards],
    size: float,
    width: float,
    colours: Colours,
    high: float,
    across: int,
) -> Iterator[Block]:
    """Yield the results of each board, with the datum and frequencies if there is one.

    The boards share the height of a page, with lines of equal height.
    """
    cards = {one.board: one for one in dealt}

    def results(*boards: RankedBoard, named: bool) -> Table[Any]:
        figures_of = chain.from_iterable(board.figures for board in boards)
        lines = [TravellerLine(place_of(each.result), each) for each in figures_of]
        whole = words.traveller_table(lines, ranking)
        ns, ew, _, _, result, *figures = whole.columns[:-1]
        if not named:
            ns = ns._replace(text=lambda row: row.line.place.ns)
            ew = ew._replace(text=lambda row: row.line.place.ew)
        result = result._replace(text=lambda row: row.happened)
        told = [ns, ew, result, *figures]
        return whole._replace(columns=told)

    def table(*boards: RankedBoard, named: bool) -> PaperTable[Any]:
        """Return one table, with the columns that any board fills, so that all look alike."""
        told = results(*boards, named=named)
        columns = [each for each in told.columns if each.heading in filled]
        wide = [each._replace(most=NAME * size / BODY) for each in columns[:2]]
        return PaperTable(told._replace(columns=[*wide, *columns[2:]]), size, colours)

    every = results(*ranking.boards, named=False)
    filled = {column.heading for column in every.columns if any(map(column.text, every.rows))}
    named = width >= TWO_COLUMNS and all(
        table(board, named=True).width <= width for board in ranking.boards
    )

    common = table(*ranking.boards, named=named)
    ends = [0, *accumulate(len(board.figures) for board in ranking.boards)]
    parts = dict(zip((board.board for board in ranking.boards), pairwise(ends), strict=True))
    titles = [words.board_title(board.board) for board in ranking.boards]

    def lines(board: RankedBoard, spare: float) -> list[Block]:
        """Return the lines of a board, in columns as wide as on all others if these fit."""
        if common.width > width:
            return table(board, named=named).lines(width, spare=spare, full=True)
        rows = slice(*parts[board.board])
        return common.lines(width, spare=spare, full=True, rows=rows)

    below = {
        board.board: sentence(words.frequencies(board), size, width)
        for board in ranking.boards
        if board.datum is not None  # without one, the lines say it all
    }
    most = max(map(len, below.values()), default=0)

    def traveller(board: RankedBoard, spare: float = 0) -> Block:
        title = heading(words.board_title(board.board), size, lines=titles)
        held = cards.get(board.board)
        hands = hand_lines(held, min(size, _LEGIBLE), width, colours) if held else ()
        said = below.get(board.board, [])
        white = [blank(said[-1].height) for _ in range(most - len(said)) if said]
        return in_column([title, *lines(board, spare), *said, *white, *hands])

    heights = [traveller(board).height for board in ranking.boards]
    spare = min(evenly(heights, GAP / 2, high, across=across), default=0.0)
    yield from (traveller(board, spare) for board in ranking.boards)


def _columns(blocks: Sequence[Block], across: int, body: QRectF) -> list[Block]:
    """Return blocks in columns, page after page, those of the last one about equal."""
    apart = [replace(block, above=GAP / 2) for block in blocks]
    filled = fill(apart, body.height())
    if across == 1 and filled and len(filled[-1]) < len(filled[0]) / 2:  # no page has one alone
        each, more = divmod(len(apart), len(filled))
        ends = [number * each + min(number, more) for number in range(len(filled) + 1)]
        filled = [apart[start:end] for start, end in pairwise(ends)]
    full = (len(filled) - 1) // across * across
    rest = [block for column in filled[full:] for block in column]
    lower = (fill(rest, part / 20 * body.height()) for part in range(1, 20))
    last = next((columns for columns in lower if len(columns) <= across), filled[full:])
    columns = [in_column(column) for column in (*filled[:full], *last)]
    wide = (body.width() + GAP) / across
    return [
        abreast(columns[first : first + across], wide) for first in range(0, len(columns), across)
    ]
