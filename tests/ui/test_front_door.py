"""The program from its front door, where a window is wanted."""

import os
import subprocess
import sys
from pathlib import Path

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


def test_no_screen_is_said_in_words() -> None:
    tried = started()
    assert tried.returncode == 2
    assert tried.stderr == "scorepad: there is no screen to open the window on\n"


def ran(script: str, archive: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What a script prints that starts the program on this archive, with these arguments."""
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=CHECKOUT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "SCOREPAD_ARCHIVE": str(archive)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )


WHAT_THE_WINDOW_SAYS = """
import sys, time
from PySide6.QtWidgets import QApplication
from scorepad.__main__ import main
from scorepad.ui.main_window import MainWindow

def look(app):
    (window,) = (w for w in app.topLevelWidgets() if isinstance(w, MainWindow))
    end = time.monotonic() + 30
    while not window.notice.isVisible() and time.monotonic() < end:
        app.processEvents()
    print(window.notice.isVisible(), window.notice.sentence)
    return 0

QApplication.exec = look
sys.exit(main())
"""


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """The window opens and says so, as does the terminal if there is one."""
    tried = ran(WHAT_THE_WINDOW_SAYS, tmp_path / "evenings.db", "nowhere.txt")
    said = "nowhere.txt cannot be opened. There is no such file or folder any more."
    assert tried.stdout == f"True {said}\n"
    assert "nowhere.txt:1: cannot be read: No such file or directory" in tried.stderr


def test_a_large_file_is_read_in_sight_of_the_window(tmp_path: Path) -> None:
    large = tmp_path / "letter.txt"
    large.write_text("Dear Ann,\n" * 100_000)
    tried = ran(WHAT_THE_WINDOW_SAYS, tmp_path / "evenings.db", str(large))
    assert tried.stdout.startswith("True letter.txt cannot be opened. This is nothing that")
    assert "letter.txt" not in tried.stderr


WHAT_LIES_ON_THE_TABLE = """
import sys
from pathlib import Path
from scorepad.app import made
from scorepad.exchange.opening import open_file
evenings = [kept for name in sys.argv[1:] for kept in open_file(Path(name))]
app, window = made(evenings)
keeping = window.document.keeping
print(keeping.key, len(window.document.evening.rounds[0].items))
app.aboutToQuit.emit()
"""


def on_the_table(archive: Path, *files: Path) -> str:
    """The number of the evening that the program starts with, and how much was entered."""
    return ran(WHAT_LIES_ON_THE_TABLE, archive, *map(str, files)).stdout.strip()


def test_a_file_opens_in_the_window_and_is_kept_once(tmp_path: Path) -> None:
    archive, one, two = tmp_path / "evenings.db", tmp_path / "one.txt", tmp_path / "two.txt"
    one.write_text("form rubber\nN 1C\n")
    two.write_text("form rubber\nN 1C\nN 1C\n")
    assert on_the_table(archive, one) == "1 1"
    assert on_the_table(archive, one) == "1 1"
    assert on_the_table(archive, one, two) == "2 2"
    assert on_the_table(archive) == "2 2"


def test_a_file_opens_while_another_program_has_the_archive(tmp_path: Path) -> None:
    one = tmp_path / "one.txt"
    one.write_text("form rubber\nN 1C\n")
    archive = Archive.open(tmp_path / "evenings.db")
    assert on_the_table(tmp_path / "evenings.db", one) == "None 1"
    archive.close()


THE_FIRST_DEAL = """
from datetime import date
from scorepad.app import made
app, window = made()
before = date.today()
assert window.document.keeping.key is None
window.entry.set_text("4sn")
window.entry.field.returnPressed.emit()
key = window.document.keeping.key
assert before <= window.document.keeping.archive.load(key).day <= date.today()
app.aboutToQuit.emit()
print("kept with its day")
"""


def test_the_first_deal_of_all_is_of_today(tmp_path: Path) -> None:
    tried = ran(THE_FIRST_DEAL, tmp_path / "evenings.db")
    assert tried.stdout == "kept with its day\n"


ONCE_IT_IS_SEEN = """
import gc, sys, time
from PySide6.QtWidgets import QApplication
from scorepad.__main__ import main
from scorepad.ui.main_window import MainWindow

def look(app):
    (window,) = (w for w in app.topLevelWidgets() if isinstance(w, MainWindow))
    menus = [action.menu() for action in window.menuBar().actions()]
    print(len(menus), any(menu.actions() for menu in menus), gc.isenabled())
    end = time.monotonic() + 30
    while not gc.isenabled() and time.monotonic() < end:
        app.processEvents()
    print(all(menu.actions() for menu in menus), gc.isenabled())
    return 0

QApplication.exec = look
sys.exit(main())
"""


def test_the_menus_are_filled_once_the_window_is_seen(tmp_path: Path) -> None:
    tried = ran(ONCE_IT_IS_SEEN, tmp_path / "evenings.db")
    assert tried.stdout == "6 False False\nTrue True\n"
