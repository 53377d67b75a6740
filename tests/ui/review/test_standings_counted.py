"""Contracts in the standings are those played in the chosen evenings."""

from collections import Counter

from scorepad.archive.archive import Archive
from scorepad.archive.contracts import DECLARED
from scorepad.bridge.evening import score_evening
from scorepad.ui.review.standings_page import CONTRACTS
from tests.ui.review.standings import Open, all_keys, answered


def declared_in(archive: Archive, keys: list[int]) -> Counter[str]:
    """The number of contracts declared by each named player."""
    found: Counter[str] = Counter()
    for key in keys:
        for scored in score_evening(archive.load(key)).rounds:
            for deal in scored.deals:
                contract = getattr(deal.item, "contract", None)
                if contract and not deal.after_end:
                    here = scored.round.seatings(before=deal.place)[-1]
                    found[here.at(contract.declarer)] += 1
    return found


def test_contracts_are_those_of_the_evenings_chosen(open_standings: Open, archive: Archive) -> None:
    window = open_standings()
    window.turn_to(CONTRACTS)
    answered(window)
    for year in ("", "2012"):
        if year:
            window.filters.period.setCurrentText(year)
            answered(window)
        keys = [
            key for key in all_keys(archive) if str(archive.load(key).day or "").startswith(year)
        ]
        declared = declared_in(archive, keys)
        rows = [window.contracts.row(row) for row in range(window.contracts.rowCount())]
        assert rows
        assert all(row.profile[DECLARED] == declared[row.who[0]] for row in rows)


def test_of_partnerships_they_are_what_either_declared(open_standings: Open) -> None:
    window = open_standings()
    window.turn_to(CONTRACTS)
    answered(window)
    of_players = sum(
        window.contracts.row(row).profile[DECLARED] for row in range(window.contracts.rowCount())
    )
    window.whose.setCurrentIndex(1)
    rows = [window.contracts.row(row) for row in range(window.contracts.rowCount())]
    assert {len(row.who) for row in rows} == {2}
    assert sum(row.profile[DECLARED] for row in rows) == of_players
