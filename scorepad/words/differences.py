"""The differences between two laptops in words, place by place."""

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from scorepad.bridge import translatable
from scorepad.bridge.comparison import Average, Played, Score, Split, TableResult, What
from scorepad.bridge.deal import Deal
from scorepad.bridge.earlier import (
    HANDICAPS,
    ITEMS,
    NAMES,
    RESULTS,
    ROUNDS,
    SEATING,
    EveningWithHistory,
    Place,
    sort_numbers,
)
from scorepad.bridge.merging import Conflict, Counts, Keep, Merged, is_given, is_played
from scorepad.bridge.plain import Plain, from_plain, quoted
from scorepad.bridge.seats import Seating
from scorepad.bridge.translatable import Translate, plural, translate
from scorepad.bridge.typed.languages import first_word, spoken
from scorepad.words import result
from scorepad.words.deals import average

_NAMES = {
    "day": translate("words", "the date"),
    "title": translate("words", "the title"),
    "club": translate("words", "the club"),
    "director": translate("words", "the director"),
    "currency": translate("words", "the currency"),
    "planned": translate("words", "how many rounds"),
    "stake": translate("words", "the stake"),
    "plan": translate("words", "the movement"),
    "stakes": translate("words", "the stake"),
    SEATING: translate("words", "the players"),
}


_DEALS = translate("words", "%n deal(s)", "", -1)


class Sides(NamedTuple):
    """The values at a place on both laptops, in words."""

    place: str
    ours: str
    theirs: str

    def said(self, translate: Translate = translate, kept: Keep | None = None) -> str:
        """Say it in one line, including that both are kept."""
        text = translate("words", "{place}: here {ours}, in the file {theirs}")
        if kept is Keep.BOTH:
            text = translate("words", "{place}: here {ours}, in the file {theirs}; both are kept")
        return text.format(place=self.place, ours=self.ours, theirs=self.theirs)


def sides(merged: Merged, conflict: Conflict, translate: Translate = translate) -> Sides:
    """Return a conflict in words, side by side."""
    rounds = {place[1] for place, *_ in conflict if place[0] == ROUNDS}
    first = conflict[0].place
    ours = {place: here for place, here, _ in conflict if here is not None}
    theirs = {place: there for place, _, there in conflict if there is not None}
    both = (merged.ours, ours), (merged.theirs, theirs)
    if all(place[3:4] == (RESULTS,) for place, *_ in conflict):
        title = translate("words", "Board {number}").format(number=first[4])
        words = [_results(there.values(), translate) for _, there in both]
        if len(conflict) == 1:
            met = from_plain(TableResult, next(iter((ours | theirs).values())))
            text = translate("words", "{board}, {ns} against {ew}")
            title = text.format(board=title, ns=met.ns, ew=met.ew)
            words = [word.partition(" ")[2] for word in words]
    elif is_given(first):
        whose = next(iter(ours.values()))
        pair = whose.get("entrant") or whose.get("team")
        title = _called(merged, first, pair, translate)
        words = ["; ".join(map(_given, there.values())) for _, there in both]
    elif rounds and len(conflict) > 1:
        title = _round(merged, first, translate)
        words = [_whole_round(known, first[:2], translate) for known, _ in both]
    else:
        title = _title(merged, first, translate)
        words = [_value(known, there.get(first), first, translate) for known, there in both]
    return Sides(title, *(word or translate("words", "deleted") for word in words))


def counted(counts: Counts, translate: Translate = translate) -> str:
    """Say how many deals and results a merge brought; nothing if none."""
    said = {
        translatable.translate("words", "%n result(s) added", "", -1): counts.new,
        translatable.translate("words", "%n result(s) corrected", "", -1): counts.corrected,
        translatable.translate("words", "%n result(s) deleted", "", -1): counts.deleted,
    }
    return ", ".join(
        plural(text, number).said(translate) for text, number in said.items() if number
    )


def _title(merged: Merged, place: Place, translate: Translate) -> str:
    name = translate("words", _NAMES.get(place[-1], translate("words", "the arrangements")))
    if place[0] != ROUNDS:
        return name
    title = _round(merged, place, translate)
    if place[2:3] == (ITEMS,):
        known = merged.ours if place in merged.ours.facts else merged.theirs
        row = sort_numbers(known.facts)[place[:-1]]
        deals = [at for at in row if known.facts[*place[:-1], str(at)]["kind"] == "deal"]
        number = sum(at <= Fraction(place[-1]) for at in deals)
        text = translate("words", "{round}, deal {number}")
        return text.format(round=title, number=max(1, number))
    if place[3:4] in ((NAMES,), (HANDICAPS,)):
        pair = _called(merged, place, place[4], translate)
        is_name = place[3] == NAMES
        return pair if is_name else f"{pair}: {translate('words', 'Handicap')}"
    return f"{title}: {name}"


def _called(merged: Merged, place: Place, entrant: str, translate: Translate) -> str:
    """Return the number of a pair; for a team the name both laptops gave it, or its letter."""
    ours, theirs = (
        known.facts.get((*place[:3], NAMES, entrant)) for known in (merged.ours, merged.theirs)
    )
    if not entrant.isalpha():
        return translate("words", "Pair {pair}").format(pair=entrant)
    if ours and ours == theirs:
        return str(ours["name"])
    return translate("words", "Team {team}").format(team=entrant)


def _round(merged: Merged, place: Place, translate: Translate) -> str:
    """Return the title of a round, with our number if we have it."""
    known = merged.ours if place[:2] in merged.ours.facts else merged.theirs
    number = sort_numbers(known.facts)[ROUNDS,].index(Fraction(place[1])) + 1
    return translate("words", "Round {number}").format(number=number)


def _whole_round(known: EveningWithHistory, place: Place, translate: Translate) -> str:
    """Say who played a round, and how many deals."""
    if place not in known.facts:
        return ""
    seating = from_plain(Seating, known.facts.get((*place, SEATING), {}))
    deals = sum(at[:2] == place and is_played(at) for at in known.facts)
    said = plural(_DEALS, deals).said(translate)
    return f"{', '.join(seating.players)}; {said}"


def _given(plain: Plain) -> str:
    """A penalty with its reason, or the VPs of a bye."""
    if "vp" in plain:
        return str(plain["vp"])
    return f"{Decimal(plain['by']):+f} {plain['reason']}".replace("-", "−", 1)


def _results(plain: Iterable[Plain], translate: Translate) -> str:
    results = [from_plain(TableResult, one) for one in plain]
    return "; ".join(f"{one.ns}–{one.ew} {_what(one.what, translate)}" for one in results)


def _what(what: What, translate: Translate) -> str:
    match what:
        case Played(contract, tricks):
            return _deal(Deal(contract, tricks), Seating(), translate)
        case Average():
            return average(what, translate)
        case Score(points):
            return str(points).replace("-", "−")
        case Split(ns, ew):
            return f"{translate('words', 'Split score')} {ns} / {ew}".replace("-", "−")
        case _:
            return translate("words", "not played")


def _deal(deal: Deal, seating: Seating, translate: Translate) -> str:
    """Return a deal in words, with the names of its players."""
    language, bid = spoken(translate), deal.contract

    said = translate("words", "passed out")
    if bid:
        doubled = str(bid.doubling).replace("X", "×")
        text = translate("words", "{contract} by {player}")
        said = text.format(
            contract=f"{bid.level}{language.sign(bid.strain)}{doubled}",
            player=language.player(seating.at(bid.declarer)),
        )
        said += f", {result(deal.over).said(translate)}"
    if deal.honours:
        holder = language.player(seating.at(deal.honours.holder))
        said += f", {first_word(language.honours)} {holder} {deal.honours.points}"
    return said + (f" (“{deal.note}”)" if deal.note else "")


def _seating_at(known: EveningWithHistory, place: Place) -> Seating:
    """Return the seating for the deal at this place."""
    rows = sort_numbers(known.facts)
    entered = known.evening.rounds[rows[place[:1]].index(Fraction(place[1]))]
    before = rows[place[:-1]].index(Fraction(place[-1]))
    return entered.seatings(before)[-1]


def _value(known: EveningWithHistory, plain: Plain, place: Place, translate: Translate) -> str:
    """Return the value of any other place; one that is no text or number is called changed."""
    if plain is None:
        return ""
    if place[2:3] == (ITEMS,) and plain["kind"] == "deal":
        deal = {name: fact for name, fact in plain.items() if name != "kind"}
        return _deal(from_plain(Deal, deal), _seating_at(known, place), translate)
    if place[-1] == SEATING:
        return ", ".join(from_plain(Seating, plain).players)
    if place[3:4] == (NAMES,):
        return str(plain["name"])
    if place[3:4] == (HANDICAPS,):
        return f"{Decimal(plain['by']):+f}".replace("-", "−")
    if place[-1] == "stakes":
        return str(plain.get("amount") or plain["each"])
    if isinstance(plain, bool | list | dict):
        return translate("words", "changed")
    return quoted(plain)
