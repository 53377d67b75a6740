"""What each command is typed for: shown by its help, on the page of `man`, and in the README."""

from collections.abc import Mapping
from typing import NamedTuple

from scorepad.bridge.translatable import translate


class Example(NamedTuple):
    line: str
    """As it is typed."""
    about: str


EXAMPLES: Mapping[str, tuple[Example, ...]] = {
    "score": (
        Example(
            "scorepad score evening.txt",
            translate("words", "sheets, back score, and who pays whom"),
        ),
        Example(
            "scorepad score --json evening.txt",
            translate("words", "the same for other programs, with the sum behind every figure"),
        ),
    ),
    "what-if": (
        Example(
            "scorepad what-if evening.txt",
            translate("words", "what each contract would score now"),
        ),
    ),
    "rank": (
        Example(
            "scorepad rank boards.txt",
            translate("words", "who won where several tables played the same boards"),
        ),
        Example(
            "scorepad rank boards.txt --by travellers --why",
            translate("words", "all results of each board, and how each figure came about"),
        ),
    ),
    "movement": (
        Example(
            "scorepad movement howell 6",
            translate("words", "who plays whom, round by round"),
        ),
        Example(
            "scorepad movement mitchell 7 --boards 3 --rounds 5 --share",
            translate("words", "five rounds of three boards; tables share boards"),
        ),
    ),
    "seats": (
        Example(
            'scorepad seats "Ann=QC" "Bob=9H" "Cy=2D" "Di=KS"',
            translate("words", "who partners whom, by the cards drawn"),
        ),
    ),
    "print": (
        Example(
            "scorepad print evening.txt",
            translate("words", "a PDF named after the evening"),
        ),
        Example(
            "scorepad print evening.txt -o evening.png --letters",
            translate("words", "pictures, with the reason for every figure"),
        ),
        Example(
            "scorepad print boards.txt --include travellers --include hands -o boards.pdf",
            translate("words", "all results of each board, with its cards"),
        ),
        Example(
            "scorepad print --blank rubber -o blank.pdf",
            translate("words", "a sheet to score on by hand"),
        ),
        Example(
            "scorepad print --season all -o season.pdf",
            translate("words", "all evenings of the archive, with the standings"),
        ),
    ),
    "import": (
        Example(
            "scorepad import evening.txt",
            translate("words", "into the archive; a second time adds nothing"),
        ),
        Example(
            "scorepad import --replace evening.txt",
            translate("words", "where both were changed, the file is right"),
        ),
    ),
    "export": (
        Example(
            "scorepad export --list",
            translate("words", "which evenings there are"),
        ),
        Example(
            "scorepad export last -o evening.scorepad",
            translate("words", "a file for another computer; or .csv, .pbn"),
        ),
        Example(
            "scorepad export --table back-scores --semicolon -o scores.csv",
            translate("words", "a table for a spreadsheet"),
        ),
    ),
    "merge": (
        Example(
            "scorepad merge evening.txt evening.txt -o both.scorepad",
            translate("words", "two copies of an evening become one"),
        ),
    ),
    "check": (
        Example(
            "scorepad check",
            translate("words", "whether the archive is sound"),
        ),
        Example(
            "scorepad check --mend",
            translate("words", "repairs what can be repaired"),
        ),
    ),
    "desktop": (
        Example(
            "scorepad desktop install",
            translate("words", "into the menu of the desktop"),
        ),
    ),
    "completion": (
        Example(
            "scorepad completion --install bash",
            translate("words", "the Tab key completes all this; also zsh and fish"),
        ),
    ),
    "help": (
        Example(
            "scorepad help export",
            translate("words", "all options of a command, with examples"),
        ),
    ),
}
"""A command with what it is most often typed for first."""
