"""Uncaught errors: they are logged and reported, and the evening goes on."""

import faulthandler
import re
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QStandardPaths,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtWidgets import QApplication, QDialog

from scorepad import __version__

ENOUGH = 3
"""How often the same error is reported; one in painting would recur with every frame."""
LONGEST_LOG = 200_000
_KEPT_LOGS = 2

# Messages of these name types and the program's own identifiers, never what was typed.
_SAYS_NO_VALUE = (AttributeError, ImportError, NameError, RecursionError, ZeroDivisionError)
# Quoted text in Qt's messages, and anything that looks like a file path.
_OUTSIDE = r'"[^"]*"|(?:\b[A-Za-z]:)?[/\\].*'


class CrashReports(QObject):
    """Receives every uncaught error, from any thread."""

    happened = Signal(str)
    """An error to show to the players, with its details."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log = folder / "mishaps.txt"
        self._times: Counter[str] = Counter()
        self._dialog: QDialog | None = None
        # Queued: the error may have occurred during painting.
        self.happened.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def caught(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Handle an uncaught error instead of Python."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        error = error or kind().with_traceback(traceback)
        report = details(error)
        if sys.stderr is not None:
            # A terminal shows everything; other destinations, such as a journal, keep it.
            if sys.stderr.isatty():
                sys.__excepthook__(kind, error, traceback)
            else:
                print(report, file=sys.stderr)
        if self._write(report):
            self.happened.emit(report)

    def caught_in_thread(self, error: threading.ExceptHookArgs) -> None:
        if not issubclass(error.exc_type, SystemExit):
            self.caught(error.exc_type, error.exc_value, error.exc_traceback)

    def heard(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Log Qt's messages without showing them to the players."""
        if sys.stderr is not None:
            print(message, file=sys.stderr)
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            self._write(f"Qt: {re.sub(_OUTSIDE, '…', message)}")

    def _write(self, report: str) -> bool:
        """Add a report to the log, unless it is there often enough."""
        self._times[report] += 1
        if self._times[report] > ENOUGH:
            return False
        line = f"{time.strftime('%Y-%m-%d %H:%M:%S')} scorepad {__version__}: {report}\n"
        with suppress(OSError):  # a full disk must not hide the error
            self.log.parent.mkdir(parents=True, exist_ok=True)
            if self.log.exists() and self.log.stat().st_size + len(line) > LONGEST_LOG:
                self._turn_over()
            with self.log.open("a", encoding="utf-8") as log:
                log.write(line)
        return True

    def _turn_over(self) -> None:
        """Start a new log, keeping the last ones beside it."""
        names = [self.log, *(Path(f"{self.log}.{number}") for number in range(1, _KEPT_LOGS + 1))]
        for older, newer in reversed([*pairwise(names)]):
            if older.exists():
                older.replace(newer)

    def _show(self, report: str) -> None:
        from scorepad.ui.help.crash_dialog import CrashDialog

        parent = QApplication.activeModalWidget() or QApplication.activeWindow()
        if not any(isinstance(window, CrashDialog) for window in QApplication.topLevelWidgets()):
            self._dialog = CrashDialog(report, self.log, parent)
            self._dialog.open()


def watch(app: QCoreApplication) -> CrashReports:
    """Catch every error from now on; crashes of Python itself are logged too."""
    where = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.StateLocation)
    mishaps = CrashReports(Path(where), app)
    sys.excepthook = mishaps.caught
    threading.excepthook = mishaps.caught_in_thread
    qInstallMessageHandler(mishaps.heard)
    _write_breakdowns(Path(where) / "breakdown.txt")
    return mishaps


def _write_breakdowns(file: Path) -> None:
    """Log the position when Python itself crashes."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        too_long = file.exists() and file.stat().st_size > LONGEST_LOG
        faulthandler.enable(file.open("w" if too_long else "a", encoding="utf-8"))
    except OSError:
        pass


def details(error: BaseException) -> str:
    """Describe an error without anything that the players typed."""
    lines = [f"scorepad {__version__}, Python {sys.version.split()[0]}, Qt {qVersion()}"]
    for each in _causes(error):
        lines += _frames(each)
        lines.append(type(each).__name__ + _message_of(each))
    return "\n".join(lines)


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error with its causes, the first one first."""
    behind = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if behind is not None:
        yield from _causes(behind)
    yield error


def _frames(error: BaseException) -> Iterator[str]:
    """Yield the traceback; paths are cut to one folder, as home folders contain names."""
    from traceback import extract_tb

    for frame in extract_tb(error.__traceback__):
        place = "/".join(Path(frame.filename).parts[-2:])
        yield f"  {place}:{frame.lineno} {frame.name}: {frame.line}"


def _message_of(error: BaseException) -> str:
    """Return the message of an error, if it cannot quote what somebody typed."""
    if isinstance(error, OSError):
        return f": {error.strerror}"
    if isinstance(error, _SAYS_NO_VALUE):
        return f": {re.sub(_OUTSIDE, '…', str(error))}"
    return ""
