"""The box with name, version and licence of the program."""

import platform

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from scorepad import __version__
from scorepad.ui.look import ICON
from scorepad.ui.parts.labels import Label, line
from scorepad.ui.parts.layouts import fill, in_column, in_row
from scorepad.ui.parts.message_box import MessageBox
from scorepad.ui.words import translate
from scorepad.ui.words.window import program

_FACE = QSize(96, 96)


class AboutBox(MessageBox):
    """Name, icon, version and licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translate("words", "About scorepad"), parent)
        face = line()
        face.setPixmap(QIcon(str(ICON)).pixmap(_FACE, self.devicePixelRatio()))
        told = (
            translate("words", "A score sheet for contract bridge at the home table."),
            translate("words", "Version {number}").format(number=__version__),
            translate("words", "With Python {python} and Qt {qt}").format(
                python=platform.python_version(), qt=qVersion()
            ),
        )
        lines = in_column(Label(program(), times=1.8), *map(Label, told), spacing=8)
        upper = in_row((face, Qt.AlignmentFlag.AlignTop), (lines, 1), spacing=20)
        fill(self.column, upper, Label(_licences()))
        self.add_button(translate("words", "&Close"), closes=True)
        self.settle()


def _licences() -> str:
    return translate(
        "words",
        "scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used"
        " under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open"
        " Font License, DejaVu Sans under its own.",
    )
