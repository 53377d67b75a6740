"""Where names, settings and buttons of an evening stand: at rest, and in sight."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from scorepad.bridge.options import Options
from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.ui import language
from tests.bridge.table import FIVE, FOUR
from tests.ui.evening.asked import (
    CLUB,
    Remembered,
    asked,
    focused,
    name_players,
    played,
    type_lines,
)
from tests.ui.windows import Opened


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_name_and_no_button_moves_while_names_are_typed(
    code: str, app: QApplication, opened: Opened
) -> None:
    language.speak(app, code)
    window = opened()
    page = asked(window, window.openers.new_evening)
    places, spare = set(), set()
    for number, name in enumerate(("", "Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus")):
        name_players(page, [row.name for row in page.people.rows[: number - 1]] + [name])
        page.people.count()
        for _ in range(3):
            QApplication.processEvents()
        box, main = page.people.rows[0].box, page.main
        places.add((box.mapTo(page, QPoint()).x(), main.mapTo(page, QPoint()).y()))
        change = page.change.mapTo(page, QPoint())
        spare.add(main.mapTo(page, QPoint()).y() - change.y() - page.change.height())
        said = page.summary.mapTo(page, QPoint())
        assert said.x() == page.heading.mapTo(page, QPoint()).x()
    assert len(places) == 1
    assert max(spare) < page.change.height(), "how they play stands above the buttons"
    assert page.heading.height() < 2 * page.heading.fontMetrics().height(), (
        "its question is one line"
    )


def test_nothing_moves_when_a_fifth_name_is_typed(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    name_players(page, FOUR.players)
    page.change.click()
    QApplication.processEvents()
    before = page.agreement.stake_field.y(), page.about.title.y()
    page.people.rows[4].field.setText("Eve")
    QApplication.processEvents()
    assert page.agreement.way_hint.isVisible()
    assert (page.agreement.stake_field.y(), page.about.title.y()) == before


def test_beside_seven_names_the_buttons_for_how_they_play_are_whole(opened: Opened) -> None:
    window = opened()
    window.resize(1024, 570)
    page = asked(window, window.openers.new_evening)
    name_players(page, ("Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus"))
    page.people.count()
    for _ in range(3):
        QApplication.processEvents()
    seen = page.scroller.viewport()
    assert seen.rect().contains(QRect(page.change.mapTo(seen, QPoint()), page.change.size()))
    assert page.scroller.verticalScrollBar().maximum() == 0


def test_with_large_words_how_they_play_is_large_and_all_games_are_seen(opened: Opened) -> None:
    window = opened()
    window.settings.points = 24
    window.apply_look()
    window.resize(1024, 570)
    page = asked(window, window.openers.new_evening)
    for _ in range(6):
        QApplication.processEvents()
    assert page.summary.font().pointSizeF() > 18
    page.change.click()
    for _ in range(3):
        QApplication.processEvents()
    seen = page.scroller.viewport()
    for button in filter(QWidget.isVisible, page.options.forms.values()):
        assert seen.rect().contains(QRect(button.mapTo(seen, QPoint()), button.size()))


@pytest.mark.parametrize(("size", "points"), [((1024, 600), 12), ((1024, 600), 28)])
def test_in_a_small_window_what_has_the_focus_is_seen(
    size: tuple[int, int], points: int, opened: Opened
) -> None:
    window = opened()
    window.settings.points = points
    window.apply_look()
    window.resize(*size)
    page = asked(window, window.openers.new_evening)
    seen = page.scroller.viewport()
    for name in FIVE.players:
        type_lines((name,))
        for _ in range(3):
            QApplication.processEvents()
        top = focused().mapTo(seen, QPoint(0, 0)).y()
        assert 0 <= top <= seen.height() - focused().height()
    assert page.rect().contains(QRect(page.main.mapTo(page, QPoint()), page.main.size()))
    assert page.scroller.horizontalScrollBar().maximum() == 0 or points == 28


@pytest.mark.parametrize("points", [12, 20, 28])
def test_how_they_play_is_seen_and_can_be_changed_in_a_small_window(
    points: int, opened: Opened
) -> None:
    window = opened()
    window.settings.points = points
    window.apply_look()
    window.resize(1024, 570)
    page = asked(window, window.openers.new_evening)
    for _ in range(3):
        QApplication.processEvents()
    for part in (page.summary, page.change):
        assert part.visibleRegion().boundingRect() == part.rect()


@pytest.mark.parametrize(
    ("spoken", "number"), [(one, number) for one in LANGUAGES for number in (5, 7)]
)
def test_all_are_asked_for_on_a_small_screen_without_scrolling(
    spoken: str, number: int, app: QApplication, opened: Opened
) -> None:
    language.speak(app, spoken)
    window = opened()
    window.openers.earlier = Remembered(played(CLUB))
    window.resize(1024, 570)
    page = asked(window, window.openers.new_evening)
    type_lines((*FIVE.players, "Flo", "Gus")[:number])
    for step in (page.measure, page.change.click)[: 2 if number == len(FIVE.players) else 1]:
        step()
        for _ in range(3):
            QApplication.processEvents()
        assert page.scroller.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("points", [12, 16])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
@pytest.mark.parametrize("opener", ["new_evening", "this_evening"])
def test_the_names_stay_in_sight_when_all_is_asked(
    opener: str, size: tuple[int, int], points: int, opened: Opened
) -> None:
    """Beside them the rest scrolls, in a small window; in a larger one nothing needs to."""
    window = opened(played(CLUB))
    window.settings.points = points
    window.apply_look()
    wide, high = size
    window.resize(wide, high - 30)
    page = asked(window, getattr(window.openers, opener))
    name_players(page, FIVE.players)
    page.change.click()
    page.more.click()
    page.options.set_options(Options())
    for _ in range(4):
        QApplication.processEvents()
    bar = page.scroller.verticalScrollBar()
    assert (bar.maximum() > 0) == (wide == 1024)
    focus = page.focusWidget()
    assert focus
    for value in (bar.value(), bar.maximum(), 0):
        bar.setValue(value)
        QApplication.processEvents()
        for row in page.people.rows[:6]:
            assert row.box.visibleRegion().boundingRect() == row.box.rect()
    hint, field = page.people.rows[5].field.placeholderText(), page.people.rows[5].field
    assert field.fontMetrics().horizontalAdvance(hint) < field.width(), "nothing is cut off"
    bar.setValue(bar.maximum())
    note = page.about.note
    assert note.visibleRegion().boundingRect() == note.rect()
    page.people.rows[0].field.setFocus()
    assert bar.value() == bar.maximum(), "it is in sight already"


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_beside_a_box_to_tick_are_whole_beside_the_names(
    code: str, app: QApplication, opened: Opened
) -> None:
    language.speak(app, code)
    window = opened(played(CLUB))
    window.resize(1024, 570)
    page = asked(window, window.openers.this_evening)
    page.change.click()
    page.more.click()
    page.options.set_options(Options())
    for _ in range(4):
        QApplication.processEvents()
    for tick in page.options.rare.findChildren(QCheckBox):
        assert not tick.isVisible() or tick.width() >= tick.sizeHint().width()


@pytest.mark.parametrize("opener", ["new_evening", "this_evening"])
def test_names_above_the_settings_are_said_in_the_head_once_they_are_scrolled_away(
    opener: str, app: QApplication, opened: Opened
) -> None:
    """Where words are too long for both side by side: in German, at 16 points."""
    language.speak(app, "de")
    window = opened(played(CLUB))
    window.settings.points = 16
    window.apply_look()
    window.openers.earlier = Remembered(played(CLUB))
    window.resize(1024, 570)
    page = asked(window, getattr(window.openers, opener))
    name_players(page, FIVE.players)
    again = page.again.isVisible()
    page.change.click()
    page.more.click()
    for _ in range(4):
        QApplication.processEvents()
    assert page.named.text() == "Ann, Bob, Cy, Di, Eve"
    assert page.named.visibleRegion().boundingRect() == page.named.rect()
    assert not page.again.isVisible()
    page.scroller.verticalScrollBar().setValue(0)
    QApplication.processEvents()
    assert not page.named.isVisible()
    assert page.again.isVisible() is again
