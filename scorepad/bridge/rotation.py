"""Who plays with whom from round to round: proposals that the players may accept or change."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import combinations, product, takewhile

from scorepad.bridge.errors import Impossible
from scorepad.bridge.seats import EAST, NORTH, SOUTH, WEST, Pair, Seating, Side, seated
from scorepad.bridge.translatable import translate

FEWEST, MOST = 4, 7
_MEETING, _RESTING = 3, 2
"""Weights of repeated opponents and of sitting out together again, found by trial: both are spread
as evenly as possible while a cycle stays as short."""


class PartnerChange(StrEnum):
    """How four players change partners."""

    FIXED = "fixed"
    PIVOT = "pivot"
    DRAW = "draw"
    """A new draw for each round: the cards decide, and nothing is proposed."""


def propose(
    ranked: Sequence[str],
    past: Sequence[Seating] = (),
    partner_change: PartnerChange = PartnerChange.PIVOT,
) -> Seating:
    """Return the next seating for players by draw rank, given the rounds since that draw.

    Four who draw for each round keep their seats until they have drawn.

    >>> first = propose(["Ann", "Bob", "Cy", "Di", "Eve"])
    >>> first.pair(Side.NS), first.out
    (('Ann', 'Bob'), ('Eve',))
    >>> propose(["Ann", "Bob", "Cy", "Di", "Eve"], [first]).out
    ('Di',)
    """
    if not FEWEST <= len(ranked) <= MOST:
        raise Impossible(
            translate("words", "a table has four to seven players, not {number}"),
            number=len(ranked),
        )
    ranked = tuple(ranked)
    if not past or set(past[-1].players) != set(ranked):
        return _first(ranked)
    if len(ranked) == FEWEST:
        return _pivot(ranked, past[-1]) if partner_change is PartnerChange.PIVOT else past[-1]
    if len(ranked) == FEWEST + 1:
        return _five(ranked, past[-1])
    return _many(ranked, past)


def by_chairs(seating: Seating) -> tuple[str, ...]:
    """Return the draw order that would lead to this seating: partners next to each other."""
    return (seating.north, seating.south, seating.east, seating.west, *seating.out)


def cycle(
    ranked: Sequence[str], partner_change: PartnerChange = PartnerChange.PIVOT
) -> tuple[Seating, ...]:
    """Return the rounds until every partnership has come up and all sat out equally often.

    Four who keep their partners, or draw for them, have only one round.
    """
    rounds = [propose(ranked)]
    if len(ranked) == FEWEST and partner_change is not PartnerChange.PIVOT:
        return tuple(rounds)
    while not is_full_cycle(rounds):
        rounds.append(propose(ranked, rounds, partner_change))
    return tuple(rounds)


def is_full_cycle(rounds: Sequence[Seating]) -> bool:
    """Whether since the last full cycle all played with all, and sat out equally often."""
    since: list[Seating] = []
    for seating in rounds:
        since = [seating] if _is_whole(since) else [*since, seating]
    return _is_whole(since)


def _is_whole(rounds: Sequence[Seating]) -> bool:
    everybody = rounds[0].players if rounds else ()
    together = {pair for seating in rounds for pair in seating.pairs}
    sat_out = {sum(player in seating.out for seating in rounds) for player in everybody}
    return together == {*_all_pairs(everybody)} and len(sat_out) == 1


def _first(ranked: Sequence[str]) -> Seating:
    """The two highest against the next two; the others sit out."""
    north, south, east, west, *out = ranked
    return Seating(north, east, south, west, tuple(out))


def _pivot(ranked: Sequence[str], last: Seating) -> Seating:
    """The highest takes each of the others as partner in turn."""
    first, *others = ranked
    now = next(other for other in others if frozenset((first, other)) in last.pairs)
    partner = others[(others.index(now) + 1) % len(others)]
    opponents = [other for other in others if other != partner]
    return _sit((first, partner), (opponents[0], opponents[1]), (), last)


def _five(ranked: Sequence[str], last: Seating) -> Seating:
    """The player who sat out takes the chair of the next lower card.

    Then the newcomer's partner and right-hand neighbour change chairs; so every partnership comes
    up once in five rounds.
    """
    incomer = last.out[0]
    leaver = ranked[ranked.index(incomer) - 1]
    chairs = dict(last)
    chair = next(seat for seat, player in last if player == leaver)
    chairs[chair] = incomer
    chairs[chair.right], chairs[chair.partner] = chairs[chair.partner], chairs[chair.right]
    return seated(chairs, (leaver,))


def _many(ranked: Sequence[str], past: Sequence[Seating]) -> Seating:
    """Those who waited longest come in; of the others, those who played least stay.

    Ties go to the least frequent partnerships, then to the least frequent opponents and companions
    in sitting out, then to draw rank.
    """
    played = Counter(player for seating in past for _, player in seating)
    together = Counter(pair for seating in past for pair in seating.pairs)
    met = Counter(pair for seating in past for pair in _opponents(map(seating.pair, Side)))
    rested = Counter(pair for seating in past for pair in _all_pairs(seating.out))
    waited = {player: _waited(player, past) for player in ranked}

    def unfairness(parting: tuple[Pair, Pair]) -> tuple[list[int], int, int, int]:
        four = {*parting[0], *parting[1]}
        out = [player for player in ranked if player not in four]
        return (
            sorted(-waited[player] for player in four),
            sum(played[player] for player in four),
            sum(together[frozenset(pair)] for pair in parting),
            _MEETING * sum(met[pair] ** 2 for pair in _opponents(parting))
            + _RESTING * sum(rested[pair] ** 2 for pair in _all_pairs(out)),
        )

    partings = [
        ((first, partner), (opponents[0], opponents[1]))
        for first, *others in combinations(ranked, 4)
        for partner in others
        for opponents in [[other for other in others if other != partner]]
    ]
    high, low = min(partings, key=unfairness)
    out = tuple(player for player in ranked if player not in (*high, *low))
    return _sit(high, low, out, past[-1])


def _waited(player: str, past: Sequence[Seating]) -> int:
    return sum(1 for _ in takewhile(lambda seating: player in seating.out, reversed(past)))


def _opponents(parting: Iterable[Pair]) -> list[frozenset[str]]:
    return [frozenset(pair) for pair in product(*parting)]


def _all_pairs(players: Iterable[str]) -> list[frozenset[str]]:
    return [frozenset(pair) for pair in combinations(players, 2)]


def _sit(high: Pair, low: Pair, out: tuple[str, ...], last: Seating) -> Seating:
    """Seat two partnerships with as few changes of chair as possible."""
    seatings = [
        seated(dict(zip((NORTH, SOUTH, EAST, WEST), (*ns, *ew), strict=True)), out)
        for one, other in ((high, low), (low, high))
        for ns in (one, one[::-1])
        for ew in (other, other[::-1])
    ]
    return max(seatings, key=lambda seating: len(set(seating) & set(last)))
