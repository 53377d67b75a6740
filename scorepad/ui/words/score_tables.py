"""The worth of all contracts as tables: in the help, and as a card to print."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from scorepad.bridge.contract import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NOTRUMP,
    SPADES,
    UNDOUBLED,
    Contract,
    Doubling,
    Strain,
)
from scorepad.bridge.points import (
    GAME,
    Entry,
    PayKind,
    result,
    rubber_bonus,
    unfinished_game,
    unfinished_part_score,
)
from scorepad.bridge.seats import Seat
from scorepad.ui import words
from scorepad.ui.words import translate
from scorepad.ui.words import what_if as what_if_words

_MINOR, _MAJOR = f"{CLUBS.sign} {DIAMONDS.sign}", f"{HEARTS.sign} {SPADES.sign}"
_MOST_DOWN = 13

HelpRow = tuple[str, ...]


class HelpTable(NamedTuple):
    """A caption, headings and rows; figures are right-aligned."""

    caption: str
    headings: HelpRow
    rows: Sequence[HelpRow]
    figures: bool = True


def tables() -> list[HelpTable]:
    """Return the points for tricks, overtricks, bonuses, and undertricks."""
    doubled = tuple(what_if_words.doublings().values())
    return [
        HelpTable(
            translate(
                "words",
                "Trick points for each odd trick (above six) bid and made. They go below the line.",
            ),
            ("", *doubled),
            _trick_points(),
        ),
        HelpTable(
            translate("words", "Overtricks, each. All the rest goes above the line."),
            ("", *_by_vulnerability()),
            list(_overtricks()),
        ),
        HelpTable(
            translate("words", "For a contract that is made"),
            ("", *_by_vulnerability()),
            list(_bonuses()),
        ),
        HelpTable(
            translate("words", "Chicago and duplicate bonuses"),
            ("", *_by_vulnerability()),
            list(_kinds()),
        ),
        HelpTable(translate("words", "At the end of a rubber"), (), list(_at_the_end())),
        HelpTable(
            translate("words", "Undertricks, not vulnerable (to opponents)"),
            (_down(), *doubled),
            _undertricks(False),
        ),
        HelpTable(
            translate("words", "Undertricks, vulnerable (to opponents)"),
            (_down(), *doubled),
            _undertricks(True),
        ),
    ]


def honours() -> str:
    return translate(
        "words",
        "Honours in one hand: four of A K Q J 10 of trumps {four}, all five {five}; "
        "at notrump four aces {aces}.",
    ).format(four=100, five=150, aces=150)


def _paid(
    level: int, strain: Strain, doubling: Doubling, over: int, vulnerable: bool
) -> tuple[Entry, ...]:
    bid = Contract(level, strain, doubling, Seat.NORTH)
    return result(bid, bid.tricks_needed + over, vulnerable).paid


def _figure(kind: PayKind, paid: Iterable[Entry]) -> str:
    return str(sum(entry.points for entry in paid if entry.kind is kind))


def _below(level: int, strain: Strain, doubling: Doubling) -> int:
    return result(Contract(level, strain, doubling, Seat.NORTH), 6 + level, False).below


def _trick_points() -> list[HelpRow]:
    ones = ((_MINOR, CLUBS), (_MAJOR, SPADES), (translate("words", "NT, the first"), NOTRUMP))
    rows = [(name, *(str(_below(1, strain, each)) for each in Doubling)) for name, strain in ones]
    further = (str(_below(2, NOTRUMP, each) - _below(1, NOTRUMP, each)) for each in Doubling)
    return [*rows, (translate("words", "NT, each further trick"), *further)]


def _overtricks() -> Iterable[HelpRow]:
    names = what_if_words.doublings()
    for name, strain, doubling in (
        (f"{_MINOR} {names[UNDOUBLED]}", CLUBS, UNDOUBLED),
        (f"{_MAJOR} {words.language().sign(NOTRUMP)} {names[UNDOUBLED]}", SPADES, UNDOUBLED),
        *((names[doubling], CLUBS, doubling) for doubling in Doubling if doubling.value),
    ):
        paid = (_paid(1, strain, doubling, 1, vulnerable) for vulnerable in (False, True))
        yield name, *(_figure(PayKind.OVERTRICKS, each) for each in paid)


def _bonuses() -> Iterable[HelpRow]:
    for name, level in ((_small_slam(), 6), (_grand_slam(), 7)):
        paid = (_paid(level, SPADES, UNDOUBLED, 0, vulnerable) for vulnerable in (False, True))
        yield name, *(_figure(PayKind.SLAM, each) for each in paid)
    for doubling in Doubling:
        if doubling.value:
            paid = (_paid(1, CLUBS, doubling, 0, vulnerable) for vulnerable in (False, True))
            name = translate("words", "For making it {doubled}").format(
                doubled=what_if_words.doublings()[doubling]
            )
            yield name, *(_figure(PayKind.INSULT, each) for each in paid)


def _kinds() -> Iterable[HelpRow]:
    """Yield the bonuses for each kind of contract."""
    for name, level in (
        (translate("words", "Part-score, under {game} for its tricks").format(game=GAME), 1),
        (translate("words", "Game, {game} or more for its tricks").format(game=GAME), 4),
        (_small_slam(), 6),
        (_grand_slam(), 7),
    ):
        bid = Contract(level, SPADES, UNDOUBLED, Seat.NORTH)
        alone = (
            result(bid, bid.tricks_needed, vulnerable).alone[1:] for vulnerable in (False, True)
        )
        yield name, *(str(sum(entry.points for entry in paid)) for paid in alone)


def _at_the_end() -> Iterable[HelpRow]:
    for pay in (rubber_bonus(0), rubber_bonus(1), unfinished_game(), unfinished_part_score(100)):
        name = words.why(pay)
        yield f"{name[:1].upper()}{name[1:]}", str(pay.points)


def _undertricks(vulnerable: bool) -> list[HelpRow]:
    """Return rows for up to thirteen undertricks."""
    return [
        (
            str(down),
            *(
                _figure(PayKind.PENALTY, _paid(7, CLUBS, each, -down, vulnerable))
                for each in Doubling
            ),
        )
        for down in range(1, _MOST_DOWN + 1)
    ]


def _small_slam() -> str:
    return translate("words", "Small slam: six bid and made")


def _grand_slam() -> str:
    return translate("words", "Grand slam: seven bid and made")


def _by_vulnerability() -> tuple[str, str]:
    return translate("words", "not vulnerable"), translate("words", "vulnerable")


def _down() -> str:
    return translate("words", "Down")
