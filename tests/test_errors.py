"""One family of errors, whose sentences can all be translated."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
FILES = sorted((CHECKOUT / "scorepad").glob("**/*.py"))
TREES = {file: ast.parse(file.read_text(encoding="utf-8")) for file in FILES}
GAP = re.compile(r"\{\w+\}")


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def family() -> set[str]:
    """The names of all classes that come from ScorepadError."""
    bases = {
        node.name: {name_of(base) for base in node.bases}
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"ScorepadError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


FAMILY = family()


def untranslatable(tree: ast.AST) -> Iterator[str]:
    """What is said in English, whoever reads it."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or name_of(node.func) not in FAMILY | {"Message"}:
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
    strangers = [
        f"{file.name}: {node.name}"
        for file, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and {name_of(base) for base in node.bases} & {"Exception", "ValueError", "RuntimeError"}
        and node.name not in FAMILY
    ]
    assert strangers == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_errors_say_can_be_translated(file: Path) -> None:
    assert [*untranslatable(TREES[file])] == []


@pytest.mark.parametrize(
    "source",
    [
        'raise Impossible("no")',
        'raise errors.Impossible(f"no {card}")',
        'raise BadData("", f"no {card}")',
        'raise BadData("", str(wrong))',
        'Message("{name} cannot")',
        'raise Refused("no" if one else translate("words", "yes"))',
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
