"""The progress of each table for the director, as a shape and in words."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.expected_results import all_expected
from scorepad.phones.agreeing import Agreement
from scorepad.phones.asked import comparison_of, next_at_tables
from scorepad.phones.kept import Phone
from scorepad.phones.places import Place, is_own, read_place
from scorepad.ui.words import translate


class TableState(NamedTuple):
    """A table, its round, and what is wrong there."""

    table: int
    round: int | None
    """None once all its results are in."""
    is_behind: bool
    disputed: tuple[int, ...]
    """The boards whose results the other side does not agree with."""
    has_phone: bool

    @property
    def shape(self) -> str:
        """What is seen first: each state has a form of its own, and not only a colour."""
        if self.disputed:
            return "✗"
        if self.round is None:
            return "✓"
        return "▲" if self.is_behind else "●"

    @property
    def words(self) -> str:
        said = [self._where]
        if self.disputed:
            boards = ", ".join(map(str, self.disputed))
            said.append(translate("words", "not agreed: board {boards}").format(boards=boards))
        elif self.is_behind:
            said.append(translate("words", "behind the others"))
        if not self.has_phone:
            said.append(translate("words", "no phone"))
        return ", ".join(said)

    @property
    def _where(self) -> str:
        if self.round is None:
            return translate("words", "Table {table}: all results are in").format(table=self.table)
        said = translate("words", "Table {table}: round {round}")
        return said.format(table=self.table, round=self.round)


def table_states(
    scored: ScoredEvening, agreed: Mapping[ResultPlace, Agreement], phones: Sequence[Phone]
) -> list[TableState]:
    """Return the state of every table of the movement."""
    comparison = comparison_of(scored)
    if comparison is None:
        return []
    asked = next_at_tables(comparison)
    rounds = {one.table: one.round for one in asked}
    furthest = max(rounds.values(), default=0)
    tables = {ResultPlace(one.board, one.ns, one.ew): one.table for one in all_expected(comparison)}
    disputed = sorted(place for place, said in agreed.items() if said.agrees is False)
    coming = {one.table: ResultPlace(one.board, one.ns, one.ew) for one in asked}
    places = [place for phone in phones if (place := read_place(phone.place))]
    return [
        TableState(
            table,
            rounds.get(table),
            rounds.get(table, furthest) < furthest,
            tuple(place.board for place in disputed if tables.get(place) == table),
            any(_is_at(table, coming.get(table), place, comparison) for place in places),
        )
        for table in sorted({*tables.values()})
    ]


def _is_at(table: int, coming: ResultPlace | None, place: Place, comparison: Comparison) -> bool:
    """Whether a phone is at a table, or belongs to somebody who plays there now."""
    if place.entrant and coming:
        return is_own(place, comparison, coming)
    return place.table == table
