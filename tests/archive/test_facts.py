"""The file of facts: what is read equals a fresh count, whatever happens to the file."""

import sqlite3
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from decimal import Decimal
from functools import partial
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import TypeVar

import pytest

from scorepad.archive import facts as module
from scorepad.archive.archive import Archive
from scorepad.archive.counting import OF_DEALS, facts_of
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.facts import AT_A_TIME, FORMAT, CountedFacts, Facts, some_at_a_time
from scorepad.archive.facts_check import figures_of
from scorepad.archive.standings import Chosen, players, results_of
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.payments import Debt
from scorepad.bridge.points import PayKind
from scorepad.bridge.rounds import Round
from tests.archive.evenings import FULL
from tests.archive.recount import ALL_FORMS
from tests.bridge.compared import compared
from tests.bridge.table import FOUR, entered, sitting

T = TypeVar("T")
RUBBER_WON = Evening((entered("N 3NT=", "S 4H=", seating=FOUR),))
WON = {"Ann": 9, "Cy": 9, "Bob": -9, "Di": -9}
SLAM = replace(RUBBER_WON, rounds=(entered("N 6NT=", "S 4H=", seating=FOUR),))


def file_of(archive: Archive) -> Path:
    return archive.file.with_name(f"{archive.file.name}.facts")


def written(archive: Archive) -> list[int]:
    """Return the evenings whose facts are on the disk."""
    db = sqlite3.connect(file_of(archive))
    found = [key for (key,) in db.execute("SELECT evening FROM evenings ORDER BY evening")]
    db.close()
    return found


def brought(facts: Facts, key: int) -> dict[str, int]:
    facts.bring_up_to_date()
    return results_of(facts, key)


def count_in(monkeypatch: pytest.MonkeyPatch) -> list[Evening]:
    """A list to which every counted evening is added."""
    counted: list[Evening] = []

    def counting(evening: Evening) -> ScoredEvening:
        counted.append(evening)
        return score_evening(evening)

    monkeypatch.setattr(module, "score_evening", counting)
    return counted


def test_an_evening_is_counted_once(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = count_in(monkeypatch)
    key = archive.begin(RUBBER_WON)
    first = Facts(archive)
    assert brought(first, key) == WON
    assert brought(first, key) == WON
    first.close()
    second = Facts(archive)
    assert second.outdated() == []
    assert brought(second, key) == WON
    second.close()
    assert len(counted) == 1
    assert file_of(archive).stat().st_mode & 0o777 == 0o600


def test_a_changed_evening_is_counted_anew_and_no_other(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, other = archive.begin(RUBBER_WON), archive.begin(RUBBER_WON)
    facts = Facts(archive)
    assert brought(facts, key) == WON
    counted = count_in(monkeypatch)
    archive.save(key, SLAM, "a slam")
    assert facts.outdated() == facts.outdated([key, other]) == [key]
    assert facts.outdated([other]) == facts.outdated([]) == []
    assert brought(facts, key) == {"Ann": 15, "Cy": 15, "Bob": -15, "Di": -15}
    assert counted == [SLAM]
    facts.close()


def test_what_goes_while_others_are_counted_is_left_out(archive: Archive) -> None:
    facts = Facts(archive)
    keys = [archive.begin(RUBBER_WON) for _ in range(2)]
    counting = facts.count(keys)
    assert next(counting) == keys[0]
    archive.delete(keys[1])
    archive.erase(keys[1])
    assert [*counting] == keys[1:]
    assert results_of(facts, keys[1]) == {}
    facts.close()


def test_what_is_gone_is_forgotten(archive: Archive) -> None:
    keys = [archive.begin(RUBBER_WON) for _ in range(3)]
    facts = Facts(archive)
    facts.bring_up_to_date()
    archive.delete(keys[0])
    assert facts.outdated(keys[1:]) == []
    assert players(facts, Chosen(keys, ALL_FORMS))[0].evenings == 3
    assert facts.outdated(keys[:1]) == []
    assert players(facts, Chosen(keys, ALL_FORMS))[0].evenings == 2
    archive.delete(keys[1])
    archive.erase(keys[1])
    assert facts.outdated() == []
    facts.close()
    assert written(archive) == [keys[2]]
    db = sqlite3.connect(file_of(archive))
    for table in module.OF_EVENINGS:
        assert {*db.execute(f"SELECT evening FROM {table}")} <= {(keys[2],)}
    db.close()


def test_what_comes_back_is_counted_again(archive: Archive) -> None:
    key, _ = archive.begin(RUBBER_WON), archive.begin(SLAM)
    facts = Facts(archive)
    facts.bring_up_to_date()
    assert facts.outdated() == []
    archive.delete(key)
    assert facts.outdated() == []
    archive.restore(key)  # and the archive is as it was when all was counted
    assert facts.outdated() == [key]
    assert brought(facts, key) == WON
    facts.close()


def test_under_other_names_it_is_counted_anew(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    archive.begin(Evening((entered("pass", seating=sitting(("Anne", "X", "Y", "Z"))),)))
    facts = Facts(archive)
    assert brought(facts, key) == WON
    archive.merge_players("Ann", "Anne")
    assert facts.outdated() == []  # until it is told
    facts.follow_names()
    assert brought(facts, key) == {"Anne": 9, "Cy": 9, "Bob": -9, "Di": -9}
    archive.unmerge("Ann")
    facts.follow_names()
    assert brought(facts, key) == WON
    facts.close()


@pytest.mark.parametrize("damage", [b"", b"nothing of the kind" * 100])
def test_a_damaged_file_is_begun_anew(archive: Archive, damage: bytes) -> None:
    key = archive.begin(RUBBER_WON)
    file_of(archive).write_bytes(damage)
    facts = Facts(archive)
    assert brought(facts, key) == WON
    facts.close()
    assert written(archive) == [key]


def test_what_was_counted_otherwise_is_thrown_away(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    Facts(archive).close()
    db = sqlite3.connect(file_of(archive))
    db.execute("INSERT INTO players VALUES (1, 'Ann', 0)")
    db.execute("DROP TABLE deals")
    db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    db.commit()
    db.close()
    facts = Facts(archive)
    assert brought(facts, key) == WON
    facts.close()
    assert written(archive) == [key]


def test_an_evening_that_cannot_be_read_has_none(archive: Archive) -> None:
    keys = [archive.begin(RUBBER_WON) for _ in range(2)]
    archive._db.execute("UPDATE evenings SET plain='[' WHERE id=?", keys[:1])
    facts = Facts(archive)
    assert [*facts.count([*keys, 99])] == [*keys, 99]
    assert [results_of(facts, key) for key in (*keys, 99)] == [{}, WON, {}]
    assert facts.outdated() == keys[:1]
    facts.close()


def test_without_a_place_for_the_file_everything_is_still_counted(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    file_of(archive).mkdir()
    facts = Facts(archive)
    assert brought(facts, key) == WON
    facts.close()


def test_while_another_program_writes_there_everything_is_still_counted(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    Facts(archive).close()
    other = sqlite3.connect(file_of(archive), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    facts = Facts(archive)
    assert brought(facts, key) == WON
    facts.close()
    other.close()


def test_what_was_counted_stays_when_the_program_is_killed(archive: Archive) -> None:
    with archive.transaction():
        keys = [archive.begin(RUBBER_WON) for _ in range(AT_A_TIME + 2)]
    facts = Facts(archive)
    steps = facts.count(keys)
    for _ in range(AT_A_TIME + 1):  # into the second part
        next(steps)
    assert len(written(archive)) == AT_A_TIME
    facts.close()


def test_counting_leaves_the_archive_as_quick_to_save(archive: Archive) -> None:
    """The next step is compared with what was loaded last, which need not be read again."""
    key = archive.begin(RUBBER_WON)
    archive.begin(RUBBER_WON)
    on_the_table = archive.load(key)
    facts = Facts(archive)
    facts.bring_up_to_date()
    assert archive._last is not None
    assert archive._last[1] is on_the_table
    facts.close()


def test_beside_an_archive_of_another_program_nothing_is_written(
    archive: Archive, file: Path
) -> None:
    key = archive.begin(RUBBER_WON)
    other = Archive.open(file)
    assert other.read_only
    facts = Facts(other)
    assert brought(facts, key) == WON
    facts.close()
    assert not file_of(archive).exists()
    other.close()


def test_beside_an_archive_of_another_program_what_was_counted_is_read(
    archive: Archive, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, later = archive.begin(RUBBER_WON), archive.begin(RUBBER_WON)
    mine = Facts(archive)
    assert [*mine.count([key])] == [key]
    mine.close()
    data = file_of(archive).read_bytes()
    other = Archive.open(file)
    facts = Facts(other)
    counted = count_in(monkeypatch)
    assert brought(facts, key) == brought(facts, later) == WON
    assert len(counted) == 1
    facts.close()
    assert file_of(archive).read_bytes() == data
    other.close()


def test_what_was_counted_otherwise_is_not_read_there_and_stays(
    archive: Archive, file: Path
) -> None:
    """A newer scorepad may have written it, and may still need it."""
    key = archive.begin(RUBBER_WON)
    newer = sqlite3.connect(file_of(archive))
    newer.execute("CREATE TABLE evenings (no_such_column INTEGER)")
    newer.execute(f"PRAGMA user_version = {FORMAT + 1}")
    newer.close()
    data = file_of(archive).read_bytes()
    other = Archive.open(file)
    facts = Facts(other)
    assert brought(facts, key) == WON
    facts.close()
    other.close()
    assert file_of(archive).read_bytes() == data


def damaged(archive: Archive) -> list[int]:
    """Count some evenings and damage the file after its header, as a power cut can."""
    with archive.transaction():
        keys = [archive.begin(RUBBER_WON) for _ in range(40)]
    facts = Facts(archive)
    facts.bring_up_to_date()
    facts.close()
    whole = file_of(archive).read_bytes()
    file_of(archive).write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    return keys


@pytest.mark.parametrize("read_only", [False, True])
def test_a_file_found_damaged_while_it_is_read_is_thrown_away(
    archive: Archive, file: Path, read_only: bool
) -> None:
    keys = damaged(archive)
    spoilt = file_of(archive).read_bytes()
    seen = Archive.open(file, read_only=read_only) if read_only else archive
    facts = Facts(seen)
    assert facts.outdated() == keys
    facts.bring_up_to_date()
    assert players(facts, Chosen(keys, ALL_FORMS))[0].evenings == 40
    facts.close()
    if read_only:
        assert file_of(archive).read_bytes() == spoilt
        seen.close()
    else:
        assert written(archive) == keys


def asked_for_results(facts: Facts, keys: list[int]) -> None:
    with pytest.raises(ArchiveError) as refused:
        players(facts, Chosen(keys, ALL_FORMS))
    assert refused.value.why is Reason.DAMAGED


def counted_anew(facts: Facts, keys: list[int]) -> None:
    assert [*facts.count(keys)] == keys


@pytest.mark.parametrize("meets", [asked_for_results, counted_anew])
def test_whoever_meets_the_damage_it_is_mended_then(
    archive: Archive, meets: Callable[[Facts, list[int]], None]
) -> None:
    keys = damaged(archive)
    facts = Facts(archive)
    meets(facts, keys)
    assert brought(facts, keys[0]) == WON
    facts.close()
    assert written(archive) == keys


def test_what_cannot_be_written_is_counted_another_time(archive: Archive) -> None:
    """Nor is anything left that would be taken for complete."""
    keys = [archive.begin(RUBBER_WON)]
    facts = Facts(archive)
    facts.bring_up_to_date()
    with archive.transaction():
        four = sitting(("Flo", "Gus", "Hal", "Ida"))
        long = Evening((entered(*["N 1C-1"] * 300, seating=four),))
        keys += [archive.begin(long) for _ in range(5)]
    db = facts._db
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count={pages + 2}")
    assert [*facts.count(keys[1:])] == keys[1:]
    assert facts.outdated() != []
    db.execute("PRAGMA max_page_count=100000")
    assert brought(facts, keys[0]) == WON
    assert facts.outdated() == []
    deals = {one.who: one.sums.deals for one in players(facts, Chosen(keys, ALL_FORMS))}
    assert deals == {(name,): 2 for name in FOUR.players} | {
        (name,): 5 * 300 for name in four.players
    }
    facts.close()


def ended(answer: Generator[None, None, T]) -> T:
    """Wait for a reply."""
    told: list[T] = []

    def waiting() -> Iterator[None]:
        told.append((yield from answer))

    for _ in waiting():
        pass
    return told[0]


@pytest.mark.parametrize("read_only", [False, True])
def test_a_question_is_answered_in_a_thread_of_its_own(
    archive: Archive, file: Path, read_only: bool
) -> None:
    """From the file, or from a copy of what is only in memory."""
    keys = [archive.begin(RUBBER_WON)]
    seen = Archive.open(file, read_only=read_only) if read_only else archive
    facts = Facts(seen)
    facts.bring_up_to_date()
    threads = []

    def question(counted: CountedFacts) -> dict[str, int]:
        threads.append(current_thread())
        return results_of(counted, keys[0])

    assert ended(facts.answer(question)) == WON
    assert threads != [main_thread()]
    facts.close()
    seen.close()


def test_evenings_are_counted_while_a_question_is_answered(archive: Archive) -> None:
    keys = [archive.begin(RUBBER_WON), archive.begin(SLAM)]
    facts = Facts(archive)
    facts.bring_up_to_date(keys[:1])
    begun, counted = Event(), Event()

    def question(asked: CountedFacts) -> list[int]:
        found = [players(asked, Chosen(keys, ALL_FORMS))[0].evenings]
        begun.set()
        counted.wait(10)
        return [*found, players(asked, Chosen(keys, ALL_FORMS))[0].evenings]

    answer = facts.answer(question)
    next(answer)
    assert begun.wait(10)
    facts.bring_up_to_date()
    counted.set()
    assert ended(answer) == [1, 1], "all of it is of one moment"
    assert ended(facts.answer(partial(players, chosen=Chosen(keys, ALL_FORMS))))[0].evenings == 2
    facts.close()
    assert written(archive) == keys


def test_a_question_that_nobody_waits_for_any_more_is_left(archive: Archive) -> None:
    facts = Facts(archive)
    threads = []

    def for_ever(counted: CountedFacts) -> None:
        threads.append(current_thread())
        with counted.asking() as db:
            db.execute(
                "WITH n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n"
            ).fetchall()

    answer = facts.answer(for_ever)
    next(answer)
    while not threads:
        next(answer)
    answer.close()
    for thread in threads:
        thread.join(10)
        assert not thread.is_alive()
    facts.close()


def test_damage_that_a_question_meets_is_mended(archive: Archive) -> None:
    keys = damaged(archive)
    facts = Facts(archive)
    with pytest.raises(ArchiveError) as refused:
        ended(facts.answer(partial(players, chosen=Chosen(keys, ALL_FORMS))))
    assert refused.value.why is Reason.DAMAGED
    assert brought(facts, keys[0]) == WON
    facts.close()


def test_any_other_fault_of_a_question_is_not_hidden(archive: Archive) -> None:
    facts = Facts(archive)

    def wrong(counted: CountedFacts) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        ended(facts.answer(wrong))
    facts.close()


@pytest.mark.parametrize("table", module.OF_EVENINGS)
def test_the_rows_of_every_table_prove_themselves(archive: Archive, table: str) -> None:
    """As they are read, they are what was counted; a row altered, or taken away, is found."""
    boards = compared('pairs 1="Ann & Bob" 2=Smith', "board 1", "1-2: N 4S=", "5-4: pass")
    archive.begin(FULL)
    archive.begin(Evening((Round(Options(DUPLICATE), comparison=boards),)))
    facts = Facts(archive)
    facts.bring_up_to_date()

    db = facts._db

    def altered() -> int:
        with archive.reading() as kept:
            facts.keep()
            return len(figures_of(archive.file, kept).faults)

    assert altered() == 0
    *_, column = (row[1] for row in db.execute(f"PRAGMA table_info({table})") if row[1] != "proof")
    (key,) = db.execute(f"SELECT evening FROM {table}").fetchone()
    db.execute(f"UPDATE {table} SET {column}={column} || 9 WHERE evening=?", (key,))
    assert altered() == 1
    db.execute(f"DELETE FROM {table} WHERE evening=?", (key,))
    assert altered() == (table != "evenings")  # nothing is believed if that is missing
    facts.close()


def test_of_an_evening_that_is_refused_nothing_stays(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    facts = Facts(archive)
    facts._db.execute(
        "CREATE TEMP TRIGGER refusal BEFORE INSERT ON evenings BEGIN SELECT RAISE(FAIL, 'no'); END"
    )
    facts.bring_up_to_date()
    for table in module.OF_EVENINGS:
        assert facts._db.execute(f"SELECT evening FROM {table}").fetchall() == []
    facts._db.execute("DROP TRIGGER refusal")
    assert brought(facts, key) == WON
    facts.close()


def test_some_at_a_time() -> None:
    assert [len(some) for some in some_at_a_time(range(2 * AT_A_TIME + 1))] == [200, 200, 1]
    assert [*some_at_a_time([])] == []


def test_the_kinds_of_points_are_columns() -> None:
    beside = {PayKind.UNFINISHED_GAME, PayKind.UNFINISHED_PART_SCORE, PayKind.ADJUSTMENT}
    assert {*OF_DEALS} == {*PayKind} - beside


def test_who_was_there_and_who_played() -> None:
    boards = compared('pairs 1="Eve & Flo" 2=Smith', "board 1", "1-2: N 4S=")
    rounds = (
        entered("pass", seating=FOUR),
        Round(Options(DUPLICATE), FOUR, comparison=boards),
        Round(seating=sitting(("Ann", "Bob", "Cy", "Gus"))),
    )
    owed = (Debt("Ann", "Bob", Decimal(1), evening="f" * 32), Debt("Ann", "Cy", Decimal(2)))
    facts = facts_of(score_evening(Evening(rounds, debts=owed)), str)
    assert [row[1:] for row in facts.present] == [
        *((name, 1) for name in FOUR.players),
        ("Gus", 0),
        *((name, 1) for name in ("Eve", "Flo", "Smith")),
    ]
    assert [row[1:3] for row in facts.carried] == [("f" * 32, "Ann")]


def test_a_deal_begins_with_who_declared_it() -> None:
    """A passed-out deal begins with North-South."""
    evening = Evening((entered("pass", "W 1C=", "N 1C=", seating=FOUR),))
    deals = facts_of(score_evening(evening), str).deals
    assert [deal[3:7] for deal in deals] == [
        ("Ann", "Cy", "Bob", "Di"),
        ("Di", "Bob", "Ann", "Cy"),
        ("Ann", "Cy", "Bob", "Di"),
    ]
