"""Merges two spellings of a player."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scorepad.archive.archive import Archive
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.long_list_box import LongListBox
from scorepad.ui.review.choices import UNNAMED
from scorepad.ui.words import by_alphabet, translate
from scorepad.ui.words import review as review_words


class SpellingsDialog(AskDialog):
    """Select the spelling, and the name to use from now on."""

    merged = Signal(str, str)

    def __init__(self, archive: Archive, parent: QWidget | None = None) -> None:
        title = review_words.one_player_two_names().strip("&…")
        super().__init__(title, parent)
        self._archive = archive
        names = sorted(set(archive.players()) - UNNAMED, key=by_alphabet)
        self.spelling, self.name = LongListBox(), LongListBox()
        form = FieldForm[None]()
        form.setRowWrapPolicy(FieldForm.RowWrapPolicy.WrapLongRows)
        for combo, caption in (
            (self.spelling, _spelling()),
            (self.name, translate("words", "is the player")),
        ):
            combo.addItems(names)
            combo.setAccessibleName(caption)
            form.row(caption, combo)
        self.column.addWidget(
            Label(
                translate(
                    "words",
                    "From now on both names are one player everywhere. Nothing is lost: you "
                    "can undo it.",
                )
            )
        )
        self.column.addLayout(form)
        self.ask(translate("words", "They are one player"), self.spelling, self._merge)

    def _merge(self) -> None:
        """Use one name for both."""
        spelling, name = self.spelling.currentText(), self.name.currentText()
        self._archive.merge_players(spelling, name)
        self.merged.emit(spelling, name)


def _spelling() -> str:
    return translate("words", "This spelling")
