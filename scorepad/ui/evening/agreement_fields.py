"""What the players agree on besides the game: keeper, partners, how many rounds, the stake."""

from collections.abc import Sequence
from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QPushButton, QSpinBox, QWidget

from scorepad.bridge.errors import Impossible
from scorepad.bridge.options import RUBBER, Form
from scorepad.bridge.rotation import FEWEST, MOST, PartnerChange
from scorepad.exchange.money import read_stake
from scorepad.exchange.names import unfit
from scorepad.ui.evening.checked_field import CheckedField
from scorepad.ui.parts.labels import quiet
from scorepad.ui.parts.layouts import in_row
from scorepad.ui.words import evening as words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import error_sentence, fault_sentence
from scorepad.ui.words.settling import as_typed

LONGEST_CURRENCY = 12
_MOST_ROUNDS = 99
_LETTERS = 14
"""Boxes are so wide at least, and no wider for the longest of their choices."""


class AgreementFields(QWidget):
    """A line for each; none of them is compulsory."""

    def __init__(self) -> None:
        super().__init__()
        self._names: Sequence[str] = ("",) * MOST
        self._absent_keeper = ""
        self._is_past = False
        self._rounds = 0
        self.keeper_box, self.way_box = QComboBox(), QComboBox()
        self.way_hint = quiet()
        self.planned = QSpinBox()
        self.last = QPushButton()
        self.stake_field = CheckedField(words.stake_caption(RUBBER).replace("&", ""))
        self.currency = CheckedField(translate("words", "Currency"))
        self._fill()
        self._to_come = self._arrange()
        self.last.clicked.connect(self._say_last)
        self.stake_field.watch(_stake_fault)
        self.currency.watch(_currency_fault)
        self.show_players(self._names)

    # What is said.

    @property
    def keeper(self) -> str | None:
        place = self.keeper_box.currentData()
        return None if place is None else (*self._names, self._absent_keeper)[place]

    def keep(self, keeper: str | None) -> None:
        """Choose the keeper, who may have left the table meanwhile."""
        named = keeper or ""
        here = list(self._names).index(named) if named in self._names else MOST
        self._absent_keeper = named if here == MOST else ""
        self.show_players(self._names)
        self.keeper_box.setCurrentIndex(self.keeper_box.findData(here) if named else 0)

    @property
    def partner_change(self) -> PartnerChange:
        return PartnerChange(self.way_box.currentData())

    def change_partners(self, partner_change: PartnerChange) -> None:
        self.way_box.setCurrentIndex(self.way_box.findData(partner_change))

    @property
    def stake(self) -> Decimal | None:
        typed = self.stake_field.text().strip()
        return read_stake(typed) if typed else None

    def play_for(self, stake: Decimal | None, currency: str) -> None:
        self.stake_field.setText("" if stake is None else as_typed(stake))
        self.currency.setText(currency)

    # What it follows.

    def show_players(self, names: Sequence[str]) -> None:
        """Offer those who are there as keepers; only four choose how they change partners."""
        self._names = names
        chosen = self.keeper_box.currentData()
        self.keeper_box.clear()
        self.keeper_box.addItem(translate("words", "nobody named"))
        for place, name in enumerate((*names, self._absent_keeper)):
            if name:
                self.keeper_box.addItem(name, place)
        self.keeper_box.setCurrentIndex(max(0, self.keeper_box.findData(chosen)))
        there = sum(bool(name) for name in names)
        self.way_box.setVisible(there <= FEWEST and not self._is_past)
        self.way_hint.setVisible(there > FEWEST and not self._is_past)
        self.way_hint.setText(words.who_comes_in(there))

    def show_form(self, form: Form) -> None:
        self._stake_caption.setText(words.stake_caption(form))
        self.planned.setSuffix(words.planned_suffix(form))
        self.last.setText(words.this_is_the_last(form))

    def offer_last(self, rounds: int) -> None:
        """Let an evening that is being played be in its last round."""
        self._rounds = rounds
        self.last.show()

    def hide_what_comes(self) -> None:
        """Hide what is of no use for an evening that is over."""
        self._is_past = True
        for part in self._to_come:
            part.hide()

    def _say_last(self) -> None:
        self.planned.setValue(self._rounds)

    # How it lies there.

    def _fill(self) -> None:
        for box in (self.way_box, self.keeper_box):
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            box.setSizeAdjustPolicy(policy)
            box.setMinimumContentsLength(_LETTERS)
        for partner_change, name in words.partner_changes().items():
            self.way_box.addItem(name, partner_change)
        self.keeper_box.setToolTip(
            translate("words", "Whoever keeps the score is of the side called We.")
        )
        self.planned.lineEdit().setTextMargins(9, 0, 0, 0)
        self.planned.setRange(0, _MOST_ROUNDS)
        self.planned.setSpecialValueText(translate("words", "as many as we like"))
        self.stake_field.setPlaceholderText(translate("words", "none"))
        self.currency.setPlaceholderText(translate("words", "€, $, points …"))
        self.last.hide()

    def _arrange(self) -> tuple[QWidget, ...]:
        """Arrange the fields, and return those of no use for an evening that is over."""
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setContentsMargins(0, 8, 0, 0)
        money = in_row((self.stake_field, 3), (self.currency, 4))
        captions = []
        for row, text, field in (
            (0, translate("words", "&Keeps the score"), self.keeper_box),
            (1, translate("words", "Partners"), self.way_box),
            (2, translate("words", "How &many"), self.planned),
            (4, words.stake_caption(RUBBER), self.stake_field),
        ):
            label = QLabel(text)
            label.setBuddy(field)
            captions.append(label)
            self._stake_caption = label
            grid.addWidget(label, row, 0)
            if field is not self.stake_field:
                grid.addWidget(field, row, 1)
        grid.addWidget(self.way_hint, 1, 1)
        grid.addWidget(self.last, 3, 1, Qt.AlignmentFlag.AlignLeft)
        grid.addLayout(money, 4, 1)
        grid.addWidget(self.stake_field.complaint, 5, 0, 1, 2)
        grid.addWidget(self.currency.complaint, 6, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        return (*captions[:3], self.keeper_box, self.way_box, self.way_hint, self.planned)


def _stake_fault(stake: str) -> str:
    try:
        if stake:
            read_stake(stake)
    except Impossible as wrong:
        return error_sentence(wrong)
    return ""


def _currency_fault(currency: str) -> str:
    if len(currency) > LONGEST_CURRENCY:
        return translate("words", "A currency has at most {most} letters.").format(
            most=LONGEST_CURRENCY
        )
    return next(map(fault_sentence, unfit(currency)), "")
