"""What the program says of itself."""

from scorepad.ui.words import translate


def version(number: str) -> str:
    return translate("words", "Version {number}").format(number=number)


def made_with(python: str, qt: str) -> str:
    return translate("words", "With Python {python} and Qt {qt}").format(python=python, qt=qt)


def licences() -> str:
    return translate(
        "words",
        "scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used"
        " under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open"
        " Font License, DejaVu Sans under its own.",
    )
