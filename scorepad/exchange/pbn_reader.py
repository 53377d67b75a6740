"""PBN as scorepad writes it, read back into evenings."""

import re
from collections.abc import Iterator

from msgspec.structs import asdict
from msgspec.structs import replace as with_facts

from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.translatable import translate
from scorepad.exchange.entered import PASSED_OUT, evening_of, item_of, round_of
from scorepad.exchange.evening_format import (
    ChangedSeats,
    EnteredAdjustment,
    EnteredDeal,
    PlayedEvening,
    PlayedRound,
)
from scorepad.exchange.facts import converted, decoded, text_of
from scorepad.exchange.gathering import Gathering
from scorepad.exchange.kept import Kept
from scorepad.exchange.names import short
from scorepad.exchange.pbn import (
    ADJUSTMENT,
    DEAL,
    EVENING,
    GOES_ON,
    KINDS,
    ROUND,
    SEATS,
    Untagged,
)

_TAG = re.compile(r'\[(?P<name>\w+)\s+"(?P<value>(?:[^"\\]|\\.)*)"\]')
_READ = {"Contract": "contract", "Declarer": "declarer", "Result": "tricks"}
"""The tags that are read; all others follow from what was entered."""
_ENDING = {*KINDS} - {DEAL}
_REMARKS = (";", "{")
_END = re.compile(r"\r\n|\n|\r")
_GAME = re.compile(r"^\[\w+ ", re.MULTILINE)
_INCOMPLETE = translate(
    "words", "a line that scorepad wrote before this one is missing; open another copy of the file"
)


def decode(data: bytes) -> tuple[Kept, ...]:
    """The evenings in a file; raises BadData with the first line that is wrong."""
    text = text_of(data)
    if EVENING not in text:
        if _GAME.search(text):
            raise BadData(
                "",
                translate("words", "this PBN is of another program; scorepad opens only its own"),
            )
        return ()
    reader = _Reader()
    try:
        for number, line in _lines(text):
            reader.read(number, line)
        reader.end_game()
    except (BadData, Impossible) as wrong:
        raise BadData(str(reader.line), wrong.message) from None
    return reader.gathering.evenings()


class _Reader:
    """Takes line after line; a game is complete when something else begins."""

    def __init__(self) -> None:
        self.line = 1
        self.gathering = Gathering()
        self.game: dict[str, str] = {}
        self.untagged = Untagged()

    def read(self, number: int, line: str) -> None:
        kind = next((kind for kind in KINDS if line.startswith(kind)), "")
        facts = line[len(kind) :].encode()
        blank = not line.strip()
        if blank or kind in _ENDING:
            self.end_game()
        self.line = number
        if kind == DEAL:
            self.deal(decoded(facts, Untagged))
        elif kind == EVENING:
            self.gathering.begin(evening_of(decoded(facts, PlayedEvening)))
        elif kind == ROUND:
            _check(self.gathering.id)
            self.gathering.begin_round(round_of(decoded(facts, PlayedRound)))
        elif kind:
            _check(self.gathering.rounds)
            self.gathering.add(item_of(decoded(facts, _BETWEEN[kind])))
        elif not blank:
            self.other(line)

    def other(self, line: str) -> None:
        """A tag, or else a remark; before the first evening anything."""
        tag = _TAG.fullmatch(line.strip())
        if tag:
            self.game.setdefault(tag["name"], tag["value"])
        elif self.gathering.id and not line.startswith(_REMARKS):
            raise Impossible(
                translate("words", "“{line}” is no line that scorepad writes"), line=short(line)
            )

    def deal(self, untagged: Untagged) -> None:
        _check(self.game)
        self.untagged = untagged

    def end_game(self) -> None:
        if not self.game:
            return
        _check(self.gathering.rounds)
        tags = {fact: self.game[tag] for tag, fact in _READ.items() if self.game.get(tag)}
        if tags.get("contract") == "Pass":
            tags["contract"] = PASSED_OUT
        facts = converted(tags, EnteredDeal)
        self.gathering.add(item_of(with_facts(facts, **asdict(self.untagged))))
        self.game, self.untagged = {}, Untagged()


_BETWEEN: dict[str, type[EnteredAdjustment] | type[ChangedSeats]] = {
    ADJUSTMENT: EnteredAdjustment,
    SEATS: ChangedSeats,
}


def _check(before: object) -> None:
    """What scorepad writes before this line must be there."""
    if not before:
        raise Impossible(_INCOMPLETE)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Each line with its number, put together where it goes on in the next."""
    first, whole = 1, ""
    for number, line in enumerate(_split(text), start=1):
        if line.startswith(GOES_ON):
            whole += line.removeprefix(GOES_ON)
            continue
        if number > 1:
            yield first, whole
        first, whole = number, line
    yield first, whole


def _split(text: str) -> Iterator[str]:
    start = 0
    for end in _END.finditer(text):
        yield text[start : end.start()]
        start = end.end()
    yield text[start:]
