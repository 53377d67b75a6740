"""Evenings put together from rounds and deals as they are read, one after the other."""

from dataclasses import replace
from uuid import UUID

from scorepad.bridge.deal import Item
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.exchange.kept import Kept


class Gathering:
    """Takes an evening, its rounds, and what was entered into each."""

    def __init__(self) -> None:
        self._done: dict[UUID, Evening] = {}
        self.id: UUID | None = None
        self.rounds: list[Round] = []
        self.items: list[Item] = []

    def begin(self, kept: Kept) -> None:
        self._close()
        if kept.id in self._done:
            raise Impossible("this evening has been there before")
        self.id = kept.id
        self._done[kept.id] = kept.evening
        for entered in kept.evening.rounds:
            self.begin_round(entered)

    def begin_round(self, entered: Round) -> None:
        self._close_round()
        self.rounds.append(entered)
        self.items = list(entered.items)

    def add(self, item: Item) -> None:
        self.items.append(item)

    def evenings(self) -> tuple[Kept, ...]:
        self._close()
        return tuple(Kept(*named) for named in self._done.items())

    def _close(self) -> None:
        self._close_round()
        if self.id:
            self._done[self.id] = replace(self._done[self.id], rounds=tuple(self.rounds))
        self.rounds = []

    def _close_round(self) -> None:
        if self.rounds:
            self.rounds[-1] = replace(self.rounds[-1], items=tuple(self.items))
        self.items = []
