"""A deal belongs to the people who played it, on every page and after any change."""

import csv
import io
from dataclasses import replace
from typing import NamedTuple
from uuid import UUID

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from scorepad.archive.counting import facts_of
from scorepad.bridge.changes.corrections import (
    Insert,
    Move,
    Remove,
    Replace,
    correct,
    keeps_pairs,
    seating_at,
)
from scorepad.bridge.changes.rounds import move_to_next_round, take_from_next
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening, with_item
from scorepad.bridge.options import POINTS
from scorepad.bridge.replay import after, step_of
from scorepad.bridge.rounds import At, Round
from scorepad.bridge.seating_changes import take_seats
from scorepad.bridge.seats import NS, Both, Seating
from scorepad.bridge.state import ScoredDeal, with_entries
from scorepad.exchange import evening_file, pbn_reader
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.sheets.pages import Wanted
from scorepad.sheets.report import evening_data
from scorepad.ui.deals.deal_model import BY, THEY, WE, DealModel
from scorepad.ui.document import Document
from scorepad.ui.paper.evening_pages import evening_pages
from tests.bridge.table import AGREEMENTS, PLAYED, SEATINGS
from tests.exchange.whole_files import csv_of, evenings_of, pbn_of
from tests.ui.paper.reading import lines_on, read

Pairs = frozenset[frozenset[str]]
ID = UUID(int=16)
PAPER = settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])


class Told(NamedTuple):
    """What the players said of a deal when it was played."""

    pairs: Pairs
    declarer: str


def pairs_of(seating: Seating) -> Pairs:
    return frozenset(frozenset(seating.pair(side)) for side in (NS, NS.other))


def told_of(deal: Deal, seating: Seating) -> Told:
    assert deal.contract
    return Told(pairs_of(seating), seating.at(deal.contract.declarer))


class Table:
    """An evening that changes, and what its players remember of each deal."""

    def __init__(self, first: Round) -> None:
        self.evening = Evening((first,))
        self.remembered: dict[str, Told] = {}
        self._number = 0

    def happens(self, what: str, draw: st.DrawFn) -> None:
        at = self._place(draw)
        evening = self.evening
        number = draw(st.integers(0, len(evening.rounds) - 1))
        if what == "seats":
            self.evening = take_seats(evening, draw(SEATINGS))
        elif what == "move on":
            self.evening = move_to_next_round(score_evening(evening), number).evening
        elif what == "take" and number + 1 < len(evening.rounds):
            here, following = evening.rounds[number : number + 2]
            if here.seating_now.pairs == following.seating.pairs:
                self.evening = take_from_next(evening, number, 1).evening
        elif at is None or what == "deal":
            deal = self._deal(draw)
            self.evening, (round_, place) = with_item(evening, deal)
            self._remember(deal, At(round_, place))
        elif what == "replace":
            deal = self._deal(draw)
            self.evening = correct(evening, Replace(at, deal))
            self._remember(deal, at)
        elif what == "insert":
            deal = self._deal(draw)
            self.evening = correct(evening, Insert(at, deal))
            self._remember(deal, at)
        elif what == "remove":
            self.evening = correct(evening, Remove(at))
        elif what == "move":
            to = At(number, draw(st.integers(0, len(evening.rounds[number].items))))
            most = len(evening.rounds[to.round].items) - (to.round == at.round)
            move = Move(at, to._replace(place=min(to.place, most)))
            if keeps_pairs(evening, move):
                self.evening = correct(evening, move)

    def _deal(self, draw: st.DrawFn) -> Deal:
        self._number += 1
        return replace(draw(PLAYED), honours=None, dealer=None, note=f"deal {self._number}")

    def _place(self, draw: st.DrawFn) -> At | None:
        """The place of a deal."""
        places = [
            At(number, place)
            for number, round_ in enumerate(self.evening.rounds)
            for place, item in enumerate(round_.items)
            if isinstance(item, Deal)
        ]
        return draw(st.sampled_from(places)) if places else None

    def _remember(self, deal: Deal, at: At) -> None:
        self.remembered[deal.note] = told_of(deal, seating_at(self.evening, at))


WHAT = st.sampled_from(
    [*["deal"] * 4, "seats", "replace", "insert", "remove", "move", "move", "move on", "take"]
)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    seating = draw(SEATINGS)
    keeper = draw(st.sampled_from([None, *seating.players]))
    table = Table(Round(draw(AGREEMENTS), seating, keeper))
    for what in draw(st.lists(WHAT, min_size=3, max_size=14)):
        table.happens(what, draw)
    return table


def deals(scored: ScoredEvening) -> list[tuple[At, ScoredDeal]]:
    return [
        (At(number, deal.place), deal)
        for number, round_ in enumerate(scored.rounds)
        for deal in round_.deals
        if isinstance(deal.item, Deal)
    ]


def told(deal: ScoredDeal) -> Told:
    assert isinstance(deal.item, Deal)
    return told_of(deal.item, deal.seating)


def paid_to(deal: ScoredDeal) -> Both:
    return with_entries(Both(), deal.entries)


@given(tables())
def test_the_engine_remembers_who_played(table: Table) -> None:
    scored = score_evening(table.evening)
    for at, deal in deals(scored):
        assert isinstance(deal.item, Deal)
        assert told(deal) == table.remembered[deal.item.note]
        assert deal.seating == seating_at(table.evening, at)


@given(tables())
def test_so_does_the_replay(table: Table) -> None:
    for at, deal in deals(score_evening(table.evening)):
        then = score_evening(after(table.evening, step_of(table.evening, *at)))
        _, last = deals(then)[-1]
        assert (last.item, last.seating) == (deal.item, deal.seating)
        assert then.rounds[at.round].we is score_evening(table.evening).rounds[at.round].we


@given(tables())
def test_and_every_file(table: Table) -> None:
    kept = SavedEvening(ID, table.evening)
    assert evening_file.decode(evenings_of([kept])) == (kept,)
    assert pbn_reader.decode(pbn_of([kept])) == (kept,)
    scored = score_evening(table.evening)
    played = deals(scored)
    games = pbn_of([kept]).decode().split("[Event ")[1:]
    in_json = [each for round_ in evening_data(scored)["rounds"] for each in round_["deals"]]
    text = csv_of([kept]).decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    for (_, deal), game, row, seats in zip(played, games, rows, in_json, strict=True):
        for seat, name in deal.seating:
            assert f'[{seat.name.title()} "{name}"]' in game
            assert row[seat.name.lower()] == name
            assert seats["seats"][seat] == name
        assert isinstance(deal.item, Deal)
        assert deal.item.contract
        assert f'[Declarer "{deal.item.contract.declarer}"]' in game
        assert row["declarer"] == deal.item.contract.declarer


@given(tables())
def test_and_the_standings(table: Table) -> None:
    """What is counted for each player is what the deals brought his side."""
    scored = score_evening(table.evening)
    expected: dict[str, int] = {}
    for at, deal in deals(scored):
        is_imps = scored.rounds[at.round].round.options.form is POINTS
        points = deal.won if is_imps else paid_to(deal)
        for seat, name in deal.seating:
            net = points.of(seat.side) - points.of(seat.side.other)
            expected[name] = expected.get(name, 0) + net
    counted: dict[str, int] = {}
    declared = []
    facts = facts_of(scored, str)
    for _place, _number, _form, player, _partner, _one, _other, _deals, net, *_ in facts.results:
        counted[player] = counted.get(player, 0) + net
    for _number, _place, _form, declarer, partner, *_ in facts.deals:
        declared.append((declarer, partner))
    assert {name: net for name, net in counted.items() if net} == {
        name: net for name, net in expected.items() if net
    }
    seen = []
    for _, deal in deals(scored):
        assert isinstance(deal.item, Deal)
        assert deal.item.contract
        declarer = deal.item.contract.declarer
        if not deal.after_end:
            seen.append((deal.seating.at(declarer), deal.seating.at(declarer.partner)))
    assert declared == seen


@pytest.mark.usefixtures("qapp")
@given(tables())
def test_and_the_list(table: Table) -> None:
    document = Document(table.evening)
    model = DealModel(document)
    rows = [model.row(number) for number in range(model.rowCount())]
    shown = [(number, row) for number, row in enumerate(rows) if row.at]
    for (at, deal), (number, row) in zip(deals(document.scored), shown, strict=True):
        we = document.scored.rounds[at.round].we
        is_imps = document.scored.rounds[at.round].round.options.form is POINTS
        points = deal.won if is_imps else paid_to(deal)
        by, *figures = (model.index(number, column).data() for column in (BY, WE, THEY))
        assert row.at == at
        assert by == told(deal).declarer
        assert figures == [str(points.of(side) or "") for side in (we, we.other)]


@PAPER
@given(table=tables())
def test_and_the_paper(table: Table, qtbot: QtBot) -> None:
    scored = score_evening(table.evening)
    pages = read(evening_pages(scored, Wanted(chart=False)))
    lines = [line for page in pages for line in lines_on(page)]
    for at, deal in deals(scored):
        if scored.rounds[at.round].round.is_empty:
            continue
        name, dealer = told(deal).declarer, deal.seating.at(deal.dealer)
        assert any(f"{dealer} " in line and f" {name} " in f"{line} " for line in lines)
