"""Texts about a season: its table, its titles, and how players met."""

from datetime import date

from scorepad.archive.season import Award, Winner
from scorepad.bridge import translatable
from scorepad.bridge.translatable import plural
from scorepad.ui.words import all_of, hundreds, medium_day, translate
from scorepad.ui.words.standings import in_hundreds


def columns(*, imps: bool) -> tuple[str, ...]:
    return (
        translate("words", "Place"),
        translate("words", "Player"),
        in_hundreds(imps=imps)[0],
        translate("words", "Evenings"),
        translate("words", "Rounds"),
        translate("words", "Won"),
        translate("words", "Last five"),
        translate("words", "Best"),
        translate("words", "Worst"),
    )


def dearest_penalty() -> str:
    return translate("words", "Biggest penalty")


def award_names() -> dict[Award, str]:
    return {
        Award.SLAMS: translate("words", "Most slams"),
        Award.DOUBLED: translate("words", "Luckiest when doubled"),
        Award.PENALTY: dearest_penalty(),
        Award.PAIR: translate("words", "Pair of the season"),
    }


def award(winners: list[Winner]) -> str:
    """Return a title with its holders: Most slams: Ann, 5 made."""
    first = winners[0]
    who = all_of([all_of(each.who) for each in winners])
    match first.award:
        case Award.SLAMS:
            slams = translatable.translate("words", "%n slam(s)", "", -1)
            said = plural(slams, first.number).said(translate)
        case Award.PAIR:
            said = hundreds(first.number)
        case _:
            points = translatable.translate("words", "%n point(s)", "", -1)
            said = plural(points, first.number).said(translate)
    title = award_names()[first.award]
    return translate("words", "{who}: {what}").format(who=title, what=f"{who}, {said}")


def evenings() -> str:
    return translate("words", "Evenings")


def pairs_against_each_other() -> str:
    return translate("words", "Several tables: who met whom")


def titles() -> str:
    return translate("words", "Titles")


def opponents() -> str:
    return translate("words", "Opponents")


def partners() -> str:
    return translate("words", "Partners")


def contracts() -> str:
    return translate("words", "Contracts made, out of contracts played")


def slams() -> str:
    return translate("words", "Slams")


def season_title(first: date | None, last: date | None) -> str:
    """Return Season 2026, Season 2025/26, or the first and last day."""
    if first is None or last is None:
        return translate("words", "All evenings")
    if (first.month, first.day, last.month, last.day) == (1, 1, 12, 31):
        if first.year == last.year:
            return translate("words", "Season {year}").format(year=first.year)
    elif (first.month, first.day, last.month, last.day) == (9, 1, 8, 31):
        years = f"{first.year}/{last.year % 100:02}"
        return translate("words", "Season {year}").format(year=years)
    return translate("words", "Season from {first} to {last}").format(
        first=medium_day(first), last=medium_day(last)
    )
