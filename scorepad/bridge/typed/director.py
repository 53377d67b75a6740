"""What a director types besides results: `adjust 3 -5 slow play`, `bye C 12`."""

import re
from collections.abc import Collection, Iterable
from dataclasses import replace
from decimal import Decimal

from scorepad.bridge.comparison import (
    Adjusted,
    Bye,
    Comparison,
    Handicap,
    team_of,
    teams_of,
)
from scorepad.bridge.errors import Faulty, Impossible
from scorepad.bridge.movements import Away, entrants
from scorepad.bridge.translatable import Message, translate

_NUMBER = r"[-+−–]?([0-9]{1,9}([.,][0-9]{1,2})?|[.,][0-9]{1,2})"
_GIVEN = r"(?i)(?P<who>[A-Z0-9]{1,6})=(?P<by>\S+)"
_MISSES = r"(?i)(?P<who>[A-Z0-9]{1,6})=(?P<first>[0-9]{1,2})((?P<on>-)(?P<last>[0-9]{1,2})?)?"
_LONGEST = 30


def directed(comparison: Comparison, text: str) -> Comparison | None:
    """Return the comparison after such a line; None for any other line.

    A line with handicaps replaces all earlier ones.
    """
    word, _, rest = text.strip().partition(" ")
    match word.casefold():
        case "adjust":
            given = read_adjusted(rest.strip(), entrants_of(comparison))
            return replace(comparison, adjusted=(*comparison.adjusted, given))
        case "bye":
            if not comparison.settings.scoring.is_match:
                raise Impossible(translate("words", "a bye line comes below the results of teams"))
            bye, plan = read_bye(rest.strip()), comparison.plan
            if plan and bye.team not in {*map(team_of, entrants(plan))}:
                said = translate("words", "{pair} is not in the movement")
                raise Impossible(said, pair=bye.team)
            return replace(comparison, byes=(*comparison.byes, bye))
        case "handicap":
            return with_handicaps(comparison, read_handicaps(rest))
    return None


def with_handicaps(comparison: Comparison, handicaps: tuple[Handicap, ...]) -> Comparison:
    """Return the comparison with these handicaps; every known entrant may have one."""
    planned = entrants(comparison.plan) if comparison.plan else ()
    known = {*planned, *(one.entrant for one in comparison.names), *entrants_of(comparison)}
    if comparison.settings.scoring.is_match:
        known = {*map(team_of, known)}
    for one in handicaps:
        if known and one.entrant not in known:
            said = translate("words", "{pair} is not in the movement")
            raise Impossible(said, pair=one.entrant)
    return replace(comparison, handicaps=handicaps)


def entrants_of(comparison: Comparison) -> set[str]:
    """Return all entrants with a result; at teams, the teams."""
    of_teams = comparison.settings.scoring.is_match
    each = (teams_of(one) if of_teams else one.entrants for one in comparison.results)
    return {entrant for entrants in each for entrant in entrants}


def read_adjusted(text: str, known: Collection[str]) -> Adjusted:
    """Read who, how much and why; raises Impossible with the error."""
    who, by, reason = [*text.split(maxsplit=2), "", "", ""][:3]
    if not reason:
        said = translate(
            "words",
            "an adjustment needs a pair, a player or a team, how much, and a reason, "
            "e.g. adjust 3 -5 slow play",
        )
        raise Impossible(said)
    faults = [] if re.fullmatch(_NUMBER, by) else [_no_number(by)]
    if who.upper() not in known:
        said = translate("words", "“{typed}” has no result in the lines above")
        faults.append(Message(said, {"typed": _short(who)}))
    if faults:
        raise Faulty(faults)
    return Adjusted(who.upper(), _signed(by), reason)


def read_bye(text: str) -> Bye:
    """Read a team and its VPs."""
    who, by, *more = [*text.split(maxsplit=2), "", ""]
    if not by or any(more):
        raise Impossible(translate("words", "a bye needs a team and its VPs, e.g. bye C 12"))
    if not re.fullmatch(_NUMBER, by):
        raise Faulty([_no_number(by)])
    return Bye(who.upper(), _signed(by))


def read_handicaps(text: str) -> tuple[Handicap, ...]:
    """Read `3=+2.5 5=-1`."""
    example = Message(
        translate("words", "a handicap line looks like handicap 3=+2.5 5=-1; all others have 0")
    )
    given: list[Handicap] = []
    for typed in re.sub(r"\s*=\s*", "=", text).split():
        found = re.fullmatch(_GIVEN, typed)
        if not found or not re.fullmatch(_NUMBER, found["by"]):
            said = translate("words", "“{typed}” cannot be read")
            raise Faulty([Message(said, {"typed": _short(typed)}), example])
        entrant = found["who"].upper()
        if entrant in (one.entrant for one in given):
            raise Impossible(translate("words", "{pair} has two handicaps"), pair=entrant)
        given.append(Handicap(entrant, _signed(found["by"])))
    if not given:
        raise Faulty([example])
    return tuple(given)


def read_away(text: str) -> tuple[Away, ...]:
    """Read who misses which rounds: 7=1 7=2-3 5=6-."""
    return tuple(map(_away, re.sub(r"\s*([=-])\s*", r"\1", text.replace("–", "-")).split()))


def _away(typed: str) -> Away:
    found = re.fullmatch(_MISSES, typed)
    if not found:
        said = translate("words", "“{typed}” cannot be read; e.g. 7=1, 7=1-2 or 5=6-")
        raise Impossible(said, typed=_short(typed))
    last = found["last"] if found["on"] else found["first"]
    return Away(found["who"].upper(), int(found["first"]), int(last) if last else None)


def away_typed(away: Iterable[Away]) -> str:
    """Return absences as they can be typed again."""
    return " ".join(
        f"{one.entrant}={one.first}"
        + ("" if one.last == one.first else f"-{'' if one.last is None else one.last}")
        for one in away
    )


def handicaps_typed(handicaps: Iterable[Handicap]) -> str:
    """Return handicaps as they can be typed again."""
    return " ".join(f"{one.entrant}={one.by:+f}" for one in handicaps)


def _signed(text: str) -> Decimal:
    return Decimal(re.sub("[−–]", "-", text).replace(",", "."))


def _no_number(typed: str) -> Message:
    said = translate("words", "“{typed}” is not a number with at most two decimals, e.g. -2.5")
    return Message(said, {"typed": _short(typed)})


def _short(typed: str) -> str:
    return typed if len(typed) <= _LONGEST else f"{typed[:_LONGEST]}…"
