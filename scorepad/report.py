"""A scored evening as plain data, for programs that read JSON."""

from typing import Any

from scorepad.bridge.back_score import back_score, round_back_score
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.notation import print_contract, print_result
from scorepad.bridge.options import POINTS
from scorepad.bridge.payments import Payment
from scorepad.bridge.points_held import to_be_even
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Both, Seating
from scorepad.bridge.settling import still_to_pay
from scorepad.bridge.state import Compared, Entry, ScoredDeal
from scorepad.bridge.what_if import NextDeal, Outlook
from scorepad.words import why

Data = dict[str, Any]


def evening_data(evening: ScoredEvening) -> Data:
    data = {
        "rounds": [_round(scored) for scored in evening.played],
        "back": [
            {"round": column.round, "hundreds": column.hundreds, "points": column.points}
            for column in back_score(evening)
        ],
        "payments": [
            _payment(payment, payment.currency or evening.evening.currency)
            for payment in still_to_pay(evening)
        ],
    }
    extras = [
        {"from": payer, "to": payee, "amount": f"{amount:f}", "reason": reason}
        for payer, payee, amount, reason in evening.evening.extras
    ]
    return data | {"extras": extras} if extras else data


def seats_data(rounds: tuple[Seating, ...]) -> Data:
    return {
        "rounds": [
            {"round": number, "seats": dict(seating), "out": list(seating.out)}
            for number, seating in enumerate(rounds, start=1)
        ]
    }


def what_if_data(now: NextDeal, outlooks: list[Outlook]) -> Data:
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


def _round(scored: ScoredRound) -> Data:
    return {
        "form": scored.round.options.form,
        "deals": [_deal(deal) | _imps(deal, scored) for deal in scored.deals],
        "closing": [_entry(entry) for entry in scored.closing],
        "total": _both(scored.total),
        "margin": scored.margin,
        "winner": scored.winner,
        "two_games": scored.two_games,
        "complete": scored.is_settled,
        "back_score": round_back_score(scored),
    }


def _deal(scored: ScoredDeal) -> Data:
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


def _imps(deal: ScoredDeal, scored: ScoredRound) -> Data:
    """What was expected and what the deal brought, for North-South, where IMPs are counted."""
    if scored.round.options.form is not POINTS:
        return {}
    expected, imps, _ = deal.compared or Compared()
    return {"expected": expected, "imps": imps}


def _entry(entry: Entry) -> Data:
    return {
        "side": entry.side,
        "line": entry.line,
        "kind": entry.kind,
        "points": entry.points,
        "why": why(entry.pay),
        "sum": entry.pay.sum,
    }


def _outlook(outlook: Outlook) -> Data:
    return {
        "side": outlook.side,
        "contract": print_contract(outlook.contract),
        "result": print_result(outlook.over),
        "points": _both(outlook.points),
        "ends": outlook.ends,
    }


def _payment(payment: Payment, currency: str) -> Data:
    data = {"from": payment.payer, "to": payment.payee, "amount": f"{payment.amount:f}"}
    return {**data, "currency": currency} if currency else data


def _both(both: Both) -> Data:
    return {"NS": both.ns, "EW": both.ew}
