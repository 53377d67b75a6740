"""The figures are the engine's, in the cells, read out and in the tooltips."""

from dataclasses import replace
from itertools import groupby, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt

from scorepad.bridge.actions import NO_ACTION
from scorepad.bridge.changes import Change
from scorepad.bridge.contract import CLUBS, HEARTS, LEVELS, NOTRUMP, SPADES, Doubling, Strain
from scorepad.bridge.evening import Evening
from scorepad.bridge.next_deal import now
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE, POINTS, RUBBER, Form
from scorepad.bridge.what_if import Ends, Outlook, outlook, what_if
from scorepad.ui.document import Document
from scorepad.ui.what_if.what_if_model import PER_SIDE, WhatIfModel
from tests.bridge.table import EVENINGS, FOUR, entered
from tests.ui.what_if.shown import PART_SCORES, cell, played, watched

ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
# An evening has some 600 figures.
SOME = settings(max_examples=settings().max_examples // 5)


@SOME
@given(EVENINGS)
def test_every_figure_is_the_engines(evening: Evening) -> None:
    document = Document(evening)
    model = watched(document)
    we = document.table.we
    moment = now(document.scored)
    for over, outlooks in groupby(
        sorted(outlook(moment.state, moment.options), key=tricks_over), key=tricks_over
    ):
        model.show_result(over)
        for each in outlooks:
            bid, side, expected = each.contract, each.side, each
            column = (side is not we) * PER_SIDE + tuple(Doubling).index(bid.doubling)
            index = cell(model, bid.level, bid.strain, column)
            if moment.options.form is POINTS:
                tricks = bid.tricks_needed + expected.over
                expected = what_if(bid, tricks, moment.state, moment.options, points_ns=20)
            assert model.outlook(index) == expected
            points = expected.points.of(side) - expected.points.of(side.other)
            assert index.data().split()[0] == str(points).replace("-", "−")


def test_imps_against_the_points_held() -> None:
    """9 and 2 IMPs to 2: We are 9 behind, and 370 more than expected make up for that."""
    deals = [replace(read_deal(text), points_ns=20) for text in ("E 4S=", "N 1C=", "E 1C=")]
    document = Document(Evening((entered(*deals, form=POINTS, chukkers=False, seating=FOUR),)))
    model = watched(document)
    assert document.scored.rounds[-1].total == (2, 11)
    assert [cell(model, 3, strain).data() for strain in (CLUBS, NOTRUMP)] == ["3", "12 enough"]
    assert cell(model, 3, NOTRUMP).data(ACCESSIBLE) == (
        "3 notrump, made: 12 and the sides are level, or the lead changes"
    )
    assert cell(model, 3, NOTRUMP, PER_SIDE).data() == "12"
    model.show_points_held(25)  # for which 440 are expected
    assert cell(model, 3, NOTRUMP).data() == "4"
    assert cell(model, 3, NOTRUMP, PER_SIDE).data() == "14"
    assert model.may_end == (Ends.LEAD,)


def tricks_over(expected: Outlook) -> int:
    return expected.over


@SOME
@given(st.lists(EVENINGS, min_size=2, max_size=4), st.integers(-3, 3))
def test_it_follows_the_evening_row_by_row(evenings: list[Evening], over: int) -> None:
    document = Document()
    model = watched(document)
    model.show_result(over)
    resets: list[str] = []
    for never in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.rowsMoved):
        never.connect(lambda *_: resets.append("rows came or went"))
    for evening in evenings:
        document.become(Change(evening, NO_ACTION))
        anew = WhatIfModel(Document(evening))
        anew.show_result(over)
        for row, column in product(range(model.rowCount()), range(model.columnCount())):
            assert model.index(row, column).data() == anew.index(row, column).data()
    assert resets == []


@pytest.mark.parametrize(
    ("deals", "form", "bid", "column", "over", "shown", "aloud"),
    [
        (PART_SCORES, RUBBER, (4, SPADES), 0, 0, "120 game", "4 spades, made: 120 and game"),
        (
            ("N 4S=", "E 4S="),
            RUBBER,
            (4, SPADES),
            1,
            0,
            "790 rubber",
            "4 spades doubled, made: 790 and game and rubber",
        ),
        (PART_SCORES, RUBBER, (1, CLUBS), 0, 0, "20", "1 club, made: 20"),
        (
            PART_SCORES,
            RUBBER,
            (1, NOTRUMP),
            5,
            -2,
            "−1000",
            "1 notrump redoubled, 2 down: −1000",
        ),
        (
            ("N 2S=", "E 3N=", "S 1N+1"),
            CHICAGO,
            (1, CLUBS),
            1,
            0,
            "190 chukker",
            "1 club doubled, made: 190 and the end of the chukker",
        ),
        (
            ("N 2S=", "E 3N=", "S 1N+1"),
            CHICAGO,
            (3, NOTRUMP),
            0,
            1,
            "630 game",
            "3 notrump, made with 1 overtrick: 630 and game and the end of the chukker",
        ),
        (PART_SCORES, DUPLICATE, (3, NOTRUMP), 0, 0, "600", "3 notrump, made: 600"),
        (PART_SCORES, RUBBER, (7, HEARTS), 0, 1, "–", "there are not that many tricks"),
    ],
)
def test_shown_and_said(
    deals: tuple[str, ...],
    form: Form,
    bid: tuple[int, Strain],
    column: int,
    over: int,
    shown: str,
    aloud: str,
) -> None:
    model = watched(played(*deals, form=form))
    model.show_result(over)
    index = cell(model, *bid, column)
    assert index.data() == shown
    assert index.data(ACCESSIBLE) == aloud


def test_why() -> None:
    model = watched(played(*PART_SCORES))
    tip = cell(model, 4, SPADES, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.splitlines()[0].startswith("We 240: 4♠ doubled made")
    model.show_result(3)
    assert cell(model, 7, SPADES, 1).data(Qt.ItemDataRole.ToolTipRole) is None


def test_headings() -> None:
    model = watched(Document())
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert [model.headerData(column, across) for column in range(model.columnCount())] == [
        "We undoubled",
        "We doubled",
        "We redoubled",
        "They undoubled",
        "They doubled",
        "They redoubled",
    ]
    assert (model.headerData(0, down), model.headerData(34, down)) == ("1♣", "7NT")
    assert model.headerData(17, down, ACCESSIBLE) == "4 hearts"
    assert (model.headerData(35, down), model.headerData(-1, down)) == (None, None)
    assert model.data(QModelIndex()) is None
    assert [model.row(row).contract.level for row in range(0, 35, 5)] == list(LEVELS)
