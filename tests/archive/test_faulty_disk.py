"""Each write and sync that fails in turn, and power cuts that drop what was not synced yet.

`SCOREPAD_FAULTS=1 SCOREPAD_POWER_CUTS=1000` let all calls fail, and cut the power more often.
"""

import errno
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.check import check
from tests.archive.crash_child import Table
from tests.archive.faulty_child import WATCHED
from tests.ran import CHECKOUT

ALL_FAULTS = bool(os.environ.get("SCOREPAD_FAULTS"))
POWER_CUTS = int(os.environ.get("SCOREPAD_POWER_CUTS", "60"))
SECTOR = 512
AGES = 1_000_000
"""More calls than any session makes: the disk stays faulty."""
COMPILER = shutil.which("cc")
pytestmark = pytest.mark.skipif(
    not COMPILER or sys.platform != "linux", reason="there is no compiler to make such a disk with"
)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("library") / "faulty_disk.so"
    source = Path(__file__).with_name("faulty_disk.c")
    command = [str(COMPILER), "-shared", "-fPIC", "-O1", "-o", str(made), str(source), "-ldl"]
    subprocess.run(command, check=True)
    return made


def played(library: Path, folder: Path, *arguments: object, **environment: str) -> str:
    """The output of a child that plays on such a disk."""
    folder.mkdir()
    command = [sys.executable, "-m", "tests.archive.faulty_child", str(folder)]
    done = subprocess.run(
        [*command, *map(str, arguments)],
        cwd=CHECKOUT,
        env={**os.environ, "LD_PRELOAD": str(library), "FAULTY_FOLDER": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.no_cover
@pytest.mark.parametrize("times", [1, AGES])
@pytest.mark.parametrize(
    ("code", "reads"),
    [
        (errno.EIO, {}),
        (errno.ENOSPC, {}),
        (errno.EIO, {"FAULTY_READS": "1"}),
        (errno.EAGAIN, {"FAULTY_READS": "1"}),
    ],
)
def test_any_call_may_fail(
    code: int, times: int, reads: dict[str, str], library: Path, tmp_path: Path
) -> None:
    """Nothing is lost, and nothing is set aside for a call that failed only once."""
    first, step = (1, 1) if ALL_FAULTS else (code % 7 + 1, 89 if reads else 29)
    disk = tmp_path / "disk"
    failed = int(played(library, disk, code, times, first, 1000, step, **reads))
    print(f"{failed} sessions in which a call failed")
    assert failed > 5
    if times == 1:
        assert not [*disk.rglob("*-damaged-*")]


class Call(NamedTuple):
    """A call to the disk."""

    kind: str
    offset: int
    path: str
    data: bytes


def calls_in(log: Path) -> Iterator[Call]:
    data = log.read_bytes()
    at = 0
    while at < len(data):
        end = data.index(b"\n", at)
        kind, offset, length, path = data[at:end].decode().split(" ", 3)
        yield Call(kind, int(offset), path, data[end + 1 : end + 1 + int(length)])
        at = end + 1 + int(length)


class Disk:
    """What of each file is safe, and what was done to it since its last sync."""

    def __init__(self) -> None:
        self._safe: dict[str, bytes] = {}
        self._since: dict[str, list[Call]] = {}

    def do(self, call: Call) -> None:
        since = self._since.setdefault(call.path, [])
        if call.kind == "u":
            self._safe.pop(call.path, None)
            since.clear()
        elif call.kind == "s":
            self._safe[call.path] = self._after(call.path, None)
            since.clear()
        else:
            since.append(call)

    def lay_down(self, folder: Path, rng: random.Random) -> None:
        """Write what a power cut leaves: for each unsynced sector, the old or the new content."""
        folder.mkdir()
        for path in self._since:
            if Path(path).name in ("evenings.db", "evenings.db-journal"):
                (folder / Path(path).name).write_bytes(self._after(path, rng))

    def _after(self, path: str, rng: random.Random | None) -> bytes:
        data = bytearray(self._safe.get(path, b""))
        for call in self._since[path]:
            if call.kind == "t":
                if rng is None or rng.random() < 0.5:
                    del data[call.offset :]
                continue
            for start in range(0, len(call.data), SECTOR):
                if rng is None or rng.random() < 0.5:
                    part, at = call.data[start : start + SECTOR], call.offset + start
                    data.extend(bytes(max(0, at - len(data))))
                    data[at : at + len(part)] = part
        return bytes(data)


def test_power_cuts(library: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    played(library, tmp_path / "disk", FAULTY_LOG=str(log))
    calls = [*calls_in(log)]
    table = Table(WATCHED)
    states = [table.evening, *(table.step()[0] for _ in range(WATCHED))]
    lost = 0
    for seed in range(POWER_CUTS):
        rng = random.Random(seed)
        end = rng.randrange(1, len(calls))
        disk, kept = Disk(), 0
        for call in calls[:end]:
            disk.do(call)
            kept += call.path.endswith("kept")
        folder = tmp_path / f"cut {seed}"
        disk.lay_down(folder, rng)
        file = folder / "evenings.db"
        if not file.exists():
            assert not kept
            continue
        with closing(Archive.open(file)) as archive:
            keys = [summary.key for summary in archive.evenings()]
            found = [step.evening for key in keys for step in archive.history(key)]
        assert kept <= len(found) <= kept + 1
        assert found == states[: len(found)]
        assert check(file).faults == ()
        lost += file.read_bytes() != b""
    print(f"{POWER_CUTS} power cuts among {len(calls)} calls")
    assert lost > POWER_CUTS // 2
