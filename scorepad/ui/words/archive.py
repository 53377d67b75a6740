"""Texts about the archive, its backups, and the steps of an evening."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scorepad.archive.errors import ArchiveError
from scorepad.archive.summaries import Summary
from scorepad.bridge import translatable
from scorepad.bridge.translatable import Message, plural
from scorepad.ui.words import medium_day, translate
from scorepad.ui.words.errors import error_sentence

_MOST_TOLD = 8
if TYPE_CHECKING:
    from scorepad.archive.rescue import Rescue


def not_saved(trouble: ArchiveError, *, is_waiting: bool) -> str:
    """Say why saving fails, and what happens to what was entered."""
    reason = error_sentence(trouble)
    if is_waiting:
        goes_on = translate(
            "words",
            "{reason} Entries are only in memory; they are saved as soon as possible.",
        )
        return goes_on.format(reason=reason)
    waits = translate("words", "{reason} New entries cannot be saved.")
    return waits.format(reason=reason)


# The outcome of a repair.


def what_was_rescued(rescue: "Rescue") -> str:
    """Say how many evenings are unchanged, what is left of others, and what was lost."""
    back = translatable.translate("words", "{restored} of %n evening(s) restored.", "", -1)
    whole = translatable.translate("words", "%n evening(s) unchanged", "", -1)
    parts = [plural(back, rescue.number, restored=rescue.back).said(translate)]
    parts.append(plural(whole, rescue.whole).said(translate))
    if rescue.others:
        parts += [translate("words", "Please check these:"), *_some(rescue.others)]
    if rescue.missing:
        parts += [translate("words", "These are missing:"), *_some(rescue.missing)]
    return "\n".join(parts)


def _some(messages: Sequence[Message]) -> list[str]:
    """Return the first messages; more would not fit on the screen."""
    said = [message.said(translate) for message in messages[:_MOST_TOLD]]
    more = len(messages) - _MOST_TOLD
    return (
        [
            *said,
            plural(translatable.translate("words", "and %n more", "", -1), more).said(translate),
        ]
        if more > 0
        else said
    )


def evening_day(summary: Summary) -> str:
    return medium_day(summary.day or summary.begun.date())


def evening_players(summary: Summary) -> str:
    """Return the players, after the title if there is one."""
    names = ", ".join(summary.players)
    return ": ".join(part for part in (summary.title, names) if part)


def restore_one() -> str:
    return translate("words", "Restore this &evening")
