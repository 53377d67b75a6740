"""What could be read of an evening, and whether it is complete and intact."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from datetime import date
from typing import Any, NamedTuple

from scorepad.archive.errors import NOT_AN_EVENING
from scorepad.archive.evenings import Step, day_out
from scorepad.archive.history import StepKind, is_moment
from scorepad.archive.proof import BEFORE_ALL, Mark, after_step, checksum, seal_of_row
from scorepad.bridge.evening import Evening
from scorepad.bridge.plain import Plain, from_plain
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.value_changes import forward

Row = tuple[Any, ...]
_KINDS = frozenset(map(str, StepKind))
UUID_BYTES = 16
UNPROVEN = -1
"""The proof of a step from versions without proofs."""


class StepChain(NamedTuple):
    """The first steps of an evening, up to the first one that is damaged."""

    steps: tuple[Step, ...]
    mark: Mark
    """The mark of the last step."""
    plain: Plain
    """The state after the last step, as plain data."""

    @property
    def evening(self) -> Evening | None:
        """The state after the last step, if it is an evening."""
        with suppress(*NOT_AN_EVENING):
            return from_plain(Evening, self.plain)
        return None


NO_STEPS = StepChain((), BEFORE_ALL, {})


class ReadableEvening(NamedTuple):
    """An evening as far as it can be read."""

    key: int
    row: Row | None
    """Its row without number and seal, if it is intact."""
    evening: Evening | None
    """The evening in its row, if it is intact."""
    chain: StepChain
    faults: tuple[Message, ...]
    """What is wrong with it."""

    @property
    def is_whole(self) -> bool:
        return not self.faults


def found_in(
    key: int, rows: Sequence[Row], history: Mapping[int, Sequence[Row]]
) -> ReadableEvening:
    """Return what there is of an evening from its rows with seals, and its steps by number."""
    row = next((row[:-1] for row in rows if _is_proven(key, row)), None)
    evening, plain = next(filter(None, map(_said_by, [row] if row else rows)), (None, None))
    chain, fault = follow(NO_STEPS, history)
    faults = [Message(_ALTERED)] if row is None or evening is None else []
    if row and not all(map(is_moment, (row[2] or 0, row[3], row[4]))):
        faults.append(Message(_NO_MOMENT))
        row = None
    if fault:
        faults.append(fault)
    elif row and chain.mark != row[8:]:
        faults.append(Message(_NO_STEP, {"step": chain.mark.steps + 1}))
    elif row and evening and (chain.plain != plain or row[5] != day_out(evening.day)):
        faults.append(Message(_ELSEWHERE))
    return ReadableEvening(key, row, evening, chain, tuple(faults))


def follow(
    chain: StepChain, history: Mapping[int, Sequence[Row]]
) -> tuple[StepChain, Message | None]:
    """Extend a chain by steps that are intact; return it with the fault that ends it."""
    steps, mark = [*chain.steps], chain.mark
    last, fault = max(history, default=0), None
    while mark.steps < last and fault is None:
        number = mark.steps + 1
        for row in history.get(number, ()):
            kind, action, time, change, proof = row
            after = after_step(mark, kind, action, time, change)
            is_proven = proof == after.proof or (proof == UNPROVEN and kind in _KINDS)
            if is_proven and is_moment(time):
                steps.append((kind, action, time, change))
                mark = after
                break
        else:
            fault = Message(_BAD_STEP if number in history else _NO_STEP, {"step": number})
    plain, changes = deepcopy(chain.plain), _changes(steps[len(chain.steps) :])
    for place in range(len(chain.steps), len(steps)):
        try:
            plain = forward(Evening, plain, next(changes))
        except NOT_AN_EVENING:  # intact, but cannot be applied
            fits = {number: rows for number, rows in history.items() if number <= place}
            return follow(chain, fits)[0], Message(_BAD_STEP, {"step": place + 1})
    return StepChain(tuple(steps), mark, plain), fault


def _changes(steps: Sequence[Step]) -> Iterator[Plain]:
    """Return the changes of steps, parsed together, which is faster, or one by one."""
    texts = [step[3] for step in steps]
    with suppress(*NOT_AN_EVENING):
        together = json.loads(f"[{','.join(texts)}]")
        if len(together) == len(texts):
            return iter(together)
    return map(json.loads, texts)


def named(key: int, day: date | None) -> Message:
    """Return a name for an evening: number and day."""
    if day is None:
        return Message(translate("words", "evening {number}"), {"number": key})
    text = translate("words", "evening {number} of {day}")
    return Message(text, {"number": key, "day": day.isoformat()})


def _is_proven(key: int, row: Row) -> bool:
    return isinstance(row[0], bytes) and seal_of_row(key, row[:-1]) == row[-1]


def _said_by(row: Row) -> tuple[Evening, Plain] | None:
    """Return the evening of an intact row, and its plain data."""
    with suppress(*NOT_AN_EVENING):
        if checksum(row[6]) == row[7]:
            plain = json.loads(row[6])
            return from_plain(Evening, plain), plain
    return None


_ALTERED = translate("words", "the evening is damaged")
_NO_MOMENT = translate("words", "one of the evening’s times is not a valid date")
_NO_STEP = translate("words", "step {step} of the evening is missing")
_BAD_STEP = translate("words", "step {step} of the evening is damaged")
_ELSEWHERE = translate("words", "the evening does not match its history")
