"""A day that can be typed, or chosen in a calendar."""

from PySide6.QtCore import QDate, QLocale, QSize
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QDateEdit

from scorepad.ui.look import row_height
from scorepad.ui.words import day_format


class DayField(QDateEdit):
    """Has room for each month: Qt measures only two of them."""

    def __init__(self) -> None:
        super().__init__(QDate.currentDate())
        self.setCalendarPopup(True)
        self.setDisplayFormat(day_format())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let each day of the calendar be large enough for a finger, with what turns the months."""
        day = row_height(0)
        self.calendarWidget().setMinimumSize(8 * day, 9 * day)
        super().mousePressEvent(event)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self._lacking(), 0)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + QSize(self._lacking(), 0)

    def _lacking(self) -> int:
        measured = max(self._width(day) for day in (self.minimumDate(), self.maximumDate()))
        return max(0, *(self._width(QDate(2028, month, 28)) - measured for month in range(1, 13)))

    def _width(self, day: QDate) -> int:
        text = QLocale().toString(day, self.displayFormat())
        return self.fontMetrics().horizontalAdvance(text)
