"""A line at the head of the window for as long as something cannot be kept; nobody can hide it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from scorepad.ui.look import Colours, text_font
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.words import archive as words


class UnsavedLine(QLabel):
    """Says in words why the disk refuses; there is nothing to see while all is well."""

    def __init__(
        self, keeping: AutoSave | None, colours: Colours, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._keeping = keeping
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setMargin(10)
        self.setAutoFillBackground(True)
        self.setAccessibleName(words.keeping_line())
        self.set_colours(colours)
        self.hide()
        if keeping:
            keeping.troubled.connect(self.follow)
            self.follow()

    def set_colours(self, colours: Colours) -> None:
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Window, colours.glow)
        palette.setColor(QPalette.ColorRole.WindowText, colours.wrong)
        self.setPalette(palette)

    def set_points(self, points: float) -> None:
        self.setFont(text_font(points, bold=True))

    def follow(self) -> None:
        """Say what is so now."""
        keeping = self._keeping
        if keeping is None or keeping.trouble is None:
            self.hide()
            return
        holder = keeping.archive.holder if keeping.archive else None
        self.setText(
            words.in_other_hands(holder, is_waiting=keeping.is_waiting)
            if holder
            else words.not_kept(keeping.trouble, is_waiting=keeping.is_waiting)
        )
        self.setAccessibleDescription(self.text())
        self.show()
