"""From files to the table and into the archive, with the questions that they bring."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, wait
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDropEvent

from scorepad.archive.archive import Archive, Key
from scorepad.archive.errors import ArchiveError
from scorepad.archive.importing import ImportResult, replaced_by
from scorepad.bridge.actions import Action, ActionKind, encode_action
from scorepad.bridge.errors import BadData, Impossible, ScorepadError
from scorepad.bridge.evening import Evening
from scorepad.bridge.merging import merge_evenings
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.transfer import ImportedEvening, importing_evenings
from scorepad.ui.parts.background_work import SLICE
from scorepad.ui.parts.file_dialog import ask_which
from scorepad.ui.parts.wait_dialog import WaitDialog
from scorepad.ui.window.export import on_the_table
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import files as words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import error_sentence, in_words, system_reason

if TYPE_CHECKING:
    from scorepad.ui.boards.merge_dialog import MergeDialog


def ask_files(window: MainWindow) -> None:
    """Ask which files are to be opened."""
    ask_which(
        window,
        partial(open_files, window),
        translate("words", "Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)"),
        translate("words", "All files (*)"),
    )


class CannotOpen(ScorepadError):
    """A sentence in the language of the user says what it is about a file."""


def open_files(window: MainWindow, names: Sequence[str]) -> None:
    """Open an evening from a file, or take several into the archive; none where one is wrong."""
    if not names:
        return
    if any(waiting.bar.runs for waiting in window.findChildren(WaitDialog)):
        window.notice.say(words.opening_already())
        return
    _Opening(window, Path(names[-1]).name).read(names)


class _Opening:
    """Lives as long as the work or the question that goes on with it."""

    def __init__(self, window: MainWindow, file: str) -> None:
        self._window, self._document, self._file = window, window.document, file
        self._say = window.notice.say
        self._evenings: list[SavedEvening] = []
        self._action = Action(ActionKind.IMPORT, {"file": file})

    def read(self, names: Sequence[str]) -> None:
        self._wait(self._reading(names), 0, self._take_up)

    def _wait(self, work: Iterator[object], total: int, then: Callable[[], None]) -> None:
        title = translate("words", "Opening {file}").format(file=self._file)
        waiting = WaitDialog(title, self._window)
        waiting.wait_for(work, total, then, self._say)

    def _reading(self, names: Sequence[str]) -> Iterator[object]:
        """Read the files beside the window, which goes on meanwhile."""
        for name in names:
            read: Future[tuple[SavedEvening, ...]] = Future()
            # Nobody waits for what is read in vain, not even at the end of the program.
            Thread(target=_read_into, args=(read, Path(name)), daemon=True).start()
            while not read.done():
                wait([read], SLICE)
                yield name
            self._evenings += read.result()

    def _take_up(self) -> None:
        """Put one to its session on the table, or open it, or several."""
        if len(self._evenings) > 1 or not self._put_to_table(self._evenings[0]):
            self._open_all()

    def _put_to_table(self, kept: SavedEvening) -> bool:
        """Offer to put a second laptop's results to those on the table, if they may belong."""
        here = self._document.evening
        if here.day != kept.evening.day or kept.id == on_the_table(self._window).id:
            return False
        dialog = self._merging(here, kept.evening, own=True)
        if dialog is None:
            return False
        dialog.answered.connect(partial(self._document.become, action=self._action))
        dialog.apart.connect(partial(self._open_all))
        dialog.open()
        return True

    def _merging(self, here: Evening, coming: Evening, *, own: bool) -> "MergeDialog | None":
        """Return what asks how two parts of a session come together, if anything is to be."""
        try:
            both, merged = merge_evenings(here, coming)
        except Impossible:
            return None
        new = _results(both) - _results(here)
        if not new and not merged.conflicts and not merged.named_otherwise:
            return None
        from scorepad.ui.boards.merge_dialog import MergeDialog

        return MergeDialog(both, merged, new, self._file, self._window, own=own)

    def _open_all(self) -> None:
        auto_save = self._document.auto_save
        archive = auto_save.archive if auto_save and not auto_save.is_waiting else None
        if archive and not archive.read_only:
            others: list[tuple[SavedEvening, Evening]] = []
            work, ask = self._comparing(archive, others), partial(self._ask, archive, others)
            self._wait(work, len(self._evenings), ask)
        elif len(self._evenings) > 1:
            self._say(words.cannot_open(self._file, words.archive_not_writable()))
        else:
            self._document.open(self._evenings[0].evening)

    def _comparing(
        self, archive: Archive, others: list[tuple[SavedEvening, Evening]]
    ) -> Iterator[object]:
        """Find those that would take the place of another state of the same evening."""
        try:
            for kept in self._evenings:
                key = replaced_by(archive, kept.id.hex, kept.evening)
                if key is not None:
                    others.append((kept, archive.load(key)))
                yield key
        except ArchiveError as trouble:
            raise self._cannot(trouble) from trouble

    def _cannot(self, trouble: ArchiveError) -> CannotOpen:
        return CannotOpen(words.cannot_open(self._file, in_words(trouble.message)))

    def _ask(self, archive: Archive, others: Sequence[tuple[SavedEvening, Evening]]) -> None:
        """Ask of each of these, one after the other, whether it shall; then take in the rest."""
        if not others:
            self._take_in(archive)
            return
        from scorepad.ui.history.replace_dialog import ReplaceDialog

        (coming, here), *more = others

        def go_on(taken: Evening | None) -> None:
            asked = [coming._replace(evening=taken)] if taken else []
            parts = (asked if kept is coming else [kept] for kept in self._evenings)
            self._evenings = [kept for part in parts for kept in part]
            self._ask(archive, more)

        merging = self._merging(here, coming.evening, own=False)
        if merging:
            merging.answered.connect(go_on)
            merging.rejected.connect(partial(go_on, None))
            merging.open()
            return
        dialog = ReplaceDialog(here, coming.evening, self._file, self._window)
        dialog.answered.connect(lambda replaces: go_on(coming.evening if replaces else None))
        dialog.open()

    def _take_in(self, archive: Archive) -> None:
        auto_save = self._document.auto_save
        if self._evenings and auto_save and auto_save.archive is archive:
            brought: list[ImportedEvening] = []
            work = self._taking_in(archive, brought)
            self._wait(work, len(self._evenings), partial(self._report, archive, brought))

    def _taking_in(self, archive: Archive, brought: list[ImportedEvening]) -> Iterator[object]:
        action = encode_action(self._action)
        try:
            for part in importing_evenings(archive, self._evenings, action, unites=False):
                brought.append(part)
                yield part
        except ArchiveError as trouble:
            raise self._cannot(trouble) from trouble

    def _report(self, archive: Archive, brought: Sequence[ImportedEvening]) -> None:
        auto_save = self._document.auto_save
        assert auto_save
        open_last = partial(self._open, archive, brought[-1].key)
        auto_save.uncounted.emit()
        is_outdated = (auto_save.key, ImportResult.CHANGED) in brought
        if auto_save.key is None or len(brought) == 1 or is_outdated:
            open_last()
        if len(brought) > 1:
            counts = Counter(part.taken for part in brought)
            last = translate("words", "Open the last of them")
            self._say(words.import_counts(counts), [(last, open_last)])

    def _open(self, archive: Archive, key: Key) -> None:
        try:
            self._document.open(archive.load(key), key)
        except ArchiveError as trouble:
            self._say(error_sentence(trouble))


def _read_into(read: "Future[tuple[SavedEvening, ...]]", file: Path) -> None:
    try:
        read.set_result(_read(file))
    except BaseException as wrong:
        read.set_exception(wrong)


def _read(file: Path) -> tuple[SavedEvening, ...]:
    from scorepad.exchange.opening import open_file

    try:
        return open_file(file)
    except BadData as bad:
        raise CannotOpen(words.cannot_open(file.name, in_words(bad.fault), bad.place)) from bad
    except (OSError, ValueError) as wrong:
        reason = in_words(system_reason(wrong))
        raise CannotOpen(words.cannot_open(file.name, reason)) from wrong


def _results(evening: Evening) -> int:
    return sum(entered.played for entered in evening.rounds)


class FileDrops(QObject):
    """Lets files be dropped on a window."""

    dropped = Signal(list)
    """Their names, as a list."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.entry.field.setAcceptDrops(False)  # where it would become words
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QDropEvent) or not _files_in(event):
            return False
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self.dropped.emit(_files_in(event))
        return True


def _files_in(event: QDropEvent) -> list[str]:
    return [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
