"""What can be reached by keys in a window, and what a screen reader finds there."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QComboBox, QWidget

Role = QAccessible.Role
SAY_NOTHING = {Role.NoRole, Role.Client, Role.Pane, Role.Window, Role.Whitespace}
"""Roles of mere containers."""
HOLD_WORDS = {Role.CheckBox, Role.MenuItem, Role.PageTab, Role.RadioButton}
"""Roles of parts in a bar, a list or a table, which are pressed there."""


def nameless(top: QWidget) -> list[str]:
    """Parts reached by keys in which a screen reader finds no name or role."""
    return [f"{place(part)}: {fault}" for part in reached(top) for fault in faults(part)]


def reached(top: QWidget) -> Iterator[QWidget]:
    """Every part that can have the focus itself, without a focus proxy."""
    for part in (top, *top.findChildren(QWidget)):
        is_reached = part.isVisible() and part.isEnabled() and not part.focusProxy()
        if is_reached and part.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            yield part


def faults(part: QWidget) -> Iterator[str]:
    """What a screen reader lacks of one part and of its contents."""
    read = QAccessible.queryAccessibleInterface(part)
    # Qt gives what a box shows as its name on Linux, and its caption by a relation.
    says_for_what = part.accessibleName() or read.relations(QAccessible.RelationFlag.Label)
    if not name_of(read) or (isinstance(part, QComboBox) and not says_for_what):
        yield f"{read.role()} without a name"
    scrolls = isinstance(part, QAbstractScrollArea)  # to which Qt gives no role of its own
    if read.role() in SAY_NOTHING and not scrolls:
        yield f"“{name_of(read)}” without a role"
    for number in range(read.childCount()):
        below = read.child(number)
        if below and below.isValid() and below.role() in HOLD_WORDS and not name_of(below):
            yield f"{below.role()} in it without a name"


def name_of(read: QAccessibleInterface) -> str:
    return read.text(QAccessible.Text.Name).strip()


def place(part: QWidget) -> str:
    """The widgets that contain a part, from the innermost."""
    above = part.parentWidget()
    return type(part).__name__ + (f" in {place(above)}" if above else "")
