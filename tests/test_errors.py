"""One family of errors, whose sentences can all be translated."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parents[1] / "scorepad"
GAP = re.compile(r"\{\w+\}")
pytestmark = pytest.mark.no_cover  # they read the program, and run none of it


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


@cache
def trees() -> dict[Path, ast.Module]:
    files = sorted(PROGRAM.glob("**/*.py"))
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}


@cache
def classes() -> list[tuple[str, set[str]]]:
    """Every class of the program, with its base classes."""
    return [
        (node.name, {name_of(base) for base in node.bases})
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]


@cache
def family() -> set[str]:
    """The names of all classes that come from ScorepadError."""
    found = {"ScorepadError"}
    while more := {name for name, above in classes() if above & found} - found:
        found |= more
    return found


def untranslatable(tree: ast.AST) -> Iterator[str]:
    """Messages in English, whatever language the reader has."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or name_of(node.func) not in family() | {"Message"}:
            continue
        said = node.args[1:] if name_of(node.func) == "BadData" else node.args
        for argument in said:
            if not can_be_translated(argument):
                yield f"{node.lineno}: {ast.unparse(argument)}"


def can_be_translated(said: ast.expr) -> bool:
    match said:
        case ast.Constant(str(text)):
            return not re.search(r"\w", GAP.sub("", text))
        case ast.JoinedStr() | ast.BinOp():
            return False
        case ast.Call(func):
            return name_of(func) not in ("str", "format", "join")
        case ast.IfExp(_, one, other):
            return can_be_translated(one) and can_be_translated(other)
        case _:
            return True


def test_every_error_of_our_own_is_of_the_family() -> None:
    usual = {"Exception", "ValueError", "RuntimeError"}
    strangers = {name for name, above in classes() if above & usual} - family()
    assert strangers == set()


def test_what_errors_say_can_be_translated() -> None:
    found = [
        f"{file.name}:{said}" for file, tree in trees().items() for said in untranslatable(tree)
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'raise Impossible("no")',
        'raise errors.Impossible(f"no {card}")',
        'raise BadData("", f"no {card}")',
        'raise BadData("", str(wrong))',
        'Message("{name} cannot")',
        'raise CommandError("no" if one else translate("words", "yes"))',
    ],
)
def test_the_check_finds_what_cannot_be(source: str) -> None:
    assert [*untranslatable(ast.parse(source))]


@pytest.mark.parametrize(
    "source",
    [
        'raise Impossible(translate("words", "no {card}"), card=card)',
        'raise BadData("rounds", wrong.message)',
        'Message("{faults}", {"faults": faults})',
        "raise Impossible(fault)",
    ],
)
def test_the_check_leaves_what_can_be(source: str) -> None:
    assert [*untranslatable(ast.parse(source))] == []
