"""The names of Qt's values are those that Python would have made."""

import enum
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.ui import quick_enums
from scorepad.ui.quick_enums import KINDS, Maker, told
from tests.benchmarks.starts import nobodys

NAMES = st.from_regex("[a-cA-C][a-c_]{0,2}", fullmatch=True)
ITEMS = st.lists(
    st.tuples(NAMES, st.integers(0, 40)), min_size=1, max_size=8, unique_by=lambda item: item[0]
)

TELL = """
import enum, inspect, re
from PySide6 import QtCore, QtGui, QtWidgets
from scorepad.ui.quick_enums import told
seen = {}
def look(holder):
    for name in dir(holder):
        thing = getattr(holder, name, None)
        if isinstance(thing, enum.EnumType) and thing.__module__.startswith("PySide6"):
            seen[f"{thing.__module__}.{thing.__qualname__}"] = thing
        elif inspect.isclass(thing) and holder in (QtCore, QtGui, QtWidgets):
            look(thing)
for module in (QtCore, QtGui, QtWidgets):
    look(module)
for name, made in sorted(seen.items()):
    holds, members = told(made)
    print(name, members, re.sub(" at 0x[0-9a-f]+", "", str(sorted(holds.items()))))
"""


def pythons(kind: type[enum.Enum], items: list[tuple[str, int]]) -> Any:
    return quick_enums._PYTHONS(kind, "Made", items, **quick_enums._AS_QT)


@pytest.mark.parametrize("kind", KINDS)
def test_makes_as_this_python(kind: type[enum.Enum]) -> None:
    assert Maker(kind).makes_as_python()


@pytest.mark.parametrize("kind", KINDS)
@given(items=ITEMS)
def test_what_is_made_cannot_be_told_from_pythons(
    kind: type[enum.Enum], items: list[tuple[str, int]]
) -> None:
    maker = Maker(kind)
    assert maker.can_make(items)
    made, expected = maker.make("Made", items), pythons(kind, items)
    assert told(made) == told(expected)
    for name, value in items:
        assert made[name] is getattr(made, name) is made(value)
    assert [*map(repr, made)] == [*map(repr, expected)]
    if issubclass(made, enum.Flag):
        ours, theirs = list(made), list(expected)
        for one, other in zip(ours, theirs, strict=True):
            assert repr(~one) == repr(~other)
            assert [repr(one | more) for more in ours] == [repr(other | more) for more in theirs]
        assert repr(made(1 << 20)) == repr(expected(1 << 20))


@pytest.mark.parametrize(
    "items",
    [
        [],
        ["One", "Two"],
        [("One",)],
        [("One", 1), ("One", 2)],
        [("_one", 1)],
        [("name", 1)],
        [("mro", 1)],
        [("", 1)],
        [("One", "1")],
        [("One", True)],
        {"One": 1},
    ],
)
@pytest.mark.parametrize("kind", KINDS)
def test_special_ones_are_left_to_python(kind: type[enum.Enum], items: object) -> None:
    assert not Maker(kind).can_make(items)


def test_a_negative_flag_is_left_to_python() -> None:
    assert Maker(enum.Enum).can_make([("Unknown", -1)])
    assert not Maker(enum.Flag).can_make([("All", -1)])


def test_a_python_that_goes_about_it_in_another_way_is_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(quick_enums, "_MAKERS", {})
    monkeypatch.setattr(quick_enums, "_PYTHONS", lambda *_, **__: enum.Enum)
    before = vars(enum.EnumType)["_create_"]
    quick_enums.make_quickly()
    assert quick_enums._MAKERS == {}
    assert vars(enum.EnumType)["_create_"] is before


def test_qts_names_are_the_same_with_and_without(tmp_path: Path) -> None:
    def names(first: str) -> list[str]:
        command = [sys.executable, "-c", first + TELL]
        printed = subprocess.check_output(command, env=nobodys(tmp_path), encoding="utf-8")
        return printed.splitlines()

    quick = names("from scorepad.ui.quick_start import bring_qt; bring_qt()")
    assert quick == names("")
    assert len(quick) > 200


def test_qts_names_are_made_here(tmp_path: Path) -> None:
    program = """
from scorepad.ui import quick_enums
from scorepad.ui.quick_start import bring_qt
pythons, left = quick_enums._PYTHONS, []
quick_enums.make_quickly()
quick_enums._PYTHONS = lambda *asked, **more: left.append(asked) or pythons(*asked, **more)
bring_qt()
from PySide6.QtCore import Qt
print(len(Qt.Key), len(left))
"""
    command = [sys.executable, "-c", program]
    printed = subprocess.check_output(command, env=nobodys(tmp_path), encoding="utf-8")
    keys, left = map(int, printed.split())
    assert keys > 400
    assert left < 10
