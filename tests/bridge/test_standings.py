"""Standings, checked against a plain recount."""

from collections import Counter
from decimal import Decimal
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scorepad.bridge.behind import deals_sat_at, rounds_behind
from scorepad.bridge.standings import Opponents, Standings, money
from scorepad.bridge.tally import Sums, sittings, tallied

from scorepad.bridge.back_score import back_score
from scorepad.bridge.deal import NewSeats
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.options import CHICAGO, RUBBER, Form
from scorepad.bridge.seats import Seat
from tests.bridge.summed import ALL, against, counted, pictured
from tests.bridge.table import EVENINGS, FOUR, entered, sitting


def of_player(standings: Standings, player: str) -> dict[str, object]:
    standing = next(found for found in standings.players() if found.who == (player,))
    sums = standing.sums
    return {
        "evenings": standing.evenings,
        "rounds": sums.rounds,
        "won": sums.won,
        "lost": sums.lost,
        "points": sums.points,
        "hundreds": sums.hundreds,
        "deals": sums.deals,
        "net": sums.net,
    }


RUBBER_WON = entered("N 3NT=", "E 1S=", "S 4H=", seating=FOUR, stake=Decimal("0.50"))
"""Ann and Cy make 100 and 120 below, 700 above; Bob and Di 30."""


def test_a_rubber_counts_for_its_four_players() -> None:
    standings = counted([Evening((RUBBER_WON,), currency="€")])
    expected = {"evenings": 1, "rounds": 1, "deals": 3}
    won = {"won": 1, "lost": 0, "points": 890, "hundreds": 9, "net": 890}
    lost = {"won": 0, "lost": 1, "points": -890, "hundreds": -9, "net": -890}
    assert of_player(standings, "Ann") == expected | won
    assert of_player(standings, "Di") == expected | lost
    pairs = {found.who: found for found in standings.partnerships()}
    assert set(pairs) == {("Ann", "Cy"), ("Bob", "Di")}
    assert money(pairs["Ann", "Cy"].sums) == {"€": Decimal("4.50")}
    assert pairs["Ann", "Cy"].per_round == 9
    assert pairs["Bob", "Di"].per_deal == pytest.approx(-890 / 3)


def test_an_open_rubber_has_deals_and_no_result() -> None:
    standings = counted([Evening((entered("N 3NT=", "pass", seating=FOUR),))])
    assert of_player(standings, "Cy") == {
        "evenings": 1,
        "rounds": 0,
        "won": 0,
        "lost": 0,
        "points": 0,
        "hundreds": 0,
        "deals": 2,
        "net": 100,
    }


def test_the_margin_goes_to_those_at_the_end_and_each_deal_to_those_who_played_it() -> None:
    eve = sitting(("Ann", "Eve", "Cy", "Di"))
    evening = Evening((entered("E 2SX=", NewSeats(eve), "N 3NT=", seating=FOUR, stopped=True),))
    standings = counted([evening])
    # Bob and Di made a game of 120 and 50 for the insult; the premium of 300 a side for a game
    # falls away, as both sides have one.
    assert of_player(standings, "Bob")["net"] == 170
    assert of_player(standings, "Bob")["rounds"] == 0
    assert of_player(standings, "Eve")["net"] == -100
    assert of_player(standings, "Eve")["points"] == 70
    assert of_player(standings, "Di")["net"] == 70


def test_only_the_forms_asked_for_are_counted() -> None:
    chukker = entered("N 4S=", "E 4S=", "S 4S=", "W 4S=", form=CHICAGO, seating=FOUR)
    evening = Evening((RUBBER_WON, chukker))
    assert of_player(counted([evening]), "Ann")["rounds"] == 2
    assert of_player(counted([evening], (RUBBER,)), "Ann")["deals"] == 3
    assert of_player(counted([evening], (CHICAGO,)), "Ann")["deals"] == 4
    assert counted([evening], (Form.DUPLICATE,)).players() == []
    assert counted([evening]).evenings["Ann",] == 1


def test_one_against_another() -> None:
    evenings = [Evening((RUBBER_WON,))] * 3
    assert against(evenings, "Ann")["Bob"].hundreds == 27
    assert against(evenings, "Bob")["Ann"].hundreds == -27
    assert against(evenings, "Bob")["Ann"].lost == 3
    assert set(against(evenings, "Di")) == {"Ann", "Cy"}
    assert set(counted(evenings).partners("Di")) == {"Bob"}
    nobody = Opponents("Ann")
    nobody.add(tallied(score_evening(evenings[0])), ())
    assert not nobody.sums


# A plain recount: everything once more from the sheets, deal by deal.


def players_of(evenings: list[Evening]) -> set[str]:
    return {
        name
        for evening in evenings
        for entered_round in evening.rounds
        for seating in entered_round.seatings()
        for _, name in seating
    }


def recounted_hundreds(evenings: list[ScoredEvening]) -> Counter[str]:
    total: Counter[str] = Counter()
    for evening in evenings:
        for column in back_score(evening):
            total.update(column.hundreds)
    return total


def recounted_net(evenings: list[ScoredEvening]) -> Counter[str]:
    total: Counter[str] = Counter()
    for evening in evenings:
        for scored in evening.played:
            seatings = list(scored.round.seatings())
            for deal in scored.deals:
                here = sum(isinstance(item, NewSeats) for item in scored.round.items[: deal.place])
                for entry in deal.entries:
                    for seat, name in seatings[here]:
                        total[name] += entry.points if seat.side is entry.side else -entry.points
            for entry in scored.closing:
                for seat, name in scored.seating:
                    total[name] += entry.points if seat.side is entry.side else -entry.points
    return total


@given(st.lists(EVENINGS, max_size=3))
def test_standings_are_what_a_plain_recount_finds(evenings: list[Evening]) -> None:
    standings = counted(evenings)
    scored = [score_evening(evening) for evening in evenings]
    hundreds, net = recounted_hundreds(scored), recounted_net(scored)
    for standing in standings.players():
        (player,) = standing.who
        assert standing.sums.hundreds == hundreds[player]
        assert standing.sums.net == net[player]
        assert standing.sums.rounds >= standing.sums.won + standing.sums.lost
        opponents = against(evenings, player).values()
        assert sum(sums.hundreds for sums in opponents) == 2 * standing.sums.hundreds
        partners = standings.partners(player).values()
        assert sum(sums.hundreds for sums in partners) == standing.sums.hundreds
        won = pictured(evenings, standing.who).sources()
        assert sum(one - other for one, other in won.values()) == standing.sums.net
        assert standings.course.stood(player)[-1][1] == hundreds[player]
        assert standings.course.played()[player] == standing.evenings


@given(EVENINGS)
def test_every_deal_is_in_one_sitting(evening: Evening) -> None:
    for scored in score_evening(evening).rounds:
        parts = list(sittings(scored))
        assert [deal for _, deals in parts for deal in deals] == list(scored.deals)
        seatings = scored.round.seatings()
        assert tuple(seating for seating, _ in parts) == seatings[: len(parts)]
        assert all(isinstance(seat, Seat) for seating, _ in parts for seat, _ in seating)


@given(EVENINGS)
def test_rounds_and_deals_have_theirs_behind_them(evening: Evening) -> None:
    scored = score_evening(evening)
    standings = counted([evening])
    for standing in (*standings.players(), *standings.partnerships()):
        rounds = list(rounds_behind(scored, standing.who, None, ALL))
        assert len(rounds) == standing.sums.rounds
        assert len(list(deals_sat_at(scored, standing.who, ALL))) == standing.sums.deals
        assert not [*deals_sat_at(scored, standing.who, ())]
    for one, other in combinations(sorted(players_of([evening])), 2):
        rounds = list(rounds_behind(scored, (one,), other, ALL))
        assert len(rounds) == against([evening], one).get(other, Sums()).rounds
