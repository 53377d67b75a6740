"""Wraps the text of buttons."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle

from scorepad.ui.painting.wrapping import wrapped


class WrappedText(QObject):
    """Breaks a button's text into lines that fit its width."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button
        self._said = ""
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        button.setMinimumWidth(1)  # or the longest line would set the minimum
        button.installEventFilter(self)

    def say(self, said: str) -> None:
        self._said = said
        aloud = said.replace("&&", "\0").replace("&", "").replace("\0", "&")
        self._button.setAccessibleName(aloud)
        self._wrap()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self._wrap()
        return False

    def _wrap(self) -> None:
        self._button.setText(self._said)
        wrap_text(self._button, self._button.width())


def wrap_text(button: QAbstractButton, room: int) -> None:
    """Break the text beside a button's mark into the lines that this width needs."""
    metric = QStyle.PixelMetric.PM_ExclusiveIndicatorWidth
    mark = button.style().pixelMetric(metric, None, button)
    room -= mark + 2 * button.fontMetrics().averageCharWidth()
    button.setText("\n".join(wrapped(button.text(), button.font(), room)))
