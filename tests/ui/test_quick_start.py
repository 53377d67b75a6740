"""What PySide6 loads besides waits until somebody uses it, and is then as it always was."""

import subprocess
import sys
from pathlib import Path

import pytest
import shiboken6

from tests.benchmarks.starts import SCOREPAD, nobodys

IS_LAID_OUT = Path(shiboken6.__file__).with_name("files.dir").is_dir()
"""Whether PySide6's own files can be found one by one."""

LOADED = """
import sys
from scorepad.ui.quick_start import SELDOM_USED
for name in sorted(SELDOM_USED):
    if name in sys.modules and "__getattr__" not in vars(sys.modules[name]):
        print(name)
"""
BROUGHT = """
import builtins, sys
from scorepad.ui.quick_start import bring_qt
plain = builtins.__import__
bring_qt()
"""


def run(program: str, home: Path) -> list[str]:
    """What a program of its own prints, line by line."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=nobodys(home),
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    return done.stdout.splitlines()


def test_the_first_window_does_without_what_is_seldom_used(tmp_path: Path) -> None:
    loaded = run(SCOREPAD + LOADED, tmp_path)
    assert [name for name in loaded if IS_LAID_OUT or "shiboken" not in name] == []


@pytest.mark.parametrize(
    "use",
    [
        "import zipfile; print(zipfile.ZipFile.__name__)",
        "from zipfile import ZipFile; print(ZipFile.__name__)",
        "import json, zipfile; json.dumps(1); print(zipfile.ZipFile.__name__)",
    ],
)
def test_it_comes_when_it_is_used(use: str, tmp_path: Path) -> None:
    assert run(BROUGHT + use, tmp_path) == ["ZipFile"]


def test_what_does_not_exist_is_missed_as_ever(tmp_path: Path) -> None:
    program = """
import json
for _ in range(2):
    try:
        json.nothing
    except AttributeError as missing:
        print(missing)
"""
    assert run(BROUGHT + program, tmp_path) == ["module 'json' has no attribute 'nothing'"] * 2


def test_two_threads_may_ask_at_once(tmp_path: Path) -> None:
    program = """
import json, sys
from threading import Barrier, Thread
sys.setswitchinterval(1e-6)
together, told = Barrier(4), []
def ask():
    together.wait()
    told.append(json.dumps([1]))
threads = [Thread(target=ask) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(told)
"""
    assert run(BROUGHT + program, tmp_path) == ["['[1]', '[1]', '[1]', '[1]']"]


def test_a_module_that_asks_for_itself_while_it_is_loaded(tmp_path: Path) -> None:
    """As the first of two does that import each other."""
    (tmp_path / "copy.py").write_text(
        "import copy\nprint(getattr(copy, 'later', 'not yet'))\nlater = 'now'\n"
    )
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); sys.modules.pop('copy', None)\n"
    program += "from scorepad.ui.quick_start import let_wait; let_wait()\n"
    assert run(program + "import copy; print(copy.later)", tmp_path) == ["not yet", "now"]


def test_what_qt_says_of_its_calls_is_the_same_as_ever(tmp_path: Path) -> None:
    program = """
from PySide6.QtCore import QObject, QTimer
timer = QTimer()
for call in (
    lambda: timer.setInterval("soon"),
    lambda: timer.setInterval(1, 2, 3),
    lambda: timer.nothing,
    lambda: QObject(3),
    lambda: QTimer(nothing=3),
    lambda: QTimer.__doc__,
    lambda: QTimer.setInterval.__doc__,
):
    try:
        print(call())
    except (AttributeError, TypeError) as wrong:
        print(type(wrong).__name__, wrong)
"""
    said = run(BROUGHT + program, tmp_path)
    assert said == run(program, tmp_path)
    assert sum("setInterval(msec: int" in line for line in said) == 1


def test_imports_stay_as_python_does_them(tmp_path: Path) -> None:
    assert run(f"{BROUGHT}print(builtins.__import__ is plain)", tmp_path) == ["True"]
