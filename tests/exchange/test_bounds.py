"""Whatever is read takes time and room in proportion, and what is too much is said."""

import json
import subprocess
import sys
from pathlib import Path
from uuid import UUID

import pytest

from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.seating_changes import rename
from scorepad.exchange import csv_reader, evening_file
from scorepad.exchange.checks import MOST_FIGURES, MOST_ITEMS, bounded
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.exchange.score_file import BadLine, read_score_file
from tests.bridge.table import FOUR, entered
from tests.exchange.whole_files import csv_of, evenings_of
from tests.ran import CHECKOUT

DEALS = b"form rubber\nseats N=Ann E=Bob S=Cy W=Di\n" + b"N 3NT=\n" * (MOST_ITEMS + 1)
ROUND = "form rubber\nseats N=a{0} E=b{0} S=c{0} W=d{0}\nN 3NT=\nstop\n"
NAMES = "".join(map(ROUND.format, range(500))).encode()


@pytest.mark.parametrize(
    ("data", "line", "words"),
    [(DEALS, MOST_ITEMS + 3, "at most 5000 deals"), (NAMES, 2001, "so many players")],
)
def test_a_score_file(data: bytes, line: int, words: str) -> None:
    with pytest.raises(BadLine, match=words) as bad:
        read_score_file(data)
    assert bad.value.line == line


def test_other_files() -> None:
    deals = read_score_file(DEALS.removesuffix(b"N 3NT=\n"))
    assert len(deals.rounds) > 1
    rounds = json.loads(evenings_of([SavedEvening(UUID(int=1), deals)]))
    rounds["evenings"][0]["rounds"] *= 2
    with pytest.raises(BadData, match="at most 5000 deals"):
        evening_file.decode(json.dumps(rounds).encode())
    table = csv_of([SavedEvening(UUID(int=1), deals)])
    with pytest.raises(BadData, match="at most 5000 deals"):
        csv_reader.decode(table + table.splitlines(keepends=True)[-1])
    rows = "".join(f"1NT,N,=,a{i},b{i},c{i},d{i},{i}\n" for i in range(500))
    with pytest.raises(BadData, match="so many players"):
        csv_reader.decode(f"contract,declarer,result,north,east,south,west,round\n{rows}".encode())


def test_what_is_just_not_too_much() -> None:
    bounded(MOST_ITEMS, MOST_FIGURES)
    with pytest.raises(Impossible):
        bounded(0, MOST_FIGURES + 1)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is counted otherwise")
def test_memory(tmp_path: Path) -> None:
    """At most sixty bytes for each that is read, besides what the program itself takes."""
    used = []
    for times in (1, 60):
        file = tmp_path / f"{times}.txt"
        file.write_bytes(NAMES * times)
        program = (
            "import resource, sys; from scorepad.cli import main; main(['score', sys.argv[1]]); "
            "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)"
        )
        command = [sys.executable, "-c", program, str(file)]
        done = subprocess.run(
            command, cwd=CHECKOUT, capture_output=True, text=True, timeout=60, check=True
        )
        assert "so many players" in done.stderr or "at most" in done.stderr
        used.append(int(done.stdout))
    assert used[1] - used[0] < 60 * 59 * len(NAMES)


@pytest.mark.parametrize("name", ["yes", "no", "Yes", "true", "False", "None", "N", "=", "-1"])
def test_a_name_that_looks_like_something_else(name: str) -> None:
    evening = rename(
        Evening((entered("N 4S=", "E 3NT-1", seating=FOUR, keeper="Ann"),)), {"Ann": name}
    )
    table = csv_of([SavedEvening(UUID(int=7), evening)])
    assert csv_reader.decode(table)[0].evening == evening
