"""Debts between players: each amount is open in one evening only, even if carried over."""

import json
from collections import defaultdict
from datetime import date
from decimal import Decimal
from typing import NamedTuple

from scorepad.archive.archive import Archive, Key
from scorepad.archive.evenings import day_in
from scorepad.archive.facts import Facts
from scorepad.archive.names import CHAIRS
from scorepad.bridge.payments import Debt, Payment
from scorepad.bridge.settling import Carried, after_carrying

_LINES = "SELECT evening, day, title, currencies FROM evenings"
_CARRIED = """
SELECT source, o.name, e.name, amount, currency, title, day FROM carried
JOIN players AS o ON o.id=payer JOIN players AS e ON e.id=payee
JOIN evenings ON evenings.evening=carried.evening
"""
_OF_SOURCE = f"{_CARRIED} WHERE source=? ORDER BY carried.evening, place"
_DUE = """
SELECT evening, o.name, e.name, amount, currency FROM due
JOIN players AS o ON o.id=payer JOIN players AS e ON e.id=payee ORDER BY evening, place
"""


class OpenDebt(NamedTuple):
    """A debt that an evening left open."""

    debt: Debt
    title: str
    """The title of the evening."""


class Ledger:
    """Finds what the evenings of an archive left open, from up-to-date facts."""

    def __init__(self, archive: Archive, facts: Facts) -> None:
        self._archive = archive
        self._facts = facts
        facts.bring_up_to_date()

    def carried_from(self, key: Key) -> tuple[Carried, ...]:
        """Return the debts that other evenings took over from this one."""
        with self._facts.asking() as db:
            found = db.execute(_OF_SOURCE, (self._archive.uuid(key),)).fetchall()
        return tuple(Carried(_debt(*row[:5]), row[5], day_in(row[6])) for row in found)

    def open_before(self, day: date | None, key: Key | None) -> list[OpenDebt]:
        """Return what the evenings before this one left open, latest first.

        An unnamed chair is a different player every time, who owes nothing later.
        """
        with self._archive.reading() as db:
            uuids = {
                id_: bytes(uuid).hex()
                for id_, uuid in db.execute("SELECT id, uuid FROM evenings WHERE binned IS NULL")
            }
        with self._facts.asking() as db:
            lines = {row[0]: row for row in db.execute(_LINES)}
            due: defaultdict[Key, list[Payment]] = defaultdict(list)
            for id_, payer, payee, amount, currency in db.execute(_DUE):
                due[id_].append(Payment(payer, payee, Decimal(amount), currency))
            carried: defaultdict[str, list[Debt]] = defaultdict(list)
            for row in db.execute(_CARRIED):
                carried[row[0]].append(_debt(*row[:5]))
        found: list[tuple[date, Key, OpenDebt]] = []
        for id_, uuid in uuids.items():
            if id_ == key or id_ not in lines or (id_ not in due and uuid not in carried):
                continue
            _, its_day, title, known = lines[id_]
            when = day_in(its_day)
            if not _is_before((when, id_), (day, key)):
                continue
            known = tuple(json.loads(known))
            found += [
                (
                    when or date.min,
                    id_,
                    OpenDebt(Debt(*payment[:3], payment.currency or None, uuid, when), title),
                )
                for payment in after_carrying(tuple(due[id_]), carried[uuid], known)
                if not CHAIRS & {payment.payer, payment.payee}
            ]
        found.sort(key=lambda each: each[:2], reverse=True)
        return [debt for *_, debt in found]


def _is_before(one: tuple[date | None, Key], other: tuple[date | None, Key | None]) -> bool:
    """Return whether an evening came before another: by day, else by the order of entry."""
    (day, key), (other_day, other_key) = one, other
    if day and other_day and day != other_day:
        return day < other_day
    return other_key is None or key < other_key


def _debt(source: str, payer: str, payee: str, amount: str, currency: str) -> Debt:
    return Debt(payer, payee, Decimal(amount), currency or None, source)
