"""The lines of a score file that say what is played: the form and its options."""

from collections.abc import Mapping
from typing import Any

from scorepad.bridge.errors import Impossible
from scorepad.bridge.options import DUPLICATE, LENGTHS, POINTS, Form, MoneyBy, Options
from scorepad.bridge.plain import fields_of
from scorepad.bridge.translatable import Message, translate
from scorepad.exchange import pair_lines
from scorepad.exchange.evening_builder import EveningBuilder
from scorepad.exchange.pair_lines import PairLines
from scorepad.exchange.scale_file import read_scale
from scorepad.exchange.score_faults import NO_FORM, WrongLine, not_known

_FORMS = {str(form): form for form in Form}
SWITCHES: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    name.replace("_", "-"): (name, {"on": True, "off": False})
    for name, kind in fields_of(Options).items()
    if kind is bool
}
"""The field of what was agreed that an option sets, and its values."""
_OPTIONS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    **SWITCHES,
    "deals": ("deals", {str(length): length for length in LENGTHS[1:]}),
    "money": ("money", {str(way): way for way in MoneyBy}),
    "unfinished-part-score": ("unfinished_part_score", {"100": 100, "50": 50}),
}


def form(so_far: EveningBuilder, rest: str) -> None:
    if rest.casefold() not in _FORMS:
        raise WrongLine([not_known("form", rest, _FORMS)])
    so_far.begin(Options(_FORMS[rest.casefold()]))
    so_far.pairs, so_far.form_has_items = PairLines(), False


def agree(so_far: EveningBuilder, rest: str, option: str) -> None:
    """Set an option of the round that is about to be played."""
    field, known = _OPTIONS[option]
    faults = [] if rest.casefold() in known else [not_known(option, rest, known)]
    faults += _out_of_place(so_far)
    if faults:
        raise WrongLine(faults)
    so_far.agree(field, known[rest.casefold()])


def scale(so_far: EveningBuilder, rest: str) -> None:
    """What points held should make, in that form; elsewhere what a result beaten earns."""
    if not so_far.round or so_far.round.options.form is not POINTS:
        compare_by(so_far, rest, "scale")
        return
    own = read_scale(rest)
    if faults := _out_of_place(so_far):
        raise WrongLine(faults)
    so_far.agree("scale", own)


def pairs(so_far: EveningBuilder, rest: str) -> None:
    _before_results(so_far, "pairs")
    so_far.pairs.name(rest)


def compare_by(so_far: EveningBuilder, rest: str, option: str) -> None:
    """Agree on how boards are compared that several tables play."""
    _, known = pair_lines.OPTIONS[option]
    if rest.casefold() not in known:
        raise WrongLine([not_known(option, rest, known)])
    _before_results(so_far, option)
    so_far.pairs.agree(option, known[rest.casefold()])


def _before_results(so_far: EveningBuilder, what: str) -> None:
    """Refuse what cannot stand here: it belongs to a comparison whose results follow."""
    if not so_far.round:
        raise WrongLine([NO_FORM])
    if so_far.round.options.form is not DUPLICATE:
        said = translate("words", "{what} belongs to duplicate; write form duplicate before it")
        raise Impossible(said, what=what)
    if so_far.form_has_items or so_far.pairs.results:
        raise Impossible(
            translate("words", "{what} stands between form duplicate and the first result"),
            what=what,
        )


def _out_of_place(so_far: EveningBuilder) -> list[Message]:
    """What is wrong where an option cannot stand here."""
    if not so_far.round:
        return [NO_FORM]
    if so_far.has_deal() or so_far.pairs.results or not so_far.is_open():
        said = translate("words", "options stand between a form line and the first deal after it")
        return [Message(said)]
    return []
