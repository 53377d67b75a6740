"""An evening: the rounds played, one after the other, and what follows from them."""

from dataclasses import dataclass
from typing import NamedTuple

from scorepad.bridge.rounds import Round, ScoredRound, score_round
from scorepad.bridge.seats import NORTH


@dataclass(frozen=True, slots=True)
class Evening:
    """All that the players entered; nothing else is ever kept."""

    rounds: tuple[Round, ...] = ()


class ScoredEvening(NamedTuple):
    """An evening with everything computed from it."""

    rounds: tuple[ScoredRound, ...]

    @property
    def played(self) -> tuple[ScoredRound, ...]:
        """The rounds without a last one that still waits for its first deal."""
        waits = len(self.rounds) > 1 and self.rounds[-1].round.is_empty
        return self.rounds[:-1] if waits else self.rounds

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who was there, in the order in which they first sat down."""
        names: dict[str, None] = {}
        for scored in self.rounds:
            names.update(dict.fromkeys(scored.round.seating.players))
            names.update(dict.fromkeys(scored.round.seating_now.players))
        return tuple(names)


def score_evening(evening: Evening) -> ScoredEvening:
    """Score every round; the turn to deal passes on from round to round."""
    dealer = NORTH
    rounds = []
    for entered in evening.rounds:
        scored = score_round(entered, dealer)
        rounds.append(scored)
        dealer = scored.state.dealer
    return ScoredEvening(tuple(rounds))
