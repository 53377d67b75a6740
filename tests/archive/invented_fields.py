"""Run by a copy of the program in which values of the game have a field more than ours have.

`python -m tests.archive.invented_fields FILE` keeps, changes, takes back, copies, writes and
rescues an evening with those fields, in an archive that a program without them made.
"""

import json
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any
from uuid import UUID

from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up
from scorepad.archive.check import check
from scorepad.archive.history import StepKind, undo_of
from scorepad.archive.rescue import rescue
from scorepad.archive.restore import bring_back
from scorepad.bridge.evening import Evening
from scorepad.bridge.payments import Settled
from scorepad.bridge.plain import from_plain, to_plain
from scorepad.bridge.seats import Seat
from scorepad.bridge.value_changes import back, change_between, forward
from scorepad.exchange.evening_file import decode, parts
from scorepad.exchange.saved_evening import SavedEvening
from tests.exchange.record_schema import schema

TODAY = date(2026, 11, 21)


def main(file: Path) -> None:
    archive = Archive.open(file)
    before: Any = archive.load(1)
    assert (before.host, before.rounds[0].songs, before.rounds[0].items[0].led) == (None, (), None)

    after = with_fields(before)
    assert from_plain(Evening, json.loads(json.dumps(to_plain(after)))) == after
    change = change_between(before, after)
    assert change == {
        "host": [None, "Ann"],
        "rounds": {
            "at": 0,
            "changed": [
                {
                    "songs": {"at": 0, "in": [{"payments": [], "day": "2026-11-21"}]},
                    "items": {"at": 0, "changed": [{"led": [None, "W"]}]},
                }
            ],
        },
    }
    assert from_plain(Evening, forward(Evening, to_plain(before), change)) == after
    assert back(after, change) == before

    archive.save(1, after, "a song")
    assert archive.load(1) == after
    archive.save(1, before, "a song", StepKind.UNDO)
    archive.save(1, after, "a song", StepKind.REDO)
    new = archive.begin(after)
    archive.close()
    archive = Archive.open(file)
    assert archive.load(1) == archive.load(new) == after
    assert [step.evening for step in archive.history(1)][-4:] == [before, after, before, after]
    undo = undo_of(archive.history(1))
    assert undo
    assert undo.states[undo.now - 1] == before
    archive.close()
    assert check(file).faults == ()

    kept = SavedEvening(UUID(int=7), after)
    assert decode(b"".join(parts([kept]))) == (kept,)
    assert all(f'"{name}"'.encode() in schema() for name in ("host", "songs", "led"))

    copy = back_up(file, TODAY)
    assert copy
    archive = Archive.open(file)
    archive.save(1, before, "without")
    copied = Archive.open(copy.file, read_only=True)
    bring_back(copied, 1, archive, "back")
    copied.close()
    assert archive.load(1) == after
    archive.merge_players("Ann", "Anne")
    archive.close()
    rescued = rescue(file, TODAY)
    assert (rescued.others, rescued.missing) == ((), ())
    archive = Archive.open(file)
    now: Any = archive.load(1)
    assert (now.rounds[0].songs, now.rounds[0].items[0].led) == (
        after.rounds[0].songs,
        after.rounds[0].items[0].led,
    )
    archive.close()


def with_fields(evening: Any) -> Any:
    """Return the evening with something in every field that ours do not have."""
    first, *others = evening.rounds
    deal, *items = first.items
    deal = replace(deal, led=Seat.WEST)
    first = replace(first, songs=(Settled((), TODAY),), items=(deal, *items))
    return replace(evening, host="Ann", rounds=(first, *others))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
