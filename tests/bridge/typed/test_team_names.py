"""The name of a team and the people of its pairs, typed in one field."""

import pytest

from scorepad.bridge.comparison import Named
from scorepad.bridge.typed.team_names import read_team, team_typed

PEOPLE = {"A1": "Ann & Bob", "A2": "Cy & Di"}


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("", {}),
        ("Owls", {"A": "Owls"}),
        ("Owls: Ann & Bob, Cy & Di", {"A": "Owls", **PEOPLE}),
        ("Ann & Bob, Cy & Di", PEOPLE),
        ("Ann & Bob & Cy & Di", {"A": "Ann & Bob & Cy & Di"}),
        ("Owls, the first", {"A": "Owls, the first"}),
        ("Owls: Ann & Bob, Cy & Di, Eve", {"A": "Owls", **PEOPLE, "A3": "Eve"}),
        ("Owls: , Cy & Di", {"A": "Owls", "A2": "Cy & Di"}),
        (": Ann, Cy", {"A1": "Ann", "A2": "Cy"}),
    ],
)
def test_names_of_a_team(typed: str, names: dict[str, str]) -> None:
    assert read_team("A", typed) == names
    others = [Named("B", "Foxes"), Named("B1", "Fay & Gil")]
    assert team_typed("A", [*(Named(*one) for one in names.items()), *others]) == typed


def test_blanks_around_the_signs_mean_nothing() -> None:
    assert read_team("A", " Owls :Ann & Bob,Cy & Di ") == {"A": "Owls", **PEOPLE}
