"""The round after a finished one: a proposal that the players may accept or change."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening, ScoredEvening, begin
from scorepad.bridge.rotation import (
    FEWEST,
    MOST,
    PartnerChange,
    by_chairs,
    cycle,
    is_full_cycle,
    propose,
)
from scorepad.bridge.rounds import Round, ScoredRound
from scorepad.bridge.seats import Seat, Seating


class SeatMove(NamedTuple):
    """A player who changes seats; None as a chair means sitting out."""

    player: str
    start: Seat | None
    to: Seat | None


def next_round(scored: ScoredEvening) -> Round:
    """Return the next round with the same options, and the seats that the rotation proposes.

    Board numbers continue.
    """
    last = scored.rounds[-1]
    return replace(last.round.another, seating=_next_seating(scored), next_board=last.next_board)


def begin_next(scored: ScoredEvening) -> Evening:
    """Return the evening with the proposed round begun, if the last one is over."""
    return begin(scored.evening, next_round(scored)) if is_over(scored) else scored.evening


def is_over(scored: ScoredEvening) -> bool:
    """Whether the last round was finished or stopped, and none was begun after it."""
    last = scored.rounds[-1]
    return last.is_settled and not last.round.is_empty


def has_ended(scored: ScoredEvening) -> bool:
    """Whether the finished round was the last: the players said so, or had planned no more."""
    rounds = scored.evening.rounds
    return is_over(scored) and (rounds[-1].ends_evening or scored.evening.planned == len(rounds))


def _next_seating(scored: ScoredEvening) -> Seating:
    """Return the next seating: the one the players chose, or the next of the rotation.

    An unnamed player, who goes by the letter of his chair, cannot be moved to another.
    """
    last = scored.rounds[-1]
    now = last.round.seating_now
    sat_down_anew = last.round.is_empty or now != last.seating
    if sat_down_anew or not now.is_named or len(now.players) > MOST:
        return now
    return propose(*_known(scored))


def rounds_ahead(scored: ScoredEvening) -> tuple[Seating, ...]:
    """Return the proposals after the next round, until everyone has played with everyone.

    At most one cycle, as players who choose their own seats may be far from it.
    """
    last = scored.rounds[-1].round.seating_now
    if not is_over(scored) or not last.is_named or not FEWEST <= len(last.players) <= MOST:
        return ()
    ranked, past, partner_change = _known(scored)
    past = [*past, _next_seating(scored)]
    ahead: list[Seating] = []
    most = len(cycle(ranked, partner_change)) - 1
    while len(ahead) < most and not is_full_cycle([*past, *ahead]):
        ahead.append(propose(ranked, [*past, *ahead], partner_change))
    return tuple(ahead)


def _known(scored: ScoredEvening) -> tuple[Sequence[str], list[Seating], PartnerChange]:
    """Return what the rotation needs: players by rank, rounds since the draw, how four change."""
    now = scored.rounds[-1].round.seating_now
    since = _since_draw(scored)
    seatings = _seatings(since)
    ranked: Sequence[str] = since[0].round.ranked if since else ()
    if set(ranked) != set(now.players):
        ranked = by_chairs(seatings[0] if seatings else now)
    return ranked, seatings, scored.evening.partner_change


def _seatings(rounds: Sequence[ScoredRound]) -> list[Seating]:
    """Return the seatings of these rounds; deal by deal where chairs change after each deal."""
    seatings: list[Seating] = []
    for past in rounds:
        if past.round.options.rotates:
            seatings += [deal.seating for deal in past.deals if isinstance(deal.item, Deal)]
        else:
            seatings.append(past.seating)
    return seatings


def draw_is_due(scored: ScoredEvening) -> bool:
    """Whether the players should draw before they go on.

    Four may have agreed to draw for every round; a table that drew draws again after somebody came
    or left, even if the next round was already begun.
    """
    last = scored.rounds[-1].round
    now = last.seating_now
    if not now.is_named or not FEWEST <= len(now.players) <= MOST:
        return False
    four_draw = len(now.players) == FEWEST and scored.evening.partner_change is PartnerChange.DRAW
    cut = last.options.cut or four_draw or all_played_together(scored)
    if is_over(scored) and cut:
        return True
    drawn = [one.round.ranked for one in scored.rounds if one.round.ranked]
    waits = is_over(scored) or last.is_empty
    return waits and bool(drawn) and set(drawn[-1]) != set(now.players)


def all_played_together(scored: ScoredEvening) -> bool:
    """Whether everyone has played with everyone now that the round is over."""
    since = _seatings(_since_draw(scored)) if is_over(scored) else []
    return bool(since) and since[0].is_named and is_full_cycle(since)


def _since_draw(scored: ScoredEvening) -> tuple[ScoredRound, ...]:
    """Return the last rounds of exactly these players, from the one they drew for."""
    players = set(scored.rounds[-1].round.seating_now.players)
    since: list[ScoredRound] = []
    for past in reversed(scored.played):
        if set(past.seating.players) != players:
            break
        since.append(past)
        if past.round.ranked:
            break
    return tuple(reversed(since))


def moves(before: Seating, after: Seating) -> tuple[SeatMove, ...]:
    """Return who changes seats, those who come into a chair first."""
    everybody = dict.fromkeys((*after.players, *before.players))
    changed = [SeatMove(name, before.seat_of(name), after.seat_of(name)) for name in everybody]
    return tuple(move for move in changed if move.start is not move.to)
