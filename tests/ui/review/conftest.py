"""Shared by the tests of the review: an archive with some evenings of a club."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.facts import Facts
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.review.standings_page import StandingsPage
from tests.ui.archived import copy_club, make_club
from tests.ui.review.listed import Open as OpenList
from tests.ui.review.listed import keeping_in
from tests.ui.review.standing_alone import stand_alone
from tests.ui.review.standings import Open as OpenStandings
from tests.ui.review.standings import answered
from tests.ui.windows import under_test

NUMBER = 40


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive; every test begins with a copy of it."""
    return make_club(tmp_path_factory.mktemp("club") / "evenings.db", NUMBER)


@pytest.fixture
def archive(club: Path, tmp_path: Path) -> Iterator[Archive]:
    file = tmp_path / "evenings.db"
    copy_club(club, file)
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
    def open_one(keys: list[int] | None = None, points: float = 12) -> StandingsPage:
        page = StandingsPage(archive, facts)
        stand_alone(page, qtbot, points)
        if keys is not None:
            page.show_only(keys)
        page.window().show()
        page.setFocus()
        answered(page)
        return page

    return open_one


@pytest.fixture
def open_list(qtbot: QtBot, archive: Archive, facts: Facts) -> OpenList:
    def open_one() -> EveningsPage:
        page = EveningsPage(archive, facts, keeping_in(archive))
        under_test(page.model, page)
        stand_alone(page, qtbot)
        page.window().show()
        page.window().activateWindow()
        qtbot.waitUntil(lambda: page.model.number == NUMBER and page.isActiveWindow())
        return page

    return open_one
