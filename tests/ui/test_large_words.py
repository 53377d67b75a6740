"""With large words on a small screen no text is smaller than with usual ones, nor cut off."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scorepad.ui import language
from scorepad.ui.boards.tables_page import TablesPage
from scorepad.ui.evening.house_dialog import HouseDialog
from scorepad.ui.look import HEADER
from tests.ui.every_window import WAYS
from tests.ui.painted import painted
from tests.ui.translated import SMALL_LAPTOP, english_table
from tests.ui.ways import boards, deals, evening, history, main_window, review, scores
from tests.ui.ways.table import Opening, Table, put_back

LOOKED_AT = (
    boards.the_end_at_several_tables,
    boards.the_card_of_an_earlier_session,
    boards.boards_of_several_tables_replayed,
    deals.the_bidding_pad_with_points_held,
    history.the_history,
    history.the_copies,
    history.the_bin,
    main_window.a_correction_with_consequences,
    main_window.an_earlier_round,
    main_window.seen_from_across_the_room,
    main_window.a_figure_explained,
    review.an_evening_replayed,
    scores.the_result_of_the_evening,
    scores.settling_up,
)
"""One way for each kind of page on which sheets, lists and buttons share the room."""
LARGE, ROUGHLY = 24, 0.5
"""Text of this many pixels is large at any rate; and what sizes in whole pixels differ by."""
BY_SUBJECT = {
    module.rpartition(".")[2]: [way for way in WAYS if way.__module__ == module]
    for module in dict.fromkeys(way.__module__ for way in WAYS)
}
LEAST = 0.65
"""The least size of any words on a usual laptop, relative to that which was asked for."""


@pytest.fixture
def table(app: QApplication, qtbot: QtBot, club: Path, tmp_path: Path) -> Iterator[Table]:
    """In German, as its words are long."""
    assert language.speak(app, "de") == "de"
    with english_table(club, tmp_path) as laid:
        qtbot.addWidget(laid.window)
        yield laid


def test_no_text_becomes_smaller_and_nothing_leaves_the_window(table: Table) -> None:
    usual = [seen(way, table)[0] for way in LOOKED_AT]
    table.window.settings.points = 24
    table.window.apply_look()
    wrong: list[str] = []
    for way, before in zip(LOOKED_AT, usual, strict=True):
        now, outside = seen(way, table)
        smaller = [
            f"“{text}” is {size:.1f} px, was {before[text]:.1f}"
            for text, size in now.items()
            if size < min(before.get(text, 0), LARGE) - ROUGHLY
        ]
        wrong += [f"{way.__name__}: {fault}" for fault in (*smaller, *outside)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("ways", BY_SUBJECT.values(), ids=BY_SUBJECT)
def test_all_words_grow(
    ways: list[Opening], app: QApplication, qtbot: QtBot, club: Path, tmp_path: Path
) -> None:
    """None stays at a size of its own, on any page: it gives way, or is broken, instead."""
    assert language.speak(app, "en") == "en"
    with english_table(club, tmp_path) as table:
        qtbot.addWidget(table.window)
        table.window.resize(1366, 738)
        table.window.settings.points = 24
        table.window.apply_look()
        small: list[str] = []
        for way in ways:
            top = way(table).window()
            if table.window.shows_table_view:
                put_back(table)  # which is as large as the screen, not as its words
                continue
            for _ in range(4):
                QApplication.processEvents()
            small += [f"{way.__name__}: {said}" for said in too_small(top, 24 * LEAST)]
            put_back(table)
            table.window.resize(1366, 738)
    assert not small, "\n".join(small)


def too_small(window: QWidget, least: float) -> Iterator[str]:
    """Words, tabs and tables in smaller letters than this, and headings a little smaller."""
    for part in window.findChildren(QWidget):
        match part:
            case QLabel() | QAbstractButton():
                has_words = bool(part.text())
            case QTabBar() | QAbstractItemView() | QLineEdit():
                has_words = True
            case _:
                has_words = False
        points = QFontInfo(part.font()).pointSizeF()
        share = HEADER if isinstance(part, QHeaderView) else 1
        if has_words and not part.visibleRegion().isEmpty() and points < least * share:
            yield f"{type(part).__name__} at {points:.1f}"


def seen(way: Opening, table: Table) -> tuple[dict[str, float], list[str]]:
    """The text that this way leads to with its size, and what lies outside of its window."""
    top = way(table)
    QApplication.processEvents()
    if not isinstance(top, QDialog):
        top.resize(SMALL_LAPTOP)  # also what fills this screen
    for _ in range(4):
        QApplication.processEvents()
    found = painted(top), [f"{type(part).__name__} is outside" for part in [*outside(top)]]
    put_back(table)
    return found


def outside(top: QWidget) -> Iterator[QWidget]:
    if top.size().boundedTo(SMALL_LAPTOP) != top.size():
        yield top
    for part in top.findChildren(QWidget):
        place = QRect(part.mapTo(top, QPoint()), part.size())
        is_seen = part.isVisible() and part.window() is top and not place.isEmpty()
        if is_seen and not scrolls(part) and not top.rect().contains(place):
            yield part


def scrolls(part: QWidget | None) -> bool:
    """Whether it may be scrolled into view."""
    holder = part.parentWidget() if part else None
    return isinstance(holder, QAbstractScrollArea) or (holder is not None and scrolls(holder))


@pytest.mark.parametrize("points", [12, 16, 20])
@pytest.mark.parametrize("wide", [1008, 1180, 1366])
def test_the_games_stand_in_one_column_where_two_have_no_room(
    app: QApplication, table: Table, points: int, wide: int
) -> None:
    """In Polish, whose names of games are the longest."""
    assert language.speak(app, "pl") == "pl"
    table.window.settings.points = points
    table.window.apply_look()
    top = evening.what_is_played(table)
    top.resize(wide, 728)
    QApplication.processEvents()
    games = [game for game in top.findChildren(QRadioButton) if game.text() and game.isVisible()]
    assert len(games) == 4
    for game in games:
        assert game.width() >= game.sizeHint().width()
        holder = game.parentWidget()
        assert holder
        assert holder.rect().contains(game.geometry())


@pytest.mark.parametrize(
    ("way", "asks", "points"),
    [
        (boards.a_session_with_all_it_asks, TablesPage, 20),
        (evening.the_rules_of_the_house, HouseDialog, 28),
    ],
)
def test_settings_break_their_rows_rather_than_scroll_sideways(
    way: Opening, asks: type[QWidget], points: int, table: Table
) -> None:
    table.window.settings.points = points  # for this screen, which is narrow
    table.window.apply_look()
    way(table)
    QApplication.processEvents()
    area = table.last(asks).findChild(QScrollArea)
    assert area
    assert area.horizontalScrollBar().maximum() == 0
