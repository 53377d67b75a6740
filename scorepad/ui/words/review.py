"""What the pages on earlier evenings say."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from PySide6.QtCore import QLocale

from scorepad.archive.compared import ComparedStanding
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Form
from scorepad.ui.words import hundreds, long_day, player_name, short_day, translate
from scorepad.ui.words.errors import in_words

_FIRST_NAME = re.compile(r"(?:(?:Mrs|Mr|Ms|Miss|Dr|Sir|Lady|\S+\.) )?\S+")

# Days.


def day_name(day: date | None) -> str:
    """A day as it is written here, short."""
    return short_day(day) or translate("words", "no date")


def day_in_list(day: date | None) -> str:
    """A day under the heading of its month: Friday 14."""
    if day is None:
        return translate("words", "no date")
    weekday = QLocale().standaloneDayName(day.isoweekday(), QLocale.FormatType.ShortFormat)
    return translate("words", "{weekday} {day}").format(weekday=weekday, day=day.day)


def weekday_name(day: date | None) -> str:
    return QLocale().standaloneDayName(day.isoweekday()) if day else ""


def month_name(day: date | None) -> str:
    if day is None:
        return translate("words", "Without a date")
    month = QLocale().standaloneMonthName(day.month)
    return translate("words", "{month} {year}").format(month=month, year=day.year)


# The list.


def evenings_title() -> str:
    return translate("words", "Earlier evenings")


def evening_headings() -> tuple[str, ...]:
    return (
        translate("words", "Date"),
        translate("words", "Players"),
        translate("words", "Played"),
        translate("words", "Deals"),
        translate("words", "Result"),
        translate("words", "Note"),
    )


def form_name(form: Form) -> str:
    names = {
        RUBBER: translate("words", "Rubber"),
        CHICAGO: translate("words", "Chicago"),
        CAVENDISH: translate("words", "Cavendish"),
        DUPLICATE: translate("words", "Boards"),
        POINTS: translate("words", "IMPs"),
    }
    return names[form]


def form_searched(form: Form) -> str:
    """All by which somebody would search for a form."""
    names = {
        RUBBER: translate("words", "Rubber"),
        CHICAGO: translate("words", "Chicago chukker"),
        CAVENDISH: translate("words", "Cavendish chukker"),
        DUPLICATE: translate("words", "Duplicate boards"),
        POINTS: translate("words", "IMPs against the points held"),
    }
    return names[form]


def results(brought: Mapping[str, int]) -> str:
    """What an evening brought each player, the winners first: Ann +12, Di −12."""
    if not any(brought.values()):
        return ""
    order = sorted(brought.items(), key=lambda item: (-item[1], item[0]))
    called = first_names(brought)
    return ", ".join(f"{called[name]}\u00a0{hundreds(number)}" for name, number in order)


def without_figures(results: str) -> str:
    """The names of what `results` says: Ann, Di."""
    return ", ".join(one.rpartition("\u00a0")[0] or one for one in results.split(", "))


def compared_results(pairs: Sequence[ComparedStanding]) -> str:
    """What boards of several tables brought each pair: Ann & Bob 64.42 %."""
    parts = []
    for one in pairs:
        won = "" if one.imps is None else f"{one.imps:+.0f} IMPs".replace("-", "−")
        won = won if one.percent is None else f"{one.percent:.2f} %"
        parts.append(f"{' & '.join(one.who)}\u00a0{won}")
    return ", ".join(parts)


def first_names(players: Iterable[str]) -> dict[str, str]:
    """Call each player by the first name, where no other has the same; Mrs Di is two words."""
    whole = {name: player_name(name) for name in players}
    first = {name: _FIRST_NAME.match(said) for name, said in whole.items()}
    short = {name: found.group() if found else whole[name] for name, found in first.items()}
    alike = Counter(short.values())
    return {name: said if alike[said] == 1 else whole[name] for name, said in short.items()}


def second_line(day: str, forms: str, deals: int, note: str) -> str:
    """What is said of an evening below its result: Sat 22 · Chicago, 8 deals · note."""
    number = translate("words", "{number} deals").format(number=deals)
    played = ", ".join(filter(None, (forms, number if deals != 1 else _one_deal())))
    return " · ".join(filter(None, (day, played, note)))


def _one_deal() -> str:
    return translate("words", "one deal")


def title_and_note(title: str, note: str) -> str:
    return " – ".join(part for part in (title, note) if part)


def search_hint() -> str:
    return translate("words", "A name, a note, 2019…")


def searched_player(name: str) -> str:
    return translate("words", "player {player}").format(player=name)


def searched_word(word: str) -> str:
    return translate("words", "“{word}”").format(word=word)


def take_away(meaning: str) -> str:
    """What a click on a part of the search does."""
    return translate("words", "Search without {what}").format(what=meaning)


def months_and_weekdays() -> tuple[str, ...]:
    here = QLocale()
    months = (here.standaloneMonthName(month) for month in range(1, 13))
    return (*months, *(here.standaloneDayName(day) for day in range(1, 8)))


def period_months(number: int) -> str:
    return translate("words", "The last {number} months").format(number=number)


def period_year(year: int) -> str:
    return str(year)


def period_season(year: int) -> str:
    return translate("words", "Season {first}/{last}").format(
        first=year, last=f"{(year + 1) % 100:02d}"
    )


def found(number: int, total: int) -> str:
    """How many evenings are in the list."""
    if number == total:
        return (
            translate("words", "One evening")
            if total == 1
            else translate("words", "{number} evenings").format(number=QLocale().toString(total))
        )
    return translate("words", "{number} of {total}").format(
        number=QLocale().toString(number), total=QLocale().toString(total)
    )


def nothing_found() -> str:
    return translate("words", "No evening is like that. Esc takes the search back.")


def no_evenings_yet() -> str:
    return translate("words", "No evening has been kept yet.")


def go_on() -> str:
    return translate("words", "&Go on with it")


def go_on_tip() -> str:
    return translate("words", "Lays this evening on the table, to go on with it or to correct it")


def deleted(day: date | None) -> str:
    return translate("words", "The evening of {day} was deleted.").format(day=day_name(day))


def many_deleted(number: int) -> str:
    return translate("words", "{number} evenings were deleted.").format(number=number)


def one_player_two_names() -> str:
    return translate("words", "&Two spellings of a player…")


def export() -> str:
    return translate("words", "&Export…")


def sort_by() -> str:
    return translate("words", "S&ort by")


def export_tip() -> str:
    return translate("words", "Writes the evenings that are chosen into a file, or onto paper")


def so_many_chosen(number: int) -> str:
    return translate("words", "{number} chosen").format(number=number)


def exported(file: str) -> str:
    return translate("words", "Written into {file}.").format(file=file)


def counting(done: int, total: int) -> str:
    return translate("words", "Evening {done} of {total}").format(
        done=QLocale().toString(done), total=QLocale().toString(total)
    )


# Two spellings.


def spelling() -> str:
    return translate("words", "This spelling")


def spellings_say() -> str:
    return translate(
        "words",
        "From now on both names are one player, in the list, in the standings and in every"
        " evening. Nothing that was entered is lost: it can be taken back.",
    )


def merged(spelling: str, name: str) -> str:
    return translate("words", "{spelling} is now {name} everywhere.").format(
        spelling=spelling, name=name
    )


# One evening.


def evening_title(day: date | None, title: str) -> str:
    said = long_day(day) or translate("words", "An evening without a date")
    return title_and_note(said, title)


def settlement() -> str:
    return translate("words", "Settling up")


def cannot(trouble: ScorepadError) -> str:
    """What the archive says when it cannot do something."""
    return translate("words", "That could not be done: {trouble}.").format(
        trouble=in_words(trouble.message)
    )
