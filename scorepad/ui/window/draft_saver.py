"""Saves what is open, including half-typed text, for the next start."""

from PySide6.QtCore import QObject, QTimer

from scorepad.archive.archive import SessionState
from scorepad.archive.errors import ArchiveError
from scorepad.bridge.changes.deals import Target
from scorepad.bridge.rounds import At
from scorepad.ui.deals.entry_line import EntryLine
from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave

_PAUSE = 250
"""Milliseconds without a key until typed text is saved."""


class DraftSaver(QObject):
    """Saves the typed text, shortly after each key."""

    def __init__(self, document: Document, auto_save: AutoSave, entry: EntryLine) -> None:
        super().__init__(entry)
        self._auto_save = auto_save
        self._entry = entry
        self._written: SessionState | None = None
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.write)
        entry.field.textChanged.connect(self._pause.start)
        document.opened.connect(self._pause.start)

    def take_up(self, session: SessionState) -> None:
        """Restore the entry line as it was left."""
        if session.typed and session.key == self._auto_save.key:
            target = Target(At(*session.at) if session.at else None, session.inserts)
            self._entry.take_up(session.typed, target)

    def write(self) -> None:
        """Save now; if that fails, only half-typed text is lost."""
        self._pause.stop()
        target = self._entry.target
        at = target.at and (target.at.round, target.at.place)
        session = SessionState(self._auto_save.key, self._entry.text, at, target.inserts)
        archive = self._auto_save.archive
        if session == self._written or archive is None or archive.read_only:
            return
        try:
            archive.save_session(session)
        except ArchiveError:
            return
        self._written = session
