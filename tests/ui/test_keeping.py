"""What is entered in the window is on the disk before it is seen, and there at the next start."""

import sqlite3
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive, Desk
from scorepad.bridge.corrections import At, Remove
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.ui.document import Document
from scorepad.ui.keeping import Keeping
from scorepad.ui.left_behind import LeftBehind
from scorepad.ui.main_window import MainWindow
from scorepad.ui.unkept_dialog import UnkeptDialog
from tests.bridge.table import FOUR
from tests.ui.windows import flush, open_window, type_deal

BLANK = Evening((Round(),))
NAMED = Evening((Round(seating=FOUR),), day=date(2026, 11, 21))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "scorepad" / "evenings.db"


@pytest.fixture
def keeping(file: Path) -> Iterator[Keeping]:
    made = Keeping(partial(Archive.open, file))
    yield made
    made.close()


@pytest.fixture
def document(keeping: Keeping) -> Document:
    return Document(keeping=keeping)


@pytest.fixture
def window(document: Document, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    opened = open_window(document, tmp_path / "settings.ini")
    qtbot.addWidget(opened)
    return opened


def on_disk(file: Path) -> Evening | None:
    """What somebody else would read now."""
    archive = Archive.open(file, read_only=True)
    evening = archive.latest()
    archive.close()
    return evening


class Blocker:
    """Another program that writes into the archive just now."""

    def __init__(self, file: Path) -> None:
        self.db = sqlite3.connect(file, isolation_level=None)
        self.db.execute("BEGIN IMMEDIATE")

    def let_go(self) -> None:
        self.db.close()


# On the disk before it is seen.


def test_nothing_is_kept_of_an_evening_in_which_nothing_was_entered(
    window: MainWindow, file: Path
) -> None:
    window.document.open(Evening(day=date(2026, 11, 21)))
    assert on_disk(file) is None


def test_players_are_something(window: MainWindow, file: Path) -> None:
    window.document.open(NAMED)
    assert on_disk(file) == NAMED


@pytest.mark.parametrize("do", ["enter", "correct", "undo", "redo"])
def test_each_change_is_on_the_disk_when_it_is_told(
    do: str, window: MainWindow, file: Path
) -> None:
    document = window.document
    type_deal(window, "4sn")
    if do == "redo":
        document.steps.undo()
    seen: list[bool] = []

    def look() -> None:
        seen.append(on_disk(file) == document.evening)

    document.changed.connect(look)
    steps: dict[str, Callable[[], object]] = {
        "enter": partial(type_deal, window, "3nte-1"),
        "correct": partial(document.correct, Remove(At(0, 0)), "taking out"),
        "undo": document.steps.undo,
        "redo": document.steps.redo,
    }
    steps[do]()
    assert seen == [True]


def test_steps_go_on_at_the_next_start(window: MainWindow, keeping: Keeping, file: Path) -> None:
    for deal in ("4sn", "3nte-1", "pass"):
        type_deal(window, deal)
    was = window.document.evening
    window.document.steps.undo()
    key = keeping.key
    keeping.close()
    again = Keeping(partial(Archive.open, file))
    assert again.archive
    assert key
    document = Document(again.archive.load(key), keeping=again, key=key)
    assert document.steps.to_undo is None  # the first picture comes first
    document.recall()
    assert document.steps.to_redo
    document.steps.redo()
    assert document.evening == was
    for _ in range(3):
        document.steps.undo()
    assert document.evening == BLANK
    assert on_disk(file) == BLANK
    again.close()


def test_a_change_before_the_steps_came_back_comes_after_them(
    window: MainWindow, keeping: Keeping
) -> None:
    type_deal(window, "4sn")
    first, key = window.document.evening, keeping.key
    document = window.document
    document.open(NAMED)
    document.open(first, key)
    type_deal(window, "3nte-1")
    document.steps.undo()
    assert document.evening == first
    document.steps.undo()
    assert document.evening == BLANK


def test_each_evening_has_its_own_steps(window: MainWindow, keeping: Keeping) -> None:
    type_deal(window, "4sn")
    first, key = window.document.evening, keeping.key
    window.document.open(NAMED)
    type_deal(window, "3nte-1")
    window.document.open(first, key)
    type_deal(window, "pass")
    assert keeping.archive
    evenings = {summary.deals for summary in keeping.archive.evenings()}
    assert evenings == {1, 2}


def test_an_evening_that_was_erased_goes_on_as_a_new_one(
    window: MainWindow, keeping: Keeping, file: Path
) -> None:
    type_deal(window, "4sn")
    assert keeping.archive
    assert keeping.key
    keeping.archive.delete(keeping.key)
    keeping.archive.erase(keeping.key)
    type_deal(window, "3nte-1")
    assert on_disk(file) == window.document.evening
    assert keeping.trouble is None


def test_an_evening_in_the_bin_that_is_played_on_comes_out(
    window: MainWindow, keeping: Keeping
) -> None:
    type_deal(window, "4sn")
    assert keeping.archive
    assert keeping.key
    keeping.archive.delete(keeping.key)
    type_deal(window, "3nte-1")
    assert keeping.archive.deleted() == []


# The disk refuses.


@pytest.fixture
def blocked(window: MainWindow, file: Path) -> Iterator[Blocker]:
    type_deal(window, "4sn")
    blocker = Blocker(file)
    yield blocker
    blocker.let_go()


def test_the_score_goes_on_and_is_kept_later(
    window: MainWindow, keeping: Keeping, blocked: Blocker, file: Path
) -> None:
    assert not window.not_kept.isVisible()
    type_deal(window, "3nte-1")
    type_deal(window, "pass")
    window.document.steps.undo()
    assert window.not_kept.isVisible()
    assert "another program is using" in window.not_kept.text().lower()
    assert "only in memory" in window.not_kept.text()
    assert on_disk(file) != window.document.evening
    blocked.let_go()
    keeping.try_again()
    assert not window.not_kept.isVisible()
    assert on_disk(file) == window.document.evening
    assert keeping.archive
    assert keeping.key
    kinds = [step.kind for step in keeping.archive.history(keeping.key)]
    assert kinds == ["begin", "do", "do", "do", "undo"]


def test_it_is_tried_again_by_itself(
    window: MainWindow,
    blocked: Blocker,
    file: Path,
    qtbot: QtBot,
    keeping: Keeping,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keeping._again.setInterval(50)
    type_deal(window, "3nte-1")
    assert keeping.is_waiting
    blocked.let_go()
    qtbot.waitUntil(lambda: not keeping.is_waiting)
    assert on_disk(file) == window.document.evening


def test_another_evening_meanwhile(window: MainWindow, keeping: Keeping, blocked: Blocker) -> None:
    type_deal(window, "3nte-1")
    first = window.document.evening
    window.document.open(NAMED)
    type_deal(window, "1nts")
    second = window.document.evening
    blocked.let_go()
    keeping.try_again()
    assert keeping.archive
    kept = [keeping.archive.load(one.key) for one in keeping.archive.evenings()]
    assert kept == [second, first]


def test_the_window_does_not_close_over_what_is_not_kept(
    window: MainWindow, keeping: Keeping, blocked: Blocker
) -> None:
    type_deal(window, "3nte-1")
    assert not window.close()
    dialog = window.findChild(UnkeptDialog)
    assert dialog
    QTest.mouseClick(dialog.stay, Qt.MouseButton.LeftButton)
    flush()
    assert window.isVisible()
    window.close()
    dialog = window.findChild(UnkeptDialog)
    assert dialog
    QTest.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    assert not window.isVisible()


def test_the_window_closes_when_the_disk_is_willing_again(
    window: MainWindow, blocked: Blocker, file: Path
) -> None:
    type_deal(window, "3nte-1")
    blocked.let_go()
    assert window.close()
    assert on_disk(file) == window.document.evening


def test_no_archive_at_all(qtbot: QtBot, tmp_path: Path) -> None:
    """A file stands where its folder should be, and is taken away after a while."""
    wrong = tmp_path / "scorepad"
    wrong.write_text("not a folder", encoding="utf-8")
    keeping = Keeping(partial(Archive.open, wrong / "evenings.db"))
    window = open_window(Document(keeping=keeping), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    assert window.not_kept.isVisible()
    assert "can be kept" in window.not_kept.text()
    type_deal(window, "4sn")
    wrong.unlink()
    keeping.try_again()
    assert not window.not_kept.isVisible()
    assert on_disk(wrong / "evenings.db") == window.document.evening
    keeping.close()


def test_a_second_program_reads_and_says_who_has_it(
    window: MainWindow, keeping: Keeping, file: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    type_deal(window, "4sn")
    second = Keeping(partial(Archive.open, file))
    assert second.archive
    assert second.archive.latest() == window.document.evening
    other = open_window(Document(keeping=second), tmp_path / "other.ini")
    qtbot.addWidget(other)
    assert other.not_kept.isVisible()
    assert "has the archive open" in other.not_kept.text()
    assert "only be read" in other.not_kept.text()
    type_deal(other, "1ntw")
    assert "only in memory" in other.not_kept.text()
    keeping.close()
    second.try_again()
    assert not other.not_kept.isVisible()
    assert on_disk(file) == other.document.evening
    second.close()


# The line half typed.


def test_the_half_typed_line(window: MainWindow, keeping: Keeping, qtbot: QtBot) -> None:
    left = LeftBehind(window.document, keeping, window.entry)
    type_deal(window, "4sn")
    window.entry.set_text("3nt")
    archive = keeping.archive
    assert archive
    qtbot.waitUntil(lambda: archive.desk() == Desk(keeping.key, "3nt"))
    window.entry.set_text("")
    left.take_up(archive.desk())
    assert window.entry.text == "3nt"


def test_the_half_typed_correction(window: MainWindow, keeping: Keeping) -> None:
    left = LeftBehind(window.document, keeping, window.entry)
    type_deal(window, "4sn")
    window.entry.correct(At(0, 0))
    window.entry.set_text("5s")
    left.write()
    assert keeping.archive
    desk = keeping.archive.desk()
    assert desk == Desk(keeping.key, "5s", (0, 0))
    window.entry.give_up()
    left.take_up(desk)
    assert window.entry.is_correcting
    type_deal(window, "5sn")
    assert len(window.document.evening.rounds[0].items) == 1


def test_a_line_for_another_evening_is_forgotten(window: MainWindow, keeping: Keeping) -> None:
    left = LeftBehind(window.document, keeping, window.entry)
    left.take_up(Desk(99, "3nt"))
    assert window.entry.text == ""


def test_a_line_that_cannot_be_written_is_no_trouble(
    window: MainWindow, keeping: Keeping, blocked: Blocker
) -> None:
    left = LeftBehind(window.document, keeping, window.entry)
    window.entry.set_text("3nt")
    left.write()
    blocked.let_go()
    left.write()
    assert keeping.archive
    assert keeping.archive.desk().typed == "3nt"


def test_steps_that_cannot_be_read_are_no_trouble(window: MainWindow, keeping: Keeping) -> None:
    type_deal(window, "4sn")
    evening, key = window.document.evening, keeping.key
    assert keeping.archive
    keeping.archive._db.execute("DROP TABLE history")
    window.document.open(evening, key)
    window.document.recall()
    assert window.document.steps.to_undo is None
