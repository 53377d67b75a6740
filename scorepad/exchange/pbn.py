"""PBN 2.1: each deal is a game that other programs read; they pass over what PBN has no tag for.

Contract, declarer and result stand in their tags. All else that the players entered stands, with
the names it has in the evening file, on lines that begin with %, which PBN leaves to each program:

    %evening {...}      the next games are of this evening
    %round {...}        and of this round
    %deal {...}         what the game before it has no tag for
    %adjustment {...}   %seats {...}    entered between two games
    %+ ...              goes on with the line before it

Termination is that of the deal; on the last deal of a round that of the round: abandoned where the
players stopped it, unterminated where it is still open.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain

from scorepad import __version__
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import score_evening
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Seat
from scorepad.exchange.entered import evening_facts, item_facts, round_facts
from scorepad.exchange.evening_format import (
    Board,
    EnteredAdjustment,
    EnteredDeal,
    Facts,
    HonoursHeld,
    Text,
)
from scorepad.exchange.facts import written
from scorepad.exchange.kept import Kept
from scorepad.exchange.pbn_tags import Game, tags

LONGEST_LINE = 255
LONGEST_VALUE = 100
"""Half a line, as a quote in it takes two letters."""
HEAD = (
    "% PBN 2.1",
    "% EXPORT",
    "%Content-type: text/x-pbn; charset=UTF-8",
    f"%Creator: scorepad {__version__}",
)
EVENING, ROUND, DEAL, ADJUSTMENT, SEATS = KINDS = (
    *("%evening ", "%round ", "%deal ", "%adjustment ", "%seats "),
)
GOES_ON = "%+ "
_UNSHOWN = re.compile(r"[\x00-\x1f\x7f-\x9f]+")


class Untagged(Facts, frozen=True):
    """What no tag says of a deal."""

    honours: HonoursHeld | None = None
    dealer: Seat | None = None
    board: Board | None = None
    note: Text = ""


def encode(evenings: Iterable[Kept]) -> bytes:
    """The evenings as PBN in its export format."""
    return b"".join(parts(evenings))


def parts(evenings: Iterable[Kept]) -> Iterator[bytes]:
    """The same, evening by evening."""
    for lines in chain([HEAD], map(_evening, evenings)):
        yield "".join(f"{line}\r\n" for line in lines).encode(errors="replace")


def _evening(kept: Kept) -> Iterator[str]:
    bare = kept._replace(evening=replace(kept.evening, rounds=()))
    yield from _facts(EVENING, evening_facts(bare))
    before: tuple[ScoredRound, ...] = ()
    number = 0
    for scored in score_evening(kept.evening).rounds:
        yield from _facts(ROUND, round_facts(replace(scored.round, items=())))
        deals = {deal.place: deal for deal in scored.deals}
        for place, item in enumerate(scored.round.items):
            if isinstance(item, Deal):
                number += 1
                yield from _game(Game(number, kept, before, scored, deals[place], item))
            else:
                facts = item_facts(item)
                kind = ADJUSTMENT if isinstance(facts, EnteredAdjustment) else SEATS
                yield from _facts(kind, facts)
        before += (scored,)


def _game(game: Game) -> Iterator[str]:
    yield ""
    yield from (_tag(name, value) for name, value in tags(game).items())
    facts = item_facts(game.deal)
    assert isinstance(facts, EnteredDeal)
    untagged = Untagged(facts.honours, facts.dealer, facts.board, facts.note)
    if untagged != Untagged():
        yield from _facts(DEAL, untagged)


def _tag(name: str, value: str) -> str:
    shown = _UNSHOWN.sub(" ", value)[:LONGEST_VALUE]
    escaped = shown.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _facts(kind: str, facts: Facts) -> Iterator[str]:
    """Facts on as many lines as they need."""
    line = kind + written(facts)
    while len(line) > LONGEST_LINE:
        yield line[:LONGEST_LINE]
        line = GOES_ON + line[LONGEST_LINE:]
    yield line
