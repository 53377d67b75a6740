"""Texts of the pages for a new evening, and for an old one with only its results."""

from datetime import date

from scorepad.ui.words import translate


def title_caption() -> str:
    return translate("words", "Title")


def usual_title(day: date) -> str:
    """Return the default title of an evening: Friday evening."""
    return usual_titles()[day.weekday()]


def usual_titles() -> tuple[str, ...]:
    """Return the default titles from Monday on."""
    return (
        translate("words", "Monday evening"),
        translate("words", "Tuesday evening"),
        translate("words", "Wednesday evening"),
        translate("words", "Thursday evening"),
        translate("words", "Friday evening"),
        translate("words", "Saturday evening"),
        translate("words", "Sunday evening"),
    )


def own_title(title: str) -> str:
    """Return a title that somebody gave, and nothing for a default one."""
    return "" if title in usual_titles() else title


# Errors and questions.


def same_as_last_time(who: str) -> str:
    """Return the name of the button that takes the people of last time, with its letter."""
    return translate("words", "&Same as last time: {names}").format(names=who)
