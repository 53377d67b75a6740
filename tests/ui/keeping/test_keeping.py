"""What is entered in the window is on the disk before it is seen, and there at the next start."""

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive, Desk
from scorepad.archive.backup import backups
from scorepad.archive.rescue import Rescue
from scorepad.bridge.agreed import CHICAGO, Agreed
from scorepad.bridge.corrections import At, Remove
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.ui.document import Document
from scorepad.ui.keeping.keeping import Keeping
from scorepad.ui.keeping.left_behind import LeftBehind
from scorepad.ui.keeping.rescue_dialog import RescueDialog
from scorepad.ui.keeping.unkept_dialog import UnkeptDialog
from scorepad.ui.main_window import MainWindow
from scorepad.ui.words.evening import usual_title
from tests.bridge.table import FOUR
from tests.ui.evening.asked import asked
from tests.ui.windows import flush, open_window, type_deal

BLANK = Evening((Round(),))
NAMED = Evening((Round(seating=FOUR),), day=date(2026, 11, 21))


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


def test_the_page_of_an_evening_left_as_it_was_begins_none(window: MainWindow, file: Path) -> None:
    asked(window, window.doors.new_evening).accept()
    usual = window.document.evening
    assert usual.title == usual_title(date.today())
    assert on_disk(file) is None
    type_deal(window, "4sn")
    assert on_disk(file) == replace(usual, rounds=window.document.evening.rounds)


@pytest.mark.parametrize(
    "entered",
    [
        Evening((Round(),), "Club night", date(2026, 11, 21)),
        Evening((Round(Agreed(CHICAGO)),), "Saturday evening", date(2026, 11, 21)),
        Evening((Round(),), "Friday evening", date(2026, 11, 21)),
    ],
)
def test_whatever_was_typed_or_chosen_is_something(
    entered: Evening, window: MainWindow, file: Path
) -> None:
    window.document.open(entered)
    assert on_disk(file) == entered


def test_players_are_something(window: MainWindow, file: Path) -> None:
    window.document.open(NAMED)
    assert on_disk(file) == NAMED


def test_the_evening_before_is_another_than_that_on_the_table(window: MainWindow) -> None:
    assert window.past.before() is None
    window.document.open(NAMED)
    type_deal(window, "4sn")
    first = window.document.evening
    assert window.past.before() is None
    window.document.open(replace(NAMED, title="The next"))
    assert window.past.before() == first
    type_deal(window, "4hn")
    assert window.past.before() == first


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
    again = Keeping(file)
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
    keeping = Keeping(wrong / "evenings.db")
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
    second = Keeping(file)
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


# Damage.


def damage(file: Path, table: str) -> None:
    """Wipe out a table while the program has the archive open."""
    db = sqlite3.connect(file)
    (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name=?", (table,)).fetchone()
    db.close()
    data = bytearray(file.read_bytes())
    data[(page - 1) * 4096 : page * 4096] = bytes(4096)
    file.write_bytes(data)


def test_a_damaged_archive_is_mended_at_the_start(
    window: MainWindow, keeping: Keeping, file: Path
) -> None:
    type_deal(window, "4sn")
    was = window.document.evening
    keeping.close()
    damage(file, "history")
    again = Keeping(file)
    assert again.look_up(Archive.latest) == was
    assert again.undo() is None
    assert again.trouble is None
    again.close()


def test_a_damaged_archive_is_mended_while_it_is_played(
    window: MainWindow, keeping: Keeping, file: Path
) -> None:
    type_deal(window, "4sn")
    keeping.close()
    damage(file, "evenings")
    keeping.try_again()
    seen: list[bool] = []
    keeping.mended.connect(lambda: seen.append(True))
    type_deal(window, "3nte-1")
    assert seen == [True]
    assert keeping.rescue
    assert keeping.rescue.set_aside.exists()
    assert on_disk(file) == window.document.evening
    assert not window.not_kept.isVisible()


def test_damage_that_the_copy_of_the_day_finds(
    window: MainWindow, keeping: Keeping, file: Path, qtbot: QtBot
) -> None:
    type_deal(window, "4sn")
    keeping.close()
    for copy in backups(file):
        copy.file.unlink()
    damage(file, "settlements")
    again = Keeping(file)
    again.copy_if_due()
    qtbot.waitUntil(lambda: again.rescue is not None)
    assert again.look_up(Archive.latest) == window.document.evening
    again.close()


def test_what_cannot_be_mended(qtbot: QtBot, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 100, encoding="utf-8")
    keeping = Keeping(letter)
    window = open_window(Document(keeping=keeping), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    type_deal(window, "4sn")
    assert "is not an archive of scorepad" in window.not_kept.text()
    assert letter.read_text(encoding="utf-8").startswith("Dear Ann, Dear Ann")
    assert keeping.look_up(Archive.latest) is None
    keeping.give_up()
    keeping.close()


def test_what_can_never_be_kept_does_not_stand_in_the_way(
    window: MainWindow, keeping: Keeping, file: Path
) -> None:
    document = window.document
    document.become(replace(document.evening, planned=2**70), "planning")
    assert window.not_kept.isVisible()
    document.steps.undo()
    assert not window.not_kept.isVisible()
    type_deal(window, "4sn")
    assert on_disk(file) == document.evening


# Copies.


def test_the_first_change_of_the_day_makes_a_copy(
    window: MainWindow, keeping: Keeping, file: Path, qtbot: QtBot
) -> None:
    assert backups(file) == []
    type_deal(window, "4sn")
    qtbot.waitUntil(lambda: len(backups(file)) == 1)
    type_deal(window, "3nte-1")
    keeping.close()
    assert len(backups(file)) == 1
    assert keeping.copy_trouble is None


def test_what_was_kept_on_an_earlier_day_is_copied_at_the_start(
    window: MainWindow, keeping: Keeping, file: Path
) -> None:
    type_deal(window, "4sn")
    keeping.close()
    for copy in backups(file):
        copy.file.unlink()
    again = Keeping(file)
    again.copy_if_due()
    again.close()
    assert len(backups(file)) == 1


def test_a_copy_that_cannot_be_made(
    window: MainWindow, keeping: Keeping, file: Path, qtbot: QtBot
) -> None:
    file.with_name("backups").write_text("in the way", encoding="utf-8")
    type_deal(window, "4sn")
    qtbot.waitUntil(lambda: keeping.copy_trouble is not None)
    assert keeping.trouble is None
    assert on_disk(file) == window.document.evening


def test_a_rescue_is_told_in_words(window: MainWindow, keeping: Keeping, file: Path) -> None:
    window.tell_rescue()
    assert window.findChild(RescueDialog) is None
    keeping.rescue = Rescue(file, 41, 2, 3)
    window.tell_rescue()
    dialog = window.findChild(RescueDialog)
    assert dialog
    said = " ".join(part.text() for part in dialog.findChildren(QLabel))
    for words in ("could be read: 41", "earlier days: 3", "only a part could be read: 2"):
        assert words in said
    assert str(file) in said
    QTest.mouseClick(dialog.play_on, Qt.MouseButton.LeftButton)
    flush()
    assert window.findChild(RescueDialog) is None


def test_no_copy_is_made_of_an_archive_without_evenings(keeping: Keeping, file: Path) -> None:
    keeping.copy_if_due()
    keeping.close()
    assert backups(file) == []
