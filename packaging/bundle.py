"""Builds the folder that needs nothing else, with PyInstaller, and the archive of it."""

import glob
import gzip
import os
import platform
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from functools import cache

import trees
from environment import ROOT, must
from release import DIST, WORK, day, filled, fresh, output_of, version

SPECS = {"linux": "linux.spec", "win32": "windows.spec", "darwin": "macos.spec"}
APP = os.path.join(WORK, "app")
COMMAND = "scorepad.com"
"""Windows finds it before scorepad.exe where a command is typed; it prints, that has a window."""


@cache
def build() -> str:
    """Builds the folder under build/, once for all who want it, and gives its path."""
    fresh("app")
    lay_out_icons(sys.platform)
    lay_out_licences()
    spec = os.path.join(ROOT, "packaging", "pyinstaller", SPECS[sys.platform])
    folders = ["--distpath", APP, "--workpath", os.path.join(WORK, "work")]
    command = [sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", *folders, spec]
    # So that two builds are alike.
    os.environ["SOURCE_DATE_EPOCH"] = str(int(day().timestamp()))
    os.environ["PYTHONHASHSEED"] = "1"
    must("PyInstaller could not build the folder.", command)
    return finished(sys.platform)


def finished(platform: str) -> str:
    """Does what is left to do after PyInstaller; gives the folder that is the program."""
    folder = os.path.join(APP, "scorepad")
    if platform == "darwin":
        return f"{folder}.app"  # which is signed by now: nothing may be put into it any more
    if platform == "win32":
        os.replace(os.path.join(folder, "scorepad-text.exe"), os.path.join(folder, COMMAND))
    else:
        slim(folder)
    shutil.copytree(os.path.join(WORK, "licences"), folder, dirs_exist_ok=True)
    return folder


def lay_out_icons(platform: str) -> None:
    """Draws the icon as PyInstaller wants it on Windows and macOS."""
    if platform == "linux":
        return
    import icons

    drawn = icons.windows_icon() if platform == "win32" else icons.mac_icon()
    file = os.path.join(fresh("icons"), "scorepad.ico" if platform == "win32" else "scorepad.icns")
    with open(file, "wb") as out:
        out.write(drawn)


def lay_out_licences() -> None:
    """Puts the texts together that go with the program."""
    folder = fresh("licences")
    shutil.copy(os.path.join(ROOT, "packaging", "LICENSE"), folder)
    licences = os.path.join(folder, "licences")
    shutil.copytree(os.path.join(ROOT, "packaging", "licences"), licences)
    trees.write(os.path.join(licences, "NOTICES.txt"), filled("copyright-bundled"))


def archive(folder: str, system: str = platform.system()) -> str:
    """Packs the folder, named for the version, into dist/."""
    os.makedirs(DIST, exist_ok=True)
    name = {"Darwin": "macos"}.get(system, system.lower())
    file = os.path.join(DIST, f"scorepad-{version()}-{name}-{platform.machine()}")
    inside = f"scorepad-{version()}"
    if system == "Windows":
        return _zipped(folder, inside, f"{file}.zip")
    if system == "Darwin":
        inside = os.path.basename(folder)  # an application is one thing, whatever is in it
    file += ".tar.gz"
    with (
        open(file, "wb") as out,
        gzip.GzipFile("", "wb", fileobj=out, mtime=0) as packed,
        tarfile.open(mode="w", fileobj=packed) as tar,
    ):
        tar.add(folder, inside, filter=_nobody)
    return file


def _zipped(folder: str, inside: str, file: str) -> str:
    """What Windows opens by itself."""
    moment = day().timetuple()[:6]
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(glob.glob(os.path.join(folder, "**"), recursive=True)):
            if os.path.isfile(path):
                name = "/".join((inside, *os.path.relpath(path, folder).split(os.sep)))
                with open(path, "rb") as data:
                    packed.writestr(
                        zipfile.ZipInfo(name, moment), data.read(), zipfile.ZIP_DEFLATED
                    )
    return file


def _nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Files belong to whoever unpacks them, and are of the day of the last change."""
    member.mtime = int(day().timestamp())
    member.mode = 0o755 if member.mode & 0o100 else 0o644  # whatever the umask was
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def slim(folder: str) -> None:
    """Takes out libraries that only plugins wanted which are left out, and what debuggers read."""
    inside = os.path.join(folder, "_internal")
    roots = [os.path.join(folder, "scorepad"), *qt_files(inside), *python_files(inside)]
    wanted = needed(inside, roots)
    for file in system_libraries(inside):
        if os.path.basename(file) not in wanted:
            os.remove(file)
    must("strip failed.", ["strip", "--strip-unneeded", *python_files(inside)])
    # A Python built by its user looks for libraries in the home of that user.
    must("patchelf failed.", ["patchelf", "--remove-rpath", *python_files(inside)])


def qt_files(inside: str) -> list[str]:
    """Finds Qt and its plugins."""
    return _libraries(os.path.join(inside, "PySide6")) + _libraries(
        os.path.join(inside, "shiboken6")
    )


def python_files(inside: str) -> list[str]:
    """Finds Python and what is compiled of its modules."""
    own = glob.glob(os.path.join(inside, "libpython*"))
    folders = glob.glob(os.path.join(inside, "python3*"))
    return own + [file for folder in folders for file in _libraries(folder)]


def system_libraries(inside: str) -> list[str]:
    """Finds the libraries taken over from the system, which are neither Python's nor Qt's."""
    files = glob.glob(os.path.join(inside, "*.so*"))
    return [file for file in files if not os.path.basename(file).startswith("libpython")]


def _libraries(folder: str) -> list[str]:
    found = glob.glob(os.path.join(folder, "**", "*.so*"), recursive=True)
    return [file for file in found if os.path.isfile(file) and not os.path.islink(file)]


def needed(inside: str, files: Iterable[str]) -> set[str]:
    """Names every library that these need, and those that they need, and so on."""
    found: set[str] = set()
    waiting = list(files)
    while waiting:
        printed = output_of(["objdump", "-p", waiting.pop()], inside)
        for line in printed.splitlines():
            name = line.split()[-1] if line.lstrip().startswith("NEEDED") else ""
            if name and name not in found:
                found.add(name)
                file = os.path.join(inside, name)
                if os.path.exists(file):
                    waiting.append(file)
    return found
