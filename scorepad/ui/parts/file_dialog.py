"""Non-blocking file dialogs."""

from collections.abc import Callable, Mapping
from pathlib import Path

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
    """Ask for existing files, and pass them to `then`."""
    dialog = _dialog(parent, title)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setNameFilters(filters or [translate("words", "All files (*)")])
    dialog.filesSelected.connect(then)
    dialog.open()


def _dialog(parent: QWidget, title: str) -> QFileDialog:
    """Return a dialog that starts in the user's documents, not in the program's folder.

    Its title is the text of the button that opens it.
    """
    dialog = QFileDialog(parent, title.replace("&", "").removesuffix("…"))
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
    """Ask where to save, with a filter for each kind; pass the file and the filter to `then`."""
    first = next(iter(endings))
    _ask_where(parent, endings, then, title, name and name + endings[first], first)


def _ask_where(
    parent: QWidget,
    endings: Mapping[str, str],
    then: Callable[[str, str], object],
    title: str,
    file: str,
    kind: str,
) -> None:
    dialog = _dialog(parent, title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(endings))
    dialog.selectNameFilter(kind)
    dialog.selectFile(file)

    def use_ending(chosen: str) -> None:
        # With a suffix the dialog itself checks whether the file exists.
        dialog.setDefaultSuffix(endings[chosen].removeprefix("."))

    def go_on(typed: str) -> None:
        named, chosen = with_ending(typed, dialog.selectedNameFilter(), endings)
        if named != typed and Path(named).exists():  # which the dialog did not ask about
            _ask_where(parent, endings, then, title, named, chosen)
        else:
            then(named, chosen)

    use_ending(kind)
    dialog.filterSelected.connect(use_ending)
    dialog.fileSelected.connect(go_on)
    dialog.open()


def with_ending(typed: str, chosen: str, endings: Mapping[str, str]) -> tuple[str, str]:
    """Return file and filter: a typed extension takes precedence over the selected filter.

    The dialog adds none to a name with a dot, such as that of a day.
    """
    ending = Path(typed).suffix.casefold()
    if ending == endings[chosen]:
        return typed, chosen
    for kind, usual in endings.items():
        if ending == usual:
            return typed, kind
    return typed + endings[chosen], chosen
