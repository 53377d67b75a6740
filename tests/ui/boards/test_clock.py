"""The clock of the rounds: by keys, adjusted while it runs, and seen on the table view."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.round_clock import ClockTimes, RoundClock
from scorepad.ui.boards.clock import Clock
from scorepad.ui.boards.clock_dialog import ClockDialog
from scorepad.ui.window.table_view import TableView
from tests.ui.ways.sessions import HOWELL, evening
from tests.ui.windows import Opened, with_key

TIMES = RoundClock(2, ClockTimes(play=600, change=60, warning=120))


class Hand:
    """Moves the time on."""

    seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_it_runs_stands_still_and_goes_on() -> None:
    owner, hand, heard = QObject(), Hand(), list[str]()
    clock = Clock(owner, hand)
    clock.ticked.connect(lambda: heard.append(clock.said))
    clock.pause()
    clock.adjust(1)
    assert (clock.said, heard, clock.is_on) == ("", [], False)
    clock.start(TIMES)
    hand.seconds += 30
    assert clock.said.startswith("Round 1 of 2: 9:30 – ends ")
    clock.pause()
    hand.seconds += 1000
    assert clock.said == "Round 1 of 2: 9:30 – paused"
    clock.pause()
    clock.adjust(-2)
    assert clock.said.startswith("Round 1 of 2: 7:30 – ends ")
    hand.seconds += 400
    assert clock.said.startswith("Round 1 of 2: last 0:50 – ends ")
    hand.seconds += 55
    assert clock.said.startswith("Move for round 2 of 2: 0:55 – ends ")
    hand.seconds += 999
    assert clock.said == "The last round is over."
    clock.switch_off()
    assert (clock.said, clock.runs) == ("", False)
    assert len(heard) == 5


def test_it_is_asked_for_by_a_key_and_seen_by_all(opened: Opened) -> None:
    window = opened(evening(HOWELL))
    window.set_table_view(True)
    view = window.findChild(TableView)
    assert view
    assert not view.clock.isVisibleTo(view)
    with_key(window, "F9").trigger()
    (dialog,) = window.findChildren(ClockDialog)
    fields = (dialog.play, dialog.change, dialog.warning, dialog.rounds)
    assert [field.value() for field in fields] == [21, 2, 3, 5]
    dialog.accept()
    assert view.clock.text().startswith("Round 1 of 5: 21:00 – ends ")
    assert window.notice.sentence == view.clock.text()
    assert view.clock.isVisibleTo(view)
    with_key(window, "Ctrl+F9").trigger()
    assert view.clock.text().startswith("Round 1 of 5: 22:00")
    with_key(window, "Shift+F9").trigger()
    with_key(window, "F9").trigger()
    assert view.clock.text() == "Round 1 of 5: 21:00 – paused"
    assert window.notice.sentence == view.clock.text()
    window.openers.open_clock(window.tonight.clock)
    assert window.findChildren(ClockDialog)[-1].play.value() == 21
    assert not view.clock.font().bold()
    window.tonight.clock.adjust(-19)
    assert view.clock.font().bold(), "the last two minutes are seen from afar"
    window.tonight.clock.switch_off()
    assert not view.clock.isVisibleTo(view)


def test_it_starts_with_the_round_that_is_played(opened: Opened) -> None:
    """The dialog lies over the full screen, which stays."""
    window = opened(evening(HOWELL))
    for _ in all_expected(HOWELL)[:10]:
        window.boards.line.enter_text("4sn")
    window.set_table_view(True)
    (view,) = window.findChildren(TableView)
    view.activateWindow()
    QApplication.processEvents()
    with_key(window, "F9").trigger()
    (dialog,) = view.findChildren(ClockDialog)
    assert dialog.first.value() == all_expected(HOWELL)[10].round == 2
    dialog.first.setValue(3)
    dialog.accept()
    assert view.isFullScreen()
    assert view.clock.text().startswith("Round 3 of 5: 21:00 – ends ")
    assert RoundClock(3, TIMES.times).before(3) == 1320


@pytest.mark.parametrize(("tables", "times"), [(HOWELL, 1), (None, 0)], ids=["several", "one"])
def test_the_menu_has_it_for_several_tables_or_as_long_as_it_runs(
    tables: Comparison | None, times: int, opened: Opened
) -> None:
    window = opened(evening(tables) if tables else None)

    def offered() -> int:
        window.menus.view.aboutToShow.emit()
        names = [each.text() for each in window.menus.view.actions() if each.isVisible()]
        return names.count("Cloc&k for the rounds")

    assert offered() == times
    with_key(window, "F9").trigger()  # at every table
    (dialog,) = window.findChildren(ClockDialog)
    dialog.accept()
    assert offered() == 1
    window.tonight.clock.switch_off()
    assert offered() == times
