"""Any frozen value of the game as plain data, which JSON can hold, and back.

A value becomes an object of its fields by name; fields with their usual value are left out, so
older data, which lacks a newer field, reads as usual. In a union, `kind` names the class. This
module knows no class of the game, so a new field needs no change here.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from datetime import date
from decimal import Decimal
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.translatable import translate

_T = TypeVar("_T")
Plain = Any
"""What JSON can hold: text, numbers, true and false, null, lists, and objects."""
_Read = Callable[[Plain], Any]
_Write = Callable[[Any], Plain]
ALWAYS: Mapping[str, bool] = {"always": True}
"""Marks a field that is written even with its usual value: without it, meaning would be lost."""
KIND = "kind"
"""The key under which an object of a union names its class."""
_LONGEST_QUOTE = 60
_DECIMAL = r"-?[0-9]+(\.[0-9]+)?"
_LITERALS = {None: "null", True: "true", False: "false"}


# The fields of a class, for this module and for code that describes or compares values.


@cache
def fields_of(kind: Any) -> dict[str, Any]:
    """Return the types of the fields of a dataclass or a named tuple, by their names."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in _defaults(kind)}


@cache
def usual_values(kind: Any) -> dict[str, Any]:
    """Return the usual values of the fields that have one."""
    return {name: value for name, value in _defaults(kind).items() if value is not MISSING}


def is_value(kind: Any) -> bool:
    """Return whether this is a dataclass or named tuple."""
    return isinstance(kind, type) and (is_dataclass(kind) or hasattr(kind, "_fields"))


def members(kind: Any) -> tuple[Any, ...]:
    """Return the types of a union; of any other type, the type itself."""
    if get_origin(kind) in (Union, UnionType):
        return get_args(kind)
    return (kind,)


def kind_name(kind: Any) -> str:
    """Return the name of a class in a union: NewSeats is “new seats”."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", kind.__name__).lower()


def _defaults(kind: Any) -> dict[str, Any]:
    if is_dataclass(kind):
        return {
            field.name: MISSING if field.metadata.get("always") else field.default
            for field in fields(kind)
        }
    return {name: kind._field_defaults.get(name, MISSING) for name in kind._fields}


# From values to plain data.


def to_plain(value: Any) -> Plain:
    """Return a value as plain data."""
    kind: Any = type(value)
    return writer(kind)(value)


@cache
def writer(kind: Any) -> _Write:
    """Return a function that turns values of a type into plain data."""
    kinds = members(kind)
    if len(kinds) > 1:
        return _union_writer(kinds)
    if get_origin(kind) is Annotated:
        return writer(get_args(kind)[0])
    if get_origin(kind) is tuple:
        return _list_writer(writer(get_args(kind)[0]))
    if is_value(kind):
        return _object_writer(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _write_enum
    return _WRITERS.get(kind, _as_it_is)


def _union_writer(kinds: tuple[Any, ...]) -> _Write:
    some = [kind for kind in kinds if kind is not NoneType]
    if len(some) == 1:
        write = writer(some[0])
        return lambda value: None if value is None else write(value)
    writers = {kind: writer(kind) for kind in some}
    names = {kind: kind_name(kind) for kind in some}

    def write_one(value: Any) -> Plain:
        if value is None:
            return None
        return {KIND: names[type(value)], **writers[type(value)](value)}

    return write_one


def _list_writer(write: _Write) -> _Write:
    return lambda values: [write(value) for value in values]


def _object_writer(kind: type) -> _Write:
    usual = usual_values(kind)
    parts = [(name, usual.get(name, MISSING), writer(of)) for name, of in fields_of(kind).items()]

    def write(value: Any) -> Plain:
        plain = {}
        for name, default, write_part in parts:
            part = getattr(value, name)
            if part is not default and part != default:
                plain[name] = write_part(part)
        return plain

    return write


def _as_it_is(value: Any) -> Plain:
    return value


def _write_text(text: str) -> str:
    """Replace unpaired surrogates, which no file can hold."""
    if text.isascii():
        return str(text)
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _write_enum(value: Enum) -> Plain:
    return value.value


_WRITERS: dict[Any, _Write] = {str: _write_text, date: date.isoformat, Decimal: "{:f}".format}


# From plain data to values.


_Checks = Mapping[Any, Callable[[Any], Any]]
"""Functions by type that validate or adapt a value, or raise Impossible: for outside data."""


class Reader:
    """Reads values; raises BadData with the place of what does not fit."""

    def __init__(self, checks: _Checks | None = None) -> None:
        self._checks = checks or {}
        self._readers: dict[Any, _Read] = {}

    def read(self, kind: type[_T], plain: Plain) -> _T:
        """Return the value of this type that the data describes."""
        value: _T = self._reader(kind)(plain)
        return value

    def reader(self, kind: Any) -> _Read:
        """Return a function that turns plain data into values of a type."""
        return self._reader(kind)

    def _reader(self, kind: Any) -> _Read:
        found = self._readers.get(kind)
        if found is None:
            read, check = self._made(kind), self._checks.get(kind)
            found = self._readers[kind] = _checked(read, check) if check else read
        return found

    def _made(self, kind: Any) -> _Read:
        kinds = members(kind)
        if len(kinds) > 1:
            return self._union_reader(kinds)
        if get_origin(kind) is Annotated:
            return self._reader(get_args(kind)[0])
        if get_origin(kind) is tuple:
            return _list_reader(self._reader(get_args(kind)[0]))
        if is_value(kind):
            return self._object_reader(kind)
        if issubclass(kind, Enum):
            return _enum_reader(kind)
        return _SIMPLE_READERS[kind]

    def _union_reader(self, kinds: tuple[Any, ...]) -> _Read:
        some = [kind for kind in kinds if kind is not NoneType]
        if len(some) == 1:
            read = self._reader(some[0])
            return lambda plain: None if plain is None else read(plain)
        readers = {kind_name(kind): self._reader(kind) for kind in some}

        def read_one(plain: Plain) -> Any:
            if plain is None and NoneType in kinds:
                return None
            if type(plain) is not dict:
                raise _unfit(plain)
            if KIND not in plain:
                raise missing(KIND)
            name = plain[KIND]
            read = readers.get(name) if isinstance(name, str) else None
            if read is None:
                raise unknown(name, KIND)
            rest = dict(plain)
            del rest[KIND]
            return read(rest)

        return read_one

    def _object_reader(self, kind: type) -> _Read:
        readers = {name: self._reader(of) for name, of in fields_of(kind).items()}
        needed = readers.keys() - usual_values(kind).keys()

        def read(plain: Plain) -> Any:
            if type(plain) is not dict:
                raise _unfit(plain)
            values = {}
            name = ""
            try:
                for name, part in plain.items():
                    values[name] = readers[name](part)
            except KeyError:
                raise unknown(name) from None
            except BadData as bad:
                raise bad.inside(name) from None
            if needed and not needed <= values.keys():
                raise missing(min(needed - values.keys()))
            try:
                return kind(**values)
            except Impossible as impossible:
                raise BadData("", impossible.message) from None

        return read


def _checked(read: _Read, check: Callable[[Any], Any]) -> _Read:
    def read_checked(plain: Plain) -> Any:
        try:
            return check(read(plain))
        except BadData:
            raise
        except Impossible as impossible:
            raise BadData("", impossible.message) from None

    return read_checked


def _list_reader(read: _Read) -> _Read:
    def read_list(plain: Plain) -> tuple[Any, ...]:
        if type(plain) is not list:
            raise _unfit(plain)
        values: list[Any] = []
        try:
            for part in plain:
                values.append(read(part))
        except BadData as bad:
            raise bad.inside(f"[{len(values)}]") from None
        return tuple(values)

    return read_list


def _enum_reader(kind: type[Enum]) -> _Read:
    known = {member.value: member for member in kind}

    def read(plain: Plain) -> Enum:
        try:
            return known[plain]
        except (KeyError, TypeError):
            raise unknown(plain) from None

    return read


def _simple_reader(kind: type) -> _Read:
    def read(plain: Plain) -> Any:
        if type(plain) is not kind:
            raise _unfit(plain)
        return plain

    return read


def _read_date(plain: Plain) -> date:
    try:
        day = date.fromisoformat(plain)
    except (TypeError, ValueError):
        day = None
    if day is None or day.isoformat() != plain:  # Python also accepts other spellings
        raise BadData("", translate("words", "dates look like 2026-01-31"))
    return day


def _read_decimal(plain: Plain) -> Decimal:
    if type(plain) is not str or not re.fullmatch(_DECIMAL, plain):
        raise BadData("", translate("words", "money is text with a point: “2.50”"))
    return Decimal(plain)


_SIMPLE_READERS: dict[Any, _Read] = {
    **{kind: _simple_reader(kind) for kind in (str, int, bool)},
    date: _read_date,
    Decimal: _read_decimal,
}


def _unfit(plain: Plain) -> BadData:
    text = translate("words", "“{found}” does not belong here")
    return BadData("", text, found=quoted(plain))


def unknown(plain: Plain, place: str = "") -> BadData:
    """Return the error for an unknown word."""
    text = translate("words", "“{found}” is not known here")
    return BadData(place, text, found=quoted(plain))


def missing(name: str) -> BadData:
    """Return the error for a missing entry."""
    return BadData("", translate("words", "“{name}” is missing"), name=name)


def quoted(plain: Plain) -> str:
    """Return the beginning of plain data as written in a file, to quote it in an error."""
    if isinstance(plain, list | dict):
        return "…"
    is_literal = plain is None or isinstance(plain, bool)
    shown = _LITERALS[plain] if is_literal else str(plain)
    return shown if len(shown) <= _LONGEST_QUOTE else shown[: _LONGEST_QUOTE - 1] + "…"


_READER = Reader()
from_plain = _READER.read
"""Return the value of a type that plain data describes; raises BadData."""
