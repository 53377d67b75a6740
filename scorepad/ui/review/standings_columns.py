"""The columns of the standings: what stands in each, and what is behind its figures."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCollatorSortKey

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
from scorepad.ui.review.figures_model import Column
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


def _figure(
    heading: tuple[str, str],
    value: Callable[[Standing], float],
    text: Callable[[float], str],
    behind: str = ROUNDS,
    letters: int = 8,
) -> Column[Standing]:
    return Column(*heading, value, lambda row: text(value(row)), behind, letters)


def _share(part: float, whole: float) -> float:
    return 100 * part / whole if whole else 0.0


def of_standings(first: str, letters: int, *, imps: bool = False) -> list[Column[Standing]]:
    """The columns for players or for partnerships, whose names have so many letters."""
    per_round = words.per_round(imps=imps)
    return [
        Column(first, "", _name, lambda row: words.who(row.who), letters=letters),
        _figure(words.evenings(), lambda row: row.evenings, words.whole, EVENINGS, 9),
        _figure(words.rounds(), lambda row: row.sums.rounds, words.whole),
        _figure(words.won(), lambda row: row.sums.won, words.whole),
        _figure(words.lost(), lambda row: row.sums.lost, words.whole),
        _figure(words.won_share(), lambda row: _share(row.sums.won, row.sums.rounds), words.share),
        _figure(
            words.in_hundreds(imps=imps), lambda row: row.sums.hundreds, words.signed, letters=10
        ),
        _figure(per_round, lambda row: row.sums.per_round, words.signed_tenths, letters=9),
        _figure(words.points(), lambda row: row.sums.points, words.signed, letters=10),
        _figure(
            words.per_deal(imps=imps), lambda row: row.sums.per_deal, words.signed_tenths, DEALS
        ),
        _figure(words.deals(), lambda row: row.sums.deals, words.whole, DEALS),
        Column(*words.in_money(), _amount, _money, STAKED_ROUNDS, 16),
    ]


def of_compared(first: str) -> list[Column[ComparedStanding]]:
    """The columns of boards that several tables played."""
    boards, percent, imps = words.at_tables()
    return [
        Column(first, "", _name, lambda row: words.who(row.who), letters=TWO_NAMES),
        Column(
            *words.evenings(),
            lambda row: row.evenings,
            lambda row: words.whole(row.evenings),
            SESSIONS,
        ),
        Column(*boards, lambda row: row.boards, lambda row: words.whole(row.boards), SESSIONS),
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
            letters=9,
        ),
    ]


def _name(row: Standing | Of | ComparedStanding) -> QCollatorSortKey:
    return by_alphabet(words.who(row.who))


def _amount(row: Standing) -> float:
    return float(sum(row.sums.money.values()))


def _money(row: Standing) -> str:
    return words.sums_of_money(row.sums.money)


def of_contracts(first: str) -> list[Column[Of]]:
    """The columns for the contracts of players or partnerships."""
    return [
        Column(first, "", _name, lambda row: words.who(row.who), letters=TWO_NAMES),
        _count(words.declared(), DECLARED, words.whole),
        _count(words.made(), MADE, words.whole),
        Column(*words.made_share(), _made_share, lambda row: words.share(_made_share(row)), MADE),
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
    return Column(
        *heading,
        partial(_value, name),
        lambda row: text(row.profile[name]),
        name,
        10,
    )


def _made_of(heading: tuple[str, str], made: str, played: str) -> Column[Of]:
    """Sorted by those made; behind it are all that were played."""
    return Column(
        *heading,
        partial(_value, made),
        lambda row: words.of_those(row.profile[made], row.profile[played]),
        played,
        15,
    )


def _value(name: str, row: Of) -> float:
    return row.profile[name]


def _made_share(row: Of) -> float:
    return _share(row.profile[MADE], row.profile[DECLARED])


def of_others(*, imps: bool = False) -> list[Column[Between]]:
    """The columns for one player with and against each of the others."""
    columns: list[Column[Between]] = [
        Column(words.other_player(), "", _other, lambda row: words.who((row.other,)), letters=22)
    ]
    for named, behind, sums in (
        (words.as_partners, ROUNDS, _together),
        (words.as_opponents, ROUNDS_AGAINST, _against),
    ):
        for (heading, tip), value, text in (
            (words.rounds(), _rounds, words.whole),
            (words.won(), _won, words.whole),
            (words.in_hundreds(imps=imps), _hundreds, words.signed),
            (words.per_round(imps=imps), _per_round, words.signed_tenths),
        ):
            columns.append(
                Column(
                    named(heading),
                    tip,
                    partial(_of_sums, sums, value),
                    partial(_text_of_sums, sums, value, text),
                    behind,
                    16,
                )
            )
    return columns


def _other(row: Between) -> QCollatorSortKey:
    return by_alphabet(row.other)


def _together(row: Between) -> Sums:
    return row.together


def _against(row: Between) -> Sums:
    return row.against


def _rounds(sums: Sums) -> float:
    return sums.rounds


def _won(sums: Sums) -> float:
    return sums.won


def _hundreds(sums: Sums) -> float:
    return sums.hundreds


def _per_round(sums: Sums) -> float:
    return sums.per_round


def _of_sums(
    sums: Callable[[Between], Sums], value: Callable[[Sums], float], row: Between
) -> float:
    return value(sums(row))


def _text_of_sums(
    sums: Callable[[Between], Sums],
    value: Callable[[Sums], float],
    text: Callable[[float], str],
    row: Between,
) -> str:
    return text(value(sums(row))) if sums(row).rounds else "–"
