"""Archives written by version 1, each with what its own code read in it."""

import json
import shutil
from functools import cache
from pathlib import Path
from typing import Any

from scorepad.archive import evenings
from scorepad.archive.archive import Archive, SessionState
from scorepad.archive.history import moment, steps_of
from scorepad.bridge.evening import Evening
from scorepad.bridge.plain import from_plain
from scorepad.exchange.version_1 import evening as of_today

FOLDER = Path(__file__).parent / "data" / "version_1"
NAMES = ("empty", "every_feature", "interrupted", "thousand_steps")


class Expected:
    """The contents of an archive: its evenings, as version 1 wrote them to files."""

    def __init__(self, name: str) -> None:
        self.facts: dict[str, Any] = json.loads((FOLDER / f"{name}.expected.json").read_bytes())
        self._states: dict[int, Evening] = {}

    @property
    def evenings(self) -> list[dict[str, Any]]:
        return list(self.facts["evenings"])

    @property
    def session(self) -> SessionState:
        lay: dict[str, Any] | None = self.facts["desk"]
        if lay is None:
            return SessionState()
        at = tuple(lay["at"]) if lay["at"] else None
        return SessionState(lay["evening"], lay["typed"], at, lay["inserts"])

    def state(self, number: int) -> Evening:
        """Return one of the states, in which rounds may be given by number."""
        if number not in self._states:
            plain = dict(self.facts["states"][number])
            if "rounds" in plain:
                plain["rounds"] = [self.facts["rounds"][each] for each in plain["rounds"]]
            self._states[number] = from_plain(Evening, of_today(plain))
        return self._states[number]


expected = cache(Expected)


def laid_down(name: str, file: Path) -> Path:
    """Copy an archive of version 1, with its journal, to where it will be opened."""
    file.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(FOLDER / f"{name}.db", file)
    journal = FOLDER / f"{name}.db-journal"
    if journal.exists():
        shutil.copyfile(journal, file.with_name(f"{file.name}-journal"))
    return file


def check_all(archive: Archive, told: Expected) -> None:
    """Compare everything in an archive."""
    facts = told.facts
    assert [summary.key for summary in archive.evenings()] == facts["by_touched"]
    assert {summary.key for summary in archive.deleted()} == {*facts["binned"]}
    assert archive.latest_key() == facts["latest"]
    assert archive.merged() == facts["spellings"]
    assert archive.players() == facts["players"]
    assert archive.session() == told.session
    lines = {summary.key: summary for summary in (*archive.evenings(), *archive.deleted())}
    assert lines.keys() == {each["key"] for each in told.evenings}
    for each in told.evenings:
        key = each["key"]
        assert archive.find(each["mark"]) == key
        assert archive.load(key) == told.state(each["evening"])
        day = lines[key].day
        assert (day.isoformat() if day else None) == each["day"]
        binned = moment(each["binned"]) if each["binned"] else None
        assert lines[key].binned == binned
        times = [moment(step["time"]) for step in each["history"]]
        assert (lines[key].begun, lines[key].changed) == (times[0], times[-1])
        steps = archive.history(key)
        assert [(step.number, step.kind, step.words, step.time) for step in steps] == [
            (step["number"], step["kind"], step["words"], moment(step["time"]))
            for step in each["history"]
        ]
        assert [step.evening for step in steps] == [
            told.state(step["state"]) for step in each["history"]
        ]
        with archive.reading() as db:
            found = evenings.read(db, key)
            assert found
            typed, _ = found
            assert typed == told.state(each["as_typed"])
            assert [step.evening for step in steps_of(db, key, typed)] == [
                told.state(step["as_typed"]) for step in each["history"]
            ]
