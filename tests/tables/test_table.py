"""Tables as values, and as text."""

import pytest

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.ranking import rank
from scorepad.bridge.translatable import translate
from scorepad.tables.back_score import RoundFigures, back_score_table
from scorepad.tables.ranking import ranking_table
from scorepad.tables.table import FIGURES, Column, R, Table
from scorepad.tables.text import in_columns, in_terminal, side_by_side
from tests.bridge.compared import compared
from tests.bridge.table import FOUR, entered

Row = tuple[str, int]
COLUMNS: list[Column[Row]] = [
    Column("Name", lambda row: row[0]),
    Column("Won", lambda row: str(row[1] or ""), FIGURES),
]
WRITING = in_terminal(translate)


def texts(table: Table[R]) -> list[list[str]]:
    return [[column.text(row) for column in table.columns] for row in table.rows]


@pytest.mark.parametrize(
    ("rows", "least", "lines"),
    [
        ([("Ann", 12), ("Zoë", 0)], (), ["Name  Won", "Ann    12", "Zoë"]),
        ([("Ann", 0)], (), ["Name", "Ann"]),
        ([("Ann", 0)], (6,), ["Name    Won", "Ann"]),
        ([("小林", 7)], (), ["Name  Won", "小林    7"]),
        ([], (0, 5), ["Name    Won"]),
    ],
)
def test_rows_in_columns(rows: list[Row], least: tuple[int, ...], lines: list[str]) -> None:
    assert in_columns(Table(COLUMNS, rows), least) == lines


def test_texts_beside_each_other() -> None:
    assert side_by_side(["a", "bc"], ["d", "e", "f"]) == ["a     d", "bc    e", "      f"]


def test_a_row_is_its_own_key() -> None:
    table = Table(COLUMNS)
    assert (table.key(("Ann", 1)), table.is_quiet(("Ann", 1))) == (("Ann", 1), False)
    assert (COLUMNS[0].value(("Ann", 1)), COLUMNS[0].cell_tip(("Ann", 1))) == ("", "")
    assert Column[Row]("").text(("Ann", 1)) == ""


@pytest.mark.parametrize(
    ("figures", "first"),
    [
        (RoundFigures.EACH, ["Ann", "+9", "−10", "−1"]),
        (RoundFigures.RUNNING, ["Ann", "+9", "−1", "−1"]),
        (RoundFigures.POINTS, ["Ann", "+920", "−980", "−60"]),
    ],
)
def test_the_back_score(figures: RoundFigures, first: list[str]) -> None:
    won, lost = ("N 3N=", "N 4S="), ("E 3N=", "E 4S+2")
    evening = score_evening(Evening(tuple(entered(*deals, seating=FOUR) for deals in (won, lost))))
    table = back_score_table(evening, WRITING, "Player", figures)
    assert [column.heading for column in table.columns] == ["Player", "1", "2", "Total"]
    assert texts(table)[0] == first
    assert table.key(table.rows[0]) == "Ann"
    only = table.rows[0]._replace(figures=())
    assert table.columns[1].text(only) == "", "before the first round"


def ranked(comparison: Comparison, *, of: bool = False) -> list[list[str]]:
    ranking = rank(comparison)
    table = ranking_table(ranking, ranking.names, WRITING, of=of)
    assert table.key(table.rows[0]) == table.rows[0].one.entrant
    return [[column.heading for column in table.columns], *texts(table)]


def test_matchpoints() -> None:
    session = compared("board 1", "1-2: N 4S=", "3-4: N 4S-1")
    head, *places = ranked(session, of=True)
    assert head == ["Place", "Pair", "Name", "Boards", "Points", "of", "Per cent"]
    assert places[0] == ["NS 1", "1", "", "1", "2.00", "2.00", "100.00"]
    assert [column for column in ranked(session)[0] if column == "of"] == []


def test_imps_as_if_all_played_alike() -> None:
    whole = ("board 1", "1-2: N 4S=", "3-4: N 4S-1"), ("board 2", "1-4: N 4S=", "5-2: N 4S-1")
    session = compared("scoring cross-imps", *(line for board in whole for line in board))
    assert ranked(session)[0][4:] == ["IMPs", "scaled to equal boards"]
