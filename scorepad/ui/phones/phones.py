"""Lets phones in and out: while an evening is open, and if somebody wants it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QObject, QTimer, Signal

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.typed.table_results import read_what
from scorepad.phones.agreeing import agreements
from scorepad.phones.asked import is_at_its_end
from scorepad.phones.desk import revision
from scorepad.phones.interface import Interface
from scorepad.phones.kept import May, Phone
from scorepad.phones.requests import RequestHead
from scorepad.phones.shown import said_of
from scorepad.ui.document import Document
from scorepad.ui.phones.addresses import first_private, is_private
from scorepad.ui.phones.code import squares
from scorepad.ui.phones.document_desk import DocumentDesk
from scorepad.ui.phones.server import Server
from scorepad.ui.words import translate

AFTER_THE_END = 60_000
"""Milliseconds in which every page can fetch the card of the evening."""
TO_AGREE = 15 * 60_000
"""The same where results are still to be agreed, after the last one that was entered or ticked."""


class Phones(QObject):
    """Runs the server, and knows the phones."""

    changed = Signal()
    """It began or stopped listening, or something about a phone has changed."""
    differed = Signal(str, str, str)
    """A phone, given by name, entered something that differs from what is there."""
    noticed = Signal()
    """A phone was active again after a while."""

    def __init__(
        self, document: Document, parent: QObject | None = None, hides: Callable[[], bool] = bool
    ) -> None:
        """`hides` says whether the ranking is hidden until all results are in."""
        super().__init__(parent)
        self._document, self._hides = document, hides
        self._evening = ""
        self.server: Server | None = None
        """The server, while it listens."""
        self.interface: Interface | None = None
        """The interface, while the server listens."""
        self.desk: DocumentDesk | None = None
        self.address = ""
        """The address with the port, while the server listens."""
        self.trouble = ""
        """Why the server could not be started."""
        self.seen: dict[str, datetime] = {}
        """When each phone asked for something last, by its id."""
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self.stop)
        document.opened.connect(self._follow_evening)

    @property
    def listens(self) -> bool:
        return self.server is not None

    @property
    def url(self) -> str:
        """The address for phones, with the key, which browsers never send."""
        return self._url(self.desk.kept.key) if self.desk else ""

    def _url(self, key: str) -> str:
        return f"http://{self.address}/#{key}"

    def _code(self, key: str) -> list[str]:
        return squares(self._url(key))

    @property
    def phones(self) -> list[Phone]:
        """The phones that gave a name and were not sent away."""
        kept = self.desk.kept.phones if self.desk else ()
        return [phone for phone in kept if not phone.is_sent_away]

    @property
    def to_decide(self) -> Phone | None:
        """The first phone that waits for permission to enter."""
        return next((phone for phone in self.phones if phone.may is May.ASKED), None)

    def start(self, *, may_enter: bool = False, address: str = "", port: int | None = None) -> bool:
        """Listen at an address, or at the first private one; return whether that succeeded."""
        self.stop()
        self.trouble = ""
        address = address or first_private()
        if not is_private(address):
            self.trouble = _no_network() if not address else _not_private(address)
            self.changed.emit()
            return False
        desk, server = DocumentDesk(self._document, self, self._hides), Server(self)
        # Prefer the port of the evening, which its phones know.
        bound = server.listen(address, port or desk.kept.port)
        bound = bound or (0 if port else server.listen(address, 0))
        if not bound:
            self.trouble = _cannot_listen(address, server.fault)
            server.close()
            desk.deleteLater()
            self.changed.emit()
            return False
        self.desk, self.server = desk, server
        self.address = f"{address}:{bound}"
        self._evening = self._uuid
        desk.keep(replace(desk.kept, port=bound))
        self.interface = Interface(desk, self.address, may_enter=may_enter, code=self._code)
        self.interface.differing = self._differ
        self._code(desk.kept.key)  # or the first phone would delay the window
        server.serve(self.interface, revision(desk))
        server.asked.connect(self._see)
        desk.moved.connect(self.tell)
        desk.kept_changed.connect(self.changed)
        self.tell()
        self.changed.emit()
        return True

    def stop(self) -> None:
        """Stop the server; what waits on a phone is sent when it is started again."""
        self._end.stop()
        if self.server is None or self.desk is None:
            return
        self.server.close()
        self.desk.deleteLater()
        self.server, self.desk, self.interface, self.address = None, None, None, ""
        self.changed.emit()

    def decide(self, phone: Phone, *, enters: bool) -> None:
        """Decide whether a phone that asked may enter."""
        self._put(replace(phone, may=May.ENTER if enters else May.SEE, is_decided=True))

    def send_away(self, phone: Phone) -> None:
        """Exclude a phone: the others get a new key."""
        if self.desk and self.server:
            self.desk.keep(self.desk.kept.without(phone))
            self.server.part()
            self.tell()

    def _put(self, phone: Phone) -> None:
        if self.desk:
            self.desk.keep(self.desk.kept.with_phone(phone))
            self.tell()

    def tell(self) -> None:
        """Notify phones of a change."""
        if self.server is None or self.desk is None:
            return
        self.server.tell(revision(self.desk))
        if not is_at_its_end(self.desk.scored):
            self._end.stop()
        elif any(said.agrees is not True for said in agreements(self.desk).values()):
            self._end.start(TO_AGREE)
        elif not self._end.isActive() or self._end.interval() != AFTER_THE_END:
            self._end.start(AFTER_THE_END)

    def _differ(self, phone: Phone, entered: str, there: str) -> None:
        self.differed.emit(phone.name, _in_signs(entered), _in_signs(there))

    def _see(self, head: RequestHead) -> None:
        phone = self.interface.phone_of(head) if self.interface else None
        if phone is None:
            return
        now, before = datetime.now(), self.seen.get(phone.id)
        self.seen[phone.id] = now
        if before is None or now.minute != before.minute:
            self.noticed.emit()

    @property
    def _uuid(self) -> str:
        auto_save = self._document.auto_save
        return auto_save.uuid if auto_save else ""

    def _follow_evening(self) -> None:
        """Follow another evening, or this one as another program changed it."""
        if self.desk and self._evening == self._uuid and self._uuid:
            self.desk.reread()
        else:
            self.stop()


def _in_signs(text: str) -> str:
    """Return a result in signs of the game, or unchanged if it is incomplete."""
    try:
        return said_of(read_what(text), translate)
    except ScorepadError:
        return text


def _no_network() -> str:
    return translate(
        "words", "This computer is not on a network. Join one first; a phone’s hotspot will do."
    )


def _not_private(address: str) -> str:
    said = translate("words", "{address} is not a private address of this computer.")
    return said.format(address=address)


def _cannot_listen(address: str, reason: str) -> str:
    said = translate("words", "Phones cannot be let in at {address}: {reason}.")
    return said.format(address=address, reason=reason)
