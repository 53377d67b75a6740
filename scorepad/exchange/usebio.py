"""USEBIO 1.2, the XML in which club sites publish results.

Writes the ranking and all results of boards played at several tables, one event per round;
usebio_reader.py reads them.
"""

import re
from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape, quoteattr

from scorepad import __version__
from scorepad.bridge.comparison import (
    Average,
    Comparison,
    Named,
    NotPlayed,
    Played,
    Scoring,
    Split,
    team_of,
)
from scorepad.bridge.decimals import in_hundredths
from scorepad.bridge.errors import Impossible
from scorepad.bridge.notation import print_contract, print_what
from scorepad.bridge.ranking import RankedEntrant, RankedResult, Ranking, place, rank, sort_key
from scorepad.bridge.translatable import translate
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.exchange.score_options import print_settings

EVENTS = {
    Scoring.MATCHPOINTS: ("MP_PAIRS", "MATCH_POINTS"),
    Scoring.CROSS_IMPS: ("CROSS_IMPS", "CROSS_IMPS"),
    Scoring.BUTLER: ("BUTLER_PAIRS", "BUTLER_IMPS"),
    Scoring.TEAMS: ("TEAMS", "IMPS"),
    Scoring.BOARD_A_MATCH: ("TEAMS", "BAM"),
    Scoring.TOTAL_POINTS: ("AGGREGATE", "AGGREGATE"),
}
"""The type of the event, and the method of scoring."""
POINTS = {
    Scoring.MATCHPOINTS: "MATCH_POINTS",
    Scoring.BOARD_A_MATCH: "MATCH_POINTS",
    Scoring.CROSS_IMPS: "CROSS_IMP_POINTS",
    Scoring.BUTLER: "BUTLER_POINTS",
    Scoring.TEAMS: "IMPS",
    Scoring.TOTAL_POINTS: "AGGREGATE_POINTS",
}
PROGRAM = "scorepad"
PER_CENT = {"ave": "50", "ave+": "60", "ave-": "40"}


def parts(evenings: Iterable[SavedEvening]) -> Iterator[bytes]:
    """Yield the results, one by one; raises Impossible if no boards are compared."""
    yield b'<?xml version="1.0" encoding="UTF-8"?>\n<USEBIO Version="1.2">\n'
    club: str | None = None
    compared = (
        (kept, one.comparison)
        for kept in evenings
        for one in kept.evening.rounds
        if one.comparison and one.comparison.results
    )
    for kept, comparison in compared:
        if club is None:
            club = kept.evening.club
            named = f"<CLUB>{_line('CLUB_NAME', club).rstrip()}</CLUB>\n" if club else ""
            yield named.encode(errors="replace")
        yield "".join(_event(kept, rank(comparison), club)).encode(errors="replace")
    if club is None:
        raise Impossible(translate("words", "USEBIO holds only boards that several tables played"))
    yield b"</USEBIO>\n"


def _event(kept: SavedEvening, ranking: Ranking, club: str) -> Iterator[str]:
    evening = kept.evening
    kind, method = EVENTS[ranking.comparison.settings.scoring]
    if ranking.comparison.are_individuals:
        kind = "INDIVIDUAL"
    yield f'<EVENT EVENT_TYPE="{kind}">\n'
    yield f"<?{PROGRAM}-evening {kept.id}?>\n"
    yield f"<?{PROGRAM}-scoring {print_settings(ranking.comparison.settings)}?>\n"
    if evening.club != club:
        yield f"<?{PROGRAM}-club {_told(evening.club)}?>\n"  # a file has only one club
    if evening.director:
        yield f"<?{PROGRAM}-director {_told(evening.director)}?>\n"
    yield _line("PROGRAM_NAME", PROGRAM) + _line("PROGRAM_VERSION", __version__)
    if evening.title:
        yield _line("EVENT_DESCRIPTION", evening.title)
    if evening.day:
        yield _line("DATE", f"{evening.day:%d/%m/%Y}")
    yield _line("BOARD_SCORING_METHOD", method)
    yield _line("WINNER_TYPE", str(ranking.lists))
    yield _line("PAIRS", str(len(ranking.table)))
    yield _line("BOARDS_PLAYED", str(len(ranking.boards)))
    yield "<PARTICIPANTS>\n"
    for one in ranking.table:
        yield from _team(one, ranking) if ranking.of_teams else _pair(one, ranking)
    standing = {one.entrant for one in ranking.table}
    others = {one.entrant for one in ranking.comparison.names} - standing
    for entrant in sorted(others, key=sort_key):
        yield "<PAIR>\n" + _line("PAIR_NUMBER", entrant)
        yield from _players(entrant, ranking)
        yield "</PAIR>\n"
    yield "</PARTICIPANTS>\n"
    for board in ranking.boards:
        yield "<BOARD>\n" + _line("BOARD_NUMBER", str(board.board))
        for figure in board.figures:
            yield from _traveller_line(figure, ranking.comparison)
        yield "</BOARD>\n"
    yield "</EVENT>\n"


def _pair(one: RankedEntrant, ranking: Ranking) -> Iterator[str]:
    yield "<PAIR>\n" + _line("PAIR_NUMBER", one.entrant)
    if one.line:
        yield _line("DIRECTION", one.line)
    yield from _standing(one)
    yield from _players(one.entrant, ranking)
    yield "</PAIR>\n"


def _team(one: RankedEntrant, ranking: Ranking) -> Iterator[str]:
    """Yield a team with its people, who are also named in their pairs."""
    name = ranking.names.get(one.entrant) or ranking.members(one.entrant)
    yield f"<TEAM TEAM_ID={quoteattr(one.entrant)} TEAM_NAME={quoteattr(_plain(name))}>\n"
    yield from _standing(one)
    for entrant in sorted(ranking.names, key=sort_key):
        if team_of(entrant) == one.entrant != entrant:
            yield from _players(entrant, ranking)
    yield "</TEAM>\n"


def _standing(one: RankedEntrant) -> Iterator[str]:
    if one.place:
        yield _line("PLACE", place(one))
    if one.percent is None:
        yield _line("TOTAL_SCORE", in_hundredths(one.points))
    else:
        yield _line("PERCENTAGE", in_hundredths(one.percent))


def _players(entrant: str, ranking: Ranking) -> Iterator[str]:
    name = ranking.names.get(entrant, "")
    for player in Named(entrant, name).players or filter(None, [name]):
        yield f"<PLAYER>{_line('PLAYER_NAME', player).rstrip()}</PLAYER>\n"


def _traveller_line(figure: RankedResult, comparison: Comparison) -> Iterator[str]:
    result, what = figure.result, figure.result.what
    yield "<TRAVELLER_LINE>\n"
    yield _line("NS_PAIR_NUMBER", result.ns) + _line("EW_PAIR_NUMBER", result.ew)
    if isinstance(what, Played):
        bid = what.contract
        yield _line("CONTRACT", print_contract(bid) if bid else "PASS")
        if bid:
            yield _line("PLAYED_BY", bid.declarer) + _line("TRICKS", str(what.tricks))
    if isinstance(what, Average):
        awards = [PER_CENT.get(award, award) for award in (what.ns, what.ew)]
        if all(re.fullmatch("[0-9]{2}", award) for award in awards):
            yield _line("SCORE", "A" + "".join(awards))
        yield f"<?{PROGRAM} {what.ns} {what.ew}?>\n"  # ave+ may be more than 60
    elif isinstance(what, Split):
        yield f"<?{PROGRAM} {print_what(what)}?>\n"
    else:
        yield _line("SCORE", "NP" if isinstance(what, NotPlayed) else str(figure.score))
    if figure.points:
        points = POINTS[comparison.settings.scoring]
        for side, won in zip(("NS", "EW"), figure.points, strict=True):
            yield _line(f"{side}_{points}", in_hundredths(won))
    yield "</TRAVELLER_LINE>\n"


def _line(name: str, text: str) -> str:
    return f"<{name}>{escape(_plain(text))}</{name}>\n"


def _told(text: str) -> str:
    """Return text for a processing instruction."""
    return _plain(text).replace("?>", "? >")


def _plain(text: str) -> str:
    """Return text without characters that XML cannot hold."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f\ufffe\uffff]+", " ", text)
