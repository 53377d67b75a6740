"""What is said where players come, go, or change chairs."""

from collections.abc import Sequence

from scorepad.bridge.next_round import SeatMove
from scorepad.bridge.seats import Seat
from scorepad.ui.words import seat_name, translate
from scorepad.ui.words.rounds import seat_changes
from scorepad.ui.words.window import player_name


def outside(number: int) -> str:
    """The name of a place outside, counted from 0."""
    return translate("words", "Sits out") if number == 0 else translate("words", "too", "sits out")


def outside_aloud(number: int) -> str:
    return translate("words", "Sits out, number {number}").format(number=number + 1)


def deals_aloud(seat: Seat) -> str:
    return translate("words", "{seat} deals next").format(seat=seat_name(seat))


def keeps_aloud(place: str) -> str:
    return translate("words", "{seat} keeps the score").format(seat=place)


def from_here_on(round_title: str) -> str:
    return translate(
        "words",
        "From the next deal on. What was played stays; the margin of {round} goes to those "
        "who sit there at its end.",
    ).format(round=round_title)


def for_the_next() -> str:
    return translate("words", "From the next round on. What was played stays theirs.")


def stops_first(round_title: str) -> str:
    return translate("words", "&Stop {round} first: its margin goes to those who played it").format(
        round=round_title
    )


def only_spelling(left: str, came: str) -> str:
    return translate("words", "{left} and {came} are &one player: only the name was wrong").format(
        left=left, came=came.replace("&", "&&")
    )


def player_changes(came: Sequence[str], left: Sequence[str]) -> list[str]:
    """Who joins and who leaves."""
    said = [translate("words", "{player} joins.").format(player=player_name(name)) for name in came]
    return said + [
        translate("words", "{player} leaves; what was played stays on the back score.").format(
            player=player_name(name)
        )
        for name in left
    ]


def seat_moves(moves: Sequence[SeatMove]) -> list[str]:
    return [f"{line}." for line in seat_changes(moves)]
