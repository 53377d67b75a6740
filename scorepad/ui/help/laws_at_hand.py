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
            "A fifth deal in a chukker: once four deals were played a chukker is over, and what is"
            " dealt next is the first deal of another one, with nobody vulnerable. A deal that was"
            " passed out is not one of the four: the same player deals again. So goes the usage;"
            " the laws leave it to the table.",
        ),
        translate(
            "words",
            "A misdeal is none: where a card was turned up, or the hands do not have thirteen"
            " cards each, the same player shuffles, has the pack cut and deals again (Laws 4 to"
            " 12). It is not written down, and the turn does not pass on.",
        ),
    ]
