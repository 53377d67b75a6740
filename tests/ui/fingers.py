"""What in a window is too small for a finger."""

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QTabBar,
    QTableView,
    QWidget,
)

from scorepad.ui.look import FINGER
from scorepad.ui.parts.list_table import FEW, LOWEST

PRESSED = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QSlider)
INSIDE = (QAbstractSpinBox, QComboBox, QLineEdit, QTableView)
"""Parts of these are pressed as a whole."""
READ = {"The sheet", "Back score", "Settling up", "Earlier evenings"}
"""Tables in which nothing is pressed, or whose rows between headings are lower."""


def too_small(window: QWidget) -> list[tuple[str, int]]:
    QApplication.processEvents()
    found = []
    for part in window.findChildren(QWidget):
        if not part.isVisible() or not part.isEnabled() or isinstance(part.parent(), INSIDE):
            continue
        high = part.height()
        if isinstance(part, QTableView) and part.model().rowCount():
            rows = range(part.model().rowCount())
            high = next((part.rowHeight(row) for row in rows if not part.isRowHidden(row)), FINGER)
            if part.viewport().height() < (FEW + 1) * FINGER and high >= round(LOWEST * FINGER):
                continue  # or not even four would be seen
        elif isinstance(part, QTabBar):
            high = part.tabRect(0).height()
        elif isinstance(part, QComboBox) and part.count():
            high = min(high, part.view().sizeHintForRow(0))
        elif isinstance(part, QSpinBox):
            option = QStyleOptionSpinBox()
            part.initStyleOption(option)
            kind, arrow = QStyle.ComplexControl.CC_SpinBox, QStyle.SubControl.SC_SpinBoxDown
            high = part.style().subControlRect(kind, option, arrow, part).height()
        elif isinstance(part, QAbstractButton):
            high = min(high, part.width())
        elif not isinstance(part, PRESSED):
            continue
        if high < FINGER and part.accessibleName() not in READ:
            found.append((part.accessibleName() or type(part).__name__, high))
    return found
