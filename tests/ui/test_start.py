"""What is loaded for the first picture of the window, and what is loaded later."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
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


@pytest.mark.parametrize(
    ("screen", "points", "window"),
    [
        ((1024, 600), 12, (1008, 560)),
        ((1366, 768), 12, (1215, 728)),
        ((1920, 1080), 16, (1714, 936)),
    ],
)
def test_words_and_the_first_window_are_larger_on_a_large_screen(
    screen: tuple[int, int], points: int, window: tuple[int, int], tmp_path: Path
) -> None:
    file = tmp_path / "screen.json"
    wide, high = screen
    there = {"name": "one", "x": 0, "y": 0, "width": wide, "height": high}
    file.write_text(json.dumps({"screens": [{**there, "logicalDpi": 96, "dpr": 1}]}))
    program = """
from scorepad.app import made
app, window = made()
print(app.font().pointSize(), window.width(), window.height())
"""
    on_it = {**nobodys(tmp_path), "QT_QPA_PLATFORM": f"offscreen:configfile={file}"}
    told = subprocess.check_output([sys.executable, "-c", program], env=on_it, encoding="utf-8")
    assert [*map(int, told.split())] == [points, *window]
