"""What is loaded for the first picture of the window, and what is loaded later."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QWidget

from tests.benchmarks.starts import SCOREPAD, nobodys
from tests.ui.windows import Opened

WAITING = {
    "ctypes",
    "difflib",
    "fractions",
    "h11",
    "scorepad.archive.compared",
    "scorepad.archive.counting",
    "scorepad.archive.facts",
    "scorepad.archive.standings",
    "scorepad.bridge.old_results",
    "scorepad.bridge.ranking",
    "scorepad.bridge.settling",
    "scorepad.bridge.setup",
    "scorepad.phones.interface",
    "scorepad.sheets.pages",
    "scorepad.ui.phones.phones",
    "scorepad.ui.words.paper",
    "scorepad.ui.words.review",
    "segno",
    "socket",
}


def test_the_first_picture_takes_only_what_it_shows(tmp_path: Path) -> None:
    program = f"{SCOREPAD}\nimport sys\nprint(*sys.modules)"
    done = subprocess.check_output(
        [sys.executable, "-c", program], env=nobodys(tmp_path), encoding="utf-8"
    )
    loaded = {*done.split()}
    assert "scorepad.ui.window.main_window" in loaded
    assert not loaded & WAITING


def test_no_part_has_a_style_sheet_of_its_own_in_the_usual_size(opened: Opened) -> None:
    """Each would be parsed, and applied to everything in that part, in addition to the window's."""
    window = opened()
    assert window.styleSheet()
    assert [part for part in window.findChildren(QWidget) if part.styleSheet()] == []
