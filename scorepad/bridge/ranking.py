"""The ranking of boards that several tables played, with the reason for every figure."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from itertools import groupby
from math import lcm
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
    teams_of,
)
from scorepad.bridge.duplicate import board_vulnerable
from scorepad.bridge.points import score
from scorepad.bridge.seats import EW, NS, Side
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.victory_points import victory_points


class RankedResult(NamedTuple):
    """A result with what it earned both sides; None where it does not count."""

    result: TableResult
    score: int | None = None
    """North-South's points, if the board was played."""
    compared: int | None = None
    """The number of other results it was compared with."""
    points: tuple[Fraction, Fraction] | None = None
    top: int | None = None
    """The most that could be won; None at IMPs."""
    why: Message | None = None

    @property
    def percents(self) -> tuple[Fraction, Fraction] | None:
        if not self.points or not self.top:
            return None
        ns, ew = self.points
        return (
            Fraction(100 * ns.numerator, self.top * ns.denominator),
            Fraction(100 * ew.numerator, self.top * ew.denominator),
        )


class RankedBoard(NamedTuple):
    """All results of a board."""

    board: int
    top: int | None
    datum: int | None
    figures: tuple[RankedResult, ...]


class RankedEntrant(NamedTuple):
    """A line of the ranking: a pair, a player or a team."""

    entrant: str
    line: Side | None
    """The line whose list it is in, if there are two lists."""
    boards: int
    """The number of boards that count."""
    points: Fraction
    of: int | None
    """The most that could be won on these boards; None at IMPs."""
    scaled: Fraction | None
    """IMPs scaled to an equal number of boards, for ranking."""
    vp: Fraction | None = None
    """A team's victory points, including byes."""
    matches: int | None = None
    """The number of matches and byes that they come from."""
    adjusted: Fraction | None = None
    """What the director gave or took."""
    place: int | None = None
    shared: int | None = None
    """How many entrants share this place."""
    handicap: Fraction | None = None
    with_handicap: Fraction | None = None
    """The figure ranked by, including everybody's handicap."""
    place_with_handicap: int | None = None
    shared_with_handicap: int | None = None

    @property
    def percent(self) -> Fraction | None:
        return 100 * self.points / self.of if self.of else None

    @property
    def counts(self) -> bool:
        """Whether there is anything to rank it by."""
        return self.boards > 0 or bool(self.matches)

    @property
    def value(self) -> Fraction:
        """The figure it is ranked by."""
        if self.vp is not None:
            plain = self.vp
        elif self.of is not None:
            plain = self.percent or Fraction()
        else:
            plain = self.points if self.scaled is None else self.scaled
        return plain + self.adjusted if self.adjusted else plain


class Match(NamedTuple):
    """The result of a match between two teams, the home team first."""

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
    """A comparison with everything computed from it."""

    comparison: Comparison
    expected: int
    """The highest number of results on any board."""
    lists: int
    boards: tuple[RankedBoard, ...]
    table: tuple[RankedEntrant, ...]
    matches: tuple[Match, ...]
    """Matches of teams, sorted by home team and visitors."""

    @property
    def match(self) -> Match | None:
        """The match, if it is the only one."""
        return self.matches[0] if len(self.matches) == 1 else None

    @property
    def of_teams(self) -> bool:
        return self.comparison.settings.scoring.is_match

    @property
    def is_adjusted(self) -> bool:
        """Whether the director gave or took anything, so that places go by the adjusted figures."""
        return bool(self.comparison.adjusted)

    @property
    def has_handicaps(self) -> bool:
        return bool(self.comparison.handicaps)

    @property
    def names(self) -> dict[str, str]:
        """Names by entrant, where there are any."""
        return {one.entrant: one.name for one in self.comparison.names}

    def team_names(self, team: str) -> list[str]:
        """The names of a team's pairs."""
        pairs = sorted((one for one in self.names if team_of(one) == team != one), key=sort_key)
        return [self.names[pair] for pair in pairs]

    def members(self, team: str) -> str:
        """The people of a team, pair by pair."""
        return ", ".join(self.team_names(team))

    @property
    def people(self) -> dict[str, str]:
        """The people of each entrant; for a team its name and those of its pairs."""
        if not self.of_teams:
            return self.names
        teams = [one.entrant for one in self.table]
        named = {team: (self.names.get(team), self.members(team)) for team in teams}
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
    sums = _sums(comparison, boards, {})
    if any(isinstance(one.what, Average) for one in comparison.results):
        boards = _with_averages(comparison, boards, expected, sums)
        sums = _sums(comparison, map(_averages_of, boards), sums)
    lists = _lists(comparison)
    matches = tuple(_matches(comparison, boards))
    table = tuple(_table(comparison, sums, lists, matches))
    return Ranking(comparison, expected, lists, tuple(boards), table, matches)


class Moved(NamedTuple):
    """An entrant whose place a correction changed; places as they are written."""

    entrant: str
    before: str
    after: str


def moved(before: Ranking, after: Ranking) -> tuple[Moved, ...]:
    """Return the entrants whose place a correction changed, the best first."""
    was = {one.entrant: place(one) for one in before.table}
    return tuple(
        Moved(one.entrant, was[one.entrant], place(one))
        for one in after.table
        if was.get(one.entrant) and place(one) not in ("", was[one.entrant])
    )


def card(ranking: Ranking, entrant: str) -> Iterator[tuple[int, RankedResult, Side]]:
    """Yield the results of a pair, player or team by board, with the side they sat on."""
    of_team = ranking.of_teams
    for board in ranking.boards:
        for figure in board.figures:
            for side in Side:
                opponents = figure.result.of(side)
                theirs = [team_of(opponents)] if of_team else opponents.split("+")
                if entrant in theirs:
                    yield board.board, figure, side


@lru_cache(maxsize=4096)
def sort_key(entrants: str) -> tuple[tuple[bool, int, str], ...]:
    """Sort key: numbers first, by value, and then the others by letter."""
    return tuple(
        (not one.isdecimal(), int(one) if one.isdecimal() else 0, one)
        for one in entrants.split("+")
    )


def place(one: RankedEntrant) -> str:
    """Return a place as it is written: 1, 2=, 2=, 4."""
    return numbered(one.place, one.shared)


def numbered(place: int | None, shared: int | None) -> str:
    return f"{place or ''}{'=' if shared and shared > 1 else ''}"


def ns_score(result: TableResult) -> int | None:
    """Return North-South's points, if the board was played."""
    what = result.what
    if isinstance(what, Played):
        bid = what.contract
        if bid is None:
            return 0
        side = bid.declarer.side
        points = score(bid, what.tricks, side in board_vulnerable(result.board))
        return points if side is NS else -points
    return what.points if isinstance(what, Score) else None


def ranked_board(
    comparison: Comparison, board: int, results: list[TableResult], expected: int
) -> RankedBoard:
    """Compare the results of a board; averages are added after all boards have been compared."""
    settings, figures = comparison.settings, list[RankedResult]()
    top = datum = None
    for group in _groups(settings, results):
        scores = [ns_score(result) for result in group]
        played = [one for one in scores if one is not None]
        worth = BoardWorth({}, None)
        if len(played) >= settings.scoring.needs:
            worth = compare(played, settings, expected)
        figures += (
            _split(settings, result, result.what, played, expected)
            if isinstance(result.what, Split)
            else _figure(result, points, len(played), worth)
            for result, points in zip(group, scores, strict=True)
        )
        if worth.top is not None:
            top = max(top or 0, worth.top)
        datum = worth.datum if datum is None else datum
    figures.sort(key=lambda figure: sort_key(figure.result.ns))
    return RankedBoard(board, top, datum, tuple(figures))


def _groups(
    settings: ComparisonSettings, results: Sequence[TableResult]
) -> Iterable[list[TableResult]]:
    """Group the results of a board that are compared together: at teams those of a match."""
    if not settings.scoring.is_match and not any(result.fouled for result in results):
        return [list(results)]
    groups: dict[tuple[object, bool], list[TableResult]] = {}
    for result in results:
        match = teams_of(result) if settings.scoring.is_match else None
        groups.setdefault((match, result.fouled), []).append(result)
    return groups.values()


def _figure(
    result: TableResult, points: int | None, played: int, worth: BoardWorth
) -> RankedResult:
    if points is None:
        return RankedResult(result)
    if not worth.by_score:
        return RankedResult(result, points, 0)
    won, lost, why = worth.by_score[points]
    return RankedResult(result, points, played - 1, (won, lost), worth.top, why)


def _split(
    settings: ComparisonSettings,
    result: TableResult,
    split: Split,
    others: Sequence[int],
    expected: int,
) -> RankedResult:
    """Score each side as if its part of a split score had been made; others do not see it."""
    butler = settings.scoring is Scoring.BUTLER
    if len(others) + (not butler) < settings.scoring.needs:
        return RankedResult(result, compared=0)
    ns, ew = (compare_as_if(as_if, others, settings, expected) for as_if in (split.ns, split.ew))
    won, _, first = ns.by_score[split.ns]
    _, lost, second = ew.by_score[split.ew]
    said = translate("words", "North-South: {first}. East-West: {second}")
    points = won, lost
    why = Message(said, {"first": first, "second": second})
    return RankedResult(result, None, len(others), points, ns.top, why)


def _with_averages(
    comparison: Comparison, boards: list[RankedBoard], expected: int, sums: Mapping[str, "_Sum"]
) -> list[RankedBoard]:
    """Add averages last, as they may depend on a pair's other boards."""
    settings = comparison.settings
    own = {}
    if settings.scoring is Scoring.MATCHPOINTS and not comparison.are_individuals:
        own = {one: 100 * sum_.points / sum_.tops for one, sum_ in sums.items() if sum_.tops}
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


def _averages_of(board: RankedBoard) -> RankedBoard:
    figures = (one for one in board.figures if isinstance(one.result.what, Average))
    return board._replace(figures=tuple(figures))


def _average(
    figure: RankedResult,
    average: Average,
    scoring: Scoring,
    top: int | None,
    own: Mapping[str, Fraction],
) -> RankedResult:
    """Average plus is the pair's own percentage if that is higher; average minus, if lower."""
    ns, ew = (
        _awarded(award, Fraction(fixed_award(award, scoring)), own.get(figure.result.of(side)))
        for award, side in zip((average.ns, average.ew), Side, strict=True)
    )
    plain = {"ns": ns, "ew": ew}
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
    """Return the number of lists: two if no pair changed lines, unless one is wanted."""
    settings = comparison.settings
    if settings.one_list or settings.scoring.is_match or comparison.are_individuals:
        return 1
    ns = {result.ns for result in comparison.results}
    ew = {result.ew for result in comparison.results}
    return 1 if ns & ew else 2


def _table(
    comparison: Comparison,
    sums: Mapping[str, "_Sum"],
    lists: int,
    matches: Sequence[Match],
) -> Iterator[RankedEntrant]:
    settings = comparison.settings
    most = max((sum_.boards for sum_ in sums.values()), default=0)
    scales = not (settings.scoring.has_tops or settings.scoring.is_match)
    adjusted = defaultdict[str, Fraction](Fraction)
    for given in comparison.adjusted:
        adjusted[given.entrant] += Fraction(given.by)
    handicaps = {given.entrant: given.by for given in comparison.handicaps}
    everybody = [
        RankedEntrant(
            entrant,
            sum_.side if lists == 2 else None,
            sum_.boards,
            sum_.points,
            sum_.tops if settings.scoring.has_tops else None,
            sum_.points * most / sum_.boards if scales and sum_.boards else None,
            *_victory_points(comparison, entrant, matches),
            adjusted.get(entrant),
        )
        for entrant, sum_ in sums.items()
    ]
    if handicaps:
        everybody = [_with_handicap(one, settings, handicaps, matches, most) for one in everybody]
    for line in Side if lists == 2 else (None,):
        table = [one for one in everybody if one.line is line]
        if handicaps:
            table = [
                one._replace(place_with_handicap=place, shared_with_handicap=shared)
                for one, place, shared in _in_places(table, lambda one: one.with_handicap)
            ]
        yield from placed(table)


def _sums(
    comparison: Comparison, boards: Iterable[RankedBoard], sums: dict[str, "_Sum"]
) -> dict[str, "_Sum"]:
    """Add up what each entrant won; at teams both results of a board count as one for the match."""
    is_match = comparison.settings.scoring.is_match
    for board in boards:
        counted: set[tuple[str, str]] = set()
        for result, _, _, points, top, _ in board.figures:
            sides = (result.ns, result.ew)
            for place, opponents in enumerate(sides):
                for entrant in (team_of(opponents),) if is_match else opponents.split("+"):
                    sum_ = sums.get(entrant)
                    if sum_ is None:
                        sum_ = sums[entrant] = _Sum(NS if place == 0 else EW)
                    if not points:
                        continue
                    if is_match:
                        match = entrant, team_of(sides[1 - place])
                        if match in counted:
                            continue
                        counted.add(match)
                    sum_.boards += 1
                    won, parts = points[place].as_integer_ratio()
                    sum_.parts[parts] += won
                    sum_.tops += top or 0
    for bye in comparison.byes if is_match else ():
        sums.setdefault(bye.team, _Sum(NS))
    return sums


def _victory_points(
    comparison: Comparison, team: str, matches: Sequence[Match]
) -> tuple[Fraction | None, int | None]:
    """Return a team's total, and the number of matches and byes it comes from."""
    settings = comparison.settings
    if settings.scoring is not Scoring.TEAMS or not settings.vp:
        return None, None
    own = [match for match in matches if team in match.teams]
    won = [match.vp[match.teams.index(team)] for match in own if match.vp]
    won += [bye.vp for bye in comparison.byes if bye.team == team]
    return Fraction(sum(won, Decimal())), len(won)


def _with_handicap(
    one: RankedEntrant,
    settings: ComparisonSettings,
    handicaps: Mapping[str, Decimal],
    matches: Sequence[Match],
    most: int,
) -> RankedEntrant:
    """Return a line with its handicap figure: in per cent, or in IMPs a board or a match."""
    own = Fraction(handicaps.get(one.entrant, 0))
    one = one._replace(handicap=own)
    if not one.counts:
        return one
    more = own
    if settings.scoring is Scoring.TEAMS:
        more = Fraction()
        for match in matches:
            if one.entrant in match.teams and match.boards:
                more += _more_in_match(one.entrant, match, handicaps)
    elif not settings.scoring.has_tops:
        more = own * most
    return one._replace(with_handicap=one.value + more)


def _more_in_match(team: str, match: Match, handicaps: Mapping[str, Decimal]) -> Fraction:
    """Return the VPs, or else the IMPs, that handicaps add to a team's result in a match."""
    home, visitors = (int(handicaps.get(each, 0)) for each in match.teams)
    at = match.teams.index(team)
    if match.vp is None:
        return Fraction((home - visitors) * (1, -1)[at])
    margin = (match.margin or 0) + home - visitors
    return Fraction(_vp_of(margin, match.boards)[at] - match.vp[at])


@dataclass(slots=True)
class _Sum:
    """The running total of a pair, player or team."""

    side: Side
    boards: int = 0
    tops: int = 0
    parts: Counter[int] = field(default_factory=Counter)
    """Points as sums of numerators by denominator, which is faster."""

    @property
    def points(self) -> Fraction:
        below = lcm(*self.parts)
        return Fraction(sum(top * (below // part) for part, top in self.parts.items()), below)


def placed(table: Sequence[RankedEntrant]) -> Iterator[RankedEntrant]:
    """Yield the ranking in order; equals share the better place, those without score are last."""
    for one, place, shared in _in_places(table, lambda one: one.value if one.counts else None):
        yield one._replace(place=place, shared=shared)


def _in_places(
    table: Sequence[RankedEntrant], value: Callable[[RankedEntrant], Fraction | None]
) -> Iterator[tuple[RankedEntrant, int | None, int | None]]:
    """Yield in order, each with its place and how many share it; those without a value are last."""
    valued = [(value(one), one) for one in sorted(table, key=lambda one: sort_key(one.entrant))]
    counted = [(own, one) for own, one in valued if own is not None]
    counted.sort(key=lambda each: each[0], reverse=True)
    place = 1
    for _, equals in groupby(counted, key=lambda each: each[0]):
        shared = [one for _, one in equals]
        yield from ((one, place, len(shared)) for one in shared)
        place += len(shared)
    yield from ((one, None, None) for own, one in valued if own is None)


def _matches(comparison: Comparison, boards: Sequence[RankedBoard]) -> Iterator[Match]:
    """Yield the result of each match between teams."""
    settings = comparison.settings
    if not settings.scoring.is_match:
        return
    won: dict[tuple[str, str], list[tuple[Fraction, Fraction]]] = {}
    for board in boards:
        counted = set()
        for figure in board.figures:
            teams = teams_of(figure.result)
            on_boards = won.setdefault(teams, [])
            if figure.points and teams not in counted:
                counted.add(teams)
                is_home = team_of(figure.result.ns) == teams[0]
                on_boards.append(figure.points if is_home else figure.points[::-1])
    for teams in sorted(won):
        number = len(won[teams])
        home, visitors = zip((Fraction(), Fraction()), *won[teams], strict=True)
        if settings.scoring is Scoring.BOARD_A_MATCH:
            yield Match(teams, number, None, (sum(home), sum(visitors)), None)
            continue
        ours, theirs = (int(sum(max(swing, 0) for swing in each)) for each in (home, visitors))
        vp = _vp_of(ours - theirs, number) if settings.vp and number else None
        yield Match(teams, number, (ours, theirs), None, vp)


def _vp_of(margin: int, boards: int) -> tuple[Decimal, Decimal]:
    """Return the VPs of the home team and of the visitors; `margin` is the home team's."""
    won, lost = victory_points(abs(margin), boards)
    return (won, lost) if margin >= 0 else (lost, won)
