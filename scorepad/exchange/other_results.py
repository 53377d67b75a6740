"""Results of several tables as other programs write them: PBN with its tables, and USEBIO."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scorepad.bridge.comparison import (
    LABEL,
    Comparison,
    ComparisonSettings,
    Named,
    NotPlayed,
    Played,
    ResultCheck,
    TableResult,
    What,
)
from scorepad.bridge.contract import Contract, Doubling, Strain
from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.seats import Seat
from scorepad.bridge.translatable import Message, all_of, translate
from scorepad.exchange.checks import LAST_BOARD
from scorepad.exchange.names import LONGEST_NAME, clean_name, short

_CONTRACT = re.compile(r"(?P<level>[1-7])\s*(?P<strain>[CDHSN])T?\s*(?P<doubling>X{0,2})", re.I)
_SEATS = {name: seat for seat in Seat for name in (seat.value, seat.name)}
EAST_WEST = "E"
"""Stands before East-West's numbers where both lines number from 1."""
UNKNOWN = ("", "?", "-", "????.??.??")


class OtherRow(NamedTuple):
    """A result with the place in the file that it stands at."""

    place: str
    board: str
    ns: str
    ew: str
    what: What
    section: str = ""


def what_of(place: str, contract: str, declarer: str, tricks: str) -> What:
    """What came of a board; raises BadData where these facts are no result."""
    typed = contract.strip().upper()
    if typed in ("PASS", "PASSED", "P", "PASSED OUT", "AP"):
        return Played()
    if not typed or typed in ("-", "NP", "NOT PLAYED"):
        return NotPlayed()
    bid = _CONTRACT.fullmatch(typed)
    seat = _SEATS.get(declarer.strip().upper())
    if not bid or not seat or not re.fullmatch(r"\s*[0-9]{1,2}\s*", tricks):
        said = translate(
            "words", "“{contract}” by “{declarer}” with “{tricks}” tricks is no result"
        )
        raise BadData(
            place,
            said,
            contract=short(contract),
            declarer=short(declarer),
            tricks=short(tricks),
        )
    level, strain, doubling = bid["level"], bid["strain"], bid["doubling"]
    try:
        return Played(Contract(int(level), Strain(strain), Doubling(doubling), seat), int(tricks))
    except Impossible as impossible:
        raise BadData(place, impossible.message) from None


def comparison_of(
    rows: Sequence[OtherRow], names: Mapping[str, str], settings: ComparisonSettings
) -> Comparison:
    """Put the results together; raises BadData with the place of the first that cannot be.

    Pairs of several sections get the letter of theirs, and East-West another number than
    North-South where a pair would play against itself.
    """
    sections = {row.section for row in rows}
    apart = any(row.ns == row.ew for row in rows)
    check = ResultCheck(settings)
    results = []
    for row in rows:
        section = row.section if len(sections) > 1 else ""
        ns, ew = f"{section}{row.ns}", f"{EAST_WEST if apart else ''}{section}{row.ew}"
        try:
            if not re.fullmatch("[0-9]{1,4}", row.board) or int(row.board) > LAST_BOARD:
                said = translate("words", "“{board}” is no number of a board")
                raise Impossible(said, board=short(row.board))
            result = TableResult(int(row.board), ns.upper(), ew.upper(), row.what)
            check.add(result)
        except Impossible as impossible:
            raise BadData(row.place, impossible.message) from None
        results.append(result)
    entrants = {entrant for result in results for entrant in result.entrants}
    named = tuple(
        Named(entrant, name)
        for entrant, name in names.items()
        if entrant in entrants and re.fullmatch(LABEL, entrant)
    )
    return Comparison(settings, named, tuple(results))


def shown(text: str) -> str:
    """A name or a title as far as it can be shown."""
    try:
        return clean_name(text[:LONGEST_NAME]) if text not in UNKNOWN else ""
    except Impossible:
        return ""


def passed_over(what: Sequence[str]) -> str:
    """A note for the evening on what its file said besides, of which nothing is kept here."""
    if not what:
        return ""
    said = translate("words", "Not taken over from the file: {what}.")
    return str(Message(said, {"what": all_of(sorted({*what}))}))
