"""Files in the window: opened by menu or dropped on it, and imported while it stays responsive."""

from dataclasses import replace
from pathlib import Path
from threading import Event
from uuid import UUID

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QProgressBar, QRadioButton
from pytestqt.qtbot import QtBot

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.comparison import Scoring
from scorepad.bridge.evening import Evening
from scorepad.bridge.merging import Keep
from scorepad.bridge.notation import print_what
from scorepad.exchange import opening, reading
from scorepad.exchange.file_kinds import FileKind
from scorepad.exchange.opening import open_file
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.saving import save_evenings
from scorepad.ui.boards.merge_dialog import MergeDialog
from scorepad.ui.history.replace_dialog import ReplaceDialog
from scorepad.ui.parts import background_work, work_bar
from scorepad.ui.parts.notice_bar import NoticeBar
from scorepad.ui.parts.wait_dialog import WaitDialog
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.export import save
from scorepad.ui.window.file_actions import ask_files, open_files
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.page_bar import WindowPage
from scorepad.ui.words.files import place_in_file
from tests.bridge.compared import HANDS, compared
from tests.bridge.table import FOUR, entered
from tests.exchange.fuzz import EVENINGS
from tests.ui.archived import archive_of
from tests.ui.ways import sessions
from tests.ui.windows import Opened, flush, type_deal

MANY = 400
NOTING = Action(ActionKind.NOTE)


@pytest.fixture
def several(tmp_path: Path) -> str:
    file = tmp_path / "several.scorepad"
    save_evenings(file, EVENINGS)
    return str(file)


def test_an_evening_comes_onto_the_table_and_into_the_archive(
    window: MainWindow, auto_save: AutoSave, one: str
) -> None:
    open_files(window, [one])
    assert window.document.evening.rounds[0].seating == FOUR
    assert auto_save.key is not None
    assert archive_of(auto_save).load(auto_save.key) == window.document.evening
    assert window.notice.sentence.endswith("was added and is open now.")


def test_a_second_time_it_is_the_same_evening(
    window: MainWindow, auto_save: AutoSave, one: str
) -> None:
    open_files(window, [one])
    type_deal(window, "1nn")
    went_on, key = window.document.evening, auto_save.key
    open_files(window, [one])
    assert (window.document.evening, auto_save.key) == (went_on, key)
    assert len(archive_of(auto_save).evenings()) == 1


def test_what_went_on_elsewhere_is_merged_and_can_be_taken_back(
    window: MainWindow, auto_save: AutoSave, tmp_path: Path, one: str, qtbot: QtBot
) -> None:
    """Entries from both places, without a question."""
    open_files(window, [one])
    file = tmp_path / "copy.scorepad"
    save(window, str(file), FileKind.EVENINGS)
    (kept,) = open_file(file)
    (played,) = kept.evening.rounds
    longer = replace(played, items=(*played.items, *entered("N 1C").items))
    save_evenings(file, [kept._replace(evening=replace(kept.evening, rounds=(longer,)))])
    window.document.become(Change(replace(kept.evening, title="Friday"), NOTING))
    before = window.document.evening
    open_files(window, [str(file)])
    assert window.notice.sentence == "Merged with copy.scorepad: 1 result added."
    assert window.document.evening == replace(before, rounds=(longer,))
    qtbot.wait(1)
    window.document.steps.undo()
    assert window.document.evening == before
    open_files(window, [str(file)])
    assert window.document.evening == replace(before, rounds=(longer,)), "it can be merged again"
    save(window, str(file), FileKind.EVENINGS)
    open_files(window, [str(file)])
    assert window.notice.sentence == "copy.scorepad was already in the archive and is open now."


def test_what_was_changed_in_two_ways_is_asked(
    window: MainWindow, tmp_path: Path, one: str
) -> None:
    open_files(window, [one])
    file = tmp_path / "copy.scorepad"
    save(window, str(file), FileKind.EVENINGS)
    (kept,) = open_file(file)
    save_evenings(file, [kept._replace(evening=replace(kept.evening, title="Friday"))])
    window.document.become(Change(replace(kept.evening, title="Saturday"), NOTING))
    open_files(window, [str(file)])
    said = [button.accessibleName() for button in merging(window).findChildren(QRadioButton)]
    assert said == ["the title: Saturday", "the title: Friday"]
    merging(window).choices[0][Keep.THEIRS].click()
    merging(window).accept()
    flush()
    assert window.document.evening.title == "Friday"
    assert window.notice.sentence == "Merged with copy.scorepad: other details."


def test_deals_that_were_entered_at_both_laptops_are_both_kept(
    window: MainWindow, tmp_path: Path
) -> None:
    before = Evening((entered("N 4S", seating=FOUR),))
    window.document.open(before)
    window.document.become(Change(replace(before, title="Friday"), NOTING))
    file = tmp_path / "copy.scorepad"
    save(window, str(file), FileKind.EVENINGS)
    (kept,) = open_file(file)
    there = replace(kept.evening, rounds=(entered("N 4S", "pass", seating=FOUR),))
    save_evenings(file, [kept._replace(evening=there)])
    here = replace(kept.evening, rounds=(entered("N 4S", "E 1C", seating=FOUR),))
    window.document.become(Change(here, NOTING))
    open_files(window, [str(file)])
    (choices,) = merging(window).choices
    said = [button.accessibleName().partition(": ")[2] for button in choices.values()]
    assert said == ["1♣ by Bob, made", "passed out", "Keep both"]
    assert choices[Keep.BOTH].isChecked()
    merging(window).accept()
    flush()
    assert {*window.document.evening.rounds[0].items} == {
        *here.rounds[0].items,
        *there.rounds[0].items,
    }


def test_where_much_differs_both_evenings_are_seen(
    window: MainWindow, tmp_path: Path, one: str
) -> None:
    deals = entered(*["N 1C"] * 30)
    window.document.open(Evening((deals,), title="Friday"))
    window.document.become(Change(Evening((deals,)), NOTING))
    file = tmp_path / "copy.scorepad"
    save(window, str(file), FileKind.EVENINGS)
    (kept,) = open_file(file)
    elsewhere = Evening((entered(*["E 1C"] * 30),), note="snow")
    save_evenings(file, [SavedEvening(kept.id, elsewhere)])
    open_files(window, [str(file)])
    assert (asked(window).here.evening, asked(window).coming.evening) == (kept.evening, elsewhere)
    asked(window).keep.click()
    flush()
    assert window.document.evening == kept.evening
    open_files(window, [str(file)])
    asked(window).replace.click()
    flush()
    assert window.document.evening == elsewhere


def test_what_cannot_be_merged_may_take_the_place_of_the_other(
    window: MainWindow, tmp_path: Path
) -> None:
    window.document.open(session(*HERE))
    window.document.become(Change(session(*HERE, "3-4: pass"), NOTING))
    file = tmp_path / "copy.scorepad"
    save(window, str(file), FileKind.EVENINGS)
    (kept,) = open_file(file)
    settings = replace(sessions.HOWELL.settings, scoring=Scoring.BUTLER)
    elsewhere = sessions.evening(replace(sessions.HOWELL, settings=settings))
    save_evenings(file, [SavedEvening(kept.id, elsewhere)])
    open_files(window, [str(file)])
    asked(window).replace.click()
    flush()
    assert window.document.evening == elsewhere


def test_several_are_taken_in_and_the_table_stays(
    window: MainWindow, auto_save: AutoSave, one: str, several: str
) -> None:
    open_files(window, [one])
    before = window.document.evening
    open_files(window, [several, one])
    assert window.document.evening == before
    assert window.notice.sentence == "2 evenings added, 1 evening already there"
    assert len(archive_of(auto_save).evenings()) == 3
    open_files(window, [one, several])
    assert window.notice.sentence == "3 evenings already there"
    window.notice.buttons[0].click()
    assert window.document.evening == EVENINGS[-1].evening


def asked(window: MainWindow) -> ReplaceDialog:
    (dialog,) = window.findChildren(ReplaceDialog)
    return dialog


def session(*lines: str) -> Evening:
    """A session of six pairs with these results."""
    return sessions.evening(replace(sessions.HOWELL, results=compared(*lines).results))


def results_of(window: MainWindow) -> list[tuple[str, str]]:
    """The result of each board at each table."""
    comparison = window.document.evening.rounds[-1].comparison
    assert comparison
    return sorted(
        (f"{one.board} {one.ns}-{one.ew}", print_what(one.what)) for one in comparison.results
    )


def merging(window: MainWindow) -> MergeDialog:
    (dialog,) = (box for box in window.findChildren(MergeDialog) if box.isVisible())
    return dialog


HERE = ("board 1", "6-1: N 4S=", "board 2", "6-1: pass")
THERE = ("board 1", "6-1: N 4S+1", "2-3: N 4S-1", "board 2", "6-1: pass")
BOTH = [("1 2-3", "N 4S-1"), ("1 6-1", "N 4S="), ("2 6-1", "pass")]


def test_a_second_laptop_is_put_to_the_session_on_the_table(
    window: MainWindow, auto_save: AutoSave, tmp_path: Path
) -> None:
    """Begun on each laptop by itself; conflicts are decided, and one undo takes all of it back."""
    window.document.open(session(*HERE))
    file = tmp_path / "there.scorepad"
    save_evenings(file, [nameless(session(*THERE))])
    open_files(window, [str(file)])
    dialog = merging(window)
    assert [button.accessibleName() for button in dialog.findChildren(QRadioButton)] == [
        "Board 1, 6 against 1: 4♠ by N, made",
        "Board 1, 6 against 1: 4♠ by N, made with 1 overtrick",
    ]
    dialog.accept()
    assert results_of(window) == BOTH
    window.document.steps.undo()
    assert window.document.evening == session(*HERE)
    open_files(window, [str(file)])
    for button in (choice[Keep.THEIRS] for choice in merging(window).choices):
        button.click()
    merging(window).accept()
    assert results_of(window)[1] == ("1 6-1", "N 4S+1")
    open_files(window, [str(file)])
    assert window.document.evening == session(*THERE), "nothing to ask: it is opened"
    assert len(archive_of(auto_save).evenings()) == 2


def test_a_session_may_be_an_evening_of_its_own(
    window: MainWindow, auto_save: AutoSave, tmp_path: Path
) -> None:
    window.document.open(session(*HERE))
    window.boards.line.enter_text("3 6-1 pass")
    here = auto_save.key
    file = tmp_path / "there.scorepad"
    save_evenings(file, [nameless(session(*THERE))])
    open_files(window, [str(file)])
    merging(window).own.click()
    assert window.document.evening == session(*THERE)
    assert auto_save.key != here
    assert len(archive_of(auto_save).evenings()) == 2


def test_a_session_that_went_on_elsewhere_is_put_together(
    window: MainWindow, auto_save: AutoSave, tmp_path: Path, qtbot: QtBot
) -> None:
    """The same evening was taken to a second laptop, and comes back."""
    window.document.open(session(*HERE[:2]))
    window.boards.line.enter_text("2 6-1 pass")
    file = tmp_path / "there.scorepad"
    save(window, str(file), FileKind.EVENINGS)
    (kept,) = open_file(file)
    save_evenings(file, [kept._replace(evening=session(*THERE))])
    before = window.document.evening
    open_files(window, [str(file)])
    merging(window).reject()
    assert window.document.evening == before
    open_files(window, [str(file)])
    (choices,) = merging(window).choices
    theirs = choices[Keep.THEIRS]
    theirs.click()
    merging(window).accept()
    assert [*dict(results_of(window)).values()] == ["N 4S-1", "N 4S+1", "pass"]
    assert not window.document.evening.note
    assert len(archive_of(auto_save).evenings()) == 1
    qtbot.wait(1)
    window.document.steps.undo()
    assert window.document.evening == before


def test_no_pair_is_on_a_board_twice(window: MainWindow, tmp_path: Path) -> None:
    window.document.open(session("board 1", "6-1: pass", "2-3: pass"))
    file = tmp_path / "there.scorepad"
    save_evenings(file, [nameless(session("board 1", "6-2: N 1S="))])
    open_files(window, [str(file)])
    (choices,) = merging(window).choices
    theirs = choices[Keep.THEIRS]
    assert theirs.accessibleName() == "Board 1: 6–2 1♠ by N, made"
    theirs.click()
    merging(window).accept()
    assert results_of(window) == [("1 6-2", "N 1S=")]


@pytest.mark.parametrize("kind", [FileKind.PBN, FileKind.USEBIO])
def test_results_go_out_and_come_in_again(
    kind: FileKind, window: MainWindow, tmp_path: Path
) -> None:
    there = session(*THERE)
    window.document.open(there)
    file = tmp_path / f"there{kind}"
    save(window, str(file), kind)
    window.document.open(Evening())
    open_files(window, [str(file)])
    assert results_of(window) == [("1 2-3", "N 4S-1"), ("1 6-1", "N 4S+1"), ("2 6-1", "pass")]


def test_what_usebio_cannot_hold_is_said(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "rubber.xml"
    save(window, str(file), FileKind.USEBIO)
    said = (
        "rubber.xml cannot be written: USEBIO holds only boards that several tables played. "
        "Nothing was changed there."
    )
    assert window.notice.sentence == said
    assert not file.exists()


def waiting_in(window: MainWindow) -> WaitDialog:
    """The box that is shown while many evenings are imported."""
    return next(box for box in window.findChildren(WaitDialog) if box.isVisible())


def progress(window: MainWindow) -> QProgressBar:
    (bar,) = waiting_in(window).findChildren(QProgressBar)
    return bar


@pytest.fixture
def many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """More evenings than are imported before somebody loses patience."""
    monkeypatch.setattr(work_bar, "PATIENCE", -1)
    monkeypatch.setattr(background_work, "SLICE", 0.0001)
    file = tmp_path / "many.scorepad"
    save_evenings(file, [EVENINGS[0]._replace(id=UUID(int=number)) for number in range(MANY)])
    return str(file)


def test_while_many_are_taken_in_the_window_lives_and_says_how_far_it_is(
    window: MainWindow, auto_save: AutoSave, many: str, one: str, qtbot: QtBot
) -> None:
    open_files(window, [many])
    assert waiting_in(window).isModal()
    assert waiting_in(window).windowTitle() == "Opening many.scorepad"
    open_files(window, [one])
    assert window.notice.sentence.startswith(
        "Other files are still being opened; please try again afterwards"
    )

    qtbot.waitUntil(lambda: f" of {MANY}" in progress(window).text())
    said = f"{MANY} evenings added"
    qtbot.waitUntil(lambda: window.notice.sentence == said, timeout=30_000)
    flush()
    assert not window.findChildren(WaitDialog)
    assert len(archive_of(auto_save).evenings()) == MANY


def test_cancelled_none_of_them_is_taken_in(
    window: MainWindow, auto_save: AutoSave, many: str, qtbot: QtBot
) -> None:
    open_files(window, [many])

    qtbot.waitUntil(lambda: progress(window).maximum() == MANY and progress(window).value() >= 5)
    waiting_in(window).bar.stop_button.click()
    flush()
    assert not window.findChildren(WaitDialog)
    assert archive_of(auto_save).evenings() == []
    type_deal(window, "1nn")
    assert len(archive_of(auto_save).evenings()) == 1


def test_cancelled_while_the_file_is_still_read(
    window: MainWindow, auto_save: AutoSave, many: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = Event()

    def read_slowly(file: Path) -> tuple[SavedEvening, ...]:
        go_on.wait()
        return tuple(EVENINGS)

    monkeypatch.setattr(opening, "open_file", read_slowly)
    open_files(window, [many])
    waiting_in(window).reject()
    go_on.set()
    flush()
    assert not window.findChildren(WaitDialog)
    assert archive_of(auto_save).evenings() == []


def test_the_evening_on_the_table_follows_what_a_file_changed(
    window: MainWindow, auto_save: AutoSave, tmp_path: Path, several: str, qtbot: QtBot
) -> None:
    open_files(window, [several])
    window.notice.buttons[0].click()
    later = replace(EVENINGS[1].evening, title="Friday")
    file = tmp_path / "later.scorepad"
    save_evenings(file, [EVENINGS[0], EVENINGS[1]._replace(evening=later)])
    open_files(window, [str(file)])
    qtbot.waitUntil(lambda: window.document.evening == later)
    assert window.notice.sentence == "1 evening already there, 1 evening changed"


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        (
            "bad.txt",
            "form whist",
            "bad.txt cannot be opened. Line 1: “whist” is unknown after",
        ),
        ("bad.scorepad", "{", "bad.scorepad cannot be opened. The file is cut off; open a"),
        ("<b>.csv", "x", "<b>.csv cannot be opened. Line 1: this is not a table of deals: the"),
        ("none", None, "none cannot be opened. This file or folder no longer exists."),
    ],
)
def test_one_that_cannot_be_opened_and_nothing_changes(
    window: MainWindow,
    auto_save: AutoSave,
    tmp_path: Path,
    one: str,
    name: str,
    data: str | None,
    said: str,
) -> None:
    if data is not None:
        (tmp_path / name).write_text(data)
    open_files(window, [one, str(tmp_path / name)])
    assert window.notice.sentence.startswith(said)
    assert archive_of(auto_save).evenings() == []


@pytest.mark.parametrize("page", WindowPage)
def test_what_cannot_be_opened_is_said_on_the_page_in_view(
    window: MainWindow, page: WindowPage, tmp_path: Path
) -> None:
    window.turn_to(page)
    empty = tmp_path / "empty.scorepad"
    empty.touch()
    open_files(window, [str(empty)])
    said = [bar for bar in window.findChildren(NoticeBar) if bar.isVisible()]
    assert [bar.sentence.startswith("empty.scorepad cannot be opened.") for bar in said] == [True]


def test_a_vast_file_is_said_to_be_too_large(
    window: MainWindow, one: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST", 10)
    before = window.document.evening
    open_files(window, [one])
    assert "Larger than 400 megabytes" in window.notice.sentence
    assert window.document.evening is before


def test_without_an_archive_one_evening_can_be_opened(
    opened: Opened, one: str, several: str
) -> None:
    window = opened()
    open_files(window, [several])
    assert window.notice.sentence.startswith("several.scorepad cannot be opened. The archive can")
    assert window.document.evening.rounds[0].is_empty
    open_files(window, [one])
    assert window.document.evening.rounds[0].seating == FOUR
    open_files(window, [])
    assert window.document.evening.rounds[0].seating == FOUR


def test_an_archive_that_refuses(window: MainWindow, auto_save: AutoSave, one: str) -> None:
    before = window.document.evening
    archive_of(auto_save)._db.execute("PRAGMA query_only = ON")
    open_files(window, [one])
    assert window.notice.sentence.startswith("one.txt cannot be opened. ")
    assert window.notice.sentence.endswith("evenings.db.")
    assert window.document.evening == before


def test_an_evening_that_is_gone_meanwhile(
    window: MainWindow, auto_save: AutoSave, several: str
) -> None:
    open_files(window, [several])
    archive = archive_of(auto_save)
    for summary in archive.evenings():
        archive.delete(summary.key)
        archive.erase(summary.key)
    window.notice.buttons[0].click()
    assert window.notice.sentence.startswith("The evening is no longer in ")


def dropped(window: MainWindow, *names: str) -> bool:
    """Drag files over the window and drop them; return whether it takes them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(name) for name in names])
    facts = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    no_keys = Qt.KeyboardModifier.NoModifier
    place = QPointF(300, 300)
    for event in (
        QDragEnterEvent(place.toPoint(), *facts, no_keys),
        QDragMoveEvent(place.toPoint(), *facts, no_keys),
        QDropEvent(place, *facts, no_keys),
    ):
        event.ignore()
        QApplication.sendEvent(window, event)
        if not event.isAccepted():
            return False
    return True


def test_files_are_dropped(window: MainWindow, one: str) -> None:
    assert dropped(window, one)
    assert window.document.evening.rounds[0].seating == FOUR
    assert not window.entry.field.acceptDrops()


def test_nothing_else_is_dropped(window: MainWindow) -> None:
    assert not dropped(window)


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("7", "Line 7"),
        ("version", "version"),
        ("evenings[0].planned_rounds", "evening 1, planned rounds"),
        ("evenings[1].rounds[0].deals[11].tricks", "evening 2, round 1, entry 12, tricks"),
        ("evenings[1].rounds[0].items[11].tricks", "evening 2, round 1, entry 12, tricks"),
        ("evenings[0].settled[1].payments[0]", "evening 1, settled 2, payments 1"),
        ("evenings[0].rounds[2].ranked[1]", "evening 1, round 3, ranked 2"),
    ],
)
def test_a_place_in_a_file_in_words(place: str, said: str) -> None:
    assert place_in_file(place) == said


def test_which_file_is_to_be_opened(window: MainWindow, one: str) -> None:
    ask_files(window)
    dialog = window.findChild(QFileDialog)
    assert dialog
    assert dialog.nameFilters() == [
        "Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)",
        "All files (*)",
    ]
    dialog.filesSelected.emit([one])
    dialog.reject()
    assert window.document.evening.rounds[0].seating == FOUR


def test_cards_alone_are_those_of_the_boards_on_the_table(
    window: MainWindow, tmp_path: Path
) -> None:
    """They are added to a session, and one undo removes them; elsewhere they open by themselves."""
    file = tmp_path / "hands.pbn"
    file.write_text("".join(f'[Board "{n}"]\n[Deal "{HANDS}"]\n\n' for n in (1, 2)))
    window.document.open(session("board 1", "1-2: N 4S=", "3-4: pass"))
    open_files(window, [str(file)])
    assert window.notice.sentence == "The cards of 2 boards were added."
    comparison = window.document.evening.rounds[0].comparison
    assert comparison
    assert [one.board for one in comparison.cards] == [1, 2]
    assert len(comparison.results) == 2
    window.document.steps.undo()
    assert window.document.evening == session("board 1", "1-2: N 4S=", "3-4: pass")
    window.document.open(Evening((entered("N 1C"),)))
    open_files(window, [str(file)])
    comparison = window.document.evening.rounds[0].comparison
    assert comparison
    assert (comparison.results, len(comparison.cards)) == ((), 2)
