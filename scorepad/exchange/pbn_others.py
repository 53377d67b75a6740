"""PBN of other programs: what was played, of one table or of several with their result tables."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from scorepad.bridge.comparison import (
    Average,
    ComparisonSettings,
    NotPlayed,
    Played,
    Scale,
    Scoring,
    What,
)
from scorepad.bridge.deal import Deal, Item, NewSeats
from scorepad.bridge.duplicate import board_vulnerable
from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seat, Seating, Side, seated
from scorepad.bridge.translatable import translate
from scorepad.bridge.typed.table_results import award
from scorepad.exchange.names import short
from scorepad.exchange.other_results import (
    UNKNOWN,
    OtherRow,
    comparison_of,
    passed_over,
    shown,
    what_of,
)
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.tables import vulnerable

_TAG = re.compile(r'\[(?P<name>\w+)\s+"(?P<value>(?:[^"\\]|\\.)*)"\]')
_REMARK = re.compile(r"(?P<begins>^[ \t]*)?\{[^}]*\}", re.MULTILINE)
_CELL = re.compile(r'"(?P<quoted>[^"]*)"|(?P<plain>\S+)')
_CHAIRS = {seat: seat.name.title() for seat in Seat}
_VULNERABLE = {"love": "None", "none": "None", "-": "None", "both": "All"}
_NO_BOARDS = ("Rubber", "Chicago", "Cavendish")
_TAKEN = {
    *("Event", "Date", "Board", "Dealer", "Vulnerable", "Scoring", "Contract", "Declarer"),
    *("Result", "Competition", "ScoreTable", "TotalScoreTable", *_CHAIRS.values()),
}
_FOLLOWS = re.compile(
    r"Score\w*|Optimum\w*|DoubleDummyTricks|(MP|IMP|Percentage|Score)_(NS|EW)|Rank"
)
"""What is worked out from the rest."""
_NO_PAIRS = translate("words", "this result names no pairs, so that nobody can be ranked")
_COLUMNS = {
    *("Section", "PairId_NS", "PairId_EW", "Contract", "Declarer", "Result"),
    *(f"PlayerId_{chair}" for chair in _CHAIRS.values()),
}


@dataclass
class _Game:
    """A game as it stands in the file."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    rows: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    """The lines below a tag, each with its number."""


def decode(text: str) -> tuple[SavedEvening, ...]:
    """Return the evenings in a file; raises BadData with the first line that is wrong.

    What was played at another event or on another day is another evening.
    """
    games = [game for game in _games(text) if _is_played(game)]
    if not games:
        said = translate("words", "no board in this PBN has a result, and cards alone are not kept")
        raise BadData("", said)
    for game in games:
        _check_boards(game)
    evenings: dict[tuple[str, str], list[_Game]] = {}
    for game in games:
        when = shown(game.tags.get("Event", "")), game.tags.get("Date", "")
        evenings.setdefault(when, []).append(game)
    return tuple(nameless(_evening(part)) for part in evenings.values())


def _evening(games: Sequence[_Game]) -> Evening:
    first, note = games[0].tags, passed_over([*_not_taken(games)])
    return Evening((_round(games),), shown(first.get("Event", "")), _day(first), note)


def _games(text: str) -> Iterator[_Game]:
    """Take the file apart; a blank line ends a game, and # stands for what was said before."""
    game, before, under = _Game(1), dict[str, str](), ""
    lines = _REMARK.sub(_without_words, text).split("\n")
    for number, line in enumerate([*map(str.strip, lines), ""], start=1):
        tag = _TAG.fullmatch(line)
        if (not line or (tag and tag["name"] == "Event")) and game.tags:
            yield game
            before, game, under = game.tags, _Game(number), ""
        if tag:
            under, value = tag["name"], re.sub(r'\\(["\\])', r"\1", tag["value"])
            value = before.get(under, "") if value.startswith("#") else value
            game.tags.setdefault(under, value)
            game.line = number if under == "Board" else game.line
        elif line and not line.startswith(("%", ";")):
            game.rows.setdefault(under, []).append((number, line))


def _without_words(remark: re.Match[str]) -> str:
    """As many lines, none of them blank."""
    return (";" if remark["begins"] is not None else "") + "\n;" * remark.group().count("\n")


def _is_played(game: _Game) -> bool:
    return "ScoreTable" in game.tags or game.tags.get("Contract", "") not in UNKNOWN


def _check_boards(game: _Game) -> None:
    """A board scores by the vulnerability that its number stands for."""
    competition = game.tags.get("Competition", "")
    if competition in _NO_BOARDS:
        text = translate("words", "{form} of another program cannot be read, only duplicate boards")
        raise BadData(str(game.line), text, form=competition)
    board, said = game.tags.get("Board", ""), game.tags.get("Vulnerable", "")
    told = _VULNERABLE.get(said.casefold(), said)
    if board.isdecimal() and int(board) and told not in UNKNOWN:
        usual = vulnerable(board_vulnerable(int(board)))
        if told.casefold() != usual.casefold():
            text = translate(
                "words", "board {board} has another vulnerability here than its number says"
            )
            raise BadData(str(game.line), text, board=board)


def _not_taken(games: Sequence[_Game]) -> Iterator[str]:
    for game in games:
        for name, value in game.tags.items():
            if name not in _TAKEN and value not in UNKNOWN and not _FOLLOWS.fullmatch(name):
                yield name
        for column in _columns(game.tags.get("ScoreTable", "")):
            if not (column in _COLUMNS or _FOLLOWS.fullmatch(column) or column.startswith("Names")):
                yield column


def _round(games: Sequence[_Game]) -> Round:
    """Boards of one table, or of several that are compared."""
    boards = Counter(game.tags.get("Board", "") for game in games)
    has_tables = any("ScoreTable" in game.tags for game in games)
    if not has_tables and max(boards.values()) == 1:
        return _one_table(games)
    names: dict[str, str] = {}
    rows = [row for game in games for row in _rows(game, names)]
    settings = _settings(games[0].tags.get("Scoring", ""))
    if all(re.fullmatch("[AB][12]", row.ns) for row in rows):
        settings = replace(settings, scoring=Scoring.TEAMS)
    comparison = comparison_of(rows, names, settings)
    return Round(Options(DUPLICATE), comparison=comparison)


def _settings(scoring: str) -> ComparisonSettings:
    told = scoring.casefold()
    if "butler" in told:
        return ComparisonSettings(Scoring.BUTLER)
    if "total" in told:
        return ComparisonSettings(Scoring.TOTAL_POINTS)
    if "imp" in told:
        return ComparisonSettings(Scoring.CROSS_IMPS)
    return ComparisonSettings(scale=Scale.ONE if "mp1" in told else Scale.TWO)


def _one_table(games: Sequence[_Game]) -> Round:
    items: list[Item] = []
    seating = _seating(games[0]) or Seating()
    now = seating
    for game in games:
        sits = _seating(game)
        if sits and sits != now:
            items.append(NewSeats(sits))
            now = sits
        what = _single(game)
        board = game.tags.get("Board", "")
        if isinstance(what, Played):
            try:
                number = int(board) if board.isdecimal() else None
                items.append(Deal(what.contract, what.tricks, board=number))
            except Impossible as impossible:
                raise BadData(str(game.line), impossible.message) from None
    return Round(Options(DUPLICATE), seating, items=tuple(items))


def _seating(game: _Game) -> Seating | None:
    """Who sat there, where all four are named."""
    chairs = {seat: shown(game.tags.get(name, "")) for seat, name in _CHAIRS.items()}
    if any(name in UNKNOWN for name in chairs.values()) or len({*chairs.values()}) < len(Seat):
        return None
    return seated(chairs)


def _single(game: _Game) -> What:
    tags = game.tags
    facts = (tags.get(name, "") for name in ("Contract", "Declarer", "Result"))
    return what_of(str(game.line), *(fact.removeprefix("^") for fact in facts))


_TEAMS = {"Open": ("A1", "B1"), "Closed": ("B2", "A2")}
"""In a match of two teams the home team sits North-South in the open room."""


def _rows(game: _Game, names: dict[str, str]) -> Iterator[OtherRow]:
    """The results of a board, and who the pairs are as far as the file says."""
    board = game.tags.get("Board", "")
    if "ScoreTable" not in game.tags and (teams := _TEAMS.get(game.tags.get("Room", ""))):
        yield OtherRow(str(game.line), board, *teams, _single(game))
        return
    if "ScoreTable" not in game.tags:
        sits = _seating(game)
        if sits is None:
            raise BadData(str(game.line), _NO_PAIRS)
        ns, ew = (_number_of(" & ".join(pair), names) for pair in map(sits.pair, Side))
        yield OtherRow(str(game.line), board, ns, ew, _single(game))
        return
    for _, cells in _cells(game, "TotalScoreTable"):
        who = cells.get("PairId") or cells.get("PlayerId")
        if who and (name := shown(cells.get("Names", ""))):
            names.setdefault(who, name)
    for place, cells in _cells(game, "ScoreTable"):
        ns, ew = _opponents(place, cells)
        what = _what(place, cells)
        yield OtherRow(place, board, ns, ew, what, cells.get("Section", "").replace("-", ""))


def _number_of(pair: str, names: dict[str, str]) -> str:
    """The number of a pair that goes by its players."""
    found = next((number for number, name in names.items() if name == pair), "")
    return found or (names.setdefault(str(len(names) + 1), pair) and str(len(names)))


def _opponents(place: str, cells: dict[str, str]) -> tuple[str, str]:
    players = [cells.get(f"PlayerId_{_CHAIRS[seat]}", "") for seat in Seat]
    if "PairId_NS" in cells and "PairId_EW" in cells:
        return cells["PairId_NS"], cells["PairId_EW"]
    if all(players):
        north, east, south, west = players
        return f"{north}+{south}", f"{east}+{west}"
    raise BadData(place, _NO_PAIRS)


def _what(place: str, cells: dict[str, str]) -> What:
    """An average where there is no contract, but a percentage for both."""
    contract = cells.get("Contract", "")
    what = what_of(place, contract, cells.get("Declarer", ""), cells.get("Result", ""))
    awards = [cells.get(f"Percentage_{side}", "") for side in ("NS", "EW")]
    if isinstance(what, NotPlayed) and not {*awards} & {*UNKNOWN}:
        try:
            return Average(*map(award, awards))
        except (Impossible, ArithmeticError):
            said = translate("words", "“{ns}” and “{ew}” are no percentages")
            raise BadData(place, said, ns=short(awards[0]), ew=short(awards[1])) from None
    return what


def _cells(game: _Game, table: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The rows of a table by its columns; names at the end may have blanks in them."""
    columns = _columns(game.tags.get(table, ""))
    needed = [column for column in columns if not column.startswith("Names")]
    for number, line in game.rows.get(table, ()):
        found = [cell["plain"] or cell["quoted"] or "" for cell in _CELL.finditer(line)]
        if len(found) != len(columns) and columns[: len(needed)] == needed:
            rest = " ".join(found[len(needed) :])
            found = [*found[: len(needed)], *([rest] if len(columns) == len(needed) + 1 else [])]
        if len(found) not in (len(needed), len(columns)):
            said = translate("words", "this row has other columns than its table says")
            raise BadData(str(number), said)
        yield str(number), dict(zip(columns, found, strict=False))


def _columns(header: str) -> list[str]:
    """The names of the columns, without their order and their width."""
    return [re.sub(r"\\.*", "", column).strip("+- ") for column in header.split(";") if column]


def _day(tags: dict[str, str]) -> date | None:
    try:
        return date.fromisoformat(tags.get("Date", "").replace(".", "-"))
    except ValueError:
        return None
