"""The deals of the evening, round by round, as a Qt table."""

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QMimeData, QObject, Qt, Signal

from scorepad.bridge.corrections import At
from scorepad.bridge.points import ELEMENTS, PayKind
from scorepad.bridge.rounds import ScoredRound, seat_changes
from scorepad.bridge.seats import Side
from scorepad.bridge.state import ScoredDeal
from scorepad.ui import look, words
from scorepad.ui.document import Document
from scorepad.ui.parts.rows import FIGURES, ROOT, Index, Keyed, RowsModel
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words.elements import element_headings

NUMBER, CONTRACT, BY, WE, THEY = range(5)
_MIME = "application/x-scorepad-deal"


class DealRow(NamedTuple):
    """A deal, or with none the head of its round or a change of chairs."""

    round: int
    deal: ScoredDeal | None
    we: Side
    words: str
    """The declarer; at the head of a round its name, at a change of chairs who sat down."""
    below: int
    """The place among the items of the round that comes below it."""
    is_head: bool = False

    @property
    def at(self) -> At | None:
        return At(self.round, self.deal.place) if self.deal else None

    def points(self, column: int) -> int:
        if self.deal is None:
            return 0
        side = self.we if column == WE else self.we.other
        return self.deal.won.of(side)

    def paid_for(self, kinds: Collection[PayKind]) -> int:
        entries = self.deal.entries if self.deal else ()
        return sum(entry.points for entry in entries if entry.kind in kinds)


class DealModel(RowsModel[DealRow]):
    """Every deal with what it brought each side."""

    moved = Signal(At, At)
    """The players dragged a deal to another place."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(words.deal_headings(), parent)
        self._document = document
        self._rounds: list[tuple[ScoredRound, tuple[Keyed[DealRow], ...]]] = []
        document.changed.connect(self.follow)
        if document.auto_save:
            document.auto_save.troubled.connect(self._paint_anew)
        self.follow()

    def show_elements(self, *, shown: bool) -> None:
        """Add columns that say what each deal was paid for, or take them out."""
        names = element_headings()
        elements = tuple(names[kinds[0]] for kinds in ELEMENTS)
        first, last = THEY + 1, THEY + len(elements)
        if shown and self.columnCount() == first:
            self.beginInsertColumns(ROOT, first, last)
            self._headings += elements
            self.endInsertColumns()
        elif not shown and self.columnCount() > first:
            self.beginRemoveColumns(ROOT, first, last)
            self._headings = self._headings[:first]
            self.endRemoveColumns()

    def follow(self) -> None:
        """Show the evening; the rows of rounds that stayed as they were stay too."""
        rounds = []
        for number, scored in enumerate(self._document.scored.rounds):
            before = self._rounds[number] if number < len(self._rounds) else None
            if before and before[0] is scored:
                rounds.append(before)
            else:
                rounds.append((scored, tuple(_rows(number, scored))))
        self._rounds = rounds
        self.show([row for _, rows in rounds for row in rows])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what is told of a deal, pale while the disk has not taken it."""
        if role == Qt.ItemDataRole.ForegroundRole and index.isValid():
            is_pale = self.row(index).at in self._document.unsaved
            return look.colours().quiet if is_pale else None
        return super().data(index, role)

    def _paint_anew(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, THEY))

    def row_of(self, at: At) -> int | None:
        rows = range(self.rowCount())
        return next((number for number in rows if self.row(number).at == at), None)

    @property
    def last(self) -> At | None:
        """The deal that was played last."""
        rows = (self.row(number) for number in reversed(range(self.rowCount())))
        return next((row.at for row in rows if row.at), None)

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return FIGURES if column >= WE else super().alignment(column)

    def text(self, row: DealRow, column: int) -> str:
        if row.deal is None:
            return row.words if column == NUMBER else ""
        match column:
            case 0:
                return words.number_with_mark(row.deal)
            case 1:
                return words.contract_and_result(row.deal.item)
            case 2:
                return row.words
            case 3 | 4:
                return str(row.points(column) or "")
            case _:
                return str(row.paid_for(ELEMENTS[column - THEY - 1]) or "")

    def tip(self, row: DealRow, column: int) -> str | None:
        return plain_tip(words.deal_tip(row.deal, row.we) if row.deal else row.words)

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
        """Ask for the move; the rows follow from the evening, so the view moves nothing itself."""
        start = self.row(int(data.data(_MIME).toStdString())).at
        target = row if row >= 0 else parent.row() if parent.isValid() else self.rowCount()
        if start:
            to = self._place(start, target)
            if to != start:
                self.moved.emit(start, to)
        return False

    def _place(self, start: At, target: int) -> At:
        """Return where a deal stands after it was dropped before a row of the list."""
        before = self.row(target - 1) if target > 0 else self.row(0)
        place = before.below
        if before.round == start.round and place > start.place:
            place -= 1
        return At(before.round, place)


def _rows(number: int, scored_round: ScoredRound) -> Iterator[Keyed[DealRow]]:
    we, options = scored_round.we, scored_round.round.options
    title = words.round_title(number, options)
    yield Keyed(("round", number), DealRow(number, None, we, title, 0, is_head=True))
    changes = {change.place: change for change in seat_changes(scored_round)}
    for deal in scored_round.deals:
        if change := changes.get(deal.place):
            said = words.seat_change(change, options)
            row = DealRow(number, None, we, said, deal.place)
            yield Keyed(("seats", number, deal.place), row)
        row = DealRow(number, deal, we, words.declarer(deal), deal.place + 1)
        # A deal is the same while it is the same value in memory, wherever it moves to.
        yield Keyed(("deal", id(deal.item)), row)
