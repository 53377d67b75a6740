"""Fits text to its room: in the preferred size, smaller only where it does not fit."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scorepad.ui import look
from scorepad.ui.look import text_font
from scorepad.ui.painting.wrapping import in_at_most, largest_fitting, wrapped
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, Part, fill, in_column
from scorepad.ui.words import shortened

_W = TypeVar("_W", bound=QWidget)
Role = QPalette.ColorRole
_BAR, _NO_BAR = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
LEAST_POINTS = 9.0
WORDS_MARGINS = (16, 4, 12, 2)
LISTS_SHARE = 0.7
"""The minimum size of tables and cards relative to other text."""
_LETTERS = 25
"""The letters that fit in a line of a column; otherwise the text is smaller."""
LEAST_SHARE = 0.75
"""The minimum size of names, and of text read from afar, relative to what the width allows."""
_LEAST_LARGE = 0.9
"""The share to which large text shrinks before some of it gives way; the usual size never does."""


def fit_names(
    names: Sequence[str], rooms: Sequence[float], points: float
) -> tuple[list[str], QFont]:
    """Return names fitted to their rooms, in one size: shortened, then smaller, then cut off.

    Names are never shortened so that two look the same.
    """
    others = [short for name in set(names) for short in set(shortened(name))]
    font, found = text_font(points, bold=True), list(names)

    def fit(size: float, last: int | None = None) -> bool:
        font.setPointSizeF(size)
        metrics = QFontMetricsF(font)
        for place, (name, room) in enumerate(zip(names, rooms, strict=True)):
            ways = name, *(w for w in shortened(name)[:last] if others.count(w) == 1)
            cut = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
            fitting = (way for way in ways if metrics.horizontalAdvance(way) <= room)
            found[place] = next(fitting, cut)
        return not any(text.endswith("…") for text in found)

    fit(largest_fitting(points, points * LEAST_SHARE, lambda size: fit(size, -1)))
    return found, font


def in_one_line(
    text: str, points: float, least: float, room: float, *, bold: bool = False
) -> QFont:
    """Return a font in which a text fits in one line, from the given size down to the least."""
    font = text_font(points, bold=bold)

    def share(size: float) -> float:
        font.setPointSizeF(size)
        return room / max(1, QFontMetricsF(font).horizontalAdvance(text))

    largest_fitting(points, least, share)
    return font


def in_lines(text: str, points: float, least: float, room: QSizeF, *, bold: bool = False) -> QFont:
    """Return the largest font, up to `points` but at least `least`, that fits, in lines or one."""
    font = text_font(points, bold=bold)

    def fits(size: float) -> bool:
        font.setPointSizeF(size)
        metrics = QFontMetricsF(font)
        lines = wrapped(text, font, room.width())
        widest = max(map(metrics.horizontalAdvance, lines))
        return widest <= room.width() and len(lines) * metrics.lineSpacing() <= room.height()

    largest_fitting(points, least, fits)
    return font


def fit_in_row(buttons: Sequence[QWidget], room: float, *, least: float = 0) -> float:
    """Write buttons side by side as large as other text, or smaller; return the size in points.

    Large text may shrink to a least size in points that is large enough.
    """

    def share(size: float) -> float:
        for button in buttons:
            button.setFont(text_font(size))
        wide = sum(button.sizeHint().width() for button in buttons if not button.isHidden())
        return room / max(1, wide)

    points = look.points()
    smallest = points * LISTS_SHARE
    return largest_fitting(points, min(smallest, least) if least else smallest, share)


class FittedColumn(QWidget):
    """A column beside the sheet: text and pictures, with buttons at the foot, always in view.

    If it is read from afar, it prefers less text to small text, and never scrolls.
    """

    def __init__(self, *, from_afar: bool = False) -> None:
        super().__init__()
        self._from_afar = from_afar
        self._sized: list[tuple[QWidget, float, bool]] = []
        self._lines: list[Label] = []
        self._giving_way: Sequence[Label] = ()
        self._words, self._scroll = QVBoxLayout(), QScrollArea()
        self._foot = in_column(margins=(16, 0, 12, 8))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def arrange(
        self, words: Sequence[Part], foot: Sequence[Part] = (), giving_way: Sequence[Label] = ()
    ) -> None:
        """Lay out the text; if it is too high even in the smallest size, parts are hidden.

        The first of `giving_way` goes first; then text gets smaller still, and finally scrolls.
        """
        self._giving_way = giving_way
        inside, scroll = QWidget(), self._scroll
        self._words = in_column(*words, STRETCH, inside=inside, margins=WORDS_MARGINS, spacing=8)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(_NO_BAR)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        fill(self._foot, *foot, spacing=8)
        in_column((scroll, 1), self._foot, inside=self, margins=NO_MARGINS, spacing=0)

    def sized(self, part: _W, times: float = 1, *, bold: bool = False) -> _W:
        """Give a widget text of this relative size."""
        self._sized.append((part, times, bold))
        return part

    def line(self, times: float = 1, *, bold: bool = False, role: Role = Role.WindowText) -> Label:
        """Add text of this size and colour; it is read aloud in the order of creation."""
        made = self.sized(Label(), times, bold=bold)
        made.setForegroundRole(role)
        self._lines.append(made)
        return made

    @property
    def sentences(self) -> list[str]:
        """Return all text, from top to bottom."""
        return [sentence for line in self._lines for sentence in line.text().splitlines()]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.fit()

    def fit(self) -> None:
        """Set the preferred size of text, or a smaller one to show more; only while visible."""
        if not self.isVisible():
            return
        for line in self._giving_way:
            line.setVisible(bool(line.text()))
        wide = QFontMetricsF(self.font()).averageCharWidth() * _LETTERS
        points = max(LEAST_POINTS, self.font().pointSizeF() * min(1, self.width() / wide))
        points = largest_fitting(points, LEAST_POINTS, self._is_wide_enough)
        share = LEAST_SHARE if self._from_afar else _LEAST_LARGE
        least = min(points, max(look.USUAL_POINTS, points * share))
        if not self._has_room(least):
            for line in self._giving_way:
                line.hide()
            for line in reversed(self._giving_way):
                line.setVisible(bool(line.text()))
                line.setHidden(line.isHidden() or not self._has_room(least))
        found = largest_fitting(points, LEAST_POINTS, self._has_room)
        fits = self._from_afar or self._has_room(found)  # a bar would leave words less room
        self._scroll.setVerticalScrollBarPolicy(_NO_BAR if fits else _BAR)

    def _is_wide_enough(self, points: float) -> bool:
        large = 1 if self._from_afar else look.USUAL_POINTS / self.font().pointSizeF()
        for part, times, bold in self._sized:
            emphasis = 1 + (times - 1) * min(1, large)  # large words need less
            part.setFont(text_font(points * emphasis, bold=bold))
        for layout in self.findChildren(QLayout):
            layout.invalidate()
        least = self._words.minimumSize().expandedTo(self._foot.minimumSize())
        return least.width() <= self.width()

    def _has_room(self, points: float) -> bool:
        wide = self._is_wide_enough(points)
        wanted = self._words.heightForWidth(self.width()) + self._foot.sizeHint().height()
        return wide and wanted <= self.height()

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()


def break_text(button: QAbstractButton, lines: int) -> None:
    """Break a button's text into no more than these lines; it is still read as one."""
    text = button.text().replace("\n", " ")
    button.setText("\n".join(in_at_most(lines, text, button.font())))
    button.setAccessibleName(text.replace("&", "") if lines > 1 else "")
