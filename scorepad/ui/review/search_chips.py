"""Chips that show how each word of the search was understood; a click removes the word."""

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.ui.look import points, text_font
from scorepad.ui.painting.wrapping import in_at_most, largest_fitting
from scorepad.ui.parts.fitted import LEAST_POINTS, LISTS_SHARE
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.review.searching import understood
from scorepad.ui.words import translate


class SearchChips(QWidget):
    """Hidden without a search."""

    taken = Signal(str)
    """The search without the word that was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.chips: list[QPushButton] = []
        self._flow = FlowLayout(gap=6)
        self.setLayout(self._flow)
        self.hide()

    def show_search(self, typed: str, players: Collection[str]) -> None:
        """Show how each word of the search was understood."""
        for chip in self.chips:
            self._flow.removeWidget(chip)
            chip.deleteLater()
        self.chips = []
        parts = typed.split()
        for place, word in enumerate(parts):
            meaning = understood(word, players)
            chip = QPushButton(f"{meaning.replace('&', '&&')}  ✕", self)
            chip.setObjectName("chip")
            chip.setAccessibleName(_take_away(meaning))
            chip.setToolTip(plain_tip(_take_away(meaning)))
            others = " ".join(parts[:place] + parts[place + 1 :])
            chip.clicked.connect(partial(self.taken.emit, others))
            self._flow.addWidget(chip)
            chip.show()
            self.chips.append(chip)
        self.setVisible(bool(parts))
        self._fit()

    def _fit(self) -> None:
        """Write words that are wider than all of it smaller, and then in two lines."""
        for chip in self.chips:
            share = partial(self._share, chip)
            chip.setText(chip.text().replace("\n", " "))
            least = points() * LISTS_SHARE
            if share(largest_fitting(points(), least, share)) < 1:
                chip.setText("\n".join(in_at_most(2, chip.text(), chip.font())))
                largest_fitting(least, LEAST_POINTS, share)

    def _share(self, chip: QPushButton, size: float) -> float:
        chip.setFont(text_font(size))
        return self.width() / chip.sizeHint().width()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _take_away(meaning: str) -> str:
    """Return what a click on a chip does."""
    return translate("words", "Search without {what}").format(what=meaning)
