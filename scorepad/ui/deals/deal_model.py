"""A table model of the deals of the evening, round by round."""

from collections.abc import Collection, Hashable, Iterator
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QMimeData, QObject, Qt, Signal

from scorepad.bridge.changes.corrections import Consequences, DealChange
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.points import ELEMENTS, PayKind
from scorepad.bridge.rounds import At, ScoredRound, seat_changes
from scorepad.bridge.seats import Side
from scorepad.bridge.state import ScoredDeal
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.parts.tips import Index
from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words
from scorepad.ui.words.elements import element_headings

NUMBER, CONTRACT, BY, WE, THEY = range(5)
_MIME = "application/x-scorepad-deal"
_AND = " · "
"""Between the declarer and honours."""


class DealRow(NamedTuple):
    """A deal; without one, the heading of a round or a change of seats."""

    round: int
    deal: ScoredDeal | None
    we: Side
    words: str
    """The declarer, the name of the round, or who sat down."""
    below: int
    """The place of the item after it in the round."""
    is_head: bool = False
    number: str = ""
    """Empty for a passed-out deal, which is dealt again with the same number."""
    short: str = ""
    """The words where they would be cut off: honours before the name."""

    @property
    def key(self) -> Hashable:
        """Identifies a deal by its value in memory, wherever it moves."""
        if self.deal:
            return "deal", id(self.deal.item)
        return ("round", self.round) if self.is_head else ("seats", self.round, self.below)

    @property
    def at(self) -> At | None:
        return At(self.round, self.deal.place) if self.deal else None

    def points(self, *, ours: bool) -> str:
        if self.deal is None:
            return ""
        return str(self.deal.won.of(self.we if ours else self.we.other) or "")

    def paid_for(self, kinds: Collection[PayKind]) -> str:
        entries = self.deal.entries if self.deal else ()
        return str(sum(entry.points for entry in entries if entry.kind in kinds) or "")

    @property
    def tip(self) -> str:
        return words.deal_tip(self.deal, self.we) if self.deal else self.words


class DealModel(TableModel[DealRow]):
    """Every deal with its points for each side."""

    moved = Signal(At, At)
    """A deal was dragged to another place."""
    turned = Signal()
    """The deals of another round are shown."""

    def __init__(
        self, document: Document, parent: QObject | None = None, *, of_one_round: bool = False
    ) -> None:
        """Show all rounds, or one at a time."""
        super().__init__(Table(_columns()), parent)
        self._document = document
        self.of_one_round = of_one_round
        self._earlier: int | None = None
        self._shows_elements = False
        self._rounds: list[tuple[ScoredRound, tuple[DealRow, ...]]] = []
        self._corrected: At | None = None
        self._was: dict[At, str] = {}
        self.to_come = frozenset[At]()
        """Deals after the step shown, of an evening that is replayed; they are pale."""
        document.changed.connect(self.follow)
        document.corrected.connect(self._tell_what_was)
        if document.auto_save:
            document.auto_save.troubled.connect(self._paint_anew)
        self.follow()

    def show_elements(self, *, shown: bool) -> None:
        """Show or hide the columns with what each deal was paid for."""
        self._shows_elements = shown
        self.follow()

    def follow(self) -> None:
        """Show the evening; rows of unchanged rounds are kept."""
        rounds = []
        for number, scored in enumerate(self._document.scored.rounds):
            before = self._rounds[number] if number < len(self._rounds) else None
            if before and before[0] is scored:
                rounds.append(before)
            else:
                rounds.append((scored, tuple(_rows(number, scored))))
        self._rounds, self._was = rounds, {}
        self._show_rows()

    def _show_rows(self) -> None:
        rounds = self._rounds
        columns = [*_columns(), *(_elements() if self._shows_elements else ())]
        shown = rounds[self.round : self.round + 1] if self.of_one_round else rounds
        every = [row for _, rows in shown for row in rows]
        self.show(Table(columns, every, lambda row: row.key, self._is_pale))

    @property
    def round(self) -> int:
        """The round shown, if it is one at a time."""
        last = len(self._document.scored.rounds) - 1
        return last if self._earlier is None else min(self._earlier, last)

    def show_round(self, number: int) -> None:
        """Show the deals of an earlier round, or of the last one again."""
        last = len(self._document.scored.rounds) - 1
        earlier = number if number < last else None
        if self.of_one_round and earlier != self._earlier:
            self._earlier = earlier
            self._show_rows()
            self.turned.emit()

    def show_to_come(self, to_come: frozenset[At]) -> None:
        """Show these deals as still to come."""
        self.to_come = to_come
        self._paint_anew()

    def _is_pale(self, row: DealRow) -> bool:
        """Whether a deal is not saved yet, or still to come."""
        return row.at in self.to_come or row.at in self._document.unsaved

    def _paint_anew(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, THEY))

    def light(self, at: At | None) -> None:
        """Highlight a corrected deal."""
        self._corrected = at
        self._paint_anew()

    def _tell_what_was(self, effects: Consequences) -> None:
        """Say what the deals that a correction changed brought before, or who declared them."""
        corrected = [effects.corrected] if effects.corrected else []
        for change in (*effects.paid_otherwise, *corrected):
            we = self._rounds[change.is_at.round][0].we
            if was := _brought_before(change, we):
                self._was[change.is_at] = was
        self._paint_anew()

    def glows(self, row: DealRow) -> bool:
        """Whether a deal is highlighted because of a correction."""
        return row.at is not None and (row.at == self._corrected or row.at in self._was)

    def was(self, row: DealRow) -> str:
        """Return a deal's points, or declarer, before a correction of it or of another: was 50."""
        points = self.points_before(row)
        return translate("words", "was {points}").format(points=points) if points else ""

    def points_before(self, row: DealRow) -> str:
        """Return the same without words: 50, or They 50."""
        return self._was.get(row.at, "") if row.at else ""

    def row_of(self, at: At) -> int | None:
        rows = range(self.rowCount())
        return next((number for number in rows if self.row(number).at == at), None)

    @property
    def last(self) -> At | None:
        """The deal played last."""
        rows = (row for _, of_round in reversed(self._rounds) for row in reversed(of_round))
        return next((row.at for row in rows if row.at), None)

    @property
    def declarers(self) -> set[str]:
        """The names in the lists of all rounds, without what was said of honours."""
        rows = (row for _, of_round in self._rounds for row in of_round)
        return {row.words.partition(_AND)[0] for row in rows if row.deal}

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        if self.row(index).deal is None:
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [_MIME]

    def mimeData(self, indexes: Any) -> QMimeData:
        data = QMimeData()
        data.setData(_MIME, str(indexes[0].row()).encode())
        return data

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Emit the move; rows follow from the evening, so the view must not move any itself."""
        start = self.row(int(data.data(_MIME).toStdString())).at
        target = row if row >= 0 else parent.row() if parent.isValid() else self.rowCount()
        if start:
            to = self._place(start, target)
            if to != start:
                self.moved.emit(start, to)
        return False

    def _place(self, start: At, target: int) -> At:
        """Return the place of a deal dropped before a row of the list."""
        before = self.row(target - 1) if target > 0 else self.row(0)
        place = before.below
        if before.round == start.round and place > start.place:
            place -= 1
        return At(before.round, place)


def _brought_before(change: DealChange, we: Side) -> str:
    """Return what a deal brought before a correction, and to whom if that changed: They 50.

    With the same points it is the declarer, if that was another player.
    """
    if change.before.won == change.after.won:
        before, after = map(_player, (change.before, change.after))
        return before if before != after else ""
    points = window_words.brought(change.before)
    for side in Side:
        is_theirs = not change.before.won.of(side.other) and change.before.won.of(side)
        if is_theirs and not change.after.won.of(side):
            points = f"{words.side_name(side, we)} {points}"
    return points


def _columns() -> list[Column[DealRow]]:
    number, we, they = translate("words", "No."), *words.we_and_they()
    contract, by = translate("words", "Contract"), translate("words", "By")
    columns: list[Column[DealRow]] = [
        Column(number, lambda row: row.number if row.deal else row.words),
        Column(contract, lambda row: words.contract_and_result(row.deal.item) if row.deal else ""),
        Column(by, lambda row: row.words if row.deal else ""),
        Column(we, lambda row: row.points(ours=True), FIGURES),
        Column(they, lambda row: row.points(ours=False), FIGURES),
    ]
    return [column._replace(cell_tip=lambda row: row.tip) for column in columns]


def _elements() -> Iterator[Column[DealRow]]:
    """Yield columns with what each deal was paid for."""
    names = element_headings()
    for kinds in ELEMENTS:
        paid = partial(DealRow.paid_for, kinds=kinds)
        yield Column(names[kinds[0]], paid, FIGURES, cell_tip=lambda row: row.tip)


def _rows(number: int, scored_round: ScoredRound) -> Iterator[DealRow]:
    we, options = scored_round.we, scored_round.round.options
    title = words.round_title(number, options)
    yield DealRow(number, None, we, title, 0, is_head=True)
    changes = {change.place: change for change in seat_changes(scored_round)}
    for deal in scored_round.deals:
        if change := changes.get(deal.place):
            said = words.seat_change(change, options)
            yield DealRow(number, None, we, said, deal.place)
        counts = options.counts(passed_out=_is_passed_out(deal))
        marked = words.number_with_mark(deal) if counts else ""
        said, short = _declarer(deal)
        yield DealRow(number, deal, we, said, deal.place + 1, number=marked, short=short)


def _player(scored: ScoredDeal) -> str:
    """Return the declarer's name."""
    if isinstance(scored.item, Adjustment) or scored.item.contract is None:
        return ""
    return words.player(scored.seating, scored.item.contract.declarer)


def _declarer(scored: ScoredDeal) -> tuple[str, str]:
    """Return declarer and honours, with another holder, long and short: Ann · 100 honours, Eve.

    Short it is 100 hon. Eve · Ann, or 100 hon. · Ann.
    """
    name = _player(scored)
    if isinstance(scored.item, Adjustment) or scored.item.honours is None:
        return name, name
    held = scored.item.honours
    honours = translate("words", "{points} honours").format(points=held.points)
    short = translate("words", "{points} hon.").format(points=held.points)
    if scored.item.contract and held.holder is not scored.item.contract.declarer:
        holder = words.player(scored.seating, held.holder)
        honours, short = f"{honours}, {holder}", f"{short} {holder}"
    return f"{name}{_AND}{honours}", f"{short}{_AND}{name}"


def _is_passed_out(deal: ScoredDeal) -> bool:
    return isinstance(deal.item, Deal) and deal.item.contract is None
