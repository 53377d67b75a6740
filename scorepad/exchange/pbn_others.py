"""PBN of other programs: boards of one table, or of several with their result tables."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from scorepad.bridge.comparison import (
    Average,
    ComparisonSettings,
    NotPlayed,
    Played,
    Scale,
    Score,
    Scoring,
    TableResult,
    What,
)
from scorepad.bridge.deal import Deal
from scorepad.bridge.duplicate import board_vulnerable
from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.hands import Cards
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seat, Seating, Side, seated
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.typed.table_results import award
from scorepad.exchange.evening_builder import EveningBuilder
from scorepad.exchange.names import short
from scorepad.exchange.other_figures import FileFigures, score_fault
from scorepad.exchange.other_results import (
    UNKNOWN,
    OtherRow,
    Who,
    board_number,
    compare,
    note_on,
    points_told,
    score_told,
    shown,
    what_of,
)
from scorepad.exchange.place import at
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.tables import VULNERABLE, vulnerable

_TAG = re.compile(r'\[(?P<name>\w+)\s+"(?P<value>[^"\\]*(?:\\.[^"\\]*)*)"\]')
_REMARK = re.compile(r"\{[^}]*(?:\}|$)")
_LONGEST_LINE = 10_000
"""Forty times what PBN allows."""
_CELL = re.compile(r'"(?P<quoted>[^"]*)"|(?P<plain>\S+)')
_DAY = len("2026-01-31")
"""The length of a date; some programs append the time of each board."""
_CHAIRS = {seat: seat.name.title() for seat in Seat}
_GO_ON = ("Event", "Site", "Date", "Scoring", *_CHAIRS.values())
"""Tags that apply to the following games too."""
_NO_BOARDS = ("Rubber", "Chicago", "Cavendish")
_TAKEN = {
    *("Event", "Site", "Date", "Board", "Dealer", "Vulnerable", "Deal", "Scoring", "Contract"),
    "Declarer",
    *("Result", "Competition", "ScoreTable", "TotalScoreTable", *_CHAIRS.values()),
}
_FOLLOWS = re.compile(
    r"Score\w*|Optimum\w*|DoubleDummyTricks|(MP|IMP|Percentage|Score)_(NS|EW)|Rank"
)
"""Tags that are computed from others."""
_SCORE = re.compile(r"(?:NS )?(?P<points>(?:EW )?-?[0-9]+)")
_NO_PAIRS = translate("words", "this result names no pairs, so nobody can be ranked")
_COLUMNS = {
    *("Section", "PairId_NS", "PairId_EW", "Contract", "Declarer", "Result"),
    *(f"PlayerId_{chair}" for chair in _CHAIRS.values()),
}


@dataclass
class _Game:
    """A game as it is in the file."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    rows: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    """The lines below a tag, each with its number."""


def decode(text: str) -> tuple[SavedEvening, ...]:
    """Return the evenings in a file; raises BadData with the first faulty line.

    Another event or another day is another evening.
    """
    all_games = [*_games(text)]
    games = [game for game in all_games if _is_played(game)]
    if not games:
        games = [game for game in all_games if _cards(game)]
    if not games:
        said = translate("words", "no board in this PBN has a result or four hands of cards")
        raise BadData("", said)
    for game in games:
        _check_boards(game)
    evenings: dict[tuple[str, str], list[_Game]] = {}
    for game in games:
        when = shown(game.tags.get("Event", "")), str(_day(game.tags) or game.tags.get("Date", ""))
        evenings.setdefault(when, []).append(game)
    in_file = sum(map(_results_in, games))
    return tuple(nameless(_evening(part, in_file)) for part in evenings.values())


def _evening(games: Sequence[_Game], in_file: int) -> Evening:
    """Return boards of one table, or of several that are compared."""
    first, so_far = games[0].tags, EveningBuilder()
    differing: Sequence[Message] = ()
    club = "" if first.get("Site", "") in UNKNOWN else shown(first["Site"])
    so_far.tell(title=shown(first.get("Event", "")), day=_day(first), club=club)
    boards = Counter(game.tags.get("Board", "") for game in games)
    has_tables = any("ScoreTable" in game.tags for game in games)
    if not any(map(_is_played, games)):
        so_far.begin(Round(Options(DUPLICATE)))
        so_far.cards = _all_cards(games)
    elif has_tables or max(boards.values()) > 1:
        differing = _compared(so_far, games, in_file)
    else:
        so_far.begin(Round(Options(DUPLICATE)))
        differing = [fault for game in games for fault in _one_table(so_far, game)]
    lost = {*_not_taken(games)} | ({"Deal"} if _loses_cards(games, so_far) else set())
    so_far.tell(note=note_on(lost, differing))
    return so_far.evening()


def _all_cards(games: Sequence[_Game]) -> dict[int, Cards]:
    """Return the hands of all boards that have four."""
    found = [cards for game in games if (cards := _cards(game))]
    return {cards.board: cards for cards in reversed(found)}


def _cards(game: _Game) -> Cards | None:
    board, dealt = game.tags.get("Board", ""), game.tags.get("Deal", "")
    if not re.fullmatch("[0-9]{1,4}", board) or not int(board):
        return None
    try:
        return Cards(int(board), " ".join(dealt.upper().split()))
    except Impossible:
        return None


def _loses_cards(games: Sequence[_Game], so_far: EveningBuilder) -> bool:
    """Whether cards are given of which some could not be used."""
    dealt = [game for game in games if game.tags.get("Deal", "") not in UNKNOWN]
    named = {game.tags.get("Board", "") for game in dealt}
    return len(named) > len(so_far.cards)


def _compared(so_far: EveningBuilder, games: Sequence[_Game], in_file: int) -> list[Message]:
    names: dict[Who, str] = {}
    numbers: dict[str, str] = {}
    settings = _settings(games[0].tags.get("Scoring", ""))
    points = "IMP" if settings.scoring.in_imps else "MP"
    rows = [row for game in games for row in _rows(game, names, numbers, points)]
    if all(re.fullmatch("[AB][12]", row.ns) for row in rows):
        settings = replace(settings, scoring=Scoring.TEAMS)
    differing = compare(so_far, rows, names, settings, in_file)
    so_far.cards = _all_cards(games)
    return differing


def _games(text: str) -> Iterator[_Game]:
    """Split the file into games; a blank line ends one, and so does the first tag of the next.

    A tag that is missing, or is #, is as in the game before.
    """
    game, before, under = _Game(1), dict[str, str](), ""
    for number, line in _lines(text):
        tag = _TAG.fullmatch(line)
        again = tag and (
            tag["name"] == "Event" or (tag["name"] != "Note" and tag["name"] in game.tags)
        )
        if game.tags and (again or not line):
            game.tags = {name: before[name] for name in _GO_ON if name in before} | game.tags
            yield game
            before, game, under = game.tags, _Game(number), ""
        if tag:
            under, value = tag["name"], re.sub(r'\\(["\\])', r"\1", tag["value"])
            value = before.get(under, "") if value.startswith("#") else value
            game.tags.setdefault(under, value)
            game.line = number if under == "Board" else game.line
        elif line and not line.startswith(("%", ";")):
            game.rows.setdefault(under, []).append((number, line))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield each line without comments in braces, and a blank one at the end."""
    began = 0
    for number, raw in enumerate(f"{text}\n".split("\n"), start=1):
        if len(raw) > _LONGEST_LINE:
            said = translate("words", "the line is longer than {most} letters")
            raise BadData(str(number), said, most=_LONGEST_LINE)
        line = raw.strip()
        if began:
            _, ends, line = line.partition("}")
            began = 0 if ends else began
            if not line:
                continue
        if "{" not in line or line.startswith(("%", ";")) or _TAG.fullmatch(line):
            yield number, line
            continue
        if line.rfind("{") > line.rfind("}"):
            began = number
        if bare := _REMARK.sub("", line).strip():
            yield number, bare
    if began:
        said = translate("words", "the remark that begins here has no } at its end")
        raise BadData(str(began), said)


def _results_in(game: _Game) -> int:
    return len(game.rows.get("ScoreTable", ())) or 1


def _is_played(game: _Game) -> bool:
    """Whether the game has a result; some programs write a score of 0 for an unplayed board."""
    told = (game.tags.get(name, "") not in UNKNOWN for name in ("Contract", "Result"))
    return "ScoreTable" in game.tags or any(told) or bool(_score(game))


def _check_boards(game: _Game) -> None:
    """Raise unless the board is scored by the vulnerability of its number."""
    for form in (game.tags.get("Competition", ""), game.tags.get("Scoring", "")):
        if form in _NO_BOARDS:
            text = translate(
                "words", "{form} of another program cannot be read, only duplicate boards"
            )
            raise BadData(str(game.line), text, form=form)
    board, said = game.tags.get("Board", ""), game.tags.get("Vulnerable", "")
    told = VULNERABLE.get(said.casefold(), said)
    with at(game.line):
        number = board_number(board) if board.isdecimal() else 0
    if number and told not in UNKNOWN:
        usual = vulnerable(board_vulnerable(number))
        if told.casefold() != usual.casefold():
            text = translate("words", "board {board} has the wrong vulnerability for its number")
            raise BadData(str(game.line), text, board=board)


def _not_taken(games: Sequence[_Game]) -> Iterator[str]:
    for game in games:
        for name, value in game.tags.items():
            if name not in _TAKEN and value not in UNKNOWN and not _FOLLOWS.fullmatch(name):
                yield name
        for column in _columns(game.tags.get("ScoreTable", "")):
            if not (column in _COLUMNS or _FOLLOWS.fullmatch(column) or column.startswith("Names")):
                yield column


def _settings(scoring: str) -> ComparisonSettings:
    told = scoring.casefold()
    if "butler" in told:
        return ComparisonSettings(Scoring.BUTLER)
    if "total" in told:
        return ComparisonSettings(Scoring.TOTAL_POINTS)
    if "imp" in told:
        return ComparisonSettings(Scoring.CROSS_IMPS)
    return ComparisonSettings(scale=Scale.ONE if "mp1" in told else Scale.TWO)


def _one_table(so_far: EveningBuilder, game: _Game) -> Iterator[Message]:
    """Enter a board of a single table; yield a message about a score that does not follow."""
    board, what = game.tags.get("Board", ""), _single(game)
    if seating := _seating(game):
        so_far.sit(seating)
    if isinstance(what, Played):
        with at(game.line):
            number = int(board) if board.isdecimal() else None
            so_far.enter(Deal(what.contract, what.tricks, board=number))
        told = FileFigures(_score(game))
        if number and (fault := score_fault(TableResult(number, "NS", "EW", what), told)):
            yield fault


def _seating(game: _Game) -> Seating | None:
    """Return the seating, if all four are named."""
    chairs = {seat: shown(game.tags.get(name, "")) for seat, name in _CHAIRS.items()}
    if any(name in UNKNOWN for name in chairs.values()) or len({*chairs.values()}) < len(Seat):
        return None
    return seated(chairs)


def _pairs(game: _Game) -> tuple[str, str]:
    """Return who met: by their players, or by the one name that both partners have."""
    if sits := _seating(game):
        return " & ".join(sits.pair(Side.NS)), " & ".join(sits.pair(Side.EW))
    north, east, south, west = (shown(game.tags.get(name, "")) for name in _CHAIRS.values())
    if north == south != east == west and not {north, east} & {*UNKNOWN}:
        return north, east
    raise BadData(str(game.line), _NO_PAIRS)


def _single(game: _Game) -> What:
    """Return the result of a board at one table, which needs a contract."""
    facts = (game.tags.get(name, "").removeprefix("^") for name in ("Declarer", "Result"))
    return what_of(str(game.line), game.tags.get("Contract") or "?", *facts)


def _one_of_several(game: _Game) -> What:
    """Return the result at one of several tables, where a score is enough."""
    score = None if game.tags.get("Contract", "") not in UNKNOWN else _score(game)
    return _single(game) if score is None else Score(score)


def _score(game: _Game) -> int | None:
    told = _SCORE.fullmatch(game.tags.get("Score", ""))
    return told and score_told(told["points"].replace("EW ", "-").replace("--", ""))


_TEAMS = {"Open": ("A1", "B1"), "Closed": ("B2", "A2")}
"""In a match of two teams the home team sits North-South in the open room."""


def _rows(
    game: _Game, names: dict[Who, str], numbers: dict[str, str], points: str
) -> Iterator[OtherRow]:
    """Yield the results of a board, and record the names of its pairs."""
    board = game.tags.get("Board", "")
    if "ScoreTable" not in game.tags and (teams := _TEAMS.get(game.tags.get("Room", ""))):
        yield OtherRow(str(game.line), board, *teams, _one_of_several(game))
        return
    if "ScoreTable" not in game.tags:
        ns, ew = (_number_of(pair, names, numbers) for pair in _pairs(game))
        yield OtherRow(str(game.line), board, ns, ew, _one_of_several(game))
        return
    for _, cells in _cells(game, "TotalScoreTable"):
        who = cells.get("PairId") or cells.get("PlayerId")
        if who and (name := shown(cells.get("Names", ""))):
            names.setdefault((who, _section(cells), cells.get("Direction", "")), name)
    for place, cells in _cells(game, "ScoreTable"):
        ns, ew = _opponents(place, cells)
        won = (cells.get(f"{points}_{side}", "") for side in Side)
        score = cells.get("Score_NS", "")
        told = FileFigures(score_told(score), points_told(*won))
        fault = None
        if told.score is None and score not in UNKNOWN:
            fault = Message(translate("words", "“{typed}” cannot be read"), {"typed": short(score)})
        what = _what(place, cells, told)
        yield OtherRow(place, board, ns, ew, what, _section(cells), told, fault)


def _section(cells: Mapping[str, str]) -> str:
    return cells.get("Section", "").replace("-", "")


def _number_of(pair: str, names: dict[Who, str], numbers: dict[str, str]) -> str:
    """Return the number of a pair that is identified by its players."""
    if pair not in numbers:
        numbers[pair] = str(len(names) + 1)
        names[numbers[pair], "", ""] = pair
    return numbers[pair]


def _opponents(place: str, cells: dict[str, str]) -> tuple[str, str]:
    players = [cells.get(f"PlayerId_{_CHAIRS[seat]}", "") for seat in Seat]
    if "PairId_NS" in cells and "PairId_EW" in cells:
        return cells["PairId_NS"], cells["PairId_EW"]
    if all(players):
        north, east, south, west = players
        return f"{north}+{south}", f"{east}+{west}"
    raise BadData(place, _NO_PAIRS)


def _what(place: str, cells: dict[str, str], told: FileFigures) -> What:
    """Return the result: a contract, else a score, else an average from two percentages."""
    contract = cells.get("Contract", "")
    what = what_of(place, contract, cells.get("Declarer", ""), cells.get("Result", ""))
    awards = [cells.get(f"Percentage_{side}", "") for side in ("NS", "EW")]
    if isinstance(what, NotPlayed) and told.score is not None:
        return Score(told.score)
    if isinstance(what, NotPlayed) and not {*awards} & {*UNKNOWN}:
        try:
            return Average(*map(award, awards))
        except (Impossible, ArithmeticError):
            said = translate("words", "“{ns}” and “{ew}” are not percentages")
            raise BadData(place, said, ns=short(awards[0]), ew=short(awards[1])) from None
    return what


def _cells(game: _Game, table: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the rows of a table by column; names in the last columns may contain blanks."""
    columns = _columns(game.tags.get(table, ""))
    needed = [column for column in columns if not column.startswith("Names")]
    for number, line in game.rows.get(table, ()):
        found = [cell["plain"] or cell["quoted"] or "" for cell in _CELL.finditer(line)]
        if len(found) != len(columns) and columns[: len(needed)] == needed:
            rest = " ".join(found[len(needed) :])
            found = [*found[: len(needed)], *([rest] if len(columns) == len(needed) + 1 else [])]
        if len(found) not in (len(needed), len(columns)):
            said = translate("words", "this row does not match the columns of its table")
            raise BadData(str(number), said)
        yield str(number), dict(zip(columns, found, strict=False))


def _columns(header: str) -> list[str]:
    """Return the names of the columns, without sort order and width."""
    return [re.sub(r"\\.*", "", column).strip("+- ") for column in header.split(";") if column]


def _day(tags: dict[str, str]) -> date | None:
    try:
        return date.fromisoformat(tags.get("Date", "")[:_DAY].replace(".", "-"))
    except ValueError:
        return None
