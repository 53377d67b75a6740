"""No letter leads to two places."""

from PySide6.QtWidgets import QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.parts.keys import underline_once


def test_whoever_meets_a_letter_that_is_taken_gets_another(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    texts = ("&Print…", "&Pairs", "Ann && &Pip", "&Pa", "Close")
    buttons = [QPushButton(text, page) for text in texts]
    tabs = QTabBar(page)
    for name in ("&Players", "&Years"):
        tabs.addTab(name)
    underline_once(page, ["&Evening", "&View"])
    assert [button.text() for button in buttons] == [
        "&Print…",
        "P&airs",
        "A&nn && Pip",
        "Pa",
        "Close",
    ]
    assert [tabs.tabText(at) for at in (0, 1)] == ["P&layers", "&Years"]
    before = [button.text() for button in buttons]
    underline_once(page, ["&Evening", "&View"])
    assert [button.text() for button in buttons] == before, "what fits stays"
