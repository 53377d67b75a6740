"""`scorepad print`, as a user runs it: without a window and without a display."""

import builtins
import io
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QLocale
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from scorepad.archive.archive import Archive
from scorepad.archive.facts import Facts
from scorepad.archive.ledger import Ledger
from scorepad.bridge.evening import Evening
from scorepad.commands import cli, libraries
from scorepad.exchange import reading
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.sheets.pages import Blank, Paper
from scorepad.ui import look
from scorepad.ui.paper.print_settings import usual_paper
from tests.archive.test_ledger import LATER, OWING
from tests.bridge.table import FOUR, entered
from tests.exchange.whole_files import evenings_of
from tests.ran import Ran, refused
from tests.ui.paper.evenings import SAMPLE, sample
from tests.ui.paper.reading import read_pdf

CHECKOUT = Path(__file__).parents[3]


Run = Callable[..., Ran]


@pytest.fixture
def run(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in the folder with the evenings."""
    monkeypatch.chdir(folder)

    def run_it(*arguments: str) -> Ran:
        try:
            status = cli.main(["print", *arguments])
        except SystemExit as left:
            status = int(left.code or 0)
        return Ran(status, *capsys.readouterr())

    return run_it


def run_without_display(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
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


def test_an_evening_where_there_is_no_display(folder: Path) -> None:
    done = run_without_display("evening.txt", "-o", "out.pdf", "--paper", "a4", folder=folder)
    assert (done.returncode, done.stdout, done.stderr) == (0, "out.pdf: 1 page\n", "")
    text = read_pdf(folder / "out.pdf")[0].text
    assert "2380" in text
    assert "1640" not in text


def test_a_vast_file_is_said_to_be_too_large(
    folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST", 10)
    line = refused(run("evening.txt", "-o", "out.pdf"))
    assert line.startswith("evening.txt: larger than 400 megabytes")
    assert not (folder / "out.pdf").exists()


def test_a_poster(folder: Path, run: Run) -> None:
    assert run("evening.txt", "-o", "out.pdf", "--poster").out == "out.pdf: 1 page\n"
    (page,) = read_pdf(folder / "out.pdf")
    assert "Place" in page.text
    assert "Contract" not in page.text


def test_a_poster_of_several_tables(folder: Path, run: Run) -> None:
    boards = folder / "boards.txt"
    boards.write_text("form duplicate\nscoring teams\n")
    complaint = refused(run("boards.txt", "-o", "out.pdf", "--poster"))
    assert "Nothing is decided yet" in complaint
    assert not (folder / "out.pdf").exists()
    boards.write_text("form duplicate\nboard 1\n1-2: N 4S=\n3-4: N 4S-1\n")
    assert run("boards.txt", "-o", "out.pdf", "--poster").out == "out.pdf: 1 page\n"


def test_what_of_several_tables_is_asked_for(folder: Path, run: Run) -> None:
    (folder / "boards.txt").write_text("form duplicate\nboard 1\n1-2: N 4S=\n3-4: N 4S-1\n")
    assert "1 page" in run("boards.txt", "-o", "out.pdf", "--include", "travellers").out
    text = read_pdf(folder / "out.pdf")[0].text
    assert ("Board 1:" in text, "Place" in text) == (True, False)
    assert "2 pages" in run("boards.txt", "-o", "out.pdf").out
    complaint = run("boards.txt", "-o", "out.pdf", "--include", "traveller").err
    assert "traveller is not one of travellers" in complaint
    complaint = refused(run("boards.txt", "-o", "other.pdf", "--include", "hands"))
    assert "Nothing is chosen to print." in complaint
    assert not (folder / "other.pdf").exists()


def test_many_evenings_in_one_file(folder: Path, run: Run) -> None:
    options = ("--letters", "--paper", "Letter")
    done = run(*["evening.txt"] * 3, "-o", "out.pdf", *options)
    assert done.status == 0
    pages = read_pdf(folder / "out.pdf")
    assert done.out == f"out.pdf: {len(pages)} pages\n"
    assert "2380" in " ".join(page.text for page in pages)
    assert pages[0].width == pytest.approx(612, abs=1)


def test_an_evening_file_with_many_evenings(folder: Path, run: Run) -> None:
    evenings = [
        SavedEvening(uuid4(), replace(sample().evening, title=f"Evening {n}")) for n in range(3)
    ]
    (folder / "all.scorepad").write_bytes(evenings_of(evenings))
    done = run("all.scorepad", "-o", "out.pdf")
    assert (done.out, done.err) == ("out.pdf: 3 pages\n", "")
    for number, page in enumerate(read_pdf(folder / "out.pdf")):
        assert f"Evening {number}" in page.text


@pytest.mark.parametrize("blank", [str(blank) for blank in Blank])
def test_a_blank_sheet(blank: str, folder: Path, run: Run) -> None:
    done = run("--blank", blank, "--players", "7", "-o", "out.pdf")
    assert (done.status, done.out) == (0, "out.pdf: 1 page\n")
    assert len(read_pdf(folder / "out.pdf")) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["evening.txt", "-o", "no/such/place.pdf"], "no/such/place.pdf cannot be written"),
        (["-o", "out.pdf"], "name the files to be printed, a blank sheet or a season"),
        (["evening.txt", "--blank", "rubber", "-o", "out.pdf"], "name the files to be printed"),
        (["evening.txt", "--players", "5", "-o", "out.pdf"], "--players goes with --blank"),
        (["evening.txt", "-o", "./evening.txt"], "evening.txt is one of the files to print"),
        (["nothing.txt", "-o", "out.pdf"], "nothing.txt cannot be read"),
        (["evening.txt", "empty.txt", "-o", "out.pdf"], "empty.txt:1: no round has begun"),
        (["day.txt", "-o", "out.pdf"], "day.txt:1: no round has begun"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: list[str], said: str, folder: Path, run: Run
) -> None:
    (folder / "empty.txt").write_text("# nothing yet\n", encoding="utf-8")
    (folder / "day.txt").write_text("date 2026-01-31\n", encoding="utf-8")
    before = sorted(folder.iterdir())
    done = run(*arguments)
    assert done.status == 2
    assert done.out == ""
    assert said in done.err
    assert done.err.count("\n") == 1
    assert sorted(folder.iterdir()) == before


def test_the_paper_of_the_country() -> None:
    def in_(country: QLocale.Country) -> Paper:
        return usual_paper(QLocale(QLocale.Language.English, country))

    assert in_(QLocale.Country.UnitedStates) is Paper.LETTER
    assert in_(QLocale.Country.UnitedKingdom) is Paper.A4


@pytest.mark.parametrize(
    ("trouble", "lacking", "said"),
    [
        (
            ModuleNotFoundError("no Qt", name="PySide6.QtGui"),
            [],
            "scorepad print: this needs PySide6",
        ),
        (ImportError("libGL.so.1"), ["libgl1"], "scorepad: the window needs libraries"),
        (ModuleNotFoundError("no zlib", name="zlib"), [], ""),
        (ImportError("libz.so.1"), [], ""),
    ],
)
def test_without_qt_it_says_so(
    trouble: ImportError,
    lacking: list[str],
    said: str,
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And anything else that is missing is not the user's fault."""
    found = builtins.__import__

    def lost(name: str, *rest: Any) -> Any:
        if name == "scorepad.ui.paper":
            raise trouble
        return found(name, *rest)

    monkeypatch.setattr(libraries, "missing", lambda: lacking)
    monkeypatch.setattr(builtins, "__import__", lost)
    if said:
        assert run("evening.txt", "-o", "out.pdf").err.startswith(said)
    else:
        with pytest.raises(type(trouble), match=str(trouble)):
            run("evening.txt", "-o", "out.pdf")


def test_a_season_before_the_first_evening(
    folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCOREPAD_ARCHIVE", str(folder / "fresh" / "evenings.db"))
    assert refused(run("--season", "all")) == "There are no evenings yet."
    assert not (folder / "fresh").exists()


def test_a_season_of_the_archive(folder: Path, run: Run) -> None:
    won = entered("N 3N=", "S 4H=", seating=FOUR)
    with closing(Archive.open(folder / "evenings.db")) as archive:
        for month in (1, 2, 11):
            archive.begin(Evening((won,), day=date(2026, month, 7)))
    archived = ("--archive", str(folder / "evenings.db"), "-o", "out.pdf")
    done = run("--season", "2026", *archived)
    assert (done.status, done.out) == (0, "out.pdf: 1 page\n")
    assert "+27" in read_pdf(folder / "out.pdf")[0].text.replace("−", "-")
    assert run("--season", "2026", *archived[:2]).out == "Season 2026.pdf: 1 page\n"
    done = run("--season", "2025/26", *archived)
    assert "+18" in read_pdf(folder / "out.pdf")[0].text
    assert refused(run("--season", "2020", *archived)) == (
        "scorepad print: there are no evenings in 2020"
    )
    assert refused(run("--season", "soon", *archived)).startswith(
        "scorepad print: “soon” is not a season, e.g. 2026"
    )
    assert refused(run("evening.txt", "--season", "2026", *archived)) == (
        "scorepad print: name the files to be printed, a blank sheet or a season"
    )


@pytest.mark.parametrize("named", ["last", "1", "2026-01-07"])
def test_an_evening_of_the_archive(
    named: str, folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCOREPAD_ARCHIVE", str(folder / "evenings.db"))
    assert refused(run(named)) == "There are no evenings yet."
    won = entered("N 3N=", "S 4H=", seating=FOUR)
    with closing(Archive.open(folder / "evenings.db")) as archive:
        archive.begin(Evening((won,), title="Club", day=date(2026, 1, 7)))
    assert run(named).out == "2026-01-07 Club.pdf: 1 page\n"
    assert refused(run("2026-1-31")).startswith(
        "scorepad print: there is no evening “2026-1-31”; name its number, its day"
    )
    (folder / named).write_text("title File\nform rubber\nN 1C=\n", encoding="utf-8")
    assert run(named).out == "File.pdf: 1 page\n"


def test_an_evening_of_the_archive_says_what_a_later_one_took_over(folder: Path, run: Run) -> None:
    """As in the window: what was carried over must not be paid twice."""
    with closing(Archive.open(folder / "evenings.db")) as archive:
        archive.begin(OWING)
        new = archive.begin(LATER)
        with closing(Facts(archive)) as facts:
            bob, _ = Ledger(archive, facts).open_before(LATER.day, new)
        archive.save(new, replace(LATER, debts=(bob.debt,)), "")
    done = run("1", "--archive", str(folder / "evenings.db"), "-o", "out.pdf")
    assert done.status == 0
    text = read_pdf(folder / "out.pdf")[0].text
    assert "carried over to 8 Nov 2026" in text


@pytest.mark.parametrize("end", ["png", "svg", "PNG"])
def test_the_ending_decides_that_it_is_a_picture(run: Run, folder: Path, end: str) -> None:
    assert run("--blank", "rubber", "--paper", "A5", "-o", f"blank.{end}").status == 0
    written = folder / f"blank.{end}"
    vectors = end == "svg"
    size = QSvgRenderer(str(written)).defaultSize() if vectors else QImage(str(written)).size()
    assert size.height() / size.width() == pytest.approx(2**0.5, rel=0.01)


@pytest.mark.parametrize("name", ["blank.jpg", "blank.gif", "31.12"])
def test_of_another_kind_there_is_none(run: Run, folder: Path, name: str) -> None:
    assert refused(run("--blank", "rubber", "-o", name)) == (
        f"scorepad print: {name} must end in .pdf, .png or .svg"
    )
    assert not (folder / name).exists()


def test_pages_as_pictures_have_a_file_each(run: Run, folder: Path) -> None:
    twice = ("evening.txt", "evening.txt", "-o", "pages.png")
    assert run(*twice).out == "pages-1.png: 1 page\npages-2.png: 1 page\n"
    pictures = sorted(file.name for file in folder.glob("*.png"))
    assert pictures == ["pages-1.png", "pages-2.png"]
    first, second = (QImage(str(folder / name)) for name in pictures)
    assert first == second
    assert first.width() < first.height()


def test_a_picture_that_cannot_be_written(run: Run) -> None:
    tried = run("--blank", "rubber", "-o", "nowhere/blank.png")
    assert refused(tried) == "nowhere/blank.png cannot be written: No such file or directory"


def test_without_its_fonts_nothing_is_printed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look, "SHEET_FAMILY", "a font that nobody has")
    tried = run("--blank", "rubber", "-o", "blank.pdf")
    assert refused(tried).startswith("scorepad print: The fonts that come with scorepad cannot be")


@pytest.mark.parametrize("name", ["-", "/dev/stdout"])
def test_a_pdf_on_standard_output(
    folder: Path, capsysbinary: pytest.CaptureFixture[bytes], name: str
) -> None:
    assert cli.main(["print", "--blank", "rubber", "-o", name]) == 0
    printed = capsysbinary.readouterr().out
    assert len(PdfReader(io.BytesIO(printed)).pages) == 1


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        (["evening.txt"], "An evening of bridge.pdf"),
        (["dated.txt"], "2026-01-31 Club.pdf"),
        (["--blank", "rubber"], "Rubber bridge.pdf"),
    ],
)
def test_a_pdf_that_nobody_named(arguments: list[str], name: str, run: Run, folder: Path) -> None:
    (folder / "dated.txt").write_text("title Club\ndate 2026-01-31\nform rubber\nN 1C=\n")
    assert run(*arguments).out == f"{name}: 1 page\n"
    assert (folder / name).stat().st_size
    assert refused(run(*arguments)) == (
        f"scorepad print: {name} is already there; name a file with -o FILE"
    )
