"""What may be wrong in a line of a score file, in words."""

from collections.abc import Collection, Sequence

from scorepad.bridge.errors import Impossible
from scorepad.bridge.seats import Seating, Side
from scorepad.bridge.translatable import Message, each_of, one_of, translate
from scorepad.bridge.typed.misread import Misread
from scorepad.bridge.typed.name_matching import simplified
from scorepad.bridge.typed.people import People
from scorepad.exchange.likeliest import likeliest
from scorepad.exchange.names import SEATS, short

SIDES = {"ns": Side.NS, "n-s": Side.NS, "ew": Side.EW, "e-w": Side.EW}
_IN_DEALS = ("pass", "passed", "all", "by")

NO_FORM = Message(translate("words", "the form is missing, e.g. form rubber"))
NO_ROUND = Message(translate("words", "no round has begun; begin one with e.g. form rubber"))
NO_BOARD = Message(translate("words", "the board is missing, e.g. board 7"))
NO_POINTS_HELD = Message(
    translate(
        "words", "points held count only in form points; leave them out, or begin with form points"
    )
)
NOT_BOTH = Message(
    translate(
        "words",
        "results of several tables and deals of one table cannot be in the same form duplicate; "
        "put one of them into a separate file",
    )
)


def not_known(what: str, word: str, known: Collection[str]) -> Message:
    said = translate("words", "one of these is missing after {what}: {choices}")
    if word:
        said = translate("words", "“{typed}” is unknown after {what}; possible: {choices}")
    choices = one_of(likeliest(word, known))
    return Message(said, {"what": what, "typed": short(word), "choices": choices})


def faults_of(
    text: str, seating: Seating, misread: Misread, lines: Collection[str], *, is_first: bool
) -> Sequence[Message]:
    """Return messages for a line that is not a deal and may have been meant as another kind."""
    from difflib import get_close_matches  # hardly ever needed

    word = text.split(maxsplit=1)[0]
    known = (*SEATS, *SIDES, *_IN_DEALS)
    is_player = People(seating).meant(simplified(word), 0).letters == len(word)
    if misread.has_contract or word.casefold() in known or is_player:
        return misread.messages
    if is_word := word[0].isalpha():
        for sign, words in ("=", lines), (":", lines):
            begins, found, _ = word.partition(sign)
            if found and begins.casefold() in words:
                said = translate(
                    "words",
                    "no line begins with “{typed}”; {word} is followed by a blank, not “{sign}”",
                )
                return [Message(said, {"typed": short(word), "word": begins, "sign": sign})]
        alike = 0.85 if is_first else 0.6
        near = get_close_matches(word[:40].casefold(), (*lines, *_IN_DEALS), n=1, cutoff=alike)
        if near and len(word) > 1:
            said = translate(
                "words",
                "no line begins with “{typed}”; did you mean {near}?",
            )
            return [Message(said, {"typed": short(word), "near": near[0]})]
    if is_first:
        said = translate(
            "words",
            "not a scorepad file; score files begin with e.g. form rubber",
        )
        raise Impossible(said)
    if not is_word:
        return misread.messages
    said = translate(
        "words",
        "no line begins with “{typed}”; lines are deals, e.g. S 4SX+1, or begin with {words}",
    )
    return [Message(said, {"typed": short(word), "words": each_of(likeliest(word, lines))})]
