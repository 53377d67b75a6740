"""The long story of a deal: beside the sheet while it is wanted, and gone at the next key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.rounds import At
from scorepad.exchange.score_file import read_score_file
from scorepad.ui.deals.deal_story import DealStory
from scorepad.ui.parts.labels import Label
from scorepad.ui.window.main_window import MainWindow
from tests.ui.ways.table import PLAYED
from tests.ui.windows import Opened, flush, sample


def asked(window: MainWindow, at: At) -> list[str]:
    """The text of the story of a deal, from top to bottom."""
    window.deal_list.choose(at)
    window.explain()
    (told,) = window.findChildren(DealStory)
    assert told.isVisible()
    return told.sentences


def stories(window: MainWindow) -> list[DealStory]:
    flush()
    return window.findChildren(DealStory)


def test_each_figure_has_its_reason(opened: Opened) -> None:
    window = opened(sample())
    told = asked(window, At(0, 7))
    assert told[:3] == [
        "Rubber 1, deal 8",
        "6♣ by Mr. Jones, made with 1 overtrick, 100 honours held by Mr. Jones",
        "Both sides are vulnerable.",
    ]
    for figure in (
        ["120", "6♣ made: 6 × 20"],
        ["20", "1 overtrick, vulnerable"],
        ["750", "small slam bid and made, vulnerable"],
        ["100", "4 trump honours in one hand"],
        ["500", "rubber won by two games to one"],
    ):
        place = told.index(figure[1])
        assert told[place - 1 : place + 1] == figure
    assert told[-1].startswith("Total after it: We ")


def test_it_lies_over_the_lists_and_never_over_the_sheet(opened: Opened) -> None:
    window = opened(sample())
    asked(window, At(0, 7))
    (told,) = stories(window)
    assert told.geometry() == window.side.geometry()
    assert not told.geometry().intersects(window.sheet.geometry())
    window.resize(1400, 900)
    assert told.geometry() == window.side.geometry()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_4, Qt.Key.Key_Down])
def test_it_goes_at_the_next_key(key: Qt.Key, opened: Opened) -> None:
    window = opened(sample())
    asked(window, At(0, 7))
    QApplication.processEvents()
    QTest.keyClick(window.entry.field, key)
    assert not stories(window)


def test_another_deal_has_another_story(opened: Opened) -> None:
    window = opened(sample())
    asked(window, At(0, 7))
    window.deal_list.choose(At(0, 0))
    window.explain()
    (told,) = stories(window)
    assert told.accessibleName() == "Rubber 1, deal 1"


def test_a_figure_of_the_sheet_stands_in_the_line_and_its_deal_beside(opened: Opened) -> None:
    window = opened(sample())
    rows = window.sheet.rows
    line = next(n for n in range(rows.rowCount()) if rows.row(n).figure_at(0) == At(0, 7))
    window.activateWindow()
    QApplication.processEvents()
    window.sheet.setFocus()
    window.sheet.setCurrentIndex(rows.index(line, 0))
    asked(window, At(0, 7))
    assert ":" in window.notice.sentence
    assert "\n" not in window.notice.sentence


@pytest.mark.parametrize("size", [(1024, 570), (1366, 738)], ids=str)
def test_large_words_tell_it_over_the_table_and_stay_large(
    size: tuple[int, int], opened: Opened
) -> None:
    """The figures with their reasons remain where not all of it has room."""
    window = opened(read_score_file(PLAYED.encode()))
    window.settings.points = 28
    window.apply_look()
    window.resize(*size)
    QApplication.processEvents()
    assert not window.side.isVisible()
    asked(window, At(0, 3))
    (story,) = stories(window)
    assert story.geometry() == window.table.geometry()
    assert window.notice.sentence == "We 180 below and 1550 above the line"
    assert not window.notice.is_small
    seen = [line for line in story.findChildren(Label) if line.isVisible()]
    assert min(line.font().pointSizeF() for line in seen) >= 18
    assert {"750", "small slam bid and made, vulnerable"} <= {line.text() for line in seen}


def test_a_figure_is_told_beside_the_sheet_where_the_line_has_no_room(opened: Opened) -> None:
    window = opened(read_score_file(PLAYED.encode()))
    window.settings.points = 24
    window.entry.pad.setChecked(True)
    window.resize(1024, 570)
    QApplication.processEvents()
    window.deal_list.choose(At(0, 3))
    why = "We 1250: small slam bid and made, vulnerable; doubled, each overtrick counts 200"
    window.sheet.explained.emit(why)
    assert stories(window)
    window.entry.pad.setChecked(False)
    window.settings.points = 12
    window.apply_look()
    window.deal_list.choose(At(0, 3))
    window.sheet.explained.emit(why)
    assert not stories(window)


@pytest.mark.parametrize(
    ("played", "at", "said"),
    [
        (
            "rubber\n2s n\n",
            At(0, 0),
            ["Nobody is vulnerable.", "60 below the line count towards a game."],
        ),
        ("rubber\n2s n\n1s n\n", At(0, 1), ["60 and 30 below the line make 90."]),
        ("rubber\n2s n\n2s n\n", At(0, 1), ["60 and 60 below the line make 120: a game."]),
        ("rubber\n4s n\n1s n\n", At(0, 1), ["We are vulnerable."]),
        ("rubber\n4s e\n1s n\n", At(0, 1), ["They are vulnerable."]),
        ("rubber\n4s e\n4s n\n1s n -1\n", At(0, 2), ["Both sides are vulnerable."]),
        ("rubber\n4s n\n4s n\n1s n\n", At(0, 1), ["Total after it: We 940, They 0."]),
        ("duplicate\nboard 1\n4s n\n", At(0, 0), ["Boards 1, board 1", "We"]),
        ("rubber\nadjust ns 50 slow play\n", At(0, 0), ["We, above the line"]),
    ],
)
def test_it_says_where_a_deal_led(played: str, at: At, said: list[str], opened: Opened) -> None:
    told = asked(opened(read_score_file(f"form {played}".encode())), at)
    assert set(said) <= set(told), told
