"""Where a file is saved, and the kind its name gives it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.parts.file_dialog import ask_where, with_ending

ENDINGS = {"Pages": ".pdf", "Deals": ".csv", "Rounds": ".csv"}


@pytest.mark.parametrize(
    ("typed", "chosen", "named", "kind"),
    [
        ("ours.pdf", "Pages", "ours.pdf", "Pages"),
        ("ours.PDF", "Deals", "ours.PDF", "Pages"),
        ("ours.csv", "Rounds", "ours.csv", "Rounds"),
        ("ours.csv", "Pages", "ours.csv", "Deals"),
        ("ours", "Rounds", "ours.csv", "Rounds"),
        ("Monday 31.12", "Pages", "Monday 31.12.pdf", "Pages"),
        ("31.12.", "Deals", "31.12..csv", "Deals"),
        ("Mrs. Smith", "Pages", "Mrs. Smith.pdf", "Pages"),
    ],
)
def test_every_file_has_the_ending_of_what_is_in_it(
    typed: str, chosen: str, named: str, kind: str
) -> None:
    assert with_ending(typed, chosen, ENDINGS) == (named, kind)


def test_a_name_that_got_its_ending_afterwards_replaces_nothing_unasked(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    there = tmp_path / "Monday 31.12.pdf"
    there.touch()
    gone_on: list[tuple[str, str]] = []
    ask_where(window, ENDINGS, lambda *chosen: gone_on.append(chosen), title="Save as")
    first = asking(window)
    typed = first.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(typed, QLineEdit)
    typed.setText(str(tmp_path / "Monday 31.12"))
    first.accept()
    qtbot.waitUntil(lambda: len(window.findChildren(QFileDialog)) == 1)
    assert not gone_on
    again = asking(window)
    assert (again.windowTitle(), again.selectedFiles()) == ("Save as", [str(there)])
    questions: list[str] = []

    def agree() -> None:
        (box,) = (top for top in QApplication.topLevelWidgets() if isinstance(top, QMessageBox))
        questions.append(box.text())
        box.button(QMessageBox.StandardButton.Yes).click()

    QTimer.singleShot(0, again, agree)
    again.accept()
    assert len(questions) == 1
    assert gone_on == [(str(there), "Pages")]
    qtbot.waitUntil(lambda: not window.findChildren(QFileDialog))


def asking(window: QWidget) -> QFileDialog:
    """The dialog that is open."""
    (dialog,) = window.findChildren(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    return dialog


def test_its_title_is_what_the_button_says_without_the_mark_of_its_key(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    ask_where(window, ENDINGS, print, title="Save as P&DF…")
    assert asking(window).windowTitle() == "Save as PDF"
