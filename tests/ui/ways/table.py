"""Where every way to a window, dialog or panel begins: a card table, and evenings to lay on it.

Each way goes as players would, and gives the window to be looked at; there is one for each state
that looks otherwise. The decorator `way` lists it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeVar

from PySide6.QtWidgets import QApplication, QMenu, QWidget

from scorepad.bridge.rotation import PartnerChange
from scorepad.exchange.score_file import read_score_file
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.page_bar import WindowPage
from tests.ui.windows import flush

W = TypeVar("W", bound=QWidget)

FOUR = 'seats N=Ann E=Bob S=Cy W="Mrs Di Smith"'
FIVE = f"{FOUR} out=Eve"
PLAYED = f"""form rubber
{FIVE}
keeper Ann
stake 2.50
N 4SX+1
E 3NT-2
pass
S 6H= honours S 100
E 1NT=
S 2C+1
"""
OVER = f"""form rubber
{FIVE}
keeper Ann
stake 2.50
N 4S=
adjust EW 200 a revoke
S 3NT=
"""
BOARDS = f"""form duplicate
{FOUR}
keeper Cy
board 1
N 4S=
board 2
E 1NT+1
"""


class Table(NamedTuple):
    """The place where the ways begin."""

    window: MainWindow
    auto_save: AutoSave

    def lay(
        self,
        text: str,
        *,
        planned: int | None = None,
        way: PartnerChange = PartnerChange.FIXED,
    ) -> MainWindow:
        """Open another evening, written as a score file."""
        evening = read_score_file(text.encode())
        self.window.document.open(replace(evening, planned=planned, partner_change=way))
        return self.window

    def last(self, kind: type[W]) -> W:
        """The window of this kind that was opened last."""
        return self.window.findChildren(kind)[-1]


Opening = Callable[[Table], QWidget]
WAYS: list[Opening] = []


def way(opened: Opening) -> Opening:
    """List a way."""
    WAYS.append(opened)
    return opened


def put_back(table: Table, *, pad: bool = False) -> None:
    """Close what a way opened; the pad at the bottom stays if it is wanted."""
    table.window.set_table_view(False)
    table.window.entry.pad.setChecked(pad)
    table.window.notice.hide()
    table.window.page_bar.asked.emit(WindowPage.TONIGHT)
    for top in opened(table):
        top.close()
    table.window.show()  # another language closes it and starts again
    flush()


def opened(table: Table) -> list[QWidget]:
    """The windows besides the main one."""
    tops = (top for top in QApplication.topLevelWidgets() if top.isVisible())
    return [top for top in tops if top is not table.window and not isinstance(top, QMenu)]
