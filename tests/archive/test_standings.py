"""Standings computed in SQL, checked against a plain recount."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from decimal import Decimal
from itertools import accumulate

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from scorepad.archive.standings import (
    Chosen,
    Standing,
    Stood,
    Sums,
    Timeline,
    biggest_wins,
    forms_together,
    latest,
    met_as_opponents,
    met_as_partners,
    partnerships,
    players,
    results_of,
    timeline,
)
from scorepad.bridge.deal import NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE, POINTS, RUBBER, Form, MoneyBy
from tests.archive import recount
from tests.archive.counted import Counted, counted, counted_mixed
from tests.archive.recount import ALL_FORMS
from tests.bridge.table import EVE_FOR_ANN, FOUR, WHOLE_EVENINGS, entered, sitting

FORMS = st.sets(st.sampled_from(Form)).map(tuple) | st.just(ALL_FORMS)
RUBBER_WON = entered("N 3NT=", "E 1S=", "S 4H=", seating=FOUR, stake=Decimal("0.50"))
"""Ann and Cy make 100 and 120 below, 700 above; Bob and Di 30."""
CAME_TOO_LATE = entered("pass", EVE_FOR_ANN, form=POINTS, chukkers=False, seating=FOUR)
"""Boards in IMPs, of which Eve plays none."""
FOR_NO_MONEY = entered(
    *("N 4S=", "pass", "pass", "pass"),
    form=DUPLICATE,
    money=MoneyBy.POINTS,
    stake=Decimal(1),
    stopped=True,
    seating=FOUR,
)
"""Boards are compared with other tables: whatever the stake, nobody pays."""


IN_IMPS = entered(
    *(replace(read_deal("N 4S="), points_ns=points) for points in (20, 20, 21, 25)),
    form=POINTS,
    seating=FOUR,
)
"""The chukker brings Ann and Cy 9, 9, 11 and 5 IMPs."""


@pytest.fixture
def mixed() -> Iterator[Counted]:
    with counted_mixed() as found:
        yield found


def standings_are_right(found: Counted, forms: Collection[Form]) -> None:
    evenings, chosen = found.evenings, found.chosen(forms)
    for asked, keys in (
        (players, recount.players),
        (partnerships, recount.partnerships),
    ):
        there = recount.evenings_of(evenings, forms, keys)
        assert {one.who: one for one in asked(found.facts, chosen)} == {
            who: Standing(who, len(there[who]), sums)
            for who, sums in recount.sums(evenings, forms, keys).items()
        }
    facts = found.facts
    together = met_as_partners(partnerships(facts, chosen))
    against = met_as_opponents(facts, chosen)
    for player in found.names:
        partners = recount.sums(evenings, forms, recount.partners_of(player))
        opponents = recount.sums(evenings, forms, recount.opponents_of(player))
        of_player = met_as_opponents(facts, chosen, player)
        assert together.get(player, {}) == {other: sums for (other,), sums in partners.items()}
        assert (
            against.get(player, {})
            == of_player.get(player, {})
            == {other: sums._replace(money={}) for (other,), sums in opponents.items()}
        )


def timeline_is_right(found: Counted, forms: Collection[Form]) -> None:
    counted_on = recount.evenings_of(found.evenings, forms, recount.players)
    by_evening = {
        key: {name: brought for name, brought in each.items() if key in counted_on[name,]}
        for key, each in recount.hundreds_by_evening(found.evenings, forms).items()
    }
    by_evening = {key: each for key, each in by_evening.items() if each}
    drawn = timeline(found.facts, found.chosen(forms), found.names)
    assert len(drawn.days) == len(by_evening)
    days = [found.evenings[key].day for key in by_evening]
    assert drawn.days == days
    assert [line.player for line in drawn.lines] == found.names
    for player, stood in drawn.lines:
        there = [place for place, each in enumerate(by_evening.values()) if player in each]
        brought = [each[player] for each in by_evening.values() if player in each]
        assert stood == list(zip(there, accumulate(brought), strict=True))


def results_are_right(found: Counted) -> None:
    by_evening = recount.results_by_evening(found.evenings)
    for place, key in enumerate(found.keys):
        assert results_of(found.facts, key) == by_evening.get(place, {})
    assert biggest_wins(found.facts) == {
        found.keys[place]: max(brought.values()) for place, brought in by_evening.items()
    }


@settings(max_examples=60)
@given(st.lists(WHOLE_EVENINGS, max_size=3), FORMS)
@example([Evening((CAME_TOO_LATE,))], ALL_FORMS)
@example([Evening((FOR_NO_MONEY,))], ALL_FORMS)
@example([Evening((IN_IMPS, RUBBER_WON))], ALL_FORMS)
def test_standings_are_what_a_plain_recount_finds(
    evenings: list[Evening], forms: tuple[Form, ...]
) -> None:
    with counted(evenings) as found:
        standings_are_right(found, forms)
        timeline_is_right(found, forms)
        results_are_right(found)


@pytest.mark.no_cover
@pytest.mark.parametrize("forms", [ALL_FORMS, (RUBBER,), (CHICAGO, DUPLICATE), ()])
def test_those_of_a_mixed_archive(mixed: Counted, forms: tuple[Form, ...]) -> None:
    standings_are_right(mixed, forms)
    timeline_is_right(mixed, forms)
    results_are_right(mixed)


def test_only_the_evenings_asked_for_count_in_their_order(mixed: Counted) -> None:
    some = mixed.keys[::-2]
    evenings = [mixed.archive.load(key) for key in some]
    part = mixed._replace(keys=some, evenings=evenings)
    standings_are_right(part, ALL_FORMS)
    timeline_is_right(part, ALL_FORMS)


# By hand.


def test_a_rubber_counts_for_its_four_players() -> None:
    with counted([Evening((RUBBER_WON,), currency="€")]) as found:
        by_name = {one.who: one for one in players(found.facts, found.chosen())}
        pairs = {one.who: one for one in partnerships(found.facts, found.chosen())}
    won = Sums(1, 1, 0, 890, 9, 3, 890, {"€": Decimal("4.50")})
    lost = Sums(1, 0, 1, -890, -9, 3, -890, {"€": Decimal("-4.50")})
    assert by_name["Ann",] == (("Ann",), 1, won)
    assert by_name["Di",] == (("Di",), 1, lost)
    assert set(pairs) == {("Ann", "Cy"), ("Bob", "Di")}
    assert pairs["Ann", "Cy"].sums == won
    assert won.per_round == 9
    assert lost.per_deal == pytest.approx(-890 / 3)
    assert (Sums().per_round, Sums().per_deal) == (0, 0)


def test_an_open_rubber_has_deals_and_no_result() -> None:
    with counted([Evening((entered("N 3NT=", "pass", seating=FOUR),))]) as found:
        by_name = {one.who: one for one in players(found.facts, found.chosen())}
        course = timeline(found.facts, found.chosen(), ["Cy"])
    assert by_name["Cy",].sums == Sums(deals=2, net=100)
    assert by_name["Cy",].evenings == 0
    assert latest(course) == {"Cy": ()}, "nothing is decided yet"


def test_the_margin_goes_to_those_at_the_end_and_each_deal_to_those_who_played_it() -> None:
    eve = sitting(("Ann", "Eve", "Cy", "Di"))
    evening = Evening((entered("E 2SX=", NewSeats(eve), "N 3NT=", seating=FOUR, stopped=True),))
    with counted([evening]) as found:
        by_name = {one.who: one.sums for one in players(found.facts, found.chosen())}
    # Bob and Di made a game of 120 and 50 for the insult; the premium of 300 a side for a game
    # falls away, as both sides have one.
    assert (by_name["Bob",].net, by_name["Bob",].rounds) == (170, 0)
    assert (by_name["Eve",].net, by_name["Eve",].points) == (-100, 70)
    assert by_name["Di",].net == 70


def test_only_the_forms_asked_for_are_counted() -> None:
    chukker = entered("N 4S=", "E 4S=", "S 4S=", "W 4S=", form=CHICAGO, seating=FOUR)
    with counted([Evening((RUBBER_WON, chukker))]) as found:

        def ann(*forms: Form) -> Sums:
            return {one.who: one.sums for one in players(found.facts, found.chosen(forms))}["Ann",]

        assert ann(*ALL_FORMS).rounds == 2
        assert ann(RUBBER).deals == 3
        assert ann(CHICAGO).deals == 4
        assert players(found.facts, found.chosen([DUPLICATE])) == []


def test_imps_are_never_added_to_hundreds() -> None:
    rubber, imps = Evening((RUBBER_WON,)), Evening((IN_IMPS,))
    both = Evening((RUBBER_WON, IN_IMPS, FOR_NO_MONEY))
    boards = Evening((FOR_NO_MONEY,))
    with counted([rubber, imps, both, boards]) as found:
        facts, (first, second, third, fourth) = found.facts, found.keys
        assert POINTS not in forms_together(facts, found.keys)
        assert {*forms_together(facts, found.keys), POINTS} == {*Form}
        assert forms_together(facts, [second]) == (POINTS,)
        assert POINTS not in forms_together(facts, [second, fourth])
        assert forms_together(facts, [first, fourth]) == tuple(Form)
        assert Chosen([second], forms_together(facts, [second])).in_imps
        assert not Chosen(found.keys, tuple(Form)).in_imps
        brought = [results_of(facts, key)["Ann"] for key in (first, second, third)]
        assert brought == [9, 34, 9]
        assert biggest_wins(facts) == {first: 9, second: 34, third: 9, fourth: 0}


def test_a_tied_round_for_money_moves_none() -> None:
    tied = entered("N 1NT=", "E 1NT=", form=CHICAGO, seating=FOUR, stake=Decimal(1), stopped=True)
    with counted([Evening((tied,), currency="€")]) as found:
        sums = [one.sums for one in players(found.facts, found.chosen())]
    assert sums == [Sums(rounds=1, deals=2)] * 4


def test_nobody_is_asked_about(mixed: Counted) -> None:
    assert timeline(mixed.facts, mixed.chosen(), []).lines == []
    assert timeline(mixed.facts, Chosen([], ALL_FORMS), ["Ann"]) == ([], [("Ann", [])])
    assert players(mixed.facts, Chosen([], ALL_FORMS)) == []
    assert met_as_opponents(mixed.facts, mixed.chosen(), "Nobody") == {}


def test_what_the_last_evenings_brought() -> None:
    course = Timeline(
        [None] * 7, [Stood("Ann", [(at, at * at) for at in range(7)]), Stood("Bob", [])]
    )
    assert latest(course) == {"Ann": (3, 5, 7, 9, 11), "Bob": ()}
