"""Evenings as tables: deals, rounds and back scores, each row by the names of its columns."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date
from decimal import Decimal

from msgspec import to_builtins

from scorepad.bridge.back_score import back_score, in_hundreds
from scorepad.bridge.deal import Adjustment, Deal, Item, NewSeats
from scorepad.bridge.evening import ScoredEvening, score_evening
from scorepad.bridge.notation import print_contract
from scorepad.bridge.rounds import Round, ScoredRound
from scorepad.bridge.seats import EVERYBODY, NEITHER, Both, Seat, Seating, Sides
from scorepad.bridge.state import ScoredDeal, with_entries
from scorepad.exchange.entered import PASSED_OUT, evening_facts
from scorepad.exchange.kept import Kept

Cell = str | int | Decimal | bool | date | None | list[object]
Row = dict[str, Cell]
_KINDS = {Deal: "deal", Adjustment: "adjustment", NewSeats: "seats"}

SHARED = ("evening", "date", "title", "round", "form")
CHAIRS = tuple(seat.name.lower() for seat in Seat)
DEALS = (
    *SHARED,
    *("entry", "kind", "deal", "dealer", "vulnerable", "contract", "declarer", "tricks", "over"),
    *("honours", "held by", "side", "points", "reason", "points NS", "points EW"),
    *(*CHAIRS, "out", "note"),
    # What the players said besides, on the rows of deals, of rounds, of evenings.
    *("dealer said", "board said"),
    *("keeper", "stake", "ranked", "stopped", "next dealer", "next board"),
    *("honours count", "part-score 50", "carry-over", "unfinished part-score"),
    *("partners", "planned rounds", "currency", "debts", "settled"),
)
"""A row for each evening, then for each of its rounds, then for each thing entered into it."""
ROUNDS = (
    *(*SHARED, *CHAIRS, "out", "deals", "points NS", "points EW", "winner", "two games"),
    *("settled", "back score", "stake", "currency"),
)
BACK_SCORES = ("evening", "date", "title", "round", "player", "hundreds", "points", "money")


def deal_rows(evenings: Iterable[Kept]) -> Iterator[Row]:
    """All that was entered, with what each deal scored."""
    for kept in evenings:
        evening = kept.evening
        facts = evening_facts(kept._replace(evening=replace(evening, rounds=())))
        yield {
            **_shared(kept),
            "kind": "evening",
            "note": evening.note,
            "partners": str(evening.partner_change),
            "planned rounds": evening.planned,
            "currency": evening.currency,
            "debts": to_builtins(list(facts.debts)),
            "settled": to_builtins(list(facts.settled)),
        }
        for number, scored in enumerate(score_evening(evening).rounds, start=1):
            shared = {**_shared(kept), "round": number, "form": str(scored.round.options.form)}
            yield {**shared, **_round_cells(scored.round)}
            yield from ({**shared, **cells} for cells in _entered(scored))


def round_rows(evenings: Iterable[Kept]) -> Iterator[Row]:
    """Each round with its result."""
    for kept, scored in _scored(evenings):
        for number, part in enumerate(scored.played, start=1):
            yield {
                **_shared(kept),
                "round": number,
                "form": str(part.round.options.form),
                **_seats(part.seating),
                "deals": sum(isinstance(deal.item, Deal) for deal in part.deals),
                "points NS": part.total.ns,
                "points EW": part.total.ew,
                "winner": part.winner and str(part.winner),
                "two games": part.two_games and str(part.two_games),
                "settled": part.is_settled,
                "back score": in_hundreds(part.margin) if part.is_settled else None,
                "stake": part.round.stake,
                "currency": kept.evening.currency,
            }


def back_score_rows(evenings: Iterable[Kept]) -> Iterator[Row]:
    """What each settled round brought each player."""
    for kept, scored in _scored(evenings):
        for column in back_score(scored):
            stake = scored.rounds[column.round - 1].round.stake
            for player, hundreds in column.hundreds.items():
                yield {
                    **_shared(kept),
                    "round": column.round,
                    "player": player,
                    "hundreds": hundreds,
                    "points": column.points[player],
                    "money": None if stake is None else stake * hundreds,
                }


def _scored(evenings: Iterable[Kept]) -> Iterator[tuple[Kept, ScoredEvening]]:
    return ((kept, score_evening(kept.evening)) for kept in evenings)


def _shared(kept: Kept) -> Row:
    return {"evening": str(kept.id), "date": kept.evening.day, "title": kept.evening.title}


def _round_cells(entered: Round) -> Row:
    options = entered.options
    return {
        "kind": "round",
        **_seats(entered.seating),
        "keeper": entered.keeper,
        "stake": entered.stake,
        "ranked": list(entered.ranked),
        "stopped": entered.stopped,
        "next dealer": entered.next_dealer and str(entered.next_dealer),
        "next board": entered.next_board,
        "honours count": options.honours,
        "part-score 50": options.part_score_50,
        "carry-over": options.carry_over,
        "unfinished part-score": options.unfinished_part_score,
    }


def _entered(scored: ScoredRound) -> Iterator[Row]:
    """The items of a round, with those who sat in the chairs then."""
    by_place = {deal.place: deal for deal in scored.deals}
    seatings = iter(scored.round.seatings())
    seating = next(seatings)
    for place, item in enumerate(scored.round.items):
        deal = by_place.get(place)
        if deal is None:
            seating = next(seatings)
        yield {
            "entry": place + 1,
            "kind": _KINDS[type(item)],
            **_seats(seating),
            **(_scored_cells(deal) if deal else {}),
            **_item_cells(item),
        }


def _item_cells(item: Item) -> Row:
    if isinstance(item, Adjustment):
        return {"side": str(item.side), "points": item.points, "reason": item.reason}
    if not isinstance(item, Deal):
        return {}
    said: Row = {
        "contract": PASSED_OUT,
        "note": item.note,
        "dealer said": item.dealer and str(item.dealer),
        "board said": item.board,
    }
    if item.contract:
        said |= {
            "contract": print_contract(item.contract),
            "declarer": str(item.contract.declarer),
            "tricks": item.tricks,
            "over": item.over,
        }
    if item.honours:
        said |= {"honours": item.honours.points, "held by": str(item.honours.holder)}
    return said


def _scored_cells(deal: ScoredDeal) -> Row:
    points = with_entries(Both(), deal.entries)
    return {
        "deal": deal.number,
        "dealer": str(deal.dealer),
        "vulnerable": vulnerable(deal.vulnerable),
        "points NS": points.ns,
        "points EW": points.ew,
    }


def vulnerable(sides: Sides) -> str:
    """Who is vulnerable, as the tables and PBN say it."""
    return {NEITHER: "None", EVERYBODY: "All"}.get(sides) or str(sides[0])


def _seats(seating: Seating) -> Row:
    chairs = {seat.name.lower(): name for seat, name in seating}
    return {**chairs, "out": list(seating.out)}
