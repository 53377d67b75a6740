"""Sheets to score on by hand, in each language."""

from pathlib import Path
from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.sheets.pages import Blank, Format, Paper
from scorepad.ui import language
from scorepad.ui.paper.blank_sheets import blank_page
from scorepad.ui.paper.paper_style import DOTS
from scorepad.ui.paper.ruled_form import SLIP_SHARES, draw_form
from scorepad.ui.words.paper import slip_columns
from tests.ui.paper.reading import image, lines_on, read


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_dealers_are_told_apart(app: QApplication, code: str, tmp_path: Path) -> None:
    assert language.speak(app, code) == code
    (page,) = read((blank_page(Blank.PRIVATE, Format()),))
    lines = lines_on(page)
    for board, chair in enumerate(LANGUAGES[code].chairs, start=1):
        assert any(line.startswith(f"{board} {chair} ") for line in lines)


def test_no_line_crosses_the_note_on_vulnerability() -> None:
    """On small paper it takes two lines."""
    page = blank_page(Blank.CHUKKER, Format(Paper.A5))
    (printed,) = read((page,))
    note = next(word for word in printed.words if word.text.startswith("Vulnerable"))
    picture = image(page, 4 * round(printed.width))
    y = round(4 * (note.y - 10))  # just above it
    assert all(picture.pixelColor(x, y).lightness() > 220 for x in range(picture.width()))


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_each_heading_has_room_in_its_column(app: QApplication, code: str) -> None:
    assert language.speak(app, code) == code
    painter = MagicMock()
    draw_form(painter, QRectF(0, 0, 230 * DOTS, 60 * DOTS), slip_columns(), SLIP_SHARES, [()])
    fonts = [given[0] for name, given, _ in painter.method_calls if name == "setFont"]
    texts = [given for name, given, _ in painter.method_calls if name == "drawText"]
    assert [text for *_, text in texts] == [*slip_columns()]
    for font, (place, _, text) in zip(fonts, texts, strict=True):
        assert QFontMetricsF(font).horizontalAdvance(text) <= place.width()


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_a_lead_can_be_written_on_a_slip(app: QApplication, code: str) -> None:
    """In nine millimetres, beside headings that touch no rule."""
    assert language.speak(app, code) == code
    painter = MagicMock()
    draw_form(painter, QRectF(0, 0, 248 * DOTS, 60 * DOTS), slip_columns(), SLIP_SHARES, [()])
    fonts = [given[0] for name, given, _ in painter.method_calls if name == "setFont"]
    texts = [given for name, given, _ in painter.method_calls if name == "drawText"]
    for font, (place, _, text) in zip(fonts, texts, strict=True):
        assert place.width() >= 25 * DOTS
        assert place.width() - QFontMetricsF(font).horizontalAdvance(text) >= 4 * DOTS
        assert not font.stretch()
