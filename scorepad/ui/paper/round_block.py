"""A round on paper: its sheet, with its deals beside or below."""

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import product, takewhile, zip_longest
from math import sqrt
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scorepad.bridge.points import PayKind
from scorepad.bridge.rounds import ScoredRound
from scorepad.sheets.layout import Header, SheetLine, lay_out
from scorepad.sheets.pages import Part, Wanted, rows_of
from scorepad.ui import words
from scorepad.ui.look import CENTRE
from scorepad.ui.painting.sheet_painter import SMALL, WIDTH
from scorepad.ui.painting.wrapping import write
from scorepad.ui.paper.blocks import (
    ENDLESS,
    FULL,
    GAP,
    LARGEST_ROW,
    LEAST_ROW,
    LOOSEST,
    SMALL_PAPER_ROW,
    SPARSE,
    Block,
    Draw,
    as_one,
    beside,
    fill,
    flowing,
    in_column,
    stretched_column,
)
from scorepad.ui.paper.deal_table import Columns, DealLine, deal_table, legend, legend_in_columns
from scorepad.ui.paper.panels import Panels, ruled_off
from scorepad.ui.paper.paper_lines import bound, continued, heading, sentence
from scorepad.ui.paper.paper_style import (
    BODY,
    DOTS,
    LARGE_BODY,
    LARGER,
    PRINTED,
    SMALLEST,
    TWO_COLUMNS,
    paper_colours,
    words_font,
)
from scorepad.ui.paper.paper_table import CLOSE, LOOSE, PAD, PaperTable, within
from scorepad.ui.paper.sheet_parts import LEAST_BOARD, SheetPart, at_left, sheet_parts
from scorepad.ui.words import is_late, translate, what_the_mark_means
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words.table import who_sits_out

_USUAL_ROW = 17.0 * DOTS
"""The row height for which deals in their short form leave room."""
_LARGE_ROW = LARGER * LARGEST_ROW
_LARGE_ROWS = tuple(_LARGE_ROW * tenths / 10 for tenths in range(15, 5, -1))
"""In large print, the row heights tried for a sheet on a page with its deals."""
_LEAST_FILLING, _MOST_FILLING = 18.0 * DOTS, 34.0 * DOTS
"""The least row height to which a sheet is reduced so that large print has room for its deals, and
the most of one that has a page with them."""
_LARGE_HEAD = 32.0 * DOTS
"""How much less room a page of large print has."""
_LARGE_PART = _LARGE_ROW * 0.8
"""The smallest row height of a sheet with separate pages in large print."""
_LARGE_WHOLE = LARGER * _USUAL_ROW
"""The same on small paper if the sheet then fits a page."""
_HIGHER_ROWS = tuple(row / 2 * DOTS for row in range(27, 42))
"""The row heights tried for a long sheet beside its deals; large ones are larger."""
_LARGE_NAMES = 0.41
"""In large print, the size of the names on a sheet that fills the page, in rows."""
_NAMES = 0.9
"""The relative size of names on a usual sheet that fills the page: those of large print differ."""
_BEGUN, LEAST_BEGUN, _MORE_ALONE = 0.33, 0.18, 1.6
"""The least share of a page below a sheet in large print on which its deals begin, also if it is
long; and how much larger it is on a page where they do not."""
_LEAST_LARGE = 13.0
"""The least text size for which a table in large print keeps its columns."""
_TITLE_ROW, _LARGE_TITLE_ROW = 0.3, 0.45
"""The height of the title above a sheet that fills its page, in rows, and in large print."""
_BELOW_NAMES = 0.4 * DOTS
"""The space below the players of a round, in text sizes."""
_MANY_COLUMNS = 0.88
"""The relative size of a table with columns for what was paid."""
_HIGHER = 1.4
"""How much higher lines may be than others of the evening, to fill a page."""
_HIGHER_ALONE = 2.6
"""The same of a table that has a page of large print: its letters are larger, too."""
_SHEET_HIGHER = 2.0
"""The same of sheets."""
_LARGER_SIZES = (20.0, 18.0, 17.0, 16.0, 15.0)
"""The text sizes tried for deals that have a page of large print."""
_CONTINUED = 7
"""The height lost to headings where deals continue on another page, in text sizes."""


class _RoundOnPaper(NamedTuple):
    """The parts of a round that do not depend on its size."""

    lines: tuple[SheetLine, ...]
    """The lines of its sheet, without a title."""
    title: str
    who: str
    out: str
    """Who sat out."""
    ends: tuple[str, ...]
    """How it ended, and a key to its marks."""


def _said_of(number: int, scored: ScoredRound, *, among_others: bool) -> _RoundOnPaper:
    header, *rest = lay_out(scored).lines
    if isinstance(header, Header) and scored.deals:
        header = header.brief()
    late = any(map(is_late, scored.deals))
    title = translate("words", "{round}, deal by deal")
    title = title.format(round=words.round_title(number, scored.round.options))
    if scored.round.options.is_listed and scored.round.options.boards and not among_others:
        title = translate("words", "Boards")  # they need no number
    return _RoundOnPaper(
        (header, *rest),
        title,
        paper_words.who_played(scored.seating),
        who_sits_out(scored.seating) if scored.seating.out else "",
        (
            bound(paper_words.outcome(scored), (name for _, name in scored.seating)),
            *((what_the_mark_means(),) if late else ()),
        ),
    )


@dataclass(frozen=True, slots=True)
class PrintedRound:
    """A round to be printed; among others it says who sat out."""

    number: int
    scored: ScoredRound
    wanted: Wanted
    body: QRectF
    size: float
    """The text size."""
    among_others: bool = False
    follows: bool = False
    """Whether it follows another round."""
    is_brief: bool = False
    """Whether its deals are shortened because those of another round have to be."""
    is_below: bool = False
    """Whether its deals are below its sheet because those of another round have to be."""
    paid: Set[PayKind] = frozenset()
    """What was paid for in other rounds: their elements have the same columns."""
    row: float = 0
    """In large print among others, the row height of all sheets at least."""
    least_row: float = 0
    """In large print alone, the row height of its sheet at least."""
    below_result: float = 0
    """The height left below the result, where a round begins that takes several pages."""
    _tables: dict[Columns, PaperTable[DealLine]] = field(default_factory=dict, compare=False)
    """The tables of its deals made so far."""
    _any_size: dict[Columns, PaperTable[DealLine]] = field(default_factory=dict, compare=False)
    """Such tables in whatever size, as others have the same texts."""
    _said: list[_RoundOnPaper] = field(default_factory=list, compare=False)
    """Cached, as it is laid out at many sizes."""

    def sized(self, size: float) -> "PrintedRound":
        """Return the round in another text size."""
        return replace(self, size=size, _tables={})

    def blocks(self, *, in_rows: bool = False) -> list[Block]:
        """Return the sheet with its deals, and whatever else is wanted.

        The sheets after each deal may be split into rows.
        """
        if self.is_listed and self.scored.deals:
            return [*self._as_list(self._table(self.body.width()))]
        if not (self.wanted.panels and self.scored.deals) or self.is_listed:
            return self._with_deals()
        panels = Panels(
            self.number,
            self.scored,
            self.wanted,
            self.body,
            self.size,
            [self._title_alone()] * self.among_others,
            [self._title_alone(goes_on=True)] * self.among_others,
        )
        first, *others = *self._with_deals(), *panels.blocks(in_rows=in_rows)
        return [ruled_off(first, self.body.top()) if self.follows else first, *others]

    def whole(self) -> list[Block]:
        """Return the same as one block if it fits a page."""
        blocks = self.blocks()
        one = as_one(blocks)
        return [one] if one.height <= self.body.height() else blocks

    def must_be_brief(self) -> bool:
        """Return whether its deals do not fit in full."""
        alone = self.is_listed or (self.wanted.large and not self.row)
        room = self.body.width() if alone else self._room(_USUAL_ROW)
        full = None if self._tells_elements else self._table(ENDLESS)
        return full is not None and full.width > room

    def must_be_below(self) -> bool:
        """Return whether its deals have no room beside the smallest sheet."""
        table = None if self.is_listed else self._table(self._room(_USUAL_ROW))
        return table is not None and table.width > self._room(self._least)

    def has_elements(self) -> bool:
        """Return whether there is room for what each deal was paid for."""
        table = self._table(self.body.width())
        return table is None or table.heads == self._made(Columns.ELEMENTS).heads

    def sheet(self, row: float) -> SheetPart:
        """Return the whole sheet, as high as its lines."""
        lines = self.said.lines
        return SheetPart(
            self.number,
            self.scored,
            lines,
            max(row, self._least),
            rows_of(lines),
            paper_colours(self.wanted),
            self.wanted.letters,
            self.wanted.games,
            large=self.wanted.large,
        )

    @property
    def said(self) -> _RoundOnPaper:
        if not self._said:
            said = _said_of(self.number, self.scored, among_others=self.among_others)
            self._said.append(said)
        return self._said[0]

    def parts(
        self,
        width: float,
        largest: float,
        least: float = 0,
        lines: Part = (),
        height: float = 0,
        first: float = 0,
    ) -> Sequence[SheetPart]:
        """Return the sheet in as many parts as needed."""
        return sheet_parts(
            self.number,
            self.scored,
            width,
            height or self.body.height(),
            largest,
            least or self._least,
            letters=self.wanted.letters,
            colours=paper_colours(self.wanted),
            lines=lines,
            large=self.wanted.large,
            first=first,
        )

    def alone(self) -> Iterator[Block]:
        """Yield the sheet as large as the page, with a line for each name, unless it has wheels."""
        title_row = _LARGE_TITLE_ROW if self.wanted.large else _TITLE_ROW
        high = self.body.height() / (rows_of(self.said.lines) + title_row)
        row = min(self.body.width() / WIDTH, high)
        header = lay_out(self.scored).lines[0]
        is_plain = isinstance(header, Header) and not (header.wheel or header.changes)
        if (self.wanted.large or is_plain) and row >= _LARGE_PART:
            title = Block(title_row * row, partial(self._draw_title, row))
            part = replace(self.sheet(row), games=False)
            if not self.scored.is_settled:
                part = replace(part, height=self.body.height() / row - title_row)
            if self.wanted.large:
                part = replace(part, least=_LARGE_NAMES * row)
            else:
                part = replace(part, times=_NAMES)
            yield in_column([title, Block(part.size[1], self._centred(part))])
            return
        for part in self.parts(self.body.width(), ENDLESS):
            least = _LARGE_NAMES * part.row if self.wanted.large else 0
            yield Block(self.body.height(), self._centred(replace(part, least=least)))

    @property
    def is_listed(self) -> bool:
        return self.scored.round.options.is_listed

    @property
    def _tells_elements(self) -> bool:
        """Whether what was paid for is wanted; small paper has no room for it in large print."""
        is_narrow = self.wanted.large and self.body.width() <= TWO_COLUMNS
        return self.wanted.elements and not is_narrow

    @property
    def _least(self) -> float:
        if self.is_listed:
            return LEAST_BOARD
        return self.row or (SMALL_PAPER_ROW if self._is_close else LEAST_ROW)

    @property
    def _is_close(self) -> bool:
        """Whether to save room: on small paper, and where small text saves a page."""
        return self.body.width() <= TWO_COLUMNS or self.size < BODY

    @property
    def _larger(self) -> float:
        return LARGER if self.wanted.large else 1

    def _centred(self, part: SheetPart) -> Draw:
        """Return a function that draws a part of a sheet, centred."""
        left = (self.body.width() - part.size[0]) / 2
        return lambda painter, rect: part.draw(painter, rect.adjusted(left, 0, 0, 0))

    @property
    def is_like_others(self) -> bool:
        """Whether lines are about as high as in all other rounds."""
        with_more = self.wanted.letters or (self.wanted.panels and not self.wanted.large)
        return self.among_others and not (self.is_listed or with_more)

    def _as_high(self, block: Block) -> Block:
        return replace(block, looser=None) if self.is_like_others else block

    def _table(self, width: float, columns: Columns | None = None) -> PaperTable[DealLine] | None:
        """Return the table of deals, if there are any; the short one if it is too wide."""
        if not self.scored.deals:
            return None
        usual = Columns.BRIEF if self.is_brief else Columns.FULL
        columns = columns or (Columns.ELEMENTS if self._tells_elements else usual)
        if columns not in self._tables:
            self._tables[columns] = self._made(columns)
        table = self._tables[columns]
        if columns is not Columns.FULL and table.width > width >= self.body.width():
            least = SMALLEST * LARGER
            if columns is Columns.BRIEF:  # fewer columns rather than much smaller ones
                fewest = Columns.IMPS if self.wanted.large else Columns.LEAST
                most = _LEAST_LARGE if self.wanted.large else least
                smaller = within(partial(self._made, columns), self.size, width, most)
                if smaller.width <= width:
                    return smaller
                return within(partial(self._made, fewest), self.size, width, least)
            least = SMALLEST * self._larger
            smaller = within(partial(self._made, columns), table.size, width, least)
            if smaller.width <= width:
                return smaller
        if columns is Columns.BRIEF or table.width <= width:
            return table
        if columns is Columns.ELEMENTS and width < self.body.width():
            below = self._table(self.body.width(), columns)
            if below and below.heads == table.heads:
                return below
        return self._table(width, Columns.BRIEF)

    def _made(self, columns: Columns, size: float = 0) -> PaperTable[DealLine]:
        many = columns is Columns.ELEMENTS
        usual = max(SMALLEST, self.size * _MANY_COLUMNS) if many else self.size
        if columns in self._any_size:
            return self._any_size[columns].sized(size or usual)
        deals = deal_table(
            self.scored,
            letters=self.wanted.letters,
            columns=columns,
            games=self.wanted.games,
            paid=self.paid,
        )
        smallest = SMALLEST * self._larger
        colours, is_wide = paper_colours(self.wanted), self.body.width() > TWO_COLUMNS
        pad = CLOSE if many and not is_wide else PAD
        made = PaperTable(deals, size or usual, colours, smallest=smallest, pad=pad)
        return self._any_size.setdefault(columns, made)

    def _title(self, width: float) -> list[Block]:
        """Return the heading of the deals: the round, and among others also its players."""
        title = heading(self.said.title, self.size)
        # To save room only the sheet has the players: long names would separate two rounds.
        is_narrow = self.wanted.large and width < self.body.width()
        is_close = self._is_close or (is_narrow and self.said.out)
        who = self.said.out if is_close else self.said.who
        who = who if self.among_others else ""
        said = sentence(who, self.size, width) if who else []
        said = [replace(line, keeps=True, above=0) for line in said]
        below = 0 if self.wanted.large else _BELOW_NAMES * self.size  # large print needs the room
        said[-1:] = [replace(line, height=line.height + below) for line in said[-1:]]
        return [title, *said]

    def _deals(
        self,
        table: PaperTable[DealLine] | None,
        width: float,
        height: float = 0,
        *,
        apart: bool = False,
        higher: float = 0,
    ) -> list[Block]:
        """Return the deals with the outcome, at a width, stretched to a height.

        The total stays with the outcome. Among others they are stretched only to fill a page,
        as it would be half empty: to lines of text that is `higher`, at most.
        """
        if table is None:
            return []
        lines = self._title(width)
        foot = [block for each in self.said.ends for block in sentence(each, self.size, width)]
        spare = height - in_column([*lines, *foot]).height - table.height(width)
        most = LOOSEST if self.is_listed and not self.wanted.large else LOOSE
        if self.is_like_others:
            spare *= apart
            most = (higher or _HIGHER * self.size) / table.size - 1
        told = table.lines(width, spare=spare, full=True, most=most)
        more = continued(self.said.title, self.size)
        told = [replace(each, heads=each.heads and (more, *each.heads)) for each in told]
        *told, total = told
        return [
            *lines,
            *told,
            *(replace(each, keeps=True) for each in (total, *foot[:-1])),
            foot[-1],
        ]

    def _why(self, width: float, *, in_columns: bool = True, most: int = 2) -> list[Block]:
        """Return the legend of figures, if wanted."""
        if not self.wanted.letters or not self.scored.deals:
            return []
        said = self.scored, self.size, width, paper_colours(self.wanted)
        title = translate("words", "Why")
        more = (continued(title, self.size),)
        lines = [legend_in_columns(*said, most)] if in_columns else legend(*said)
        return [heading(title, self.size), *(replace(each, heads=more) for each in lines)]

    def _below(self, width: float, first: float = 0) -> list[Block]:
        """Return the deals and the legend, as wide as the page.

        In large print they fill their pages with lines that are equally high; the first page
        may be lower.
        """
        high, ways = self.body.height(), []
        has_pages = self.wanted.large and not (self.among_others or first)
        if has_pages and (larger := self._filling_below(width)):
            return larger
        for told, in_columns in product(self._sizes(), (True, False)):
            why = told._why(width, in_columns=in_columns)
            room = -sum(each.above + each.height for each in why)
            table = told._table(width)
            made = partial(told._deals, table, width, apart=not first)
            lines = [*made(room + self.wanted.large * (high - DOTS)), *why]
            if in_column(lines).height <= high:
                return lines
            pages = len(fill(lines, high, first))
            room += (first or high) + (pages - 1) * (high - _CONTINUED * told.size * DOTS)
            loose = [*made(room), *why] if self.wanted.large else lines
            fills = len(fill(loose, high, first)) == pages
            ways.append((pages, loose if fills else lines))
        return min(ways, key=itemgetter(0))[1]

    def _filling_below(self, width: float, *, with_why: bool = True) -> list[Block]:
        """Return the deals as large as they fill a page of large print, with the same columns."""
        usual = self._table(width)
        for size in _LARGER_SIZES:
            told = self.sized(size)
            table, why = told._table(width), told._why(width) if with_why else []
            if not (usual and table and table.size == size) or table.heads != usual.heads:
                continue
            if usual.is_whole and not table.is_whole:
                continue
            room = self.body.height() - DOTS - sum(each.above + each.height for each in why)
            lines = [*told._deals(table, width, room), *why]
            if in_column(lines).height <= self.body.height():
                return lines
        return []

    def _grown_table(
        self, width: float, higher: float
    ) -> tuple["PrintedRound", PaperTable[DealLine] | None]:
        """Return the round, and its table with the same columns, in text larger by a share.

        Letters and the air between lines grow alike.
        """
        usual = self._table(width)
        for size in (each for each in _LARGER_SIZES if each <= self.size * sqrt(higher)):
            told = self.sized(size)
            table = told._table(width)
            if not table or not usual or (table.size, table.heads) != (size, usual.heads):
                continue
            if table.is_whole or not usual.is_whole:
                return told, table
        return self, usual

    def _grown(self, width: float, share: float) -> Block:
        """Return the deals that have a page of large print among others, larger by a share."""
        higher = min(1 + share, _HIGHER_ALONE)
        told, table = self._grown_table(width, higher)
        lines = told._deals(table, width, self.body.height(), apart=True, higher=higher * self.size)
        return in_column([*lines, *told._why(width)])

    def _grown_over(self, row: float, share: float) -> Block:
        """Return the sheet above its deals, in large print among others, larger by a share."""
        higher = min(1 + share, _HIGHER_ALONE)
        told, table = self._grown_table(self.body.width(), higher)
        row = max(row, self._least) * min(higher, _SHEET_HIGHER)
        return in_column(told._over(table, row, higher * self.size))

    def _most_row(self) -> float:
        """Return the highest row with which large print, too, has the sheet above its deals.

        The legend, if wanted, is below them on the same page.
        """
        large = (
            self
            if self.wanted.large
            else replace(
                self,
                wanted=replace(self.wanted, large=True),
                body=self.body.adjusted(0, 0, 0, -_LARGE_HEAD),
                size=LARGE_BODY,
                _tables={},
                _any_size={},
            )
        )
        width, rows = self.body.width(), rows_of(self.said.lines)
        lines = [*large._over(large._table(width), LARGEST_ROW), *large._why(width)]
        over = in_column(lines).height
        fits = (large.body.height() - over + rows * LARGEST_ROW) / rows / LARGER
        least = _LEAST_FILLING - DOTS / 2 * self.wanted.letters
        return min(fits - DOTS / 10, _MOST_FILLING) if fits >= least else LARGEST_ROW

    def _room(self, row: float) -> float:
        """Return the width beside the sheet."""
        return self.body.width() - WIDTH * max(row, self._least) - GAP

    def height(self, row: float) -> float:
        return rows_of(self.said.lines) * max(row, self._least)

    def filling(self) -> list[Block]:
        """Return the sheet with high rows above its deals, filling a page; nothing if too high."""
        if self.is_listed:
            return []
        each = self.sized(LARGE_BODY / LARGER)
        width, high = self.body.width(), self.body.height()
        lines = [*each._over(each._table(width), self._most_row()), *each._why(width)]
        if in_column(lines).height > high:
            return []
        return [replace(stretched_column(lines, high), looser=None)]

    def _with_deals(self) -> list[Block]:
        """Return the sheet with its deals in one block, the legend below it or separate."""
        over = self.is_below or (self.wanted.large and not self.row)
        table = self._table(self.body.width() if over else self._room(_USUAL_ROW))
        for alone in (False, True) if self.wanted.letters else (True,):
            for row in self._rows(with_why=not alone):
                told = replace(self, row=row) if self.row else self
                block = (told._stacked if over else told._beside)(table, row, alone=alone)
                if block.height <= self.body.height():
                    pages = [block, *(self._why_alone() if alone else ())]
                    return self._fuller(pages, table) if over else pages
        if over:
            return [*self._pages_over(table)]
        return [*map(self._as_high, self._pages_beside(table))]

    def _fuller(self, pages: list[Block], table: PaperTable[DealLine] | None) -> list[Block]:
        """Return the deals with the legend rather than with the sheet, if it leaves a page white.

        In large print sheet and deals are larger on a page each.
        """
        high = self.body.height()
        if len(pages) == 1 or pages[0].height < SPARSE * high or pages[-1].height > FULL * high:
            return pages
        others = [*self._pages_over(table)]
        return others if self.wanted.large and len(others) <= len(pages) else pages

    def _rows(self, *, with_why: bool = False) -> Sequence[float]:
        """Return the row heights to try, the highest first: 0 for the least one.

        In large print a sheet is always larger than in usual print.
        """
        if not self.wanted.large:
            return (self.row,)
        if self.row:  # lower ones keep the legend with its sheet
            least = LARGER * _LEAST_FILLING if with_why and self.wanted.letters else self.row
            return (self.row, *(row for row in _LARGE_ROWS if least <= row < self.row))
        own = least = min(self.least_row or ENDLESS, LARGER * self._most_row())
        if with_why and self.wanted.letters:
            least = min(own, LARGER * _LEAST_FILLING)
        return sorted({*(row for row in _LARGE_ROWS if row > least), own, least}, reverse=True)

    def _why_alone(self) -> list[Block]:
        """Return the legend in one block, or on pages if it does not fit."""
        width, high = self.body.width(), self.body.height()
        # In large print it has separate pages, which a single column fills.
        for each, most in product(self._sizes(), (1, 2) if self.wanted.large else (2,)):
            why = in_column(each._why(width, most=most))
            if why.height <= high:
                return [why] if why.height else []
        return flowing(self._why(width, in_columns=False), high)

    def _sizes(self) -> Iterator["PrintedRound"]:
        """Yield the round in its text size, and in large print in a smaller one to save a page."""
        yield self
        if self.wanted.large:
            yield self.sized(LARGER * BODY)

    def _as_list(self, table: PaperTable[DealLine] | None) -> Iterator[Block]:
        """Yield a list of boards in one block, or followed by the legend."""
        width, high = self.body.width(), self.body.height()
        whole, alone = self._listed(table), self._listed(table, with_why=False)
        begins = self.below_result and alone.height > self.below_result
        if whole.height <= high and not begins:
            yield whole
        elif alone.height <= high and not begins:
            yield alone
            yield from self._why_alone()
        else:
            yield from flowing(self._below(width, self.below_result), high, self.below_result)

    def _listed(
        self,
        table: PaperTable[DealLine] | None,
        row: float = LEAST_ROW,
        *,
        with_why: bool = True,
    ) -> Block:
        """Return a list of boards: the table of deals replaces the sheet, as wide as the page."""
        width = self.body.width()
        loose = in_column(self._deals(table, width)).height + len(self.scored.deals) * (
            row - LEAST_ROW
        )
        why = self._why(width) if with_why else ()
        larger = partial(self._listed, table, with_why=with_why)
        return replace(in_column([*self._deals(table, width, loose), *why]), larger=larger)

    def _beside(
        self,
        table: PaperTable[DealLine] | None,
        row: float,
        *,
        alone: bool = False,
        higher: float = 1,
    ) -> Block:
        """Return the sheet with its deals beside it, and the legend unless `alone`.

        To fill a page its lines are higher: those of the sheet larger, too, in large print, and
        with blank room, as on a pad.
        """
        if not (self.wanted.large or self.among_others):
            row = min(row, self._most_row())
        row, larger = max(row, self._least), partial(self._beside, table, alone=alone)
        high, lines = row * higher, min(higher, _HIGHER)
        if self.wanted.large and table:
            widest = (self.body.width() - GAP - table.closer().width) / WIDTH
            row = max(row, min(row * lines, widest))
        room = self._room(row)
        if table and room < table.width and not self._tells_elements:
            table = table.closer()  # for larger figures on the sheet
        if table and room < table.width:
            if self.body.width() > TWO_COLUMNS or self.among_others:
                return Block(ENDLESS, _nothing, larger=larger)
            below = self._table(self.body.width())
            return replace(self._stacked(below, row, alone=alone), larger=larger)
        part = self.sheet(row)
        part = replace(part, height=part.height * max(1, min(high / part.row, _HIGHER)))
        sheet, across = at_left(part), part.size[0] + GAP
        tall = self.body.height() if higher > 1 else sheet.height
        deals = self._deals(table, room, tall, apart=higher > 1, higher=lines * self.size)
        both = beside(sheet, in_column(deals), across)
        if alone or not self.wanted.letters:
            block = self._as_high(replace(both, larger=larger))
            if self.is_like_others and table:
                most = _SHEET_HIGHER if self.wanted.large else _HIGHER
                return replace(block, looser=lambda share: larger(row, higher=min(1 + share, most)))
            return block
        why = in_column(self._why(self.body.width()))
        blocks = (
            beside(sheet, in_column([*deals, *self._why(room)]), across),
            in_column([both, replace(why, above=GAP / 2)]),
        )
        return self._as_high(replace(min(blocks, key=lambda each: each.height), larger=larger))

    def _over(
        self, table: PaperTable[DealLine] | None, row: float, higher: float = 0
    ) -> list[Block]:
        """Return the sheet above its deals, below their common heading.

        Their lines may be as high as those of text that is `higher`.
        """
        width, spare = self.body.width(), self.body.height() * (higher > 0)
        part = self.sheet(min(row, width / WIDTH))
        title = self._title(width) if table else []
        sheet = Block(part.size[1], self._centred(part), above=GAP / 2)
        told = self._deals(table, width, spare, apart=bool(higher), higher=higher)
        first, *deals = told[len(title) :] or [Block(0, _nothing)]
        told = [replace(first, above=GAP / 2, heads=tuple(title[:1])), *deals]
        if in_column(told).height <= self.body.height():
            told = [*(replace(each, keeps=True) for each in told[:-1]), *told[-1:]]
        return [*title, sheet, *told]

    def _stacked(
        self, table: PaperTable[DealLine] | None, row: float, *, alone: bool = False
    ) -> Block:
        """Return the sheet above its deals in one block, in large print or on narrow paper."""
        why = [] if alone else self._why(self.body.width())
        alike = self.row or not self.wanted.large
        larger = partial(self._stacked, table, alone=alone) if alike else None
        row = min(row, _MORE_ALONE * self.row) if self.row else row  # as those that are alone
        block = replace(in_column([*self._over(table, row), *why]), larger=larger)
        if self.is_like_others and self.wanted.large and table:
            return replace(block, looser=partial(self._grown_over, row))
        return self._as_high(block)

    def _pages_over(self, table: PaperTable[DealLine] | None) -> Iterator[Block]:
        """Yield the sheet, split if it is long, and then its deals.

        In large print the sheet has a separate page.
        """
        width, high = self.body.width(), self.body.height()
        room = high - in_column(self._title(width)).height - GAP / 2
        row = self._row_over(room)
        if self.height(row) <= room and not self.wanted.large:
            yield from flowing(self._over(table, row), high)
            yield from self._why_alone()
            return
        title = self._title_alone()
        more = self._title_alone(goes_on=True)
        parts = self._parts_alone()
        if len(parts) > 1 and self.below_result:
            parts = self._parts_alone(self.below_result - title.height)
            high = self.below_result
        begun = LEAST_BEGUN if len(parts) > 1 else 1 if self.row else _BEGUN
        if len(parts) == 1 and high - title.height - parts[0].size[1] < begun * high:
            parts = [self._larger_alone(parts[0], high - title.height)]
        for number, part in enumerate(parts, start=1):
            sheet = in_column(
                [more if part.part else title, Block(part.size[1], self._centred(part))]
            )
            left = high - sheet.height - GAP
            if number < len(parts):
                yield Block(high, sheet.draw)
                high = self.body.height()
        below = self._below(width, left if left >= begun * high else 0)
        if self.wanted.letters and in_column(below).height > self.body.height():
            below, why = self._deals(self._table(width), width, high - DOTS), self._why_alone()
            if not self.among_others and in_column([*below, *why]).height + GAP > high:
                below = self._filling_below(width, with_why=False) or below
            yield from (Block(high, sheet.draw), *flowing(below, high), *why)
        elif left >= begun * high:
            first, *rest = flowing(below, self.body.height(), left)
            yield replace(in_column([sheet, replace(first, above=GAP)]), height=high)
            yield from rest
        else:
            *full, deals = flowing(below, self.body.height())
            if self.is_like_others and not full:
                deals = replace(deals, looser=partial(self._grown, width))
            yield from (Block(high, sheet.draw), *full, deals)

    def _row_over(self, room: float) -> float:
        """Return the row height of a sheet above its deals that has this room."""
        largest, least = (_USUAL_ROW, self._least)
        if self.wanted.large:
            largest, least = self.row or _LARGE_ROWS[0], self.row or _LARGE_PART
        row = min(largest, self.body.width() / WIDTH)
        fits = room / rows_of(self.said.lines)
        if self.wanted.large and self.body.width() <= TWO_COLUMNS and fits >= _LARGE_WHOLE:
            least = min(least, fits)
        return max(min(row, least), min(row, fits))

    def _title_alone(self, *, goes_on: bool = False) -> Block:
        """Return the heading of the sheet without its deals."""
        said = words.round_title(self.number, self.scored.round.options)
        return (continued if goes_on else heading)(said, self.size)

    def _parts_alone(self, first: float = 0) -> Sequence[SheetPart]:
        """Return a sheet's parts on separate pages.

        In large print the last one is fullest, or leaves room for the deals to begin.
        """
        room = self.body.height() - self._title_alone().height
        rows = [self._row_over(room)]
        if self.wanted.large and not self.row:
            most = self.body.width() / WIDTH
            rows += [each for each in _LARGE_ROWS if _LARGE_PART <= each < most]
        said = self.said.lines
        ways = [self.parts(each * WIDTH, each, each, said, room, first) for each in rows]

        def pages(parts: Sequence[SheetPart]) -> tuple[int, float]:
            last = rows_of(parts[-1].lines) * parts[-1].row / room
            return len(parts) - (len(parts) > 1 and last <= 1 - LEAST_BEGUN), -round(last, 1)

        return [replace(part, height=rows_of(part.lines)) for part in min(ways, key=pages)]

    def _larger_alone(self, part: SheetPart, room: float) -> SheetPart:
        """Return a whole sheet larger than others where nothing else has room on its page.

        Blank room, as on a pad, fills it.
        """
        fits = min(self.body.width() / WIDTH, room / part.height)
        row = max(part.row, min(fits, _MORE_ALONE * part.row))
        return replace(part, row=row, height=min(room / row, _HIGHER * part.height))

    def large_row(self) -> float:
        """Return the row height of the sheet in large print, if there is no other sheet."""
        table, high = self._table(self.body.width()), self.body.height()
        fitting = (row for row in self._rows() if self._stacked(table, row).height <= high)
        return next(fitting, 0) or self._parts_alone()[0].row

    def _draw_title(self, row: float, painter: QPainter, rect: QRectF) -> None:
        """Write the title above the middle of a sheet with this row height, as on a usual one."""
        said = words.round_title(self.number, self.scored.round.options)
        font = words_font(self._larger * SMALL * row / DOTS)
        place = rect.adjusted(0, rect.height() - self._larger * 0.4 * row, 0, 0)
        write(painter, said, place, font, PRINTED.quiet, CENTRE)

    def _pages_beside(self, table: PaperTable[DealLine] | None) -> Iterator[Block]:
        """Yield the parts of a long sheet, with its deals flowing beside them.

        Another sheet may begin below the rest of the deals.
        """
        rows = takewhile(lambda row: not table or self._room(row) >= table.width, _HIGHER_ROWS)
        for row in (*reversed([row for row in rows if row > self._least]), self._least):
            parts = self.parts(WIDTH * row, row, row, self.said.lines, first=self.below_result)
            across = parts[0].size[0] + GAP
            room = self.body.width() - across
            lines = [*self._deals(table, room), *self._why(room, in_columns=False)]
            columns = fill(lines, self.body.height(), self.below_result)
            if len(parts) <= len(columns):
                break
        pages = []
        for part, column in zip_longest(parts, columns):
            deals = in_column(column or ())
            pages.append(beside(at_left(part), deals, across) if part else deals)
        for number, page in enumerate(pages[:-1]):
            high = self.body.height() if number else self.below_result or self.body.height()
            yield Block(high, page.draw)
        yield pages[-1]


def _nothing(painter: QPainter, rect: QRectF) -> None:
    """Draw nothing: such high rows do not fit."""
