"""No text of an evening is ever read as markup or as a key, in any window."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QGroupBox,
    QLabel,
    QMenu,
    QTabBar,
    QTextEdit,
    QWidget,
)

from scorepad import ui
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.bridge.seating_changes import rename
from scorepad.ui.help.help_sections import MANUAL
from tests.ui.every_window import WAYS
from tests.ui.fingers import too_small
from tests.ui.ways.table import Table, put_back

UI = Path(ui.__file__).parent
AND = "§&§"
MARKUP = f'<img src="x.png"><b>{AND}'
TOLD = (
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.StatusTipRole,
)


def marked(evening: Evening) -> Evening:
    """An evening with markup in every text that somebody else may have written."""
    names = {
        name: f"{MARKUP}{name}" for entered in evening.rounds for name in entered.seating.players
    }
    evening = rename(evening, {name: shown for name, shown in names.items() if len(name) > 1})
    rounds = tuple(map(_marked_round, evening.rounds))
    return replace(evening, rounds=rounds, title=f"{MARKUP}title", note=f"{MARKUP}note")


def _marked_round(entered: Round) -> Round:
    items = tuple(
        replace(item, note=MARKUP)
        if isinstance(item, Deal)
        else replace(item, reason=f"{MARKUP}reason")
        if isinstance(item, Adjustment)
        else item
        for item in entered.items
    )
    return replace(entered, items=items)


def texts_read_as_markup(widget: QWidget) -> list[str]:
    """All texts, shown or read out in a window, that Qt would take for markup."""
    found = []
    for part in (widget, *widget.findChildren(QWidget)):
        found += [part.toolTip(), part.whatsThis(), part.statusTip()]
        if isinstance(part, QLabel) and part.textFormat() != Qt.TextFormat.PlainText:
            found.append(part.text())
        if isinstance(part, QTextEdit) and shows_picture(part.toHtml()):
            found.append(MARKUP)
        model = part.model() if isinstance(part, QAbstractItemView) and part.isVisible() else None
        if isinstance(model, QAbstractItemModel):
            found += [
                model.index(row, column).data(role)
                for row in range(min(model.rowCount(), 60))
                for column in range(model.columnCount())
                for role in TOLD
            ]
    return [text for text in found if isinstance(text, str) and shows_picture(text)]


def wrong_ampersands(window: QWidget) -> list[str]:
    """Names shown or read out wrongly: a single & is taken for a key."""
    found = []
    for part in (window, *window.findChildren(QWidget)):
        found += [text for text in with_keys(part) if AND in text]
        told = [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
        found += [text for text in told if "§&&§" in text or "§§" in text]
    return found


def with_keys(part: QWidget) -> Iterator[str]:
    """The texts of a part in which an & makes the next letter a key."""
    yield from (action.text() for action in part.actions())
    match part:
        case QAbstractButton():
            yield part.text()
        case QGroupBox():
            yield part.title()
        case QTabBar():
            yield from (part.tabText(tab) for tab in range(part.count()))
        case QLabel() if part.buddy() is not None:
            yield part.text()
        case QMenu():
            yield part.title()


@cache
def shows_picture(text: str) -> bool:
    """Whether a picture would be loaded that is none of the manual's."""
    document = QTextDocument()
    document.setHtml(re.sub(f'<img src="[^"]*{MANUAL.name}/[^"]*"', "<i", text))
    return "\N{OBJECT REPLACEMENT CHARACTER}" in document.toPlainText()


def test_what_this_test_looks_for() -> None:
    assert shows_picture(MARKUP)
    assert not shows_picture("4 < 5")
    assert not shows_picture(f'<img src="file://{MANUAL}/phones.png" />')
    assert not shows_picture("<p>&lt;img src='x'&gt;</p>")


def test_no_text_is_markup_and_all_is_large_enough_for_fingers(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the pad at the bottom; each window is opened once for both."""
    lay_down = table.window.document.open
    monkeypatch.setattr(
        table.window.document, "open", lambda evening, key=None: lay_down(marked(evening), key)
    )
    wrong: list[str] = []
    table.window.entry.pad.setChecked(True)
    for way in WAYS:
        shown = way(table)
        QApplication.processEvents()
        tops = {shown, table.window}
        faults = [
            fault for top in tops for fault in (*texts_read_as_markup(top), *wrong_ampersands(top))
        ]
        wrong += [f"{way.__name__}: {fault}" for fault in (*faults, *too_small(shown))]
        put_back(table, pad=True)
    assert not wrong, "\n".join(wrong)


def test_no_module_makes_a_label_of_its_own() -> None:
    """Those of Qt guess whether a text is markup; ours, and the rows of a form, never do."""
    ours = {"QLabel": "parts/labels.py", "QFormLayout": "parts/field_form.py"}
    made = {
        f"{name} in {file.relative_to(UI).as_posix()}"
        for file in UI.glob("**/*.py")
        for name, home in ours.items()
        if name in file.read_text(encoding="utf-8") and file != UI / home
    }
    assert made == set()
