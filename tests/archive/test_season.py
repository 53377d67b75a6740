"""A season: its table, its titles and its cross table, checked against a plain recount."""

from collections.abc import Collection
from datetime import date

from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.archive.contracts import DOUBLED_BALANCE, PENALTIES_PAID, SLAMS_MADE
from scorepad.archive.names import CHAIRS
from scorepad.archive.season import MOST_SHARE, Award, Winner, season_of
from scorepad.archive.standings import Who
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import Form
from tests.archive import recount
from tests.archive.counted import Counted, counted, counted_mixed
from tests.archive.recount import ALL_FORMS
from tests.bridge.table import FOUR, WHOLE_EVENINGS, entered

FORMS = st.sets(st.sampled_from(Form)).map(tuple) | st.just(ALL_FORMS)


def season_is_right(found: Counted, forms: Collection[Form]) -> None:
    told = season_of(found.facts, found.chosen(forms))
    sums = recount.sums(found.evenings, forms, recount.players)
    named = {who: each for who, each in sums.items() if CHAIRS.isdisjoint(who) and each.rounds}
    assert {line.who: line.sums for line in told.lines} == named
    totals = sorted((each.hundreds for each in named.values()), reverse=True)
    for line in told.lines:
        assert line.place == 1 + totals.index(line.sums.hundreds)
        brought = [each.hundreds[line.player] for each in told.evenings if line.player in each[3]]
        assert sum(brought) == line.sums.hundreds
        assert line.last == tuple(brought[-5:])
        assert line.best.hundreds[line.player] == max(brought)
        assert line.worst.hundreds[line.player] == min(brought)
        for met, keys in (
            (told.together, recount.partners_of(line.player)),
            (told.against, recount.opponents_of(line.player)),
        ):
            others = recount.sums(found.evenings, forms, keys)
            hundreds = {name: each.hundreds for (name,), each in others.items()}
            assert {name: each.hundreds for name, each in met[line.player].items()} == {
                other: hundreds[other] for (other,) in named if other in hundreds
            }
    titles_are_right(found, forms, told.awards)


def titles_are_right(found: Counted, forms: Collection[Form], awards: Collection[Winner]) -> None:
    """Check that each is held by the few who have most, and by nobody if nobody has any."""
    evenings = found.evenings
    singles = [(name,) for name in found.names if name not in CHAIRS]
    expected: dict[Award, dict[Who, int]] = {
        Award.SLAMS: {who: figure(evenings, forms, who, SLAMS_MADE) for who in singles},
        Award.DOUBLED: {who: figure(evenings, forms, who, DOUBLED_BALANCE) for who in singles},
        Award.PENALTY: {who: max(penalties(evenings, forms, who), default=0) for who in singles},
        Award.PAIR: {
            who: each.hundreds
            for who, each in recount.sums(evenings, forms, recount.partnerships).items()
            if CHAIRS.isdisjoint(who)
        },
    }
    for award, numbers in expected.items():
        most = max(numbers.values(), default=0)
        held = {each.who for each in awards if each.award is award}
        best = {who for who in numbers if numbers[who] == most} if most > 0 else set()
        assert held == (best if len(best) <= MOST_SHARE else set())
        assert all(each.number == most for each in awards if each.award is award)


def figure(
    evenings: list[Evening], forms: Collection[Form], who: tuple[str, ...], name: str
) -> int:
    return sum(adding(evenings, forms, who, name))


def penalties(evenings: list[Evening], forms: Collection[Form], who: tuple[str, ...]) -> list[int]:
    return adding(evenings, forms, who, PENALTIES_PAID)


def adding(
    evenings: list[Evening], forms: Collection[Form], who: tuple[str, ...], name: str
) -> list[int]:
    """What each of their deals adds to a figure."""
    adds = recount.FIGURES[name]
    deals = recount.deals_of(evenings, forms, who)
    return [adds(deal, who) or 0 for deal in deals if deal.contract]


@settings(max_examples=40)
@given(st.lists(WHOLE_EVENINGS, max_size=3), FORMS)
def test_a_season_is_what_a_plain_recount_finds(
    evenings: list[Evening], forms: tuple[Form, ...]
) -> None:
    with counted(evenings) as found:
        season_is_right(found, forms)


def test_that_of_a_mixed_archive() -> None:
    with counted_mixed() as found:
        season_is_right(found, ALL_FORMS)


def test_what_nobody_did_has_no_winner() -> None:
    with counted([Evening((entered("N 3N=", "S 4H=", seating=FOUR),))]) as found:
        awards = {each.award for each in season_of(found.facts, found.chosen()).awards}
    assert Award.SLAMS not in awards


def test_a_season_of_three_evenings() -> None:
    """Ann and Cy win two of three; Bob and Di made the only slam."""
    won = entered("N 3N=", "S 4H=", seating=FOUR)
    lost = entered("E 6S=", "W 3NX-3", "E 4H=", seating=FOUR)
    evenings = [
        Evening((each,), day=date(2026, month, 1)) for month, each in enumerate((won, lost, won), 1)
    ]
    with counted(evenings) as found:
        told = season_of(found.facts, found.chosen())
    first = told.lines[0]
    assert (first.place, first.player, first.evenings, first.last) == (1, "Ann", 3, (9, -7, 9))
    assert (first.best.day, first.worst.day) == (date(2026, 1, 1), date(2026, 2, 1))
    assert told.against["Ann"]["Bob"].hundreds == first.sums.hundreds
    assert told.together["Ann"].keys() == {"Cy"}
    assert [(each.award, each.who, each.number) for each in told.awards] == [
        (Award.SLAMS, ("Bob",), 1),
        (Award.DOUBLED, ("Ann",), 800),
        (Award.DOUBLED, ("Cy",), 800),
        (Award.PENALTY, ("Di",), 800),
        (Award.PAIR, ("Ann", "Cy"), 11),
    ]
