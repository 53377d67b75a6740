"""The commands `score` and `what-if`."""

import argparse

from scorepad.bridge.evening import score_evening
from scorepad.commands.desktop_language import translate
from scorepad.commands.named_files import evening_in
from scorepad.commands.shared import json_of


def score(options: argparse.Namespace) -> str:
    evening = score_evening(evening_in(options.file))
    if options.json:
        from scorepad.sheets.report import evening_data

        return json_of(evening_data(evening))
    from scorepad.sheets.text import evening_text

    return evening_text(evening, translate)


def what_if(options: argparse.Namespace) -> str:
    from scorepad.bridge.next_deal import now
    from scorepad.bridge.what_if import outlook

    moment = now(score_evening(evening_in(options.file)))
    outlooks = list(outlook(moment.state, moment.options))
    if options.json:
        from scorepad.sheets.report import what_if_data

        return json_of(what_if_data(moment, outlooks))
    from scorepad.sheets.what_if_text import what_if_text

    return what_if_text(moment, outlooks, translate)
