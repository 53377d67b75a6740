"""Asks before an evening from a file takes the place of the one that is here."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from scorepad.bridge.evening import Evening
from scorepad.ui.history.read_only_sheets import ReadOnlySheets
from scorepad.ui.parts.finger_scroll import FingerScroll
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import in_column, in_row
from scorepad.ui.parts.screen_fit import room_for
from scorepad.ui.words import translate


class ReplaceDialog(QDialog):
    """Both evenings side by side; who closes it keeps the one that is here."""

    answered = Signal(bool)
    """Whether the one from the file takes the place of the other."""

    def __init__(self, here: Evening, coming: Evening, file: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("words", "A different version of an evening"))
        FingerScroll(self)
        self.here, self.coming = ReadOnlySheets(), ReadOnlySheets()
        self.here.look_at(here, translate("words", "As here"))
        self.coming.look_at(coming, translate("words", "As in {file}").format(file=file))
        buttons = QDialogButtonBox()
        roles = QDialogButtonBox.ButtonRole
        self.keep = buttons.addButton(translate("words", "&Keep mine"), roles.RejectRole)
        self.replace = buttons.addButton(
            translate("words", "&Take the file’s version"), roles.AcceptRole
        )
        self.keep.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        both = in_row((self.here, 1), (self.coming, 1))
        in_column(Label(_which_state(file)), (both, 1), buttons, inside=self)
        room = room_for(self)
        self.resize(min(1000, room.width()), min(640, room.height()))

    def done(self, result: int) -> None:
        super().done(result)
        self.answered.emit(bool(result))


def _which_state(file: str) -> str:
    """What is asked before an evening from a file takes the place of the one that is here."""
    asked = translate(
        "words",
        "{file} has a different version of this evening. Replace yours? You can undo this.",
    )
    return asked.format(file=file)
