"""The club of twenty years against that of two hundred: `python -m tests.benchmarks.scale`.

Each is measured in a process of its own, so that memory can be told. It takes some ten minutes, so
it is not among the benchmarks.
"""

import os
import resource
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtWidgets import QApplication

from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up
from scorepad.archive.check import check
from scorepad.archive.facts import Facts
from scorepad.archive.season import season_of
from scorepad.ui import look
from scorepad.ui.review.evenings_page import EveningsPage
from tests.benchmarks import club
from tests.benchmarks.test_review import TYPED, all_standings, close, everything
from tests.ui.review.listed import keeping_in

SIZES = club.EVENINGS, 10 * club.EVENINGS
TURNS = 3
MANY_YEARS = date(2205, 8, 31)


def measure(folder: Path, number: int) -> None:
    """Tell at once what each takes: seconds, and the megabytes of the program for the list."""
    file = folder / f"{number}.db"
    archive = Archive.open(file)
    with archive.transaction():
        for evening in club.evenings(number, last=MANY_YEARS if number > SIZES[0] else club.LAST):
            archive.begin(evening)
    facts = Facts(archive)
    _tell("counting", _seconds(facts.bring_up_to_date, turns=1))
    facts.close()
    archive.close()
    _tell("opening", _seconds(lambda: Archive.open(file).close()))
    archive = Archive.open(file)
    facts = Facts(archive)
    app = QApplication([])
    look.load_fonts()
    before = _megabytes()
    pages: list[EveningsPage] = []

    def show_list() -> None:
        pages.append(EveningsPage(archive, facts, keeping_in(archive)))
        pages[-1].show()
        pages[-1].grab()

    _tell("the list", _seconds(show_list))
    pages[-1].model.read_all()

    def search() -> None:
        for letter in TYPED:
            pages[-1].search.insert(letter)
            app.processEvents()
        pages[-1].search.clear()

    _tell("searching", _seconds(search))
    _tell("memory (MB)", _megabytes() - before)
    for page in pages:
        close(page)
    chosen = everything(archive, facts)
    _tell("standings", _seconds(lambda: all_standings(facts, chosen)))
    _tell("a season", _seconds(lambda: season_of(facts, chosen)))
    facts.close()
    _tell("a backup", _seconds(lambda: back_up(file, date(2030, 1, 1)), turns=1))
    archive.close()
    _tell("checking", _seconds(lambda: check(file), turns=1))


def _tell(what: str, figure: float) -> None:
    print(f"{what}: {figure}", flush=True)


def _seconds(do: Callable[[], object], turns: int = TURNS) -> float:
    took = []
    for _ in range(turns):
        start = perf_counter()
        do()
        took.append(perf_counter() - start)
    return sorted(took)[turns // 2]


def _megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    with TemporaryDirectory() as folder:
        few, many = (dict(_told(folder, number)) for number in SIZES)
        for what, took in few.items():
            print(f"{what:<12} {took:9.3f} {many[what]:9.3f} {many[what] / max(took, 1e-4):6.1f} x")


def _told(folder: str, number: int) -> Iterator[tuple[str, float]]:
    """Yield what a process of its own tells, and show it at once."""
    command = [sys.executable, "-m", "tests.benchmarks.scale", folder, str(number)]
    home = {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": folder}
    with Popen(command, stdout=PIPE, text=True, env={**os.environ, **home}) as process:
        for line in process.stdout or ():
            what, _, took = line.partition(": ")
            print(f"{number:>7} {line}", end="", flush=True)
            yield what, float(took)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure(Path(sys.argv[1]), int(sys.argv[2]))
    else:
        main()
