"""Shared by all tests: the settings of hypothesis, and that no test leaves an archive open."""

import gc
import os
import sqlite3
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from scorepad.archive.facts import ANSWERING

# The same deals at every run, and as long as it needs for each.
settings.register_profile("same", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("new", deadline=None, max_examples=1000)  # to look for trouble
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

# Commands speak English, whatever the desktop that tests run on.
os.environ["LC_ALL"] = "C.UTF-8"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Examples run every line: running very many random cases would take as long again."""
    for item in items:
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker(pytest.mark.no_cover)


@pytest.fixture(autouse=True)
def all_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Check that what a test opened with SQLite is closed; Python 3.13 warns only by chance."""
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def noted(*arguments: Any, **options: Any) -> sqlite3.Connection:
        opened.append(connect(*arguments, **options))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", noted)
    yield
    if any(map(is_open, opened)):
        gc.collect()  # a window closes it when it goes
        for thread in threading.enumerate():
            if thread.name == ANSWERING:  # an abandoned question closes it when it ends
                thread.join(5)
    assert [db for db in opened if is_open(db)] == []


def is_open(db: sqlite3.Connection) -> bool:
    try:
        return db.total_changes >= 0
    except sqlite3.ProgrammingError:
        return False
