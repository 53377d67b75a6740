"""What is asked at the table between deals, in plain words with the numbers of the laws."""

from scorepad.ui.words import translate

# The laws are named by their part where several answer a question: 1 to 3 come before the deal,
# 4 to 12 are about the deal, 72 to 81 about the score. Four deals are played by usage.


def laws_at_hand() -> list[str]:
    """A paragraph for each question."""
    return [
        translate(
            "words",
            "The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of "
            "Rubber Bridge.",
        ),
        translate(
            "words",
            "Any hand can hold honours; claim them after the play. They count whether the "
            "contract is made or not (Laws 72 and 81).",
        ),
        translate(
            "words",
            "Scores may be corrected until the result of the rubber is agreed (Laws 72 to "
            "81), later if all consent; scorepad marks such deals with a star.",
        ),
        translate(
            "words",
            "Everyone draws a card; the two highest are partners, the highest deals. Aces "
            "are high; suits break ties, spades first (Laws 1 to 3).",
        ),
        translate(
            "words",
            "There is no fifth deal: after four, a new chukker begins with nobody "
            "vulnerable. A passed-out deal is dealt again and does not count. (Custom; "
            "the Laws are silent.)",
        ),
        translate(
            "words",
            "Misdeal: if a card is exposed or a hand does not have 13 cards, the same "
            "player deals again (Laws 4 to 12). Nothing is scored.",
        ),
    ]
