"""One way to ask for a file, without holding the program up."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_where(
    parent: QWidget,
    filters: Sequence[str],
    then: Callable[[str], object],
    *,
    title: str = "",
    name: str = "",
    endings: Callable[[str], str] | None = None,
) -> QFileDialog:
    """Ask where something is saved; with the ending of a filter, in which `name` ends too.

    The dialog then knows whether such a file is there, and asks.
    """
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(filters))
    if name:
        dialog.selectFile(name)

    def use_ending(chosen: str) -> None:
        if endings:
            dialog.setDefaultSuffix(endings(chosen).removeprefix("."))

    use_ending(filters[0])
    dialog.filterSelected.connect(use_ending)
    dialog.fileSelected.connect(then)
    dialog.open()
    return dialog
