"""One way to ask where something is saved, without holding the program up."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget


def open_in_documents(dialog: QFileDialog) -> None:
    """Begin among the user's documents: the folder of the program is nobody's place for files."""
    places = QStandardPaths.StandardLocation
    dialog.setDirectory(QStandardPaths.writableLocation(places.DocumentsLocation))


def ask_where(
    parent: QWidget,
    endings: Mapping[str, str],
    then: Callable[[str, str], object],
    *,
    title: str = "",
    name: str = "",
) -> None:
    """Offer filters with the endings of their files, and then do something with file and filter."""
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(endings))
    open_in_documents(dialog)
    if name:
        dialog.selectFile(name + next(iter(endings.values())))

    def use_ending(chosen: str) -> None:
        # With the ending the dialog knows whether such a file is there, and asks.
        dialog.setDefaultSuffix(endings[chosen].removeprefix("."))

    def go_on(file: str) -> None:
        then(file, dialog.selectedNameFilter())

    use_ending(next(iter(endings)))
    dialog.filterSelected.connect(use_ending)
    dialog.fileSelected.connect(go_on)
    dialog.open()
