"""What is asked of the list of evenings: words to search for, and four choices."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from scorepad.archive.listing import Asked
from scorepad.bridge.options import Form
from scorepad.bridge.seats import Seat
from scorepad.ui.review.equal_width_row import EvenRow
from scorepad.ui.review.periods import Period, periods, today
from scorepad.ui.words import review as words
from scorepad.ui.words import translate

UNNAMED = frozenset(map(str, Seat))
"""Chairs to which nobody gave a name are no players."""


LETTERS = 11
"""Of a choice that can be read at least."""


class Filters(QWidget):
    """A line to type into, and choices of a player, a partner, a form and a time."""

    changed = Signal()

    def __init__(
        self,
        players: Iterable[str],
        days: Sequence[date],
        partners_of: Callable[[str], list[str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._partners_of = partners_of
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.search_hint())
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName(words.search_hint())
        self.player, self.partner, self.form, self.period = (choice() for _ in range(4))
        self._fill(players, days)
        self.choices = QWidget()
        row = EvenRow(gap=8)
        row.setContentsMargins(0, 0, 0, 0)
        for combo in (self.player, self.partner, self.form, self.period):
            row.addWidget(combo)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.first_line = QHBoxLayout()
        self.first_line.addWidget(self.search, 1)
        column.addLayout(self.first_line)
        self.choices.setLayout(row)
        column.addWidget(self.choices)
        self.search.textChanged.connect(self.changed)
        self.player.currentIndexChanged.connect(self._player_chosen)
        for combo in (self.partner, self.form, self.period):
            combo.currentIndexChanged.connect(self.changed)

    @property
    def asked(self) -> Asked:
        """The evenings that are asked for by the choices."""
        period, form = self.period.currentData(), self.form.currentData()
        assert isinstance(period, Period)
        return Asked(
            str(self.player.currentData()),
            str(self.partner.currentData()),
            Form(form) if form else None,
            period.first,
            period.last,
        )

    def _fill(self, players: Iterable[str], days: Sequence[date]) -> None:
        self.player.addItem(translate("words", "Any player"), "")
        for name in sorted(set(players) - UNNAMED, key=str.casefold):
            self.player.addItem(name, name)
        self.partner.addItem(translate("words", "Any partner"), "")
        self.partner.setEnabled(False)
        self.form.addItem(words.any_form(), None)
        for form in Form:
            self.form.addItem(words.form_name(form), form)
        for period in periods(days, today()):
            self.period.addItem(period.name, period)
        for combo, name in (
            (self.player, translate("words", "Only evenings of this player")),
            (self.partner, translate("words", "Only evenings in which this was the partner")),
            (self.form, words.form_filter()),
            (self.period, words.period_filter()),
        ):
            combo.setAccessibleName(name)
            combo.setToolTip(name)

    def _player_chosen(self) -> None:
        """The partners to choose from are those this player had."""
        player = str(self.player.currentData())
        self.partner.blockSignals(True)
        while self.partner.count() > 1:
            self.partner.removeItem(1)
        for name in self._partners_of(player) if player else ():
            self.partner.addItem(translate("words", "with {player}").format(player=name), name)
        self.partner.setCurrentIndex(0)
        self.partner.setEnabled(bool(player))
        self.partner.blockSignals(False)
        self.changed.emit()


def choice() -> QComboBox:
    """A choice that may be narrower than its longest name."""
    combo = QComboBox()
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(LETTERS)
    combo.setMaxVisibleItems(20)
    return combo
