"""Keeps the relevant deal of the sheet in view: the one typed, entered, or corrected."""

from PySide6.QtCore import QObject, Signal

from scorepad.bridge.changes.corrections import first_change
from scorepad.bridge.deal import Item
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import At
from scorepad.ui.document import Document
from scorepad.ui.sheet.sheet_view import SheetView


class AutoScroll(QObject):
    """Scrolls the sheets after changes of the evening; without a new deal they stay."""

    corrected = Signal(object)
    """This deal was corrected; None: no highlight any more."""

    def __init__(self, document: Document, sheet: SheetView, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._sheet = sheet
        self._before = document.evening
        document.changed.connect(self._follow)
        document.previewed.connect(self._follow_typed)
        document.opened.connect(self._begin)
        self.corrected.connect(sheet.light_corrected)

    def look_for(self, at: At | None) -> None:
        """Highlight and show a deal that was selected elsewhere."""
        self.corrected.emit(None)
        self._sheet.light(at)
        if at:
            self._sheet.look_at(at)

    def _follow(self) -> None:
        before, after = self._before, self._document.evening
        self._before = after
        at = first_change(before, after)
        if at is None:
            return
        was, is_ = _items(before, at.round), _items(after, at.round)
        is_next = at.place == len(was) and at.round == len(after.rounds) - 1
        self._sheet.look_at(None if is_next or at.place >= len(is_) else at)
        self.corrected.emit(None if is_next or len(is_) < len(was) else at)

    def _follow_typed(self) -> None:
        """Scroll to the deal being typed; unreadable text moves nothing."""
        if self._document.preview:
            self.corrected.emit(None)
            self._sheet.look_at(self._document.preview.at)

    def _begin(self) -> None:
        self.corrected.emit(None)
        self._sheet.show_latest()


def _items(evening: Evening, number: int) -> tuple[Item, ...]:
    return evening.rounds[number].items if number < len(evening.rounds) else ()
