"""A number is taken as typed, or refused in words: nothing is cut off."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.parts.layouts import in_column
from scorepad.ui.parts.number_field import NumberField


@pytest.fixture
def field(qtbot: QtBot) -> Iterator[NumberField]:
    """The field, next to another that can take the focus."""
    page = QWidget()
    made = NumberField(2, 12)
    made.setSuffix(" pairs")
    in_column(made, QLineEdit(), inside=page)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitActive(page)
    made.setFocus()
    made.setValue(6)
    made.selectAll()
    yield made
    page.hide()


@pytest.mark.parametrize(
    ("typed", "value", "fault"),
    [
        ("4", 4, ""),
        ("12", 12, ""),
        ("24", 2, "“24” is not a number from 2 to 12."),
        ("1", 6, "“1” is not a number from 2 to 12."),
        ("0", 6, "“0” is not a number from 2 to 12."),
        ("123456", 12, "“12345” is not a number from 2 to 12."),
        ("x4", 4, ""),
        (" ", 6, "A number from 2 to 12."),
    ],
)
@pytest.mark.parametrize("leave", [Qt.Key.Key_Tab, Qt.Key.Key_Return])
def test_typed(field: NumberField, typed: str, value: int, fault: str, leave: Qt.Key) -> None:
    refused: list[str] = []
    field.refused.connect(refused.append)
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, leave)
    assert (field.value(), field.fault) == (value, fault)
    assert field.property("wrong") is (True if fault else None)
    assert field.accessibleDescription() == fault
    assert refused == ([fault] if fault else [])


def test_what_is_mended_is_marked_no_more(field: NumberField) -> None:
    said: list[str] = []
    field.refused.connect(said.append)
    QTest.keyClicks(field, "24")
    QTest.keyClick(field, Qt.Key.Key_Return)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "8")
    assert (field.value(), field.fault, field.property("wrong")) == (8, "", False)
    assert said == ["“24” is not a number from 2 to 12.", ""]
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.value() == 9


def test_a_word_for_the_least_is_a_number(field: NumberField) -> None:
    field.setSpecialValueText("as few as possible")
    field.setValue(2)
    assert field.fault == ""
