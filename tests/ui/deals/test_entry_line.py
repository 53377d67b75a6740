"""A deal as it is typed: figures before Enter, and messages about impossible lines."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from scorepad.bridge.actions import from_old_text
from scorepad.bridge.changes import Change
from scorepad.bridge.changes.rounds import end_evening
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CHICAGO
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import Both, Initial, Seat, Seating
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import language
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER, LIGHT
from scorepad.ui.parts.labels import Label
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words.actions import action_words
from tests.bridge.table import FOUR, entered, laid
from tests.ui.windows import Opened, sample, shown_deals, shown_sheets, total, type_deal


def test_first_start_needs_no_set_up(opened: Opened) -> None:
    window = opened()
    assert window.focusWidget() is window.entry.field
    QTest.keyClicks(window.entry.field, "4sn")
    QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
    assert total(window) == Both(120, 0)


@pytest.mark.parametrize(
    ("keys", "points"),
    [
        ("4sn", Both(120, 0)),
        ("3nte", Both(0, 100)),
        ("4sxn+1", Both(390, 0)),
        ("5dxxw", Both(0, 500)),
    ],
)
def test_few_keys(keys: str, points: Both, opened: Opened) -> None:
    """A contract made takes at most six keys with Enter, a doubled one with overtricks eight."""
    window = opened()
    type_deal(window, keys)
    assert total(window) == points
    assert len(keys) + 1 <= (8 if "+" in keys else 6)


def test_ghost_figures_before_enter(opened: Opened) -> None:
    window = opened(sample())
    before = window.document.evening
    window.entry.set_text("2hx charlie")
    assert window.document.evening is before
    assert ("", "120") in shown_sheets(window)
    assert "2♥ doubled, by Charlie, made" in window.entry.message
    assert "They 120 below and 50 above the line" in window.entry.message
    QTest.keyClick(window.entry.field, Qt.Key.Key_Escape)
    assert window.entry.text == ""
    assert ("", "120") not in shown_sheets(window)[-4:]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("4sn+9", "At level 4 there can be at most 3 overtricks"),
        ("8sn", "A contract is at level 1 to 7, not 8"),
        ("4sn zzz", "“zzz” is not part of a deal"),
        ("3nn h100n", "At notrump honours are four aces: 150"),
    ],
)
def test_wrong_input_stays_and_is_explained(typed: str, said: str, opened: Opened) -> None:
    window = opened()
    type_deal(window, typed)
    assert window.entry.text == typed
    assert said in window.entry.message
    assert not window.document.evening.rounds[0].items


def test_one_fault_is_told_at_a_time(opened: Opened) -> None:
    window = opened()
    for typed, said in (
        ("8sn zzz", "A contract is at level 1 to 7, not 8"),
        ("4sn zzz", "“zzz” is not part of a deal"),
    ):
        type_deal(window, typed)
        assert window.entry.message == said


def test_once_the_evening_has_ended_the_line_says_what_a_deal_would_do(opened: Opened) -> None:
    """Not how to type one, which would look like a deal to come."""
    window = opened(Evening((entered("N 4S=", "N 3NT=", seating=FOUR),)))
    assert window.entry.field.placeholderText()
    window.document.become(end_evening(window.document.evening))
    said = "A deal typed here begins another round."
    assert window.entry.field.placeholderText() == said
    window.entry.pad.setChecked(True)
    assert window.entry.field.placeholderText() == said
    QTest.keyClicks(window.entry.field, "x")
    assert window.entry.message
    assert window.entry.field.textMargins().right() > 0, "which lies in the field"


def test_honours_at_duplicate_are_refused(opened: Opened) -> None:
    window = opened(read_score_file(b"form duplicate\n"))
    type_deal(window, "4sn h100n")
    assert "no honours" in window.entry.message
    type_deal(window, "4sn")
    assert total(window) == Both(420, 0)


def test_honours_that_do_not_count_are_not_lost_in_silence(opened: Opened) -> None:
    window = opened(Evening((entered(form=CHICAGO, honours=False, seating=FOUR),)))
    type_deal(window, "4s ann h100 bob")
    assert window.entry.message == "Honours do not count, as agreed; leave them out"
    assert not window.document.evening.rounds[0].items


def test_a_letter_that_may_be_two_is_asked_about(opened: Opened) -> None:
    """Before Enter, next to it and in a visible colour; Enter does not score it."""
    window = opened(Evening((entered(seating=Seating("Ann", "Sam", "Vera", "Di")),)))
    question = "S: South (Vera) or Sam? Type south or sam"
    for typed in ("s", "4s s", "3nts +1", "4s ann h100 s"):
        window.entry.set_text(typed)
        assert window.entry.message == question
        assert message_colour(window) == LIGHT.wrong
        type_deal(window, typed)
        assert (window.entry.text, window.entry.message) == (typed, question)
    assert not window.document.evening.rounds[0].items
    for typed in ("2s sa", "3nt south h150 sam"):
        type_deal(window, typed)
    assert window.document.evening.rounds[0].items == laid("E 2S", "S 3NT= honours E 150")


EVE_AT_NORTH = Seating("Eve", "Dora", "Cy", "Bob")


@pytest.mark.parametrize("asks", ["Enter", "a pause"])
def test_a_letter_is_asked_about_once_an_evening(asks: str, opened: Opened) -> None:
    window = opened(Evening((entered(seating=EVE_AT_NORTH),)))
    window.entry.set_text("4s e")
    assert window.entry.message == "E: East (Dora) or Eve? Type east or eve"
    if asks == "Enter":
        window.entry.enter()
    else:
        window.entry._pause.timeout.emit()
    type_deal(window, "4s east")
    window.entry.set_text("3h e")
    assert window.entry.message.startswith("3♥ by Dora, made")
    assert window.entry.message.endswith(" – E is East; type eve for Eve")
    for typed in ("3h e", "2s ev", "2h e"):
        type_deal(window, typed)
    items = window.document.evening.rounds[0].items
    assert items == laid("E 4S", "E 3H", "N 2S", "E 2H")
    assert window.document.evening.initials == (Initial(Seat.EAST),)


def test_who_is_named_at_once_was_not_asked_about(opened: Opened) -> None:
    window = opened(Evening((entered(seating=EVE_AT_NORTH),)))
    for text in ("4s e", "4s ev", "4s eve"):
        window.entry.set_text(text)
    window.entry.enter()
    assert not window.document.evening.initials
    type_deal(window, "4s e")
    assert "or Eve?" in window.entry.message
    window.entry.give_up()
    type_deal(window, "4s eve")
    assert not window.document.evening.initials


def test_an_answer_goes_with_its_deal_also_where_one_is_corrected(opened: Opened) -> None:
    window = opened(Evening((entered("S 4S", seating=EVE_AT_NORTH),)))
    window.entry.correct(At(0, 0))
    type_deal(window, "h100 e")
    type_deal(window, "h100 eve")
    assert window.document.evening.rounds[0].items == laid("S 4S= honours N 100")
    assert window.document.evening.initials == (Initial(Seat.EAST, "Eve"),)
    window.document.steps.undo()
    assert not window.document.evening.initials


def message_colour(window: MainWindow) -> QColor:
    said = next(each for each in window.entry.findChildren(Label) if each.text())
    return said.palette().color(said.foregroundRole())


def test_the_hint_is_given_with_the_names_at_the_table(opened: Opened) -> None:
    window = opened()
    assert hint(window) == "4sn is 4 spades by North – type a deal, then Enter"
    window.document.become(Change(Evening((entered(seating=FOUR),)), from_old_text("seats")))
    assert hint(window) == "4s cy is 4 spades by Cy – type a deal, then Enter"
    type_deal(window, "quite")
    assert "e.g. 4s cy+1" in window.entry.message
    type_deal(window, "4s")
    assert "The declarer is missing: Ann, Bob, Cy or Di" in window.entry.message


def hint(window: MainWindow) -> str:
    return window.entry.field.placeholderText() or window.entry.message


def test_the_deal_after_a_rubber_begins_the_next(opened: Opened) -> None:
    window = opened(sample())
    type_deal(window, "1nn")
    assert len(window.document.evening.rounds) == 2
    assert ("Rubber 2", "", "", "", "") in shown_deals(window)


def test_a_deal_passed_out_is_entered(opened: Opened) -> None:
    window = opened()
    type_deal(window, "p")
    assert shown_deals(window)[1][1] == "passed out"
    assert window.document.steps.to_undo
    assert action_words(window.document.steps.to_undo) == "a passed-out deal"


@pytest.mark.parametrize("width", [1024, 1180])
def test_the_sheet_stays_as_high_while_a_deal_is_typed(width: int, opened: Opened) -> None:
    window = opened(sample())
    window.resize(width, 600)
    QApplication.processEvents()
    high = window.sheet.height()
    for typed in ("6hxx charlie", "6hxx charlie+1", "6hxx charlie+1 h150 charlie", "6hxxe e e 7"):
        window.entry.set_text(typed)
        QApplication.processEvents()
        assert window.entry.message
        assert window.sheet.height() == high


def test_undo_is_always_in_sight_and_says_what_it_takes_back(opened: Opened) -> None:
    window = opened()
    undo = window.entry.undo
    assert (undo.isEnabled(), undo.accessibleName()) == (False, "Undo")
    type_deal(window, "4sn")
    assert undo.toolTip() == undo.accessibleName() == "Undo 4♠ by North"
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert total(window) == Both(0, 0)
    assert not undo.isEnabled()
    assert window.focusWidget() is window.entry.field


def test_undo_of_an_evening_that_comes_back(
    auto_save: AutoSave, document: Document, window: MainWindow
) -> None:
    type_deal(window, "4sn")
    document.open(document.evening, auto_save.key)
    assert not window.entry.undo.isEnabled()
    QApplication.processEvents()
    assert window.entry.undo.isEnabled()


@pytest.mark.parametrize("points", [9, 12, 20, 28])
@pytest.mark.parametrize("corrects", [False, True])
def test_the_buttons_are_large_enough_for_a_finger(
    points: int, corrects: bool, opened: Opened
) -> None:
    window = opened(sample())
    window.settings.points = points
    window.apply_look()
    window.resize(1024, 600)
    if corrects:
        window.entry.correct(At(0, 1))
    QApplication.processEvents()
    buttons = [each for each in window.entry.findChildren(QPushButton) if each.isVisible()]
    assert len(buttons) == 2 + (corrects or not window.side.isVisible())
    for button in (*buttons, window.entry.field):
        assert min(button.width(), button.height()) >= FINGER
        assert window.entry.rect().contains(button.geometry())


def test_the_lesson_ends_with_the_tenth_deal(opened: Opened) -> None:
    window = opened()
    for number in range(10):
        assert "then Enter" in window.entry.field.placeholderText(), number
        type_deal(window, "1cn-1")
    assert window.entry.field.placeholderText() == ""


def test_beside_the_pad_no_example_looks_like_a_deal(opened: Opened) -> None:
    window = opened()
    window.entry.pad.setChecked(True)
    assert window.entry.field.placeholderText() == ""


def test_large_words_say_less_rather_than_smaller(opened: Opened) -> None:
    """The figures are visible, and only the first fault is shown; all of it is read out."""
    window = opened(sample())
    window.resize(1008, 560)
    heard = []
    for points in (12, 28):
        window.settings.points = points
        window.apply_look()
        window.entry.set_text("2hx charlie")
        heard.append(window.entry.said.findChildren(Label)[1].accessibleName())
    assert window.entry.message == "2♥ doubled, by Charlie, made"
    assert heard[0] == heard[1]
    assert "120 below and 50 above the line" in heard[0]
    window.entry.set_text("3nts+16c7")
    assert window.entry.message
    assert ";" not in window.entry.message


def test_a_forgotten_deal_is_announced_in_one_line(opened: Opened) -> None:
    window = opened(sample())
    window.resize(1024, 600)
    window.entry.insert(At(0, 4))
    QApplication.processEvents()
    mode, message = window.entry.said.findChildren(Label)
    assert mode.text() == "Before deal 5"
    assert mode.sizeHint().height() < 2 * mode.fontMetrics().height()
    assert mode.font().pointSizeF() >= message.font().pointSizeF()


def test_large_words_name_the_corrected_deal_in_two_lines(opened: Opened) -> None:
    window = opened(sample())
    window.resize(1024, 600)
    sizes = []
    for points in (12, 24):
        window.settings.points = points
        window.apply_look()
        window.entry.correct(At(0, 1))
        QApplication.processEvents()
        mode, message = window.entry.said.findChildren(Label)
        assert mode.heightForWidth(mode.width()) <= mode.height()
        assert message.heightForWidth(message.width()) <= message.height()
        sizes.append(mode.font().pointSizeF())
    assert sizes[1] > 1.15 * sizes[0]


def test_a_message_fits_where_the_line_becomes_narrower(opened: Opened) -> None:
    window = opened()
    window.settings.points = 24
    window.resize(1366, 738)
    window.apply_look()
    window.entry.set_text("8hn+9")
    window.entry.pad.setChecked(True)
    window.resize(1024, 570)
    QApplication.processEvents()
    (label,) = [one for one in window.entry.said.findChildren(Label) if one.text()]
    assert label.heightForWidth(label.width()) <= label.height()


@pytest.mark.parametrize("spoken", ["en", "de", "pl"])
def test_beside_the_pad_a_reason_has_the_room_that_is_not_typed_in(
    spoken: str, app: QApplication, opened: Opened
) -> None:
    assert language.speak(app, spoken) == spoken
    window = opened(sample())
    window.entry.pad.setChecked(True)
    window.resize(1008, 560)
    window.entry.set_text("x")
    window.entry.field.returnPressed.emit()
    for _ in range(3):
        QApplication.processEvents()
    _, message = window.entry.said.findChildren(Label)
    assert QFontInfo(message.font()).pixelSize() >= 16
    assert message.fontMetrics().horizontalAdvance(message.text()) <= message.width()
    typed = window.entry.field.cursorRect().right()
    assert window.entry.said.x() - window.entry.field.x() > typed
