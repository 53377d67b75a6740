"""Moves or deletes deals on the sheet."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from scorepad.bridge.changes.corrections import Move
from scorepad.bridge.changes.deals import move, remove
from scorepad.bridge.rounds import At
from scorepad.ui import words
from scorepad.ui.deals.deal_list import DealList
from scorepad.ui.document import Document
from scorepad.ui.window.notices import Notice, Notices, of_move
from scorepad.ui.words import translate


class Corrections(QObject):
    """Corrects the evening, and reports the outcome."""

    moved = Signal(At)
    """A deal was moved to this place."""
    removed = Signal()
    """The selected deal was deleted."""

    def __init__(
        self, document: Document, notices: Notices, deals: DealList, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document, self._notices, self._deals = document, notices, deals

    def remove(self, at: At) -> None:
        """Delete a deal, and say which, as a wrong key could go unnoticed."""
        change, is_chosen = remove(self._document.evening, at), at == self._deals.chosen_now
        self._document.become(change)
        if is_chosen:  # or another Delete would delete the next one
            self._deals.leave()
            self.removed.emit()
        if not self._notices.bar.asks:
            removed = translate("words", "Deleted: {deal}.").format(
                deal=words.item_words(change.action.facts)
            )
            what_changed = "" if self._notices.bar.isHidden() else self._notices.bar.sentence
            self._notices.show(Notice(f"{removed} {what_changed}".rstrip()))

    def move_by(self, at: At, step: int) -> None:
        """Move a deal up or down in its round, or say why it cannot be moved."""
        place, its_round = at.place + step, self._document.evening.rounds[at.round]
        title = words.round_title(at.round, its_round.options)
        if place < 0:
            said = translate("words", "{round} begins with this deal; it cannot move up.")
        elif place >= len(its_round.items):
            said = translate("words", "{round} ends with this deal; it cannot move down.")
        else:
            self.move(at, At(at.round, place))
            return
        self._notices.show(Notice(said.format(round=title)))

    def move(self, start: At, to: At) -> None:
        """Move a deal; if its players are not partners there, ask first."""
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
