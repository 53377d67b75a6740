"""What the tests of the review share: an archive with some evenings of a club."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.facts import Facts
from scorepad.ui.look import LIGHT
from scorepad.ui.review.evenings_window import EveningsWindow
from scorepad.ui.review.standings_window import StandingsWindow
from tests.benchmarks.club import evenings
from tests.ui.review.listed import Open as OpenList
from tests.ui.review.standings import Open as OpenStandings

NUMBER = 40


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive that every test begins with a copy of."""
    file = tmp_path_factory.mktemp("club") / "evenings.db"
    archive = Archive.open(file)
    for evening in evenings(NUMBER):
        archive.begin(evening)
    archive.close()
    return file


@pytest.fixture
def archive(club: Path, tmp_path: Path) -> Iterator[Archive]:
    file = tmp_path / "evenings.db"
    file.write_bytes(club.read_bytes())
    opened = Archive.open(file)
    yield opened
    opened.close()


@pytest.fixture
def facts(archive: Archive) -> Iterator[Facts]:
    kept = Facts(archive)
    yield kept
    kept.close()


@pytest.fixture
def open_standings(qtbot: QtBot, archive: Archive, facts: Facts) -> OpenStandings:
    def open_one(keys: list[int] | None = None) -> StandingsWindow:
        window = StandingsWindow(archive, facts, LIGHT, 12, evenings=keys)
        for model in window.models:
            mode = QAbstractItemModelTester.FailureReportingMode.Fatal
            QAbstractItemModelTester(model, mode, window)
        qtbot.addWidget(window)
        window.show()
        window.slowly.finish()
        return window

    return open_one


@pytest.fixture
def open_list(qtbot: QtBot, archive: Archive, facts: Facts) -> OpenList:
    def open_one() -> EveningsWindow:
        window = EveningsWindow(archive, facts, LIGHT, 12)
        mode = QAbstractItemModelTester.FailureReportingMode.Fatal
        QAbstractItemModelTester(window.model, mode, window)
        window.show()
        qtbot.addWidget(window)
        window.activateWindow()
        qtbot.waitUntil(lambda: window.model.number == NUMBER and window.isActiveWindow())
        return window

    return open_one
