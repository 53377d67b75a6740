"""Installs and starts what is built; packaging/test.py runs this."""

import glob
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence

from environment import ROOT, finish, must, say
from release import DIST, deb_version, filled, fresh, output_of, version

SAMPLE = os.path.join(ROOT, "tests", "golden", "sample_rubber.txt")
FIRST_LINE = "Rubber 1"
STAYS = 6
"""A program that is still there after so many seconds has started."""

# Run by a Python that has Qt, with the installed scorepad before that of the checkout.
OPENS_A_WINDOW = """
import sys
from scorepad.app import made
from scorepad.ui import look
app, window = made()
window.show()
app.processEvents()
assert str(look.RESOURCES).startswith(sys.argv[1]), look.RESOURCES
assert look.text_font(12).family() in look.QFontDatabase.families()
assert look.ICON.is_file()
"""


def main(arguments: list[str]) -> int:
    """Checks the wheel and the files for desktops, and all packages if asked to."""
    check_desktop_files()
    check_wheel()
    if arguments == ["--all"]:
        check_all()
    return 0


def check_desktop_files() -> None:
    """Lets those who wrote the rules look over the files for desktops, where they are there."""
    folder = fresh("check", "desktop")
    for name in ("scorepad.desktop", "scorepad.metainfo.xml", "scorepad.1"):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(filled(name))
    for command, name in (
        (["desktop-file-validate"], "scorepad.desktop"),
        (["appstreamcli", "validate", "--no-net"], "scorepad.metainfo.xml"),
        (["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z"], "scorepad.1"),
    ):
        path = os.path.join(folder, name)
        if shutil.which(command[0]):
            must(f"{name} is not in order.", [*command, path])
            done(f"{name} is in order")


def check_wheel() -> None:
    """Builds the wheel, installs it where nothing else is, scores, and opens a window from it."""
    folder = fresh("check", "wheel")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    must("The wheel was not built.", [*pip, "wheel", "--no-deps", "-w", folder, ROOT])
    (wheel,) = glob.glob(os.path.join(folder, "*.whl"))
    home = os.path.join(folder, "installed")
    must("It was not installed.", [*pip, "install", "--no-deps", "--prefix", home, wheel])
    (site,) = glob.glob(os.path.join(home, "**", "site-packages"), recursive=True)
    (command,) = glob.glob(os.path.join(home, "[Bb]*", "scorepad")) or glob.glob(
        os.path.join(home, "Scripts", "scorepad.exe")
    )
    check_scores([command], site)
    check_window(site)


def check_scores(command: list[str], site: str) -> None:
    """Scores the sample with an installed command."""
    environment = {**os.environ, "PYTHONPATH": site}
    scored = subprocess.run(
        [*command, "score", SAMPLE], env=environment, capture_output=True, text=True, check=False
    )
    if not scored.stdout.startswith(FIRST_LINE):
        sys.exit(f"{command[0]} scored nothing.\n{scored.stdout}{scored.stderr}")
    done(f"{os.path.relpath(command[0], ROOT)} scores")


def check_window(site: str) -> None:
    """Opens the window of an installed scorepad, with the Qt of this environment."""
    environment = {**nobodys_home(), "PYTHONPATH": site}
    command = [sys.executable, "-P", "-c", OPENS_A_WINDOW, os.path.realpath(site)]
    opened = subprocess.run(
        command, env=environment, cwd=site, capture_output=True, text=True, check=False
    )
    if opened.returncode:
        sys.exit(f"The window of the wheel did not open.\n{opened.stderr}")
    done("its window opens")


def check_all() -> None:
    """Builds every package with its own command, and starts what can be started here."""
    must("A package was not built.", [sys.executable, os.path.join(ROOT, "packaging", "build.py")])
    program = os.path.join(ROOT, "build", "app", "scorepad", "scorepad")
    check_scores([program], "")
    sheet = os.path.join(fresh("check", "print"), "blank.pdf")
    must("It does not print.", [program, "print", "--blank", "rubber", "-o", sheet])
    check_stays([program])
    for file in glob.glob(os.path.join(DIST, f"scorepad*_{deb_version()}_*.deb")):
        must("It is no package.", ["dpkg-deb", "--info", file])
        done(f"{os.path.basename(file)} is a package")
        if shutil.which("lintian"):
            check_by_lintian(file)
    if shutil.which("appimagetool"):
        check_appimage()


def check_appimage() -> None:
    """Builds the AppImage and starts it, also where the system mounts none."""
    build = os.path.join(ROOT, "packaging", "build.py")
    must("The AppImage was not built.", [sys.executable, build, "appimage"])
    (file,) = glob.glob(os.path.join(DIST, f"scorepad-{version()}-*.AppImage"))
    check_scores([file, "--appimage-extract-and-run"], "")
    folder = fresh("check", "appimage")
    output_of([file, "--appimage-extract"], folder)
    tree = os.path.join(folder, "squashfs-root")
    if shutil.which("appstreamcli"):
        must("Its metainfo is not in order.", ["appstreamcli", "validate-tree", "--no-net", tree])
        done("the metainfo in it is in order")
    check_stays([os.path.join(tree, "AppRun")])


def check_stays(command: Sequence[str]) -> None:
    """Starts a program with its window; it must still be there a little later."""
    with subprocess.Popen(
        command, env=nobodys_home(), stderr=subprocess.PIPE, text=True
    ) as program:
        time.sleep(STAYS)
        stayed = program.poll() is None
        program.terminate()
        _, printed = program.communicate()
    if not stayed:
        sys.exit(f"{command[0]} did not stay.\n{printed}")
    done(f"{os.path.relpath(command[0], ROOT)} starts")


def nobodys_home() -> dict[str, str]:
    """An environment without a screen, in which the evenings of whoever runs this stay alone."""
    home = fresh("check", "home")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    return {**kept, "HOME": home, "QT_QPA_PLATFORM": "offscreen"}


def check_by_lintian(file: str) -> None:
    """Lets Debian's own inspector look; an override says why in the package."""
    command = ["lintian", "--allow-root", "--fail-on", "error,warning", file]
    must(f"lintian objects to {file}.", command)
    done(f"lintian finds {os.path.basename(file)} clean")


def done(sentence: str) -> None:
    """Says that something was seen to be well."""
    say(f"   {sentence}")


if __name__ == "__main__":
    finish(main)
