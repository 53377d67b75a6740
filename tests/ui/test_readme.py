"""Each command that the README shows, as whoever reads it would type it."""

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

from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave
from tests.ran import CHECKOUT, DEALS, PLAYERS, score
from tests.ui.test_stretched_words import actions
from tests.ui.windows import Opened, open_window

README = (CHECKOUT / "README.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^    (scorepad .*|python3 packaging/run.py .+)$", README, re.MULTILINE)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the README names, and an archive with an evening."""
    folder = tmp_path_factory.mktemp("readme")
    (folder / "evening.txt").write_text(PLAYERS + DEALS, encoding="utf-8")
    shutil.copy(CHECKOUT / "tests" / "golden" / "rankings" / "mitchell.txt", folder / "boards.txt")
    shutil.copytree(CHECKOUT / "tests" / "golden", folder / "tests" / "golden")
    assert typed("scorepad import evening.txt", folder).stdout == "evening.txt: 1 added\n"
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
    for file in re.findall(r"-o (\w+\.\w+)", line):
        assert (played / file).stat().st_size


def test_every_command_is_shown() -> None:
    shown = {line.split()[1] for line in SHOWN if line.startswith("scorepad ")}
    assert shown >= {"score", "what-if", "seats", "print", "export", "import", "check"}


def test_the_score_file_is_scored() -> None:
    (block,) = re.findall(r"^    form rubber.*?(?=\n\n)", README, re.MULTILINE | re.DOTALL)
    assert "We | They" in score(re.sub("^    ", "", block, flags=re.MULTILINE))


def test_pictures_and_files_are_there() -> None:
    named = re.findall(r"\]\(([^)#]+)\)|`(\.github/[\w/.]+|resources/[\w/.-]+)`", README)
    assert named
    assert [
        name for pair in named for name in pair if name and not (CHECKOUT / name).exists()
    ] == []


def test_every_key_that_is_named_is_in_a_menu(opened: Opened) -> None:
    named = re.findall(r"(?:Ctrl\+(?:Shift\+)?\w+|(?:Shift\+)?F\d+)\b", README)
    actions = opened().findChildren(QAction)
    assert {*named} <= {key.toString() for action in actions for key in action.shortcuts()}


def test_the_manual_page_has_every_key(qtbot: QtBot, tmp_path: Path) -> None:
    """In the order of the menus, by the same names."""
    auto_save = AutoSave(tmp_path / "evenings.db")
    window = open_window(Document(auto_save=auto_save), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    auto_save.close()
    page = (CHECKOUT / "packaging" / "debian" / "scorepad.1").read_text(encoding="utf-8")
    listed = page.replace("\\-", "-").split(".SH KEYS")[1].split(".SH")[0]
    keys = re.findall(r"\.TP\n\.B (\S+)\n(.+)", listed)
    assert keys == [
        (action.shortcut().toString(), action.iconText().rstrip("…"))
        for menu in window.menus
        for action in actions(menu)
        if not action.shortcut().isEmpty()
    ]
