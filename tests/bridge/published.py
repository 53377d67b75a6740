"""Sessions, matches and movements published by others, if they are beside the checkout."""

import json
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

from scorepad.bridge.comparison import (
    Average,
    Comparison,
    ComparisonSettings,
    NotPlayed,
    Played,
    TableResult,
    What,
)
from scorepad.bridge.contract import Contract, Doubling, Strain
from scorepad.bridge.seats import Seat


@cache
def published(part: str, file: str = "real_sessions.json") -> list[Any]:
    """A part of a file in `shared/ranking` beside the project; or nothing."""
    for folder in Path(__file__).resolve().parents[2].parents:
        found = folder / "shared" / "ranking" / file
        if found.is_file():
            part_of = json.loads(found.read_text(encoding="utf-8"))[part]
            return list(part_of["matches"] if part == "teams" else part_of)
    return []


def played(contract: str, declarer: str, tricks: int) -> Played:
    """A result from a contract like `3NTX`, its declarer and the tricks taken."""
    if contract == "PASS":
        return Played()
    strain, doubling = contract[1], contract[2:].removeprefix("T")
    bid = Contract(int(contract[0]), Strain(strain), Doubling(doubling), Seat(declarer))
    return Played(bid, tricks)


def session(data: Any, settings: ComparisonSettings) -> Comparison:
    """A session; where both lines of a Mitchell number from 1, East-West have an E before it."""
    east = "E" if data["settings"].get("winners") == 2 else ""
    return Comparison(
        settings,
        (),
        tuple(
            TableResult(board["board"], str(ns), f"{east}{ew}", _what(contract, *rest))
            for board in data["boards"]
            for ns, ew, contract, *rest in board["results"]
        ),
    )


def _what(contract: str | None, declarer: str, tricks: int, *rest: Any) -> What:
    *_, award = rest
    if award and None not in award:
        return Average(*(_award(one) for one in award))
    return NotPlayed() if contract is None else played(contract, declarer, tricks)


def _award(award: str | float) -> str:
    return award if isinstance(award, str) else f"{Decimal(str(award)).normalize():f}"
