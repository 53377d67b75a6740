"""Reads USEBIO of any program into evenings: results of boards, and who played them.

Figures computed from the results are compared with ours; whatever differs, cannot be read or has no
place here is listed in the note of its evening.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import NamedTuple
from uuid import UUID

from scorepad.bridge.comparison import (
    Average,
    ComparisonSettings,
    NotPlayed,
    Score,
    Scoring,
    What,
)
from scorepad.bridge.errors import BadData, ScorepadError
from scorepad.bridge.evening import Evening
from scorepad.bridge.ranking import rank
from scorepad.bridge.seats import Side
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.typed.table_results import read_what
from scorepad.exchange.evening_builder import EveningBuilder
from scorepad.exchange.names import short
from scorepad.exchange.other_figures import FileFigures
from scorepad.exchange.other_results import (
    OtherRow,
    Who,
    compare,
    note_on,
    points_told,
    score_told,
    shown,
    what_of,
)
from scorepad.exchange.place import at
from scorepad.exchange.safe_xml import Element, read_xml
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.score_options import read_settings
from scorepad.exchange.usebio import EVENTS, PER_CENT, POINTS, PROGRAM

_METHODS = {
    "AGGREGATE|TOTAL_POINTS": Scoring.TOTAL_POINTS,
    "BUTLER": Scoring.BUTLER,
    "CROSS_?IMP|X_?IMP|^IMPS?$": Scoring.CROSS_IMPS,
    "BAM|BOARD_A_MATCH|POINT_A_BOARD|PAB": Scoring.BOARD_A_MATCH,
    "MATCH_?POINT|PERCENT|^MPS?$": Scoring.MATCHPOINTS,
}
"""Parts of the names of methods, in any spelling."""
_TYPES = {
    "AGGREGATE": Scoring.TOTAL_POINTS,
    "BUTLER": Scoring.BUTLER,
    "TEAM": Scoring.TEAMS,
    "IMP": Scoring.CROSS_IMPS,
}
"""The same for types of events without a method."""
_ADJUSTED = re.compile(r"A(?P<ns>[0-9]{2})(?P<ew>[0-9]{2})")
_NOT_PLAYED = ("", "-", "NP", "NOT PLAYED")
_AWARD = {percent: award for award, percent in PER_CENT.items()}
_DAY = re.compile(r"(?P<day>[0-9]{1,2})/(?P<month>[0-9]{1,2})/(?P<year>[0-9]{4})")
_TAKEN = {
    "EVENT": {
        *("SESSION", "SECTION", "MATCH", "PARTICIPANTS", "BOARD", "DATE", "EVENT_DESCRIPTION"),
        *("BOARD_SCORING_METHOD", "SCORING_METHOD"),
    },
    "MATCH": {"NS_PAIR_NUMBER", "EW_PAIR_NUMBER", "BOARD", "PARTICIPANTS"},
    "PARTICIPANTS": {"PAIR", "TEAM"},
    "TEAM": {"PLAYER"},
    "PAIR": {"PAIR_NUMBER", "DIRECTION", "PLAYER"},
    "PLAYER": {"PLAYER_NAME"},
    "BOARD": {"BOARD_NUMBER", "TRAVELLER_LINE"},
    "TRAVELLER_LINE": {
        *("NS_PAIR_NUMBER", "EW_PAIR_NUMBER", "CONTRACT", "PLAYED_BY", "TRICKS", "SCORE"),
    },
}
"""The contents that are used of each element."""
_TAKEN["SESSION"] = _TAKEN["SECTION"] = _TAKEN["EVENT"] - {"EVENT_DESCRIPTION"}
_FOLLOWS = re.compile(
    r"(NS|EW)_\w*(POINTS|IMPS)|PLACE|PERCENTAGE|TOTAL_SCORE|PAIRS|EW_PAIRS"
    r"|BOARDS_PLAYED|PROGRAM_\w+|SESSION_COUNT|SECTION_COUNT|WINNER_TYPE|CLUB"
)
"""Elements that follow from the others, or say nothing about play."""
_GROUPS = ("SESSION", "SECTION", "MATCH")


def decode(data: bytes) -> tuple[SavedEvening, ...]:
    """Return an evening for each event; raises BadData with the first faulty line.

    Other elements are listed once, in the note of the first.
    """
    outermost = read_xml(data)
    if outermost.name != "USEBIO":
        said = translate("words", "this XML is not a file of results (USEBIO)")
        raise BadData(str(outermost.line), said)
    club = next((one.said("CLUB_NAME") for one in outermost.all("CLUB")), "")
    found = [_Event(event, club) for event in outermost.all("EVENT")]
    events = [event for event in found if event.has_results]
    besides = {one.name for one in outermost.inside if one.name not in ("EVENT", "CLUB")}
    besides |= {"EVENT"} if len(events) < len(found) else set()
    in_file = data.count(b"<TRAVELLER_LINE")
    evenings = dict[object, SavedEvening]()
    for number, event in enumerate(events):
        one, id_ = event.evening(besides if event is events[0] else (), in_file), event.id
        if before := evenings.get(id_ or number):  # in our files every session is an event
            rounds, note = before.evening.rounds + one.rounds, before.evening.note or one.note
            one = replace(one, rounds=rounds, note=note)
        evenings[id_ or number] = SavedEvening(id_, one) if id_ else nameless(one)
    return tuple(evenings.values())


class _Part(NamedTuple):
    """A part of an event, with the facts for all its boards."""

    element: Element
    section: str = ""
    pairs: tuple[str, str] = ("", "")


class _Event:
    """The contents of an event, combined."""

    def __init__(self, event: Element, club: str) -> None:
        """Take an event, held at the club of its file unless it names another."""
        self._event = event
        self._club = event.instructions.get(f"{PROGRAM}-club", club)
        self._parts = [*_parts(_Part(event))]
        self._lost: list[str] = []
        """The names of elements that cannot be stored."""

    @property
    def id(self) -> UUID | None:
        """The id of an evening by scorepad, which identifies it."""
        try:
            return UUID(self._event.instructions.get(f"{PROGRAM}-evening", ""))
        except ValueError:
            return None

    @property
    def has_results(self) -> bool:
        boards = (board for part in self._parts for board in part.element.all("BOARD"))
        return any(board.all("TRAVELLER_LINE") for board in boards)

    def evening(self, besides: Collection[str], in_file: int) -> Evening:
        settings = self._settings()
        found = [*self._rows(settings)]
        so_far = EveningBuilder()
        differing = compare(so_far, found, dict(self._names()), settings, in_file)
        if self._said("WINNER_TYPE") == "1" and rank(so_far.comparison).lists == 2:
            so_far.settings = replace(so_far.settings, one_list=True)
        title, day = self._shown("EVENT_DESCRIPTION", self._said("EVENT_DESCRIPTION")), self._day()
        lost = [*besides, *self._lost, *_not_taken(self._event)]
        director = shown(self._event.instructions.get(f"{PROGRAM}-director", ""))
        so_far.tell(title=title, day=day, note=note_on(lost, differing))
        so_far.tell(club=shown(self._club), director=director)
        return so_far.evening()

    def _said(self, *names: str) -> str:
        """Return the first text of these elements, in the event or a part."""
        said = (part.element.said(name) for name in names for part in self._parts)
        return next(filter(None, said), "")

    def _shown(self, name: str, text: str) -> str:
        kept = shown(text)
        if kept != " ".join(text.split()):
            self._lost.append(name)
        return kept

    def _day(self) -> date | None:
        said = self._said("DATE")
        found = _DAY.fullmatch(said)
        try:
            if found:
                return date(int(found["year"]), int(found["month"]), int(found["day"]))
        except ValueError:
            pass
        self._lost += ["DATE"] if said else []
        return None

    def _settings(self) -> ComparisonSettings:
        """Return how boards are compared; our own events say it in full."""
        if told := self._event.instructions.get(f"{PROGRAM}-scoring"):
            with at(str(self._event.line)):
                return read_settings(told)
        return ComparisonSettings(self._scoring())

    def _scoring(self) -> Scoring:
        """Return the scoring method that all parts have, or that of the event's type."""
        kind = self._event.attributes.get("EVENT_TYPE", "")
        said = [
            (method, scoring)
            for part in self._parts
            for name in ("BOARD_SCORING_METHOD", "SCORING_METHOD")
            for method in part.element.all(name)
            if (scoring := _scored_by(kind, method)) is not None
        ]
        for method, scoring in said[1:]:
            if scoring is not said[0][1]:
                text = translate("words", "this session has two scoring methods")
                raise BadData(str(method.line), text)
        return said[0][1] if said else _by_type(kind)

    def _names(self) -> Iterator[tuple[Who, str]]:
        for part in self._parts:
            for group in part.element.all("PARTICIPANTS"):
                named = dict[str, str]()
                for pair in group.all("PAIR"):
                    players = [player.said("PLAYER_NAME") for player in pair.all("PLAYER")]
                    number = pair.said("PAIR_NUMBER").replace(" ", "")
                    if name := self._shown("PLAYER_NAME", " & ".join(filter(None, players))):
                        named[number] = name
                        yield (number, part.section, pair.said("DIRECTION")), name
                members: dict[str, list[str]] = {}
                for number in sorted(named):
                    members.setdefault(number[:1], []).append(named[number])
                people = {letter: ", ".join(names) for letter, names in members.items()}
                for team in group.all("TEAM"):
                    name = self._shown("TEAM_NAME", team.attributes.get("TEAM_NAME", ""))
                    letter = team.attributes.get("TEAM_ID", "")
                    if name and name != people.get(letter):
                        yield (letter, part.section, ""), name

    def _rows(self, settings: ComparisonSettings) -> Iterator[OtherRow]:
        for part in self._parts:
            for board in part.element.all("BOARD"):
                number = board.said("BOARD_NUMBER")
                for line in board.all("TRAVELLER_LINE"):
                    ns, ew = (
                        (line.said(f"{side}_PAIR_NUMBER") or whole).replace(" ", "")
                        for side, whole in zip(Side, part.pairs, strict=True)
                    )
                    told = FileFigures(
                        score_told(line.said("SCORE")), _points(line, settings.scoring)
                    )
                    what, fault = _what(line, told, settings)
                    place, section = str(line.line), part.section
                    yield OtherRow(place, number, ns, ew, what, section, told, fault)


def _parts(part: _Part) -> Iterator[_Part]:
    """Yield the whole and its parts; the pairs of a match are those of all its boards."""
    yield part
    for inner in part.element.inside:
        if inner.name in _GROUPS:
            if inner.all("TEAM") or inner.all("OPPOSING_TEAM"):
                said = translate("words", "matches of teams from other programs cannot be read")
                raise BadData(str(inner.line), said)
            section = inner.attributes.get("SECTION_ID", part.section)
            pairs = inner.said("NS_PAIR_NUMBER"), inner.said("EW_PAIR_NUMBER")
            yield from _parts(_Part(inner, section, pairs))


def _scored_by(kind: str, method: Element) -> Scoring | None:
    """Return the scoring method; raises BadData if it is unknown."""
    told = re.sub(r"[\s-]+", "_", method.text.strip().upper())
    if "TEAM" in kind and told in ("IMP", "IMPS"):
        return Scoring.TEAMS
    for known, scoring in _METHODS.items():
        if re.search(known, told):
            return scoring
    if not told:
        return None
    said = translate("words", "boards cannot be scored here by “{method}”")
    raise BadData(str(method.line), said, method=short(told))


def _by_type(kind: str) -> Scoring:
    return next((one for known, one in _TYPES.items() if known in kind), Scoring.MATCHPOINTS)


def _points(line: Element, scoring: Scoring) -> tuple[Decimal, Decimal] | None:
    """Return what the result earned both sides, under any of the names in use."""
    names = [POINTS[scoring], EVENTS[scoring][1], "IMPS"]
    for name in names if scoring.in_imps else names[:1]:
        ns, ew = (line.said(f"{side}_{name}") for side in Side)
        if found := points_told(ns, ew):
            return found
    return None


def _what(
    line: Element, told: FileFigures, settings: ComparisonSettings
) -> tuple[What, Message | None]:
    """Return the result of a board, and a message about what could not be read."""
    contract, score = line.said("CONTRACT"), line.said("SCORE")
    no_score = Message(translate("words", "“{typed}” cannot be read"), {"typed": short(score)})
    try:
        if PROGRAM in line.instructions:
            return _as_typed(line.instructions[PROGRAM]), None
        if adjusted := _ADJUSTED.fullmatch(score):
            instead = translate("words", "the director’s average counts in place of {contract}")
            in_place = Message(instead, {"contract": short(contract)})
            average = _average(adjusted["ns"], adjusted["ew"], settings)
            return average, None if contract.upper() in _NOT_PLAYED else in_place
        what = what_of("", contract, line.said("PLAYED_BY"), line.said("TRICKS"))
        if isinstance(what, NotPlayed) and told.score is not None:
            what = Score(told.score)
        elif isinstance(what, NotPlayed) and told.points and not settings.scoring.has_tops:
            what = Average(*(f"{one.normalize():f}" for one in told.points))
    except ScorepadError as wrong:
        fault = wrong.fault if isinstance(wrong, BadData) else wrong.message
        return NotPlayed() if told.score is None else Score(told.score), fault
    is_known = told.score is not None or score.upper() in _NOT_PLAYED
    return what, None if is_known else no_score


def _as_typed(told: str) -> What:
    """Return the director's decision, as noted by us for ourselves."""
    ns, _, ew = told.partition(" ")
    return read_what(told) if ns == "split" else Average(ns, ew)


def _average(ns: str, ew: str, settings: ComparisonSettings) -> Average:
    """Return an average; at IMPs 60 % is average plus."""
    if settings.scoring is Scoring.TOTAL_POINTS:
        return Average("ave", "ave")
    if settings.scoring.in_imps:
        return Average(_AWARD.get(ns, "ave"), _AWARD.get(ew, "ave"))
    return Average(ns, ew)


def _not_taken(element: Element) -> Iterator[str]:
    """Yield the names of unused elements, but not of those inside them."""
    for one in element.inside:
        if one.name in _TAKEN.get(element.name, ()):
            yield from _not_taken(one)
        elif not _FOLLOWS.fullmatch(one.name) and (one.inside or one.text.strip()):
            yield one.name
