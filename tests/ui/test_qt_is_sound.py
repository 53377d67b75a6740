"""Faults of one PySide6 release would be noticed here, and windows that are not deleted."""

import gc
import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from scorepad.ui.document import Document
from scorepad.ui.evening.this_evening_page import ThisEveningPage
from tests.ui.windows import flush, open_window, type_deal

# 6.12.0 lost a reference to None at every call and aborted after some five thousand.
MANY_CALLS = """
from PySide6.QtCore import QObject
thing = QObject()
for _ in range(20_000):
    thing.setObjectName("thing")
"""


def test_twenty_thousand_calls() -> None:
    subprocess.run([sys.executable, "-c", MANY_CALLS], check=True, timeout=60)


def test_a_closed_window_is_gone(qapp: QApplication, tmp_path: Path) -> None:
    window = open_window(Document(), tmp_path / "settings.ini")
    type_deal(window, "4sn")
    gone: list[str] = []
    window.destroyed.connect(lambda: gone.append("window"))
    window.close()
    window.deleteLater()
    flush()
    assert gone == ["window"]


def test_what_is_left_of_closed_windows_can_be_collected(
    qapp: QApplication, tmp_path: Path
) -> None:
    """Python frees a document with its steps in any order."""
    for _ in range(5):
        window = open_window(Document(), tmp_path / "settings.ini")
        type_deal(window, "4sn")
        type_deal(window, "3nte-1")
        window.document.steps.undo()
        window.close()
        window.deleteLater()
        del window
        flush()
        gc.collect()


def test_a_closed_page_is_gone(qapp: QApplication, tmp_path: Path) -> None:
    window = open_window(Document(), tmp_path / "settings.ini")
    gone: list[str] = []
    window.openers.this_evening()
    (page,) = window.findChildren(ThisEveningPage)
    page.destroyed.connect(lambda: gone.append("page"))
    page.close()
    flush()
    assert gone == ["page"]
    window.close()
    window.deleteLater()
    flush()
