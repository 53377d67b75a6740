"""The money of a session: what it is for, how much, and the currency."""

from scorepad.bridge.comparison import (
    ComparisonSettings,
    Pot,
    Scoring,
    SessionStake,
    StakePer,
)
from scorepad.bridge.errors import Impossible
from scorepad.exchange.money import read_money
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.currency import LONGEST_CURRENCY, put_currency_aside
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.words import boards as boards_words
from scorepad.ui.words import translate

_PaidFor = StakePer | tuple[int, ...] | None
_POTS = ((60, 40), (50, 30, 20), (100,))
"""Shares of the first places, in per cent."""
_Stakes = SessionStake | Pot | None


class MoneyField:
    """A choice, with fields for amount and currency."""

    def __init__(self) -> None:
        self.paid_for = ChoiceBox[_PaidFor]({None: _nobody_pays()})
        self.amount = HintLineEdit()
        self.amount.setPlaceholderText("0.50")
        self.amount.setAccessibleName(translate("words", "How much money"))
        self.currency = HintLineEdit()
        self.currency.setMaxLength(LONGEST_CURRENCY)
        self.currency.setPlaceholderText(translate("words", "€, $, points …"))
        self.currency.setAccessibleName(translate("words", "Currency"))
        self.amount.editingFinished.connect(self._put_currency_aside)
        self._was: _Stakes = None

    def offer(self, settings: ComparisonSettings) -> None:
        """Offer what can be paid for with this scoring, the usual first."""
        pots = dict.fromkeys((*_POTS, *([self._was.shares] if isinstance(self._was, Pot) else ())))
        self.paid_for.offer(
            {None: _nobody_pays()}
            | {per: boards_words.paid_for(per) for per in _usual(settings)}
            | {shares: boards_words.pot(shares) for shares in pots}
        )
        for field in (self.amount, self.currency):
            field.setEnabled(self.paid_for.value is not None)

    def show(self, stakes: _Stakes, settings: ComparisonSettings, currency: str) -> None:
        """Show the agreement."""
        self._was = stakes
        self.currency.setText(currency)
        self.offer(settings)
        if isinstance(stakes, Pot):
            self.paid_for.choose(stakes.shares)
            self.amount.setText(f"{stakes.each:f}")
        elif stakes:
            self.paid_for.choose(stakes.per or next(iter(_usual(settings)), None))
            self.amount.setText(f"{stakes.amount:f}")
        self.offer(settings)

    def value(self, settings: ComparisonSettings) -> _Stakes:
        """Return the agreement; raises Impossible if the amount cannot be read."""
        paid_for = self.paid_for.value
        if paid_for is None:
            return None
        self._put_currency_aside()
        typed = self.amount.text().strip()
        if not typed:
            name = translate("words", "M&oney").replace("&", "")
            raise Impossible(translate("words", "“{name}” is missing"), name=name)
        amount = read_money(typed)
        if isinstance(paid_for, tuple):
            return Pot(amount, paid_for)
        said = isinstance(self._was, SessionStake) and self._was.per is not None
        is_usual = paid_for is _usual(settings)[0]
        return SessionStake(amount, None if is_usual and not said else paid_for)

    def _put_currency_aside(self) -> None:
        put_currency_aside(self.amount, self.currency)


def _usual(settings: ComparisonSettings) -> list[StakePer]:
    if settings.scoring is Scoring.TOTAL_POINTS:
        return []
    if settings.scoring.has_tops:
        return [StakePer.PERCENT]
    is_in_vp = settings.scoring is Scoring.TEAMS and settings.vp
    return [StakePer.VP, StakePer.IMP] if is_in_vp else [StakePer.IMP]


def _nobody_pays() -> str:
    return translate("words", "nobody pays")
