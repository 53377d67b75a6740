"""The notation of a deal: `S 4SX+1 honours E 100`, or `pass`.

Reading is generous, printing is one form.
"""

import re
from typing import NamedTuple

from scorepad.bridge.contract import LEVELS, NOTRUMP, Contract, Doubling, Strain
from scorepad.bridge.deal import ALL_TRICKS, Deal, Honours
from scorepad.bridge.errors import ScorepadError, joined
from scorepad.bridge.foreign_terms import in_english
from scorepad.bridge.name_matching import Names, match_player, names_by_seat, simplified
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.translatable import Message, each_of, translate


class Fault(NamedTuple):
    """Something wrong in what was typed: from where to where, and what it is."""

    start: int
    end: int
    message: Message

    @property
    def words(self) -> str:
        """In English."""
        return str(self.message)


class Misread(ScorepadError, ValueError):
    """A deal that cannot be read, with all that is wrong in it."""

    def __init__(self, faults: list[Fault], *, has_contract: bool = True) -> None:
        self.messages = [fault.message for fault in faults]
        super().__init__(joined(self.messages))
        self.faults = faults
        self.has_contract = has_contract


_SEAT = "NORTH|EAST|SOUTH|WEST|[NESW]"
_SIDE = re.compile(r"(N-?S|E-?W)(?![^\W\d_])")
_PASSED = re.compile(r"(ALL\s+)?PASS(ED|E|T)?(\s*-?\s*OUT)?")
_BY = re.compile(r"BY(?![^\W\d_])")
_DECLARER = re.compile(_SEAT)
_LEVEL = re.compile(r"[0-9]+")
_STRAIN = re.compile(r"NO\s*-?\s*TRUMPS?|NT|CLUBS?|DIAMONDS?|HEARTS?|SPADES?|[CDHSN]")
_DOUBLING = re.compile(r"(?P<two>REDOUBLED?|RDBL|X\s*X|\*\s*\*)|DOUBLED?|DBL|X|\*")
_RESULT = re.compile(r"=|MADE|(?P<sign>[+-]|DOWN)\s*(?P<tricks>[0-9]+)")
_HONOURS = re.compile(
    rf"(?:HONOU?RS?|H)\s*(?P<before>{_SEAT})?\s*(?P<points>[0-9]+)?\s*"
    rf"(?(before)|(?P<after>{_SEAT})?)"
)
_NO_RESULT = re.compile(r"\d|[+-]|DOWN")
_KEYWORD = re.compile(
    r"(MADE|DOWN|DBL|RDBL|(RE)?DOUBLED?|BY|HONOU?RS?|NORTH|EAST|SOUTH|WEST)(?![^\W\d_])"
)
_BLANK = re.compile(r"[\s,;.]*")


def print_deal(deal: Deal) -> str:
    """A deal in its one printed form."""
    if deal.contract is None:
        return "pass"
    contract = print_contract(deal.contract)
    text = f"{deal.contract.declarer} {contract}{print_result(deal.over)}"
    if deal.honours:
        text += f" honours {deal.honours.holder} {deal.honours.points}"
    return text


def print_contract(contract: Contract) -> str:
    strain = "NT" if contract.strain is NOTRUMP else contract.strain
    return f"{contract.level}{strain}{contract.doubling}"


def print_result(over: int) -> str:
    return f"{over:+d}" if over else "="


def read_deal(text: str, seating: Seating | None = None, *, honours: bool = True) -> Deal:
    """Read a deal as a player may type it; raises Misread with every fault found.

    With a seating the declarer may be given by name, or by as many letters as tell him apart.
    At duplicate there are no honours to read.
    """
    try:
        return _Reading(text, seating, honours_count=honours).deal()
    except Misread as misread:
        # Its faults point into what was typed, which the words in English do not.
        try:
            return _Reading(in_english(text), seating, honours_count=honours).deal()
        except Misread:
            raise misread from None


class _Reading:
    """One pass over a text, which keeps its length, so that faults point into what was typed."""

    def __init__(self, text: str, seating: Seating | None, *, honours_count: bool) -> None:
        self.typed = text
        self.honours_count = honours_count
        self.names: Names = names_by_seat(seating) if seating else {}
        self.text = simplified(text)
        self.at = 0
        self.faults: list[Fault] = []
        self.declarer: Seat | None = None
        self.doubling: Doubling | None = None
        self.result: re.Match[str] | None = None
        self.honours: re.Match[str] | None = None
        self.holder: Seat | None = None

    def deal(self) -> Deal:
        if self.text.strip() == "P" or _PASSED.fullmatch(self.text.strip()):
            return Deal()
        self._declarer()
        level = self._take(_LEVEL)
        strain = self._take(_STRAIN) if level else None
        if not level or not strain:
            self._no_contract(level)
            raise Misread(self.faults, has_contract=bool(level))
        while self._blank() < len(self.text):
            if not (
                self._named(at_least=2)
                or self._honours()
                or self._doubling()
                or self._result()
                or self._declarer()
            ):
                self._stray()
                break
        deal = self._checked(level, _strain(strain.group()))
        if deal is None or self.faults:
            raise Misread(self.faults)
        return deal

    def _stray(self) -> None:
        """What is left over belongs to no deal; say what was probably meant."""
        said = translate("words", "“{rest}” is not part of a deal")
        if _NO_RESULT.match(self.text, self.at):
            said = translate(
                "words", "“{rest}” is not part of a deal; write the result as =, +1 or -1"
            )
        elif self.text[self.at] in "DR":
            said = translate(
                "words", "“{rest}” is not part of a deal; write X for doubled, XX for redoubled"
            )
        self._fault(self.at, len(self.text), said, rest=self.typed[self.at :].strip())

    def _no_contract(self, level: re.Match[str] | None) -> None:
        text = self.text.strip()
        side = _SIDE.match(text)
        if level:
            said = translate("words", "the level {level} needs its suit, C D H S or NT, behind it")
            self._fault(level.start(), level.end(), said, level=level.group())
        elif _PASSED.match(text) and not self.declarer:
            said = translate("words", "a passed-out deal has nothing else; write pass alone")
            self._fault(0, len(self.text), said)
        elif side:
            said = translate("words", "{side} is a side; name the declarer, {one} or {other}")
            name = side.group()
            self._fault(0, len(self.text), said, side=name, one=name[0], other=name[-1])
        else:
            said = translate(
                "words",
                "“{typed}” is not a deal; "
                "write a deal as 4SN+1 (contract, declarer, result) or pass",
            )
            self._fault(0, len(self.text), said, typed=self.typed.strip())

    def _blank(self) -> int:
        blank = _BLANK.match(self.text, self.at)
        self.at = blank.end() if blank else self.at
        return self.at

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        self._blank()
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def _fault(self, start: int, end: int, text: str, **facts: object) -> None:
        self.faults.append(Fault(start, end, Message(text, facts)))

    def _declarer(self) -> bool:
        if self._named(at_least=2):
            return True
        start = self._blank()
        if self._take(_BY) and self._named(at_least=2):
            return True
        found = self._take(_DECLARER)
        if found:
            self._declares(Seat(found.group()[0]), start)
        elif not self._named(at_least=1):
            self.at = start
        return self.at > start

    def _declares(self, seat: Seat, start: int) -> None:
        if self.declarer:
            said = translate("words", "the declarer is given twice; write it once")
            self._fault(start, self.at, said)
        self.declarer = seat

    def _named(self, at_least: int) -> bool:
        """Take a declarer by name, if so many of the next letters are those of one."""
        start = self._blank()
        if _KEYWORD.match(self.text, start):
            return False
        seat = self._player(at_least)
        if seat:
            self._declares(seat, start)
        return self.at > start

    def _player(self, at_least: int) -> Seat | None:
        """The player whose name the next letters begin, one that several share is a fault."""
        start = self._blank()
        letters, players = match_player(self.names, self.text, start)
        if letters < at_least:
            return None
        self.at += letters
        if len(players) > 1:
            said = translate("words", "“{typed}” fits {names}; write more letters")
            names = each_of([self.names[seat][0].title() for seat in players])
            self._fault(start, self.at, said, typed=self.typed[start : self.at], names=names)
        return players[0]

    def _doubling(self) -> bool:
        found = self._take(_DOUBLING)
        if found:
            if self.doubling:
                said = translate("words", "doubling is given twice; write it once")
                self._fault(*found.span(), said)
            self.doubling = Doubling.REDOUBLED if found["two"] else Doubling.DOUBLED
        return bool(found)

    def _result(self) -> bool:
        found = self._take(_RESULT)
        if found:
            if self.result:
                said = translate("words", "the result is given twice; write it once")
                self._fault(*found.span(), said)
            self.result = found
        return bool(found)

    def _honours(self) -> bool:
        found = self._take(_HONOURS)
        if found:
            if self.honours:
                said = translate("words", "honours are given twice; write it once")
                self._fault(*found.span(), said)
            self.honours = found
            if not found["before"] and not found["after"]:
                self.holder = self._player(at_least=1)
        return bool(found)

    def _checked(self, level: re.Match[str], strain: Strain) -> Deal | None:
        """Put the parts together; all that cannot be becomes a fault."""
        bid = _number(level.group())
        if bid not in LEVELS:
            said = translate("words", "a contract is at level 1 to 7, not {level}")
            self._fault(level.start(), level.end(), said, level=level.group())
        if self.declarer is None:
            said = translate(
                "words", "the declarer is missing: N, E, S or W before or after the contract"
            )
            self._fault(0, len(self.text), said)
        tricks = self._tricks(bid) if bid in LEVELS else None
        honours = self._checked_honours(strain)
        if tricks is None or self.declarer is None:
            return None
        doubling = self.doubling or Doubling.UNDOUBLED
        return Deal(Contract(bid, strain, doubling, self.declarer), tricks, honours)

    def _tricks(self, bid: int) -> int | None:
        needed = 6 + bid
        if self.result is None or self.result["sign"] is None:
            return needed
        start, end = self.result.span()
        number = _number(self.result["tricks"])
        over = self.result["sign"] == "+"
        most = ALL_TRICKS - needed if over else needed
        if number > most:
            said = translate("words", "at level {level} there can be at most {most} down")
            if over:
                said = translate("words", "at level {level} there can be at most {most} over")
            if not most:
                said = translate("words", "at level {level} there can be no overtricks")
            self._fault(start, end, said, level=bid, most=most)
        else:
            return needed + number if over else needed - number
        return None

    def _checked_honours(self, strain: Strain) -> Honours | None:
        found = self.honours
        if found is None:
            return None
        start, end = found.span()
        if not self.honours_count:
            self._fault(start, end, translate("words", "at duplicate there are no honours"))
        holder = found["before"] or found["after"] or self.holder
        points = found["points"]
        if holder is None:
            said = translate("words", "honours need their holder: N, E, S or W")
            self._fault(start, end, said)
        if points not in ("100", "150"):
            self._fault(start, end, translate("words", "honours are 100 or 150"))
        elif points == "100" and strain is NOTRUMP:
            said = translate("words", "at notrump honours are four aces: 150")
            self._fault(start, end, said)
        elif holder:
            return Honours(Seat(holder[0]), int(points))
        return None


def _number(digits: str) -> int:
    """A number; of one too long for any use here the beginning will do."""
    return int(digits.lstrip("0")[:4] or 0)


def _strain(word: str) -> Strain:
    return Strain(word[0])
