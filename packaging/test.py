"""Runs every check of scorepad from a checkout: `python3 packaging/test.py`."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from tempfile import TemporaryDirectory
from typing import Any

from environment import (
    ENVIRONMENTS,
    ROOT,
    finish,
    missing_of,
    python_of,
    say,
    still_missing,
)

from scorepad.commands.libraries import by_hand

# Every line and branch of these is run by the tests, and stays so.
MUST_STAY_COMPLETE = (
    "scorepad/archive/",
    "scorepad/bridge/",
    "scorepad/exchange/",
    "scorepad/commands/",
    "scorepad/phones/",
    "scorepad/sheets/",
    "scorepad/tables/",
    "scorepad/words/",
)

# What this says hangs on the libraries and the screen of the system that it is on.
OF_THE_SYSTEM = "scorepad/commands/libraries.py"

# What tests with a real window need where there is no screen: Debian's package and its program.
SCREEN = {"xvfb": "Xvfb", "xdotool": "xdotool"}

# What the page for phones is tried in, and how a program drives it.
BROWSER = {"chromium": "chromium", "chromium-driver": "chromedriver"}

# What looks over the files for desktops that come with the packages.
VALIDATORS = {"desktop-file-utils": "desktop-file-validate", "appstream": "appstreamcli"}

# One test process more than there are cores, as each waits a third of its time: for the disk, for
# what it started, for a window. One that has nothing left to do takes tests over from another.
ON_ALL_CORES = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")

# A disk of memory, and how many bytes must be free on it to be used.
MEMORY, ROOM = "/dev/shm", 4_000_000_000

# What is measured without Qt, and what needs it: to watch every test would take as long again.
WITHOUT_QT = os.path.join(ENVIRONMENTS, "coverage.json")
WITH_QT = os.path.join(ENVIRONMENTS, "coverage_printing.json")
PRINTING = "scorepad.commands.printing"
PRINTED = "tests/ui/paper/test_print_command.py"


def main(arguments: list[str]) -> int:
    """Runs the checks that the arguments ask for, all of them, and says which failed."""
    wanted = parser().parse_args(arguments)
    started = time.monotonic()
    wished = missing_of({**SCREEN, **VALIDATORS, **BROWSER})
    python = python_of("peers" if wanted.bench else "test", wished)
    prepare(SCREEN, "Tests with a real window")
    with TemporaryDirectory(prefix="scorepad-", dir=fast_folder()) as folder:
        os.environ["TMPDIR"] = folder  # what tests leave behind goes with it
        if wanted.quick:
            failed = check("Tests", python, "-m", "pytest", *ON_ALL_CORES, *wanted.pytest)
        elif wanted.coverage:
            tests = [python, "-m", "pytest", *ON_ALL_CORES, "--cov", "--cov-report=term-missing"]
            failed = check("What all tests run of the program", *tests, *wanted.pytest)
        elif wanted.bench:
            failed = check_peers(python, wanted.pytest)
        elif wanted.packages:
            failed = check("All packages", python, "packaging/check_packages.py", "--all")
        else:
            failed = check_everything(python, wanted.pytest)
    took = f"in {time.monotonic() - started:.0f} seconds"
    if failed:
        sys.exit(f"\nFailed, {took}: {', '.join(failed)}.")
    print(f"\nAll well, {took}.")
    return 0


def fast_folder() -> str | None:
    """Where tests write: to memory if there is room, as half of the archive's time is the disk's.

    They ask it to keep what they wrote all the same; whether it did shows only without power.
    """
    has_room = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
    return MEMORY if has_room else None


def parser() -> argparse.ArgumentParser:
    """Describes the arguments."""
    result = argparse.ArgumentParser(prog="test.py", description="Runs every check of scorepad.")
    only = result.add_mutually_exclusive_group()
    only.add_argument("--quick", action="store_true", help="run the tests and nothing else")
    only.add_argument("--coverage", action="store_true", help="measure what the tests run instead")
    only.add_argument("--bench", action="store_true", help="compare with other programs instead")
    only.add_argument("--packages", action="store_true", help="build and try all packages instead")
    result.add_argument("pytest", nargs="*", help="after --: arguments for pytest")
    return result


def check_everything(python: str, pytest_arguments: Sequence[str]) -> list[str]:
    """Runs all checks, the quick ones first, and names those that failed."""
    failed = check("Layout of the code", python, "-m", "ruff", "format", "--check")
    failed += check("Habits of the code", python, "-m", "ruff", "check")
    types = begun(python, "-m", "mypy")
    failed += check("Languages", sys.executable, "packaging/languages.py", "--check")
    # With the Python of the system: a score needs nothing else.
    sample = "tests/golden/sample_rubber.txt"
    failed += check("A sample", sys.executable, "packaging/run.py", "score", sample)
    pure = [python_of("pure"), "-m", "pytest", *ON_ALL_CORES, "--ignore=tests/ui"]
    watched = measured("scorepad", WITHOUT_QT)
    failed += check("Tests without Qt", *pure, "-m", "not no_cover", *watched)
    failed += finished("Types", types)
    failed += check("Tests of very many cases", *pure, "-m", "no_cover")
    prepare(VALIDATORS, "Checks of the files for desktops")
    wheel = begun(python, "packaging/check_packages.py")
    printed = begun(python, "-m", "pytest", PRINTED, *measured(PRINTING, WITH_QT))
    windows = [python, "-m", "pytest", *ON_ALL_CORES, "tests/ui", f"--ignore={PRINTED}"]
    failed += check("Tests of the windows", *windows, *pytest_arguments)
    failed += finished("Printing by command", printed)
    failed += finished("The wheel", wheel)
    failed += check_coverage()
    prepare(BROWSER, "Tests of the page for phones in a browser")
    if not missing_of(SCREEN):
        seen = [python, "-m", "pytest", *ON_ALL_CORES, "tests/real_window"]
        failed += check("A real window", *seen)
    return failed


def check_peers(python: str, pytest_arguments: Sequence[str]) -> list[str]:
    """Compares with scorers and readers made by others, in what they say and in time."""
    peers = ["tests/peers", "tests/benchmarks"]
    return check("Peers and benchmarks", python, "-m", "pytest", "-rs", *peers, *pytest_arguments)


def check(heading: str, *command: str) -> list[str]:
    """Runs one check, and gives its name if it failed."""
    print(f"\n== {heading}", flush=True)
    status = subprocess.call(command, cwd=ROOT, env=checking())
    return [f"{heading} (status {status})"] if status else []


def begun(*command: str) -> subprocess.Popen[str]:
    """Begins a check that keeps one core busy, beside others."""
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    return subprocess.Popen(command, cwd=ROOT, env=checking(), stdout=pipe, stderr=both, text=True)


def finished(heading: str, check: subprocess.Popen[str]) -> list[str]:
    """Shows what a check said that ran beside others, and gives its name if it failed."""
    said, _ = check.communicate()
    print(f"\n== {heading}\n{said}", end="", flush=True)
    return [f"{heading} (status {check.returncode})"] if check.returncode else []


def checking() -> dict[str, str]:
    """The environment of a check."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # each process would compile all tests again
    return environment


def measured(part: str, report: str) -> list[str]:
    """What tells pytest to write down which lines of a part of the program were run."""
    if os.path.exists(report):
        os.remove(report)
    return [f"--cov={part}", f"--cov-report=json:{report}", "--cov-report="]


def check_coverage() -> list[str]:
    """Names this check if a part that must be tested completely isn't."""
    heading = "Parts that must stay complete"
    print(f"\n== {heading}", flush=True)
    files: dict[str, Any] = {}
    for report in (WITHOUT_QT, WITH_QT):
        try:
            with open(report, encoding="utf-8") as file:
                files.update(json.load(file)["files"])
        except FileNotFoundError:
            print(f"Nothing was measured for {os.path.basename(report)}.")
    gaps = list(gaps_in(files))
    print("\n".join(["Not run by any test:", *gaps] if gaps else MUST_STAY_COMPLETE))
    return [heading] if gaps else []


def gaps_in(files: dict[str, Any]) -> Iterator[str]:
    """Names the lines and branches that no test runs, and parts that aren't there at all."""
    found = {name.replace(os.sep, "/"): file for name, file in files.items()}
    for name, file in found.items():
        if name.startswith(MUST_STAY_COMPLETE) and name != OF_THE_SYSTEM:
            lines = file["missing_lines"]
            branches = [pair for pair in file["missing_branches"] if not {*pair} & {*lines}]
            gaps = [*map(str, lines), *(f"{a}->{b if b > 0 else 'end'}" for a, b in branches)]
            if gaps:
                yield f"{name}: {', '.join(gaps)}"
    for part in MUST_STAY_COMPLETE:
        if not any(name.startswith(part) for name in found):
            yield f"{part}: no such files"


def prepare(needs: dict[str, str], what: str) -> None:
    """Gets what some checks need of the system, or says that they are left out."""
    missing = still_missing(needs)
    if missing:
        say(f"{what} are left out; this would bring them in:\n    {by_hand(missing)}")


if __name__ == "__main__":
    finish(main)
