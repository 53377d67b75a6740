"""The schema of the evening file: it accepts what is written, and refuses what is never read."""

import json
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given

from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening
from scorepad.exchange.evening_file import decode
from scorepad.exchange.saved_evening import SavedEvening
from tests.bridge.table import WHOLE_EVENINGS
from tests.exchange.record_schema import RECORDED, schema
from tests.exchange.schema_check import faults
from tests.exchange.whole_files import evenings_of
from tests.exchange.written import FILE, FILE_OF_VERSION_1

SCHEMA = json.loads(schema())


def test_the_schema_in_the_project_is_the_one_of_the_file() -> None:
    assert schema() == RECORDED.read_bytes(), "python -m tests.exchange.record_schema"


def test_a_file_with_every_fact_fits() -> None:
    assert faults(SCHEMA, json.loads(FILE)) == []


def test_every_fact_of_the_file_stands_in_the_schema() -> None:
    """And in the golden file, except those who sit out from the start."""
    not_there = {".evenings.rounds.seating.out"}
    assert places(SCHEMA) == file_places(json.loads(FILE)) | not_there


@pytest.mark.no_cover
@given(WHOLE_EVENINGS)
def test_whatever_is_written_fits(evening: Evening) -> None:
    """And adding the defaults of the schema leads to the same evening."""
    kept = SavedEvening(UUID(int=1), evening)
    file = json.loads(evenings_of([kept]))
    assert faults(SCHEMA, file) == []
    filled = {**file, "evenings": [filled_in(EVENING, one) for one in file["evenings"]]}
    assert decode(json.dumps(filled).encode()) == (kept,)


EVENING = SCHEMA["properties"]["evenings"]["items"]
ROUND = ".evenings[0].rounds[0]"


@pytest.mark.parametrize(
    ("written", "instead", "fault"),
    [
        ('"version": 2', '"version": 3', ".version const"),
        ('"version": 2', '"version": true', ".version const"),
        ('"format": "scorepad evenings"', '"format": "mine"', ".format const"),
        ('"version": 2', '"version": 2, "more": 1', " additionalProperties"),
        (str(UUID(int=7)), "7", ".evenings[0].id format"),
        ('"id"', '"title"', ".evenings[0] required"),
        ('"2026-01-31"', '"31.1.2026"', ".evenings[0].day anyOf"),
        ('"chicago"', '"whist"', f"{ROUND}.options.form enum"),
        ('"honours": false', '"honours": 0', f"{ROUND}.options.honours type"),
        ('"tricks": 11', '"tricks": "11"', f"{ROUND}.items[0] anyOf"),
        ('"kind": "deal"', '"kind": "hand"', f"{ROUND}.items[0] anyOf"),
        ('"level": 4, ', "", f"{ROUND}.items[0] anyOf"),
        ('"board": 12', '"board": 10000', f"{ROUND}.items[4] anyOf"),
        ('"next_board": 4', '"next_board": 0', f"{ROUND}.next_board anyOf"),
        ('"points": 50', '"points": 100000', f"{ROUND}.items[2] anyOf"),
        ('"stake": "2.50"', '"stake": "2,50"', f"{ROUND}.stake anyOf"),
        ('"stake": "2.50"', '"stake": 2.5', f"{ROUND}.stake anyOf"),
        ('"amount": "3"', '"amount": "1e3"', ".evenings[0].settled[0].payments[0].amount pattern"),
        ('"keeper": "Ann"', '"keeper": ""', f"{ROUND}.keeper anyOf"),
        ('"north": "Ann"', f'"north": "{"n" * 101}"', f"{ROUND}.seating.north maxLength"),
        ('"title": "At', f'"title": "{"t" * 10_001}', ".evenings[0].title maxLength"),
        ('"title": "At Ann’s"', '"title": null', ".evenings[0].title type"),
        ('"stopped": true', '"stoped": true', f"{ROUND} additionalProperties"),
        ('"settled": [', '"settled": [5, ', ".evenings[0].settled[0] type"),
    ],
)
def test_what_the_schema_refuses_is_not_read_either(written: str, instead: str, fault: str) -> None:
    changed = FILE.replace(written, instead, 1)
    assert changed != FILE
    assert faults(SCHEMA, json.loads(changed)) == [fault]
    with pytest.raises(BadData):
        decode(changed.encode())


def test_it_describes_no_file_of_version_1() -> None:
    assert ".version const" in faults(SCHEMA, json.loads(FILE_OF_VERSION_1))


def places(schema: dict[str, Any], before: str = "") -> set[str]:
    """The places of all facts in a schema."""
    found: set[str] = set()
    for name, part in schema.get("properties", {}).items():
        found |= {f"{before}.{name}"} | places(part, f"{before}.{name}")
    for one in (*schema.get("anyOf", ()), *filter(None, [schema.get("items")])):
        found |= places(one, before)
    return found


def file_places(value: Any, before: str = "") -> set[str]:
    """The places of all facts in a file, with all items of a list at one place."""
    if isinstance(value, list):
        return {place for part in value for place in file_places(part, before)}
    if not isinstance(value, dict):
        return set()
    return {f"{before}.{name}" for name in value} | {
        place for name, part in value.items() for place in file_places(part, f"{before}.{name}")
    }


def filled_in(schema: dict[str, Any], value: Any) -> Any:
    """A value with everything that was left out of it."""
    for one in schema.get("anyOf", ()):
        if not faults(one, value):
            return filled_in(one, value)
    if isinstance(value, list):
        return [filled_in(schema["items"], part) for part in value]
    if not isinstance(value, dict):
        return value
    parts = schema["properties"]
    usual = {name: part["default"] for name, part in parts.items() if "default" in part}
    return {name: filled_in(parts[name], part) for name, part in {**usual, **value}.items()}
