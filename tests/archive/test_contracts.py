"""Statistics of contracts, checked against a plain recount."""

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.archive.contracts import (
    DECLARED,
    DOUBLED_BALANCE,
    FIGURES,
    HELD_HONOURS,
    MADE,
    NO_CONTRACTS,
    PENALTIES_PAID,
    PENALTIES_WON,
    REDOUBLED_BALANCE,
    SLAMS_BID,
    SLAMS_MADE,
    Ended,
    endings,
    of_level,
    of_strain,
    profiles,
    sources,
)
from scorepad.archive.standings import Who
from scorepad.bridge.contract import SPADES
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CHICAGO, RUBBER, Form
from scorepad.bridge.points import PayKind
from scorepad.bridge.seats import NS
from tests.archive import recount
from tests.archive.counted import Counted, counted, counted_mixed
from tests.archive.recount import ALL_FORMS
from tests.archive.test_standings import FORMS
from tests.bridge.table import FOUR, WHOLE_EVENINGS, entered

EVERYBODY: Who = ()


@pytest.fixture
def mixed() -> Iterator[Counted]:
    with counted_mixed() as found:
        yield found


def figures_are_right(found: Counted, forms: tuple[Form, ...], whose: Iterable[Who]) -> None:
    told = profiles(found.facts, found.chosen(forms))
    assert all(len(who) == 1 or (len(who) == 2 and who[0] < who[1]) for who in told)
    for who in whose:
        deals = [deal for deal in recount.deals_of(found.evenings, forms, who) if deal.contract]
        assert told.get(who, NO_CONTRACTS) == {
            name: sum(adds(deal, who) or 0 for deal in deals)
            for name, adds in recount.FIGURES.items()
        }


def pictures_are_right(found: Counted, forms: tuple[Form, ...], whose: Iterable[Who]) -> None:
    for who in whose:
        assert sources(found.facts, found.chosen(forms), who) == recount.sources(
            found.evenings, forms, who
        )
        ended = Counter(
            (deal.contract.level, deal.contract.strain, deal.is_made)
            for deal in recount.deals_of(found.evenings, forms, who)
            if deal.contract and deal.declarer in deal.pair
            if deal.own(who) or not who
        )
        assert endings(found.facts, found.chosen(forms), who) == {
            (level, strain): Ended(ended[level, strain, True], ended[level, strain, False])
            for level, strain, _ in ended
        }


def test_every_figure_is_recounted() -> None:
    assert FIGURES.keys() == recount.FIGURES.keys()


@settings(max_examples=40)
@given(st.lists(WHOLE_EVENINGS, min_size=1, max_size=2), FORMS)
def test_contracts_are_what_a_plain_recount_finds(
    evenings: list[Evening], forms: tuple[Form, ...]
) -> None:
    with counted(evenings) as found:
        pairs = found.pairs
        singles = [(name,) for name in found.names]
        figures_are_right(found, forms, (*singles, *pairs))
        pictures_are_right(found, forms, (EVERYBODY, *singles[:2], *pairs[:2]))


@pytest.mark.no_cover
@pytest.mark.parametrize("forms", [ALL_FORMS, (RUBBER,), (CHICAGO,)])
def test_those_of_a_mixed_archive(mixed: Counted, forms: tuple[Form, ...]) -> None:
    pairs = mixed.pairs
    singles = [(name,) for name in mixed.names]
    figures_are_right(mixed, forms, (*singles, *pairs))
    pictures_are_right(mixed, forms, (EVERYBODY, *singles, *pairs, *(who[::-1] for who in pairs)))


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
    with counted([evening]) as found:
        chosen = found.chosen()
        figures = profiles(found.facts, chosen)

        def value(name: str, *who: str) -> int:
            return figures[who][name]

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
        assert endings(found.facts, chosen, ("Ann",)) == {(4, SPADES): (0, 1)}
        assert sum(map(sum, endings(found.facts, chosen, EVERYBODY).values())) == 4
        assert not endings(found.facts, found.chosen(()), EVERYBODY)
        came = sources(found.facts, chosen, ("Ann", "Cy"))
        assert came[PayKind.ADJUSTMENT] == (200, 0)
        assert came[PayKind.PENALTY] == (200, 300)
        assert came[PayKind.SLAM] == (500, 0)
        assert came[PayKind.HONOURS] == (0, 100)
        assert sources(found.facts, chosen, EVERYBODY)[PayKind.PENALTY] == (500, 0)
        assert sources(found.facts, chosen, EVERYBODY)[PayKind.ADJUSTMENT] == (200, 0)
        assert not sources(found.facts, found.chosen(()), EVERYBODY)
