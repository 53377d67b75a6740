"""The packaged program against the checkout and a bare window, on a screen; and what it weighs.

Each is timed from outside, up to the first picture on a virtual screen, so that all count alike.
Run by name, once there is a package: `python3 packaging/build.py app`, then
`python3 packaging/test.py --bench`.
"""

import mmap
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from time import sleep

import PySide6
import pytest

from tests.benchmarks.conftest import BY_THE_CLOCK, Ratio, Told
from tests.benchmarks.starts import AND_STAY, BARE, ROOT, nobodys

pytestmark = BY_THE_CLOCK
PACKAGED = ROOT / "build" / "app" / "scorepad"
PROGRAMS = {
    "bare window": [sys.executable, "-c", BARE + AND_STAY],
    "checkout": [sys.executable, "-P", "-m", "scorepad"],
    "packaged": [str(PACKAGED / "scorepad")],
}
BUILT = pytest.mark.skipif(
    not PACKAGED.is_dir(), reason="no package is built: python3 packaging/build.py app"
)
ENOUGH = 60.0
"""Seconds after which a program that shows nothing has failed."""


class Screen:
    """A virtual screen whose picture can be watched, with one program on it at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        read, write = os.pipe()
        options = ["-screen", "0", "1024x768x24", "-nocursor", "-fbdir", str(folder)]
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), *options],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            self.name = f":{told.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as file:
            self.picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self.program: subprocess.Popen[bytes] | None = None
        self.empty = self.seen()

    def seen(self) -> bytes:
        """What can be seen now."""
        return self.picture[:]

    def start(self, command: Sequence[str]) -> None:
        """Start a program and wait until some of it can be seen."""
        environment = nobodys(self.folder, self.name)
        self.program = subprocess.Popen(command, env=environment, cwd=self.folder)
        for _ in range(int(ENOUGH * 1000)):
            if self.seen() != self.empty:
                return
            assert self.program.poll() is None, "it ended before it showed anything"
            sleep(0.001)
        raise AssertionError("it showed nothing")

    def clear(self) -> None:
        """End the program, and wait until the screen is as before."""
        if self.program:
            self.program.terminate()
            self.program.wait()
            self.program = None
        while self.seen() != self.empty:
            sleep(0.001)

    def close(self) -> None:
        self.clear()
        self.picture.close()
        self.server.terminate()
        self.server.wait()


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    if not shutil.which("Xvfb"):
        pytest.skip("there is no Xvfb to show windows on")
    screen = Screen(tmp_path)
    yield screen
    screen.close()


@pytest.mark.parametrize("program", ["checkout", pytest.param("packaged", marks=BUILT)])
def test_start(program: str, screen: Screen, ratio: Ratio) -> None:
    started, bare = (partial(screen.start, PROGRAMS[name]) for name in (program, "bare window"))
    started()  # what Python compiles the first time is compiled now
    ratio.compare(
        f"the first picture, {program}",
        started,
        "a bare window's",
        bare,
        turns=10,
        before=screen.clear,
    )


def weight(place: Path) -> int:
    """The bytes of a file, or of all files in a folder."""
    files = [place] if place.is_file() else place.rglob("*")
    return sum(file.lstat().st_size for file in files if file.is_file())


@BUILT
def test_weight(told: Told) -> None:
    """To be read with the times: a larger package can be made to start faster."""
    qt = Path(PySide6.__file__).parent
    figures = f"{weight(PACKAGED) / 1e6:,.1f} MB to {weight(qt) / 1e6:,.1f} MB"
    told.tell("the package", "PySide6 as it comes", weight(PACKAGED) / weight(qt), figures)
