"""The layout of the visible sheet."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from scorepad.bridge.points import PayKind
from scorepad.bridge.rounds import At
from scorepad.sheets.layout import (
    ABOVE,
    RULE_HEIGHT,
    BoardLine,
    Header,
    Row,
    Rule,
    SheetLine,
    SheetRow,
    place,
)
from scorepad.ui.painting.sheet_painter import MARGIN, SMALL, WIDTH
from scorepad.ui.words import have_names

GAP = 12.0
"""The margin around the sheet, in pixels."""
_WIDEST = 1.25
"""The maximum width of a sheet relative to its height."""
_WIDER = 1.5
"""The factor by which large text may widen it."""
_ROWS = 11.0
"""The rows of a sheet at its usual size; with more figures, rows are lower."""
_FEW_ROW, _FREE = 34.0, 2.0
"""The height of a row in pixels while few figures are on a low sheet, and what stays free then."""
_LEAST_ROW, _LARGE_ROW, _LARGE_BOARD = 21.5, 34.0, 26.0
"""The minimum heights of usual and large rows, in pixels; below, old figures are folded.

A board says more than its figure in a row, and in smaller text.
"""
_SMALLEST_ROW = 17.0
"""The absolute minimum, if there would be no room even for names and totals."""
_LOWER = 0.92
"""How low rows become, relative to their height, where one figure fewer is folded then."""
_MOST_LARGER, _LARGER_NARROW = 1.5, 1.2
"""How much large text enlarges names at most, and how much on a narrow sheet."""
LEAST_WORDS, LARGE_WORDS = 12.0, 20.0
"""The minimum sizes of names in pixels, usual and with large text, for which figures give way."""
_LARGE_SHARE = 0.5
"""The size of such names at most, relative to the lowest row: figures are larger."""
_LEAST_TITLED = 300.0
"""The height in pixels from which large text leaves room for the title."""
_LEAST_BETWEEN = 2.5
"""The minimum of rows between the header and the totals."""
_BLANK = Row(None, None)
"""Where the first figure of the next game will stand."""


class PlacedSheet(NamedTuple):
    """A sheet with its layout."""

    paper: QRectF
    first: int
    """The model row of its first line."""
    rows: tuple[SheetRow, ...]
    lines: tuple[QRectF, ...]
    """Empty for a line that is folded into the sum of old figures."""
    row: float
    """The height of a row in pixels."""
    times: float
    """The size of its text relative to its figures."""
    sums: Mapping[int, list[str]]
    """Sums of folded figures by line, ours and theirs: … 450, or a single figure as it is."""

    @property
    def boards(self) -> list[tuple[BoardLine, QRectF]]:
        """The visible lines of a list of boards."""
        return [
            (row.line, at)
            for number, (row, at) in enumerate(zip(self.rows, self.lines, strict=True))
            if isinstance(row.line, BoardLine) and number not in self.sums and not at.isNull()
        ]


def placed_sheet(
    rows: Sequence[SheetRow],
    first: int,
    desk: QSizeF,
    times: float,
    words: float = 0,
    *,
    least: float = 0,
    kept: Collection[At] = (),
    is_over: bool = False,
) -> PlacedSheet:
    """Lay out a sheet, as large as it fits.

    Figures are enlarged by `times`, unless there are too many. If they do not fit even in the
    smallest size, or in rows of the `least` height, the oldest are replaced by their sum, so that
    the totals still agree; those of a deal being typed and of the deals `kept` stay, and of the
    newest deal if there is room. Of a round that is over the last rule is right above the totals.
    Names have the size of other text, in pixels, if the figures leave
    room, and are always legible.
    """
    high = max(1.0, desk.height() - 2 * GAP)
    wide = max(1.0, min(desk.width() - 2 * GAP, min(max(1, times), _WIDER) * _WIDEST * high))
    lines = [sheet_row.line for sheet_row in rows]
    begins_game = not is_over and lines[-3:-1] == [Rule.GAME, Rule.FOOT]
    if begins_game:  # two rules close together would end the rubber
        lines.insert(-2, _BLANK)
    lowest = max(least, _least_row(lines, times))
    row, needed = _row(lines, high, wide, times, lowest)
    larger, titled = 1.0, list(rows[:1])
    if isinstance(head := lines[0], Header):
        is_low = times > 1 and high < _LEAST_TITLED
        head = head._replace(
            is_named=any(map(have_names, (head.we, head.they))),
            is_titled=head.is_titled and not is_low,
        )
        titled = [rows[0]._replace(line=head)]
        blank = high / min(row, lowest) - needed
        beside = _LARGER_NARROW * wide / WIDTH
        wished = min(words / SMALL, _MOST_LARGER * row, beside, row * (1 + blank / head.height))
        large = min(LARGE_WORDS, max(LEAST_WORDS, _LARGE_SHARE * lowest))
        legible = min(min(LEAST_WORDS * times, large) / SMALL, beside)
        larger = max(larger, wished / row)
        lines[0] = head._replace(times=larger)
        row, needed = _row(lines, high, wide, times, lowest)
        if larger * row < legible:  # then the title and figures give way
            head = head._replace(is_titled=times <= 1)
            titled = [rows[0]._replace(line=head)]
            lines[0] = head._replace(times=legible / row)
            row, _ = _row(lines, high, wide, times, lowest)
            larger = legible / row
            lines[0] = head._replace(times=larger)
            _, needed = _row(lines, high, wide, times, lowest)
    lower = _lower(lines, high, row, least)
    if isinstance(head := lines[0], Header):  # names stay as large as they were
        larger *= row / lower
        lines[0] = head._replace(times=head.times * row / lower)
    *_, last = place(lines)
    row, needed = lower, last.top + last.height
    height = high / row
    figures = [{each.figure_at(0), each.figure_at(1)} - {None} for each in rows]
    typed = {each.preview for each in rows} - {None}
    newest = typed or {max((at for each in figures for at in each if at), default=None)}
    for stay in ({*newest, *kept}, {*typed, *kept}):
        folds = _folds(
            lines,
            round(needed - height, 3),
            {number for number, each in enumerate(figures) if each & stay},
        )
        hidden = {number for fold in folds for number in fold[1:]}
        seen = [line for number, line in enumerate(lines) if number not in hidden]
        *_, last = place(seen)
        if round(last.top + last.height - height, 3) <= 0:
            break
    if last.top + last.height > height:  # all folded: shrink everything
        height = last.top + last.height
        row = high / height
    used = sum(isinstance(line, Row) and line.above for line in seen)
    above = used + max(0.0, height - last.top - last.height)
    if not is_over:  # there is room for further figures below the line
        above = min(round(ABOVE * (height - 3.6)), above)
    if rows[0].options.is_listed:  # boards have no line
        above = 0
    left = (desk.width() - wide) / 2
    inner, width = left + MARGIN * row, wide - 2 * MARGIN * row
    rects = (
        QRectF(inner, GAP + at.top * row, width, at.height * row)
        for at in place(seen, above, height)
    )
    every = [QRectF() if number in hidden else next(rects) for number in range(len(lines))]
    if begins_game:
        del every[-3]
    return PlacedSheet(
        QRectF(left, GAP, wide, high),
        first,
        (*titled, *rows[len(titled) :]),
        tuple(every),
        row,
        larger,
        {fold[0]: _sum([lines[number] for number in fold]) for fold in folds},
    )


def usual_width(high: float, times: float) -> float:
    """Return the width of few figures on a sheet of this height, enlarged by `times`."""
    return times * (high - 2 * GAP) / _ROWS * WIDTH + 2 * GAP


def _least_row(lines: Sequence[SheetLine], times: float) -> float:
    is_listed = any(isinstance(line, BoardLine) for line in lines)
    return min(_LARGE_BOARD if is_listed else _LARGE_ROW, times * _LEAST_ROW)


def _row(
    lines: Sequence[SheetLine], high: float, wide: float, times: float, lowest: float
) -> tuple[float, float]:
    """Return the height of a row in pixels, and the number of rows needed."""
    head, *_, last = place(lines)
    needed = last.top + last.height
    few = min(_FEW_ROW, high / (needed + _FREE))
    row = min(max(times * high / _ROWS, few), wide / WIDTH)
    row = min(row, max(lowest, high / needed))
    row = min(row, max(_SMALLEST_ROW, high / (head.height + last.height + _LEAST_BETWEEN)))
    return row, needed


def _lower(lines: Sequence[SheetLine], high: float, row: float, least: float) -> float:
    """Return the height of a row, or slightly less where one figure fewer is folded then.

    Folding leaves part of a row free, which may be nearly enough for another figure.
    """
    head, *_, last = place(lines)
    needed = last.top + last.height
    folded = int(needed - high / row)
    lower = (high - head.height * row) / (needed - head.height - max(0, folded))
    return min(row, lower) if lower >= max(_LEAST_ROW, least, _LOWER * row) else row


def _folds(lines: Sequence[SheetLine], excess: float, stay: Collection[int]) -> list[list[int]]:
    """Return groups of lines to fold, to save this many rows.

    The oldest are next to the heavy line; those above it are folded first, but never the newest,
    nor what was paid for the rubber. Finished games are joined only if each is a single row.
    """
    above = [number for number, line in enumerate(lines) if isinstance(line, Row) and line.above]
    below = [
        number
        for number, line in enumerate(lines)
        if isinstance(line, BoardLine)
        or line is Rule.GAME
        or (isinstance(line, Row) and not line.above)
    ]
    newest = next((at for at, number in enumerate(above) if _has_bonus(lines[number])), 0)
    games: list[list[int]] = [[]]
    for number in below:
        if lines[number] is Rule.GAME:
            games.append([])
        else:
            games[-1].append(number)
    oldest = above[:newest:-1]
    folds, left = _folded(lines, _runs(lines, (oldest, *games), stay), excess)
    if left > 0:
        finished = [number for number in below if number not in games[-1]]
        folds, _ = _folded(lines, _runs(lines, (oldest, finished, games[-1]), stay), excess)
    return folds


def _runs(
    lines: Sequence[SheetLine], groups: Iterable[Sequence[int]], stay: Collection[int]
) -> Iterator[list[int]]:
    """Yield the groups without the lines that stay, which part them."""
    for group in groups:
        run: list[int] = []
        for number in group:
            if number in stay:
                yield run
                run = []
            elif run or lines[number] is not Rule.GAME:
                run.append(number)
        yield run


def _folded(
    lines: Sequence[SheetLine], groups: Iterable[Sequence[int]], excess: float
) -> tuple[list[list[int]], float]:
    """Fold the first lines of each group as far as needed; return the rows still to save, too."""
    folds = []
    for group in groups:
        fold: list[int] = []
        saved = -1.0
        for number in group:
            if fold and saved >= excess and lines[fold[-1]] is not Rule.GAME:
                break
            fold.append(number)
            saved += RULE_HEIGHT if lines[number] is Rule.GAME else 1
        while fold and lines[fold[-1]] is Rule.GAME:
            fold.pop()  # a game ends below the sum
            saved -= RULE_HEIGHT
        if len(fold) > 1:
            folds.append(sorted(fold))
            excess -= saved
    return folds, excess


def _has_bonus(line: SheetLine) -> bool:
    entries = (line.we, line.they) if isinstance(line, Row) else ()
    return any(entry and entry.pay.kind is PayKind.RUBBER for entry in entries)


def _sum(lines: Sequence[SheetLine]) -> list[str]:
    """Return the points of both sides on some lines, as text: with dots unless a figure stands."""
    sides: tuple[list[int], list[int]] = [], []
    least = 1 if all(isinstance(line, Row) for line in lines) else 0
    for line in lines:
        match line:
            case Row(ours, theirs):
                both = ours.points if ours else 0, theirs.points if theirs else 0
            case BoardLine(_, we, they):
                both = we, they
            case _:
                continue
        for side, points in zip(sides, both, strict=True):
            side.extend([points] * bool(points))
    return [f"{'… ' * (len(side) > least)}{sum(side) or ''}" for side in sides]
