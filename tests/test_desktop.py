"""The entry in the menu of the desktop, as the command makes it and takes it away."""

import subprocess
import sys
from pathlib import Path

import pytest

from scorepad.desktop import command_line, data_home, install, quoted, remove
from scorepad.resources import RESOURCES
from tests.ran import Ran, refused, run


def files(home: Path) -> list[str]:
    ours = (file for file in home.rglob("scorepad.*") if file.is_file())
    return sorted(str(file.relative_to(home)) for file in ours)


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_into_the_menu_and_out_again(home: Path) -> None:
    said = Ran(0, f"scorepad stands in the menu now, by entries in {home}.\n", "")
    assert run("desktop", "install") == run("desktop", "install") == said
    assert files(home) == [
        "applications/scorepad.desktop",
        "icons/hicolor/scalable/apps/scorepad.svg",
        "mime/packages/scorepad.xml",
    ]
    assert run("desktop", "remove") == Ran(0, "scorepad is out of the menu now.\n", "")
    assert files(home) == []
    assert run("desktop", "remove") == Ran(0, "scorepad was not in the menu.\n", "")


def test_the_entry_starts_this_very_program(home: Path) -> None:
    install(home, ["/home/a b/scorepad"])
    entry = (home / "applications" / "scorepad.desktop").read_text(encoding="utf-8")
    assert '\nExec="/home/a b/scorepad" %f\n' in entry
    assert "Icon=scorepad\n" in entry


@pytest.mark.parametrize("word", ["a b", 'say "a"', "50%", "back\\slash", "$HOME", "`a`", "it's"])
def test_any_path_can_stand_in_an_entry(word: str) -> None:
    entry = quoted([word]).replace("%%", "%").replace("\\\\", "\\")
    shown = subprocess.run(["sh", "-c", f"printf %s {entry}"], capture_output=True, check=True)
    assert shown.stdout.decode() == word


def test_a_folder_that_may_not_be_written(home: Path) -> None:
    (home / "applications").touch()
    assert refused(run("desktop", "install")).startswith(f"{home}: cannot be written: ")


def test_other_systems_have_no_such_menu(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    assert refused(run("desktop", "install")).startswith("scorepad desktop: there is such a menu")


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


def test_nothing_else_is_taken_away(home: Path) -> None:
    other = home / "applications" / "other.desktop"
    install(home, ["scorepad"])
    other.touch()
    assert remove(home)
    assert other.exists()
