"""Programs to be started one against another: scorepad, and the least that opens a window."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.show()
app.processEvents()
"""
SCOREPAD = """
from PySide6.QtWidgets import QApplication
from scorepad.__main__ import main
QApplication.exec = QApplication.processEvents  # up to the first picture, and then the end
main()
"""
AND_STAY = "app.exec()"


def nobodys(home: Path, screen: str = "") -> dict[str, str]:
    """An environment in which the evenings of whoever measures stay alone."""
    where = {"DISPLAY": screen, "QT_QPA_PLATFORM": "xcb"} if screen else {}
    return {
        "QT_QPA_PLATFORM": "offscreen",
        "HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "PATH": "/usr/bin:/bin",
        **where,
    }
