"""`scorepad print`, as a user runs it: without a window and without a display."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QLocale

from scorepad.exchange import evening_file
from scorepad.exchange.kept import Kept
from scorepad.pages import Paper
from scorepad.ui.paper.paper_size import usual_paper
from tests.ui.paper.evenings import SAMPLE, sample

CHECKOUT = Path(__file__).parents[3]


def run(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the command where there is no display at all."""
    nowhere = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in nowhere}
    return subprocess.run(
        [sys.executable, "-m", "scorepad", "print", *arguments],
        cwd=folder,
        env={**environment, "PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "evening.txt").write_text(SAMPLE, encoding="utf-8")
    return tmp_path


def test_an_evening(folder: Path) -> None:
    done = run("evening.txt", "-o", "out.pdf", "--paper", "A4", folder=folder)
    assert (done.returncode, done.stdout, done.stderr) == (0, "out.pdf: 1 page\n", "")
    text = PdfReader(folder / "out.pdf").pages[0].extract_text()
    assert "2380" in text
    assert "1640" not in text


def test_many_evenings_in_one_file(folder: Path) -> None:
    options = ("--letters", "--landscape", "--paper", "Letter", "--side-by-side")
    done = run(*["evening.txt"] * 3, "-o", "out.pdf", *options, folder=folder)
    assert done.returncode == 0
    pages = PdfReader(folder / "out.pdf").pages
    assert done.stdout == f"out.pdf: {len(pages)} pages\n"
    assert "2380" in pages[0].extract_text()
    assert float(pages[0].mediabox.width) == pytest.approx(792, abs=1)


def test_an_evening_file_with_many_evenings(folder: Path) -> None:
    evenings = [Kept(uuid4(), replace(sample().evening, title=f"Evening {n}")) for n in range(3)]
    (folder / "all.scorepad").write_bytes(evening_file.encode(evenings))
    done = run("all.scorepad", "-o", "out.pdf", folder=folder)
    assert (done.stdout, done.stderr) == ("out.pdf: 3 pages\n", "")
    for number, page in enumerate(PdfReader(folder / "out.pdf").pages):
        assert f"Evening {number}" in " ".join(page.extract_text().split())


@pytest.mark.parametrize("blank", ["rubber", "chukker", "back-score"])
def test_a_blank_sheet(blank: str, folder: Path) -> None:
    done = run("--blank", blank, "--players", "7", "-o", "out.pdf", folder=folder)
    assert (done.returncode, done.stdout) == (0, "out.pdf: 1 page\n")
    assert len(PdfReader(folder / "out.pdf").pages) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["evening.txt", "-o", "no/such/place.pdf"], "no/such/place.pdf cannot be written"),
        (["-o", "out.pdf"], "name either the files to be printed or a blank sheet"),
        (["evening.txt", "--blank", "rubber", "-o", "out.pdf"], "name either the files"),
        (["evening.txt", "-o", "./evening.txt"], "evening.txt is to be printed; name another"),
        (["nothing.txt", "-o", "out.pdf"], "nothing.txt:1: cannot be read"),
        (["evening.txt", "empty.txt", "-o", "out.pdf"], "empty.txt:1: there is no round yet"),
        (["evening.txt"], "required: -o"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], said: str, folder: Path) -> None:
    (folder / "empty.txt").write_text("# nothing yet\n", encoding="utf-8")
    done = run(*arguments, folder=folder)
    assert done.returncode == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert sorted(file.name for file in folder.iterdir()) == ["empty.txt", "evening.txt"]


def test_the_paper_of_the_country() -> None:
    def in_(country: QLocale.Country) -> Paper:
        return usual_paper(QLocale(QLocale.Language.English, country))

    assert in_(QLocale.Country.UnitedStates) is Paper.LETTER
    assert in_(QLocale.Country.UnitedKingdom) is Paper.A4
