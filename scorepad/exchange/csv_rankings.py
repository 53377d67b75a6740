"""Reads a table of rankings into sessions: who played, how it was scored, and the places.

No results can be deduced from places. So the session has its pairs with their handicaps and no
results; places and figures are listed in its note.
"""

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from decimal import Decimal

from scorepad.bridge.comparison import Comparison, Handicap, Named
from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.translatable import Message, translate
from scorepad.exchange.checks import LONGEST_TEXT, check_sizes
from scorepad.exchange.csv_file import COMMA, SEMICOLON, as_it_was
from scorepad.exchange.days import read_day
from scorepad.exchange.names import clean_name, made_fit, short
from scorepad.exchange.other_results import shown
from scorepad.exchange.place import at
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.score_options import read_settings

_NEEDED = {"place", "pair", "name", "scoring"}
_RANKED_BY = ("ranked by", "vp", "per cent", "scaled", "points")
"""The figures that places may go by; the first one present counts."""
_NUMBER = re.compile(r"[+-]?[0-9]{1,6}([.,][0-9]{1,2})?")
_Row = dict[str, str]


def is_ranking(text: str) -> bool:
    """Whether a table has places but no results."""
    columns = {*_columns(text)}
    return columns >= _NEEDED and "contract" not in columns


def decode(text: str) -> tuple[SavedEvening, ...]:
    """Return the evenings in the table; raises BadData with the first faulty line."""
    evenings: dict[tuple[str, ...], dict[str, list[tuple[int, _Row]]]] = {}
    for line, row in _rows(text):
        of = tuple(row.get(name, "") for name in ("evening", "date", "title", "club", "director"))
        evenings.setdefault(of, {}).setdefault(row.get("round", ""), []).append((line, row))
    return tuple(nameless(_evening(of, [*sessions.values()])) for of, sessions in evenings.items())


def _evening(of: tuple[str, ...], sessions: list[list[tuple[int, _Row]]]) -> Evening:
    _, day, title, club, director = of
    check_sizes(0, results=sum(map(len, sessions)))
    rounds, told = [], list[str]()
    for rows in sessions:
        rounds.append(Round(Options(DUPLICATE), comparison=_session(rows)))
        told += [_place(row) for _, row in rows if row.get("place")]
    said = translate("words", "The ranking in the file, without results: {places}.")
    note = str(Message(said, {"places": made_fit("; ".join(told))})) if told else ""
    with at(sessions[0][0][0]):
        when: date | None = read_day(day) if day else None
    about = Evening(tuple(rounds), shown(title), when, note[:LONGEST_TEXT])
    return replace(about, club=shown(club), director=shown(director))


def _session(rows: list[tuple[int, _Row]]) -> Comparison:
    names, handicaps = list[Named](), list[Handicap]()
    settings = None
    for line, row in rows:
        with at(line):
            agreed = read_settings(row.get("scoring", ""))
            if settings not in (None, agreed):
                said = translate("words", "this session has two scoring methods")
                raise Impossible(said)
            settings, pair = agreed, row.get("pair", "").upper()
            if name := row.get("name", ""):
                names.append(Named(pair, clean_name(name)))
            if by := row.get("handicap", ""):
                handicaps.append(Handicap(pair, _decimal(by)))
    given = tuple(one for one in handicaps if one.by)
    with at(rows[-1][0]):
        assert settings
        return Comparison(settings, tuple(names), handicaps=given)


def _place(row: _Row) -> str:
    """Return a line such as 1 Ann & Bob 62.50."""
    figure = next((row[name] for name in _RANKED_BY if row.get(name)), "")
    who = row.get("name") or row.get("pair", "")
    return " ".join(filter(None, (row.get("line", ""), row["place"], who, figure)))


def _decimal(typed: str) -> Decimal:
    if not _NUMBER.fullmatch(typed):
        said = translate("words", "“{typed}” cannot be read")
        raise Impossible(said, typed=short(typed))
    return Decimal(typed.replace(",", "."))


def _columns(text: str) -> list[str]:
    first = next((line for line in io.StringIO(text, newline=None) if line.strip()), "")
    cells = next(csv.reader([first.strip()], delimiter=_separator(first)), [])
    return [as_it_was(cell).strip().casefold() for cell in cells]


def _separator(first: str) -> str:
    return max(COMMA, SEMICOLON, "\t", key=first.count)


def _rows(text: str) -> Iterator[tuple[int, _Row]]:
    columns = _columns(text)
    lines = io.StringIO(text, newline=None)
    first = next(line for line in lines if line.strip())
    begins = text[: lines.tell()].count("\n")
    rows = csv.reader(lines, delimiter=_separator(first), strict=True)
    try:
        for cells in rows:
            told = zip(columns, map(str.strip, cells), strict=False)
            row = {name: as_it_was(cell) for name, cell in told if cell}
            if row:
                yield begins + rows.line_num, row
    except csv.Error:
        said = translate("words", "the quotes around a cell do not match, or it is too long")
        raise BadData(str(begins + rows.line_num), said) from None
