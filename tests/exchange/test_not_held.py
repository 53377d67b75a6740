"""An export names what it cannot hold."""

from dataclasses import fields, replace
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from scorepad.bridge.comparison import Comparison, ComparisonSettings
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.earlier import Earlier
from scorepad.bridge.evening import Evening
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.payments import Debt, Extra, Settled
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EAST, NORTH, NS, Initial
from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.exchange.not_held import _LOST
from scorepad.exchange.saved_evening import nameless
from scorepad.exchange.saving import save_evenings
from tests.bridge.compared import compared
from tests.bridge.table import FOUR, entered
from tests.exchange.test_compared_kept import evening_of

RUBBER = Evening((entered("N 4S=", seating=FOUR),))
SESSION = evening_of(compared("board 1", "1-2: N 4S=", "3-4: pass"))
COMPARED = SESSION.rounds[0]


def named(*lines: str) -> Round:
    """Names and results of a board."""
    at = next(at for at, line in enumerate(lines) if ":" in line)
    return evening_of(compared(*lines[:at], "board 1", *lines[at:])).rounds[0]


MONEY = "debts and payments"
PLAN = "the plan of the evening"
DEBT = Debt("Bob", "Ann", Decimal(3))


def missing(evening: Evening, tmp_path: Path, kind: FileKind, table: CsvTable) -> str:
    said = save_evenings(tmp_path / "file", [nameless(evening)], kind, table)
    return str(said or "").removeprefix("Not in the file: ").removesuffix(".")


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({}, ""),
        ({"title": "Home", "day": date(2026, 1, 2), "currency": "€"}, ""),
        ({"note": "snow"}, "the note"),
        ({"planned": 3}, PLAN),
        ({"planned": 3, "partner_change": PartnerChange.FIXED}, PLAN),
        ({"debts": (DEBT,)}, MONEY),
        ({"settled": (Settled(()),), "extras": (Extra("Cy", "Ann", Decimal(1), "tea"),)}, MONEY),
        ({"initials": (Initial(EAST, "Eve"),)}, "the letters used for players"),
        ({"note": "snow", "planned": 3, "debts": (DEBT,)}, f"the note, {PLAN} and {MONEY}"),
    ],
)
@pytest.mark.parametrize("kind", [FileKind.CSV, FileKind.USEBIO])
def test_what_is_said_of_an_evening(
    facts: dict[str, Any], said: str, kind: FileKind, tmp_path: Path
) -> None:
    known = replace(SESSION, **facts)
    assert missing(known, tmp_path, kind, CsvTable.DEALS) == said
    for whole in (FileKind.EVENINGS, FileKind.PBN):
        assert missing(known, tmp_path, whole, CsvTable.DEALS) == ""


@pytest.mark.parametrize(
    ("entered_", "csv", "usebio"),
    [
        (RUBBER.rounds[0], "", "rounds of one table"),
        (replace(RUBBER.rounds[0], ranked=FOUR.players), "the cards drawn", None),
        (replace(RUBBER.rounds[0], next_dealer=NORTH), "who deals next", None),
        (entered(replace(Deal(), late=True)), "which deals were corrected later", None),
        (entered(Adjustment(NS, 50, "late")), "rounds without a deal", "rounds of one table"),
        (
            replace(COMPARED, stake=Decimal(1), keeper="Ann"),
            "",
            "the stake and who keeps the score",
        ),
        (Round(), "", ""),
        (
            replace(
                COMPARED,
                comparison=replace(
                    COMPARED.comparison or Comparison(), plan=Plan(Movement.HOWELL, 4, 3)
                ),
            ),
            "the movement",
            "the movement",
        ),
        (named("pairs 1=Ann 2=Bob", "1-2: N 4S="), "", ""),
        (named("pairs 1=Ann 5=Ed", "1-2: N 4S="), "the names of pairs without a result", ""),
        (named("pairs A=Ann 5=Ed", "A1-5: pass"), "the names of pairs without a result", ""),
        (named("scoring teams", "pairs A=Owls A1=Ann B=Us", "A1-B1: pass"), "", ""),
        (
            named("scoring teams", "pairs B2=Ann", "A1-B1: pass"),
            "the names of pairs without a result",
            "",
        ),
        *(
            (named(line, "1-2: pass"), "", what)
            for line, what in (
                ("handicap 1=2", "handicaps"),
                ("pot 5 100", "the stake"),
            )
        ),
        (named("1-2: pass", "board 2 fouled", "1-2: pass"), "", "fouled boards"),
        (named("1-2: pass", "adjust 1 -5 late"), "", "awards and penalties"),
        (named("scoring teams", "A1-B1: pass", "bye C 12"), "", "byes"),
        (
            Round(Options(DUPLICATE), comparison=Comparison(ComparisonSettings(vp=False))),
            "",
            "the setting for victory points",
        ),
    ],
)
def test_what_is_said_of_a_round(
    entered_: Round, csv: str, usebio: str | None, tmp_path: Path
) -> None:
    evening = replace(SESSION, rounds=(COMPARED, entered_))
    assert missing(evening, tmp_path, FileKind.CSV, CsvTable.DEALS) == csv
    if usebio is not None:
        assert missing(evening, tmp_path, FileKind.USEBIO, CsvTable.DEALS) == usebio


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (CsvTable.ROUNDS, "results of several tables"),
        (CsvTable.BACK_SCORES, "results of several tables"),
        (CsvTable.RESULTS, "rounds of one table"),
        (CsvTable.RANKINGS, "rounds of one table"),
    ],
)
def test_a_table_that_sums_up_names_the_rounds_that_are_not_in_it(
    table: CsvTable, said: str, tmp_path: Path
) -> None:
    both = Evening((*RUBBER.rounds, *SESSION.rounds))
    assert missing(both, tmp_path, FileKind.CSV, table) == said
    assert missing(both, tmp_path, FileKind.CSV, CsvTable.DEALS) == ""


def test_earlier_versions(tmp_path: Path) -> None:
    kept = nameless(RUBBER)._replace(earlier=(Earlier("rounds 1 items", order=("1",)),))
    said = save_evenings(tmp_path / "file.csv", [kept])
    assert str(said) == "Not in the file: earlier versions."
    assert save_evenings(tmp_path / "file.pbn", [kept]) is None


HELD = {
    Evening: {"rounds", "title", "day", "currency", "club", "director"},
    Round: {
        *("options", "seating", "keeper", "stake", "items", "stopped", "comparison"),
        "ends_evening",  # it says nothing of what was played
    },
    Deal: {"contract", "tricks", "honours", "dealer", "board", "note", "points_ns"},
    Comparison: {
        *("settings", "names", "results", "adjusted", "byes", "handicaps", "stakes"),
    },
}


@pytest.mark.parametrize("kind", HELD)
def test_every_field_is_held_by_a_table_or_named(kind: type) -> None:
    assert {field.name for field in fields(kind)} == HELD[kind] | {*_LOST[kind]}
