"""Results of several tables from other programs: PBN result tables and USEBIO."""

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from decimal import Decimal
from itertools import accumulate
from typing import NamedTuple

from scorepad.bridge.comparison import (
    LABEL,
    ComparisonSettings,
    NotPlayed,
    Played,
    Score,
    TableResult,
    What,
    check_score,
)
from scorepad.bridge.contract import Contract, Doubling, Strain
from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seat, Side
from scorepad.bridge.translatable import Message, all_of, plural, translate
from scorepad.exchange.checks import LAST_BOARD, bounded_results, whole_number
from scorepad.exchange.evening_builder import EveningBuilder
from scorepad.exchange.names import LONGEST_NAME, clean_name, made_fit, short
from scorepad.exchange.other_figures import FileFigures, as_counted
from scorepad.exchange.place import at

_CONTRACT = re.compile(r"(?P<level>[1-7])\s*(?P<strain>[CDHSN])T?\s*(?P<doubling>X{0,2})", re.I)
_SEATS = {name: seat for seat in Seat for name in (seat.value, seat.name)}
_EAST_WEST = "E"
"""Put before East-West's numbers if both lines number from 1."""
_LONGEST_PART = 400
UNKNOWN = ("", "?", "-", "????.??.??")


class OtherRow(NamedTuple):
    """A result with its place in the file."""

    place: str
    board: str
    ns: str
    ew: str
    what: What
    section: str = ""
    told: FileFigures = FileFigures()
    fault: Message | None = None
    """What could not be read, though the result is used."""

    @property
    def fault_named(self) -> Message | None:
        if self.fault is None:
            return None
        text = translate("words", "Board {board}, {ns}-{ew}: {fault}")
        if isinstance(self.what, Score):
            text = translate("words", "Board {board}, {ns}-{ew}: {fault}; its score {score} counts")
        facts = {"board": self.board, "ns": self.ns, "ew": self.ew, "score": self.told.score}
        return Message(text, {**facts, "fault": self.fault})


_NUMBER = re.compile(r"[+−-]?[0-9]{1,5}")
_FIGURE = re.compile(r"[+-]?[0-9]{1,6}(\.[0-9]{1,4})?")


def score_told(said: str) -> int | None:
    """Return North-South's score, if it is possible."""
    if not _NUMBER.fullmatch(said):
        return None
    points = int(said.replace("−", "-"))
    with suppress(Impossible):
        check_score(points)
        return points
    return None


def points_told(ns: str, ew: str) -> tuple[Decimal, Decimal] | None:
    """Return what a result earned both sides according to its file."""
    if _FIGURE.fullmatch(ns) and _FIGURE.fullmatch(ew):
        return Decimal(ns), Decimal(ew)
    return None


def board_number(said: str) -> int:
    """Read a board number; raises Impossible."""
    return whole_number(said, 1, LAST_BOARD)


def what_of(place: str, contract: str, declarer: str, tricks: str) -> What:
    """Return the result of a board; raises BadData if these facts are not one."""
    typed = contract.strip().upper()
    if typed in ("PASS", "PASSED", "P", "PASSED OUT", "AP"):
        return Played()
    if not typed or typed in ("-", "NP", "NOT PLAYED"):
        return NotPlayed()
    bid = _CONTRACT.fullmatch(typed)
    seat = _SEATS.get(declarer.strip().upper())
    if not bid or not seat or not re.fullmatch(r"\s*[0-9]{1,2}\s*", tricks):
        said = translate(
            "words", "“{contract}” by “{declarer}” with “{tricks}” tricks is not a result"
        )
        raise BadData(
            place,
            said,
            contract=short(contract),
            declarer=short(declarer),
            tricks=short(tricks),
        )
    level, strain, doubling = bid["level"], bid["strain"], bid["doubling"]
    with at(place):
        return Played(Contract(int(level), Strain(strain), Doubling(doubling), seat), int(tricks))


Who = tuple[str, str, str]
"""A pair in the file: its number, and its section and line if they are given."""


def compare(
    so_far: EveningBuilder,
    rows: Sequence[OtherRow],
    names: Mapping[Who, str],
    settings: ComparisonSettings,
    in_file: int,
) -> list[Message]:
    """Begin a round with these results; raises BadData with the place of the first impossible one.

    Pairs of several sections get the letter of theirs, and East-West other numbers than North-South
    if a pair would otherwise play itself. Return how the file counts differently.
    """
    with at(""):
        bounded_results(row.board for row in rows)
    if all(isinstance(row.what, NotPlayed) for row in rows):
        for row in rows:
            if row.fault:
                raise BadData(row.place, row.fault)
    has_sections = len({row.section for row in rows}) > 1
    apart = any(row.ns == row.ew for row in rows)

    def label(number: str, section: str, line: str) -> str:
        before = _EAST_WEST if apart and line == Side.EW else ""
        before += section if has_sections else ""
        return "+".join(f"{before}{one}" for one in number.split("+")).upper()

    so_far.begin(Round(Options(DUPLICATE)))
    so_far.settings = settings
    for row in rows:
        ns, ew = label(row.ns, row.section, Side.NS), label(row.ew, row.section, Side.EW)
        with at(row.place):
            so_far.add_result(TableResult(board_number(row.board), ns, ew, row.what))
    for who, name in names.items():
        if re.fullmatch(LABEL, known := label(*who)):
            so_far.names.setdefault(known, name)
    comparison, differing = as_counted(so_far.comparison, [row.told for row in rows], in_file)
    so_far.settings, so_far.results = comparison.settings, [*comparison.results]
    return [*filter(None, (row.fault_named for row in rows)), *differing]


def shown(text: str) -> str:
    """Return a name or a title if it can be shown, else ""."""
    try:
        return clean_name(text[:LONGEST_NAME]) if text not in UNKNOWN else ""
    except Impossible:
        return ""


def note_on(not_taken: Iterable[str], differing: Sequence[Message] = ()) -> str:
    """Return a note on what the file has more or differently, cut to a maximum length."""
    lines = _as_fits(differing, _LONGEST_PART)
    if what := _as_fits([*map(short, sorted({*not_taken}))], _LONGEST_PART):
        said = translate("words", "Not imported from the file: {what}.")
        lines.append(Message(said, {"what": all_of(what)}))
    return "\n".join(made_fit(str(line)) for line in lines)


def _as_fits(parts: Sequence[str | Message], most: int) -> list[str | Message]:
    """Return as many parts as fit into this many letters, and how many are left."""
    sizes = accumulate(len(str(part)) for part in parts)
    fit = [part for part, size in zip(parts, sizes, strict=True) if size <= most]
    left = len(parts) - len(fit)
    more = plural(translate("words", "%n more", "", -1), left)
    return [*fit, more] if left else fit
