"""The list of evenings: its order from the archive, its lines from the facts."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import date
from functools import cache
from typing import Any, NamedTuple

from scorepad.archive.archive import Archive, Key
from scorepad.archive.facts import Facts, any_of, some_at_a_time
from scorepad.archive.names import CHAIRS
from scorepad.bridge.options import Form


class EveningLine(NamedTuple):
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

    @property
    def needs_facts(self) -> bool:
        """Whether all evenings must have been counted to answer."""
        return bool(self.player or self.form)


ALL = Asked()
EVENINGS = """
SELECT id, day FROM evenings WHERE binned IS NULL AND id IS NOT ?
AND (? IS NULL OR day >= ?) AND (? IS NULL OR day <= ?)
ORDER BY day IS NULL DESC, day DESC, touched DESC
"""
DAYS = "SELECT DISTINCT day FROM evenings WHERE binned IS NULL AND day IS NOT NULL ORDER BY day"
OF_FORM = "SELECT evening FROM evenings WHERE instr(',' || forms || ',', ',' || ? || ',')"
OF_PLAYER = "SELECT evening FROM present JOIN players ON id=player WHERE name=?"
OF_PARTNERS = """
SELECT evening FROM seated JOIN players AS p ON p.id=player JOIN players AS o ON o.id=partner
WHERE p.name=? AND o.name=?
"""
PARTNERS = """
SELECT DISTINCT o.name FROM seated JOIN players AS p ON p.id=player
JOIN players AS o ON o.id=partner WHERE p.name=?
"""
LINES = "SELECT evening, day, title, note, forms, deals, remarks FROM evenings WHERE evening IN"
PRESENT = "SELECT evening, name FROM present JOIN players ON id=player WHERE evening IN"


class Listing:
    """The evenings of an archive, those of the latest day first."""

    def __init__(self, archive: Archive, facts: Facts, usual: Collection[str] = ()) -> None:
        """Titles that are usual are as good as none."""
        self._archive = archive
        self._facts = facts
        self._usual = usual

    def evenings(self, asked: Asked = ALL) -> list[tuple[Key, date | None]]:
        """Return the evenings that are asked for, with their days."""
        first, last = (day.isoformat() if day else None for day in (asked.first, asked.last))
        empty = self._archive.empty_key()
        with self._archive.reading() as db:
            found = db.execute(EVENINGS, (empty, first, first, last, last)).fetchall()
        for query, whom in (
            (OF_FORM, asked.form and (str(asked.form),)),
            (OF_PLAYER, asked.player and not asked.partner and (asked.player,)),
            (OF_PARTNERS, asked.partner and (asked.player, asked.partner)),
        ):
            if whom:
                with self._facts.asking() as db:
                    there = {key for (key,) in db.execute(query, whom)}
                found = [(key, day) for key, day in found if key in there]
        return [(key, date.fromisoformat(day) if day else None) for key, day in found]

    def keys(self, asked: Asked = ALL) -> list[Key]:
        return [key for key, _ in self.evenings(asked)]

    def played_on(self) -> list[date]:
        """Return the days on which there were evenings, in their order."""
        with self._archive.reading() as db:
            return [date.fromisoformat(day) for (day,) in db.execute(DAYS)]

    def lines(self, keys: Iterable[Key]) -> Iterator[EveningLine]:
        """Yield the lines of some of them, without the gone; counted now where that is to do."""
        for some in some_at_a_time(keys):
            self._facts.bring_up_to_date(some)
            with self._facts.asking() as db:
                found = {row[0]: row for row in db.execute(LINES + any_of(some), some)}
                there: dict[Key, list[str]] = {}
                for key, name in db.execute(PRESENT + any_of(some), some):
                    there.setdefault(key, []).append(name)
            for key in some:
                if key in found:
                    yield self._line(found[key], there.get(key, ()))

    def line(self, key: Key) -> EveningLine | None:
        """Return the line of one of them, if it is not gone."""
        return next(self.lines([key]), None)

    def partners_of(self, player: str) -> set[str]:
        """Return everybody who was this player's partner, of those who have names."""
        with self._facts.asking() as db:
            found = {name for (name,) in db.execute(PARTNERS, (player,))}
        return found - CHAIRS - {player}

    def _line(self, row: Sequence[Any], there: Iterable[str]) -> EveningLine:
        key, day, title, note, forms, deals, remarks = row
        return EveningLine(
            key,
            date.fromisoformat(day) if day else None,
            "" if title in self._usual else title,
            note,
            tuple(sorted(name for name in there if name not in CHAIRS)),
            _forms(forms),
            deals,
            remarks,
        )


@cache
def _forms(text: str) -> tuple[Form, ...]:
    return tuple(map(Form, filter(None, text.split(","))))
