"""The list of evenings: its order at once, its lines when they are wanted."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import date
from functools import cache
from itertools import islice, product
from typing import Any, NamedTuple, TypeVar

from scorepad.archive.archive import Archive, Key
from scorepad.archive.names import names
from scorepad.archive.rows import day_in
from scorepad.bridge.options import Form

T = TypeVar("T")
STRETCH = 200


class Line(NamedTuple):
    """An evening in the list."""

    key: Key
    day: date | None
    title: str
    note: str
    players: tuple[str, ...]
    """In the order of their names; chairs without a name are not among them."""
    forms: tuple[Form, ...]
    deals: int
    remarks: str
    """The notes on its deals."""


class Asked(NamedTuple):
    """Which evenings are asked for; what is empty asks for nothing."""

    player: str = ""
    partner: str = ""
    form: Form | None = None
    first: date | None = None
    """Evenings without a day are asked for only where no day is."""
    last: date | None = None


ALL = Asked()
EVENINGS = """
SELECT id, day FROM evenings WHERE binned IS NULL
AND (?1 IS NULL OR day >= ?1) AND (?2 IS NULL OR day <= ?2)
AND (?3 IS NULL OR ?3 IN (SELECT form FROM rounds WHERE evening=id))
ORDER BY day IS NULL DESC, day DESC, touched DESC
"""
DAYS = "SELECT id, day FROM evenings WHERE id IN"
PLAYED_ON = """
SELECT DISTINCT day FROM evenings WHERE binned IS NULL AND day IS NOT NULL ORDER BY day
"""
FORMS = "(SELECT group_concat(form) FROM (SELECT DISTINCT form FROM rounds WHERE evening=id))"
CHAIRS = """
(SELECT group_concat(north || ',' || south || ',' || east || ',' || west)
    FROM seats WHERE evening=id)
"""
OUT = "(SELECT group_concat(player) FROM sitting_out WHERE evening=id)"
DEALS = "(SELECT count(*) FROM deals WHERE evening=id)"
REMARKS = "(SELECT group_concat(note, ' ') FROM deals WHERE evening=id AND note<>'')"
LINES = f"""
SELECT id, day, title, note, {FORMS}, {CHAIRS}, {OUT}, {DEALS}, {REMARKS} FROM evenings
"""
PARTNERS = """
SELECT DISTINCT north, south FROM seats JOIN evenings ON id=evening WHERE binned IS NULL
UNION SELECT DISTINCT east, west FROM seats JOIN evenings ON id=evening WHERE binned IS NULL
"""
WERE_THERE = """
SELECT evening FROM seats WHERE ?1 IN (north, east, south, west)
UNION SELECT evening FROM sitting_out WHERE player=?1
"""
TOGETHER = """
SELECT evening FROM seats WHERE ?1 IN (north, south) AND ?2 IN (north, south)
OR ?1 IN (east, west) AND ?2 IN (east, west)
"""


class Listing:
    """The evenings of an archive, those of the latest day first."""

    def __init__(self, archive: Archive, usual: Collection[str] = ()) -> None:
        """Titles that are usual are as good as none."""
        self._archive = archive
        self._usual = usual
        with archive.looking() as db:
            self._names = names(db)

    def again(self) -> "Listing":
        """The list as it is now, with players who have come to it."""
        return Listing(self._archive, self._usual)

    def evenings(self, asked: Asked = ALL) -> list[tuple[Key, date | None]]:
        """The evenings that are asked for, with their days."""
        first, last = (day.isoformat() if day else None for day in (asked.first, asked.last))
        with self._archive.looking() as db:
            found = db.execute(EVENINGS, (first, last, asked.form)).fetchall()
        if asked.player:
            there = self._with(asked.player, asked.partner)
            found = [(key, day) for key, day in found if key in there]
        return [(key, day_in(day)) for key, day in found]

    def keys(self, asked: Asked = ALL) -> list[Key]:
        return [key for key, _ in self.evenings(asked)]

    def days(self, keys: Iterable[Key]) -> Iterator[tuple[Key, date | None]]:
        """Evenings with their days, without those that are gone."""
        for some in stretches(keys):
            with self._archive.looking() as db:
                found = dict(db.execute(f"{DAYS} ({places(some)})", some))
            for key in some:
                if key in found:
                    yield key, day_in(found[key])

    def played_on(self) -> list[date]:
        """The days on which there were evenings, in their order."""
        with self._archive.looking() as db:
            return [date.fromisoformat(day) for (day,) in db.execute(PLAYED_ON)]

    def lines(self, keys: Iterable[Key]) -> Iterator[Line]:
        """The lines of some of them, without those that are gone."""
        for some in stretches(keys):
            with self._archive.looking() as db:
                query = f"{LINES} WHERE id IN ({places(some)})"
                found = {row[0]: row for row in db.execute(query, some)}
            for key in some:
                if key in found:
                    yield self._line(found[key])

    def line(self, key: Key) -> Line | None:
        """The line of one of them, if it is not gone."""
        return next(self.lines([key]), None)

    # By what the list is sorted: each with its evening.

    def players(self) -> dict[Key, tuple[str, ...]]:
        return {key: self._named(chairs, out) for key, chairs, out in self._each(CHAIRS, OUT)}

    def forms(self) -> dict[Key, tuple[Form, ...]]:
        return {key: _forms(forms) for key, forms in self._each(FORMS)}

    def deals(self) -> dict[Key, int]:
        return dict(self._each(DEALS))

    def notes(self) -> dict[Key, tuple[str, str]]:
        """Titles and notes."""
        found = self._each("title", "note")
        return {key: (self._title(title), note) for key, title, note in found}

    # Who played with whom.

    def partners_of(self, player: str) -> set[str]:
        """Everybody who was this player's partner, of those who have names."""
        with self._archive.looking() as db:
            pairs = [{*map(self._names.get, pair)} for pair in db.execute(PARTNERS)]
        return {name for pair in pairs if player in pair for name in pair if name} - {player}

    # Inside.

    def _line(self, row: Sequence[Any]) -> Line:
        key, day, title, note, forms, chairs, out, deals, remarks = row
        players, title = self._named(chairs, out), self._title(title)
        return Line(key, day_in(day), title, note, players, _forms(forms), deals, remarks or "")

    def _with(self, player: str, partner: str) -> set[Key]:
        """The evenings on which a player was there, and where one is given, with this partner."""
        query = TOGETHER if partner else WERE_THERE
        whom = [self._numbers(name) for name in (player, partner) if name]
        with self._archive.looking() as db:
            return {key for who in product(*whom) for (key,) in db.execute(query, who)}

    def _numbers(self, player: str) -> list[int]:
        """One for each spelling."""
        return [number for number, name in self._names.items() if name == player]

    def _named(self, chairs: str | None, out: str | None) -> tuple[str, ...]:
        there = {*map(int, _parts(chairs)), *map(int, _parts(out))}
        return tuple(sorted(self._names[number] for number in there if number in self._names))

    def _title(self, title: str) -> str:
        return "" if title in self._usual else title

    def _each(self, *what: str) -> list[Any]:
        with self._archive.looking() as db:
            return db.execute(f"SELECT id, {', '.join(what)} FROM evenings").fetchall()


def stretches(all_of_them: Iterable[T]) -> Iterator[list[T]]:
    """Many, some at a time, so that what is known of them takes little room."""
    rest = iter(all_of_them)
    while some := [*islice(rest, STRETCH)]:
        yield some


def places(keys: Sequence[Key]) -> str:
    """A question mark for each key, as a query wants them."""
    return ",".join("?" * len(keys))


@cache
def _forms(text: str | None) -> tuple[Form, ...]:
    return tuple(map(Form, _parts(text)))


def _parts(text: str | None) -> Collection[str]:
    return dict.fromkeys(text.split(",")) if text else ()
