"""Two spellings of one player: merged, and separated again."""

from dataclasses import replace

import pytest

from scorepad.archive.archive import Archive
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.payments import Debt, Payment, Settled
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seating
from tests.archive.evenings import FULL, reopened, with_deal


def test_two_spellings_of_a_player(archive: Archive) -> None:
    old = replace(FULL, rounds=(replace(FULL.rounds[0], keeper="Ann"), FULL.rounds[1]))
    key = archive.begin(old)
    archive.begin(Evening((Round(seating=Seating("Anne", "Flo", "Hal", "Ida")),)))
    archive.merge_players("Ann", "Anne")
    assert archive.merged() == {"Ann": "Anne"}
    assert "Ann" not in archive.players()
    now = archive.load(key)
    assert now.rounds[0].seating.north == "Anne"
    assert now.rounds[0].keeper == "Anne"
    assert now.rounds[0].ranked[0] == "Anne"
    assert now.rounds[1].seating_now.north == "Anne"
    assert now.settled[0].payments[0].payer == "Anne"
    assert archive.evenings()[1].players[0] == "Anne"
    archive.save(key, with_deal(now, "1NTN"), "1NT")
    assert reopened_names(archive, key) == {"Anne"}
    archive.unmerge("Ann")
    known = archive.players()
    archive.unmerge("Nobody")  # whom another program forgot in the meantime
    assert archive.players() == known
    assert archive.load(key).rounds[0].seating.north == "Ann"
    assert archive.merged() == {}


def reopened_names(archive: Archive, key: int) -> set[str]:
    """Everybody who sat North in any state of the evening."""
    return {step.evening.rounds[0].seating.north for step in archive.history(key)}


def test_spellings_of_spellings(archive: Archive) -> None:
    for name in ("Jo", "Joe", "Joseph"):
        archive.begin(Evening((Round(seating=Seating(name, "Flo", "Hal", "Ida")),)))
    archive.merge_players("Jo", "Joe")
    archive.merge_players("Joe", "Joseph")
    assert archive.merged() == {"Jo": "Joseph", "Joe": "Joseph"}
    assert {summary.players[0] for summary in archive.evenings()} == {"Joseph"}
    with pytest.raises(Impossible, match="not two players"):
        archive.merge_players("Joseph", "Jo")
    with pytest.raises(Impossible, match="not two players"):
        archive.merge_players("Jo", "Flo")


@pytest.mark.parametrize("other", ["Eve", "Bob"])
def test_players_at_one_table_are_two(archive: Archive, other: str) -> None:
    archive.begin(FULL)
    with pytest.raises(Impossible, match="sat at one table"):
        archive.merge_players("Ann", other)
    assert archive.merged() == {}


def test_merged_spellings_that_meet_later_stay_two(archive: Archive) -> None:
    archive.begin(Evening((Round(seating=Seating("Ann", "Flo", "Hal", "Ida")),)))
    archive.begin(Evening((Round(seating=Seating("Anne", "Flo", "Hal", "Ida")),)))
    archive.merge_players("Ann", "Anne")
    both = Evening((Round(seating=Seating("Ann", "Anne", "Hal", "Ida")),))
    key = archive.begin(both)
    again = reopened(archive)
    assert again.load(key) == both
    again.close()


def test_owing_each_other_later_keeps_two_spellings_apart(archive: Archive) -> None:
    archive.begin(Evening((Round(seating=Seating("Ann", "Flo", "Hal", "Ida")),)))
    archive.begin(Evening((Round(seating=Seating("Anne", "Flo", "Hal", "Ida")),)))
    archive.merge_players("Ann", "Anne")
    owing = Evening(debts=(Debt("Ann", "Anne", FULL.debts[0].amount),))
    key = archive.begin(owing)
    again = reopened(archive)
    assert again.load(key) == owing
    again.close()


def test_who_only_owes_or_pays_is_a_player_too(archive: Archive) -> None:
    amount = FULL.debts[0].amount
    key = archive.begin(Evening(debts=(Debt("Ann", "Bob", amount),)))
    archive.begin(Evening(settled=(Settled((Payment("Anne", "Cy", amount),)),)))
    assert archive.players() == ["Anne", "Cy", "Ann", "Bob"]
    archive.merge_players("Ann", "Anne")
    assert archive.load(key).debts[0].payer == "Anne"
