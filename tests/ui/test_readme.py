"""Each command in the README, as its readers would type it."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot
from release import filled

from scorepad.bridge.notation import read_deal
from scorepad.bridge.seats import Seating
from scorepad.commands.arguments import COMMANDS
from scorepad.commands.examples import EXAMPLES
from scorepad.commands.libraries import LIBRARIES
from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.words import deal_aloud
from scorepad.ui.words import help as help_words
from scorepad.words.manual import ManualTable
from tests.manual_pages import PAGES, page
from tests.ran import CHECKOUT, DEALS, PLAYERS
from tests.ui.windows import Opened, open_window

README = (CHECKOUT / "README.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(scorepad .+?)` \| (.+) \|$", README, re.MULTILINE)
EXPLAINED = [(line, about) for of_command in EXAMPLES.values() for line, about in of_command]
SHOWN = [
    *(line for line, _ in EXPLAINED),
    *re.findall(r"^    (python3 packaging/run.py .+)$", README, re.MULTILINE),
]
MANUAL = "".join(page.read_text(encoding="utf-8") for page in PAGES.values())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the README names, and an archive with an evening."""
    folder = tmp_path_factory.mktemp("readme")
    for name in ("evening.txt", "other.txt"):
        (folder / name).write_text(PLAYERS + DEALS, encoding="utf-8")
    shutil.copy(CHECKOUT / "tests" / "golden" / "rankings" / "mitchell.txt", folder / "boards.txt")
    shutil.copytree(CHECKOUT / "tests" / "golden", folder / "tests" / "golden")
    assert typed("scorepad import evening.txt", folder).stdout == "evening.txt: 1 evening added\n"
    return folder


def typed(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What a line does for somebody who has scorepad installed."""
    command, *arguments = shlex.split(line, comments=True)
    if command == "python3":
        arguments[0] = str(CHECKOUT / arguments[0])
    else:
        arguments = ["-m", "scorepad", *arguments]
    home = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, **home, "PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("line", SHOWN)
def test_a_command_does_what_the_readme_says(line: str, played: Path) -> None:
    done = typed(line, played)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
    for file in re.findall(r"^(.+?): ", done.stdout) if " -o " in line else ():
        assert (played / file).stat().st_size


def test_every_command_is_shown_as_its_help_does() -> None:
    assert [row for row in ROWS if row not in EXPLAINED] == []
    shown = {line.split()[1] for line, _ in ROWS}
    assert shown | {"help"} == {*COMMANDS} == {*EXAMPLES}


def test_the_manual_and_the_help_have_the_same_examples() -> None:
    spoken = [(typed, deal_aloud(read_deal(typed), Seating())) for typed in help_words.examples()]
    (table,) = (part for part in page("entering_deals").parts if isinstance(part, ManualTable))
    assert [(typed.strip("`"), means) for typed, means in table.rows] == spoken


def test_the_line_for_debian_brings_all_that_is_needed() -> None:
    (line,) = re.findall(r"^    sudo apt update && sudo apt install (.+)$", README, re.MULTILINE)
    assert line.split() == ["python3-venv", *LIBRARIES]


def test_it_is_read_in_a_few_minutes() -> None:
    assert len(README.split()) <= 1503


def test_pictures_and_files_are_there() -> None:
    named = re.findall(r"\]\(([^)#]+)\)|`(\.github/[\w/.]+|resources/[\w/.-]+)`", README)
    assert named
    assert [
        name for pair in named for name in pair if name and not (CHECKOUT / name).exists()
    ] == []


def test_every_key_that_is_named_is_in_a_menu(opened: Opened) -> None:
    named = re.findall(r"(?:Ctrl\+(?:Shift\+)?\w+|(?:Shift\+)?F\d+)\b", README + MANUAL)
    actions = opened().findChildren(QAction)
    assert {*named} - {"Ctrl+C"} <= {
        key.toString() for action in actions for key in action.shortcuts()
    }


def test_the_manual_page_has_every_key(qtbot: QtBot, tmp_path: Path) -> None:
    """In the order of the menus and then of the pages, by the same names."""
    auto_save = AutoSave(tmp_path / "evenings.db")
    window = open_window(Document(auto_save=auto_save), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    auto_save.close()
    listed = filled("scorepad.1").replace("\\-", "-").split(".SH KEYS")[1].split(".SH")[0]
    keys = re.findall(r"\.TP\n\.B (\S+)\n(.+)", listed)
    assert keys == [
        (action.shortcut().toString(), action.iconText().rstrip("…"))
        for action in window.findChildren(QAction)
        if not action.shortcut().isEmpty()
    ]
