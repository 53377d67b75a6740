"""Files of version 1: they open as before, and wrong ones are refused in words."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorepad.bridge.deal import Adjustment, Deal, NewSeats
from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import score_evening
from scorepad.bridge.options import POINTS, Form
from scorepad.bridge.rounds import Round
from scorepad.exchange import pbn_reader
from scorepad.exchange.evening_file import decode
from tests.exchange.whole_files import evenings_of, pbn_of
from tests.exchange.written import FILE, FILE_OF_VERSION_1, WRITTEN_IN_VERSION_1

DATA = Path(__file__).parent / "data"
"""Written by the program of that version."""
EVERY_FEATURE = (DATA / "every_feature.scorepad").read_bytes()
EVERY_FEATURE_PBN = (DATA / "every_feature.pbn").read_bytes()
THOUSAND_STEPS = (DATA / "thousand_steps.scorepad").read_bytes()


def test_a_file_of_then_is_read() -> None:
    assert decode(FILE_OF_VERSION_1.encode()) == (WRITTEN_IN_VERSION_1,)


def test_both_kinds_of_file_hold_the_same_evenings() -> None:
    evenings = decode(EVERY_FEATURE)
    assert pbn_reader.decode(EVERY_FEATURE_PBN) == evenings
    assert len(evenings) == json.loads(EVERY_FEATURE)["evenings"].__len__() == 16


@pytest.mark.parametrize("file", [EVERY_FEATURE, THOUSAND_STEPS])
def test_they_are_the_same_when_they_are_written_today(file: bytes) -> None:
    evenings = decode(file)
    today = evenings_of(evenings)
    assert json.loads(today)["version"] == 2
    assert decode(today) == evenings
    assert pbn_reader.decode(pbn_of(evenings)) == evenings


@pytest.mark.parametrize("file", [EVERY_FEATURE, THOUSAND_STEPS])
def test_each_fact_of_then_is_found(file: bytes) -> None:
    """Counted in the JSON itself, without any reader of this program."""
    for old, kept in zip(json.loads(file)["evenings"], decode(file), strict=True):
        evening = kept.evening
        assert str(kept.id) == old["id"]
        assert evening.title == old.get("title", "")
        assert evening.note == old.get("note", "")
        assert evening.planned == old.get("planned_rounds")
        assert str(evening.partner_change) == old.get("partners", "pivot")
        assert (evening.day and evening.day.isoformat()) == old.get("date")
        assert len(evening.debts) == len(old.get("debts", []))
        assert [paid.day and paid.day.isoformat() for paid in evening.settled] == [
            paid.get("date") for paid in old.get("settled", [])
        ]
        for old_round, entered in zip(old.get("rounds", []), evening.rounds, strict=True):
            assert_same_round(old_round, entered)


def assert_same_round(old: dict[str, Any], entered: Round) -> None:
    assert str(entered.options.form) == old["form"]
    assert entered.options.honours == old.get("honours", True)
    seats = old.get("seats", {})
    assert [name for _, name in entered.seating] == [seats.get(chair, chair) for chair in "NESW"]
    assert [*entered.seating.out] == seats.get("out", [])
    assert entered.keeper == old.get("keeper")
    assert entered.stopped == old.get("stopped", False)
    for old_item, item in zip(old.get("deals", []), entered.items, strict=True):
        match item:
            case Adjustment(side, points, reason):
                wanted: dict[str, Any] = {"side": side, "points": points, "reason": reason}
                assert old_item == {"kind": "adjustment", **wanted}
            case NewSeats(seating):
                assert old_item["kind"] == "seats"
                assert seating.north == old_item.get("N", "N")
            case Deal(contract, tricks):
                bid = old_item["contract"]
                played = "pass"
                if contract:
                    strain = "NT" if contract.strain == "N" else contract.strain
                    played = f"{contract.level}{strain}{contract.doubling}"
                    assert contract.declarer == old_item["declarer"]
                assert (played, tricks) == (bid, old_item.get("tricks", 0))
                assert item.note == old_item.get("note", "")
                assert item.board == old_item.get("board")


def test_every_form_is_among_them() -> None:
    rounds = [scored for kept in decode(EVERY_FEATURE) for scored in score_evening(kept.evening)[1]]
    assert {scored.round.options.form for scored in rounds} == {*Form} - {POINTS}


ROUND = "evenings[0].rounds[0]"


@pytest.mark.parametrize(
    ("written", "instead", "place", "said"),
    [
        # Noticed when the names of today are filled in.
        ('"4SX"', '"8SX"', ".deals[0].contract", "“8SX” is not a contract, e.g. 4S, 3NT, 6HX or"),
        ('"4SX"', "{}", ".deals[0].contract", "“…” is not a contract, e.g. 4S, 3NT, 6HX or pass"),
        ('"4SX"', "null", ".deals[0].contract", "“null” is not a contract, e.g. 4S, 3NT, 6HX or"),
        ('"4SX"', f'"{"4" * 99}"', ".deals[0].contract", f"“{'4' * 59}…” is not a contract"),
        ('"contract": "4SX", ', "", ".deals[0]", "“contract” is missing"),
        ('"declarer": "N", ', "", ".deals[0].declarer", "the declarer is missing: N, E, S or W"),
        ('"tricks": 11, ', "", ".items[0]", "“tricks” is missing"),
        ('"tricks": 11', '"tricks": null', ".items[0].tricks", "“null” does not belong here"),
        (
            '"contract": "pass"',
            '"contract": "pass", "declarer": "N"',
            ".deals[1].declarer",
            "a passed-out deal has no declarer, tricks or honours",
        ),
        ('"form": "chicago",', "", "", "“form” is missing"),
        ('"form": "chicago"', '"form": "chicago", "options": {}', "", "“options” is not known"),
        ('"deals": [', '"items": [], "deals": [', "", "“items” is not known here"),
        ('"seats": {"N"', '"seats": {"north": "x", "N"', ".seats", "“north” is not known here"),
        ('{"kind": "seats", "N"', '{"kind": "new seats", "N"', ".deals[3]", "“new seats” is not"),
        # Noticed when it is read, with the names of today.
        (
            '"contract": "pass"',
            '"contract": "pass", "tricks": 2',
            ".items[1]",
            "a passed-out deal has no declarer, tricks or honours",
        ),
        ('"declarer": "N"', '"declarer": "Q"', ".items[0].contract.declarer", "“Q” is not known"),
        ('"tricks": 11', '"tricks": 14', ".items[0]", "a side takes 0 to 13 tricks, not 14"),
        ('"form": "chicago"', '"form": "whist"', ".options.form", "“whist” is not known here"),
        ('"seats": {', '"seats": 5, "more": {', ".seating", "“5” does not belong here"),
        ('"seats": {"N"', '"seats": {"Q"', ".seating", "“Q” is not known here"),
        ('"deals": [', '"deals": 5, "more": [', ".items", "“5” does not belong here"),
        ('"kind": "seats"', '"kind": "chairs"', ".items[3].kind", "“chairs” is not known here"),
        ('"kind": "seats", ', "", ".items[3]", "“kind” is missing"),
        (
            '{"kind": "adjustment"',
            '5, {"kind": "adjustment"',
            ".items[2]",
            "“5” does not belong here",
        ),
    ],
)
def test_what_is_wrong_in_a_round(written: str, instead: str, place: str, said: str) -> None:
    assert_refused(written, instead, f"{ROUND}{place}", said)


@pytest.mark.parametrize(
    ("written", "instead", "place", "said"),
    [
        ('"date": "2026-01-31"', '"day": "2026-01-31"', "", "“day” is not known here"),
        ('"date": "2026-02-01"', '"day": null', ".settled[0]", "“day” is not known here"),
        ('"date": "2026-02-01"', '"date": 5', ".settled[0].day", "dates look like 2026-01-31"),
        ('"settled": [', '"settled": [5, ', ".settled[0]", "“5” does not belong here"),
        ('"settled": [', '"settled": 5, "x": [', ".settled", "“5” does not belong here"),
        ('"rounds": [', '"rounds": [5, ', ".rounds[0]", "“5” does not belong here"),
        ('"rounds": [', '"rounds": null, "x": [', "", ""),
        ('"partners"', '"partner_change"', "", "“partner_change” is not known here"),
        ('"planned_rounds": 3', '"planned_rounds": 0', "", "at least one round must be played"),
    ],
)
def test_what_is_wrong_in_an_evening(written: str, instead: str, place: str, said: str) -> None:
    assert_refused(written, instead, f"evenings[0]{place}", said)


def assert_refused(written: str, instead: str, place: str, said: str) -> None:
    assert written in FILE_OF_VERSION_1
    with pytest.raises(BadData) as bad:
        decode(FILE_OF_VERSION_1.replace(written, instead, 1).encode())
    assert bad.value.place.startswith(place)
    if said:
        assert (bad.value.place, bad.value.sentence[: len(said)]) == (place, said)


def test_what_is_no_evening_at_all() -> None:
    pieces: tuple[Any, ...] = (5, None, [], "x")
    for strange in pieces:
        file = {"format": "scorepad evenings", "version": 1, "evenings": [strange]}
        with pytest.raises(BadData) as bad:
            decode(json.dumps(file).encode())
        assert bad.value.place == "evenings[0]"


def test_a_deal_of_then_with_nothing_said_of_its_declarer() -> None:
    """Null meant nothing; so it does today."""
    silent = '"contract": "pass", "declarer": null, "tricks": null'
    assert decode(FILE_OF_VERSION_1.replace('"contract": "pass"', silent).encode()) == (
        WRITTEN_IN_VERSION_1,
    )


def test_one_version_is_never_taken_for_the_other() -> None:
    for file, own, other in ((FILE, 2, 1), (FILE_OF_VERSION_1, 1, 2)):
        with pytest.raises(BadData):
            decode(file.replace(f'"version": {own}', f'"version": {other}').encode())
