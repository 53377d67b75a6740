"""What contracts came to, in numbers and for pictures."""

from hypothesis import given
from scorepad.bridge.behind import deals_behind
from scorepad.bridge.measures import (
    DECLARED,
    DOUBLED_BALANCE,
    HELD_HONOURS,
    MADE,
    MEASURES,
    PENALTIES_PAID,
    PENALTIES_WON,
    REDOUBLED_BALANCE,
    SLAMS_BID,
    SLAMS_MADE,
    of_level,
    of_strain,
)
from scorepad.bridge.outcomes import outcome_of

from scorepad.bridge.contract import SPADES
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import CHICAGO, RUBBER
from scorepad.bridge.points import PayKind
from scorepad.bridge.seats import NS
from tests.bridge.summed import ALL, counted, pictured, profiled
from tests.bridge.table import EVENINGS, FOUR, entered


def test_contracts_are_counted_by_what_they_came_to() -> None:
    evening = Evening(
        (
            entered(
                *("N 4SX-2", "S 6H= honours W 100", "E 1NT+1", "W 7CXX-1", "pass"),
                Adjustment(NS, 200, "a revoke"),
                seating=FOUR,
            ),
        )
    )
    found = profiled([evening])

    def value(name: str, *who: str) -> int:
        return found.of(who)[name]

    assert [value(DECLARED, name) for name in ("Ann", "Bob", "Cy", "Di")] == [1, 1, 1, 1]
    assert value(DECLARED, "Ann", "Cy") == 2
    assert [value(MADE, name) for name in ("Ann", "Bob", "Cy", "Di")] == [0, 1, 1, 0]
    assert value(PENALTIES_PAID, "Ann") == 300
    assert value(PENALTIES_PAID, "Cy") == 0
    assert value(PENALTIES_WON, "Bob") == 300
    # East-West are not vulnerable, as North-South made a game of six.
    assert value(PENALTIES_WON, "Ann") == value(PENALTIES_PAID, "Di") == 200
    assert value(DOUBLED_BALANCE, "Cy") == -300
    assert value(DOUBLED_BALANCE, "Bob", "Di") == 300
    assert value(REDOUBLED_BALANCE, "Ann") == 200
    assert value(SLAMS_BID, "Cy") == value(SLAMS_MADE, "Cy") == 1
    assert value(SLAMS_BID, "Di") == 1
    assert value(SLAMS_MADE, "Di") == 0
    assert value(HELD_HONOURS, "Di") == value(HELD_HONOURS, "Bob") == 100
    assert value(HELD_HONOURS, "Ann") == 0
    assert value(of_level(6, made=False), "Cy") == value(of_level(6, made=True), "Cy") == 1
    assert value(of_strain(SPADES, made=False), "Ann") == 1
    assert value(of_strain(SPADES, made=True), "Ann") == 0
    assert pictured([evening], ("Ann",)).endings() == {(4, SPADES): (0, 1)}
    assert sum(map(sum, pictured([evening]).endings().values())) == 4
    assert not pictured([evening], forms=()).endings()
    came = pictured([evening], ("Ann", "Cy")).sources()
    assert came[PayKind.ADJUSTMENT] == (200, 0)
    assert came[PayKind.PENALTY] == (200, 300)
    assert came[PayKind.SLAM] == (500, 0)
    assert came[PayKind.HONOURS] == (0, 100)
    assert pictured([evening]).sources()[PayKind.PENALTY] == (500, 0)
    assert pictured([evening]).sources()[PayKind.ADJUSTMENT] == (200, 0)


def test_only_the_forms_asked_for_are_counted() -> None:
    rubber = entered("N 4S=", seating=FOUR)
    chukker = entered("N 4S=", "N 1NT=", form=CHICAGO, seating=FOUR)
    evening = Evening((rubber, chukker))
    declared = [
        profiled([evening], forms).of(("Ann",))[DECLARED] for forms in ((RUBBER,), (CHICAGO,), ())
    ]
    assert declared == [1, 2, 0]


@given(EVENINGS)
def test_each_number_has_its_deals_behind_it(evening: Evening) -> None:
    scored = score_evening(evening)
    standings = counted([evening])
    found = profiled([evening])
    for who in [one.who for one in (*standings.players(), *standings.partnerships())]:
        for name, measure in MEASURES.items():
            deals = list(deals_behind(scored, who, measure, ALL))
            total = 0
            for deal in deals:
                outcome = outcome_of(deal.deal)
                assert outcome
                assert isinstance(deal.deal.item, Deal)
                assert deal.deal.item.contract
                declarer = deal.deal.item.contract.declarer
                ours = {*who} <= {*deal.seating.pair(declarer.side)}
                side = 1 if ours else -1
                total += measure.worth(outcome, side) if measure.worth else 1
            assert found.of(who)[name] == total
            assert not [*deals_behind(scored, who, measure, ())]
