"""The commands `rank` and `movement` for boards of several tables."""

import argparse
from dataclasses import replace

from scorepad.bridge import ranking
from scorepad.bridge.errors import Impossible, out_of_range
from scorepad.bridge.evening import score_evening
from scorepad.bridge.movements import Movement, Plan, rounds_of
from scorepad.bridge.proposals import OF_PAIRS, USUAL_MINUTES, proposed
from scorepad.bridge.translatable import translate
from scorepad.bridge.typed.director import read_away
from scorepad.commands import desktop_language
from scorepad.commands.named_files import CommandError, evening_in
from scorepad.commands.shared import json_of, refused
from scorepad.sheets.ranking_text import draw_text, moved_text, movement_text, ranking_text
from scorepad.sheets.report import movement_data

MOVEMENTS = [one for one in Movement if one is not Movement.SWISS]
"""Movements that can be printed in advance."""


def rank(options: argparse.Namespace) -> str:
    """Print the ranking, the card of each pair, or the results of each board."""
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
    comparison = score_evening(evening_in(file)).comparison
    if not comparison:
        raise CommandError(
            translate(
                "words",
                "{file}:1: no line has pairs, e.g. 1-2: N 4S+1 below a board",
            ),
            file=file,
        )
    return ranking.rank(comparison)


def movement(options: argparse.Namespace) -> str:
    """Print a movement; without a name, or with a time, the proposed one."""
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
        _refuse_more_rounds(plan)
    except Impossible as wrong:
        raise refused("movement", wrong.message) from None
    if options.json:
        return json_of(movement_data(plan))
    return movement_text(plan, desktop_language.translate, proposes=proposes)


def _refuse_more_rounds(plan: Plan) -> None:
    """Raise if more rounds are to be played, or switched, than there are."""
    there = len(rounds_of(replace(plan, rounds=None)))
    for option, number in (("--rounds", plan.rounds or 0), ("--switch", plan.switched)):
        if number > there:
            fault = out_of_range(number, 1, there)
            raise Impossible(translate("words", "{place}: {fault}"), place=option, fault=fault)
    if late := next((one.first for one in plan.away if one.first > (plan.rounds or there)), None):
        raise Impossible(translate("words", "there is no round {number}"), number=late)


def _proposed(options: argparse.Namespace) -> Plan:
    movements = (options.movement,) if options.movement else OF_PAIRS
    minutes = USUAL_MINUTES if options.minutes is None else options.minutes
    return proposed(movements, options.pairs, minutes)
