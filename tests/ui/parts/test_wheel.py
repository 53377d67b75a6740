"""The wheel over the fields of a page."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.parts.wheel import WheelGuard
from tests.ui.windows import turn_wheel


def test_only_a_field_that_is_filled_in_takes_the_wheel(qtbot: QtBot) -> None:
    page, number, choice = QWidget(), NumberField(0, 9), ChoiceBox({1: "one", 2: "two"})
    qtbot.addWidget(page)
    in_column(number, choice, inside=page)
    WheelGuard(page)
    with qtbot.waitActive(page):
        page.show()
    number.setFocus()
    assert turn_wheel(number)
    choice.setFocus()
    number.setValue(5)
    assert not turn_wheel(number)
    assert (number.value(), choice.hasFocus()) == (5, True)
