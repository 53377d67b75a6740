"""The wheel scrolls a page, over its fields too: only one that is being filled in takes it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget


class WheelInPassing(QObject):
    """Keeps it from the choices and numbers of a page; without it they would change unseen."""

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
