"""What the page on a phone draws, in its language and from nobody's side yet."""

from collections.abc import Callable, Mapping
from functools import cache, partial

from scorepad.bridge.comparison import Comparison, Played, What
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.entering_results import ResultPlace, place_of
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.expected_results import still_expected
from scorepad.bridge.movements import rounds_of
from scorepad.bridge.next_round import begin_next
from scorepad.bridge.notation import print_deal, print_what
from scorepad.bridge.options import POINTS
from scorepad.bridge.ranking import Ranking, rank
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Seating, Side
from scorepad.bridge.state import ScoredDeal
from scorepad.bridge.translatable import Translate
from scorepad.phones.agreeing import Agreement
from scorepad.phones.aloud import aloud
from scorepad.phones.asked import comparison_of, is_at_its_end
from scorepad.phones.requests import Data
from scorepad.phones.standing import figures
from scorepad.sheets.layout import BoardLine, Row, Rule, lay_out
from scorepad.tables.back_score import back_score_table
from scorepad.tables.ranking import hidden, ranking_table
from scorepad.tables.table import FIGURES, R, Table, Writing
from scorepad.tables.text import in_terminal
from scorepad.words import round_title
from scorepad.words.deals import contract_signs, player_name, result_sign, seat_name


def shown(
    scored: ScoredEvening,
    agreed: Mapping[ResultPlace, Agreement],
    translate: Translate,
    ranking_of: Callable[[Comparison], Ranking | None] = rank,
) -> Data:
    """All that the page needs; no ranking is given where nobody is to see yet who wins."""
    seating = begin_next(scored).rounds[-1].seating_now
    data: Data = {
        "title": scored.evening.title,
        "day": scored.evening.day and f"{scored.evening.day}",
        "seats": {seat: player_name(name, translate) for seat, name in seating},
        "out": [*seating.out],
        "ended": is_at_its_end(scored),
        "rounds": [
            _sheet(number, one, translate)
            for number, one in enumerate(scored.rounds, start=1)
            if not one.round.comparison
        ],
        "honours": scored.rounds[-1].round.options.honours_count,
        "aloud": {side or "": aloud(scored, side, translate) for side in (*Side, None)},
        "held": scored.rounds[-1].round.options.form is POINTS,
    }
    if comparison := comparison_of(scored):
        ranking = ranking_of(comparison)
        data |= _tables(comparison, ranking, agreed, translate)
        if ranking is None:
            data["hidden"] = hidden(len(still_expected(comparison))).said(translate)
        return data
    if {*scored.players} - {*Seating().players}:
        table = back_score_table(scored, _writing(translate), translate("words", "Player"))
        data["back"] = _table(table)
    return data


def _writing(translate: Translate) -> Writing:
    def player(name: str) -> str:
        return player_name(name, translate)

    return in_terminal(translate)._replace(player=player)


def _table(table: Table[R]) -> Data:
    return {
        "head": [[column.heading, column.align is FIGURES] for column in table.columns],
        "rows": [[column.text(row) for column in table.columns] for row in table.rows],
    }


# One table.


def _sheet(number: int, scored: ScoredRound, translate: Translate) -> Data:
    """The sheet of a round, line by line, and its deals."""
    laid = lay_out(scored)
    ours, theirs = laid.we, laid.we.other
    lines: list[dict[str, object]] = []
    for line in laid.lines:
        if isinstance(line, Row):
            both = {ours: line.we, theirs: line.they}
            lines.append({side: entry.points for side, entry in both.items() if entry})
        elif isinstance(line, BoardLine):
            figures: Data = {ours: line.we, theirs: line.they}
            lines.append({"what": _deal_signs(line.deal, translate), **figures})
        elif isinstance(line, Rule):
            lines.append({"rule": line})
    return {
        "number": number,
        "title": round_title(number, scored.round.options, translate),
        "lines": lines,
        "total": {side: scored.total.of(side) for side in Side},
        "settled": scored.is_settled,
        "deals": [_deal(deal, translate) for deal in scored.deals],
    }


def _deal(scored: ScoredDeal, translate: Translate) -> Data:
    points: Data = {side: scored.won.of(side) for side in Side}
    names = {seat: player_name(name, translate) for seat, name in scored.seating}
    item = scored.item
    return {
        "number": scored.number,
        "what": _deal_signs(scored, translate),
        "text": print_deal(item) if isinstance(item, Deal) else "",
        "seats": names,
        **points,
    }


def _deal_signs(scored: ScoredDeal, translate: Translate) -> str:
    """4♠× Ann +1."""
    item = scored.item
    if isinstance(item, Adjustment):
        return item.reason
    if item.contract is None:
        return translate("words", "passed out")
    who = player_name(scored.seating.at(item.contract.declarer), translate)
    return f"{contract_signs(item.contract, translate)} {_with_sign(who, item.over)}"


# Several tables.


def _tables(
    comparison: Comparison,
    ranking: Ranking | None,
    agreed: Mapping[ResultPlace, Agreement],
    translate: Translate,
) -> Data:
    """The boards with their results, the ranking, and who goes where."""
    writing = _writing(translate)
    said = cache(partial(said_of, translate=translate))
    boards = sorted({one.board for one in comparison.results} | _planned(comparison))
    table = _table(ranking_table(ranking, ranking.people, writing)) if ranking else {"rows": []}
    return {
        "names": {one.entrant: one.name for one in comparison.names},
        "boards": [
            {"board": board, "dealer": board_dealer(board), "vulnerable": board_vulnerable(board)}
            for board in boards
        ],
        "results": [
            {
                "board": figure.result.board,
                "ns": figure.result.ns,
                "ew": figure.result.ew,
                "what": said(figure.result.what),
                "text": print_what(figure.result.what),
                "score": figure.score,
                "brought": [*map(writing.number, figure.percents or figure.points or ())],
                **agreed.get(place_of(figure.result), Agreement())._asdict(),
            }
            for figure in figures(comparison, ranking)
        ],
        "ranking": table,
        "movement": [
            [at._asdict() for at in tables]
            for tables in (rounds_of(comparison.plan) if comparison.plan else ())
        ],
    }


def _planned(comparison: Comparison) -> set[int]:
    if comparison.plan is None:
        return set()
    return {board for at in rounds_of(comparison.plan) for one in at for board in one.boards}


def said_of(what: What, translate: Translate) -> str:
    """4♠× North +1."""
    if not isinstance(what, Played):
        return print_what(what)
    if what.contract is None:
        return translate("words", "passed out")
    over = Deal(what.contract, what.tricks).over
    who = seat_name(what.contract.declarer, translate)
    return f"{contract_signs(what.contract, translate)} {_with_sign(who, over)}"


def _with_sign(who: str, over: int) -> str:
    """Ann +1, in one line where a phone has room for both."""
    blank = "\u00a0" if len(who.rpartition(" ")[2]) < 12 else " "
    return f"{who}{blank}{result_sign(over)}"
