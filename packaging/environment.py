"""Makes the environments that run.py and test.py work in, and what the system lacks for them."""

# An older Python must get as far as the sentence below, so this file uses no newer syntax; and
# the program starts through here every time, so what only making an environment needs is imported
# where it is used.
import os
import sys

if sys.version_info < (3, 11):
    sys.exit("scorepad needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

from collections.abc import Callable, Sequence

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))

# What Qt needs of a Linux system: Debian's package, and a file of it to look for.
QT_LIBRARIES = {
    "libglib2.0-0": "libglib-2.0.so.0",
    "libgl1": "libGL.so.1",
    "libegl1": "libEGL.so.1",
    "libdbus-1-3": "libdbus-1.so.3",
    "libfontconfig1": "libfontconfig.so.1",
    "libxkbcommon0": "libxkbcommon.so.0",
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
}


def say(text: str) -> None:
    """Tells the user something, apart from what the program prints."""
    print(text, file=sys.stderr, flush=True)


def finish(main: Callable[[list[str]], int]) -> None:
    """Runs a command to its exit status; Ctrl+C ends it in one word."""
    try:
        status = main(sys.argv[1:])
    except KeyboardInterrupt:
        say("\nStopped.")
        status = 130
    sys.exit(status)


def python_of(name: str, requirements: Sequence[str], besides: Sequence[str] = ()) -> str:
    """Gives the Python of an environment, which is made first if it is missing or out of date.

    Where the system lacks something for that, packages that would be useful besides are got too.
    """
    folder = os.path.join(ROOT, ".venv", name)
    python = os.path.join(folder, "Scripts\\python.exe" if os.name == "nt" else "bin/python")
    contents = contents_of(requirements)
    if stamp_of(folder) != contents or not os.path.exists(python):
        make(folder, python, requirements, contents, besides)
    return python


def contents_of(requirements: Sequence[str]) -> str:
    """Describes an environment: another Python, place, requirement or project means another one."""
    with open(os.path.join(ROOT, "pyproject.toml"), encoding="utf-8") as file:
        project, _, _ = file.read().partition("\n[tool.")
    return "\n".join([sys.version, sys.base_prefix, ROOT, *requirements, project])


def stamp_of(folder: str) -> str:
    """Reads what a finished environment was made for; nothing if there is no finished one."""
    try:
        with open(os.path.join(folder, "made-for.txt"), encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def make(
    folder: str,
    python: str,
    requirements: Sequence[str],
    contents: str,
    besides: Sequence[str],
) -> None:
    """Makes an environment from nothing; the stamp is written last, so half of one never counts."""
    import shutil

    prepare_system(besides)
    say(f"Setting up {folder}: this is done once, and takes a minute or two.")
    try:
        if os.path.lexists(folder):
            shutil.rmtree(folder)
        must("Python could not make it.", [sys.executable, "-m", "venv", folder])
        pip = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
        must("pip could not install what is needed.", [*pip, *requirements])
        with open(os.path.join(folder, "made-for.txt"), "w", encoding="utf-8") as file:
            file.write(contents)
    except OSError as error:
        sys.exit(f"The environment cannot be set up here: {error}")


def turn_into(command: list[str]) -> int:
    """Puts a program in the place of this one, or waits for it where that can't be done."""
    if os.name == "posix":
        os.execv(command[0], command)
    import subprocess

    return subprocess.call(command)


def must(sentence: str, command: Sequence[str]) -> None:
    """Runs a step of the set-up; where it fails, shows what it printed and gives up."""
    trouble = attempt(command)
    if trouble:
        say(trouble)
        sys.exit(f"{sentence} The same command, started again, begins afresh.")


def attempt(command: Sequence[str]) -> str:
    """Runs a program in silence and gives what it printed if it failed, otherwise nothing."""
    import subprocess

    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    try:
        printed, _ = process.communicate()
    except KeyboardInterrupt:
        process.communicate()  # it got the Ctrl+C too: let it end in good order
        raise
    if process.returncode == 0:
        return ""
    return printed.rstrip() or f"{command[0]} failed with status {process.returncode}"


def prepare_system(besides: Sequence[str]) -> None:
    """Sees to it that the system has what an environment needs, or names what it lacks and ends."""
    trouble = ""
    missing = missing_packages()
    if missing and may_install():
        trouble = install_packages([*missing, *besides])
        missing = missing_packages()
    if not missing:
        return
    if trouble:
        say(trouble)
    if has_apt():
        line = by_hand([*missing, *besides])
        sys.exit(f"The system lacks a few packages. This installs them:\n{line}")
    files = [QT_LIBRARIES.get(package, package) for package in missing]
    sys.exit(f"The system lacks these, which its package manager has: {' '.join(files)}")


def missing_packages() -> list[str]:
    """Names what the system lacks of what an environment needs, as Debian calls it."""
    import importlib.util

    importlib.invalidate_caches()
    missing = []
    if importlib.util.find_spec("ensurepip") is None:
        missing.append("python{}.{}-venv".format(*sys.version_info))
    if sys.platform == "linux":
        missing += [package for package, file in QT_LIBRARIES.items() if not loads(file)]
    return missing


def missing_of(needs: dict[str, str]) -> list[str]:
    """Names the packages of those programs and libraries that this system lacks."""
    import shutil

    if sys.platform != "linux":
        return []
    return [
        package
        for package, file in needs.items()
        if not (loads(file) if ".so" in file else shutil.which(file))
    ]


def loads(library: str) -> bool:
    """Tells whether the system finds a shared library."""
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def still_missing(needs: dict[str, str]) -> list[str]:
    """Gets what the system lacks of these, where that may be done; names what it lacks still."""
    missing = missing_of(needs)
    if missing and may_install():
        trouble = install_packages(missing)
        if trouble:
            say(trouble)
        missing = missing_of(needs)
    return missing


def has_apt() -> bool:
    """Tells whether this is Debian or one of its kin."""
    import shutil

    return shutil.which("apt-get") is not None


def may_install() -> bool:
    """Tells whether packages can be installed without asking anybody."""
    return has_apt() and os.geteuid() == 0


def install_packages(packages: Sequence[str]) -> str:
    """Installs Debian packages and gives what apt-get printed if it failed, otherwise nothing."""
    say(f"Installing {' '.join(packages)}")
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    apt += ["-o", "DPkg::Lock::Timeout=300"]  # another one may be at work
    install = [*apt, "install", "--no-install-recommends", *packages]
    if not attempt(install):
        return ""
    attempt([*apt, "update"])  # the lists of a fresh machine are missing or old
    return attempt(install)


def by_hand(packages: Sequence[str]) -> str:
    """Gives the line that installs Debian packages, to be copied."""
    return f"    sudo apt-get update && sudo apt-get install {' '.join(packages)}"
