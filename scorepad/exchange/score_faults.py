"""What may be wrong in a line of a score file, and the words for it."""

from collections.abc import Collection
from difflib import get_close_matches

from scorepad.bridge.errors import Faulty
from scorepad.bridge.seats import Seating, Side
from scorepad.bridge.translatable import Message, each_of, one_of, translate
from scorepad.bridge.typed.misread import Misread
from scorepad.bridge.typed.name_matching import simplified
from scorepad.bridge.typed.people import People
from scorepad.exchange.names import SEATS, short

SIDES = {"ns": Side.NS, "n-s": Side.NS, "ew": Side.EW, "e-w": Side.EW}
_IN_DEALS = ("pass", "passed", "all", "by")

NO_FORM = Message(translate("words", "there is no form yet; begin with a line such as form rubber"))
NO_BOARD = Message(
    translate("words", "its board is missing; write a line such as board 7 before it")
)
NOT_BOTH = Message(
    translate("words", "lines with pairs and deals without them do not go together in one form")
)


class WrongLine(Faulty):
    """What is wrong in a line, whichever it is."""


def not_known(what: str, word: str, known: Collection[str]) -> Message:
    said = translate("words", "after {what} something is missing; write {choices}")
    if word:
        said = translate("words", "“{typed}” is not known here; write {choices}")
    choices = one_of([f"{what} {choice}" for choice in known])
    return Message(said, {"what": what, "typed": short(word), "choices": choices})


def unknown_word(
    text: str, seating: Seating, misread: Misread, lines: Collection[str]
) -> list[Message]:
    """What to say of a line that begins with a word of its own and holds no contract."""
    word = text.split(maxsplit=1)[0]
    known = (*SEATS, *SIDES, *_IN_DEALS)
    if misread.has_contract or not word[0].isalpha() or word.casefold() in known:
        return []
    if People(seating).meant(simplified(word), 0).letters == len(word):
        return []
    for sign, words in ("=", lines), (":", (*lines, *SEATS)):
        begins, found, _ = word.partition(sign)
        if found and begins.casefold() in words:
            said = translate(
                "words", "“{typed}” begins no line; behind {word} write a blank, not “{sign}”"
            )
            return [Message(said, {"typed": short(word), "word": begins, "sign": sign})]
    near = get_close_matches(word[:40].casefold(), (*lines, *_IN_DEALS), n=1)
    if near and len(word) > 1:
        said = translate(
            "words",
            "“{typed}” begins no deal, such as S 4SX+1, and no other line; did you mean {near}?",
        )
        return [Message(said, {"typed": short(word), "near": near[0]})]
    said = translate(
        "words",
        "“{typed}” begins no deal, such as S 4SX+1, and no other line; lines begin with {words}",
    )
    return [Message(said, {"typed": short(word), "words": each_of([*lines])})]
