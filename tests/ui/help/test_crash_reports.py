"""Uncaught errors: provoked where they would happen, reported, logged, and survived."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.ui.help import crash_reports
from scorepad.ui.help.crash_dialog import CrashDialog
from scorepad.ui.help.crash_reports import ENOUGH, CrashReports
from tests.ui.windows import flush

CHECKOUT = Path(__file__).parents[3]
NAMES = ("Ann", "Bob", "Mrs Di")


@pytest.fixture
def heard(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[CrashReports]:
    """The program's own exception hooks in place of those of the tests."""
    listens = CrashReports(tmp_path / "state")
    monkeypatch.setattr(sys, "excepthook", listens.caught)
    monkeypatch.setattr(threading, "excepthook", listens.caught_in_thread)
    yield listens
    for dialog in dialogs():
        dialog.close()
    flush()


def dialogs() -> list[CrashDialog]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, CrashDialog)]


class Faulty(QObject):
    """Something that fails in the middle of an evening."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self.answer)

    def answer(self, player: str) -> None:
        chairs = {"North": "Ann"}
        chairs[player] += f" and {player}"


def test_an_error_in_a_slot_is_told_and_outlived(qtbot: QtBot, heard: CrashReports) -> None:
    faulty = Faulty()
    faulty.asked.emit("Mrs Di")
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    (dialog,) = dialogs()
    assert "test_crash_reports.py" in dialog.details
    assert "KeyError" in dialog.details
    assert "answer" in heard.log.read_text(encoding="utf-8")
    went_on: list[bool] = []
    QTimer.singleShot(0, lambda: went_on.append(True))
    qtbot.waitUntil(lambda: went_on == [True])


def test_no_word_that_somebody_typed_is_kept(qtbot: QtBot, heard: CrashReports) -> None:
    faulty = Faulty()
    for name in NAMES:
        faulty.asked.emit(name)
    heard.heard(QtMsgType.QtWarningMsg, QMessageLogContext(), 'no file "Mrs Di.json" in it')
    heard.heard(
        QtMsgType.QtWarningMsg, QMessageLogContext(), "cannot open /home/Bob/Ann and Bob.pdf"
    )
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    kept = heard.log.read_text(encoding="utf-8") + dialogs()[0].details
    assert "Qt: no file … in it" in kept
    assert "Qt: cannot open …" in kept
    assert not [name for name in NAMES if name in kept.replace('"North": "Ann"', "")]


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ValueError("Mrs Di"), "ValueError"),
        (KeyError("Mrs Di"), "KeyError"),
        (
            OSError(28, "No space left on device", "/home/Bob/a.db"),
            "OSError: No space left on device",
        ),
        (
            AttributeError("'Deal' object has no attribute 'x'"),
            "AttributeError: 'Deal' object has no attribute 'x'",
        ),
        (ImportError("cannot import (/home/Bob/x.py)"), "ImportError: cannot import (…"),
    ],
)
def test_an_error_says_only_what_python_says(error: Exception, said: str) -> None:
    assert crash_reports.details(error).splitlines()[-1] == said


def test_the_error_behind_an_error_comes_first() -> None:
    def fail() -> None:
        try:
            raise KeyError("Ann")
        except KeyError as missing:
            raise ValueError("Bob") from missing

    with pytest.raises(ValueError, match="Bob") as caught:
        fail()
    lines = crash_reports.details(caught.value).splitlines()
    assert [line for line in lines if not line.startswith(("  ", "scorepad"))] == [
        "KeyError",
        "ValueError",
    ]
    assert not [line for line in lines if str(Path.home()) in line]


def test_the_same_error_is_told_only_so_often(qtbot: QtBot, heard: CrashReports) -> None:
    faulty = Faulty()
    for _ in range(2 * ENOUGH):
        faulty.asked.emit("Bob")
        qtbot.waitUntil(lambda: len(dialogs()) == 1)
    assert heard.log.read_text(encoding="utf-8").count("KeyError") == ENOUGH


def test_an_error_in_a_thread_is_told_too(qtbot: QtBot, heard: CrashReports) -> None:
    thread = threading.Thread(target=Faulty().answer, args=("Bob",))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)


def test_the_details_go_to_the_clipboard(qtbot: QtBot, heard: CrashReports) -> None:
    faulty = Faulty()
    faulty.asked.emit("Bob")
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    (dialog,) = dialogs()
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == dialog.details
    assert dialog.copy.text() == "Copied"
    dialog.play_on.click()
    flush()
    assert dialogs() == []


def test_a_folder_that_takes_nothing_is_no_reason_to_be_silent(
    qtbot: QtBot, heard: CrashReports, tmp_path: Path
) -> None:
    (tmp_path / "state").write_text("a file where the folder should be", encoding="utf-8")
    faulty = Faulty()
    faulty.asked.emit("Bob")
    qtbot.waitUntil(lambda: len(dialogs()) == 1)


def test_the_log_does_not_grow_for_ever(
    heard: CrashReports, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash_reports, "LONGEST_LOG", 1000)
    for number in range(200):
        heard.heard(QtMsgType.QtWarningMsg, QMessageLogContext(), f"warning {number}")
    logs = sorted(heard.log.parent.iterdir())
    assert [log.name for log in logs] == ["mishaps.txt", "mishaps.txt.1", "mishaps.txt.2"]
    assert max(log.stat().st_size for log in logs) <= 1000
    assert "warning 199" in heard.log.read_text(encoding="utf-8")


STARTED = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from scorepad import app as program
app, window = program.made()
def fail():
    raise LookupError(sys.argv[1])
class Crooked(QWidget):
    def paintEvent(self, event):
        raise LookupError(sys.argv[1])
crooked = Crooked(window)
crooked.resize(50, 50)
def what():
    print("still here"); app.exit(7)
def abort():
    import faulthandler; faulthandler._sigabrt()
window.show()
QTimer.singleShot(0, fail)
QTimer.singleShot(200, {then})
sys.exit(app.exec())
"""


@pytest.mark.parametrize(
    ("then", "status", "printed"), [("what", 7, "still here\n"), ("abort", -6, "")]
)
def test_the_program_itself(then: str, status: int, printed: str, tmp_path: Path) -> None:
    tried = subprocess.run(
        [sys.executable, "-c", STARTED.format(then=then), "Mrs Di"],
        cwd=CHECKOUT,
        env={
            "QT_QPA_PLATFORM": "offscreen",
            "HOME": str(tmp_path),
            "PATH": "/usr/bin:/bin",
        },
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (tried.returncode, tried.stdout) == (status, printed), tried.stderr
    state = tmp_path / ".local" / "state" / "scorepad" / "scorepad"
    log = (state / "mishaps.txt").read_text(encoding="utf-8")
    assert log.count("LookupError") > 1  # in a slot, and in painting
    assert "Di" not in log
    breakdown = (state / "breakdown.txt").read_text(encoding="utf-8")
    assert ("Fatal Python error: Aborted" in breakdown) == (then == "abort")
