"""The chart of an evening: every line is there, and every name can be read."""

import re
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPdfWriter

from scorepad.ui import look
from scorepad.ui.painting.chart_painter import (
    MOST_TICKS,
    Chart,
    ChartLine,
    apart,
    draw_chart,
    step_by_step,
    ticks,
)
from scorepad.ui.painting.pencil import Pencil, pencil
from scorepad.ui.paper.picture import Picture
from scorepad.ui.words.back_score import chart_label
from tests.ui.contrast import contrast

HEIGHT = 10.0
NAMES = ("Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus")


def drawn(chart: Chart, ink: Pencil, background: QColor) -> QImage:
    image = QImage(700, 400, QImage.Format.Format_RGB32)
    image.fill(background)
    with QPainter(image) as painter:
        draw_chart(painter, QRectF(image.rect()), chart, ink)
    return image


def spread(players: int) -> Chart:
    """Players who all go their own ways."""
    lines = [
        step_by_step(f"{name} {end}", (0, end, end))
        for name, end in zip(NAMES[:players], range(-30, 40, 10), strict=False)
    ]
    return Chart(tuple(lines), ("1", "2"))


@pytest.mark.parametrize("colours", [look.LIGHT, look.DARK], ids=["light", "dark"])
def test_every_player_has_a_line(colours: look.Colours) -> None:
    ink = pencil(colours, 16)
    image = drawn(spread(7), ink, colours.desk)
    seen = {
        image.pixelColor(x, y).name().upper()
        for x in range(image.width())
        for y in range(image.height())
    }
    assert len(ink.lines) == 7
    assert seen >= {colour.name().upper() for colour in ink.lines}


def test_marks_of_a_long_chart_stand_apart() -> None:
    """A line is still told by its marks, but they do not make a band of it."""
    ink, height = pencil(look.LIGHT, 16), 400
    for columns in (10, 90):
        chart = Chart((step_by_step("Ann 0", [0] * (columns + 1)),), ("",) * columns)
        image = drawn(chart, ink, look.LIGHT.desk)
        colour = ink.lines[0]
        tall = [
            sum(image.pixelColor(x, y) == colour for y in range(height)) >= 5
            for x in range(40, 600)
        ]
        marks = sum(not one and other for one, other in pairwise(tall))
        assert 8 <= marks <= 50


@pytest.mark.parametrize("colours", [look.LIGHT, look.DARK], ids=["light", "dark"])
def test_names_are_read_against_the_desk(colours: look.Colours) -> None:
    for colour in pencil(colours, 16).lines:
        assert contrast(colour, colours.desk) >= 3.9


def test_on_paper_it_is_lines_and_letters(tmp_path: Path) -> None:
    file = tmp_path / "chart.pdf"
    writer = QPdfWriter(str(file))
    with QPainter(writer) as painter:
        draw_chart(painter, QRectF(0, 0, 6000, 4000), spread(5), pencil(look.LIGHT, 160))
    (page,) = PdfReader(BytesIO(file.read_bytes())).pages
    assert not page.images
    text = page.extract_text()
    assert "Ann" in text
    assert "−30" in text.replace("-", "−")


def test_before_the_first_round_there_is_a_grid() -> None:
    empty = drawn(Chart((), ()), pencil(look.LIGHT, 16), look.LIGHT.desk)
    assert empty.pixelColor(350, 5) == look.LIGHT.desk


@given(st.integers(-400, 400), st.integers(-400, 400))
def test_ticks_are_round_few_and_enclose_everything(one: int, other: int) -> None:
    low, high = sorted((one, other))
    steps = ticks(low, high)
    assert steps[0] <= min(low, 0)
    assert steps[-1] >= max(high, 0)
    assert 0 in steps
    assert 2 <= len(steps) <= MOST_TICKS + 1
    assert str(steps.step).rstrip("0") in ("1", "2", "5")


@given(st.lists(st.floats(0, 100), max_size=10))
def test_no_label_over_another_and_none_outside(wanted: list[float]) -> None:
    placed = apart(wanted, HEIGHT, 0, 100)
    assert len(placed) == len(wanted)
    assert all(HEIGHT / 2 - 1e-6 <= at <= 100 - HEIGHT / 2 + 1e-6 for at in placed)
    for above, below in pairwise(sorted(placed)):
        assert below - above >= HEIGHT - 1e-6
    by_wish = sorted(range(len(wanted)), key=lambda number: wanted[number])
    assert [placed[number] for number in by_wish] == sorted(placed)


@given(st.lists(st.integers(1, 9).map(lambda tens: tens * 10.0 + 5), max_size=5, unique=True))
def test_labels_with_room_stand_where_they_want(wanted: list[float]) -> None:
    assert apart(wanted, HEIGHT, 0, 100) == wanted


def test_a_name_that_is_read_from_the_right_leaves_the_sign_before_its_figure() -> None:
    assert chart_label("Ann", 18) == "Ann +18"
    assert chart_label("שלמה", 18) == "\u200eשלמה\u200e +18"
    assert chart_label("محمد", -3) == "\u200eمحمد\u200e −3"


def test_who_came_later_begins_later_and_stays_level_to_the_end() -> None:
    late = ChartLine("Eve −20", ((5, 30), (6, -20)))
    ink = pencil(look.LIGHT, 16)
    image = drawn(Chart((late,), tuple("12345678")), ink, look.LIGHT.desk)
    lit = {
        x
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) == ink.lines[0]
    }
    assert 250 < min(lit) < 350
    assert max(lit) > 640


def test_no_words_below_the_columns_touch_others() -> None:
    days = tuple(f"{day}.11." for day in range(10, 30))
    chart = Chart((step_by_step("Ann", range(21)),), days)
    ink = pencil(look.LIGHT, 16)

    def draw(painter: QPainter) -> None:
        draw_chart(painter, QRectF(0, 0, 700, 400), chart, ink)

    drawing = Picture("", QSizeF(700, 400), draw, 700, 72).svg().decode()
    places = [
        (float(x), said)
        for x, said in re.findall(r'<text[^>]* x="([^"]+)"[^>]*>([^<]+)</text>', drawing)
        if said in days
    ]
    assert 5 < len(places) < len(days)
    for (left, said), (right, _) in pairwise(sorted(places)):
        assert left + ink.width(said) < right
