"""Builds one evening from its rows in a table of deals; each cell is read and checked."""

import csv
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from enum import StrEnum
from functools import lru_cache
from typing import Any, TypeVar

from scorepad.bridge.comparison import Played, SessionStake, StakePer, TableResult, What, team_of
from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import ALL_TRICKS, MOST_POINTS, Adjustment, Deal, Honours
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.errors import Faulty, Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import DUPLICATE, RUBBER, Form, MoneyBy, Options
from scorepad.bridge.points_scale import ALL_POINTS
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seat, Seating, Side, Sides, seated
from scorepad.bridge.translatable import one_of, translate
from scorepad.bridge.typed.deal_words import words_abroad
from scorepad.bridge.typed.director import read_adjusted, read_bye, read_handicaps
from scorepad.bridge.typed.name_matching import match_player, names_by_seat, simplified
from scorepad.bridge.typed.table_results import pair_typed, read_what
from scorepad.exchange.checks import LAST_BOARD, LONGEST_TEXT, check_sizes, whole_number
from scorepad.exchange.days import read_day
from scorepad.exchange.evening_builder import EveningBuilder
from scorepad.exchange.money import read_money
from scorepad.exchange.names import MOST_OUT, SEATS, clean_name, short, unfit
from scorepad.exchange.place import at
from scorepad.exchange.saved_evening import nameless
from scorepad.exchange.scale_file import read_scale
from scorepad.exchange.score_faults import NOT_BOTH, not_known
from scorepad.exchange.score_lines import read_pot
from scorepad.exchange.score_options import read_settings
from scorepad.exchange.tables import (
    CHAIRS,
    OF_SESSION,
    PAIRS,
    ROUND_CELLS,
    SWITCHES,
    TEAMS,
    VULNERABLE,
    deal_rows,
    vulnerable,
)

Row = dict[str, str]
"""The non-empty cells of a row by column name."""
_E = TypeVar("_E", bound=StrEnum)
HOW_MANY = ("result", "tricks", "over")
"""Columns with the number of tricks; a table needs at least one."""
_OF_EVENING = ("date", "title", "currency", *OF_SESSION)
_COUNTED = ("points NS", "points EW")
"""Columns that follow from the others of a deal."""
_SEATS = (*CHAIRS, "out")
_AGREED = tuple(column for column in ROUND_CELLS if column != "stopped")
"""Agreements that the next round keeps unless changed."""
_RESULT = re.compile(r"=|MADE|(?P<sign>[+-]|DOWN)\s*(?P<tricks>\d\d?)|(?P<bare>\d\d?)", re.A)
_MONEY = re.compile(r"\d{1,15}(\.\d{1,8})?", re.A)
"""With the digits that scorepad writes."""
_MOST_DEALS = 99
_MOST_OVER = 6
"""At level 1 there can be no more overtricks."""
_DIRECTED = re.compile(r"(?P<word>adjust|bye|handicap|pot|stake)(\s+(?P<rest>.*))?", re.I | re.S)
"""Lines in the `contract` column other than results, as in a score file."""
_YES = {"yes": True, "no": False, "true": True, "false": False}
_NOTHING = ("", "0")
"""What other programs write where there are no honours."""


class EveningRows:
    """Takes the rows of one evening in the order of play."""

    def __init__(self) -> None:
        self.so_far = EveningBuilder()
        self._told: Row = {}
        self._first: Row = {}
        """The first row of the round."""
        self._over: set[str] = set()
        self._number = 0
        self._chairs: list[str | None] = []
        self._lines: list[tuple[int, Row]] = []

    def add(self, line: int, row: Row) -> None:
        self._lines.append((line, row))
        for column in _OF_EVENING:
            _same(column, row, self._told)
            if column in row and column not in self._told:
                self._told[column] = row[column]
                is_day = column == "date"
                fact = {"day": read_day(row[column])} if is_day else {column: _text(row, column)}
                self.so_far.tell(**fact)
        if self._begins_round(row):
            self._begin(row)
        self._agree(row)
        if _has_pairs(row):
            self._add_result(row)
            return
        chairs = [row.get(column) for column in _SEATS]
        if chairs != self._chairs or self.so_far.options.rotates:
            self.so_far.sit(_seating(row, self.so_far.next.seating), stay=True)
        self._chairs = chairs
        self.so_far.enter(self._dealt(row, _deal(row, self.so_far.next.seating)))
        assert self.so_far.last
        _check_vulnerable(row, self.so_far.last.vulnerable)
        for side in Side:
            if points := _number(row, f"agreed {side}", 0, MOST_POINTS):
                self.so_far.enter(Adjustment(side, points, _text(row, "reason")))
        if after := _listed(row, "next"):
            self.so_far.sit(_chairs(after[: len(CHAIRS)], after[len(CHAIRS) :]), stay=True)
            self._chairs = []

    def check_points(self, evening: Evening) -> None:
        """Raise if points in one of our tables do not fit the contract or result any more."""
        scored = [row for row in deal_rows([nameless(evening)]) if "points NS" in row]
        told = [(line, row) for line, row in self._lines if not _has_pairs(row)]
        for (line, row), ours in zip(told, scored, strict=True):
            with at(line):
                for column in _COUNTED:
                    _check_counted(column, row.get(column, ""), str(ours[column]))

    def _begins_round(self, row: Row) -> bool:
        label, so_far = row.get("round", ""), self.so_far
        if label in self._over:
            said = translate(
                "words", "round {round} is already over; keep the rows of a round together"
            )
            raise Impossible(said, round=short(label))
        if so_far.round is None:
            return True
        if label:
            return label != self._first.get("round", "")
        if so_far.state.ended or _form(row) not in (None, so_far.options.form):
            return True
        if so_far.results if not _has_pairs(row) else so_far.items:
            return True
        now = so_far.next.seating
        others = so_far.options.form is DUPLICATE and any(map(row.get, _SEATS))
        return others and _seating(row, now).pairs != now.pairs

    def _begin(self, row: Row) -> None:
        """Begin a round, with the options of the one before if the row names no form."""
        form = _form(row) or (DUPLICATE if "board" in row or _has_pairs(row) else RUBBER)
        if last := self._first:
            self._over.update({last.get("round", "")} - {""})
            form = _form(row) or self.so_far.options.form
            if "round" not in row:
                row = {**{name: last[name] for name in _AGREED if name in last}, **row}
        self._first, self._number, self._chairs = row, 0, []
        keeper = clean_name(row["keeper"]) if "keeper" in row else None
        seating, stopped = self.so_far.next.seating, _one_of(row, "stopped", _YES, False)
        options = _options(row, Options(form))
        self.so_far.begin(Round(options, seating, keeper, _stake(row), stopped=stopped))
        if "scoring" in row:
            self.so_far.settings = read_settings(row["scoring"])

    def _agree(self, row: Row) -> None:
        """Check that options are the same throughout the round, and that its deals are in order."""
        options, label = self.so_far.options, self._first.get("round", "")
        if _form(row) not in (None, options.form):
            _same("form", row, {"form": options.form})
        for column in ROUND_CELLS:
            _same(column, row, {column: self._first.get(column, "")})
        if self.so_far.items if _has_pairs(row) else self.so_far.results:
            raise Impossible(NOT_BOTH)
        number = row.get("deal", "")
        if label and not options.boards and re.fullmatch(r"\d{1,9}", number, re.A):
            if int(number) < self._number:
                said = translate(
                    "words",
                    "deal {number} comes after deal {last}; rows must be in the order of play",
                )
                raise Impossible(said, number=number, last=self._number)
            self._number = int(number)

    def _add_result(self, row: Row) -> None:
        """Add a result of a board at one of several tables."""
        if self.so_far.options.form is not DUPLICATE:
            said = translate("words", "lines with pairs need form duplicate before them")
            raise Impossible(said)
        line = _DIRECTED.fullmatch(_text(row, "contract")) if PAIRS[0] not in row else None
        if line:
            self._direct(line["word"].casefold(), line["rest"] or "")
            return
        number = whole_number(row.get("board", ""), 1, LAST_BOARD)
        ns, ew = pairs = [pair_typed(row.get(name, "")) for name in PAIRS[:2]]
        fouled = _one_of(row, "fouled", _YES, False)
        self.so_far.add_result(TableResult(number, ns, ew, _what(row), fouled))
        _check_vulnerable(row, board_vulnerable(number))
        for column, pair in zip(PAIRS[2:], pairs, strict=True):
            entrants, names = pair.split("+"), _listed(row, column)
            names = names if entrants[1:] else [", ".join(names)]
            for entrant, name in zip(entrants, names, strict=False):
                self._name(entrant, name, column)
        is_match = self.so_far.settings.scoring.is_match
        for column, pair in zip(TEAMS, pairs, strict=True) if is_match else ():
            self._name(team_of(pair), row.get(column, ""), column)

    def _direct(self, word: str, rest: str) -> None:
        """Add an agreement, or something given or taken by the director."""
        so_far = self.so_far
        match word:
            case "adjust":
                so_far.adjusted.append(read_adjusted(rest, so_far.entrants))
            case "bye":
                so_far.byes.append(read_bye(rest))
            case "handicap":
                so_far.handicaps = read_handicaps(rest)
            case "pot":
                so_far.stakes = read_pot(rest)
            case _:
                amount, _, per = rest.partition(" ")
                if per not in ("", *StakePer):
                    raise Faulty([not_known("stake", per, [*map(str, StakePer)])])
                so_far.stakes = SessionStake(_money(amount), StakePer(per) if per else None)
        check_sizes(0, results=len(so_far.adjusted) + len(so_far.byes))

    def _name(self, entrant: str, name: str, column: str) -> None:
        """Name a pair, a player or a team; other rows must use the same name."""
        known = self.so_far.names.setdefault(entrant, clean_name(name)) if name else ""
        if known != name:
            _same(column, {column: name}, {column: known})

    def _dealt(self, row: Row, deal: Deal) -> Deal:
        """Set dealer and board only if they differ from the usual turn."""
        options, state = self.so_far.options, self.so_far.state
        dealer = _chair(row, "dealer", self.so_far.next.seating)
        is_next = row.get("board") == str(state.number)  # even after the last one
        board = state.number if is_next else _number(row, "board", 1, LAST_BOARD)
        follows = options.boards and board in (None, state.number)
        if options.boards:
            _check_dealer(state.number if board is None else board, dealer)
        turn = options.boards or dealer is state.dealer
        return replace(deal, dealer=None if turn else dealer, board=None if follows else board)


def _same(column: str, row: Row, before: Mapping[str, str]) -> None:
    """Raise if a column changes that must be the same throughout the evening or round."""
    cell = row.get(column, "")
    if cell and column in before and cell != before[column]:
        said = translate(
            "words",
            "“{column}” is “{cell}” here but “{before}” further up in the same round or evening",
        )
        raise Impossible(said, column=column, cell=short(cell), before=short(before[column]))


def _check_vulnerable(row: Row, sides: Sides) -> None:
    """Raise if the vulnerability of a row differs from what follows here."""
    cell, ours = row.get("vulnerable", ""), vulnerable(sides)
    if VULNERABLE.get(cell.casefold(), ours) != ours:
        _check_counted("vulnerable", cell, ours)


def _check_counted(column: str, cell: str, ours: str) -> None:
    """Raise if a cell does not follow from the rest of its row."""
    if cell not in ("", ours):
        said = translate("words", "“{column}” is “{cell}” in this row, but should be “{ours}”")
        raise Impossible(said, column=column, cell=short(cell), ours=ours)


# Single cells.


def _number(row: Row, column: str, least: int, most: int) -> int | None:
    typed = row.get(column)
    return None if typed is None else whole_number(typed, least, most)


def _one_of(row: Row, column: str, known: Mapping[str, bool], usual: bool) -> bool:
    typed = row.get(column)
    if typed is not None and typed.casefold() not in known:
        said = translate("words", "“{typed}” is not allowed in “{column}”, only yes or no")
        raise Impossible(said, typed=short(typed), column=column)
    return usual if typed is None else known[typed.casefold()]


def _member(row: Row, column: str, kind: type[_E], fault: str) -> _E | None:
    typed = row.get(column)
    if typed is not None and typed.casefold() not in list(kind):
        raise Impossible(fault, typed=short(typed), known=", ".join(kind))
    return None if typed is None else kind(typed.casefold())


def _form(row: Row) -> Form | None:
    said = translate("words", "“{typed}” is not a form of the game: {known}")
    return _member(row, "form", Form, said)


def _options(row: Row, usual: Options) -> Options:
    """Read the agreed options; missing ones have their usual values."""
    points = row.get("unfinished part-score", str(usual.unfinished_part_score))
    if points not in ("50", "100"):
        said = translate("words", "the part-score of an unfinished rubber earns 100 or 50")
        raise Impossible(said)
    deals = _number(row, "deals agreed", 1, _MOST_DEALS)
    no_money = translate("words", "“{typed}” is not a way to count money: {known}")
    switches: dict[str, Any] = {
        name: _one_of(row, column, _YES, getattr(usual, name)) for column, name in SWITCHES.items()
    }
    return replace(
        usual,
        unfinished_part_score=int(points),
        deals=usual.deals if deals is None else deals,
        money=_member(row, "money by", MoneyBy, no_money) or usual.money,
        scale=read_scale(row["scale"]) if "scale" in row else usual.scale,
        **switches,
    )


def _stake(row: Row) -> Decimal | None:
    typed = row.get("stake")
    return None if typed is None else _money(typed)


def _money(typed: str) -> Decimal:
    return Decimal(typed) if _MONEY.fullmatch(typed) else read_money(typed)


def _text(row: Row, column: str) -> str:
    """Read text of one or more lines that a sheet can show."""
    text = row.get(column, "").replace("\r\n", "\n")
    for fault in unfit(re.sub(r"[\n\t]", " ", text)):
        raise Impossible(fault)
    if len(text) > LONGEST_TEXT:
        said = translate("words", "“{column}” is longer than {most} letters")
        raise Impossible(said, column=column, most=LONGEST_TEXT)
    return text


def _chair(row: Row, column: str, seating: Seating) -> Seat | None:
    """Read a chair by letter, or by its player's name or the beginning of it."""
    typed = row.get(column, "")
    if not typed or typed.casefold() in SEATS:
        return SEATS.get(typed.casefold())
    chair = words_abroad().chair_at(simplified(typed), 0)
    if chair and chair[1] == len(typed):
        return chair[0]
    name = simplified(clean_name(typed))
    letters, seats = match_player(names_by_seat(seating), name, 0)
    if letters < len(name) or not seats:
        said = translate("words", "nobody called “{typed}” is at the table")
        raise Impossible(said, typed=short(typed))
    if len(seats) > 1:
        said = translate("words", "“{typed}” could be {names}: type more letters")
        raise Impossible(said, typed=typed, names=", ".join(map(seating.at, seats)))
    return seats[0]


def _seating(row: Row, before: Seating) -> Seating:
    """Read the seating; unchanged if nobody is named, and a missing chair has no name."""
    if not any(column in row for column in _SEATS):
        return before
    return _chairs(
        [row.get(chair, seat) for chair, seat in zip(CHAIRS, Seat, strict=True)],
        _listed(row, "out"),
    )


def _chairs(names: Sequence[str], out: Sequence[str]) -> Seating:
    if len(names) < len(Seat):
        raise Impossible(
            translate("words", "four players are needed, not {number}"), number=len(names)
        )
    if len(out) > MOST_OUT:
        said = translate("words", "at most {most} players can sit out, not %n", "", -1)
        raise Impossible(said, n=len(out), most=MOST_OUT)
    chairs = dict(zip(Seat, map(clean_name, names), strict=True))
    return seated(chairs, tuple(map(clean_name, out)))


def _listed(row: Row, column: str) -> list[str]:
    """Read names separated by commas."""
    try:
        rows = csv.reader([row.get(column, "")], skipinitialspace=True, strict=True)
        return [name for names in rows for name in names]
    except csv.Error:
        said = translate("words", "the names of players who sit out need commas between them")
        raise Impossible(said) from None


def _has_pairs(row: Row) -> bool:
    """Whether a row is a result of several tables, or belongs to such results."""
    if any(name in row for name in PAIRS[:2]):
        return True
    return "declarer" not in row and bool(_DIRECTED.fullmatch(row.get("contract", "")))


def _what(row: Row) -> What:
    """Read the result of a board: a contract with its tricks, or the director's decision."""
    if not any(column in row for column in ("declarer", *HOW_MANY)):
        return read_what(row.get("contract", ""))
    played = _deal(row, Seating())
    if played.honours:
        raise Impossible(translate("words", "duplicate has no honours; leave them out"))
    return Played(played.contract, played.tricks)


def _deal(row: Row, seating: Seating) -> Deal:
    """Read the deal, without dealer and board."""
    contract = _contract(row, seating)
    note, points_ns = _text(row, "note"), _number(row, "held NS", 0, ALL_POINTS)
    if contract is not None:
        tricks = contract.tricks_needed + _over(row, contract)
        return Deal(contract, tricks, _honours(row, seating), note=note, points_ns=points_ns)
    for column in (*HOW_MANY, "honours", "held by"):
        if row.get(column, "") not in _NOTHING:
            said = translate("words", "a passed-out deal has nothing else; leave “{column}” empty")
            raise Impossible(said, column=column)
    return Deal(note=note, points_ns=points_ns)


def _contract(row: Row, seating: Seating) -> Contract | None:
    typed = row.get("contract", "")
    if not typed:
        said = translate("words", "the contract is missing, or pass for a passed-out deal")
        raise Impossible(said)
    declarer = _chair(row, "declarer", seating)
    deal = _bid(typed, declarer) if declarer else read_deal(typed, seating)
    if deal.over or deal.honours:
        said = translate("words", "“{typed}” is more than a contract such as 4S, 3NT, 6HX or pass")
        raise Impossible(said, typed=short(typed))
    return deal.contract


@lru_cache(maxsize=1000)  # there are 420 contracts
def _bid(contract: str, declarer: Seat) -> Deal:
    return read_deal(f"{contract} by {declarer}")


def _over(row: Row, contract: Contract) -> int:
    """Return overtricks or undertricks; all columns that give them must agree."""
    found = {}
    if (tricks := _number(row, "tricks", 0, ALL_TRICKS)) is not None:
        found["tricks"] = tricks - contract.tricks_needed
    if over := row.get("over"):
        if not re.fullmatch(r"[+-]?\d\d?", simplified(over), re.A):
            said = translate(
                "words", "“{typed}” is not a number of tricks over or down, e.g. 1 or -2"
            )
            raise Impossible(said, typed=short(over))
        found["over"] = int(simplified(over))
    if result := row.get("result"):
        found["result"] = _result(result, contract, {*found.values()})
    if not found:
        raise Impossible(translate("words", "the result is missing: =, +1 or -1"))
    (one, number), *others = found.items()
    for other, differs in others:
        if differs != number:
            said = translate(
                "words", "“{one}” {first} and “{other}” {second} do not agree; correct one of them"
            )
            raise Impossible(said, one=one, first=row[one], other=other, second=row[other])
    return number


def _result(typed: str, contract: Contract, told: set[int]) -> int:
    """Read a number without sign: overtricks, whose + a spreadsheet has dropped, or all tricks."""
    found = _RESULT.fullmatch(simplified(typed))
    if not found:
        said = translate("words", "“{typed}” is not a result, e.g. =, +1 or -1")
        raise Impossible(said, typed=short(typed))
    number = int(found["bare"] or found["tricks"] or 0)
    if not found["bare"]:
        return number if found["sign"] == "+" else -number
    if number > _MOST_OVER or (told and number not in told):
        return number - contract.tricks_needed
    if not told:
        said = translate(
            "words",
            "“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”",
        )
        raise Impossible(said, typed=typed)
    return number


def _honours(row: Row, seating: Seating) -> Honours | None:
    points, holder = row.get("honours", ""), _chair(row, "held by", seating)
    if points in _NOTHING and not holder:
        return None
    if points not in ("100", "150"):
        raise Impossible(translate("words", "honours are 100 or 150"))
    if not holder:
        said = translate("words", "honours need their holder: {names}")
        raise Impossible(said, names=one_of([*Seat]))
    return Honours(holder, int(points))


def _check_dealer(board: int, dealer: Seat | None) -> None:
    """Raise if the board number gives another dealer."""
    if dealer not in (None, board_dealer(board)):
        said = translate("words", "board {board} is dealt by {seat}, not by {other}")
        raise Impossible(said, board=board, seat=board_dealer(board), other=dealer)
