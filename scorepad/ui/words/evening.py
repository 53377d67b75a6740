"""What the pages say that start an evening, and that enter an old one from its results."""

from datetime import date

from scorepad.ui.words import translate


def title_caption() -> str:
    return translate("words", "Title")


def usual_title(day: date) -> str:
    """What an evening is called until somebody says better: Friday evening."""
    return usual_titles()[day.weekday()]


def usual_titles() -> tuple[str, ...]:
    """From Monday on."""
    return (
        translate("words", "Monday evening"),
        translate("words", "Tuesday evening"),
        translate("words", "Wednesday evening"),
        translate("words", "Thursday evening"),
        translate("words", "Friday evening"),
        translate("words", "Saturday evening"),
        translate("words", "Sunday evening"),
    )


# What is wrong, and what is to be decided.
