"""The screen stays awake where there is a desktop to ask, and nothing happens where there is none.

The desktop is a process of its own that speaks D-Bus over a real socket.
"""

import sys
from collections.abc import Callable, Iterator
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from scorepad.ui.window.keep_awake import OURS, keep_awake
from tests.ui import fake_bus

ASKED = "asked by scorepad because An evening of bridge is on"
BUS = "DBUS_SESSION_BUS_ADDRESS"


class Desktop:
    """A desktop that runs beside the test, and its output."""

    def __init__(self, qtbot: QtBot, folder: str, *arguments: str) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.lines: list[str] = []
        self.process = QProcess()
        self.process.readyReadStandardOutput.connect(self.read)
        self.process.start(
            sys.executable, [fake_bus.__file__, f"unix:path={folder}/bus", *arguments]
        )
        self.waits_for("listens at")

    @property
    def address(self) -> str:
        return self.lines[0].removeprefix("listens at ")

    def read(self) -> None:
        while self.process.canReadLine():
            self.lines.append(bytes(self.process.readLine().data()).decode().strip())

    def waits_for(self, begin: str, times: int = 1) -> None:
        def told() -> bool:
            return sum(line.startswith(begin) for line in self.lines) == times

        self.qtbot.waitUntil(told, timeout=20_000)

    def end(self) -> None:
        self.process.terminate()
        self.process.waitForFinished()


Start = Callable[..., Desktop]


@pytest.fixture
def desktop(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts a desktop where the program finds it; it ends with the test."""
    started: list[Desktop] = []
    # The path of a socket must be short.
    with TemporaryDirectory(prefix="bus") as folder:

        def start(*arguments: str) -> Desktop:
            started.append(Desktop(qtbot, folder, *arguments))
            monkeypatch.setenv(BUS, started[-1].address)
            return started[-1]

        yield start
        for each in started:
            each.end()


@pytest.fixture(autouse=True)
def no_bus(monkeypatch: pytest.MonkeyPatch) -> None:
    """The desktop that the tests run on is left alone."""
    monkeypatch.delenv(BUS, raising=False)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)


def let_go() -> None:
    QDBusConnection.disconnectFromBus(OURS)


@pytest.fixture(autouse=True)
def left_behind() -> Iterator[None]:
    yield
    let_go()


def test_the_desktop_is_asked_until_the_program_ends(desktop: Start) -> None:
    runs = desktop()
    for times in (1, 2):
        keep_awake()
        runs.waits_for(ASKED, times)
        let_go()
        runs.waits_for("left", times)


def test_the_bus_is_found_where_it_usually_is(
    desktop: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = desktop()
    monkeypatch.delenv(BUS)
    monkeypatch.setenv("XDG_RUNTIME_DIR", runs.folder)
    keep_awake()
    runs.waits_for(ASKED)


def test_a_desktop_without_a_screen_saver_is_no_trouble(
    desktop: Start, capfd: pytest.CaptureFixture[str]
) -> None:
    runs = desktop("bare")
    keep_awake()
    let_go()
    runs.waits_for("left")
    assert not [line for line in runs.lines if line.startswith("asked")]
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    "address",
    ["", "unix:path=/nowhere/bus", "nonsense", "unix:path=", "tcp:host=127.0.0.1,port=1"],
)
def test_a_bus_that_is_not_there_is_no_trouble(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], address: str
) -> None:
    monkeypatch.setenv(BUS, address)
    keep_awake()
    assert capfd.readouterr() == ("", "")


def test_a_bus_that_comes_later_is_used(desktop: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BUS, "unix:path=/nowhere/bus")
    keep_awake()
    runs = desktop()
    keep_awake()
    runs.waits_for(ASKED)


def test_a_bus_that_dies_is_no_trouble(desktop: Start, capfd: pytest.CaptureFixture[str]) -> None:
    runs = desktop()
    keep_awake()
    runs.waits_for(ASKED)
    runs.end()
    let_go()
    keep_awake()
    assert capfd.readouterr() == ("", "")
