"""The button that undoes the last step."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from scorepad.ui.document import Document
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words import window as window_words
from scorepad.ui.words.actions import action_words


class UndoButton(QPushButton):
    """Names the step it would undo; a click leaves the focus in the line."""

    def __init__(self, document: Document) -> None:
        super().__init__(f"↶ {window_words.undo()}")
        self._steps = document.steps
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._steps.undo)
        document.changed.connect(self._follow)
        self._steps.recalled.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        step = self._steps.to_undo
        name = window_words.undo_step(action_words(step)) if step else window_words.undo()
        self.setEnabled(step is not None)
        self.setToolTip(plain_tip(name))
        self.setAccessibleName(name)
