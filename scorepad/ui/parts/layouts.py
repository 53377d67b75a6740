"""Rows and columns of widgets, written in visual order."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

Part = QWidget | QLayout | tuple[QWidget | QLayout, int | Qt.AlignmentFlag] | int | None
"""A widget or layout, alone or with a stretch or alignment; a gap; or a stretch."""
_Margins = tuple[int, int, int, int] | None
_B = TypeVar("_B", bound=QBoxLayout)

STRETCH = None
ANY_SIZE = 16_777_215
"""Qt's maximum size: no limit."""
NO_MARGINS = (0, 0, 0, 0)


def in_row(
    *parts: Part,
    inside: QWidget | None = None,
    margins: _Margins = None,
    spacing: int | None = None,
) -> QHBoxLayout:
    """Lay out parts side by side, as the layout of a widget if one is given."""
    return fill(
        QHBoxLayout(inside) if inside else QHBoxLayout(), *parts, margins=margins, spacing=spacing
    )


def in_column(
    *parts: Part,
    inside: QWidget | None = None,
    margins: _Margins = None,
    spacing: int | None = None,
) -> QVBoxLayout:
    """Lay out parts one below the other, as the layout of a widget if one is given."""
    return fill(
        QVBoxLayout(inside) if inside else QVBoxLayout(), *parts, margins=margins, spacing=spacing
    )


def fill(box: _B, *parts: Part, margins: _Margins = None, spacing: int | None = None) -> _B:
    """Add parts to a row or column."""
    if margins is not None:
        box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        if part is None:
            box.addStretch()
        elif isinstance(part, int):
            box.addSpacing(part)
        else:
            what, place = part if isinstance(part, tuple) else (part, 0)
            if not isinstance(what, QWidget):
                box.addLayout(what, place)
            elif isinstance(place, Qt.AlignmentFlag):
                box.addWidget(what, alignment=place)
            else:
                box.addWidget(what, place)
    return box
