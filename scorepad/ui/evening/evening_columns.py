"""How the page of an evening is laid out: names, settings beside or below them, and buttons."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QPushButton, QWidget

from scorepad.ui.evening.place_rows import PlaceRows
from scorepad.ui.look import USUAL_POINTS, points, text_font
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.fitted import LISTS_SHARE
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import (
    ANY_SIZE,
    NO_MARGINS,
    STRETCH,
    Part,
    fill,
    in_column,
    in_row,
)
from scorepad.ui.parts.overlay import MARGIN, OverlayPage
from scorepad.ui.parts.wheel import WheelGuard

_FOLDED, _HIGH = 48, 47
"""Width and height of the page in the size of its words, as long as only names are asked for."""
_SEVEN = 42
"""The least height of seven names and how they play."""
_LOW = 60
"""Its width where it is lower: how they play is said in one line."""
_LEAST_SAID = 0.026
"""The size of how they play, relative to the window, that leaves the room to names."""
_APART, _LEAST_APART = 3, 0.9
"""The gap between names and settings, in the same size, and the least one."""
_NARROWER = 0.9
"""The share of their preferred width at which names still fit beside the settings."""
_SPARE = 2, 4
"""The places of what is blank beside the names: above how they play, and below."""
_GAP = 0.7
"""The gap between parts in the size of their words."""
_BETWEEN = 2
"""The gap between names and what is told beside them, in the same size."""
_EDGE = 2
"""Pixels above and below all of it."""
_ALL = 1000
"""The stretch of the content, if it may be full width; that of the margins is 0."""
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class EveningColumns(QObject):
    """Centres the names while only they are asked for; settings stand beside or below them.

    Names beside the settings stay in sight while these scroll.
    """

    scrolled = Signal(bool)
    """Whether all names are scrolled out of sight, as they stand above the settings."""

    def __init__(
        self,
        page: OverlayPage,
        people: PlaceRows,
        *,
        told: Sequence[QWidget],
        hint: Label,
        summary: Label,
        changes: Sequence[QPushButton],
        settings: Sequence[Part],
        about: QWidget,
        below: Sequence[Part],
        foot: tuple[Label, QWidget, QPushButton],
    ) -> None:
        super().__init__(page)
        self.content, self.settings, self.told = QWidget(), QWidget(), QWidget()
        self._left, self._foot = QWidget(), QWidget()
        self.is_folded = False
        self._said_size, self._said_for = 0.0, tuple[object, ...]()
        """The size of the sentence about the form of the game, and what it was fitted for."""
        self._page, self._people, self._about = page, people, about
        self._parts_told, self._hint = told, hint
        self._said: tuple[Label | QPushButton, ...] = (summary, *changes)
        gap = round(points() * _GAP)
        buttons = FlowLayout(gap=6)
        for button in changes:
            buttons.addWidget(button)
        in_column(*told, STRETCH, inside=self.told, margins=NO_MARGINS, spacing=gap)
        self._names_and_told = fill(QBoxLayout(_BELOW), people, self.told, spacing=gap)
        self._how = fill(QBoxLayout(_BELOW), summary, buttons, spacing=gap)
        left: tuple[Part, ...] = self._names_and_told, hint, STRETCH, self._how, STRETCH
        self._lines = in_column(*left, inside=self._left, margins=NO_MARGINS, spacing=gap)
        self._settings = in_column(
            *settings, about, STRETCH, inside=self.settings, margins=NO_MARGINS, spacing=gap
        )
        self._columns = fill(
            QBoxLayout(_BESIDE),
            *((self._left, 1), (self.settings, 1)),
            spacing=round(points() * _APART),
        )
        columns = in_row(STRETCH, (self._columns, _ALL), STRETCH)
        in_column(columns, *below, inside=self.content, margins=(MARGIN, _EDGE, MARGIN, _EDGE))
        page.scroller.setWidget(self.content)
        page.scroller.verticalScrollBar().valueChanged.connect(self._keep_in_sight)
        self._left.installEventFilter(self)
        WheelGuard(self.content)
        message, self._drawing, self._main = foot
        self._buttons = in_row(STRETCH, self._drawing, self._main)
        in_column(message, self._buttons, inside=self._foot, margins=NO_MARGINS)
        at_foot = in_row(STRETCH, (self._foot, _ALL), STRETCH, margins=(MARGIN, 6, MARGIN, 10))
        fill(page.lines, at_foot, STRETCH)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Move:
            self._keep_in_sight()
        return False

    def _keep_in_sight(self) -> None:
        """Let the names stay where they are while the settings beside them scroll."""
        value = self._page.scroller.verticalScrollBar().value()
        if self._columns.direction() is _BESIDE and not self.is_folded:
            stays = self._needed <= self._page.room.height()
            place = self._columns.geometry().adjusted(0, value if stays else 0, 0, 0)
            place.setWidth(self._left.width())
            if self._left.geometry() != place:
                self._left.setGeometry(place)
        self.scrolled.emit(value > self._people.geometry().bottom())

    @property
    def _needed(self) -> int:
        """The height of the names with what is below them."""
        return max(
            self._lines.totalHeightForWidth(self._left.width()),
            self._lines.totalSizeHint().height(),
        )

    def fold(self, *, folded: bool) -> None:
        """Show only the names, or also the settings."""
        self.is_folded = folded
        self.settings.setHidden(folded)

    def fit(self) -> int:
        """Fit everything to the size of the words, and return how wide names and buttons are."""
        room = self._page.room
        wanted = max(self._people.wanted_width, self._foot.minimumSizeHint().width())
        tells = [not part.isHidden() for part in self._parts_told]
        both = 2 * wanted + points() * _BETWEEN
        beside = self.is_folded and any(tells[1:]) and both <= room.width() - 2 * MARGIN
        self.told.setVisible(any(tells))
        self._names_and_told.setDirection(_BESIDE if beside else _BELOW)
        for place in range(self._names_and_told.count()):  # equally wide, each as high as needed
            self._names_and_told.setStretch(place, int(beside))
        between = _BETWEEN if beside else _GAP if any(tells) else 0
        _space(self._names_and_told, round(points() * between))
        wide = ANY_SIZE
        is_low = room.height() < round(points() * _HIGH)
        if self.is_folded:
            wide = max(round(points() * (_LOW if is_low else _FOLDED)), wanted)
        if beside:
            wide = min(2 * wide, room.width() - 2 * MARGIN)
        self._page.scroller.setMaximumHeight(
            self._high(room.width()) if self.is_folded else ANY_SIZE
        )
        for part in (self._left, self._foot):
            part.setMaximumWidth(wide)
        for place in _SPARE:  # above how they play, where names may still come, or below
            self._lines.setStretch(place, int(self.is_folded == (place == _SPARE[0])))
        for button, share in ((self._drawing, 3), (self._main, 2)):
            self._buttons.setStretch(self._buttons.indexOf(button), share * self.is_folded)
        if not self.is_folded:
            self._stand(room.width() - 2 * MARGIN)
        is_whole = self.is_folded or self._columns.direction() is _BELOW
        self._say_how(min(wide, room.width() - 2 * MARGIN), in_row=is_low and is_whole)
        return wide

    def _say_how(self, wide: int, *, in_row: bool) -> None:
        """Leave a low page to large names; what the draw lacks or needs, its buttons say too."""
        self._how.setDirection(_BESIDE if in_row else _BELOW)
        self._how.setStretch(0, int(in_row))
        of_page = max(USUAL_POINTS, _LEAST_SAID * self._page.window().height())
        least = min(points(), max(of_page, LISTS_SHARE * points()))
        most = points() if self.is_folded else least
        said = [part.text() for part in (*self._said, self._hint)]
        high = [part.sizeHint().height() for part in (self._people, self.told)]
        fits = points(), least, wide, in_row, self.is_folded, self._page.room.height()
        asked = *fits, self._people.can_draw, *said, *high
        if asked != self._said_for:  # trying sizes makes Qt lay all out again
            size = largest_fitting(most, least, partial(self._has_room, wide))
            self._said_for = asked if size == self._said_size else ()
            self._said_size = size

    def _has_room(self, wide: int, size: float) -> bool:
        """Write the form of the game in this size, and return whether it fits below the names."""
        for part in self._said:
            part.setFont(text_font(size))
        says_less = size < points() and not self._people.can_draw
        says_less = says_less or (self._people.is_face_down and not self._has_room_for_hint(wide))
        self._hint.setHidden(says_less or not self._hint.text())
        _space(self._lines, round(size * _GAP))
        return self._lines.totalHeightForWidth(wide) <= self._page.room.height()

    def _has_room_for_hint(self, wide: int) -> bool:
        """Whether how cards are turned up has room below them, or the page asks for all."""
        foot, gap = self._foot.sizeHint().height() + MARGIN, round(points() * _GAP)
        room = self._page.height() - self._page.scroller.y() - foot - gap - 2 * _EDGE
        needed = self._people.sizeHint().height() + self._hint.heightForWidth(wide)
        return not self.is_folded or needed <= room

    def _high(self, wide: int) -> int:
        """Return the height with all possible names, so that no button moves while typing."""
        layout = self.content.layout()
        assert layout
        high = max(layout.totalHeightForWidth(wide), layout.totalSizeHint().height())
        return max(high + self._people.room_to_come, round(points() * _SEVEN))

    def _stand(self, wide: int) -> None:
        """Stand the settings beside the names, equally wide if that is enough, or below."""
        wanted = self._people.wanted_width
        least = max(self._left.minimumSizeHint().width(), self._people.least_width)
        least = max(least, round(wanted * _NARROWER))
        names, settings = max(least, wanted), self._width_of_settings
        free = wide - round(points() * _APART)
        if names + settings > free:
            free = wide - round(points() * _LEAST_APART)
        _space(self._columns, wide - free)
        equally = 2 * max(names, settings) <= free
        names = max(least, min(names, free - settings))
        shares = (1, 1) if equally else (names, settings)
        direction = _BESIDE if names + settings <= free else _BELOW
        self._place_about(beside=direction is _BESIDE)
        places = [self._columns.stretch(place) for place in range(len(shares))]
        if (direction, *shares) == (self._columns.direction(), *places):
            return
        for place, share in enumerate(shares):
            self._columns.setStretch(place, share)
        self._columns.setDirection(direction)
        self._columns.update()

    @property
    def _width_of_settings(self) -> int:
        """The least width of the settings, with whole words beside each box to tick."""
        ticks = self.settings.findChildren(QCheckBox)
        words = (each.sizeHint().width() for each in ticks if each.isVisibleTo(self.settings))
        return max(self.settings.minimumSizeHint().width(), *words, 0)

    def _place_about(self, *, beside: bool) -> None:
        """Put title, date and note below the names if they are fully visible there."""
        is_there = self._lines.indexOf(self._about) >= 0
        high = self._about.sizeHint().height() + self._lines.spacing()
        left = self._needed - (high if is_there and not self._about.isHidden() else 0)
        if is_there != (beside and left + high <= self._page.room.height()):
            lines = self._settings if is_there else self._lines
            lines.insertWidget(lines.count() - 1, self._about)


def _space(box: QBoxLayout, gap: int) -> None:
    """Set the gap between parts; Qt would lay them out again for the same gap, too."""
    if box.spacing() != gap:
        box.setSpacing(gap)
