"""What the window needs of a Linux system, in one sentence."""

from pathlib import Path

import pytest

from scorepad.commands import libraries
from scorepad.commands.libraries import (
    LIBRARIES,
    by_hand,
    missing,
    no_screen,
    remedy,
    trouble_with_screen,
)


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("linux")
def test_what_is_missing_is_named_as_debian_calls_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "loads", lambda file: "GL" not in file)
    assert missing() == ["libgl1", "libegl1"]
    monkeypatch.setattr("sys.platform", "darwin")
    assert missing() == []


@pytest.mark.usefixtures("linux")
def test_what_a_program_brings_is_not_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It cannot be loaded while the system lacks what it depends on."""
    monkeypatch.setattr(libraries, "loads", lambda file: False)
    monkeypatch.setattr(libraries, "RESOURCES", tmp_path / "scorepad" / "resources")
    for file in {*LIBRARIES.values()} - {"libGL.so.1", "libEGL.so.1"}:
        (tmp_path / file).touch()
    assert missing() == ["libgl1", "libegl1"]


def test_a_library_that_nobody_has() -> None:
    assert not libraries.loads("libnobody-has-this.so.0")


def test_the_line_that_brings_them_can_be_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda program: f"/usr/bin/{program}")
    assert by_hand(["libgl1"]) in remedy(["libgl1"])
    assert by_hand(["libgl1"]).endswith("apt-get install -y --no-install-recommends libgl1")
    monkeypatch.setattr("shutil.which", lambda program: None)
    assert remedy(["libgl1", "libegl1"]).endswith("manager has: libGL.so.1, libEGL.so.1")


@pytest.mark.usefixtures("linux")
def test_a_screen_of_x_needs_libraries_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "loads", lambda file: file != LIBRARIES["libxcb-cursor0"])
    monkeypatch.setenv("DISPLAY", ":0")
    assert "libxcb-cursor" in trouble_with_screen()
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert trouble_with_screen() == ""


@pytest.mark.usefixtures("linux")
def test_without_a_screen_nothing_else_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "loads", lambda file: False)
    said = "no screen was found for the window"
    assert no_screen() == trouble_with_screen() == said
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-7")
    assert no_screen() == ""
    monkeypatch.setattr("sys.platform", "darwin")
    assert trouble_with_screen() == ""
