"""The help: its contents are true, and it can be read and searched at every size."""

import re
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar
from pytestqt.qtbot import QtBot

from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Options
from scorepad.bridge.rounds import At, Round
from scorepad.ui.deals.deal_story import DealStory
from scorepad.ui.document import Document
from scorepad.ui.help.help_html import LAWS
from scorepad.ui.help.help_page import HelpPage
from scorepad.ui.help.help_sections import Section, sections
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words.score_tables import HelpTable
from tests.ui.paper.reading import read_pdf
from tests.ui.windows import Opened, flush, type_deal


def helped(window: MainWindow) -> HelpPage:
    window.openers.open_help()
    found = window.findChild(HelpPage)
    assert isinstance(found, HelpPage)
    QApplication.processEvents()
    return found


def the_help(options: Options | None = None) -> dict[str, Section]:
    return {each.title: each for each in sections(options or Options(), QMenuBar(), None)}


def tables(title: str) -> list[HelpTable]:
    return [part for part in the_help()[title].parts if isinstance(part, HelpTable)]


# Its contents.


def test_each_example_means_what_it_says() -> None:
    (examples,) = tables("Entering a deal")
    assert list(examples.rows) == [
        ("4sn", "4♠ by North, made"),
        ("3nte+1", "3NT by East, made with 1 overtrick"),
        ("5dxw-2", "5♦ doubled, by West, 2 down"),
        ("4h by north xx", "4♥ redoubled, by North, made"),
        ("6cs h100n", "6♣ by South, made, 100 honours held by North"),
        ("four spades south made 5", "4♠ by South, made with 1 overtrick"),
        ("3nt east 11 tricks", "3NT by East, made with 2 overtricks"),
        ("2d west two down", "2♦ by West, 2 down"),
        ("passed out", "Passed out"),
    ]


def test_the_score_tables() -> None:
    tricks, over, bonuses, kinds, end, down, down_vulnerable = tables("Card of all scores")
    # As 004 has them.
    assert [row[1:] for row in kinds.rows] == [
        ("50", "50"),
        ("300", "500"),
        ("800", "1250"),
        ("1300", "2000"),
    ]
    assert [row[1:] for row in tricks.rows] == [
        ("20", "40", "80"),
        ("30", "60", "120"),
        ("40", "80", "160"),
        ("30", "60", "120"),
    ]
    assert [row[1:] for row in over.rows] == [
        ("20", "20"),
        ("30", "30"),
        ("100", "200"),
        ("200", "400"),
    ]
    assert [row[1:] for row in bonuses.rows] == [
        ("500", "750"),
        ("1000", "1500"),
        ("50", "50"),
        ("100", "100"),
    ]
    assert [row[1:] for row in end.rows] == [("700",), ("500",), ("300",), ("100",)]
    doubled = [100, 300, 500, *range(800, 3501, 300)]
    assert list(down.rows) == [
        (str(n), str(50 * n), str(doubled[n - 1]), str(2 * doubled[n - 1])) for n in range(1, 14)
    ]
    doubled = [200, *range(500, 3801, 300)]
    assert list(down_vulnerable.rows) == [
        (str(n), str(100 * n), str(doubled[n - 1]), str(2 * doubled[n - 1])) for n in range(1, 14)
    ]


@pytest.mark.parametrize(
    ("options", "said", "unsaid"),
    [
        (Options(), ["700", "500", "300", "unfinished game 100", "Honours count."], "Chicago"),
        (Options(RUBBER, honours=False), ["Honours do not count."], "Honours count."),
        (Options(RUBBER, unfinished_part_score=50), ["unfinished game 50"], "unfinished game 100"),
        (
            Options(CHICAGO),
            ["Chicago.", "last deal earns 100", "same player"],
            "earns 50",
        ),
        (Options(CHICAGO, part_score_50=True), ["deals before it earns 50"], "is separate"),
        (Options(CAVENDISH), ["Cavendish.", "the dealer’s opponents"], "Chicago"),
        (Options(CAVENDISH, carry_over=False), ["is separate", "part-score earns 50"], "earns 100"),
        (Options(DUPLICATE), ["Every part-score earns 50", "without honours"], "Honours count"),
        (Options(CHICAGO), ["A chukker has four deals", "in hundreds"], "on the fifth"),
        (Options(CHICAGO, deals=6), ["on the fifth nobody"], "has four deals"),
        (Options(CHICAGO, passed_out_counts=True), ["counts and is not dealt"], "deals again"),
        (Options(POINTS), ["for each IMP", "four deals", "deals again"], "in hundreds"),
        (Options(POINTS, deals=8), ["the cycle begins again"], "has four deals"),
        (Options(POINTS, passed_out_counts=True), ["counts and is not dealt"], "deals again"),
        (
            Options(POINTS, chukkers=False),
            ["number of a board gives dealer and vulnerability"],
            "deals again",
        ),
        (Options(DUPLICATE), ["scored separately"], "in hundreds"),
    ],
)
def test_the_game_as_agreed(options: Options, said: list[str], unsaid: str) -> None:
    text = " ".join(str(part) for part in the_help(options)["The game as agreed"].parts)
    assert [each for each in said if each not in text] == []
    assert unsaid not in text
    assert "{" not in text


def test_every_key_of_the_menus_stands_in_it(opened: Opened) -> None:
    window = opened()
    text = helped(window).page.toPlainText()
    with_keys = [
        action
        for menu in window.menuBar().findChildren(QMenu)
        for action in menu.actions()
        if not action.shortcut().isEmpty()
    ]
    assert len(with_keys) > 10
    assert [a.text() for a in with_keys if a.shortcut().toString() not in text] == []
    assert [a.text() for a in with_keys if a.iconText() not in text] == []


def test_it_names_no_player(opened: Opened) -> None:
    window = opened(Evening((Round(),)))
    type_deal(window, "4sn")
    menus = window.menuBar().findChildren(QMenu)
    assert any("4♠ by North" in action.text() for menu in menus for action in menu.actions())
    assert "Undo\n" in helped(window).page.toPlainText().replace("\xa0", "")


def test_it_says_where_the_evenings_are(qtbot: QtBot, opened: Opened, tmp_path: Path) -> None:
    file = tmp_path / "evenings <b>.db"
    auto_save = AutoSave(file)
    window = HelpPage(Document(auto_save=auto_save), QMenuBar())
    qtbot.addWidget(window)
    text = window.page.toPlainText()
    assert str(file) in text
    assert str(tmp_path / "backups") in text
    auto_save.close()


def test_it_follows_the_game(opened: Opened) -> None:
    window = opened()
    page = helped(window).page
    assert "Rubber bridge" in page.toPlainText()
    window.rounds.begin(DUPLICATE)
    assert "Rubber bridge" not in page.toPlainText()
    assert "Duplicate boards" in page.toPlainText()


# Opening and closing.


def test_f1_helps_where_no_figure_is_chosen(opened: Opened) -> None:
    window = opened()
    window.explain()
    assert window.findChildren(HelpPage)


def test_f1_says_why_where_one_is(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sn")
    window.deal_list.choose(At(0, 0))
    (action,) = (each for each in window.menus.help.actions() if each.shortcut() == "F1")
    action.trigger()
    assert window.notice.isVisible()
    (told,) = window.findChildren(DealStory)
    assert "4♠ made: 4 × 30" in told.sentences


def test_it_opens_once_and_escape_closes_it(opened: Opened) -> None:
    window = opened()
    first = helped(window)
    assert helped(window) is first
    QTest.keyClick(first.page, Qt.Key.Key_Escape)
    flush()
    assert window.findChildren(HelpPage) == []
    window.rounds.begin(DUPLICATE)  # nobody there can follow them
    window.apply_look()


# Reading and searching.


def test_the_contents_and_the_page_go_together(opened: Opened) -> None:
    shown = helped(opened())
    assert shown.contents.currentIndex() == 0
    shown.contents.activated.emit(4)
    assert shown.contents.currentText() == "Card of all scores"
    top = shown.page.cursorForPosition(shown.page.viewport().rect().topLeft())
    assert top.block().text() == "Card of all scores"
    shown.page.verticalScrollBar().setValue(0)
    assert shown.contents.currentText() == "Entering a deal"


@pytest.mark.parametrize("words", ["Love all", "game all"])
def test_the_words_of_the_old_clubs_are_found(opened: Opened, words: str) -> None:
    shown = helped(opened())
    QTest.keyClicks(shown.search, words)
    assert shown.found.text().startswith("1 of ")


def test_the_laws_are_a_click_away(opened: Opened) -> None:
    shown = helped(opened())
    html = shown.page.toHtml()
    for name, address in LAWS.items():
        assert f'<a href="{address}">' in html
        assert name in shown.page.toPlainText()
    assert shown.page.openExternalLinks()


def test_a_page_has_its_picture(opened: Opened, tmp_path: Path) -> None:
    help_ = helped(opened())
    (file,) = re.findall(r'<img src="([^"]+)"', help_.page.toHtml())
    picture = help_.page.document().resource(QTextDocument.ResourceType.ImageResource, QUrl(file))
    assert picture.width() > 300
    help_.save(str(tmp_path / "help.pdf"))
    images = [len(page.images) for page in PdfReader(tmp_path / "help.pdf").pages]
    assert sum(images) >= 1


def test_searching(opened: Opened) -> None:
    shown = helped(opened())
    QTest.keyClicks(shown.search, "vulnerable")
    number = len(shown.page.extraSelections())
    assert number == shown.page.toPlainText().lower().count("vulnerable") > 3
    assert shown.found.text() == f"1 of {number}"
    assert shown.page.textCursor().selectedText().lower() == "vulnerable"
    first = shown.page.textCursor().position()
    QTest.keyClick(shown.search, Qt.Key.Key_Return)
    assert shown.found.text() == f"2 of {number}"
    assert shown.page.textCursor().position() > first
    for _ in range(number - 1):
        QTest.keyClick(shown.search, Qt.Key.Key_Return)
    assert shown.page.textCursor().position() == first
    shown.search.setText("tarot")
    assert (shown.found.text(), shown.page.extraSelections()) == ("not found", [])
    shown.search.clear()
    assert not shown.found.isVisible()


@pytest.mark.parametrize("points", [9, 12, 20, 28])
@pytest.mark.parametrize("size", [(1024, 560), (1920, 1000)], ids=str)
def test_nothing_is_cut_off(opened: Opened, points: int, size: tuple[int, int]) -> None:
    window = opened()
    window.settings.points = points
    window.apply_look()
    shown = helped(window)
    shown.resize(*size)
    QApplication.processEvents()
    QApplication.processEvents()  # the scroll bars follow a moment after the text
    assert (shown.width(), shown.height()) == size
    assert shown.page.horizontalScrollBar().maximum() == 0
    assert shown.page.font().pointSizeF() == points
    shown.search.setText("vulnerable")
    assert shown.found.width() >= shown.found.sizeHint().width()


def test_another_look(opened: Opened) -> None:
    window = opened()
    shown = helped(window)
    before = shown.page.document().size().height()
    window.settings.points = 20
    window.apply_look()
    QApplication.processEvents()
    assert shown.page.document().size().height() > before


def test_the_help_is_printed_with_all_its_tables(opened: Opened, tmp_path: Path) -> None:
    help_ = helped(opened())
    file = tmp_path / "help.pdf"
    help_.save(str(file))
    assert help_.found.text() == "help.pdf"
    read = " ".join(page.text for page in read_pdf(file))
    for word in (
        "Laws at hand",
        "Laws 72 and 81",
        "Grand slam",
        "3500",
        "Chicago and duplicate bonuses",
    ):
        assert word in read
    reader = PdfReader(file)
    assert reader.metadata
    assert (reader.metadata.title, reader.metadata.creator) == ("Help", "scorepad")
    assert reader.root_object["/Lang"]
    help_.save(str(tmp_path / "nowhere" / "help.pdf"))
    assert "help.pdf cannot be written" in help_.found.text()
