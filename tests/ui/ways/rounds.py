"""The ways to rounds."""

from PySide6.QtWidgets import QWidget

from tests.ui.ways.table import FIVE, Table, way


@way
def five_at_boards_in_imps(table: Table) -> QWidget:
    boards = f"form points\n{FIVE}\nkeeper Ann\nchukkers off\ndeals 10\n"
    return table.lay(f"{boards}N 4S+1 points NS 23\nN 3NT\n")
