"""The program as started by its command, if a window is wanted."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive

CHECKOUT = Path(__file__).parents[2]


def started(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    outside = {name: value for name, value in os.environ.items() if name not in kept}
    return subprocess.run(
        [sys.executable, "-m", "scorepad", *arguments],
        cwd=CHECKOUT,
        env={**outside, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def ran(script: str, archive: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The output of a script that starts the program on this archive, with its own settings."""
    alone = {
        "QT_QPA_PLATFORM": "offscreen",
        "SCOREPAD_ARCHIVE": str(archive),
        "XDG_CONFIG_HOME": str(archive.parent),
    }
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=CHECKOUT,
        env={**os.environ, **alone},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )


ONCE_SOMETHING_CAME = """
import sys, time
from PySide6.QtWidgets import QApplication
from scorepad.__main__ import main
from scorepad.ui.parts.finger_scroll import FingerScroll
from scorepad.ui.window.main_window import MainWindow

def look(app):
    (window,) = (w for w in app.topLevelWidgets() if isinstance(w, MainWindow))
    document, end = window.document, time.monotonic() + 30
    while not window.notice.isVisible() and time.monotonic() < end:
        if any(one.items for one in document.evening.rounds):
            break
        app.processEvents()
    if window.notice.isVisible():
        print(window.notice.sentence)
    else:
        print(document.auto_save.key, len(document.evening.rounds[0].items))
    app.aboutToQuit.emit()
    return 0

QApplication.exec = look
sys.exit(main())
"""


def came(archive: Path, *files: Path | str) -> str:
    """The message of the window, or else the number of its evening and its deals."""
    return ran(ONCE_SOMETHING_CAME, archive, *map(str, files)).stdout.strip()


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    said = "nowhere.txt cannot be opened. This file or folder no longer exists."
    assert came(tmp_path / "evenings.db", "nowhere.txt") == said


def test_a_file_that_is_none_of_ours(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann,\n")
    said = came(tmp_path / "evenings.db", letter)
    assert said.startswith("letter.txt cannot be opened. Line 1: not a scorepad file")


def test_a_file_opens_in_the_window_and_is_kept_once(tmp_path: Path) -> None:
    archive, one, two = tmp_path / "evenings.db", tmp_path / "one.txt", tmp_path / "two.txt"
    one.write_text("form rubber\nN 1C\n")
    two.write_text("form rubber\nN 1C\nN 1C\n")
    assert came(archive, one) == "one.txt was added and is open now."
    assert came(archive) == "1 1"
    assert came(archive, one) == "1 1"
    assert came(archive) == "1 1"
    two_files = tmp_path / "others.db"
    assert came(two_files, one, two) == "2 evenings added"
    assert came(two_files) == "2 2"


def test_a_file_opens_while_another_program_has_the_archive(tmp_path: Path) -> None:
    one = tmp_path / "one.txt"
    one.write_text("form rubber\nN 1C\n")
    archive = Archive.open(tmp_path / "evenings.db")
    assert came(tmp_path / "evenings.db", one) == "one.txt is open now."
    archive.close()


THE_FIRST_DEAL = """
from datetime import date
from scorepad.app import made
app, window = made()
before = date.today()
assert window.document.auto_save.key is None
window.entry.set_text("4sn")
window.entry.field.returnPressed.emit()
key = window.document.auto_save.key
assert before <= window.document.auto_save.archive.load(key).day <= date.today()
app.aboutToQuit.emit()
print("kept with its day")
"""


def test_the_first_deal_of_all_is_of_today(tmp_path: Path) -> None:
    tried = ran(THE_FIRST_DEAL, tmp_path / "evenings.db")
    assert tried.stdout == "kept with its day\n"


ONCE_IT_IS_SEEN = """
import sys, time
from PySide6.QtWidgets import QApplication
from scorepad.__main__ import main
from scorepad.ui.parts.finger_scroll import FingerScroll
from scorepad.ui.window.main_window import MainWindow

def look(app):
    (window,) = (w for w in app.topLevelWidgets() if isinstance(w, MainWindow))
    menus = [action.menu() for action in window.menuBar().actions()]
    print(len(menus), any(menu.actions() for menu in menus))
    end = time.monotonic() + 30
    while not menus[0].actions() and time.monotonic() < end:
        app.processEvents()
    print(all(menu.actions() for menu in menus), len(window.findChildren(FingerScroll)))
    return 0

QApplication.exec = look
sys.exit(main())
"""


def test_menus_are_filled_and_fingers_felt_once_the_window_is_seen(tmp_path: Path) -> None:
    tried = ran(ONCE_IT_IS_SEEN, tmp_path / "evenings.db")
    assert tried.stdout == "4 False\nTrue 1\n"


ONCE_IT_SPEAKS = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from scorepad.__main__ import main
from scorepad.ui.window.commands import fill_menus
from scorepad.ui.window.main_window import MainWindow
wait = QApplication.exec

def tell(app):
    (window,) = (w for w in app.topLevelWidgets() if isinstance(w, MainWindow))
    names = [action.text() for action in window.menuBar().actions()]
    items = sum(len(one.items) for one in window.document.evening.rounds)
    print(names[:2], window.entry.text, items)
    if "&Evening" in names:
        window.entry.set_text("4sn")
        window.entry.field.returnPressed.emit()
        window.entry.set_text("5dx")
        QTimer.singleShot(500, lambda: choose(window))
    else:
        QTimer.singleShot(500, lambda: end(window))
    return wait()

def end(window):
    print(window.entry.undo.toolTip())
    window.close()

def choose(window):
    if not window.menus.view.actions():
        fill_menus(window)
    window.settings.language = "de"
    window.openers.language_changed.emit()

QApplication.exec = tell
sys.exit(main())
"""


def test_another_language_is_spoken_at_once(tmp_path: Path) -> None:
    """The window starts again, with everything that was in it, even the line half typed."""
    tried = ran(ONCE_IT_SPEAKS, tmp_path / "evenings.db")
    assert tried.stdout.splitlines() == [
        "['&Evening', '&Deal']  0",
        "['&Abend', '&Spiel'] 5dx 1",
        "Rückgängig: 4♠ von Nord",
    ]


ONCE_IT_WAITS = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from scorepad.__main__ import main
from scorepad.ui.window.main_window import MainWindow
wait = QApplication.exec

def tell(app):
    (window,) = (w for w in app.topLevelWidgets() if isinstance(w, MainWindow))
    window.entry.set_text("4sn")
    window.entry.field.returnPressed.emit()
    window.entry.set_text("3nt")
    once_it_listens()
    return wait()

def once_it_listens(times=1200):
    if os.listdir(os.environ["XDG_RUNTIME_DIR"]):
        print("waits", flush=True)
    elif times:
        QTimer.singleShot(50, lambda: once_it_listens(times - 1))
    else:
        os._exit(1)  # nobody can call this window

QApplication.exec = tell
sys.exit(main())
"""


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_window_in_good_order(
    tmp_path: Path, short_folder: Path, sent: signal.Signals
) -> None:
    archive, sockets = tmp_path / "evenings.db", short_folder
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)  # under nohup it is ignored
    try:
        started = subprocess.Popen(
            [sys.executable, "-c", ONCE_IT_WAITS],
            cwd=CHECKOUT,
            env={
                **os.environ,
                "QT_QPA_PLATFORM": "offscreen",
                "SCOREPAD_ARCHIVE": str(archive),
                "XDG_RUNTIME_DIR": str(sockets),
            },
            stdout=subprocess.PIPE,
            text=True,
        )
    finally:
        signal.signal(signal.SIGINT, usual)
    with started:
        assert started.stdout
        assert started.stdout.readline() == "waits\n"
        assert [file.is_socket() for file in sockets.iterdir()] == [True]
        started.send_signal(sent)
        assert started.wait(60) == 128 + sent
    assert list(sockets.iterdir()) == []
    with closing(Archive.open(archive)) as again:
        assert not again.holder
        assert "3nt" in str(again.session())


@pytest.mark.parametrize("screen", ["", ":4711"])
def test_a_screen_that_is_gone_is_said_in_words(tmp_path: Path, screen: str) -> None:
    tried = started(DISPLAY=screen, WAYLAND_DISPLAY="gone", XDG_RUNTIME_DIR=str(tmp_path))
    assert tried.returncode == 2
    assert tried.stderr == "scorepad: no screen was found for the window\n"
