"""Builds the packages of scorepad into dist/: `python3 packaging/build.py deb`, for example."""

import argparse
import os
import sys
import sysconfig
from collections.abc import Sequence

from environment import finish, is_here, missing_packages, python_of, say, still_missing, turn_into

from scorepad.commands.libraries import by_hand

KINDS = {
    "wheel": "a wheel and its source, for pip, pipx and uvx",
    "app": "a folder that needs nothing else, and the archive of it",
    "deb": "a package for Debian 12 and 13 that holds its own Python and Qt (build it on 12)",
    "deb-thin": "a package for Debian 13 that uses Debian's Python and Qt",
    "appimage": "one file that runs on any Linux system",
    "flatpak": "a Flatpak",
    "setup": "an installer for Windows (build it there)",
}

# What building takes of a Linux system: Debian's package, and a program or library of it.
TOOLS = {
    "binutils": "objdump",
    "patchelf": "patchelf",
    "libcups2": "libcups.so.2",
    "libwayland-cursor0": "libwayland-cursor.so.0",
    "libwayland-egl1": "libwayland-egl.so.1",
}
if sys.base_prefix == "/usr":  # Debian's Python does without its library, PyInstaller does not
    TOOLS["libpython{}.{}".format(*sys.version_info)] = sysconfig.get_config_var("INSTSONAME")
NEEDS = {
    "app": TOOLS,
    "deb": {**TOOLS, "dpkg-dev": "dpkg-shlibdeps"},
    "deb-thin": {"dpkg": "dpkg-deb"},
    "appimage": TOOLS,
}
# What installs each, also over an older one; {file} is its path.
INSTALL = {
    "wheel": "pipx install --force {file}",
    "deb": "sudo apt install ./{file}",
    "deb-thin": "sudo apt install ./{file}    # on Debian 13 and newer",
}
WITHOUT_QT = {"deb-thin"}
LASTING = {"app", "deb", "appimage", "setup"}
MINUTES = ". This takes a few minutes."
USUAL = ["wheel", "app", "deb", "deb-thin"]


def main(arguments: list[str]) -> int:
    """Builds what the arguments ask for, in an environment for it."""
    kinds = parser().parse_args(arguments).kind or USUAL
    with_qt = bool({*kinds} - WITHOUT_QT)
    needs = {package: file for kind in kinds for package, file in NEEDS.get(kind, {}).items()}
    prepare(needs, with_qt=with_qt)
    if with_qt:
        python = python_of("build")
        if not is_here(python):
            return turn_into([python, os.path.realpath(__file__), *arguments])
    for kind in kinds:
        say(f"Building {kind}{MINUTES if kind in LASTING else ''}")
        files = build(kind)
        for file in files:
            print(f"{os.path.getsize(file) / 1e6:7.1f} MB  {os.path.relpath(file)}")
        if kind in INSTALL:
            print(f"            {INSTALL[kind].format(file=os.path.relpath(files[0]))}")
    return 0


def build(kind: str) -> Sequence[str]:
    """Builds one kind of package and gives its files."""
    if kind == "wheel":
        import wheels

        return wheels.build()
    if kind == "app":
        import bundle

        return [bundle.archive(bundle.build())]
    if kind == "appimage":
        import appimages

        return [appimages.build()]
    if kind == "flatpak":
        import flatpaks

        return [flatpaks.build()]
    if kind == "setup":
        import setups

        return [setups.build()]
    import debs

    return [debs.self_contained() if kind == "deb" else debs.thin()]


def prepare(needs: dict[str, str], *, with_qt: bool) -> None:
    """Gets what building takes of the system, or names it, all in one line, and ends."""
    missing = still_missing(needs)
    if missing:
        line = by_hand([*(missing_packages() if with_qt else ()), *missing])
        sys.exit(f"Building needs a few packages. This installs them:\n    {line}")


def parser() -> argparse.ArgumentParser:
    """Describes the arguments."""
    kinds = "; ".join(f"{kind}: {text}" for kind, text in KINDS.items())
    result = argparse.ArgumentParser(prog="build.py", description=f"Builds packages. {kinds}.")
    result.add_argument(
        "kind", nargs="*", choices=[*KINDS, []], help=f"{', '.join(USUAL)} if none is named"
    )
    return result


if __name__ == "__main__":
    finish(main)
