"""What a screen reader finds on every page: each part that keys reach has a name and a role."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from tests.ui.every_window import WAYS
from tests.ui.ways.table import Opening, Table

Role = QAccessible.Role
SAY_NOTHING = {Role.NoRole, Role.Client, Role.Pane, Role.Window, Role.Whitespace}
"""Roles of what merely holds others."""
HOLD_WORDS = {Role.CheckBox, Role.MenuItem, Role.PageTab, Role.RadioButton}
"""Roles of what lies in a bar, a list or a table and is pressed there."""


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_whatever_keys_reach_has_a_name_and_a_role(table: Table, way: Opening) -> None:
    top = way(table)
    for _ in range(3):
        QApplication.processEvents()
    found = reached(top)
    wrong = [f"{place(part)}: {fault}" for part in found for fault in faults(part)]
    assert not wrong, "\n".join(wrong)


def reached(top: QWidget) -> Iterator[QWidget]:
    """Every part that can have the focus itself, and does not hand it on."""
    for part in (top, *top.findChildren(QWidget)):
        is_reached = part.isVisible() and part.isEnabled() and not part.focusProxy()
        if is_reached and part.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            yield part


def faults(part: QWidget) -> Iterator[str]:
    """What a screen reader lacks of one part, and of what lies in it."""
    read = QAccessible.queryAccessibleInterface(part)
    if not name_of(read):
        yield f"{read.role()} without a name"
    scrolls = isinstance(part, QAbstractScrollArea)  # which Qt gives no role of its own
    if read.role() in SAY_NOTHING and not scrolls:
        yield f"“{name_of(read)}” without a role"
    for number in range(read.childCount()):
        below = read.child(number)
        if below and below.isValid() and below.role() in HOLD_WORDS and not name_of(below):
            yield f"{below.role()} in it without a name"


def name_of(read: QAccessibleInterface) -> str:
    return read.text(QAccessible.Text.Name).strip()


def place(part: QWidget) -> str:
    """In which widgets a part is, from within."""
    above = part.parentWidget()
    return type(part).__name__ + (f" in {place(above)}" if above else "")
