"""What each kind of file cannot store of an evening: reported whenever one is written."""

from collections.abc import Iterable, Iterator, Mapping

from scorepad.bridge.comparison import Comparison, ComparisonSettings, team_of
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.bridge.translatable import Message, all_of, translate
from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.exchange.saved_evening import SavedEvening

_Lost = Mapping[type, Mapping[str, str]]
"""Fields without a place in a kind of file, and what they are called."""
_MONEY = translate("words", "debts and payments")
_PLAN = translate("words", "the plan of the evening")
_NEXT = translate("words", "who deals next")
_ONE_TABLE = translate("words", "rounds of one table")
_SEVERAL_TABLES = translate("words", "results of several tables")
_LOST: _Lost = {
    Evening: {
        **{"note": translate("words", "the note"), "partner_change": _PLAN, "planned": _PLAN},
        **{"debts": _MONEY, "settled": _MONEY, "extras": _MONEY},
        "initials": translate("words", "the letters used for players"),
    },
    Round: {
        **{"next_dealer": _NEXT, "next_board": _NEXT},
        "ranked": translate("words", "the cards drawn"),
    },
    Deal: {"late": translate("words", "which deals were corrected later")},
    Comparison: {
        "plan": translate("words", "the movement"),
        "cards": translate("words", "the cards of the boards"),
    },
}
_LOST_IN_USEBIO: _Lost = {
    **_LOST,
    Round: {
        **_LOST[Round],
        "stake": translate("words", "the stake"),
        "keeper": translate("words", "who keeps the score"),
    },
    Comparison: {
        **_LOST[Comparison],
        "adjusted": translate("words", "awards and penalties"),
        "byes": translate("words", "byes"),
        "handicaps": translate("words", "handicaps"),
        "stakes": translate("words", "the stake"),
    },
    ComparisonSettings: {"vp": translate("words", "the setting for victory points")},
}


def noting(
    kind: FileKind, table: CsvTable, evenings: Iterable[SavedEvening], missing: dict[str, None]
) -> Iterator[SavedEvening]:
    """Pass on the evenings, and note what such a file cannot store."""
    for kept in evenings:
        missing.update(dict.fromkeys(_named(kind, table, kept)))
        yield kept


def not_held(missing: Iterable[str]) -> Message | None:
    """Return the same as a sentence; None if nothing is missing."""
    named = [*map(Message, missing)]
    said = translate("words", "Not in the file: {what}.")
    return Message(said, {"what": all_of(named)}) if named else None


def _named(kind: FileKind, table: CsvTable, kept: SavedEvening) -> Iterator[str]:
    rounds = [one for one in kept.evening.rounds if one.played or one.items]
    of_one_table = any(not one.comparison for one in rounds)
    of_several = any(one.comparison for one in rounds)
    if kind is FileKind.CSV and table not in (CsvTable.DEALS, CsvTable.RESULTS):
        is_of_several = table is CsvTable.RANKINGS
        if of_one_table and is_of_several:
            yield _ONE_TABLE
        if of_several and not is_of_several:
            yield _SEVERAL_TABLES
    elif kind is FileKind.CSV:
        if of_one_table and table is CsvTable.RESULTS:
            yield _ONE_TABLE
        yield from _missing(kept, _LOST)
        if any(not one.played for one in rounds):
            yield translate("words", "rounds without a deal")
        if any(one.comparison and _names_more(one.comparison) for one in rounds):
            yield translate("words", "the names of pairs without a result")
    elif kind is FileKind.USEBIO:
        yield from _missing(kept, _LOST_IN_USEBIO)
        comparisons = (one.comparison for one in rounds if one.comparison)
        if any(result.fouled for one in comparisons for result in one.results):
            yield translate("words", "fouled boards")
        if of_one_table:
            yield _ONE_TABLE


def _names_more(comparison: Comparison) -> bool:
    """Whether somebody is named who has no result, and so no row."""
    told = {one for result in comparison.results for one in result.entrants}
    if comparison.settings.scoring.is_match:
        told |= {*map(team_of, told)}
    return any(named.entrant not in told for named in comparison.names)


def _missing(kept: SavedEvening, lost: _Lost) -> Iterator[str]:
    for value in _values(kept.evening):
        usual = type(value)()
        for name, text in lost.get(type(value), {}).items():
            if getattr(value, name) != getattr(usual, name):
                yield text
    if kept.earlier:
        yield translate("words", "earlier versions")


def _values(evening: Evening) -> Iterator[object]:
    """Yield the evening and those of its parts that may lose something."""
    yield evening
    for entered in evening.rounds:
        yield entered
        yield from (item for item in entered.items if isinstance(item, Deal))
        if entered.comparison:
            yield from (entered.comparison, entered.comparison.settings)
