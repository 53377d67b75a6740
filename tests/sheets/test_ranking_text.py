"""The ranking as text."""

from fractions import Fraction

from scorepad.bridge.translatable import Message
from scorepad.sheets.ranking_text import in_figures


def test_exact_numbers_are_read_as_figures_wherever_they_stand() -> None:
    inside = Message("half of {whole}", {"whole": Fraction(5, 2)})
    why = in_figures(Message("{part}, {name}", {"part": inside, "name": "Ann"}), lambda _: "2.5")
    assert str(why) == "half of 2.5, Ann"
