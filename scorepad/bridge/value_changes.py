"""How one value differs from another of its type, as plain data that works both ways.

The change of a value with fields is an object: each field that differs, with its change. The change
of a row of values is an object too: `at` is the first place that differs, `changed` has the changes
of the values from there on, and for the places after these `out` has what only the earlier row had,
and `in` what only the later one has. Any other change is a list of the old and the new value.
"""

from collections.abc import Callable, Sequence
from dataclasses import MISSING, is_dataclass, replace
from functools import cache, partial
from types import NoneType
from typing import Annotated, Any, TypeVar, get_args, get_origin

from scorepad.bridge.plain import (
    KIND,
    Plain,
    Reader,
    fields_of,
    is_value,
    kind_name,
    members,
    usual_values,
    writer,
)

_T = TypeVar("_T")
_Forward = Callable[[Plain, Plain], Plain]
_BEFORE, _AFTER = 0, 1
_SAME: Plain = {}
_READER = Reader()
_NO_CHANGE = LookupError("nothing here changes in this way")


def change_between(before: _T, after: _T) -> Plain:
    """Return the change from one value to another of its type."""
    return _SAME if before is after else _between(type(before), before, after)


def back(after: _T, change: Plain) -> _T:
    """Return the value before a change.

    Raises LookupError, ValueError or TypeError if it does not fit.
    """
    value: _T = _back(type(after), after, change)
    return value


def forward(kind: type, before: Plain, change: Plain) -> Plain:
    """Apply a change to plain data of a value, in place, and return it.

    Raises what `back` raises; the data is unusable then.
    """
    return _forwarder(kind)(before, change)


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


def _back(kind: Any, value: Any, change: Plain) -> Any:
    if isinstance(change, list):
        _check(kind, [value], change[_AFTER:])
        return _READER.read(kind, change[_BEFORE])
    if get_origin(kind) is tuple:
        return _row_back(get_args(kind)[0], value, change)
    inner = _class_of(kind, value)
    if inner is None or not isinstance(change, dict):
        raise _NO_CHANGE
    types = fields_of(inner)
    parts = {name: _back(types[name], getattr(value, name), part) for name, part in change.items()}
    if not parts:
        return value
    return replace(value, **parts) if is_dataclass(inner) else value._replace(**parts)


def _row_back(kind: Any, row: Sequence[Any], change: Plain) -> tuple[Any, ...]:
    start, changed, gone, new = _splice(change, row, "in", "out")
    end = start + len(changed)
    _check(kind, row[end : end + len(gone)], gone)
    inside = [_back(kind, value, part) for value, part in zip(row[start:end], changed, strict=True)]
    added = [_READER.read(kind, part) for part in new]
    return (*row[:start], *inside, *added, *row[end + len(gone) :])


def _splice(
    change: Plain, row: Sequence[Any], gone: str, new: str
) -> tuple[int, Sequence[Plain], Sequence[Plain], Sequence[Plain]]:
    """Return where a row changes, the changes there, and what is removed and added after them."""
    start, changed = change["at"], change.get("changed", ())
    goes, comes = change.get(gone, ()), change.get(new, ())
    if not 0 <= start <= start + len(changed) <= len(row) - len(goes):
        raise LookupError(f"there is no place {start} here")
    return start, changed, goes, comes


@cache
def _forwarder(kind: Any) -> _Forward:
    """Return a function that applies changes to plain data of a type."""
    if get_origin(kind) is Annotated:
        return _forwarder(get_args(kind)[0])
    if get_origin(kind) is tuple:
        inside = _row_forwarder(_forwarder(get_args(kind)[0]))
    else:
        classes = {kind_name(one): one for one in members(kind) if is_value(one)}
        inside = _object_forwarder(next(iter(classes.values())) if len(classes) == 1 else classes)

    def go_forward(value: Plain, change: Plain) -> Plain:
        if type(change) is not list:
            return inside(value, change)
        if change[_BEFORE] != value:
            raise LookupError("something else stands here than what the change takes away")
        return change[_AFTER]

    return go_forward


def _row_forwarder(inside: _Forward) -> _Forward:
    def go_forward(row: Plain, change: Plain) -> Plain:
        start, changed, gone, new = _splice(change, row, "out", "in")
        for place, part in enumerate(changed, start):
            row[place] = inside(row[place], part)
        end = start + len(changed)
        if row[end : end + len(gone)] != [*gone]:
            raise LookupError("something else stands here than what the change takes away")
        row[end : end + len(gone)] = new
        return row

    return go_forward


def _object_forwarder(kinds: Any) -> _Forward:
    def go_forward(value: Plain, change: Plain) -> Plain:
        if type(change) is not dict:
            raise _NO_CHANGE
        fields = _field_forwarders(kinds[value[KIND]] if isinstance(kinds, dict) else kinds)
        for name, part in change.items():
            usual, make, inside = fields[name]
            was = value[name] if name in value else make()
            now = inside(was, part)
            if now == usual:
                value.pop(name, None)
            else:
                value[name] = now
        return value

    return go_forward


@cache
def _field_forwarders(kind: type) -> dict[str, tuple[Plain, Callable[[], Plain], _Forward]]:
    """Return for each field its usual value, which is not written, its maker and its forwarder."""
    usual = usual_values(kind)
    makers = {
        name: partial(writer(of), usual[name]) if name in usual else _nothing
        for name, of in fields_of(kind).items()
    }
    return {
        name: (makers[name](), makers[name], _forwarder(of)) for name, of in fields_of(kind).items()
    }


def _nothing() -> Plain:
    """Stand in for a value that must always be written."""
    return MISSING


def _check(kind: Any, values: Sequence[Any], plain: Sequence[Plain]) -> None:
    """Raise LookupError unless a change removes exactly what is there."""
    if [_READER.read(kind, part) for part in plain] != [*values]:
        raise LookupError("something else stands here than what the change takes away")


def _class_of(kind: Any, value: Any) -> type | None:
    """Return the value's class if it is one with fields that its type allows."""
    found = type(value)
    return found if found in _classes(kind) else None


@cache
def _classes(kind: Any) -> frozenset[type]:
    """Return the classes with fields among the members of a type."""
    return frozenset(one for one in members(kind) if one is not NoneType and is_value(one))
