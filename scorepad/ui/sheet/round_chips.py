"""The rounds of the evening in a row below the sheet; a click shows one of them."""

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER, text_font
from scorepad.ui.parts.fitted import LEAST_SHARE
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words import rounds as rounds_words
from scorepad.ui.words import translate

_SMALLER = 0.9
_EDGE = 20
_GAP, _SPACING, _PADDING = 12, 6, 32
_MOST = 110
"""The maximum height in pixels; larger text would take room from the sheet."""


class RoundChips(QWidget):
    """A chip for each round, filled for the one shown; none if there is only one round."""

    chosen = Signal(int)
    """The index of a round."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(_GAP, 0, _GAP, 0)
        self._row.setSpacing(_SPACING)
        self._row.addStretch(1)
        self._row.addStretch(1)
        self._said: list[tuple[str, str, str]] = []
        self._shown = -1
        self._most = _MOST
        self._lines = 2
        """One if the text of two would be small."""
        self.chips: list[QPushButton] = []
        self.setAccessibleName(translate("words", "Rounds"))
        self.keep_room(True)  # keeps the size of the sheet
        document.changed.connect(self.follow)
        self.follow()
        self._size_words()

    def follow(self) -> None:
        """Show the present rounds."""
        rounds = self._document.scored.rounds
        said = [rounds_words.chip(number, scored) for number, scored in enumerate(rounds)]
        if said == self._said:
            return
        self._said = said
        while len(self.chips) > len(said):
            chip = self.chips.pop()
            self._row.removeWidget(chip)
            chip.deleteLater()
        while len(self.chips) < len(said):
            chip = QPushButton(self)
            chip.setCheckable(True)
            chip.setFont(self.font())
            chip.setMinimumSize(FINGER, FINGER)
            chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus in the line
            chip.clicked.connect(partial(self._choose, len(self.chips)))
            self._row.insertWidget(1 + len(self.chips), chip)
            self.chips.append(chip)
        self._fit()
        self.show_as_seen(self._shown)

    def keep_room(self, keeps: bool) -> None:
        """Keep or release its room while it is hidden."""
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setRetainSizeWhenHidden(keeps)
        self.setSizePolicy(policy)

    def fit_height(self, most: int) -> None:
        """Limit the height, which is reserved with or without chips."""
        self._most = min(most, _MOST)
        self._size_words()

    def _size_words(self) -> None:
        points = look.points() * _SMALLER
        line, most = QFontMetrics(text_font(points)).height(), max(FINGER, self._most)
        self._lines = 2 if most - _EDGE >= LEAST_SHARE * 2 * line else 1
        wanted = line * self._lines + _EDGE
        self.setFont(text_font(points * min(1, (most - _EDGE) / (wanted - _EDGE))))
        self.setFixedHeight(min(wanted, most))
        for chip in self.chips:
            chip.setFont(self.font())
        self._fit()

    def show_as_seen(self, number: int) -> None:
        """Fill the chip of the round shown."""
        self._shown = number
        for place, chip in enumerate(self.chips):
            chip.setChecked(place == number)
        self._show_those_with_room()

    def _show_those_with_room(self) -> None:
        """Show all chips, or those around the shown round if there is no room for all."""
        nearest = sorted(range(len(self.chips)), key=lambda place: abs(place - self._shown))
        room = self.width() - 2 * _GAP + _SPACING
        for place in nearest:
            chip = self.chips[place]
            room -= chip.width() + _SPACING
            chip.setVisible(len(self.chips) > 1 and room >= 0)

    def _choose(self, number: int) -> None:
        self.show_as_seen(self._shown)  # the sheet decides what is shown
        self.chosen.emit(number)

    def _fit(self) -> None:
        """Show as much of each round as fits: everything, its figures, or its number."""
        metrics = QFontMetrics(self.font())
        room = self.width() - 2 * _GAP + _SPACING
        for parts in range(self._lines + 1, 0, -1):
            texts = [_lines(said[:parts]) for said in self._said]
            widths = [
                max(FINGER, _PADDING + max(map(metrics.horizontalAdvance, lines)))
                for lines in texts
            ]
            if sum(widths) + _SPACING * len(widths) <= room:
                break
        for chip, lines, width, said in zip(self.chips, texts, widths, self._said, strict=True):
            chip.setText("\n".join(lines).replace("&", "&&"))
            chip.setFixedWidth(width)  # the button would keep the width of its text
            chip.setToolTip(plain_tip("\n".join(said)))
            chip.setAccessibleName(" ".join(said))
        self._show_those_with_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._size_words()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _lines(said: tuple[str, ...]) -> list[str]:
    """Return number and figures in one line, the winner in another."""
    return ["  ".join(said[:2]), *said[2:]]
