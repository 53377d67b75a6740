"""A typed day: the one meant in each country, or a field that is marked."""

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QDate, QEvent, QLocale, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.exchange.days import read_day
from scorepad.ui import language
from scorepad.ui.parts.day_field import DayField
from scorepad.ui.words import written_day

each_language = pytest.mark.parametrize("code", sorted(LANGUAGES))
BEFORE = date(2026, 11, 23)


@pytest.fixture
def field(qtbot: QtBot) -> DayField:
    made = DayField("Date", "no date")
    qtbot.addWidget(made)
    made.show_day(BEFORE)
    made.show()
    return made


@pytest.fixture
def country() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@each_language
def test_each_month_has_room(app: QApplication, code: str) -> None:
    assert language.speak(app, code) == code
    field = DayField("Date", "no date")
    field.resize(field.sizeHint())
    option = QStyleOptionComboBox()
    field.initStyleOption(option)
    part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    room = field.style().subControlRect(part[0], option, part[1], field).width()
    for month in range(1, 13):
        field.show_day(date(2028, month, 28))
        assert field.fontMetrics().horizontalAdvance(field.currentText()) <= room


@pytest.mark.usefixtures("country")
@pytest.mark.parametrize(
    ("place", "typed", "day"),
    [
        ("en_GB", "5 March 2018", date(2018, 3, 5)),
        ("en_GB", "24 December 2018", date(2018, 12, 24)),
        ("en_GB", "5.3.2018", date(2018, 3, 5)),
        ("en_GB", "2018-03-05", date(2018, 3, 5)),
        ("en_GB", "3/5/18", date(2018, 5, 3)),
        ("en_US", "3/5/18", date(2018, 3, 5)),
        ("en_US", "March 5, 2018", date(2018, 3, 5)),
        ("en_US", "5 March 2018", date(2018, 3, 5)),
        ("C", "5 March 2018", date(2018, 3, 5)),
        ("C", "3/5/18", date(2018, 5, 3)),
        ("de_DE", "5.3.18", date(2018, 3, 5)),
        ("de_DE", "5. März 2018", date(2018, 3, 5)),
        ("fr_CA", "18-03-05", date(2018, 3, 5)),
        ("sv_SE", "2018-03-05", date(2018, 3, 5)),
        ("fi_FI", "5. maaliskuuta 2018", date(2018, 3, 5)),
        ("ru_RU", "5 марта 2018", date(2018, 3, 5)),
        ("en_GB", "no date", None),
        ("en_GB", "", None),
    ],
)
@pytest.mark.parametrize("slowly", [True, False])
def test_the_day_is_the_one_that_was_typed(
    place: str, typed: str, day: date | None, slowly: bool, field: DayField
) -> None:
    QLocale.setDefault(QLocale(place))
    field.show_day(BEFORE)
    field.field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    if slowly:
        for letter in typed:
            press(field, letter)
            QApplication.processEvents()
    else:
        press(field, typed)
    assert field.day == day
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert not field.is_wrong()
    assert (field.day, field.currentText()) == (day, written_day(day) if day else "no date")


def press(field: DayField, typed: str) -> None:
    for letter in typed:
        key = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(field, key)


@pytest.mark.parametrize("typed", ["5 Marsh 2018", "31.2.2018", "5 March", "soon"])
def test_what_cannot_be_read_is_marked_and_stays(typed: str, field: DayField) -> None:
    days: list[date | None] = []
    field.changed.connect(lambda: days.append(field.day))
    field.field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.is_wrong()
    assert (field.currentText(), field.property("wrong")) == (typed, True)
    assert typed in field.field.complaint.text()
    assert days == []
    field.field.selectAll()
    QTest.keyClicks(field, "5 March 2018")
    assert not field.field.complaint.text()
    assert days[-1] == date(2018, 3, 5)


def test_keys_lead_from_day_to_day(field: DayField) -> None:
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.day == date(2026, 11, 24)
    QTest.keyClick(field, Qt.Key.Key_Down)
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.day == date(2026, 11, 22)
    field.show_day(None)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.day is None


def test_a_day_is_chosen_in_the_calendar(field: DayField) -> None:
    QTest.keyClick(field, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert field.calendar
    assert field.calendar.selectedDate() == QDate(2026, 11, 23)
    field.calendar.clicked.emit(QDate(2018, 3, 5))
    assert field.day == date(2018, 3, 5)


@each_language
def test_every_month_as_it_is_written_out(code: str) -> None:
    """Also if the country is unknown, as in a file."""
    locale = QLocale(code)
    for number in range(1, 13):
        for form in (locale.FormatType.LongFormat, locale.FormatType.ShortFormat):
            for name in (locale.monthName(number, form), locale.standaloneMonthName(number, form)):
                assert read_day(f"5 {name} 2018") == date(2018, number, 5)
