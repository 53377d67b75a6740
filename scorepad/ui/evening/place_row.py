"""A place to play or to sit out: a name, a card drawn for it, and two check marks."""

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QRadioButton,
    QWidget,
)

from scorepad.bridge.draw import Card, read_card
from scorepad.bridge.errors import Impossible
from scorepad.bridge.rotation import FEWEST
from scorepad.bridge.seats import Seat
from scorepad.ui.evening.card_picture import CardPicture
from scorepad.ui.look import FINGER, row_height
from scorepad.ui.parts.checked_field import CheckedField
from scorepad.ui.parts.labels import line
from scorepad.ui.parts.long_list_box import LongListBox
from scorepad.ui.words import language, seat_name, translate
from scorepad.ui.words.errors import in_words

LETTERS = 8
"""Minimum width of a name in letters; the whole name if there is room."""


class PlaceRow:
    """A place: its name with suggestions, the card of the player, and marks."""

    def __init__(self, number: int, seat: Seat | None) -> None:
        outside = number - FEWEST
        self.seat, self.fault = seat, ""
        aloud = (
            seat_name(seat)
            if seat
            else translate("words", "Sits out, number {number}").format(number=outside + 1)
        )
        self.caption = line(seat_name(seat) if seat else _outside(outside))
        self.field, self.box = _NameField(aloud), LongListBox()
        self.box.setEditable(True)
        self.box.setLineEdit(self.field)
        self.field.complete()
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.box.setMinimumContentsLength(LETTERS)
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.box.setSizeAdjustPolicy(policy)
        self.box.setAccessibleName(aloud)
        self.field.setPlaceholderText("" if seat else translate("words", "one more, or Enter"))
        self.caption.setBuddy(self.box)
        self.picture = CardPicture()
        self.card = CheckedField(translate("words", "the card of {name}").format(name=aloud))
        self.card.setPlaceholderText(translate("words", "10H"))
        self.deals, self.keeps = QRadioButton(), QRadioButton()
        for mark in (self.deals, self.keeps):
            mark.setObjectName("mark")
            mark.setFixedWidth(FINGER)
        if seat:
            self.deals.setAccessibleName(
                translate("words", "{seat} deals next").format(seat=seat_name(seat))
            )
        keeps = translate("words", "{seat} keeps the score").format(seat=aloud)
        self.keeps.setAccessibleName(keeps)
        for part in (self.picture, self.card):
            part.hide()

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The widgets from left to right."""
        return self.caption, self.box, self.picture, self.card, self.deals, self.keeps

    @property
    def name(self) -> str:
        return " ".join(self.field.text().split())

    def read(self) -> Card | None:
        """Return the typed card, if it is valid; otherwise `fault` says what is wrong."""
        typed, self.fault = self.card.text().strip(), ""
        try:
            return read_card(typed, language())
        except Impossible as wrong:
            self.fault = f"{in_words(wrong.message)}." if typed else ""
            return None


class _NameField(CheckedField):
    """A field that completes known names, ignoring case."""

    came = Signal()
    chosen = Signal()

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.offered = QStringListModel(self)

    def complete(self) -> None:
        """Complete from `offered` as it changes."""
        completer = QCompleter(self.offered, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated.connect(self.chosen)
        self.setCompleter(completer)
        # Qt opens its list after textEdited was emitted.
        self.textEdited.connect(self._close_list, Qt.ConnectionType.QueuedConnection)

    @property
    def list(self) -> QAbstractItemView:
        """The window with the names that begin with the typed text."""
        found = self.completer().popup()
        assert found
        return found

    def _close_list(self) -> None:
        """Close the list at a complete name, or it would swallow the next click."""
        offers = self.completer()
        whole = offers.currentCompletion().casefold() == self.text().casefold()
        if whole and offers.completionCount() == 1:
            self.list.hide()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.list.setStyleSheet(f"QListView::item {{ min-height: {row_height(0)}px; }}")
        self.came.emit()
        super().focusInEvent(event)


def _outside(number: int) -> str:
    """Return the label of a place for sitting out, counted from 0."""
    if number == 0:
        return translate("words", "Sits out")
    return translate("words", "Also out", "sits out")
