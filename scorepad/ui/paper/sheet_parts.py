"""The sheet of a round on paper: the same lines and painter as in the window."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Side
from scorepad.sheets.layout import (
    ABOVE,
    MOST_ROWS,
    Header,
    Row,
    Rule,
    lay_out,
    place,
)
from scorepad.sheets.pages import Part, parted, rows_of
from scorepad.ui.look import Colours
from scorepad.ui.painting.sheet_painter import MARGIN, WIDTH, Ink, draw_sheet
from scorepad.ui.paper.blocks import Block
from scorepad.ui.paper.paper_style import (
    DOTS,
    HAIRLINE,
    LARGER,
    PRINTED,
    SMALLEST,
    words_font,
)
from scorepad.ui.words import translate

LEAST_BOARD = 22.5 * DOTS
"""The row height for boards, as text on their list is smaller than a sheet's figures."""


@dataclass(frozen=True, slots=True)
class SheetPart:
    """The part of a sheet on one page, at a row height."""

    number: int
    """The index of its round."""
    scored: ScoredRound
    lines: Part
    row: float
    height: float
    """In rows, perhaps with blank room, as on a pad."""
    colours: Colours
    letters: bool = False
    games: bool = False
    """Whether an arrow marks the winner of each game."""
    part: int | None = None
    """Its index, if there are several."""
    large: bool = False
    """Whether its small text is enlarged."""
    least: float = 0
    """The size of its small text, if it is larger than usual."""
    times: float = 1.0
    """The size of its head and small text relative to the usual one."""

    @property
    def size(self) -> tuple[float, float]:
        return WIDTH * self.row, self.height * self.row

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it at the left of a rectangle."""
        least = max(self.least, SMALLEST * DOTS * (LARGER if self.large else 1))
        ink = Ink(self.colours, self.row, self.letters, HAIRLINE, least, self.times)
        width, height = self.size
        paper = QRectF(rect.left(), rect.top(), width, height)
        placed = place(self.lines, self._rows_above(), self.height if self.part is None else 0)
        won = [deal.game_to for deal in self.scored.deals if deal.game_to] if self.games else []
        for each, line in draw_sheet(painter, paper, ink, self.number, self.scored, placed):
            if each.line is Rule.GAME and won:
                self._draw_arrow(painter, paper, line.center().y(), won.pop(0))
        header = self.lines[0]
        if self.part and not (isinstance(header, Header) and header.is_brief):
            painter.setFont(words_font(SMALLEST * (LARGER if self.large else 1)))
            painter.setPen(PRINTED.quiet)
            margin = MARGIN * self.row
            title = QRectF(paper.left(), paper.top(), width, 0.6 * self.row)
            title = title.adjusted(margin, 0, -margin, 0)
            painter.drawText(title, Qt.AlignmentFlag.AlignRight, translate("words", "continued"))

    def _draw_arrow(self, painter: QPainter, paper: QRectF, y: float, side: Side) -> None:
        """Draw an arrow from the edge of the paper to the line under a game of this side."""
        size, ours = 0.22 * self.row, side is self.scored.we
        edge = paper.left() if ours else paper.right()
        tip = edge + (1.2 if ours else -1.2) * size
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PRINTED.ink)
        corners = QPointF(tip, y), QPointF(edge, y - size), QPointF(edge, y + size)
        painter.drawPolygon(QPolygonF(corners))

    def _rows_above(self) -> float:
        """Return the blank rows above the line, as on the screen, as far as they fit.

        Once a round has ended, all of them are above its figures, so that none seems to be missing.
        """
        if self.part is not None or self.scored.round.options.is_listed:
            return 0
        used = sum(isinstance(line, Row) and line.above for line in self.lines)
        spare = max(0.0, self.height - rows_of(self.lines))
        if self.scored.is_settled:
            return used + spare
        return min(round(ABOVE * (self.height - 3.6)), used + int(spare))


def at_left(part: SheetPart) -> Block:
    return Block(part.size[1], part.draw)


def sheet_parts(
    number: int,
    scored: ScoredRound,
    width: float,
    height: float,
    largest: float,
    least: float,
    *,
    letters: bool,
    colours: Colours,
    lines: Part = (),
    large: bool = False,
    first: float = 0,
) -> Sequence[SheetPart]:
    """Return the sheet of a round in as many parts as needed, with the largest rows that fit.

    A short one is extended with blank room, as on a pad. `lines` may be given, and the height
    of the first part.
    """
    lines = lines or lay_out(scored).lines
    row = min(largest, width / WIDTH)
    needed = rows_of(lines) * row
    if needed > height:
        row = max(min(row, least), row * height / needed)
    # Half a dot, so that rounding never splits a sheet that just fits.
    room = (height + 0.5 * DOTS) / row
    parts = parted(lines, room, (first + 0.5 * DOTS) / row if first else 0)
    if len(parts) == 1:
        tall = max(rows_of(lines), min(room, MOST_ROWS))
        return [SheetPart(number, scored, lines, row, tall, colours, letters, large=large)]
    return [
        SheetPart(
            *(number, scored, lines, row, rows_of(lines), colours, letters), part=part, large=large
        )
        for part, lines in enumerate(parts)
    ]
