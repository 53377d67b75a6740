"""The desktop's menu entry, as the command creates and removes it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scorepad.commands.desktop import command_line, data_home, install, quoted, remove
from scorepad.resources import RESOURCES
from tests.ran import CHECKOUT, Ran, refused, run


def files(home: Path) -> list[str]:
    ours = (file for file in home.rglob("scorepad.*") if file.is_file())
    return sorted(str(file.relative_to(home)) for file in ours)


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_into_the_menu_and_out_again(home: Path) -> None:
    said = Ran(0, f"scorepad is in the menu now; its entries are in {home}.\n", "")
    assert run("desktop", "install") == run("desktop", "install") == said
    assert files(home) == [
        "applications/scorepad.desktop",
        "icons/hicolor/scalable/apps/scorepad.svg",
        "mime/packages/scorepad.xml",
    ]
    assert run("desktop", "remove") == Ran(0, "scorepad was removed from the menu.\n", "")
    assert files(home) == []
    assert run("desktop", "remove") == Ran(0, "scorepad was not in the menu.\n", "")


def test_the_entry_starts_this_very_program(home: Path) -> None:
    install(home, ["/home/a b/scorepad"])
    entry = (home / "applications" / "scorepad.desktop").read_text(encoding="utf-8")
    assert '\nTryExec=/home/a b/scorepad\nExec="/home/a b/scorepad" %f\n' in entry
    assert "Icon=scorepad\n" in entry


@pytest.mark.parametrize(
    ("command", "tried"),
    [
        (["/usr/bin/python3", "/home/ann/scorepad/packaging/run.py"], "packaging/run.py"),
        (["/home/ann/.venv/bin/python", "-m", "scorepad"], "/bin/python"),
        (["/home/back\\slash/scorepad"], "back\\\\slash/scorepad"),
        (["scorepad"], "scorepad"),
    ],
)
def test_an_entry_whose_program_is_gone_is_not_shown(
    home: Path, command: list[str], tried: str
) -> None:
    install(home, command)
    entry = (home / "applications" / "scorepad.desktop").read_text(encoding="utf-8")
    (line,) = (line for line in entry.splitlines() if line.startswith("TryExec="))
    assert line.endswith(tried)


def test_a_checkout_can_be_tried() -> None:
    assert os.access(CHECKOUT / "packaging" / "run.py", os.X_OK)


def test_the_desktop_is_told_to_look_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = home / "told"
    program = home / "bin" / "update-desktop-database"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nprintf %s "$1" >"{told}"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent))
    install(home, ["scorepad"])
    assert told.read_text(encoding="utf-8") == str(home / "applications")


@pytest.mark.parametrize("word", ["a b", 'say "a"', "50%", "back\\slash", "$HOME", "`a`", "it's"])
def test_any_path_can_stand_in_an_entry(word: str) -> None:
    entry = quoted([word]).replace("%%", "%").replace("\\\\", "\\")
    shown = subprocess.run(["sh", "-c", f"printf %s {entry}"], capture_output=True, check=True)
    assert shown.stdout.decode() == word


def test_a_folder_that_may_not_be_written(home: Path) -> None:
    (home / "applications").touch()
    assert refused(run("desktop", "install")).startswith(f"{home} cannot be written: ")


def test_other_systems_have_no_such_menu(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    assert refused(run("desktop", "install")).startswith("scorepad desktop: only available")


def test_how_the_program_is_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("APPIMAGE", raising=False)
    assert command_line("/home/ann/.local/bin/scorepad") == ["/home/ann/.local/bin/scorepad"]
    checkout = RESOURCES.parent
    assert command_line(str(checkout / "scorepad" / "__main__.py")) == [
        sys.executable,
        str(checkout / "packaging" / "run.py"),
    ]
    site = str(tmp_path / "scorepad" / "__main__.py")
    assert command_line(site) == [sys.executable, "-m", "scorepad"]
    monkeypatch.setenv("APPIMAGE", "/home/ann/scorepad.AppImage")
    monkeypatch.setenv("APPDIR", str(RESOURCES.parent))
    assert command_line(site) == ["/home/ann/scorepad.AppImage"]
    monkeypatch.setenv("APPIMAGE", "/home/ann/terminal.AppImage")
    monkeypatch.setenv("APPDIR", str(tmp_path))
    assert command_line("/usr/bin/scorepad") == ["/usr/bin/scorepad"]


def test_where_this_user_keeps_such_things() -> None:
    assert data_home({"XDG_DATA_HOME": "/x", "HOME": "/home/ann"}) == Path("/x")
    assert data_home({"XDG_DATA_HOME": "x", "HOME": "/home/ann"}) == Path("/home/ann/.local/share")


@pytest.mark.parametrize(
    ("folder", "said"),
    [
        (
            "x\nTerminal=true",
            "/x\\nTerminal=true: a name with a line break cannot be in a menu",
        ),
        ("x\u2028Terminal=true", "the character U+2028 is not allowed in a name or a reason"),
        ("x\x85Terminal=true", "the character U+0085 is not allowed in a name or a reason"),
        ("x\udcff", "the character U+DCFF is not allowed in a name or a reason"),
    ],
)
def test_a_path_brings_no_line_of_its_own(
    folder: str, said: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scorepad.commands.desktop.command_line", lambda: [f"/{folder}"])
    assert refused(run("desktop", "install")).startswith(f"scorepad desktop: {said}")
    assert files(home) == []


def test_no_link_is_followed(home: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann", encoding="utf-8")
    entry = home / "applications" / "scorepad.desktop"
    entry.parent.mkdir()
    for link in (entry, entry.with_name("scorepad.desktop.unfinished")):
        link.symlink_to(letter)
        install(home, ["scorepad"])
        assert letter.read_text(encoding="utf-8") == "Dear Ann"
        assert not entry.is_symlink()
        assert not link.is_symlink()
    assert remove(home)
    entry.symlink_to(tmp_path / "nowhere")
    assert remove(home)
    assert not entry.is_symlink()
    entry.mkdir()
    assert refused(run("desktop", "install")).startswith(f"{home} cannot be written: ")
    assert files(home) == []


def test_a_program_that_cannot_be_run_is_no_trouble(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: object, **options: object) -> None:
        raise OSError(8, "Exec format error")

    monkeypatch.setattr("shutil.which", lambda program: program)
    monkeypatch.setattr("subprocess.run", refuse)
    assert run("desktop", "install").status == 0


def test_nothing_else_is_taken_away(home: Path) -> None:
    other = home / "applications" / "other.desktop"
    install(home, ["scorepad"])
    other.touch()
    assert remove(home)
    assert other.exists()
