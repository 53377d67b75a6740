"""Sheets, boards, back scores and payments as text."""

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest

from scorepad.bridge.changes.money import pay
from scorepad.bridge.evening import score_evening
from scorepad.bridge.payments import Debt
from scorepad.bridge.settling import still_to_pay
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.text import evening_text, sheet_text


def sheets(lines: str) -> str:
    """The text of an evening; " | " separates the lines of its file."""
    return evening_text(score_evening(read_score_file(lines.replace(" | ", "\n").encode())))


@pytest.mark.parametrize(
    ("lines", "text"),
    [
        ("", ""),
        ("form rubber", ""),
        ("form rubber | stop", ""),
        (
            "form rubber | pass",
            """\
Rubber 1
      We | They
  =======+=======
       0 | 0
""",
        ),
        (
            "form rubber | N 1C | E 1NT+1 | pass",
            """\
Rubber 1
      We | They
         | 30
  =======+=======
      20 | 40
  =======+=======
      20 | 70
""",
        ),
        (
            # A game each: the only part-score earns its premium.
            "form rubber | N 3NT | E 3NT | E 1NT | stop",
            """\
Rubber 1
      We | They
         | 100
  =======+=======
     100 |
  -------+-------
         | 100
  -------+-------
         | 40
  =======+=======
     100 | 240
""",
        ),
        (
            # Part-scores of both sides are above the line of the game.
            "form chicago | N 1C | E 1D+3 | N 1C-1 | E 4SX | N 1C",
            """\
Chukker 1
      We | They
         | 500
         | 50
         | 100
         | 60
  =======+=======
      20 | 20
         | 240
  -------+-------
      20 | 970

Chukker 2
      We | They
  =======+=======
      20 |
  =======+=======
      20 | 0
""",
        ),
        (
            "form cavendish | adjust EW 450 a late start",
            """\
Chukker 1 (Cavendish)
      We | They
         | 450
  =======+=======
       0 | 450
""",
        ),
        (
            "form duplicate | board 1 | N 4S+1 | board 7 | E 3NT-2 | adjust NS 40 a slow play"
            " | board 1 | pass | board 2 | W 1CX+1",
            """\
Board  Dealer  Vulnerable  Result            NS      EW
    1  N       nobody      N 4S+1           450
    7  S       both        E 3NT−2          200
                           adjusted          40          a slow play
    1  N       nobody      pass
    2  E       NS          W 1CX+1                  240
Total                                       690     240
""",
        ),
    ],
)
def test_sheets(lines: str, text: str) -> None:
    assert sheets(lines).removeprefix("Boards 1\n") == text


def test_boards_are_numbered_among_the_rounds() -> None:
    text = sheets("form rubber | N 3NT | N 3NT | form duplicate | board 3 | pass | form chicago")
    assert [line for line in text.splitlines() if line[-2:] in (" 1", " 2", " 3")] == [
        "Rubber 1",
        "Boards 2",
    ]


SEATS = "seats N=Ann E=Bob S=Cy W=Di"
RUBBER = "form rubber | N 3NT | N 3NT"


@pytest.mark.parametrize(
    ("lines", "back_score"),
    [
        (RUBBER, ""),
        (f"stake 1 | {RUBBER}", ""),
        (f"{SEATS} | form rubber | N 3NT", ""),
        (
            f"{SEATS} | {RUBBER}",
            """\
Back score     1
Ann           +9
Bob           −9
Cy            +9
Di            −9
""",
        ),
        (
            # Bob comes in for Ann, and Ed sits out; the last round is still open.
            f"{SEATS} out=Ed | stake 0.10 | {RUBBER}"
            " | seats N=Ed E=Bob S=Cy W=Di out=Ann | W 3NT | stop | form chicago | adjust NS 50 x"
            " | stop | N 1C",
            """\
Back score     1     2     3 Total
Ann           +9     0     0    +9
Bob           −9    +4    −1    −6
Cy            +9    −4    +1    +6
Di            −9    +4    −1    −6
Ed             0    −4    +1    −3

Bob pays Cy 0.60
Di pays Ann 0.60
Ed pays Ann 0.30
""",
        ),
        (
            # Names given in the middle of a round are those of its players from the beginning.
            f"form rubber | N 3NT | {SEATS} | N 3NT | form rubber | seats N=X E=Bob S=Cy W=Di",
            """\
Back score     1
Ann           +9
Bob           −9
Cy            +9
Di            −9
""",
        ),
        (
            # A round that was tied.
            f"{SEATS} | stake 2 | form rubber | N 3NT | E 3NT | stop",
            """\
Back score     1
Ann            0
Bob            0
Cy             0
Di             0
""",
        ),
        (
            # IMPs are shown next to hundreds and not added to them.
            f"{SEATS} | {RUBBER} | form points | {' | '.join(['N 4S= points NS 20'] * 4)}",
            """\
Back score     1  2, IMPs Total
Ann           +9      +42    +9
Bob           −9      −42    −9
Cy            +9      +42    +9
Di            −9      −42    −9
""",
        ),
        (
            # The columns are aligned, however wide a letter is.
            'seats N=金田さん E=x\u0304 S="Zoe\u0308" W="Anne-Marie Müller" | ' + RUBBER,
            """\
Back score            1
金田さん             +9
x\u0304                    −9
Zoë                  +9
Anne-Marie Müller    −9
""",
        ),
    ],
)
def test_back_score(lines: str, back_score: str) -> None:
    before, _, after = sheets(lines).partition("\nBack score")
    assert (f"Back score{after}" if after else "") == back_score
    assert before.startswith("Rubber 1\n")
    assert before.endswith("\n")


def test_what_was_paid_is_said_so_in_each_currency() -> None:
    evening = read_score_file(f"{SEATS} | stake 0.5 | {RUBBER}".replace(" | ", "\n").encode())
    evening = replace(
        evening,
        currency="€",
        debts=(Debt("Ann", "Bob", Decimal(10), "£"), Debt("Cy", "Di", Decimal(7), "points")),
    )
    bob, di, pounds, points = still_to_pay(score_evening(evening))
    evening = pay(pay(evening, [pounds], date(2026, 11, 22)).evening, [points], None).evening
    *_, payments = evening_text(score_evening(evening)).split("\n\n")
    assert (
        payments
        == """\
Bob pays Ann €4.50
Di pays Cy €4.50
Ann paid Bob £10.00 on 2026-11-22
Cy paid Di 7 points
"""
    )
    assert bob.currency == di.currency == "€"


def test_who_pays_whom_after_boards_of_several_tables() -> None:
    pot = 'form duplicate | pot 5.00 60/40 | pairs 1="Ann & Bob" 2=Cy | board 1'
    _, payments = sheets(f"{pot} | 1-2: score 420 | 3-4: score 50").split("\n\n", 1)
    assert payments.endswith("\n3 pays 4 1.00\nCy pays Ann 0.50\nCy pays Bob 0.50\n")


def test_the_sheet_of_one_round() -> None:
    evening = score_evening(read_score_file(b"form rubber\nN 1C\nform chicago\npass\n"))
    one, other = (sheet_text(n, scored) for n, scored in enumerate(evening.played, start=1))
    assert one.startswith("Rubber 1\n")
    assert other.startswith("Chukker 2\n")
    assert f"{one}\n{other}" == evening_text(evening)


def test_the_sheet_of_one_round_names_its_pairs_as_they_stand_on_it() -> None:
    played = b"form rubber\nseats N=Ann E=Bob S=Cy W=Di\nkeeper Di\nN 1C\n"
    evening = score_evening(read_score_file(played))
    assert sheet_text(1, evening.rounds[0]).startswith(
        "Rubber 1: Bob and Di against Ann and Cy\n      We | They\n"
    )
