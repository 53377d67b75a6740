"""What is counted of contracts, asked of the facts: by player, by contract, by kind of points."""

from collections.abc import Mapping
from typing import NamedTuple

from scorepad.archive.counting import OF_DEALS
from scorepad.archive.facts import Facts, any_of
from scorepad.archive.standings import Chosen, Who, asked_names, is_who, names_joined, once_a_pair
from scorepad.bridge.contract import LEVELS, Strain
from scorepad.bridge.points import PayKind

EVERYBODY: Who = ()
DECLARED, MADE = "declared", "made"
DOUBLED_BALANCE, REDOUBLED_BALANCE = "doubled", "redoubled"
SLAMS_BID, SLAMS_MADE = "slams bid", "slams made"
PENALTIES_PAID, PENALTIES_WON = "penalties paid", "penalties won"
HELD_HONOURS = "honours"


class ContractFigure(NamedTuple):
    """A number about contracts: which of them it looks at, and what each adds to it."""

    condition: str
    adds: str = "deals"


def of_strain(strain: Strain, *, made: bool) -> str:
    """Return the name of the figure of contracts in a strain, all or those made."""
    return f"{strain} {made}"


def of_level(level: int, *, made: bool) -> str:
    return f"{level} {made}"


OWN, AGAINST = "role='declarer'", "role='defender'"
AND_MADE = {True: " AND made", False: ""}
FIGURES: dict[str, ContractFigure] = {
    DECLARED: ContractFigure(OWN),
    MADE: ContractFigure(f"{OWN} AND made"),
    **{
        of_strain(strain, made=made): ContractFigure(f"{OWN} AND strain='{strain}'{AND_MADE[made]}")
        for strain in Strain
        for made in (False, True)
    },
    **{
        of_level(level, made=made): ContractFigure(f"{OWN} AND level={level}{AND_MADE[made]}")
        for level in LEVELS
        for made in (False, True)
    },
    DOUBLED_BALANCE: ContractFigure("doubling='X'", "net"),
    REDOUBLED_BALANCE: ContractFigure("doubling='XX'", "net"),
    SLAMS_BID: ContractFigure(f"{OWN} AND level>=6"),
    SLAMS_MADE: ContractFigure(f"{OWN} AND level>=6 AND made"),
    PENALTIES_PAID: ContractFigure(f"{OWN} AND NOT made", "penalty"),
    PENALTIES_WON: ContractFigure(f"{AGAINST} AND NOT made", "penalty"),
    HELD_HONOURS: ContractFigure("held>0", "held"),
}
PLAYED = """
SELECT role, player, partner, evening, round, place, form, level, strain, doubling, made, over,
    declarer, defender, other_defender, dummy, sign * net AS net, abs(penalty) AS penalty,
    max(0, sign * honours) AS held, 1 AS deals
FROM seen WHERE level IS NOT NULL
"""
"""Every contract as each of the four saw it."""
ONCE_A_PAIR = "(role='declarer' OR role='defender' AND p.name < o.name)"
"""Of the two partners who saw a deal, one; whoever declared stands for both."""

Profile = Mapping[str, int]
"""The figures of one player or partnership by their names."""


def profiles(facts: Facts, chosen: Chosen, *, of_pairs: bool) -> dict[Who, Profile]:
    """Return what the contracts of players, or of partnerships, came to."""
    who = "min(p.name, o.name), max(p.name, o.name)" if of_pairs else "p.name"
    partner = "partner" if of_pairs else "NULL"
    partners = "JOIN players AS o ON o.id=partner" if of_pairs else ""
    grouped = f"""
        SELECT player, {partner} AS partner, role, level, strain, doubling, made,
            sum(deals) AS deals, sum(net) AS net, sum(penalty) AS penalty, sum(held) AS held
        FROM ({PLAYED})
        WHERE evening IN (SELECT evening FROM chosen) AND form IN {any_of(chosen.forms)}
        GROUP BY player, {partner}, role, level, strain, doubling, made
    """
    figures = ", ".join(
        f"sum(CASE WHEN {condition} THEN {adds} ELSE 0 END)" for condition, adds in FIGURES.values()
    )
    with facts.of(chosen.keys) as db:
        found = db.execute(
            f"SELECT {who}, {figures} FROM ({grouped}) JOIN players AS p ON p.id=player "
            f"{partners} WHERE {ONCE_A_PAIR if of_pairs else 1} "
            f"GROUP BY {who}",
            [*map(str, chosen.forms)],
        ).fetchall()
    number = 1 + of_pairs
    return {row[:number]: dict(zip(FIGURES, row[number:], strict=True)) for row in found}


class Ended(NamedTuple):
    """How often contracts were made and went down."""

    made: int
    down: int


def endings(facts: Facts, chosen: Chosen, who: Who) -> dict[tuple[int, Strain], Ended]:
    """Return how contracts of each level and strain ended that they declared, or anybody."""
    with facts.of(chosen.keys) as db:
        found = db.execute(
            f"SELECT level, strain, sum(made), sum(NOT made) FROM chosen "
            f"CROSS JOIN ({PLAYED}) USING (evening) {names_joined(who)} "
            f"WHERE {OWN} AND {is_who(who)} AND form IN {any_of(chosen.forms)} "
            "GROUP BY level, strain",
            (*asked_names(who), *map(str, chosen.forms)),
        ).fetchall()
    return {(level, Strain(strain)): Ended(*ended) for level, strain, *ended in found}


def sources(facts: Facts, chosen: Chosen, who: Who) -> dict[PayKind, tuple[int, int]]:
    """Return where points came from and where they went: by kind, won and lost.

    For everybody all the points that were scored, whoever won them.
    """
    forms = [*map(str, chosen.forms)]
    if who:
        once = ONCE_A_PAIR if len(who) > 1 else "1"
        of_deals = ", ".join(
            f"sum(max(0, sign * {kind})), sum(max(0, -sign * {kind}))" for kind in OF_DEALS
        )
        query = f"""
            SELECT {of_deals} FROM chosen CROSS JOIN seen USING (evening) {names_joined(who)}
            WHERE {is_who(who)} AND {once} AND form IN {any_of(forms)}
        """
        besides = f"{names_joined(who)} WHERE {is_who(who)} AND {once_a_pair(who)} AND"
    else:
        of_deals = ", ".join(f"sum(abs({kind})), 0" for kind in OF_DEALS)
        query = f"""
            SELECT {of_deals} FROM chosen CROSS JOIN deals USING (evening)
            WHERE form IN {any_of(forms)}
        """
        besides = "WHERE points > 0 AND player < partner AND"  # what one side won the other lost
    with facts.of(chosen.keys) as db:
        row = db.execute(query, (*asked_names(who), *forms)).fetchone()
        others = db.execute(
            "SELECT kind, sum(max(0, points)), sum(max(0, -points)) FROM chosen "
            f"CROSS JOIN besides USING (evening) {besides} form IN {any_of(forms)} GROUP BY kind",
            (*asked_names(who), *forms),
        ).fetchall()
    paid = {
        kind: (row[2 * place] or 0, row[2 * place + 1] or 0) for place, kind in enumerate(OF_DEALS)
    }
    paid.update((PayKind(kind), (won, lost)) for kind, won, lost in others)
    return {kind: paid[kind] for kind in PayKind if any(paid.get(kind, ()))}
