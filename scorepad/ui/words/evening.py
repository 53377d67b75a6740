"""What the menu of the evening and the page that starts one say."""

from collections.abc import Sequence
from datetime import date

from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, RUBBER, Form
from scorepad.bridge.rotation import FEWEST, PartnerChange
from scorepad.bridge.seats import Seat
from scorepad.ui.words import seat_name, translate
from scorepad.ui.words.table import sits_out

# The menu.


def menu_this() -> str:
    return translate("words", "&This evening…")


# The page.


def escape_once_more() -> str:
    return translate("words", "Esc once more closes this, and what you typed here is lost.")


def keep_it_so() -> str:
    return translate("words", "Keep it so")


def too_few_to_draw() -> str:
    return translate("words", "Name four to seven players to draw for partners.")


def title_caption() -> str:
    return translate("words", "Title")


def day_caption() -> str:
    return translate("words", "Date")


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


def same_as_last_time(names: Sequence[str]) -> str:
    said = translate("words", "&Same as last time: {names}")
    return said.format(names=", ".join(names).replace("&", "&&"))


def players_hint() -> str:
    return translate(
        "words", "Four to seven. Names can come later, and cards can decide the seats."
    )


def chair_or_outside(seat: Seat | None) -> str:
    return seat_name(seat) if seat else sits_out()


def place_aloud(seat: Seat | None, number: int) -> str:
    """A field for a name, as a screen reader says it."""
    if seat:
        return seat_name(seat)
    return translate("words", "sits out, number {number}").format(number=number)


def keeper_hint() -> str:
    return translate("words", "Whoever keeps the score is of the side called We.")


def forms() -> dict[Form, str]:
    return {
        RUBBER: translate("words", "&Rubber"),
        CHICAGO: translate("words", "Four deals, C&hicago"),
        CAVENDISH: translate("words", "Four deals, Ca&vendish"),
        DUPLICATE: translate("words", "D&uplicate boards"),
    }


def form_hint(form: Form) -> str:
    """In what a form differs from the others."""
    return {
        RUBBER: translate("words", "The first side with two games ends the rubber."),
        CHICAGO: translate(
            "words", "On the second and third deal the dealer’s side is vulnerable."
        ),
        CAVENDISH: translate(
            "words", "On the second and third deal the dealer’s opponents are vulnerable."
        ),
        DUPLICATE: translate("words", "Each board by itself, without honours."),
    }[form]


def unfinished_100() -> str:
    return translate("words", "An unfinished &part-score pays 100, not 50")


def partner_changes() -> dict[PartnerChange, str]:
    return {
        PartnerChange.PIVOT: translate("words", "each with each in turn"),
        PartnerChange.FIXED: translate("words", "the same all evening"),
        PartnerChange.DRAW: translate("words", "drawn for each round"),
    }


def who_comes_in(players: int) -> str:
    """How more than four players change partners."""
    if players == FEWEST + 1:
        return translate("words", "Each with each in five rounds; all sit out once.")
    return translate("words", "Those who have sat out longest come in.")


def planned_suffix(form: Form) -> str:
    """Stands behind the number of rounds."""
    if form is RUBBER:
        return " " + translate("words", "rubbers")
    if form is DUPLICATE:
        return " " + translate("words", "rounds of boards")
    return " " + translate("words", "chukkers")


def this_is_the_last(form: Form) -> str:
    if form is RUBBER:
        return translate("words", "This is the &last rubber")
    if form is DUPLICATE:
        return translate("words", "These are the &last boards")
    return translate("words", "This is the &last chukker")


def stake_caption() -> str:
    return translate("words", "Stake &for 100 points")


# What is wrong, and what is to be decided.


def name_taken(name: str) -> str:
    return translate("words", "{name} is there already.").format(name=name)


def letter_of_a_chair(name: str) -> str:
    said = translate("words", "{name} alone means the chair {chair}; write more of the name.")
    return said.format(name=name, chair=seat_name(Seat(name)))


def currency_too_long(most: int) -> str:
    said = translate("words", "A currency has at most {most} letters.")
    return said.format(most=most)


def title_too_long(most: int) -> str:
    return translate("words", "A title has at most {most} letters.").format(most=most)


def instead_of(was: str) -> str:
    """Asks who a changed name is, next to the field."""
    return translate("words", "instead of {name}:").format(name=was)
