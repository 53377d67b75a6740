"""How long something slides to where it belongs."""

from PySide6.QtWidgets import QWidget

SLIDE = 200
"""Milliseconds, at most."""


def slide_time(widget: QWidget) -> int:
    """Return the milliseconds of a slide; none where the desktop wants no animations."""
    style = widget.style()
    return min(SLIDE, style.styleHint(style.StyleHint.SH_Widget_Animation_Duration, None, widget))
