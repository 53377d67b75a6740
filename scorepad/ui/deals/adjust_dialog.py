"""Points that the players agree to give to one side, with the reason."""

from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from scorepad.bridge.deal import MOST_POINTS, Adjustment
from scorepad.bridge.seats import Side
from scorepad.ui import words
from scorepad.ui.document import Document, entering
from scorepad.ui.look import Colours
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.labels import label
from scorepad.ui.parts.layouts import fill
from scorepad.ui.words import menus as menu_words
from scorepad.ui.words import rounds as round_words
from scorepad.ui.words import translate

LONGEST_REASON = 200


class AdjustDialog(AskDialog):
    """The side by its names, the points, the reason; they count in the round played last."""

    def __init__(
        self, document: Document, colours: Colours, points: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(translate("words", "Points by agreement"), colours, points, parent)
        self._document = document
        scored = document.scored.rounds[-1]
        we = scored.we
        self._group = QButtonGroup(self)
        self.sides: dict[Side, QRadioButton] = {}
        sides = QVBoxLayout()
        for side in (we, we.other):
            button = QRadioButton(round_words.side(scored, side).replace("&", "&&"))
            self.sides[side] = button
            self._group.addButton(button)
            sides.addWidget(button)
        self.sides[we].setChecked(True)
        self.points, self.reason = QLineEdit(), QLineEdit()
        self.points.setMaxLength(len(str(MOST_POINTS)))
        self.reason.setMaxLength(LONGEST_REASON)
        self.reason.setPlaceholderText(translate("words", "a revoke"))
        form = QFormLayout()
        form.setVerticalSpacing(12)
        form.addRow(translate("words", "&Points"), self.points)
        form.addRow(translate("words", "For"), sides)
        form.addRow(translate("words", "&Reason"), self.reason)
        number = len(document.evening.rounds) - 1
        title = words.round_title(number, scored.round.options)
        fill(self.column, form, label(menu_words.adjustment_note(title)))
        self.ask(translate("words", "&Enter"), self.points)

    @property
    def side(self) -> Side:
        return next(side for side, button in self.sides.items() if button.isChecked())

    def accept(self) -> None:
        """Enter the adjustment, or say what is missing and keep what was typed."""
        text, reason = self.points.text().strip(), " ".join(self.reason.text().split())
        if not (text.isascii() and text.isdigit() and 0 < int(text) <= MOST_POINTS):
            self.complain(menu_words.no_points(text))
            self.points.setFocus()
        elif not reason:
            self.complain(translate("words", "Why are they given? A word is enough."))
            self.reason.setFocus()
        else:
            points = int(text)
            given = Adjustment(self.side, points, reason)
            self._document.enter(given, entering(given, self._document.table.seating))
            super().accept()
