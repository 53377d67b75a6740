"""What the windows say of the archive: what is kept, and what cannot be."""

from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTime

from scorepad.archive.errors import ArchiveError
from scorepad.archive.lock import Holder
from scorepad.bridge.translatable import Message
from scorepad.ui.words import medium_day, translate
from scorepad.ui.words.errors import error_sentence

MOST_TOLD = 8
if TYPE_CHECKING:
    from scorepad.archive.rescue import Rescue


def not_saved(trouble: ArchiveError, *, is_waiting: bool) -> str:
    """Why nothing can be kept just now, and what becomes of what was entered."""
    reason = error_sentence(trouble)
    if is_waiting:
        goes_on = translate(
            "words",
            "{reason} What was entered is only in memory; it is kept as soon as that is possible.",
        )
        return goes_on.format(reason=reason)
    waits = translate("words", "{reason} Nothing that is entered now can be kept.")
    return waits.format(reason=reason)


def in_use_elsewhere(holder: Holder, *, is_waiting: bool) -> str:
    """Who has the archive."""
    if is_waiting:
        said = translate(
            "words",
            "{user} on {host} has the archive open in another window (process {pid}). What was "
            "entered here is only in memory; it is kept once that window is closed.",
        )
    else:
        said = translate(
            "words",
            "{user} on {host} has the archive open in another window (process {pid}). Here it can "
            "only be read until that window is closed.",
        )
    return said.format(user=holder.user, host=holder.host, pid=holder.pid)


def overtaken(*, is_beside: bool) -> str:
    """What became of the evening on the table when another program went on with it."""
    if is_beside:
        return translate(
            "words",
            "This evening was changed somewhere else meanwhile. Yours goes on here as an evening "
            "of its own; the other one is among all evenings.",
        )
    return translate("words", "This evening went on somewhere else; here it is as it is now.")


def not_heard() -> str:
    return translate(
        "words",
        "A second start of scorepad cannot find this window: another program stands in the way.",
    )


def day_and_time(time: datetime, *, today: date) -> str:
    """A time of today, or with its day."""
    clock = QLocale().toString(QTime(time.hour, time.minute), "HH:mm")
    return clock if time.date() == today else f"{medium_day(time.date())}, {clock}"


# What became of a damaged archive.


def rescue_title() -> str:
    return translate("words", "The archive was damaged")


def what_was_rescued(rescue: "Rescue") -> str:
    """How many evenings are as they were, what is there of the others, and what is not there."""
    whole = translate("words", "Evenings that are as they were: {number}.")
    parts = [whole.format(number=rescue.whole)]
    if rescue.others:
        parts += [translate("words", "Please look through these:"), *_some(rescue.others)]
    if rescue.missing:
        parts += [translate("words", "These are missing:"), *_some(rescue.missing)]
    return "\n".join(parts)


def _some(messages: Sequence[Message]) -> list[str]:
    """The first of them; more would not fit on the screen."""
    said = [message.said(translate) for message in messages[:MOST_TOLD]]
    more = len(messages) - MOST_TOLD
    return (
        [*said, translate("words", "and {number} more").format(number=more)] if more > 0 else said
    )


def damaged_file(file: Path) -> str:
    said = translate("words", "The damaged file was not changed. It is kept as {file}.")
    return said.format(file=file)
