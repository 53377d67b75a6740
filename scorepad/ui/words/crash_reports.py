"""What the program says where it is itself at fault."""

from scorepad.ui.words import translate


def crash_heading() -> str:
    return translate("words", "Something went wrong inside scorepad.")


def nothing_lost() -> str:
    return translate(
        "words",
        "The evening is as it was, and you can play on. If the last step is missing, try it again.",
    )


def log_file(file: str) -> str:
    return translate(
        "words",
        "Whoever mends scorepad can use the details, which hold no names and no scores."
        " They are kept in {file}",
    ).format(file=file)
