"""The windows on earlier evenings with words longer by 60 %, and nothing cut off."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.tallies import Tallies
from scorepad.ui import language
from scorepad.ui.look import LIGHT
from scorepad.ui.review.evening_window import EveningWindow
from scorepad.ui.review.evenings_window import EveningsWindow
from scorepad.ui.review.spellings_dialog import SpellingsDialog
from scorepad.ui.review.standings_window import StandingsWindow
from tests.ui.test_stretched_words import cut_off, stretched
from tests.ui.translated import make_language


@pytest.fixture(scope="session")
def long_words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_language(tmp_path_factory.mktemp("long"), "eo", stretched)


def the_list(archive: Archive, tallies: Tallies) -> QWidget:
    return EveningsWindow(archive, tallies, LIGHT, 12)


def an_evening(archive: Archive, tallies: Tallies) -> QWidget:
    key = archive.evenings()[0].key
    return EveningWindow(key, archive.load(key), archive.save, LIGHT, 12)


def standings(archive: Archive, tallies: Tallies) -> QWidget:
    return StandingsWindow(archive, tallies, LIGHT, 12)


def spellings(archive: Archive, tallies: Tallies) -> QWidget:
    return SpellingsDialog(archive, LIGHT, 12)


@pytest.mark.parametrize("make", [the_list, an_evening, standings, spellings])
def test_nothing_is_cut_off(
    qtbot: QtBot,
    app: QApplication,
    long_words: Path,
    archive: Archive,
    tallies: Tallies,
    make: Callable[[Archive, Tallies], QWidget],
) -> None:
    assert language.speak(app, "eo", long_words) == "eo"
    window = make(archive, tallies)
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show()
    QApplication.processEvents()
    found = cut_off(window)
    if isinstance(window, StandingsWindow):
        window.slowly.finish()
        for tab in range(window.tabs.count()):
            window.tabs.setCurrentIndex(tab)
            QApplication.processEvents()
            found += cut_off(window)
    assert found == []
