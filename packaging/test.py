"""Runs every check of scorepad from a checkout: `python3 packaging/test.py`."""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

from environment import ROOT, by_hand, finish, missing_of, python_of, say, still_missing

# Every line and branch of these is run by the tests, and stays so.
MUST_STAY_COMPLETE = (
    "scorepad/archive/",
    "scorepad/bridge/",
    "scorepad/exchange/",
    "scorepad/cli.py",
    "scorepad/commands.py",
    "scorepad/layout.py",
    "scorepad/named_files.py",
    "scorepad/report.py",
    "scorepad/text.py",
    "scorepad/words.py",
)

# What tests with a real window need where there is no screen: Debian's package and its program.
SCREEN = {"xvfb": "Xvfb", "xauth": "xauth", "xdotool": "xdotool"}

# What looks over the files for desktops that come with the packages.
VALIDATORS = {"desktop-file-utils": "desktop-file-validate", "appstream": "appstreamcli"}

# A test process for each core; one that has nothing left to do takes tests over from another.
ON_ALL_CORES = ("-n", "auto", "--dist", "worksteal")

COVERAGE = os.path.join(ROOT, ".venv", "coverage.json")


def main(arguments: list[str]) -> int:
    """Runs the checks that the arguments ask for."""
    wanted = parser().parse_args(arguments)
    started = time.monotonic()
    for_tests = ["--editable", f"{ROOT}[dev,peers]"]
    python = python_of("test", for_tests, missing_of({**SCREEN, **VALIDATORS}))
    prepare(SCREEN, "Tests with a real window")
    if wanted.quick:
        check("Tests", python, "-m", "pytest", *ON_ALL_CORES, *wanted.pytest)
    elif wanted.bench:
        check("Benchmarks", python, "-m", "pytest", "-rs", "tests/benchmarks", *wanted.pytest)
    elif wanted.packages:
        check("All packages", python, "packaging/check_packages.py", "--all")
    else:
        check_everything(python, wanted.pytest)
    print(f"\nAll well, in {time.monotonic() - started:.0f} seconds.")
    return 0


def parser() -> argparse.ArgumentParser:
    """Describes the arguments."""
    result = argparse.ArgumentParser(prog="test.py", description="Runs every check of scorepad.")
    only = result.add_mutually_exclusive_group()
    only.add_argument("--quick", action="store_true", help="run the tests and nothing else")
    only.add_argument("--bench", action="store_true", help="run the benchmarks instead")
    only.add_argument("--packages", action="store_true", help="build and try all packages instead")
    result.add_argument("pytest", nargs="*", help="after --: arguments for pytest")
    return result


def check_everything(python: str, pytest_arguments: Sequence[str]) -> None:
    """Runs all checks, the quick ones first."""
    check("Layout of the code", python, "-m", "ruff", "format", "--check")
    check("Habits of the code", python, "-m", "ruff", "check")
    check("Types", python, "-m", "mypy")
    pure_python = python_of("pure", pure_requirements())
    check("Tests without Qt", pure_python, "-m", "pytest", *ON_ALL_CORES, "--ignore=tests/ui")
    coverage = ["--cov", "--cov-report=term-missing", f"--cov-report=json:{COVERAGE}"]
    check("All tests", python, "-m", "pytest", *ON_ALL_CORES, *coverage, *pytest_arguments)
    if not pytest_arguments:
        check_coverage()
    if not missing_of(SCREEN):
        check_real_window(python)
    prepare(VALIDATORS, "Checks of the files for desktops")
    check("The wheel", python, "packaging/check_packages.py")
    # With the Python of the system: a score needs nothing else.
    check("A sample", sys.executable, "packaging/run.py", "score", "tests/golden/sample_rubber.txt")


def check_real_window(python: str) -> None:
    """Runs the tests that type into a window on a virtual screen of their own."""
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24"]
    on_x = ["env", "QT_QPA_PLATFORM=xcb"]
    check("A real window", *screen, *on_x, python, "-m", "pytest", "tests/real_window")


def check(heading: str, *command: str) -> None:
    """Runs one check and ends everything if it fails."""
    print(f"\n== {heading}", flush=True)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    status = subprocess.call(command, cwd=ROOT, env=environment)
    if status:
        sys.exit(f"\nStopped: {heading} failed with status {status}.")


def check_coverage() -> None:
    """Ends everything if a part that must be tested completely isn't."""
    print("\n== Parts that must stay complete", flush=True)
    with open(COVERAGE, encoding="utf-8") as file:
        gaps = list(gaps_in(json.load(file)["files"]))
    if gaps:
        sys.exit("\n".join(["Not run by any test:", *gaps]))
    print(" ".join(MUST_STAY_COMPLETE))


def gaps_in(files: dict[str, Any]) -> Iterator[str]:
    """Names the lines and branches that no test runs, and parts that aren't there at all."""
    measured = {name.replace(os.sep, "/"): file for name, file in files.items()}
    for name, file in measured.items():
        if name.startswith(MUST_STAY_COMPLETE):
            lines = file["missing_lines"]
            branches = [pair for pair in file["missing_branches"] if not {*pair} & {*lines}]
            gaps = [*map(str, lines), *(f"{a}->{b if b > 0 else 'end'}" for a, b in branches)]
            if gaps:
                yield f"{name}: {', '.join(gaps)}"
    for part in MUST_STAY_COMPLETE:
        if not any(name.startswith(part) for name in measured):
            yield f"{part}: no such files"


def pure_requirements() -> list[str]:
    """Lists what tests that do without Qt need."""
    import tomllib  # which an older Python lacks

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        extras: dict[str, list[str]] = tomllib.load(file)["project"]["optional-dependencies"]
    return extras["pure"]


def prepare(needs: dict[str, str], what: str) -> None:
    """Gets what some checks need of the system, or says that they are left out."""
    missing = still_missing(needs)
    if missing:
        say(f"{what} are left out; this would bring them in:\n{by_hand(missing)}")


if __name__ == "__main__":
    finish(main)
