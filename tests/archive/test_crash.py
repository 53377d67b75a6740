"""Killed at any moment: everything that was said to be kept is there, and undo goes on.

`SCOREPAD_CRASHES=1000 python -m pytest tests/archive/test_crash.py` kills more often.
"""

import os
import random
import signal
import time
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive, Key
from scorepad.archive.check import check
from scorepad.archive.history import StepKind, Undo, undo_of
from tests.archive.crash_child import Table
from tests.archive.forked import Forked

CRASHES = int(os.environ.get("SCOREPAD_CRASHES", "100"))


def killed(keepers: Forked, seed: int) -> int:
    """Let one play, kill it, and return the last step it reported as saved; -1: none."""
    rng = random.Random(seed)
    pid = keepers.begin(seed)
    told = -1
    for _ in range(rng.randrange(25)):
        told = keepers.heard()[1]
    time.sleep(rng.random() * 0.004)
    os.kill(pid, signal.SIGKILL)
    while (heard := keepers.heard())[0] != "end":
        told = heard[1]
    return told


def played(seed: int, steps: int) -> Table:
    table = Table(seed)
    for _ in range(steps):
        table.step()
    return table


def check_evening(archive: Archive, key: Key, seed: int, told: int) -> None:
    """Check that all reported steps are there, at most one more, and that undo is right."""
    steps = archive.history(key)
    assert told <= len(steps) - 1 <= told + 1
    table = played(seed, len(steps) - 1)
    assert archive.load(key) == table.evening
    assert undo_of(steps) == Undo(tuple(table.states), tuple(table.names), table.now)
    if table.now:
        archive.save(key, table.states[table.now - 1], table.names[table.now - 1], StepKind.UNDO)
        undone = undo_of(archive.history(key))
        assert undone
        assert undone.now == table.now - 1


@pytest.mark.no_cover
@pytest.mark.skipif(not hasattr(os, "fork"), reason="the score-keepers are forked")
def test_nothing_that_was_kept_is_lost(file: Path) -> None:
    began = 0
    keepers = Forked("crash_child", str(file))
    for seed in range(CRASHES):
        told = killed(keepers, seed)
        archive = Archive.open(file)
        assert archive.holder is None
        keys = sorted(summary.key for summary in archive.evenings())
        if told >= 0 or len(keys) > began:
            assert len(keys) == began + 1
            check_evening(archive, keys[-1], seed, max(told, 0))
            began += 1
        archive.close()
    keepers.close()
    assert began > CRASHES * 0.8
    health = check(file)
    assert health.faults == ()
    assert health.evenings == began
