"""The worked examples as deals to type, with the sheet after each."""

from typing import NamedTuple

from scorepad.bridge.notation import read_deal
from scorepad.bridge.typed.misread import Misread
from tests.golden.test_sheets import FILES, steps


class Example(NamedTuple):
    """Deals to type, one after another, and the sheet after each."""

    name: str
    options: str
    typed: tuple[str, ...]
    sheets: tuple[str, ...]


def typed_examples() -> list[Example]:
    """The golden evenings in which only deals are entered once they have begun."""
    found: dict[str, Example] = {}
    for file in FILES:
        for step in steps(file):
            name = ":".join(step.name.split(":")[:2])
            lines = step.entered.splitlines()
            deals = [line for line in lines if is_deal(line)]
            options = lines[: len(lines) - len(deals)]
            if any(is_deal(line) for line in options) or "form duplicate" in options:
                found.pop(name, None)
                continue
            before = found.get(name, Example(name, "", (), ()))
            found[name] = Example(
                name, "\n".join(options), tuple(deals), (*before.sheets, step.sheet)
            )
    return [example for example in found.values() if len(example.typed) == len(example.sheets)]


def is_deal(line: str) -> bool:
    try:
        read_deal(line)
    except Misread:
        return False
    return True
