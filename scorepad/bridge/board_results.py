"""Compares the results of one board, and gives the arithmetic behind each figure."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from scorepad.bridge.comparison import ComparisonSettings, Datum, Scoring, ShortBoards
from scorepad.bridge.decimals import in_decimals
from scorepad.bridge.imps import imps
from scorepad.bridge.translatable import Message, translate

_FEWEST_FOR_EXTREMES = 4
"""A mean leaves out the highest and the lowest result only if there are at least this many."""


_SIGNED = "score", "others", "sum", "points", "datum", "by"
"""The facts about IMPs that the sides see with opposite signs."""


class _Worth(NamedTuple):
    """What a score on its board earns North-South and East-West."""

    points: Fraction
    lost: Fraction
    why: Message


@lru_cache(maxsize=4096)
def _exact(points: Fraction | int, parts: int = 1) -> Fraction:
    """Return an exact number; cached, as most numbers recur."""
    return Fraction(points, parts)


class BoardWorth(NamedTuple):
    """What each compared score of a board earns."""

    by_score: dict[int, _Worth]
    top: int | None
    """The most points that a result can earn; at IMPs there is none."""
    datum: int | None = None


def compare(
    scores: Sequence[int],
    settings: ComparisonSettings,
    expected: int,
    wanted: Collection[int] | None = None,
) -> BoardWorth:
    """Compare the scores of a board, if there are enough of them.

    Return what each score is worth, or only those in `wanted`.
    """
    wanted = {*scores} if wanted is None else wanted
    match settings.scoring:
        case Scoring.MATCHPOINTS:
            return _matchpoints(scores, wanted, settings.scale.win, settings.short_boards, expected)
        case Scoring.BOARD_A_MATCH:
            return _matchpoints(scores, wanted, settings.scale.win, ShortBoards.OWN, 2)
        case Scoring.BUTLER:
            return _butler(scores, wanted, settings)
        case Scoring.TOTAL_POINTS:
            return _as_scored(wanted)
        case _:
            return _cross_imps(scores, wanted)


def compare_as_if(
    score: int, others: Sequence[int], settings: ComparisonSettings, expected: int
) -> BoardWorth:
    """Return what a score would be worth among the others; only they make Butler's datum."""
    scores = others if settings.scoring is Scoring.BUTLER else [*others, score]
    return compare(scores, settings, expected, [score])


def _matchpoints(
    scores: Sequence[int],
    wanted: Collection[int],
    win: int,
    short_boards: ShortBoards,
    expected: int,
) -> BoardWorth:
    """Law 78A; a board with fewer results than others is scored by the agreed rule."""
    tie: Fraction | int = 1 if win == 2 else Fraction(1, 2)  # whole numbers are faster
    results = len(scores)
    is_short = results < expected and short_boards is not ShortBoards.OWN
    top = win * ((expected if is_short else results) - 1)
    if not is_short:
        said = translate("words", "{score} against {others}: {points} of {top}; East-West {rest}")
    elif short_boards is ShortBoards.NEUBERG:
        said = translate(
            "words",
            "{score} against {others}; {results} results where there are up to {expected}: "
            "({sum} + {tie}) × {expected} / {results} − {tie} = {points} of {top}; "
            "East-West {rest}",
        )
    else:
        said = translate(
            "words",
            "{score} against {others}, and {tie} for each of {missing} missing results: "
            "{points} of {top}; East-West {rest}",
        )
    missing = expected - results

    def worth(score: int, others: Others, sum_: Fraction | int) -> _Worth:
        points, parts = sum_, 1
        if is_short and short_boards is ShortBoards.NEUBERG:
            points, parts = (sum_ + tie) * expected - tie * results, results
        elif is_short:
            points = sum_ + tie * missing
        won, lost = _exact(points, parts), _exact(top * parts - points, parts)
        facts = {
            "score": score,
            "others": others,
            "sum": sum_,
            "tie": tie,
            "points": won,
            "top": top,
            "rest": lost,
            "results": results,
            "expected": expected,
            "missing": missing,
        }
        return _Worth(won, lost, Message(said, facts))

    return BoardWorth(_each(scores, wanted, tie, worth), top)


def _cross_imps(scores: Sequence[int], wanted: Collection[int]) -> BoardWorth:
    """Law 78B, the mean of all comparisons; with two tables these are the IMPs of a team match."""
    times = len(scores) - 1
    said = translate("words", "{score} against {others}: {sum} / {times} = {points} IMPs")
    if times == 1:
        said = translate("words", "{score} against {others}: {points} IMPs")

    def worth(score: int, others: Others, sum_: Fraction | int) -> _Worth:
        points = _exact(sum_, times)
        facts = {"score": score, "others": others, "sum": sum_, "times": times, "points": points}
        return _Worth(points, _exact(-sum_, times), Message(said, facts))

    return BoardWorth(_each(scores, wanted, None, worth), None)


def _butler(
    scores: Sequence[int], wanted: Collection[int], settings: ComparisonSettings
) -> BoardWorth:
    middle = _datum(scores, settings)
    by_score = {}
    for score in wanted:
        won = imps(score - middle)
        points = _exact(won)
        said = translate(
            "words", "{score} against the datum {datum}, a difference of {by}: {points} IMPs"
        )
        facts = {"score": score, "datum": middle, "by": score - middle, "points": points}
        by_score[score] = _Worth(points, _exact(-won), Message(said, facts))
    return BoardWorth(by_score, None, middle)


def _datum(scores: Sequence[int], settings: ComparisonSettings) -> int:
    """What Butler compares with: the mean or the median of a board, rounded to 10."""
    kept = sorted(scores)
    if settings.datum is Datum.MEDIAN:
        middle = (len(kept) - 1) // 2
        return _to_ten(Fraction(kept[middle] + kept[-1 - middle], 2))
    if settings.extremes and len(kept) >= _FEWEST_FOR_EXTREMES:
        kept = kept[1:-1]
    return _to_ten(Fraction(sum(kept), len(kept)))


def _to_ten(points: Fraction) -> int:
    """The nearest 10, halves away from zero."""
    tens = int((abs(points) + 5) // 10) * 10
    return tens if points > 0 else -tens


def _as_scored(wanted: Collection[int]) -> BoardWorth:
    said = translate("words", "{points} for North-South, {rest} for East-West")
    return BoardWorth(
        {
            score: _Worth(
                _exact(score), _exact(-score), Message(said, {"points": score, "rest": -score})
            )
            for score in wanted
        },
        None,
    )


class Others(NamedTuple):
    """What a score was compared with, and what each comparison earned; put into words on demand."""

    score: int
    results: tuple[tuple[int, int], ...]
    """The scores of the board, each with how often it was made, the highest first."""
    tie: Fraction | int | None
    """What an equal result earns in matchpoints; nothing at IMPs."""

    def __str__(self) -> str:
        return self.written(in_decimals)

    def __neg__(self) -> "Others":
        """Return the same at IMPs as the other side sees it."""
        results = ((-score, number) for score, number in self.results)
        return Others(-self.score, tuple(reversed([*results])), None)

    def written(self, write: Callable[[Fraction | int], str]) -> str:
        """Return the arithmetic as text, with numbers written as the language writes them."""
        told = []
        for other, number in self.results:
            if times := number - (other == self.score):
                many = f"{times} × " if times > 1 else ""
                gain = write(_gain(self.score, other, self.tie))
                told.append(f"{many}{write(other)} ({many}{gain})")
        return ", ".join(told)


def for_east_west(why: Message) -> Message:
    """Return the arithmetic of IMPs as East-West see it; any other gives both sides anyway."""
    facts = dict[str, Any](why.facts)
    if not facts.keys() <= {*_SIGNED, "times"}:
        return why
    return why._replace(
        facts={name: -fact if name in _SIGNED else fact for name, fact in facts.items()}
    )


def _gain(score: int, other: int, tie: Fraction | int | None) -> Fraction | int:
    if tie is None:
        return imps(score - other)
    return tie * ((score >= other) + (score > other))


def _each(
    scores: Sequence[int],
    wanted: Collection[int],
    tie: Fraction | int | None,
    worth: Callable[[int, Others, Fraction | int], _Worth],
) -> dict[int, _Worth]:
    """Compare each wanted score with all others; equal scores only once."""
    results = tuple(sorted(Counter(scores).items(), reverse=True))
    by_score = {}
    if tie is None:
        for score in wanted:
            sum_: Fraction | int = sum(number * imps(score - other) for other, number in results)
            by_score[score] = worth(score, Others(score, results, tie), sum_)
        return by_score
    below = len(scores)
    for score, number in results:
        below -= number
        if score in wanted:
            sum_ = tie * (2 * below + number - 1)
            by_score[score] = worth(score, Others(score, results, tie), sum_)
    return by_score
