"""Windows in right-to-left scripts: drawings stay unchanged, and signs before figures."""

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from scorepad.bridge.rounds import Round, score_round
from scorepad.ui import words
from scorepad.ui.review import evening_lines
from scorepad.ui.review.frozen_table import FrozenTable
from scorepad.ui.review.stepper import Stepper
from scorepad.ui.window.table_view import TableView
from scorepad.ui.words import settling as settling_words
from scorepad.ui.words import standings as standings_words
from scorepad.ui.words.rounds import chip
from tests.ui.translated import english_table
from tests.ui.ways.main_window import seen_from_across_the_room
from tests.ui.ways.review import an_evening_replayed, earlier_evenings, standings
from tests.ui.ways.table import Table
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


@pytest.fixture
def mirrored(from_the_right: None, qtbot: QtBot, club: Path, tmp_path: Path) -> Iterator[Table]:
    with english_table(club, tmp_path) as laid:
        qtbot.addWidget(laid.window)
        yield laid


def test_names_that_stay_in_view_lie_over_their_own_column(mirrored: Table) -> None:
    standings(mirrored)
    (table,) = (each for each in mirrored.window.findChildren(FrozenTable) if each.isVisible())
    names = table.names.geometry()
    first = table.visualRect(table.model().index(0, 0))
    right = table.viewport().mapToParent(first.topRight()).x()
    assert names.left() == right + 1 - first.width()
    assert names.right() == table.contentsRect().right()
    second = table.model().index(0, 1)
    table.horizontalScrollBar().setValue(table.horizontalScrollBar().maximum())
    table.scrollTo(second)
    seen = table.visualRect(second).translated(table.viewport().pos())
    assert not seen.intersects(names)


def test_who_won_is_not_written_over_in_the_list(
    mirrored: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[QRect] = []
    write = evening_lines._write

    def noting(painter: QPainter, font: QFont, room: QRectF, text: str) -> float:
        wide = write(painter, font, room, text)
        place = QRectF(room.right() - wide, room.top(), wide, QFontMetrics(font).height())
        written.append(place.toAlignedRect().adjusted(1, 1, -1, -1))
        return wide

    monkeypatch.setattr(evening_lines, "_write", noting)
    earlier_evenings(mirrored).grab()
    assert len(written) >= 6
    for winner, others in zip(written[::3], written[1::3], strict=True):
        assert not winner.intersects(others)


def test_totals_seen_from_across_the_room_stand_as_on_the_sheet(mirrored: Table) -> None:
    view = seen_from_across_the_room(mirrored)
    assert isinstance(view, TableView)
    QApplication.processEvents()
    we, they = view.totals
    assert we.mapTo(view, QPoint()).x() < they.mapTo(view, QPoint()).x()


def test_a_replay_goes_on_where_its_signs_point(mirrored: Table) -> None:
    an_evening_replayed(mirrored)
    (stepper,) = (each for each in mirrored.window.findChildren(Stepper) if each.isVisible())
    places = [button.x() for button in stepper.findChildren(QPushButton)]
    assert places == sorted(places)


@pytest.mark.usefixtures("from_the_right")
def test_a_sign_stays_before_its_figure() -> None:
    mark = "\N{LEFT-TO-RIGHT MARK}"
    assert words.result_sign(1) == f"{mark}+1"
    assert chip(0, score_round(Round()))[1] == f"{mark}0 : 0"
    assert words.hundreds(4) == f"{mark}+4"
    assert words.hundreds(-4) == f"{mark}−4"
    assert standings_words.signed(-4) == f"{mark}−4"
    assert settling_words.signed(Decimal(4)).startswith(f"{mark}+4")


def test_where_words_are_read_from_the_left_nothing_is_added() -> None:
    assert (words.hundreds(4), standings_words.signed(0)) == ("+4", "0")
