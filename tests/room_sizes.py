"""The size of each room of the program: its lines, and the names that others can import.

`python -m tests.room_sizes` records what became smaller. What grows is raised by hand in
`room_sizes.txt`, with the reason in the same line.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PROGRAM = Path(__file__).parents[1] / "scorepad"
TABLE = Path(__file__).with_name("room_sizes.txt")


class Size(NamedTuple):
    """The size of a room, and why it is larger than it once was."""

    lines: int
    names: int
    why: str = ""


def room_of(file: Path) -> str:
    """The folder of a file under scorepad/; the files directly in it are a room of their own."""
    return file.parent.as_posix()


def public_names(source: str) -> Iterator[str]:
    """The public names of a module, without those that it imports."""
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                names = [node.name]
            case ast.Assign():
                targets = [each for target in node.targets for each in ast.walk(target)]
                names = [each.id for each in targets if isinstance(each, ast.Name)]
            case ast.AnnAssign(target=ast.Name(id=name)):
                names = [name]
            case _:
                names = []
        yield from (name for name in names if not name.startswith("_"))


def measured() -> dict[str, Size]:
    """The current size of each room."""
    lines: Counter[str] = Counter()
    names: Counter[str] = Counter()
    for file in PROGRAM.glob("**/*.py"):
        source = file.read_text(encoding="utf-8")
        room = room_of(file.relative_to(PROGRAM))
        lines[room] += len(source.splitlines())
        names[room] += len([*public_names(source)])
    return {room: Size(lines[room], names[room]) for room in sorted(lines)}


def allowed() -> dict[str, Size]:
    """The size that each room may have."""
    sizes = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        room, lines, names, *why = line.split(maxsplit=3)
        sizes[room] = Size(int(lines), int(names), *why)
    return sizes


def lowered(table: dict[str, Size], now: dict[str, Size]) -> str:
    """The table with everything that became smaller; deleted rooms are left out."""
    rows = []
    for room, was in table.items():
        if room in now:
            lines, names = min(was.lines, now[room].lines), min(was.names, now[room].names)
            rows.append(f"{room:<14} {lines:>5} {names:>4}  {was.why}".rstrip())
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    TABLE.write_text(lowered(allowed(), measured()), encoding="utf-8")
