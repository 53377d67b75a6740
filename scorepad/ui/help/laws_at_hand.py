"""What is asked at the table between deals, in plain words with the numbers of the laws."""

from scorepad.ui.words import translate

# The laws are named by their part where several answer a question: 1 to 3 come before the deal,
# 4 to 12 are about the deal, 72 to 81 about the score. Four deals are played by usage.


def laws_at_hand() -> list[str]:
    """A paragraph for each question."""
    return [
        translate(
            "words",
            "The numbers are those of the Laws of Contract Bridge (1993), since 2014 the Laws of"
            " Rubber Bridge.",
        ),
        translate(
            "words",
            "Honours: whoever holds them may claim them after the auction, best when the play is"
            " over, for it tells where the cards are. Any of the four hands can hold them, and"
            " they count whether the contract is made or not (Laws 72 and 81).",
        ),
        translate(
            "words",
            "A wrong score may be corrected until the sides have agreed on the result of the"
            " rubber (Laws 72 to 81). Later it takes the consent of all: scorepad lets you, and"
            " puts a small star beside a deal that was corrected after its round was over.",
        ),
        translate(
            "words",
            "The draw: everybody draws a card from the spread pack. Rank goes before suit, ace"
            " high; among equal cards spades go before hearts, diamonds and clubs. The two highest"
            " play together, and the highest deals first (Laws 1 to 3).",
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
