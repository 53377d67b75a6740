"""The program from its front door, where a window is wanted."""

import os
import subprocess
import sys
from pathlib import Path

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


def test_a_file_that_is_not_there() -> None:
    tried = started("nowhere.txt", QT_QPA_PLATFORM="offscreen")
    assert tried.returncode == 2
    assert tried.stderr == "nowhere.txt:1: cannot be read: No such file or directory\n"
