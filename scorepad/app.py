"""The program with its window: creates the parts and connects them."""

import sys
from collections.abc import Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication

from scorepad.archive.archive import Archive, SessionState
from scorepad.archive.paths import usual_file
from scorepad.bridge.evening import Evening
from scorepad.ui import language, look
from scorepad.ui.after_first_paint import AfterFirstPaint
from scorepad.ui.document import Document
from scorepad.ui.garbage import GarbageCollector
from scorepad.ui.help import crash_reports
from scorepad.ui.parts import keyboard
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.settings import Settings
from scorepad.ui.window import opened_by_desktop
from scorepad.ui.window.draft_saver import DraftSaver
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.page_bar import WindowPage
from scorepad.ui.words import translate


class _PhonesFromStart(Protocol):
    """Phones are let in from the start."""

    @property
    def may_enter(self) -> bool: ...

    @property
    def address(self) -> str:
        """The address to listen on; empty: the first private one."""

    @property
    def port(self) -> int | None: ...


def run(
    archive: Path | None = None, files: Sequence[str] = (), phones: _PhonesFromStart | None = None
) -> int:
    """Open the window, and then these files in it, where errors are shown."""
    file = archive or usual_file()
    app = _started()
    status, page = _run(app, file, files, phones)
    while status == language.CHANGED:
        QCoreApplication.removePostedEvents(app, QEvent.Type.Quit)  # for the closed window
        language.speak(app, Settings(QSettings()).language)
        status, page = _run(app, file, phones=phones, page=page)
    return status


def _run(
    app: QApplication,
    file: Path,
    files: Sequence[str] = (),
    phones: _PhonesFromStart | None = None,
    *,
    page: WindowPage = WindowPage.TONIGHT,
) -> tuple[int, WindowPage]:
    """Show the window until it is closed; return the page it was on."""
    auto_save = AutoSave(file, app)
    if _is_open_already(auto_save, file, files):
        return 0, page
    window = _window(auto_save)
    if page is not WindowPage.TONIGHT:
        window.show_page(page)
    window.show()
    first_paint = AfterFirstPaint(window)
    for later in (
        partial(_end_on_signals, window),
        partial(_fill_menus, window),
        partial(_see_fingers, window),
        partial(GarbageCollector, window),
        window.keep_awake,
        _show_face,
        partial(_come_back, window),
        window.tell_rescue,
        partial(_listen, window, file),
        auto_save.copy_if_due,
        partial(_count_ahead, window, auto_save),
        partial(_open, window, files),
        partial(_let_in, window, phones),
    ):
        first_paint.painted.connect(later)
    status, page = app.exec(), window.page
    if status == language.CHANGED:
        window.deleteLater()  # with its connections to the application
        QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    return status, page


def made(archive: Path | None = None) -> tuple[QApplication, MainWindow]:
    """Return the program with its window, ready to be shown, with empty menus."""
    app = _started()
    return app, _window(AutoSave(archive or usual_file(), app))


def _started() -> QApplication:
    app = QApplication([*sys.argv[:1], "-style", "fusion"])
    app.setApplicationName("scorepad")
    app.setOrganizationName("scorepad")
    app.setDesktopFileName("scorepad")
    crash_reports.watch(app)
    keyboard.watch(app)
    opened_by_desktop.watch(app)
    settings = Settings(QSettings())
    language.speak(app, settings.language)
    look.load_fonts()
    settings.use_look()  # or Qt would load a desktop font first
    return app


def _window(auto_save: AutoSave) -> MainWindow:
    """Return the window in the state it was left in."""
    evening, session = _as_it_was_left(auto_save)
    document = Document(evening or _of_today(), auto_save=auto_save, key=session.key)
    window = MainWindow(document, Settings(QSettings()))
    left = DraftSaver(document, auto_save, window.entry)
    left.take_up(session)
    auto_save.mended.connect(window.tell_rescue)
    auto_save.overtaken.connect(window.tell_overtaken)
    app = QApplication.instance()
    assert app
    app.aboutToQuit.connect(left.write)
    app.aboutToQuit.connect(auto_save.close)
    return window


def _of_today() -> Evening:
    """Return an empty evening of today, for those who type a deal at once."""
    return Evening(day=date.today())


def _as_it_was_left(auto_save: AutoSave) -> tuple[Evening | None, SessionState]:
    """Return what was open, or else the evening changed last."""
    session = auto_save.look_up(Archive.session) or SessionState()
    key = session.key or auto_save.look_up(Archive.latest_key)
    evening = None if key is None else auto_save.look_up(lambda archive: archive.load(key))
    return evening, session._replace(key=key if evening else None)


def _come_back(window: MainWindow) -> None:
    from scorepad.ui.window.evening_end import come_back

    come_back(window, date.today())


def _is_open_already(auto_save: AutoSave, file: Path, to_open: Sequence[str]) -> bool:
    """Whether another window has this archive open, and has come forward with these files."""
    holder = auto_save.archive and auto_save.archive.holder
    if not holder or not holder.is_here:
        return False
    from scorepad.ui.window.single_instance import call_running_window

    return call_running_window(file, [str(Path(name).absolute()) for name in to_open])


def _listen(window: MainWindow, file: Path) -> None:
    from scorepad.ui.window.file_actions import open_files
    from scorepad.ui.window.single_instance import SingleInstance

    first = SingleInstance(file, window)
    first.called.connect(window.come_forward)
    first.asked.connect(partial(open_files, window))
    opened_by_desktop.open_with(partial(open_files, window))
    auto_save = window.document.auto_save
    is_alone = auto_save and auto_save.archive and auto_save.archive.holder is None
    if is_alone and not first.listens:
        window.notice.say(
            translate(
                "words",
                "If you start scorepad again, it will not find this window: another program is "
                "in the way.",
            ),
            [],
        )


def _open(window: MainWindow, files: Sequence[str]) -> None:
    if files:
        from scorepad.ui.window.file_actions import open_files

        open_files(window, files)


def _let_in(window: MainWindow, phones: _PhonesFromStart | None) -> None:
    """Let phones in as the command asked, and print the address."""
    if phones is None:
        return
    from scorepad.ui.words import phones as words

    if not words.are_possible():
        window.notice.say(words.menu_entry().replace("&", ""), [])
        return
    ours = window.openers.phones
    ours.start(may_enter=phones.may_enter, address=phones.address, port=phones.port)
    if ours.listens:
        print(f"phones {ours.url}", flush=True)
    else:
        print(f"scorepad: {ours.trouble}", file=sys.stderr, flush=True)
        window.notice.say(ours.trouble, [])


def _fill_menus(window: MainWindow) -> None:
    """Fill the menus, after the window is shown."""
    from scorepad.ui.window.commands import fill_menus

    fill_menus(window)


def _see_fingers(window: MainWindow) -> None:
    from scorepad.ui.parts.finger_scroll import FingerScroll

    FingerScroll(window)


def _end_on_signals(window: MainWindow) -> None:
    from scorepad.ui.window.end_on_signals import EndOnSignals

    EndOnSignals(window)


def _count_ahead(window: MainWindow, auto_save: AutoSave) -> None:
    from scorepad.ui.window.background_count import BackgroundCount

    BackgroundCount(window.document, auto_save, window.entry)


def _show_face() -> None:
    """Set the icon later, as reading it would delay the first window."""
    from PySide6.QtGui import QIcon

    QApplication.setWindowIcon(QIcon(str(look.ICON)))
