"""A combo box that may become narrow."""

from PySide6.QtWidgets import QComboBox

from scorepad.bridge.seats import Seat
from scorepad.ui.parts.long_list_box import LongListBox

UNNAMED = frozenset(map(str, Seat))
"""The letters of unnamed chairs, which are not players."""
_LETTERS = 11
"""The minimum width, in letters."""


def choice() -> QComboBox:
    """Return a combo box that may be narrower than its longest item."""
    combo = LongListBox()
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(_LETTERS)
    combo.setMaxVisibleItems(20)
    return combo
