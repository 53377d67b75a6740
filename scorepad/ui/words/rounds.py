"""Texts about the end of a round, the next one, and changes of chairs."""

from collections.abc import Sequence

from scorepad.bridge import translatable
from scorepad.bridge.back_score import round_back_score
from scorepad.bridge.next_round import SeatMove
from scorepad.bridge.options import DUPLICATE, POINTS, RUBBER, Form, Options
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import EW, NS, Seat, Seating, Side
from scorepad.bridge.translatable import plural
from scorepad.ui.words import (
    all_of,
    have_names,
    hundreds,
    in_order,
    player,
    player_name,
    seat_name,
    side_name,
    translate,
    why,
)

_MOST_AHEAD = 3
"""The rounds listed in advance, enough for five players; more would need small text."""


def pair(seating: Seating, side: Side) -> str:
    """Return two partners by name, or by their chairs."""
    return all_of(seating.pair(side))


def side(scored: ScoredRound, which: Side) -> str:
    """Return a side by its players' names, or We and They without any."""
    if have_names(scored.seating.pair(which)):
        return pair(scored.seating, which)
    return side_name(which, scored.we)


def _is_we(scored: ScoredRound, which: Side) -> bool:
    """Whether a side is called We, which needs another verb form in most languages."""
    return which is scored.we and not have_names(scored.seating.pair(which))


def won(scored: ScoredRound) -> str:
    """Return who won the round and by how much, in two lines, without breaking names."""
    if scored.round.options.rotates:
        all_played = translatable.translate("words", "All %n deal(s) played", "", -1)
        return plural(all_played, len(scored.deals)).said(translate)
    if scored.winner is None:
        return translate("words", "Nobody wins: {points} each").format(points=scored.total.ns)
    winners = side(scored, scored.winner).replace(". ", ".\N{NO-BREAK SPACE}")
    we_win = _is_we(scored, scored.winner)
    if scored.round.options.form is POINTS:
        imps = translatable.translate("words", "{side}\nwin by %n IMP(s)", "", -1)
        if we_win:
            imps = translatable.translate("words", "We\nwin by %n IMP(s)", "", -1)
        return plural(imps, scored.margin, side=winners).said(translate)
    said = translate("words", "{side}\nwin by {points}")
    if we_win:
        said = translate("words", "We\nwin by {points}")
    return said.format(side=winners, points=scored.margin)


def chip(number: int, scored: ScoredRound) -> tuple[str, str, str]:
    """Return a round in three parts, shortest first: 1, 970 : 140, and the winner."""
    comparison = scored.round.comparison
    if comparison:
        said = translatable.translate("words", "%n result(s)", "", -1)
        results = plural(said, len(comparison.results)).said(translate)
        return str(number + 1), translate("words", "Several tables"), results
    total = scored.total
    figures = in_order(f"{total.of(scored.we)} : {total.of(scored.we.other)}")
    if scored.winner is None:
        last = translate("words", "tied") if scored.is_settled else translate("words", "now")
    elif have_names(winners := scored.seating.pair(scored.winner)):
        last = ", ".join(map(player_name, winners))
    else:
        last = side_name(scored.winner, scored.we)
    return str(number + 1), figures, last


def counted_rounds(options: Sequence[Options], number: int) -> str:
    """Return how many rounds of these there are: 4 rubbers."""
    if all(each.form is RUBBER for each in options):
        said = translatable.translate("words", "%n rubber(s)", "", -1)
    elif all(each.has_chukkers for each in options):
        said = translatable.translate("words", "%n chukker(s)", "", -1)
    else:
        said = translatable.translate("words", "%n round(s)", "", -1)
    return plural(said, number).said(translate)


def goes_on_back_score(scored: ScoredRound) -> str:
    """Return what the winners score on the back score; nothing for duplicate."""
    if scored.round.options.form is DUPLICATE:
        return ""
    if scored.round.options.imps_by_deal:
        return translate("words", "On the back score each player gets the IMPs of their deals")
    return translate("words", "{hundreds} on the back score").format(
        hundreds=hundreds(round_back_score(scored))
    )


def short_back_score(scored: ScoredRound) -> str:
    """Return what the winners score on the back score, where there is little room: (+7)."""
    options = scored.round.options
    if options.form is DUPLICATE or options.imps_by_deal:
        return ""
    return f"({hundreds(round_back_score(scored))})"


def other_results(scored: ScoredRound) -> list[str]:
    """Return further facts: both games won by the losers, premiums for an early end."""
    said = []
    if scored.two_games and scored.two_games is not scored.winner:
        said.append(
            translate("words", "{side} won both games").format(side=side(scored, scored.two_games))
        )
    for entry in scored.closing:
        premium = translate("words", "{side} get {points}: {why}")
        said.append(
            premium.format(side=side(scored, entry.side), points=entry.points, why=why(entry.pay))
        )
    return said


def pairing(seating: Seating) -> str:
    return translate("words", "{one} against {other}").format(
        one=pair(seating, NS), other=pair(seating, EW)
    )


def next_round(form: Form) -> str:
    """Return the name of the next round after one of this form."""
    if form is DUPLICATE:
        return translate("words", "&Next boards")
    if form is RUBBER:
        return translate("words", "&Next rubber")
    return translate("words", "&Next chukker")


def ahead(rounds: Sequence[Seating]) -> str:
    """Return what follows the next round: who sits out in turn, or who plays whom."""
    if not rounds:
        return ""
    more = "\N{NO-BREAK SPACE}…" if len(rounds) > _MOST_AHEAD else ""
    rounds = rounds[:_MOST_AHEAD]
    then = translate("words", ", then ", "one round after another")
    if not rounds[0].out:
        pairings = then.join(map(pairing, rounds))
        return translate("words", "After that: {pairings}").format(pairings=pairings) + more
    players = then.join(all_of(seating.out) for seating in rounds)
    return translate("words", "Sitting out after that: {players}").format(players=players) + more


def time_to_draw() -> str:
    return translate("words", "Draw for partners again.")


def who_moves(moved: Sequence[SeatMove]) -> list[str]:
    """Return who replaces whom, and who changes chairs."""
    left = {move.start: move.player for move in moved if move.to is None}
    said = []
    for move in moved:
        partner = next((m for m in moved if (m.start, m.to) == (move.to, move.start)), None)
        if move.start is None and move.to in left:
            come = translate("words", "{player} comes in for {other}")
            if move.player != move.to:  # whoever it is has no name yet
                said.append(come.format(player=move.player, other=left[move.to]))
        elif move.to is None:
            continue
        elif move.start and partner:
            if moved.index(partner) > moved.index(move):
                swap = translate("words", "{player} and {other} change seats")
                said.append(swap.format(player=move.player, other=partner.player))
        else:
            to = translate("words", "{player} sits {chair}")
            said.append(to.format(player=move.player, chair=seat_name(move.to)))
    return said


def from_next(played: int, sat: Seating, seating: Seating, *, whole: bool) -> str:
    """Return the answer that the new seats apply from now on, and what happens to earlier deals."""
    left = _only_in(sat, seating)
    if not left or not whole:
        return translate("words", "From the &next deal; earlier deals are not affected")
    said = translatable.translate(
        "words", "From the &next deal, leaving %n deal(s) with {players}", "", -1
    )
    return plural(said, played, players=left).said(translate)


def from_before(played: int, sat: Seating, seating: Seating, *, whole: bool) -> str:
    """Return the answer that the earlier seats were wrong, and how far back."""
    came = _only_in(seating, sat)
    if not whole:
        return translate("words", "Since the last change of &seats")
    if not came:
        return translate("words", "From the &beginning of the round")
    said = translatable.translate(
        "words", "From the &beginning: %n deal(s) so far for {players}", "", -1
    )
    return plural(said, played, players=came).said(translate)


def _only_in(one: Seating, other: Seating) -> str:
    """Return who sits at one table but not at the other; unnamed players do not count."""
    there = [name for _, name in other]
    names = [name for seat, name in one if name not in there and name != seat]
    return all_of(names).replace("&", "&&") if names else ""


def outcome(seating: Seating, dealer: Seat) -> str:
    """Return Ann and Cy play Bob and Di. Eve sits out. Ann deals."""
    names = {seat: player(seating, seat) for seat, _ in seating}
    pairs = translate("words", "{north} and {south} play {east} and {west}.").format(
        north=names[Seat.NORTH],
        south=names[Seat.SOUTH],
        east=names[Seat.EAST],
        west=names[Seat.WEST],
    )
    deals = translate("words", "{player} deals.").format(player=names[dealer])
    return " ".join(filter(None, (pairs, _out(seating.out), deals)))


def _out(out: tuple[str, ...]) -> str:
    if not out:
        return ""
    if len(out) == 1:
        return translate("words", "{player} sits out.").format(player=out[0])
    return translate("words", "{players} sit out.").format(players=", ".join(out))
