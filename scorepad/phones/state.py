"""What a phone is shown: the whole state, made once for each revision and language."""

from collections.abc import Sequence

from scorepad.phones.asked import asked
from scorepad.phones.desk import Desk, revision
from scorepad.phones.kept import May, Phone
from scorepad.phones.once import checksum
from scorepad.phones.requests import Answer, written
from scorepad.phones.shown import shown
from scorepad.phones.spoken import speaking
from scorepad.sheets.report import evening_data


class SharedState:
    """Keeps what is the same for many phones, as long as nothing changes."""

    def __init__(self, desk: Desk, code: Sequence[str] = ()) -> None:
        """The code is what the next phone scans, line by line."""
        self._desk, self._code = desk, code
        self._of = -1, ""
        self._figures = ""
        self._shown: dict[str, str] = {}

    def answer(self, phone: Phone | None, language: str) -> Answer:
        kept = self._desk.kept
        self._follow()
        if language not in self._shown:
            page = shown(self._desk.scored, kept.ticks, speaking(language))
            self._shown[language] = written({**page, "code": self._code})
        number, check = self._of
        there = [one for one in kept.phones if not one.is_sent_away]
        own = {
            "revision": number,
            "checksum": check,
            "may": phone.may if phone else May.SEE,
            "phones": len(there),
        }
        head = written(own)[:-1]
        body = f'{head},{self._figures},"shown":{self._shown[language]}}}'
        return Answer(200, body.encode())

    def _follow(self) -> None:
        """Make anew what follows from the evening, if it is another one."""
        desk, number = self._desk, revision(self._desk)
        if self._of[0] == number and self._figures:
            return
        scored = desk.scored
        self._of = number, checksum(scored.evening, desk.kept.ticks)
        figures = {"next": asked(scored), "score": evening_data(scored)}
        self._figures = written(figures)[1:-1]
        self._shown = {}
