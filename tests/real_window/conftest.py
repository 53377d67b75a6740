"""A real screen is asked for by name; everything else is as in the tests without one.

Each process of tests has a screen of its own, so that several type and click side by side.
"""

import os
import subprocess

import pytest

from tests.ui.conftest import app, flushed, looks, own_settings

__all__ = ["app", "flushed", "looks", "own_settings"]


def pytest_configure(config: pytest.Config) -> None:
    """Start a screen where windows are shown: not in the process that only distributes tests."""
    if config.getoption("numprocesses", None) and not hasattr(config, "workerinput"):
        return
    told, tell = os.pipe()
    screen = ["Xvfb", "-displayfd", str(tell), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(
        screen, pass_fds=[tell], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(tell)
    with os.fdopen(told) as display:
        os.environ["DISPLAY"] = f":{display.readline().strip()}"
    os.environ["QT_QPA_PLATFORM"] = "xcb"

    def end() -> None:
        server.terminate()
        server.wait()

    config.add_cleanup(end)
