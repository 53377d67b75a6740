"""Saves the open evening to files; imported on first use."""

from functools import partial
from pathlib import Path
from uuid import UUID

from PySide6.QtCore import QLocale

from scorepad.archive.importing import known_of
from scorepad.bridge.earlier import earlier_of, later
from scorepad.bridge.errors import Impossible
from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.ui.parts.file_dialog import ask_where
from scorepad.ui.window import print_actions
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import files as files_words
from scorepad.ui.words.errors import cannot_write, in_words, system_reason
from scorepad.ui.words.paper import evening_file_name, picture_files, saved


def ask_name(window: MainWindow) -> None:
    """Ask where to save the evening, and in which format."""
    is_compared = any(each.comparison for each in window.document.evening.rounds)
    endings = {
        name: str(kind)
        for name, (kind, _) in files_words.save_filters().items()
        if is_compared or kind is not FileKind.USEBIO
    }
    endings |= dict(zip(picture_files(), (".png", ".svg"), strict=True))
    ask_where(
        window,
        endings,
        partial(_save_as_chosen, window),
        name=evening_file_name(window.document.evening),
    )


def _save_as_chosen(window: MainWindow, name: str, chosen: str) -> None:
    if chosen in picture_files():
        print_actions.save_picture(window, name)
    else:
        save(window, name, *files_words.save_filters()[chosen])


def save(window: MainWindow, name: str, kind: FileKind, table: CsvTable = CsvTable.DEALS) -> None:
    """Save the open evening to a file, and say where, or why not."""
    from scorepad.exchange.saving import save_evenings

    separator, said = ";" if QLocale().decimalPoint() == "," else ",", saved(name)
    try:
        missing = save_evenings(Path(name), [on_the_table(window)], kind, table, separator)
        if missing:
            said = f"{said} {in_words(missing)}"
    except (OSError, Impossible) as wrong:
        reason = wrong.message if isinstance(wrong, Impossible) else system_reason(wrong)
        said = in_words(cannot_write(Path(name).name, reason))
    window.say(said)


def on_the_table(window: MainWindow) -> SavedEvening:
    """Return the open evening with its id and its earlier versions."""
    auto_save, evening = window.document.auto_save, window.document.evening
    key = auto_save.key if auto_save else None
    if auto_save is None or key is None:
        return nameless(evening)
    uuid = auto_save.look_up(lambda archive: archive.uuid(key))
    before = auto_save.look_up(lambda archive: known_of(archive, key))
    if not uuid or not before:
        return nameless(evening)
    return SavedEvening(UUID(hex=uuid), evening, earlier_of(later(before, evening)))
