"""The score of each contract as the next deal, and what it would end, as a table."""

from functools import partial
from itertools import product
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt

from scorepad.bridge.contract import BOOK, LEVELS, UNDOUBLED, Contract, Doubling, Strain
from scorepad.bridge.deal import ALL_TRICKS
from scorepad.bridge.next_deal import NextDeal, now, of_board
from scorepad.bridge.options import POINTS, RUBBER
from scorepad.bridge.points_scale import ALL_POINTS
from scorepad.bridge.seats import EAST, NORTH, NS, Side
from scorepad.bridge.what_if import Ends, Outlook, what_if
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.parts.tips import Index
from scorepad.ui.words import result, translate
from scorepad.ui.words import what_if as what_if_words

PER_SIDE = len(Doubling)
"""The columns of each side: undoubled, doubled and redoubled; We before They."""
LEAST_OVER, MOST_OVER = -3, 3
EVEN = ALL_POINTS // 2
"""With equal points on both sides, the expected score is 0."""


class _WhatIfRow(NamedTuple):
    """A contract with its outlook in each doubling, for each side."""

    level: int
    strain: Strain
    we: Side | None
    outlooks: tuple[Outlook | None, ...]
    """None if the contract cannot have this result."""

    @property
    def contract(self) -> Contract:
        return Contract(self.level, self.strain, UNDOUBLED, NORTH)

    def points(self, column: int) -> int:
        """Return what the declaring side wins or loses."""
        outlook = self.outlooks[column]
        if outlook is None:
            return 0
        return outlook.points.of(outlook.side) - outlook.points.of(outlook.side.other)


class WhatIfModel(TableModel[_WhatIfRow]):
    """The 35 contracts, all with the same result."""

    def __init__(
        self, document: Document, parent: QObject | None = None, board: int | None = None
    ) -> None:
        self._document, self._board = document, board
        self._over, self._held = 0, EVEN
        super().__init__(_table(self.moment, self.we, 0, EVEN), parent)
        document.changed.connect(self.follow)

    @property
    def over(self) -> int:
        return self._over

    @property
    def moment(self) -> NextDeal:
        """The conditions of the next deal, or of a board at several tables."""
        return of_board(self._board) if self._board else now(self._document.scored)

    @property
    def we(self) -> Side | None:
        """The side that is We; None at several tables."""
        return None if self._board else self._document.table.we

    @property
    def sides(self) -> tuple[Side, Side]:
        """The sides in the order of the columns."""
        return _in_order(self.we)

    @property
    def may_end(self) -> tuple[Ends, ...]:
        """What a deal can end in the present form."""
        options = self.moment.options
        if options.is_listed:
            lead = (Ends.LEAD,) if options.form is POINTS else ()
            return lead if options.boards else (*lead, Ends.CHUKKER)
        return (Ends.GAME, Ends.RUBBER if options.form is RUBBER else Ends.CHUKKER)

    def show_result(self, over: int) -> None:
        """Show contracts with this many overtricks or undertricks."""
        self._over = over
        self.follow()

    def show_points_held(self, ours: int) -> None:
        """Show scores in IMPs if We hold this many points."""
        self._held = ours
        self.follow()

    def follow(self) -> None:
        self.show(_table(self.moment, self.we, self._over, self._held))

    def row_of(self, level: int, strain: Strain) -> int:
        return LEVELS.index(level) * len(Strain) + tuple(Strain).index(strain)

    def outlook(self, index: Index) -> Outlook | None:
        return self.row(index).outlooks[index.column()]

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal or not 0 <= section < self.rowCount():
            return super().headerData(section, orientation, role)
        row = self.row(section)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words.contract(row.contract)
            case Qt.ItemDataRole.AccessibleTextRole:
                return what_if_words.contract_aloud(row.contract)
            case _:
                return None


def _table(moment: NextDeal, we: Side | None, over: int, held: int) -> Table[_WhatIfRow]:
    """Return a table with a column for each doubling of each side."""
    columns = []
    names = (words.side_name(side, we) for side in _in_order(we))
    for at, (side, doubled) in enumerate(product(names, what_if_words.doublings().values())):
        text, tip, aloud = (partial(each, at) for each in (_text, _tip, _aloud))
        columns.append(Column(f"{side} {doubled}", text, FIGURES, cell_tip=tip, aloud=aloud))
    return Table(columns, _rows(moment, we, over, held), lambda row: (row.level, row.strain))


def _in_order(we: Side | None) -> tuple[Side, Side]:
    first = we or NS
    return first, first.other


def _text(column: int, row: _WhatIfRow) -> str:
    outlook = row.outlooks[column]
    if outlook is None:
        return what_if_words.no_figure()
    points = what_if_words.won_or_lost(row.points(column))
    return f"{points} {what_if_words.name_of_end(outlook.ends)}".strip()


def _aloud(column: int, row: _WhatIfRow) -> str:
    outlook = row.outlooks[column]
    if outlook is None:
        return what_if_words.no_such_result()
    return _outlook_aloud(outlook, row.points(column))


def _tip(column: int, row: _WhatIfRow) -> str:
    outlook = row.outlooks[column]
    return words.deal_tip(outlook.deal, row.we) if outlook else ""


def _rows(moment: NextDeal, we: Side | None, over: int, held: int) -> list[_WhatIfRow]:
    sides = _in_order(we)
    points_ns = held if sides[0] is NS else ALL_POINTS - held
    in_imps = points_ns if moment.options.form is POINTS else None
    rows = []
    for level, strain in product(LEVELS, Strain):
        outlooks: list[Outlook | None] = []
        for side, doubling in product(sides, Doubling):
            tricks = BOOK + level + over
            bid = Contract(level, strain, doubling, NORTH if side is NS else EAST)
            can_be = 0 <= tricks <= ALL_TRICKS
            would = what_if(bid, tricks, moment.state, moment.options, in_imps) if can_be else None
            outlooks.append(would)
        rows.append(_WhatIfRow(level, strain, we, tuple(outlooks)))
    return rows


def _outlook_aloud(outlook: Outlook, points: int) -> str:
    """Return an accessible text such as 4 spades doubled, made: 590 and game."""
    said = translate("words", "{contract}, {result}: {points}").format(
        contract=what_if_words.contract_aloud(outlook.contract),
        result=result(outlook.over),
        points=what_if_words.won_or_lost(points),
    )
    brings = translate("words", "{said} and {ended}")
    return (
        brings.format(said=said, ended=what_if_words.end_words(outlook.ends))
        if outlook.ends
        else said
    )
