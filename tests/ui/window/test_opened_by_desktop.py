"""A double click on macOS: the file comes as an event, maybe before there is a window."""

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from scorepad.ui.window.opened_by_desktop import OpenedByDesktop, open_with, watch


def asked_for(app: QApplication, file: str) -> bool:
    return QApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(file)))


def test_files_wait_for_the_window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    watch(qapp)
    assert not qapp.findChildren(OpenedByDesktop)
    monkeypatch.setattr("sys.platform", "darwin")
    watch(qapp)
    (watching,) = qapp.findChildren(OpenedByDesktop)
    opened: list[str] = []
    asked_for(qapp, "/first.scorepad")
    assert opened == []
    open_with(opened.extend)
    assert opened == ["/first.scorepad"]
    asked_for(qapp, "/second.scorepad")
    QApplication.sendEvent(qapp, QEvent(QEvent.Type.User))
    assert opened == ["/first.scorepad", "/second.scorepad"]
    qapp.removeEventFilter(watching)
    watching.setParent(None)
