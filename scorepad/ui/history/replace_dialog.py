"""Asks before an evening is replaced by its version in a file."""

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
    """Both versions side by side; closing keeps the present one."""

    answered = Signal(bool)
    """Whether to replace the present version."""

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
    """Return the question before replacing an evening."""
    asked = translate(
        "words",
        "{file} has a different version of this evening. Replace yours? You can undo this.",
    )
    return asked.format(file=file)
