"""A message about an error of the program, after which the players can go on."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import fill
from scorepad.ui.parts.message_box import MessageBox
from scorepad.ui.words import translate


class CrashDialog(MessageBox):
    """A calm message; the details for developers can be copied."""

    def __init__(self, details: str, log: Path, parent: QWidget | None = None) -> None:
        super().__init__(translate("words", "Something went wrong"), parent)
        self.details = details
        title = Label(translate("words", "Something went wrong inside scorepad."), times=1.25)
        fill(
            self.column,
            title,
            Label(
                translate(
                    "words",
                    "The evening is unchanged, and you can play on. If the last step is "
                    "missing, try it again.",
                )
            ),
            Label(
                translate(
                    "words",
                    "These details help to fix the fault; they contain no names or scores. They "
                    "are kept in {file}",
                ).format(file=str(log))
            ),
        )
        self.play_on = self.add_button(translate("words", "&Play on"), closes=True)
        self.copy = self.add_button(translate("words", "&Copy details"), closes=False)
        self.copy.clicked.connect(self._copy)
        self.settle()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details)
        self.copy.setText(translate("words", "Copied"))
