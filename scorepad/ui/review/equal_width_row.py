"""A row of widgets of equal width, in more lines if even their own widths need them."""

from PySide6.QtCore import QRect

from scorepad.ui.parts.flow_layout import FlowLayout


class EvenRow(FlowLayout):
    """Fills the available width."""

    def _places(self, width: int) -> list[QRect]:
        number, gap = max(self.count(), 1), self.spacing()
        own = [item.sizeHint().width() for item in self._items]
        spare = width - sum(own) - gap * (number - 1)
        least = max(own, default=1)
        height = max((item.sizeHint().height() for item in self._items), default=0)
        if _each(width, number, gap) < least and spare >= 0:  # each has its own width and a share
            wide = [each + spare // number for each in own]
            lefts = [sum(wide[:place]) + place * gap for place in range(number)]
            return [QRect(left, 0, each, height) for left, each in zip(lefts, wide, strict=True)]
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
