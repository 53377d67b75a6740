"""An evening in an archive with phones let in, and phones that ask from another thread."""

import http.client
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest
from pytestqt.qtbot import QtBot

from scorepad.bridge.evening import Evening
from scorepad.exchange.score_file import read_score_file
from scorepad.ui.document import Document
from scorepad.ui.phones.phones import Phones
from scorepad.ui.saving.auto_save import AutoSave

T = TypeVar("T")
RUBBER = "form rubber\nseats N=Anna E=Bob S=Cora W=Dan\n"


class House(NamedTuple):
    """A laptop, and the network of its house."""

    qtbot: QtBot
    threads: ThreadPoolExecutor
    document: Document
    phones: Phones

    def wait(self, do: Callable[[], T]) -> T:
        """Do something elsewhere while the window lives on."""
        future = self.threads.submit(do)
        self.qtbot.waitUntil(future.done, timeout=15_000)
        return future.result()

    def ask(
        self, method: str, path: str, data: object = None, **headers: str
    ) -> tuple[int, dict[str, Any]]:
        """Ask as a phone does."""
        desk = self.phones.desk
        assert desk
        sent = {"X-Scorepad-Key": desk.kept.key}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        body = None if data is None else json.dumps(data)
        if body is not None:
            sent["Content-Type"] = "application/json"
        address = self.phones.address

        def request() -> tuple[int, dict[str, Any]]:
            connection = http.client.HTTPConnection(address, timeout=10)
            connection.request(method, path, body, sent)
            answer = connection.getresponse()
            text = answer.read()
            connection.close()
            is_json = answer.headers["Content-Type"].startswith("application/json")
            return answer.status, json.loads(text) if is_json else {"page": text.decode()}

        return self.wait(request)

    def join(self, name: str = "Anna", place: str = "north") -> str:
        """Name a phone; returns its token."""
        asked = {"id": f"phone of {name}", "name": name, "place": place, "wants": "enter"}
        status, said = self.ask("POST", "/api/phones", asked)
        assert status == 201
        return str(said["phone"])

    @property
    def revision(self) -> int:
        return int(self.ask("GET", "/api/state")[1]["revision"])

    def show_life(self) -> None:
        assert self.phones.server
        self.phones.server.show_life()


Build = Callable[..., House]


@pytest.fixture
def build(qtbot: QtBot, tmp_path: Path) -> Iterator[Build]:
    """Makes a laptop; a second one goes on with what the first has on its disk."""
    threads = ThreadPoolExecutor(20)
    made: list[House] = []

    def house(evening: Evening | None = None, *, may_enter: bool = True) -> House:
        for before in made:
            before.phones.stop()
            if before.document.auto_save:
                before.document.auto_save.close()
        auto_save = AutoSave(tmp_path / "evenings.db")
        key = auto_save.look_up(lambda archive: archive.latest_key())
        kept = auto_save.look_up(lambda archive: archive.load(key)) if key is not None else None
        laid = kept or evening or read_score_file(RUBBER.encode())
        document = Document(laid, auto_save=auto_save, key=key)
        if key is None:
            document.open(laid)
        phones = Phones(document, document)
        assert phones.start(may_enter=may_enter, address="127.0.0.1"), phones.trouble
        made.append(House(qtbot, threads, document, phones))
        return made[-1]

    yield house
    for each in made:
        each.phones.stop()
        if each.document.auto_save:
            each.document.auto_save.close()
    threads.shutdown()


@pytest.fixture
def house(build: Build) -> House:
    return build()
