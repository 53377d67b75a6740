"""Animates widgets to a new position."""

from PySide6.QtCore import QPoint, QPropertyAnimation
from PySide6.QtWidgets import QWidget

_SLIDE = 200
"""The maximum duration in milliseconds."""


def slide_time(widget: QWidget) -> int:
    """Return the duration of a slide in milliseconds; 0 if the desktop wants no animations."""
    style = widget.style()
    return min(_SLIDE, style.styleHint(style.StyleHint.SH_Widget_Animation_Duration, None, widget))


def slide(widget: QWidget, start: QPoint) -> None:
    """Slide a widget from a point to its present position."""
    time = slide_time(widget)
    if time and widget.isVisible() and start != widget.pos():
        animation = QPropertyAnimation(widget, b"pos", widget)
        animation.setDuration(2 * time)
        animation.setStartValue(start)
        animation.setEndValue(widget.pos())
        animation.finished.connect(widget.updateGeometry)  # in case its place changed meanwhile
        animation.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)
