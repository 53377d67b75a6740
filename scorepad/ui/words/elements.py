"""Names of the elements of a score, for the list of deals and for paper."""

from scorepad.bridge.points import PayKind
from scorepad.ui.words import translate


def all_elements() -> str:
    """Return the name of the option to show them."""
    return translate("words", "Score breakdown")


def element_headings() -> dict[PayKind, str]:
    """Return the headings of their narrow columns."""
    return {
        PayKind.CONTRACT: translate("words", "Tricks"),
        PayKind.OVERTRICKS: translate("words", "Over"),
        PayKind.INSULT: translate("words", "Insult"),
        PayKind.SLAM: translate("words", "Slam"),
        PayKind.PENALTY: translate("words", "Penalty"),
        PayKind.HONOURS: translate("words", "Honours"),
        PayKind.GAME: translate("words", "Bonus"),
        PayKind.ADJUSTMENT: translate("words", "Agreed"),
    }
