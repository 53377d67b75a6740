"""The screen that all tests of the windows use: one look, and nothing left over between tests."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.bridge.evening import Evening
from scorepad.ui import language, look
from scorepad.ui.document import Document
from scorepad.ui.garbage import GarbageCollector
from scorepad.ui.history.copies_page import CopiesPage
from scorepad.ui.parts import keyboard
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from tests.ui.archived import Blocker, make_club
from tests.ui.translated import english_table, loudly, make_language
from tests.ui.ways.table import Table
from tests.ui.windows import Opened, flush, open_window, type_deal

CLUB = 12
"""The number of evenings in the archive of a club."""

# Without a screen, unless the tests are asked to use a real one.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ONE = "form rubber\nseats N=Ann E=Bob S=Cy W=Di\nN 3NT\n"


@pytest.fixture(scope="session", autouse=True)
def own_settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what Qt and started programs remember apart from the user and other processes."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        yield


@pytest.fixture(scope="session", autouse=True)
def looks(own_settings: None, qapp: QApplication) -> Iterator[None]:
    """The program's own fonts and style, the same on every machine."""
    look.load_fonts()
    qapp.setStyle("Fusion")
    GarbageCollector(qapp)
    keyboard.watch(qapp)
    yield
    # Without a screen Qt frees the clipboard after Python has ended, and crashes.
    qapp.clipboard().clear()


@pytest.fixture(autouse=True)
def flushed(looks: None) -> Iterator[None]:
    """Delete what a test closed before the next begins."""
    look.use(look.LIGHT, 12)
    gc.disable()
    yield
    flush()
    gc.enable()


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Opened:
    """Opens main windows with fresh settings."""

    def open_on(evening: Evening | None = None) -> MainWindow:
        window = open_window(Document(evening), tmp_path / "settings.ini")
        qtbot.addWidget(window)
        return window

    return open_on


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    """The application, which speaks English again after the test."""
    yield qapp
    language.speak(qapp, language.ENGLISH)
    QLocale.setDefault(QLocale.system())


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive of a few evenings; every test begins with a copy of it."""
    return make_club(tmp_path_factory.mktemp("club") / "evenings.db", CLUB)


@pytest.fixture(scope="session")
def loud(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a language in which everything translated is in capitals."""
    return make_language(tmp_path_factory.mktemp("loud"), "eo", loudly)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "scorepad" / "evenings.db"


@pytest.fixture
def auto_save(file: Path) -> Iterator[AutoSave]:
    made = AutoSave(file)
    yield made
    made.close()


@pytest.fixture
def document(auto_save: AutoSave) -> Document:
    return Document(auto_save=auto_save)


@pytest.fixture
def window(document: Document, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    opened = open_window(document, tmp_path / "settings.ini")
    qtbot.addWidget(opened)
    yield opened
    for copies in opened.findChildren(CopiesPage):
        copies.close()


@pytest.fixture
def blocked(window: MainWindow, file: Path) -> Iterator[Blocker]:
    type_deal(window, "4sn")
    blocker = Blocker(file)
    yield blocker
    blocker.let_go()


@pytest.fixture
def one(tmp_path: Path) -> str:
    """A file of one evening."""
    file = tmp_path / "one.txt"
    file.write_text(ONE)
    return str(file)


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """Sockets have names of at most 107 bytes; those of a test's own folder are longer."""
    with TemporaryDirectory(prefix="") as folder:
        yield Path(folder)


@pytest.fixture
def table(qtbot: QtBot, club: Path, tmp_path: Path) -> Iterator[Table]:
    """The main window with that archive, where the ways to all others begin."""
    with english_table(club, tmp_path) as laid:
        qtbot.addWidget(laid.window)
        yield laid
