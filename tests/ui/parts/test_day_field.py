"""A day is to be read to its end, in the longest month of each language too."""

import pytest
from PySide6.QtCore import QDate
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionSpinBox

from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.ui import language
from scorepad.ui.parts.day_field import DayField


class Measured(DayField):
    """Tells how much room its text has."""

    def room(self) -> int:
        option = QStyleOptionSpinBox()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_SpinBox, QStyle.SubControl.SC_SpinBoxEditField
        return self.style().subControlRect(control[0], option, control[1], self).width()


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_each_month_has_room(app: QApplication, code: str) -> None:
    assert language.speak(app, code) == code
    field = Measured()
    field.setMinimumDate(QDate(1900, 1, 1))
    field.resize(field.sizeHint())
    for month in range(1, 13):
        field.setDate(QDate(2028, month, 28))
        assert field.fontMetrics().horizontalAdvance(field.text()) <= field.room(), field.text()
