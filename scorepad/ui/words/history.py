"""What the history of an evening, and the copies of the archive, say."""

from collections.abc import Sequence
from datetime import date

from scorepad.archive.errors import ArchiveError
from scorepad.archive.history import Step
from scorepad.archive.restore import Copied, CopyStatus
from scorepad.archive.summaries import Summary
from scorepad.bridge.actions import decode_action
from scorepad.ui.words import medium_day, translate
from scorepad.ui.words.actions import step_words
from scorepad.ui.words.archive import day_and_time
from scorepad.ui.words.errors import error_sentence


def no_steps() -> str:
    return translate("words", "Nothing was entered on this evening yet.")


def step_name(done: Step) -> str:
    """What a step did."""
    return step_words(done.kind, decode_action(done.words))


def step_time(done: Step) -> str:
    return day_and_time(done.time, today=date.today())


def state_after(done: Step) -> str:
    said = translate("words", "The evening after this step – {when}: {step}")
    return said.format(when=step_time(done), step=step_name(done))


def state_is_now() -> str:
    return translate("words", "This is the evening as it is now.")


# Copies.


def copies_headings() -> tuple[str, ...]:
    return (
        translate("words", "Day"),
        translate("words", "Now"),
        translate("words", "Deals"),
        translate("words", "Players"),
    )


def no_copies() -> str:
    return translate(
        "words",
        "There is no copy yet. One is made on each day on which something is entered; those of "
        "seven days and eight weeks stay.",
    )


def how_copies_are_made() -> str:
    return translate(
        "words",
        "A copy is made on each day on which something is entered; those of seven days and eight "
        "weeks stay. What is brought back can be taken back again.",
    )


def copy_trouble(trouble: ArchiveError) -> str:
    said = translate("words", "Today's copy could not be made: {reason}")
    return said.format(reason=error_sentence(trouble))


def evening_day(summary: Summary) -> str:
    return medium_day(summary.day or summary.begun.date())


def evening_players(summary: Summary) -> str:
    """Who was there, after the title if there is one."""
    names = ", ".join(summary.players)
    return ": ".join(part for part in (summary.title, names) if part)


def copy_status(state: CopyStatus) -> str:
    names = {
        CopyStatus.SAME: translate("words", "the same"),
        CopyStatus.CHANGED: translate("words", "changed since"),
        CopyStatus.DELETED: translate("words", "deleted since"),
        CopyStatus.GONE: translate("words", "no longer there"),
    }
    return names[state]


def restore_one() -> str:
    return translate("words", "Bring this &evening back")


def restore_all() -> str:
    return translate("words", "Bring &all back")


def to_bring_back(found: Sequence[Copied]) -> int:
    """How many evenings are not as they are in the copy."""
    return sum(one.now is not CopyStatus.SAME for one in found)


# The bin.


def bin_headings() -> tuple[str, ...]:
    return (
        translate("words", "Day"),
        translate("words", "Deleted"),
        translate("words", "Players"),
    )


def bin_row(summary: Summary) -> tuple[str, ...]:
    deleted = medium_day(summary.binned.date()) if summary.binned else ""
    return evening_day(summary), deleted, evening_players(summary)


def how_the_bin_works() -> str:
    return translate(
        "words",
        "Deleted evenings are kept here. You may erase one after 30 days; the program never does.",
    )


def erase_title() -> str:
    return translate("words", "Erase this evening for good?")


def where_it_stays(copies: int) -> str:
    """Where something of an evening is left that is erased for good."""
    files = translate("words", "It stays in files that were saved of it.")
    if not copies:
        return files
    said = translate("words", "It may stand in copies of earlier days too.")
    return f"{files} {said}"


def erasing(summary: Summary) -> str:
    said = translate(
        "words",
        "{day}, {players}. It cannot be brought back then, but from a copy that still has it.",
    )
    return said.format(day=evening_day(summary), players=evening_players(summary))
