"""A row of widgets of equal width, in two or four lines if one would be too narrow."""

from PySide6.QtCore import QRect

from scorepad.ui.parts.flow_layout import FlowLayout


class EvenRow(FlowLayout):
    """Fills the available width."""

    def _places(self, width: int) -> list[QRect]:
        number, gap = max(self.count(), 1), self.spacing()
        least = max((item.sizeHint().width() for item in self._items), default=1)
        height = max((item.sizeHint().height() for item in self._items), default=0)
        fits = (
            lines for lines in range(1, number) if _each(width, -(-number // lines), gap) >= least
        )
        across = -(-number // next(fits, number))
        each = _each(width, across, gap)
        return [
            QRect(place % across * (each + gap), place // across * (height + gap), each, height)
            for place in range(self.count())
        ]


def _each(width: int, across: int, gap: int) -> int:
    """Return the width of each of a number of widgets side by side."""
    return max(1, (width - gap * (across - 1)) // across)
