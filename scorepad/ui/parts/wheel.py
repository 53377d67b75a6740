"""The wheel scrolls a page even over its fields; only the focused one uses it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget


class WheelGuard(QObject):
    """Keeps the wheel from fields of a page, which it would change unnoticed."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        for part in page.findChildren(QWidget):
            if isinstance(part, QComboBox | QAbstractSpinBox):
                part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                part.installEventFilter(self)

    def eventFilter(self, field: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.Wheel:
            return False
        if not isinstance(field, QWidget) or field.hasFocus():
            return False
        event.ignore()
        return True
