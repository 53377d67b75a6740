"""An archive is sound if a window can do everything with it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive import evenings
from scorepad.archive.archive import Archive
from scorepad.archive.check import Health, check
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.facts import Facts
from scorepad.archive.proof import seal_of_row
from scorepad.archive.recovered_rows import can_be_mended
from scorepad.archive.rescue import rescue
from scorepad.archive.totals import note_all
from scorepad.bridge.errors import Impossible
from tests.archive.damage import contents, fill
from tests.archive.evenings import FULL, with_deal

TODAY = date(2026, 11, 21)
TOO_LATE = 10**12
"""A clock that says the year 33658."""


def only_to_be_read(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[18] = 9
    file.write_bytes(data)


def a_late_clock(
    file: Path, monkeypatch: pytest.MonkeyPatch, write: Callable[[Archive], object]
) -> None:
    """Write to an archive with a program whose clock is wrong."""
    with closing(Archive.open(file)) as archive, monkeypatch.context() as clock:
        clock.setattr("time.time", lambda: TOO_LATE)
        write(archive)


def test_a_head_that_lets_nobody_write(file: Path) -> None:
    made = fill(file, evenings=2, deals=3)
    only_to_be_read(file)
    assert [str(fault) for fault in check(file).faults] == ["it cannot be written to"]
    with pytest.raises(ArchiveError) as refused:
        Archive.open(file)
    assert refused.value.why is Reason.DAMAGED
    assert can_be_mended(refused.value)
    assert rescue(file, TODAY).whole == 3
    assert check(file) == Health(3, 11, ())
    assert contents(file) == made


@pytest.mark.parametrize(
    ("write", "said", "others"),
    [
        (
            lambda archive: archive.save(1, with_deal(archive.load(1)), "4♠"),
            "one of the evening’s times is not a valid date; "
            "evening 1: step 5 of the evening is damaged",
            1,
        ),
        (lambda archive: archive.delete(1), "one of the evening’s times is not a valid date", 0),
    ],
)
def test_a_clock_beyond_all_calendars(
    write: Callable[[Archive], object],
    said: str,
    others: int,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Such an evening is repaired, not taken over unchanged."""
    fill(file, evenings=1, deals=3)
    a_late_clock(file, monkeypatch, write)
    with closing(Archive.open(file)) as archive:
        now = archive.load(1)
        with pytest.raises(ArchiveError):
            archive.evenings() and archive.deleted()
    faults = "; ".join(str(fault) for fault in check(file).faults)
    assert faults == f"evening 1: {said}"
    assert len(rescue(file, TODAY).others) == others
    assert check(file).faults == ()
    assert contents(file) == [now, FULL]


def test_a_number_after_which_none_comes(file: Path) -> None:
    made = fill(file, evenings=1, deals=3)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        row = evenings.read(db, 1)
        assert row
        whole = [*db.execute(f"SELECT {evenings.ROW} FROM evenings WHERE id=1").fetchone()]
        whole[1] = 2**63 - 1
        db.execute(
            "UPDATE evenings SET touched=?, seal=? WHERE id=1",
            (whole[1], seal_of_row(1, whole)),
        )
        note_all(db)
    assert [str(fault) for fault in check(file).faults] == ["it cannot be written to"]
    rescue(file, TODAY)
    assert check(file).faults == ()
    assert contents(file) == made


def test_an_evening_that_cannot_be_counted(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is counted if that was not done before."""
    fill(file, evenings=1, deals=3)

    def refuse(*evening: object) -> None:
        raise Impossible("no such round")

    said = (
        "evening 1: its score cannot be worked out",
        "evening 2 of 2026-11-21: its score cannot be worked out",
    )
    with monkeypatch.context() as broken:
        broken.setattr("scorepad.archive.check.score_evening", refuse)
        assert tuple(str(fault) for fault in check(file).faults) == said
        monkeypatch.undo()
        with closing(Archive.open(file)) as archive, closing(Facts(archive)) as facts:
            facts.bring_up_to_date()
        broken.setattr("scorepad.archive.check.score_evening", refuse)
        assert check(file).faults == ()


def test_a_session_at_no_deal(file: Path) -> None:
    fill(file, evenings=1, deals=3)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("INSERT INTO session VALUES (1, 1, '4s', 0, NULL, 0)")
    with closing(Archive.open(file)) as archive:
        assert archive.session() == (1, "4s", None, False)


def test_an_evening_that_went_on_since_it_was_counted(file: Path) -> None:
    fill(file, evenings=1, deals=3)
    with closing(Archive.open(file)) as archive:
        with closing(Facts(archive)) as facts:
            facts.bring_up_to_date()
        archive.save(1, with_deal(archive.load(1)), "4♠")
    assert check(file) == Health(2, 9, ())
