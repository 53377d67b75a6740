"""Shared by the tests of the archive: a temporary folder, and an archive in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from tests.archive.evenings import opened_soon


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "scorepad" / "evenings.db"


@pytest.fixture
def archive(file: Path) -> Iterator[Archive]:
    opened = opened_soon(file)
    yield opened
    opened.close()
