"""The page that lets phones in: the code, the address, and the phones."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from scorepad.phones.agreeing import agreements
from scorepad.phones.kept import May, Phone
from scorepad.phones.once import PHONE
from scorepad.phones.places import Place, read_place
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER
from scorepad.ui.parts.labels import Label, complaint, quiet
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, fill, in_column, in_row
from scorepad.ui.parts.overlay import MARGIN, OverlayPage
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.phones.code import CodePicture
from scorepad.ui.phones.phones import Phones
from scorepad.ui.phones.tables import TableState, table_states
from scorepad.ui.words import item_words, seat_name, translate

_PATIENCE = 60_000
"""Milliseconds without a phone, after which hints are shown."""
_SIDE_BY_SIDE = 700
_LEAST, _USUAL, _MOST = 180, 340, 600
"""Sizes of the code: completely visible, and legible to phones across the table."""
_BETWEEN = 24
_LONGEST = 90
"""The most letters in a line beside the code, so that actions are near the names."""


class PhonesPage(OverlayPage):
    """Off until somebody switches it on; phones can be sent away again."""

    def __init__(
        self,
        document: Document,
        phones: Phones,
        result: Callable[[], str],
        over: QWidget | None = None,
    ) -> None:
        """`result` returns the result in a few lines, for a code that needs no network."""
        super().__init__(translate("words", "Phones at the table"), over)
        self._document, self._phones, self._result = document, phones, result
        self._content, self._told_part, self.who = QWidget(), QWidget(), QWidget()
        self.code, self.how, self.address = CodePicture(), Label(), Label(times=1.4)
        self.address.setAccessibleName(translate("words", "Address"))
        self.about, self.trouble, self.hints = Label(_what_it_is()), complaint(), Label()
        for text in (self.address, self.hints):
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.see = _button(translate("words", "Let phones &look"))
        self.enter = _button(translate("words", "Let phones look and &enter"))
        self.stop = _button(translate("words", "Switch &off"))
        self.whole = _button(translate("words", "&Result as a code"))
        self.whole.setCheckable(True)
        self.whole.setObjectName("switch")
        self.whole.setToolTip(plain_tip(_without_network()))
        self._rows = in_column(inside=self.who, margins=NO_MARGINS, spacing=4)
        self._wait = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._wait.timeout.connect(self.help)
        self._arrange()
        self.see.clicked.connect(partial(phones.start, may_enter=False))
        self.enter.clicked.connect(partial(phones.start, may_enter=True))
        self.stop.clicked.connect(phones.stop)
        self.whole.toggled.connect(self.follow)
        phones.changed.connect(self.follow)
        phones.noticed.connect(self.follow)
        document.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the phones."""
        phones, on = self._phones, self._phones.listens
        result = self._result() if self.whole.isChecked() else ""
        for seen in (self.code, self.how, self.address):
            seen.setVisible(on or bool(result))
        self.stop.setVisible(on)
        for part in (self.about, self.see, self.enter):
            part.setHidden(on)
        self.code.setAccessibleName(translate("words", "Code"))
        self.code.show_text(result or phones.url)
        self.how.setText(_without_network() if result else _how_to_come())
        self.address.setText(result or phones.url)
        self.trouble.say(phones.trouble)
        if not on or phones.phones:
            self._wait.stop()
            self.hints.hide()
        elif not self._wait.isActive() and self.hints.isHidden():
            self._wait.start()
        self._show_who()
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def measure(self) -> None:
        self._share()

    def _arrange(self) -> None:
        begin = in_row(self.see, self.enter, STRETCH, margins=NO_MARGINS)
        buttons = in_row(self.stop, self.whole, STRETCH, margins=NO_MARGINS)
        in_column(
            *(self.how, self.address, self.about, self.trouble, begin, buttons),
            *(8, self.hints, self.who, STRETCH),
            inside=self._told_part,
            margins=NO_MARGINS,
        )
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._content)
        above = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
        parts = (self.code, above), (self._told_part, 1), STRETCH
        fill(self._parts, *parts, margins=(MARGIN, 0, MARGIN, 10), spacing=_BETWEEN)
        self.scroller.setWidget(self._content)
        self.hints.hide()

    def _share(self) -> None:
        """Show the whole code, with the text beside it if there is room."""
        way = QBoxLayout.Direction
        words = self._told_part.minimumSizeHint().width() + _BETWEEN
        beside = _LEAST + words + 3 * MARGIN
        wide = self.width() >= max(_SIDE_BY_SIDE, beside)
        self._parts.setDirection(way.LeftToRight if wide else way.TopToBottom)
        height = self.height() - self.scroller.y() - 10
        across = self.width() - 3 * MARGIN
        room = min(height, across - words, across * 2 // 5) if wide else across
        side = max(_LEAST, min(room, _MOST if wide else _USUAL))
        self.code.setFixedSize(side, side)
        letters = self._told_part.fontMetrics().averageCharWidth()
        self._told_part.setMaximumWidth(_LONGEST * letters)

    def _show_who(self) -> None:
        """Show the tables, then the phones, each with its actions."""
        while item := self._rows.takeAt(0):
            if part := item.widget():
                part.hide()
                part.deleteLater()
        if not self._phones.listens or not self._phones.desk:
            return
        agreed = agreements(self._phones.desk)
        for state in table_states(self._document.scored, agreed, self._phones.phones):
            self._rows.addWidget(_of_table(state))
        if not self._phones.phones:
            self._rows.addWidget(quiet(translate("words", "No phone is here yet.")))
        for phone in self._phones.phones:
            self._rows.addWidget(self._row(phone))

    def _row(self, phone: Phone) -> QWidget:
        row = QWidget()
        away = _button(translate("words", "Send away"))
        away.setAccessibleName(translate("words", "Send {name} away").format(name=phone.name))
        away.clicked.connect(partial(self._phones.send_away, phone))
        parts: list[QWidget] = [away]
        if phone.may is not May.ENTER:
            allow = _button(translate("words", "Allow"))
            allow.setAccessibleName(
                translate("words", "Allow {name} to enter").format(name=phone.name)
            )
            allow.clicked.connect(partial(self._phones.decide, phone, enters=True))
            parts.insert(0, allow)
        in_row((Label(self._told(phone)), 1), *parts, inside=row, margins=NO_MARGINS)
        return row

    def _told(self, phone: Phone) -> str:
        """Return a line such as Anna, table 2 · may enter · seen 21:05 · wrote 4♠ by Ann."""
        name = phone.name or translate("words", "A phone without a name")
        place = _place(phone.place)
        where = f"{name}, {place}" if place else name
        may = {
            May.SEE: translate("words", "may look"),
            May.ASKED: translate("words", "wants to enter"),
            May.ENTER: translate("words", "may enter"),
        }
        parts = [where, may[phone.may]]
        if seen := self._phones.seen.get(phone.id):
            parts.append(translate("words", "seen {time}").format(time=f"{seen:%H:%M}"))
        if wrote := self._wrote(phone):
            parts.append(translate("words", "entered {deal}").format(deal=wrote))
        return " · ".join(parts)

    def _wrote(self, phone: Phone) -> str:
        """Return the phone's last entry."""
        for past in reversed(self._phones.desk.history() if self._phones.desk else ()):
            facts = past.action.facts
            by = facts.get(PHONE)
            if isinstance(by, dict) and by.get("of") == phone.id:
                board = translate("words", "board {number}")
                return (
                    board.format(number=facts["board"]) if "board" in facts else item_words(facts)
                )
        return ""

    def help(self) -> None:
        """Show hints about what may prevent phones from connecting."""
        port = self._phones.address.rpartition(":")[2]
        self.hints.say("\n".join(_hints(port)))


def _place(place: str) -> str:
    """Return where a phone is: North, table 2, pair 4."""
    at = read_place(place) or Place()
    if at.chair:
        return seat_name(at.chair)
    if at.table:
        return translate("words", "table {number}").format(number=at.table)
    return translate("words", "pair {pair}").format(pair=at.entrant) if at.entrant else ""


def _of_table(state: TableState) -> Label:
    """Return a label for a table; one that needs the director is in another colour, too."""
    made = Label(f"{state.shape}  {state.words}", times=1.15)
    role = QPalette.ColorRole
    if state.disputed or state.is_behind:
        made.setForegroundRole(role.BrightText)
    elif state.round is None:
        made.setForegroundRole(role.PlaceholderText)
    return made


def _button(text: str) -> QPushButton:
    made = QPushButton(text)
    made.setMinimumHeight(FINGER)
    return made


def _what_it_is() -> str:
    return translate(
        "words",
        "Phones in the same Wi-Fi scan a code and see the sheet, live. Nothing is installed, and "
        "nothing leaves the house. Phones are switched off when the evening ends.",
    )


def _how_to_come() -> str:
    return translate("words", "Scan the code, or type this in the browser of a phone:")


def _without_network() -> str:
    return translate("words", "Scan it with a phone to get the result; no network is needed.")


def _hints(port: str) -> list[str]:
    """Return hints for when no phone connects."""
    return [
        translate("words", "No phone yet? Three things help:"),
        translate("words", "1. Phone and laptop must be in the same Wi-Fi, not a guest network."),
        translate(
            "words",
            "2. The firewall must let phones in: sudo ufw allow {port}/tcp, or "
            "sudo firewall-cmd --add-port={port}/tcp. Windows asks: choose Private networks.",
        ).format(port=port),
        translate("words", "3. Or switch on a phone’s hotspot and connect the laptop to it."),
        translate("words", "Without any network: “Result as a code”."),
    ]
