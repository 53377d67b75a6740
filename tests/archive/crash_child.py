"""A score-keeper who enters, corrects and takes back from a seeded list, until he is killed.

`python -m tests.archive.crash_child FILE` reads seeds. For each a process of its own begins an
evening, and prints the number of each step once the archive has said that it is kept.
"""

import os
import random
import sys
from itertools import count
from pathlib import Path

from scorepad.archive.archive import Archive
from scorepad.archive.history import StepKind
from scorepad.bridge.changes.corrections import Insert, Remove, Replace, correct
from scorepad.bridge.evening import Evening, with_item
from scorepad.bridge.notation import read_deal
from scorepad.bridge.rounds import At, Round

DEALS = ("4SN", "3NTE-1", "pass", "6CXS+1", "2HW=", "1NTN+2", "5DXXE-2")


class Table:
    """An evening from a seeded list; the same seed leads to the same steps."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self.states = [Evening((Round(),), title=f"evening {seed}")]
        self.names: list[str] = []
        self.now = 0

    @property
    def evening(self) -> Evening:
        return self.states[self.now]

    def step(self) -> tuple[Evening, str, StepKind]:
        """The next step, with its name and kind."""
        what = self._rng.choice(("enter", "enter", "enter", "correct", "undo", "redo"))
        if what == "undo" and self.now:
            self.now -= 1
            return self.evening, self.names[self.now], StepKind.UNDO
        if what == "redo" and self.now < len(self.names):
            self.now += 1
            return self.evening, self.names[self.now - 1], StepKind.REDO
        deal = read_deal(self._rng.choice(DEALS))
        places = [
            At(number, place)
            for number, entered in enumerate(self.evening.rounds)
            for place in range(len(entered.items))
        ]
        if what == "correct" and places:
            at = self._rng.choice(places)
            correction = self._rng.choice((Replace(at, deal), Insert(at, deal), Remove(at)))
            evening = correct(self.evening, correction)
        else:
            evening, _ = with_item(self.evening, deal)
        self.states[self.now + 1 :] = [evening]
        self.names[self.now :] = [f"step {len(self.names)}"]
        self.now += 1
        return evening, self.names[-1], StepKind.DO


def play(file: Path, seed: int) -> None:
    """Begin an evening and play until killed."""
    say("pid", os.getpid())
    archive = Archive.open(file)
    table = Table(seed)
    key = archive.begin(table.evening)
    say("kept", 0)
    for number in count(1):
        archive.save(key, *table.step())
        say("kept", number)


def say(what: str, number: int) -> None:
    """Write in one piece, or not at all."""
    os.write(1, f"{what} {number}\n".encode())


def main(file: str) -> None:
    for line in sys.stdin:
        child = os.fork()
        if not child:
            play(Path(file), int(line))
        os.waitpid(child, 0)
        say("end", int(line))


if __name__ == "__main__":
    main(*sys.argv[1:])
