"""Points given to one side by agreement, with the reason."""

from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from scorepad.bridge.changes.deals import NEXT, Target, enter
from scorepad.bridge.deal import MOST_POINTS, Adjustment
from scorepad.bridge.options import POINTS
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import Side
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import fill, in_column
from scorepad.ui.parts.number_field import out_of_range
from scorepad.ui.words import rounds as rounds_words
from scorepad.ui.words import translate

_LONGEST_REASON = 200


class AdjustDialog(AskDialog):
    """Fields for the round, the side with its names, the points and the reason."""

    def __init__(self, document: Document, number: int, parent: QWidget) -> None:
        super().__init__(_by_agreement(imps=False), parent)
        self._document = document
        rounds = document.scored.rounds
        we = rounds[number].we
        self.round = QComboBox()
        for place, scored in enumerate(rounds):
            self.round.addItem(words.round_title(place, scored.round.options))
        self.round.setCurrentIndex(number % len(rounds))
        self._group = QButtonGroup(self)
        self.sides: dict[Side, QRadioButton] = {}
        for side in (we, we.other):
            button = QRadioButton()
            self.sides[side] = button
            self._group.addButton(button)
        self.sides[we].setChecked(True)
        self.points, self.reason = QLineEdit(), QLineEdit()
        self.points.setMaxLength(len(str(MOST_POINTS)))
        self.reason.setMaxLength(_LONGEST_REASON)
        self.reason.setPlaceholderText(translate("words", "a revoke"))
        self._form = form = FieldForm[None](spacing=12)
        if len(rounds) > 1:
            form.row(translate("words", "C&ounts in"), self.round)
        given = _what_is_given(imps=self._in_imps)
        self._what = form.row(given, self.points, fault=self._fault_of_points)
        form.row(translate("words", "Side"), in_column(*self.sides.values()))
        form.row(translate("words", "&Reason"), self.reason, fault=self._fault_of_reason)
        self.note = Label("")
        fill(self.column, form, self.note)
        self.round.currentIndexChanged.connect(self._show_round)
        self._show_round()
        self.ask(translate("words", "&Done"), self.points, self._enter)

    @property
    def side(self) -> Side:
        return next(side for side, button in self.sides.items() if button.isChecked())

    @property
    def _in_imps(self) -> bool:
        rounds = self._document.evening.rounds
        return rounds[self.round.currentIndex()].options.form is POINTS

    def _show_round(self) -> None:
        """Show the sides of the round, the unit, and the outcome."""
        scored = self._document.scored.rounds[self.round.currentIndex()]
        self.setWindowTitle(_by_agreement(imps=self._in_imps))
        self._what.setText(_what_is_given(imps=self._in_imps))
        self.points.setAccessibleName(self._what.text().replace("&", ""))
        for side, button in self.sides.items():
            button.setText(rounds_words.side(scored, side).replace("&", "&&"))
        self.note.setText(
            translate(
                "words", "They count in the total of {round}, but never towards a game."
            ).format(round=self.round.currentText())
        )
        self.fit()

    def _fault_of_points(self) -> str:
        text = self.points.text().strip()
        is_possible = text.isascii() and text.isdigit() and 0 < int(text) <= MOST_POINTS
        return "" if is_possible else out_of_range(text, 1, MOST_POINTS)

    def _fault_of_reason(self) -> str:
        missing = translate("words", "A reason is needed; one word is enough.")
        return "" if self.reason.text().strip() else missing

    def _enter(self) -> None:
        reason = " ".join(self.reason.text().split())
        given = Adjustment(self.side, int(self.points.text()), reason)
        number = self.round.currentIndex()
        entered = self._document.evening.rounds[number]
        earlier = Target(At(number, len(entered.items)), inserts=True)
        target = NEXT if number == self.round.count() - 1 else earlier
        self._document.become(enter(self._document.scored, given, target))


def _by_agreement(*, imps: bool) -> str:
    if imps:
        return translate("words", "IMPs by agreement")
    return translate("words", "Points by agreement")


def _what_is_given(*, imps: bool) -> str:
    """Return the label of the field for the amount."""
    return translate("words", "&IMPs") if imps else translate("words", "&Points")
