"""All that an evening starts with, on one page; nothing of it is compulsory."""

from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QPushButton

from scorepad.bridge.options import DUPLICATE, Form
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.setup import Setup
from scorepad.ui.evening.agreement_fields import AgreementFields
from scorepad.ui.evening.checked_field import CheckedField
from scorepad.ui.evening.name_fields import NameFields
from scorepad.ui.evening.option_fields import OptionFields
from scorepad.ui.evening.page_parts import PAGE_MARGINS, TwoColumnPage
from scorepad.ui.evening.title_fields import TitleFields
from scorepad.ui.look import points
from scorepad.ui.parts.labels import Label, quiet
from scorepad.ui.parts.layouts import STRETCH, fill, in_column
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from scorepad.ui.words import evening as words
from scorepad.ui.words import translate

_AGAIN_LETTERS = 45
"""So many letters of those who played last time are read on the button; all of them beside it."""


class EveningPage(TwoColumnPage):
    """The fields; what is wrong is marked where it is, and stays as it was typed."""

    entered = Signal()
    """Enter behind what is typed besides names."""

    def __init__(self, past: EarlierEvenings, forms: tuple[Form, ...]) -> None:
        super().__init__()
        self._ranked: tuple[str, ...] = ()
        self._dealer: Seat | None = None
        self._again = Setup()
        self.heading = TitleFields()
        self.players = NameFields(past.players())
        self.options = OptionFields(forms)
        self.agreement = AgreementFields()
        self.played_too = QCheckBox(translate("words", "Also for the rounds &already played"))
        self.again = QPushButton()
        self.tables = QPushButton(translate("words", "At several &tables…"))
        self._offers_tables = False
        for hidden in (self.again, self.played_too, self.tables):
            hidden.hide()
        self._arrange()
        self.again.clicked.connect(self._take_again)
        self.players.changed.connect(self._follow_players)
        self.players.done.connect(self.done)
        self.options.changed.connect(self._follow_form)
        for field in self._words:
            field.entered.connect(self.entered)
        for field in (*self._words, *self.players.fields):
            field.textEdited.connect(self.typed)
        self._follow_form()

    @property
    def _words(self) -> tuple[CheckedField, ...]:
        """What is typed besides names."""
        return self.heading.title, self.agreement.stake_field, self.agreement.currency

    # What is on it.

    @property
    def start(self) -> Setup:
        """What is on the page, once nothing is wrong with it."""
        seating, agreement = self.players.seating, self.agreement
        drawn = set(self._ranked) == set(seating.players)
        return Setup(
            " ".join(self.heading.title.text().split()),
            self.heading.day,
            seating,
            agreement.keeper,
            self.options.options,
            agreement.partner_change,
            agreement.planned.value() or None,
            agreement.stake,
            agreement.currency.text().strip(),
            self._ranked if drawn else (),
            self._dealer,
        )

    def show_start(self, start: Setup) -> None:
        self.heading.show_heading(start.title, start.day)
        self.options.set_options(start.options)
        self.agreement.change_partners(start.partner_change)
        self.agreement.planned.setValue(start.planned or 0)
        self.agreement.play_for(start.stake, start.currency)
        self._seat(start.seating, start.keeper)
        self._ranked, self._dealer = start.ranked, start.dealer

    def take_draw(self, seating: Seating, ranked: tuple[str, ...], dealer: Seat | None) -> None:
        """Seat the players as they drew, or as they like."""
        self._seat(seating, self.agreement.keeper)
        self._ranked, self._dealer = ranked, dealer

    def offer_again(self, start: Setup) -> None:
        """Offer the players and the game of the last time."""
        names = [name for name in start.seating.players if name not in list(Seat)]
        self._again = start
        text = words.same_as_last_time(names)
        metrics = self.again.fontMetrics()
        widest = metrics.averageCharWidth() * _AGAIN_LETTERS
        self.again.setText(metrics.elidedText(text, Qt.TextElideMode.ElideRight, widest))
        self.again.setToolTip(plain_tip(", ".join(names)))
        self.again.setVisible(bool(names))

    def offer_tables(self) -> None:
        """Let boards be played at several tables, which are settled on a page of their own."""
        self._offers_tables = True
        self._follow_form()

    def offer_last(self, rounds: int) -> None:
        """Let an evening under way be in its last round, and change its earlier rounds too."""
        self.agreement.offer_last(rounds)
        self.played_too.setVisible(rounds > 1)

    def hide_what_comes(self) -> None:
        """Hide what is of no use for an evening that is over."""
        self.options.hide_options()
        self.agreement.hide_what_comes()

    def first_fault(self) -> CheckedField | None:
        """Mark all that is wrong, and tell where it begins."""
        for field in self._words:
            field.check()
        wrong = (field for field in self._words if field.is_wrong)
        return self.players.show_faults() or next(wrong, None)

    # What follows from what.

    def _take_again(self) -> None:
        day = self.heading.day or date.today()
        self.show_start(self._again)
        self.heading.name_it(day)
        self.heading.name_like(self._again.title)

    def _seat(self, seating: Seating, keeper: str | None) -> None:
        self.players.seat(seating)
        self._follow_players()
        self.agreement.keep(keeper)

    def _follow_players(self) -> None:
        self.agreement.show_players(self.players.names)
        self.changed.emit()

    def _follow_form(self) -> None:
        self.agreement.show_form(self.options.form)
        self.tables.setVisible(self._offers_tables and self.options.form is DUPLICATE)

    # How it lies there.

    def _arrange(self) -> None:
        players = in_column(
            Label(translate("words", "Who plays"), times=1.15),
            (self.again, Qt.AlignmentFlag.AlignLeft),
            quiet(words.players_hint()),
            *(self.players, STRETCH),
            spacing=round(points() * 0.7),
        )
        game = in_column(
            Label(translate("words", "What is played"), times=1.15),
            self.options,
            (self.tables, Qt.AlignmentFlag.AlignLeft),
            *(self.agreement, self.played_too, STRETCH),
            spacing=round(points() * 0.7),
        )
        fill(self.columns, (players, 1), (game, 1), spacing=round(points() * 3))
        parts, gap = (self.heading, self.columns, STRETCH), round(points() * 1.4)
        in_column(*parts, inside=self, margins=PAGE_MARGINS, spacing=gap)
