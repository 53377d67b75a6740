"""What the tests of the archive share: a folder of its own, and an archive in it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from scorepad.archive.archive import Archive
from tests.archive.evenings import opened_soon

settings.register_profile("same", deadline=None, derandomize=True, max_examples=100)
settings.register_profile("new", deadline=None, max_examples=1000)  # to look for trouble
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "scorepad" / "evenings.db"


@pytest.fixture
def archive(file: Path) -> Iterator[Archive]:
    opened = opened_soon(file)
    yield opened
    opened.close()
