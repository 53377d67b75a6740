"""The icon for Windows and macOS, drawn from the one drawing."""

import struct
from pathlib import Path

import bundle
import icons
import pytest
from PySide6.QtGui import QImage


def test_windows_has_it_in_several_sizes() -> None:
    data = icons.windows_icon()
    _, kind, count = struct.unpack_from("<3H", data)
    assert (kind, count) == (1, 6)
    for number in range(count):
        side, *_, size, place = struct.unpack_from("<4B2H2I", data, 6 + 16 * number)
        picture = QImage.fromData(data[place : place + size])
        assert picture.width() == (side or 256)
    assert QImage.fromData(data).width() >= 16


def test_macos_has_it_in_several_sizes() -> None:
    data = icons.mac_icon()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    place, sides = 8, []
    while place < len(data):
        name, size = struct.unpack_from(">4sI", data, place)
        sides.append(QImage.fromData(data[place + 8 : place + size]).width())
        assert icons.MAC_SIZES[sides[-1]] == name
        place += size
    assert sides == [*icons.MAC_SIZES]


@pytest.mark.parametrize(
    ("platform", "files"),
    [("linux", []), ("win32", ["scorepad.ico"]), ("darwin", ["scorepad.icns"])],
)
def test_each_system_gets_its_own(
    platform: str, files: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "fresh", lambda *_: str(tmp_path))
    bundle.lay_out_icons(platform)
    assert [file.name for file in tmp_path.iterdir()] == files
