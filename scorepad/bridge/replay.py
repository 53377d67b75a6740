"""An evening step by step, as it was after a number of its deals."""

from dataclasses import replace
from itertools import accumulate

from scorepad.bridge.deal import Deal, NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import At, Round


def steps(evening: Evening) -> int:
    """Return the number of steps: deals, adjustments, compared boards, and stops of rounds."""
    return sum(map(_steps_of, evening.rounds))


def _steps_of(entered: Round) -> int:
    return _entered(entered) + len(_boards(entered)) + entered.stopped


def _boards(entered: Round) -> list[int]:
    """Return the boards of several tables; each is one step with all its results."""
    results = entered.comparison.results if entered.comparison else ()
    return sorted({result.board for result in results})


def _entered(entered: Round) -> int:
    return sum(not isinstance(item, NewSeats) for item in entered.items)


def after(evening: Evening, number: int) -> Evening:
    """Return the evening after a number of steps; before the first, its first round without deals.

    Rounds that had not begun by then are left out.
    """
    if number >= steps(evening):
        return evening
    rounds: list[Round] = []
    left = max(0, number)
    for entered in evening.rounds:
        if rounds and not left:
            break
        mine = _steps_of(entered)
        rounds.append(entered if mine <= left else _cut(entered, left))
        left -= min(left, mine)
    return replace(evening, rounds=tuple(rounds))


def step_of(evening: Evening, round_: int, place: int) -> int:
    """Return the step that entered this item of a round."""
    before = sum(_steps_of(entered) for entered in evening.rounds[:round_])
    items = evening.rounds[round_].items[: place + 1]
    return before + sum(not isinstance(item, NewSeats) for item in items)


def at_step(evening: Evening, number: int) -> At | None:
    """Return the place of a step's item; None for the stop of a round."""
    left = number
    for round_, entered in enumerate(evening.rounds):
        if 0 < left <= _steps_of(entered):
            places = [
                place for place, item in enumerate(entered.items) if not isinstance(item, NewSeats)
            ]
            return At(round_, places[left - 1]) if left <= len(places) else None
        left -= _steps_of(entered)
    return None


def _cut(entered: Round, number: int) -> Round:
    """Return a round after a number of its steps, keeping the next deal's dealer."""
    count = tuple(accumulate(not isinstance(item, NewSeats) for item in entered.items))
    items = tuple(
        item for item, so_far in zip(entered.items, count, strict=True) if so_far <= number
    )
    rest = entered.items[len(items) :]
    coming = next((item for item in rest if isinstance(item, Deal)), None)
    comparison, boards = entered.comparison, _boards(entered)[:number]
    if comparison:
        results = (result for result in comparison.results if result.board in boards)
        comparison = replace(comparison, results=tuple(results))
    return replace(
        entered,
        comparison=comparison,
        items=items,
        stopped=False,
        next_dealer=coming.dealer if coming else entered.next_dealer,
        next_board=coming.board if coming else entered.next_board,
    )
