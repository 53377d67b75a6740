"""Who is there, as a Qt table: the chairs as the score-keeper sees them, then who sits out."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from scorepad.bridge.corrections import At
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Seat, Side
from scorepad.bridge.state import State
from scorepad.bridge.what_if import NextDeal, now, then
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.parts.rows import Keyed, RowsModel
from scorepad.ui.words import table as player_words

PLAYER, CHAIR, SIDE, DEALS, VULNERABLE = range(5)


class PlayerRow(NamedTuple):
    """A player as the next deal finds him; without a chair he sits out."""

    name: str
    seat: Seat | None
    we: Side
    deals: bool = False
    vulnerable: bool = False

    def text(self, column: int) -> str:
        if self.seat is None:
            return {PLAYER: self.name, CHAIR: player_words.sits_out()}.get(column, "")
        return (
            self.name,
            words.seat_name(self.seat),
            words.side_name(self.seat.side, self.we),
            player_words.yes_or_no(self.deals),
            player_words.yes_or_no(self.vulnerable),
        )[column]

    @property
    def aloud(self) -> str:
        return player_words.player_aloud(
            *(self.text(column) for column in (PLAYER, CHAIR, SIDE)),
            deals=self.deals,
            is_vulnerable=self.vulnerable,
        )


class PlayerModel(RowsModel[PlayerRow]):
    """The keeper, then his left, his partner and his right, then those who sit out.

    They are those of the next deal, or of an earlier one while that is corrected.
    """

    turned = Signal()
    """Those of another deal are here."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(player_words.player_headings(), parent)
        self._document = document
        self._at: At | None = None
        document.changed.connect(self.follow)
        self.follow()

    def look_at(self, at: At | None) -> None:
        """Show those who played an earlier deal, or else those who play the next."""
        if at != self._at:
            self._at = at
            self.follow()
            self.turned.emit()

    @property
    def earlier(self) -> NextDeal | None:
        """What the earlier deal was played under that is looked at."""
        return then(self._document.scored, *self._at) if self._at else None

    @property
    def moment(self) -> NextDeal:
        return self.earlier or now(self._document.scored)

    @property
    def table(self) -> ScoredRound:
        """The round as the deal found it."""
        earlier = self.earlier
        if earlier is None:
            return self._document.table
        scored = self._document.scored.rounds[earlier.round - 1]
        return scored._replace(deals=(), state=earlier.state)

    def follow(self) -> None:
        self.show(_rows(self.table, self.moment.state))

    def text(self, row: PlayerRow, column: int) -> str:
        return row.text(column)

    def aloud(self, row: PlayerRow, column: int) -> str:
        return row.aloud if column == PLAYER else row.text(column)


def _rows(table: ScoredRound, state: State) -> list[Keyed[PlayerRow]]:
    seating, we, keeper = table.seating, table.we, table.keeper_seat
    rows = []
    for seat in (keeper, keeper.left, keeper.partner, keeper.right):
        name, vulnerable = words.player(seating, seat), seat.side in state.vulnerable
        row = PlayerRow(name, seat, we, seat is state.dealer, vulnerable)
        rows.append(Keyed(seating.at(seat), row))
    return rows + [Keyed(name, PlayerRow(name, None, we)) for name in seating.out]
