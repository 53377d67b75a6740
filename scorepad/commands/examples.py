"""What each command does, with examples: for its help, the man page, and the README."""

from collections.abc import Mapping
from typing import NamedTuple

from scorepad.bridge.translatable import translate


class Example(NamedTuple):
    line: str
    """The command as it is typed."""
    about: str


DOES: Mapping[str, str] = {
    "score": translate("words", "print sheets, back score, and who pays whom"),
    "what-if": translate("words", "print what each contract would score now"),
    "rank": translate("words", "rank boards that several tables played"),
    "merge": translate("words", "merge two copies of an evening"),
    "movement": translate("words", "print who plays whom, round by round"),
    "seats": translate("words", "print who partners whom, by the cards drawn"),
    "check": translate("words", "check that the archive is sound"),
    "print": translate(
        "words", "print evenings, a season or a blank sheet to score on by hand, as a PDF"
    ),
    "export": translate(
        "words", "save evenings of the archive as a file: an evening file, a table or PBN"
    ),
    "import": translate(
        "words",
        "import evenings into the archive, from evening files, score files, tables of deals or PBN",
    ),
    "desktop": translate("words", "add scorepad to the menu of the desktop"),
    "completion": translate("words", "let the Tab key complete these commands"),
    "help": translate("words", "explain a command, with examples"),
}
"""What each command does, in the order of the help."""

EXAMPLES: Mapping[str, tuple[Example, ...]] = {
    "score": (
        Example(
            "scorepad score evening.txt",
            DOES["score"],
        ),
        Example(
            "scorepad score --json evening.txt",
            translate("words", "the same for other programs, with the sum behind every figure"),
        ),
    ),
    "what-if": (
        Example(
            "scorepad what-if evening.txt",
            DOES["what-if"],
        ),
    ),
    "rank": (
        Example(
            "scorepad rank boards.txt",
            DOES["rank"],
        ),
        Example(
            "scorepad rank boards.txt --by travellers --why",
            translate("words", "all results of each board, and how each figure came about"),
        ),
    ),
    "movement": (
        Example(
            "scorepad movement howell 6",
            DOES["movement"],
        ),
        Example(
            "scorepad movement mitchell 12 --boards 3 --rounds 5 --share",
            translate("words", "five rounds of three boards; tables share boards"),
        ),
    ),
    "seats": (
        Example(
            'scorepad seats "Ann=QC" "Bob=9H" "Cy=2D" "Di=KS"',
            DOES["seats"],
        ),
    ),
    "print": (
        Example(
            "scorepad print evening.txt",
            DOES["print"],
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
            "scorepad print last -o last.pdf",
            translate("words", "the last evening of the archive"),
        ),
        Example(
            "scorepad print --season all -o season.pdf",
            translate("words", "all evenings of the archive, with the standings"),
        ),
    ),
    "import": (
        Example(
            "scorepad import evening.txt",
            translate("words", "add to the archive; a second time adds nothing"),
        ),
        Example(
            "scorepad import --replace evening.txt",
            translate("words", "where the two differ, use the file’s version without asking"),
        ),
    ),
    "export": (
        Example(
            "scorepad export --list",
            translate("words", "list the evenings"),
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
            "scorepad merge evening.txt other.txt -o both.scorepad",
            DOES["merge"],
        ),
    ),
    "check": (
        Example(
            "scorepad check",
            DOES["check"],
        ),
        Example(
            "scorepad check --mend",
            translate("words", "repair what can be repaired"),
        ),
    ),
    "desktop": (
        Example(
            "scorepad desktop install",
            DOES["desktop"],
        ),
    ),
    "completion": (
        Example(
            "scorepad completion --install bash",
            DOES["completion"],
        ),
    ),
    "help": (
        Example(
            "scorepad help export",
            DOES["help"],
        ),
    ),
}
"""Examples for each command, the most usual first."""
