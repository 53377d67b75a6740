"""Compares the figures of another program with ours for the same results.

Where its points follow from another option, that option is used. Where the director gave a pair
another score, it is stored as a split score if every figure of the board then agrees with the file.
All other differences are reported.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

from scorepad.bridge.board_results import compare_as_if
from scorepad.bridge.comparison import (
    HIGHEST_SCORE,
    Average,
    Comparison,
    Datum,
    Scale,
    Score,
    Scoring,
    ShortBoards,
    Split,
    TableResult,
    What,
)
from scorepad.bridge.decimals import in_decimals
from scorepad.bridge.notation import print_what
from scorepad.bridge.ranking import RankedBoard, RankedResult, ns_score, rank, ranked_board
from scorepad.bridge.translatable import Message, translate

_TENS = range(-HIGHEST_SCORE, HIGHEST_SCORE + 1, 10)
_MOST_RESULTS, _MOST_COMPARED, _MOST_TRIED = 5_000, 250_000, 2_000_000
"""Enough for a congress of a hundred tables; points in larger files are not compared."""
_OPTIONS: Mapping[Scoring, Sequence[Mapping[str, Any]]] = {
    Scoring.MATCHPOINTS: [
        {"scale": scale, "short_boards": short} for scale, short in product(Scale, ShortBoards)
    ],
    Scoring.BOARD_A_MATCH: [{"scale": scale} for scale in Scale],
    Scoring.BUTLER: [{"extremes": 0}, {"datum": Datum.MEDIAN}],
}
"""How points may have been counted; the option that explains most differences is used."""

_NOTHING = Fraction(), Fraction()
_Key = tuple[int, str]
"""The board and the North-South pair."""


class FileFigures(NamedTuple):
    """What a file gives for a result besides contract and tricks."""

    score: int | None = None
    points: tuple[Decimal, Decimal] | None = None


def as_counted(
    comparison: Comparison, told: Sequence[FileFigures], in_file: int
) -> tuple[Comparison, list[Message]]:
    """Return the results as the file counts them, and messages about the differences.

    The limit on comparisons is shared among all results in the file.
    """
    share = Fraction(len(told), max(in_file, len(told), 1))
    counted = _Counted(comparison, dict(zip(comparison.results, told, strict=True)), share)
    return counted.comparison, [*counted.faults()]


class _Counted:
    """Finds options and the director's awards from the figures of a file."""

    def __init__(
        self, comparison: Comparison, told: Mapping[TableResult, FileFigures], share: Fraction
    ) -> None:
        self.comparison = self._was = comparison
        self._share = share
        self._told = told
        self._kept: dict[TableResult, What] = {}
        points = [one for said in told.values() for one in said.points or ()]
        decimals = max(map(_decimals, points), default=0)
        self._within = Fraction(1, 2 * 10**decimals) if decimals else Fraction()
        """Half of the last digit that the file writes; 0 if it has whole numbers."""
        self._has_points = bool(points)
        scores: dict[int, set[int | None]] = {}
        for result in comparison.results if points else ():
            scores.setdefault(result.board, set()).add(ns_score(result))
        comparisons = sum(len(on) ** 2 for on in scores.values())
        self._is_vast = comparisons > share * _MOST_COMPARED or (
            self._has_points and len(told) > share * _MOST_RESULTS
        )
        if points and not self._is_vast:
            self._take()

    def faults(self) -> Iterator[Message]:
        before, after = map(self._figures, (self._was, self.comparison))
        for result, said in self._told.items():
            kept = self._kept.get(result)
            if fault := score_fault(result, said, counts=isinstance(kept, Score)):
                yield fault
            facts: dict[str, object] = {"board": result.board, "ns": result.ns, "ew": result.ew}
            if isinstance(kept, Split):
                text = translate(
                    "words",
                    "Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, "
                    "kept as {award}",
                )
                both = {"ours": _both(before[_key(result)]), "theirs": _both(said)}
                yield Message(text, {**facts, **both, "award": print_what(kept)})
            elif after and not self._agrees(after[_key(result)], said):
                text = translate(
                    "words", "Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file"
                )
                both = {"ours": _both(after[_key(result)]), "theirs": _both(said)}
                yield Message(text, {**facts, **both})
        if self._is_vast:
            yield Message(translate("words", "The points in the file were not compared with ours"))

    def _figures(self, comparison: Comparison) -> dict[_Key, RankedResult]:
        """Return what each result earned by our count; nothing if the file has no points."""
        if self._is_vast or not self._has_points:
            return {}
        boards = rank(comparison).boards
        return {_key(figure.result): figure for board in boards for figure in board.figures}

    def _take(self) -> None:
        settings, differing = self._was.settings, self._differing(self._was)
        for agreed in _OPTIONS.get(settings.scoring, ()) if differing else ():
            tried = replace(self._was, settings=replace(settings, **agreed))
            if 2 * self._differing(tried) < differing:
                self.comparison, differing = tried, self._differing(tried)
        self._was = self.comparison
        if settings.scoring.is_match or not differing:
            return
        work, ranking = 0, rank(self.comparison)
        for board in ranking.boards:
            on = [figure.result for figure in board.figures]
            work += len(on) ** 3
            if work > self._share * _MOST_TRIED:
                break
            if not all(self._agrees(one, self._told[one.result]) for one in board.figures):
                self._kept |= self._awarded(board, on, ranking.expected)
        results = (
            replace(one, what=self._kept.get(one, one.what)) for one in self.comparison.results
        )
        self.comparison = replace(self.comparison, results=tuple(results))

    def _differing(self, comparison: Comparison) -> int:
        """Return how many figures of the file differ from ours."""
        figures = self._figures(comparison)
        return sum(
            not self._agrees(figures[_key(result)], said) for result, said in self._told.items()
        )

    def _agrees(self, figure: RankedResult, said: FileFigures) -> bool:
        return said.points is None or all(
            abs(ours - Fraction(theirs)) <= self._within
            for ours, theirs in zip(figure.points or _NOTHING, said.points, strict=True)
        )

    def _awarded(
        self, before: RankedBoard, on: Sequence[TableResult], expected: int
    ) -> dict[TableResult, What]:
        """Return awards with which all figures of a board agree with the file, if there are any."""
        scores: dict[TableResult, What] = {
            one: Score(self._told[one].score or 0)
            for one in on
            if _scores_otherwise(one, self._told[one])
        }
        for kept in (scores, *self._splits(on, expected)):
            lines = [replace(one, what=kept.get(one, one.what)) for one in on]
            after = ranked_board(self.comparison, before.board, lines, expected)
            if all(
                isinstance(was.result.what, Average)
                or (self._told[was.result].points is None and now.points == was.points)
                or (self._told[was.result].points and self._agrees(now, self._told[was.result]))
                for was, now in zip(before.figures, after.figures, strict=True)
            ):
                return kept
        return {}

    def _splits(
        self, on: Sequence[TableResult], expected: int
    ) -> Iterator[dict[TableResult, What]]:
        """Yield splits that would give the file's figures: of all unequal awards, or of one."""
        sums = {
            one: sum(map(Fraction, self._told[one].points or ()), Fraction())
            for one in on
            if self._told[one].points and not isinstance(one.what, Average)
        }
        usual = max([*sums.values()], key=[*sums.values()].count, default=0)
        uneven = [one for one in sums if abs(sums[one] - usual) > 2 * self._within]
        for ones in (uneven, *([one] for one in sums)):
            scores = [ns_score(one) for one in on if one not in ones]
            others = [points for points in scores if points is not None]
            splits = {one: self._split(one, others, expected) for one in ones}
            if all(splits.values()):
                yield {one: split for one, split in splits.items() if split}

    def _split(self, one: TableResult, others: Sequence[int], expected: int) -> Split | None:
        """Return the scores with which both sides get the file's figures."""
        settings, points = self.comparison.settings, self._told[one].points
        if points is None or len(others) < 2:
            return None

        def worth(score: int) -> Fraction:
            return compare_as_if(score, others, settings, expected).by_score[score].points

        top, own = compare_as_if(0, others, settings, expected).top or 0, ns_score(one)
        near = own if own is not None else sorted(others)[len(others) // 2]
        scores = []
        for wanted in (Fraction(points[0]), top - Fraction(points[1])):
            least = bisect_left(_TENS, wanted - self._within, key=worth)
            most = bisect_right(_TENS, wanted + self._within, key=worth)
            if least == most:
                return None
            scores.append(min(max(near, _TENS[least]), _TENS[most - 1]))
        return Split(*scores)


def score_fault(result: TableResult, said: FileFigures, *, counts: bool = False) -> Message | None:
    """Return a message if a score does not follow from its contract; it says which one counts."""
    if not _scores_otherwise(result, said):
        return None
    text = translate(
        "words", "Board {board}, {ns}-{ew}: {deal} scores {ours}; the file has {theirs}"
    )
    if counts:
        text = translate(
            "words",
            "Board {board}, {ns}-{ew}: {deal} scores {ours}; the file has {theirs}, which counts",
        )
    facts = {"deal": print_what(result.what), "ours": ns_score(result), "theirs": said.score}
    return Message(text, {"board": result.board, "ns": result.ns, "ew": result.ew, **facts})


def _scores_otherwise(result: TableResult, said: FileFigures) -> bool:
    """Whether the file's score differs from that of the contract."""
    ours = ns_score(result)
    return None not in (ours, said.score) and ours != said.score


def _key(result: TableResult) -> _Key:
    return result.board, result.ns


def _decimals(number: Decimal) -> int:
    return max(0, -int(number.as_tuple().exponent))


def _both(figure: RankedResult | FileFigures) -> str:
    shown = [in_decimals(one) for one in figure.points or _NOTHING]
    return " and ".join(shown)
