"""Shared by the tests of the engine: short ways to build deals, and random deals."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations, product
from typing import Any

from hypothesis import strategies as st

from scorepad.bridge.contract import LEVELS, NOTRUMP, Contract, Doubling, Strain
from scorepad.bridge.deal import ALL_TRICKS, Adjustment, Deal, Honours, Item, NewSeats
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import LENGTHS, RUBBER, Form, MoneyBy, Options
from scorepad.bridge.payments import Debt, Extra, Payment, Settled
from scorepad.bridge.points import PayKind
from scorepad.bridge.points_scale import USUAL
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.rounds import Round, ScoredRound, score_round
from scorepad.bridge.seats import NORTH, Initial, Seat, Seating, Side, seated
from scorepad.bridge.state import ScoredDeal

FOUR = Seating("Ann", "Bob", "Cy", "Di")
FIVE = Seating("Ann", "Bob", "Cy", "Di", ("Eve",))
SMITHS = Seating("Mr. Smith", "Mrs. Smith", "Mr. Jones", "Mrs. Jones")
EVE_FOR_ANN = NewSeats(Seating("Eve", "Bob", "Cy", "Di", ("Ann",)))


def bid(written: str) -> Contract:
    """A contract with its declarer, written like `N 4SX`."""
    contract = read_deal(written).contract
    assert contract
    return contract


def dealt(dealer: Seat, written: str) -> Deal:
    """A deal whose dealer the players named."""
    return replace(read_deal(written), dealer=dealer)


def on_board(board: int, written: str) -> Deal:
    return replace(read_deal(written), board=board)


def sitting(chairs: Iterable[str], *out: str) -> Seating:
    """These players in the chairs from North clockwise, and those who sit out."""
    return seated(dict(zip(Seat, chairs, strict=True)), out)


def laid(*items: str | Item) -> tuple[Item, ...]:
    """Items of a round; a deal may be given in its notation."""
    return tuple(read_deal(item) if isinstance(item, str) else item for item in items)


def entered(*items: str | Item, form: Form = RUBBER, **facts: Any) -> Round:
    """A round of these items; the other facts belong to the round or to its options."""
    options = {name: facts.pop(name) for name in list(facts) if name in Options.__slots__}
    return Round(Options(form, **options), items=laid(*items), **facts)


def played_otherwise(evening: Evening, number: int, options: Options) -> Evening:
    """The same evening with one of its rounds, by any number, in another form."""
    number %= len(evening.rounds)
    return evening.with_round(number, replace(evening.rounds[number], options=options))


def scored(*items: str | Item, first: Seat = NORTH, **facts: Any) -> ScoredRound:
    """Such a round, scored; this seat deals first."""
    return score_round(entered(*items, **facts), first)


def played(*rounds: Round) -> ScoredEvening:
    return score_evening(Evening(rounds))


def paid(deal: ScoredDeal) -> list[tuple[Side, PayKind, int]]:
    """The entries of a deal, in the order of the sheet."""
    return [(entry.side, entry.kind, entry.points) for entry in deal.entries]


def kinds(deal: ScoredDeal) -> dict[str, int]:
    """What a deal earned, by kind."""
    return {str(entry.kind): entry.points for entry in deal.entries}


# Deals at random, as hypothesis draws them.

SEATS = st.sampled_from(Seat)
NAMES = st.sampled_from(["Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus"])
SEATINGS = st.sampled_from(
    [sitting(in_turn[:4], *in_turn[4:]) for in_turn in permutations(FIVE.players)]
)
CONTRACTS = st.sampled_from([Contract(*facts) for facts in product(LEVELS, Strain, Doubling, Seat)])
HELD = st.none() | st.integers(0, 40)
"""The high-card points of North-South."""
NO_DEALER = st.none()
"""For deals in notation, which does not say who dealt."""


@st.composite
def made_or_not(draw: st.DrawFn, dealers: st.SearchStrategy[Seat | None] = NO_DEALER) -> Deal:
    """A deal that was played, now and then with honours."""
    contract = draw(CONTRACTS)
    # Near the contract, where part-scores and games come from, or anything at all.
    over = draw(st.sampled_from([0, 0, 0, 1, 2, -1, -2, None]))
    if over is None:
        tricks = draw(st.integers(0, ALL_TRICKS))
    else:
        tricks = min(contract.tricks_needed + over, ALL_TRICKS)
    figure = draw(st.sampled_from([0, 0, 0, 100, 150]))
    if contract.strain is NOTRUMP and figure:
        figure = 150
    honours = Honours(draw(SEATS), figure) if figure else None
    return Deal(contract, tricks, honours, draw(dealers), points_ns=draw(HELD))


DEALERS = st.sampled_from([None, None, None, None, *Seat])
PASSED_OUT = st.builds(Deal, dealer=DEALERS, points_ns=HELD)
PLAYED = made_or_not(DEALERS)
DEALS = st.one_of(PASSED_OUT, PLAYED, PLAYED, PLAYED)
ADJUSTMENTS = st.builds(
    Adjustment, st.sampled_from(Side), st.integers(1, 2000), st.just("a revoke")
)
ITEMS = st.one_of(DEALS, DEALS, DEALS, ADJUSTMENTS, st.builds(NewSeats, SEATINGS))
LAST_DOUBLE = st.sampled_from([False, False, True])
SCALES = st.sampled_from([(), tuple(row._replace(vulnerable=0) for row in USUAL)])
AGREEMENTS = st.builds(
    Options,
    st.sampled_from(Form),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.sampled_from([100, 50]),
    st.booleans(),
    SCALES,
    st.sampled_from(LENGTHS),
    st.booleans(),
    st.booleans(),
    LAST_DOUBLE,
    st.booleans(),
    st.sampled_from(MoneyBy),
    st.booleans(),
)
"""Every form with every option."""
TABLES = AGREEMENTS.filter(lambda options: not options.boards)
"""Those in which the vulnerability follows from the play and not from a number."""


TURNING = "".join(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
"""Characters that make the following text run right to left."""
IN_A_LINE: Any = {"exclude_categories": ["Cc", "Cs", "Zl", "Zp"], "exclude_characters": TURNING}
LETTERS = st.characters(**IN_A_LINE)
"""All characters that fit on a line."""
TEXTS = st.text(LETTERS, max_size=12) | st.text("=+-@'\";,\\[]{}% a", max_size=12)
NOTES = st.just("") | st.text(st.characters(**IN_A_LINE, include_characters="\n"), max_size=20)
TWO = st.sampled_from([*permutations(FIVE.players, 2)])
MONEY = st.decimals("0.01", "9.99", places=2)
CURRENCIES = st.sampled_from(["", "€", "kr."])
DAYS = st.none() | st.dates()
PAYMENTS = st.lists(
    st.tuples(TWO, MONEY, CURRENCIES).map(
        lambda drawn: Payment(drawn[0][0], drawn[0][1], *drawn[1:])
    ),
    max_size=3,
).map(tuple)
DEBTS = st.lists(
    st.tuples(TWO, MONEY, CURRENCIES, st.sampled_from(["", "0f" * 16]), DAYS).map(
        lambda drawn: Debt(drawn[0][0], drawn[0][1], *drawn[1:])
    ),
    max_size=3,
).map(tuple)
EXTRAS = st.lists(
    st.tuples(TWO, MONEY, TEXTS).map(
        lambda drawn: Extra(drawn[0][0], drawn[0][1], drawn[1], drawn[2].strip() or "a bet")
    ),
    max_size=2,
).map(tuple)
NO_BOARD = st.none()
BOARDS = st.none() | st.integers(1, 40)


def told(item: Item, words: str, board: int | None) -> Item:
    """The same item with a remark or reason, and on a board if it can be."""
    if isinstance(item, Adjustment):
        return replace(item, reason=words if words.strip() else "late")
    if isinstance(item, Deal):
        return replace(item, note=words, board=None if item.honours else board)
    return item


def rounds(
    agreements: st.SearchStrategy[Options] = AGREEMENTS,
    items: st.SearchStrategy[Item] = ITEMS,
    next_boards: st.SearchStrategy[int | None] = NO_BOARD,
) -> st.SearchStrategy[Round]:
    return st.builds(
        Round,
        agreements,
        SEATINGS,
        st.none() | NAMES,
        st.none() | MONEY,
        st.lists(items, max_size=8).map(tuple),
        st.booleans(),
        DEALERS,
        next_boards,
        st.sampled_from([(), *permutations(FIVE.players)]),
    )


def _played(played: st.SearchStrategy[Round]) -> st.SearchStrategy[tuple[Round, ...]]:
    return st.lists(played, min_size=1, max_size=3).map(tuple)


EVENINGS = st.builds(Evening, _played(rounds()))
"""Only what was played."""
WHOLE_EVENINGS = st.builds(
    Evening,
    _played(rounds(items=st.builds(told, ITEMS, st.just("") | TEXTS, BOARDS), next_boards=BOARDS)),
    TEXTS,
    DAYS,
    NOTES,
    st.sampled_from(PartnerChange),
    st.none() | st.integers(1, 20),
    CURRENCIES,
    DEBTS,
    st.lists(st.builds(Settled, PAYMENTS, DAYS), max_size=2).map(tuple),
    EXTRAS,
    st.lists(st.builds(Initial, st.sampled_from(Seat), st.none() | NAMES), max_size=2).map(tuple),
)
"""With everything that players may enter about an evening."""
