"""Reads PBN written by scorepad back into evenings."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from scorepad.bridge.deal import Deal, Item
from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.plain import Plain, missing
from scorepad.bridge.rounds import Round
from scorepad.bridge.translatable import translate
from scorepad.exchange import pbn_others, version_1
from scorepad.exchange.checks import READER, check_sizes
from scorepad.exchange.evening_file import NEWER, OTHERWISE, VERSION, kept_of, read_json
from scorepad.exchange.names import short
from scorepad.exchange.pbn import BETWEEN, DEAL, EVENING, GOES_ON, IN_TAGS, ROUND
from scorepad.exchange.reading import text_of
from scorepad.exchange.saved_evening import SavedEvening

_TAG = re.compile(r'\[(?P<name>\w+)\s+"(?P<value>[^"\\]*(?:\\.[^"\\]*)*)"\]')
_OLD_BETWEEN = ("%adjustment ", "%seats ")
"""Lines between two games, in version 1."""
_KINDS = (EVENING, ROUND, DEAL, BETWEEN, *_OLD_BETWEEN)
_REMARKS = (";", "{", "%scorepad ")
_VERSION = re.compile(r"^%scorepad ([0-9]{1,9})", re.MULTILINE)
_TRICKS = re.compile(r"[0-9]{1,4}")
_END = re.compile(r"\r\n|\n|\r")
_LONGEST_LINE = 4_000_000
"""Including continuation lines: a round has all results of its boards in one."""
_GAME = re.compile(r"^\[\w+ ", re.MULTILINE)


def decode(data: bytes) -> tuple[SavedEvening, ...]:
    """Return the evenings in a file; raises BadData with the first faulty line."""
    text = text_of(data)
    if EVENING not in text:
        return pbn_others.decode(text) if _GAME.search(text) else ()
    found = _VERSION.search(text)
    version = int(found[1]) if found else 1
    if version > VERSION:
        raise BadData("", NEWER)
    reader = _Reader(is_old=version < VERSION)
    try:
        for number, line in _lines(text):
            reader.read(number, line)
        reader.end_game()
    except BadData as bad:
        raise bad.inside(str(reader.line)) from None
    except Impossible as wrong:
        raise BadData(str(reader.line), wrong.message) from None
    return tuple(reader.evenings())


class _Reader:
    """Takes line after line; a game ends where something else begins."""

    def __init__(self, *, is_old: bool) -> None:
        self.line = 1
        self._is_old = is_old
        self._kept: dict[object, SavedEvening] = {}
        self._rounds: list[list[Round]] = []
        """The rounds of each evening, without their items."""
        self._items: list[list[list[Item]]] = []
        self._tags: dict[str, str] = {}
        self._untagged: dict[str, Plain] = {}

    def evenings(self) -> Iterator[SavedEvening]:
        """Yield the evenings that were read."""
        for kept, rounds, items in zip(self._kept.values(), self._rounds, self._items, strict=True):
            whole = tuple(
                replace(entered, items=tuple(its_items))
                for entered, its_items in zip(rounds, items, strict=True)
            )
            yield kept._replace(evening=replace(kept.evening, rounds=whole))

    def read(self, number: int, line: str) -> None:
        kind = next((kind for kind in _KINDS if line.startswith(kind)), "")
        blank = not line.strip()
        if blank or (kind and kind != DEAL):
            self.end_game()
        self.line = number
        if len(line) > _LONGEST_LINE:
            said = translate("words", "the line is longer than {most} letters")
            raise BadData("", said, most=_LONGEST_LINE)
        if not kind:
            if not blank:
                self._other(line)
            return
        plain = read_json(line[len(kind) :].encode())
        match kind:
            case "%evening ":
                self._begin(kept_of(version_1.evening(plain) if self._is_old else plain))
            case "%round ":
                _must_be_there(self._rounds)
                old = version_1.round_(plain) if self._is_old else plain
                entered = READER.read(Round, old)
                self._rounds[-1].append(entered)
                self._items[-1].append([*entered.items])
            case "%deal ":
                _must_be_there(self._tags)
                self._untagged = _untagged(plain)
            case _:
                self._add(Item, version_1.item(plain) if self._is_old else plain)

    def end_game(self) -> None:
        """Add the deal of the game just read, if there is one."""
        if not self._tags:
            return
        if self._in_table:  # results of several tables are in their round
            self._tags = {}
            return
        deal = self._untagged
        bid, declarer, tricks = map(self._tags.get, ("Contract", "Declarer", "Result"))
        if bid is None:
            raise missing("contract")
        if bid != "Pass":
            deal["contract"] = version_1.contract(bid, declarer)
            if tricks:
                deal["tricks"] = int(tricks) if _TRICKS.fullmatch(tricks) else tricks
        elif declarer or tricks:
            raise BadData(
                "", translate("words", "a passed-out deal has no declarer, tricks or honours")
            )
        else:
            deal["tricks"] = 0
        self._add(Deal, deal)
        self._tags, self._untagged = {}, {}

    @property
    def _in_table(self) -> bool:
        return any(name.endswith("ScoreTable") for name in self._tags)

    def _begin(self, kept: SavedEvening) -> None:
        if kept.id in self._kept:
            raise BadData("", translate("words", "this evening is already there"))
        self._kept[kept.id] = kept
        self._rounds.append([*kept.evening.rounds])
        self._items.append([[*entered.items] for entered in kept.evening.rounds])

    def _add(self, kind: Any, plain: Plain) -> None:
        _must_be_there(self._rounds and self._rounds[-1])
        self._items[-1][-1].append(READER.reader(kind)(plain))
        check_sizes(len(self._items[-1][-1]))

    def _other(self, line: str) -> None:
        """Take a tag, or skip a comment; before the first evening, skip anything."""
        tag = _TAG.fullmatch(line.strip())
        if tag:
            self._tags.setdefault(tag["name"], tag["value"])
        elif self._kept and not line.startswith(_REMARKS) and not self._in_table:
            text = translate("words", "“{line}” is not a line that scorepad writes")
            raise BadData("", text, line=short(line))


def _untagged(plain: Plain) -> dict[str, Plain]:
    """Return the part of a deal without tags; raise if it repeats what the tags say."""
    if not isinstance(plain, dict) or not plain.keys().isdisjoint(IN_TAGS):
        raise BadData("", OTHERWISE)
    return plain


def _must_be_there(before: object) -> None:
    """Raise if a line by scorepad that must come before this one is missing."""
    if not before:
        text = translate(
            "words",
            "a line before this one is missing; open another copy of the file",
        )
        raise BadData("", text)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield each line with its number, joined with its continuation lines."""
    first, parts, letters = 1, [""], 0
    for number, line in enumerate(_split(text), start=1):
        if line.startswith(GOES_ON):
            if letters <= _LONGEST_LINE:  # longer lines are refused and need not be kept
                parts.append(line.removeprefix(GOES_ON))
                letters += len(parts[-1])
            continue
        if number > 1:
            yield first, "".join(parts)
        first, parts, letters = number, [line], len(line)
    yield first, "".join(parts)


def _split(text: str) -> Iterator[str]:
    start = 0
    for end in _END.finditer(text):
        yield text[start : end.start()]
        start = end.end()
    yield text[start:]
