"""Opens and imports files, with the questions that follow."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, wait
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDropEvent

from scorepad.archive.archive import Archive, Key
from scorepad.archive.errors import ArchiveError
from scorepad.archive.importing import ImportResult, Taken, known_of, merged_with
from scorepad.bridge import translatable
from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import whole_evening
from scorepad.bridge.changes.results import take_cards
from scorepad.bridge.earlier import EveningWithHistory, earlier_of
from scorepad.bridge.errors import BadData, Impossible, ScorepadError
from scorepad.bridge.evening import Evening
from scorepad.bridge.merging import (
    Counts,
    Keep,
    MergeConflict,
    Merged,
    decided,
    kept_by,
    merge,
    replaced,
    same_session,
)
from scorepad.bridge.translatable import plural
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.transfer import counted_evenings, importing_evenings
from scorepad.ui.parts.background_work import SLICE
from scorepad.ui.parts.file_dialog import ask_which
from scorepad.ui.parts.wait_dialog import WaitDialog
from scorepad.ui.window.export import on_the_table
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import files as files_words
from scorepad.ui.words import sentence, translate
from scorepad.ui.words.errors import error_sentence, in_words, system_reason
from scorepad.words.differences import counted

if TYPE_CHECKING:
    from scorepad.ui.boards.merge_dialog import MergeDialog


_MOST_ASKED = 20
"""With more differences, whole evenings are shown side by side instead."""


def ask_files(window: MainWindow) -> None:
    """Ask which files to open."""
    ask_which(
        window,
        partial(open_files, window),
        translate("words", "Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)"),
        translate("words", "All files (*)"),
    )


class _CannotOpen(ScorepadError):
    """A problem with a file, as a sentence in the user's language."""


def _cards_taken(number: int) -> str:
    said = translatable.translate("words", "The cards of %n board(s) were added.", "", -1)
    return plural(said, number).said(translate)


def open_files(window: MainWindow, names: Sequence[str]) -> None:
    """Open an evening from a file, or import several; nothing if any file has an error."""
    if not names:
        return
    if any(waiting.bar.runs for waiting in window.findChildren(WaitDialog)):
        window.say(
            translate("words", "Other files are still being opened; please try again afterwards.")
        )
        return
    _Opening(window, Path(names[-1]).name).read(names)


class _Undecided(NamedTuple):
    """An evening of a file that was also changed here, merged if that is possible."""

    kept: SavedEvening
    here: EveningWithHistory
    merged: Merged | None


class _Opening:
    """Opens files; exists as long as the work or the question that continues it."""

    def __init__(self, window: MainWindow, file: str) -> None:
        self._window, self._document, self._file = window, window.document, file
        self._say = window.say
        self._evenings: list[SavedEvening] = []
        self._action = Action(ActionKind.IMPORT, {"file": file})

    def read(self, names: Sequence[str]) -> None:
        self._wait(self._reading(names), 0, self._take_up)

    def _wait(self, work: Iterator[object], total: int, then: Callable[[], None]) -> None:
        title = translate("words", "Opening {file}").format(file=self._file)
        waiting = WaitDialog(title, self._window)
        waiting.wait_for(work, total, then, self._say)

    def _reading(self, names: Sequence[str]) -> Iterator[object]:
        """Read the files in a thread, while the window goes on."""
        for name in names:
            read: Future[tuple[SavedEvening, ...]] = Future()
            # A daemon, so that a read that is no longer needed holds up nothing.
            Thread(target=_read_into, args=(read, Path(name)), daemon=True).start()
            while not read.done():
                wait([read], SLICE)
                yield name
            self._evenings += read.result()

    def _take_up(self) -> None:
        """Merge one evening with the open session, or open one or more."""
        if len(self._evenings) > 1 or not self._put_to_table(self._evenings[0]):
            self._open_all()

    def _put_to_table(self, kept: SavedEvening) -> bool:
        """Offer to merge a second laptop's results with the open ones, if they may belong together.

        Hands without results are added to the boards of the open session.
        """
        here = on_the_table(self._window)
        if self._put_cards(here.evening, kept.evening):
            return True
        if here.evening.day != kept.evening.day or kept.id == here.id:
            return False
        try:
            merged = merge(here.known, same_session(here.known, kept.known))
        except Impossible:
            return False
        if not merged.conflicts and merged.both.facts == merged.ours.facts:
            return False
        dialog = self._merging(merged, own=True)
        dialog.answered.connect(self._become)
        dialog.apart.connect(partial(self._open_all))
        dialog.open()
        return True

    def _put_cards(self, here: Evening, coming: Evening) -> bool:
        """Add hands without results to the boards of the open session, if there is one."""
        session, others = here.session, coming.session
        if not (session and others and others.cards) or coming.is_played:
            return False
        self._document.become(take_cards(here, others.cards))
        self._say(_cards_taken(len(others.cards)))
        return True

    def _become(self, both: EveningWithHistory) -> None:
        self._document.become(whole_evening.merge(both, self._file))

    def _merging(self, merged: Merged, *, own: bool) -> "MergeDialog":
        from scorepad.ui.boards.merge_dialog import MergeDialog

        return MergeDialog(merged, self._file, self._window, own=own)

    def _open_all(self) -> None:
        auto_save = self._document.auto_save
        archive = auto_save.archive if auto_save and not auto_save.is_waiting else None
        if archive and not archive.read_only:
            others: list[_Undecided] = []
            work, ask = self._comparing(archive, others), partial(self._ask, archive, others)
            self._wait(work, len(self._evenings), ask)
        elif len(self._evenings) > 1:
            self._say(
                _cannot_open(
                    self._file,
                    translate(
                        "words",
                        "the archive cannot be written now, so only one evening can be opened",
                    ),
                )
            )
        else:
            self._document.open(self._evenings[0].evening)
            on_the_table = translate("words", "{file} is open now.")
            self._say(on_the_table.format(file=self._file))

    def _comparing(self, archive: Archive, others: list[_Undecided]) -> Iterator[object]:
        """Find evenings that were changed here and in the file, or that cannot be merged."""
        try:
            for kept in self._evenings:
                key = archive.find(kept.id.hex)
                if key is not None:
                    try:
                        merged = merged_with(archive, key, kept.known)
                    except Impossible:
                        others.append(_Undecided(kept, known_of(archive, key), None))
                    else:
                        if merged.conflicts:
                            others.append(_Undecided(kept, merged.ours, merged))
                yield key
        except ArchiveError as trouble:
            raise self._cannot(trouble) from trouble

    def _cannot(self, trouble: ScorepadError) -> _CannotOpen:
        return _CannotOpen(_cannot_open(self._file, in_words(trouble.message)))

    def _ask(self, archive: Archive, others: Sequence[_Undecided]) -> None:
        """Ask about each of these, one after the other; then import the rest."""
        if not others:
            self._take_in(archive)
            return
        (kept, here, merged), *more = others

        def go_on(both: EveningWithHistory | None) -> None:
            asked = [kept._replace(evening=both.evening, earlier=earlier_of(both))] if both else []
            parts = (asked if one is kept else [one] for one in self._evenings)
            self._evenings = [one for part in parts for one in part]
            self._ask(archive, more)

        if merged and len(merged.conflicts) <= _MOST_ASKED:
            merging = self._merging(merged, own=False)
            merging.answered.connect(go_on)
            merging.rejected.connect(partial(go_on, None))
            merging.open()
            return
        from scorepad.ui.history.replace_dialog import ReplaceDialog

        theirs = (
            decided(merged, kept_by(merged, Keep.THEIRS)) if merged else replaced(here, kept.known)
        )
        dialog = ReplaceDialog(here.evening, theirs.evening, self._file, self._window)
        dialog.answered.connect(lambda replaces: go_on(theirs if replaces else None))
        dialog.open()

    def _take_in(self, archive: Archive) -> None:
        auto_save = self._document.auto_save
        if self._evenings and auto_save and auto_save.archive is archive:
            brought: list[Taken] = []
            work = self._taking_in(archive, brought)
            self._wait(work, len(self._evenings), partial(self._report, archive, brought))

    def _taking_in(self, archive: Archive, brought: list[Taken]) -> Iterator[object]:
        try:
            for part in importing_evenings(archive, self._evenings, self._action):
                brought.append(part)
                yield part
        except (ArchiveError, MergeConflict, Impossible) as trouble:
            raise self._cannot(trouble) from trouble

    def _report(self, archive: Archive, brought: Sequence[Taken]) -> None:
        auto_save = self._document.auto_save
        assert auto_save
        open_last = partial(self._open, archive, brought[-1].key)
        auto_save.uncounted.emit()
        is_outdated = any(one[:2] == (auto_save.key, ImportResult.CHANGED) for one in brought)
        if auto_save.key is None or len(brought) == 1 or is_outdated:
            open_last()
        if len(brought) == 1:
            self._say(_became(self._file, brought[0]))
        if len(brought) > 1:
            counts = Counter(part.result for part in brought)
            last = translate("words", "Open the last of them")
            self._say(", ".join(counted_evenings(counts, translate)), [(last, open_last)])

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
        raise _CannotOpen(_cannot_open(file.name, in_words(bad.fault), bad.place)) from bad
    except (OSError, ValueError) as wrong:
        reason = in_words(system_reason(wrong))
        raise _CannotOpen(_cannot_open(file.name, reason)) from wrong


class FileDrops(QObject):
    """Accepts files dropped on a window."""

    dropped = Signal(list)
    """The names of the files, as a list."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.entry.field.setAcceptDrops(False)  # where it would insert text
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


def _cannot_open(file: str, said: str, place: str = "") -> str:
    whole = translate("words", "{file} cannot be opened. {why}")
    said = f"{files_words.place_in_file(place)}: {said}" if place else said
    return whole.format(file=file, why=sentence(said))


def _became(file: str, taken: Taken) -> str:
    """Return the outcome for the only evening of a file."""
    if taken.result is ImportResult.CHANGED:
        return _merged(file, taken.counts)
    if taken.result is ImportResult.THERE:
        return translate("words", "{file} was already in the archive and is open now.").format(
            file=file
        )
    return _added(file)


def _added(file: str) -> str:
    return translate("words", "{file} was added and is open now.").format(file=file)


def _merged(file: str, came: Counts) -> str:
    """Return the message after a merge without questions."""
    text = translate("words", "Merged with {file}: {counts}.")
    counts = counted(came, translate) or translate("words", "other details")
    return text.format(file=file, counts=counts)
