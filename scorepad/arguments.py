"""What the words behind the program's name ask for, before anything else is known."""

from pathlib import Path

PLAIN = ("score", "rank", "movement", "merge", "what-if", "seats", "check", "export", "import")
"""Those that need nothing but Python."""
COMMANDS = (*PLAIN, "print")


def chosen_archive(arguments: list[str]) -> tuple[Path | None, list[str]]:
    """The archive named before all else by `--archive FILE`, and the other arguments."""
    match arguments:
        case ["--archive", file, *others]:
            return Path(file), others
        case [first, *others] if first.startswith("--archive="):
            return Path(first.removeprefix("--archive=")), others
    return None, arguments
