"""A page with its contents, independent of the device."""

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from scorepad.sheets.pages import Format
from scorepad.ui.look import LEFT, RIGHT
from scorepad.ui.painting.wrapping import balanced, write
from scorepad.ui.paper.blocks import Block
from scorepad.ui.paper.paper_style import (
    BODY,
    CAPTION,
    DOTS,
    LARGE_BODY,
    LARGER,
    PRINTED,
    RULE,
    SMALLEST,
    rule,
    title_font,
    words_font,
)
from scorepad.ui.words import paper as words

_MOST_LINES = 3
"""The most lines of a title, and of players' names, at the head of a page."""
_APART = 12.0 * DOTS
"""Space between the title and the day."""
FOOT = 16.0 * DOTS
"""The room of the page number, more in large print."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of paper, measured in dots."""

    format: Format
    content: Block

    def draw(self, painter: QPainter) -> None:
        """Draw the page onto a painter that measures in dots from the corner of the paper."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0, 0, self.format.width * DOTS, self.format.height * DOTS)
        self.content.paint(painter, whole)


class Head(NamedTuple):
    """The head of every page."""

    title: str
    day: str
    players: str


class Frame:
    """The head and the foot of a document's pages, and the room between."""

    def __init__(
        self, form: Format, head: Head, *, large: bool = False, is_only: bool = False
    ) -> None:
        """The only page of a document has no number, and more room."""
        self.format = form
        self.head = head
        self.small = form.width < 500
        margin = form.margin * DOTS
        self._whole = QRectF(0, 0, form.width * DOTS, form.height * DOTS).adjusted(
            margin, margin, -margin, -margin
        )
        larger = LARGER if large else 1
        self._title = title_font((13 if self.small else 16) * larger)
        caption = CAPTION * larger
        self._words = words_font(caption if self.small else LARGE_BODY if large else BODY)
        self._foot = words_font(caption)
        least = words_font((SMALLEST if self.small else CAPTION) * larger)
        for dated in (self._words, least):  # to save a line
            self._dated, wide = dated, QFontMetricsF(dated).horizontalAdvance(head.day)
            self._day = wide + _APART
            lines = balanced(head.title, self._title, self._whole.width() - self._day)
            if len(lines) == 1:
                break
        metrics = QFontMetricsF(self._words)
        self._day_below = len(lines) > 1 and bool(head.day)
        if self._day_below:  # a long title has the whole width
            lines, self._day = balanced(head.title, self._title, self._whole.width()), 0.0
            self._dated = self._words
        most = _MOST_LINES - 1
        self._title_lines = [*lines[:most], *filter(None, [" ".join(lines[most:])])]
        self._title_height = QFontMetricsF(self._title).height() * len(self._title_lines)
        smaller = QFontMetricsF(least)
        saves = self._lines(smaller) < self._lines(metrics)
        self._players = least if saves else self._words  # to save a line
        self._below_title = self._title_height + self._day_below * metrics.lineSpacing()
        metrics = smaller if saves else metrics
        self._players_height = min(self._wrapped(metrics), _MOST_LINES * metrics.lineSpacing())
        below = 12 if is_only else 14 if self.small else 18
        top = self._below_title + self._players_height + below * DOTS
        foot = 0 if is_only else FOOT * larger
        self.body = self._whole.adjusted(0, top, 0, -foot)
        self.foot = QRectF(self._whole.left(), self.body.bottom(), self._whole.width(), foot)

    @property
    def title_bottom(self) -> float:
        return self._whole.top() + self._title_height

    def page(self, number: int, count: int, body: Block, bookmark: str = "") -> Page:
        """Return a page of the document, numbered from 1."""
        place = words.page_of(number, count)

        def draw(painter: QPainter, whole: QRectF) -> None:
            self._draw_head(painter, QRectF(self._whole.topLeft(), self.body.topRight()))
            body.paint(painter, self.body)
            if self.foot.height():
                write(painter, place, self.foot, self._foot, PRINTED.quiet, _FOOT)

        marks = *filter(None, [bookmark]), *body.bookmarks
        return Page(self.format, Block(self._whole.height(), draw, bookmarks=marks))

    def _lines(self, metrics: QFontMetricsF) -> int:
        return round(self._wrapped(metrics) / metrics.lineSpacing())

    def _wrapped(self, metrics: QFontMetricsF) -> float:
        if not self.head.players:
            return 0
        room = QRectF(0, 0, self._whole.width(), 1e6)
        return metrics.boundingRect(room, self._flags(metrics), self.head.players).height()

    def _flags(self, metrics: QFontMetricsF) -> int:
        """Return flags to break lines between words, unless a word is longer than a line."""
        longest = max(map(metrics.horizontalAdvance, self.head.players.split(" ")), default=0)
        within = longest > self._whole.width()
        wrap = Qt.TextFlag.TextWrapAnywhere if within else Qt.TextFlag.TextWordWrap
        return wrap.value | Qt.AlignmentFlag.AlignTop.value

    def _draw_head(self, painter: QPainter, rect: QRectF) -> None:
        high = self._title_height / len(self._title_lines)
        line = QRectF(rect.left(), rect.top(), rect.width(), high)
        metrics = QFontMetricsF(self._dated)
        above = QFontMetricsF(self._title).ascent() - metrics.ascent()
        if self._day_below:
            above = self._title_height + 10
        day = QRectF(line.left(), line.top() + above, line.width(), metrics.height())
        side = LEFT if self._day_below else RIGHT
        write(painter, self.head.day, day, self._dated, PRINTED.quiet, side)
        for number, said in enumerate(self._title_lines):
            room = line.adjusted(0, number * high, -self._day, number * high)
            write(painter, said, room, self._title, PRINTED.ink)
        painter.setFont(self._players)
        painter.setPen(PRINTED.quiet)
        place = QRectF(
            rect.left(), rect.top() + self._below_title + 20, rect.width(), self._players_height
        )
        painter.setClipRect(place)
        painter.drawText(place, self._flags(QFontMetricsF(self._players)), self.head.players)
        painter.setClipping(False)
        rule(painter, rect.left(), rect.right(), place.bottom() + 40, RULE)


_FOOT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
