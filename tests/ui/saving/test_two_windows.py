"""Two windows on one archive, in every order of typing, closing and killing.

Nothing that either of them showed as kept is ever gone.
"""

import os
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test
from hypothesis.strategies import integers, sampled_from
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from scorepad.archive.archive import Archive
from scorepad.archive.check import check
from scorepad.archive.lock import lock_file
from scorepad.bridge.actions import from_old_text
from scorepad.bridge.changes import Change
from scorepad.bridge.evening import Evening, with_item
from scorepad.bridge.notation import read_deal
from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave
from tests.archive.crash_child import DEALS

RUNS = int(os.environ.get("SCOREPAD_TWO_WINDOWS", "25"))
WINDOWS = integers(0, 1)


class Window:
    """What is behind a window: an evening, and what saves it."""

    def __init__(self, file: Path) -> None:
        self.auto_save = AutoSave(file)
        key = self.auto_save.look_up(Archive.latest_key)
        evening = self.auto_save.look_up(lambda archive: archive.load(key)) if key else None
        self.document = Document(evening, auto_save=self.auto_save, key=key if evening else None)
        self.auto_save.overtaken.connect(self._follow)

    def _follow(self, is_beside: bool) -> None:
        if not is_beside:
            self.document.reread()

    @property
    def is_kept(self) -> bool:
        return self.auto_save.trouble is None and not self.document.unsaved

    def close(self) -> None:
        self.auto_save.give_up()
        self.auto_save.close()

    def kill(self) -> None:
        """End at once: the system closes its files and releases its lock."""
        archive = self.auto_save.archive
        for timer in self.auto_save.findChildren(QTimer):
            timer.stop()
        if self.auto_save._copying:
            self.auto_save._copying.join()
        if archive:
            archive._db.close()
            if archive._lock:
                archive._lock.let_go()


class TwoWindows(RuleBasedStateMachine):
    """Steps in any order."""

    def __init__(self) -> None:
        super().__init__()
        self._folder = TemporaryDirectory()
        self.file = Path(self._folder.name) / "scorepad" / "evenings.db"
        self.windows: list[Window | None] = [None, None]
        self.promised: list[Evening] = []
        """What was shown as saved."""

    @rule(number=WINDOWS)
    def open(self, number: int) -> None:
        if self.windows[number] is None:
            self.windows[number] = Window(self.file)

    @rule(number=WINDOWS, deal=sampled_from(DEALS))
    def type_deal(self, number: int, deal: str) -> None:
        window = self.windows[number]
        if window:
            evening, _ = with_item(window.document.evening, read_deal(deal))
            window.document.become(Change(evening, from_old_text(deal)))
            self.note(window)

    @rule(number=WINDOWS)
    def undo(self, number: int) -> None:
        window = self.windows[number]
        if window:
            window.document.recall()
            window.document.steps.undo()
            self.note(window)

    @rule(number=WINDOWS)
    def wait(self, number: int) -> None:
        window = self.windows[number]
        if window:
            window.auto_save.try_again()
            window.auto_save.look_again()
            self.note(window)

    @rule(number=WINDOWS)
    def close(self, number: int) -> None:
        window, self.windows[number] = self.windows[number], None
        if window:
            window.close()

    @rule(number=WINDOWS)
    def kill(self, number: int) -> None:
        window, self.windows[number] = self.windows[number], None
        if window:
            window.kill()

    @rule()
    def take_lock_file_away(self) -> None:
        lock_file(self.file).unlink(missing_ok=True)

    @rule()
    def touch(self) -> None:
        if self.file.exists():
            self.file.touch()

    def note(self, window: Window) -> None:
        if window.is_kept and window.document.evening.is_played:
            self.promised.append(window.document.evening)

    def teardown(self) -> None:
        for window in self.windows:
            if window:
                window.close()
        try:
            if self.promised:
                self.see_that_all_is_there()
        finally:
            self._folder.cleanup()

    def see_that_all_is_there(self) -> None:
        with closing(Archive.open(self.file)) as archive:
            states = [
                step.evening for one in archive.evenings() for step in archive.history(one.key)
            ]
        for evening in self.promised:
            assert evening in states
        assert check(self.file).faults == ()


def test_in_every_order(qapp: QApplication) -> None:
    some = settings(max_examples=RUNS, stateful_step_count=30, deadline=None, derandomize=True)
    run_state_machine_as_test(TwoWindows, settings=some)
