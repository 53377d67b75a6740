"""Who partners whom from round to round."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.errors import Impossible
from scorepad.bridge.rotation import PartnerChange, cycle, propose
from scorepad.bridge.seats import Seat, Seating, Side
from tests.bridge.table import FOUR, sitting

NAMES = ("Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus")
FIVE_TABLE = [  # RULES 7: rubber, who sits out, the chairs N E S W, and the partners
    (1, "5", "1324", "12 against 34"),
    (2, "4", "1235", "13 against 25"),
    (3, "3", "2145", "24 against 15"),
    (4, "2", "3154", "35 against 14"),
    (5, "1", "4253", "45 against 23"),
]


def rounds_of(
    ranked: Sequence[str], number: int, partner_change: PartnerChange = PartnerChange.PIVOT
) -> list[Seating]:
    """The first rounds when the players take every proposal."""
    rounds: list[Seating] = []
    for _ in range(number):
        rounds.append(propose(ranked, rounds, partner_change))
    return rounds


def chairs(seating: Seating) -> str:
    return "".join(player for _, player in seating)


def sat_out(ranked: Sequence[str], rounds: Sequence[Seating]) -> dict[str, int]:
    return {player: sum(player in seating.out for seating in rounds) for player in ranked}


def all_pairs(ranked: Sequence[str]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in combinations(ranked, 2)}


def pairs_of(rounds: Sequence[Seating]) -> Counter[frozenset[str]]:
    return Counter(frozenset(seating.pair(side)) for seating in rounds for side in Side)


# Five, as 001 has it.


def test_five_players() -> None:
    for number, seating in enumerate(cycle("12345"), start=1):
        ns, ew = ("".join(sorted(seating.pair(side))) for side in Side)
        row = (number, *seating.out, chairs(seating), f"{ns} against {ew}")
        assert row == FIVE_TABLE[number - 1]
    assert number == 5


def test_five_players_of_001() -> None:
    ranked = ("Mrs. Smith", "Mrs. Jones", "Mr. Smith", "Mr. Jones", "Charlie")
    first, second, third = rounds_of(ranked, 3)
    assert [first.pair(side) for side in Side] == [
        ("Mrs. Smith", "Mrs. Jones"),
        ("Mr. Smith", "Mr. Jones"),
    ]
    assert [seating.out for seating in (first, second, third)] == [
        ("Charlie",),
        ("Mr. Jones",),  # the second-lowest card
        ("Mr. Smith",),
    ]
    # Charlie has Mr. Jones's chair, and the two players to his right have changed theirs.
    assert second.seat_of("Charlie") == first.seat_of("Mr. Jones")
    assert second.seat_of("Mr. Smith") == first.seat_of("Mrs. Jones")
    assert second.seat_of("Mrs. Jones") == first.seat_of("Mr. Smith")


@given(st.permutations(NAMES[:5]))
def test_five_have_every_partnership_once(ranked: list[str]) -> None:
    rounds = rounds_of(ranked, 5)
    assert pairs_of(rounds) == dict.fromkeys(all_pairs(ranked), 1)
    assert sat_out(ranked, rounds) == dict.fromkeys(ranked, 1)


def test_five_begin_again_after_a_cycle() -> None:
    rounds = rounds_of("12345", 15)
    for first, later in zip(rounds, rounds[5:], strict=False):
        assert first.out == later.out
        assert pairs_of([first]) == pairs_of([later])


def test_five_may_have_changed_chairs_by_themselves() -> None:
    # The incomer takes the chair of the leaver wherever that is.
    second = propose("12345", [Seating("4", "2", "3", "1", ("5",))])
    assert chairs(second) == "5213"
    assert second.out == ("4",)


# Four.


def test_four_with_fixed_partners() -> None:
    rounds = rounds_of("1234", 4, PartnerChange.FIXED)
    assert {chairs(seating) for seating in rounds} == {"1324"}
    assert cycle("1234", PartnerChange.FIXED) == (rounds[0],)


@pytest.mark.parametrize("partner_change", [PartnerChange.FIXED, PartnerChange.DRAW])
def test_four_keep_the_chairs_they_took(partner_change: PartnerChange) -> None:
    assert propose(FOUR.players, [FOUR], partner_change) == FOUR


def test_a_draw_decides_one_round() -> None:
    assert cycle("1234", PartnerChange.DRAW) == (propose("1234"),)
    assert propose("4231", [], PartnerChange.DRAW) == sitting("4321")


def test_how_four_change_partners_is_nothing_to_five() -> None:
    assert {cycle("12345", partner_change) for partner_change in PartnerChange} == {cycle("12345")}


@given(st.permutations(NAMES[:4]))
def test_a_pivot_of_three(ranked: list[str]) -> None:
    rounds = rounds_of(ranked, 3)
    assert pairs_of(rounds) == dict.fromkeys(all_pairs(ranked), 1)
    assert cycle(ranked) == tuple(rounds)


def test_the_highest_plays_with_each_in_turn() -> None:
    rounds = rounds_of("1234", 6)
    partners = [
        next("".join(pair) for pair in map(sorted, pairs_of([seating])) if "1" in pair)
        for seating in rounds
    ]
    assert partners == ["12", "13", "14", "12", "13", "14"]


def test_a_pivot_goes_on_from_the_partners_that_the_players_took() -> None:
    taken = Seating("3", "1", "2", "4")  # 1 with 4, and the next is 2
    assert frozenset("12") in propose("1234", [taken]).pairs


@pytest.mark.parametrize("number", range(1, 6))
def test_few_change_chairs(number: int) -> None:
    before, after = rounds_of("1234", number + 1)[-2:]
    assert sum(before.at(seat) == after.at(seat) for seat in Seat) >= 2


def test_a_new_draw_is_a_proposal_without_a_past() -> None:
    assert propose("4213") == Seating("4", "1", "2", "3")


# Six and seven.


@pytest.mark.parametrize(("players", "fewest_rounds"), [(6, 8), (7, 12)])
def test_everybody_plays_and_waits_alike(players: int, fewest_rounds: int) -> None:
    ranked = NAMES[:players]
    rounds = rounds_of(ranked, 2 * fewest_rounds)
    assert rounds[0] == Seating("Ann", "Cy", "Bob", "Di", ranked[4:])
    for number in range(1, len(rounds) + 1):
        waited = sat_out(ranked, rounds[:number]).values()
        assert max(waited) - min(waited) <= 1
        # Partnerships not yet played come first, as long as those who must play allow it.
        pairs = pairs_of(rounds[:number])
        assert max(pairs.values()) <= (1 if number <= 7 else 2 if number <= fewest_rounds else 4)
    for seating in rounds:
        assert len(seating.out) == players - 4
        assert set(seating.players) == set(ranked)
    # Nobody sits out twice running: whoever waited comes in.
    assert all(not set(one.out) & set(next_one.out) for one, next_one in pairwise(rounds))
    assert pairs_of(rounds[:fewest_rounds]).keys() == all_pairs(ranked)


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_a_cycle_brings_every_partnership_and_is_fair(players: int) -> None:
    ranked = NAMES[:players]
    rounds = cycle(ranked)
    assert pairs_of(rounds).keys() == all_pairs(ranked)
    assert len(set(sat_out(ranked, rounds).values())) == 1
    assert list(rounds) == rounds_of(ranked, len(rounds))


@pytest.mark.parametrize("players", [6, 7])
def test_whoever_waited_comes_in_and_those_who_played_least_stay(players: int) -> None:
    ranked = NAMES[:players]
    rounds = [propose(ranked)] * 3  # the players did otherwise: the same four played thrice
    while len(rounds) < 15:
        waited = rounds[-1].out
        rounds.append(propose(ranked, rounds))
        assert not set(waited) & set(rounds[-1].out)
    waits = sat_out(ranked, rounds).values()
    assert max(waits) - min(waits) <= 1


def evenly(pairs: Iterable[frozenset[str]], ranked: Sequence[str]) -> tuple[int, int]:
    """How often the rarest and the commonest pairs came up."""
    counts = Counter(dict.fromkeys(all_pairs(ranked), 0))
    counts.update(pairs)
    return min(counts.values()), max(counts.values())


def opponents_of(rounds: Sequence[Seating]) -> Iterator[frozenset[str]]:
    for seating in rounds:
        yield from map(frozenset, product(*map(seating.pair, Side)))


def resting(rounds: Sequence[Seating]) -> Iterator[frozenset[str]]:
    for seating in rounds:
        yield from map(frozenset, combinations(seating.out, 2))


@pytest.mark.parametrize(
    ("players", "together", "met", "out", "rounds"),
    [
        # Before: six met (3, 11) times and sat out (0, 7) times together, seven (1, 7) and (1, 7).
        (4, (6, 7), (13, 14), (0, 0), 3),
        (5, (4, 4), (8, 8), (0, 0), 5),
        (6, (2, 3), (5, 6), (1, 2), 9),
        (7, (1, 2), (2, 5), (1, 4), 14),
    ],
)
def test_everybody_meets_and_sits_out_with_everybody_in_twenty_rounds(
    players: int,
    together: tuple[int, int],
    met: tuple[int, int],
    out: tuple[int, int],
    rounds: int,
) -> None:
    ranked = NAMES[:players]
    assert len(cycle(ranked)) == rounds
    played = rounds_of(ranked, 20)
    assert evenly(pairs_of(played).elements(), ranked) == together
    assert evenly(opponents_of(played), ranked) == met
    assert evenly(resting(played), ranked) == out


@given(st.lists(st.permutations(NAMES), min_size=1, max_size=5), st.integers(6, 7))
def test_whatever_was_played_before_those_who_waited_longest_come_in(
    taken: list[list[str]], players: int
) -> None:
    """The players sat as they liked at first; then they take every proposal."""
    ranked = NAMES[:players]
    past = []
    for order in taken:
        sat = [name for name in order if name in ranked]
        past.append(sitting(sat[:4], *sat[4:]))
    for _ in range(6):
        waited = {
            name: next((n for n, one in enumerate(past[::-1]) if name not in one.out), len(past))
            for name in ranked
        }
        now = propose(ranked, past)
        longest = sorted(waited.values(), reverse=True)[:4]
        assert sorted((waited[name] for _, name in now), reverse=True) == longest
        assert not {*now.out} & {*past[-1].out}
        past.append(now)


@given(st.integers(4, 7), st.permutations(NAMES), st.integers(1, 5))
def test_only_the_draw_decides(number: int, names: list[str], rounds: int) -> None:
    """The same draw leads to the same proposal, whatever the players are called."""
    ranked = names[:number]
    called = dict(zip(NAMES, names, strict=True))
    meant = [
        sitting((called[name] for _, name in seating), *(called[name] for name in seating.out))
        for seating in rounds_of(NAMES[:number], rounds)
    ]
    assert rounds_of(ranked, rounds) == meant


# Players who come or leave.


@pytest.mark.parametrize("ranked", ["123", "12345678", "1", ""])
def test_a_table_has_four_to_seven_players(ranked: str) -> None:
    with pytest.raises(Impossible, match="four to seven players"):
        propose(ranked)


@pytest.mark.parametrize(
    ("ranked", "first"),
    [
        ("1234", Seating("1", "3", "2", "4")),
        ("12345", Seating("1", "3", "2", "4", ("5",))),
        ("123456", Seating("1", "3", "2", "4", ("5", "6"))),
        ("1234567", Seating("1", "3", "2", "4", ("5", "6", "7"))),
    ],
)
def test_the_two_highest_against_the_next_two(ranked: str, first: Seating) -> None:
    assert propose(ranked) == first
    # If somebody leaves or comes, the players draw again.
    assert propose(ranked, [Seating("1", "2", "3", "9")]) == first
    assert propose(ranked, [Seating("1", "2", "3", "9", ("4", "5", "6", "7"))]) == first
