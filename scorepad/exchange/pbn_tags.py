"""The tags of one PBN game: what was played, and its score in the form of its round."""

from collections.abc import Iterable
from typing import NamedTuple

from scorepad import __version__
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import print_contract
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Options
from scorepad.bridge.points import Entry, Line
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import EAST, NORTH, SOUTH, WEST, Both, Side
from scorepad.bridge.state import ScoredDeal
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.exchange.tables import vulnerable

_Tags = dict[str, str]

_COMPETITION = {
    **{RUBBER: "Rubber", CHICAGO: "Chicago", CAVENDISH: "Cavendish"},
    **{DUPLICATE: "Pairs", POINTS: "Pairs"},
}
_UNKNOWN = "?"


class Game(NamedTuple):
    """A deal with its place in the evening."""

    number: int
    """Its number in the evening, from 1."""
    kept: SavedEvening
    before: tuple[ScoredRound, ...]
    """The earlier rounds."""
    round: ScoredRound
    scored: ScoredDeal
    deal: Deal

    @property
    def options(self) -> Options:
        return self.round.round.options


def tags(game: Game) -> _Tags:
    """Return all tags of a game in the order of the export format."""
    evening = game.kept.evening
    form = game.options.form
    scored = game.scored
    seating = scored.seating
    bid = game.deal.contract
    return {
        **event(evening),
        "Board": str(scored.number if game.options.boards else game.number),
        **{seat.name.title(): seating.at(seat) for seat in (WEST, NORTH, EAST, SOUTH)},
        "Dealer": str(scored.dealer),
        "Vulnerable": vulnerable(scored.vulnerable),
        "Deal": f"{scored.dealer}:- - - -",
        "Scoring": _UNKNOWN if game.options.is_listed else _COMPETITION[form],
        "Declarer": str(bid.declarer) if bid else "",
        "Contract": print_contract(bid) if bid else "Pass",
        "Result": str(game.deal.tricks) if bid else "",
        "Application": f"scorepad {__version__}",
        "Competition": _COMPETITION[form],
        "DealId": f"{game.kept.id}.{len(game.before) + 1}.{scored.place + 1}",
        "Round": str(len(game.before) + 1),
        **_scores(game),
        "Termination": _termination(game),
    }


def event(evening: Evening) -> _Tags:
    """Return the tags that all games of an evening begin with."""
    day = evening.day.isoformat().replace("-", ".") if evening.day else "????.??.??"
    return {"Event": evening.title, "Site": evening.club, "Date": day}


def _scores(game: Game) -> _Tags:
    """Return the score of the deal, above and below the line where there is one."""
    above, below = _sums(game.scored.entries)
    if game.options.is_listed:
        score = {"Score": f"NS {above.ns + below.ns - above.ew - below.ew}"}
        won = game.scored.compared and game.scored.compared.imps
        return score if won is None else {**score, "ScoreIMP": f"NS {won}"}
    scores = {"ScoreRubber": f"NS {above.ns}/{below.ns} EW {above.ew}/{below.ew}"}
    if game.options.form is RUBBER and not game.scored.after_end:
        scores["ScoreRubberHistory"] = _history(game)
    return scores


def _history(game: Game) -> str:
    """Return all points above the line of earlier rubbers, then this rubber up to the deal."""
    previous, _ = _sums(
        entry
        for part in game.before
        if part.round.options.form is RUBBER
        for entry in part.entries()
    )
    above, games = Both(), [Both()]
    for earlier in game.round.deals:
        if earlier.place >= game.scored.place:
            continue
        more_above, more_below = _sums(earlier.entries)
        above = above.added(more_above)
        games[-1] = games[-1].added(more_below)
        if earlier.game_to:
            games.append(Both())
    return " ".join(
        f"{side} {previous.of(side)} {above.of(side)}/"
        + " ".join(str(below.of(side)) for below in games)
        for side in Side
    )


def _sums(entries: Iterable[Entry]) -> tuple[Both, Both]:
    """Return the points above and below the line."""
    above, below = Both(), Both()
    for entry in entries:
        if entry.line is Line.BELOW:
            below = below.plus(entry.side, entry.points)
        else:
            above = above.plus(entry.side, entry.points)
    return above, below


def _termination(game: Game) -> str:
    """Return the termination of the deal; for the last deal of a round, that of the round."""
    last = max(scored.place for scored in game.round.deals if isinstance(scored.item, Deal))
    endless = game.options.boards and not game.options.length
    if game.scored.place < last or game.round.state.ended or endless:
        return "normal"
    return "abandoned" if game.round.round.stopped else "unterminated"
