"""Builds an evening from the contents of a file, in their order."""

from dataclasses import replace
from decimal import Decimal
from typing import Any

from scorepad.bridge.comparison import (
    Adjusted,
    Bye,
    Comparison,
    ComparisonSettings,
    Handicap,
    Named,
    Pot,
    ResultCheck,
    SessionStake,
    StakePer,
    TableResult,
    teams_of,
)
from scorepad.bridge.deal import Adjustment, Deal, Item, NewSeats
from scorepad.bridge.evening import Evening, new_seats_after
from scorepad.bridge.forms import FORMS
from scorepad.bridge.hands import Cards
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.payments import Extra
from scorepad.bridge.rounds import Round, score_item
from scorepad.bridge.seats import NORTH, Seating
from scorepad.bridge.state import ScoredDeal, State
from scorepad.exchange.checks import bounded_evening, check_sizes


class EveningBuilder:
    """Takes items in the order of entry, and knows the state of the current round."""

    def __init__(self) -> None:
        self.about = Evening()
        """Everything except the rounds and extras."""
        self.extras: list[Extra] = []
        self.next = Round()
        """Options and seats of the next round, unless changed."""
        self.round: Round | None = None
        """The current round, without its items."""
        self.items: list[Item] = []
        self.settings = ComparisonSettings()
        self.names: dict[str, str] = {}
        """Names of pairs at several tables, or of individuals."""
        self.results: list[TableResult] = []
        self.adjusted: list[Adjusted] = []
        self.byes: list[Bye] = []
        self.handicaps: tuple[Handicap, ...] = ()
        self.cards: dict[int, Cards] = {}
        self.entrants: set[str] = set()
        """Everybody with a result, and at teams the teams."""
        self.stakes: SessionStake | Pot | None = None
        self.stake_per: StakePer | None = None
        self.new_stake: Decimal | None = None
        """A stake set since the last deal of a single table."""
        self._check: ResultCheck | None = None
        self._rounds: list[Round] = []
        self._turn = NORTH
        self.last: ScoredDeal | None = None
        """The last item entered into the current round."""
        self._entered = 0

    def tell(self, **facts: Any) -> None:
        """Set facts about the whole evening."""
        self.about = replace(self.about, **facts)

    def evening(self) -> Evening:
        """Return the evening so far; the last round may have no deals yet."""
        last = (self._whole(self.round),) if self.round else ()
        rounds, extras = (*self._rounds, *last), tuple(self.extras)
        return bounded_evening(replace(self.about, rounds=rounds, extras=extras))

    # Rounds.

    @property
    def is_open(self) -> bool:
        """Whether there is a round that has neither ended nor been stopped."""
        return self.round is not None and not self.round.stopped and not self.state.ended

    @property
    def has_deal(self) -> bool:
        """Whether the round has a deal."""
        return any(isinstance(item, Deal) for item in self.items)

    @property
    def options(self) -> Options:
        """The options of the current round."""
        return (self.round or self.next).options

    @property
    def state(self) -> State:
        """The state of the round before its next deal."""
        options = self.options
        return self.last.after if self.last else FORMS[options.form].start(self._turn, options)

    def begin(self, entered: Round) -> None:
        """Begin a round; an empty one before it is dropped."""
        if self.round and (self.items or self.results):
            self._rounds.append(self._whole(self.round))
            if self.has_deal or not self.options.boards:
                self._turn = self.state.dealer
        self.round, self.items, self.last = entered, [], None
        self.next = Round(entered.options, entered.seating, entered.keeper, entered.stake)
        self.settings, self.names, self.results = ComparisonSettings(), {}, []
        self.adjusted, self.byes, self.handicaps, self.entrants = [], [], (), set()
        self.cards = {}
        self.stakes = self.stake_per = None
        self._check = None

    def agree(self, **facts: Any) -> None:
        """Set facts of the open round and those after it."""
        self.next = replace(self.next, **facts)
        if self.round and self.is_open:
            self.round = replace(self.round, **facts)

    def sit(self, seating: Seating, *, stay: bool = False) -> None:
        """Change the seats; other pairs at boards, unless `stay` is set, begin a new round.

        Names for a round without any, or before its first deal, apply to all of it.
        """
        before, self.next = self.next.seating, replace(self.next, seating=seating)
        if seating == before or not self.round or not (stay or self.is_open) or self.results:
            return
        others = self.options.form is DUPLICATE and before.pairs != seating.pairs
        if not self.has_deal or (before == Seating() and not stay):
            self.round = replace(self.round, seating=seating)
        elif others and not stay:
            self.begin(self.next)
        elif isinstance(self.items[-1], NewSeats):
            self.items[-1] = NewSeats(seating)
        else:
            self.items.append(NewSeats(seating))

    # Items.

    def enter(self, item: Deal | Adjustment) -> None:
        """Enter a deal, after which five players may change chairs, or an adjustment."""
        assert self.round
        self.new_stake = None
        self._entered += 1
        check_sizes(self._entered)
        self.last = score_item(len(self.items), item, self.state, self.options, self.last)
        before = replace(self.round, items=tuple(self.items)) if self.options.rotates else Round()
        self.items.append(item)
        for new in new_seats_after(before, item):
            self.sit(new.seating, stay=True)  # even if they are about to stop

    def add_result(self, result: TableResult) -> None:
        """Add a result of a board at one of several tables."""
        if self._check is None:
            self._check = ResultCheck(self.settings)
        self._check.add(result)
        self.results.append(result)
        self.entrants.update(
            teams_of(result) if self.settings.scoring.is_match else result.entrants
        )
        check_sizes(0, results=len(self.results))

    @property
    def comparison(self) -> Comparison:
        """Return the comparison of this round so far."""
        names = tuple(Named(entrant, name) for entrant, name in self.names.items())
        stake = self.next.stake if self.stake_per else self.new_stake
        stakes = self.stakes or (SessionStake(stake, self.stake_per) if stake else None)
        told = Comparison(
            self.settings,
            names,
            tuple(self.results),
            adjusted=tuple(self.adjusted),
            byes=tuple(self.byes),
            handicaps=self.handicaps,
            cards=tuple(self.cards.values()),
        )
        return told if told == Comparison() else replace(told, stakes=stakes)

    def _whole(self, entered: Round) -> Round:
        told = self.comparison
        if not self.items and told != Comparison():
            entered = replace(entered, comparison=told)
        return replace(entered, items=tuple(self.items))
