"""What is said of how boards of several tables are scored: ranking, cross table, match, cards."""

from scorepad.bridge.comparison import (
    Comparison,
    Datum,
    Scale,
    Scoring,
    ShortBoards,
)
from scorepad.bridge.cross_table import CrossTable, MatchLine
from scorepad.bridge.ranking import (
    Match,
    RankedEntrant,
    RankedResult,
    Ranking,
    place,
)
from scorepad.bridge.seats import Side
from scorepad.ui.words import sentence, translate
from scorepad.ui.words.boards import called, exact, number, short_side, signed, to_come, what_cells
from scorepad.ui.words.errors import in_words


def ranking_headings(ranking: Ranking) -> tuple[str, ...]:
    scoring = ranking.comparison.settings.scoring
    entrant = translate("words", "Team") if ranking.match else translate("words", "Pair")
    if ranking.comparison.are_individuals:
        entrant = translate("words", "Player")
    figures = (
        translate("words", "IMPs") if scoring.in_imps else translate("words", "Points"),
        translate("words", "Per cent")
        if scoring.has_tops
        else translate("words", "as if all played alike"),
    )
    return (
        translate("words", "Place"),
        entrant,
        translate("words", "Name"),
        translate("words", "Boards"),
        *figures,
    )


def ranking_cells(one: RankedEntrant, ranking: Ranking) -> tuple[str, ...]:
    names = {} if ranking.match else ranking.names
    last = one.scaled if one.of is None else one.percent
    line = f"{short_side(one.line)} " if one.line else ""
    name = names.get(one.entrant, "") or _team(one, ranking)
    last_figure = "" if last is None else exact(last)
    return (
        f"{line}{place(one)}",
        one.entrant,
        name,
        str(one.boards),
        number(one.points),
        last_figure,
    )


def _team(one: RankedEntrant, ranking: Ranking) -> str:
    """Who plays for a team."""
    if not ranking.match:
        return ""
    return ", ".join(name for pair, name in ranking.names.items() if pair[0] == one.entrant)


def match_result(ranking: Ranking) -> str:
    """How a match of teams stands."""
    match = ranking.match
    if match is None:
        return ""
    (home, visitors), points = match.teams, match.imps or match.points or (0, 0)
    said = translate("words", "Team {home} {won}, team {visitors} {lost}").format(
        home=home, visitors=visitors, won=number(points[0]), lost=number(points[1])
    )
    if match.vp is None:
        return said
    return translate("words", "{said}; victory points {home} to {visitors}").format(
        said=said, home=exact(match.vp[0]), visitors=exact(match.vp[1])
    )


def each_against_each() -> str:
    return translate("words", "Each against each")


def cross_headings(cross: CrossTable, scoring: Scoring) -> tuple[str, ...]:
    return (
        translate("words", "Pair"),
        translate("words", "Name"),
        *cross.columns,
        translate("words", "Total"),
        *((translate("words", "Per cent"),) if scoring.has_tops else ()),
    )


def cross_cells(one: RankedEntrant, cross: CrossTable, ranking: Ranking) -> tuple[str, ...]:
    """What a pair won against each other, and in all."""
    met = (cross.meetings.get((one.entrant, other)) for other in cross.columns)
    percent = "" if one.percent is None else exact(one.percent)
    return (
        one.entrant,
        ranking.names.get(one.entrant, ""),
        *(number(each.points) if each else "" for each in met),
        number(one.points),
        *(() if one.of is None else (percent,)),
    )


def cross_tip(one: str, cross: CrossTable, names: dict[str, str]) -> str:
    """On how many boards a pair met each other, and what it could have won."""
    said = translate("words", "Against {pair}: {points}; boards: {boards}")
    of = translate("words", "Against {pair}: {points} of {most}; boards: {boards}")
    lines = []
    for other in cross.columns:
        met = cross.meetings.get((one, other))
        if met:
            facts = {"points": number(met.points), "most": met.of, "boards": met.boards}
            text = said if met.of is None else of
            lines.append(text.format(pair=called(other, names), **facts))
    return "\n".join(lines)


def match_headings(match: Match) -> tuple[str, ...]:
    """The boards of a match, with the scores as the home team has them."""
    home, visitors = match.teams
    points = translate("words", "IMPs {team}")
    if match.imps is None:
        points = translate("words", "Points {team}")
    sides = (translate("words", "{team} North-South"), translate("words", "{team} East-West"))
    scores = (translate("words", "{team} NS"), translate("words", "{team} EW"))
    return (
        translate("words", "Board"),
        *(said.format(team=home) for said in (*sides, *scores)),
        translate("words", "Difference"),
        points.format(team=home),
        points.format(team=visitors),
    )


def match_cells(line: MatchLine) -> tuple[str, ...]:
    contracts, scores = [], []
    for figure, sign in ((line.home, 1), (line.away, -1)):
        score = figure.score if figure else None
        scores.append(None if score is None else sign * score)
        contracts.append(" ".join(filter(None, what_cells(figure.result))) if figure else to_come())
    ours, theirs = scores
    differs = None if ours is None or theirs is None else ours + theirs
    return (
        str(line.board),
        *contracts,
        *map(signed, (ours, theirs, differs)),
        *map(number, line.won or (None, None)),
    )


def match_why(line: MatchLine) -> str:
    """What both lines of a board were compared with."""
    return "\n".join(filter(None, (why(each) for each in (line.home, line.away) if each)))


def match_total(match: Match) -> tuple[str, ...]:
    """The last line of a match."""
    won = map(number, match.imps or match.points or (None, None))
    return (translate("words", "Total"), *[""] * 5, *won)


def card_headings(scoring: Scoring) -> tuple[str, ...]:
    return (
        translate("words", "Board"),
        translate("words", "Line"),
        translate("words", "Against"),
        translate("words", "Result"),
        translate("words", "Score"),
        translate("words", "IMPs") if scoring.in_imps else translate("words", "Points"),
        translate("words", "Per cent"),
    )


def card_cells(board: int, figure: RankedResult, side: Side) -> tuple[str, ...]:
    at = [*Side].index(side)
    score = figure.score
    if score is not None and side is Side.EW:
        score = -score
    percent = figure.percents[at] if figure.percents else None
    return (
        str(board),
        short_side(side),
        figure.result.of(side.other),
        " ".join(filter(None, what_cells(figure.result))),
        "" if score is None else str(score),
        number(figure.points[at]) if figure.points else "",
        "" if percent is None else exact(percent),
    )


def why(figure: RankedResult) -> str:
    """What a figure was compared with, and what each comparison gave."""
    if figure.why:
        return sentence(in_words(figure.why))
    if figure.compared == 0:
        return translate("words", "There is nothing to compare it with yet.")
    return ""


def hidden(missing: int) -> str:
    said = translate(
        "words", "The ranking is shown when all results are in. Still to come: {number}."
    )
    return said.format(number=missing)


def title(comparison: Comparison) -> str:
    """What the session is scored by."""
    return scorings()[comparison.settings.scoring]


def scorings() -> dict[Scoring, str]:
    return {
        Scoring.MATCHPOINTS: translate("words", "Matchpoints"),
        Scoring.CROSS_IMPS: translate("words", "IMPs against every other result"),
        Scoring.BUTLER: translate("words", "IMPs against the datum (Butler)"),
        Scoring.TEAMS: translate("words", "Teams in IMPs"),
        Scoring.BOARD_A_MATCH: translate("words", "Teams, board a match"),
        Scoring.TOTAL_POINTS: translate("words", "Total points"),
    }


def scales() -> dict[Scale, str]:
    return {
        Scale.TWO: translate("words", "earns 2, an equal one 1"),
        Scale.ONE: translate("words", "earns 1, an equal one ½"),
    }


def short_boards() -> dict[ShortBoards, str]:
    return {
        ShortBoards.NEUBERG: translate("words", "by Neuberg’s formula"),
        ShortBoards.OWN: translate("words", "of their own top"),
        ShortBoards.ADD: translate("words", "each missing result as an equal one"),
    }


def datums() -> dict[Datum, str]:
    return {
        Datum.MEAN: translate("words", "the mean of the results"),
        Datum.MEDIAN: translate("words", "the middle one of the results"),
    }
