"""Broken requests to the program itself, over sockets: `python -m tests.phones.broken_bytes 10000`.

What `broken.py` asks is written as HTTP here, and every third request is spoilt once more on its
way. No phone may enter, so the evening must stay what it is, and the window must go on.
"""

import json
import os
import re
import socket
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from scorepad.phones.interface import PATHS
from tests.phones.broken import HEADERS, METHODS, TARGETS, body

NO_ANSWER = "no answer"


class Program:
    """The program with its window on no screen."""

    def __init__(self, folder: Path) -> None:
        archive = str(folder / "evenings.db")
        command = [sys.executable, "-m", "scorepad", "--archive", archive]
        command += ["--phones", "see", "--phones-address", "127.0.0.1:0"]
        home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"}
        self.told = (folder / "told.txt").open("w+", encoding="utf-8")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.told, text=True, env={**os.environ, **home}
        )
        assert self.process.stdout
        found = re.fullmatch(r"phones http://(.+):(\d+)/#(\w+)\n", self.process.stdout.readline())
        assert found
        self.host, self.port, self.key = found[1], int(found[2]), found[3]

    def whole(self, random: Random) -> bytes:
        """A request, faulty or not."""
        method, target = random.choice(METHODS), random.choice(TARGETS)
        sent = body(random)
        given: dict[str, str | None] = {
            "host": f"{self.host}:{self.port}",
            "x-scorepad-key": self.key,
            "content-type": "application/json",
            "content-length": str(len(sent)),
        }
        given |= random.choice(HEADERS)
        if random.random() < 0.6:
            method, target = "POST", random.choice([one for one in PATHS if PATHS[one].has_body])
        lines = [f"{name}: {value}" for name, value in given.items() if value is not None]
        return "\r\n".join([f"{method} {target} HTTP/1.1", *lines, "", ""]).encode() + sent

    def ask(self, data: bytes, patience: float) -> str:
        """Send bytes, and go; returns the status, if there is an answer within some seconds."""
        told = b""
        with socket.create_connection((self.host, self.port), 15) as phone:
            phone.settimeout(patience)
            with suppress(ConnectionResetError, BrokenPipeError, TimeoutError):
                phone.sendall(data)
                told = phone.recv(100)
        found = re.match(rb"HTTP/1\.1 ([0-9]{3})", told)
        return found[1].decode() if found else NO_ANSWER

    def shown(self) -> dict[str, Any]:
        """What every phone is shown."""
        lines = [f"GET /api/state HTTP/1.1\r\nHost: {self.host}:{self.port}"]
        lines += [f"X-Scorepad-Key: {self.key}", "Connection: close", "", ""]
        with socket.create_connection((self.host, self.port), 15) as phone:
            phone.sendall("\r\n".join(lines).encode())
            told = phone.makefile("rb").read()
        state: dict[str, Any] = json.loads(told.partition(b"\r\n\r\n")[2])
        return {name: state[name] for name in ("revision", "checksum", "score")}


def spoilt(random: Random, data: bytes) -> bytes:
    """The same bytes with some cut off, others in their place, or a few more."""
    at = random.randrange(len(data) + 1)
    few = bytes(random.randrange(256) for _ in range(random.choice((1, 5, 40, 9000))))
    return random.choice((data[:at], data[:at] + few, data[:at] + few + data[at:], few))


def main(arguments: list[str]) -> None:
    random, found = Random(37), Counter[str]()
    with TemporaryDirectory() as folder:
        program = Program(Path(folder))
        before = program.shown()
        for number in range(int(arguments[0])):
            data = program.whole(random)
            if number % 3:
                found[program.ask(data, 15)] += 1
            else:  # a part of a request may be waited for
                found[program.ask(spoilt(random, data), 0.05)] += 1
        assert program.shown() == before
        assert program.process.poll() is None
        program.process.terminate()
        program.process.wait()
        program.told.seek(0)
        assert "Traceback" not in program.told.read()
        program.told.close()
    print(dict(sorted(found.items())))


if __name__ == "__main__":
    main(sys.argv[1:])
