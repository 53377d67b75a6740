"""The club of twenty years against that of two hundred: `python -m tests.benchmarks.scale`.

Each is measured in a process of its own, so that memory can be told. It takes most of an hour, so
it is not among the benchmarks.
"""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
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


def measure(folder: Path, number: int) -> dict[str, float]:
    """Return seconds by what was done, and the megabytes that the program took for the list."""
    file = folder / f"{number}.db"
    archive = Archive.open(file)
    with archive.transaction():
        for evening in club.evenings(number, last=MANY_YEARS if number > SIZES[0] else club.LAST):
            archive.begin(evening)
    facts = Facts(archive)
    took = {"counting": _seconds(facts.bring_up_to_date, turns=1)}
    facts.close()
    archive.close()
    took["opening"] = _seconds(lambda: Archive.open(file).close())
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

    took["the list"] = _seconds(show_list)
    pages[-1].model.read_all()

    def search() -> None:
        for letter in TYPED:
            pages[-1].search.insert(letter)
            app.processEvents()
        pages[-1].search.clear()

    took["searching"] = _seconds(search)
    took["memory (MB)"] = _megabytes() - before
    for page in pages:
        close(page)
    chosen = everything(archive, facts)
    took["standings"] = _seconds(lambda: all_standings(facts, chosen))
    took["a season"] = _seconds(lambda: season_of(facts, chosen))
    facts.close()
    took["a backup"] = _seconds(lambda: back_up(file, date(2030, 1, 1)), turns=1)
    archive.close()
    took["checking"] = _seconds(lambda: check(file), turns=1)
    return took


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
        told = []
        for number in SIZES:
            command = [sys.executable, "-m", "tests.benchmarks.scale", folder, str(number)]
            home = {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": folder}
            said = subprocess.check_output(command, text=True, env={**os.environ, **home})
            told.append(json.loads(said.splitlines()[-1]))
        few, many = told
        for what, took in few.items():
            print(f"{what:<12} {took:9.3f} {many[what]:9.3f} {many[what] / max(took, 1e-4):6.1f} x")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(measure(Path(sys.argv[1]), int(sys.argv[2]))))
    else:
        main()
