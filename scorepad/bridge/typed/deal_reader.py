"""Reads one deal as it was typed, with its parts in any order."""

import re
from collections.abc import Collection
from contextlib import suppress

from scorepad.bridge.contract import DOUBLED, LEVELS, NOTRUMP, REDOUBLED, UNDOUBLED
from scorepad.bridge.deal import Deal
from scorepad.bridge.options import POINTS as POINTS_FORM
from scorepad.bridge.options import Options
from scorepad.bridge.seats import Initial, Seat, Seating
from scorepad.bridge.translatable import Message, one_of, translate
from scorepad.bridge.typed.deal_parts import DealParts, Span, deal_of, points_of
from scorepad.bridge.typed.deal_words import (
    BLANK,
    FIGURE_AHEAD,
    POINTS,
    DealWords,
    StrainMeant,
    letters_at,
)
from scorepad.bridge.typed.languages import first_word
from scorepad.bridge.typed.misread import Fault, Misread
from scorepad.bridge.typed.name_matching import simplified
from scorepad.bridge.typed.people import People
from scorepad.bridge.typed.result_words import ResultWords, result_at, tricks_meant

_WORD = re.compile(r"[^\s,;:]*")
_LATER = re.compile(r"(?<=\s)[^\W\d_]{2,}")
"""A word after another one."""


class DealReader:
    """Reads a text once, in a simplified form of the same length, so that places agree."""

    def __init__(
        self,
        text: str,
        seating: Seating,
        options: Options,
        was: Deal | None,
        words: DealWords,
        initials: Collection[Initial] = (),
    ) -> None:
        self._typed = text
        self._text = simplified(text)
        self._words = words
        self._language = words.language
        self._people = People(seating, words, initials)
        self._options = options
        self._was = was or Deal()
        self._at = 0
        self._strays: list[Span] = []
        self._faults: list[Fault] = []
        self._parts = DealParts(text)
        if options.form is POINTS_FORM:
            self._take_points_held()

    def deal(self) -> Deal:
        """Return the deal; raises Misread with all errors and ambiguities."""
        text = self._text.strip()
        if text == "P" or self._words.passed_out.fullmatch(text):
            return self._passed_out()
        while self._blank() < len(self._text):
            if not self._part():
                self._skip()
        if self._parts.strain is None and self._was.contract is None:
            if not any(fault.is_certain for fault in self._faults):
                self._faults.clear()
                self._no_contract()
            raise Misread(self._faults, has_contract=self._parts.level is not None)
        if self._strays:
            self._name_strays()
        deal = deal_of(self._parts, self._was, self._options, self._people.one, self._faults)
        if deal is None or self._faults:
            raise Misread(self._faults, has_contract=self._begins_well)
        return deal

    @property
    def _begins_well(self) -> bool:
        """Whether the first word belongs to a deal."""
        return not any(not self._text[:start].strip() for start, _ in self._strays)

    def _passed_out(self) -> Deal:
        points_ns = points_of(self._parts, None, self._faults)
        if self._parts.held and points_ns is None and not self._faults:
            said = translate("words", "whose points are they, e.g. ns 23p or ew 23p?")
            self._fault(*self._parts.held[2], said)
        if self._faults:
            raise Misread(self._faults)
        return Deal(points_ns=points_ns)

    def parts(self) -> DealParts:
        """Return the parts that can be read of an incomplete deal."""
        with suppress(Misread):
            self.deal()
        return self._parts

    def _part(self) -> bool:
        """Take one part of a deal; letters are tried as a player's name first."""
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
        """Whether the contract has not been read yet."""
        return self._parts.strain is None and self._was.contract is None

    def _blank(self) -> int:
        blank = BLANK.match(self._text, self._at)
        self._at = blank.end() if blank else self._at
        return self._at

    def _fault(self, start: int, end: int, text: str, **facts: object) -> None:
        self._faults.append(Fault(start, end, Message(text, facts)))

    # The parts of a deal.

    def _take_points_held(self) -> None:
        """Read the points held, wherever they are, and blank them out of the text."""
        for found in self._words.points_held.finditer(self._text):
            start, end = found.span()
            if self._parts.held:
                said = translate("words", "the points are given twice")
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
        meant = self._strain()
        if meant is None or self._is_name(self._at, meant.end, apart=self._at > level.end()):
            said = translate("words", "the suit is missing after {level}: {suits} or {notrump}")
            *suits, notrump = self._language.suits
            typed = self._typed[start : level.end()]
            self._fault(
                start, level.end(), said, level=typed, suits=" ".join(suits), notrump=notrump
            )
            raise Misread(self._faults)
        if self._parts.level not in LEVELS:
            said = translate("words", "a contract is at level 1 to 7, not {level}")
            self._fault(start, level.end(), said, level=self._typed[start : level.end()])
        meant = self._answered(meant)
        if question := self._question(meant):
            self._faults.append(Fault(start, meant.end, question, is_certain=True))
            raise Misread(self._faults)
        self._parts.strain, self._at = meant.strains[0], meant.end
        self._parts.bid = (start, self._at)
        return True

    def _strain(self) -> StrainMeant | None:
        """Return the strain here; a short one takes only letters that leave the declarer's."""
        fit = self._words.strains_at(self._text, self._at)
        longest = fit[0] if fit else None
        end = self._at + len(letters_at(self._text, self._at))
        if self._parts.declarer or self._is_player(end):
            return longest
        glued = (meant for meant in reversed(fit) if meant.end < end and len(meant.strains) == 1)
        return next((meant for meant in glued if self._is_player(meant.end)), longest)

    def _is_player(self, at: int) -> bool:
        """Whether a player is named here, perhaps after a blank."""
        blank = BLANK.match(self._text, at)
        at = blank.end() if blank else at
        by = self._words.by.match(self._text, at)
        return by is not None or self._people.meant(self._text, at).letters > 0

    def _answered(self, meant: StrainMeant) -> StrainMeant:
        """Return the strain that a later word chooses from several, and blank that word out."""
        for word in _LATER.finditer(self._text, meant.end) if len(meant.strains) > 1 else ():
            start, end = word.span()
            said = (one for one in self._words.strains_at(self._text, start) if one.end == end)
            chosen = next((one.strains[0] for one in said if len(one.strains) == 1), None)
            is_asked = chosen is not None and word.group() == self._language.suit(chosen)
            if chosen in meant.strains and (
                is_asked or not self._people.meant(self._text, start).letters
            ):
                self._text = f"{self._text[:start]}{' ' * (end - start)}{self._text[end:]}"
                return StrainMeant((chosen,), meant.end)
        return meant

    def _question(self, meant: StrainMeant) -> Message | None:
        """Return what to ask if the letters of a contract are ambiguous."""
        typed = self._typed[self._at : meant.end]
        if len(meant.strains) > 1:
            said = translate("words", "“{typed}” is {suits}? Type {ways}")
            ways = [self._language.suit(strain).lower() for strain in meant.strains]
            signs = [strain.sign for strain in meant.strains]
            return Message(said, {"typed": typed, "suits": one_of(signs), "ways": one_of(ways)})
        if simplified(typed) != self._language.suit(NOTRUMP):
            return None
        suits = self._words.strains_at(self._text[: self._at + 1], self._at)
        name = letters_at(self._text, self._at + 1)
        letters, seats = self._people.meant(self._text, self._at + 1)
        if not suits or len(seats) != 1 or not 1 < letters == len(name):
            return None
        said = translate("words", "“{typed}” is {notrump}, or {suit} by {player}? Leave a blank")
        facts = {"notrump": typed, "suit": suits[0].strains[0].sign}
        facts["player"] = self._people.called(seats[0])
        return Message(said, {"typed": f"{typed[0]}{name}".lower(), **facts})

    def _is_name(self, start: int, end: int, *, apart: bool) -> bool:
        """Whether a letter that could be a suit is the beginning of a player's name."""
        word = letters_at(self._text, start)
        if end >= start + len(word):
            return False
        return apart and self._people.meant(self._text, start).letters >= len(word)

    def _take_declarer(self, at_least: int) -> bool:
        start = self._at
        seat = self._take_player_called(at_least)
        if seat is None:
            self._at = start
            return False
        if self._parts.declarer and not self._is_answer(seat):
            self._fault(start, self._at, translate("words", "the declarer is given twice"))
        self._parts.declarer = seat
        return True

    def _is_answer(self, seat: Seat) -> bool:
        """Whether this answers the only question about the declarer, which is then settled."""
        asked = [fault for fault in self._faults if fault.may_be and not fault.of_holder]
        if len(asked) != 1 or seat not in asked[0].may_be:
            return False
        self._faults.remove(asked[0])
        self._parts.doubtful.discard(asked[0].may_be[0])
        return True

    def _take_player_called(self, at_least: int = 1, *, of_holder: bool = False) -> Seat | None:
        """Take a player, with or without a *by* before the name."""
        start = self._blank()
        if by := self._words.by.match(self._text, start):
            self._at = by.end()
            if seat := self._take_player(at_least, of_holder=of_holder):
                return seat
            self._at = start
        return self._take_player(at_least, of_holder=of_holder)

    def _take_player(self, at_least: int, *, of_holder: bool) -> Seat | None:
        """Take a player or a chair; an ambiguous one becomes a question."""
        start = self._blank()
        letters, seats = self._people.meant(self._text, start)
        if letters < at_least or not self._typed[start].isalpha():  # a sign is a suit
            return None
        self._at = start + letters
        if len(seats) > 1:
            typed = self._typed[start : self._at]
            question = self._people.question(typed, seats)
            may_be = seats if self._people.is_chair(typed, seats[0]) else ()
            doubt = Fault(start, self._at, question, True, may_be, of_holder)
            self._faults.append(doubt)
            self._parts.doubtful.add(seats[0])
        return seats[0]

    def _take_doubling(self) -> bool:
        found = self._words.doubling.match(self._text, self._at)
        if not found:
            return False
        self._at = found.end()
        if self._parts.doubling is not None:
            self._fault(found.start(), self._at, translate("words", "the doubling is given twice"))
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
        is_letter = self._text[found.start : found.end].isalpha() and found.end == found.start + 1
        if is_letter and not self._parts.declarer and self._begins_a_name():
            return False
        self._at = found.end
        before = self._parts.result
        is_more = before and before.is_made and found.kind == "over"
        if before and not is_more and not self._tells(before, found):
            self._fault(found.start, self._at, translate("words", "the result is given twice"))
        self._parts.result = found
        return True

    def _tells(self, before: ResultWords, found: ResultWords) -> bool:
        """Whether this is one of the two results that the one before could be."""
        bid = self._was.contract
        level = self._parts.level or (bid.level if bid else 1)
        asked = tricks_meant(before, "", level)
        if not isinstance(asked, Message):
            return False
        return tricks_meant(found, "", level) in (asked.facts.get("few"), asked.facts.get("many"))

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
            self._fault(start, self._at, translate("words", "the honours are given twice"))
        self._parts.honours, self._parts.points, self._parts.holder = (
            (start, self._at),
            points,
            holder,
        )
        return True

    def _begins_a_name(self) -> bool:
        """Whether a bare H is a player's initial rather than honours, which have a figure."""
        if FIGURE_AHEAD.match(self._text, self._at):
            return False
        return self._people.meant(self._text, self._at).letters > 0

    def _take_holder(self) -> Seat | None:
        start = self._at
        holder = self._take_player_called(of_holder=True)
        if holder is None:
            self._at = start
        return holder

    # Errors.

    def _skip(self) -> None:
        """Skip an unknown word; the only one explained here is a player who sits out."""
        start = self._at
        if found := self._people.sitting_out(self._text, start):
            said = translate("words", "{player} sits out; at the table are {names}")
            who, end = found
            self._fault(start, end, said, player=who, names=self._people.everybody)
            raise Misread(self._faults, has_contract=self._parts.level is not None)
        word = _WORD.match(self._text, start)
        self._at = word.end() if word else start
        if self._strays and not self._text[self._strays[-1][1] : start].strip():
            start = self._strays.pop()[0]
        self._strays.append((start, self._at))

    def _name_strays(self) -> None:
        """Explain words that do not belong to a deal by what was probably meant."""
        self._at = 0
        if side := self._words.side.match(self._text, self._blank()):
            said = translate("words", "{side} is a side; is the declarer {one} or {other}?")
            chairs = (self._words.chairs[side.group()[at]] for at in (0, -1))
            one, other = map(self._people.called, chairs)
            self._fault(*side.span(), said, side=side.group(), one=one, other=other)
            raise Misread(self._faults)
        for start, end in self._strays:
            rest, said = (
                self._typed[start:end],
                translate("words", "“{rest}” is not part of a deal"),
            )
            if self._words.passed_out.match(self._text, start):
                said = translate("words", "for a passed-out deal type only {word}")
            elif self._words.no_result.match(self._text, start):
                said = translate("words", "“{typed}” is not a result, e.g. =, +1 or -1")
            elif self._may_double(self._text[start:end]):
                said = translate(
                    "words", "“{rest}” is not part of a deal; X is doubled, XX redoubled"
                )
            elif self._parts.declarer is None and self._people.have_names:
                said = translate(
                    "words", "“{rest}” is not part of a deal; at the table are {names}"
                )
                self._fault(start, end, said, rest=rest, names=self._people.everybody)
                raise Misread(
                    self._faults, has_contract=self._begins_well
                )  # which tells that the declarer is missing
            word = first_word(self._language.passed)
            self._fault(start, end, said, rest=rest, typed=rest, word=word)

    def _may_double(self, word: str) -> bool:
        """Whether a word was meant to double, and not to name a declarer who is missing."""
        doublings = self._language.doubled, self._language.redoubled
        letters = 1
        if self._parts.declarer is None and self._people.have_names:
            letters = len(word[:3])
        return any(word[:letters] == each[:letters] for each in doublings)

    def _no_contract(self) -> None:
        text, passed = self._text.strip(), first_word(self._language.passed)
        if self._words.passed_out.match(text) and not self._begins_well:
            said = translate("words", "for a passed-out deal type only {word}")
            self._fault(0, len(self._text), said, word=passed)
        else:
            said = translate(
                "words",
                "“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}",
            )
            typed, (example, _) = self._typed.strip(), self._people.example
            facts = {"typed": typed, "example": f"{example}+1", "word": passed}
            self._fault(0, len(self._text), said, **facts)
