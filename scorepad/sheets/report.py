"""A scored evening as plain data, for programs that read JSON."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from scorepad.bridge.back_score import back_score, round_back_score
from scorepad.bridge.comparison import Comparison, Datum, Scoring
from scorepad.bridge.deal import Deal, print_result
from scorepad.bridge.decimals import in_hundredths
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.movements import Plan, rounds_of, sitting_out
from scorepad.bridge.next_deal import NextDeal
from scorepad.bridge.notation import print_contract
from scorepad.bridge.options import POINTS
from scorepad.bridge.payments import Payment
from scorepad.bridge.plain import kind_name
from scorepad.bridge.points import Entry
from scorepad.bridge.points_held import to_be_even
from scorepad.bridge.ranking import (
    Match,
    RankedBoard,
    RankedEntrant,
    RankedResult,
    Ranking,
    rank,
)
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Both, Seating
from scorepad.bridge.settling import still_to_pay
from scorepad.bridge.state import Compared, ScoredDeal
from scorepad.bridge.what_if import Outlook
from scorepad.words import why

_Data = dict[str, Any]


def evening_data(
    evening: ScoredEvening, ranking_of: Callable[[Comparison], Ranking | None] = rank
) -> _Data:
    """Return all figures of an evening; rankings only where `ranking_of` returns one."""
    data: _Data = {
        "rounds": [_round(scored) for scored in evening.played],
        "back": [
            {"round": column.round, "hundreds": column.hundreds, "points": column.points}
            for column in back_score(evening)
        ],
        "payments": [_payment(payment) for payment in still_to_pay(evening)],
    }
    if evening.comparison and (ranking := ranking_of(evening.comparison)):
        data["ranking"] = ranking_data(ranking)
    extras = [
        {"from": payer, "to": payee, "amount": f"{amount:f}", "reason": reason}
        for payer, payee, amount, reason in evening.evening.extras
    ]
    return data | {"extras": extras} if extras else data


def seats_data(rounds: tuple[Seating, ...]) -> _Data:
    return {
        "rounds": [
            {"round": number, "seats": dict(seating), "out": list(seating.out)}
            for number, seating in enumerate(rounds, start=1)
        ]
    }


def movement_data(plan: Plan) -> _Data:
    return {
        "movement": plan.movement,
        "entrants": plan.entrants,
        "rounds": [
            {
                "round": number,
                "tables": [
                    {"table": at.table, "ns": at.ns, "ew": at.ew, "boards": list(at.boards)}
                    for at in tables
                ],
                "out": sitting_out(plan, tables),
            }
            for number, tables in enumerate(rounds_of(plan), start=1)
        ],
    }


def what_if_data(now: NextDeal, outlooks: list[Outlook]) -> _Data:
    data = {
        "round": now.round,
        "form": now.options.form,
        "number": now.state.number,
        "dealer": now.state.dealer,
        "vulnerable": now.state.vulnerable,
        "games": _both(now.state.games),
        "part_score": _both(now.state.part_scores),
        "what_if": [_outlook(outlook) for outlook in outlooks],
    }
    if now.options.form is not POINTS:
        return data
    even = to_be_even(now.state)
    return {**data, "even": even and dict(zip(("side", "imps", "points"), even, strict=True))}


def _round(scored: ScoredRound) -> _Data:
    return {
        "form": scored.round.options.form,
        "deals": [deal_data(deal) | _imps(deal, scored) for deal in scored.deals],
        "closing": [_entry(entry) for entry in scored.closing],
        "total": _both(scored.total),
        "margin": scored.margin,
        "winner": scored.winner,
        "two_games": scored.two_games,
        "complete": scored.is_settled,
        "back_score": round_back_score(scored),
    }


def deal_data(scored: ScoredDeal) -> _Data:
    return {
        "number": scored.number,
        "seats": dict(scored.seating),
        "dealer": scored.dealer,
        "vulnerable": scored.vulnerable,
        "passed": isinstance(scored.item, Deal) and scored.item.is_passed_out,
        "entries": [_entry(entry) for entry in scored.entries],
        "game_to": scored.game_to,
        "games": _both(scored.after.games),
        "part_score": _both(scored.after.part_scores),
        "total": _both(scored.after.total),
    }


def _imps(deal: ScoredDeal, scored: ScoredRound) -> _Data:
    """Return the expected score and the IMPs for North-South, where IMPs are counted."""
    if scored.round.options.form is not POINTS:
        return {}
    expected, imps, _ = deal.compared or Compared()
    return {"expected": expected, "imps": imps}


def _entry(entry: Entry) -> _Data:
    return {
        "side": entry.side,
        "line": entry.line,
        "kind": entry.kind,
        "points": entry.points,
        "why": why(entry.pay),
        "sum": entry.pay.sum,
    }


def _outlook(outlook: Outlook) -> _Data:
    return {
        "side": outlook.side,
        "contract": print_contract(outlook.contract),
        "result": print_result(outlook.over),
        "points": _both(outlook.points),
        "ends": outlook.ends,
    }


def _payment(payment: Payment) -> _Data:
    data = {"from": payment.payer, "to": payment.payee, "amount": f"{payment.amount:f}"}
    return {**data, "currency": payment.currency} if payment.currency else data


def _both(both: Both) -> _Data:
    return {"NS": both.ns, "EW": both.ew}


def ranking_data(ranking: Ranking) -> _Data:
    """Return the ranking of boards played at several tables."""
    comparison = ranking.comparison
    settings = comparison.settings
    scoring = settings.scoring
    in_points, butler = scoring.has_tops, scoring is Scoring.BUTLER
    matchpoints, has_mean = scoring is Scoring.MATCHPOINTS, settings.datum is Datum.MEAN
    return {
        "scoring": scoring,
        "settings": {
            "scale": settings.scale if in_points else None,
            "short_boards": settings.short_boards if matchpoints else None,
            "expected": ranking.expected if matchpoints else None,
            "extremes": settings.extremes if butler and has_mean else None,
            "datum": settings.datum if butler else None,
            "vp": settings.vp if scoring is Scoring.TEAMS else None,
            "winners": ranking.lists,
        },
        "boards": [_ranked_board(board) for board in ranking.boards],
        "table": [_standing(one, ranking) for one in ranking.table],
        "match": _match(ranking.match, ranking) if ranking.match else None,
        "matches": [_match(match, ranking) for match in ranking.matches],
    }


def _ranked_board(board: RankedBoard) -> _Data:
    return {
        "board": board.board,
        "top": _exact(board.top),
        "datum": board.datum,
        "results": [result_data(figure) for figure in board.figures],
    }


def result_data(figure: RankedResult) -> _Data:
    ns, ew = figure.points or (None, None)
    ns_percent, ew_percent = figure.percents or (None, None)
    return {
        "ns": figure.result.ns,
        "ew": figure.result.ew,
        "kind": kind_name(type(figure.result.what)),
        "fouled": figure.result.fouled,
        "score": figure.score,
        "compared": figure.compared,
        "ns_points": _exact(ns),
        "ew_points": _exact(ew),
        "ns_percent": _hundredths(ns_percent),
        "ew_percent": _hundredths(ew_percent),
        "why": str(figure.why) if figure.why else None,
    }


def _standing(standing: RankedEntrant, ranking: Ranking) -> _Data:
    adjusted = ranking.is_adjusted
    return {
        "pair": standing.entrant,
        "name": _name(standing.entrant, ranking),
        "line": standing.line,
        "boards": standing.boards,
        "points": _exact(standing.points),
        "of": _exact(standing.of),
        "percent": _hundredths(standing.percent),
        "scaled": _exact(standing.scaled),
        "vp": _hundredths(standing.vp),
        "matches": standing.matches,
        "adjusted": _hundredths(standing.adjusted),
        "ranked_by": _hundredths(standing.value) if adjusted and standing.counts else None,
        "place": standing.place,
        "shared": standing.shared,
        "handicap": None if standing.handicap is None else _signed(standing.handicap),
        "with_handicap": _hundredths(standing.with_handicap),
        "place_with_handicap": standing.place_with_handicap,
        "shared_with_handicap": standing.shared_with_handicap,
    }


def _name(entrant: str, ranking: Ranking) -> str | None:
    """Return an entrant's name; that of an unnamed team lists its people."""
    return (ranking.people | ranking.names).get(entrant) or None


def _match(match: Match, ranking: Ranking) -> _Data:
    home, visitors = match.teams
    return {
        "home": home,
        "visitors": visitors,
        "name": [_name(home, ranking), _name(visitors, ranking)],
        "boards": match.boards,
        "imps": list(match.imps) if match.imps else None,
        "margin": match.margin,
        "points": [_exact(points) for points in match.points] if match.points else None,
        "vp": [str(points) for points in match.vp] if match.vp else None,
    }


def _exact(number: Fraction | int | None) -> str | None:
    return None if number is None else str(number)


def _signed(number: Fraction) -> str:
    return f"+{in_hundredths(number)}" if number > 0 else in_hundredths(number)


def _hundredths(number: Fraction | None) -> str | None:
    return None if number is None else in_hundredths(number)
