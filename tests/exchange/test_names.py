"""Players' names as they are saved, and seats outside a score file."""

import pytest

from scorepad.bridge.errors import Faulty, Impossible
from scorepad.bridge.seats import Seating
from scorepad.exchange.names import clean_name, read_seating


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann", "Ann"),
        ("  Zoe\u0308 ", "Zoë"),
        ("Mrs   Ann \u00a0B", "Mrs Ann B"),
        ("a=b, “c”", "a=b, “c”"),
        (f" {'n' * 99}  m", None),
        (f" {'n' * 98}  m", f"{'n' * 98} m"),
        ("\u2003", None),
        ("A\tB", None),
    ],
)
def test_names_are_composed_and_have_single_blanks(typed: str, name: str | None) -> None:
    if name is None:
        with pytest.raises(Impossible):
            clean_name(typed)
    else:
        assert clean_name(typed) == name


def test_seats() -> None:
    assert read_seating("N=Ann, E=“Mrs  B” S=Cy W=Di") == Seating("Ann", "Mrs B", "Cy", "Di")
    with pytest.raises(Faulty) as bad:
        read_seating("N=Ann E= S=Cy")
    assert [*map(str, bad.value.faults)][:2] == ["seat E needs a name", "no player is named for W"]
    assert str(bad.value) == "; ".join(map(str, bad.value.faults))
