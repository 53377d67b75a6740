"""The full explanation of a deal: its figures with reasons, and what they led to."""

from typing import NamedTuple

from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.options import RUBBER
from scorepad.bridge.points import Line
from scorepad.bridge.rounds import At, ScoredRound
from scorepad.bridge.seats import Both, Side
from scorepad.bridge.state import ScoredDeal
from scorepad.ui.words import (
    deal_place,
    deal_tip,
    is_late,
    scores,
    side_name,
    translate,
    what_the_mark_means,
    what_was_played,
    why,
)
from scorepad.ui.words.table import vulnerable


class _Paid(NamedTuple):
    """What a side scored above or below the line, each figure with its reason."""

    heading: str
    figures: tuple[tuple[int, str], ...]


class Story(NamedTuple):
    title: str
    short: str
    """What each side scored, and why a deal has a star."""
    played: str
    """The deal in words, and who was vulnerable."""
    paid: tuple[_Paid, ...]
    led_to: str
    """The effect together with what was there before."""


def story(scored: ScoredEvening, at: At) -> Story:
    """Return the explanation of a deal or an adjustment."""
    scored_round = scored.rounds[at.round]
    deals = scored_round.deals
    number = next(number for number, deal in enumerate(deals) if deal.place == at.place)
    deal = deals[number]
    we, title = scored_round.we, deal_place(at.round, scored_round.round.options, deal.number)
    mark = [what_the_mark_means()] if is_late(deal) else []
    short = " – ".join((scores(deal, we, scored_round.round.options), *mark))
    played = _played(deal, we)
    if deal.after_end or deal.compared:
        return Story(title, short, played, (), deal_tip(deal, we))
    had = deals[number - 1].after.part_scores if number else Both()
    led_to = (*_towards_game(scored_round, deal, had), _total(scored_round, deal), *mark)
    return Story(title, short, played, _paid(scored_round, deal), "\n".join(led_to))


def _played(deal: ScoredDeal, we: Side) -> str:
    said = what_was_played(deal)
    if not isinstance(deal.item, Deal):
        return said
    return f"{said}\n{vulnerable(deal.vulnerable, we)}."


def _paid(scored_round: ScoredRound, deal: ScoredDeal) -> tuple[_Paid, ...]:
    we, is_listed = scored_round.we, scored_round.round.options.is_listed
    below = translate("words", "{side}, below the line")
    above = translate("words", "{side}, above the line")
    each = []
    for side in (we, we.other):
        name, entries = side_name(side, we), [e for e in deal.entries if e.side is side]
        parts = [
            (below.format(side=name), [e for e in entries if e.line is Line.BELOW]),
            (above.format(side=name), [e for e in entries if e.line is Line.ABOVE]),
        ]
        for heading, its in [(name, entries)] if is_listed else parts:
            if its:
                each.append(_Paid(heading, tuple((e.points, why(e.pay)) for e in its)))
    return tuple(each)


def _towards_game(scored_round: ScoredRound, deal: ScoredDeal, had: Both) -> list[str]:
    """Return what a contract made together with the part-score before it."""
    options = scored_round.round.options
    made = [entry for entry in deal.entries if entry.line is Line.BELOW]
    if options.is_listed or not made or (options.form is not RUBBER and not options.carry_over):
        return []
    (entry,) = made
    before = had.of(entry.side)
    said = {
        (False, False): translate("words", "{points} below the line count towards a game."),
        (False, True): translate("words", "{points} below the line make a game."),
        (True, False): translate("words", "{before} and {points} below the line make {sum}."),
        (True, True): translate(
            "words", "{before} and {points} below the line make {sum}: a game."
        ),
    }[before > 0, deal.game_to is not None]
    return [said.format(before=before, points=entry.points, sum=before + entry.points)]


def _total(scored_round: ScoredRound, deal: ScoredDeal) -> str:
    """Return the totals after the deal."""
    we, total = scored_round.we, deal.after.total
    names = side_name(we, we), side_name(we.other, we)
    said = translate("words", "Total after it: {we} {ours}, {they} {theirs}.")
    return said.format(we=names[0], ours=total.of(we), they=names[1], theirs=total.of(we.other))
