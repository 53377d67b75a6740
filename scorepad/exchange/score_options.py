"""The lines of a score file about what is played: form, options, and how boards are compared."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from scorepad.bridge.comparison import LABEL, ComparisonSettings, Datum, Scale, Scoring, ShortBoards
from scorepad.bridge.errors import Faulty, Impossible
from scorepad.bridge.options import AGREED, DUPLICATE, POINTS, Form, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seat
from scorepad.bridge.translatable import Message, translate
from scorepad.exchange.evening_builder import EveningBuilder
from scorepad.exchange.names import NAMED, clean_name, name_typed, short
from scorepad.exchange.scale_file import read_scale
from scorepad.exchange.score_faults import NO_FORM, not_known

_Values = Mapping[str, Any]
"""Possible words, the usual first, with their values."""
_SWITCH: _Values = {"on": True, "off": False}
_SAID = {"True": "on", "False": "off"}
_FORMS = {str(form): form for form in Form}
_AGREED: Mapping[str, tuple[str, _Values]] = {
    name.replace("_", "-"): (
        name,
        {_SAID.get(str(value), str(value)): value for value in one.values},
    )
    for name, one in AGREED.items()
    if one.values
}
"""The field that each option sets, and its values."""
_COMPARED: Mapping[str, tuple[str, _Values]] = {
    "scoring": ("scoring", {str(one): one for one in Scoring if one is not Scoring.TOTAL_POINTS}),
    "scale": ("scale", {str(one): one for one in Scale}),
    "short-boards": ("short_boards", {str(one): one for one in ShortBoards}),
    "extremes": ("extremes", {"1": 1, "0": 0}),
    "datum": ("datum", {str(one): one for one in Datum}),
    "vp": ("vp", _SWITCH),
    "winners": ("one_list", {"auto": False, "1": True}),
}
"""The same for the comparison of boards."""


def print_settings(settings: ComparisonSettings) -> str:
    """Return the scoring and other unusual settings, in the words of score file lines."""
    told = [str(settings.scoring)]
    for option, (field, known) in _COMPARED.items():
        value = getattr(settings, field)
        if field != "scoring" and value != getattr(ComparisonSettings(), field):
            told.append(f"{option} {next(word for word, one in known.items() if one == value)}")
    return ", ".join(told)


def read_settings(text: str) -> ComparisonSettings:
    """Read the same; raises Faulty."""
    scoring, *others = map(str.strip, text.casefold().split(","))
    scorings = [*map(str, Scoring)]
    if scoring not in scorings:
        raise Faulty([not_known("scoring", scoring, scorings)])
    settings = ComparisonSettings(Scoring(scoring))
    for other in others:
        option, _, word = other.partition(" ")
        if option not in _COMPARED:
            raise Faulty([not_known(scoring, option, _COMPARED)])
        field, known = _COMPARED[option]
        if word not in known:
            raise Faulty([not_known(option, word, known)])
        agreed = {field: known[word]}
        settings = replace(settings, **agreed)
    return settings


class ScoreSoFar(EveningBuilder):
    """What has been read of a score file, and the next deal's conditions."""

    def __init__(self) -> None:
        super().__init__()
        self.dealer: Seat | None = None
        self.board: int | None = None
        self.fouled = False
        """Whether the named board is fouled."""
        self.board_waits = False
        """Whether the board was named but not played yet."""
        self.form_has_items = False
        self.has_lines = False
        """Whether a line was understood, which makes it a score file."""

    def begin(self, entered: Round) -> None:
        super().begin(entered)
        self.board, self.fouled = None, False


def _form(so_far: ScoreSoFar, rest: str) -> None:
    if rest.casefold() not in _FORMS:
        raise Faulty([not_known("form", rest, _FORMS)])
    so_far.begin(replace(so_far.next, options=Options(_FORMS[rest.casefold()])))
    so_far.form_has_items = False


def _agree(so_far: ScoreSoFar, rest: str, option: str) -> None:
    """Set an option of the coming round."""
    field, known = _AGREED[option]
    faults = [] if rest.casefold() in known else [not_known(option, rest, known)]
    if faults := [*faults, *_out_of_place(so_far, option)]:
        raise Faulty(faults)
    agreed = {field: known[rest.casefold()]}
    so_far.agree(options=replace(so_far.options, **agreed))


def _scale(so_far: ScoreSoFar, rest: str) -> None:
    """Set the scale of expected scores, or elsewhere that of matchpoints."""
    if so_far.round is None or so_far.options.form is not POINTS:
        _compare_by(so_far, rest, "scale")
        return
    own = read_scale(rest)
    if faults := _out_of_place(so_far, "scale"):
        raise Faulty(faults)
    so_far.agree(options=replace(so_far.options, scale=own))


def _compare_by(so_far: ScoreSoFar, rest: str, option: str) -> None:
    """Set how boards of several tables are compared."""
    field, known = _COMPARED[option]
    if rest.casefold() not in known:
        raise Faulty([not_known(option, rest, known)])
    before_results(so_far, option)
    agreed = {field: known[rest.casefold()]}
    so_far.settings = replace(so_far.settings, **agreed)


def _pairs(so_far: ScoreSoFar, rest: str) -> None:
    """Read `1="Ann & Bob" 2=Cy`."""
    before_results(so_far, "pairs")
    faults: list[Message] = []
    for found in NAMED.finditer(rest):
        pair = (found["who"] or "").upper()
        if found["unreadable"] or not re.fullmatch(LABEL, found["who"], re.ASCII | re.IGNORECASE):
            said = translate("words", "“{typed}” cannot be read")
            faults.append(Message(said, {"typed": short(found.group().strip())}))
            continue
        if pair in so_far.names:
            said = translate("words", "{pair} is named twice")
            faults.append(Message(said, {"pair": pair}))
        typed = name_typed(found)
        try:
            so_far.names[pair] = clean_name(typed)
        except Impossible as wrong:
            said = translate("words", "pair {pair} needs a name")
            nameless = Message(said, {"pair": pair})
            faults.append(wrong.message if typed.strip() else nameless)
    if not rest:
        faults.append(Message(translate("words", "the names of the pairs are missing")))
    if faults:
        example = translate(
            "words", "a pairs line looks like pairs 1=Ann 2=Bob; names with blanks need quotes"
        )
        raise Faulty([*faults, Message(example)])


def before_results(so_far: ScoreSoFar, what: str) -> None:
    """Raise if this line cannot be here: it belongs before the results of a comparison."""
    if so_far.round is None:
        raise Faulty([NO_FORM])
    if so_far.options.form is not DUPLICATE:
        said = translate("words", "{what} needs form duplicate before it")
        raise Impossible(said, what=what)
    if so_far.form_has_items or so_far.results:
        raise Faulty([_too_late(what)])


def _out_of_place(so_far: ScoreSoFar, what: str) -> list[Message]:
    """Return what is wrong with an option here."""
    if so_far.round is None:
        return [NO_FORM]
    if so_far.results:
        return [_too_late(what)]
    if so_far.has_deal or not so_far.is_open:
        said = translate(
            "words",
            "{what} comes too late; move it above the first deal of the round, or begin a "
            "new round before it: form {form}",
        )
        return [Message(said, {"what": what, "form": so_far.options.form})]
    return []


def _too_late(what: str) -> Message:
    said = translate("words", "{what} comes too late; move it above the first result")
    return Message(said, {"what": what})


OPTIONS: dict[str, Callable[[ScoreSoFar, str], None]] = {
    "form": _form,
    **{option: partial(_agree, option=option) for option in _AGREED},
    "pairs": _pairs,
    **{option: partial(_compare_by, option=option) for option in _COMPARED},
    "scale": _scale,
}
"""The function for each of these lines, by its first word."""
