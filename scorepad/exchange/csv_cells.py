"""What the cells of a table of deals mean; what cannot be is refused in words."""

import csv
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from decimal import Decimal
from functools import lru_cache
from typing import Any

from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Adjustment, Deal, Honours
from scorepad.bridge.errors import Impossible
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import Form, MoneyBy, Options
from scorepad.bridge.seats import Seat, Seating, Side, seated
from scorepad.bridge.translatable import translate
from scorepad.bridge.typed.deal_words import words_abroad
from scorepad.bridge.typed.name_matching import match_player, names_by_seat, simplified
from scorepad.exchange.checks import LAST_BOARD, LONGEST_TEXT
from scorepad.exchange.money import read_stake
from scorepad.exchange.names import MOST_OUT, SEATS, clean_name, short, unfit
from scorepad.exchange.scale_file import read_scale
from scorepad.exchange.tables import CHAIRS, SWITCHES

SEATS_CELLS = (*CHAIRS, "out")
Cells = Mapping[str, str]
"""Those of a row that are not empty, by the names of their columns."""
_RESULT = re.compile(r"=|MADE|(?P<sign>[+-]|DOWN)\s*(?P<tricks>\d\d?)|(?P<bare>\d\d?)", re.A)
_OVER = re.compile(r"[+-]?\d\d?", re.A)
_TRICKS = re.compile(r"\d\d?", re.A)
_BOARD = re.compile(r"\d{1,9}", re.A)
_MONEY = re.compile(r"\d{1,15}(\.\d{1,8})?", re.A)
"""As exact as it was written by us."""
_POINTS = re.compile(r"\d{1,9}", re.A)
_MOST_OVER = 6
"""A contract at level 1 can have no more overtricks."""
_LINES = re.compile(r"[\n\t]")
_YES = {"yes": True, "no": False, "true": True, "false": False}
_FORMS = {str(form): form for form in Form}
_NOTHING = ("", "0")
"""What other programs write where there were no honours."""


def cell_deal(cells: Cells, seating: Seating) -> Deal:
    """Read the deal, without its dealer and its board."""
    contract = _contract(cells, seating)
    note, points_ns = cell_text(cells, "note"), _points_held(cells)
    if contract is not None:
        tricks = contract.tricks_needed + _over(cells, contract)
        honours = _honours(cells, seating)
        return Deal(contract, tricks, honours, note=note, points_ns=points_ns)
    for column in ("result", "tricks", "over", "honours", "held by"):
        if cells.get(column, "") not in _NOTHING:
            said = translate("words", "a passed-out deal has nothing else; leave “{column}” empty")
            raise Impossible(said, column=column)
    return Deal(note=note, points_ns=points_ns)


def _points_held(cells: Cells) -> int | None:
    typed = cells.get("held NS")
    if typed is not None and not _TRICKS.fullmatch(typed):
        said = translate("words", "“{typed}” is no number of points that a side can hold")
        raise Impossible(said, typed=short(typed))
    return None if typed is None else int(typed)


def _contract(cells: Cells, seating: Seating) -> Contract | None:
    typed = cells.get("contract", "")
    if not typed:
        raise Impossible(
            translate("words", "the contract is missing; write pass for a deal passed out")
        )
    declarer = cell_chair(cells, "declarer", seating)
    deal = _bid(typed, declarer) if declarer else read_deal(typed, seating)
    if deal.over or deal.honours:
        said = translate("words", "“{typed}” is more than a contract; write 4S, 3NT, 6HX or pass")
        raise Impossible(said, typed=short(typed))
    return deal.contract


@lru_cache(maxsize=1000)  # there are 420 contracts
def _bid(contract: str, declarer: Seat) -> Deal:
    return read_deal(f"{contract} by {declarer}")


def _over(cells: Cells, contract: Contract) -> int:
    """The tricks over or down, in which all columns that tell them have to agree."""
    found = {}
    if tricks := cells.get("tricks"):
        if not _TRICKS.fullmatch(tricks):
            said = translate("words", "“{typed}” is no number of tricks; write 0 to 13")
            raise Impossible(said, typed=short(tricks))
        found["tricks"] = int(tricks) - contract.tricks_needed
    if over := cells.get("over"):
        if not _OVER.fullmatch(simplified(over)):
            said = translate(
                "words", "“{typed}” is no number of tricks over or down; write 1 or -2"
            )
            raise Impossible(said, typed=short(over))
        found["over"] = int(simplified(over))
    if result := cells.get("result"):
        found["result"] = _result(result, contract, {*found.values()})
    if not found:
        raise Impossible(translate("words", "the result is missing; write =, +1 or -1"))
    (one, number), *others = found.items()
    for other, differs in others:
        if differs != number:
            said = translate(
                "words", "“{one}” {first} and “{other}” {second} do not agree; correct one of them"
            )
            raise Impossible(said, one=one, first=cells[one], other=other, second=cells[other])
    return number


def _result(typed: str, contract: Contract, told: set[int]) -> int:
    found = _RESULT.fullmatch(simplified(typed))
    if not found:
        said = translate("words", "“{typed}” is no result; write =, +1 or -1")
        raise Impossible(said, typed=short(typed))
    if found["bare"]:
        return _bare_result(typed, contract, told)
    tricks = int(found["tricks"] or 0)
    return tricks if found["sign"] == "+" else -tricks


def _bare_result(typed: str, contract: Contract, told: set[int]) -> int:
    """A number without a sign: overtricks, whose + a spreadsheet has dropped, or all tricks."""
    number = int(typed)
    if number > _MOST_OVER or (told and number not in told):
        return number - contract.tricks_needed
    if not told:
        said = translate(
            "words",
            "“{typed}” can be read two ways; write it as =, +1 or -1, "
            "or as a number in a column “over” or “tricks”",
        )
        raise Impossible(said, typed=typed)
    return number


def _honours(cells: Cells, seating: Seating) -> Honours | None:
    points, holder = cells.get("honours", ""), cell_chair(cells, "held by", seating)
    if points in _NOTHING and not holder:
        return None
    if points not in ("100", "150"):
        raise Impossible(translate("words", "honours are 100 or 150"))
    if not holder:
        raise Impossible(translate("words", "honours need their holder: N, E, S or W"))
    return Honours(holder, int(points))


def cell_chair(cells: Cells, column: str, seating: Seating) -> Seat | None:
    """Read a chair, by its letter, or by the name of the player in it or its beginning."""
    typed = cells.get(column, "")
    if not typed:
        return None
    if seat := SEATS.get(typed.casefold()):
        return seat
    chair = words_abroad().chair_at(simplified(typed), 0)
    if chair and chair[1] == len(typed):
        return chair[0]
    name = simplified(clean_name(typed))
    letters, seats = match_player(names_by_seat(seating), name, 0)
    if letters < len(name) or not seats:
        said = translate("words", "“{typed}” sits in no chair; write N, E, S or W")
        raise Impossible(said, typed=short(typed))
    if len(seats) > 1:
        said = translate("words", "“{typed}” fits {names}; write more letters")
        raise Impossible(said, typed=typed, names=", ".join(map(seating.at, seats)))
    return seats[0]


def cell_seating(cells: Cells, before: Seating) -> Seating:
    """Read who sits where; as before where nobody is named, and a chair left out has no name."""
    if not any(column in cells for column in SEATS_CELLS):
        return before
    chairs = {seat: clean_name(cells.get(seat.name.lower(), seat)) for seat in Seat}
    return seated(chairs, _out(cells.get("out", "")))


def _out(typed: str) -> tuple[str, ...]:
    try:
        rows = csv.reader([typed], skipinitialspace=True, strict=True)
        names = [name for row in rows for name in row]
    except csv.Error:
        raise Impossible(
            translate("words", "the names of those who sit out have commas between them")
        ) from None
    if len(names) > MOST_OUT:
        said = translate("words", "{number} sit out, and at most {most} can")
        raise Impossible(said, number=len(names), most=MOST_OUT)
    return tuple(map(clean_name, names))


def cell_form(cells: Cells) -> Form | None:
    typed = cells.get("form")
    if typed is None:
        return None
    if typed.casefold() not in _FORMS:
        said = translate("words", "“{typed}” is no form of the game; write one of {forms}")
        raise Impossible(said, typed=short(typed), forms=", ".join(Form))
    return _FORMS[typed.casefold()]


def cell_options(cells: Cells, usual: Options) -> Options:
    """Read what was agreed on; what is not said is as usual."""
    points = cells.get("unfinished part-score", str(usual.unfinished_part_score))
    if points not in ("50", "100"):
        raise Impossible(
            translate("words", "the part-score of an unfinished rubber earns 100 or 50")
        )
    deals = cells.get("deals agreed", str(usual.deals))
    if not _TRICKS.fullmatch(deals):
        said = translate("words", "“{typed}” is no number of deals")
        raise Impossible(said, typed=short(deals))
    switches: dict[str, Any] = {
        name: cell_yes(cells, column, usual=getattr(usual, name))
        for column, name in SWITCHES.items()
    }
    return replace(
        usual,
        unfinished_part_score=int(points),
        deals=int(deals),
        money=_money_by(cells.get("money by", str(usual.money))),
        scale=read_scale(cells["scale"]) if "scale" in cells else usual.scale,
        **switches,
    )


def _money_by(typed: str) -> MoneyBy:
    if typed.casefold() not in list(MoneyBy):
        said = translate("words", "“{typed}” is no way to count money; write one of {ways}")
        raise Impossible(said, typed=short(typed), ways=", ".join(MoneyBy))
    return MoneyBy(typed.casefold())


def cell_yes(cells: Cells, column: str, *, usual: bool) -> bool:
    typed = cells.get(column)
    if typed is None:
        return usual
    if typed.casefold() not in _YES:
        said = translate("words", "“{typed}” cannot stand in “{column}”; write yes or no")
        raise Impossible(said, typed=short(typed), column=column)
    return _YES[typed.casefold()]


def cell_board(cells: Cells) -> int | None:
    typed = cells.get("board")
    if typed is not None and not _BOARD.fullmatch(typed):
        raise no_board(typed)
    return None if typed is None else int(typed)


def no_board(typed: str) -> Impossible:
    said = translate("words", "“{typed}” is no board; write its number, from 1 to {most}")
    return Impossible(said, typed=short(typed), most=LAST_BOARD)


def cell_keeper(cells: Cells) -> str | None:
    return clean_name(cells["keeper"]) if "keeper" in cells else None


def cell_stake(cells: Cells) -> Decimal | None:
    typed = cells.get("stake")
    if typed is None:
        return None
    return Decimal(typed) if _MONEY.fullmatch(typed) else read_stake(typed)


def cell_adjustments(cells: Cells) -> Iterator[Adjustment]:
    """Read the points that were agreed on after the deal."""
    for side in Side:
        typed = cells.get(f"agreed {side}", "0")
        if not _POINTS.fullmatch(typed):
            said = translate("words", "“{typed}” is no number of points")
            raise Impossible(said, typed=short(typed))
        if int(typed):
            yield Adjustment(side, int(typed), cell_text(cells, "reason"))


def cell_text(cells: Cells, column: str) -> str:
    """Read words of one or more lines, with nothing that a sheet cannot show."""
    text = cells.get(column, "").replace("\r\n", "\n")
    if not text:
        return text
    for fault in unfit(_LINES.sub(" ", text)):
        raise Impossible(fault)
    if len(text) > LONGEST_TEXT:
        said = translate("words", "“{column}” is longer than {most} letters")
        raise Impossible(said, column=column, most=LONGEST_TEXT)
    return text
