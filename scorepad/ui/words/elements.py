"""What a deal was paid for, element by element, in the list of deals and on paper."""

from scorepad.bridge.points import PayKind
from scorepad.ui.words import translate


def all_elements() -> str:
    """The choice to see them."""
    return translate("words", "Score breakdown")


def element_headings() -> dict[PayKind, str]:
    """Each as the head of a narrow column."""
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
