"""From files to the table and from the table into files; what reads them is imported then."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, wait
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING
from uuid import UUID

from PySide6.QtCore import QEvent, QLocale, QObject, Signal
from PySide6.QtGui import QDropEvent

from scorepad.archive.archive import Archive, Key
from scorepad.archive.errors import ArchiveError
from scorepad.archive.importing import ImportResult, replaced_by
from scorepad.bridge.actions import Action, ActionKind, encode_action
from scorepad.bridge.errors import BadData, Impossible, ScorepadError
from scorepad.bridge.evening import Evening
from scorepad.bridge.merging import merge_evenings
from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.transfer import ImportedEvening, importing_evenings
from scorepad.ui.parts.background_work import SLICE
from scorepad.ui.parts.file_dialog import ask_where, ask_which
from scorepad.ui.parts.wait_dialog import WaitDialog
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import files as words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import error_sentence, in_words, system_reason
from scorepad.ui.words.paper import evening_file_name, saved

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
        window.notice.say(words.opening_already(), [])
        return
    evenings: list[SavedEvening] = []
    last = Path(names[-1]).name
    _wait(window, last, _reading(names, evenings), 0, partial(_take_up, window, evenings, last))


def _wait(
    window: MainWindow, file: str, work: Iterator[object], total: int, then: Callable[[], None]
) -> None:
    complain: Callable[[str], None] = partial(window.notice.say, actions=[])
    waiting = WaitDialog(translate("words", "Opening {file}").format(file=file), window)
    waiting.wait_for(work, total, then, complain, (CannotOpen,))


def _reading(names: Sequence[str], evenings: list[SavedEvening]) -> Iterator[object]:
    """Read the files beside the window, which goes on meanwhile."""
    for name in names:
        read: Future[tuple[SavedEvening, ...]] = Future()
        # Nobody waits for what is read in vain, not even at the end of the program.
        Thread(target=_read_into, args=(read, Path(name)), daemon=True).start()
        while not read.done():
            wait([read], SLICE)
            yield name
        evenings += read.result()


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


def _take_up(window: MainWindow, evenings: Sequence[SavedEvening], file: str) -> None:
    """Put one to its session on the table, or open it; of several, report what became of them."""
    open_apart = partial(_open_all, window, evenings, file)
    if len(evenings) > 1 or not _put_to_table(window, evenings[0], file, open_apart):
        open_apart()


def _put_to_table(
    window: MainWindow, kept: SavedEvening, file: str, open_apart: Callable[[], None]
) -> bool:
    """Offer to put the results of a second laptop to those on the table, if they may belong."""
    here, document = window.document.evening, window.document
    if here.day != kept.evening.day or kept.id == _on_the_table(window).id:
        return False
    dialog = _merging(window, here, kept.evening, file, own=True)
    if dialog is None:
        return False
    opening = Action(ActionKind.IMPORT, {"file": file})
    dialog.answered.connect(partial(document.become, action=opening))
    dialog.apart.connect(open_apart)
    dialog.open()
    return True


def _merging(
    window: MainWindow, here: Evening, coming: Evening, file: str, *, own: bool
) -> "MergeDialog | None":
    """Return what asks how two parts of a session come together, if there is anything to ask."""
    try:
        both, merged = merge_evenings(here, coming)
    except Impossible:
        return None
    new = _results(both) - _results(here)
    if not new and not merged.conflicts and not merged.named_otherwise:
        return None
    from scorepad.ui.boards.merge_dialog import MergeDialog

    return MergeDialog(both, merged, new, file, window, own=own)


def _results(evening: Evening) -> int:
    return sum(entered.played for entered in evening.rounds)


def _open_all(window: MainWindow, evenings: Sequence[SavedEvening], file: str) -> None:
    auto_save = window.document.auto_save
    archive = auto_save.archive if auto_save and not auto_save.is_waiting else None
    if auto_save is None or archive is None or archive.read_only:
        if len(evenings) > 1:
            window.notice.say(words.cannot_open(file, words.archive_not_writable()), [])
        else:
            window.document.open(evenings[0].evening)
        return
    others: list[tuple[SavedEvening, Evening]] = []
    work = _comparing(archive, evenings, file, others)
    _wait(window, file, work, len(evenings), partial(_ask, window, archive, evenings, file, others))


def _comparing(
    archive: Archive,
    evenings: Sequence[SavedEvening],
    file: str,
    others: list[tuple[SavedEvening, Evening]],
) -> Iterator[object]:
    """Find those that would take the place of another state of the same evening."""
    try:
        for kept in evenings:
            key = replaced_by(archive, kept.id.hex, kept.evening)
            if key is not None:
                others.append((kept, archive.load(key)))
            yield key
    except ArchiveError as trouble:
        raise CannotOpen(words.cannot_open(file, in_words(trouble.message))) from trouble


def _ask(
    window: MainWindow,
    archive: Archive,
    evenings: Sequence[SavedEvening],
    file: str,
    others: list[tuple[SavedEvening, Evening]],
) -> None:
    """Ask of each of these, one after the other, whether it shall; then take in the rest."""
    if not others:
        _take_in(window, archive, evenings, file)
        return
    from scorepad.ui.history.replace_dialog import ReplaceDialog

    (coming, here), *more = others

    def go_on(taken: Evening | None) -> None:
        asked = [coming._replace(evening=taken)] if taken else []
        wanted = [each for kept in evenings for each in (asked if kept is coming else [kept])]
        _ask(window, archive, wanted, file, more)

    merging = _merging(window, here, coming.evening, file, own=False)
    if merging:
        merging.answered.connect(go_on)
        merging.rejected.connect(partial(go_on, None))
        merging.open()
        return
    dialog = ReplaceDialog(here, coming.evening, file, window)
    dialog.answered.connect(lambda replaces: go_on(coming.evening if replaces else None))
    dialog.open()


def _take_in(
    window: MainWindow, archive: Archive, evenings: Sequence[SavedEvening], file: str
) -> None:
    auto_save = window.document.auto_save
    if not evenings or auto_save is None or auto_save.archive is not archive:
        return
    brought: list[ImportedEvening] = []
    work = _taking_in(archive, evenings, file, brought)
    _wait(window, file, work, len(evenings), partial(_report, window, auto_save, archive, brought))


def _taking_in(
    archive: Archive, evenings: Sequence[SavedEvening], file: str, brought: list[ImportedEvening]
) -> Iterator[object]:
    opening = Action(ActionKind.IMPORT, {"file": file})
    try:
        for part in importing_evenings(archive, evenings, encode_action(opening), unites=False):
            brought.append(part)
            yield part
    except ArchiveError as trouble:
        raise CannotOpen(words.cannot_open(file, in_words(trouble.message))) from trouble


def _report(
    window: MainWindow, auto_save: AutoSave, archive: Archive, brought: Sequence[ImportedEvening]
) -> None:
    open_last = partial(_open, window, archive, brought[-1].key)
    auto_save.uncounted.emit()
    is_outdated = (auto_save.key, ImportResult.CHANGED) in brought
    if auto_save.key is None or len(brought) == 1 or is_outdated:
        open_last()
    if len(brought) > 1:
        counts = Counter(part.taken for part in brought)
        window.notice.say(
            words.import_counts(counts), [(translate("words", "Open the last of them"), open_last)]
        )


def _open(window: MainWindow, archive: Archive, key: Key) -> None:
    try:
        window.document.open(archive.load(key), key)
    except ArchiveError as trouble:
        window.notice.say(error_sentence(trouble), [])


def ask_name(window: MainWindow) -> None:
    """Ask where the evening goes, and as what."""
    is_compared = any(each.comparison for each in window.document.evening.rounds)
    endings = {
        name: str(kind)
        for name, (kind, _) in words.save_filters().items()
        if is_compared or kind is not FileKind.USEBIO
    }
    ask_where(
        window,
        endings,
        partial(_save_as_chosen, window),
        name=evening_file_name(window.document.evening),
    )


def _save_as_chosen(window: MainWindow, name: str, chosen: str) -> None:
    save(window, name, *words.save_filters()[chosen])


def save(window: MainWindow, name: str, kind: FileKind, table: CsvTable = CsvTable.DEALS) -> None:
    """Save the evening on the table in a file, and say where it is or why it is not."""
    from scorepad.exchange.saving import save_evenings

    separator = ";" if QLocale().decimalPoint() == "," else ","
    try:
        save_evenings(Path(name), [_on_the_table(window)], kind, table, separator)
    except OSError as wrong:
        reason = in_words(system_reason(wrong))
        window.notice.say(words.cannot_save(Path(name).name, reason), [])
    except Impossible as wrong:
        said = words.cannot_save(Path(name).name, in_words(wrong.message))
        window.notice.say(said, [])
    else:
        window.notice.say(saved(name), [])


def _on_the_table(window: MainWindow) -> SavedEvening:
    """Return the evening, under the id that it has in the archive."""
    from scorepad.exchange.saved_evening import nameless

    auto_save, evening = window.document.auto_save, window.document.evening
    uuid = auto_save.look_up(partial(_uuid, auto_save.key)) if auto_save else None
    return SavedEvening(UUID(hex=uuid), evening) if uuid else nameless(evening)


def _uuid(key: Key | None, archive: Archive) -> str | None:
    return None if key is None else archive.uuid(key)


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
