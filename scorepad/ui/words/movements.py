"""What is said of movements: who meets whom where, and what a session comes to."""

from collections.abc import Collection

from scorepad.bridge.movements import Movement, Plan, rounds_of, sitting_out
from scorepad.ui.words import translate
from scorepad.ui.words.boards import called


def movement_headings() -> tuple[str, ...]:
    return (
        translate("words", "Round"),
        translate("words", "Table"),
        translate("words", "North-South"),
        translate("words", "East-West"),
        translate("words", "Boards"),
    )


def set_of(boards: tuple[int, ...]) -> str:
    """1–3, or 1 4 7 where they do not follow one another."""
    first, last = boards[0], boards[-1]
    if last - first != len(boards) - 1:
        return " ".join(map(str, boards))
    return str(first) if first == last else f"{first}–{last}"


def movement_cells(
    plan: Plan, names: dict[str, str], *, every_round: bool = False
) -> list[tuple[str, ...]]:
    """A line for each table of each round, and one for those who sit out."""
    cells: list[tuple[str, ...]] = []
    for turn, tables in enumerate(rounds_of(plan), start=1):
        for at in tables:
            shown = str(turn) if every_round or at is tables[0] else ""
            pairs = called(at.ns, names), called(at.ew, names)
            cells.append((shown, str(at.table), *pairs, set_of(at.boards)))
        if out := sitting_out(plan, tables):
            who = ", ".join(called(one, names) for one in out)
            cells.append(("", translate("words", "sits out"), who, "", ""))
    return cells


def table_title(table: str) -> str:
    return translate("words", "Table {number}").format(number=table)


def slip_title(turn: int, table: str, ns: str, ew: str) -> str:
    said = translate("words", "Round {round}, table {table}: {ns} against {ew}")
    return said.format(round=turn, table=table, ns=ns, ew=ew)


def no_movement() -> str:
    return translate(
        "words", "There is no movement: sit as you like, and type the pairs with each result."
    )


def movements() -> dict[Movement, str]:
    return {
        Movement.TEAMS: translate("words", "the tables swap their boards"),
        Movement.HOWELL: translate("words", "Howell: everybody moves"),
        Movement.MITCHELL: translate("words", "Mitchell: North-South stay"),
        Movement.INDIVIDUAL: translate("words", "individual: partners change too"),
    }


def players_as_they_like(possible: Collection[int]) -> str:
    """What to do with another number of single players than there is a movement for."""
    said = translate(
        "words",
        "There is a movement for {numbers} players. Otherwise sit as you like, and type the "
        "partners with each result: 1+2-3+4 4sn.",
    )
    return said.format(numbers=" / ".join(map(str, possible)))


def plan_comes_to(plan: Plan | None) -> str:
    """5 rounds at 3 tables, 15 boards; somebody sits out where the number is odd."""
    if plan is None:
        return no_movement()
    session = rounds_of(plan)
    boards = {board for tables in session for at in tables for board in at.boards}
    said = translate("words", "Rounds: {rounds}. Tables: {tables}. Boards: {boards}.").format(
        rounds=len(session), tables=max(map(len, session)), boards=len(boards)
    )
    if any(sitting_out(plan, tables) for tables in session):
        said += " " + translate("words", "One sits out in each round.")
    return said


def name_of(label: str) -> str:
    return translate("words", "Name of {pair}").format(pair=label)
