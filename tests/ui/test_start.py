"""What is loaded for the first picture of the window, and what waits until it is wanted."""

import subprocess
import sys
from pathlib import Path

from tests.benchmarks.starts import SCOREPAD, nobodys

WAITING = {
    "ctypes",
    "difflib",
    "scorepad.archive.compared",
    "scorepad.archive.counting",
    "scorepad.archive.facts",
    "scorepad.archive.standings",
    "scorepad.bridge.old_results",
    "scorepad.bridge.ranking",
    "scorepad.bridge.settling",
    "scorepad.bridge.setup",
    "scorepad.pages",
    "scorepad.ui.words.paper",
    "scorepad.ui.words.review",
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
