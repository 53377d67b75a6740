"""A desktop's bus with its screen saver, as far as scorepad speaks to them; the tests start it.

Tells on its output, a line each, where it listens, what it was asked, and when the asker left.
"""

import sys

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusServer


def tell(*words: str) -> None:
    print(*words, flush=True)


class Bus(QObject):
    """Greets every program that connects."""

    @Slot(name="Hello", result=str)
    def hello(self) -> str:
        return ":1.1"

    Hello = hello  # PySide looks for the slot by the name it answers to


class ScreenSaver(QObject):
    """Promises to stay awake."""

    @Slot(str, str, name="Inhibit", result="uint")
    def inhibit(self, program: str, reason: str) -> int:
        tell("asked by", program, "because", reason)
        return 7

    Inhibit = inhibit


class Desktop(QObject):
    """Gives everybody who connects what this desktop has."""

    def __init__(self, address: str, *, has_screen_saver: bool) -> None:
        super().__init__()
        self.objects: dict[str, QObject] = {"/org/freedesktop/DBus": Bus(self)}
        if has_screen_saver:
            self.objects["/org/freedesktop/ScreenSaver"] = ScreenSaver(self)
        self.connections: list[QDBusConnection] = []
        self.looks = QTimer(self, interval=10)
        self.looks.timeout.connect(self.look)
        self.looks.start()
        self.server = QDBusServer(address, self)
        self.server.newConnection.connect(self.connected)
        tell("listens at", self.server.address())

    @Slot(QDBusConnection)
    def connected(self, connection: QDBusConnection) -> None:
        everything = QDBusConnection.RegisterOption.ExportAllSlots
        for path, answers in self.objects.items():
            interface = path[1:].replace("/", ".")
            connection.registerObject(path, interface, answers, everything)
        self.connections.append(QDBusConnection(connection))

    @Slot()
    def look(self) -> None:
        """Report who left since the last look."""
        here = [connection for connection in self.connections if connection.isConnected()]
        for _ in range(len(self.connections) - len(here)):
            tell("left")
        self.connections = here


def main() -> int:
    app = QCoreApplication(sys.argv)
    desktop = Desktop(sys.argv[1], has_screen_saver="bare" not in sys.argv)
    desktop.setParent(app)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
