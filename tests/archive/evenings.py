"""Evenings for the tests of the archive, with every fact that players can enter."""

from datetime import date
from decimal import Decimal

from hypothesis import strategies as st

from scorepad.bridge.deal import Adjustment, Deal, NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.payments import Payment, Settled
from scorepad.bridge.rotation import Way
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EAST, NS, Seat, Seating
from tests.bridge.table import AGREEMENTS, CONTRACTS, FIVE, FOUR, ITEMS, NAMES, SEATINGS, entered

MONEY = st.decimals("0.01", "99.99", places=2)
DAYS = st.none() | st.dates()
PAYMENTS = st.lists(
    st.tuples(NAMES, NAMES, MONEY)
    .filter(lambda paid: paid[0] != paid[1])
    .map(lambda paid: Payment(*paid)),
    max_size=3,
).map(tuple)
BOARDS = st.builds(
    Deal,
    CONTRACTS,
    st.integers(0, 13),
    board=st.integers(1, 99),
    note=st.sampled_from(["", "a squeeze"]),
)
ROUNDS = st.builds(
    Round,
    AGREEMENTS,
    st.just(Seating()) | SEATINGS,
    st.none() | NAMES | st.just("S"),
    st.none() | MONEY,
    st.lists(ITEMS | BOARDS, max_size=6).map(tuple),
    st.booleans(),
    st.none() | st.sampled_from(Seat),
    st.none() | st.integers(1, 99),
    st.lists(NAMES, unique=True).map(tuple),
)
EVENINGS = st.builds(
    Evening,
    st.lists(ROUNDS, max_size=4).map(tuple),
    st.sampled_from(["", "At Ann's"]),
    DAYS,
    st.sampled_from(["", "rain", "Łódź\n<b>=1+1\0"]),
    st.sampled_from(Way),
    st.none() | st.integers(1, 40),
    st.sampled_from(["", "€", "kr"]),
    PAYMENTS,
    st.lists(st.builds(Settled, PAYMENTS, DAYS), max_size=2).map(tuple),
)

FULL = Evening(
    (
        entered("N 4SX+1", "E 3NT-2", "pass", seating=FIVE, ranked=FIVE.players),
        entered(
            "S 6H= honours S 100",
            Adjustment(NS, 200, "a revoke"),
            NewSeats(Seating("Ann", "Gus", "Cy", "Di", ("Eve", "Bob"))),
            Deal(dealer=EAST, note="everybody slept"),
            seating=FOUR,
            keeper="Ann",
            stake=Decimal("2.50"),
            stopped=True,
            next_dealer=Seat.WEST,
            next_board=7,
        ),
    ),
    title="At Ann's",
    day=date(2026, 11, 21),
    note="rain",
    way=Way.FIXED,
    planned=4,
    currency="€",
    debts=(Payment("Bob", "Cy", Decimal("1.20")),),
    settled=(Settled((Payment("Ann", "Di", Decimal("5.00")),), date(2026, 11, 22)),),
)
"""An evening in which nothing is as it usually is."""
