"""Filters of the standings: period, form, rounds played, and name."""

from collections.abc import Collection, Iterable, Sequence
from datetime import date
from itertools import pairwise
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QSizePolicy, QWidget

from scorepad.archive.compared import ComparedStanding
from scorepad.archive.standings import Standing
from scorepad.bridge import translatable
from scorepad.bridge.options import POINTS, Form
from scorepad.bridge.translatable import plural
from scorepad.ui.look import FINGER
from scorepad.ui.parts.labels import caption
from scorepad.ui.parts.layouts import NO_MARGINS, in_column, in_row
from scorepad.ui.parts.screen_fit import has_few_lines
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.review.choices import UNNAMED, choice
from scorepad.ui.review.equal_width_row import EvenRow
from scorepad.ui.review.periods import Period, periods, today
from scorepad.ui.review.searching import spelt
from scorepad.ui.words import review as review_words
from scorepad.ui.words import standings as standings_words
from scorepad.ui.words import translate

_W = TypeVar("_W", Standing, ComparedStanding)
_AT_LEAST = (1, 5, 10, 20, 50, 100)
_EVERYBODY = _AT_LEAST[0]
_AROUND = 40
"""Pixels beside the text of a field."""


class StandingsFilters(QWidget):
    """Fields for period and name; “…” shows also form and rounds played."""

    others_played = Signal()
    """The evenings or rounds to add up changed."""
    others_wanted = Signal()
    """The players to show changed."""

    def __init__(self) -> None:
        super().__init__()
        self._spelt: dict[str, str] = {}
        self.period, self.form, self.at_least = choice(), choice(), choice()
        self.search = QLineEdit()
        self.more = QPushButton("…")
        self.rest = QWidget()
        """Rarely used filters; they stay visible while in use."""
        self._row, self._rest = EvenRow(gap=8), EvenRow(gap=8)
        self._fill()
        self.offer(())
        self._arrange()
        self.period.currentIndexChanged.connect(self.others_played)
        self.form.currentIndexChanged.connect(self.others_played)
        self.at_least.currentIndexChanged.connect(self.others_wanted)
        self.search.textChanged.connect(self.others_wanted)
        self.more.toggled.connect(self._show_rest)
        self.form.currentIndexChanged.connect(self._show_rest)
        self.at_least.currentIndexChanged.connect(self._show_rest)
        self._show_rest()

    @property
    def time(self) -> Period:
        period = self.period.currentData()
        assert isinstance(period, Period)
        return period

    @property
    def form_asked(self) -> Form | None:
        form = self.form.currentData()
        return Form(form) if form else None

    def show_together(self, forms: Collection[Form]) -> None:
        """Say what is added up if no form is selected."""
        imps = translate("words", "Any form but IMPs")
        self.form.setItemText(0, imps if POINTS not in forms else translate("words", "Any form"))

    def know(self, players: Iterable[str]) -> None:
        """Set the names of all players."""
        self._spelt = {name: spelt(standings_words.who((name,))) for name in players}

    def wanted(self, rows: Iterable[Standing]) -> list[Standing]:
        """Return the rows that match the name and the number of rounds."""
        least = int(self.at_least.currentData())
        return [one for one in self.named(rows) if least == _EVERYBODY or one.sums.rounds >= least]

    def named(self, rows: Iterable[_W]) -> list[_W]:
        """Return the rows with names in which words begin as typed."""
        begun = [*map(spelt, self.search.text().split())]
        return [
            one
            for one in rows
            if UNNAMED.isdisjoint(one.who)
            and all(any(word in self._spelt[name] for name in one.who) for word in begun)
        ]

    def measure(self) -> None:
        """Set widths for the present text size, so that typed text is legible."""
        hint = self.search.fontMetrics().horizontalAdvance(_find_player())
        self.search.setMinimumWidth(0 if has_few_lines(self.window()) else hint + _AROUND)

    def offer(self, days: Sequence[date]) -> None:
        """Offer the periods that have evenings, keeping the selected one."""
        was = self.period.currentText()
        self.period.blockSignals(True)
        self.period.clear()
        for period in periods(days, today()):
            self.period.addItem(period.name, period)
        self.period.setCurrentIndex(max(0, self.period.findText(was)))
        self.period.blockSignals(False)

    def _fill(self) -> None:
        self.form.addItem(translate("words", "Any form"), None)
        for form in Form:
            self.form.addItem(review_words.form_name(form), form)
        for number in _AT_LEAST:
            self.at_least.addItem(_at_least(number), number)
        for combo, name in (
            (self.period, translate("words", "Only this period")),
            (self.form, translate("words", "Only this form of the game")),
            (self.at_least, translate("words", "Leaves out players with fewer rounds")),
        ):
            combo.setAccessibleName(name)
            combo.setToolTip(plain_tip(name))
        self.search.setPlaceholderText(_find_player())
        self.search.setAccessibleName(_find_player())
        self.search.setClearButtonEnabled(True)
        self.more.setAccessibleName(translate("words", "More"))
        self.more.setToolTip(translate("words", "More"))
        self.more.setMinimumSize(FINGER, FINGER)
        self.more.setCheckable(True)
        self.more.setObjectName("switch")
        self.search.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def _arrange(self) -> None:
        when = caption(translate("words", "&When"), self.period)
        row, rest = self._row, self._rest
        finding = QWidget()
        in_row((self.search, 1), self.more, inside=finding, margins=NO_MARGINS)
        row.addWidget(_side_by_side(when, self.period))
        row.addWidget(finding)
        for part in (self.form, self.at_least):
            rest.addWidget(part)
        self.rest.setLayout(rest)
        for each in (row, rest):
            each.setContentsMargins(0, 0, 0, 0)
        in_column(row, self.rest, inside=self, margins=NO_MARGINS, spacing=8)
        for one, other in pairwise((self.search, self.more, self.form, self.at_least)):
            self.setTabOrder(one, other)

    def _show_rest(self) -> None:
        is_asked = self.form.currentIndex() > 0 or self.at_least.currentIndex() > 0
        self.rest.setVisible(self.more.isChecked() or is_asked)


def _side_by_side(*widgets: QWidget) -> QWidget:
    """Put widgets side by side; fields take the room, captions and buttons what they need."""
    both = QWidget()
    parts = ((part, int(isinstance(part, QComboBox | QLineEdit))) for part in widgets)
    in_row(*parts, inside=both, margins=NO_MARGINS)
    return both


def _at_least(number: int) -> str:
    if number == 1:
        return translate("words", "Everybody")
    more = translatable.translate("words", "%n round(s) or more", "", -1)
    return plural(more, number).said(translate)


def _find_player() -> str:
    return translate("words", "Find a player")
