"""An evening while it is read from a score file, line after line."""

from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Any

from scorepad.bridge.deal import Adjustment, Deal, Item
from scorepad.bridge.evening import Evening
from scorepad.bridge.forms import FORMS
from scorepad.bridge.options import Options
from scorepad.bridge.payments import Extra
from scorepad.bridge.rounds import Round, score_item
from scorepad.bridge.seats import NORTH, Seat, Seating
from scorepad.bridge.state import State
from scorepad.exchange.checks import bounded
from scorepad.exchange.pair_lines import PairLines


class EveningBuilder:
    """Holds what was read so far; the state tells when a deal begins the next round."""

    def __init__(self) -> None:
        self.rounds: list[Round] = []
        self.round: Round | None = None
        self.items: list[Item] = []
        self.state = State(NORTH)
        self.seating = Seating()
        self.keeper: str | None = None
        self.stake: Decimal | None = None
        self.dealer: Seat | None = None
        self.board: int | None = None
        self.board_waits = False
        self.pairs = PairLines()
        self.title = ""
        self.day: date | None = None
        self.form_has_items = False
        self.extras: list[Extra] = []
        self.entered = 0

    def evening(self) -> Evening:
        """All that was read; a last form line waits for its deals as an empty round."""
        if self.round:
            board = self.board if self.board_waits else None
            last = replace(self.round, next_dealer=self.dealer, next_board=board)
            if not self.items and (comparison := self.pairs.comparison()):
                last = replace(self.round, comparison=comparison)
            self.rounds.append(replace(last, items=tuple(self.items)))
        return Evening(tuple(self.rounds), self.title, self.day, extras=tuple(self.extras))

    def has_deal(self) -> bool:
        """Whether a deal was played in this round."""
        return any(isinstance(item, Deal) for item in self.items)

    @property
    def next_board(self) -> int | None:
        """The board after the last one, where they count on by themselves."""
        return self.state.number if self.round and self.round.options.boards else None

    def is_open(self) -> bool:
        """Whether there is a round that has neither ended nor been stopped."""
        return bool(self.round and not self.round.stopped and not self.state.ended)

    def begin(self, options: Options) -> None:
        """Begin a round; one in which nothing was entered is forgotten."""
        if self.round and self.items:
            self.rounds.append(replace(self.round, items=tuple(self.items)))
        self.round = Round(options, self.seating, self.keeper, self.stake)
        self.items = []
        self.state = FORMS[options.form].start(NORTH, options)  # whoever deals, it ends alike
        self.board = None

    def agree(self, field: str, value: Any) -> None:
        """Play the round that is about to be played so."""
        assert self.round
        agreed = {field: value}
        self.round = replace(self.round, options=replace(self.round.options, **agreed))

    def enter(self, item: Deal | Adjustment) -> None:
        assert self.round
        self.state = score_item(len(self.items), item, self.state, self.round.options).after
        self.items.append(item)
        self.form_has_items = True
        self.entered += 1
        bounded(self.entered)
