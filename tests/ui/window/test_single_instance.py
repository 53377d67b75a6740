"""A second start brings the first window forward."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.paths import usual_file
from scorepad.ui.document import Document
from scorepad.ui.window import single_instance
from scorepad.ui.window.single_instance import LONGEST, SingleInstance, _name, call_running_window
from tests.ui.test_front_door import CHECKOUT
from tests.ui.windows import open_window

CALL = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from scorepad.ui.window.single_instance import call_running_window
app = QCoreApplication([])
sys.exit(not call_running_window(Path(sys.argv[1])))
"""


def call(archive: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-c", CALL, str(archive)], cwd=CHECKOUT)


def test_it_comes_forward(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(Document(), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    window.showMinimized()
    first = SingleInstance(tmp_path / "evenings.db", window)
    first.called.connect(window.come_forward)
    with qtbot.waitSignal(first.called, timeout=20_000):
        caller = call(tmp_path / "evenings.db")
    assert not window.isMinimized()
    qtbot.waitUntil(lambda: caller.poll() is not None, timeout=20_000)
    assert caller.returncode == 0


def test_nobody_answers_for_another_archive(tmp_path: Path, qtbot: QtBot) -> None:
    assert not call_running_window(tmp_path / "other.db")


def test_a_second_start_ends_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    archive = Archive.open(file)
    first = SingleInstance(file)
    with qtbot.waitSignal(first.called, timeout=20_000):
        second = subprocess.Popen(
            [sys.executable, "-m", "scorepad", "--archive", str(file)], cwd=CHECKOUT
        )
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=20_000)
    assert second.returncode == 0
    archive.close()


def test_the_usual_place_is_where_the_desktop_keeps_such_data() -> None:
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    assert usual_file() == Path(place) / "scorepad" / "evenings.db"


def test_a_second_start_hands_its_files_over(qtbot: QtBot, tmp_path: Path) -> None:
    file, evening = tmp_path / "evenings.db", tmp_path / "Ann’s evening.txt"
    evening.write_text("form rubber\nN 3NT\n")
    archive = Archive.open(file)
    first = SingleInstance(file)
    with qtbot.waitSignal(first.asked, timeout=20_000) as asked:
        second = subprocess.Popen(
            [sys.executable, "-m", "scorepad", "--archive", str(file), evening.name],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        )
    assert asked.args == [[str(evening)]]
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=20_000)
    assert second.returncode == 0
    archive.close()


def test_somebody_who_never_stops_talking_is_cut_off(qtbot: QtBot, tmp_path: Path) -> None:
    first = SingleInstance(tmp_path / "evenings.db")
    caller = QLocalSocket()
    caller.connectToServer(_name(tmp_path / "evenings.db"))
    with (
        qtbot.waitSignal(caller.disconnected, timeout=20_000),
        qtbot.assertNotEmitted(first.called),
    ):
        caller.write(b"x" * (LONGEST + 1))


def test_a_folder_that_others_may_write_into_is_not_trusted(
    qapp: QApplication, short_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody could take the name there, and would learn which files are opened."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_folder))
    short_folder.chmod(0o777)
    assert not SingleInstance(short_folder / "evenings.db").listens
    assert not call_running_window(short_folder / "evenings.db")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_folder / "gone"))
    assert not SingleInstance(short_folder / "evenings.db").listens
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setattr(single_instance, "gettempdir", lambda: str(short_folder))
    first = SingleInstance(short_folder / "evenings.db")
    assert first.listens
    assert [path.stat().st_mode & 0o777 for path in short_folder.glob("scorepad-*")] == [0o700]


def test_another_user_is_not_heard(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = SingleInstance(tmp_path / "evenings.db")
    called: list[bool] = []
    first.called.connect(lambda: called.append(True))
    monkeypatch.setattr(single_instance, "_is_ours", lambda caller: False)
    caller = call(tmp_path / "evenings.db")
    qtbot.waitUntil(lambda: caller.poll() is not None, timeout=20_000)
    assert caller.returncode == 1
    assert called == []
