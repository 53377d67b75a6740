"""Score what was written down, rank it, look ahead, and seat the players."""

import argparse
from dataclasses import replace

from scorepad.bridge import ranking
from scorepad.bridge.draw import rank_draw, read_card
from scorepad.bridge.errors import Impossible, joined
from scorepad.bridge.evening import ScoredEvening, score_evening
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.proposals import OF_PAIRS, USUAL_MINUTES, proposed
from scorepad.bridge.rotation import cycle
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.typed.director import read_away
from scorepad.bridge.typed.languages import spoken
from scorepad.bridge.what_if import now, outlook
from scorepad.commands import desktop_language
from scorepad.commands.named_files import Refused, evening_in
from scorepad.commands.shared import json_of, refused
from scorepad.exchange.names import clean_name
from scorepad.sheets.ranking_text import draw_text, moved_text, movement_text, ranking_text
from scorepad.sheets.report import evening_data, movement_data, seats_data, what_if_data
from scorepad.sheets.text import evening_text, seats_text, what_if_text

MOVEMENTS = [one for one in Movement if one is not Movement.SWISS]
"""Those that can be told beforehand."""


def score(options: argparse.Namespace) -> str:
    evening = _read(options.file)
    if options.json:
        return json_of(evening_data(evening))
    return evening_text(evening, desktop_language.translate)


def rank(options: argparse.Namespace) -> str:
    """Print who won, the card of each pair, or the results of each board."""
    ranked = _ranked(options.file)
    if options.before:
        return moved_text(_ranked(options.before), ranked, desktop_language.translate)
    if options.draw:
        try:
            return draw_text(ranked, desktop_language.translate)
        except Impossible as wrong:
            raise refused("rank", wrong.message) from None
    return ranking_text(ranked, options.by, desktop_language.translate, why=options.why)


def _ranked(file: str) -> ranking.Ranking:
    comparison = _read(file).comparison
    if not comparison:
        raise Refused(
            translate(
                "words",
                "{file}:1: no line has pairs, e.g. 1-2: N 4S+1 below a board",
            ),
            file=file,
        )
    return ranking.rank(comparison)


def movement(options: argparse.Namespace) -> str:
    """Print a movement; without its name, or for a time, the one that is proposed."""
    proposes = options.movement is None or options.minutes is not None
    try:
        plan = _proposed(options) if proposes else Plan(options.movement, options.pairs, 2)
        told = {
            "boards": options.boards or plan.boards,
            "rounds": options.rounds or plan.rounds,
            "shares": options.share or plan.shares,
            "first_board": options.first_board,
            "switched": options.switch,
            "away": read_away(" ".join(options.away)),
        }
        plan = replace(plan, **told)
    except Impossible as wrong:
        raise refused("movement", wrong.message) from None
    if options.json:
        return json_of(movement_data(plan))
    return movement_text(plan, desktop_language.translate, proposes=proposes)


def _proposed(options: argparse.Namespace) -> Plan:
    movements = (options.movement,) if options.movement else OF_PAIRS
    minutes = USUAL_MINUTES if options.minutes is None else options.minutes
    return proposed(movements, options.pairs, minutes)


def what_if(options: argparse.Namespace) -> str:
    evening = _read(options.file)
    moment = now(evening)
    outlooks = list(outlook(moment.state, moment.options))
    if options.json:
        return json_of(what_if_data(moment, outlooks))
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
            drawn[name] = read_card(card, spoken(desktop_language.translate))
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
        return json_of(seats_data(rounds))
    return seats_text(rounds, desktop_language.translate)


def _read(file: str) -> ScoredEvening:
    return score_evening(evening_in(file))
