"""What the tests of keeping share: a window, and the archive that its evening is kept in."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scorepad.ui.document import Document
from scorepad.ui.keeping.copies_window import CopiesWindow
from scorepad.ui.keeping.keeping import Keeping
from scorepad.ui.main_window import MainWindow
from tests.ui.keeping.kept import Blocker
from tests.ui.windows import open_window, type_deal

ONE = "form rubber\nseats N=Ann E=Bob S=Cy W=Di\nN 3NT\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "scorepad" / "evenings.db"


@pytest.fixture
def keeping(file: Path) -> Iterator[Keeping]:
    made = Keeping(file)
    yield made
    made.close()


@pytest.fixture
def document(keeping: Keeping) -> Document:
    return Document(keeping=keeping)


@pytest.fixture
def window(document: Document, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    opened = open_window(document, tmp_path / "settings.ini")
    qtbot.addWidget(opened)
    yield opened
    for copies in opened.findChildren(CopiesWindow):
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
