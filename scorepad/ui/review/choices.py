"""A choice of one out of many, as narrow as it may be."""

from PySide6.QtWidgets import QComboBox

from scorepad.bridge.seats import Seat
from scorepad.ui.parts.long_list_box import LongListBox

UNNAMED = frozenset(map(str, Seat))
"""Chairs to which nobody gave a name are no players."""
_LETTERS = 11
"""Of a choice that can be read at least."""


def choice() -> QComboBox:
    """A choice that may be narrower than its longest name."""
    combo = LongListBox()
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(_LETTERS)
    combo.setMaxVisibleItems(20)
    return combo
