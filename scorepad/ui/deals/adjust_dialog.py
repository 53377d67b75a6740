"""Points that the players agree to give to one side, with the reason."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from scorepad.bridge.corrections import At
from scorepad.bridge.deal import MOST_POINTS, Adjustment
from scorepad.bridge.options import POINTS
from scorepad.bridge.seats import Side
from scorepad.ui import words
from scorepad.ui.document import NEXT, Document, Target, entering
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import fill, in_column
from scorepad.ui.words import menus as menu_words
from scorepad.ui.words import rounds as round_words
from scorepad.ui.words import translate

LONGEST_REASON = 200


class AdjustDialog(AskDialog):
    """The round, the side by its names, the points, the reason."""

    def __init__(self, document: Document, number: int, parent: QWidget) -> None:
        super().__init__(menu_words.by_agreement(imps=False), parent)
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
        self.reason.setMaxLength(LONGEST_REASON)
        self.reason.setPlaceholderText(translate("words", "a revoke"))
        form = QFormLayout()
        form.setVerticalSpacing(12)
        if len(rounds) > 1:
            form.addRow(translate("words", "R&ound"), self.round)
        self._what = QLabel()
        self._what.setTextFormat(Qt.TextFormat.PlainText)
        self._what.setBuddy(self.points)
        form.addRow(self._what, self.points)
        form.addRow(translate("words", "For"), in_column(*self.sides.values()))
        form.addRow(translate("words", "&Reason"), self.reason)
        self.note = Label("")
        fill(self.column, form, self.note)
        self.round.currentIndexChanged.connect(self._show_round)
        self._show_round()
        self.ask(translate("words", "&Enter"), self.points)

    @property
    def side(self) -> Side:
        return next(side for side, button in self.sides.items() if button.isChecked())

    @property
    def _in_imps(self) -> bool:
        rounds = self._document.evening.rounds
        return rounds[self.round.currentIndex()].options.form is POINTS

    def _show_round(self) -> None:
        """Name the sides of the round, and say what is given and what becomes of it."""
        scored = self._document.scored.rounds[self.round.currentIndex()]
        self.setWindowTitle(menu_words.by_agreement(imps=self._in_imps))
        self._what.setText(menu_words.what_is_given(imps=self._in_imps))
        self.points.setAccessibleName(self._what.text().replace("&", ""))
        for side, button in self.sides.items():
            button.setText(round_words.side(scored, side).replace("&", "&&"))
        self.note.setText(menu_words.adjustment_note(self.round.currentText()))
        self.fit()

    def accept(self) -> None:
        """Enter the adjustment, or say what is missing and keep what was typed."""
        text, reason = self.points.text().strip(), " ".join(self.reason.text().split())
        if not (text.isascii() and text.isdigit() and 0 < int(text) <= MOST_POINTS):
            self.complain(menu_words.no_points(text, imps=self._in_imps))
            self.points.setFocus()
        elif not reason:
            self.complain(translate("words", "Why are they given? A word is enough."))
            self.reason.setFocus()
        else:
            points = int(text)
            given, number = Adjustment(self.side, points, reason), self.round.currentIndex()
            entered = self._document.evening.rounds[number]
            earlier = Target(At(number, len(entered.items)), inserts=True)
            target = NEXT if number == self.round.count() - 1 else earlier
            self._document.enter(given, entering(given, entered.seating_now, target), target)
            super().accept()
