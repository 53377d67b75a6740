"""The question that another name for somebody who has played leaves open."""

from difflib import SequenceMatcher

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QRadioButton, QWidget

from scorepad.ui.look import points, text_font
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.words import evening as words
from scorepad.ui.words import translate

_ALIKE = 0.6
"""From here on two names are more likely one, spelt twice."""


class SpellingQuestion(QWidget):
    """Is it the same player, spelt right, or another one? Shown only where that is a question."""

    def __init__(self) -> None:
        super().__init__()
        self._instead = QLabel()
        self._instead.setTextFormat(Qt.TextFormat.PlainText)
        self._instead.setWordWrap(True)
        self.same = QRadioButton(translate("words", "the same player, spelt right"))
        self.another = QRadioButton(translate("words", "another player, from now on"))
        parts = (self._instead, self.same, self.another)
        in_column(*parts, inside=self, margins=(2, 0, 0, 4), spacing=0)
        for part in parts:
            part.setFont(text_font(points() * 0.9))
        self._touched = False
        for choice in (self.same, self.another):
            choice.clicked.connect(self._touch)
        self.hide()

    @property
    def is_another(self) -> bool:
        return self.another.isChecked()

    def ask(self, was: str, now: str) -> None:
        """Ask, with the likelier answer already given; about nobody, do not ask."""
        self.setVisible(bool(was))
        if not was:
            self._touched = False
            return
        self._instead.setText(words.instead_of(was))
        self._instead.setAccessibleName(words.instead_of(was))
        if not self._touched:
            alike = SequenceMatcher(None, was.casefold(), now.casefold()).ratio() >= _ALIKE
            (self.same if alike else self.another).setChecked(True)

    def _touch(self) -> None:
        self._touched = True
