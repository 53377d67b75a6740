"""The command `seats`: seats the players by the cards they drew."""

import argparse

from scorepad.bridge.draw import rank_draw, read_card
from scorepad.bridge.errors import Impossible, joined
from scorepad.bridge.rotation import cycle
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.typed.languages import spoken
from scorepad.commands import desktop_language
from scorepad.commands.shared import json_of, refused
from scorepad.exchange.names import clean_name
from scorepad.sheets.report import seats_data
from scorepad.sheets.text import seats_text


def seats(options: argparse.Namespace) -> str:
    faults = []
    drawn = {}
    for argument in options.player:
        name, between, card = argument.rpartition("=")
        try:
            if not (between and card):
                raise Impossible(translate("words", "player and card are needed, e.g. Ann=QC"))
            name = clean_name(name)
            if name in drawn:
                raise Impossible(translate("words", "{name} draws only once"), name=name)
            drawn[name] = read_card(card, spoken(desktop_language.translate))
        except Impossible as wrong:
            fault = translate("words", "{place}: {fault}")
            faults.append(Message(fault, {"place": argument, "fault": wrong.message}))
    if faults:
        raise refused("seats", joined(faults))
    try:
        rounds = cycle(rank_draw(drawn), options.way)
    except Impossible as wrong:
        raise refused("seats", wrong.message) from None
    if options.json:
        return json_of(seats_data(rounds))
    return seats_text(rounds, desktop_language.translate)
