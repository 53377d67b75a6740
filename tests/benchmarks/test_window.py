"""The window against a bare one, and its steps against an evening a twentieth as long.

Run by name: `python3 packaging/test.py --bench`. Nothing here is asserted by the clock.
"""

import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from scorepad.bridge.evening import Evening
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import look
from scorepad.ui.document import Document
from tests.benchmarks.conftest import Ratios
from tests.benchmarks.starts import AND_END, BARE, SCOREPAD, nobodys
from tests.ui.windows import open_window


def an_evening(deals: int) -> Evening:
    """An evening of plausible rubbers, the same at every run."""
    rng = random.Random(4)
    lines = ["form rubber"]
    for _ in range(deals):
        declarer, level, strain = rng.choice("NESW"), rng.randint(1, 5), rng.choice("CDHSN")
        lines.append(f"{declarer} {level}{strain}{rng.choice(('=', '-1', '-2', '+1'))}")
    return read_score_file("\n".join(lines).encode())


def in_rounds(benchmark: BenchmarkFixture) -> Callable[..., object]:
    """The way to run a benchmark that sets something up before each round."""
    return cast("Callable[..., object]", benchmark.pedantic)


def test_start(tmp_path: Path, ratios: Ratios) -> None:
    """From nothing to the first painted window, and the memory that it took."""
    environment = nobodys(tmp_path)
    memory: dict[str, float] = {}

    def start(name: str, program: str) -> None:
        command = [sys.executable, "-c", program + AND_END]
        memory[name] = int(subprocess.check_output(command, env=environment)) / 1024

    scorepad, bare = partial(start, "scorepad", SCOREPAD), partial(start, "bare", BARE)
    scorepad()  # what Python compiles the first time is compiled now
    ratios.compare("the first painted window", scorepad, "a bare window", bare, turns=20)
    more = memory["scorepad"] - memory["bare"]
    ratios.lines.append(f"  {more:.1f} MB more than a bare window ({memory['bare']:.1f} MB)")


@pytest.mark.benchmark(group="Enter to painted sheet")
@pytest.mark.parametrize("deals", [60, 1000])
def test_enter(benchmark: BenchmarkFixture, qapp: QApplication, deals: int, tmp_path: Path) -> None:
    look.load_fonts()
    window = open_window(Document(an_evening(deals)), tmp_path / "settings.ini")
    qapp.processEvents()

    def type_one() -> None:
        window.entry.set_text("4sn-1")
        qapp.processEvents()

    def enter() -> None:
        window.entry.field.returnPressed.emit()
        qapp.processEvents()

    in_rounds(benchmark)(enter, setup=type_one, rounds=40, warmup_rounds=3)
    window.close()


@pytest.mark.benchmark(group="a frame of the sheet")
@pytest.mark.parametrize("motion", ["size", "turn"])
def test_frame(
    benchmark: BenchmarkFixture, qapp: QApplication, motion: str, tmp_path: Path
) -> None:
    look.load_fonts()
    window = open_window(Document(an_evening(60)), tmp_path / "settings.ini")
    window.resize(1920, 1080)
    qapp.processEvents()
    steps = iter(range(10_000))

    def frame() -> None:
        step = next(steps)
        if motion == "size":
            window.sheet.setFont(look.text_font(12 + step % 16))
        else:
            window.sheet.show_round(step % len(window.document.evening.rounds))
        qapp.processEvents()

    in_rounds(benchmark)(frame, rounds=100, warmup_rounds=5)
    window.close()
