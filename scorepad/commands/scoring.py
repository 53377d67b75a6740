"""Score what was written down, rank it, look ahead, and seat the players."""

import argparse
import json

from scorepad.bridge import ranking
from scorepad.bridge.draw import rank_draw, read_card
from scorepad.bridge.errors import Impossible, joined
from scorepad.bridge.evening import ScoredEvening, score_evening
from scorepad.bridge.movements import Plan
from scorepad.bridge.rotation import cycle
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.what_if import now, outlook
from scorepad.commands import desktop_language
from scorepad.commands.named_files import Refused, evening_in
from scorepad.commands.shared import refused
from scorepad.exchange.names import clean_name
from scorepad.sheets.ranking_text import movement_text, ranking_text
from scorepad.sheets.report import evening_data, seats_data, what_if_data
from scorepad.sheets.text import evening_text, seats_text, what_if_text

JSON_VERSION = 1
"""Another one where programs that read the JSON of a command would err."""


def score(options: argparse.Namespace) -> str:
    evening = _read(options.file)
    if options.json:
        return _json(evening_data(evening))
    return evening_text(evening, desktop_language.translate)


def rank(options: argparse.Namespace) -> str:
    """Print who won, the card of each pair, or the results of each board."""
    comparison = _read(options.file).comparison
    if not comparison:
        raise Refused(
            translate(
                "words",
                "{file}:1: no line has pairs, e.g. 1-2: N 4S+1 below a board",
            ),
            file=options.file,
        )
    ranked = ranking.rank(comparison)
    return ranking_text(ranked, options.by, desktop_language.translate, why=options.why)


def movement(options: argparse.Namespace) -> str:
    try:
        plan = Plan(options.movement, options.pairs, options.boards, options.share, options.rounds)
    except Impossible as wrong:
        raise refused("movement", wrong.message) from None
    return movement_text(plan, desktop_language.translate)


def what_if(options: argparse.Namespace) -> str:
    evening = _read(options.file)
    moment = now(evening)
    outlooks = list(outlook(moment.state, moment.options))
    if options.json:
        return _json(what_if_data(moment, outlooks))
    return what_if_text(moment, outlooks, desktop_language.translate)


def seats(options: argparse.Namespace) -> str:
    faults = []
    drawn = {}
    for argument in options.player:
        name, between, card = argument.rpartition("=")
        try:
            if not between:
                raise Impossible(translate("words", "player and card are needed, e.g. Ann=QC"))
            name = clean_name(name)
            if name in drawn:
                raise Impossible(translate("words", "{name} draws only once"), name=name)
            drawn[name] = read_card(card)
        except Impossible as wrong:
            fault = translate("words", "{typed}: {fault}")
            faults.append(Message(fault, {"typed": argument, "fault": wrong.message}))
    if faults:
        raise refused("seats", joined(faults))
    try:
        rounds = cycle(rank_draw(drawn), options.way)
    except Impossible as wrong:
        raise refused("seats", wrong.message) from None
    if options.json:
        return _json(seats_data(rounds))
    return seats_text(rounds, desktop_language.translate)


def _read(file: str) -> ScoredEvening:
    return score_evening(evening_in(file))


def _json(data: dict[str, object]) -> str:
    return json.dumps({"version": JSON_VERSION, **data}) + "\n"
