"""A field for a note on an evening or on a deal."""

from PySide6.QtWidgets import QLineEdit

_LONGEST = 2000


class NoteField(QLineEdit):
    """Keeps a note of several lines, as from a file, until another one is typed."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMaxLength(_LONGEST)
        self.show_note("")

    def show_note(self, note: str) -> None:
        self.setText(note)
        self._whole, self._shown = note, self.text()

    @property
    def note(self) -> str:
        return self._whole if self.text() == self._shown else self.text().strip()
