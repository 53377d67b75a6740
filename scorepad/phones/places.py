"""Where a phone is: at a chair, at a table, or with a pair or a team."""

import re
from typing import NamedTuple

from scorepad.bridge.comparison import LABEL, Comparison, team_of
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.seats import EW, NS, Seat, Side
from scorepad.exchange.names import SEATS

_TABLE = re.compile(r"table ([1-9][0-9]{0,2})", re.IGNORECASE)


class Place(NamedTuple):
    """At most one of these is given."""

    chair: Seat | None = None
    table: int | None = None
    entrant: str = ""
    """A pair, a player or a team, as in the score file."""


def read_place(text: str) -> Place | None:
    """The place that is named so, if there is such a place."""
    word = text.strip()
    if not word:
        return Place()
    if word.casefold() in SEATS:
        return Place(chair=SEATS[word.casefold()])
    if found := _TABLE.fullmatch(word):
        return Place(table=int(found[1]))
    return Place(entrant=word.upper()) if re.fullmatch(LABEL, word.upper()) else None


def is_own(place: Place, comparison: Comparison, at: ResultPlace) -> bool:
    """Whether a result is one of this place; where no table is said, all are."""
    if place.entrant:
        return side_of(place, comparison, at) is not None
    if place.table is None or comparison.plan is None:
        return True
    return any(
        (one.table, one.board, one.ns, one.ew) == (place.table, *at)
        for one in all_expected(comparison)
    )


def side_of(place: Place, comparison: Comparison, at: ResultPlace) -> Side | None:
    """On which side of a result a pair, a player or a team sits; a table is on neither."""
    sides = ((NS, at.ns), (EW, at.ew))
    return next((side for side, who in sides if place.entrant in _entrants(comparison, who)), None)


def _entrants(comparison: Comparison, side: str) -> set[str]:
    there = {*side.split("+")}
    if comparison.settings.scoring.is_match:
        there |= {team_of(pair) for pair in there}
    return there
