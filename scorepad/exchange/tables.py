"""Evenings as tables of deals, rounds and back scores; rows are dicts by column name."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from scorepad.bridge.back_score import back_score, margin_counted
from scorepad.bridge.comparison import (
    Comparison,
    Played,
    Pot,
    SessionStake,
    TableResult,
    team_of,
)
from scorepad.bridge.deal import Adjustment, Deal, print_result
from scorepad.bridge.decimals import in_hundredths
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.evening import ScoredEvening, score_evening
from scorepad.bridge.notation import print_contract, print_what
from scorepad.bridge.options import AGREED, MoneyBy, Options
from scorepad.bridge.points import Entry
from scorepad.bridge.ranking import RankedResult, rank
from scorepad.bridge.rounds import Round, ScoredRound
from scorepad.bridge.seats import EVERYBODY, NEITHER, Both, Seat, Seating, Side, Sides
from scorepad.bridge.settling import in_money
from scorepad.bridge.state import ScoredDeal, with_entries
from scorepad.bridge.typed.director import handicaps_typed
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.exchange.scale_file import print_scale
from scorepad.exchange.score_options import print_settings


class ResultCell(str):
    """The result of a deal, =, +1 or -2: it looks like a formula but is not one."""


Cell = str | int | Decimal | bool | date | None
_TableRow = dict[str, Cell]
_PASSED_OUT = "pass"

_SHARED = ("evening", "date", "title", "round", "form")
CHAIRS = tuple(seat.name.lower() for seat in Seat)
SWITCHES = {one.column: name for name, one in AGREED.items() if one.values == (True, False)}
"""The columns of yes-or-no options, and the names of their fields."""
_OF_THE_HOUSE = tuple(SWITCHES)[3:]
"""Columns filled only if the value is unusual."""
ROUND_CELLS = (
    *("keeper", "stake", "stopped"),
    *(one.column for one in AGREED.values()),
    "scoring",
)
"""Columns about a whole round, repeated in each of its deals."""
PAIRS = ("pair NS", "pair EW", "names NS", "names EW")
TEAMS = ("team NS", "team EW")
"""The names of the teams of a match."""
OF_SESSION = ("club", "director")
DEALS = (
    *(*_SHARED, "deal", "board", "dealer", "vulnerable", "contract", "declarer", "result"),
    *("tricks", "over", "honours", "held by", "points NS", "points EW"),
    *("held NS", "expected NS"),
    *("agreed NS", "agreed EW", "reason", *CHAIRS, "out", "next", "note", "currency", *ROUND_CELLS),
    *(*PAIRS, *TEAMS, "fouled", *OF_SESSION),
)
ROUNDS = (
    *(*_SHARED, *CHAIRS, "out", "deals", "points NS", "points EW", "winner", "two games"),
    *("settled", "back score", "stake", "currency"),
)
RESULT_COLUMN = "came of it"
"""The key of the `contract` column where it holds more than a contract."""
RESULTS = (
    *("evening", "date", "title", "round", "board", *PAIRS, *TEAMS),
    *(RESULT_COLUMN, "fouled", "score", "earned NS", "earned EW", "per cent NS", "per cent EW"),
    *("scoring", "currency", *OF_SESSION),
)
RANKINGS = (
    *("evening", "date", "title", "round", "scoring", "place", "pair", "line", "name", "boards"),
    *("points", "of", "per cent", "scaled", "vp", "matches", "adjusted", "ranked by"),
    *("handicap", "with handicap", "place with handicap", *OF_SESSION),
)
BACK_SCORES = ("evening", "date", "title", "round", "player", "hundreds", "points", "money")


def deal_rows(evenings: Iterable[SavedEvening]) -> Iterator[_TableRow]:
    """Yield each deal, with its players and what its row adds to the score of its round.

    Results of several tables have a row each, with their pairs.

    Adjustments, and the premium of a stopped round, have no rows: both count in the row of the deal
    before them (or of the first deal), so that rows add up to the table of rounds. How many of a
    row's points were agreed on is in a separate column. Rounds without a deal are only in the table
    of rounds.
    """
    for kept, scored in _scored(evenings):
        for number, part in enumerate(scored.rounds, start=1):
            shared = {
                **_shared(kept),
                "round": number,
                "form": str(part.round.options.form),
                **_round_cells(part.round),
                "currency": kept.evening.currency,
            }
            compared = part.round.comparison
            rows = _compared(compared) if compared else _played(part)
            yield from ({**shared, **cells} for cells in rows)


def round_rows(evenings: Iterable[SavedEvening]) -> Iterator[_TableRow]:
    """Yield each round with its result."""
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
                "back score": margin_counted(part) if part.is_settled else None,
                "stake": part.round.stake,
                "currency": kept.evening.currency,
            }


def back_score_rows(evenings: Iterable[SavedEvening]) -> Iterator[_TableRow]:
    """Yield what each settled round brought each player."""
    for kept, scored in _scored(evenings):
        for column in back_score(scored):
            entered = scored.rounds[column.round - 1].round
            money = in_money(column, entered) if entered.stake is not None else {}
            for player, hundreds in column.hundreds.items():
                yield {
                    **_shared(kept),
                    "round": column.round,
                    "player": player,
                    "hundreds": hundreds,
                    "points": column.points[player],
                    "money": money.get(player),
                }


def result_rows(evenings: Iterable[SavedEvening]) -> Iterator[_TableRow]:
    """Yield each result of several tables, with what it earned both sides.

    Agreements come before the results, and the director's decisions after them.
    """
    for kept in evenings:
        for number, entered in enumerate(kept.evening.rounds, start=1):
            comparison = entered.comparison
            if not comparison:
                continue
            shared: _TableRow = {
                **_shared(kept),
                "round": number,
                "scoring": print_settings(comparison.settings),
                "currency": kept.evening.currency,
            }
            for line in _agreed(comparison):
                yield {**shared, RESULT_COLUMN: line}
            ranking = rank(comparison)
            figures = ((at.board, figure) for at in ranking.boards for figure in at.figures)
            for board, figure in figures:
                yield {
                    **shared,
                    "board": board,
                    RESULT_COLUMN: print_what(figure.result.what),
                    "score": figure.score,
                    **_opponents(figure.result, comparison, ranking.names),
                    **dict(_earned(figure)),
                }
            for line in _directed(comparison):
                yield {**shared, RESULT_COLUMN: line}


def ranking_rows(evenings: Iterable[SavedEvening]) -> Iterator[_TableRow]:
    """Yield each pair, player or team of each session, in the order of the ranking."""
    for kept in evenings:
        for number, entered in enumerate(kept.evening.rounds, start=1):
            if not entered.comparison:
                continue
            ranking = rank(entered.comparison)
            people = ranking.people
            for one in ranking.table:
                yield {
                    **_shared(kept),
                    "round": number,
                    "scoring": print_settings(entered.comparison.settings),
                    "place": one.place,
                    "pair": one.entrant,
                    "line": one.line and str(one.line),
                    "name": people.get(one.entrant, ""),
                    "boards": one.boards,
                    "points": _hundredths(one.points),
                    "of": one.of,
                    "per cent": _hundredths(one.percent),
                    "scaled": _hundredths(one.scaled),
                    "vp": _hundredths(one.vp),
                    "matches": one.matches,
                    "adjusted": _hundredths(one.adjusted),
                    "ranked by": _hundredths(one.value) if one.counts else None,
                    "handicap": _hundredths(one.handicap),
                    "with handicap": _hundredths(one.with_handicap),
                    "place with handicap": one.place_with_handicap,
                }


def _hundredths(number: Fraction | None) -> Decimal | None:
    return None if number is None else Decimal(in_hundredths(number))


def _compared(comparison: Comparison) -> Iterator[_TableRow]:
    """Yield the results of boards played at several tables."""
    names = {one.entrant: one.name for one in comparison.names}
    for line in _agreed(comparison):
        yield {"contract": line}
    for result in comparison.results:
        cells: _TableRow = {
            "board": result.board,
            "dealer": str(board_dealer(result.board)),
            "vulnerable": vulnerable(board_vulnerable(result.board)),
            "contract": print_what(result.what),
        }
        if isinstance(result.what, Played):
            cells |= _deal_cells(Deal(result.what.contract, result.what.tricks))
            cells["board"] = result.board
        yield cells | _opponents(result, comparison, names)
    for line in _directed(comparison):
        yield {"contract": line}


def _agreed(comparison: Comparison) -> Iterator[str]:
    """Yield agreements made before the first result, as lines of a score file."""
    if comparison.handicaps:
        yield f"handicap {handicaps_typed(comparison.handicaps)}"
    match comparison.stakes:
        case Pot(each, shares):
            yield f"pot {each:f} {'/'.join(map(str, shares))}"
        case SessionStake(amount, per):
            yield f"stake {amount:f} {per or ''}".rstrip()


def _directed(comparison: Comparison) -> Iterator[str]:
    """Yield the director's decisions, as lines of a score file."""
    for given in comparison.adjusted:
        yield f"adjust {given.entrant} {given.by:f} {given.reason}"
    for bye in comparison.byes:
        yield f"bye {bye.team} {bye.vp:f}"


def _opponents(result: TableResult, comparison: Comparison, names: Mapping[str, str]) -> _TableRow:
    """Return who met, and whether the board was fouled."""
    cells: _TableRow = {"fouled": result.fouled or None}
    for side in Side:
        told = [names.get(one, "") for one in result.of(side).split("+")]
        cells[f"pair {side}"] = result.of(side)
        cells[f"names {side}"] = ", ".join(map(_quoted, told)) if any(told) else None
        if comparison.settings.scoring.is_match:
            cells[f"team {side}"] = names.get(team_of(result.of(side)))
    return cells


def _earned(figure: RankedResult) -> Iterator[tuple[str, Cell]]:
    for place, side in enumerate(Side):
        for column, pair in (("earned", figure.points), ("per cent", figure.percents)):
            if pair:
                yield f"{column} {side}", Decimal(in_hundredths(pair[place]))


def _scored(evenings: Iterable[SavedEvening]) -> Iterator[tuple[SavedEvening, ScoredEvening]]:
    return ((kept, score_evening(kept.evening)) for kept in evenings)


def _shared(kept: SavedEvening) -> _TableRow:
    evening = kept.evening
    told = {name: getattr(evening, name) or None for name in OF_SESSION}
    return {"evening": str(kept.id), "date": evening.day, "title": evening.title, **told}


def _round_cells(entered: Round) -> _TableRow:
    options = entered.options
    return {
        "keeper": entered.keeper,
        "stake": entered.stake,
        "stopped": entered.stopped,
        **{
            column: getattr(options, name)
            for column, name in SWITCHES.items()
            if column not in _OF_THE_HOUSE or getattr(options, name) != getattr(Options(), name)
        },
        "unfinished part-score": options.unfinished_part_score,
        "deals agreed": options.deals or None,
        "money by": None if options.money is MoneyBy.HUNDREDS else str(options.money),
        "scale": print_scale(options.scale) or None,
        "scoring": entered.comparison and print_settings(entered.comparison.settings),
    }


class _Played(NamedTuple):
    """A deal and the adjustments after it."""

    scored: ScoredDeal
    deal: Deal
    agreed: list[Adjustment]

    def cells(self, closing: Iterable[Entry]) -> _TableRow:
        agreed = Both()
        for adjustment in self.agreed:
            agreed = agreed.plus(adjustment.side, adjustment.points)
        points = with_entries(agreed, closing).added(self.scored.won)
        compared = self.scored.compared
        return {
            "deal": self.scored.number,
            "dealer": str(self.scored.dealer),
            "vulnerable": vulnerable(self.scored.vulnerable),
            **_deal_cells(self.deal),
            "points NS": points.ns,
            "points EW": points.ew,
            "held NS": self.deal.points_ns,
            "expected NS": compared and compared.expected,
            "agreed NS": agreed.ns or None,
            "agreed EW": agreed.ew or None,
            "reason": "; ".join(adjustment.reason for adjustment in self.agreed),
            **_seats(self.scored.seating),
        }


def _played(scored: ScoredRound) -> Iterator[_TableRow]:
    """Yield the deals of a round; adjustments before the first are added to it."""
    played: list[_Played] = []
    before: list[Adjustment] = []
    for each in scored.deals:
        if isinstance(each.item, Adjustment):
            (played[-1].agreed if played else before).append(each.item)
        else:
            played.append(_Played(each, each.item, before))
            before = []
    boards = scored.round.options.boards
    for number, deal in enumerate(played, start=1):
        cells = deal.cells(scored.closing if number == len(played) else ())
        if boards:
            cells["board"] = deal.scored.number
        if number == len(played):
            cells["next"] = _next(scored, deal.scored.seating)
        yield cells


def _next(scored: ScoredRound, last: Seating) -> str:
    """Return the seating after the last deal as N, E, S, W and out, if readers cannot deduce it."""
    now = scored.round.seating_now
    follows = now == last and not (scored.round.options.rotates and not scored.state.ended)
    return "" if follows else ", ".join(map(_quoted, now.players))


def _deal_cells(deal: Deal) -> _TableRow:
    cells: _TableRow = {"contract": _PASSED_OUT, "board": deal.board, "note": deal.note}
    if deal.contract:
        cells |= {
            "contract": print_contract(deal.contract),
            "declarer": str(deal.contract.declarer),
            "result": ResultCell(print_result(deal.over)),
            "tricks": deal.tricks,
            "over": deal.over,
        }
    if deal.honours:
        cells |= {"honours": deal.honours.points, "held by": str(deal.honours.holder)}
    return cells


VULNERABLE = {
    **dict.fromkeys(("none", "love", "-"), "None"),
    **dict.fromkeys(("all", "both"), "All"),
    **{"ns": "NS", "ew": "EW"},
}
"""Words for the vulnerability in our tables, PBN and other programs."""


def vulnerable(sides: Sides) -> str:
    """Return the vulnerability as the tables and PBN write it."""
    return {NEITHER: "None", EVERYBODY: "All"}.get(sides) or str(sides[0])


def _seats(seating: Seating) -> _TableRow:
    chairs = {seat.name.lower(): name for seat, name in seating}
    return {**chairs, "out": ", ".join(map(_quoted, seating.out))}


def _quoted(name: str) -> str:
    """Quote a name in a list separated by commas."""
    return '"' + name.replace('"', '""') + '"' if {*name} & {",", '"'} else name
