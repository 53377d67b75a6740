"""A form of fields, a row for each: what it is called, when it is asked, what is wrong with it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtWidgets import QCheckBox, QFormLayout, QLayout, QVBoxLayout, QWidget

from scorepad.ui.look import FINGER
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.labels import Label, line
from scorepad.ui.parts.number_field import NumberField

V = TypeVar("V")
C = TypeVar("C")


class _Bound(NamedTuple):
    """A field of the value, and the widget that shows it."""

    name: str
    get: Callable[[], object]
    put: Callable[[Any], None]


class FieldForm(QFormLayout, Generic[V]):
    """Shows a frozen value, only in the rows that it asks about, and reads it back.

    Tab goes the way of the rows. Where a row is no field of the value, whoever made it reads it.
    """

    def __init__(
        self,
        inside: QWidget | None = None,
        *,
        spacing: int | None = None,
        asked: Mapping[str, Callable[[V], bool]] | None = None,
    ) -> None:
        """Some fields of the value are asked about only where another one lets them count."""
        super().__init__(inside)
        if spacing is not None:
            self.setVerticalSpacing(spacing)
        self._asked = asked or {}
        self._bound: list[_Bound] = []
        self._offered: list[Callable[[V], None]] = []
        self._shown: list[tuple[QWidget | QLayout, Callable[[V], bool]]] = []
        self._faults: list[tuple[QWidget, Callable[[], str]]] = []

    # Its rows.

    def row(
        self,
        label: str,
        field: QWidget | QLayout,
        shown: Callable[[V], bool] | None = None,
        fault: Callable[[], str] | None = None,
    ) -> Label:
        """Add a field of any kind, and return its label; without one it takes the whole width."""
        if shown:
            self._shown.append((field, shown))
        if fault and isinstance(field, QWidget):
            self._faults.append((field, fault))
        name = line(label)
        above = self.rowWrapPolicy() is self.RowWrapPolicy.WrapAllRows
        if not above and not isinstance(field, QVBoxLayout):
            name.setMinimumHeight(FINGER)  # as high as a field, or Qt puts the words too high
        if isinstance(field, NumberField):
            self._faults.append((field, lambda: field.fault))
        if not label:
            self.addRow(field)
        elif isinstance(field, QWidget):
            name.setBuddy(field)
            self.addRow(name, field)
        else:
            self.addRow(name, field)
        return name

    def tick(
        self,
        name: str,
        label: str,
        *,
        on: object = True,
        off: object = False,
    ) -> QCheckBox:
        """Add a yes or no, and what either means in the value."""
        box = QCheckBox(label)
        said = {True: on, False: off}
        put = partial(_tick, box, on)
        self._bound.append(_Bound(name, lambda: said[box.isChecked()], put))
        self.row("", box, self._asked.get(name))
        return box

    def choice(
        self,
        name: str,
        label: str,
        offered: Callable[[V], Mapping[C, str]],
    ) -> ChoiceBox[C]:
        """Add a choice between values, which may depend on the others."""
        box = ChoiceBox[C]({})
        self._offered.append(lambda value: box.offer(offered(value)))
        self._bound.append(_Bound(name, lambda: box.value, box.choose))
        self.row(label, box, self._asked.get(name))
        return box

    # Its value.

    def show_value(self, value: V) -> None:
        """Fill in the fields."""
        self.follow(value)
        for field in self._bound:
            field.put(getattr(value, field.name))

    def value(self, before: V) -> V:
        """The value with what the fields say."""
        said = {field.name: field.get() for field in self._bound}
        frozen: Any = before
        changed: V = replace(frozen, **said) if said else before
        return changed

    def follow(self, value: V) -> None:
        """Show only what such a value asks about."""
        for offer in self._offered:
            offer(value)
        value = self.value(value)
        for field, shown in self._shown:
            self.setRowVisible(field, shown(value))

    def faults(self) -> Iterator[tuple[QWidget, str]]:
        """What is wrong, and where."""
        for field, fault in self._faults:
            if said := fault():
                yield field, said


def _tick(box: QCheckBox, on: object, value: object) -> None:
    box.setChecked(value == on)
