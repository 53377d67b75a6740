"""The evening copied to a file, without losing anything."""

import os
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtCore import QDir, QLocale, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from scorepad.bridge.evening import Evening
from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.exchange.opening import open_file
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.export import ask_name, save
from scorepad.ui.window.file_actions import open_files
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import files as files_words
from scorepad.ui.words.paper import picture_files
from tests.bridge.table import entered
from tests.ui.archived import archive_of
from tests.ui.ways.sessions import HOWELL, evening
from tests.ui.windows import Opened


@pytest.mark.parametrize("kind", [FileKind.EVENINGS, FileKind.PBN])
def test_a_copy_is_the_same_evening(
    window: MainWindow, auto_save: AutoSave, tmp_path: Path, one: str, kind: FileKind
) -> None:
    open_files(window, [one])
    file = tmp_path / f"copy{kind}"
    save(window, str(file), kind)
    assert window.notice.sentence == f"Saved as {file}."
    (kept,) = open_file(file)
    assert kept.evening == window.document.evening
    assert auto_save.key
    assert kept.id.hex == archive_of(auto_save).uuid(auto_save.key)


def test_an_evening_not_kept_yet(window: MainWindow, opened: Opened, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    for each in (window, opened()):
        save(each, str(file), FileKind.EVENINGS)
        assert open_file(file)[0].evening == each.document.evening


def test_tables_as_the_country_writes_them(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "copy.csv"
    before = QLocale()
    try:
        QLocale.setDefault(QLocale(QLocale.Language.German))
        save(window, str(file), FileKind.CSV, CsvTable.ROUNDS)
    finally:
        QLocale.setDefault(before)
    assert file.read_text(encoding="utf-8-sig").startswith("evening;date;title;round;form;north;")
    save(window, str(file), FileKind.CSV, CsvTable.BACK_SCORES)
    assert file.read_text(encoding="utf-8-sig").startswith("evening,date,title,round,player,")


def test_what_a_file_cannot_hold_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.document.open(Evening((entered("N 1C"),), note="snow"))
    file = tmp_path / "copy.csv"
    save(window, str(file), FileKind.CSV)
    assert window.notice.sentence == f"Saved as {file}. Not in the file: the note."


def test_a_disk_that_is_full(window: MainWindow, tmp_path: Path) -> None:
    with patch.object(os, "fsync", side_effect=OSError(28, "No space left on device")):
        save(window, str(tmp_path / "copy.pbn"), FileKind.PBN)
    assert window.notice.sentence == (
        "copy.pbn cannot be written: the disk there is full. Nothing was changed there."
    )
    assert not (tmp_path / "copy.pbn").exists()


def test_where_a_copy_goes(window: MainWindow, tmp_path: Path) -> None:
    window.document.open(Evening((entered("N 1C"),), title="At Ann’s: tea?"))
    ask_name(window)
    dialog = window.findChild(QFileDialog)
    assert dialog
    assert Path(dialog.selectedFiles()[0]).name == "At Ann’s tea.scorepad"
    kinds = files_words.save_filters()
    of_tables = [name for name, (kind, _) in kinds.items() if kind is FileKind.USEBIO]
    assert [name for name in kinds if name not in dialog.nameFilters()] == of_tables
    endings = {name: str(kind) for name, (kind, _) in kinds.items()}
    endings |= dict(zip(picture_files(), (".png", ".svg"), strict=True))
    for name_filter in dialog.nameFilters():
        ending = endings[name_filter]
        dialog.selectNameFilter(name_filter)
        dialog.filterSelected.emit(name_filter)
        assert f".{dialog.defaultSuffix()}" == ending
        file = tmp_path / f"copy{ending}"
        dialog.fileSelected.emit(str(file))
        assert file.stat().st_size > 50
        file.unlink()
    dialog.reject()


@pytest.mark.parametrize("documents", [True, False])
def test_a_copy_goes_to_the_documents_or_home(
    documents: bool, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If there is no such folder, Qt would take the one in which the program was started."""
    home, folder = str(tmp_path), str(tmp_path / "Papers")
    places = {QStandardPaths.StandardLocation.DocumentsLocation: folder}
    monkeypatch.setattr(QStandardPaths, "writableLocation", places.__getitem__)
    monkeypatch.setattr(QDir, "home", lambda: QDir(home))
    if documents:
        Path(folder).mkdir()
    ask_name(window)
    (dialog,) = window.findChildren(QFileDialog)
    assert dialog.directory().absolutePath() == (folder if documents else home)
    dialog.reject()


def test_boards_of_several_tables_go_to_clubs_too(window: MainWindow) -> None:
    window.document.open(evening(HOWELL))
    ask_name(window)
    dialog = window.findChild(QFileDialog)
    assert dialog
    assert dialog.nameFilters() == [*files_words.save_filters(), *picture_files()]
    dialog.reject()
