"""The steps of the evening on the table, the latest first, as a Qt table."""

from typing import Any

from PySide6.QtCore import QObject, Qt

from scorepad.archive.history import Step
from scorepad.ui.document import Document
from scorepad.ui.parts.rows import Index, Keyed, RowsModel
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words import history as words


class HistoryModel(RowsModel[Step]):
    """What was entered, corrected and taken back, and when; it follows the evening."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(words.history_headings(), parent)
        self._document = document
        document.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        auto_save = self._document.auto_save
        key = auto_save.key if auto_save else None
        steps = auto_save.steps() if auto_save else []
        self.show([Keyed((key, step.number), step) for step in reversed(steps)])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        step = self.row(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words.step_name(step) if index.column() else words.step_time(step)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{words.step_time(step)}: {words.step_name(step)}"
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(f"{words.step_time(step)}: {words.step_name(step)}")
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(index.column())
            case _:
                return None
