"""Money of boards at several tables beside that of one table, and debts carried to and from them.

The same is to be paid however the evening came here: from the archive, a file, another laptop.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal

import pytest

from scorepad.archive.archive import Archive, Key
from scorepad.archive.facts import Facts
from scorepad.archive.ledger import Ledger
from scorepad.bridge.changes.money import carry_over, pay
from scorepad.bridge.changes.results import adjust, remove_adjusted, set_result
from scorepad.bridge.comparison import Adjusted, Comparison, Score
from scorepad.bridge.earlier import known, later
from scorepad.bridge.entering_results import place_of
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.merging import merge
from scorepad.bridge.payments import Debt, moved
from scorepad.bridge.settling import Carried, played_for, still_open, still_to_pay
from scorepad.bridge.value_changes import back, change_between
from scorepad.exchange import csv_reader, evening_file, pbn_reader
from scorepad.exchange.file_kinds import CsvTable
from scorepad.exchange.saved_evening import nameless
from scorepad.exchange.score_file import read_score_file
from tests.bridge.table import FOUR, entered
from tests.exchange.whole_files import csv_of, evenings_of, pbn_of

DAY = date(2026, 11, 2)
TABLE = "date 2026-11-09 | seats N=Ann E=Cy S=Bob W=Di | stake 1 | form rubber | N 6S= | N 6S="
"""Ann and Bob win 22 hundreds of one table."""
PAIRS = 'pairs 1="Ann & Bob" 2="Cy & Di" 3="Eve & Fay" 4="Gus & Hal"'
PAIRS_PLAY = (PAIRS, "board 1", "1-2: N 4S=", "3-4: N 4S-1")
"""1 and 4 have all, 2 and 3 nothing: 420 against -50."""
TEAMS_PLAY = (
    *('pairs A1="Ann & Bob" A2="Cy & Di" B1="Eve & Fay" B2="Gus & Hal"', "board 1"),
    *("A1-B1: N 4S=", "B2-A2: N 4S-1"),
)
"""10 IMPs for A: 18.09 to 1.91."""
OWING = Evening((entered("S 4S", "S 4S", seating=FOUR, stake=Decimal(1)),), "Club", DAY)
"""Bob owes Ann 9, and Di owes Cy as much."""


def read(*lines: str) -> Evening:
    """A rubber of four players, and a session on the same evening."""
    text = "\n".join((*TABLE.split(" | "), "form duplicate", *lines))
    return read_score_file(text.encode())


def paid(evening: Evening, carried: tuple[Carried, ...] = ()) -> list[str]:
    due = still_to_pay(score_evening(evening), carried)
    return sorted(f"{one.payer} {one.payee} {one.amount.normalize():f}" for one in due)


# The rubber alone brings Ann and Bob 23 each from Cy and Di. What each kind of session adds is
# reckoned by hand: to Ann, Bob, Cy, Di, Eve, Fay, Gus and Hal.

PLAYERS = ("Ann", "Bob", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")
RUBBER = (23, 23, -23, -23, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("lines", "more"),
    [
        # 50 per cent more or less at 0.05: 2.50 a pair, 1.25 a player.
        (("stake 0.05", *PAIRS_PLAY), "1.25 1.25 -1.25 -1.25 -1.25 -1.25 1.25 1.25"),
        # 10 IMPs at 0.20: 2.00 a pair.
        (("scoring cross-imps", "stake 0.20", *PAIRS_PLAY), "1 1 -1 -1 -1 -1 1 1"),
        # 8.09 VPs at 1 a team, in four shares of whole coins.
        (
            ("scoring teams", "stake 1", *TEAMS_PLAY),
            "2.03 2.02 2.02 2.02 -2.02 -2.02 -2.02 -2.03",
        ),
        # 10 IMPs of a match at 1.
        (
            ("scoring teams", "stake 1", "stake-per imp", *TEAMS_PLAY),
            "2.5 2.5 2.5 2.5 -2.5 -2.5 -2.5 -2.5",
        ),
        # A pot of 5 a pair: each line has 10, of which the first of two has 6 and the second 4.
        (("pot 5 60/40", *PAIRS_PLAY), "0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5"),
        # One list: 1 and 4 share the first two places, 10 each of 20.
        (("winners 1", "pot 5 60/40", *PAIRS_PLAY), "2.5 2.5 -2.5 -2.5 -2.5 -2.5 2.5 2.5"),
    ],
)
def test_each_kind_of_stake_beside_a_rubber(lines: tuple[str, ...], more: str) -> None:
    evening = read(*lines)
    expected = [one + Decimal(each) for one, each in zip(RUBBER, more.split(), strict=True)]
    for again in (evening, *through_files(evening)):
        won = still_open(score_evening(again))[""]
        assert [won[name] for name in PLAYERS] == expected
        due = still_to_pay(score_evening(again))
        assert moved(due)[""] == {name: won[name] for name in moved(due)[""]}
        assert len(due) < len(PLAYERS)


def through_files(evening: Evening) -> Iterator[Evening]:
    """The same after an export and an import."""
    kept = nameless(evening)
    for found in (
        evening_file.decode(evenings_of([kept])),
        pbn_reader.decode(pbn_of([kept])),
        csv_reader.decode(csv_of([kept])),
    ):
        (one,) = found
        yield one.evening


def test_results_alone_in_csv_bring_the_money_of_the_session() -> None:
    evening = read("stake 0.05", *PAIRS_PLAY)
    (kept,) = csv_reader.decode(csv_of([nameless(evening)], CsvTable.RESULTS))
    won = played_for(score_evening(kept.evening))
    assert {name for name in PLAYERS if won[name] == Decimal("1.25")} == {
        "Ann",
        "Bob",
        "Gus",
        "Hal",
    }
    assert sum(won.values()) == 0


# A correction, and a penalty, and both undone.


def test_a_correction_is_paid_and_its_undo_too() -> None:
    evening = read("stake 0.05", *PAIRS_PLAY)
    before = paid(evening)
    corrected = with_score(evening, -100)
    assert paid(corrected) == ["Cy Ann 21.75", "Di Bob 21.75", "Gus Eve 1.25", "Hal Fay 1.25"]
    undone = back(corrected, change_between(evening, corrected))
    assert paid(undone) == before
    penalty = Adjusted("1", Decimal(-10), "slow play")
    fined = adjust(evening, 1, penalty).evening
    assert paid(fined) != before
    assert sum(played_for(score_evening(fined)).values()) == 0
    assert paid(remove_adjusted(fined, 1, 0).evening) == before


def test_what_was_paid_before_a_correction_is_not_paid_twice() -> None:
    evening = read("stake 0.05", *PAIRS_PLAY)
    done = pay(evening, still_to_pay(score_evening(evening)), DAY).evening
    assert paid(done) == []
    # Ann and Bob have 1.25 each to give back, and 1.25 more that they lost; so on the other line.
    assert paid(with_score(done, -100)) == [
        "Ann Cy 2.5",
        "Bob Di 2.5",
        "Gus Eve 2.5",
        "Hal Fay 2.5",
    ]
    assert paid(with_score(with_score(done, -100), 420)) == []


def with_score(evening: Evening, points: int) -> Evening:
    """The first result corrected, as at the table."""
    comparison = session(evening)
    first, *others = comparison.results
    results = (replace(first, what=Score(points)), *others)
    changed = replace(comparison, results=results)
    return set_result(evening, 1, changed, place_of(first)).evening


def session(evening: Evening) -> Comparison:
    comparison = evening.rounds[1].comparison
    assert comparison
    return comparison


# Debts.


@pytest.fixture
def facts(archive: Archive) -> Iterator[Facts]:
    found = Facts(archive)
    yield found
    found.close()


def take_over(archive: Archive, facts: Facts, key: Key) -> None:
    """Carry over all debts that earlier evenings left open."""
    evening = archive.load(key)
    found = Ledger(archive, facts).open_before(evening.day, key)
    archive.save(key, carry_over(evening, [debt for debt, _ in found]).evening, "")


def open_in(archive: Archive, facts: Facts, key: Key) -> list[str]:
    return paid(archive.load(key), tuple(Ledger(archive, facts).carried_from(key)))


def test_debts_are_carried_to_a_session(archive: Archive, facts: Facts) -> None:
    """Ann has 9 more from Bob and Cy 9 more from Di than the session brings them."""
    old, new = archive.begin(OWING), archive.begin(read("stake 0.05", *PAIRS_PLAY))
    take_over(archive, facts, new)
    assert open_in(archive, facts, old) == []
    owed = ["Cy Bob 15.25", "Di Ann 33.25", "Eve Gus 1.25", "Fay Hal 1.25"]
    assert open_in(archive, facts, new) == owed
    won = still_open(score_evening(archive.load(new)))[""]
    assert {name: str(won[name]) for name in ("Ann", "Bob", "Cy", "Di")} == {
        **{"Ann": "33.25", "Bob": "15.25", "Cy": "-15.25", "Di": "-33.25"}
    }
    kept = nameless(archive.load(new))
    for decoded in (evening_file.decode(evenings_of([kept])), pbn_reader.decode(pbn_of([kept]))):
        assert paid(decoded[0].evening) == owed
    archive.save(new, read("stake 0.05", *PAIRS_PLAY), "")  # after an undo
    assert open_in(archive, facts, old) == ["Bob Ann 9", "Di Cy 9"]


def test_debts_are_carried_from_a_session(archive: Archive, facts: Facts) -> None:
    """A correction afterwards is open in the session again, and its undo closes it."""
    owing = read("stake 0.05", *PAIRS_PLAY)
    old = archive.begin(owing)
    new = archive.begin(replace(OWING, day=DAY + timedelta(30)))
    take_over(archive, facts, new)
    assert open_in(archive, facts, old) == []
    assert open_in(archive, facts, new) == [
        *("Cy Bob 15.25", "Di Ann 33.25", "Eve Gus 1.25", "Fay Hal 1.25"),
    ]
    archive.save(old, with_score(owing, -100), "")
    assert open_in(archive, facts, old) == [
        "Ann Cy 2.5",
        "Bob Di 2.5",
        "Gus Eve 2.5",
        "Hal Fay 2.5",
    ]
    archive.save(old, owing, "")
    assert open_in(archive, facts, old) == []


def test_a_debt_and_a_correction_of_two_laptops_are_merged() -> None:
    """One carries a debt to the session, the other corrects a result; both count."""
    evening = read("stake 0.05", *PAIRS_PLAY)
    began = known(evening)
    ours = later(began, carry_over(evening, [Debt("Eve", "Ann", Decimal(4))]).evening)
    theirs = later(began, with_score(evening, -100))
    for merged in (merge(ours, theirs), merge(theirs, ours)):
        assert not merged.conflicts
        # Without the debt: Cy Ann 21.75, Di Bob 21.75, Gus Eve 1.25, Hal Fay 1.25.
        won = still_open(score_evening(merged.both.evening))[""]
        assert [str(won[name]) for name in ("Ann", "Cy", "Eve", "Gus")] == [
            *("25.75", "-21.75", "-2.75", "-1.25")
        ]
