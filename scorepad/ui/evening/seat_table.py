"""The table with its chairs: names that change places by drag or keys, and the dealer's button."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from scorepad.bridge.seats import NORTH, Seat, Seating, seated
from scorepad.ui import look
from scorepad.ui.evening.player_tile import DealerButton, PlayerTile
from scorepad.ui.parts.cards import CardSizes
from scorepad.ui.words import player

_GRID = {Seat.NORTH: (1, 0), Seat.WEST: (0, 1), Seat.EAST: (2, 1), Seat.SOUTH: (1, 2)}
"""Column and row of each chair around the table; those who sit out are below it."""
_OUT_ROW = 3


class SeatTable(QWidget):
    """Shows who sits where; the players may change any of it."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._lifted: PlayerTile | None = None
        self.seating = Seating()
        self.dealer = NORTH
        self.places: list[PlayerTile] = []
        self.buttons: dict[Seat, DealerButton] = {}
        for seat in Seat:
            button = DealerButton(seat, self)
            button.clicked.connect(self._name_dealer)
            self.buttons[seat] = button

    def show_seats(self, seating: Seating, dealer: Seat, *, slides: bool = False) -> None:
        """Show who sits where; the names may slide there from where they were."""
        was = {place.name: place.pos() for place in self.places}
        self.seating, self.dealer, self._lifted = seating, dealer, None
        wanted: list[Seat | None] = [*Seat, *[None] * len(seating.out)]
        while len(self.places) > len(wanted):
            self.places.pop().deleteLater()
        for seat in wanted[len(self.places) :]:
            place = PlayerTile(seat, self)
            place.clicked.connect(self._choose)
            place.dropped.connect(self._drop)
            place.dealt.connect(self._deal)
            place.stepped.connect(self._step)
            place.show()
            self.places.append(place)
        self._show()
        self._arrange()
        if slides:
            for place in self.places:
                place.slide_home(was.get(place.name, place.pos()))

    # What the players do.

    def swap(self, one: PlayerTile, other: PlayerTile) -> None:
        """Let two players change places, in chairs or not."""
        names = [place.name for place in self.places]
        a, b = self.places.index(one), self.places.index(other)
        names[a], names[b] = names[b], names[a]
        # A chair without a name goes by its letter, whoever left it.
        names[:4] = [
            str(seat) if name in list(Seat) else name
            for seat, name in zip(Seat, names[:4], strict=True)
        ]
        self.seating = seated(dict(zip(Seat, names[:4], strict=True)), tuple(names[4:]))
        self._lifted = None
        self._show()
        other.setFocus()
        self.changed.emit()

    def _choose(self) -> None:
        """Take a player up; the next one chosen changes places with him."""
        place = self.sender()
        assert isinstance(place, PlayerTile)
        if self._lifted and self._lifted is not place:
            self.swap(self._lifted, place)
            return
        self._lifted = None if self._lifted else place
        self._show()

    def _drop(self, at: QPoint) -> None:
        place = self.sender()
        assert isinstance(place, PlayerTile)
        other = next((each for each in self.places if each.home.contains(at)), None)
        self._arrange()
        if other and other is not place:
            self.swap(place, other)

    def _name_dealer(self) -> None:
        button = self.sender()
        assert isinstance(button, DealerButton)
        self._deal(button.seat)

    def _deal(self, seat: Seat) -> None:
        self.dealer = seat
        self._show()
        self.changed.emit()

    def _step(self, step: QPoint) -> None:
        """Go to the nearest place in the direction of the arrow."""
        place = self.sender()
        assert isinstance(place, PlayerTile)
        here = place.home.center()

        def away(other: PlayerTile) -> int | None:
            """Return the distance in that direction, with what lies aside counted fourfold."""
            way = other.home.center() - here
            ahead = QPoint.dotProduct(way, step)
            aside = abs(way.x() * step.y()) + abs(way.y() * step.x())
            return ahead + 4 * aside if ahead > 0 else None

        reach = {other: far for other in self.places if (far := away(other)) is not None}
        if reach:
            min(reach, key=lambda other: reach[other]).setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put back at Escape whoever was taken up."""
        if event.key() == Qt.Key.Key_Escape and self._lifted:
            self._lifted = None
            self._show()
        else:
            super().keyPressEvent(event)

    # How it looks.

    def _show(self) -> None:
        names = [*(player(self.seating, seat) for seat in Seat), *self.seating.out]
        kept = [*(name for _, name in self.seating), *self.seating.out]
        for place, shown, name in zip(self.places, names, kept, strict=True):
            place.show_player(
                name, shown, lifted=place is self._lifted, deals=place.seat is self.dealer
            )
        for seat, button in self.buttons.items():
            button.show_dealer(player(self.seating, seat), deals=seat is self.dealer)

    @property
    def _chip(self) -> QSize:
        return QSize(round(look.points() * 12.5), round(look.points() * 3.4))

    def minimumSizeHint(self) -> QSize:
        chip, gap = self._chip, CardSizes(look.points()).gap
        out = len(self.seating.out)
        width = 2 * chip.width() + 6 * gap + self._button
        rows = _OUT_ROW + bool(out)
        return QSize(width, rows * (chip.height() + 3 * gap) + 3 * gap)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @property
    def _button(self) -> int:
        return round(look.points() * 2.2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def _table(self) -> QRect:
        """The cloth, which the chairs stand around."""
        chip, gap = self._chip, CardSizes(look.points()).gap
        height = 3 * chip.height() + 6 * gap
        return QRect(0, 0, min(self.width(), round(look.points() * 40)), height)

    def _arrange(self) -> None:
        """Place everybody."""
        chip, gap, table = self._chip, CardSizes(look.points()).gap, self._table
        width = min(chip.width(), (table.width() - 4 * gap - self._button) // 2)
        size = QSize(width, chip.height())
        middle = table.center().x() - width // 2
        lefts = (gap, middle, table.right() - width - gap)
        row = (table.height() - 2 * gap - size.height()) // 2
        for place in self.places[:4]:
            assert place.seat
            column, line = _GRID[place.seat]
            at = QPoint(lefts[column], gap + line * row)
            place.go_home(QRect(at, size))
            self._place_button(self.buttons[place.seat], place)
        self._arrange_seats(table, size)
        self.updateGeometry()
        self.update()

    def _arrange_seats(self, table: QRect, size: QSize) -> None:
        """Place those who sit out side by side below the table."""
        out, gap = self.places[4:], CardSizes(look.points()).gap
        width = min(size.width(), table.width() // max(1, len(out)) - gap)
        left = table.center().x() - (len(out) * (width + gap) - gap) // 2
        for place in out:
            place.go_home(QRect(left, table.bottom() + 3 * gap, width, size.height()))
            left += width + gap

    def _place_button(self, button: DealerButton, place: PlayerTile) -> None:
        """Place the button beside the chair, towards the middle of the table."""
        side, home = self._button, place.home
        left = home.left() - side - 4 if place.seat in (Seat.EAST,) else home.right() + 4
        button.setGeometry(left, home.center().y() - side // 2, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        chip, colours = self._chip, look.colours()
        cloth = QRectF(self._table).adjusted(*(chip.height() / 2 * each for each in (1, 1, -1, -1)))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.panel)
            painter.drawRoundedRect(cloth, chip.height() / 2, chip.height() / 2)
