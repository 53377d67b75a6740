"""Adds up evenings in the ways that standings do, for their tests."""

from scorepad.bridge.pictured import EVERYBODY, Pictured
from scorepad.bridge.played import played_in
from scorepad.bridge.profiles import Profiles
from scorepad.bridge.standings import Opponents, Standings, Who
from scorepad.bridge.tally import Sums, tallied

from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import Form

ALL = tuple(Form)


def counted(evenings: list[Evening], forms: tuple[Form, ...] = ALL) -> Standings:
    standings = Standings()
    for key, evening in enumerate(evenings):
        standings.add(key, evening.day, tallied(score_evening(evening)), forms)
    return standings


def profiled(evenings: list[Evening], forms: tuple[Form, ...] = ALL) -> Profiles:
    profiles = Profiles()
    for evening in evenings:
        profiles.add(played_in(score_evening(evening)), forms)
    return profiles


def pictured(
    evenings: list[Evening], who: Who = EVERYBODY, forms: tuple[Form, ...] = ALL
) -> Pictured:
    found = Pictured(who)
    for evening in evenings:
        found.add(played_in(score_evening(evening)), forms)
    return found


def against(evenings: list[Evening], player: str) -> dict[str, Sums]:
    opponents = Opponents(player)
    for evening in evenings:
        opponents.add(tallied(score_evening(evening)), ALL)
    return opponents.sums
