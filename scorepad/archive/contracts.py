"""Statistics of contracts from the facts: by player, by contract, by kind of points."""

from collections.abc import Mapping, Sequence
from operator import add
from typing import NamedTuple

from scorepad.archive.counting import OF_DEALS
from scorepad.archive.facts import CountedFacts, any_of
from scorepad.archive.standings import PARTNERS, Chosen, Who, asked_names, is_who, once_a_pair
from scorepad.bridge.contract import LEVELS, Strain
from scorepad.bridge.points import PayKind

DECLARED, MADE = "declared", "made"
DOUBLED_BALANCE, REDOUBLED_BALANCE = "doubled", "redoubled"
SLAMS_BID, SLAMS_MADE = "slams bid", "slams made"
PENALTIES_PAID, PENALTIES_WON = "penalties paid", "penalties won"
HELD_HONOURS = "honours"


class _ContractFigure(NamedTuple):
    """A number about contracts: which ones it counts, what each adds, and in which role."""

    contracts: str
    adds: str = "1"
    role: str = ""
    """Declarer, dummy or defender; empty: any of them."""

    @property
    def condition(self) -> str:
        """The SQL condition for a contract that counts, seen by one of the four players."""
        return f"role='{self.role}' AND {self.contracts}" if self.role else self.contracts


def of_strain(strain: Strain, *, made: bool) -> str:
    """Return the name of the figure for contracts in a strain: all, or those made."""
    return f"{strain} {made}"


def of_level(level: int, *, made: bool) -> str:
    return f"{level} {made}"


_OWN, _AGAINST = "declarer", "defender"
_DEALS = "FROM chosen CROSS JOIN deals USING (evening)"
_AND_MADE = {True: " AND made", False: ""}
FIGURES: dict[str, _ContractFigure] = {
    DECLARED: _ContractFigure("1", role=_OWN),
    MADE: _ContractFigure("made", role=_OWN),
    **{
        of_strain(strain, made=made): _ContractFigure(
            f"strain='{strain}'{_AND_MADE[made]}", role=_OWN
        )
        for strain in Strain
        for made in (False, True)
    },
    **{
        of_level(level, made=made): _ContractFigure(f"level={level}{_AND_MADE[made]}", role=_OWN)
        for level in LEVELS
        for made in (False, True)
    },
    DOUBLED_BALANCE: _ContractFigure("doubling='X'", "sign * net"),
    REDOUBLED_BALANCE: _ContractFigure("doubling='XX'", "sign * net"),
    SLAMS_BID: _ContractFigure("level>=6", role=_OWN),
    SLAMS_MADE: _ContractFigure("level>=6 AND made", role=_OWN),
    PENALTIES_PAID: _ContractFigure("NOT made", "abs(penalty)", _OWN),
    PENALTIES_WON: _ContractFigure("NOT made", "abs(penalty)", _AGAINST),
    HELD_HONOURS: _ContractFigure("sign * honours > 0", "sign * honours"),
}


_SEEN = tuple(
    (role, f"SELECT {sign} AS sign, {who} AS partner, deals.* {_DEALS}")
    for role, sign, who in (
        (_OWN, 1, "declarer AS player, dummy"),
        ("dummy", 1, "dummy AS player, declarer"),
        (_AGAINST, -1, "defender AS player, other_defender"),
        (_AGAINST, -1, "other_defender AS player, defender"),
    )
)
"""The deals as seen by each of the four players: `sign` is 1 for declarer's side."""
Profile = Mapping[str, int]
"""The figures of one player or partnership by name."""
NO_CONTRACTS: Profile = dict.fromkeys(FIGURES, 0)


def profiles(
    facts: CountedFacts, chosen: Chosen, figures: Sequence[str] = tuple(FIGURES)
) -> dict[Who, Profile]:
    """Return the figures of all players and partnerships that have any."""
    found: dict[Who, list[int]] = {}
    nothing = [0] * len(figures)
    with facts.of(chosen.keys) as db:
        names = dict(db.execute("SELECT id, name FROM players"))
        for role, seen in _SEEN:
            for one, other, *sums in db.execute(
                _of_role(role, seen, figures, chosen), chosen.forms
            ):
                player, partner = names[one], names[other]
                whose: list[Who] = [(player,)]
                if role == _OWN or (role == _AGAINST and player < partner):
                    whose.append((min(player, partner), max(player, partner)))
                for who in whose:
                    found[who] = [*map(add, found.get(who, nothing), sums)]
    return {who: dict(zip(figures, sums, strict=True)) for who, sums in found.items()}


def _of_role(role: str, seen: str, figures: Sequence[str], chosen: Chosen) -> str:
    """Return the query for everybody's figures in a role, by partner."""
    counted = [FIGURES[name] for name in figures]
    some = " OR ".join(f"({each.contracts})" for each in counted if each.role in ("", role)) or "0"
    sums = ", ".join(
        f"ifnull(sum({each.adds}) FILTER (WHERE {each.contracts}), 0)"
        if each.role in ("", role)
        else "0"
        for each in counted
    )
    return f"""
        SELECT player, partner, {sums} FROM ({seen}) WHERE level IS NOT NULL
        AND ({some}) AND form IN {any_of(chosen.forms)} GROUP BY player, partner
    """


def seen_by(who: Who) -> str:
    """Return the query for the deals that they played, as they saw them.

    Partners see a deal once, as declarer if either of them was; without names, every deal is seen
    by declarer.
    """
    names = ("one", "other")[: len(who)]
    ids = ", ".join(f"(SELECT id FROM players WHERE name=?) AS {name}" for name in names)
    ours, theirs = (
        " AND ".join(f"{name} IN ({side})" for name in names) or "1"
        for side in ("declarer, dummy", "defender, other_defender")
    )
    declared = "declarer=one" if len(who) == 1 else ours
    return f"""
        SELECT CASE WHEN {declared} THEN '{_OWN}' WHEN {ours} THEN 'dummy' ELSE '{_AGAINST}' END
            AS role, CASE WHEN {ours} THEN 1 ELSE -1 END AS sign, chosen.place AS nth, deals.*
        FROM (SELECT {ids or 1}) CROSS JOIN chosen CROSS JOIN deals USING (evening)
        WHERE {ours} OR {theirs}
    """


class Ended(NamedTuple):
    """How often contracts were made and went down."""

    made: int
    down: int


def endings(facts: CountedFacts, chosen: Chosen, who: Who) -> dict[tuple[int, Strain], Ended]:
    """Return how contracts of each level and strain ended that they, or all, declared."""
    with facts.of(chosen.keys) as db:
        found = db.execute(
            f"SELECT level, strain, sum(made), sum(NOT made) FROM ({seen_by(who)}) "
            f"WHERE level IS NOT NULL AND {FIGURES[DECLARED].condition} "
            f"AND form IN {any_of(chosen.forms)} GROUP BY level, strain",
            (*who, *chosen.forms),
        ).fetchall()
    return {(level, Strain(strain)): Ended(*ended) for level, strain, *ended in found}


def sources(facts: CountedFacts, chosen: Chosen, who: Who) -> dict[PayKind, tuple[int, int]]:
    """Return points won and lost by kind.

    For all players together: all points scored, whoever won them.
    """
    if who:
        of_deals = ", ".join(
            f"sum(max(0, sign * {kind})), sum(max(0, -sign * {kind}))" for kind in OF_DEALS
        )
        besides = f"{_names_joined(who)} WHERE {is_who(who)} AND {once_a_pair(who)} AND"
    else:
        of_deals = ", ".join(f"sum(abs({kind})), 0" for kind in OF_DEALS)
        besides = "WHERE points > 0 AND player < partner AND"  # what one side won the other lost
    with facts.of(chosen.keys) as db:
        row = db.execute(
            f"SELECT {of_deals} FROM ({seen_by(who)}) WHERE form IN {any_of(chosen.forms)}",
            (*who, *chosen.forms),
        ).fetchone()
        others = db.execute(
            "SELECT kind, sum(max(0, points)), sum(max(0, -points)) FROM chosen "
            f"CROSS JOIN besides USING (evening) {besides} form IN {any_of(chosen.forms)} "
            "GROUP BY kind",
            (*asked_names(who), *chosen.forms),
        ).fetchall()
    paid = {
        kind: (row[2 * place] or 0, row[2 * place + 1] or 0) for place, kind in enumerate(OF_DEALS)
    }
    paid.update((PayKind(kind), (won, lost)) for kind, won, lost in others)
    return {kind: paid[kind] for kind in PayKind if any(paid.get(kind, ()))}


def _names_joined(who: Who) -> str:
    """Return the joined tables for the names of a player and partner, if any are asked about."""
    return PARTNERS if who else ""
