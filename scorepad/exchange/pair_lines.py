"""Lines of the score file for boards that several tables played: `1-2: N 4S+1`."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Any

from scorepad.bridge.comparison import (
    Average,
    Comparison,
    Datum,
    Named,
    NotPlayed,
    Played,
    ResultCheck,
    Scale,
    Scoring,
    Settings,
    ShortBoards,
    TableResult,
    What,
)
from scorepad.bridge.errors import Faulty, Impossible
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.typed.misread import Misread
from scorepad.exchange.names import NAMED, clean_name, name_typed, short

_MINUS = "[-−–]"
_LABEL = "[A-Za-z0-9]{1,6}"
_PAIR = rf"{_LABEL}(?:\s*\+\s*{_LABEL})?"
_LINE = re.compile(rf"(?P<ns>{_PAIR})\s*{_MINUS}\s*(?P<ew>{_PAIR})\s*:(?P<what>.*)")
_LOOKS_SO = re.compile(rf"(?P<ns>[^:]*?){_MINUS}(?P<ew>[^:]*):(?P<what>.*)")
_NOT_PLAYED = re.compile(r"not\s+played", re.IGNORECASE)
_AVERAGE = re.compile(r"average(?![^\W_])(?P<awards>.*)", re.IGNORECASE)
_NUMBER = rf"(?:[+]|{_MINUS})?\s*[0-9]+(?:\.[0-9]{{1,2}})?(?![0-9.])"
_AWARD = rf"ave(?:\s*(?:[+]|{_MINUS})|(?![a-z]))|{_NUMBER}"
_AWARDS = (
    re.compile(rf"\s*({_AWARD})\s+({_AWARD})", re.IGNORECASE),
    re.compile(rf"\s*({_AWARD})\s*({_AWARD})", re.IGNORECASE),
)
OPTIONS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "scoring": ("scoring", {str(one): one for one in Scoring}),
    "scale": ("scale", {str(one): one for one in Scale}),
    "short-boards": ("short_boards", {str(one): one for one in ShortBoards}),
    "extremes": ("extremes", {"1": 1, "0": 0}),
    "datum": ("datum", {str(one): one for one in Datum}),
    "vp": ("vp", {"on": True, "off": False}),
    "winners": ("one_list", {"auto": False, "1": True}),
}
"""The field of the settings that an option sets, and its values, the usual one first."""


class BadPairLine(Faulty):
    """A line with pairs that cannot be read, with all that is wrong in it."""


def is_pair_line(text: str) -> bool:
    return bool(_LINE.fullmatch(text))


def looks_like_pair_line(text: str) -> bool:
    """Whether it was meant for one, and is to be refused as such."""
    return bool(_LOOKS_SO.fullmatch(text))


class PairLines:
    """Takes what a file says of a comparison, line after line."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.names: list[Named] = []
        self.results: list[TableResult] = []
        self._check: ResultCheck | None = None

    def comparison(self) -> Comparison | None:
        """All that was read, if anything was."""
        if not self.results and not self.names and self.settings == Settings():
            return None
        return Comparison(self.settings, tuple(self.names), tuple(self.results))

    def agree(self, option: str, value: Any) -> None:
        field, _ = OPTIONS[option]
        self.settings = replace(self.settings, **{field: value})

    def name(self, text: str) -> None:
        """Read `1="Ann & Bob" 2=Cy`."""
        faults: list[Message] = []
        names: list[Named] = []
        for found in NAMED.finditer(text):
            if found["unreadable"] or not re.fullmatch(_LABEL, found["who"]):
                said = translate("words", "“{typed}” cannot be read")
                faults.append(Message(said, {"typed": short(found.group().strip())}))
                continue
            pair, typed = found["who"].upper(), name_typed(found)
            if pair in [one.entrant for one in (*self.names, *names)]:
                said = translate("words", "{pair} is named twice")
                faults.append(Message(said, {"pair": pair}))
            try:
                names.append(Named(pair, clean_name(typed)))
            except Impossible as wrong:
                said = translate("words", "pair {pair} needs a name")
                nameless = Message(said, {"pair": pair})
                faults.append(wrong.message if typed.strip() else nameless)
        if not names and not faults:
            faults.append(Message(translate("words", "the names of the pairs are missing")))
        if faults:
            example = translate("words", "write pairs 1=Ann 2=Bob, names with blanks in quotes")
            raise BadPairLine([*faults, Message(example)])
        self.names += names

    def read(self, text: str, board: int) -> None:
        """Read a line with pairs; the check of one before it is not made again."""
        if self._check is None:
            self._check = ResultCheck(self.settings)
        line = _LINE.fullmatch(text) or _LOOKS_SO.fullmatch(text)
        assert line
        ns, ew = (re.sub(r"\s*\+\s*", "+", line[side].strip()).upper() for side in ("ns", "ew"))
        result = TableResult(board, ns, ew, _what(line["what"].strip()))
        self._check.add(result)
        self.results.append(result)


def _what(text: str) -> What:
    if not text:
        raise Impossible(
            translate("words", "the result is missing; write a line such as 1-2: N 4S+1")
        )
    if _NOT_PLAYED.fullmatch(text):
        return NotPlayed()
    if average := _AVERAGE.fullmatch(text):
        return _average(average["awards"])
    try:
        deal = read_deal(unicodedata.normalize("NFC", text), options=Options(DUPLICATE))
    except Misread as misread:
        raise BadPairLine(misread.messages) from None
    return Played(deal.contract, deal.tricks)


def _average(text: str) -> Average:
    for pattern in _AWARDS:
        if found := pattern.fullmatch(text.rstrip()):
            return Average(*map(_award, found.groups()))
    said = translate(
        "words",
        "an average needs two values, North-South’s first: "
        "ave, ave+, ave- or a number with at most two decimals; write average ave+ ave-",
    )
    raise Impossible(said)


def _award(text: str) -> str:
    """In its one form, without blanks."""
    plain = re.sub(_MINUS, "-", re.sub(r"\s+", "", text)).casefold()
    return plain if plain.startswith("ave") else f"{Decimal(plain).normalize():f}"
