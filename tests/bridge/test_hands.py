"""The hands of a board in PBN."""

import pytest

from scorepad.bridge.changes.results import take_cards
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.hands import Cards
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from tests.bridge.compared import compared

DEALT = "E:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"


def test_hands_begin_with_north_and_their_highest_card() -> None:
    hands = dict(Cards(7, DEALT.replace("A8654", "4A586")).hands())
    assert list(hands) == ["N", "E", "S", "W"]
    assert hands == {
        "N": ("KQT2", "AT", "J6542", "85"),
        "E": ("", "63", "AKQ987", "A9732"),
        "S": ("A8654", "KQ5", "T", "QJT6"),
        "W": ("J973", "J98742", "3", "K4"),
    }


@pytest.mark.parametrize(
    "dealt",
    [
        *("", "N:- - - -", DEALT[2:], f"{DEALT} -", DEALT.replace("KQT2", "AQT2")),
        *(DEALT.replace("K4", "K"), DEALT.replace("J973.", "J973"), DEALT.replace("E:", "X:")),
        DEALT.replace(".63.", "6.3."),
    ],
)
def test_four_hands_of_thirteen_are_needed(dealt: str) -> None:
    with pytest.raises(Impossible, match="board 7 are not four hands of thirteen"):
        Cards(7, dealt)


def test_cards_are_added_by_their_boards() -> None:
    evening = Evening((Round(Options(DUPLICATE), comparison=compared("board 1", "1-2: pass")),))
    first = take_cards(evening, [Cards(2, DEALT), Cards(1, DEALT)]).evening
    other = Cards(2, DEALT.replace("E:", "S:"))
    after = take_cards(first, [other]).evening.rounds[0].comparison
    assert after
    assert after.cards == (Cards(1, DEALT), other)
