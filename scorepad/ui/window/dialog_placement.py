"""Where a dialog stands so that the sheet being played is seen beside it."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from scorepad.ui.parts.screen_fit import FRAME
from scorepad.ui.window.main_window import MainWindow

_PLACE = "pad"
"""What the place is remembered as."""
_MOVED = 48
"""Who moves a dialog at least so many pixels wants it there; less may be the desktop's doing."""


class Aside(QObject):
    """Keeps a dialog off the sheet: it stands beside it, or else the sheet gives way."""

    def __init__(self, dialog: QDialog, window: MainWindow) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._window = window
        self._stand()
        self._put = dialog.pos()
        dialog.installEventFilter(self)
        dialog.finished.connect(self._end)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Move, QEvent.Type.Resize):
            self._give_way()
        return False

    def _stand(self) -> None:
        window, screen = self._window.frameGeometry(), self._window.screen().availableGeometry()
        size = self._dialog.size() + FRAME
        remembered = _read(self._window.settings.remembered(_PLACE))
        if QGuiApplication.platformName().startswith("wayland"):
            place = window.center() - QRect(QPoint(), size).center()  # whatever it is told
        elif remembered and screen.contains(QRect(remembered, size)):
            place = remembered
        else:
            sheet = self._window.sheet
            port = QRect(sheet.mapToGlobal(QPoint()), sheet.size())
            place = place_beside(size, sheet.paper, port, window, screen)
        self._dialog.move(place)

    def _give_way(self) -> None:
        """What the dialog covers at the right of the sheet is no room for figures."""
        sheet, dialog = self._window.sheet, self._dialog.frameGeometry()
        seen = QRect(sheet.mapToGlobal(QPoint()), sheet.size())
        covers = dialog.intersects(seen)
        self._window.give_way(dialog.left() - self._window.geometry().left() if covers else None)

    def _end(self) -> None:
        self._dialog.removeEventFilter(self)
        self._window.give_way(None)
        moved = self._dialog.pos() - self._put
        if moved.manhattanLength() >= _MOVED:
            place = self._dialog.pos()
            self._window.settings.remember(_PLACE, f"{place.x()},{place.y()}")


def place_beside(size: QSize, sheet: QRect, port: QRect, window: QRect, screen: QRect) -> QPoint:
    """A place off the sheet, and off its window if there is one.

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


def _read(place: str) -> QPoint | None:
    x, _, y = place.partition(",")
    numbers = [part for part in (x, y) if part.lstrip("-").isdecimal()]
    return QPoint(int(x), int(y)) if len(numbers) == 2 else None
