"""The ranking of boards that several tables played, with the reason for every figure."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from scorepad.bridge.board_results import BoardWorth, compare, compare_as_if
from scorepad.bridge.comparison import (
    Average,
    Comparison,
    ComparisonSettings,
    NotPlayed,
    Played,
    Score,
    Scoring,
    Split,
    TableResult,
    fixed_award,
    team_of,
)
from scorepad.bridge.decimals import in_decimals
from scorepad.bridge.duplicate import board_vulnerable
from scorepad.bridge.points import score
from scorepad.bridge.seats import NS, Side
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.victory_points import victory_points


class RankedResult(NamedTuple):
    """A result with what it brought both sides; nothing where it does not count."""

    result: TableResult
    score: int | None = None
    """North-South's points; only of a board that was played."""
    compared: int | None = None
    """With so many other results."""
    points: tuple[Fraction, Fraction] | None = None
    top: int | None = None
    """The most that could be won; at IMPs there is no such thing."""
    why: Message | None = None

    @property
    def percents(self) -> tuple[Fraction, Fraction] | None:
        if not self.points or not self.top:
            return None
        return 100 * self.points[0] / self.top, 100 * self.points[1] / self.top


class RankedBoard(NamedTuple):
    """All results of a board."""

    board: int
    top: int | None
    datum: int | None
    figures: tuple[RankedResult, ...]


class RankedEntrant(NamedTuple):
    """A line of the ranking."""

    entrant: str
    line: Side | None
    """The list it is in, where there are two."""
    boards: int
    """Those that count."""
    points: Fraction
    of: int | None
    """The most that could be won on these boards; at IMPs there is no such thing."""
    scaled: Fraction | None
    """The IMPs ranked by: as if all had as many boards."""
    place: int | None = None
    shared: int | None = None
    """So many have this place."""

    @property
    def percent(self) -> Fraction | None:
        return 100 * self.points / self.of if self.of else None

    @property
    def value(self) -> Fraction:
        """What it is ranked by."""
        if self.of is not None:
            return self.percent or Fraction()
        return self.points if self.scaled is None else self.scaled


class Match(NamedTuple):
    """How a match of two teams ended, the home team first."""

    teams: tuple[str, str]
    boards: int
    imps: tuple[int, int] | None
    points: tuple[Fraction, Fraction] | None
    vp: tuple[Decimal, Decimal] | None

    @property
    def margin(self) -> int | None:
        """The home team's IMPs less the visitors'."""
        return self.imps[0] - self.imps[1] if self.imps else None


class Ranking(NamedTuple):
    """All that follows from a comparison."""

    comparison: Comparison
    expected: int
    """The most results that any board has."""
    lists: int
    boards: tuple[RankedBoard, ...]
    table: tuple[RankedEntrant, ...]
    match: Match | None

    @property
    def names(self) -> dict[str, str]:
        """What those are called who have a name."""
        return {one.entrant: one.name for one in self.comparison.names}

    def team_names(self, team: str) -> list[str]:
        """The names of a team's pairs."""
        pairs = sorted((one for one in self.names if team_of(one) == team != one), key=in_order)
        return [self.names[pair] for pair in pairs]

    def members(self, team: str) -> str:
        """The people of a team, by its pairs."""
        return ", ".join(self.team_names(team))

    @property
    def people(self) -> dict[str, str]:
        """Who plays by each number of the table; of a team its name and those of its pairs."""
        if not self.match:
            return self.names
        named = {team: (self.names.get(team), self.members(team)) for team in self.match.teams}
        return {team: ": ".join(filter(None, names)) for team, names in named.items()}


def rank(comparison: Comparison) -> Ranking:
    by_board: dict[int, list[TableResult]] = {}
    for result in comparison.results:
        by_board.setdefault(result.board, []).append(result)
    counts = [sum(not isinstance(one.what, NotPlayed) for one in on) for on in by_board.values()]
    expected = max([2, *counts])
    boards = [
        ranked_board(comparison, board, by_board[board], expected) for board in sorted(by_board)
    ]
    boards = _with_averages(comparison, boards, expected)
    lists = _lists(comparison)
    table = tuple(_table(comparison, boards, lists))
    return Ranking(
        comparison, expected, lists, tuple(boards), table, _match(comparison, boards, table)
    )


def card(ranking: Ranking, entrant: str) -> Iterator[tuple[int, RankedResult, Side]]:
    """The results of a pair, a player or a team by boards, with the line they sat in."""
    of_team = ranking.match is not None
    for board in ranking.boards:
        for figure in board.figures:
            for side in Side:
                opponents = figure.result.of(side)
                theirs = [team_of(opponents)] if of_team else opponents.split("+")
                if entrant in theirs:
                    yield board.board, figure, side


def in_order(entrants: str) -> tuple[tuple[bool, int, str], ...]:
    """Numbers first, by value, and then the others by letter."""
    return tuple(
        (not one.isdecimal(), int(one) if one.isdecimal() else 0, one)
        for one in entrants.split("+")
    )


def place(one: RankedEntrant) -> str:
    """As it is written: 1, 2=, 2=, 4."""
    return f"{one.place or ''}{'=' if one.shared and one.shared > 1 else ''}"


def ns_score(result: TableResult) -> int | None:
    """North-South's points, where the board was played."""
    match result.what:
        case Score(points):
            return points
        case Played(contract=None):
            return 0
        case Played(contract=bid, tricks=tricks) if bid:
            side = bid.declarer.side
            points = score(bid, tricks, side in board_vulnerable(result.board))
            return points if side is NS else -points
    return None


def ranked_board(
    comparison: Comparison, board: int, results: list[TableResult], expected: int
) -> RankedBoard:
    """Compare what was played; averages wait until all boards have been compared."""
    settings = comparison.settings
    results = sorted(results, key=lambda result: in_order(result.ns))
    scores = [ns_score(result) for result in results]
    played = [one for one in scores if one is not None]
    worth = BoardWorth({}, None)
    if len(played) >= settings.scoring.needs:
        worth = compare(played, settings, expected)
    figures = tuple(
        _split(settings, result, result.what, played, expected)
        if isinstance(result.what, Split)
        else _figure(result, points, len(played), worth)
        for result, points in zip(results, scores, strict=True)
    )
    return RankedBoard(board, worth.top, worth.datum, figures)


def _figure(
    result: TableResult, points: int | None, played: int, worth: BoardWorth
) -> RankedResult:
    if points is None:
        return RankedResult(result)
    if not worth.by_score:
        return RankedResult(result, points, 0)
    won, why = worth.by_score[points]
    lost = -won if worth.top is None else worth.top - won
    return RankedResult(result, points, played - 1, (won, lost), worth.top, why)


def _split(
    settings: ComparisonSettings,
    result: TableResult,
    split: Split,
    others: Sequence[int],
    expected: int,
) -> RankedResult:
    """Compare each side as if its score had been made here; for the others it was not."""
    butler = settings.scoring is Scoring.BUTLER
    if len(others) + (not butler) < settings.scoring.needs:
        return RankedResult(result, compared=0)
    ns, ew = (compare_as_if(split.of(side), others, settings, expected) for side in Side)
    won, first = ns.by_score[split.ns]
    lost, second = ew.by_score[split.ew]
    said = translate("words", "North-South: {first}. East-West: {second}")
    points = won, -lost if ew.top is None else ew.top - lost
    why = Message(said, {"first": first, "second": second})
    return RankedResult(result, None, len(others), points, ns.top, why)


def _with_averages(
    comparison: Comparison, boards: list[RankedBoard], expected: int
) -> list[RankedBoard]:
    """Averages last, as they may follow what a pair won on its other boards."""
    if not any(isinstance(one.what, Average) for one in comparison.results):
        return boards
    settings = comparison.settings
    own = {}
    if settings.scoring is Scoring.MATCHPOINTS and not comparison.are_individuals:
        own = {one.entrant: one.percent for one in _table(comparison, boards, lists=1)}
    others = 1 if settings.scoring.is_match else expected - 1
    top = settings.scale.win * others if settings.scoring.has_tops else None
    return [
        board._replace(
            figures=tuple(
                _average(figure, figure.result.what, settings.scoring, top, own)
                if isinstance(figure.result.what, Average)
                else figure
                for figure in board.figures
            )
        )
        for board in boards
    ]


def _average(
    figure: RankedResult,
    average: Average,
    scoring: Scoring,
    top: int | None,
    own: dict[str, Fraction | None],
) -> RankedResult:
    """An average plus is the pair's own percentage if that is higher, a minus if it is lower."""
    ns, ew = (
        _awarded(award, Fraction(fixed_award(award, scoring)), own.get(figure.result.of(side)))
        for award, side in zip((average.ns, average.ew), Side, strict=True)
    )
    plain = {"ns": in_decimals(ns), "ew": in_decimals(ew)}
    if top is None:
        said = translate("words", "an average of {ns} points for North-South, {ew} for East-West")
        if scoring.in_imps:
            said = translate("words", "an average of {ns} IMPs for North-South, {ew} for East-West")
        return figure._replace(points=(ns, ew), why=Message(said, plain))
    points = top * ns / 100, top * ew / 100
    said = translate(
        "words",
        "an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}",
    )
    facts = {**plain, "top": top, "won": points[0], "lost": points[1]}
    return figure._replace(points=points, top=top, why=Message(said, facts))


def _awarded(award: str, fixed: Fraction, own: Fraction | None) -> Fraction:
    if own is None:
        return fixed
    return {"ave+": max(fixed, own), "ave-": min(fixed, own)}.get(award, fixed)


def _lists(comparison: Comparison) -> int:
    """Two where no pair changed lines, unless the players want one."""
    settings = comparison.settings
    if settings.one_list or settings.scoring.is_match or comparison.are_individuals:
        return 1
    ns = {result.ns for result in comparison.results}
    ew = {result.ew for result in comparison.results}
    return 1 if ns & ew else 2


def _table(
    comparison: Comparison, boards: Sequence[RankedBoard], lists: int
) -> Iterator[RankedEntrant]:
    sums: dict[str, _Sum] = {}
    for board in boards:
        counted: set[str] = set()  # at teams both lines of a board are one result
        for figure in board.figures:
            for place, side in enumerate(Side):
                for entrant in _entrants(comparison, figure.result.of(side)):
                    sum_ = sums.get(entrant)
                    if sum_ is None:
                        sum_ = sums[entrant] = _Sum(side)
                    if figure.points and entrant not in counted:
                        counted.add(entrant)
                        sum_.boards += 1
                        won = figure.points[place]
                        sum_.parts[won.denominator] += won.numerator
                        sum_.tops += figure.top or 0
    settings = comparison.settings
    most = max((sum_.boards for sum_ in sums.values()), default=0)
    scales = not (settings.scoring.has_tops or settings.scoring.is_match)
    everybody = [
        RankedEntrant(
            entrant,
            sum_.side if lists == 2 else None,
            sum_.boards,
            sum_.points,
            sum_.tops if settings.scoring.has_tops else None,
            sum_.points * most / sum_.boards if scales and sum_.boards else None,
        )
        for entrant, sum_ in sums.items()
    ]
    for line in Side if lists == 2 else (None,):
        yield from placed([one for one in everybody if one.line is line])


@dataclass(slots=True)
class _Sum:
    """What a pair, a player or a team has so far."""

    side: Side
    boards: int = 0
    tops: int = 0
    parts: Counter[int] = field(default_factory=Counter)
    """Its points as sums of numerators by their denominators, which is faster."""

    @property
    def points(self) -> Fraction:
        return sum((Fraction(top, below) for below, top in self.parts.items()), Fraction())


def _entrants(comparison: Comparison, opponents: str) -> list[str]:
    """Who gets the points of a pair: itself, its two players or its team."""
    if comparison.settings.scoring.is_match:
        return [team_of(opponents)]
    return opponents.split("+")


def placed(table: Sequence[RankedEntrant]) -> Iterator[RankedEntrant]:
    """In order, equals sharing the better place; last those without a board that counts."""
    times = Counter(one.value for one in table if one.boards)
    places, place = {}, 1
    for value in sorted(times, reverse=True):
        places[value] = place
        place += times[value]
    for one in sorted(table, key=lambda one: (not one.boards, -one.value, in_order(one.entrant))):
        if one.boards:
            yield one._replace(place=places[one.value], shared=times[one.value])
        else:
            yield one


def _match(
    comparison: Comparison, boards: Sequence[RankedBoard], table: Sequence[RankedEntrant]
) -> Match | None:
    settings = comparison.settings
    if not settings.scoring.is_match or not table:
        return None
    home, visitors = sorted(table, key=lambda one: one.entrant)
    teams = home.entrant, visitors.entrant
    if settings.scoring is Scoring.BOARD_A_MATCH:
        return Match(teams, home.boards, None, (home.points, visitors.points), None)
    swings = [_swing(board, home.entrant) for board in boards]
    won, lost = (sum(max(swing, 0) for swing in team) for team in zip((0, 0), *swings, strict=True))
    vp = None
    if settings.vp and home.boards:
        vp = victory_points(abs(won - lost), home.boards)
        vp = vp if won >= lost else (vp[1], vp[0])
    return Match(teams, home.boards, (won, lost), None, vp)


def _swing(board: RankedBoard, home: str) -> tuple[int, int]:
    """The IMPs of the home team and the visitors on a board, of which both lines say the same."""
    for figure in board.figures:
        if figure.points:
            ns, ew = map(int, figure.points)
            return (ns, ew) if team_of(figure.result.ns) == home else (ew, ns)
    return 0, 0
