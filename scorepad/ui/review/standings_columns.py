"""The columns of the standings, and the sources of their figures."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QLocale

from scorepad.archive.compared import ComparedStanding
from scorepad.archive.contracts import (
    DECLARED,
    DOUBLED_BALANCE,
    HELD_HONOURS,
    MADE,
    PENALTIES_PAID,
    PENALTIES_WON,
    REDOUBLED_BALANCE,
    SLAMS_BID,
    SLAMS_MADE,
    Profile,
    of_level,
    of_strain,
)
from scorepad.archive.standings import Standing, Sums, Who
from scorepad.bridge.contract import LEVELS, Strain
from scorepad.tables.table import FIGURES, Column, R
from scorepad.ui.words import by_alphabet, language, translate
from scorepad.ui.words import standings as standings_words

ROUNDS = "rounds"
"""Marks figures whose source is rounds."""
ROUNDS_AGAINST = "rounds against"
STAKED_ROUNDS = "staked rounds"
EVENINGS = "evenings"
FEW = (0, 1, 5, 6, 7)
"""The columns of players and partnerships shown at first."""
CONTRACTS_GIVING_WAY = (18, 17, 20, 19, *range(15, 8, -1), 21, 16, *range(8, 3, -1), 2)
"""Columns of contracts that are hidden where room is lacking: levels first, then strains."""
OTHERS_GIVING_WAY = (8, 4, 6, 2, 5, 1)
"""Those of players met: averages first, and never the hundreds."""
ONE_NAME, TWO_NAMES = 20, 30
"""The widths of names, in letters."""
_NONE = -1000.0
"""Sorts below every figure."""
SESSIONS, MATCHPOINTS, IMPS = "sessions", "sessions in matchpoints", "sessions in IMPs"
"""Mark figures whose source is sessions at several tables."""
DEALS = "deals"
"""Marks figures whose source is all deals played."""


class ContractsRow(NamedTuple):
    """The contract statistics of a player or a partnership."""

    who: Who
    profile: Profile


class OthersRow(NamedTuple):
    """A player's results with another as partner, and against the other."""

    other: str
    together: Sums
    against: Sums


class _PlayersRow(Protocol):
    """A row about a player, or two partners."""

    @property
    def who(self) -> Who: ...


_N = TypeVar("_N", bound=_PlayersRow)


def names(heading: str, letters: int) -> Column[_N]:
    """Return the first column, for names of this many letters."""
    return Column(
        heading,
        lambda row: standings_words.who(row.who),
        value=lambda row: by_alphabet(standings_words.who(row.who)),
        letters=letters,
    )


def figure(
    heading: tuple[str, str],
    value: Callable[[R], float],
    text: Callable[[float], str],
    behind: str = "",
    letters: int = 8,
) -> Column[R]:
    """Return a column that shows its sort key."""
    return reckoned(heading, value, lambda row: text(value(row)), behind, letters)


def reckoned(
    heading: tuple[str, str],
    value: Callable[[R], float],
    text: Callable[[R], str],
    behind: str,
    letters: int = 8,
) -> Column[R]:
    """Return a column whose text differs from its sort key."""
    name, tip = heading
    return Column(
        name, text, FIGURES, value, tip, behind=behind, letters=letters, greatest_first=True
    )


def _decimals(
    heading: tuple[str, str], value: Callable[[R], float | None], behind: str = "", letters: int = 9
) -> Column[R]:
    """Return a column of decimals in which missing figures sort below all others."""

    def order(row: R) -> float:
        found = value(row)
        return _NONE if found is None else found

    return reckoned(
        heading, order, lambda row: standings_words.hundredths(value(row)), behind, letters
    )


def _share(part: float, whole: float) -> float:
    return 100 * part / whole if whole else 0.0


def of_standings(
    first: str,
    letters: int,
    *,
    imps: bool = False,
    latest: Mapping[str, Sequence[int]] | None = None,
) -> list[Column[Standing]]:
    """Return the columns for players or partnerships, with names of this many letters.

    Those of players include the results of the last evenings.
    """
    hundreds, per_round = standings_words.in_hundreds(imps=imps), _per_round(imps=imps)
    per_deal, whole = _per_deal(imps=imps), standings_words.whole
    return [
        names(first, letters),
        figure(standings_words.evenings(), lambda row: row.evenings, whole, EVENINGS, 9),
        figure(standings_words.rounds(), lambda row: row.sums.rounds, whole, ROUNDS),
        figure(_won(), lambda row: row.sums.won, whole, ROUNDS),
        figure(_lost(), lambda row: row.sums.lost, whole, ROUNDS),
        figure(
            (translate("words", "Won %"), translate("words", "Rounds won (%)")),
            lambda row: _share(row.sums.won, row.sums.rounds),
            whole,
            ROUNDS,
        ),
        figure(hundreds, lambda row: row.sums.hundreds, standings_words.signed, ROUNDS, 10),
        *([] if latest is None else [_latest(latest)]),
        figure(per_round, lambda row: row.sums.per_round, standings_words.signed_tenths, ROUNDS, 9),
        figure(_points(), lambda row: row.sums.points, standings_words.signed, ROUNDS, 10),
        figure(per_deal, lambda row: row.sums.per_deal, standings_words.signed_tenths, DEALS),
        figure(_deals(), lambda row: row.sums.deals, whole, DEALS),
        reckoned(
            standings_words.in_money(),
            lambda row: float(sum(row.sums.money.values())),
            lambda row: standings_words.sums_of_money(row.sums.money),
            STAKED_ROUNDS,
            16,
        ),
    ]


def _latest(latest: Mapping[str, Sequence[int]]) -> Column[Standing]:
    """Return the column with the last five evenings' hundreds: +3 −2 0 +5 +1."""

    def brought(row: Standing) -> Sequence[int]:
        return latest.get(row.who[0], ())

    name = translate("words", "Last five"), translate("words", "Hundreds of the last five evenings")
    return reckoned(
        name,
        lambda row: sum(brought(row)),
        lambda row: "  ".join(map(standings_words.signed, brought(row))),
        EVENINGS,
        20,
    )


def of_compared(first: str) -> list[Column[ComparedStanding]]:
    """Return the columns for boards of several tables."""
    boards, percent, imps, vp = standings_words.at_tables()
    return [
        names(first, TWO_NAMES),
        figure(
            standings_words.evenings(), lambda row: row.evenings, standings_words.whole, SESSIONS
        ),
        figure(boards, lambda row: row.boards, standings_words.whole, SESSIONS),
        _decimals(percent, lambda row: row.percent, MATCHPOINTS, 8),
        _decimals(imps, lambda row: row.imps_per_board, IMPS),
        _decimals(vp, lambda row: row.vp_per_match, IMPS),
    ]


def of_met() -> list[Column[ComparedStanding]]:
    """Return the columns for pairs that met at several tables."""
    boards, percent, imps, _ = standings_words.at_tables()
    whole = standings_words.whole
    return [
        names(translate("words", "Partnership"), TWO_NAMES),
        Column(
            translate("words", "Against"),
            lambda row: standings_words.who(row.others),
            value=lambda row: by_alphabet(standings_words.who(row.others)),
            letters=TWO_NAMES,
        ),
        figure(standings_words.evenings(), lambda row: row.evenings, whole),
        figure(boards, lambda row: row.boards, whole),
        _decimals(percent, lambda row: row.percent, letters=8),
        _decimals(imps, lambda row: row.imps_per_board),
    ]


def of_contracts(first: str) -> list[Column[ContractsRow]]:
    """Return the columns for the contracts of players or partnerships."""
    in_strain = translate("words", "Share of contracts made in {strain}")
    level_of = translate("words", "Level {level}")
    at_level = translate("words", "Share of contracts made at the level of {level}")
    return [
        names(first, TWO_NAMES),
        _count(_declared(), DECLARED, standings_words.whole),
        _count(_made(), MADE, standings_words.whole),
        figure(
            (translate("words", "Made %"), translate("words", "Contracts made (%)")),
            lambda row: _share(row.profile[MADE], row.profile[DECLARED]),
            standings_words.whole,
            MADE,
        ),
        *(
            _made_of(
                (sign, in_strain.format(strain=sign)),
                of_strain(strain, made=True),
                of_strain(strain, made=False),
            )
            for strain in Strain
            for sign in [language().sign(strain)]
        ),
        *(
            _made_of(
                (level_of.format(level=level), at_level.format(level=level)),
                of_level(level, made=True),
                of_level(level, made=False),
            )
            for level in LEVELS
        ),
        _made_of(_slams(), SLAMS_MADE, SLAMS_BID),
        _count(_doubled(), DOUBLED_BALANCE, standings_words.signed),
        _count(_redoubled(), REDOUBLED_BALANCE, standings_words.signed),
        _count(
            (
                translate("words", "Given"),
                translate("words", "Penalties for contracts that went down"),
            ),
            PENALTIES_PAID,
            standings_words.whole,
        ),
        _count(
            (
                translate("words", "Taken"),
                translate("words", "Penalties for the opponents’ contracts that went down"),
            ),
            PENALTIES_WON,
            standings_words.whole,
        ),
        _count(_honours(), HELD_HONOURS, standings_words.whole),
    ]


def _count(
    heading: tuple[str, str], name: str, text: Callable[[float], str]
) -> Column[ContractsRow]:
    return figure(heading, lambda row: row.profile[name], text, name, 10)


def _made_of(heading: tuple[str, str], made: str, played: str) -> Column[ContractsRow]:
    """Return a column sorted by contracts made; its source is all those played."""
    return reckoned(
        heading,
        lambda row: row.profile[made],
        lambda row: _of_those(row.profile[made], row.profile[played]),
        played,
        15,
    )


def of_others(*, imps: bool = False) -> list[Column[OthersRow]]:
    """Return the columns for one player with and against each of the others."""
    together, against = translate("words", "With: {what}"), translate("words", "Against: {what}")
    return [
        Column(
            translate("words", "With and against"),
            lambda row: standings_words.who((row.other,)),
            value=lambda row: by_alphabet(row.other),
            letters=22,
        ),
        *_sums(together, lambda row: row.together, ROUNDS, imps=imps),
        *_sums(against, lambda row: row.against, ROUNDS_AGAINST, imps=imps),
    ]


def _sums(
    named: str, sums: Callable[[OthersRow], Sums], behind: str, *, imps: bool
) -> Iterator[Column[OthersRow]]:
    """Yield the columns for one relation; empty if the two never met in it."""

    def column(
        heading: tuple[str, str], value: Callable[[Sums], float], text: Callable[[float], str]
    ) -> Column[OthersRow]:
        def shown(row: OthersRow) -> str:
            return text(value(sums(row))) if sums(row).rounds else "–"

        name = named.format(what=heading[0]), heading[1]
        return reckoned(name, lambda row: value(sums(row)), shown, behind)

    yield column(standings_words.rounds(), lambda of: of.rounds, standings_words.whole)
    yield column(_won(), lambda of: of.won, standings_words.whole)
    yield column(
        standings_words.in_hundreds(imps=imps), lambda of: of.hundreds, standings_words.signed
    )
    yield column(_per_round(imps=imps), lambda of: of.per_round, standings_words.signed_tenths)


def _won() -> tuple[str, str]:
    return translate("words", "Won"), translate("words", "Rounds won")


def _lost() -> tuple[str, str]:
    return translate("words", "Lost"), translate("words", "Rounds lost")


def _per_round(*, imps: bool) -> tuple[str, str]:
    tip = translate("words", "Average hundreds per round")
    if imps:
        tip = translate("words", "Average IMPs per round")
    return translate("words", "A round"), tip


def _points() -> tuple[str, str]:
    return translate("words", "Points"), translate("words", "Net margin in exact points")


def _deals() -> tuple[str, str]:
    return translate("words", "Deals"), translate(
        "words", "Deals at the table, including passed-out deals"
    )


def _per_deal(*, imps: bool) -> tuple[str, str]:
    tip = translate("words", "Average net points per deal")
    if imps:
        tip = translate("words", "Average net IMPs per deal")
    return translate("words", "A deal"), tip


def _declared() -> tuple[str, str]:
    return (
        translate("words", "Declared"),
        translate("words", "Contracts played by the player, or by either partner"),
    )


def _made() -> tuple[str, str]:
    return translate("words", "Made"), translate("words", "Contracts played and made")


def _doubled() -> tuple[str, str]:
    return (
        translate("words", "Doubled"),
        translate("words", "Net points in doubled contracts of either side"),
    )


def _redoubled() -> tuple[str, str]:
    return (
        translate("words", "Redoubled"),
        translate("words", "Net points in redoubled contracts of either side"),
    )


def _slams() -> tuple[str, str]:
    return translate("words", "Slams"), translate("words", "Slams made, out of slams bid")


def _honours() -> tuple[str, str]:
    return translate("words", "Honours"), translate("words", "Points for honours of their side")


def _of_those(made: int, played: int) -> str:
    """Write contracts made out of those played: 12 / 20."""
    if not played:
        return "–"
    return f"{QLocale().toString(made)} / {QLocale().toString(played)}"
