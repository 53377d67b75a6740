"""Every window in a language of longer words: nothing is cut off, nothing left in English.

No letter leads to two places.
"""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

import scorepad.ui
from scorepad.ui.window.main_window import MainWindow
from tests.ui.english import english, texts
from tests.ui.every_window import WAYS
from tests.ui.letters import letters_twice
from tests.ui.stretched import cut_off, stretched
from tests.ui.translated import SMALL_LAPTOP, make_language, table_in
from tests.ui.ways.table import Table, opened, put_back


@pytest.fixture(scope="session")
def long_words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_language(tmp_path_factory.mktemp("long"), "eo", stretched)


@pytest.fixture
def table(
    app: QApplication, qtbot: QtBot, long_words: Path, club: Path, tmp_path: Path
) -> Iterator[Table]:
    with table_in(long_words, app, club, tmp_path) as laid:
        qtbot.addWidget(laid.window)
        yield laid


def test_nothing_is_cut_off_or_left_in_english_or_forgotten(table: Table) -> None:
    """Whatever can be seen is seen by one of the ways, each of which is looked at."""
    wrong: list[str] = []
    seen: set[type] = set()
    for way in WAYS:
        top = laid_out(way(table))
        faults = [*cut_off(top), *letters_twice(top), *english(texts(top))]
        wrong += [f"{way.__name__}: {fault}" for fault in faults]
        seen |= {type(part) for part in (top, *top.findChildren(QWidget)) if part.isVisible()}
        put_back(table)
    assert not wrong, "\n".join(wrong)
    forgotten = [kind for kind in own_widgets() if not any(issubclass(one, kind) for one in seen)]
    assert forgotten == []


def test_a_word_of_english_would_be_found(looks: None) -> None:
    assert english(texts(QLabel("NOT translated"))) == {"NOT translated"}


def laid_out(top: QWidget) -> QWidget:
    """Shrink a window as wide as this screen to the size of a small laptop."""
    QApplication.processEvents()
    room = top.screen().availableSize()
    assert isinstance(top, MainWindow) or top.size() == top.size().boundedTo(room)
    if top.width() >= room.width() - 16:
        top.resize(SMALL_LAPTOP)
    for _ in range(3):
        QApplication.processEvents()
    return top


def own_widgets() -> Iterator[type[QWidget]]:
    """Yield every widget class of the program except menus."""
    for module in pkgutil.walk_packages(scorepad.ui.__path__, "scorepad.ui."):
        for found in vars(import_module(module.name)).values():
            is_widget = isinstance(found, type) and issubclass(found, QWidget)
            if is_widget and found.__module__ == module.name and not issubclass(found, QMenu):
                yield found


def test_whatever_the_menus_open(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new entry is seen here even before it has a way of its own."""
    # Another language ends the loop of events, and with it all waiting in later tests.
    monkeypatch.setattr("scorepad.ui.window.commands.QCoreApplication.exit", lambda code: None)
    found: list[str] = []
    seen: set[str] = set()
    for menu in [action.menu() for action in table.window.menuBar().actions()]:
        assert isinstance(menu, QMenu)
        for action in list(actions(menu)):
            if action.shortcut().toString() in LEFT_OUT or not action.isEnabled():
                continue
            action.trigger()
            QApplication.processEvents()
            pages = table.window.overlays.lying
            seen |= {type(page).__name__ for page in pages}
            for top in (*opened(table), *[table.window] * bool(pages)):
                if not isinstance(top, QFileDialog):  # whose words are Qt's own
                    seen.add(type(top).__name__)
                    found += cut_off(laid_out(top))
            put_back(table)
    assert found == []
    assert {"AboutBox", "NewEveningPage", "PrintDialog", "WhatIfPage"} <= seen


def actions(menu: QMenu) -> Iterator[QAction]:
    """Every action, also in submenus."""
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from actions(below)
        elif not action.isSeparator():
            yield action


LEFT_OUT = {"Ctrl+Q", "F11"}
