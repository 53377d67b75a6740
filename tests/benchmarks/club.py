"""Twenty years of a bridge club that never was: the same evenings at every run, one after another.

Players come and go, four to seven of them sit down to rubbers, chukkers or boards, with stakes or
without; some evenings have a title or a note. 10,000 evenings have more than 250,000 deals.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal

from scorepad.bridge.contract import (
    DOUBLED,
    LEVELS,
    NOTRUMP,
    REDOUBLED,
    UNDOUBLED,
    Contract,
    Strain,
)
from scorepad.bridge.deal import ALL_TRICKS, Adjustment, Deal, Honours, Item, NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.forms import FORMS
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, RUBBER, Options
from scorepad.bridge.rotation import PartnerChange, propose
from scorepad.bridge.rounds import Round, score_item
from scorepad.bridge.seats import NORTH, Seat, Seating, Side, seated
from scorepad.bridge.state import State

EVENINGS = 10_000
FIRST, LAST = date(2005, 9, 1), date(2025, 8, 31)
AT_ONCE = 60
"""The number of members at a time."""

GIVEN = """
Ann Bob Cy Di Eve Flo Gus Hal Ida Jo Kit Lou Max Nan Otto Peg Quin Ros Sid Tess Una Vic Wyn Yves
Ada Ben Cora Dov Ella Finn Greta Hugo Iris Jack Kay Leo Mona Ned Olga Paul
"""
FAMILY = "Adler Brook Castle Dove Elm Frost Green Hill Ivory Kerr Lamb Marsh"
TITLES = ("Christmas drive", "At the club", "Semi-final", "Birthday", "Holidays")
NOTES = (
    "Bob was late.",
    "Played by the fire",
    "New cards!",
    "Rained all evening",
    "Lost the pencil",
)
REMARKS = ("Cold on a heart lead", "A revoke", "Brilliant squeeze", "Asleep at the table")

LEVEL_WEIGHTS = (18, 24, 24, 25, 5, 3, 1)
STRAIN_WEIGHTS = (12, 13, 24, 27, 24)
OVERS = (-4, -3, -2, -1, 0, 1, 2, 3)
OVER_WEIGHTS = (1, 3, 8, 18, 34, 22, 10, 4)


def evenings(number: int = EVENINGS, seed: int = 20, last: date = LAST) -> Iterator[Evening]:
    """The evenings of the club in order of day."""
    rng = random.Random(seed)
    names = [f"{given} {family}" for family in FAMILY.split() for given in GIVEN.split()]
    rng.shuffle(names)
    waiting = iter(names)
    members = [next(waiting) for _ in range(AT_ONCE)]
    length = (last - FIRST).days
    for count in range(number):
        if rng.random() < 0.03:  # somebody moves away, somebody joins
            new = next(waiting, None)
            if new:
                members[rng.randrange(AT_ONCE)] = new
        day = FIRST + timedelta(length * count // number)
        yield _evening(rng, members, day)


def _evening(rng: random.Random, members: list[str], day: date) -> Evening:
    # Friends meet friends: a table is drawn from a corner of the list.
    corner = rng.randrange(AT_ONCE - 12)
    size = rng.choices((4, 5, 6, 7), (58, 32, 8, 2))[0]
    ranked = rng.sample(members[corner : corner + 12], size)
    form = rng.choices((RUBBER, CHICAGO, CAVENDISH, DUPLICATE), (52, 32, 6, 10))[0]
    options = Options(form, honours=rng.random() < 0.9, part_score_50=rng.random() < 0.1)
    stake = Decimal(rng.choice(("0.10", "0.50", "1", "2.50"))) if rng.random() < 0.6 else None
    way = rng.choice(tuple(PartnerChange))
    wanted = max(6, round(rng.gauss(25.6, 6)))
    rounds: list[Round] = []
    past: list[Seating] = []
    dealer, deals = NORTH, 0
    while deals < wanted:
        seating = propose(ranked, past, way)
        past.append(seating)
        entered, dealer = _round(rng, options, seating, dealer, wanted - deals)
        deals += sum(isinstance(item, Deal) for item in entered.items)
        first = tuple(ranked) if not rounds else ()
        rounds.append(replace(entered, keeper=ranked[0], stake=stake, ranked=first))
    title = rng.choice(TITLES) if rng.random() < 0.2 else ""
    note = rng.choice(NOTES) if rng.random() < 0.08 else ""
    currency = rng.choice(("€", "€", "£")) if stake else ""
    return Evening(tuple(rounds), title, day, note, way, currency=currency)


def _round(
    rng: random.Random, options: Options, seating: Seating, dealer: Seat, most: int
) -> tuple[Round, Seat]:
    """Deals until the round ends or it is time to go home, and who deals next."""
    boards = options.form is DUPLICATE
    state = FORMS[options.form].start(dealer, options)
    items: list[Item] = []
    now, deals = seating, 0
    while deals < (min(most, 8) if boards else most) and not state.ended:
        if rng.random() < 0.001 and now.out:
            now = _relieved(rng, now)
            items.append(NewSeats(now))
            continue
        item: Deal | Adjustment
        if rng.random() < 0.002:
            item = Adjustment(rng.choice(tuple(Side)), rng.choice((100, 200, 500)), "a revoke")
        else:
            item = _deal(rng, state, board=state.number if boards else None)
            deals += 1
        state = score_item(len(items), item, state, options).after
        items.append(item)
    return Round(options, seating, items=tuple(items), stopped=not state.ended), state.dealer


def _relieved(rng: random.Random, now: Seating) -> Seating:
    """A player who sat out takes a chair, and its player rests."""
    incomer, *others = now.out
    seat = rng.choice(tuple(Seat))
    leaver = now.at(seat)
    return seated({**dict(now), seat: incomer}, (*others, leaver))


def _deal(rng: random.Random, state: State, board: int | None) -> Deal:
    """A plausible deal: fewer games the fewer are needed, a third of the contracts down."""
    dealer = state.dealer if board is None and not state.number % 12 else None
    if rng.random() < 0.02:
        return Deal(dealer=dealer, board=board)
    level = rng.choices(LEVELS, LEVEL_WEIGHTS)[0]
    strain = rng.choices(tuple(Strain), STRAIN_WEIGHTS)[0]
    over = rng.choices(OVERS, OVER_WEIGHTS)[0] - (level > 3) + (level == 1)
    down = over < 0
    doubled = rng.random() < (0.18 if down else 0.03)
    doubling = UNDOUBLED if not doubled else REDOUBLED if rng.random() < 0.08 else DOUBLED
    contract = Contract(level, strain, doubling, rng.choice(tuple(Seat)))
    tricks = min(ALL_TRICKS, contract.tricks_needed + over)
    honours = None
    if board is None and rng.random() < 0.05:
        points = 150 if strain is NOTRUMP or rng.random() < 0.2 else 100
        honours = Honours(rng.choice(tuple(Seat)), points)
    note = rng.choice(REMARKS) if rng.random() < 0.01 else ""
    return Deal(contract, tricks, honours, dealer, board, note)
