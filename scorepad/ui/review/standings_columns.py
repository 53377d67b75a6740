"""The columns of the standings: what stands in each, and what is behind its figures."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

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
from scorepad.ui.review.figures_model import Column, figure
from scorepad.ui.words import by_alphabet
from scorepad.ui.words import standings as words

ROUNDS = "rounds"
"""Behind such a figure are rounds, not deals."""
ROUNDS_AGAINST = "rounds against"
STAKED_ROUNDS = "staked rounds"
EVENINGS = "evenings"
ONE_NAME, TWO_NAMES = 20, 30
"""How many letters names have."""
NONE = -1000.0
"""Below every figure."""
SESSIONS, MATCHPOINTS, IMPS = "sessions", "sessions in matchpoints", "sessions in IMPs"
"""Behind such a figure are evenings at several tables."""
DEALS = "deals"
"""All that were sat at, whatever was bid."""


class Of(NamedTuple):
    """The contracts of a player or a partnership."""

    who: Who
    profile: Profile


class Between(NamedTuple):
    """What a player won and lost with another, and against the other."""

    other: str
    together: Sums
    against: Sums


class PlayersRow(Protocol):
    """What is told of a player, or of two partners."""

    @property
    def who(self) -> Who: ...


N = TypeVar("N", bound=PlayersRow)


def names(heading: str, letters: int) -> Column[N]:
    """Return the first column, in which names have so many letters."""
    return Column(
        heading,
        "",
        lambda row: by_alphabet(words.who(row.who)),
        lambda row: words.who(row.who),
        letters=letters,
    )


def _share(part: float, whole: float) -> float:
    return 100 * part / whole if whole else 0.0


def of_standings(first: str, letters: int, *, imps: bool = False) -> list[Column[Standing]]:
    """The columns for players or for partnerships, whose names have so many letters."""
    hundreds, per_round = words.in_hundreds(imps=imps), words.per_round(imps=imps)
    per_deal, whole = words.per_deal(imps=imps), words.whole
    return [
        names(first, letters),
        figure(words.evenings(), lambda row: row.evenings, whole, EVENINGS, 9),
        figure(words.rounds(), lambda row: row.sums.rounds, whole, ROUNDS),
        figure(words.won(), lambda row: row.sums.won, whole, ROUNDS),
        figure(words.lost(), lambda row: row.sums.lost, whole, ROUNDS),
        figure(words.won_share(), lambda row: _share(row.sums.won, row.sums.rounds), whole, ROUNDS),
        figure(hundreds, lambda row: row.sums.hundreds, words.signed, ROUNDS, 10),
        figure(per_round, lambda row: row.sums.per_round, words.signed_tenths, ROUNDS, 9),
        figure(words.points(), lambda row: row.sums.points, words.signed, ROUNDS, 10),
        figure(per_deal, lambda row: row.sums.per_deal, words.signed_tenths, DEALS),
        figure(words.deals(), lambda row: row.sums.deals, whole, DEALS),
        Column(*words.in_money(), _amount, _money, STAKED_ROUNDS, 16),
    ]


def of_compared(first: str) -> list[Column[ComparedStanding]]:
    """The columns of boards that several tables played."""
    boards, percent, imps = words.at_tables()
    return [
        names(first, TWO_NAMES),
        figure(words.evenings(), lambda row: row.evenings, words.whole, SESSIONS),
        figure(boards, lambda row: row.boards, words.whole, SESSIONS),
        Column(
            *percent,
            lambda row: NONE if row.percent is None else row.percent,
            lambda row: words.hundredths(row.percent),
            MATCHPOINTS,
        ),
        Column(
            *imps,
            lambda row: NONE if row.imps_per_board is None else row.imps_per_board,
            lambda row: words.hundredths(row.imps_per_board),
            IMPS,
            9,
        ),
    ]


def _amount(row: Standing) -> float:
    return float(sum(row.sums.money.values()))


def _money(row: Standing) -> str:
    return words.sums_of_money(row.sums.money)


def of_contracts(first: str) -> list[Column[Of]]:
    """The columns for the contracts of players or partnerships."""
    return [
        names(first, TWO_NAMES),
        _count(words.declared(), DECLARED, words.whole),
        _count(words.made(), MADE, words.whole),
        figure(words.made_share(), _made_share, words.whole, MADE),
        *(
            _made_of(words.in_strain(strain), *(of_strain(strain, made=m) for m in (True, False)))
            for strain in Strain
        ),
        *(
            _made_of(words.at_level(level), *(of_level(level, made=m) for m in (True, False)))
            for level in LEVELS
        ),
        _made_of(words.slams(), SLAMS_MADE, SLAMS_BID),
        _count(words.doubled(), DOUBLED_BALANCE, words.signed),
        _count(words.redoubled(), REDOUBLED_BALANCE, words.signed),
        _count(words.penalties_paid(), PENALTIES_PAID, words.whole),
        _count(words.penalties_won(), PENALTIES_WON, words.whole),
        _count(words.honours(), HELD_HONOURS, words.whole),
    ]


def _count(heading: tuple[str, str], name: str, text: Callable[[float], str]) -> Column[Of]:
    return figure(heading, lambda row: row.profile[name], text, name, 10)


def _made_of(heading: tuple[str, str], made: str, played: str) -> Column[Of]:
    """Sorted by those made; behind it are all that were played."""
    return Column(
        *heading,
        lambda row: row.profile[made],
        lambda row: words.of_those(row.profile[made], row.profile[played]),
        played,
        15,
    )


def _made_share(row: Of) -> float:
    return _share(row.profile[MADE], row.profile[DECLARED])


def of_others(*, imps: bool = False) -> list[Column[Between]]:
    """The columns for one player with and against each of the others."""
    together = partial(_sums, words.as_partners, lambda row: row.together, ROUNDS)
    against = partial(_sums, words.as_opponents, lambda row: row.against, ROUNDS_AGAINST)
    return [
        Column(
            words.other_player(),
            "",
            lambda row: by_alphabet(row.other),
            lambda row: words.who((row.other,)),
            letters=22,
        ),
        *together(imps=imps),
        *against(imps=imps),
    ]


def _sums(
    named: Callable[[str], str], sums: Callable[[Between], Sums], behind: str, *, imps: bool
) -> Iterator[Column[Between]]:
    """Yield the columns for one side of it; there is nothing to show where they never met."""

    def column(
        heading: tuple[str, str], value: Callable[[Sums], float], text: Callable[[float], str]
    ) -> Column[Between]:
        def shown(row: Between) -> str:
            return text(value(sums(row))) if sums(row).rounds else "–"

        return Column(
            named(heading[0]), heading[1], lambda row: value(sums(row)), shown, behind, 16
        )

    yield column(words.rounds(), lambda of: of.rounds, words.whole)
    yield column(words.won(), lambda of: of.won, words.whole)
    yield column(words.in_hundreds(imps=imps), lambda of: of.hundreds, words.signed)
    yield column(words.per_round(imps=imps), lambda of: of.per_round, words.signed_tenths)
