"""The card table drawn as a board: names at the edges, the dealer, red where vulnerable."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from scorepad.bridge.seats import Seat
from scorepad.ui import look
from scorepad.ui.look import CENTRE, text_font
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.fitted import LEAST_POINTS, LEAST_SHARE, fit_names
from scorepad.ui.parts.sliding import slide_time
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words import translate

_FOOT, LEFT, HEAD, _RIGHT, OUT = range(5)
_NAME, _SMALL = 1.1, 0.8
"""The sizes of names and of large details, relative to other text."""
_ACROSS, _DOWN, _BETWEEN, _APART = 0.5, 0.45, 0.25, 0.3
"""The distances of text from the edges of the table and from other text, in lines."""


class Chair(NamedTuple):
    """A chair with its player, as drawn."""

    name: str
    deals: bool = False
    is_vulnerable: bool | None = None
    """None between two rounds."""
    came: str = ""
    """Where a moving player comes from, in a few words."""
    start: int | None = None
    """The index of his former place."""


class _Said(NamedTuple):
    """A detail about a player: dealer, vulnerable, where he came from."""

    text: str
    is_red: bool
    at: QRectF


class _Written(NamedTuple):
    """A chair with the positions of its texts."""

    chair: Chair
    name: str
    at: QRectF
    said: tuple[_Said, ...]


def place_of(seat: Seat | None, keeper: Seat) -> int:
    """Return the position of a chair when the scorekeeper's is at the foot."""
    return OUT if seat is None else around(keeper).index(seat)


def around(keeper: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    return keeper, keeper.left, keeper.partner, keeper.right


class BoardView(QAbstractButton):
    """A picture of the table with the scorekeeper's chair at the foot; a click opens the seats."""

    def __init__(self) -> None:
        super().__init__()
        self.chairs: tuple[Chair, ...] = ()
        self._is_earlier = False
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.valueChanged.connect(self.update)
        # Without a maximum, which Qt would take from the preferred width rather than from its own.
        as_high_as_needed = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        as_high_as_needed.setHeightForWidth(True)
        self.setSizePolicy(as_high_as_needed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(translate("words", "The table"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus in the line
        self._measure()

    def show_chairs(self, chairs: tuple[Chair, ...], aloud: str, *, earlier: bool = False) -> None:
        """Show the players, clockwise from the foot of the table."""
        is_new, self.chairs, self._is_earlier = chairs != self.chairs, chairs, earlier
        self.setAccessibleDescription(aloud)
        self.setToolTip(plain_tip(f"{aloud}\n{_click_to_seat()}"))
        if is_new:
            self._fit()
            self.slide()
        self.update()

    def slide(self) -> None:
        """Animate the names of players who move."""
        self._slide.stop()
        if not self.isVisible() or not any(chair.came for chair in self.chairs):
            return
        time = slide_time(self)  # slow when first called
        if time:
            self._slide.setDuration(time)
            self._slide.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.slide()

    # Painting.

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._measure()

    def _measure(self) -> None:
        """Measure the text once per size: Qt would load its font for each query."""
        self._write_in(self.font().pointSizeF())
        self._fit()

    def _write_in(self, size: float) -> None:
        self._size = size
        self._small = text_font(max(size * _SMALL, min(size, look.USUAL_POINTS)), bold=True)
        self._names = QFontMetricsF(text_font(size * _NAME, bold=True))
        self._said = QFontMetricsF(self._small)
        self._line, self._low = self._names.lineSpacing(), self._said.lineSpacing()
        self._gap = self._said.horizontalAdvance("m")
        """The gap between two details of a player."""

    def _fit(self) -> None:
        """Write smaller in a picture that is lower than its words would like."""

        def share(size: float) -> float:
            self._write_in(size)
            return self.height() / self._high(self.width())

        wished = self.font().pointSizeF()
        largest_fitting(wished, min(wished, LEAST_POINTS), share)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _high(self, width: int) -> int:
        line, low = self._line, self._low
        rows = 3 * line + (1 if self._is_wide(width - 2) else 3) * low
        return round(rows + 2 * line * (_DOWN + _BETWEEN) + 2)

    def heightForWidth(self, width: int) -> int:
        written, wished = self._size, self.font().pointSizeF()
        if written == wished:
            return self._high(width)
        self._write_in(wished)  # what it lacks must not make it wish for less
        high = self._high(width)
        self._write_in(written)
        return high

    def sizeHint(self) -> QSize:
        width = round(self._line * 9)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 60)

    def _is_wide(self, table: float) -> bool:
        """Return whether all possible details of the head and the foot fit beside their names.

        Assumes dealer and vulnerable, so that the height is the same for every deal.
        """
        room = table - 2 * self._line * _ACROSS
        for chair in (self.chairs[place] for place in (_FOOT, HEAD) if self.chairs):
            vulnerable = None if chair.is_vulnerable is None else True
            said = self._wanted(chair._replace(deals=True, is_vulnerable=vulnerable))
            name = min(self._names.horizontalAdvance(chair.name), room / 2)
            if name + self._gap + said > room:
                return False
        return True

    @property
    def frame(self) -> QRectF:
        """The rectangle of the table."""
        return QRectF(self.rect()).adjusted(1, 1, -1, -1)

    @property
    def edges(self) -> tuple[QRectF, ...]:
        """The bars along the table, in front of each player."""
        thick, inset, table = self._line * 0.26, self._line * 0.8, self.frame
        across, down = table.width() - 2 * inset, table.height() - 2 * inset
        return (
            QRectF(table.left() + inset, table.bottom() - thick, across, thick),
            QRectF(table.left(), table.top() + inset, thick, down),
            QRectF(table.left() + inset, table.top(), across, thick),
            QRectF(table.right() - thick, table.top() + inset, thick, down),
        )

    def written(self) -> tuple[list[_Written], QFont]:
        """Return all texts with their positions, and the font of the names."""
        across, down = self._line * _ACROSS, self._line * _DOWN
        inside = self.frame.adjusted(across, down, -across, -down)
        is_wide = self._is_wide(self.frame.width())
        foot, head = (
            inside.width() - (self._gap + wanted if is_wide and wanted else 0)
            for wanted in (self._wanted(self.chairs[place]) for place in (_FOOT, HEAD))
        )
        room = inside.width() - self._line * _APART
        wide = (self._names.horizontalAdvance(self.chairs[place].name) for place in (LEFT, _RIGHT))
        shares = _shares([LEAST_SHARE * each for each in wide], room)
        left, right = (share * room / sum(shares) for share in shares)
        rooms = (foot, left, head, right)
        size = self._size * _NAME
        names, font = fit_names([chair.name for chair in self.chairs], rooms, size)
        told, below = self._told(inside.width())
        return [
            self._write(place, name, font, inside, told[place], below[place], is_wide=is_wide)
            for place, name in enumerate(names)
        ], font

    def _told(self, room: float) -> tuple[list[list[tuple[str, bool]]], list[float]]:
        """Return the details of all players that fit, and the room for each."""
        told, below = [*map(_words_below, self.chairs)], [room] * len(self.chairs)
        beside = [told[place] for place in (LEFT, _RIGHT)]
        groups = [([words], room) for place, words in enumerate(told) if place in (_FOOT, HEAD)]
        for group, most in (*groups, (beside, room - self._gap)):
            while sum(map(self._wide, group)) > most and any(words[1:] for words in group):
                # Who deals is told below, and red bars say who is vulnerable.
                max((words for words in group if words[1:]), key=self._wide).pop()
        below[LEFT], below[_RIGHT] = _shares([*map(self._wide, beside)], room - self._gap)
        return told, below

    def _wanted(self, chair: Chair) -> float:
        """Return the width of a player's details."""
        return self._wide(_words_below(chair))

    def _wide(self, words: list[tuple[str, bool]]) -> float:
        gaps = self._gap * max(0, len(words) - 1)
        return sum(self._said.horizontalAdvance(word) + 1 for word, _ in words) + gaps

    def _write(
        self,
        place: int,
        name: str,
        font: QFont,
        inside: QRectF,
        words: list[tuple[str, bool]],
        room: float,
        *,
        is_wide: bool,
    ) -> _Written:
        """Place a player's details below the name, above it at the foot, or beside it."""
        metrics, line, low = self._said, self._line, self._low
        gap = self._gap
        wanted = [metrics.horizontalAdvance(word) for word, _ in words]
        shares = _shares(wanted, room - gap * (len(words) - 1))
        cut = [
            (metrics.elidedText(word, Qt.TextElideMode.ElideRight, share), red)
            for (word, red), share in zip(words, shares, strict=True)
        ]
        widths = [metrics.horizontalAdvance(word) for word, _ in cut]
        wide = sum(widths) + gap * (len(widths) - 1)
        is_beside = is_wide and place in (_FOOT, HEAD)
        high = line if is_beside else line + low
        top = {HEAD: inside.top(), _FOOT: inside.bottom() - high}.get(
            place, inside.center().y() - high / 2
        )
        upper, lower = (top + low, top) if place == _FOOT else (top, top + line)

        def put(width: float, y: float, height: float) -> QRectF:
            left = {LEFT: inside.left(), _RIGHT: inside.right() - width}
            return QRectF(left.get(place, inside.center().x() - width / 2), y, width, height)

        named = QFontMetricsF(font).horizontalAdvance(name)
        if is_beside:
            both = put(named + (gap + wide if words else 0), top, line)
            at = QRectF(both.left(), top, named, line)
            left = at.right() + gap
            lower = at.center().y() - low / 2 + _sinks(font) - _sinks(self._small)
        else:
            at, left = put(named, upper, line), put(wide, lower, low).left()
        said = []
        for (word, is_red), width in zip(cut, widths, strict=True):
            said.append(_Said(word, is_red, QRectF(left, lower, width, low)))
            left += width + gap
        return _Written(self.chairs[place], name, at, tuple(said))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, line = look.colours(), self._line
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.accent, 3) if self.hasFocus() else colours.edge)
            painter.setBrush(colours.glow if self._is_earlier else colours.panel)
            painter.drawRoundedRect(self.frame, line * 0.5, line * 0.5)
            written, font = self.written()
            for one, edge in zip(written, self.edges, strict=False):
                self._draw_edge(painter, one.chair, edge)
            for one in written:
                self._draw_words(painter, one, written, font)

    def _draw_edge(self, painter: QPainter, chair: Chair, edge: QRectF) -> None:
        bend = min(edge.width(), edge.height()) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.edge_colour(chair))
        painter.drawRoundedRect(edge, bend, bend)

    def edge_colour(self, chair: Chair) -> QColor:
        colours = look.colours()
        if chair.is_vulnerable is None:
            return colours.hairline
        return colours.vulnerable if chair.is_vulnerable else colours.safe

    def _draw_words(
        self, painter: QPainter, one: _Written, written: list[_Written], font: QFont
    ) -> None:
        """Write a name, at its animated position if the player moves."""
        colours, chair = look.colours(), one.chair
        moves = self._slide.state() is QVariantAnimation.State.Running
        start = QPointF()
        if moves and chair.start is not None:
            out = chair.start == OUT
            origin = QRectF(self.rect()).center() if out else written[chair.start].at.center()
            if out:
                origin.setY(self.height())
            start = (origin - one.at.center()) * (1 - float(self._slide.currentValue()))
        painter.setFont(font)
        painter.setPen(colours.accent if chair.came else colours.text)
        painter.drawText(one.at.translated(start), _WHOLE, one.name)
        if moves and chair.came:
            return
        painter.setFont(self._small)
        for said in one.said:
            painter.setPen(colours.vulnerable if said.is_red else colours.accent)
            painter.drawText(said.at, _WHOLE, said.text)


_WHOLE = int(CENTRE) | int(Qt.TextFlag.TextDontClip)


def _sinks(font: QFont) -> float:
    """Return the distance from the centre of a line to its baseline."""
    metrics = QFontMetricsF(font)
    return (metrics.ascent() - metrics.descent()) / 2


def _words_below(chair: Chair) -> list[tuple[str, bool]]:
    """Return a player's details, each with whether it is red."""
    words = [(chair.came, False)] if chair.came else []
    words += [(translate("words", "dealer"), False)] if chair.deals else []
    words += [(translate("words", "VUL"), True)] if chair.is_vulnerable else []
    return words


def _shares(wanted: list[float], room: float) -> list[float]:
    """Share the room among texts of these widths: short ones leave theirs to long ones."""
    shares = dict.fromkeys(range(len(wanted)), 0.0)
    for done, place in enumerate(sorted(shares, key=wanted.__getitem__)):
        shares[place] = min(wanted[place] + 1, room / (len(wanted) - done))
        room -= shares[place]
    return list(shares.values())


def _click_to_seat() -> str:
    return translate("words", "Click to name and seat the players.")
