"""A what-if window on what was played, and helpers to find its cells."""

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from scorepad.bridge.contract import Strain
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import RUBBER, Form
from scorepad.bridge.seats import Seating
from scorepad.ui.document import Document
from scorepad.ui.look import LIGHT, Colours
from scorepad.ui.what_if.what_if_model import PER_SIDE, WhatIfModel
from scorepad.ui.what_if.what_if_page import WhatIfPage
from tests.bridge.table import FOUR, entered
from tests.ui.windows import main_window, under_test

PART_SCORES = ("N 2S=", "E 3N=", "S 1N+1")
"""We are North-South: 40 below, They have a game and are vulnerable."""


def played(*deals: str, form: Form = RUBBER, seating: Seating = FOUR) -> Document:
    return Document(Evening((entered(*deals, form=form, seating=seating),)))


def watched(document: Document) -> WhatIfModel:
    model = WhatIfModel(document)
    under_test(model, model)
    return model


def opened(
    qtbot: QtBot,
    document: Document,
    colours: Colours = LIGHT,
    points: float = 12,
    size: tuple[int, int] = (1024, 600),
) -> WhatIfPage:
    main = main_window(qtbot, colours, points)
    main.resize(*size)
    window = WhatIfPage(document, main)
    under_test(window.model, window)
    window.show()
    with qtbot.waitExposed(main):
        main.show()
    main.activateWindow()
    qtbot.waitUntil(window.table.hasFocus)
    return window


def cell(model: WhatIfModel, level: int, strain: Strain, column: int = 0) -> QModelIndex:
    return model.index(model.row_of(level, strain), column)


def go_to(window: WhatIfPage, level: int, strain: Strain, column: int = 0) -> None:
    window.table.setCurrentIndex(cell(window.model, level, strain, column))


def button(window: WhatIfPage, name: str) -> QPushButton:
    return next(each for each in window.findChildren(QPushButton) if each.text() == name)


def columns_shown(window: WhatIfPage) -> list[int]:
    return [column for column in range(2 * PER_SIDE) if not window.table.isColumnHidden(column)]
