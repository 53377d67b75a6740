"""Programs whose starts are compared: scorepad, and the least that opens a window."""

from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.show()
app.processEvents()
"""
WITH_A_CONSTANT = f"""
from PySide6.QtCore import Qt
{BARE}
window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
"""
"""The first one makes PySide6 read all that it has of its kind."""
SCOREPAD = """
from scorepad.__main__ import main
from scorepad.ui import start_settings
start_settings.before_qt()
from PySide6.QtWidgets import QApplication
QApplication.exec = QApplication.processEvents  # up to the first picture
main()
"""
AND_STAY = "app.exec()"
AND_END = """
import os, sys
for line in open("/proc/self/status"):
    if line.startswith("VmHWM"):
        print(line.split()[1])  # the most memory it had, in kilobytes
sys.stdout.flush()
os._exit(0)  # what it takes to clear up is no part of a start
"""


def nobodys(home: Path, screen: str = "") -> dict[str, str]:
    """An environment that leaves the user's own evenings alone."""
    laptop = {"QT_QPA_PLATFORM": f"offscreen:configfile={HERE / 'laptop.json'}"}
    return {
        "HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "PATH": "/usr/bin:/bin",
        **({"DISPLAY": screen, "QT_QPA_PLATFORM": "xcb"} if screen else laptop),
    }
