"""The result tables of PBN: for other programs, a game for each board of several tables.

Everything that the players entered is in the %round line; scorepad skips these games.
"""

from collections.abc import Iterator
from fractions import Fraction

from scorepad.bridge.comparison import Comparison, Played, Scoring
from scorepad.bridge.decimals import in_hundredths
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.notation import print_contract
from scorepad.bridge.ranking import RankedBoard, RankedResult, Ranking, place, rank
from scorepad.exchange.tables import vulnerable

_SCORING = {
    Scoring.MATCHPOINTS: "MatchPoints",
    Scoring.CROSS_IMPS: "IMP;Cross2",
    Scoring.BUTLER: "IMP;Butler",
    Scoring.TEAMS: "IMP",
    Scoring.BOARD_A_MATCH: "BAM",
    Scoring.TOTAL_POINTS: "TotalPoints",
}
_NONE = "-"

_Table = list[list[str]]
"""Rows of cells, the first with the column names."""


def games(comparison: Comparison) -> Iterator[tuple[dict[str, str], dict[str, _Table]]]:
    """Yield the tags of each board and its tables; the first board has the ranking too."""
    ranking = rank(comparison)
    competition = "Teams" if ranking.of_teams else "Pairs"
    if comparison.are_individuals:
        competition = "Individuals"
    dealt = {cards.board: cards.dealt for cards in comparison.cards}
    for number, board in enumerate(ranking.boards):
        scoring = _SCORING[comparison.settings.scoring]
        if scoring == "MatchPoints":
            scoring += f";MP{comparison.settings.scale.win}"
        tags = {
            "Board": str(board.board),
            "Dealer": str(board_dealer(board.board)),
            "Vulnerable": vulnerable(board_vulnerable(board.board)),
            **({"Deal": dealt[board.board]} if board.board in dealt else {}),
            "Scoring": scoring,
            "Competition": competition,
        }
        total = {} if number else {"TotalScoreTable": _total(ranking)}
        yield tags, {**total, "ScoreTable": _scores(board, comparison)}


def _total(ranking: Ranking) -> _Table:
    scoring = ranking.comparison.settings.scoring
    who = "TeamId" if ranking.of_teams else "PairId"
    if ranking.comparison.are_individuals:
        who = "PlayerId"
    points = ["TotalIMP"] if scoring.in_imps else ["TotalScore"]
    if scoring.has_tops:
        points = ["TotalScoreMP", "TotalPercentage"]
    rows = [["Rank", who, "Direction", "NrBoards", *points, "Names"]]
    for one in ranking.table:
        figures = [in_hundredths(one.points), *([_number(one.percent)] if scoring.has_tops else [])]
        facts = [place(one) or _NONE, one.entrant, one.line or _NONE, str(one.boards)]
        rows.append([*facts, *figures, f'"{_plain(ranking.names.get(one.entrant, ""))}"'])
    return rows


def _plain(name: str) -> str:
    """Return a name that can be put in quotes."""
    return name.replace('"', "'").replace("[", "(").replace("]", ")")


def _scores(board: RankedBoard, comparison: Comparison) -> _Table:
    who = ["PairId_NS", "PairId_EW"]
    if comparison.are_individuals:
        who = ["PlayerId_North", "PlayerId_South", "PlayerId_East", "PlayerId_West"]
    scoring = comparison.settings.scoring
    points = ["IMP_NS", "IMP_EW"] if scoring.in_imps else []
    if scoring.has_tops:
        points = ["MP_NS", "MP_EW", "Percentage_NS", "Percentage_EW"]
    head = [*who, "Contract", "Declarer", "Result", "Score_NS", *points]
    return [head, *(_cells(figure, len(points)) for figure in board.figures)]


def _cells(figure: RankedResult, points: int) -> list[str]:
    result = figure.result
    facts = [_NONE] * 3
    if isinstance(result.what, Played):
        bid = result.what.contract
        facts = ["Pass", _NONE, _NONE]
        if bid:
            facts = [print_contract(bid), str(bid.declarer), str(result.what.tricks)]
    score = _NONE if figure.score is None else str(figure.score)
    figures = [*(figure.points or (None, None)), *(figure.percents or (None, None))]
    return [*result.entrants, *facts, score, *map(_number, figures[:points])]


def _number(number: Fraction | None) -> str:
    return _NONE if number is None else in_hundredths(number)
