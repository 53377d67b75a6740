"""The card of a result, for sending to friends."""

import re
from dataclasses import replace
from datetime import date
from decimal import Decimal
from html import unescape
from pathlib import Path

import pytest

from scorepad.bridge.changes.money import pay
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.options import DUPLICATE, POINTS
from scorepad.bridge.payments import Extra
from scorepad.bridge.seats import Seating
from scorepad.bridge.settling import still_to_pay
from scorepad.ui.look import DARK
from scorepad.ui.painting.result_card import result_card
from scorepad.ui.paper.share import card_picture, share_text
from tests.bridge.table import FOUR, entered, on_board, sitting

DAY = date(2026, 11, 22)
SURNAMES = "Featherstonehaugh-Cholmondeley Smith"
LONG = Seating(f"Ann {SURNAMES}", f"Bob {SURNAMES}", f"Cyd {SURNAMES}", f"Dee {SURNAMES}")
SEVEN = Seating("Ann", "Bob", "Cy", "Di", out=("Eve", "Flo", "Gus"))
STAKE = Decimal(1)


def written(scored: ScoredEvening, folder: Path) -> str:
    """All text on the card, in drawing order."""
    file = folder / "card.svg"
    card_picture(result_card(scored), scored, DARK).save(file)
    return " ".join(
        map(unescape, re.findall(r"<text[^>]*>([^<]*)</text>", file.read_text("utf-8")))
    )


def evening(seating: Seating = FOUR) -> ScoredEvening:
    rubber = entered("N 4S=", "S 3N=", seating=seating, stake=STAKE)
    return score_evening(Evening((rubber,), day=DAY, currency="€"))


def test_long_names_are_written_out(tmp_path: Path) -> None:
    text = written(evening(LONG), tmp_path)
    headline, _, rest = text.partition("+9 in 1 rubber")
    said = f"Ann {SURNAMES} and Cyd {SURNAMES} win the evening"
    assert headline.split()[-len(said.split()) :] == said.split()
    for _, player in LONG:
        assert player in rest
    assert rest.count("€9.00") == 2


def test_all_payments_of_seven_have_room(tmp_path: Path) -> None:
    others = (
        SEVEN,
        sitting(("Eve", "Flo", "Gus", "Di"), "Ann", "Bob", "Cy"),
    )
    deals = ("N 4S=", "S 3N="), ("N 6S=", "S 3N=")
    rounds = (
        entered(*typed, seating=seating, stake=STAKE)
        for typed, seating in zip(deals, others, strict=True)
    )
    owed = ("Ann", "Cy", 1), ("Bob", "Eve", 2), ("Flo", "Gus", 4), ("Gus", "Di", 8)
    extras = tuple(Extra(payer, payee, Decimal(amount), "a bet") for payer, payee, amount in owed)
    scored = score_evening(Evening(tuple(rounds), currency="€", extras=extras))
    due = still_to_pay(scored)
    assert len(due) == 5
    text = written(scored, tmp_path)
    for payment in due:
        assert f"{payment.payer} pays {payment.payee}" in text


def test_of_very_many_payments_the_rest_is_counted(tmp_path: Path) -> None:
    players = [f"Player{number}" for number in range(24)]
    rounds = (
        entered("N 4S=", "S 3N=", seating=sitting(players[n : n + 4]), stake=STAKE)
        for n in range(0, 24, 4)
    )
    scored = score_evening(Evening(tuple(rounds)))
    assert len(still_to_pay(scored)) == 12
    text = written(scored, tmp_path)
    assert text.count(" pays ") == 7
    assert "and 5 more" in text


def test_what_is_paid_is_said_so_in_the_letter(tmp_path: Path) -> None:
    scored = evening()
    first, second = still_to_pay(scored)
    scored = score_evening(pay(scored.evening, [first], DAY).evening)
    assert share_text(result_card(scored), scored).splitlines()[-1] == (
        "Di pays Cy €9.00; Bob paid Ann €9.00 on 22 Nov 2026"
    )
    assert "Bob paid Ann" in written(scored, tmp_path)
    assert second.payer == "Di"


@pytest.mark.parametrize(
    ("chukkers", "said"), [(True, "+24 IMPs in 1 chukker"), (False, "+24 IMPs in 4 boards")]
)
def test_imps_are_called_so(chukkers: bool, said: str, tmp_path: Path) -> None:
    deals = [replace(on_board(number, "E 1N-2"), points_ns=0) for number in (1, 2, 3, 4)]
    rounds = entered(*deals, form=POINTS, chukkers=chukkers, stopped=True, seating=FOUR)
    scored = score_evening(Evening((rounds,)))
    won = max(scored.rounds[0].total)
    text = written(scored, tmp_path)
    assert said.replace("24", str(won)) in text
    assert " IMPs for Ann and Cy" in text


def test_the_course_of_boards_is_drawn(tmp_path: Path) -> None:
    boards = entered(on_board(1, "N 4S="), on_board(2, "E 1C="), form=DUPLICATE, seating=FOUR)
    scored = score_evening(Evening((boards,)))
    card = result_card(scored)
    assert card.chart
    assert [line.stood for line in card.chart.lines][:2] == [
        ((1, 420), (2, 350)),
        ((1, -420), (2, -350)),
    ]
    assert "+350 points in 2 boards" in written(scored, tmp_path)
