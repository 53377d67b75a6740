"""One way to ask for files, without holding the program up."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QDir, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from scorepad.ui.parts.finger_scroll import FingerScroll
from scorepad.ui.words import translate


def ask_which(
    parent: QWidget,
    then: Callable[[list[str]], object],
    *filters: str,
    title: str = "",
) -> None:
    """Let files be chosen that are there, and then do something with them."""
    dialog = _dialog(parent, title)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setNameFilters(filters or [translate("words", "All files (*)")])
    dialog.filesSelected.connect(then)
    dialog.open()


def _dialog(parent: QWidget, title: str) -> QFileDialog:
    """Begin among the user's documents: the folder of the program is nobody's place for files."""
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    FingerScroll(dialog)
    places = QStandardPaths.StandardLocation
    documents = QDir(QStandardPaths.writableLocation(places.DocumentsLocation))
    dialog.setDirectory(documents if documents.exists() else QDir.home())
    return dialog


def ask_where(
    parent: QWidget,
    endings: Mapping[str, str],
    then: Callable[[str, str], object],
    *,
    title: str = "",
    name: str = "",
) -> None:
    """Offer filters with the endings of their files, and then do something with file and filter."""
    dialog = _dialog(parent, title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(endings))
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
