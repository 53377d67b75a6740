"""USEBIO 1.2, the XML that club sites publish results from.

Written are the ranking and all results of the last boards that several tables played; all that is
read of other programs is told apart from what is passed over.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import date
from decimal import Decimal
from xml.sax.saxutils import escape

from scorepad import __version__
from scorepad.bridge.comparison import (
    Average,
    Comparison,
    ComparisonSettings,
    Named,
    NotPlayed,
    Played,
    Scoring,
    What,
)
from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.notation import print_contract
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.ranking import RankedEntrant, RankedResult, Ranking, in_hundredths, place, rank
from scorepad.bridge.rounds import Round
from scorepad.bridge.translatable import translate
from scorepad.exchange.other_results import OtherRow, comparison_of, passed_over, shown, what_of
from scorepad.exchange.safe_xml import Element, read_xml
from scorepad.exchange.saved_evening import SavedEvening, nameless

_EVENTS = {
    Scoring.MATCHPOINTS: ("MP_PAIRS", "MATCH_POINTS"),
    Scoring.CROSS_IMPS: ("CROSS_IMPS", "CROSS_IMPS"),
    Scoring.BUTLER: ("BUTLER_PAIRS", "BUTLER_IMPS"),
    Scoring.TEAMS: ("TEAMS", "IMPS"),
    Scoring.BOARD_A_MATCH: ("TEAMS", "BAM"),
    Scoring.TOTAL_POINTS: ("AGGREGATE", "AGGREGATE"),
}
"""The type of the event, and how its boards are scored."""
_POINTS = {
    Scoring.MATCHPOINTS: "MATCH_POINTS",
    Scoring.BOARD_A_MATCH: "MATCH_POINTS",
    Scoring.CROSS_IMPS: "CROSS_IMP_POINTS",
    Scoring.BUTLER: "BUTLER_POINTS",
    Scoring.TEAMS: "IMPS",
    Scoring.TOTAL_POINTS: "AGGREGATE_POINTS",
}
_PROGRAM = "scorepad"
_ADJUSTED = re.compile(r"A(?P<ns>[0-9]{2})(?P<ew>[0-9]{2})")
_PERCENT = {"ave": "50", "ave+": "60", "ave-": "40"}
_AWARD = {percent: award for award, percent in _PERCENT.items()}
_DAY = re.compile(r"(?P<day>[0-9]{1,2})/(?P<month>[0-9]{1,2})/(?P<year>[0-9]{4})")
_TAKEN = {
    *("USEBIO", "EVENT", "SESSION", "SECTION", "PARTICIPANTS", "PAIR", "PAIR_NUMBER", "PLAYER"),
    *("PLAYER_NAME", "BOARD", "BOARD_NUMBER", "TRAVELLER_LINE", "NS_PAIR_NUMBER"),
    *("EW_PAIR_NUMBER", "CONTRACT", "PLAYED_BY", "TRICKS", "SCORE", "DATE", "EVENT_DESCRIPTION"),
    "BOARD_SCORING_METHOD",
}
_FOLLOWS = re.compile(
    r"(NS|EW)_\w*(POINTS|IMPS)|PLACE|PERCENTAGE|TOTAL_SCORE|DIRECTION|WINNER_TYPE|PAIRS|EW_PAIRS"
    r"|BOARDS_PLAYED|PROGRAM_\w+|SESSION_COUNT|SECTION_COUNT|CLUB"
)
"""What is worked out from the rest, or says nothing of the play."""


def parts(evenings: Iterable[SavedEvening]) -> Iterator[bytes]:
    """Yield their results, one by one; raises Impossible at one without compared boards."""
    yield b'<?xml version="1.0" encoding="UTF-8"?>\n<USEBIO Version="1.2">\n'
    for kept in evenings:
        comparison = score_evening(kept.evening).comparison
        if not comparison:
            raise Impossible(
                translate("words", "USEBIO holds only boards that several tables played")
            )
        yield "".join(_event(kept.evening, rank(comparison))).encode(errors="replace")
    yield b"</USEBIO>\n"


def _event(evening: Evening, ranking: Ranking) -> Iterator[str]:
    kind, method = _EVENTS[ranking.comparison.settings.scoring]
    if ranking.comparison.are_individuals:
        kind = "INDIVIDUAL"
    yield f'<EVENT EVENT_TYPE="{kind}">\n'
    yield _line("PROGRAM_NAME", _PROGRAM) + _line("PROGRAM_VERSION", __version__)
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
        yield from _participant(one, ranking)
    yield "</PARTICIPANTS>\n"
    for board in ranking.boards:
        yield "<BOARD>\n" + _line("BOARD_NUMBER", str(board.board))
        for figure in board.figures:
            yield from _traveller_line(figure, ranking.comparison)
        yield "</BOARD>\n"
    yield "</EVENT>\n"


def _participant(one: RankedEntrant, ranking: Ranking) -> Iterator[str]:
    yield "<PAIR>\n" + _line("PAIR_NUMBER", one.entrant)
    if one.line:
        yield _line("DIRECTION", one.line)
    if one.place:
        yield _line("PLACE", place(one))
    if one.percent is None:
        yield _line("TOTAL_SCORE", in_hundredths(one.points))
    else:
        yield _line("PERCENTAGE", in_hundredths(one.percent))
    name = ranking.names.get(one.entrant)
    for player in Named(one.entrant, name).players if name else ():
        yield f"<PLAYER>{_line('PLAYER_NAME', player).rstrip()}</PLAYER>\n"
    yield "</PAIR>\n"


def _traveller_line(figure: RankedResult, comparison: Comparison) -> Iterator[str]:
    result, what = figure.result, figure.result.what
    yield "<TRAVELLER_LINE>\n"
    yield _line("NS_PAIR_NUMBER", result.ns) + _line("EW_PAIR_NUMBER", result.ew)
    if isinstance(what, Played):
        bid = what.contract
        yield _line("CONTRACT", print_contract(bid) if bid else "PASS")
        if bid:
            yield _line("PLAYED_BY", bid.declarer) + _line("TRICKS", str(what.tricks))
        yield _line("SCORE", str(figure.score))
    elif isinstance(what, Average):
        ns, ew = (_PERCENT.get(award, award) for award in (what.ns, what.ew))
        if re.fullmatch("[0-9]{2}", ns) and re.fullmatch("[0-9]{2}", ew):
            yield _line("SCORE", f"A{ns}{ew}")
        yield f"<?{_PROGRAM} {what.ns} {what.ew}?>\n"  # ave+ is no 60: it may be more
    else:
        yield _line("SCORE", "NP")
    if figure.points:
        points = _POINTS[comparison.settings.scoring]
        for side, won in zip(("NS", "EW"), figure.points, strict=True):
            yield _line(f"{side}_{points}", in_hundredths(won))
    yield "</TRAVELLER_LINE>\n"


def _line(name: str, text: str) -> str:
    shown = re.sub(r"[\x00-\x1f\x7f-\x9f\ufffe\uffff]+", " ", text)
    return f"<{name}>{escape(shown)}</{name}>\n"


def decode(data: bytes) -> tuple[SavedEvening, ...]:
    """Return an evening for each event; raises BadData with the first line that is wrong."""
    outermost = read_xml(data)
    if outermost.name != "USEBIO":
        said = translate("words", "this XML is no file of results (USEBIO)")
        raise BadData(str(outermost.line), said)
    return tuple(nameless(_evening(event)) for event in outermost.all("EVENT"))


def _evening(event: Element) -> Evening:
    settings = ComparisonSettings(_scoring(event))
    sections = [
        (section.attributes.get("SECTION_ID", ""), section)
        for session in event.all("SESSION")
        for section in session.all("SECTION")
    ]
    names: dict[str, str] = {}
    rows: list[OtherRow] = []
    for letter, part in [("", event), *sections]:
        for group in part.all("PARTICIPANTS"):
            for pair in group.all("PAIR"):
                players = [player.said("PLAYER_NAME") for player in pair.all("PLAYER")]
                if name := shown(" & ".join(filter(None, players))):
                    names.setdefault(pair.said("PAIR_NUMBER"), name)
        for board in part.all("BOARD"):
            for line in board.all("TRAVELLER_LINE"):
                rows.append(_row(board.said("BOARD_NUMBER"), line, letter, settings))
    comparison = comparison_of(rows, names, settings)
    note = passed_over([*_not_taken(event)])
    round_ = Round(Options(DUPLICATE), comparison=comparison)
    return Evening((round_,), shown(event.said("EVENT_DESCRIPTION")), _day(event), note)


def _scoring(event: Element) -> Scoring:
    kind, method = event.attributes.get("EVENT_TYPE", ""), event.said("BOARD_SCORING_METHOD")
    for scoring, known in _EVENTS.items():
        if (kind, method) == known:
            return scoring
    told = kind + method
    if "AGGREGATE" in told:
        return Scoring.TOTAL_POINTS
    if "BUTLER" in told:
        return Scoring.BUTLER
    return Scoring.CROSS_IMPS if "IMP" in told else Scoring.MATCHPOINTS


def _row(board: str, line: Element, section: str, settings: ComparisonSettings) -> OtherRow:
    place_, score = str(line.line), line.said("SCORE")
    ns, ew = (line.said(f"{side}_PAIR_NUMBER").replace(" ", "") for side in ("NS", "EW"))
    what: What
    if _PROGRAM in line.instructions:
        what = _as_typed(place_, line.instructions[_PROGRAM])
    elif adjusted := _ADJUSTED.fullmatch(score):
        what = _average(adjusted["ns"], adjusted["ew"], settings)
    elif score in ("NP", "") and not line.said("CONTRACT"):
        what = _by_points(place_, line, settings)
    else:
        contract = line.said("CONTRACT")
        what = what_of(place_, contract, line.said("PLAYED_BY"), line.said("TRICKS"))
    return OtherRow(place_, board, ns, ew, what, section)


def _as_typed(place_: str, told: str) -> Average:
    """Return the average that was typed, which we note beside what other programs read."""
    ns, _, ew = told.partition(" ")
    try:
        return Average(ns, ew)
    except Impossible as wrong:
        raise BadData(place_, wrong.message) from None


def _average(ns: str, ew: str, settings: ComparisonSettings) -> Average:
    """At IMPs 60 % stands for average plus."""
    if settings.scoring is Scoring.TOTAL_POINTS:
        return Average("ave", "ave")
    if settings.scoring.in_imps:
        return Average(_AWARD.get(ns, "ave"), _AWARD.get(ew, "ave"))
    return Average(ns, ew)


def _by_points(place_: str, line: Element, settings: ComparisonSettings) -> What:
    """What was awarded in IMPs or points, where a line has nothing else."""
    name = _POINTS[settings.scoring]
    points = [line.said(f"{side}_{name}") for side in ("NS", "EW")]
    if settings.scoring.has_tops or not all(points):
        return NotPlayed()
    try:
        return Average(*(f"{Decimal(one).normalize():f}" for one in points))
    except (Impossible, ArithmeticError):
        said = translate("words", "“{ns}” and “{ew}” are no average")
        raise BadData(place_, said, ns=points[0][:20], ew=points[1][:20]) from None


def _not_taken(element: Element) -> Iterator[str]:
    """The names of what is not used, without what stands in it."""
    for one in element.inside:
        if one.name in _TAKEN:
            yield from _not_taken(one)
        elif not _FOLLOWS.fullmatch(one.name):
            yield one.name


def _day(event: Element) -> date | None:
    found = _DAY.fullmatch(event.said("DATE"))
    try:
        return date(int(found["year"]), int(found["month"]), int(found["day"])) if found else None
    except ValueError:
        return None
