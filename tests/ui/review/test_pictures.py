"""The pictures of the standings: what they show, and that they leave the window as lines."""

import io
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from pytestqt.qtbot import QtBot
from scorepad.archive.tallies import Tallies
from scorepad.bridge.course import Course
from scorepad.bridge.pictured import Ended, Pictured
from scorepad.bridge.standings import Standings
from scorepad.ui.review.adding import add_contracts, add_up

from scorepad.archive.archive import Archive
from scorepad.archive.listing import Listing
from scorepad.bridge.contract import CLUBS
from scorepad.bridge.options import Form
from scorepad.ui.look import DARK, LIGHT, Colours
from scorepad.ui.review.pictures import (
    MOST_LINES,
    draw_course,
    draw_endings,
    lines_of,
    pencil,
)
from scorepad.ui.review.pictures_page import COURSE, ENDINGS, SOURCES, PicturesPage
from tests.ui.contrast import contrast

EVENINGS = [
    (date(2024, 3, 1), {"Ann": 5, "Bob": -5}),
    (date(2024, 3, 8), {"Bob": 7, "Cy": -7}),
    (date(2024, 3, 15), {"Ann": -1, "Cy": 1}),
]


def course_of(evenings: Sequence[tuple[date | None, dict[str, int]]]) -> Course:
    course = Course()
    for key, (day, brought) in enumerate(evenings):
        course.append((key, day), brought)
    return course


@pytest.fixture
def standings(archive: Archive, tallies: Tallies) -> Standings:
    listing = Listing(archive)
    found, work = add_up(tallies, listing.days(listing.keys()[::-1]), tuple(Form))
    list(work)
    return found


@pytest.fixture
def page(qtbot: QtBot, standings: Standings, tallies: Tallies) -> PicturesPage:
    shown = PicturesPage(LIGHT, 12)
    qtbot.addWidget(shown)

    def count() -> None:
        assert shown.wanted is not None
        pictured = Pictured(shown.wanted)
        keys = [key for key, _ in standings.course.evenings()]
        list(add_contracts(pictured, tallies, keys, tuple(Form)))
        shown.show_contracts(pictured)

    shown.contracts_wanted.connect(count)
    shown.show_standings(standings)
    shown.resize(900, 600)
    shown.show()
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


def test_each_player_has_a_line_through_the_evenings_he_played() -> None:
    lines = lines_of(course_of(EVENINGS))
    assert [one.player for one in lines] == ["Ann", "Bob", "Cy"]
    assert lines[0].stood == [(0, 5), (2, 4)]
    assert lines[1].stood == [(0, -5), (1, 2)]
    assert lines[2].stood == [(1, -7), (2, -6)]


def test_those_who_played_most_have_lines_and_who_is_asked_for() -> None:
    many = [(None, {f"P{number}": 1 for number in range(9)})] * 3
    course = course_of([*many, (None, {"Zoe": -9})])
    lines = lines_of(course)
    assert len(lines) == MOST_LINES
    assert "Zoe" not in {one.player for one in lines}
    assert "Zoe" in {one.player for one in lines_of(course, ("Zoe",))}


def test_the_course_of_no_evenings_is_only_a_title() -> None:
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        draw_course(painter, QRectF(image.rect()), pencil(LIGHT, 12), (), Course())


@pytest.mark.parametrize("which", [COURSE, ENDINGS, SOURCES])
def test_on_paper_it_is_lines_and_words_not_dots(page: PicturesPage, which: int) -> None:
    page.which.setCurrentIndex(which)
    data = bytes(page.picture.pdf().data())
    pdf = PdfReader(io.BytesIO(data))
    assert len(pdf.pages) == 1
    assert not pdf.pages[0].images
    words = text_of(data)
    expected = {COURSE: "back score", ENDINGS: "How contracts ended", SOURCES: "Penalties"}
    assert expected[which] in words


def test_each_line_is_labelled_at_its_end(page: PicturesPage, standings: Standings) -> None:
    page.which.setCurrentIndex(COURSE)
    words = text_of(bytes(page.picture.pdf().data()))
    for one in lines_of(standings.course):
        assert one.player in words


def test_of_one_player(page: PicturesPage, standings: Standings) -> None:
    page.which.setCurrentIndex(SOURCES)
    everybody = text_of(bytes(page.picture.pdf().data()))
    page.whose.setCurrentIndex(3)
    player = page.whose.currentText()
    alone = text_of(bytes(page.picture.pdf().data()))
    assert player in alone
    assert alone != everybody
    page.show_standings(standings)
    assert page.whose.currentText() == player
    page.show_standings(Standings())
    assert page.whose.currentIndex() == 0


def test_copied_it_is_dots_and_lines(page: PicturesPage) -> None:
    page.copy_button.click()
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasImage()
    assert b"<svg" in bytes(data.data("image/svg+xml").data())


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_it_is_drawn_in_the_colours_of_the_window(page: PicturesPage, colours: Colours) -> None:
    page.picture.set_look(colours, 12)
    for which in (COURSE, ENDINGS, SOURCES):
        page.which.setCurrentIndex(which)
        image = page.picture.grab().toImage()
        assert image.pixelColor(2, 2) == colours.paper
        assert image.pixelColor(2, image.height() - 3) == colours.paper


def test_it_is_saved_whole_or_that_is_said(
    page: PicturesPage, tmp_path: Path, qtbot: QtBot
) -> None:
    page.save(tmp_path / "season")
    page.save(tmp_path / "season")
    assert (tmp_path / "season.pdf").read_bytes().startswith(b"%PDF")
    with qtbot.waitSignal(page.said) as said:
        page.save(tmp_path / "nowhere" / "season.pdf")
    assert said.args
    assert "cannot be written" in said.args[0]
