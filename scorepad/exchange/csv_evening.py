"""An evening put together from the rows of a table of deals."""

import re
from dataclasses import replace
from datetime import date

from scorepad.bridge.deal import Adjustment, Deal, Item, NewSeats
from scorepad.bridge.duplicate import board_dealer
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.forms import FORMS
from scorepad.bridge.options import DUPLICATE, RUBBER, Options
from scorepad.bridge.reseating import same_pairs
from scorepad.bridge.rounds import Round, score_item
from scorepad.bridge.seats import NORTH, Seat, Seating
from scorepad.bridge.state import ScoredDeal
from scorepad.bridge.translatable import translate
from scorepad.exchange.checks import LAST_BOARD, bounded, bounded_evening
from scorepad.exchange.csv_cells import (
    SEATS_CELLS,
    Cells,
    cell_adjustments,
    cell_board,
    cell_chair,
    cell_deal,
    cell_form,
    cell_keeper,
    cell_options,
    cell_seating,
    cell_stake,
    cell_text,
    cell_yes,
    no_board,
)
from scorepad.exchange.days import read_day
from scorepad.exchange.names import short
from scorepad.exchange.tables import ROUND_CELLS

_EVENING_CELLS = ("date", "title", "currency")
_AGREED = tuple(column for column in ROUND_CELLS if column != "stopped")
"""What holds for the next round too, where nobody says otherwise."""
_NUMBER = re.compile(r"\d{1,9}", re.A)


class EveningRows:
    """Takes the deals of one evening, in the order in which they were played.

    Rows with a `round` belong to the round of that name. Others follow each other as the deals of
    an evening do: one after the end of a rubber or a chukker begins the next, agreed and seated
    alike, and so does one in another form.
    """

    def __init__(self) -> None:
        self._cells: dict[str, str] = {}
        self._day: date | None = None
        self._done: list[Round] = []
        self._over: set[str] = set()
        self._open: _OpenRound | None = None
        self._rows = 0

    def add(self, cells: Cells) -> None:
        self._rows += 1
        bounded(self._rows)
        self._agree(cells)
        if self._open is None or self._begins_round(cells, self._open):
            self._open = self._begin(cells, self._open)
        self._open.add(cells)

    def evening(self) -> Evening:
        rounds = (*self._done, self._open.round()) if self._open else ()
        title, currency = (cell_text(self._cells, column) for column in ("title", "currency"))
        return bounded_evening(Evening(rounds, title, self._day, currency=currency))

    def _agree(self, cells: Cells) -> None:
        """An evening has one day, one title and one currency."""
        for column in _EVENING_CELLS:
            cell = cells.get(column)
            if cell is None or cell == self._cells.get(column):
                continue
            if column in self._cells:
                raise _differs(column, cell, self._cells[column])
            if column == "date":
                self._day = read_day(cell)
            else:
                cell_text(cells, column)
            self._cells[column] = cell

    def _begins_round(self, cells: Cells, now: "_OpenRound") -> bool:
        label = cells.get("round", "")
        if not label:
            another = cell_form(cells) not in (None, now.options.form)
            return now.state.ended or another or self._others_at_boards(cells, now)
        if label in self._over:
            said = translate(
                "words", "round {round} was over before; the rows of a round stay together"
            )
            raise Impossible(said, round=short(label))
        return label != now.label

    def _others_at_boards(self, cells: Cells, now: "_OpenRound") -> bool:
        """Whether other pairs sit down to boards, which are a set of their own then."""
        boards = now.options.form is DUPLICATE and any(map(cells.get, SEATS_CELLS))
        return boards and not same_pairs(cell_seating(cells, now.seating), now.seating)

    def _begin(self, cells: Cells, last: "_OpenRound | None") -> "_OpenRound":
        usual = DUPLICATE if "board" in cells else RUBBER
        form = cell_form(cells) or (last.options.form if last else usual)
        options = Options(form)
        label = cells.get("round", "")
        if last is None:
            return _OpenRound(label, cells, options, Seating(), NORTH)
        self._done.append(last.round())
        self._over.update({last.label} - {""})
        if not label:  # as the round before, where its cells do not say otherwise
            cells = {**{name: last.cells[name] for name in _AGREED if name in last.cells}, **cells}
        return _OpenRound(label, cells, options, last.seating, last.state.dealer)


class _OpenRound:
    """A round to which deals are added; how it stands tells who deals and when it ends."""

    def __init__(
        self, label: str, cells: Cells, options: Options, seating: Seating, dealer: Seat
    ) -> None:
        self.label = label
        self.cells = cells
        """Those of its first row."""
        self.options = cell_options(cells, options)
        self.seating = seating
        """Who sits where now."""
        self.state = FORMS[options.form].start(dealer, self.options)
        self._round = Round(
            self.options,
            seating,
            cell_keeper(cells),
            cell_stake(cells),
            stopped=cell_yes(cells, "stopped", usual=False),
        )
        self._items: list[Item] = []
        self._last: ScoredDeal | None = None
        self._number = 0
        self._chairs: list[str | None] = []

    def round(self) -> Round:
        return replace(self._round, items=tuple(self._items))

    def add(self, cells: Cells) -> None:
        self._agree(cells)
        self._sit(cells)
        self._enter(self._dealt(cells, cell_deal(cells, self.seating)))
        for adjustment in cell_adjustments(cells):
            self._enter(adjustment)

    def _agree(self, cells: Cells) -> None:
        """What is said of a round holds for all of it, and its deals stay in their order."""
        if cell_form(cells) not in (None, self.options.form):
            raise _differs("form", cells["form"], self.options.form)
        for column in ROUND_CELLS:
            if cells.get(column, "") not in ("", self.cells.get(column)):
                raise _differs(column, cells[column], self.cells.get(column, ""))
        number = cells.get("deal", "")
        if self.label and not self.options.boards and _NUMBER.fullmatch(number):
            if int(number) < self._number:
                said = translate(
                    "words",
                    "deal {number} stands behind deal {last}; "
                    "the rows have to stay in the order in which the deals were played",
                )
                raise Impossible(said, number=number, last=self._number)
            self._number = int(number)

    def _sit(self, cells: Cells) -> None:
        chairs = [cells.get(column) for column in SEATS_CELLS]
        if chairs == self._chairs:
            return
        self._chairs = chairs
        seating = cell_seating(cells, self.seating)
        if seating == self.seating:
            return
        if self._items:
            self._items.append(NewSeats(seating))
        else:
            self._round = replace(self._round, seating=seating)
        self.seating = seating

    def _dealt(self, cells: Cells, deal: Deal) -> Deal:
        """Say the dealer and the board only where they are not those whose turn it is."""
        dealer, board = cell_chair(cells, "dealer", self.seating), cell_board(cells)
        if not self.options.boards:
            dealer = None if dealer is self.state.dealer else dealer
            return replace(deal, dealer=dealer, board=_named(board))
        board = self.state.number if board is None else board
        if dealer and dealer is not board_dealer(board):
            said = translate("words", "board {board} is dealt by {seat}, not by {other}")
            raise Impossible(said, board=board, seat=board_dealer(board), other=dealer)
        return replace(deal, board=None if board == self.state.number else _named(board))

    def _enter(self, item: Deal | Adjustment) -> None:
        self._last = score_item(len(self._items), item, self.state, self.options, self._last)
        self._items.append(item)
        self.state = self._last.after


def _named(board: int | None) -> int | None:
    """A board that is named here and does not follow from the one before."""
    if board is not None and not 0 < board <= LAST_BOARD:
        raise no_board(str(board))
    return board


def _differs(column: str, cell: str, before: str) -> Impossible:
    said = translate(
        "words",
        "“{column}” is “{cell}” here and “{before}” further up, where the same round or evening is",
    )
    return Impossible(said, column=column, cell=short(cell), before=short(before))
