"""The command that seats the players by the cards they drew."""

import pytest

from tests.ran import Ran, in_json, refused, run


def test_seats_of_five() -> None:
    drawn = ("1=AS", "2=kh", "3=♥10", "4=td", "5=2C")
    assert run("seats", *drawn).out.splitlines() == [
        " 1  1 and 2 (N-S) against 3 and 4 (E-W); 5 sits out",
        " 2  1 and 3 (N-S) against 2 and 5 (E-W); 4 sits out",
        " 3  2 and 4 (N-S) against 1 and 5 (E-W); 3 sits out",
        " 4  3 and 5 (N-S) against 1 and 4 (E-W); 2 sits out",
        " 5  4 and 5 (N-S) against 2 and 3 (E-W); 1 sits out",
    ]
    rounds = in_json("seats", "--json", *drawn, stdin="")["rounds"]
    assert [(part["round"], "".join(part["seats"].values()), part["out"]) for part in rounds] == [
        (1, "1324", ["5"]),
        (2, "1235", ["4"]),
        (3, "2145", ["3"]),
        (4, "3154", ["2"]),
        (5, "4253", ["1"]),
    ]
    assert list(rounds[0]["seats"]) == ["N", "E", "S", "W"]


def test_seats_of_four() -> None:
    drawn = ("Mrs Smith=QC", "Mrs Jones=9H", "a=b=9S", " Di =3D")
    fixed = " 1  Mrs Smith and a=b (N-S) against Mrs Jones and Di (E-W)\n"
    assert run("seats", *drawn, "--way", "fixed") == Ran(0, fixed, "")
    assert run("seats", *drawn).out.splitlines() == [
        fixed.rstrip("\n"),
        " 2  Mrs Smith and Mrs Jones (N-S) against a=b and Di (E-W)",
        " 3  Mrs Smith and Di (N-S) against a=b and Mrs Jones (E-W)",
    ]


def test_seats_of_seven() -> None:
    lines = run("seats", *(f"{card}={card}S" for card in "AKQJT98")).out.splitlines()
    assert lines[0] == " 1  A and K (N-S) against Q and J (E-W); T, 9 and 8 sit out"


@pytest.mark.parametrize(
    ("drawn", "sentence"),
    [
        ("A=2C B=3C C=4C", "a table has four to seven players, not 3"),
        ("A=2C B=3C C=4C D=5C E=6C F=7C G=8C H=9C", "a table has four to seven players, not 8"),
        ("A=2C B=2c C=4C D=5C", "A and B cannot both have drawn 2♣"),
        ("A=2C A=3C C=4C D=5C", "A=3C: A draws only once"),
        ("Ann B=3C C=4C D=5C", "Ann: player and card are needed, e.g. Ann=QC"),
        ("=2C B=3C C=4C D=5C", "=2C: a player needs a name"),
        ("A= B=3C C=4C D=5C", "A=: player and card are needed, e.g. Ann=QC"),
        (
            "A=1C B=11D C=C D=5C",
            "A=1C: 1C is not a card, e.g. QC or 10H; "
            "B=11D: 11D is not a card, e.g. QC or 10H; "
            "C=C: C is not a card, e.g. QC or 10H",
        ),
        (
            "A\x1b=2C B=3C C=4C D=5C",
            "A\\x1b=2C: the character U+001B is not allowed in a name or a reason",
        ),
        (
            "A\udcff=2C B=3C C=4C D=5C",
            "A\\udcff=2C: the character U+DCFF is not allowed in a name or a reason",
        ),
    ],
)
def test_seats_that_cannot_be(drawn: str, sentence: str) -> None:
    assert refused(run("seats", *drawn.split(" "))) == f"scorepad seats: {sentence}"
