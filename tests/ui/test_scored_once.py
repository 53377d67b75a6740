"""How often a round is scored while somebody plays, and how often the disk is accessed."""

import inspect
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.bridge import evening as evenings
from scorepad.bridge.changes.deals import Target, enter
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.rounds import At, Round, ScoredRound, score_round
from scorepad.bridge.seats import NORTH, Seat
from scorepad.ui.document import Document
from scorepad.ui.paper import panels
from scorepad.ui.saving.auto_save import AutoSave
from tests.bridge.table import FOUR, entered
from tests.ui.windows import flush, open_window

RUBBERS = tuple(entered("N 4S=", "E 1NT=", "S 4H=", seating=FOUR) for _ in range(4))
FIVE_ROUNDS = Evening((*RUBBERS, entered("N 1S=", seating=FOUR)))


class Scored(list[Round]):
    """The rounds that were scored."""

    def since(self) -> int:
        flush()
        number = len(self)
        self.clear()
        return number


@pytest.fixture
def scored(monkeypatch: pytest.MonkeyPatch) -> Scored:
    counted = Scored()

    def counting(entered: Round, dealer: Seat = NORTH) -> ScoredRound:
        counted.append(entered)
        return score_round(entered, dealer)

    for module in (evenings, panels):
        monkeypatch.setattr(module, "score_round", counting)
    return counted


def test_each_round_is_scored_once(
    scored: Scored, auto_save: AutoSave, qtbot: QtBot, tmp_path: Path
) -> None:
    """Preview, sentence and what-if follow each key; Enter and undo score nothing again."""
    document = Document(FIVE_ROUNDS, auto_save=auto_save)
    assert scored.since() == 5
    window = open_window(document, tmp_path / "settings.ini")
    qtbot.addWidget(window)
    window.openers.open_what_if()

    def by_keys(typed: str) -> list[int]:
        """How many rounds were scored after each key."""
        numbers = []
        for letter in typed:
            QTest.keyClicks(window.entry.field, letter)
            numbers.append(scored.since())
        QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
        return [*numbers, scored.since()]

    # The last round goes on, ends, and the next begins; Enter has nothing to score.
    assert by_keys("2sn+1") == [0, 0, 1, 0, 1, 0]
    assert by_keys("4hw=") == [0, 0, 1, 0, 0]
    assert by_keys("4hw") == [0, 0, 1, 0]
    assert by_keys("1nte") == [0, 0, 0, 1, 0]
    assert len(document.evening.rounds) == 6
    # Corrections, of the last round and of the first, which two deals no longer fit into.
    for at, typed in ((At(5, 0), "4hw-1"), (At(0, 1), "3nts+1")):
        window.entry.correct(at)
        assert scored.since() == 0
        window.entry.set_text(typed)
        assert scored.since() == 1
        QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
        assert scored.since() == 0
    assert [deal.place for deal in document.scored.rounds[0].after_end] == [2]
    document.become(enter(document.scored, Deal(), Target(At(1, 0))))
    assert scored.since() == 1
    for step in (document.steps.undo, document.steps.redo, document.steps.undo):
        step()
        assert scored.since() == 0
    evening, key = document.evening, auto_save.key
    document.open(evening, key)
    assert scored.since() == len(evening.rounds)
    document.recall()
    document.steps.undo()
    assert scored.since() == 1
    assert document.scored == score_evening(document.evening)


def test_three_calls_lead_from_the_document_to_the_archive(
    auto_save: AutoSave, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = Document(auto_save=auto_save)
    save = Archive.save
    calls: list[str] = []

    def saving(*args: Any) -> Any:
        names = [frame.function for frame in inspect.stack()]
        calls[:] = ["save", *names[1 : names.index("_step")]]
        return save(*args)

    monkeypatch.setattr(Archive, "save", saving)
    document.become(enter(document.scored, Deal()))
    assert calls == ["save", "_write", "save"]
    assert auto_save.archive
    assert auto_save.key
    assert auto_save.archive.load(auto_save.key) == document.evening


def test_a_deal_keeps_its_row(qtbot: QtBot, tmp_path: Path) -> None:
    """The deal that was previewed is the one that is entered, and stays in the list as such."""
    window = open_window(Document(FIVE_ROUNDS), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    removed: list[int] = []
    window.tonight.deals.rowsRemoved.connect(lambda _, first: removed.append(first))
    for _ in range(3):
        window.entry.set_text("1SN-1")
        window.entry.enter()
    assert not removed
