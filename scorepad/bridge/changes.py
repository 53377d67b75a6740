"""How one value differs from another of its type, as plain data that leads both ways.

The change of a value with fields is an object: each field that differs, with its change. The
change of a row of values is an object too: `at` says from which place on, `changed` holds the
changes one after the other of what stands there before and after, and behind these come `out`,
what stood there only before, and `in`, what stands there only after. Anything else that differs
is a list of what was there and what is there.
"""

from collections.abc import Sequence
from dataclasses import is_dataclass, replace
from types import NoneType
from typing import Any, TypeVar, get_args, get_origin

from scorepad.bridge.plain import Plain, Reader, fields_of, is_value, members, writer

T = TypeVar("T")
BEFORE, AFTER = 0, 1
_SAME: Plain = {}
_READER = Reader()


def change_between(before: T, after: T) -> Plain:
    """Return what leads from one value to another of its type, and back."""
    return _SAME if before is after else _between(type(before), before, after)


def forward(before: T, change: Plain) -> T:
    """Return the value after a change.

    Raises LookupError, ValueError or TypeError where it does not fit.
    """
    value: T = _applied(type(before), before, change, AFTER)
    return value


def back(after: T, change: Plain) -> T:
    """Return the value before a change."""
    value: T = _applied(type(after), after, change, BEFORE)
    return value


def _between(kind: Any, before: Any, after: Any) -> Plain:
    inner = _class_of(kind, before)
    if inner is not None and inner is _class_of(kind, after):
        return {
            name: _between(of, was, is_)
            for name, of in fields_of(inner).items()
            if (was := getattr(before, name)) is not (is_ := getattr(after, name)) and was != is_
        }
    if get_origin(kind) is tuple:
        return _between_rows(get_args(kind)[0], before, after)
    write = writer(kind)
    return [write(before), write(after)]


def _between_rows(kind: Any, before: Sequence[Any], after: Sequence[Any]) -> Plain:
    most = min(len(before), len(after))
    start = 0
    while start < most and before[start] == after[start]:
        start += 1
    end = 0
    while end < most - start and before[-1 - end] == after[-1 - end]:
        end += 1
    taken, put = before[start : len(before) - end], after[start : len(after) - end]
    both = min(len(taken), len(put))
    write = writer(kind)
    change: dict[str, Plain] = {"at": start}
    if both:
        change["changed"] = [_between(kind, *pair) for pair in zip(taken, put, strict=False)]
    if taken[both:]:
        change["out"] = [write(value) for value in taken[both:]]
    if put[both:]:
        change["in"] = [write(value) for value in put[both:]]
    return change


def _applied(kind: Any, value: Any, change: Plain, to: int) -> Any:
    if isinstance(change, list):
        _check(kind, [value], change[1 - to :][:1])
        return _READER.read(kind, change[to])
    if get_origin(kind) is tuple:
        return _applied_to_row(get_args(kind)[0], value, change, to)
    inner = _class_of(kind, value)
    if inner is None or not isinstance(change, dict):
        raise LookupError("nothing here changes in this way")
    types = fields_of(inner)
    parts = {
        name: _applied(types[name], getattr(value, name), part, to) for name, part in change.items()
    }
    if not parts:
        return value
    return replace(value, **parts) if is_dataclass(inner) else value._replace(**parts)


def _applied_to_row(kind: Any, row: Sequence[Any], change: Plain, to: int) -> tuple[Any, ...]:
    start, changed = change["at"], change.get("changed", ())
    out, put = change.get("out", ()), change.get("in", ())
    gone, new = (put, out) if to == BEFORE else (out, put)
    end = start + len(changed)
    if not 0 <= start <= end <= len(row) - len(gone):
        raise LookupError(f"there is no place {start} here")
    _check(kind, row[end : end + len(gone)], gone)
    inside = [
        _applied(kind, value, part, to) for value, part in zip(row[start:end], changed, strict=True)
    ]
    added = [_READER.read(kind, part) for part in new]
    return (*row[:start], *inside, *added, *row[end + len(gone) :])


def _check(kind: Any, values: Sequence[Any], plain: Sequence[Plain]) -> None:
    """See that what a change takes away is what stands there."""
    if [_READER.read(kind, part) for part in plain] != [*values]:
        raise LookupError("something else stands here than what the change takes away")


def _class_of(kind: Any, value: Any) -> type | None:
    """Return the class with fields that a value is of, where its type allows one."""
    found = type(value)
    classes = [one for one in members(kind) if one is not NoneType and is_value(one)]
    return found if found in classes else None
