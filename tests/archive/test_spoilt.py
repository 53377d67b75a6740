"""Archives spoilt in sixteen ways: nothing changed unnoticed, and never a claim that is not true.

`SCOREPAD_SPOILT=2000 python -m pytest tests/archive/test_spoilt.py -s` spoils more, and tells.
"""

import os
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest

from scorepad.archive import evenings
from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up
from scorepad.archive.check import check
from scorepad.archive.errors import ArchiveError
from scorepad.archive.history import steps_of
from scorepad.archive.page_walk import without_line_ends
from scorepad.archive.recovered_rows import can_be_mended
from scorepad.archive.rescue import (
    CUT_OFF,
    FROM_COPY,
    LOST_OR_ERASED,
    NAMES_LOST,
    ONLY_STEPS,
    STEPS_LOST,
    rescue,
)
from scorepad.bridge.evening import Evening, with_item
from scorepad.bridge.notation import read_deal
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seating
from scorepad.bridge.translatable import Message
from tests.archive.crash_child import DEALS
from tests.archive.spoiling import KINDS, Spoil, pages_of

SPOILT = int(os.environ.get("SCOREPAD_SPOILT", "160"))
DAY = date(2026, 11, 20)
States = dict[int, list[Evening]]


class Original(NamedTuple):
    """An archive before it is damaged: every state each evening ever had, by number."""

    data: bytes
    copy: bytes
    states: States
    copied: States
    pages: dict[int, set[int]]


@cache
def original() -> Original:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "evenings.db"
        archive = Archive.open(file)
        rng = random.Random(1)
        for number in range(10):
            _play(archive, archive.begin(_evening(number)), rng, 12)
        archive.delete(9)
        archive.erase(9)
        archive.delete(8)
        archive.merge_players("Ann 0", "Ann 1")
        copy = back_up(file, DAY)
        assert copy
        copied = states_in(archive)
        for key in (2, 3, 10, archive.begin(_evening(10))):
            _play(archive, key, rng, 9)
        states = states_in(archive)
        archive.close()
        data = file.read_bytes()
        return Original(data, copy.file.read_bytes(), states, copied, pages_of(data))


def _evening(number: int) -> Evening:
    seating = Seating(f"Ann {number}", f"Bob {number}", f"Cy {number}", f"Di {number}")
    return Evening((Round(seating=seating),), title=f"evening {number}", note="word " * 50 * number)


def _play(archive: Archive, key: int, rng: random.Random, deals: int) -> None:
    evening = archive.load(key)
    for _ in range(deals):
        evening, _ = with_item(evening, read_deal(rng.choice(DEALS)))
        archive.save(key, evening, "a deal")


def states_in(archive: Archive) -> States:
    """Every state of every evening, by its number."""
    keys = [summary.key for summary in (*archive.evenings(), *archive.deleted())]
    with archive.reading() as db:
        return {key: [step.evening for step in steps_of(db, key, typed(db, key))] for key in keys}


def typed(db: sqlite3.Connection, key: int) -> Evening:
    found = evenings.read(db, key)
    assert found
    return found[0]


def told_by_number(messages: tuple[Message, ...]) -> Iterator[tuple[int, str]]:
    for message in messages:
        evening = message.facts.get("evening")
        if isinstance(evening, Message):
            yield int(str(evening.facts["number"])), message.text


def laid_down(file: Path, *, with_copy: bool) -> Original:
    """Write the archive and its backup, and leave nothing of an earlier one."""
    shutil.rmtree(file.parent, ignore_errors=True)
    file.parent.mkdir()
    file.write_bytes(original().data)
    if with_copy:
        copies = file.parent / "backups"
        copies.mkdir()
        (copies / f"{file.stem}-{DAY}.db").write_bytes(original().copy)
    return original()


def is_noticed(file: Path, was: Original) -> bool:
    """Whether a check finds a fault; if it finds none, nothing may have changed."""
    try:
        health, trouble = check(file), None
    except ArchiveError as refused:
        health, trouble = None, refused
    if trouble:
        assert can_be_mended(trouble) or file.stat().st_size < 4096
    elif health and not health.faults:
        with closing(Archive.open(file)) as archive:
            assert states_in(archive) == was.states
            assert {summary.key for summary in archive.deleted()} == {8}
            assert archive.merged() == {"Ann 0": "Ann 1"}
        return False
    return True


def came_back(file: Path, was: Original, *, with_copy: bool) -> tuple[int, int]:
    """Repair, compare all reports with the original; count untouched evenings that are back."""
    spoilt = file.read_bytes()
    changed = changed_pages(spoilt, was.data)
    result = rescue(file, DAY)
    assert check(file).faults == ()
    with closing(Archive.open(file)) as archive:
        now = states_in(archive)
        merged = archive.merged()
    others = dict(told_by_number(result.others))
    missing = dict(told_by_number(result.missing))
    assert len(now) == result.whole + len(others) == result.back <= result.number
    assert result.number <= len(was.states) + (missing.get(9) == LOST_OR_ERASED)
    if missing.get(9) == LOST_OR_ERASED:
        del missing[9]
    for key, states in now.items():
        text = others.get(key)
        if text is None:
            assert states == was.states[key]
        elif text == STEPS_LOST:
            assert states[-1] == was.states[key][-1]
        elif text == ONLY_STEPS:
            assert states[-1] in was.states[key]
        else:
            assert text == FROM_COPY
            assert with_copy
            assert states == was.copied[key]
    assert missing.keys() <= was.states.keys() - now.keys()
    if Message(CUT_OFF) not in result.missing:
        assert merged == {"Ann 0": "Ann 1"} or Message(NAMES_LOST) in result.missing
        assert was.states.keys() - now.keys() == missing.keys()
    untouched = {key for key, pages in was.pages.items() if not pages & changed} & {*was.states}
    back = {key for key in untouched if key in now and now[key][-1] == was.states[key][-1]}
    return len(back), len(untouched)


def changed_pages(spoilt: bytes, was: bytes) -> set[int]:
    """Which pages have changed; those that were only moved have not."""
    if len(spoilt) == len(was) or was.startswith(spoilt):
        return {at for at in range(0, len(was), 4096) if is_other(at, spoilt, was)}
    spoilt = without_line_ends(spoilt)
    return {at for at in range(0, len(was), 4096) if was[at : at + 4096] not in spoilt}


def is_other(at: int, spoilt: bytes, was: bytes) -> bool:
    """Whether a page has changed; the header of the file belongs to no evening."""
    start = at or 100
    return spoilt[start : at + 4096] != was[start : at + 4096]


@pytest.mark.no_cover
@pytest.mark.parametrize("spoil", KINDS)
def test_whatever_is_spoilt(spoil: Spoil, tmp_path: Path) -> None:
    file = tmp_path / "scorepad" / "evenings.db"
    back = untouched = noticed = 0
    runs = SPOILT // len(KINDS)
    for seed in range(runs):
        with_copy = seed % 2 == 1
        was = laid_down(file, with_copy=with_copy)
        spoil(file, random.Random(seed))
        if file.read_bytes() == was.data or not is_noticed(file, was):
            continue
        noticed += 1
        counts = came_back(file, was, with_copy=with_copy)
        back, untouched = back + counts[0], untouched + counts[1]
    print(f"{spoil.__name__}: {noticed} of {runs} noticed, {back} of {untouched} untouched back")
    assert back >= 0.95 * untouched
