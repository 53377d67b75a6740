"""Forty phones that look while twelve tables enter: how soon each result is on every phone.

`python -m tests.phones.load` plays six results at each table. It says what an entry costs the
laptop's processor too, for the time of the answers depends on what else the computer does.
"""

import asyncio
import json
import os
import subprocess
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from scorepad.archive.archive import Archive
from scorepad.bridge.comparison import Comparison, Named
from scorepad.bridge.evening import Evening
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round

TABLES, READERS, RESULTS, PAUSE = 12, 40, 6, 4.0
Connected = tuple[asyncio.StreamReader, asyncio.StreamWriter]
TEXTS = ("N 4S=", "S 3N+1", "E 2H-1", "W 5D=", "pass")


class Load:
    """A laptop with the window on no screen, and phones on one computer."""

    def __init__(self, folder: Path) -> None:
        names = tuple(Named(str(one), f"Pair {one}") for one in range(1, 2 * TABLES + 1))
        plan = Plan(Movement.MITCHELL, 2 * TABLES, 2)
        boards = Round(Options(DUPLICATE), comparison=Comparison(names=names, plan=plan))
        archive = Archive.open(folder / "evenings.db")
        archive.begin(Evening((boards,)), "", "5" * 32)
        archive.close()
        home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, "-m", "scorepad", "--archive", str(folder / "evenings.db")]
        command += ["--phones", "enter", "--phones-address", "127.0.0.1:0"]
        self.laptop = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, **home}
        )
        assert self.laptop.stdout
        address, self.key = self.laptop.stdout.readline().split("//")[1].strip().split("/#")
        self.host, _, self.port = address.partition(":")
        self.sent: dict[int, float] = {}
        """When each revision was entered, once its phone knows its number."""
        self.seen: list[tuple[int, float]] = []
        """When each phone showed each revision."""

    def head(self, method: str, path: str, *more: str) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        lines += [f"X-Scorepad-Key: {self.key}", "Accept-Encoding: gzip", *more]
        return "\r\n".join([*lines, "", ""]).encode()

    async def ask(
        self, path: str, data: object = None, token: str = "", to: Connected | None = None
    ) -> bytes:
        """Return a packed answer, from a connection of its own unless one is kept."""
        reader, writer = to or await asyncio.open_connection(self.host, self.port)
        body = b"" if data is None else json.dumps(data).encode()
        more = [f"X-Scorepad-Phone: {token}", *([] if to else ["Connection: close"])]
        more += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        writer.write(self.head("GET" if data is None else "POST", path, *more) + body)
        told = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(told.partition(b"content-length: ")[2].partition(b"\r\n")[0])
        text = await reader.readexactly(length)
        if not to:
            writer.close()
        return text if b"gzip" in told else zlib.compress(text, wbits=31)

    async def read(self) -> None:
        """Look again after events, as the page does, on another connection that is kept."""
        stream, writer = await asyncio.open_connection(self.host, self.port)
        writer.write(self.head("GET", "/api/changes"))
        told = asyncio.Event()
        await asyncio.gather(_listen(stream, told), self._look(told))

    async def _look(self, told: asyncio.Event) -> None:
        kept, seen = await asyncio.open_connection(self.host, self.port), 0
        while True:
            await told.wait()
            told.clear()  # whatever comes while it looks is one more look
            shown = _revision(await self.ask("/api/page", to=kept))
            now = perf_counter()
            self.seen += [(number, now) for number in range(seen + 1, shown + 1)]
            seen = shown

    async def write(self, table: int) -> None:
        random = Random(table)
        named = {"id": f"{table}", "name": "", "place": f"table {table}", "wants": "enter"}
        token = _data(await self.ask("/api/phones", named))["phone"]
        for number in range(RESULTS):
            await asyncio.sleep(PAUSE * (0.5 + random.random()))
            state = _data(await self.ask("/api/page", token=token))
            at = next(one for one in state["next"]["tables"] if one["table"] == table)
            place = {"board": at["board"], "pairs": f"{at['ns']}-{at['ew']}"}
            asked = {"text": random.choice(TEXTS), **place}
            await self.ask("/api/preview", asked, token)
            began = perf_counter()
            asked |= {"id": f"{table} {number}", "revision": state["revision"]}
            answer = await self.ask("/api/deals", asked, token)
            self.sent[_revision(answer)] = began

    async def play(self) -> None:
        readers = [asyncio.create_task(self.read()) for _ in range(READERS)]
        await asyncio.sleep(2)
        before = self.processor
        await asyncio.gather(*(self.write(table) for table in range(1, TABLES + 1)))
        await asyncio.sleep(1)
        cost = (self.processor - before) / len(self.sent)
        print(f"{len(self.sent)} entries to {READERS} phones: {_spread(self.late)}")
        print(f"{cost:.1f} ms of processor an entry, load of the computer {os.getloadavg()[0]}")
        for reader in readers:
            reader.cancel()

    @property
    def late(self) -> list[float]:
        """Milliseconds from each entry to each phone that shows it."""
        return [(when - self.sent[at]) * 1000 for at, when in self.seen if at in self.sent]

    @property
    def processor(self) -> float:
        """Milliseconds of processor that the laptop took so far."""
        told = Path(f"/proc/{self.laptop.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, told[11:13])) * 1000 / os.sysconf("SC_CLK_TCK")


async def _listen(stream: asyncio.StreamReader, told: asyncio.Event) -> None:
    while line := await stream.readline():
        if b'"revision"' in line:
            told.set()


def _data(answer: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(zlib.decompress(answer, 31))
    return found


def _revision(answer: bytes) -> int:
    """Return what an answer begins with: a phone reads the rest with a processor of its own."""
    begins = zlib.decompressobj(31).decompress(answer, 200)
    return int(begins.partition(b'"revision":')[2].partition(b",")[0])


def _spread(late: Sequence[float]) -> str:
    ordered = sorted(late)
    parts = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))
    told = [f"{name} {ordered[int(len(ordered) * part)]:.0f}" for name, part in parts]
    return f"{', '.join(told)}, at most {ordered[-1]:.0f} ms ({len(ordered)} arrivals)"


def main() -> None:
    with TemporaryDirectory() as folder:
        load = Load(Path(folder))
        try:
            asyncio.run(load.play())
        finally:
            load.laptop.terminate()
            load.laptop.wait()


if __name__ == "__main__":
    main()
