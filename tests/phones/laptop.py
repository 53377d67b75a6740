"""A laptop for the tests of phones: an evening in memory, and its steps."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from scorepad.bridge.actions import NO_ACTION, Action
from scorepad.bridge.changes import Change
from scorepad.bridge.comparison import Comparison, Named
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.ranking import Ranking, rank
from scorepad.bridge.rounds import Round
from scorepad.exchange.score_file import read_score_file
from scorepad.phones.desk import Past, with_revisions
from scorepad.phones.interface import Interface
from scorepad.phones.kept import Kept
from scorepad.phones.requests import Answer, RequestHead

HOST = "192.168.1.20:8080"
KEY = "k3y"
RUBBER = 'form rubber\nseats N=Anna E="Bob Lee" S=Cora W=Dan\nkeeper Anna\n'
Headers = Mapping[str, str | None]
PAIRS = ("Ann & Bob", "Cleo & Dora", "Eve & Fay", "Gus & Hal")


class Laptop:
    """Stands for the window and its archive."""

    def __init__(self, evening: Evening, kept: Kept | None = None) -> None:
        rounds = evening.rounds or (Round(),)
        self.scored = score_evening(replace(evening, rounds=rounds))
        self.kept = kept or Kept("an evening", KEY)
        self.is_saved = self.has_room = True
        self.hides_ranking = False
        self.ranked = 0
        """So many times a ranking was asked for."""
        self._done: list[tuple[Evening, Action]] = []
        self._steps: list[tuple[int, Evening, Action]] = [(0, self.scored.evening, NO_ACTION)]

    def ranking_of(self, comparison: Comparison) -> Ranking:
        self.ranked += 1
        return rank(comparison)

    @property
    def steps(self) -> int:
        return len(self._steps) - 1

    def history(self) -> list[Past]:
        return with_revisions(self._steps, self.kept.ticks)

    def become(self, change: Change) -> None:
        self.lay(change.evening, change.action)

    def keep(self, kept: Kept) -> bool:
        self.kept = kept if self.has_room else self.kept
        return self.has_room

    def lay(self, evening: Evening, action: Action = NO_ACTION) -> None:
        """Take a step."""
        self._done.append((self.scored.evening, action))
        self._step(evening, action)

    def undo(self) -> None:
        """Take the last step back, if there is one; that is a step too."""
        if self._done:
            self._step(*self._done.pop())

    def begun_again(self, kept: Kept) -> "Laptop":
        """The laptop after its program was killed: what was on the disk is there."""
        again = Laptop(self.scored.evening, kept)
        again._done, again._steps = [*self._done], [*self._steps]
        return again

    def _step(self, evening: Evening, action: Action) -> None:
        self.scored = score_evening(evening, self.scored)
        self._steps.append((len(self._steps), evening, action))


class Phone:
    """Asks as a phone does, and reads the answer."""

    def __init__(self, interface: Interface, address: str = "192.168.1.30") -> None:
        self.interface, self.address = interface, address
        self.token = ""

    def ask(
        self,
        method: str,
        target: str,
        data: object = None,
        *,
        body: bytes | None = None,
        crowded: bool = False,
        headers: Headers | None = None,
    ) -> Answer:
        """Ask; headers that are None are left out."""
        sent = json.dumps(data).encode() if body is None and data is not None else body or b""
        given: dict[str, str | None] = {"host": HOST, "x-scorepad-key": KEY}
        if method == "POST":
            given |= {"content-type": "application/json", "content-length": str(len(sent))}
        if self.token:
            given["x-scorepad-phone"] = self.token
        given |= headers or {}
        kept = {name: value for name, value in given.items() if value is not None}
        head = RequestHead(method, target, kept, self.address)
        route = self.interface.route(head)
        if isinstance(route, Answer):
            return route
        return self.interface.answer(head, route, sent, crowded=crowded)

    def get(self, target: str, headers: Headers | None = None) -> dict[str, Any]:
        return read(self.ask("GET", target, headers=headers))

    def post(
        self, target: str, data: object, headers: Headers | None = None
    ) -> tuple[int, dict[str, Any]]:
        answer = self.ask("POST", target, data, headers=headers)
        return answer.status, read(answer)

    def join(self, name: str = "Anna", place: str = "north", wants: str = "enter") -> str:
        """Name itself; tells what it may."""
        asked = {"id": f"phone of {name}", "name": name, "place": place, "wants": wants}
        status, said = self.post("/api/phones", asked)
        assert status == 201
        self.token = said["phone"]
        return str(said["may"])


def read(answer: Answer) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer.body)
    return found


def rubber(*deals: str) -> Laptop:
    return Laptop(read_score_file((RUBBER + "\n".join(deals)).encode()))


def howell(boards: int = 2, settings: Mapping[str, Any] | None = None) -> Laptop:
    """Four pairs in a Howell: two tables, six rounds."""
    names = tuple(Named(str(number), name) for number, name in enumerate(PAIRS, start=1))
    comparison = Comparison(names=names, plan=Plan(Movement.HOWELL, 4, boards))
    return Laptop(Evening((Round(Options(DUPLICATE), comparison=comparison),), **settings or {}))


def at(laptop: Laptop, *, may_enter: bool = True) -> Phone:
    """A phone at this laptop."""
    return Phone(Interface(laptop, HOST, may_enter=may_enter))


def joined(laptop: Laptop, name: str = "Anna", place: str = "north") -> Phone:
    phone = at(laptop)
    phone.join(name, place)
    return phone
