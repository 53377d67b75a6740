"""What the pages say that start an evening, and that enter an old one from its results."""

from collections.abc import Mapping, Sequence
from datetime import date

from scorepad.bridge.old_results import FigureUnit
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Form
from scorepad.bridge.rotation import FEWEST, PartnerChange
from scorepad.bridge.seats import Seat
from scorepad.ui.words import hundreds, seat_name, sentence, translate


def too_few_to_draw() -> str:
    return translate("words", "Name four to seven players to draw for partners.")


def title_caption() -> str:
    return translate("words", "Title")


def day_caption() -> str:
    return translate("words", "Date")


def note_caption() -> str:
    return translate("words", "Note")


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


def forms() -> dict[Form, str]:
    return {
        RUBBER: translate("words", "&Rubber"),
        CHICAGO: translate("words", "Four deals, C&hicago"),
        CAVENDISH: translate("words", "Four deals, Ca&vendish"),
        DUPLICATE: translate("words", "D&uplicate boards"),
        POINTS: translate("words", "&IMPs against the points"),
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
        POINTS: translate("words", "Each deal against what the better cards should make."),
    }[form]


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


def stake_caption(form: Form) -> str:
    if form is POINTS:
        return translate("words", "Stake &for each IMP")
    return translate("words", "Stake &for 100 points")


# What is wrong, and what is to be decided.


def name_taken(name: str) -> str:
    return translate("words", "{name} is there already.").format(name=name)


def letter_of_a_chair(name: str) -> str:
    said = translate("words", "{name} alone means the chair {chair}; write more of the name.")
    return said.format(name=name, chair=seat_name(Seat(name)))


def too_few_players() -> str:
    return translate("words", "Name four to seven players, then write down the results.")


def results_caption() -> str:
    return translate("words", "The results")


def results_hint() -> str:
    return translate(
        "words",
        "A line for each round, as on paper. Whoever sat out has no figure; what can be "
        "nothing else fills itself in. Enter leads on.",
    )


def unit_name(kind: FigureUnit) -> str:
    if kind is FigureUnit.HUNDREDS:
        return translate("words", "&Hundreds, as on the back score: 18 and −18")
    return translate("words", "&Points: the total of a side, beside both its players")


def wrong_round(title: str, said: str) -> str:
    """Rubber 2: four play, and here are 5."""
    return sentence(translate("words", "{round}: {said}").format(round=title, said=said))


def no_results() -> str:
    return translate("words", "Write down what at least one round brought.")


def totals(won: Mapping[str, int]) -> str:
    """What all the rounds come to, to be compared with the paper: Ann +18, Bob −18."""
    figures = (
        translate("words", "{name} {points}").format(name=name, points=hundreds(points))
        for name, points in won.items()
    )
    return translate("words", "In all: {figures}").format(figures=", ".join(figures))
