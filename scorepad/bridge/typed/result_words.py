"""The ways to type the result of a deal: +1, just made, made 5, 11 tricks, two down."""

from typing import NamedTuple

from scorepad.bridge.contract import BOOK, LEVELS
from scorepad.bridge.deal import ALL_TRICKS, print_result
from scorepad.bridge.translatable import Message, plural, translate
from scorepad.bridge.typed.deal_words import DealWords


class ResultWords(NamedTuple):
    """A result as typed: the kind of wording, its number, and where it is."""

    kind: str
    number: int
    start: int
    end: int

    @property
    def is_made(self) -> bool:
        """Whether it says only that the contract was made, so that overtricks may follow."""
        return self.kind == "exact" and self.end > self.start + 1


def result_at(words: DealWords, text: str, at: int, *, before_contract: bool) -> ResultWords | None:
    """Return the result here; before the contract, what was made may be a contract."""
    if before_contract and (made := words.made_contract.match(text, at)):
        return ResultWords("exact", 0, at, made.end("made"))
    found = words.result.match(text, at)
    if not found or (found["bare"] and before_contract):
        return None
    figure = words.number.search(text, at, found.end())
    number = words.count(figure.group()) if figure else 0
    return ResultWords(str(found.lastgroup), 1 if found["one"] else number, at, found.end())


def tricks_meant(result: ResultWords, typed: str, level: int) -> int | Message:
    """Return the number of tricks, or what is wrong or ambiguous."""
    needed = BOOK + level
    match result.kind:
        case "over":
            return tricks_in_all(level, result.number)
        case "down":
            return tricks_in_all(level, -result.number)
        case "exact":
            return needed
    if result.number > ALL_TRICKS:
        said = translate("words", "a side takes 0 to 13 tricks, not {number}")
        return Message(said, {"number": result.number})
    may_be = {result.number, BOOK + result.number if result.number in LEVELS else result.number}
    if result.kind == "made":
        may_be = _made(result.number, needed)
    if not may_be:
        said = translate("words", "“{typed}” is too few at level {level}: type {down}")
        taken = BOOK + result.number if result.number in LEVELS else result.number
        return Message(said, {"level": level, "typed": typed, "down": print_result(taken - needed)})
    first, *others = sorted(may_be)
    if others:
        said = translate(
            "words", "“{typed}” could be {few} tricks or {many}: type {one} or {other}"
        )
        few, many = first, others[0]
        ways = {"one": print_result(few - needed), "other": print_result(many - needed)}
        return Message(said, {"typed": typed, "few": few, "many": many, **ways})
    return first


def _made(figure: int, needed: int) -> set[int]:
    """Return the tricks a figure may mean: all, or those above six; if too few, overtricks."""
    in_all = {figure, BOOK + figure} if figure in LEVELS else {figure}
    if enough := {tricks for tricks in in_all if tricks >= needed}:
        return enough
    over = needed + figure
    return {BOOK + figure, over} if over <= ALL_TRICKS else set()


def tricks_in_all(level: int, over: int) -> int | Message:
    """Return the tricks for a number of overtricks or undertricks, if possible."""
    needed = BOOK + level
    most = ALL_TRICKS - needed if over > 0 else needed
    if abs(over) <= most:
        return needed + over
    if not most:
        none = translate("words", "at level {level} there can be no overtricks")
        return Message(none, {"level": level})
    if over > 0:
        said = translate("words", "at level {level} there can be at most %n overtrick(s)", "", -1)
        return plural(said, most, level=level)
    said = translate("words", "at level {level} there can be at most {most} down")
    return Message(said, {"level": level, "most": most})
