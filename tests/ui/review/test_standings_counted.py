"""Contracts in the standings, counted when somebody looks at them."""

from collections import Counter
from collections.abc import Iterator

import pytest
from scorepad.archive.tallies import Tallies
from scorepad.bridge.measures import DECLARED
from scorepad.bridge.pictured import Pictured
from scorepad.bridge.profiles import Profiles
from scorepad.ui.review.adding import add_contracts

from scorepad.archive.archive import Archive
from scorepad.bridge.evening import score_evening
from scorepad.bridge.options import Form
from scorepad.ui.review import standings_window as module
from scorepad.ui.review.pictures_page import ENDINGS, SOURCES
from scorepad.ui.review.standings_window import (
    CONTRACTS,
    PICTURES,
    PLAYERS,
)
from tests.ui.review.standings import Open, all_keys


def declared_in(archive: Archive, keys: list[int]) -> Counter[str]:
    """How many contracts each of those with names declared."""
    found: Counter[str] = Counter()
    for key in keys:
        for scored in score_evening(archive.load(key)).rounds:
            for deal in scored.deals:
                contract = getattr(deal.item, "contract", None)
                if contract and not deal.after_end:
                    here = scored.round.seatings(before=deal.place)[-1]
                    found[here.at(contract.declarer)] += 1
    return found


def players_of(archive: Archive, key: int) -> set[tuple[str]]:
    """Those who had chairs on an evening, as the pictures call them."""
    seatings = [seating for played in archive.load(key).rounds for seating in played.seatings()]
    return {(name,) for seating in seatings for _, name in seating}


def test_contracts_are_counted_for_whoever_looks_at_them(
    open_standings: Open, archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[list[int]] = []

    def counting(
        to: Profiles | Pictured, tallies: Tallies, keys: list[int], forms: tuple[Form, ...]
    ) -> Iterator[object]:
        counted.append(keys)
        return add_contracts(to, tallies, keys, forms)

    monkeypatch.setattr(module, "add_contracts", counting)
    window = open_standings()
    assert not counted
    window.tabs.setCurrentIndex(PICTURES)
    assert not counted  # a running back score has none
    window.tabs.setCurrentIndex(CONTRACTS)
    window.whose.setCurrentIndex(1)
    window.tabs.setCurrentIndex(PLAYERS)
    window.tabs.setCurrentIndex(CONTRACTS)
    assert [sorted(keys) for keys in counted] == [sorted(all_keys(archive))]
    window.filters.period.setCurrentText("2012")
    window.slowly.finish()
    assert len(counted) == 2
    rows = range(window.contracts.rowCount())
    assert sum(window.contracts.row(row).profile[DECLARED] for row in rows) == sum(
        declared_in(archive, counted[1]).values()
    )
    window.tabs.setCurrentIndex(PICTURES)
    window.pictures.which.setCurrentIndex(ENDINGS)
    assert len(counted) == 3
    window.pictures.which.setCurrentIndex(SOURCES)
    assert len(counted) == 3
    window.pictures.whose.setCurrentIndex(2)
    who = window.pictures.whose.currentData()
    assert counted[3:] == [[key for key in counted[2] if who in players_of(archive, key)]]


def test_left_undone_the_counting_shows_nothing_and_begins_anew(
    open_standings: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_standings()
    monkeypatch.setattr(window.counting, "hurry", window.counting.cancel)
    window.tabs.setCurrentIndex(CONTRACTS)
    assert window.contracts.rowCount() == 0
    window.tabs.setCurrentIndex(PICTURES)
    window.pictures.which.setCurrentIndex(ENDINGS)
    assert not window.pictures.copy_button.isEnabled()
    monkeypatch.undo()
    window.pictures.whose.setCurrentIndex(1)
    assert window.pictures.copy_button.isEnabled()
    window.tabs.setCurrentIndex(CONTRACTS)
    assert window.contracts.rowCount() == window.players.rowCount()
