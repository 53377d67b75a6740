"""What phones are shown: made once for each revision, and once for each language of a page."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from scorepad.phones.agreeing import agreements
from scorepad.phones.asked import asked
from scorepad.phones.desk import Desk, ranking_seen, revision
from scorepad.phones.kept import May, Phone
from scorepad.phones.once import checksum
from scorepad.phones.requests import Answer, written
from scorepad.phones.shown import shown
from scorepad.phones.spoken import speaking
from scorepad.resources import JSON_VERSION
from scorepad.sheets.report import evening_data


class SharedState:
    """Keeps what is the same for many phones, as long as nothing changes."""

    def __init__(self, desk: Desk, code: Callable[[str], Sequence[str]]) -> None:
        """The code, line by line, is what the next phone scans to have the key."""
        self._desk, self._code = desk, code
        self._ranking = partial(ranking_seen, desk)
        self._revision, self._checksum, self._next = -1, "", ""
        self._score: dict[bool, str] = {}
        self._drawn: dict[tuple[str, str, bool], str] = {}

    def state(self, phone: Phone | None) -> Answer:
        """The figures, for programs; of a ranking that is hidden they see nothing either."""
        self._follow()
        hides = self._desk.hides_ranking
        if hides not in self._score:
            score = evening_data(self._desk.scored, self._ranking)
            self._score[hides] = written({"score": {"version": JSON_VERSION, **score}})
        return self._answer(phone, self._score[hides])

    def page(self, phone: Phone | None, language: str) -> Answer:
        """What the page draws."""
        self._follow()
        desk, kept = self._desk, self._desk.kept
        drawn = language, kept.key, desk.hides_ranking
        if drawn not in self._drawn:
            page = shown(desk.scored, agreements(desk), speaking(language), self._ranking)
            page |= {"key": kept.key, "code": self._code(kept.key)}
            self._drawn[drawn] = written(page)
        return self._answer(phone, self._drawn[drawn])

    def _answer(self, phone: Phone | None, shared: str) -> Answer:
        may = phone.may if phone else May.SEE
        there = sum(not one.is_sent_away for one in self._desk.kept.phones)
        return _whole(self._revision, self._checksum, may, self._next, there, shared)

    def _follow(self) -> None:
        """Make anew what follows from the evening, if it is another one."""
        desk, number = self._desk, revision(self._desk)
        if self._revision == number:
            return
        self._revision = number
        self._checksum = checksum(desk.scored.evening, desk.kept.ticks)
        self._next = written(asked(desk.scored))
        self._score = {}
        self._drawn = {}


@lru_cache(maxsize=16)
def _whole(number: int, shown: str, may: May, coming: str, there: int, shared: str) -> Answer:
    """What this phone may do, then what all are shown; made once for all that may do the same."""
    own = written({"revision": number, "checksum": shown, "may": may})
    body = f'{own[:-1]},"next":{coming},"phones":{there},{shared[1:]}'
    return Answer(200, body.encode())
