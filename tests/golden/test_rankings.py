"""Boards of several tables as they were entered, and everything printed of them.

`python -m tests.golden.test_rankings` records the output again; review it then.
"""

from pathlib import Path

import pytest

from scorepad.bridge.evening import score_evening
from scorepad.bridge.ranking import rank
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.ranking_text import RankingOrder, ranking_text
from scorepad.sheets.text import evening_text

SESSIONS = sorted(Path(__file__).with_name("rankings").glob("*.txt"))


def printed(session: Path) -> str:
    evening = score_evening(read_score_file(session.read_bytes()))
    assert evening.comparison
    ranking = rank(evening.comparison)
    assert evening_text(evening) == "Boards 1\n" + ranking_text(ranking, RankingOrder.RANKING)
    return "\n".join(ranking_text(ranking, by) for by in RankingOrder)


@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: str(session.stem))
def test_what_is_printed(session: Path) -> None:
    assert printed(session) == session.with_suffix(".ranking").read_text(encoding="utf-8")


if __name__ == "__main__":
    for each in SESSIONS:
        each.with_suffix(".ranking").write_text(printed(each), encoding="utf-8")
