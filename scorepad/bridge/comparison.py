"""Boards played at several tables, as entered: who played whom, and with what result."""

import re
from collections import Counter
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum

from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Board, Deal
from scorepad.bridge.errors import Impossible
from scorepad.bridge.hands import Cards
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.payments import Money
from scorepad.bridge.plain import ALWAYS
from scorepad.bridge.seats import Name, Side
from scorepad.bridge.translatable import translate

LABEL = "[A-Z0-9]{1,6}"
"""What identifies a pair, a player or a team's pair: usually a number."""
_OPPONENTS = rf"{LABEL}(\+{LABEL})?"
_TEAM = r"[A-Z][0-9]{1,3}"
_AWARD = r"ave[+-]?|[+-]?[0-9]{1,3}(\.[0-9]{1,2})?"
_LARGEST_SWING = 24
HIGHEST_SCORE = 7600
"""The score of a redoubled contract thirteen down."""
_MOST_AWARDED = 999
_MOST_ADJUSTED = 1000
"""The most that the director can give or take at once, in any unit."""
_MOST_HANDICAP = 100
_WHOLE = 100
_MOST_VP = 20
"""The most victory points of a match."""


class Scoring(StrEnum):
    """How results of a board are compared."""

    MATCHPOINTS = "matchpoints"
    CROSS_IMPS = "cross-imps"
    BUTLER = "butler"
    TEAMS = "teams"
    BOARD_A_MATCH = "board-a-match"
    TOTAL_POINTS = "total-points"
    """Points of all boards are added, not compared; score files do not know it."""

    @property
    def is_match(self) -> bool:
        """Whether teams of four play each other."""
        return self in (Scoring.TEAMS, Scoring.BOARD_A_MATCH)

    @property
    def in_imps(self) -> bool:
        return not self.has_tops and self is not Scoring.TOTAL_POINTS

    @property
    def has_tops(self) -> bool:
        """Whether a board has a maximum, so that there are percentages."""
        return self in (Scoring.MATCHPOINTS, Scoring.BOARD_A_MATCH)

    @property
    def needs(self) -> int:
        """The number of results that a board needs to count."""
        return 1 if self is Scoring.TOTAL_POINTS else 2


class Scale(StrEnum):
    """What a result earns for one that is worse, equal or better."""

    TWO = "2/1/0"
    ONE = "1/.5/0"

    @property
    def win(self) -> int:
        return 2 if self is Scale.TWO else 1


class ShortBoards(StrEnum):
    """How matchpoints treat a board that was played fewer times than others."""

    NEUBERG = "neuberg"
    OWN = "own"
    ADD = "add"


class Datum(StrEnum):
    """What Butler compares each result with."""

    MEAN = "mean"
    MEDIAN = "median"


@dataclass(frozen=True, slots=True)
class ComparisonSettings:
    """The agreed settings; those of other scoring methods have no effect."""

    scoring: Scoring = Scoring.MATCHPOINTS
    scale: Scale = Scale.TWO
    short_boards: ShortBoards = ShortBoards.NEUBERG
    extremes: int = 1
    """How many of the highest and of the lowest results a mean leaves out: 0 or 1."""
    datum: Datum = Datum.MEAN
    vp: bool = True
    """Whether a team match is converted to victory points."""
    one_list: bool = False
    """Whether all pairs are ranked in one list, even if nobody changed lines."""

    def __post_init__(self) -> None:
        if self.extremes not in (0, 1):
            raise Impossible(translate("words", "a mean leaves out 0 or 1 result at each end"))


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a board that was played; without a contract it was passed out."""

    contract: Contract | None = None
    tricks: int = field(default=0, metadata=ALWAYS)

    def __post_init__(self) -> None:
        Deal(self.contract, self.tricks)  # raises if the deal is impossible


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a board whose contract is not known, as North-South's points."""

    points: int

    def __post_init__(self) -> None:
        check_score(self.points)


@dataclass(frozen=True, slots=True)
class Split:
    """A split score: the director gives each side its own, both as North-South's points.

    Other results are not compared with either.
    """

    ns: int
    ew: int

    def __post_init__(self) -> None:
        check_score(self.ns)
        check_score(self.ew)


def check_score(points: int) -> None:
    """Raise Impossible if no board can have this score."""
    if points % 10 or abs(points) > HIGHEST_SCORE:
        said = translate(
            "words", "“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420"
        )
        raise Impossible(said, points=points, most=HIGHEST_SCORE)


@dataclass(frozen=True, slots=True)
class Average:
    """An average by the director: `ave`, `ave+`, `ave-` or a number, in per cent or IMPs."""

    ns: str
    ew: str

    def __post_init__(self) -> None:
        for award in (self.ns, self.ew):
            if not re.fullmatch(_AWARD, award):
                said = translate("words", "“{award}” is not an average, e.g. ave, ave+, ave- or 60")
                raise Impossible(said, award=award)


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """The board was not played at this table, and counts for nobody."""


What = Played | Score | Split | Average | NotPlayed


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of a board at one table; in an individual, a side is written `8+1`."""

    board: Board
    ns: str
    ew: str
    what: What
    fouled: bool = False
    """Whether the cards had been disturbed: fouled results are compared among themselves."""

    def __post_init__(self) -> None:
        if self.board < 1:
            said = translate("words", "boards are numbered from 1, not {number}")
            raise Impossible(said, number=self.board)
        for opponents in (self.ns, self.ew):
            if not re.fullmatch(_OPPONENTS, opponents):
                said = translate("words", "“{pair}” is not a pair: 1 to 6 letters or digits")
                raise Impossible(said, pair=opponents)

    def of(self, side: Side) -> str:
        return self.ns if side is Side.NS else self.ew

    @property
    def entrants(self) -> tuple[str, ...]:
        """The pairs or, at individuals, the players."""
        return (*self.ns.split("+"), *self.ew.split("+"))


@dataclass(frozen=True, slots=True)
class Named:
    """The name of a pair, or of a player in an individual."""

    entrant: str
    name: Name

    @property
    def players(self) -> tuple[str, ...]:
        """The people in a name such as `Ann & Bob`."""
        return tuple(filter(None, map(str.strip, re.split(r"&|\sand\s", self.name))))


@dataclass(frozen=True, slots=True)
class Adjusted:
    """What the director gave or took from a pair, player or team, in the unit of the ranking."""

    entrant: str
    by: Decimal
    reason: str

    def __post_init__(self) -> None:
        _check_decimals(self.by, _MOST_ADJUSTED)
        if not self.reason.strip():
            raise Impossible(translate("words", "an adjustment needs a reason"))


@dataclass(frozen=True, slots=True)
class Bye:
    """The victory points that a team gets for a round without a match."""

    team: str
    vp: Decimal

    def __post_init__(self) -> None:
        if not re.fullmatch("[A-Z]", self.team):
            said = translate("words", "“{team}” is not a team; teams go by a letter, e.g. C")
            raise Impossible(said, team=self.team)
        _check_decimals(self.vp, _MOST_VP)
        if self.vp < 0:
            raise Impossible(translate("words", "a bye brings 0 to {most} VPs"), most=_MOST_VP)


@dataclass(frozen=True, slots=True)
class Handicap:
    """The handicap of a pair, player or team, for a second ranking beside the plain one."""

    entrant: str
    by: Decimal

    def __post_init__(self) -> None:
        _check_decimals(self.by, _MOST_HANDICAP)


def _check_decimals(number: Decimal, most: int) -> None:
    if abs(number) > most or number != round(number, 2):
        said = translate(
            "words", "“{number}” is not a number with at most two decimals, up to {most}"
        )
        raise Impossible(said, number=f"{number:f}", most=most)


class StakePer(StrEnum):
    """The unit that the money of a session is for."""

    PERCENT = "percent"
    IMP = "imp"
    VP = "vp"


@dataclass(frozen=True, slots=True)
class SessionStake:
    """Money for each per cent, IMP or VP by which a pair, player or team is above average."""

    amount: Money
    per: StakePer | None = None
    """The unit it is for; None: the unit of the scoring."""


@dataclass(frozen=True, slots=True)
class Pot:
    """Each pair, player or team pays in, and the first places share the pot."""

    each: Money
    shares: tuple[int, ...]
    """Per cent of the pot, from the first place on."""

    def __post_init__(self) -> None:
        if any(share < 1 for share in self.shares) or sum(self.shares) != _WHOLE:
            raise Impossible(
                translate("words", "the shares must add up to 100 per cent, e.g. 60/40 or 50/30/20")
            )


@dataclass(frozen=True, slots=True)
class Comparison:
    """Everything that was entered about boards compared between tables."""

    settings: ComparisonSettings = ComparisonSettings()
    names: tuple[Named, ...] = ()
    results: tuple[TableResult, ...] = ()
    plan: Plan | None = None
    """The proposed movement; None: the players sit as they like."""
    adjusted: tuple[Adjusted, ...] = ()
    byes: tuple[Bye, ...] = ()
    handicaps: tuple[Handicap, ...] = ()
    stakes: SessionStake | Pot | None = None
    cards: tuple[Cards, ...] = ()
    """The hands of the boards, if a file had them."""

    def __post_init__(self) -> None:
        check = ResultCheck(self.settings)
        for result in self.results:
            check.add(result)
        times = Counter(one.entrant for one in self.names)
        for entrant in times:
            if not re.fullmatch(LABEL, entrant):
                said = translate("words", "“{pair}” is not a pair: 1 to 6 letters or digits")
                raise Impossible(said, pair=entrant)
        if twice := sorted(entrant for entrant in times if times[entrant] > 1):
            raise Impossible(translate("words", "{pair} is named twice"), pair=twice[0])
        given = Counter(one.entrant for one in self.handicaps)
        if twice := sorted(entrant for entrant in given if given[entrant] > 1):
            raise Impossible(translate("words", "{pair} has two handicaps"), pair=twice[0])
        if self.settings.scoring is Scoring.TEAMS and any(one.by % 1 for one in self.handicaps):
            raise Impossible(
                translate("words", "for teams, a handicap is a whole number of IMPs a match")
            )

    @property
    def are_individuals(self) -> bool:
        if not self.results:
            return self.plan is not None and self.plan.movement is Movement.INDIVIDUAL
        return "+" in self.results[0].ns  # in all results or in none


class ResultCheck:
    """Checks the results of a comparison one by one, and raises on the first impossible one."""

    def __init__(self, settings: ComparisonSettings) -> None:
        self._settings = settings
        self._boards: dict[int, list[TableResult]] = {}
        self._seen: dict[int, set[str]] = {}
        """The players already seen on each board."""
        self._with_partners: bool | None = None

    def add(self, result: TableResult) -> None:
        others = self._boards.setdefault(result.board, [])
        seen = self._seen.setdefault(result.board, set())
        self._opponents(result)
        if self._settings.scoring.is_match:
            self._match(result, others)
        for entrant in result.entrants:
            if entrant in seen:
                said = translate("words", "{pair} has already played board {board}")
                raise Impossible(said, pair=entrant, board=result.board)
        if isinstance(result.what, Average):
            self._average(result.what)
        others.append(result)
        seen.update(result.entrants)

    def _opponents(self, result: TableResult) -> None:
        with_partners = "+" in result.ns
        if with_partners != ("+" in result.ew):
            raise Impossible(translate("words", "name pairs on both sides, or two players on both"))
        if len({*result.entrants}) < len(result.entrants):
            said = translate("words", "a pair cannot play against itself")
            if with_partners:
                said = translate("words", "a player cannot be twice at a table")
            raise Impossible(said)
        if with_partners and self._settings.scoring.is_match:
            raise Impossible(translate("words", "teams play in pairs: A1-B2, without +"))
        if self._with_partners not in (None, with_partners):
            raise Impossible(
                translate("words", "name single players (with +) in all lines or in none")
            )
        self._with_partners = with_partners

    def _match(self, result: TableResult, others: list[TableResult]) -> None:
        for pair in result.entrants:
            if not re.fullmatch(_TEAM, pair):
                said = translate("words", "“{pair}” is not a pair of a team, e.g. A1 or B2")
                raise Impossible(said, pair=pair)
        ns, ew = (team_of(pair) for pair in result.entrants)
        if ns == ew:
            raise Impossible(translate("words", "a team cannot play against itself"))
        others = [other for other in others if teams_of(other) == teams_of(result)]
        if len(others) == 2:
            said = translate(
                "words", "{first} and {second}: board {board} has been played at both tables"
            )
            first, second = sorted((ns, ew))
            raise Impossible(said, board=result.board, first=first, second=second)
        if others and team_of(others[0].ns) == ns:
            said = translate("words", "team {team} sat North-South on board {board} before")
            raise Impossible(said, team=ns, board=result.board)
        if isinstance(result.what, Average) and any(
            isinstance(other.what, Average) for other in others
        ):
            said = translate(
                "words", "board {board} already has an average, so no other result counts"
            )
            raise Impossible(said, board=result.board)

    def _average(self, average: Average) -> None:
        scoring = self._settings.scoring
        least, most = (-_LARGEST_SWING, _LARGEST_SWING) if scoring.in_imps else (0, 100)
        if scoring is Scoring.TOTAL_POINTS:
            least, most = -_MOST_AWARDED, _MOST_AWARDED
            if {average.ns, average.ew} & {"ave+", "ave-"}:
                said = translate(
                    "words", "for total points, an average is ave, or points such as 100 -100"
                )
                raise Impossible(said)
        for award in (average.ns, average.ew):
            if not award.startswith("ave") and not least <= Decimal(award) <= most:
                said = translate("words", "an average of {award} is not between {least} and {most}")
                raise Impossible(said, award=award, least=least, most=most)
        if scoring.is_match:
            ns, ew = (fixed_award(award, scoring) for award in (average.ns, average.ew))
            if scoring is Scoring.TEAMS and ns % 1:
                raise Impossible(
                    translate("words", "for teams, an average is a whole number of IMPs")
                )
            if ns + ew != (0 if scoring.in_imps else 100):
                said = translate("words", "one team wins what the other loses, e.g. 3 -3")
                if not scoring.in_imps:
                    said = translate(
                        "words", "for teams, the two averages add up to 100, e.g. 60 40"
                    )
                raise Impossible(said)


def team_of(pair: str) -> str:
    return pair[0]


def teams_of(result: TableResult) -> tuple[str, str]:
    """Return the teams of a result, the home team first."""
    one, other = team_of(result.ns), team_of(result.ew)
    return (one, other) if one < other else (other, one)


def fixed_award(award: str, scoring: Scoring) -> Decimal:
    """Return a fixed average in IMPs or per cent, apart from other boards (Laws 12C2, 86)."""
    imps, percent = _AWARDS.get(award, (award, award))
    return Decimal(percent if scoring.has_tops else imps)


_AWARDS = {"ave": (0, 50), "ave+": (3, 60), "ave-": (-3, 40)}
