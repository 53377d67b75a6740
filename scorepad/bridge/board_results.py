"""The results of one board compared with each other, and the sentence behind each figure."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from scorepad.bridge.comparison import Scoring, Settings, ShortBoards
from scorepad.bridge.imps import datum, imps
from scorepad.bridge.translatable import Message, each_of, translate


class Worth(NamedTuple):
    """What a score is worth on its board to North-South."""

    points: Fraction
    why: Message


class BoardWorth(NamedTuple):
    """What each score is worth that was compared on a board."""

    by_score: dict[int, Worth]
    top: Fraction | None
    """The most points that a result can earn; at IMPs there is none."""
    datum: int | None = None


class _Against(NamedTuple):
    """A comparison with other results that are alike."""

    score: int
    times: int
    gave: Fraction | int

    @property
    def message(self) -> Message:
        said = translate("words", "{score} ({gave})")
        if self.times > 1:
            said = translate("words", "{times} x {score} ({gave} each)")
        return Message(said, {"times": self.times, "score": self.score, "gave": self.gave})


def compare(scores: Sequence[int], settings: Settings, expected: int) -> BoardWorth:
    """Compare the scores of a board, of which there are two at least."""
    match settings.scoring:
        case Scoring.MATCHPOINTS:
            return _matchpoints(scores, settings.scale.win, settings.short_boards, expected)
        case Scoring.BOARD_A_MATCH:
            return _matchpoints(scores, settings.scale.win, ShortBoards.OWN, 2)
        case Scoring.BUTLER:
            return _butler(scores, settings)
        case _:
            return _cross_imps(scores)


def _matchpoints(
    scores: Sequence[int], win: int, short_boards: ShortBoards, expected: int
) -> BoardWorth:
    """Law 78A; a board with fewer results than others as it was agreed."""
    tie, results = Fraction(win, 2), len(scores)
    is_short = results < expected and short_boards is not ShortBoards.OWN
    top = Fraction(win * ((expected if is_short else results) - 1))

    def earned(mine: int, other: int) -> Fraction:
        return tie * ((mine >= other) + (mine > other))

    def worth(score: int, compared: Message, sum_: Fraction | int) -> Worth:
        points = Fraction(sum_)
        how = Message(translate("words", "{compared}"), {"compared": compared})
        if is_short and short_boards is ShortBoards.NEUBERG:
            points = (sum_ + tie) * expected / results - tie
            how = Message(
                translate(
                    "words",
                    "{compared}; {results} results where there are up to {expected}: "
                    "({sum} + {tie}) x {expected} / {results} - {tie}",
                ),
                {
                    "compared": compared,
                    "results": results,
                    "expected": expected,
                    "sum": sum_,
                    "tie": tie,
                },
            )
        elif is_short:
            points = sum_ + tie * (expected - results)
            how = Message(
                translate("words", "{compared}, and {tie} for each of {missing} missing results"),
                {"compared": compared, "tie": tie, "missing": expected - results},
            )
        said = translate("words", "{how}: {points} of {top}; East-West {others}")
        facts = {"how": how, "points": points, "top": top, "others": top - points}
        return Worth(points, Message(said, facts))

    return BoardWorth(_each(scores, earned, worth), top)


def _cross_imps(scores: Sequence[int]) -> BoardWorth:
    """Law 78B, the mean of all comparisons; with two tables these are the IMPs of teams."""
    others = len(scores) - 1

    def worth(score: int, compared: Message, sum_: Fraction | int) -> Worth:
        points = Fraction(sum_, others)
        said = translate("words", "{compared}: {points} IMPs")
        if others > 1:
            said = translate("words", "{compared}: {sum} / {others} = {points} IMPs")
        facts = {"compared": compared, "sum": sum_, "others": others, "points": points}
        return Worth(points, Message(said, facts))

    return BoardWorth(_each(scores, lambda mine, other: imps(mine - other), worth), None)


def _butler(scores: Sequence[int], settings: Settings) -> BoardWorth:
    middle = datum(scores, settings)
    by_score = {}
    for score in {*scores}:
        points = Fraction(imps(score - middle))
        said = translate(
            "words", "{score} against the datum {datum}, a difference of {by}: {points} IMPs"
        )
        facts = {"score": score, "datum": middle, "by": score - middle, "points": points}
        by_score[score] = Worth(points, Message(said, facts))
    return BoardWorth(by_score, None, middle)


def _each(
    scores: Sequence[int],
    gain: Callable[[int, int], Fraction | int],
    worth: Callable[[int, Message, Fraction | int], Worth],
) -> dict[int, Worth]:
    """Compare each score that occurs with all others; those that are alike once for all."""
    times = sorted(Counter(scores).items(), reverse=True)
    by_score = {}
    for score, _ in times:
        against = [
            _Against(other, number - (other == score), gain(score, other))
            for other, number in times
            if other != score or number > 1
        ]
        sum_ = sum(one.times * one.gave for one in against)
        said = translate("words", "{score} against {others}")
        others = each_of([one.message for one in against])
        by_score[score] = worth(score, Message(said, {"score": score, "others": others}), sum_)
    return by_score
