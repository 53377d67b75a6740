"""Paper against bare drawing: the same calls onto a PDF, without anything thought about.

Run by name: `python3 packaging/test.py --bench`. Nothing here is asserted by the clock.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPdfWriter, QPen
from PySide6.QtWidgets import QApplication

from scorepad.bridge.evening import ScoredEvening
from scorepad.sheets.pages import Wanted
from scorepad.ui import look
from scorepad.ui.paper.device import layout
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.paper_style import RESOLUTION
from scorepad.ui.paper.pdf import PdfInfo, save_pdf
from tests.benchmarks.conftest import BY_WORK, Ratio, Told
from tests.ui.paper.evenings import sixty

pytestmark = BY_WORK
ROOT = Path(__file__).parents[2]
CALLS = (
    *("setPen", "setBrush", "setFont", "setClipRect", "setClipping", "setRenderHint"),
    *("drawText", "drawLine", "drawPolyline", "drawPolygon", "drawRect", "drawRoundedRect"),
    *("drawEllipse", "fillRect", "fillPath", "strokePath"),
    *("save", "restore", "translate", "scale"),
)
COPIED = {QRectF, QPointF, QFont, QPen, QPainterPath}
Call = Callable[[QPainter], object]


class Recorder(QPainter):
    """Draws, and records every call with its arguments."""

    def __init__(self, device: QPdfWriter) -> None:
        super().__init__(device)
        self.calls: list[Call] = []


def _recording(name: str) -> Callable[..., object]:
    plain: Callable[..., object] = getattr(QPainter, name)

    def call(self: Recorder, *given: Any) -> object:
        kept = [type(each)(each) if type(each) in COPIED else each for each in given]
        self.calls.append(lambda painter: plain(painter, *kept))
        return plain(self, *given)

    return call


for _name in CALLS:
    setattr(Recorder, _name, _recording(_name))


def recorded(scored: ScoredEvening, file: Path) -> list[list[Call]]:
    """The calls of every page of an evening, as a PDF needs them."""
    found = []
    writer = _writer(file)
    recorder = Recorder(writer)
    with recorder:
        for page in evening_pages(scored, Wanted()):
            recorder.calls = []
            page.draw(recorder)
            found.append(recorder.calls)
    return found


def _writer(file: Path) -> QPdfWriter:
    writer = QPdfWriter(str(file))
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(layout(Wanted().format))
    return writer


def draw_bare(pages: list[list[Call]], file: Path) -> None:
    """The same calls again, and nothing else."""
    writer = _writer(file)
    with QPainter(writer) as painter:
        for number, calls in enumerate(pages):
            if number:
                writer.newPage()
            for call in calls:
                call(painter)


def print_evening(scored: ScoredEvening, file: Path) -> None:
    list(save_pdf(evening_pages(scored, Wanted()), file, PdfInfo("")))


@pytest.fixture
def fonts(qapp: QApplication) -> None:
    look.load_fonts()


def test_paper(ratio: Ratio, fonts: None, tmp_path: Path) -> None:
    scored = sixty()
    pages = recorded(scored, tmp_path / "recorded.pdf")
    ratio.compare(
        "60 deals to PDF",
        partial(print_evening, scored, tmp_path / "evening.pdf"),
        "its bare calls to Qt",
        partial(draw_bare, pages, tmp_path / "bare.pdf"),
        turns=40,
    )


MANY = """
import sys
from pathlib import Path
from scorepad.sheets.pages import Wanted
from scorepad.ui.paper.print_command import print_evenings
from tests.ui.paper.evenings import sixty

def resident():
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) // 1024

def evenings():
    for number in range(100):
        if number in (10, 99):
            print(resident(), flush=True)
        yield sixty(seed=number), ()

print_evenings(evenings(), Wanted(), Path(sys.argv[1]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux how much memory there is in use")
def test_memory_of_many_evenings(told: Told, tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", MANY, str(tmp_path / "many.pdf")]
    said = subprocess.check_output(command, cwd=ROOT, env=environment, encoding="utf-8")
    few, many = map(int, said.split())
    told.tell("memory to print 100 evenings", "that for ten", many / few, f"{many} MB to {few} MB")
