"""What is said of an old evening that is entered from its results."""

from collections.abc import Mapping

from scorepad.bridge.old_results import FigureUnit
from scorepad.ui.words import hundreds, translate
from scorepad.ui.words.menus import sentence


def menu_old() -> str:
    return translate("words", "&Old evening from its results…")


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


def adjustment_reason() -> str:
    """Why a side has its points, where only the result of a round is known."""
    return translate("words", "the total of the round")


def no_number(typed: str) -> str:
    return translate("words", "“{typed}” is no whole number, such as 18 or −18").format(typed=typed)


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
