"""No room of the program grows except for something that its users asked for."""

import pytest

from tests.room_sizes import Size, allowed, lowered, measured, public_names

pytestmark = pytest.mark.no_cover


def test_no_room_is_larger_than_the_table_allows() -> None:
    table = allowed()
    too_large = {
        room: (now, table.get(room, Size(0, 0)))
        for room, now in measured().items()
        if now.lines > table.get(room, Size(0, 0)).lines
        or now.names > table.get(room, Size(0, 0)).names
    }
    assert not too_large, "say why in tests/room_sizes.txt, or make something else smaller"


def test_every_line_of_the_table_is_a_room() -> None:
    assert allowed().keys() <= measured().keys()


def test_a_smaller_room_stays_smaller_and_keeps_its_reason() -> None:
    table = {"deals": Size(100, 10, "the pad"), "gone": Size(5, 1)}
    assert lowered(table, {"deals": Size(90, 12)}).split() == ["deals", "90", "10", "the", "pad"]


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("def deal(): ...\ndef _deal(): ...", ["deal"]),
        ("class Deal:\n    level = 1", ["Deal"]),
        ("N, E = 1, 2\n_S = 3\nW: int = 4", ["N", "E", "W"]),
        ("from re import compile\nimport os", []),
    ],
)
def test_names_that_others_can_import(source: str, names: list[str]) -> None:
    assert [*public_names(source)] == names
