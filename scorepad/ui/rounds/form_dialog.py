"""What is played: the form and the options of the next round, or of any before it."""

from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.next_round import begin_next, is_over
from scorepad.bridge.options import Form
from scorepad.bridge.seating_changes import change_options
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.evening.option_fields import OptionFields
from scorepad.ui.parts.ask_dialog import AskDialog, note
from scorepad.ui.parts.layouts import fill
from scorepad.ui.words import menus as menu_words
from scorepad.ui.words import translate


class FormDialog(AskDialog):
    """Choose a round, and how it is played."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(translate("words", "What is played"), parent)
        self._document = document
        self._base = begin_next(document.scored)
        """The evening with the round that comes next."""
        self.rounds = QComboBox()
        self.rounds.addItems(self._titles())
        self.rounds.setCurrentIndex(self.rounds.count() - 1)
        self.options = OptionFields(tuple(Form))
        self._whole = note()
        self._whole.setText(menu_words.whole_round_note())
        which = QFormLayout()
        which.addRow(translate("words", "&In"), self.rounds)
        fill(self.column, which, self.options, self._whole)
        self.rounds.currentIndexChanged.connect(self._show_round)
        self._show_round()
        self.ask(translate("words", "&Done"), self.options.forms[self.options.form])
        self.options.changed.connect(self.fit)

    def accept(self) -> None:
        number, options = self.rounds.currentIndex(), self.options.options
        coming = number == len(self._document.evening.rounds)
        base = self._base if coming else self._document.evening
        evening = change_options(base, number, options)
        if evening != self._document.evening:
            action = Action(ActionKind.CHANGE_FORM, {"form": str(options.form)})
            self._document.become(evening, action)
        super().accept()

    def _titles(self) -> list[str]:
        titles = [
            words.round_title(number, entered.options)
            for number, entered in enumerate(self._document.evening.rounds)
        ]
        return [*titles, menu_words.next_round()] if is_over(self._document.scored) else titles

    def _show_round(self) -> None:
        entered = self._base.rounds[self.rounds.currentIndex()]
        self.options.set_options(entered.options)
        self._whole.setVisible(not entered.is_empty)
        self.fit()
