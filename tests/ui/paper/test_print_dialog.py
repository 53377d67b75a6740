"""The page for printing: choices are shown, and become a PDF or go to a printer."""

import re
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from time import sleep
from unittest.mock import patch

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scorepad.bridge.evening import score_evening
from scorepad.bridge.hands import Cards
from scorepad.sheets.offered import extents, switches
from scorepad.sheets.pages import BOARDS, Blank, BoardsPart, Extent, Format, Paper, Wanted
from scorepad.ui import look
from scorepad.ui.look import DARK, LIGHT, Colours
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.print_choices import PrintSubject
from scorepad.ui.paper.print_command import print_blank, print_evenings
from scorepad.ui.paper.print_dialog import PrintDialog
from scorepad.ui.paper.print_settings import SWITCHES, with_switches
from scorepad.ui.parts.background_work import BackgroundWork
from scorepad.ui.settings import Settings
from scorepad.ui.words import paper as words
from tests.bridge.compared import HANDS, compared
from tests.ui.paper.evenings import evening as printed
from tests.ui.paper.evenings import sample, sixty
from tests.ui.paper.reading import image, lines_on, read_pdf
from tests.ui.ways.sessions import HOWELL, evening
from tests.ui.windows import flush, turn_wheel

NAMES = "scorepad.ui.paper.print_dialog.QPrinterInfo.availablePrinterNames"


@pytest.fixture(autouse=True)
def a_printer() -> Iterator[None]:
    with patch(NAMES, return_value=["Office"]):
        yield


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


def opened(qtbot: QtBot, settings: Settings, what: PrintSubject = Extent.EVENING) -> PrintDialog:
    settings.remember("paper", settings.remembered("paper", "A4"))
    dialog = PrintDialog(sixty(), 1, what, settings)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def choose(dialog: PrintDialog, what: PrintSubject) -> None:
    dialog.choices.what.setCurrentText(words.subject_names()[what])


def wait(qtbot: QtBot, dialog: PrintDialog) -> str:
    """Wait until the work is done; return the message then."""
    qtbot.waitUntil(dialog.progress.isHidden)
    return dialog.message.text()


def test_two_things_are_asked_and_the_rest_behind_more(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    choices = dialog.choices
    rest = choices.switches.values()
    assert not any(box.isVisible() for box in rest)
    assert choices.what.isVisible()
    assert choices.paper.isVisible()
    choices.more.click()
    assert not choices.more.isVisible()
    assert choices.switches["letters"].isVisible()
    assert dialog.focusWidget() is next(box for box in rest if box.isVisible())
    choose(dialog, Blank.BACK_SCORE)
    assert not choices.switches["letters"].isVisible()
    assert not opened(qtbot, settings, Blank.RUBBER).choices.more.isVisible()


def test_what_is_chosen_is_shown(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    evening = len(dialog.pages)
    assert evening == 3
    choose(dialog, Extent.ROUND)
    assert len(dialog.pages) == 1
    assert dialog.choices.wanted.round == 1
    dialog.choices.switches["letters"].setChecked(True)
    assert dialog.choices.wanted.letters
    dialog.choices.paper.setCurrentText("A5")
    assert dialog.pages[0].format == Format(Paper.A5)
    choose(dialog, Blank.BACK_SCORE)
    assert not dialog.choices.players.isHidden()
    assert len(dialog.pages) == 1


def test_cards_for_the_pairs_are_printed_by_their_name(qtbot: QtBot, settings: Settings) -> None:
    """And the whole evening is printed as before."""
    dialog = PrintDialog(OFFERED["several tables"], 0, BoardsPart.CARDS, settings)
    qtbot.addWidget(dialog)
    dialog.open()
    whole, cards = dialog.choices.switches, dialog.choices
    assert cards.what.currentText() == whole["cards"].text()
    on = {name for name in SWITCHES if getattr(cards.wanted, name)}
    assert on == {"cards"}
    assert dialog.pages
    choose(dialog, Extent.EVENING)
    assert cards.wanted.ranking
    assert BoardsPart.CARDS not in opened(qtbot, settings).choices.subjects


@pytest.mark.parametrize("two_colours", [False, True])
def test_the_suits_are_as_in_the_window(
    qtbot: QtBot, settings: Settings, two_colours: bool
) -> None:
    settings.two_colours = two_colours
    assert opened(qtbot, settings).choices.wanted.two_colours is two_colours


@pytest.mark.parametrize(
    ("what", "offered"),
    [
        (Extent.SHEET, ["letters"]),
        (Extent.POSTER, []),
        (Extent.ROUND, ["large", "black", "elements", "games", "panels", "letters"]),
        (Extent.EVENING, ["large", "black", *SWITCHES[: SWITCHES.index(BOARDS[0])]]),
        (Blank.RUBBER, []),
    ],
)
def test_only_what_goes_with_it_is_offered(
    what: PrintSubject, offered: list[str], qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings, what)
    assert dialog.choices.more.isVisible() is bool(offered)
    if offered:
        dialog.choices.more.click()
    assert dialog.choices.what.currentText() == words.subject_names()[what]
    assert [name for name, box in dialog.choices.switches.items() if not box.isHidden()] == offered
    assert dialog.choices.players.isHidden()


SESSION = replace(
    HOWELL,
    results=compared("board 1", "1-5: N 4S=", "2-3: S 4H-1").results,
    cards=(Cards(1, HANDS), Cards(2, HANDS)),
)
OFFERED = {
    "a sample rubber": sample(),
    "sixty deals": sixty(),
    "a list of boards": sixty("duplicate"),
    "points": sixty("points"),
    "one deal": printed("form rubber\nN 2S="),
    "several tables": score_evening(evening(SESSION)),
    "before play": score_evening(evening(HOWELL)),
}


@pytest.mark.parametrize("name", OFFERED)
def test_all_that_is_offered_changes_a_page(name: str) -> None:
    """And if several extents are offered, each prints different pages."""

    def seen(wanted: Wanted) -> list[QImage]:
        return [image(page, 300) for page in evening_pages(OFFERED[name], wanted)]

    pages = {each: seen(Wanted(extent=each, round=0)) for each in extents(OFFERED[name], 0)}
    assert all(one == other or pages[one] != pages[other] for one in pages for other in pages)
    for extent, usual in pages.items():
        wanted = Wanted(extent=extent, round=0)
        on = {switch: bool(getattr(wanted, switch)) for switch in SWITCHES}
        for switch in switches(OFFERED[name], extent, 0):
            other = with_switches(wanted, {**on, switch: not on[switch]})
            assert seen(other) != usual, (extent, switch)


def test_letters_lead_to_the_buttons(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    letters = {each.shortcut().toString() for each in (dialog.save, dialog.print)}
    assert letters == {"Alt+F", "Alt+P"}
    assert dialog.choices.more.shortcut().toString()


def test_it_is_remembered_how_the_last_was_printed(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    dialog = opened(qtbot, settings)
    dialog.choices.paper.setCurrentText("Letter")
    dialog.choices.switches["letters"].setChecked(True)
    dialog.choices.switches["back_score"].setChecked(False)
    wanted = dialog.choices.wanted
    dialog.save_to(str(tmp_path / "a.pdf"))
    wait(qtbot, dialog)
    assert opened(qtbot, settings).choices.wanted == wanted


def test_nonsense_in_the_settings_is_the_usual_choice(qtbot: QtBot, settings: Settings) -> None:
    settings.remember("paper", "papyrus")
    assert opened(qtbot, settings).choices.wanted.format.paper in Paper


def test_a_pdf_is_saved(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    dialog = opened(qtbot, settings)
    file = tmp_path / "evening.pdf"
    dialog.save_to(str(file))
    assert not dialog.save.isVisible()
    assert wait(qtbot, dialog) == f"Saved as {file}."
    assert dialog.save.isVisible()
    assert len(PdfReader(file).pages) == len(dialog.pages)


@pytest.mark.parametrize("name", OFFERED)
@pytest.mark.parametrize("changed", [(), ("large", "letters", "travellers", "hands", "cards")])
def test_the_command_prints_the_same_but_for_the_time(
    name: str, changed: Sequence[str], qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    """As the page for printing shows it, byte for byte."""
    settings.remember("paper", "A5")
    dialog = PrintDialog(OFFERED[name], 0, Extent.EVENING, settings)
    qtbot.addWidget(dialog)
    dialog.open()
    for switch in changed:
        dialog.choices.switches[switch].toggle()
    shown = len(dialog.pages)
    dialog.save_to(str(tmp_path / "window.pdf"))
    wait(qtbot, dialog)
    usual = Wanted(Format(Paper.A5))
    on = {switch: getattr(usual, switch) is not (switch in changed) for switch in SWITCHES}
    print_evenings([(OFFERED[name], ())], with_switches(usual, on), tmp_path / "command.pdf")
    assert bare(tmp_path / "window.pdf") == bare(tmp_path / "command.pdf")
    assert len(PdfReader(tmp_path / "command.pdf").pages) == shown


def test_so_it_does_with_a_poster(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    dialog = opened(qtbot, settings, Extent.POSTER)
    dialog.save_to(str(tmp_path / "window.pdf"))
    wait(qtbot, dialog)
    print_evenings([(sixty(), ())], Wanted(extent=Extent.POSTER), tmp_path / "command.pdf")
    assert bare(tmp_path / "window.pdf") == bare(tmp_path / "command.pdf")


@pytest.mark.parametrize("blank", Blank)
def test_so_it_does_with_what_is_filled_in_by_hand(
    blank: Blank, qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    dialog = opened(qtbot, settings, blank)
    dialog.save_to(str(tmp_path / "window.pdf"))
    wait(qtbot, dialog)
    print_blank(blank, Format(Paper.A4), 4, tmp_path / "command.pdf")
    assert bare(tmp_path / "window.pdf") == bare(tmp_path / "command.pdf")


def bare(file: Path) -> bytes:
    """A PDF without its creation time."""
    return re.sub(rb"\d{4}-\d\d-\d\dT[\d:+Z-]+|D:\d+|[0-9a-f-]{32,36}", b"", file.read_bytes())


def test_an_unwritable_place_is_said(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    dialog = opened(qtbot, settings)
    dialog.save_to(str(tmp_path / "nowhere" / "evening.pdf"))
    assert "cannot be written" in wait(qtbot, dialog)
    assert list(tmp_path.glob("nowhere/*")) == []


def test_cancelled_it_leaves_nothing(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    dialog = opened(qtbot, settings)
    dialog.save_to(str(tmp_path / "evening.pdf"))
    dialog.stop.click()
    assert wait(qtbot, dialog) == "Cancelled; nothing was saved."
    assert list(tmp_path.glob("*.pdf*")) == []


def test_closed_while_it_prints_it_leaves_nothing(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    dialog = opened(qtbot, settings)
    dialog.save_to(str(tmp_path / "evening.pdf"))
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    flush()
    assert not isValid(dialog)
    assert list(tmp_path.glob("*.pdf*")) == []


def test_a_printer_gets_the_pages(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    dialog = opened(qtbot, settings)
    file = tmp_path / "printed.pdf"
    dialog.printer.setOutputFileName(str(file))
    dialog.print_them()
    assert wait(qtbot, dialog).startswith("Sent to")
    pages = PdfReader(file).pages
    assert len(pages) == len(dialog.pages)
    assert "1340" in pages[0].extract_text()


def test_a_printer_gets_only_the_pages_asked_for(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    dialog = opened(qtbot, settings)
    file = tmp_path / "printed.pdf"
    dialog.printer.setOutputFileName(str(file))
    dialog.printer.setPrintRange(QPrinter.PrintRange.PageRange)
    dialog.printer.setFromTo(2, 3)
    dialog.print_them()
    wait(qtbot, dialog)
    feet = [lines_on(page)[-1] for page in read_pdf(file)]
    assert feet == ["Page 2 of 3", "Page 3 of 3"]


def test_a_printer_that_takes_nothing_is_named(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    dialog = opened(qtbot, settings)
    dialog.printer.setOutputFileName(str(tmp_path / "nowhere" / "printed.pdf"))
    dialog.print_them()
    assert "does not take the pages" in wait(qtbot, dialog)


def test_without_a_printer_there_is_the_pdf(qtbot: QtBot, settings: Settings) -> None:
    with patch(NAMES, return_value=[]):
        dialog = opened(qtbot, settings)
    assert not dialog.print.isEnabled()
    assert dialog.save.isDefault()
    assert "No printer is set up here" in dialog.message.text()


def test_where_nothing_is_chosen_nothing_can_be_printed(qtbot: QtBot, settings: Settings) -> None:
    scored = score_evening(evening(HOWELL))
    dialog = PrintDialog(scored, 0, Extent.EVENING, settings)
    qtbot.addWidget(dialog)
    assert dialog.save.isEnabled()
    for part in BOARDS:
        dialog.choices.switches[part].setChecked(False)
    assert not dialog.pages
    assert not dialog.save.isEnabled()
    assert not dialog.print.isEnabled()
    assert dialog.message.text() == "Nothing is chosen to print."
    assert dialog.page_of.text() == ""
    assert dialog.back.isHidden(), "there is no page to turn"
    dialog.choices.switches["movement"].setChecked(True)
    assert dialog.print.isEnabled()
    assert dialog.message.text() == ""


def test_pages_are_turned_by_keys_and_buttons(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    preview = dialog.preview
    assert not dialog.back.isHidden()
    assert (dialog.back.isEnabled(), dialog.forth.isEnabled()) == (False, True)
    dialog.forth.click()
    assert (preview.number, dialog.page_of.text()) == (1, "2 of 3 · Click to enlarge")
    assert preview.accessibleName() == "Page 2 of 3"
    for key, number in (
        (Qt.Key.Key_End, 2),
        (Qt.Key.Key_PageDown, 2),
        (Qt.Key.Key_PageUp, 1),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
    ):
        QTest.keyClick(preview, key)
        assert preview.number == number
    dialog.back.click()
    assert preview.number == 0
    preview.turn_to(2)
    choose(dialog, Extent.ROUND)
    assert preview.number == 0


def test_a_click_enlarges_the_page_and_another_shows_it_whole(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    preview = dialog.preview
    whole = preview.grab().toImage()
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(preview.viewport(), left)
    enlarged = preview.grab().toImage()
    assert preview.is_enlarged
    assert enlarged != whole
    QTest.mousePress(preview.viewport(), left, pos=QPoint(100, 300))
    QTest.mouseMove(preview.viewport(), QPoint(100, 250))
    QTest.mouseRelease(preview.viewport(), left, pos=QPoint(100, 200))
    assert preview.is_enlarged, "it was moved"
    assert preview.grab().toImage() != enlarged
    QTest.mouseClick(preview.viewport(), left)
    assert preview.grab().toImage() == whole


def test_keys_enlarge_the_page_and_move_it_before_they_turn_it(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    preview = dialog.preview
    preview.enlarge(on=True)
    pictures = [preview.grab().toImage()]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(preview, key)
        pictures.append(preview.grab().toImage())
    assert preview.number == 0
    assert pictures[0] != pictures[1] != pictures[2]
    assert pictures[1] == pictures[3]
    QTest.keyClick(preview, Qt.Key.Key_PageDown)
    assert preview.number == 1


def test_the_wheel_goes_down_an_enlarged_page_and_then_to_the_next(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    preview = dialog.preview
    preview.enlarge(on=True)
    turned = []
    for _ in range(40):
        turn_wheel(preview.viewport())
        turned.append(preview.number)
    assert turned[0] == 0
    assert turned[-1] == 2


@pytest.mark.parametrize("points", [12, 20, 28])
def test_an_enlarged_page_is_as_wide_as_its_room_and_as_legible_as_the_words(
    points: int, qtbot: QtBot, settings: Settings
) -> None:
    look.use(LIGHT, points)
    with patch(NAMES, return_value=[]):
        dialog = PrintDialog(sample(), 0, Extent.EVENING, settings)
    qtbot.addWidget(dialog)
    dialog.resize(1000, 560)
    dialog.open()
    preview = dialog.preview
    across, down = preview.horizontalScrollBar(), preview.verticalScrollBar()
    assert (across.maximum(), down.maximum()) == (0, 0)
    assert "Click to enlarge" in " ".join(dialog.page_of.text().split())
    assert dialog.page_of.width() >= dialog.page_of.sizeHint().width()
    QTest.mouseClick(preview.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert "Click" not in dialog.page_of.text()
    assert across.value() == 0, "where it was clicked"
    seen = across.maximum() + preview.viewport().width()
    on_paper = dialog.pages[0].format.width / 72 * preview.logicalDpiX()
    assert 9 * seen / on_paper >= 0.55 * points, "the smallest print"
    assert across.isVisible() is (across.maximum() > 0)
    assert down.isVisible()
    across.setValue(across.maximum())
    edge = preview.viewport().grab().toImage()
    desk = look.colours().desk.rgb()
    assert edge.pixel(edge.width() - 3, edge.height() // 2) == desk, "to the right edge"


@pytest.mark.parametrize("size", range(500, 620, 17))
def test_no_option_is_cut_through(size: int, qtbot: QtBot, settings: Settings) -> None:
    look.use(LIGHT, 16)
    dialog = opened(qtbot, settings)
    dialog.choices.more.click()
    dialog.resize(1000, size)
    QApplication.processEvents()
    seen = dialog.choices.viewport()
    for box in dialog.choices.switches.values():
        if box.isVisible():
            top = box.mapTo(seen, QPoint(0, 0)).y()
            assert top >= seen.height() - 12 or top + box.height() <= seen.height()


@pytest.mark.parametrize("points", [12, 28])
def test_the_page_can_be_recognised_on_a_small_screen(
    points: int, qtbot: QtBot, settings: Settings
) -> None:
    look.use(LIGHT, points)
    with patch(NAMES, return_value=[]):
        dialog = PrintDialog(sample(), 0, Extent.EVENING, settings)
    qtbot.addWidget(dialog)
    dialog.resize(940, 560)
    dialog.open()
    assert dialog.preview.height() >= 460, "beside all else, not above it"
    assert dialog.preview.width() >= 250
    (scroller,) = dialog.findChildren(QScrollArea)
    assert scroller.verticalScrollBar().maximum() == 0
    between = dialog.save.y() - dialog.choices.geometry().bottom()
    assert between < 6 * dialog.save.height(), "the buttons end the column of questions"


@pytest.mark.parametrize("points", [9, 12, 28])
@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_it_fits_a_small_screen(
    points: int, colours: Colours, qtbot: QtBot, settings: Settings
) -> None:
    look.use(colours, points)
    dialog = PrintDialog(sample(), 0, Extent.EVENING, settings)
    qtbot.addWidget(dialog)
    dialog.resize(1024, 560)
    dialog.open()
    assert (dialog.width(), dialog.height()) == (1024, 560)
    (scroller,) = dialog.findChildren(QScrollArea)
    assert dialog.choices.what.visibleRegion().boundingRect().width() == dialog.choices.what.width()
    assert scroller.horizontalScrollBar().maximum() == 0
    for button in dialog.findChildren(QPushButton):
        if button.isVisible():
            corner = button.mapTo(dialog, button.rect().bottomRight())
            assert dialog.rect().contains(corner)


def test_every_control_says_what_it_is(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    heard = [
        QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)
        for button in dialog.findChildren(QPushButton)
    ]
    assert sorted(heard) == [
        "Cancel",
        "Close",
        "More…",
        "Print…",
        "Save as PDF…",
        "The next page",
        "The previous page",
    ]
    for field in (dialog.choices.paper, dialog.choices.players):
        assert field.accessibleName()


def test_work_goes_on_while_the_window_answers(qtbot: QtBot) -> None:
    """One step at a time, so that Cancel is heard between two pages."""
    steps: list[int] = []

    def pages() -> Generator[int]:
        while len(steps) < 1000:
            steps.append(1)
            sleep(0.001)
            yield len(steps)

    work = BackgroundWork()
    work.start(pages(), lambda: None)
    with qtbot.waitSignal(work.progressed):
        pass
    work.cancel()
    seen = len(steps)
    QTest.qWait(20)
    assert 0 < seen == len(steps) < 1000


def test_what_nobody_expected_leaves_the_page_as_it_was(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    with patch(f"{PrintDialog.__module__}.save_pdf", side_effect=iter_once) as save:
        with qtbot.captureExceptions() as caught:
            dialog.save_to("never.pdf")
            qtbot.waitUntil(dialog.progress.isHidden)
        assert save.called
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]
    assert dialog.save.isVisible()
    assert dialog.message.text() == ""


def iter_once(*_: object) -> Generator[int]:
    yield 1
    raise ZeroDivisionError
