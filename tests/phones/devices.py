"""Seeded evenings with phones whose network is bad: what the archive must hold at their end.

`python -m tests.phones.devices 1000` plays that many.
"""

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from scorepad.bridge.deal import Deal
from scorepad.bridge.entering_results import place_of
from scorepad.bridge.notation import print_deal, print_what
from scorepad.phones.asked import comparison_of
from scorepad.phones.desk import revision
from scorepad.phones.interface import Interface
from scorepad.phones.kept import Kept, read_kept, write_kept
from scorepad.phones.once import checksum
from tests.phones.laptop import HOST, Phone, howell, rubber

TEXTS = ("N 4S=", "E 3NT+1", "S 2H-1", "W 1NT=", "N 6D-2", "pass", "E 4HX=", "S 2C+2")
CORRECTIONS = ("=", "+1", "-1", "x", "-3")
Data = dict[str, Any]


@dataclass
class Device:
    """A phone that keeps what it wants to enter until it has an answer."""

    name: str
    place: str
    phone: Phone
    state: Data = field(default_factory=dict)
    waiting: list[tuple[str, Data]] = field(default_factory=list)
    answered: list[tuple[str, int, str]] = field(default_factory=list)
    """The id, status and checksum of each answer that came through."""

    def look(self) -> None:
        self.state = self.phone.get("/api/page")


class World:
    """One evening: a laptop that may be killed, phones, and a network between them."""

    def __init__(self, seed: int, folder: str) -> None:
        self.random = Random(seed)
        self.seed, self.folder = seed, folder
        self.tables = seed % 2 == 1
        self.laptop = howell(1) if self.tables else rubber()
        self.kept = self.laptop.kept
        places = ("table 1", "1", "2") if self.tables else ("north", "east", "")
        interface = self._interface()
        self.devices = [
            Device(name, place, Phone(interface))
            for name, place in zip(("Anna", "Bob", "Cora"), places, strict=True)
        ]
        for device in self.devices:
            device.phone.join(device.name, device.place)
            device.look()
        self.asked: dict[str, tuple[str, Data]] = {}
        self.expected: list[str] = []
        """Every id whose entry was accepted once, in order."""
        self.model: list[list[str]] = [[]]
        """What stands on the table after each step that was not undone, by hand."""
        self.enterers: list[dict[str, str]] = [{}]
        """Where the phone sits that entered each result, after each of these steps."""
        self.table_of: dict[str, str] = {}
        self.refused_ticks = 0

    def _interface(self) -> Interface:
        return Interface(self.laptop, HOST, may_enter=True)

    def play(self, turns: int = 40) -> None:
        for _ in range(turns):
            self.turn()
        for device in self.devices:  # then the network is good again
            while device.waiting:
                self.send(device, lost=0)
        for device in self.devices:
            device.look()

    def turn(self) -> None:
        kind = self.random.random()
        device = self.random.choice(self.devices)
        if kind < 0.35:
            self.write(device)
        elif kind < 0.75:
            self.send(device, lost=0.3)
        elif kind < 0.85:
            device.look()
        elif kind < 0.9:
            self.at_the_laptop()
        elif kind < 0.95:
            self.kill_phone(device)
        else:
            self.kill_laptop()

    def write(self, device: Device) -> None:
        """Write something down on a phone, by what it saw last."""
        ident = f"{len(self.asked)}"
        entry = self.choose(device)
        if entry:
            path, data = entry
            whole = {"id": ident, "revision": device.state["revision"], **data}
            self.asked[ident] = path, whole
            device.waiting.append((path, whole))

    def choose(self, device: Device) -> tuple[str, Data] | None:
        text = self.random.choice(TEXTS)
        correction = self.random.choice(CORRECTIONS)
        corrects = self.random.random() < 0.3
        if not self.tables:
            deal = device.state["next"].get("deal")
            if corrects and deal and deal[1] > 1:
                return "/api/corrections", {"deal": [deal[0], deal[1] - 1], "text": correction}
            return ("/api/deals", {"deal": deal, "text": text}) if deal else None
        there, to_come = device.state["results"], device.state["next"].get("tables") or []
        for one in to_come:
            at = {"board": one["board"], "pairs": f"{one['ns']}-{one['ew']}"}
            self.table_of[where(at)] = f"table {one['table']}"
        if corrects and there:
            one = self.random.choice(there)
            place = {"board": one["board"], "pairs": f"{one['ns']}-{one['ew']}"}
            if self.random.random() < 0.5:
                return "/api/ticks", {**place, "agrees": self.random.random() < 0.8}
            return "/api/corrections", {**place, "text": correction}
        coming = self.random.choice(to_come or [None])
        if coming is None:
            return None
        place = {"board": coming["board"], "pairs": f"{coming['ns']}-{coming['ew']}"}
        return "/api/deals", {**place, "text": text}

    def send(self, device: Device, lost: float) -> None:
        """Send what waits longest; on its way there or back it may be lost, or come twice."""
        if not device.waiting:
            return
        path, data = device.waiting[0]
        if self.random.random() < lost:
            return
        times = 2 if self.random.random() < lost else 1
        for _ in range(times):
            status, said = self._ask(device, path, data)
        if self.random.random() < lost:
            return
        device.waiting.pop(0)
        device.answered.append((data["id"], status, said.get("checksum", "")))
        device.look()

    def _ask(self, device: Device, path: str, data: Data) -> tuple[int, Data]:
        before = len(self.laptop.history())
        status, said = device.phone.post(path, data)
        grown = len(self.laptop.history()) - before
        if path == "/api/ticks":
            self.check_tick(device, data, status)
        assert status in (200, 201, 403, 409, 422), (self.seed, path, data, said)
        assert grown <= 1
        if grown:
            assert status < 300
            assert data["id"] not in self.expected, f"{self.seed}: entered twice"
            self.expected.append(data["id"])
            self.model.append(self.after(path, data))
            self.enterers.append({**self.enterers[-1], where(data): device.place})
            assert self.printed() == self.model[-1], (self.seed, path, data)
        return status, said

    def check_tick(self, device: Device, data: Data, status: int) -> None:
        """Only the other side may say whether it agrees, or the phone of the table for both."""
        plays = device.place in (*data["pairs"].split("-"), self.table_of[where(data)])
        is_pair, by = device.place.isdecimal(), self.enterers[-1].get(where(data))
        may = plays and not (is_pair and by == device.place)
        is_known = data["id"] in {tick.id for tick in self.laptop.kept.ticks}
        self.refused_ticks += status == 403
        assert (status == 403) == (not may) or is_known, (self.seed, data)

    def after(self, path: str, data: Data) -> list[str]:
        """What stands on the table once this is entered."""
        there = [*self.model[-1]]
        if "board" in data:
            number = next(
                (n for n, one in enumerate(there) if one.startswith(where(data))), len(there)
            )
        else:
            number, position = data["deal"]
            number = sum(self.lengths()[: number - 1]) + position - 1
        if path == "/api/deals":
            assert number == len(there)
            return [*there, where(data) + data["text"]]
        deal = there[number].removeprefix(where(data))
        there[number] = where(data) + corrected(deal, data["text"])
        return there

    def lengths(self) -> list[int]:
        return [len(entered.items) for entered in self.laptop.scored.evening.rounds]

    def printed(self) -> list[str]:
        comparison = comparison_of(self.laptop.scored)
        if comparison:
            return [
                f"{one.board} {one.ns}-{one.ew} {print_what(one.what)}"
                for one in comparison.results
            ]
        items = [item for one in self.laptop.scored.evening.rounds for item in one.items]
        return [print_deal(item) for item in items if isinstance(item, Deal)]

    def at_the_laptop(self) -> None:
        """The laptop undoes something, or enters a deal itself."""
        if self.random.random() < 0.5 or self.tables:
            self.laptop.undo()
            self.model[:] = self.model[:-1] or self.model
            self.enterers[:] = self.enterers[:-1] or self.enterers
        else:
            deals = ["N 1C="] * self.random.randrange(1, 4)
            self.laptop.lay(rubber(*deals).scored.evening)
            self.model.append(deals)
            self.enterers.append({})

    def kill_phone(self, device: Device) -> None:
        """It is begun again: what it keeps is its id and what waits."""
        device.phone = Phone(device.phone.interface)
        device.phone.join(device.name, device.place)
        device.look()

    def kill_laptop(self) -> None:
        """It is begun again from what is on its disk."""
        file = f"{self.folder}/phones"
        assert write_kept(Path(file), self.laptop.kept)
        kept = read_kept(Path(file))
        assert kept == self.laptop.kept
        assert isinstance(kept, Kept)
        self.laptop = self.laptop.begun_again(kept)
        interface = self._interface()
        for device in self.devices:
            token = device.phone.token
            device.phone = Phone(interface)
            device.phone.token = token

    def check(self) -> None:
        """The archive holds what was accepted and nothing else; all see the same."""
        by_phones = [
            past.action.facts["phone"]["id"]
            for past in self.laptop.history()
            if "phone" in past.action.facts
        ]
        assert [*dict.fromkeys(by_phones)] == self.expected, self.seed
        ticks = {one.id for one in self.laptop.kept.ticks}
        found = {one.id for one in self.laptop.kept.found}
        evening = self.laptop.scored.evening
        for device in self.devices:
            for ident, status, _ in device.answered:
                known = ident in self.expected or ident in ticks | found
                assert known == (status < 300), (self.seed, ident, status)
            assert device.state["checksum"] == checksum(evening, self.laptop.kept.ticks)
            assert device.state["revision"] == revision(self.laptop)
        self._check_score()

    def _check_score(self) -> None:
        """What is on the table is what the model says, also in the steps."""
        assert self.printed() == self.model[-1], self.seed
        assert self.laptop.scored.evening == self.laptop.history()[-1].evening
        comparison = comparison_of(self.laptop.scored)
        if comparison:
            places = [place_of(one) for one in comparison.results]
            assert len(places) == len({*places})


def where(data: Data) -> str:
    """What a printed result begins with; nothing at one table."""
    return f"{data['board']} {data['pairs']} " if "board" in data else ""


def corrected(deal: str, text: str) -> str:
    """A printed deal with a correction, by hand."""
    found = re.fullmatch(r"(\w \d\w+?)(X*)([=+-]\d*)", deal)
    assert found
    contract, doubled, result = found.groups()
    return f"{contract}X{result}" if text == "x" else f"{contract}{doubled}{text}"


def play(seed: int, folder: str) -> World:
    world = World(seed, folder)
    world.play()
    world.check()
    return world


def main(arguments: list[str]) -> None:
    entered = refused = 0
    with TemporaryDirectory() as folder:
        for seed in range(int(arguments[0])):
            world = play(seed, folder)
            entered += len(world.expected)
            refused += world.refused_ticks
    print(f"{arguments[0]} evenings, {entered} entries, {refused} ticks refused")


if __name__ == "__main__":
    main(sys.argv[1:])
