"""Money of boards played at several tables: what each player wins or loses, in whole coins."""

from collections import Counter
from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from itertools import groupby
from math import floor

from scorepad.bridge.comparison import Comparison, Pot, Scoring, SessionStake, StakePer, team_of
from scorepad.bridge.payments import Balances
from scorepad.bridge.ranking import RankedEntrant, Ranking, rank
from scorepad.bridge.seats import Seat
from scorepad.bridge.victory_points import MOST

_EVEN_PERCENT, _EVEN_VP = Fraction(50), Fraction(MOST) / 2
"""The results at which nobody pays."""


def stake_per(comparison: Comparison, asked: StakePer | None) -> StakePer | None:
    """Return the unit of the stake: that of the scoring, unless teams chose IMPs."""
    settings = comparison.settings
    if settings.scoring is Scoring.TOTAL_POINTS:
        return None
    if settings.scoring.has_tops:
        return StakePer.PERCENT
    if settings.scoring is Scoring.TEAMS and settings.vp and asked is not StakePer.IMP:
        return StakePer.VP
    return StakePer.IMP


def session_money(comparison: Comparison, coin: Decimal) -> Balances:
    """Return what each player wins or loses by the present ranking."""
    stakes = comparison.stakes
    if stakes is None:
        return {}
    ranking, money = rank(comparison), dict[str, Fraction]()
    for _, line in groupby(ranking.table, lambda one: one.line):
        ranked = [one for one in line if one.place]
        if isinstance(stakes, Pot):
            money |= _shares(stakes, ranked)
        else:
            money |= _at_stake(stakes, ranked, comparison)
    coins = _whole({one: amount / Fraction(coin) for one, amount in money.items()})
    balances = Counter[str]()
    for entrant, number in coins.items():
        for player, share in _parted(number, _people_of(ranking, entrant)).items():
            balances[player] += share
    return {player: number * coin for player, number in balances.items()}


def _people_of(ranking: Ranking, entrant: str) -> tuple[str, ...]:
    """Return the players of an entrant; one without a name goes by its number.

    A team consists of the players of its pairs; if these have no names, the team's own name is
    used, and without one, or if it is the letter of a chair, the numbers of its pairs.
    """
    named = {one.entrant: one.players for one in ranking.comparison.names}
    people = named.get(entrant)
    if ranking.of_teams:
        pairs = sorted(pair for pair in named if team_of(pair) == entrant != pair)
        people = tuple(player for pair in pairs for player in named[pair]) or people
        if not people and entrant in list(Seat):
            sat = {pair for one in ranking.comparison.results for pair in (one.ns, one.ew)}
            people = tuple(sorted(pair for pair in sat if team_of(pair) == entrant))
    return people or (entrant,)


def _at_stake(
    stakes: SessionStake, ranked: Iterable[RankedEntrant], comparison: Comparison
) -> dict[str, Fraction]:
    """Return what each entrant wins or loses against the average, adding up to zero."""
    per = stake_per(comparison, stakes.per)
    won = {one.entrant: _better_by(one, per) for one in ranked}
    mean = sum(won.values(), Fraction()) / max(len(won), 1)
    return {one: (by - mean) * Fraction(stakes.amount) for one, by in won.items()}


def _better_by(one: RankedEntrant, per: StakePer | None) -> Fraction:
    adjusted = one.adjusted or Fraction()
    match per:
        case StakePer.PERCENT:
            return one.value - _EVEN_PERCENT
        case StakePer.VP:
            return one.value - _EVEN_VP * (one.matches or 0)
        case StakePer.IMP:
            return one.points + (adjusted if one.vp is None else 0)
    return Fraction()


def _shares(pot: Pot, ranked: list[RankedEntrant]) -> dict[str, Fraction]:
    """All pay the same; the first places share the pot, and equal places share equally."""
    each = Fraction(pot.each)
    shares = pot.shares[: len(ranked)]
    won = dict[str, Fraction]()
    for one in ranked:
        first = (one.place or 1) - 1
        number = one.shared or 1
        part = Fraction(sum(shares[first : first + number]), sum(shares) * number)
        won[one.entrant] = part * each * len(ranked) - each
    return won


def _whole(amounts: Mapping[str, Fraction]) -> dict[str, int]:
    """Round to whole coins with the same total; the rest goes to the largest remainders."""
    coins = {one: floor(amount) for one, amount in amounts.items()}
    left = round(sum(amounts.values(), Fraction())) - sum(coins.values())
    for one in sorted(amounts, key=lambda one: coins[one] - amounts[one])[:left]:
        coins[one] += 1
    return coins


def _parted(coins: int, people: tuple[str, ...]) -> dict[str, int]:
    """Share coins equally; the first players get those left over."""
    each, left = divmod(coins, len(people))
    return {player: each + (at < left) for at, player in enumerate(people)}
