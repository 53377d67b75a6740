"""Sliding to where something belongs."""

from PySide6.QtCore import QPoint, QPropertyAnimation
from PySide6.QtWidgets import QWidget

SLIDE = 200
"""Milliseconds, at most."""


def slide_time(widget: QWidget) -> int:
    """Return the milliseconds of a slide; none where the desktop wants no animations."""
    style = widget.style()
    return min(SLIDE, style.styleHint(style.StyleHint.SH_Widget_Animation_Duration, None, widget))


def slide(widget: QWidget, start: QPoint) -> None:
    """Let a widget slide from there to where it stands."""
    time = slide_time(widget)
    if time and widget.isVisible() and start != widget.pos():
        animation = QPropertyAnimation(widget, b"pos", widget)
        animation.setDuration(2 * time)
        animation.setStartValue(start)
        animation.setEndValue(widget.pos())
        animation.finished.connect(widget.updateGeometry)  # if that is another place by now
        animation.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)
