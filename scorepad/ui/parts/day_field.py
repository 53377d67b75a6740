"""A field for a day, typed or selected in a calendar."""

from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCalendarWidget, QComboBox

from scorepad.bridge.errors import Impossible
from scorepad.exchange.days import read_day
from scorepad.ui.look import row_height
from scorepad.ui.parts.checked_field import CheckedField
from scorepad.ui.words import written_day
from scorepad.ui.words.errors import error_sentence

_EDGES = 8
"""Pixels for the frame and the cursor."""
_STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}


class DayField(QComboBox):
    """Accepts a day in any of the country's formats, and then shows it with its month in words.

    Text that cannot be read stays, is marked, and changes no day.
    """

    changed = Signal()
    """The day changed."""

    def __init__(self, name: str, none: str = "") -> None:
        """With a text for `none`, the day may be missing."""
        super().__init__()
        self.field = CheckedField(name)
        self.calendar: QCalendarWidget | None = None
        self._none = none
        self.day: date | None = None
        self.setEditable(True)
        self.setLineEdit(self.field)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(name)
        self.field.watch(self._fault)
        self.field.textEdited.connect(self._follow)
        self.field.left.connect(self._write_out)
        self.show_day(date.today())

    def show_day(self, day: date | None) -> None:
        """Show this day, or none."""
        was, self.day = self.day, day
        self.field.setText(self._shown)
        self.field.check()
        if day != was:
            self.changed.emit()

    def is_wrong(self) -> bool:
        """Mark text that cannot be read, and focus the field."""
        self.field.check()
        if self.field.is_wrong:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        return self.field.is_wrong

    @property
    def _shown(self) -> str:
        return written_day(self.day) if self.day else self._none

    def _read(self, text: str) -> date | None:
        if text == self._shown:
            return self.day
        if self._none and text in ("", self._none):
            return None
        return day_typed(text)

    def _fault(self, text: str) -> str:
        try:
            self._read(text)
        except Impossible as wrong:
            return error_sentence(wrong)
        return ""

    def _follow(self, text: str) -> None:
        """Set the day as soon as it can be read."""
        text = text.strip()
        if self._fault(text):
            return
        was, self.day = self.day, self._read(text)
        if self.day != was:
            self.changed.emit()

    def _write_out(self) -> None:
        if not self.field.is_wrong:
            self.field.setText(self._shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next or the previous day."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step and self.day and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.show_day(self.day + timedelta(days=step))
        else:
            super().keyPressEvent(event)

    def showPopup(self) -> None:
        """Open a calendar with days large enough for fingers."""
        calendar = QCalendarWidget(self)
        calendar.setWindowFlag(Qt.WindowType.Popup)
        calendar.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        side = row_height(0)
        calendar.setMinimumSize(8 * side + _EDGES, 9 * side + _EDGES)
        day = self.day or date.today()
        calendar.setSelectedDate(QDate(day.year, day.month, day.day))
        calendar.clicked.connect(self._choose)
        calendar.activated.connect(self._choose)
        room, size = self.screen().availableGeometry(), calendar.sizeHint()
        at = self.mapToGlobal(QPoint(0, self.height()))
        below = at.y() + size.height() <= room.bottom()
        top = at.y() if below else max(room.top(), at.y() - self.height() - size.height())
        left = max(room.left(), min(at.x(), room.right() - size.width()))
        calendar.move(left, top)
        calendar.show()
        calendar.setFocus(Qt.FocusReason.PopupFocusReason)
        self.calendar = calendar

    def _choose(self, day: QDate) -> None:
        self.show_day(date(day.year(), day.month(), day.day()))
        if self.calendar:
            self.calendar.close()

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self._lacking(), 0)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + QSize(self._lacking(), 0)

    def _lacking(self) -> int:
        """Return how much wider the widest day is than Qt's estimate for the contents."""
        metrics = self.fontMetrics()
        days = (written_day(date(2028, month, 28)) for month in range(1, 13))
        widest = max(map(metrics.horizontalAdvance, (self._none, *days)))
        return max(0, widest + _EDGES - 7 * metrics.horizontalAdvance("x"))


def day_typed(text: str) -> date:
    """Read a day in the order and with the month names of this country; raises Impossible."""
    locale = QLocale()
    short, long = QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat
    in_figures = locale.dateFormat(short).lower()
    order = "".join(dict.fromkeys(letter for letter in in_figures if letter in "dmy"))
    named = locale.monthName, locale.standaloneMonthName
    months = [
        " ".join(name(month, form) for name in named for form in (short, long))
        for month in range(1, 13)
    ]
    return read_day(text, order, months)
