"""What cannot be in an evening file is refused, with its place."""

import json
from typing import Any
from uuid import UUID

import pytest

from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening
from scorepad.exchange.evening_file import decode, encode
from scorepad.exchange.kept import Kept
from tests.exchange.written import FILE, ID, WRITTEN

NOT_OURS = "this is no evening file of scorepad; choose another file"
DAMAGED = "this is not as scorepad writes it; open another copy of the file"


def said_of(data: bytes | str) -> str:
    with pytest.raises(BadData) as bad:
        decode(data.encode() if isinstance(data, str) else data)
    assert str(bad.value).endswith(bad.value.sentence)
    return str(bad.value)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (FILE[:700].encode(), "the file breaks off; open another copy, which has the rest"),
        (b"{}", NOT_OURS),
        (b'{"format": 5}', "format: text belongs here, not a whole number"),
        (b"[1]", NOT_OURS),
        (b"\x89PNG", NOT_OURS),
        (b'"form rubber', NOT_OURS),
        (b"{'format'", DAMAGED),
        (b'{\n"format",\n', f"2: {DAMAGED}"),
        (
            b'{"format": "\xff"}',
            "this letter cannot be read; save the file as Unicode (UTF-8) in its own program",
        ),
        (b'{"x": ' + b"[" * 100_000, DAMAGED),
        (FILE.encode() + b"{}", f"{len(FILE.splitlines()) + 1}: {DAMAGED}"),
    ],
)
def test_a_file_that_is_none(data: bytes, said: str) -> None:
    assert said_of(data).startswith(said)


def test_a_newer_file() -> None:
    newer = FILE.replace('"version": 1', '"version": 2').replace("rubber", "whist")
    assert said_of(newer) == (
        "version: the file was written by a newer scorepad than this one; "
        "it can be opened there, or here once this one is newer"
    )
    assert said_of(FILE.replace('"version": 1', '"version": 0')) == (
        "version: the number can be at least 1"
    )


ROUND = "evenings[0].rounds[0]"


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        # Impossible at a card table.
        (
            '"tricks": 11',
            '"tricks": 14',
            f"{ROUND}.deals[0].tricks: the number can be at most 13",
        ),
        ('"4SX"', '"8SX"', f"{ROUND}.deals[0]: “8SX” is no contract; write 4S, 3NT, 6HX or pass"),
        (
            '"declarer": "N", "tricks": 11',
            '"tricks": 11',
            f"{ROUND}.deals[0]: the declarer is missing: N, E, S or W",
        ),
        (
            '"tricks": 11, ',
            "",
            f"{ROUND}.deals[0]: the tricks that declarer's side took are missing",
        ),
        (
            '"contract": "pass"',
            '"contract": "pass", "declarer": "N"',
            f"{ROUND}.deals[1]: a passed-out deal has no declarer",
        ),
        (
            '"contract": "pass"',
            '"contract": "pass", "tricks": 2',
            f"{ROUND}.deals[1]: a passed-out deal has neither tricks nor honours",
        ),
        ('"points": 100', '"points": 120', f"{ROUND}.deals[0]: honours are 100 or 150, not 120"),
        ('"points": 50', '"points": -5', f"{ROUND}.deals[2]: an adjustment is 1 to 99999 points"),
        (
            '"reason": "late"',
            '"reason": " "',
            f"{ROUND}.deals[2]: an adjustment needs its reason",
        ),
        ('"W": "Di", "out"', '"W": "Eve", "out"', f"{ROUND}.deals[3]: Eve cannot be in two places"),
        ('"W": "Di"}', '"W": "Ann"}', f"{ROUND}.seats: Ann cannot be in two places"),
        ('score": 50', 'score": 75', f"{ROUND}: the part-score of an unfinished rubber earns"),
        ('"ranked": ["Ann", ', '"ranked": [', f"{ROUND}.ranked: 4 to 7 players draw, not 3"),
        ('"ranked": ["Ann"', '"ranked": ["Bob"', f"{ROUND}.ranked: a player draws only once"),
        ('"payee": "Ann"', '"payee": "Bob"', "evenings[0]: Bob cannot pay Bob"),
        ('"payee": "Di"', '"payee": "Cy"', "evenings[0].settled[0]: Cy cannot pay Cy"),
        ('"planned_rounds": 3', '"planned_rounds": 0', "evenings[0].planned_rounds: the number"),
        ('"next_board": 4', '"next_board": 0', f"{ROUND}.next_board: the number can be at least 1"),
        # Names and words that a sheet cannot show.
        ('"keeper": "Ann"', '"keeper": " "', f"{ROUND}.keeper: a player needs a name"),
        (
            '"keeper": "Ann"',
            '"keeper": "A\\u202en"',
            f"{ROUND}.keeper: the character U+202E cannot stand in a name or a reason",
        ),
        (
            '"keeper": "Ann"',
            '"keeper": "A\\u0000"',
            f"{ROUND}.keeper: the character U+0000 cannot stand in a name or a reason",
        ),
        ('"Cy", "payee"', '"C\\u001b", "payee"', "evenings[0].settled[0].payments[0]: the char"),
        ('"snow', '"\\u001b[31msnow', "evenings[0].note: the character U+001B"),
        ('"late"', '"\\u2066late"', f"{ROUND}.deals[2].reason: the character U+2066"),
        ('"keeper": "Ann"', f'"keeper": "{"n" * 101}"', f"{ROUND}.keeper: this is too long; it"),
        (
            '"out": ["Eve"]',
            '"out": ["E", "F", "G", "H"]',
            f"{ROUND}.deals[3].out: this is too long",
        ),
        # Wrong types, numbers and names.
        ('"tricks": 11', '"tricks": "11"', f"{ROUND}.deals[0].tricks: a whole number belongs here"),
        ('"tricks": 11', '"tricks": 1e999', f"{ROUND}.deals[0].tricks: the number is too large"),
        ('"tricks": 11', f'"tricks": {"9" * 5000}', f"{ROUND}.deals[0].tricks: the number is too"),
        ('"tricks": 11', '"tracks": 11', f"{ROUND}.deals[0]: “tracks” is not known here"),
        ('"declarer": "W"', '"declarer": "Q"', f"{ROUND}.deals[4].declarer: “Q” is not known here"),
        ('"kind": "seats"', '"kind": "chairs"', f"{ROUND}.deals[3].kind: “chairs” is not known"),
        ('"kind": "seats", ', "", f"{ROUND}.deals[3]: “kind” is missing"),
        ('"form": "chicago"', '"form": "whist"', f"{ROUND}.form: “whist” is not known here"),
        ('"form": "chicago",', "", f"{ROUND}: “form” is missing"),
        ('"stake": "2.50"', '"stake": 2.5', f"{ROUND}.stake: text belongs here, not a broken"),
        ('"stake": "2.50"', '"stake": "1e9"', f"{ROUND}.stake: “1e9” is no money; write it as"),
        ('"stake": "2.50"', '"stake": "2.50\\n"', f"{ROUND}.stake: “2.50\n” is no money; write it"),
        ('"2026-01-31"', '"31.1.2026"', "evenings[0].date: a date is written as 2026-01-31"),
        ('"2026-01-31"', "null", None),
        ('"2026-01-31"', "[]", "evenings[0].date: a date belongs here, not this"),
        (str(ID), "7", "evenings[0].id: the long number by which"),
        ('"stopped": true', '"stopped": 1', f"{ROUND}.stopped: true or false belongs here, not a"),
        (
            '"title": "At Ann’s"',
            '"title": null',
            "evenings[0].title: text belongs here, not nothing",
        ),
    ],
)
def test_the_faulty_place_is_named(written: str, instead: str, said: str | None) -> None:
    assert FILE.count(written)
    changed = FILE.replace(written, instead, 1)
    if said is None:
        assert decode(changed.encode())
    else:
        assert said_of(changed).startswith(said)


def test_an_unknown_fact_is_quoted_in_short() -> None:
    said = said_of(FILE.replace('"stopped"', f'"{"s" * 500}"'))
    assert said == f"{ROUND}: “{'s' * 59}…” is not known here"


def test_two_evenings_with_one_id() -> None:
    other = Kept(ID, Evening())
    assert said_of(encode([Kept(UUID(int=1), Evening()), WRITTEN, other])) == (
        "evenings[2]: this evening stands in the file twice, first as 2"
    )


def test_every_fact_of_the_wrong_type_is_refused() -> None:
    """Whatever stands in the file, something else in its stead never passes for it."""
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


def paths(value: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each fact of a file."""
    if isinstance(value, dict):
        parts = list(value.items())
    elif isinstance(value, list):
        parts = list(enumerate(value))
    else:
        return []
    return [
        path for name, part in parts for path in [(*before, name), *paths(part, (*before, name))]
    ]
