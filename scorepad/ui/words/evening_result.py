"""Texts about the result of an evening: winners, biggest deal, agreements."""

from collections.abc import Sequence
from decimal import Decimal

from scorepad.bridge import translatable
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.evening_result import BestDeal, EveningResult
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Form, Options
from scorepad.bridge.translatable import plural
from scorepad.ui.words import (
    all_of,
    deal_aloud,
    deal_place,
    in_order,
    translate,
)
from scorepad.ui.words import (
    house as house_words,
)
from scorepad.ui.words.boards import board_number
from scorepad.ui.words.rounds import pair
from scorepad.ui.words.settling import money

MOST_NAMED = 3
"""With more winners, nobody is named."""


def headline(result: EveningResult) -> str:
    """Return a headline: Ingrid wins the evening, or leads while it goes on."""
    if not result.order:
        return nothing_decided()
    if not 0 < len(result.winners) <= MOST_NAMED:
        return nobody_wins()
    return leads(result.winners) if result.goes_on else wins(result.winners)


def leads(names: Sequence[str]) -> str:
    if len(names) == 1:
        return translate("words", "{player} leads").format(player=names[0])
    return translate("words", "{players} lead").format(players=all_of(names))


def wins(names: Sequence[str]) -> str:
    who = all_of(names)
    if len(names) == 1:
        return translate("words", "{player} wins the evening").format(player=who)
    return translate("words", "{players} win the evening").format(players=who)


def nobody_wins() -> str:
    return translate("words", "The evening is a draw")


def nothing_decided() -> str:
    return translate("words", "Nothing is decided yet")


def by_how_much(result: EveningResult, evening: ScoredEvening) -> str:
    """Return the margin: +23 in 4 rubbers."""
    if not result.order:
        return ""
    best = f"{result.order[0].score:+}"
    played = _rounds_played(result, evening)
    if not result.winners:
        return played
    said = translate("words", "{score} in {rounds}")
    if result.in_points:
        said = translate("words", "{score} points in {rounds}")
    elif result.in_imps:
        said = translate("words", "{score} IMPs in {rounds}")
    return said.format(score=in_order(best), rounds=played)


def _rounds_played(result: EveningResult, evening: ScoredEvening) -> str:
    """Return the number of rounds: 4 rubbers."""
    counted = [each for each in evening.played if each.is_settled or result.in_points]
    options = [each.round.options for each in counted]
    number = result.rounds
    if all(each.boards for each in options):
        said = translatable.translate("words", "%n board(s)", "", -1)
        number = sum(len(each.deals) for each in counted)
    elif all(each.form is RUBBER for each in options):
        said = translatable.translate("words", "%n rubber(s)", "", -1)
    elif all(each.has_chukkers for each in options):
        said = translatable.translate("words", "%n chukker(s)", "", -1)
    else:
        said = translatable.translate("words", "%n round(s)", "", -1)
    return plural(said, number).said(translate)


def deal_of_the_evening() -> str:
    return translate("words", "Deal of the evening")


def best_deal(best: BestDeal, evening: ScoredEvening) -> str:
    """Return 6♥ by Ingrid, made: 680 points for Ingrid and Tom (Rubber 2, deal 3)."""
    options = evening.rounds[best.round - 1].round.options
    deal = best.deal
    assert isinstance(deal.item, Deal)
    said = translate("words", "{deal}: {points} points for {side} ({place})")
    if best.in_imps:
        said = translate("words", "{deal}: {points} IMPs for {side} ({place})")
    return said.format(
        deal=deal_aloud(deal.item, deal.seating),
        points=best.points,
        side=pair(deal.seating, best.side),
        place=board_number(deal.number)
        if options.is_listed and options.boards and len(evening.rounds) == 1
        else deal_place(best.round - 1, options, deal.number),
    )


def agreed(evening: ScoredEvening) -> list[str]:
    """Return the agreements, one line for each form played: Rubber, honours count."""
    lines = []
    for options, stake in dict.fromkeys(
        (scored.round.options, scored.round.stake) for scored in evening.played
    ):
        said = terms(options, stake, evening.evening.currency)
        of_the_house = (sentence.rstrip(".") for sentence in house_words.of_the_house(options))
        lines.append(". ".join([said, *of_the_house]))
    return lines


def terms(options: Options, stake: Decimal | None, currency: str) -> str:
    """Return form, options and stake: Rubber bridge, honours count, 2.50 for 100 points."""
    said = [form_names()[options.form], *_terms(options)]
    if stake and options.form is not DUPLICATE:
        each = translate("words", "{amount} for 100 points")
        if options.form is POINTS:
            each = translate("words", "{amount} for each IMP")
        said.append(each.format(amount=money(stake, currency)))
    return ", ".join(said)


def form_names() -> dict[Form, str]:
    return {
        RUBBER: translate("words", "Rubber bridge"),
        CHICAGO: translate("words", "Chicago"),
        CAVENDISH: translate("words", "Cavendish"),
        DUPLICATE: translate("words", "Duplicate boards"),
        POINTS: translate("words", "IMPs against the points held"),
    }


def _terms(options: Options) -> list[str]:
    """Return the options of a form in a few words."""
    if options.form is DUPLICATE:
        return []
    if options.form is POINTS:
        by_boards = translate("words", "by boards")
        return [by_boards if options.boards else translate("words", "in chukkers of four deals")]
    terms = [
        translate("words", "honours count")
        if options.honours
        else translate("words", "honours do not count")
    ]
    if options.form is RUBBER:
        return terms
    if not options.carry_over:
        terms.append(translate("words", "every deal by itself"))
    elif options.part_score_50:
        terms.append(translate("words", "50 for a part-score on deals 1 to 3"))
    return terms
