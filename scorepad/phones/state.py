"""What phones are shown: made once for each revision, and once for each language of a page."""

from collections.abc import Callable, Sequence

from scorepad.bridge.results_to_come import still_expected
from scorepad.phones.asked import asked
from scorepad.phones.desk import Desk, revision
from scorepad.phones.kept import May, Phone
from scorepad.phones.once import checksum
from scorepad.phones.requests import Answer, Data, written
from scorepad.phones.shown import shown
from scorepad.phones.spoken import speaking
from scorepad.sheets.report import evening_data


class SharedState:
    """Keeps what is the same for many phones, as long as nothing changes."""

    def __init__(self, desk: Desk, code: Callable[[str], Sequence[str]]) -> None:
        """The code, line by line, is what the next phone scans to have the key."""
        self._desk, self._code = desk, code
        self._revision, self._checksum = -1, ""
        self._next: Data = {}
        self._score: dict[bool, str] = {}
        self._drawn: dict[tuple[str, str, bool], str] = {}

    def state(self, phone: Phone | None) -> Answer:
        """The figures, for programs; of a ranking that is hidden they see nothing either."""
        self._follow()
        scored, hides = self._desk.scored, self._desk.hides_ranking
        if hides not in self._score:
            score = evening_data(scored)
            if hides and scored.comparison and still_expected(scored.comparison):
                del score["ranking"]
            self._score[hides] = written({"score": score})
        return self._answer(phone, self._score[hides])

    def page(self, phone: Phone | None, language: str) -> Answer:
        """What the page draws."""
        self._follow()
        desk, kept = self._desk, self._desk.kept
        drawn = language, kept.key, desk.hides_ranking
        if drawn not in self._drawn:
            page = shown(
                desk.scored,
                kept.ticks,
                speaking(language),
                desk.ranking_of,
                hides=desk.hides_ranking,
            )
            page |= {"key": kept.key, "code": self._code(kept.key)}
            self._drawn[drawn] = written(page)
        return self._answer(phone, self._drawn[drawn])

    def _answer(self, phone: Phone | None, shared: str) -> Answer:
        """What this phone may, before what is the same for all."""
        own = {
            "revision": self._revision,
            "checksum": self._checksum,
            "may": phone.may if phone else May.SEE,
            "next": self._next,
            "phones": sum(not one.is_sent_away for one in self._desk.kept.phones),
        }
        return Answer(200, f"{written(own)[:-1]},{shared[1:]}".encode())

    def _follow(self) -> None:
        """Make anew what follows from the evening, if it is another one."""
        desk, number = self._desk, revision(self._desk)
        if self._revision == number:
            return
        self._revision = number
        self._checksum = checksum(desk.scored.evening, desk.kept.ticks)
        self._next = asked(desk.scored)
        self._score = {}
        self._drawn = {}
