"""What cannot be in an evening file is refused, with its place."""

import json
import sys
import time
import tracemalloc
from collections.abc import Iterator
from functools import partial
from typing import Any
from uuid import UUID

import pytest

from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening
from scorepad.exchange.evening_file import decode
from scorepad.exchange.saved_evening import SavedEvening
from tests.bridge.table import entered
from tests.exchange import refusals
from tests.exchange.whole_files import evenings_of
from tests.exchange.written import FILE, ID, WRITTEN

NOT_OURS = "this is not an evening file of scorepad; choose another file"
DAMAGED = "this part is damaged; open another copy of the file"
BREAKS_OFF = "the file is cut off; open a complete copy"
UNREADABLE = "this letter cannot be read; save the file as Unicode (UTF-8) in its own program"
NO_TEXT = "this is not a text file; choose another file"
NEWER = "the file was written by a newer scorepad; update this one to open it"
NOTE_LINE = str(FILE[: FILE.index('"note": "snow')].count("\n") + 1)


refused = partial(refusals.refused, decode)


@pytest.mark.parametrize(
    ("data", "place", "said"),
    [
        (b"{}", "", NOT_OURS),
        (b'{"format": 5}', "", NOT_OURS),
        (b'{"format": "scorepad"}', "", NOT_OURS),
        (b"[1]", "", NOT_OURS),
        (b"\x89PNG", "", NOT_OURS),
        (b'"form rubber', "", NOT_OURS),
        (b"{'format'}", "", DAMAGED),
        (b'{\n"format",\n', "2", DAMAGED),
        (b'{"x": ' + b"[" * 100_000, "", DAMAGED),
        (b'{"x": ' + b'{"x": ' * 100_000, "", DAMAGED),
        (b'{"x": ' + b"9" * 5000 + b"}", "", DAMAGED),
        (FILE.encode() + b"{}", str(len(FILE.splitlines()) + 1), DAMAGED),
        (FILE.encode() + b"more", str(len(FILE.splitlines()) + 1), DAMAGED),
        # Not Unicode.
        (b'{"format": "\xff"}', "1", UNREADABLE),
        (
            FILE.replace("and tea", "and th\u00e9").encode("latin-1", "replace"),
            NOTE_LINE,
            UNREADABLE,
        ),
        (FILE.encode("utf-16"), "", NOT_OURS),
        (b'{"format": "\xed\xa0\x80"}', "1", UNREADABLE),
        (b'{"format":\n"\x00\xff"}', "2", NO_TEXT),
    ],
)
def test_a_file_that_is_none(data: bytes, place: str, said: str) -> None:
    assert refused(data) == (place, said)


def test_a_file_that_breaks_off() -> None:
    """Wherever it is cut, if it can still be recognized as an evening file."""
    data = FILE.encode()
    for end in range(1, len(data.strip())):
        place, said = refused(data[:end])
        assert (place, said) == ("", BREAKS_OFF) or said == UNREADABLE


@pytest.mark.parametrize(
    ("version", "said"),
    [
        ("3", NEWER),
        ("99999999999999999999", NEWER),
        ("0", DAMAGED),
        ("-1", DAMAGED),
        ("true", DAMAGED),
        ("2.0", DAMAGED),
        ('"2"', DAMAGED),
        ("null", DAMAGED),
        ("[2]", DAMAGED),
        ("NaN", DAMAGED),
    ],
)
def test_the_version(version: str, said: str) -> None:
    """It is checked before all else, as everything may differ in a newer file."""
    other = FILE.replace('"version": 2', f'"version": {version}').replace("chicago", "whist")
    assert refused(other) == ("version", said)


@pytest.mark.parametrize(
    ("written", "instead", "place", "said"),
    [
        ('"version": 2', '"verse": 2', "version", DAMAGED),
        ('"version": 2', '"version": 2, "x": 1', "", "“x” is not known here"),
        ('"version": 2', f'"version": 2, "{"x" * 99}": 1', "", f"“{'x' * 59}…” is not known here"),
        ('"evenings": [', '"evenings": 5, "x": [', "", "“x” is not known here"),
        (FILE[FILE.index('"evenings"') :], '"evenings": {}}', "evenings", DAMAGED),
        (FILE[FILE.index('"evenings"') :], '"format": "scorepad evenings"}', "evenings", DAMAGED),
        (FILE[FILE.index('"evenings"') :], '"evenings": [[]]}', "evenings[0]", DAMAGED),
        (FILE[FILE.index('"evenings"') :], '"evenings": [null]}', "evenings[0]", DAMAGED),
    ],
)
def test_the_outermost_facts(written: str, instead: str, place: str, said: str) -> None:
    assert refused(FILE.replace(written, instead, 1)) == (place, said)


EVENING = "evenings[0]"
ROUND = f"{EVENING}.rounds[0]"
ITEM = f"{ROUND}.items"
OF_EARLIER = "the earlier versions of this evening are damaged"
IMPOSSIBLE = [
    ('"rounds 1 items"', '"rounds one items"', f"{EVENING}.earlier[0]", OF_EARLIER),
    ('"3/2", "2"', '"3/0", "2"', f"{EVENING}.earlier[0]", OF_EARLIER),
    ('"0123456789abcdef"', '"0123456789"', f"{EVENING}.earlier[1]", OF_EARLIER),
    ('"level": 4', '"level": 8', f"{ITEM}[0].contract", "a contract is at level 1 to 7, not 8"),
    ('"level": 4', '"level": 0', f"{ITEM}[0].contract", "a contract is at level 1 to 7, not 0"),
    ('"tricks": 11', '"tricks": 14', f"{ITEM}[0]", "a side takes 0 to 13 tricks, not 14"),
    ('"tricks": 11', '"tricks": -1', f"{ITEM}[0]", "a side takes 0 to 13 tricks, not -1"),
    ('"dealer": "E"', '"tricks": 2', f"{ITEM}[1]", "a passed-out deal has no declarer"),
    ('"points": 100', '"points": 120', f"{ITEM}[0].honours", "honours are 100 or 150"),
    ('"strain": "S"', '"strain": "N"', f"{ITEM}[0]", "at notrump honours are four aces: 150"),
    ('"items": [', '"items": [5, ', f"{ITEM}[0]", "“5” does not belong here"),
    (
        '"note": "a',
        '"board": 3, "note": "a',
        f"{ITEM}[0]",
        "duplicate has no honours; leave them out",
    ),
    ('"points": 50', '"points": 0', f"{ITEM}[2]", "an adjustment is 1 to 99999 points, given to"),
    ('"points": 50', '"points": -5', f"{ITEM}[2]", "an adjustment is 1 to 99999 points, given"),
    ('"reason": "late"', '"reason": " "', f"{ITEM}[2]", "an adjustment needs a reason"),
    ('Di", "out": ["Eve', 'Eve", "out": ["Eve', f"{ITEM}[3].seating", "Eve cannot be in two pl"),
    ('"west": "Di"', '"west": "Ann"', f"{ROUND}.seating", "Ann cannot be in two places"),
    ('"west": "Di"', '"west": " Ann "', f"{ROUND}.seating", "Ann cannot be in two places"),
    ('score": 50', 'score": 75', f"{ROUND}.options", "the part-score of an unfinished rubber ear"),
    ('"ranked": ["Ann", ', '"ranked": [', f"{ROUND}.ranked", "4 to 7 players can draw, not 3"),
    ('"ranked": ["Ann"', '"ranked": ["A", "B", "C", "D", "E"', f"{ROUND}.ranked", "4 to 7 pla"),
    ('"ranked": ["Ann"', '"ranked": ["Bob"', f"{ROUND}.ranked", "Bob draws only once"),
    (
        '"out": ["Eve"]',
        '"out": ["E", "F", "G", "H"]',
        f"{ITEM}[3].seating.out",
        "at most 3 players can sit out, not 4",
    ),
    ('"payee": "Ann"', '"payee": "Bob"', EVENING, "Bob cannot pay Bob"),
    ('"payee": "Di"', '"payee": "Cy"', f"{EVENING}.settled[0]", "Cy cannot pay Cy"),
    ('"amount": "3"', '"amount": "0"', f"{EVENING}.settled[0]", "Cy cannot pay Di 0"),
    ('"planned": 3', '"planned": 0', EVENING, "at least one round must be played"),
    ('"planned": 3', '"planned": 10000', f"{EVENING}.planned", "the number can be at most 9999"),
    ('"board": 12', '"board": 0', f"{ITEM}[4].board", "boards are numbered from 1, not 0"),
    ('"board": 12', '"board": 10000', f"{ITEM}[4].board", "the number can be at most 9999"),
    ('"next_board": 4', '"next_board": 0', f"{ROUND}.next_board", "boards are numbered from 1"),
    (
        '"next_board": 4',
        '"next_board": -9999999',
        f"{ROUND}.next_board",
        "the number can be at most",
    ),
]
"""What is impossible at a card table."""

UNSHOWN = "is not allowed in a name or a reason"
WORDS = [
    ('"keeper": "Ann"', '"keeper": " "', f"{ROUND}.keeper", "a player needs a name"),
    ('"keeper": "Ann"', '"keeper": ""', f"{ROUND}.keeper", "a player needs a name"),
    (
        '"keeper": "Ann"',
        '"keeper": "A\\u202en"',
        f"{ROUND}.keeper",
        "the character U+202E " + UNSHOWN,
    ),
    (
        '"keeper": "Ann"',
        '"keeper": "A\\u0000"',
        f"{ROUND}.keeper",
        "the character U+0000 " + UNSHOWN,
    ),
    ('"keeper": "Ann"', '"keeper": "A\\nB"', f"{ROUND}.keeper", "the character U+000A " + UNSHOWN),
    (
        '"keeper": "Ann"',
        '"keeper": "A\\ud800"',
        f"{ROUND}.keeper",
        "the character U+D800 " + UNSHOWN,
    ),
    ('"Cy", "payee"', '"C\\u001b", "payee"', f"{EVENING}.settled[0].payments[0].payer", "the char"),
    ('["Eve"]', '["E\\u2029"]', f"{ITEM}[3].seating.out[0]", "the character U+2029"),
    ('["Ann", ', '["A\\u0085", ', f"{ROUND}.ranked[0]", "the character U+0085"),
    ('"snow', '"\\u001b[31msnow', f"{EVENING}.note", "the character U+001B"),
    ('"snow', '"\\udfffsnow', f"{EVENING}.note", "the character U+DFFF"),
    ('"At Ann’s"', '"\\u2028"', f"{EVENING}.title", "the character U+2028"),
    ('"€"', '"\\r"', f"{EVENING}.currency", "the character U+000D"),
    ('"reason": "late"', '"reason": "\\u2066late"', f"{ITEM}[2].reason", "the character U+2066"),
    ('"a squeeze"', '"\\u007f"', f"{ITEM}[0].note", "the character U+007F"),
    (
        '"keeper": "Ann"',
        f'"keeper": "{"n" * 101}"',
        f"{ROUND}.keeper",
        f"the name “{'n' * 59}…” is longer than 100 letters",
    ),
    ('"keeper": "Ann"', f'"keeper": "{"n" * 10_001}"', f"{ROUND}.keeper", "this is too long; at"),
    (
        '"snow',
        f'"{"s" * 10_001}',
        f"{EVENING}.note",
        "this is too long; at most 10000 letters are allowed",
    ),
]
"""Names and words that a sheet cannot show."""

ELSE = "does not belong here"
MONEY = "money is text with a point: “2.50”"
STRANGE = [
    ('"tricks": 11', '"tricks": "11"', f"{ITEM}[0].tricks", f"“11” {ELSE}"),
    ('"tricks": 11', '"tricks": 11.0', f"{ITEM}[0].tricks", f"“11.0” {ELSE}"),
    ('"tricks": 11', '"tricks": true', f"{ITEM}[0].tricks", f"“true” {ELSE}"),
    ('"tricks": 11', '"tricks": null', f"{ITEM}[0].tricks", f"“null” {ELSE}"),
    ('"tricks": 11', '"tricks": [11]', f"{ITEM}[0].tricks", f"“…” {ELSE}"),
    ('"tricks": 11', '"tricks": NaN', f"{ITEM}[0].tricks", f"“nan” {ELSE}"),
    ('"tricks": 11', '"tricks": -Infinity', f"{ITEM}[0].tricks", f"“-inf” {ELSE}"),
    ('"tricks": 11', '"tricks": 1e999', f"{ITEM}[0].tricks", f"“inf” {ELSE}"),
    ('"tricks": 11', f'"tricks": {"9" * 4000}', f"{ITEM}[0].tricks", "the number can be at most"),
    ('"tricks": 11', f'"tricks": -{"9" * 4000}', f"{ITEM}[0].tricks", "the number can be at most"),
    ('"tricks": 11', f'"tricks": {"9" * 5000}', "", DAMAGED),
    ('"planned": 3', '"planned": true', f"{EVENING}.planned", f"“true” {ELSE}"),
    ('"level": 4', '"level": true', f"{ITEM}[0].contract.level", f"“true” {ELSE}"),
    ('"level": 4, ', "", f"{ITEM}[0].contract", "“level” is missing"),
    ('"tricks": 11', '"tracks": 11', f"{ITEM}[0]", "“tracks” is not known here"),
    ('"stopped"', f'"{"s" * 500}"', ROUND, f"“{'s' * 59}…” is not known here"),
    ('"declarer": "W"', '"declarer": "Q"', f"{ITEM}[4].contract.declarer", "“Q” is not known he"),
    ('"declarer": "W"', '"declarer": []', f"{ITEM}[4].contract.declarer", "“…” is not known he"),
    ('"declarer": "W"', '"declarer": null', f"{ITEM}[4].contract.declarer", "“null” is not known"),
    ('"kind": "new seats"', '"kind": "chairs"', f"{ITEM}[3].kind", "“chairs” is not known here"),
    ('"kind": "new seats"', '"kind": {}', f"{ITEM}[3].kind", "“…” is not known here"),
    ('"kind": "new seats", ', "", f"{ITEM}[3]", "“kind” is missing"),
    ('{"kind": "deal", "tricks": 0, "dealer"', '"pass", {"dealer"', f"{ITEM}[1]", f"“pass” {ELSE}"),
    ('"form": "chicago"', '"form": "whist"', f"{ROUND}.options.form", "“whist” is not known here"),
    ('"stake": "2.50"', '"stake": 2.5', f"{ROUND}.stake", MONEY),
    ('"stake": "2.50"', '"stake": "1e9"', f"{ROUND}.stake", MONEY),
    ('"stake": "2.50"', '"stake": "NaN"', f"{ROUND}.stake", MONEY),
    ('"stake": "2.50"', '"stake": "2,50"', f"{ROUND}.stake", MONEY),
    ('"stake": "2.50"', '"stake": "2_0"', f"{ROUND}.stake", MONEY),
    ('"stake": "2.50"', '"stake": "٣"', f"{ROUND}.stake", MONEY),
    ('"stake": "2.50"', '"stake": "2.50\\n"', f"{ROUND}.stake", MONEY),
    ('"stake": "2.50"', '"stake": "-2"', f"{ROUND}.stake", "“-2” is not an amount, e.g. 2.50"),
    ('"stake": "2.50"', '"stake": "-0"', f"{ROUND}.stake", "“-0” is not an amount, e.g. 2.50"),
    (
        '"stake": "2.50"',
        f'"stake": "{"1" * 16}"',
        f"{ROUND}.stake",
        f"“{'1' * 16}” is not an amount, e.g. 2.50",
    ),
    (
        '"stake": "2.50"',
        f'"stake": "0.{"1" * 9000}"',
        f"{ROUND}.stake",
        f"“0.{'1' * 57}…” is not an amount, e.g. 2.50",
    ),
    ('"2026-01-31"', '"31.1.2026"', f"{EVENING}.day", "dates look like 2026-01-31"),
    ('"2026-01-31"', '"2026-02-30"', f"{EVENING}.day", "dates look like 2026-01-31"),
    ('"2026-01-31"', "[]", f"{EVENING}.day", "dates look like 2026-01-31"),
    ('"2026-02-01"', "20260201", f"{EVENING}.settled[0].day", "dates look like 2026-01-31"),
    (f'"{ID}"', '"7"', f"{EVENING}.id", "the evening’s ID is damaged"),
    (f'"{ID}"', "7", f"{EVENING}.id", "the evening’s ID is damaged"),
    (f'"{ID}"', "null", f"{EVENING}.id", "the evening’s ID is damaged"),
    ('"id"', '"ID"', f"{EVENING}.id", "the evening’s ID is damaged"),
    ('"stopped": true', '"stopped": 1', f"{ROUND}.stopped", f"“1” {ELSE}"),
    ('"title": "At Ann’s"', '"title": null', f"{EVENING}.title", f"“null” {ELSE}"),
    ('"seating": {', '"seating": [], "x": {', f"{ROUND}.seating", f"“…” {ELSE}"),
    ('"rounds": [', '"rounds": {}, "x": [', f"{EVENING}.rounds", f"“…” {ELSE}"),
]
"""Wrong types, numbers and names of facts."""


@pytest.mark.parametrize(("written", "instead", "place", "said"), [*IMPOSSIBLE, *WORDS, *STRANGE])
def test_the_faulty_place_is_named(written: str, instead: str, place: str, said: str) -> None:
    assert written in FILE
    found, sentence = refused(FILE.replace(written, instead, 1))
    assert (found, sentence[: len(said)]) == (place, said)


def test_nothing_may_stand_for_no_day() -> None:
    (read,) = decode(FILE.replace('"2026-01-31"', "null").encode())
    assert read.evening.day is None


def test_two_evenings_with_one_id() -> None:
    other = SavedEvening(ID, Evening())
    assert refused(evenings_of([SavedEvening(UUID(int=1), Evening()), WRITTEN, other])) == (
        "evenings[2]",
        "the file has this evening twice, first as 2",
    )


def test_the_second_evening_and_its_third_round() -> None:
    good = evenings_of(
        [WRITTEN, SavedEvening(UUID(int=1), Evening((entered(), entered(), entered("E 6H"))))]
    )
    assert refused(good.replace(b'"level": 6', b'"level": 9')) == (
        "evenings[1].rounds[2].items[0].contract",
        "a contract is at level 1 to 7, not 9",
    )


@pytest.mark.parametrize("fact", ['"declarer": "W"', '"kind": "new seats"', '"title": "At Ann’s"'])
def test_a_nest_of_any_depth(fact: str) -> None:
    """It is too deep for the JSON reader, or else it is shortened in the message."""
    for depth in range(10, sys.getrecursionlimit() + 100, 13):
        name = fact.partition(":")[0]
        for before, after in ("[]", ('{"a":', "}")):
            nest = before * depth + ("" if before == "[" else "1") + after * depth
            assert refused(FILE.replace(fact, f"{name}: {nest}", 1))[1]


@pytest.mark.no_cover
def test_every_fact_of_the_wrong_type_is_refused() -> None:
    """No fact of the file can be replaced by something of another type."""
    said = set()
    strange: tuple[Any, ...] = (None, -1, 1.5, "?", [], {}, [[]], True)
    for wrong in strange:
        for path in paths(json.loads(FILE)):
            file = json.loads(FILE)
            *parents, last = path
            place = file
            for parent in parents:
                place = place[parent]
            place[last] = wrong
            try:
                decode(json.dumps(file).encode())
            except BadData as bad:
                said.add(bad.sentence)
    assert "" not in said
    assert len(said) > 20


def paths(value: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to each fact of a file."""
    parts: Any = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in parts:
        yield (*before, name)
        if isinstance(part, dict | list):
            yield from paths(part, (*before, name))


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "many",
    [
        lambda number: evenings_of(
            [SavedEvening(UUID(int=one), Evening((entered("pass"),))) for one in range(number)]
        ),
        lambda number: evenings_of([SavedEvening(ID, Evening((entered(*["N 4SX+1"] * number),)))]),
        lambda number: b'{"format": "scorepad evenings", "x": ' + b"[[1]," * (number // 900) + b"1",
        lambda number: evenings_of([WRITTEN]).replace(b'"At', b'"' + b"A" * 100 * number),
        lambda number: evenings_of([WRITTEN]).replace(b'"2.50"', b'"' + b"1" * 100 * number + b'"'),
    ],
)
def test_time_and_memory_grow_with_the_file_and_no_faster(many: Any) -> None:
    small, large = many(1000), many(4000)
    ratio = seconds(large) / seconds(small)
    assert ratio < 4 * 3
    tracemalloc.start()
    try:
        attempt(large)
        assert tracemalloc.get_traced_memory()[1] < 40 * len(large) + 1_000_000
    finally:
        tracemalloc.stop()


def seconds(data: bytes) -> float:
    """The least processor time of three to open a file."""
    taken = []
    for _ in range(3):
        started = time.process_time()
        attempt(data)
        taken.append(time.process_time() - started)
    return max(min(taken), 0.001)


def attempt(data: bytes) -> None:
    try:
        decode(data)
    except BadData:
        return
