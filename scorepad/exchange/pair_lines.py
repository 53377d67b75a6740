"""Lines of the score file for boards that several tables played: `1-2: N 4S+1`."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from scorepad.bridge.comparison import (
    LABEL,
    Comparison,
    ComparisonSettings,
    Datum,
    Named,
    ResultCheck,
    Scale,
    Scoring,
    ShortBoards,
    TableResult,
)
from scorepad.bridge.errors import Faulty, Impossible
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.typed.table_results import (
    LINE,
    LOOKS_LIKE_LINE,
    pair_typed,
    read_what,
)
from scorepad.exchange.names import NAMED, clean_name, name_typed, short

OPTIONS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "scoring": ("scoring", {str(one): one for one in Scoring if one is not Scoring.TOTAL_POINTS}),
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
    return bool(LINE.fullmatch(text))


def looks_like_pair_line(text: str) -> bool:
    """Whether it was meant for one, and is to be refused as such."""
    return bool(LOOKS_LIKE_LINE.fullmatch(text))


class PairLines:
    """Takes what a file says of a comparison, line after line."""

    def __init__(self) -> None:
        self.settings = ComparisonSettings()
        self.names: list[Named] = []
        self.results: list[TableResult] = []
        self._check: ResultCheck | None = None

    def comparison(self) -> Comparison | None:
        """All that was read, if anything was."""
        if not self.results and not self.names and self.settings == ComparisonSettings():
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
            if found["unreadable"] or not re.fullmatch(
                LABEL, found["who"], re.ASCII | re.IGNORECASE
            ):
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
        line = LINE.fullmatch(text) or LOOKS_LIKE_LINE.fullmatch(text)
        assert line
        ns, ew = pair_typed(line["ns"]), pair_typed(line["ew"])
        result = TableResult(board, ns, ew, read_what(line["what"].strip()))
        self._check.add(result)
        self.results.append(result)
