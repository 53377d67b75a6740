"""All that an evening starts with, on one page; nothing of it is compulsory."""

from datetime import date
from decimal import Decimal

from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDateEdit,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from scorepad.bridge.agreed import Form
from scorepad.bridge.rotation import FEWEST, MOST, Way
from scorepad.bridge.seats import Impossible, Seat, Seating
from scorepad.bridge.start import Start
from scorepad.exchange.money import read_stake
from scorepad.exchange.names import unfit
from scorepad.ui.evening.agreed_fields import AgreedFields
from scorepad.ui.evening.field import Field
from scorepad.ui.evening.name_fields import NameFields
from scorepad.ui.evening.parts import Page, caption, quiet
from scorepad.ui.look import Colours
from scorepad.ui.past import Past
from scorepad.ui.words import evening as words

_NO_DAY = QDate(1900, 1, 1)
LONGEST_TITLE = 100
LONGEST_CURRENCY = 12
_MOST_ROUNDS = 99


class EveningPage(Page):
    """The fields; what is wrong is marked where it is, and stays as it was typed."""

    def __init__(
        self, past: Past, forms: tuple[Form, ...], colours: Colours, points: float
    ) -> None:
        super().__init__()
        self._ranked: tuple[str, ...] = ()
        self._dealer: Seat | None = None
        self._absent_keeper = ""
        self._is_past = False
        self._usual_title = ""
        self.title = Field(words.title_caption(), colours)
        self.day = QDateEdit()
        self.players = NameFields(past.players(), colours, points)
        self.keeper = QComboBox()
        self.agreed = AgreedFields(forms, colours, points)
        self.way = QComboBox()
        self.way_hint = quiet("", colours)
        self.planned = QSpinBox()
        self.last = QPushButton()
        self.stake = Field(words.stake_caption().replace("&", ""), colours)
        self.currency = Field(words.currency_caption(), colours)
        self.played_too = QCheckBox(words.for_played_too())
        self.again = QPushButton()
        self._again: Start | None = None
        self._fill()
        self._arrange(colours, points)
        self._connect()

    # What is on it.

    def show_start(self, start: Start) -> None:
        self._show_day(start.day)
        self.title.setText(start.title)
        self.players.seat(start.seating)
        self._show_players()
        self._keep(start.keeper)
        self.agreed.set_agreed(start.agreed)
        self.way.setCurrentIndex(self.way.findData(start.way))
        self.planned.setValue(start.planned or 0)
        self.stake.setText("" if start.stake is None else _written(start.stake))
        self.currency.setText(start.currency)
        self._ranked, self._dealer = start.ranked, start.dealer

    def name_it(self, day: date) -> None:
        """Fill in date and title, as they usually are."""
        self._show_day(day)
        if not self.title.text():
            self._usual_title = words.usual_title(day)
            self.title.setText(self._usual_title)

    def offer_again(self, start: Start) -> None:
        """Offer the players and the game of the last time."""
        names = [name for name in start.seating.players if name not in list(Seat)]
        self._again = start
        self.again.setText(words.same_as_last_time(names))
        self.again.setVisible(bool(names))

    def offer_last(self, rounds: int) -> None:
        """An evening that is being played can be in its last round, and has others behind it."""
        self.last.show()
        self.last.setProperty("rounds", rounds)
        self.played_too.setVisible(rounds > 1)

    def hide_what_comes(self) -> None:
        """Of an evening that is past nobody asks how it shall go on."""
        self.agreed.hide_options()
        for part in self._to_come:
            part.hide()
        self._is_past = True

    def take_draw(self, seating: Seating, ranked: tuple[str, ...], dealer: Seat | None) -> None:
        """The players sit as they drew, or as they like."""
        keeper = self._keeper
        self.players.seat(seating)
        self._show_players()
        self._keep(keeper)
        self._ranked, self._dealer = ranked, dealer

    @property
    def start(self) -> Start:
        """What is on the page, once nothing is wrong with it."""
        seating = self.players.seating
        drawn = set(self._ranked) == set(seating.players)
        stake = self.stake.text().strip()
        return Start(
            " ".join(self.title.text().split()),
            self._day,
            seating,
            self._keeper,
            self.agreed.agreed,
            Way(self.way.currentData()),
            self.planned.value() or None,
            read_stake(stake) if stake else None,
            self.currency.text().strip(),
            self._ranked if drawn else (),
            self._dealer,
        )

    def first_fault(self) -> Field | None:
        """Mark all that is wrong, and tell where it begins."""
        for field in (self.title, self.stake, self.currency):
            self._check(field)
        wrong = (field for field in (self.title, self.stake, self.currency) if field.is_wrong)
        return self.players.show_faults() or next(wrong, None)

    # What the players do.

    def _check_sender(self) -> None:
        field = self.sender()
        assert isinstance(field, Field)
        self._check(field)

    def _check_again(self) -> None:
        field = self.sender()
        if isinstance(field, Field) and field.is_wrong:
            self._check(field)

    def _check(self, field: Field) -> None:
        faults = {
            self.title: self._title_fault,
            self.stake: self._stake_fault,
            self.currency: self._currency_fault,
        }
        field.mark(faults[field]())

    def _title_fault(self) -> str:
        title = self.title.text().strip()
        if len(title) > LONGEST_TITLE:
            return words.title_too_long(LONGEST_TITLE)
        return next(map(words.fault, unfit(title)), "")

    def _stake_fault(self) -> str:
        stake = self.stake.text().strip()
        try:
            if stake:
                read_stake(stake)
        except Impossible as wrong:
            return words.fault(str(wrong))
        return ""

    def _currency_fault(self) -> str:
        currency = self.currency.text().strip()
        if len(currency) > LONGEST_CURRENCY:
            return words.currency_too_long(LONGEST_CURRENCY)
        return next(map(words.fault, unfit(currency)), "")

    def _take_again(self) -> None:
        assert self._again
        day, title = self._day, self._again.title
        self.show_start(self._again)
        self.title.setText("")
        if day:
            self.name_it(day)
        if title and title not in map(words.usual_title, _WEEK):
            self.title.setText(title)

    def _name_day(self) -> None:
        """The usual title goes with the day."""
        if self._day and self.title.text() == self._usual_title:
            self.title.setText("")
            self.name_it(self._day)

    def _say_last(self) -> None:
        self.planned.setValue(int(self.last.property("rounds")))

    def _show_players(self) -> None:
        """The keeper is one of those who are there; how four change partners is for four."""
        chosen = self.keeper.currentData()
        self.keeper.clear()
        self.keeper.addItem(words.no_keeper())
        for place, name in enumerate((*self.players.names, self._absent_keeper)):
            if name:
                self.keeper.addItem(name, place)
        self.keeper.setCurrentIndex(max(0, self.keeper.findData(chosen)))
        there = len(self.players.players)
        self.way.setVisible(there <= FEWEST and not self._is_past)
        self.way_hint.setVisible(there > FEWEST and not self._is_past)
        self.way_hint.setText(words.more_than_four(there))
        self.changed.emit()

    def _keep(self, keeper: str | None) -> None:
        """One who has left the table can still be the keeper that was named."""
        names = self.players.names
        self._absent_keeper = keeper if keeper and keeper not in names else ""
        self._show_players()
        place = names.index(keeper) if keeper in names else MOST
        self.keeper.setCurrentIndex(max(0, self.keeper.findData(place)) if keeper else 0)

    @property
    def _keeper(self) -> str | None:
        place = self.keeper.currentData()
        return None if place is None else (*self.players.names, self._absent_keeper)[place]

    def _show_form(self) -> None:
        form = self.agreed.form
        self.planned.setSuffix(words.planned_suffix(form))
        self.last.setText(words.this_is_the_last(form))

    @property
    def _day(self) -> date | None:
        shown = self.day.date()
        return None if shown == _NO_DAY else date(shown.year(), shown.month(), shown.day())

    def _show_day(self, day: date | None) -> None:
        self.day.setDate(QDate(day.year, day.month, day.day) if day else _NO_DAY)

    # How it lies there.

    def _fill(self) -> None:
        self.day.setCalendarPopup(True)
        self.day.setDisplayFormat("d MMMM yyyy")
        self.day.setMinimumDate(_NO_DAY)
        self.day.setSpecialValueText(words.no_day())
        self.day.setAccessibleName(words.day_caption())
        for way, name in words.ways().items():
            self.way.addItem(name, way)
        self.way.setAccessibleName(words.way_caption())
        for box in (self.way, self.keeper):
            # As wide as the page grants, not as the longest of the choices.
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(14)
        self.planned.lineEdit().setTextMargins(9, 0, 0, 0)
        self.planned.setRange(0, _MOST_ROUNDS)
        self.planned.setSpecialValueText(words.as_many_as_we_like())
        self.stake.setPlaceholderText(words.no_stake())
        self.currency.setPlaceholderText(words.currency_example())
        self.keeper.setToolTip(words.keeper_hint())
        for hidden in (self.again, self.last, self.played_too):
            hidden.hide()

    def _connect(self) -> None:
        self.again.clicked.connect(self._take_again)
        self.day.dateChanged.connect(self._name_day)
        self.players.changed.connect(self._show_players)
        self.players.done.connect(self.done)
        self.agreed.changed.connect(self._show_form)
        self.last.clicked.connect(self._say_last)
        for field in (self.title, self.stake, self.currency):
            field.left.connect(self._check_sender)
            field.textChanged.connect(self._check_again)
            field.entered.connect(self._lead_on)
        self._show_players()
        self._show_form()

    def _lead_on(self) -> None:
        self.focusNextChild()

    def _arrange(self, colours: Colours, points: float) -> None:
        head = QGridLayout()
        head.setHorizontalSpacing(12)
        _put(head, 0, 0, words.title_caption(), self.title)
        _put(head, 0, 2, words.day_caption(), self.day)
        head.addWidget(self.title.complaint, 1, 1)
        head.setColumnStretch(1, 1)
        players, game = QVBoxLayout(), QVBoxLayout()
        players.addWidget(caption(words.players_caption(), points))
        players.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)
        players.addWidget(quiet(words.players_hint(), colours))
        players.addWidget(self.players)
        players.addStretch()
        game.addWidget(caption(words.form_caption(), points))
        game.addWidget(self.agreed)
        game.addLayout(self._terms())
        game.addWidget(self.played_too)
        game.addStretch()
        for column in (players, game):
            column.setSpacing(round(points * 0.7))
            self.columns.addLayout(column, 1)
        self.columns.setSpacing(round(points * 3))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 18, 24, 10)
        whole.setSpacing(round(points * 1.4))
        whole.addLayout(head)
        whole.addLayout(self.columns)
        whole.addStretch()

    def _terms(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setContentsMargins(0, 8, 0, 0)
        captions = (
            _put(grid, 0, 0, words.keeper_caption(), self.keeper),
            _put(grid, 1, 0, words.way_caption(), self.way),
            _put(grid, 2, 0, words.planned_caption(), self.planned),
        )
        grid.addWidget(self.way_hint, 1, 1)
        self._to_come = (*captions, self.keeper, self.way, self.way_hint, self.planned)
        grid.addWidget(self.last, 3, 1, Qt.AlignmentFlag.AlignLeft)
        money = QHBoxLayout()
        money.addWidget(self.stake, 3)
        money.addWidget(self.currency, 4)
        label = QLabel(words.stake_caption())
        label.setBuddy(self.stake)
        grid.addWidget(label, 4, 0)
        grid.addLayout(money, 4, 1)
        grid.addWidget(self.stake.complaint, 5, 0, 1, 2)
        grid.addWidget(self.currency.complaint, 6, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        return grid


_WEEK = [date(2024, 1, day) for day in range(1, 8)]


def _put(grid: QGridLayout, row: int, column: int, text: str, field: QWidget) -> QLabel:
    label = QLabel(text)
    label.setBuddy(field)
    grid.addWidget(label, row, column)
    grid.addWidget(field, row, column + 1)
    return label


def _written(stake: Decimal) -> str:
    """A stake as it was typed: without an exponent, with its coins."""
    return f"{stake:f}"
