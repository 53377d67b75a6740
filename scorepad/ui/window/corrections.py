"""What is done with a deal that stands on the sheet: it is moved or taken out."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from scorepad.bridge.changes.corrections import At, Move
from scorepad.bridge.changes.deals import move, remove
from scorepad.ui import words
from scorepad.ui.deals.deal_list import DealList
from scorepad.ui.document import Document
from scorepad.ui.window.notices import Notice, Notices, of_move
from scorepad.ui.words import translate


class Corrections(QObject):
    """Corrects the evening, and says what became of it."""

    moved = Signal(At)
    """A deal stands here now."""

    def __init__(
        self, document: Document, notices: Notices, deals: DealList, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document, self._notices, self._deals = document, notices, deals

    def remove(self, at: At) -> None:
        """Take a deal out, and say which: a key pressed by mistake would else go unseen."""
        change = remove(self._document.evening, at)
        self._document.become(change)
        if self._notices.bar.isHidden():
            removed = translate("words", "Deleted: {deal}.").format(
                deal=words.item_words(change.action.facts)
            )
            self._notices.show(Notice(removed))

    def move_by(self, at: At, step: int) -> None:
        place = at.place + step
        if 0 <= place < len(self._document.evening.rounds[at.round].items):
            self.move(at, At(at.round, place))

    def move(self, start: At, to: At) -> None:
        """Move a deal; where others are partners than those who played it, ask first."""
        way = Move(start, to)
        question = of_move(self._document.evening, way)
        if question:
            yes = translate("words", "Move it"), partial(self._move, way)
            self._notices.bar.say(question, [yes])
        else:
            self._move(way)

    def _move(self, way: Move) -> None:
        self._document.become(move(self._document.evening, way))
        self._deals.choose(way.to)
        self.moved.emit(way.to)
