"""What players with a screen reader hear."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad.bridge.rounds import At
from scorepad.ui.deals.entry_line import PAUSE
from scorepad.ui.document import Document
from scorepad.ui.rounds.board_view import BoardView
from scorepad.ui.saving.auto_save import AutoSave
from tests.ui.windows import Opened, open_window, type_deal


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What a screen reader is told to say at once, as Qt would pass it on."""
    announced: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        assert isinstance(event, QAccessibleAnnouncementEvent)
        announced.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    QAccessible.setActive(True)
    yield announced
    QAccessible.setActive(False)


def test_the_score_of_the_next_deal_is_said(opened: Opened, heard: list[str]) -> None:
    window = opened()
    window.entry.set_text("4sn")
    assert heard == []
    window.entry.field.returnPressed.emit()
    assert heard == ["4♠ by North, made – We 120 below the line – game"]
    type_deal(window, "3nte-1")
    assert heard[1:] == ["3NT by East, 1 down – We 50 above the line"]


def test_what_a_deal_would_score_is_said_once_nobody_types(
    opened: Opened, heard: list[str], qtbot: QtBot
) -> None:
    window = opened()
    for typed in ("4", "4s", "4sn", "4sn+", "4sn+1"):
        window.entry.set_text(typed)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [
        "4♠ by North, made with 1 overtrick – We 120 below and 30 above the line – game"
    ]
    window.entry.set_text("4sn+")
    window.entry.set_text("")
    qtbot.wait(PAUSE + 100)
    assert len(heard) == 1


def test_the_table_is_a_button_that_keys_reach(opened: Opened) -> None:
    (table,) = (one for one in opened().findChildren(BoardView) if one.isVisible())
    read = QAccessible.queryAccessibleInterface(table)
    assert read.role() is QAccessible.Role.Button
    assert read.text(QAccessible.Text.Name) == "The table"
    assert "dealer" in read.text(QAccessible.Text.Description)
    assert table.focusPolicy() is Qt.FocusPolicy.TabFocus


def test_a_deal_that_was_passed_out_is_said(opened: Opened, heard: list[str]) -> None:
    window = opened()
    type_deal(window, "p")
    assert heard == ["Passed out – no score"]


def test_a_deal_that_begins_the_next_round_is_said(opened: Opened, heard: list[str]) -> None:
    window = opened()
    for _ in range(3):
        type_deal(window, "4sn")
    assert len(window.document.evening.rounds) == 2
    assert [said.rpartition(" – ")[2] for said in heard] == ["game", "game and rubber", "game"]


def test_a_deal_that_is_entered_anew_is_said(opened: Opened, heard: list[str]) -> None:
    window = opened()
    type_deal(window, "4sn")
    type_deal(window, "1nts")
    window.entry.correct(At(0, 0))
    type_deal(window, "4sn-1")
    assert heard[2:] == ["4♠ by North, 1 down – They 50 above the line"]


def test_nothing_is_said_where_nobody_listens(opened: Opened, heard: list[str]) -> None:
    QAccessible.setActive(False)
    type_deal(opened(), "4sn")
    assert heard == []


def test_why_nothing_is_kept_can_be_read(qtbot: QtBot, tmp_path: Path) -> None:
    """A file is in the place of the folder of the archive, and is removed later."""
    wrong = tmp_path / "scorepad"
    wrong.write_text("not a folder", encoding="utf-8")
    auto_save = AutoSave(wrong / "evenings.db")
    window = open_window(Document(auto_save=auto_save), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    line = window.unsaved_line
    assert read(line) == ("Unsaved entries", line.text())
    before = line.text()
    type_deal(window, "4sn")
    assert line.text() != before
    assert read(line) == ("Unsaved entries", line.text())
    wrong.unlink()
    auto_save.try_again()
    assert line.isHidden()
    auto_save.close()


def read(part: QWidget) -> tuple[str, str]:
    """The name and description of a part for a screen reader."""
    found = QAccessible.queryAccessibleInterface(part)
    return found.text(QAccessible.Text.Name), found.text(QAccessible.Text.Description)
