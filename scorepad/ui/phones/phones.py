"""Lets phones in, and sends them away: while an evening is on the table, and somebody wants it."""

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
    """Listens, or does not; knows who is there."""

    changed = Signal()
    """It began or stopped listening, or something about a phone has changed."""
    differed = Signal(str, str, str)
    """A phone, by its name, entered something where something else is."""
    noticed = Signal()
    """A phone asked for something after a while."""

    def __init__(
        self, document: Document, parent: QObject | None = None, hides: Callable[[], bool] = bool
    ) -> None:
        """It is told whether the ranking is hidden until all results are in."""
        super().__init__(parent)
        self._document, self._hides = document, hides
        self._evening = ""
        self.server: Server | None = None
        """What listens, while it does."""
        self.interface: Interface | None = None
        """What answers, while it listens."""
        self.desk: DocumentDesk | None = None
        self.address = ""
        """With the port, once it listens."""
        self.trouble = ""
        """Why it does not listen though it was asked to."""
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
        """What a phone opens: with the key, which is never sent as part of an address."""
        return self._url(self.desk.kept.key) if self.desk else ""

    def _url(self, key: str) -> str:
        return f"http://{self.address}/#{key}"

    def _code(self, key: str) -> list[str]:
        return squares(self._url(key))

    @property
    def phones(self) -> list[Phone]:
        """Those that named themselves and were not sent away."""
        kept = self.desk.kept.phones if self.desk else ()
        return [phone for phone in kept if not phone.is_sent_away]

    @property
    def to_decide(self) -> Phone | None:
        """The first that waits for leave to enter."""
        return next((phone for phone in self.phones if phone.may is May.ASKED), None)

    def start(self, *, may_enter: bool = False, address: str = "", port: int | None = None) -> bool:
        """Listen at an address, or at the first private one; tell whether that can be."""
        self.stop()
        self.trouble = ""
        address = address or first_private()
        if not is_private(address):
            self.trouble = _no_network() if not address else _not_private(address)
            self.changed.emit()
            return False
        desk, server = DocumentDesk(self._document, self, self._hides), Server(self)
        # Any free port may be that of the evening, which its phones know.
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
        self._code(desk.kept.key)  # now, or the window would wait for it when the first phone asks
        server.serve(self.interface, revision(desk))
        server.asked.connect(self._see)
        desk.moved.connect(self.tell)
        desk.kept_changed.connect(self.changed)
        self.tell()
        self.changed.emit()
        return True

    def stop(self) -> None:
        """Let nobody in any more; what waits on a phone finds its way when it is started again."""
        self._end.stop()
        if self.server is None or self.desk is None:
            return
        self.server.close()
        self.desk.deleteLater()
        self.server, self.desk, self.interface, self.address = None, None, None, ""
        self.changed.emit()

    def decide(self, phone: Phone, *, enters: bool) -> None:
        """Say what a phone may that wants to enter."""
        self._put(replace(phone, may=May.ENTER if enters else May.SEE, is_decided=True))

    def send_away(self, phone: Phone) -> None:
        """Let a phone see nothing any more: the others have another key from now on."""
        if self.desk and self.server:
            self.desk.keep(self.desk.kept.without(phone))
            self.server.part()
            self.tell()

    def _put(self, phone: Phone) -> None:
        if self.desk:
            self.desk.keep(self.desk.kept.with_phone(phone))
            self.tell()

    def tell(self) -> None:
        """Let phones know that there is something new to be seen."""
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
        """Another evening lies on the table, or this one as another program left it."""
        if self.desk and self._evening == self._uuid and self._uuid:
            self.desk.reread()
        else:
            self.stop()


def _in_signs(text: str) -> str:
    """A deal as card players write it; what is no whole deal stays as it was typed."""
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
