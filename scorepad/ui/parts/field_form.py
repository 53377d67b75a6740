"""A form with a row for each field: its label, when it is shown, and its error."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtWidgets import QCheckBox, QFormLayout, QLayout, QVBoxLayout, QWidget

from scorepad.ui.look import FINGER
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.labels import Label, line
from scorepad.ui.parts.number_field import NumberField

_V = TypeVar("_V")
_C = TypeVar("_C")


class _Bound(NamedTuple):
    """A field of the value, with functions of its widget."""

    name: str
    get: Callable[[], object]
    put: Callable[[Any], None]


class FieldForm(QFormLayout, Generic[_V]):
    """Shows and edits a frozen value, with only the rows that apply to it.

    Tab follows the order of the rows. Rows that are not of the value are read by their owner.
    """

    def __init__(
        self,
        inside: QWidget | None = None,
        *,
        spacing: int | None = None,
        asked: Mapping[str, Callable[[_V], bool]] | None = None,
    ) -> None:
        """`asked` says for some fields whether they apply to a value."""
        super().__init__(inside)
        if spacing is not None:
            self.setVerticalSpacing(spacing)
        self._asked = asked or {}
        self._bound: list[_Bound] = []
        self._offered: list[Callable[[_V], None]] = []
        self._shown: list[tuple[QWidget | QLayout, Callable[[_V], bool]]] = []
        self._faults: list[tuple[QWidget, Callable[[], str]]] = []

    # Rows.

    def row(
        self,
        label: str,
        field: QWidget | QLayout,
        shown: Callable[[_V], bool] | None = None,
        fault: Callable[[], str] | None = None,
    ) -> Label:
        """Add a row, and return its label; without one the field takes the full width."""
        if shown:
            self._shown.append((field, shown))
        if fault and isinstance(field, QWidget):
            self._faults.append((field, fault))
        name = line(label)
        above = self.rowWrapPolicy() is self.RowWrapPolicy.WrapAllRows
        if not above and not isinstance(field, QVBoxLayout):
            name.setMinimumHeight(FINGER)  # as high as a field, or Qt would put the text too high
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
        """Add a check box, with the values it stands for."""
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
        offered: Callable[[_V], Mapping[_C, str]],
    ) -> ChoiceBox[_C]:
        """Add a choice of values, which may depend on other fields."""
        box = ChoiceBox[_C]({})
        self._offered.append(lambda value: box.offer(offered(value)))
        self._bound.append(_Bound(name, lambda: box.value, box.choose))
        self.row(label, box, self._asked.get(name))
        return box

    # The value.

    def show_value(self, value: _V) -> None:
        """Fill the fields."""
        self.follow(value)
        for field in self._bound:
            field.put(getattr(value, field.name))

    def value(self, before: _V) -> _V:
        """Return the value with the contents of the fields."""
        said = {field.name: field.get() for field in self._bound}
        frozen: Any = before
        changed: _V = replace(frozen, **said) if said else before
        return changed

    def follow(self, value: _V) -> None:
        """Show only the rows that apply to this value."""
        for offer in self._offered:
            offer(value)
        value = self.value(value)
        for field, shown in self._shown:
            self.setRowVisible(field, shown(value))

    def faults(self) -> Iterator[tuple[QWidget, str]]:
        """Yield faulty widgets with their errors."""
        for field, fault in self._faults:
            if said := fault():
                yield field, said


def _tick(box: QCheckBox, on: object, value: object) -> None:
    box.setChecked(value == on)
