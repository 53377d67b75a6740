"""What is packed on Windows, macOS and Linux, with every branch taken here."""

import os
import tarfile
import zipfile
from pathlib import Path

import bundle
import pytest
from release import filled, identity, version

from tests.ran import CHECKOUT


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The output of PyInstaller."""
    monkeypatch.setattr(bundle, "APP", str(tmp_path / "app"))
    monkeypatch.setattr(bundle, "WORK", str(tmp_path))
    monkeypatch.setattr(bundle, "DIST", str(tmp_path / "dist"))
    monkeypatch.setattr("platform.machine", lambda: "arm64")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    (tmp_path / "licences").mkdir()
    (tmp_path / "licences" / "LICENSE").touch()
    return tmp_path / "app"


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_windows_has_a_program_to_print_by_the_same_name(made: Path) -> None:
    inside = made / "scorepad" / "_internal"
    inside.mkdir(parents=True)
    for name in ("scorepad.exe", "scorepad-text.exe", "_internal/python313.dll"):
        (made / "scorepad" / name).touch()
    folder = bundle.finished("win32")
    there = {"scorepad.exe", "scorepad.com", "_internal/python313.dll", "LICENSE"}
    assert files_in(Path(folder)) == there
    file = bundle.archive(folder, "Windows")
    assert os.path.basename(file) == f"scorepad-{version()}-windows-arm64.zip"
    with zipfile.ZipFile(file) as packed:
        assert {*packed.namelist()} == {f"scorepad-{version()}/{name}" for name in there}
        assert {one.date_time for one in packed.infolist()} == {(2001, 9, 9, 1, 46, 40)}


def test_macos_gets_the_application_as_it_was_signed(made: Path) -> None:
    program = made / "scorepad.app" / "Contents" / "MacOS" / "scorepad"
    program.parent.mkdir(parents=True)
    program.touch(0o755)
    (program.parents[1] / "Info.plist").touch()
    folder = bundle.finished("darwin")
    assert files_in(Path(folder)) == {"Contents/MacOS/scorepad", "Contents/Info.plist"}
    file = bundle.archive(folder, "Darwin")
    assert os.path.basename(file) == f"scorepad-{version()}-macos-arm64.tar.gz"
    with tarfile.open(file) as packed:
        found = {one.name: one.mode for one in packed if one.isfile()}
    assert found == {
        "scorepad.app/Contents/MacOS/scorepad": 0o755,
        "scorepad.app/Contents/Info.plist": 0o644,
    }


def test_linux_gets_a_folder_with_the_licences(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (made / "scorepad").mkdir(parents=True)
    monkeypatch.setattr(bundle, "slim", lambda folder: None)
    folder = bundle.finished("linux")
    with tarfile.open(bundle.archive(folder, "Linux")) as packed:
        names = [one.name for one in packed]
    assert names == [f"scorepad-{version()}", f"scorepad-{version()}/LICENSE"]


def test_the_installer_knows_the_kind_of_file() -> None:
    script = filled("scorepad.iss")
    assert "@" not in script.replace("@ROOT@", "")
    assert f"AppId={identity().id}" in script
    assert f"AppVersion={version()}" in script
    kind = (CHECKOUT / "resources" / "desktop" / "scorepad.desktop").read_text(encoding="utf-8")
    (mime,) = (line[9:-1] for line in kind.splitlines() if line.startswith("MimeType="))
    for place in ("packaging/windows/scorepad.iss", "packaging/pyinstaller/macos.spec"):
        assert mime in (CHECKOUT / place).read_text(encoding="utf-8")
    assert bundle.COMMAND == "scorepad.com"
