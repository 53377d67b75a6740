"""The pictures of the standings: what they show, and that they leave the window as lines."""

import io
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.contracts import Ended
from scorepad.archive.facts import Facts
from scorepad.archive.listing import Listing
from scorepad.archive.standings import (
    Chosen,
    Standing,
    Sums,
    Timeline,
    players,
)
from scorepad.bridge.contract import CLUBS
from scorepad.bridge.options import Form
from scorepad.ui import look
from scorepad.ui.look import DARK, LIGHT, Colours
from scorepad.ui.painting.pencil import pencil
from scorepad.ui.review.pictures import (
    MOST_LINES,
    dates_below,
    draw_endings,
    draw_timeline,
    in_timeline,
)
from scorepad.ui.review.pictures_page import ENDINGS, SOURCES, TIMELINE, PicturesPage
from scorepad.ui.review.standings_page import PICTURES
from tests.ui.contrast import contrast
from tests.ui.review.standings import answered
from tests.ui.ways.review import shown_standings
from tests.ui.ways.table import Table


@pytest.fixture
def chosen(archive: Archive, facts: Facts) -> Chosen:
    facts.bring_up_to_date()
    return Chosen(Listing(archive, facts).keys()[::-1], tuple(Form))


@pytest.fixture
def page(qtbot: QtBot, chosen: Chosen, facts: Facts) -> PicturesPage:
    shown = PicturesPage(facts)
    qtbot.addWidget(shown)
    shown.show_standings(chosen, players(facts, chosen))
    shown.resize(900, 600)
    assert not shown.copy_button.isEnabled()
    shown.show()
    qtbot.waitUntil(shown.copy_button.isEnabled)
    return shown


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_what_went_down_is_seen_on_paper_and_beside_what_was_made(colours: Colours) -> None:
    picture = QImage(900, 600, QImage.Format.Format_RGB32)
    ink = pencil(colours, 14)
    with QPainter(picture) as painter:
        draw_endings(painter, QRectF(picture.rect()), ink, (), {(1, CLUBS): Ended(10, 10)})
    bar = [picture.pixelColor(x, y) for x in range(900) for y in range(100, 600)]
    assert bar.count(colours.accent) == pytest.approx(bar.count(ink.down), rel=0.1)
    assert bar.count(ink.down) > 300
    assert contrast(ink.down, colours.paper) >= 3
    assert contrast(ink.down, colours.accent) >= 2.5


def text_of(data: bytes) -> str:
    return " ".join(PdfReader(io.BytesIO(data)).pages[0].extract_text().split())


def test_the_first_and_the_last_have_lines_and_who_is_asked_for() -> None:
    """By total: nobody is left out between players who have a line."""
    many = [Standing((f"P{number}",), 3, Sums(hundreds=number)) for number in range(9)]
    everybody = [*many, Standing(("Zoe",), 1, Sums(hundreds=5))]
    lines = in_timeline(everybody)
    assert len(lines) == MOST_LINES
    assert "Zoe" not in lines
    rare = [Standing((name,), 1, Sums(hundreds=far)) for name, far in (("Max", 99), ("Min", -9))]
    ends = {"Max", "P8", "P7", "Min", "P0", "P1"}
    assert ends < {*in_timeline([*everybody, *rare])}
    assert "Zoe" in in_timeline(everybody, ("Zoe",))
    assert in_timeline(everybody, ("Zoe",), ("P8", "P7")) == ["Zoe", "P8", "P7"]


def test_the_course_of_no_evenings_is_only_a_title() -> None:
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        draw_timeline(painter, QRectF(image.rect()), pencil(LIGHT, 12), (), Timeline([], []), 0)


@pytest.mark.parametrize(
    ("days", "said"),
    [
        ("", ""),
        ("2025-03-14", "0 Mar 2025"),
        (
            "2024-10-01 2024-10-08 2024-11-05 2025-01-07 2025-02-04",
            "0 Oct 2024 2 Nov 3 Jan 2025 4 Feb",
        ),
        ("2022-10-01 2023-01-07 - 2023-10-03 2024-01-02 -", "0 2022 1 2023 4 2024"),
        ("- 2024-10-01", "1 Oct 2024"),
    ],
)
def test_below_the_course_stand_its_months_or_its_years(days: str, said: str) -> None:
    dates = [None if day == "-" else date.fromisoformat(day) for day in days.split()]
    assert " ".join(f"{place} {at}" for place, at in dates_below(dates)) == said


def test_it_says_how_many_lines_there_are_and_whose_can_be_chosen(
    page: PicturesPage, chosen: Chosen, facts: Facts
) -> None:
    everybody = [one.who[0] for one in players(facts, chosen)]
    number = len(everybody)
    assert number > MOST_LINES
    said = f"{MOST_LINES} of {number} players"
    assert said in text_of(saved(page))
    assert page.lines.text() == said
    for name in page.lines.checked[1:]:
        check(page, name)
    (first,) = page.lines.checked
    (other, *_) = [name for name in everybody if name != first]
    check(page, other)
    assert set(page.lines.checked) == {first, other}
    assert page.lines.text() == f"2 of {number} players"
    check(page, first)
    check(page, other)
    assert page.lines.text() == said, "nobody chosen is everybody"
    spare = next(name for name in everybody if name not in page.lines.checked)
    assert not item_of(page, spare).isEnabled()
    check(page, page.lines.checked[0])
    assert item_of(page, spare).isEnabled()
    page.show_standings(chosen, [])
    assert page.lines.isHidden()
    page.show_standings(chosen, players(facts, chosen))
    assert page.lines.text() == said
    page.which.setCurrentIndex(SOURCES)
    answered(page)
    assert page.lines.isHidden()


def check(page: PicturesPage, name: str) -> None:
    """Check the box of a player, or take the check away."""
    item = item_of(page, name)
    checked = item.checkState() is Qt.CheckState.Checked
    item.setCheckState(Qt.CheckState.Unchecked if checked else Qt.CheckState.Checked)


def item_of(page: PicturesPage, name: str) -> QStandardItem:
    model = page.lines.list.model()
    assert isinstance(model, QStandardItemModel)
    (item,) = model.findItems(name)
    return item


@pytest.mark.parametrize("which", [TIMELINE, ENDINGS, SOURCES])
def test_on_paper_it_is_lines_and_words_not_dots(page: PicturesPage, which: int) -> None:
    page.which.setCurrentIndex(which)
    answered(page)
    data = saved(page)
    pdf = PdfReader(io.BytesIO(data))
    assert len(pdf.pages) == 1
    assert not pdf.pages[0].images
    words = text_of(data)
    expected = {TIMELINE: "back score", ENDINGS: "How contracts ended", SOURCES: "Penalties"}
    assert expected[which] in words


def test_each_line_is_labelled_at_its_end(page: PicturesPage, chosen: Chosen, facts: Facts) -> None:
    page.which.setCurrentIndex(TIMELINE)
    answered(page)
    words = text_of(saved(page))
    for player in in_timeline(players(facts, chosen)):
        assert player in words


def test_of_one_player(page: PicturesPage, chosen: Chosen, facts: Facts) -> None:
    page.which.setCurrentIndex(SOURCES)
    answered(page)
    everybody = text_of(saved(page))
    page.whose.setCurrentIndex(3)
    answered(page)
    player = page.whose.currentText()
    alone = text_of(saved(page))
    assert player in alone
    assert alone != everybody
    page.show_standings(chosen, players(facts, chosen))
    assert page.whose.currentText() == player
    page.show_standings(Chosen((), tuple(Form)), [])
    assert page.whose.currentIndex() == 0


def test_copied_it_is_dots_and_lines(page: PicturesPage) -> None:
    page.copy_button.click()
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasImage()
    assert b"<svg" in bytes(data.data("image/svg+xml").data())


def saved(page: PicturesPage) -> bytes:
    """The picture as PDF."""
    answered(page)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "picture.pdf"
        page.picture.save(file)
        return file.read_bytes()


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_it_is_drawn_in_the_colours_of_the_window(page: PicturesPage, colours: Colours) -> None:
    look.use(colours, 12)
    for which in (TIMELINE, ENDINGS, SOURCES):
        page.which.setCurrentIndex(which)
        answered(page)
        image = page.picture.grab().toImage()
        assert image.pixelColor(2, 2) == colours.paper
        assert image.pixelColor(2, image.height() - 3) == colours.paper


def test_it_is_saved_whole_or_that_is_said(
    page: PicturesPage, tmp_path: Path, qtbot: QtBot
) -> None:
    page.save(tmp_path / "season.pdf")
    page.save(tmp_path / "season.pdf")
    assert (tmp_path / "season.pdf").read_bytes().startswith(b"%PDF")
    with qtbot.waitSignal(page.said) as said:
        page.save(tmp_path / "nowhere" / "season.pdf")
    assert said.args
    assert "cannot be written" in said.args[0]


@pytest.mark.parametrize("points", [12, 20, 28])
@pytest.mark.parametrize("which", [TIMELINE, ENDINGS, SOURCES])
def test_a_picture_is_whole_with_large_words(points: int, which: int, table: Table) -> None:
    """Below its choices in one line; what is done with it may be scrolled to."""
    table.window.settings.points = points
    table.window.apply_look()
    table.window.resize(1024, 600)
    page = shown_standings(table, PICTURES).pictures
    page.which.setCurrentIndex(which)
    QApplication.processEvents()
    assert page.which.y() == page.whose.y()
    foot = page.picture.mapTo(page, page.picture.rect().bottomLeft()).y()
    assert foot <= page.viewport().height() or which != TIMELINE
    assert foot <= 1.15 * page.viewport().height()
