"""What holds for any deals."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from hypothesis import given

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.contract import NOTRUMP
from scorepad.bridge.deal import Adjustment, Deal, Item, NewSeats
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import CAVENDISH, DUPLICATE, POINTS, RUBBER, Options
from scorepad.bridge.payments import settle
from scorepad.bridge.points import Entry, Line, PayKind
from scorepad.bridge.points_scale import ALL_POINTS
from scorepad.bridge.rounds import Round, ScoredRound, score_round
from scorepad.bridge.seats import Both, Seat, Seating, Side, Sides
from scorepad.bridge.settling import played_for
from scorepad.bridge.state import Compared, ScoredDeal, State
from tests.bridge.table import EVENINGS, SEATS, TABLES, rounds

ROUNDS = rounds()


def total_of(entries: Iterable[Entry]) -> Both:
    total = Both()
    for entry in entries:
        total = total.plus(entry.side, entry.points)
    return total


@given(ROUNDS, SEATS)
def test_totals_are_the_sum_of_the_entries(entered: Round, first: Seat) -> None:
    scored = score_round(entered, first)
    running = Both()
    for deal in scored.deals:
        running = running.added(deal.won)
        assert deal.after.total == running
        if deal.compared is None:
            assert deal.won == total_of(deal.entries)
    assert scored.state.total == running
    assert scored.total == running.added(total_of(scored.closing))
    assert scored.margin == abs(scored.total.ns - scored.total.ew)


@given(ROUNDS, SEATS)
def test_entries(entered: Round, first: Seat) -> None:
    """One of each kind per deal, none of zero, in the order of the sheet."""
    scored = score_round(entered, first)
    for deal in scored.deals:
        kinds = [entry.kind for entry in deal.entries]
        assert kinds == [kind for kind in PayKind if kind in kinds]
        assert all(entry.points > 0 for entry in deal.entries)
        assert all(
            (entry.line is Line.BELOW) == (entry.kind == "contract") for entry in deal.entries
        )
        assert entered.items[deal.place] is deal.item
    assert len({entry.kind for entry in scored.closing}) == len(scored.closing)


@given(ROUNDS, SEATS)
def test_the_first_deals_score_as_a_prefix(entered: Round, first: Seat) -> None:
    whole = score_round(entered, first)
    for number in range(len(entered.items)):
        items, rest = entered.items[:number], entered.items[number:]
        said = next((item.dealer for item in rest if isinstance(item, Deal)), entered.next_dealer)
        beginning = score_round(replace(entered, items=items, next_dealer=said), first)
        assert beginning.deals == whole.deals[: len(beginning.deals)]
        assert len(beginning.deals) == sum(
            not isinstance(item, NewSeats) for item in entered.items[:number]
        )


@given(EVENINGS)
def test_the_first_rounds_score_as_a_prefix(evening: Evening) -> None:
    whole = score_evening(evening).rounds
    for number in range(len(whole)):
        assert score_evening(Evening(evening.rounds[:number])).rounds == whole[:number]


# If everybody moves one chair on, the sides change and nothing else does. (At duplicate the
# boards stay where they are.)


def moved_item(item: Item) -> Item:
    match item:
        case Adjustment():
            return replace(item, side=item.side.other)
        case NewSeats():
            return NewSeats(moved_seating(item.seating))
        case Deal():
            contract, honours = item.contract, item.honours
            return replace(
                item,
                contract=contract and replace(contract, declarer=contract.declarer.left),
                honours=honours and replace(honours, holder=honours.holder.left),
                dealer=item.dealer and item.dealer.left,
                points_ns=None if item.points_ns is None else ALL_POINTS - item.points_ns,
            )


def moved_seating(seating: Seating) -> Seating:
    return Seating(seating.west, seating.north, seating.east, seating.south, seating.out)


def moved_round(entered: Round) -> Round:
    return replace(
        entered,
        seating=moved_seating(entered.seating),
        items=tuple(map(moved_item, entered.items)),
        next_dealer=entered.next_dealer and entered.next_dealer.left,
    )


def swapped_both(both: Both) -> Both:
    return Both(both.ew, both.ns)


def swapped_sides(sides: Sides) -> Sides:
    return tuple(side for side in Side if side.other in sides)


def swapped_state(state: State) -> State:
    return state._replace(
        dealer=state.dealer.left,
        vulnerable=swapped_sides(state.vulnerable),
        games=swapped_both(state.games),
        part_scores=swapped_both(state.part_scores),
        total=swapped_both(state.total),
        seating=moved_seating(state.seating),
    )


def swapped_entries(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    return tuple(entry._replace(side=entry.side.other) for entry in entries)


def swapped_comparison(compared: Compared | None) -> Compared | None:
    if compared is None or compared.expected is None or compared.imps is None:
        return compared
    return compared._replace(expected=-compared.expected, imps=-compared.imps)


def swapped_deal(deal: ScoredDeal) -> ScoredDeal:
    return deal._replace(
        dealer=deal.dealer.left,
        vulnerable=swapped_sides(deal.vulnerable),
        seating=moved_seating(deal.seating),
        entries=swapped_entries(deal.entries),
        game_to=deal.game_to and deal.game_to.other,
        compared=swapped_comparison(deal.compared),
        after=swapped_state(deal.after),
    )


@given(rounds(TABLES), SEATS)
def test_swapping_the_sides_swaps_everything(entered: Round, first: Seat) -> None:
    here = score_round(entered, first)
    there = score_round(moved_round(entered), first.left)
    assert there.state == swapped_state(here.state)
    assert there.closing == swapped_entries(here.closing)
    for deal, moved in zip(here.deals, there.deals, strict=True):
        assert moved._replace(item=deal.item) == swapped_deal(deal)
    assert there.winner == (here.winner and here.winner.other)
    assert there.two_games == (here.two_games and here.two_games.other)
    began = here.deals[0].seating if here.deals else here.seating
    if entered.keeper in dict(began).values():
        assert there.we is here.we.other


@given(EVENINGS)
def test_every_column_of_the_back_score_sums_to_zero(evening: Evening) -> None:
    scored = score_evening(evening)
    columns = back_score(scored)
    for column in columns:
        assert sum(column.hundreds.values()) == sum(column.points.values()) == 0
        assert set(column.hundreds) == set(column.points) == set(scored.players)
        for player, points in column.points.items():
            imps = evening.rounds[column.round - 1].options.form is POINTS
            hundreds = (abs(points) + 50) // 100 * (1 if points > 0 else -1)
            assert column.hundreds[player] == (points if imps else hundreds)
    assert sum(running_totals(columns).values()) == 0


@given(EVENINGS)
def test_an_evening_is_settled_to_the_coin(evening: Evening) -> None:
    money = played_for(score_evening(evening))
    assert sum(money.values()) == 0
    for payer, payee, amount, _ in settle({"": money}):
        money[payer] += amount
        money[payee] -= amount
    assert not any(money.values())


# Games, part-scores and vulnerability again, as a card player would describe them.


class Told:
    """The rules below the line in plain words, for a rubber or a chukker."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.games = dict.fromkeys(Side, 0)
        self.part_scores = dict.fromkeys(Side, 0)
        self.played = 0

    def vulnerable(self, dealer: Seat) -> set[Side]:
        if self.options.form is RUBBER:
            return {side for side in Side if self.games[side] > 0}
        last = {6: [3, 5], 8: [3, 7]}.get(self.deals, [3])
        if self.played in last:
            return set(Side)
        if self.played in (0, 4):
            return set()
        return {dealer.side.other if self.options.form is CAVENDISH else dealer.side}

    @property
    def ended(self) -> bool:
        if self.options.form is RUBBER:
            return max(self.games.values()) == 2
        return self.played == self.deals

    @property
    def deals(self) -> int:
        return self.options.deals if self.options.deals in (6, 8) else 4

    def counts(self, deal: Deal) -> bool:
        """Whether it is played, or passed out if that counts too."""
        return not deal.is_passed_out or self.options.passed_out_counts

    def play(self, deal: Deal) -> Side | None:
        """Add the trick points of a contract made; return who made a game."""
        self.played += self.counts(deal)
        if deal.contract is None:
            return None
        if deal.tricks < 6 + deal.contract.level:
            return None
        side = deal.contract.declarer.side
        each = {"C": 20, "D": 20}.get(deal.contract.strain, 30)
        points = each * deal.contract.level + (10 if deal.contract.strain is NOTRUMP else 0)
        points *= {"": 1, "X": 2, "XX": 4}[deal.contract.doubling]
        carried = self.options.carry_over or self.options.form is RUBBER
        carried = carried and self.options.form is not POINTS
        if points + (self.part_scores[side] if carried else 0) >= 100:
            self.games[side] += 1
            self.part_scores = dict.fromkeys(Side, 0)
            return side
        if carried:
            self.part_scores[side] += points
        return None


@given(rounds(TABLES), SEATS)
def test_games_part_scores_and_vulnerability(entered: Round, first: Seat) -> None:
    told = Told(entered.options)
    dealer = first
    for deal in score_round(entered, first).deals:
        if isinstance(deal.item, Adjustment):
            continue
        dealer = deal.item.dealer or dealer
        assert deal.dealer is dealer
        assert deal.after_end == told.ended
        if not told.ended:
            assert set(deal.vulnerable) == told.vulnerable(dealer)
            assert deal.game_to is told.play(deal.item)
        assert deal.after.games == tuple(told.games.values())
        assert deal.after.part_scores == tuple(told.part_scores.values())
        assert deal.after.ended == told.ended
        if told.counts(deal.item) or entered.options.form is RUBBER or deal.after_end:
            dealer = dealer.left
        assert deal.after.dealer is dealer


@given(ROUNDS, SEATS)
def test_a_round(entered: Round, first: Seat) -> None:
    scored = score_round(entered, first)
    assert scored.is_settled == (scored.state.ended or entered.stopped)
    assert scored.winner is (scored.total.ahead if scored.is_settled else None)
    assert (scored.two_games is not None) == (entered.options.form is RUBBER and scored.state.ended)
    # Once ended, always ended.
    ended = [deal.after.ended for deal in scored.deals]
    assert ended == sorted(ended)
    assert not scored.state.ended or entered.options.form is not DUPLICATE
    if scored.after_end:
        assert scored.state.ended


@given(ROUNDS.filter(lambda entered: not entered.options.boards), SEATS)
def test_the_turn_passes_on(entered: Round, first: Seat) -> None:
    scored = score_round(entered, first)
    for one, another in pairwise(scored.deals):
        said = another.item.dealer if isinstance(another.item, Deal) else None
        if isinstance(another.item, Deal) or entered.options.form is RUBBER:
            assert another.dealer is (said or one.after.dealer)
            assert another.number == one.after.number
        else:
            assert (another.dealer, another.number) == (one.dealer, one.number)
            assert another.vulnerable == one.vulnerable


@given(ROUNDS, SEATS)
def test_honours_change_nothing_but_their_own_points(entered: Round, first: Seat) -> None:
    def scored(honours: bool) -> ScoredRound:
        return score_round(
            replace(entered, options=replace(entered.options, honours=honours)), first
        )

    with_them, without = scored(honours=True), scored(honours=False)
    for one, other in zip(with_them.deals, without.deals, strict=True):
        assert [entry for entry in one.entries if entry.kind != "honours"] == list(other.entries)
        assert one.after._replace(total=other.after.total) == other.after
    assert with_them.two_games is without.two_games
