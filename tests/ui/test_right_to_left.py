"""Windows that are read from the right: drawings stay as they are, and signs before figures."""

from collections.abc import Iterator
from decimal import Decimal

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from scorepad.ui import words
from scorepad.ui.words import settling, standings
from tests.ui.windows import Opened, sample


@pytest.fixture
def from_the_right() -> Iterator[None]:
    usual = QLocale()
    QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QLocale.setDefault(QLocale("he"))
    yield
    QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    QLocale.setDefault(usual)


def sheet_of(opened: Opened) -> QImage:
    window = opened(sample())
    window.sheet.setMinimumSize(QSize(600, 500))
    window.sheet.setMaximumSize(QSize(600, 500))
    window.sheet.resize(600, 500)
    window.sheet.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    QApplication.processEvents()
    return window.sheet.viewport().grab().toImage()


def test_figures_stay_beside_their_boxes_on_the_sheet(
    opened: Opened, request: pytest.FixtureRequest
) -> None:
    usual = sheet_of(opened)
    request.getfixturevalue("from_the_right")
    assert sheet_of(opened) == usual


@pytest.mark.usefixtures("from_the_right")
def test_a_sign_stays_before_its_figure() -> None:
    mark = "\N{LEFT-TO-RIGHT MARK}"
    assert words.hundreds(4) == f"{mark}+4"
    assert words.hundreds(-4) == f"{mark}−4"
    assert standings.signed(-4) == f"{mark}−4"
    assert settling.signed(Decimal(4)).startswith(f"{mark}+4")


def test_where_words_are_read_from_the_left_nothing_is_added() -> None:
    assert (words.hundreds(4), standings.signed(0)) == ("+4", "0")
