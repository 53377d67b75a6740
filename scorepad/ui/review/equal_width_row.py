"""A row of choices, all as wide, in two lines or four where they would be too narrow in one."""

from PySide6.QtCore import QRect

from scorepad.ui.parts.flow_layout import FlowLayout


class EvenRow(FlowLayout):
    """Takes all the width there is."""

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
    """How wide each of them is where so many stand side by side."""
    return max(1, (width - gap * (across - 1)) // across)
