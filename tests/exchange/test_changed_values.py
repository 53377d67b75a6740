"""Any change to a saved file is noticed: refused, or read as written."""

import copy
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from scorepad.bridge.errors import BadData
from scorepad.exchange import evening_file
from tests.exchange.written import FILE, WRITTEN

_Place = tuple[str | int, ...]


def leaves(value: Any, place: _Place = ()) -> Iterator[tuple[_Place, Any]]:
    """Every value that holds no others, with its place."""
    if isinstance(value, dict | list):
        for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inner, (*place, name))
    else:
        yield place, value


def others(value: Any) -> list[Any]:
    """What may take its place."""
    if isinstance(value, bool):
        return [not value, None, 3]
    if isinstance(value, int):
        return [value + 1, 0 if value else 7, str(value)]
    return [f"{value}x", "", value[::-1] if value[::-1] != value else "zz"]


@pytest.mark.no_cover
def test_no_changed_value_goes_unnoticed() -> None:
    file = json.loads(FILE)
    came = Counter[str]()
    for place, value in leaves(file):
        for other in others(value):
            changed = copy.deepcopy(file)
            holder = changed
            for name in place[:-1]:
                holder = holder[name]
            holder[place[-1]] = other
            try:
                read = evening_file.decode(json.dumps(changed).encode())
            except BadData:
                came["refused"] += 1
            else:
                assert read != (WRITTEN,), (place, value, other)
                came["read as changed"] += 1
    assert came.total() >= 440
    assert min(came.values()) > 100
