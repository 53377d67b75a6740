"""Two spellings of one player become one name."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError
from scorepad.bridge.errors import Impossible
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.long_list_box import LongListBox
from scorepad.ui.review.choices import UNNAMED
from scorepad.ui.words import by_alphabet, translate
from scorepad.ui.words import review as words
from scorepad.ui.words.errors import error_sentence


class SpellingsDialog(AskDialog):
    """Choose the spelling, and the name that stands for the player from now on."""

    merged = Signal(str, str)

    def __init__(self, archive: Archive, parent: QWidget | None = None) -> None:
        title = words.one_player_two_names().strip("&…")
        super().__init__(title, parent)
        self._archive = archive
        names = sorted(set(archive.players()) - UNNAMED, key=by_alphabet)
        self.spelling, self.name = LongListBox(), LongListBox()
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for combo, caption in (
            (self.spelling, words.spelling()),
            (self.name, translate("words", "is the player")),
        ):
            combo.addItems(names)
            combo.setAccessibleName(caption)
            form.addRow(caption, combo)
        self.column.addWidget(Label(words.spellings_say()))
        self.column.addLayout(form)
        self.ask(translate("words", "They are one player"), self.spelling)

    def accept(self) -> None:
        """Let one name stand for both, or say why that cannot be."""
        spelling, name = self.spelling.currentText(), self.name.currentText()
        try:
            self._archive.merge_players(spelling, name)
        except (Impossible, ArchiveError) as wrong:
            self.complain(error_sentence(wrong))
            return
        super().accept()
        self.merged.emit(spelling, name)
