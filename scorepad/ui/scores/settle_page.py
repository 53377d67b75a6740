"""Settling up: the stake, old debts, who pays whom, and what was paid."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHeaderView, QTableView, QWidget

from scorepad.archive.ledger import OpenDebt
from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.changes.money import (
    add_debt,
    carry_over,
    delete_payment,
    pay,
    remove_debt,
    set_currency,
    set_stake,
)
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.options import POINTS
from scorepad.bridge.payments import Debt, Payment
from scorepad.bridge.seats import Seat
from scorepad.bridge.settling import Carried, in_currency
from scorepad.exchange.money import apart_from_currency, read_money
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.cells import Cells
from scorepad.ui.parts.currency import LONGEST_CURRENCY, put_currency_aside
from scorepad.ui.parts.fitted import LISTS_SHARE
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.labels import Label, caption, complaint
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, fill, in_column, in_row
from scorepad.ui.parts.list_table import set_size, style_as_list
from scorepad.ui.parts.overlay import MARGIN, OverlayPage
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.parts.wheel import WheelGuard
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from scorepad.ui.scores.debts_box import DebtsBox
from scorepad.ui.scores.offers_box import OffersBox
from scorepad.ui.scores.payments_box import PaymentsBox
from scorepad.ui.scores.settle_model import BEFORE, CARRIED, OPEN, PAID, PLAYED, settle_table
from scorepad.ui.words import sentence, translate
from scorepad.ui.words import settling as settling_words
from scorepad.ui.words.errors import error_sentence

_BEFORE_DEBTS = 8
_LONGEST_NAME = 28
"""Longer names are cut off, with the full name as a tooltip."""


class SettlePage(OverlayPage):
    """Follows the evening while it is open; entries take effect at once."""

    def __init__(
        self,
        document: Document,
        earlier: EarlierEvenings,
        over: QWidget | None = None,
    ) -> None:
        super().__init__(settling_words.title(), over)
        self._document = document
        self._earlier = earlier
        self.model = TableModel(settle_table(document.scored, ()), self)
        self.table = QTableView()
        self.stake, self.currency = HintLineEdit(), HintLineEdit()
        self.debts, self.offers = DebtsBox(), OffersBox()
        self.payments = PaymentsBox()
        self._complaint = complaint()
        self._answer: tuple[tuple[Carried, ...], Sequence[OpenDebt]] = (), ()
        self._asked_for: object = None
        self._content = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._arrange()
        self._connect()
        self.follow()
        (self.back if self.stakes.isHidden() else self.stake).setFocus()

    @property
    def complaint(self) -> str:
        return self._complaint.text()

    # Layout.

    def _arrange(self) -> None:
        self.stakes = QWidget()
        self.stakes.setLayout(self._stakes())
        payments = Label(translate("words", "Who pays whom"), times=1.15), self.payments
        debts = Label(settling_words.debts(), times=1.15), self.debts, self.offers
        self._won = in_column(self.stakes, self._complaint, self.table, STRETCH, spacing=12)
        self._owed = in_column(*payments, _BEFORE_DEBTS, *debts, STRETCH, spacing=12)
        margins = (MARGIN, 8, MARGIN, 16)
        fill(self._columns, self._won, self._owed, margins=margins, spacing=40)
        self._content.setLayout(self._columns)
        self._content.installEventFilter(self)
        WheelGuard(self._content)
        self.scroller.setWidget(self._content)
        style_as_list(self.table, self.model, settling_words.title(), whole_rows=False)
        self.table.setItemDelegate(Cells(self.table))
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        # It is as high as its rows; with bars left to Qt, each would take room from the other.
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _stakes(self) -> FlowLayout:
        row = FlowLayout(gap=12)
        self._stake_caption = caption(_stake(), self.stake)
        currency = caption(_currency(), self.currency)
        for name, field in ((self._stake_caption, self.stake), (currency, self.currency)):
            field.setAccessibleName(name.text().replace("&", ""))
            field.setMaxLength(LONGEST_CURRENCY)
            pair = QWidget()
            in_row(name, field, inside=pair, margins=NO_MARGINS)
            row.addWidget(pair)
        self.currency.setPlaceholderText(translate("words", "€, $, points …"))
        return row

    def _connect(self) -> None:
        self.stake.editingFinished.connect(self._name_stake)
        self.currency.editingFinished.connect(self._name_currency)
        for field in (self.stake, self.currency):
            field.textEdited.connect(self._show_typed)
        self.debts.added.connect(self._add_debt)
        self.debts.forgiven.connect(self._forgive)
        self.offers.carried.connect(self._carry_over)
        self.payments.paid_asked.connect(self._pay)
        self.payments.taken_back.connect(self._take_back)
        self._document.changed.connect(self.follow)

    # State.

    def follow(self) -> None:
        evening = self._document.evening
        stakes = {entered.stake for entered in evening.rounds}
        stake = stakes.pop() if len(stakes) == 1 else None
        different = bool(stakes)
        stake_for = _stake(imps=all(each.options.form is POINTS for each in evening.rounds))
        self._stake_caption.setText(stake_for)
        self.stake.setAccessibleName(stake_for.replace("&", ""))
        self.stake.setPlaceholderText(
            _different_stakes() if different else translate("words", "none")
        )
        if not self._complaint.text():
            self.stake.setText("" if stake is None else settling_words.as_typed(stake))
            self.currency.setText(evening.currency)
        if self._asked_for != _changes_the_answer(evening):
            self._ask()
        carried, offers = self._answer
        at_tables = [name for each in evening.rounds for name in each.compared_players]
        at_one = [name for name in self._document.scored.players if name not in list(Seat)]
        named = [*dict.fromkeys((*at_one, *at_tables))]
        nobody_at_one = all(entered.comparison for entered in evening.rounds)
        for part in (self.stakes, self.table):
            part.setHidden(nobody_at_one)
        self.debts.show_debts(evening, named)
        self.offers.show_debts(offers, named)
        for column, shown in (
            (BEFORE, evening.debts),
            (PAID, evening.settled),
            (CARRIED, carried),
        ):
            self.table.setColumnHidden(column, not shown)
        self._show_money(self._document.scored)

    def _show_money(self, scored: ScoredEvening) -> None:
        carried, _ = self._answer
        table = settle_table(scored, carried)
        self.model.show(table)
        amounts = [row.amounts for row in table.rows]
        nobody_pays = not any(map(any, amounts))
        all_open = all(won == still_open for won, *_, still_open in amounts)
        self.table.setColumnHidden(PLAYED, nobody_pays)  # all zeros
        self.table.setColumnHidden(OPEN, nobody_pays or all_open)
        self.payments.show_payments(scored, carried)
        self.measure()
        self._set_tab_order()

    def _show_typed(self) -> None:
        """Show the effect of a stake while it is typed; it is applied when the field is left."""
        scored = self._document.scored
        try:
            typed = in_currency(self._with_stake.evening, self._typed_currency)
        except Impossible:
            typed = scored.evening  # incomplete so far
        self._show_money(score_evening(typed, scored))

    def _set_tab_order(self) -> None:
        """Set the Tab order from top to bottom, including newly made buttons."""
        payments, debts, offers = self.payments, self.debts, self.offers
        new_debt = (debts.payer, debts.payee, debts.amount, debts.currency, debts.add)
        for one, other in pairwise(
            (
                *(self.stake, self.currency, self.table),
                *(*payments.buttons, payments.paid, payments.day),
                *(*debts.forgive, *new_debt),
                *(*offers.carry, offers.carry_all, offers.more, offers.others),
            )
        ):
            self.setTabOrder(one, other)

    def showEvent(self, event: QShowEvent) -> None:
        """Update when shown again, as other evenings may have changed."""
        before = self._answer
        self._ask()
        if self._answer != before:
            self.follow()
        super().showEvent(event)

    def _ask(self) -> None:
        """Query what later evenings took over from this one, and what earlier ones left open."""
        evening = self._document.evening
        self._answer = self._earlier.carried(), self._earlier.open_before(evening)
        self._asked_for = _changes_the_answer(evening)

    def measure(self) -> None:
        """Set column widths by their contents, and the table's height by its players."""
        points = look.points()
        largest_fitting(points, points * LISTS_SHARE, self._room_for_columns)
        row = round(self.table.fontMetrics().height() * 1.5)
        self.table.verticalHeader().setMinimumSectionSize(1)
        self.table.verticalHeader().setDefaultSectionSize(row)
        head = self.table.horizontalHeader().sizeHint().height()
        bar = self.table.horizontalScrollBar().sizeHint().height()
        self.table.setFixedHeight(self.model.rowCount() * row + head + bar)

    def _room_for_columns(self, points: float) -> float:
        """Set the widths of the columns at this size of text."""
        set_size(self.table, points)
        metrics, columns = self.table.fontMetrics(), range(self.model.columnCount())
        for column in range(self.model.columnCount()):
            texts = [
                str(self.model.index(line, column).data()) for line in range(self.model.rowCount())
            ]
            texts.append(str(self.model.headerData(column, Qt.Orientation.Horizontal)))
            widest = max(metrics.horizontalAdvance(text) for text in texts)
            widest = min(widest, metrics.averageCharWidth() * _LONGEST_NAME)
            self.table.setColumnWidth(column, widest + round(metrics.height() * 1.3))
        wide = sum(map(self.table.columnWidth, columns))
        return (self.room.width() - 2 * MARGIN) / max(1, wide)

    def _place_columns(self) -> None:
        """Put who pays whom beside what was won, or below if there is no room."""
        margins = self.table.contentsMargins()
        columns = sum(map(self.table.columnWidth, range(self.model.columnCount())))
        widths = margins.left() + columns + margins.right()
        self.table.setMinimumWidth(min(widths, self.room.width() - 2 * MARGIN))
        sides = self._won.minimumSize().width() + self._owed.minimumSize().width()
        wide = sides + self._columns.spacing() + 2 * MARGIN
        directions = QBoxLayout.Direction
        fits = wide <= self.room.width()
        self._columns.setDirection(directions.LeftToRight if fits else directions.TopToBottom)
        self._columns.setStretch(1, int(fits))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._content:
            return super().eventFilter(watched, event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._place_columns()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()
        self._place_columns()

    # User actions.

    @property
    def _with_stake(self) -> Change:
        """Return one stake for the whole evening; an empty field means nothing, or no change."""
        text, _ = apart_from_currency(self.stake.text().strip())
        evening = self._document.evening
        if not text and self.stake.placeholderText() == _different_stakes():
            return Change(evening, Action(ActionKind.SET_STAKE))
        return set_stake(evening, read_money(text) if text else None)

    @property
    def _typed_currency(self) -> str:
        _, beside = apart_from_currency(self.stake.text())
        return beside or " ".join(self.currency.text().split())

    def _name_stake(self) -> None:
        if put_currency_aside(self.stake, self.currency):
            amount = self.stake.text()
            self._name_currency()
            self.stake.setText(amount)
        try:
            change = self._with_stake
        except Impossible as wrong:
            self._complain(error_sentence(wrong))
            return
        self._complain("")
        self._document.become(change)

    def _name_currency(self) -> None:
        self._document.become(set_currency(self._document.evening, self._typed_currency))

    def _add_debt(self, payer: str, payee: str, typed: str, currency: str) -> None:
        evening = self._document.evening
        try:
            amount = read_money(typed)
        except Impossible:
            self._complain(_no_amount(typed))
            return
        try:
            debt = Debt(payer, payee, amount, "" if currency == evening.currency else currency)
            change = add_debt(evening, debt)
        except Impossible as wrong:
            self._complain(error_sentence(wrong))
            return
        self._complain("")
        self.debts.amount.clear()
        self.debts.currency.clear()
        self._document.become(change)

    def _carry_over(self, debts: tuple[Debt, ...]) -> None:
        self._document.become(carry_over(self._document.evening, debts))

    def _forgive(self, number: int) -> None:
        self._document.become(remove_debt(self._document.evening, number))

    def _pay(self, payments: tuple[Payment, ...]) -> None:
        if self.payments.day.is_wrong():
            return
        self._document.become(pay(self._document.evening, payments, self.payments.day.day))

    def _take_back(self, number: int, place: int) -> None:
        self._document.become(delete_payment(self._document.evening, number, place))

    def _complain(self, complaint: str) -> None:
        self._complaint.setText(complaint)
        self._complaint.setVisible(bool(complaint))


def _changes_the_answer(evening: Evening) -> object:
    """Return the part of an evening on which the query depends; deals do not matter."""
    return evening.debts, evening.day


def _stake(*, imps: bool = False) -> str:
    if imps:
        return translate("words", "Sta&ke for each IMP")
    return translate("words", "Sta&ke for 100 points")


def _different_stakes() -> str:
    return translate("words", "different stakes in different rounds")


def _currency() -> str:
    return translate("words", "i&n", "a currency")


def _no_amount(text: str) -> str:
    if not text:
        return translate("words", "How much? For example 2.50.")
    said = translate("words", "“{found}” is not an amount, e.g. 2.50")
    return sentence(said.format(found=text))
