"""What the players agreed to play: the form of the game and its options."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.points_scale import Expectation, check_scale
from scorepad.bridge.translatable import one_of, translate


class Form(StrEnum):
    """A way to play a round."""

    RUBBER = "rubber"
    CHICAGO = "chicago"
    CAVENDISH = "cavendish"
    DUPLICATE = "duplicate"
    POINTS = "points"
    """Each deal scored in IMPs against the score expected from the points held."""


RUBBER, CHICAGO, CAVENDISH, DUPLICATE, POINTS = Form
LENGTHS = (0, 4, 6, 8, 10, 15, 20, 25)
"""The possible numbers of deals in a round; 0: the usual number."""


class MoneyBy(StrEnum):
    """The unit in which points become money, for a stake per 100 points."""

    HUNDREDS = "hundreds"
    TENS = "tens"
    """Rounded to tens, 5 up."""
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Options:
    """A form with its options; options of other forms have no effect."""

    form: Form = RUBBER
    honours: bool = True
    part_score_50: bool = False
    """Four-deal bridge: 50 for a part-score on deals 1 to 3."""
    carry_over: bool = True
    """Four-deal bridge: part-scores count on towards a game; if not, every deal is by itself."""
    unfinished_part_score: int = 100
    """Rubber: what the only part-score earns when the rubber is stopped, 100 or 50."""
    chukkers: bool = True
    """Points held: whether four deals make a chukker; if not, numbered boards are played."""
    scale: tuple[Expectation, ...] = ()
    """Points held: these players' own scale of expected scores; empty: the usual one."""
    deals: int = 0
    """Deals in a chukker, or in a set of boards against the points held; 0: as usual."""
    overtricks: bool = True
    """Whether undoubled overtricks count; at duplicate they always do."""
    passed_out_counts: bool = False
    """Chukkers: a passed-out deal is one of theirs; if not, it is dealt again."""
    last_deal_double: bool = False
    """Whether the last deal of a round with a fixed number of deals counts double."""
    cut: bool = False
    """The players cut for partners before each round."""
    money: MoneyBy = MoneyBy.HUNDREDS
    """The unit of the stake; IMPs where these are played for."""
    stake_by_side: bool = False
    """Whether the stake is that of a side, shared by partners; if not, it is each player's."""

    def __post_init__(self) -> None:
        if self.unfinished_part_score not in (100, 50):
            raise Impossible(
                translate("words", "the part-score of an unfinished rubber earns 100 or 50")
            )
        if self.deals not in LENGTHS:
            raise Impossible(
                translate("words", "a round has {lengths} deals, not {number}"),
                lengths=one_of(list(map(str, LENGTHS[1:]))),
                number=self.deals,
            )
        if self.scale:
            check_scale(self.scale)

    @property
    def honours_count(self) -> bool:
        """Whether honours count; never where each deal is scored on its own."""
        return self.honours and not self.is_listed

    @property
    def boards(self) -> bool:
        """Whether the board number decides the dealer and the vulnerability."""
        return self.form is DUPLICATE or (self.form is POINTS and not self.chukkers)

    @property
    def is_listed(self) -> bool:
        """Whether the sheet is a list of separate deals, without a line to score above."""
        return self.form in (DUPLICATE, POINTS)

    @property
    def imps_by_deal(self) -> bool:
        """Whether each deal's IMPs go to those who played it, not to those at the end."""
        return self.form is POINTS and self.boards

    @property
    def rotates(self) -> bool:
        """Whether five players change chairs after each deal, and do so evenly."""
        return self.imps_by_deal and self.deals % 5 == 0 < self.deals

    @property
    def has_chukkers(self) -> bool:
        """Whether a number of deals makes a chukker, and their order the vulnerability."""
        return self.form is not RUBBER and not self.boards

    @property
    def length(self) -> int | None:
        """The number of deals after which a round ends by itself, if there is one."""
        if self.form is RUBBER or self.form is DUPLICATE:
            return None
        if self.form is POINTS and not self.chukkers:
            return self.deals or None
        return self.deals if self.deals in (6, 8) else 4

    def counts(self, *, passed_out: bool) -> bool:
        """Whether a deal counts towards a round's length; a passed-out one may not."""
        return self.passed_out_counts or not (passed_out and self.has_chukkers)


class _Agreed(NamedTuple):
    """How an agreed option is named, which values it has, and where it applies."""

    column: str
    """Its name in tables of deals; in score files it is the field's name with hyphens."""
    values: tuple[object, ...]
    """Its values other than the usual one; yes or no, unless listed."""
    has: Callable[[Options], bool]
    """Whether it has an effect in the form played."""


_YES_OR_NO = (True, False)
AGREED: Mapping[str, _Agreed] = {
    "honours": _Agreed("honours count", _YES_OR_NO, lambda o: not o.is_listed),
    "part_score_50": _Agreed("part-score 50", _YES_OR_NO, lambda o: o.form in (CHICAGO, CAVENDISH)),
    "carry_over": _Agreed("carry-over", _YES_OR_NO, lambda o: o.form in (CHICAGO, CAVENDISH)),
    "chukkers": _Agreed("chukkers", _YES_OR_NO, lambda o: o.form is POINTS),
    "overtricks": _Agreed("overtricks", _YES_OR_NO, lambda o: o.form is not DUPLICATE),
    "cut": _Agreed("cut", _YES_OR_NO, lambda o: True),
    "passed_out_counts": _Agreed("passed-out counts", _YES_OR_NO, lambda o: o.has_chukkers),
    "last_deal_double": _Agreed(
        "last deal double", _YES_OR_NO, lambda o: o.has_chukkers or o.imps_by_deal
    ),
    "stake_by_side": _Agreed("stake by side", _YES_OR_NO, lambda o: o.form is not DUPLICATE),
    "unfinished_part_score": _Agreed(
        "unfinished part-score", (100, 50), lambda o: o.form is RUBBER
    ),
    "deals": _Agreed(
        "deals agreed",
        LENGTHS[1:],
        lambda o: o.imps_by_deal or (o.has_chukkers and o.form is not POINTS),
    ),
    "money": _Agreed("money by", tuple(MoneyBy), lambda o: not o.is_listed),
    "scale": _Agreed("scale", (), lambda o: o.form is POINTS),
}
"""Every option except the form, by field; forms, files and the fields in the window use this."""
