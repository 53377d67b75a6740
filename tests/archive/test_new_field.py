"""A new field of a value is one line: archive, undo, evening file and copies handle it."""

import shutil
import subprocess
import sys
from pathlib import Path

from scorepad.archive.archive import Archive
from scorepad.bridge.evening import Evening
from tests.archive.evenings import FULL
from tests.bridge.table import entered, sitting
from tests.ran import CHECKOUT

NEW_LINES = {
    "evening.py": ("    settled: tuple[Settled, ...] = ()\n", "    host: Name | None = None\n"),
    "rounds.py": ("    ranked: tuple[Name, ...] = ()\n", "    songs: tuple[Settled, ...] = ()\n"),
    "deal.py": ('    note: str = ""\n', "    led: Seat | None = None\n"),
}
"""For each module an existing line, and the new one to follow it."""
IMPORTS = {
    "evening.py": "from scorepad.bridge.seats import Name\n",
    "rounds.py": "from scorepad.bridge.payments import Settled\n",
    "deal.py": "",
}


def test_an_invented_field_is_kept_everywhere(file: Path, tmp_path: Path) -> None:
    """A copy of the program gets the fields, and nothing else."""
    archive = Archive.open(file)
    archive.begin(FULL)
    other = entered("pass", seating=sitting(("Anne", "Flo", "Hal", "Ida")))
    archive.begin(Evening((other,)))
    archive.close()
    program = tmp_path / "program"
    for package in ("bridge", "archive", "exchange"):
        shutil.copytree(CHECKOUT / "scorepad" / package, program / "scorepad" / package)
    shutil.copy(CHECKOUT / "scorepad" / "__init__.py", program / "scorepad")
    for tried in ("archive/invented_fields.py", "exchange/record_schema.py"):
        there = program / "tests" / tried
        there.parent.mkdir(parents=True)
        shutil.copy(CHECKOUT / "tests" / tried, there)
    for name, (before, new) in NEW_LINES.items():
        module = program / "scorepad" / "bridge" / name
        text = module.read_text(encoding="utf-8")
        assert text.count(before) == 1
        head, tail = text.split(before)
        head = head.replace("\nfrom scorepad", f"\n{IMPORTS[name]}from scorepad", 1)
        module.write_text(f"{head}{before}{new}{tail}", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "tests.archive.invented_fields", str(file)],
        cwd=program,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
