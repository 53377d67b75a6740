"""The evening in the window, as phones see and change it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from scorepad.bridge.actions import NO_ACTION, Action, decode_action
from scorepad.bridge.changes import Change
from scorepad.bridge.comparison import Comparison
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.ranking import Ranking
from scorepad.phones.desk import Past, with_revisions
from scorepad.phones.kept import Kept, new_key, read_kept, write_kept
from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave


class DocumentDesk(QObject):
    """Connects the document and the phones."""

    moved = Signal()
    """Something that phones see has changed."""
    kept_changed = Signal()
    """What is known of the phones has changed."""

    def __init__(
        self, document: Document, parent: QObject | None = None, hides: Callable[[], bool] = bool
    ) -> None:
        super().__init__(parent)
        self._hides = hides
        self._document = document
        auto_save = document.auto_save
        self._file = _kept_file(auto_save.file) if auto_save else None
        self._kept = _taken_up(self._file, auto_save)
        self._counted = 0
        self._steps: list[tuple[int, Evening, Action]] = []
        self._knows_all = False
        """Whether earlier steps have been loaded."""
        self._begin()
        document.stepped.connect(self._follow)  # phones fetch it while the window shows it

    @property
    def scored(self) -> ScoredEvening:
        return self._document.scored

    @property
    def hides_ranking(self) -> bool:
        return self._hides()

    def ranking_of(self, comparison: Comparison) -> Ranking:
        return self._document.ranking_of(comparison)

    @property
    def steps(self) -> int:
        auto_save = self._document.auto_save
        return auto_save.steps_taken if auto_save else self._counted

    @property
    def kept(self) -> Kept:
        return self._kept

    @property
    def is_saved(self) -> bool:
        auto_save = self._document.auto_save
        return auto_save is None or not auto_save.is_waiting

    def history(self) -> list[Past]:
        if not self._knows_all:
            self._look_up()
        return with_revisions(self._steps, self._kept.ticks)

    def become(self, change: Change) -> None:
        self._document.become(change)

    def keep(self, kept: Kept) -> bool:
        auto_save = self._document.auto_save
        if auto_save:
            kept = replace(kept, evening=auto_save.uuid)
        if self._file and not write_kept(self._file, kept):
            return False
        ticked = kept.ticks != self._kept.ticks
        self._kept = kept
        self.kept_changed.emit()
        if ticked:
            self.moved.emit()
        return True

    def reread(self) -> None:
        """Start again from the evening as another program changed it."""
        self._begin()
        self.moved.emit()

    def _begin(self) -> None:
        self._steps, self._knows_all = (
            [(self.steps, self._document.evening, NO_ACTION)],
            False,
        )

    def _look_up(self) -> None:
        """Bring the earlier steps from the archive, and what the first one known here did."""
        self._knows_all = True
        auto_save, first = self._document.auto_save, self._steps[0][0]
        steps = auto_save.steps() if auto_save else []
        earlier = [
            (step.number, step.evening, decode_action(step.words))
            for step in steps
            if step.number <= first
        ]
        if earlier:
            self._steps[:1] = earlier

    def _follow(self, scored: ScoredEvening, action: Action) -> None:
        """Record a step of the document."""
        self._counted += 1
        self._steps.append((self.steps, scored.evening, action))
        self.moved.emit()


def _kept_file(archive: Path) -> Path:
    """The file that keeps, beside an archive, the phones of its last evening."""
    return archive.with_name(f"{archive.name}.phones")


def _taken_up(file: Path | None, auto_save: AutoSave | None) -> Kept:
    """Return what is stored about this evening's phones, even if the evening is not saved yet."""
    kept, uuid = read_kept(file) if file else None, auto_save.uuid if auto_save else ""
    if kept and auto_save and kept.evening != uuid:
        evening = kept.evening
        is_saved = auto_save.look_up(lambda archive: archive.find(evening)) is not None
        kept = None if is_saved or auto_save.key is not None else replace(kept, evening=uuid)
    return kept or Kept(uuid, new_key())
