"""A combo box for values with names."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from PySide6.QtWidgets import QComboBox

T = TypeVar("T")


class ChoiceBox(QComboBox, Generic[T]):
    """Keeps the values themselves: Qt would convert many to text."""

    def __init__(self, choices: Mapping[T, str]) -> None:
        super().__init__()
        self._choices: dict[T, str] = {}
        self.offer(choices)

    def offer(self, choices: Mapping[T, str]) -> None:
        """Offer these; keep the selected value if it is among them, else select the first."""
        if dict(choices) == self._choices:
            return
        was = [self.value] if self.count() else []
        self.clear()
        self._choices = dict(choices)
        self.addItems(list(choices.values()))
        for value in was:
            self.choose(value)

    @property
    def values(self) -> list[T]:
        return [*self._choices]

    @property
    def value(self) -> T:
        return self.values[self.currentIndex()]

    def choose(self, value: T) -> None:
        """Select a value, if it is offered."""
        if value in self.values:
            self.setCurrentIndex(self.values.index(value))
