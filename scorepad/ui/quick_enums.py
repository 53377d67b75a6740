"""Makes the names of Qt's values in a fraction of the time that Python takes for them.

A window needs 2,600 of them, in 200 enumerations, and PySide6 has Python make each as if a person
had just written it down. What is made here is what Python would have made: special names and
values are left to Python, and so is everything where the two are not alike, in a Python to come.
"""

import enum
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import reduce
from operator import or_
from typing import Any, cast

KINDS = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)
_MAKING = "_create_"
_PYTHONS: Callable[..., type[enum.Enum]] = getattr(enum.EnumType, _MAKING, lambda: enum.Enum)
"""The way in which Python makes an enumeration from a name and its items."""
_AS_QT = {"module": None, "qualname": None, "type": None, "start": 1, "boundary": enum.KEEP}
"""So PySide6 asks for an enumeration, and hardly anyone else; it tells later where it belongs."""
_SAMPLE = [("Both", 3), ("Two", 2), ("One", 1), ("Alone", 1), ("NoneOfThem", 0)]
_MAKERS: dict[type[enum.Enum], "Maker"] = {}


class Maker:
    """Makes enumerations of one kind."""

    def __init__(self, kind: type[enum.Enum]) -> None:
        self._kind = kind
        self._blank = dict(vars(_PYTHONS(kind, "Blank", (), **_AS_QT)))
        self._new = self._blank.pop("__new__")  # in the body of a class it means something else
        self._special = {"", "mro"}.union(*map(vars, kind.__mro__))
        self._is_flag = issubclass(kind, enum.Flag)
        self._least = 0 if self._is_flag else -sys.maxsize

    def makes_as_python(self) -> bool:
        """Whether what is made here cannot be told from what Python makes."""
        return told(self.make("Sample", _SAMPLE)) == told(
            _PYTHONS(self._kind, "Sample", _SAMPLE, **_AS_QT)
        )

    def can_make(self, items: object) -> bool:
        if type(items) is not list or _types(items) != {tuple} or {*map(len, items)} != {2}:
            return False
        names, values = zip(*items, strict=True)
        return (
            _types(names) == {str}
            and _types(values) == {int}
            and min(values) >= self._least
            and len(set(names)) == len(names)
            and self._special.isdisjoint(names)
            and not any(name.startswith("_") for name in names)
        )

    def make(self, name: str, items: list[tuple[str, int]]) -> type[enum.Enum]:
        body = {
            key: type(it)() if type(it) in {list, dict} else it for key, it in self._blank.items()
        }
        made: Any = type.__new__(enum.EnumType, name, (self._kind,), body)
        write: Callable[[str, object], None] = type.__setattr__.__get__(made)
        write("__new__", self._new)
        new, takes_value = made._new_member_, made._use_args_
        named, by_name, by_value = made._member_names_, made._member_map_, made._value2member_map_
        for called, value in items:
            member = by_value.get(value)
            if member is None:
                member = new(made, value) if takes_value else new(made)
                member.__dict__.update(
                    _value_=value, _name_=called, __objclass__=made, _sort_order_=len(named)
                )
                by_value[value] = member
                if not self._is_flag or value.bit_count() == 1:
                    named.append(called)
            by_name[called] = member
            write(called, member)
        if "_hashable_values_" in body:
            made._hashable_values_.extend(by_value)
        if self._is_flag:
            _sum_up(made)
        return cast(type[enum.Enum], made)


def _sum_up(made: Any) -> None:
    """Say which bits the flags have, together and each alone."""
    bits = [made._member_map_[name]._value_ for name in made._member_names_]
    made._singles_mask_ = _all_of(bits)
    made._flag_mask_ = _all_of(made._value2member_map_)
    made._all_bits_ = (1 << made._flag_mask_.bit_length()) - 1
    if bits != sorted(bits):
        made._iter_member_ = made._iter_member_by_def_


def _types(things: Iterable[object]) -> set[type]:
    return set(map(type, things))


def _all_of(bits: Iterable[int]) -> int:
    return reduce(or_, bits, 0)


def told(made: type[enum.Enum]) -> tuple[dict[str, str], list[str]]:
    """All that an enumeration holds, in words."""
    members = made.__members__.values()
    return {key: repr(it) for key, it in vars(made).items()}, [str(vars(it)) for it in members]


def _create(kind: type[enum.Enum], class_name: str, names: Any, **more: Any) -> type[enum.Enum]:
    """Is called in the place of Python's way."""
    maker = _MAKERS.get(kind)
    if maker and more == _AS_QT and maker.can_make(names):
        made = maker.make(class_name, names)
        made.__module__ = sys._getframe(2).f_globals.get("__name__", "")
        return made
    return _PYTHONS(kind, class_name, names, **more)


def make_quickly() -> None:
    """From now on enumerations that are made from a list, as PySide6 does, are made here."""
    if _MAKERS:
        return
    for kind in KINDS:
        with suppress(Exception):  # in a Python that goes about it in another way
            maker = Maker(kind)
            if maker.makes_as_python():
                _MAKERS[kind] = maker
    if _MAKERS:
        setattr(enum.EnumType, _MAKING, _create)
