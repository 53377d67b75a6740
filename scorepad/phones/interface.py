"""The interface that phones speak: each request with its answer, or why it is refused.

    GET  /                 the page, without any data; the only one that needs no key
    POST /api/phones       id, name, place, wants: 201, its token and what it may
    GET  /api/state        the figures, for programs: what `scorepad score --json` prints
    GET  /api/page         what the page draws, in the language of Accept-Language
    GET  /api/changes      a stream with an event `revision` at once and at each change
    POST /api/preview      text, and where it goes: 200, how it is read and what it scores
    POST /api/deals        id, revision, text, and where it goes: 201, or 200 if it is there
    POST /api/corrections  the same, for what is there: 200
    POST /api/ticks        id, revision, board, pairs, agrees: 200

Where a text goes is `deal` (the round and the place in it, both from 1) or, at several tables,
`board` and `pairs`. State and page both begin with revision, checksum, may, next and phones; the
page has the key and its code too, for the next phone. The key goes as X-Scorepad-Key, a phone's
token as X-Scorepad-Phone; a text is a score file's notation or, with `language`, that language's.

Faults are looked for in one order, so that nobody learns more than they may know: 421 another
host, 404, 405, 401 and 429 the key, 403 what it may and where it comes from, 413, 415, 400,
409 with what is `here` instead, 422, 503 too many at once. 431, and 400 for what is not a request
at all, come before them.
"""

import hmac
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic
from typing import NamedTuple

from scorepad.bridge.changes import Change
from scorepad.bridge.translatable import Message, Translate, translate
from scorepad.exchange.names import LONGEST_NAME
from scorepad.phones import entering, fields
from scorepad.phones.desk import Desk
from scorepad.phones.guesses import Guesses
from scorepad.phones.kept import KEY_BYTES, Kept, May, Phone
from scorepad.phones.page import page
from scorepad.phones.places import read_place
from scorepad.phones.requests import (
    JSON,
    ONLY_LOOK,
    UNREADABLE,
    Answer,
    Data,
    NotGranted,
    RequestHead,
    in_json,
    packed,
)
from scorepad.phones.spoken import language_of, speaking
from scorepad.phones.state import SharedState

MOST_IN_BODY = 4096
_MOST_PHONES = 200
STREAM = "text/event-stream; charset=utf-8"
KEY, _PHONE = "x-scorepad-key", "x-scorepad-phone"
HEADERS = (
    ("Cache-Control", "no-store"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)
"""What every answer says."""


class Route(NamedTuple):
    """What can be asked for under a path."""

    path: str
    method: str

    @property
    def has_body(self) -> bool:
        return self.method == "POST"


PATHS = {
    path: Route(path, method)
    for path, method in (
        ("/", "GET"),
        ("/api/phones", "POST"),
        ("/api/state", "GET"),
        ("/api/page", "GET"),
        ("/api/changes", "GET"),
        ("/api/preview", "POST"),
        ("/api/deals", "POST"),
        ("/api/corrections", "POST"),
        ("/api/ticks", "POST"),
    )
}
_WRITES: dict[str, Callable[[Desk, Phone, Data], Answer]] = {
    "/api/deals": entering.enter_deal,
    "/api/corrections": entering.correct,
    "/api/ticks": entering.tick,
}


class Interface:
    """Answers requests about the evening on the desk."""

    def __init__(
        self,
        desk: Desk,
        host: str,
        *,
        may_enter: bool = False,
        code: Callable[[str], Sequence[str]] = list,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """The host is the address that is bound, with its port; all phones may enter or not."""
        self._desk = desk
        self._hosts = {host, host.removesuffix(":80")}
        self._may_enter, self._clock = may_enter, clock
        self.differing: Callable[[Phone, str, str], None] = _nobody_looks
        """Is told by whom what was entered where something else is: the laptop shows both."""
        self._guesses, self._state = Guesses(), SharedState(desk, code)

    def route(self, head: RequestHead) -> Route | Answer:
        """What a request asks for, or its refusal where the head is enough for one."""
        try:
            return self._route(head)
        except NotGranted as refused:
            return refused.answer(_say(head))

    def answer(
        self, head: RequestHead, route: Route, body: bytes = b"", *, crowded: bool = False
    ) -> Answer:
        """Answer a whole request whose head was accepted; refuse it if too many are connected."""
        try:
            answer = self._answer(head, route, body, crowded=crowded)
            return packed(answer, head.headers.get("accept-encoding", ""))
        except NotGranted as refused:
            return refused.answer(_say(head))

    def phone_of(self, head: RequestHead) -> Phone | None:
        """The phone that a request comes from, if it has named itself."""
        return self._desk.kept.phone_of(head.headers.get(_PHONE, ""))

    # The head.

    def _route(self, head: RequestHead) -> Route:
        if head.headers.get("host", "").lower() not in self._hosts:
            said = translate("words", "this is not the address of the score")
            raise NotGranted(421, Message(said))
        path = head.target.partition("?")[0]
        route = PATHS.get(path)
        if route is None:
            raise NotGranted(404, Message(translate("words", "page not found")))
        if head.method != route.method:
            raise NotGranted(405, Message(UNREADABLE), headers=(("Allow", route.method),))
        if path != "/":
            self._must_have_key(head)
        self._must_be_allowed(head, route)
        if route.has_body:
            _must_be_json(head)
        return route

    def _must_have_key(self, head: RequestHead) -> None:
        key = head.headers.get(KEY)
        if key is None:
            said = translate("words", "scan the code on the laptop’s screen")
            raise NotGranted(401, Message(said))
        kept = self._desk.kept
        if _is_one_of([kept.key], key):
            return
        if _is_one_of(kept.past_keys, key):
            if self.phone_of(head) is None:
                said = translate(
                    "words", "there is another code now; scan it on the laptop’s screen"
                )
                raise NotGranted(401, Message(said))
            return
        if self._guesses.are_too_many(head.address, self._clock()):
            said = translate("words", "too many wrong codes; wait a minute")
            raise NotGranted(429, Message(said), headers=(("Retry-After", "60"),))
        said = translate("words", "this code is not tonight’s; scan the one on the laptop’s screen")
        raise NotGranted(401, Message(said))

    def _must_be_allowed(self, head: RequestHead, route: Route) -> None:
        phone = self.phone_of(head)
        if phone and phone.is_sent_away:
            raise _sent_away()
        if route.path in _WRITES and (phone is None or phone.may is not May.ENTER):
            said = ONLY_LOOK
            if phone and phone.may is May.ASKED:
                said = translate("words", "the laptop has not yet allowed this phone to enter")
            raise NotGranted(403, Message(said))
        origin = head.headers.get("origin")
        if origin is not None and origin.lower().removeprefix("http://") not in self._hosts:
            raise NotGranted(403, Message(translate("words", "another page asked for this")))

    # The body.

    def _answer(self, head: RequestHead, route: Route, body: bytes, *, crowded: bool) -> Answer:
        if crowded and not route.has_body:
            raise _crowded()
        data = fields.read_body(body) if route.has_body else {}
        desk = _FullDesk(self._desk) if crowded else self._desk
        language = language_of(head.headers.get("accept-language", ""))
        match route.path:
            case "/":
                return page(language)
            case "/api/state":
                return self._state.state(self.phone_of(head))
            case "/api/page":
                return self._state.page(self.phone_of(head), language)
            case "/api/changes":
                return Answer(200, b"", STREAM)
            case "/api/preview":
                answer = entering.preview(desk, data, speaking(language))
            case "/api/phones":
                answer = self._named(desk, data)
            case _:
                phone = self.phone_of(head)
                assert phone  # or its head would have been refused
                answer = self._entered(desk, route, phone, data)
        if crowded:
            raise _crowded()
        return answer

    def _entered(self, desk: Desk, route: Route, phone: Phone, data: Data) -> Answer:
        try:
            return _WRITES[route.path](desk, phone, data)
        except NotGranted as refused:
            if refused.there and "text" in data:
                self.differing(phone, str(data["text"]), refused.there)
            raise

    def _named(self, desk: Desk, data: Data) -> Answer:
        """Take in a phone that names itself, or that one again under another name."""
        ident, name = fields.identity(data), _name_of(data)
        place, wants = fields.text(data, "place").strip(), data.get("wants")
        if wants not in (May.SEE, May.ENTER):
            raise fields.unfit_field("wants")
        if read_place(place) is None:
            raise fields.unfit_field("place")
        kept = desk.kept
        known = next((phone for phone in kept.phones if phone.id == ident), None)
        if known and known.is_sent_away:
            raise _sent_away()
        if known is None and len(kept.phones) >= _MOST_PHONES:
            raise _crowded()
        phone = known or Phone(ident, secrets.token_urlsafe(KEY_BYTES))
        phone = self._with_leave(replace(phone, name=name, place=place), wants=wants == May.ENTER)
        if phone != known:
            desk.keep(kept.with_phone(phone))
        return in_json({"phone": phone.token, "may": phone.may}, 201)

    def _with_leave(self, phone: Phone, *, wants: bool) -> Phone:
        """What a phone may, now that it says what it wants; the laptop decides once."""
        if not wants or phone.may is May.ENTER:
            return phone
        if self._may_enter:
            return replace(phone, may=May.ENTER, is_decided=True)
        return phone if phone.is_decided else replace(phone, may=May.ASKED)


class _FullDesk:
    """The desk while too many ask at once: all is read and checked, and nothing is entered."""

    def __init__(self, desk: Desk) -> None:
        self.scored, self.steps, self.kept = desk.scored, desk.steps, desk.kept
        self.is_saved, self.history, self.ranking_of = desk.is_saved, desk.history, desk.ranking_of
        self.hides_ranking = desk.hides_ranking

    def become(self, change: Change) -> None:
        raise _crowded()

    def keep(self, kept: Kept) -> bool:
        raise _crowded()


def _is_one_of(keys: Sequence[str], key: str) -> bool:
    return any(hmac.compare_digest(key.encode(), one.encode()) for one in keys)


def _nobody_looks(phone: Phone, entered: str, there: str) -> None:
    """What differs is shown where there is a window."""


def _say(head: RequestHead) -> Translate:
    return speaking(language_of(head.headers.get("accept-language", "")))


def _must_be_json(head: RequestHead) -> None:
    length = head.headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:9]) > MOST_IN_BODY:
        raise too_long()
    kind = head.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON.partition(";")[0]:
        raise NotGranted(415, Message(UNREADABLE))


def too_long() -> NotGranted:
    said = translate("words", "this is too long; at most {most} letters are allowed")
    return NotGranted(413, Message(said, {"most": MOST_IN_BODY}))


def _sent_away() -> NotGranted:
    return NotGranted(403, Message(translate("words", "this phone was sent away at the laptop")))


def _crowded() -> NotGranted:
    said = translate("words", "too many phones at once; try again soon")
    return NotGranted(503, Message(said), headers=(("Retry-After", "5"),))


def _name_of(data: Data) -> str:
    """What the phone's user is called, with single blanks."""
    return " ".join(fields.text(data, "name", LONGEST_NAME).split())
