"""The deals, rounds and evenings behind a figure, checked against a plain recount."""

from collections.abc import Iterable, Iterator
from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.archive.contracts import DECLARED, FIGURES
from scorepad.archive.drill_down import deals_behind, evenings_behind, rounds_behind
from scorepad.archive.standings import Who
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import CHICAGO, DUPLICATE, RUBBER, Form
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import NS, Side
from tests.archive import recount
from tests.archive.counted import Counted, counted, counted_mixed
from tests.archive.recount import ALL_FORMS
from tests.archive.test_standings import FORMS
from tests.bridge.table import FOUR, WHOLE_EVENINGS, entered


@pytest.fixture
def mixed() -> Iterator[Counted]:
    with counted_mixed() as found:
        yield found


def deals_are_right(found: Counted, forms: tuple[Form, ...], whose: Iterable[Who]) -> None:
    for who in whose:
        sat_at = recount.deals_of(found.evenings, forms, who)
        for figure in (None, *FIGURES):
            deals = [deal for deal in sat_at if figure is None or deal.contract]
            if figure:
                adds = recount.FIGURES[figure]
                deals = [deal for deal in deals if adds(deal, who) is not None]
            deals.sort(key=lambda deal: (-deal.evening, deal.round, deal.place))
            behind = list(deals_behind(found.facts, found.chosen(forms), who, figure))
            assert [(one.evening, one.round, one.place) for one in behind] == [
                (found.keys[deal.evening], deal.round, deal.place) for deal in deals
            ]
            for one, deal in zip(behind, deals, strict=True):
                evening = found.evenings[deal.evening]
                assert one.day == evening.day
                assert one.form == evening.rounds[one.round].options.form
                assert one.points == deal.net
                assert one.declarer == deal.declarer
                assert sorted(one.against) == sorted(deal.others)
                if deal.contract is None:
                    assert one.deal.contract is None
                else:
                    bid = one.deal.contract
                    assert bid
                    assert (bid.level, bid.strain, bid.doubling) == (
                        deal.contract.level,
                        deal.contract.strain,
                        deal.contract.doubling,
                    )
                    assert one.deal.over == deal.over


def is_paid(scored: ScoredRound) -> bool:
    """Boards are played for no money."""
    return bool(scored.round.stake) and scored.round.options.form is not DUPLICATE


def rounds_are_right(found: Counted, forms: tuple[Form, ...], who: Who) -> None:
    for against in (None, *found.names[:3], "Nobody"):
        for staked in (False, True):
            rounds = [
                (found.keys[key], number, scored, seating, margin if ours is NS else -margin)
                for key, number, scored in recount.rounds_of(found.evenings, forms)
                if scored.is_settled
                for seating, margin in recount.shares(scored)
                for ours in Side
                if {*who} <= {*seating.pair(ours)}
                if against is None or against in seating.pair(ours.other)
                if is_paid(scored) or not staked
            ]
            rounds.sort(key=lambda one: (-one[0], one[1]))
            behind = list(
                rounds_behind(found.facts, found.chosen(forms), who, against, staked=staked)
            )
            assert [(one.evening, one.round) for one in behind] == [one[:2] for one in rounds]
            for one, (key, _, scored, seating, points) in zip(behind, rounds, strict=True):
                chair = seating.seat_of(who[0])
                assert chair
                side = chair.side
                evening = found.evenings[found.keys.index(key)]
                assert one.day == evening.day
                assert one.currency == evening.currency
                assert one.form is scored.round.options.form
                assert sorted(one.partners) == sorted(seating.pair(side))
                assert sorted(one.against) == sorted(seating.pair(side.other))
                assert (one.rate is None) == (not is_paid(scored))
                hundreds, amount = recount.counted(points, scored)
                duplicate = scored.round.options.form is DUPLICATE
                assert (one.points, one.hundreds) == (points, 0 if duplicate else hundreds)
                if one.rate and not duplicate:
                    assert one.rate * one.units == amount
    by_round = list(rounds_behind(found.facts, found.chosen(forms), who))
    keys = recount.players if len(who) == 1 else recount.partnerships
    expected = recount.sums(found.evenings, forms, keys).get(who)
    assert sum(one.hundreds for one in by_round) == (expected.hundreds if expected else 0)


def evenings_are_right(found: Counted, forms: tuple[Form, ...], who: Who) -> None:
    keys = recount.players if len(who) == 1 else recount.partnerships
    there = sorted(recount.evenings_of(found.evenings, forms, keys).get(who, ()), reverse=True)
    behind = list(evenings_behind(found.facts, found.chosen(forms), who))
    assert [one.evening for one in behind] == [found.keys[place] for place in there]
    for one, place in zip(behind, there, strict=True):
        evening = found.evenings[place]
        brought = recount.sums([evening], forms, keys)[who]
        assert (one.day, one.title) == (evening.day, evening.title)
        assert (one.points, one.hundreds) == (brought.points, brought.hundreds)
        players = score_evening(evening).players
        assert one.others == tuple(name for name in players if name not in who)


@settings(max_examples=40)
@given(st.lists(WHOLE_EVENINGS, min_size=1, max_size=2), FORMS)
def test_what_is_behind_a_figure_is_what_a_plain_recount_finds(
    evenings: list[Evening], forms: tuple[Form, ...]
) -> None:
    with counted(evenings) as found:
        whose = [(found.names[0],), (found.names[-1],), *found.pairs[:2]]
        deals_are_right(found, forms, whose)
        for who in whose:
            rounds_are_right(found, forms, who)
            evenings_are_right(found, forms, who)


@pytest.mark.no_cover
@pytest.mark.parametrize("forms", [ALL_FORMS, (RUBBER,), (CHICAGO,)])
def test_what_is_behind_those_of_a_mixed_archive(mixed: Counted, forms: tuple[Form, ...]) -> None:
    singles: list[Who] = [(name,) for name in mixed.names]
    pairs = mixed.pairs
    deals_are_right(mixed, forms, (*singles[::2], *pairs[::3], pairs[0][::-1]))
    for who in (*singles, *pairs):
        rounds_are_right(mixed, forms, who)
        evenings_are_right(mixed, forms, who)


def test_what_is_behind_the_figures_of_one_evening() -> None:
    won, lost = (
        entered(f"{side} 3N=", f"{side} 4S=", seating=FOUR, stake=Decimal(2)) for side in "NE"
    )
    with counted([Evening((won, lost), day=date(2026, 1, 2), title="Winter")]) as found:
        for who in (("Ann",), ("Bob", "Di")):
            rounds_are_right(found, ALL_FORMS, who)
            evenings_are_right(found, ALL_FORMS, who)
        assert len([*rounds_behind(found.facts, found.chosen(), ("Ann",), "Bob")]) == 2


def test_each_deal_stands_once_for_two_partners() -> None:
    evening = Evening((entered("N 1S=", "S 1NT=", "E 1H=", "pass", seating=FOUR),))
    with counted([evening]) as found:
        chosen = found.chosen()
        assert len([*deals_behind(found.facts, chosen, ("Ann", "Cy"), None)]) == 4
        assert len([*deals_behind(found.facts, chosen, ("Ann", "Cy"), DECLARED)]) == 2
        assert len([*deals_behind(found.facts, chosen, ("Ann",), DECLARED)]) == 1
        assert [one.declarer for one in deals_behind(found.facts, chosen, ("Bob",), None)] == [
            "Ann",
            "Cy",
            "Bob",
            "",
        ]
