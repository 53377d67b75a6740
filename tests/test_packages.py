"""What the packages say about the program is true."""

import re
import stat
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import build
import pytest
from release import filled
from trees import even_out

from scorepad import __version__
from scorepad.archive.paths import CHOSEN, NAME
from scorepad.commands.arguments import COMMANDS
from scorepad.commands.completion import commands_of
from scorepad.commands.examples import EXAMPLES
from scorepad.commands.parsers import parser, parsers_in

CHECKOUT = Path(__file__).parents[1]
DEBIAN = CHECKOUT / "packaging" / "debian"
RESOURCES = CHECKOUT / "resources"


def read(name: str) -> str:
    file = DEBIAN / name
    return (file if file.exists() else RESOURCES / "desktop" / name).read_text(encoding="utf-8")


def manual() -> str:
    """The manual page, as in the packages."""
    page = filled("scorepad.1").replace("\\-", "-").replace("\\(dq", '"')
    return re.sub(r"\\f[BIP]", "", page)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_manual_page_tells_every_command_and_option(command: str) -> None:
    told = commands_of(parsers_in(parser()))[command]
    names = [name for option in told.options for name in option.names if option.about]
    words = [*names, *told.words, *(word for option in told.options for word in option.choices)]
    assert re.search(rf"^{command}\b", manual(), re.MULTILINE)
    assert [word for word in words if not re.search(rf"(?<![\w-]){word}(?![\w-])", manual())] == []
    assert all(line in manual() for line, _ in EXAMPLES[command])


def test_what_building_lacks_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is downloaded, not after the first package is built."""
    monkeypatch.delattr(build, "python_of")
    monkeypatch.setattr(build, "still_missing", list)
    monkeypatch.setattr(build, "missing_packages", lambda: ["python3-venv"])
    with pytest.raises(SystemExit, match=r"python3-venv .* patchelf .* dpkg-dev dpkg$"):
        build.main(["app", "deb", "deb-thin"])
    with pytest.raises(SystemExit, match=r"recommends dpkg$"):
        build.main(["deb-thin"])


def test_its_page_has_nothing_that_man_does_not_know(tmp_path: Path) -> None:
    page = tmp_path / "scorepad.1"
    page.write_text(filled("scorepad.1"), encoding="utf-8")
    assert not re.search(r"@\w+@", page.read_text(encoding="utf-8"))
    lines = page.read_text(encoding="utf-8").splitlines()
    known = {
        "TH",
        "SH",
        "TP",
        "B",
        "BI",
        "BR",
        "I",
        "IR",
        "RB",
        "RI",
        "RS",
        "RE",
        "PP",
        "EX",
        "EE",
        "br",
    }
    assert {line[1:].split()[0] for line in lines if line.startswith(".")} <= known


IMPORTS_ALL = """
import pkgutil, runpy, sys, scorepad
sys.modules.update(dict.fromkeys(runpy.run_path("packaging/pyinstaller/contents.py")["UNUSED"]))
for module in pkgutil.walk_packages(scorepad.__path__, "scorepad."):
    if not module.name.startswith(("scorepad.ui", "scorepad.app", "scorepad.__main__")):
        __import__(module.name)
"""


def test_the_bundled_program_has_every_module_that_it_needs() -> None:
    subprocess.run([sys.executable, "-c", IMPORTS_ALL], cwd=CHECKOUT, check=True)


def test_the_manual_page_tells_where_the_evenings_are() -> None:
    assert NAME in read("scorepad.1")
    assert CHOSEN in read("scorepad.1")


def test_no_package_has_a_version_of_its_own() -> None:
    spoken = [file.name for file in DEBIAN.iterdir() if __version__ in read(file.name)]
    assert spoken == []
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]


def test_a_package_does_not_tell_when_and_by_whom_it_was_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    folder = tmp_path / "usr"
    folder.mkdir(0o700)
    for name, mode in (("text", 0o600), ("program", 0o700), ("library.so.6", 0o700)):
        (folder / name).touch(mode)
    (folder / "link").symlink_to("text")
    even_out(str(tmp_path))
    found = {path.name: path.stat() for path in (folder, *folder.iterdir())}
    modes = {name: stat.S_IMODE(seen.st_mode) for name, seen in found.items()}
    assert modes == {
        "usr": 0o755,
        "text": 0o644,
        "link": 0o644,
        "program": 0o755,
        "library.so.6": 0o644,
    }
    assert {seen.st_mtime for seen in found.values()} == {1000000000}


def test_who_the_project_is_stands_in_one_file() -> None:
    known = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    name = known["tool"]["scorepad"]["id"]
    host = known["project"]["urls"]["Homepage"].removeprefix("https://").strip("/")
    folders = (CHECKOUT / one for one in ("packaging", "scorepad", "resources", ".github"))
    ends = {".py", ".xml", ".yml", ".spec", ".desktop", ".1", ".md", ""}
    texts = (file for folder in folders for file in folder.rglob("*") if file.suffix in ends)
    found = [
        file
        for file in texts
        if file.is_file() and {name, host} & {*re.findall(r"[\w.]+", file.read_text("utf-8"))}
    ]
    assert found == []


def test_the_files_for_desktops_agree() -> None:
    entry = read("scorepad.desktop")
    mime = ElementTree.fromstring(read("scorepad.mime.xml"))
    metainfo = ElementTree.fromstring(read("scorepad.metainfo.xml"))
    kind = mime[0].get("type")
    assert f"MimeType={kind};" in entry
    assert metainfo.findtext("provides/mediatype") == kind
    assert metainfo.findtext("launchable") == "scorepad.desktop"
    assert (CHECKOUT / "resources" / "icons" / "scorepad.svg").is_file()
    flatpak = (CHECKOUT / "packaging" / "flatpak" / "flatpak.yml").read_text(encoding="utf-8")
    assert "rename-desktop-file: scorepad.desktop\n" in flatpak
    assert "Icon=scorepad\n" in entry
