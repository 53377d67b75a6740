"""Places a dialog so that the sheet being played is seen beside it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from scorepad.ui.parts.screen_fit import FRAME
from scorepad.ui.settings import Settings
from scorepad.ui.sheet.sheet_view import SheetView

_SETTING = "pad"
"""The name by which the place is remembered."""
_MOVED = 48
"""Who moves a dialog at least so many pixels wants it there; less may be the desktop's doing."""


class DialogPlacement(QObject):
    """Keeps a dialog off the sheet: it stands beside it, or else the sheet gives way."""

    def __init__(
        self,
        dialog: QDialog,
        sheet: SheetView,
        settings: Settings,
        give_way: Callable[[int | None], None],
    ) -> None:
        """Place the dialog; `give_way` is told the left edge of what it covers, or nothing."""
        super().__init__(dialog)
        self._dialog = dialog
        self._sheet = sheet
        self._settings = settings
        self._give_way = give_way
        self._place()
        self._placed_at = dialog.pos()
        dialog.installEventFilter(self)
        dialog.finished.connect(self._end)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Move, QEvent.Type.Resize):
            self._uncover_sheet()
        return False

    def _place(self) -> None:
        frame = self._sheet.window().frameGeometry()
        screen = self._sheet.screen().availableGeometry()
        size = self._dialog.size() + FRAME
        remembered = _point(self._settings.remembered(_SETTING))
        if QGuiApplication.platformName().startswith("wayland"):
            place = frame.center() - QRect(QPoint(), size).center()  # whatever it is told
        elif remembered and screen.contains(QRect(remembered, size)):
            place = remembered
        else:
            place = place_beside(size, self._sheet.paper, self._port, frame, screen)
        self._dialog.move(place)

    @property
    def _port(self) -> QRect:
        """Where on the screen the sheet is seen."""
        return QRect(self._sheet.mapToGlobal(QPoint()), self._sheet.size())

    def _uncover_sheet(self) -> None:
        """Let the sheet give way where the dialog covers it."""
        dialog = self._dialog.frameGeometry()
        edge = dialog.left() - self._sheet.window().geometry().left()
        self._give_way(edge if dialog.intersects(self._port) else None)

    def _end(self) -> None:
        self._dialog.removeEventFilter(self)
        self._give_way(None)
        place = self._dialog.pos()
        if (place - self._placed_at).manhattanLength() >= _MOVED:
            self._settings.remember(_SETTING, f"{place.x()},{place.y()}")


def place_beside(size: QSize, sheet: QRect, port: QRect, window: QRect, screen: QRect) -> QPoint:
    """Return a place off the sheet, and off its window if there is one.

    The sheet can move to the left of the port through which it is seen.
    """
    wide, high = size.width(), size.height()
    middle = QRect(QPoint(), size)
    middle.moveCenter(window.center())
    places = [
        QPoint(window.right() + 1, middle.top()),
        QPoint(middle.left(), window.bottom() + 1),
        QPoint(window.left() - wide, middle.top()),
        QPoint(sheet.right() + 1, middle.top()),
        QPoint(sheet.left() - wide, middle.top()),
    ]
    there = [
        QRect(
            max(screen.left(), min(place.x(), screen.right() - wide + 1)),
            max(screen.top(), min(place.y(), screen.bottom() - high + 1)),
            wide,
            high,
        )
        for place in places
    ]

    def covers(place: QRect) -> tuple[bool, bool]:
        moved = sheet.translated(port.left() - sheet.left(), 0)
        is_right = place.center().x() > sheet.center().x()
        return place.intersects(moved if is_right else sheet), place.intersects(window)

    return min(there, key=covers).topLeft()


def _point(place: str) -> QPoint | None:
    x, _, y = place.partition(",")
    numbers = [part for part in (x, y) if part.lstrip("-").isdecimal()]
    return QPoint(int(x), int(y)) if len(numbers) == 2 else None
