"""Where the archive is kept."""

from pathlib import Path

import pytest

from scorepad.archive.paths import usual_file


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "/home/ann/.local/share/scorepad"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/scorepad"),
        ("linux", {"XDG_DATA_HOME": "data"}, "/home/ann/.local/share/scorepad"),
        ("darwin", {}, "/home/ann/Library/Application Support/scorepad"),
        ("win32", {}, "/home/ann/AppData/Local/scorepad"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/scorepad"),
    ],
)
def test_the_usual_place(platform: str, environment: dict[str, str], folder: str) -> None:
    file = usual_file({"HOME": "/home/ann", **environment}, platform)
    assert file == Path(folder) / "evenings.db"


def test_another_place_can_be_chosen() -> None:
    assert usual_file({"SCOREPAD_ARCHIVE": "/mnt/bridge.db"}) == Path("/mnt/bridge.db")


def test_a_home_that_is_not_named() -> None:
    assert usual_file({}, "linux") == Path.home() / ".local/share/scorepad/evenings.db"
