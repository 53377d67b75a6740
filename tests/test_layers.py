"""The rooms of the program, and what their modules may import."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
pytestmark = pytest.mark.no_cover  # they read the program, and run none of it

# Python's own modules without files, clock, randomness or anything of the machine.
PURE = {
    *(
        "abc",
        "array",
        "bisect",
        "collections",
        "contextlib",
        "dataclasses",
        "datetime",
        "decimal",
        "enum",
        "fractions",
    ),
    *(
        "functools",
        "hashlib",
        "graphlib",
        "heapq",
        "itertools",
        "json",
        "math",
        "operator",
        "re",
        "string",
        "types",
        "typing",
        "unicodedata",
    ),
}
PYTHON = set(sys.stdlib_module_names)
QT = {"PySide6"}
FOR_PHONES = {"h11", "segno"}
"""What only the phones at the table need."""

# Each room with the rooms it may import, and what of elsewhere. One way only: a room stands
# below those it imports. Nobody imports the window's door but the step before it.
ROOMS: dict[str, tuple[str, set[str]]] = {
    "__init__": ("", set()),
    "bridge": ("bridge", PURE),
    "sheets": ("bridge sheets tables words", PURE),
    "words": ("bridge words", PURE),
    "tables": ("bridge tables", PURE),
    "exchange": ("bridge exchange", PYTHON),
    "archive": ("bridge archive", PYTHON),
    "transfer": ("bridge words exchange archive", PYTHON),
    "resources": ("", PYTHON),
    "phones": ("bridge sheets tables words exchange resources phones", PYTHON),
    "ui": (
        "bridge sheets resources words tables exchange archive transfer phones ui",
        PYTHON | QT | FOR_PHONES,
    ),
    "commands": (
        "bridge commands words sheets exchange archive transfer tables resources",
        PYTHON,
    ),
    "app": ("bridge sheets words exchange archive transfer ui", PYTHON | QT),
    "__main__": ("bridge commands", PYTHON),
}

# Each room of the windows, from the lowest up, with those of them that it may import.
UI_ROOMS: dict[str, str] = {
    "__init__": "",
    "start_settings": "",
    "after_first_paint": "",
    "garbage": "",
    "look": "",
    "settings": "look",
    "language": "look",
    "words": "settings",
    "painting": "look words",
    "parts": "look words painting",
    "saving": "words",
    "undo_steps": "",
    "document": "saving undo_steps",
    "sheet": "document look painting parts words",
    "deals": "document look painting parts words",
    "boards": "deals document look painting parts settings sheet words",
    "scores": "document look painting parts saving words",
    "what_if": "document look painting parts words",
    "paper": "language look painting parts settings words",
    "evening": "boards document look painting parts saving words",
    "rounds": "document look painting parts words",
    "phones": "document look parts saving words",
    "history": "boards document look parts saving sheet words",
    "review": "boards deals document look painting paper parts scores settings sheet words",
    "help": "document look paper parts words",
    "window": (
        "boards deals document evening help history language look painting paper parts phones"
        " review rounds saving scores settings sheet undo_steps what_if words"
    ),
}

# What a room may import in addition, only inside functions whose names begin like this.
INSIDE = {("commands", "print"): "ui", ("__main__", "_run"): "app ui"}

# Rooms that import only what is pure cannot reach out through these either.
REACHING_OUT = {"open", "input", "print", "eval", "exec", "compile", "__import__"}
THE_CLOCK = {"today", "now", "utcnow"}


def faults(file: str, source: str) -> list[str]:
    """The forbidden imports of a module, named by its path under scorepad/."""
    room = file.partition("/")[0].removesuffix(".py")
    if room not in ROOMS:
        return [f"{room} has no line in the table of rooms"]
    tree = ast.parse(source)
    found = [fault for function, name in imports(tree) for fault in forbidden(room, function, name)]
    if room == "ui":
        found += ui_faults(file, tree)
    if ROOMS[room][1] <= PURE:
        found += [
            f"{room} uses {node.id}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and node.id in REACHING_OUT
        ]
        found += [
            f"{room} looks at the clock: {node.attr}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and node.attr in THE_CLOCK
        ]
    return found


def forbidden(room: str, function: str, name: str) -> list[str]:
    """The fault in importing this name in a room, within a function or not."""
    rooms, elsewhere = ROOMS[room]
    top, *below = name.split(".")
    if top != "scorepad":
        return [] if top in elsewhere else [f"{room} imports {name}"]
    allowed = {*rooms.split(), "__init__"}
    for (who, begins), besides in INSIDE.items():
        if room == who and function.startswith(begins):
            allowed.update(besides.split())
    other = below[0] if below and below[0] in ROOMS else "__init__"
    return [] if other in allowed else [f"{room} imports {name}"]


def ui_faults(file: str, tree: ast.AST) -> list[str]:
    """The imports of a module of the windows from a room of theirs above its own."""
    room = ui_room(file.removesuffix(".py").replace("/", "."))
    if room not in UI_ROOMS:
        return [f"ui/{room} has no line in the table of the ui rooms"]
    allowed = {room, *UI_ROOMS[room].split()}
    names = [name for _, name in imports(tree) if name.startswith("scorepad.ui.")]
    return [
        f"ui/{room} imports {name}"
        for name in names
        if ui_room(name.removeprefix("scorepad.")) not in allowed
    ]


def ui_room(module: str) -> str:
    """The room of a module, named by its place under scorepad."""
    return module.split(".")[1]


def imports(tree: ast.AST, function: str = "") -> Iterator[tuple[str, str]]:
    """Every import with the function it is in, if any, however deeply nested."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from ((function, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from ((function, f"{module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.FunctionDef):
            yield from imports(node, function or node.name)
        else:
            yield from imports(node, function)


def import_graph(sources: dict[str, str]) -> dict[str, set[str]]:
    """The modules that each module imports, late imports and those for types included."""
    graph: dict[str, set[str]] = {}
    for module, source in sources.items():
        names = {name for _, name in imports(ast.parse(source))}
        found = {name if name in sources else name.rpartition(".")[0] for name in names}
        graph[module] = found & sources.keys() - {module}
    return graph


def circle_in(graph: dict[str, set[str]]) -> list[str]:
    """The modules of one circle of imports, if there is any."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def module_of(file: Path) -> str:
    """The dotted name of a file under scorepad/."""
    return ".".join(("scorepad", *file.with_suffix("").parts)).removesuffix(".__init__")


FILES = [path.relative_to(CHECKOUT / "scorepad") for path in CHECKOUT.glob("scorepad/**/*.py")]


def test_imports_go_one_way() -> None:
    wrong = [
        f"{file}: {fault}"
        for file in FILES
        for fault in faults(
            file.as_posix(), (CHECKOUT / "scorepad" / file).read_text(encoding="utf-8")
        )
    ]
    assert wrong == []


def test_no_files_import_each_other_in_a_circle() -> None:
    sources = {
        module_of(file): (CHECKOUT / "scorepad" / file).read_text(encoding="utf-8")
        for file in FILES
    }
    assert circle_in(import_graph(sources)) == []


@pytest.mark.parametrize(
    "back",
    [
        "import scorepad.ui.sheet",
        "def f():\n    from scorepad.ui import sheet",
        "if TYPE_CHECKING:\n    from scorepad.ui.sheet import Sheet",
    ],
)
def test_a_circle_is_found(back: str) -> None:
    sources = {"scorepad.ui.sheet": "from scorepad.ui.parts import rows"}
    graph = import_graph({**sources, "scorepad.ui.parts.rows": back})
    assert set(circle_in(graph)) == {"scorepad.ui.sheet", "scorepad.ui.parts.rows"}


def test_rooms_of_the_windows_import_only_those_below_them() -> None:
    below: set[str] = set()
    for room, allowed in UI_ROOMS.items():
        assert set(allowed.split()) <= below
        below.add(room)


def test_no_two_rooms_import_each_other() -> None:
    for room, (rooms, _) in ROOMS.items():
        for other in rooms.split():
            assert other == room or room not in ROOMS[other][0].split()


@pytest.mark.parametrize(
    ("file", "source", "expected"),
    [
        ("bridge/deal.py", "from scorepad.bridge.seats import Seat", []),
        ("bridge/deal.py", "import re, collections.abc", []),
        ("bridge/deal.py", "import os", ["bridge imports os"]),
        ("bridge/deal.py", "from random import random", ["bridge imports random.random"]),
        (
            "bridge/deal.py",
            "from scorepad.sheets.layout import place",
            ["bridge imports scorepad.sheets.layout.place"],
        ),
        (
            "bridge/deal.py",
            "from scorepad import transfer",
            ["bridge imports scorepad.transfer"],
        ),
        (
            "bridge/deal.py",
            "def f():\n  try:\n    import time\n  except E: pass",
            ["bridge imports time"],
        ),
        ("bridge/deal.py", "from . import seats", ["bridge imports ..seats"]),
        ("bridge/deal.py", "open('x')", ["bridge uses open"]),
        ("bridge/deal.py", "import datetime", []),
        ("bridge/deal.py", "date.today()", ["bridge looks at the clock: today"]),
        (
            "sheets/layout.py",
            "import scorepad.exchange.score_file",
            ["sheets imports scorepad.exchange.score_file"],
        ),
        (
            "sheets/layout.py",
            "from PySide6.QtGui import QPen",
            ["sheets imports PySide6.QtGui.QPen"],
        ),
        ("exchange/csv.py", "import csv\nopen('x')", []),
        ("exchange/csv.py", "import msgspec", ["exchange imports msgspec"]),
        ("archive/base.py", "import sqlite3\nfrom scorepad.bridge import deal", []),
        ("archive/base.py", "import scorepad.ui.words", ["archive imports scorepad.ui.words"]),
        ("ui/sheet/a.py", "import PySide6.QtCore\nfrom scorepad.sheets.layout import place", []),
        ("ui/sheet/a.py", "import scorepad.app", ["ui imports scorepad.app"]),
        ("ui/sheet/a.py", "from scorepad.ui.sheet import b\nimport scorepad.ui.look", []),
        (
            "ui/sheet/a.py",
            "from scorepad.ui.window import commands",
            ["ui/sheet imports scorepad.ui.window.commands"],
        ),
        (
            "ui/parts/a.py",
            "def f():\n  if x:\n    from scorepad.ui import document",
            ["ui/parts imports scorepad.ui.document"],
        ),
        (
            "ui/deals/a.py",
            "if TYPE_CHECKING:\n  from scorepad.ui.scores.b import C",
            ["ui/deals imports scorepad.ui.scores.b.C"],
        ),
        ("ui/cellar/a.py", "", ["ui/cellar has no line in the table of the ui rooms"]),
        ("commands/cli.py", "from scorepad import __version__\nimport scorepad.bridge.deal", []),
        ("commands/a.py", "import scorepad.ui", ["commands imports scorepad.ui"]),
        (
            "commands/a.py",
            "def score():\n  import scorepad.ui",
            ["commands imports scorepad.ui"],
        ),
        ("commands/a.py", "def print_sheets():\n  import scorepad.ui.paper", []),
        (
            "commands/a.py",
            "def print_sheets():\n  import scorepad.app",
            ["commands imports scorepad.app"],
        ),
        (
            "commands/a.py",
            "def print_sheets():\n  import PySide6",
            ["commands imports PySide6"],
        ),
        ("app.py", "import scorepad.commands.cli", ["app imports scorepad.commands.cli"]),
        ("__main__.py", "import scorepad.app", ["__main__ imports scorepad.app"]),
        ("__main__.py", "def _run():\n  from scorepad import app", []),
        ("cellar.py", "", ["cellar has no line in the table of rooms"]),
    ],
)
def test_what_is_forbidden_is_found(file: str, source: str, expected: list[str]) -> None:
    assert faults(file, source) == expected


@pytest.mark.parametrize("flags", [[], ["-S", "-E"]])
def test_the_command_needs_nothing_but_python(flags: list[str]) -> None:
    """Not even if PySide6 and the like are installed."""
    script = """
import sys
before = set(sys.modules)
import scorepad.commands.cli
print(*sorted({name.partition(".")[0] for name in set(sys.modules) - before}))
"""
    done = subprocess.run(
        [sys.executable, *flags, "-c", script],
        cwd=CHECKOUT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert set(done.stdout.split()) - PYTHON == {"scorepad"}
