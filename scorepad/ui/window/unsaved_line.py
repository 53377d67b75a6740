"""A line at the top of the window while changes cannot be saved; it cannot be closed."""

from PySide6.QtGui import QFont, QPalette

from scorepad.archive.lock import Holder
from scorepad.ui.parts.labels import Label
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.words import archive as archive_words
from scorepad.ui.words import translate


class UnsavedLine(Label):
    """Says why saving fails; hidden while it works."""

    def __init__(self, auto_save: AutoSave | None) -> None:
        super().__init__()
        self._auto_save = auto_save
        self.setMargin(10)
        self.setAutoFillBackground(True)
        self.setAccessibleName(translate("words", "Unsaved entries"))
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self.setForegroundRole(QPalette.ColorRole.BrightText)
        font = QFont()
        font.setBold(True)  # in the size of the window's text
        self.setFont(font)
        self.hide()
        if auto_save:
            auto_save.troubled.connect(self.follow)
            self.follow()

    def follow(self) -> None:
        """Show why changes are not saved, or hide."""
        auto_save = self._auto_save
        if auto_save is None or auto_save.trouble is None:
            self.hide()
            return
        holder = auto_save.archive.holder if auto_save.archive else None
        self.setText(
            _in_use_elsewhere(holder, is_waiting=auto_save.is_waiting)
            if holder
            else archive_words.not_saved(auto_save.trouble, is_waiting=auto_save.is_waiting)
        )
        self.setAccessibleDescription(self.text())
        self.show()


def _in_use_elsewhere(holder: Holder, *, is_waiting: bool) -> str:
    """Return which program has the archive."""
    if is_waiting:
        said = translate(
            "words",
            "{user} on {host} has the archive open in another window (process {pid}). "
            "Entries are only in memory; they are saved once that window closes.",
        )
    else:
        said = translate(
            "words",
            "{user} on {host} has the archive open in another window (process {pid}). Here it can "
            "only be read until that window is closed.",
        )
    return said.format(user=holder.user, host=holder.host, pid=holder.pid)
