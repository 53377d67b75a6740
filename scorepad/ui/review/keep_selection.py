"""Rows of a Qt table in another order: whoever is chosen stays chosen."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QAbstractTableModel


@contextmanager
def kept_in_sight(model: QAbstractTableModel, rows: Sequence[object]) -> Iterator[None]:
    """While the same rows of a model are put in another order."""
    model.layoutAboutToBeChanged.emit()
    before = model.persistentIndexList()
    those = [rows[index.row()] for index in before]
    yield
    now = {id(row): place for place, row in enumerate(rows)} if those else {}
    after = [
        model.index(now[id(row)], index.column()) for row, index in zip(those, before, strict=True)
    ]
    model.changePersistentIndexList(before, after)
    model.layoutChanged.emit()
