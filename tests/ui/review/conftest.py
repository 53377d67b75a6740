"""What the tests of the review share: an archive with some evenings of a club."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.tallies import Tallies
from tests.benchmarks.club import evenings

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
def tallies(archive: Archive) -> Iterator[Tallies]:
    kept = Tallies(archive)
    yield kept
    kept.close()
