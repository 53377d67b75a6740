"""What the archive remembers helps to start the next evening."""

from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.facts import Facts
from scorepad.bridge.evening import Evening
from scorepad.bridge.setup import Setup, new_evening
from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import FIVE, FOUR, entered, sitting
from tests.ui.evening.asked import asked, played
from tests.ui.windows import open_window

SIX = sitting(["Ann", "Bob", "Cy", "Flo"], "Eve", "Di")


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """A window whose evenings are saved."""
    auto_save = AutoSave(tmp_path / "evenings.db")
    window = open_window(Document(auto_save=auto_save), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    yield window
    auto_save.close()


def test_the_first_evening_has_no_past(window: MainWindow) -> None:
    assert window.openers.earlier.players() == ()
    assert window.openers.earlier.last_played() is None
    assert asked(window, window.openers.new_evening).again.isHidden()


def test_players_and_the_last_evening_are_remembered(window: MainWindow) -> None:
    window.document.open(played(Setup("Club", date(2026, 11, 20), FOUR)))
    window.document.open(played(Setup("Old club", date(2025, 11, 19), FIVE)))
    window.document.open(new_evening(Setup("Tonight", date(2026, 11, 27), SIX)))
    assert set(window.openers.earlier.players()) == set(SIX.players)
    dialog = asked(window, window.openers.new_evening)
    dialog.again.click()
    dialog.accept()
    assert window.document.evening.rounds[0].seating == FOUR
    assert window.document.evening.title == "Club"
    assert window.document.evening.day == date.today()


def test_the_evening_before_stays_in_the_archive(window: MainWindow) -> None:
    window.document.open(played(Setup("Club", date(2026, 11, 19), FIVE)))
    first = window.document.auto_save
    assert first
    key = first.key
    asked(window, window.openers.new_evening).accept()
    assert first.key != key
    assert first.archive
    assert key
    assert first.archive.load(key).title == "Club"


def test_what_is_open_is_found_though_the_facts_were_damaged(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the archive, which is sound, is not taken for damaged."""
    auto_save, earlier = window.document.auto_save, window.openers.earlier
    assert auto_save
    assert auto_save.archive
    rubber = entered("N 4S=", "N 4S=", seating=FOUR, stake=Decimal(1))
    auto_save.archive.begin(Evening((rubber,)))
    faults = [ArchiveError(Reason.DAMAGED, auto_save.file)]

    def once_damaged(facts: Facts) -> None:
        if faults:
            raise faults.pop()
        counted(facts)

    counted = Facts.bring_up_to_date
    monkeypatch.setattr(Facts, "bring_up_to_date", once_damaged)
    assert len(earlier.open_before(Evening())) == 2
    assert auto_save.rescue is None
