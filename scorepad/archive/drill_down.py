"""The deals, rounds and evenings behind a figure of the standings."""

from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from typing import NamedTuple

from scorepad.archive.contracts import FIGURES, seen_by
from scorepad.archive.evenings import day_in
from scorepad.archive.facts import CountedFacts, any_of
from scorepad.archive.standings import (
    PARTNERS,
    Chosen,
    Who,
    asked_names,
    is_who,
    once_a_pair,
)
from scorepad.bridge.contract import Contract, Doubling, Strain
from scorepad.bridge.deal import Deal
from scorepad.bridge.options import Form
from scorepad.bridge.seats import NORTH


class FoundDeal(NamedTuple):
    """A deal, and its result for those asked about."""

    evening: int
    day: date | None
    round: int
    form: Form
    place: int
    deal: Deal
    declarer: str
    against: Who
    points: int


class FoundRound(NamedTuple):
    """A round that counted, and its result for those asked about."""

    evening: int
    day: date | None
    round: int
    form: Form
    partners: Who
    against: Who
    points: int
    hundreds: int
    units: int
    rate: Decimal | None
    """Money for each unit."""
    currency: str


class FoundEvening(NamedTuple):
    """An evening on which they played."""

    evening: int
    day: date | None
    title: str
    others: Who
    points: int
    hundreds: int


def deals_behind(
    facts: CountedFacts, chosen: Chosen, who: Who, figure: str | None
) -> Iterator[FoundDeal]:
    """Yield the deals behind a figure about contracts; without one, all that they played."""
    condition = f"level IS NOT NULL AND {FIGURES[figure].condition}" if figure else "1"
    query = f"""
        SELECT evening, day, round, form, s.place, level, strain, doubling, over, d.name,
            CASE WHEN role='defender' THEN d.name ELSE e.name END,
            CASE WHEN role='defender' THEN m.name ELSE f.name END, sign * net
        FROM ({seen_by(who)}) AS s CROSS JOIN evenings USING (evening)
        JOIN players AS d ON d.id=declarer JOIN players AS m ON m.id=dummy
        JOIN players AS e ON e.id=defender JOIN players AS f ON f.id=other_defender
        WHERE {condition} AND form IN {any_of(chosen.forms)}
        ORDER BY nth DESC, round, s.place
    """
    with facts.of(chosen.keys) as db:
        for key, day, number, form, place, *bid, declarer, one, other, points in db.execute(
            query, (*who, *chosen.forms)
        ).fetchall():
            deal, by = _deal(*bid), declarer if bid[0] else ""
            pair = (one, other)
            yield FoundDeal(key, day_in(day), number, Form(form), place, deal, by, pair, points)


def rounds_behind(
    facts: CountedFacts,
    chosen: Chosen,
    who: Who,
    against: str | None = None,
    *,
    staked: bool = False,
) -> Iterator[FoundRound]:
    """Yield the settled rounds that count for them; against one opponent, or with a stake."""
    query = f"""
        SELECT evening, day, round, form, p.name, o.name, e.name, f.name, points, hundreds,
            units, rate, currency
        FROM chosen CROSS JOIN results USING (evening) JOIN evenings USING (evening)
        {PARTNERS}
        JOIN players AS e ON e.id=opponent JOIN players AS f ON f.id=other_opponent
        WHERE {is_who(who)} AND {once_a_pair(who)} AND settled
        AND (? IS NULL OR ? IN (e.name, f.name)) AND (rate IS NOT NULL OR NOT ?)
        AND form IN {any_of(chosen.forms)}
        ORDER BY chosen.place DESC, round
    """
    with facts.of(chosen.keys) as db:
        asked = (*asked_names(who), against, against, staked, *chosen.forms)
        for row in db.execute(query, asked).fetchall():
            key, day, number, form, one, other, e, f, points, hundreds, units, rate, currency = row
            yield FoundRound(
                key,
                day_in(day),
                number,
                Form(form),
                (one, other),
                (e, f),
                points,
                hundreds,
                units,
                Decimal(rate) if rate else None,
                currency,
            )


def evenings_behind(facts: CountedFacts, chosen: Chosen, who: Who) -> Iterator[FoundEvening]:
    """Yield the evenings on which a round of theirs was settled, two of them as partners."""
    query = f"""
        SELECT evening, day, title, sum(points), sum(hundreds)
        FROM chosen CROSS JOIN results USING (evening) JOIN evenings USING (evening)
        {PARTNERS}
        WHERE {is_who(who)} AND {once_a_pair(who)}
        AND settled AND form IN {any_of(chosen.forms)}
        GROUP BY chosen.place ORDER BY chosen.place DESC
    """
    there = (
        "SELECT name FROM present JOIN players ON id=player WHERE evening=? AND played "
        "ORDER BY place"
    )
    with facts.of(chosen.keys) as db:
        found = db.execute(query, (*asked_names(who), *chosen.forms)).fetchall()
        for key, day, title, points, hundreds in found:
            others = [name for (name,) in db.execute(there, (key,)) if name not in who]
            yield FoundEvening(key, day_in(day), title, tuple(others), points, hundreds)


def _deal(level: int | None, strain: str, doubling: str, over: int) -> Deal:
    """Return a deal from what is stored of it, with North for the unknown declarer."""
    if level is None:
        return Deal()
    contract = Contract(level, Strain(strain), Doubling(doubling), NORTH)
    return Deal(contract, contract.tricks_needed + over)
