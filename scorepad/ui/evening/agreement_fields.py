"""What players agree on besides the game: partners, number of rounds, and the stake."""

from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QPushButton, QWidget

from scorepad.bridge.errors import Impossible
from scorepad.bridge.options import DUPLICATE, POINTS, RUBBER, Form
from scorepad.bridge.rotation import FEWEST, PartnerChange
from scorepad.exchange.money import read_money
from scorepad.exchange.names import unfit
from scorepad.ui.parts.checked_field import CheckedField
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.currency import LONGEST_CURRENCY, put_currency_aside
from scorepad.ui.parts.labels import caption, quiet
from scorepad.ui.parts.layouts import in_row
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.words import translate
from scorepad.ui.words.errors import error_sentence, fault_sentence, too_long
from scorepad.ui.words.settling import as_typed

_MOST_ROUNDS = 99
_LETTERS = 14
"""The minimum width of the box in letters; longer choices do not widen it."""


class AgreementFields(QWidget):
    """A field for each; all are optional."""

    def __init__(self) -> None:
        super().__init__()
        self._is_past = False
        self._there = 0
        self._rounds = 0
        self.way_box = ChoiceBox(_partner_changes())
        self.way_hint = quiet()
        self.planned = NumberField(0, _MOST_ROUNDS)
        self.last = QPushButton()
        self.stake_field = CheckedField(_stake_caption(RUBBER).replace("&", ""))
        self.currency = CheckedField(translate("words", "Currency"))
        self._fill()
        self._to_come = self._arrange()
        self.last.clicked.connect(self._say_last)
        self.stake_field.left.connect(self._put_currency_aside)
        self.stake_field.watch(_stake_fault)
        self.currency.watch(_currency_fault)
        self.show_players(0)

    # Values.

    @property
    def stake(self) -> Decimal | None:
        typed = self.stake_field.text().strip()
        return read_money(typed) if typed else None

    def _put_currency_aside(self) -> None:
        put_currency_aside(self.stake_field, self.currency)

    def play_for(self, stake: Decimal | None, currency: str) -> None:
        self.stake_field.setText("" if stake is None else as_typed(stake))
        self.currency.setText(currency)

    @property
    def partners(self) -> str:
        """A sentence on how partners change."""
        if self._there > FEWEST:
            return _who_comes_in(self._there)
        return _four_change()[self.way_box.value]

    # State.

    def show_players(self, there: int) -> None:
        """Show how partners change: a choice for four players, a hint for more."""
        self._there = there
        self.way_box.setVisible(there <= FEWEST and not self._is_past)
        self.way_hint.setVisible(there > FEWEST and not self._is_past)
        self.way_hint.setText(_who_comes_in(there))
        self.way_hint.setMinimumHeight(self.way_box.sizeHint().height())  # nothing below moves

    def show_form(self, form: Form) -> None:
        self._stake_caption.setText(_stake_caption(form))
        self.last.setText(_this_is_the_last(form))

    def offer_last(self, rounds: int) -> None:
        """Offer to make the present round the last one."""
        self._rounds = rounds
        self.last.show()

    def hide_what_comes(self) -> None:
        """Hide the fields that do not apply to a past evening."""
        self._is_past = True
        for part in self._to_come:
            part.hide()

    def _say_last(self) -> None:
        self.planned.setValue(self._rounds)

    # Layout.

    def _fill(self) -> None:
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.way_box.setSizeAdjustPolicy(policy)
        self.way_box.setMinimumContentsLength(_LETTERS)
        self.planned.setSpecialValueText(translate("words", "no limit"))
        self.stake_field.setPlaceholderText(translate("words", "none"))
        self.currency.setPlaceholderText(translate("words", "€, $, points …"))
        self.last.hide()

    def _arrange(self) -> tuple[QWidget, ...]:
        """Lay out the fields, and return those that do not apply to a past evening."""
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setContentsMargins(0, 8, 0, 0)
        money = in_row((self.stake_field, 3), (self.currency, 4), spacing=12)
        captions = []
        for row, text, field in (
            (0, translate("words", "Partners"), self.way_box),
            (1, translate("words", "How &many rounds"), self.planned),
            (3, _stake_caption(RUBBER), self.stake_field),
        ):
            label = caption(text, field)
            captions.append(label)
            self._stake_caption = label
            grid.addWidget(label, row, 0)
            if field is not self.stake_field:
                grid.addWidget(field, row, 1)
        grid.addWidget(self.way_hint, 0, 1)
        grid.addWidget(self.last, 2, 1, Qt.AlignmentFlag.AlignLeft)
        grid.addLayout(money, 3, 1)
        grid.addWidget(self.stake_field.complaint, 4, 0, 1, 2)
        grid.addWidget(self.currency.complaint, 5, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        return (*captions[:2], self.way_box, self.way_hint, self.planned)


def _stake_fault(stake: str) -> str:
    try:
        if stake:
            read_money(stake)
    except Impossible as wrong:
        return error_sentence(wrong)
    return ""


def _currency_fault(currency: str) -> str:
    if len(currency) > LONGEST_CURRENCY:
        return too_long(LONGEST_CURRENCY)
    return next(map(fault_sentence, unfit(currency)), "")


def _partner_changes() -> dict[PartnerChange, str]:
    return {
        PartnerChange.PIVOT: translate("words", "everyone in turn"),
        PartnerChange.FIXED: translate("words", "the same all evening"),
        PartnerChange.DRAW: translate("words", "drawn for each round"),
    }


def _four_change() -> dict[PartnerChange, str]:
    return {
        PartnerChange.PIVOT: translate("words", "Partners change after each round."),
        PartnerChange.FIXED: translate("words", "The partners stay the same all evening."),
        PartnerChange.DRAW: translate("words", "Partners are drawn for each round."),
    }


def _who_comes_in(players: int) -> str:
    """Return how more than four players change partners."""
    if players == FEWEST + 1:
        return translate("words", "Five rounds: everyone partners everyone once.")
    return translate("words", "Players who have sat out longest come in.")


def _this_is_the_last(form: Form) -> str:
    if form is RUBBER:
        return translate("words", "This is the &last rubber")
    if form is DUPLICATE:
        return translate("words", "These are the &last boards")
    return translate("words", "This is the &last chukker")


def _stake_caption(form: Form) -> str:
    if form is POINTS:
        return translate("words", "Sta&ke for each IMP")
    return translate("words", "Sta&ke for 100 points")
