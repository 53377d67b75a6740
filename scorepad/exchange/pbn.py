"""PBN 2.1: each deal is a game for other programs; they skip what PBN has no tag for.

Contract, declarer and result are in their tags. Everything else that the players entered is plain
data on lines that begin with %, which PBN reserves for programs:

    %scorepad 2         the version of these lines
    %evening {...}      the next games are of this evening
    %round {...}        and of this round
    %deal {...}         what the game before it has no tag for
    %between {...}      entered between two games: an adjustment, or new seats
    %+ ...              continues the line before it

Termination is that of the deal; for the last deal of a round, that of the round: abandoned if the
players stopped it, unterminated while it is open.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain

from scorepad import __version__
from scorepad.bridge.comparison import Comparison
from scorepad.bridge.deal import Deal, Item
from scorepad.bridge.evening import score_evening
from scorepad.bridge.plain import KIND, Plain, kind_name, to_plain
from scorepad.bridge.rounds import ScoredRound
from scorepad.exchange import pbn_results
from scorepad.exchange.evening_file import plain_of
from scorepad.exchange.pbn_tags import Game, event, tags
from scorepad.exchange.saved_evening import SavedEvening

LONGEST_LINE = 255
_LONGEST_VALUE = 100
"""Half a line, as a quote inside takes two letters."""
_VERSION = "%scorepad 2"
_HEAD = (
    "% PBN 2.1",
    "% EXPORT",
    "%Content-type: text/x-pbn; charset=UTF-8",
    f"%Creator: scorepad {__version__}",
    _VERSION,
)
EVENING, ROUND, DEAL, BETWEEN = "%evening ", "%round ", "%deal ", "%between "
GOES_ON = "%+ "
IN_TAGS = ("contract", "tricks")
"""The fields of a deal that have tags."""
_UNSHOWN = re.compile(r"[\x00-\x1f\x7f-\x9f]+")


def parts(evenings: Iterable[SavedEvening]) -> Iterator[bytes]:
    """Yield the evenings as PBN in its export format, one by one."""
    for lines in chain([_HEAD], map(_evening, evenings)):
        yield "".join(f"{line}\r\n" for line in lines).encode(errors="replace")


def _evening(kept: SavedEvening) -> Iterator[str]:
    bare = kept._replace(evening=replace(kept.evening, rounds=()))
    yield from _plain(EVENING, plain_of(bare))
    before: tuple[ScoredRound, ...] = ()
    number = 0
    for scored in score_evening(kept.evening).rounds:
        yield from _plain(ROUND, to_plain(replace(scored.round, items=())))
        if scored.round.comparison:
            yield from _results(kept, scored.round.comparison)
        deals = {deal.place: deal for deal in scored.deals}
        for place, item in enumerate(scored.round.items):
            if isinstance(item, Deal):
                number += 1
                yield from _game(Game(number, kept, before, scored, deals[place], item))
            else:
                yield from _plain(BETWEEN, _item(item))
        before += (scored,)


def _game(game: Game) -> Iterator[str]:
    yield ""
    yield from (_tag(name, value) for name, value in tags(game).items())
    untagged = {name: value for name, value in to_plain(game.deal).items() if name not in IN_TAGS}
    if untagged:
        yield from _plain(DEAL, untagged)


def _results(kept: SavedEvening, comparison: Comparison) -> Iterator[str]:
    """Yield a game for each board of several tables, with its table of results."""
    for tags_of_board, tables in pbn_results.games(comparison):
        yield ""
        whole = {**event(kept.evening), **tags_of_board}
        yield from (_tag(name, value) for name, value in whole.items())
        for name, (head, *rows) in tables.items():
            yield f'[{name} "{";".join(head)}"]'
            yield from map(" ".join, rows)
    yield ""


def _item(item: Item) -> Plain:
    return {KIND: kind_name(type(item)), **to_plain(item)}


def _tag(name: str, value: str) -> str:
    shown = _UNSHOWN.sub(" ", value)[:_LONGEST_VALUE]
    escaped = shown.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _plain(kind: str, plain: Plain) -> Iterator[str]:
    """Yield plain data on as many lines as it needs."""
    line = kind + json.dumps(plain, ensure_ascii=False)
    while len(line) > LONGEST_LINE:
        yield line[:LONGEST_LINE]
        line = GOES_ON + line[LONGEST_LINE:]
    yield line
