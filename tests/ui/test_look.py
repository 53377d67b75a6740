"""One palette, font and style for the whole program, which every widget follows by itself."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QRadioButton,
)
from pytestqt.qtbot import QtBot

import scorepad.ui
from scorepad.bridge.contract import HEARTS, SPADES, Strain
from scorepad.bridge.rounds import At
from scorepad.ui import look
from scorepad.ui.painting.contract_painter import draw_suit, on_accent
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.settings import Theme
from scorepad.ui.window.main_window import MainWindow
from tests.ui.contrast import contrast, greatest_contrast
from tests.ui.windows import Opened, main_window, sample

UI = Path(scorepad.ui.__path__[0])
PAINTS_ON_PAPER = ("look.py", "help/help_html.py", "review/pictures.py", "painting/", "paper/")
"""Colours are passed in here: paper and pictures have their own, and painters know no screen."""


def test_no_colours_are_handed_on_in_windows() -> None:
    handed = []
    for file in UI.rglob("*.py"):
        name = str(file.relative_to(UI))
        if name.startswith(PAINTS_ON_PAPER):
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_draw"):
                handed += [name for each in node.args.args if each.arg == "colours"]
    assert handed == []


def test_another_look_reaches_what_is_open(opened: Opened) -> None:
    window = opened(sample())
    window.openers.open_settling()
    window.settings.theme = Theme.DARK
    window.settings.points = 20
    window.apply_look()
    assert look.colours() == look.DARK
    assert QApplication.palette().window().color() == look.DARK.desk
    for part in window.findChildren(QPushButton):
        if part.isVisible() and part.window() is not window:
            assert part.font().pointSizeF() == 20


def test_fonts_of_single_widgets_outlive_another_look(opened: Opened) -> None:
    """Qt forgets them if the application has the style sheet."""
    window = opened()
    usual = sizes(window)
    window.settings.theme = Theme.DARK
    window.apply_look()
    assert sizes(window) == usual


def sizes(window: MainWindow) -> list[float]:
    QApplication.processEvents()
    parts = [*window.findChildren(Label), *window.findChildren(QPushButton)]
    return [part.font().pointSizeF() for part in parts if part.isVisible()]


@pytest.mark.parametrize("points", [12, 20, 28])
def test_headings_are_larger_at_every_size(points: int, opened: Opened) -> None:
    window = opened()
    heading = Label("Who pays whom", window, times=1.15)
    window.settings.points = points
    window.apply_look()
    assert heading.font().pointSizeF() == pytest.approx(points * 1.15)
    limited = Label("An evening", window, times=1.25, most=20)
    assert limited.font().pointSizeF() == max(points, min(points * 1.25, 20))


THEMES = {
    "light": look.LIGHT,
    "dark": look.DARK,
    "strong light": look.STRONG_LIGHT,
    "strong dark": look.STRONG_DARK,
}


@pytest.mark.parametrize("name", THEMES)
def test_everything_can_be_told_from_what_is_behind_it(name: str) -> None:
    theme = THEMES[name]
    strong = name.startswith("strong")
    for behind in (theme.desk, theme.panel, theme.paper):
        assert contrast(theme.edge, behind) >= (7 if strong else 3)
        assert contrast(theme.accent, behind) >= (7 if strong else 3)  # the focus
        assert contrast(theme.quiet, behind) >= (7 if strong else 4.5)
        assert contrast(theme.hint, behind) >= 4.5
        assert contrast(theme.text, behind) >= (15 if strong else 7)
        assert contrast(theme.wrong, behind) >= 4.5
    assert contrast(theme.ink, theme.paper) >= (15 if strong else 7)
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert contrast(theme.text, theme.glow) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_a_hint_is_not_taken_for_what_was_entered(name: str, qtbot: QtBot) -> None:
    theme = THEMES[name]
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setPlaceholderText("Ann & Bob")
    look.use(theme, 24, field)
    field.show()
    field.clearFocus()
    picture = field.grab(field.rect().adjusted(12, 6, -12, -6)).toImage()
    seen = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    written = greatest_contrast(seen, theme.paper.rgb())
    assert 4.5 <= written <= contrast(theme.hint, theme.paper) + 0.1
    assert contrast(theme.text, theme.hint) >= (3 if name.startswith("strong") else 2)


@pytest.mark.parametrize("suit", [SPADES, HEARTS])
@pytest.mark.parametrize("name", THEMES)
def test_a_suit_in_the_chosen_line_can_be_seen(name: str, suit: Strain) -> None:
    theme = THEMES[name]
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(theme.accent)
    with QPainter(picture) as painter:
        draw_suit(painter, suit, QRectF(0, 0, 40, 40), on_accent(theme))
    assert contrast(picture.pixelColor(20, 20), theme.accent) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_what_is_typed_into_or_pressed_has_an_edge(name: str, opened: Opened) -> None:
    window = opened()
    look.use(THEMES[name], 12, window)
    for part in (QLineEdit(), QPushButton("OK"), QComboBox()):
        part.setStyleSheet(window.styleSheet())
        part.resize(200, 40)
        picture = part.grab().toImage()
        drawn = {picture.pixelColor(100, y).name() for y in range(3)}
        assert THEMES[name].edge.name() in drawn


def test_who_wants_contrast_at_the_desktop_has_it_here(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    monkeypatch.setattr(look, "desktop_wants_contrast", lambda: True)
    window.settings.theme = Theme.DARK
    window.apply_look()
    assert look.colours() == look.STRONG_DARK
    window.settings.theme = Theme.LIGHT
    window.apply_look()
    assert look.colours() == look.STRONG_LIGHT


def test_strong_contrast_can_be_chosen(opened: Opened) -> None:
    window = opened()
    window.settings.strong = True
    window.settings.theme = Theme.LIGHT
    window.apply_look()
    assert look.colours() == look.STRONG_LIGHT


@pytest.mark.parametrize("name", THEMES)
def test_marks_stand_out(name: str) -> None:
    theme = THEMES[name]
    for marked in (theme, look.with_calm_table(theme)):
        for mark in (marked.vulnerable, marked.safe, marked.accent):
            assert contrast(mark, theme.panel) >= 3
            assert contrast(mark, theme.paper) >= 3
    assert contrast(theme.accent, theme.glow) >= 3


def test_what_glows_has_an_outline(opened: Opened) -> None:
    window = opened(sample())
    window.deals.light(At(0, 6))
    row = window.deals.row_of(At(0, 6))
    assert row is not None
    picture = window.deal_list.viewport().grab().toImage()
    cell = window.deal_list.visualRect(window.deals.index(row, 1))
    for y in (cell.top(), cell.bottom()):
        assert picture.pixelColor(cell.center().x(), y) == look.colours().accent


def test_the_frame_of_the_focus_leaves_the_circle_room(qtbot: QtBot) -> None:
    for made in (QRadioButton("Rubber"), QCheckBox("Honours count")):
        page = main_window(qtbot)
        in_column(made, inside=page)
        page.show()
        made.setFocus()
        picture = made.grab().toImage()
        middle = range(picture.height() // 2 - 8, picture.height() // 2 + 8)
        beside = {picture.pixelColor(2, y).name() for y in middle}
        assert beside == {look.LIGHT.desk.name()}


def test_a_switch_that_is_on_differs_from_one_below_the_mouse(qtbot: QtBot) -> None:
    page = main_window(qtbot)
    switch = QPushButton("Pad")
    switch.setObjectName("switch")
    switch.setCheckable(True)
    in_column(switch, inside=page)
    page.show()
    switch.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    pictures = []
    for on in (False, True):
        switch.setChecked(on)
        pictures.append(switch.grab().toImage())
    across = range(pictures[0].width())
    differing = [x for x in across if pictures[0].pixel(x, 1) != pictures[1].pixel(x, 1)]
    assert len(differing) > len(across) / 2
