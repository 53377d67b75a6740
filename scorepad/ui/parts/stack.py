"""Parts of a window laid close to each other."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget


def stack(layout: QHBoxLayout | QVBoxLayout, *parts: QWidget) -> QWidget:
    """Parts side by side, or one above the other, without gaps."""
    widget = QWidget()
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for part in parts:
        layout.addWidget(part)
    widget.setLayout(layout)
    return widget
