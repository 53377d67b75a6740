"""One reading of a deal as it was typed, part after part in any order."""

from contextlib import suppress

from scorepad.bridge.contract import DOUBLED, LEVELS, NOTRUMP, REDOUBLED, UNDOUBLED
from scorepad.bridge.deal import Deal
from scorepad.bridge.options import POINTS as POINTS_FORM
from scorepad.bridge.options import Options
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.translatable import Message, one_of, translate
from scorepad.bridge.typed.deal_parts import DealParts, deal_of, points_of
from scorepad.bridge.typed.deal_words import (
    BLANK,
    FIGURE_AHEAD,
    POINTS,
    DealWords,
    StrainMeant,
    letters_at,
)
from scorepad.bridge.typed.misread import Fault, Misread
from scorepad.bridge.typed.name_matching import simplified
from scorepad.bridge.typed.people import People
from scorepad.bridge.typed.result_words import result_at


class DealReader:
    """Reads a text once; its plain form is as long, so that faults point into what was typed."""

    def __init__(
        self,
        text: str,
        seating: Seating,
        options: Options,
        was: Deal | None,
        words: DealWords,
    ) -> None:
        self._typed = text
        self._text = simplified(text)
        self._words = words
        self._language = words.language
        self._people = People(seating, words)
        self._options = options
        self._was = was or Deal()
        self._at = 0
        self._after_name = -1
        self._faults: list[Fault] = []
        self._parts = DealParts(text)
        if options.form is POINTS_FORM:
            self._take_points_held()

    def deal(self) -> Deal:
        """Return the deal; raises Misread with all that is wrong or doubtful."""
        text = self._text.strip()
        if text == "P" or self._words.passed_out.fullmatch(text):
            return self._passed_out()
        while self._blank() < len(self._text) and self._part():
            pass
        self._ask_who_else()
        if self._parts.strain is None and self._was.contract is None:
            if not any(fault.is_certain for fault in self._faults):
                self._faults.clear()
                self._no_contract()
            raise Misread(self._faults, has_contract=self._parts.level is not None)
        if self._at < len(self._text):
            self._stray()
        deal = deal_of(self._parts, self._was, self._options, self._people.one, self._faults)
        if deal is None or self._faults:
            raise Misread(self._faults)
        return deal

    def _passed_out(self) -> Deal:
        points_ns = points_of(self._parts, None, self._faults)
        if self._parts.held and points_ns is None and not self._faults:
            said = translate("words", "nobody declares; say which side held them: ns 23p or ew 23p")
            self._fault(*self._parts.held[2], said)
        if self._faults:
            raise Misread(self._faults)
        return Deal(points_ns=points_ns)

    def parts(self) -> DealParts:
        """Return what can be read of a deal that is not whole."""
        with suppress(Misread):
            self.deal()
        return self._parts

    def _part(self) -> bool:
        """Take one part of a deal; letters are those of a player before they are anything else."""
        return (
            self._take_declarer(at_least=2)
            or self._take_result()
            or self._take_honours()
            or self._take_contract()
            or (self._is_beginning and self._take_declarer(at_least=1))
            or self._take_doubling()
            or self._take_declarer(at_least=1)
        )

    @property
    def _is_beginning(self) -> bool:
        """Whether the contract is still to come."""
        return self._parts.strain is None and self._was.contract is None

    def _blank(self) -> int:
        blank = BLANK.match(self._text, self._at)
        self._at = blank.end() if blank else self._at
        return self._at

    def _fault(self, start: int, end: int, text: str, **facts: object) -> None:
        self._faults.append(Fault(start, end, Message(text, facts)))

    # The parts.

    def _take_points_held(self) -> None:
        """Take the points out of the text, wherever they stand, and leave the deal itself."""
        for found in self._words.points_held.finditer(self._text):
            start, end = found.span()
            if self._parts.held:
                said = translate("words", "the points are given twice; write them once")
                self._fault(start, end, said)
            figure = int(found["with_side"] or found["bare"] or found["figure"])
            side = found["before"] or found["behind"]
            held_by = self._words.chairs[side[0]].side if side else None
            self._parts.held = (figure, held_by, (start, end))
            self._text = f"{self._text[:start]}{' ' * (end - start)}{self._text[end:]}"

    def _take_contract(self) -> bool:
        start = self._at
        level = self._words.number.match(self._text, start)
        if self._parts.strain or not level:
            return False
        self._at = level.end()
        self._blank()
        self._parts.level = self._words.count(level.group())
        meant = self._words.strain_at(self._text, self._at)
        if meant is None or self._is_name(self._at, meant.end, apart=self._at > level.end()):
            said = translate(
                "words", "the level {level} needs its suit, {suits} or {notrump}, behind it"
            )
            *suits, notrump = self._language.suits
            typed = self._typed[start : level.end()]
            self._fault(
                start, level.end(), said, level=typed, suits=" ".join(suits), notrump=notrump
            )
            raise Misread(self._faults)
        if self._parts.level not in LEVELS:
            said = translate("words", "a contract is at level 1 to 7, not {level}")
            self._fault(start, level.end(), said, level=self._typed[start : level.end()])
        if question := self._question(meant):
            self._faults.append(Fault(start, meant.end, question, is_certain=True))
            raise Misread(self._faults)
        self._parts.strain, self._at = meant.strains[0], meant.end
        self._parts.bid = (start, self._at)
        return True

    def _question(self, meant: StrainMeant) -> Message | None:
        """What to ask where the letters of a contract may mean two."""
        typed = self._typed[self._at : meant.end]
        if len(meant.strains) > 1:
            said = translate("words", "“{typed}” is {suits}? Type {ways}")
            ways = [self._language.suit(strain).lower() for strain in meant.strains]
            signs = [strain.sign for strain in meant.strains]
            return Message(said, {"typed": typed, "suits": one_of(signs), "ways": one_of(ways)})
        if simplified(typed) != self._language.suit(NOTRUMP):
            return None
        suit = self._words.strain_at(self._text[: self._at + 1], self._at)
        name = letters_at(self._text, self._at + 1)
        letters, seats = self._people.meant(self._text, self._at + 1)
        if suit is None or len(seats) != 1 or not 1 < letters == len(name):
            return None
        said = translate("words", "“{typed}” is {notrump}, or {suit} by {player}? Leave a blank")
        facts = {"notrump": typed, "suit": suit.strains[0].sign}
        facts["player"] = self._people.called(seats[0])
        return Message(said, {"typed": f"{typed[0]}{name}".lower(), **facts})

    def _is_name(self, start: int, end: int, *, apart: bool) -> bool:
        """Whether a letter that could be a suit only begins a player's name."""
        word = letters_at(self._text, start)
        if end >= start + len(word):
            return False
        return apart and self._people.meant(self._text, start).letters >= len(word)

    def _take_declarer(self, at_least: int) -> bool:
        start = self._at
        if start == self._after_name:  # a player's letters and then those of another
            return False
        seat = self._take_player_called(at_least)
        if seat is None:
            self._at = start
            return False
        if self._parts.declarer:
            said = translate("words", "the declarer is given twice; write it once")
            self._fault(start, self._at, said)
        self._parts.declarer = seat
        return True

    def _take_player_called(self, at_least: int = 1) -> Seat | None:
        """Take a player, with a *by* before the name or none."""
        start = self._blank()
        if by := self._words.by.match(self._text, start):
            self._at = by.end()
            if seat := self._take_player(at_least):
                return seat
            self._at = start
        return self._take_player(at_least)

    def _take_player(self, at_least: int) -> Seat | None:
        """Take a player or a chair; who may be several is asked about."""
        start = self._blank()
        letters, seats = self._people.meant(self._text, start)
        if letters < at_least or not self._typed[start].isalpha():  # a sign is a suit
            return None
        self._at = self._after_name = start + letters
        if len(seats) > 1:
            typed = self._typed[start : self._at]
            question = self._people.question(typed, seats)
            self._faults.append(Fault(start, self._at, question, is_certain=True))
            self._parts.doubtful.add(seats[0])
        return seats[0]

    def _take_doubling(self) -> bool:
        found = self._words.doubling.match(self._text, self._at)
        if not found:
            return False
        self._at = found.end()
        if self._parts.doubling is not None:
            said = translate("words", "doubling is given twice; write it once")
            self._fault(*found.span(), said)
        self._parts.doubling = DOUBLED
        if found["none"]:
            self._parts.doubling = UNDOUBLED
        elif found["two"]:
            self._parts.doubling = REDOUBLED
        return True

    def _take_result(self) -> bool:
        is_beginning = self._parts.strain is None
        found = result_at(self._words, self._text, self._at, before_contract=is_beginning)
        if not found:
            return False
        self._at = found.end
        if self._parts.result and not (self._parts.result.is_made and found.kind == "over"):
            said = translate("words", "the result is given twice; write it once")
            self._fault(found.start, found.end, said)
        self._parts.result = found
        return True

    def _take_honours(self) -> bool:
        found = self._words.honours.match(self._text, self._at)
        if not found or (found["letter"] and self._begins_a_name()):
            return False
        start, self._at = found.span()
        points, holder = found["points"] or "", None
        if found["none"]:
            points = "0"
        else:
            holder = self._take_holder()
            if not points:
                self._blank()
                figure = POINTS.match(self._text, self._at)
                points = figure.group() if figure else ""
                self._at += len(points)
            holder = holder or self._take_holder()
        if self._parts.honours:
            said = translate("words", "honours are given twice; write it once")
            self._fault(start, self._at, said)
        self._parts.honours, self._parts.points, self._parts.holder = (
            (start, self._at),
            points,
            holder,
        )
        return True

    def _begins_a_name(self) -> bool:
        """Whether a bare H is a player's initial rather than honours, whose figure would follow."""
        if FIGURE_AHEAD.match(self._text, self._at):
            return False
        return self._people.meant(self._text, self._at).letters > 0

    def _take_holder(self) -> Seat | None:
        start = self._at
        holder = self._take_player_called()
        if holder is None:
            self._at = start
        return holder

    # What is wrong.

    def _stray(self) -> None:
        """What is left over belongs to no deal; say what was probably meant."""
        start, end, rest = self._at, len(self._text), self._typed[self._at :].strip()
        said = translate("words", "“{rest}” is not part of a deal")
        if self._words.no_result.match(self._text, start):
            said = translate(
                "words", "“{rest}” is not part of a deal; write the result as =, +1 or -1"
            )
        elif self._text[start] in (self._language.doubled[0], self._language.redoubled[0]):
            said = translate(
                "words", "“{rest}” is not part of a deal; write X for doubled, XX for redoubled"
            )
        elif self._parts.declarer is None and self._people.have_names:
            said = translate("words", "“{rest}” is not part of a deal; at the table are {names}")
            self._fault(start, end, said, rest=rest, names=self._people.everybody)
            raise Misread(self._faults)  # by which it is said that the declarer is missing
        self._fault(start, end, said, rest=rest)

    def _ask_who_else(self) -> None:
        """Where it cannot be read on because somebody is named who sits out, say only that."""
        start = self._at
        while start and self._text[start - 1].isalpha():  # his first letter may be a chair
            start -= 1
        found = self._people.sitting_out(self._text, start)
        if found and self._at < found[1]:
            said = translate("words", "{player} sits out; at the table are {names}")
            who, end = found
            self._fault(start, end, said, player=who, names=self._people.everybody)
            raise Misread(self._faults, has_contract=self._parts.level is not None)

    def _no_contract(self) -> None:
        text = self._text.strip()
        side = self._words.side.match(text)
        if self._words.passed_out.match(text) and not self._parts.declarer:
            said = translate("words", "a passed-out deal has nothing else; write pass alone")
            self._fault(0, len(self._text), said)
        elif side:
            said = translate("words", "{side} is a side; name the declarer, {one} or {other}")
            chairs = (self._words.chairs[side.group()[at]] for at in (0, -1))
            one, other = map(self._people.called, chairs)
            self._fault(0, len(self._text), said, side=side.group(), one=one, other=other)
        else:
            said = translate(
                "words",
                "“{typed}” is not a deal; "
                "write a deal as {example} (contract, declarer, result) or pass",
            )
            typed, (example, _) = self._typed.strip(), self._people.example
            self._fault(0, len(self._text), said, typed=typed, example=f"{example}+1")
