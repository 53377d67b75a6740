"""What is said of boards that several tables play."""

from collections import Counter
from collections.abc import Collection
from decimal import Decimal
from fractions import Fraction

from PySide6.QtCore import QLocale

from scorepad.bridge.comparison import (
    Average,
    Comparison,
    Datum,
    NotPlayed,
    Played,
    Scale,
    Scoring,
    ShortBoards,
    TableResult,
    fixed_award,
)
from scorepad.bridge.cross_table import CrossTable, MatchLine
from scorepad.bridge.deal import Deal
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.entering_results import BoardCount, ResultPlace
from scorepad.bridge.expected_results import unlikely
from scorepad.bridge.movements import Movement, Plan, rounds_of, sitting_out
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.ranking import (
    Match,
    RankedBoard,
    RankedEntrant,
    RankedResult,
    Ranking,
    in_hundredths,
    place,
)
from scorepad.bridge.seats import Seating, Side, Sides
from scorepad.bridge.translatable import Message
from scorepad.bridge.typed.as_typed import as_typed
from scorepad.ui.words import (
    contract,
    deal_aloud,
    in_order,
    language,
    result_sign,
    seat_name,
    sentence,
    translate,
)
from scorepad.ui.words.errors import in_words


def side_name(side: Side) -> str:
    return {
        Side.NS: translate("words", "North-South"),
        Side.EW: translate("words", "East-West"),
    }[side]


def short_side(side: Side) -> str:
    return {Side.NS: translate("words", "NS"), Side.EW: translate("words", "EW")}[side]


def called(opponents: str, names: dict[str, str]) -> str:
    """1 Ann & Bob, or the number alone."""
    return " + ".join(f"{one} {names.get(one, '')}".strip() for one in opponents.split("+"))


def number(amount: Fraction | int | None) -> str:
    """A whole number as it is, any other with two decimals."""
    if amount is None:
        return ""
    return in_order(str(amount) if amount == int(amount) else exact(Fraction(amount)))


def exact(amount: Fraction | Decimal) -> str:
    """With two decimals, as numbers are written in the country."""
    return in_hundredths(Fraction(amount)).replace(".", QLocale().decimalPoint())


# The boards and the traveller.


def board_headings() -> tuple[str, str]:
    return translate("words", "Board"), translate("words", "Results")


def count_of(count: BoardCount, *, doubtful: bool = False) -> str:
    """How many results are in, with a mark where one may be mistyped."""
    said = f"{count.entered} ✓"
    if count.entered != count.expected:
        said = translate("words", "{number} of {count}").format(
            number=count.entered, count=count.expected
        )
    return f"{said} ?" if doubtful else said


def board_number(board: int) -> str:
    return translate("words", "Board {number}").format(number=board)


def met(entered: TableResult) -> str:
    """Who met, and what came of it: 1–2: 4♠ N +1."""
    said = " ".join(filter(None, what_cells(entered)))
    return f"{entered.ns}–{entered.ew}: {said}"


def board_title(board: int) -> str:
    said = translate("words", "Board {number}: {dealer} deals, {vulnerable} vulnerable")
    sides = _vulnerable(board_vulnerable(board))
    dealer = seat_name(board_dealer(board))
    return said.format(number=board, dealer=dealer, vulnerable=sides)


def _vulnerable(sides: Sides) -> str:
    if len(sides) == 2:
        return translate("words", "both sides")
    return side_name(*sides) if sides else translate("words", "nobody")


def traveller_headings(scoring: Scoring) -> tuple[str, ...]:
    return (
        short_side(Side.NS),
        short_side(Side.EW),
        translate("words", "Contract"),
        translate("words", "By"),
        translate("words", "Result"),
        translate("words", "NS +"),
        translate("words", "NS −"),
        *points_headings(scoring),
        "",
    )


def points_headings(scoring: Scoring) -> tuple[str, str]:
    if scoring.in_imps:
        return translate("words", "NS IMPs"), translate("words", "EW IMPs")
    return translate("words", "NS points"), translate("words", "EW points")


def what_cells(entered: TableResult) -> tuple[str, str, str]:
    """Contract, declarer and result of what came of a board."""
    what = entered.what
    match what:
        case Played(contract=None):
            return translate("words", "Passed out"), "", ""
        case Played(contract=bid) if bid:
            sign = result_sign(what.tricks - bid.level - 6)
            return contract(bid), language().chair(bid.declarer), sign
        case Average(ns, ew):
            return translate("words", "Average"), "", f"{ns} {ew}"
        case _:
            return translate("words", "Not played"), "", ""


def traveller_cells(figure: RankedResult, ranking: Ranking) -> tuple[str, ...]:
    """A line of a traveller; at its end a mark where it may be mistyped."""
    entered, score, names = figure.result, figure.score, ranking.names
    brought = figure.points or (None, None)
    return (
        called(entered.ns, names),
        called(entered.ew, names),
        *what_cells(entered),
        str(score) if score is not None and score >= 0 else "",
        str(-score) if score is not None and score < 0 else "",
        *map(number, brought),
        "?" if unlikely(ranking.comparison, entered) else "",
    )


def what_aloud(entered: TableResult) -> str:
    match entered.what:
        case Played(bid, tricks):
            return deal_aloud(Deal(bid, tricks), Seating())
        case Average(ns, ew):
            said = translate("words", "an average, {ns} for North-South and {ew} for East-West")
            return said.format(ns=ns, ew=ew)
        case NotPlayed():
            return translate("words", "Not played")


_AVERAGES = (
    ("ave", "ave"),
    *(("ave+", "ave-"), ("ave-", "ave+")),
    *(("ave+", "ave+"), ("ave-", "ave-")),
)


def awards(scoring: Scoring) -> dict[str, tuple[str, str]]:
    """What a director may award, by how it is typed: short and aloud; no words where it cannot."""
    said = translate("words", "an average, {ns} for North-South and {ew} for East-West")
    cards = {}
    for ns, ew in _AVERAGES:
        won, lost = (_signed(fixed_award(award, scoring)) for award in (ns, ew))
        if scoring.has_tops:
            won, lost = won.replace("+", ""), lost.replace("+", "")
        balances = ns != ew or ns == "ave" or not scoring.is_match
        if scoring is Scoring.TOTAL_POINTS:
            balances = ns == ew == "ave"
        text = f"{won} : {lost}" if balances else ""
        cards[f"{ns} {ew}"] = text, said.format(ns=won, ew=lost)
    not_played = translate("words", "Not played")
    return {**cards, "not played": (not_played, not_played)}


def _signed(amount: Decimal | int | None) -> str:
    return "" if amount is None else in_order(f"{amount:+}" if amount else "0")


def typed_again(entered: TableResult) -> str:
    """A result as it may be typed again."""
    match entered.what:
        case Played(bid, tricks):
            return as_typed(Deal(bid, tricks), Seating(), Options(DUPLICATE), language())
        case Average(ns, ew):
            return f"average {ns} {ew}"
        case NotPlayed():
            return "not played"


def to_come() -> str:
    return translate("words", "to come")


def asks_for(at: ResultPlace | None, names: dict[str, str], *, has_results: bool) -> str:
    """What the line waits for."""
    if at is None and not has_results:
        return translate("words", "Type the board, the pairs and their result: 1 1-2 4sn+1")
    if at is None:
        return translate("words", "All results are in. To add one: 3 1-2 4sn+1")
    if not at.ns:
        said = translate("words", "Board {board}: the pairs and their result, such as 1-2 4sn+1")
        return said.format(board=at.board)
    said = translate("words", "Board {board}: {ns} against {ew} – type their result, such as 4sn+1")
    return said.format(board=at.board, ns=called(at.ns, names), ew=called(at.ew, names))


def understood(entered: TableResult, score: int | None) -> str:
    said = translate("words", "Board {board}, {ns} against {ew}: {result}").format(
        board=entered.board, ns=entered.ns, ew=entered.ew, result=what_aloud(entered)
    )
    if not score:
        return said
    side = side_name(Side.NS if score > 0 else Side.EW)
    return translate("words", "{said}; {points} for {side}").format(
        said=said, points=abs(score), side=side
    )


def look_again(doubtful: Message | None) -> str:
    """What looks mistyped, though nothing is refused."""
    return sentence(in_words(doubtful)) if doubtful else ""


def doubt(entered: TableResult, doubtful: Message) -> str:
    said = translate("words", "? {ns} against {ew}: {doubt}.")
    return said.format(ns=entered.ns, ew=entered.ew, doubt=in_words(doubtful))


def frequencies(board: RankedBoard) -> str:
    """How often each score was made, and what it brought North-South."""
    times = Counter(figure.score for figure in board.figures if figure.score is not None)
    worth = {figure.score: figure.points[0] for figure in board.figures if figure.points}
    parts = []
    for score in sorted(times, reverse=True):
        part = f"{times[score]} × {score}"
        if score in worth:
            part += f" ({number(worth[score])})"
        parts.append(part)
    if not parts:
        return ""
    said = translate("words", "How often, with the points of North-South: {scores}")
    whole = said.format(scores=",  ".join(parts))
    if board.datum is None:
        return whole
    return f"{whole}; " + translate("words", "datum {datum}").format(datum=board.datum)


# The ranking.


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
        *map(_signed, (ours, theirs, differs)),
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


# The movement.


def movement_headings() -> tuple[str, ...]:
    return (
        translate("words", "Round"),
        translate("words", "Table"),
        translate("words", "North-South"),
        translate("words", "East-West"),
        translate("words", "Boards"),
    )


def set_of(boards: tuple[int, ...]) -> str:
    """1–3, or 1 4 7 where they do not follow one another."""
    first, last = boards[0], boards[-1]
    if last - first != len(boards) - 1:
        return " ".join(map(str, boards))
    return str(first) if first == last else f"{first}–{last}"


def movement_cells(
    plan: Plan, names: dict[str, str], *, every_round: bool = False
) -> list[tuple[str, ...]]:
    """A line for each table of each round, and one for those who sit out."""
    cells: list[tuple[str, ...]] = []
    for turn, tables in enumerate(rounds_of(plan), start=1):
        for at in tables:
            shown = str(turn) if every_round or at is tables[0] else ""
            pairs = called(at.ns, names), called(at.ew, names)
            cells.append((shown, str(at.table), *pairs, set_of(at.boards)))
        if out := sitting_out(plan, tables):
            who = ", ".join(called(one, names) for one in out)
            cells.append(("", translate("words", "sits out"), who, "", ""))
    return cells


def table_title(table: str) -> str:
    return translate("words", "Table {number}").format(number=table)


def slip_title(turn: int, table: str, ns: str, ew: str) -> str:
    said = translate("words", "Round {round}, table {table}: {ns} against {ew}")
    return said.format(round=turn, table=table, ns=ns, ew=ew)


def no_movement() -> str:
    return translate(
        "words", "There is no movement: sit as you like, and type the pairs with each result."
    )


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


# Help.


def how_to() -> list[str]:
    return [
        translate(
            "words",
            "New evening, Duplicate boards, At several tables: say who plays; a movement is "
            "proposed, and shown beside the results.",
        ),
        translate(
            "words",
            "Type the result that is asked for, such as 4sn+1, or any other with its board and "
            "pairs: 3 1-2 4sn+1. There are also: pass, not played, ave+ ave-.",
        ),
        translate(
            "words",
            "Up and Down lead to a line, which can be typed anew; Delete takes it out, and F1 "
            "says why a figure is so.",
        ),
        translate(
            "words",
            "The ranking, what each won against each and the sheet of a match stand beside the "
            "results, and go on paper with travellers, score slips and cards for the tables.",
        ),
        translate(
            "words",
            "Where a second laptop is used, save the evening there and open its file here: what "
            "differs is shown side by side. Results of other programs are opened from PBN and "
            "USEBIO files.",
        ),
    ]


# Beginning.


def movements() -> dict[Movement, str]:
    return {
        Movement.TEAMS: translate("words", "the tables swap their boards"),
        Movement.HOWELL: translate("words", "Howell: everybody moves"),
        Movement.MITCHELL: translate("words", "Mitchell: North-South stay"),
        Movement.INDIVIDUAL: translate("words", "individual: partners change too"),
    }


def players_as_they_like(possible: Collection[int]) -> str:
    """What to do with another number of single players than there is a movement for."""
    said = translate(
        "words",
        "There is a movement for {numbers} players. Otherwise sit as you like, and type the "
        "partners with each result: 1+2-3+4 4sn.",
    )
    return said.format(numbers=" / ".join(map(str, possible)))


def plan_comes_to(plan: Plan | None) -> str:
    """5 rounds at 3 tables, 15 boards; somebody sits out where the number is odd."""
    if plan is None:
        return no_movement()
    session = rounds_of(plan)
    boards = {board for tables in session for at in tables for board in at.boards}
    said = translate("words", "Rounds: {rounds}. Tables: {tables}. Boards: {boards}.").format(
        rounds=len(session), tables=max(map(len, session)), boards=len(boards)
    )
    if any(sitting_out(plan, tables) for tables in session):
        said += " " + translate("words", "One sits out in each round.")
    return said


def name_of(label: str) -> str:
    return translate("words", "Name of {pair}").format(pair=label)


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
