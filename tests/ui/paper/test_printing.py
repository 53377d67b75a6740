"""From the window to paper, pictures and the clipboard, by its menu."""

from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scorepad.bridge.rounds import At
from scorepad.sheets.pages import Extent
from scorepad.ui.paper.print_dialog import PrintDialog
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.window import export, print_actions
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import paper as words
from tests.ui.paper.evenings import evening, sample, sixty
from tests.ui.windows import Opened, flush


def action(window: MainWindow, name: str) -> QAction:
    return next(each for each in window.findChildren(QAction) if each.text() == name)


def test_ctrl_p_opens_the_page_for_printing(opened: Opened, qtbot: QtBot) -> None:
    window = opened(sixty().evening)
    printed = action(window, "&Print…")
    assert printed.shortcut().toString() == "Ctrl+P"
    printed.trigger()
    dialog = window.findChild(PrintDialog)
    assert dialog
    assert dialog.choices.what.currentText() == words.subject_names()[Extent.EVENING]
    assert dialog.choices.wanted.round == len(window.document.scored.played) - 1
    dialog.close()
    flush()
    assert not isValid(dialog)


def test_an_evening_without_a_deal_can_be_printed(opened: Opened) -> None:
    window = opened()
    print_actions.open_print(window)
    dialog = window.findChild(PrintDialog)
    assert dialog
    assert len(dialog.pages) == 1
    dialog.close()


def test_the_sheet_of_the_chosen_deal(opened: Opened, tmp_path: Path) -> None:
    window = opened(sixty().evening)
    window.deal_list.choose(At(0, 1))
    print_actions.copy_sheet(window)
    assert QGuiApplication.clipboard().text().startswith("Rubber 1: ")
    window.deal_list.clearSelection()
    print_actions.copy_sheet(window)
    last = len(window.document.scored.played)
    assert QGuiApplication.clipboard().text().startswith(f"Rubber {last}: ")


def test_it_is_copied_as_text_as_from_the_command(opened: Opened) -> None:
    action(opened(sample().evening), "Copy p&icture and text").trigger()
    copied = QGuiApplication.clipboard().text()
    assert copied.splitlines()[0] == (
        "Rubber 1: Mr. Smith and Mr. Jones against Mrs. Smith and Mrs. Jones"
    )
    assert copied.splitlines()[-1] == "    2380 | 550"


def test_it_is_copied_as_a_picture(opened: Opened) -> None:
    window = opened(sample().evening)
    action(window, "Copy p&icture and text").trigger()
    assert QGuiApplication.clipboard().image().width() == 900
    assert window.notice.sentence == words.copied()


def test_it_is_copied_as_a_table(opened: Opened) -> None:
    action(opened(sample().evening), "Copy the deals as a ta&ble").trigger()
    data = QGuiApplication.clipboard().mimeData()
    rows = [line.split("\t") for line in data.text().splitlines()]
    assert rows[0][:6] == ["No.", "Dealer", "Vuln.", "Contract", "By", "Result"]
    assert rows[1] == ["1", "Mr. Smith", "–", "4♦×", "Mrs. Smith", "−3", "", "500", "", ""]
    assert rows[5][5] == "made"
    assert {len(row) for row in rows} == {10}
    assert '<td colspan="5">Total</td>' in data.html()
    assert "<td>4♦×</td>" in data.html()


def test_names_are_never_markup(opened: Opened) -> None:
    written = 'seats N="<b>Ann</b>" E=Bob S=Cy W=Di\nform rubber\nN 3NT'
    print_actions.copy_table(opened(evening(written).evening))
    assert "&lt;b&gt;Ann&lt;/b&gt;" in QGuiApplication.clipboard().mimeData().html()


def file_dialog(window: QWidget, filter_: str, file: Path) -> QFileDialog:
    """The dialog that asks for a name, with this one typed."""
    dialog = window.findChild(QFileDialog)
    assert dialog
    dialog.selectNameFilter(filter_)
    dialog.fileSelected.emit(str(file))
    return dialog


@pytest.mark.parametrize("kind", [0, 1])
def test_the_kind_of_picture_is_chosen_in_the_dialog(
    kind: int, opened: Opened, tmp_path: Path
) -> None:
    window = opened(sample().evening)
    action(window, "&Export…").trigger()
    file_dialog(window, words.picture_files()[kind], tmp_path / "sheet").close()
    (written,) = tmp_path.glob("sheet.*")
    assert written.suffix == (".png", ".svg")[kind]
    assert written.read_bytes().startswith((b"\x89PNG", b"<?xml")[kind])


def test_a_card_a_sheet_and_an_evening_are_not_proposed_as_one_file(opened: Opened) -> None:
    window = opened(replace(sample().evening, title="At Ann’s", day=date(2026, 11, 22)))
    window.next_round.end.click()
    (card,) = window.findChildren(ResultSheet)
    proposed = []
    for asks in (card.save_asked.emit, partial(export.ask_name, window)):
        asks()
        proposed.append(Path(window.findChildren(QFileDialog)[-1].selectedFiles()[0]).name)
    print_actions.open_print(window)
    (page,) = window.findChildren(PrintDialog)
    for extent in (Extent.EVENING, Extent.ROUND):
        page.choices.what.setCurrentText(words.subject_names()[extent])
        page.ask_file()
        proposed.append(Path(page.findChildren(QFileDialog)[-1].selectedFiles()[0]).name)
    page.close()
    assert proposed == [
        "2026-11-22 At Ann’s, Result.png",
        "2026-11-22 At Ann’s.scorepad",
        "2026-11-22 At Ann’s.pdf",
        "2026-11-22 At Ann’s, Rubber 1.pdf",
    ]


def test_a_pdf_is_saved(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(sample().evening)
    action(window, "&Print…").trigger()
    page = window.findChild(PrintDialog)
    assert page
    page.save.click()
    file_dialog(page, "PDF files (*.pdf)", tmp_path / "evening.pdf").close()
    qtbot.waitUntil(page.progress.isHidden)
    assert (tmp_path / "evening.pdf").read_bytes().startswith(b"%PDF")
    page.close()


@pytest.mark.parametrize("name", ["sheet.png", "sheet.svg"])
def test_a_picture_is_saved(name: str, opened: Opened, tmp_path: Path) -> None:
    window = opened(sample().evening)
    file = tmp_path / name
    action(window, "&Export…").trigger()
    kind = words.picture_files()[name.endswith("svg")]
    file_dialog(window, kind, file).close()
    assert window.notice.sentence == f"Saved as {file}."
    picture = QImage(str(file))
    assert picture.height() > picture.width() > 300


def test_a_picture_that_cannot_be_saved_is_said(opened: Opened, tmp_path: Path) -> None:
    window = opened(sample().evening)
    print_actions.save_picture(window, str(tmp_path / "nowhere" / "sheet.png"))
    assert "cannot be written" in window.notice.sentence


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Thursday at the Smiths’", "Thursday at the Smiths’"),
        ('a/b\\c: "d"?\n', "a b c d"),
        ("...", "scorepad"),
        ("x" * 300, "x" * 80),
    ],
)
def test_a_title_as_the_name_of_a_file(title: str, name: str) -> None:
    assert words.file_name(title) == name
