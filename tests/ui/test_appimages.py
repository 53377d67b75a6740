"""How an AppImage is packed, if the tools for it are there."""

from pathlib import Path

from appimages import RUNTIME, packing


def test_the_runtime_beside_the_tool_is_used(tmp_path: Path) -> None:
    tool = str(tmp_path / "appimagetool")
    assert packing(tool) == [tool, "--no-appstream"]
    (tmp_path / RUNTIME).touch()
    assert packing(tool)[2:] == ["--runtime-file", str(tmp_path / RUNTIME)]
