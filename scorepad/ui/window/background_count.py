"""Counts what evenings came to before anybody asks for it, while nobody types."""

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer

from scorepad.archive.errors import ArchiveError
from scorepad.ui.deals.entry_line import EntryLine
from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave

SLICE = 0.003
"""Seconds after which no other evening is begun: a key that is pressed now waits no longer."""
PAUSE = 10
"""Milliseconds from one slice to the next."""
REST = 2000
"""Milliseconds since the last key, or since the start, until it goes on."""


class BackgroundCount(QObject):
    """Looks through the archive once it is open, and again when there may be more to count."""

    def __init__(self, document: Document, auto_save: AutoSave, entry: EntryLine) -> None:
        super().__init__(entry)
        self._auto_save = auto_save
        self._steps: Iterator[object] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.do_slice)
        entry.field.textChanged.connect(self.rest)
        document.changed.connect(self.rest)
        for other in (document.opened, auto_save.uncounted, auto_save.troubled, auto_save.mended):
            other.connect(self.begin)
        self.begin()

    @property
    def runs(self) -> bool:
        """Whether there may be something left to count."""
        return self._steps is not None

    def begin(self) -> None:
        """Look through all evenings, after a while."""
        self._steps = self._counting()
        self.rest()

    def rest(self) -> None:
        """Wait with counting while somebody types."""
        if self.runs:
            self._timer.start(REST)

    def do_slice(self) -> None:
        end = monotonic() + SLICE
        try:
            while self._steps and monotonic() < end:
                next(self._steps)
        except (StopIteration, ArchiveError):  # with trouble, whoever asks will be told
            self._steps = None
        else:
            self._timer.start(PAUSE)

    def _counting(self) -> Iterator[object]:
        """Yield step after step; nothing is written beside an archive that another program has."""
        archive, facts = self._auto_save.archive, self._auto_save.facts
        if archive and facts and not archive.read_only:
            yield facts  # opening them was enough for one slice
            outdated = facts.outdated()
            yield outdated
            for step in facts.count(outdated):
                yield step
                if self._auto_save.archive is not archive:  # it was closed
                    return
