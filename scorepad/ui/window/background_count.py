"""Counts evenings for the standings in advance, while nobody types."""

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer

from scorepad.archive.errors import ArchiveError
from scorepad.ui.deals.entry_line import EntryLine
from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave

SLICE = 0.003
"""Seconds after which a slice ends, so that no key has to wait."""
PAUSE = 10
"""Milliseconds between slices."""
REST = 2000
"""Milliseconds since the last key, or the start, until counting goes on."""


class BackgroundCount(QObject):
    """Checks the archive after it was opened, and again when there may be more to count."""

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
        """Whether there may be evenings to count."""
        return self._steps is not None

    def begin(self) -> None:
        """Check all evenings, after a while."""
        self._steps = self._counting()
        self.rest()

    def rest(self) -> None:
        """Pause counting while somebody types."""
        if self.runs:
            self._timer.start(REST)

    def do_slice(self) -> None:
        end = monotonic() + SLICE
        try:
            while self._steps and monotonic() < end:
                next(self._steps)
        except (StopIteration, ArchiveError):  # errors are shown to whoever asks next
            self._steps = None
        else:
            self._timer.start(PAUSE)

    def _counting(self) -> Iterator[object]:
        """Yield step by step; writes nothing if another program has the archive."""
        archive, facts = self._auto_save.archive, self._auto_save.facts
        if archive and facts and not archive.read_only:
            yield facts  # opening them is enough for a slice
            outdated = facts.outdated()
            yield outdated
            for step in facts.count(outdated):
                yield step
                if self._auto_save.archive is not archive:  # it was closed
                    return
