"""Two spellings of one player become one name."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from scorepad.archive.archive import Archive
from scorepad.archive.trouble import Trouble
from scorepad.bridge.seats import Impossible, Seat
from scorepad.ui.labels import label
from scorepad.ui.look import Colours, text_font
from scorepad.ui.words import review as words
from scorepad.ui.words.menus import sentence
from scorepad.ui.words.pad import cancel


class SpellingsDialog(QDialog):
    """Choose the spelling, and the name that stands for the player from now on."""

    merged = Signal(str, str)

    def __init__(
        self, archive: Archive, colours: Colours, points: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.one_player_two_names().strip("&…"))
        self.setFont(text_font(points))
        self._archive = archive
        names = sorted(set(archive.players()) - set(map(str, Seat)), key=str.casefold)
        self.spelling, self.name = QComboBox(), QComboBox()
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for combo, caption in (
            (self.spelling, words.spelling()),
            (self.name, words.stands_for()),
        ):
            combo.addItems(names)
            combo.setAccessibleName(caption)
            form.addRow(caption, combo)
        self.says = label("")
        self.says.setStyleSheet(f"color: {colours.wrong.name()}")
        self.buttons = QDialogButtonBox()
        self.buttons.addButton(words.merge(), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(cancel(), QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        column.addWidget(label(words.spellings_say()))
        column.addLayout(form)
        column.addWidget(self.says)
        column.addWidget(self.buttons)
        width = min(round(points * 40), self.screen().availableSize().width())
        self.resize(width, column.heightForWidth(width))

    def accept(self) -> None:
        """Let one name stand for both, or say why that cannot be."""
        spelling, name = self.spelling.currentText(), self.name.currentText()
        try:
            self._archive.merge_players(spelling, name)
        except (Impossible, Trouble) as wrong:
            self.says.setText(sentence(str(wrong)))
            return
        super().accept()
        self.merged.emit(spelling, name)
