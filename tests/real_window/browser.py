"""A browser on a phone, driven through chromedriver by its plain protocol: JSON over HTTP."""

import base64
import http.client
import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The key by which the protocol names an element."""
PATIENCE = 10.0


def is_there() -> bool:
    """Whether Debian's chromium and chromium-driver are on this computer."""
    return bool(shutil.which("chromium") and shutil.which("chromedriver"))


class Browser:
    """One phone with its own storage."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        self._driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._address = f"127.0.0.1:{self._port()}"
        self._session = ""
        arguments = ("--headless=new", "--no-sandbox", "--disable-gpu", f"--lang={language}")
        options = {
            "binary": shutil.which("chromium"),
            "args": [*arguments, f"--user-data-dir={folder}", "--hide-scrollbars"],
            "prefs": {"intl.accept_languages": language},
        }
        wanted = {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        asked = {"capabilities": {"alwaysMatch": wanted}}
        self._session = f"/session/{self._ask('POST', '/session', asked)['sessionId']}"

    def _port(self) -> int:
        assert self._driver.stdout
        for line in self._driver.stdout:
            if found := re.search(rb"successfully on port (\d+)", line):
                return int(found[1])
        raise AssertionError("chromedriver did not start")

    def _ask(self, method: str, path: str, data: object = None) -> Any:
        connection = http.client.HTTPConnection(self._address, timeout=60)
        body = json.dumps(data if data is not None else {}) if method == "POST" else None
        connection.request(method, path, body, {"Content-Type": "application/json"})
        answer = json.loads(connection.getresponse().read())["value"]
        connection.close()
        if isinstance(answer, dict) and "error" in answer:
            raise LookupError(answer["message"].partition("\n")[0])
        return answer

    def do(self, what: str, data: object = None) -> Any:
        return self._ask("POST", self._session + what, data)

    def close(self) -> None:
        self._ask("DELETE", self._session)
        self._driver.terminate()
        self._driver.wait()
        assert self._driver.stdout
        self._driver.stdout.close()

    def command(self, name: str, **parameters: object) -> None:
        """Send a command to the browser itself."""
        self.do("/goog/cdp/execute", {"cmd": name, "params": parameters})

    def be(self, width: int, height: int, *, dark: bool = False, scale: float = 1) -> None:
        """Become a phone of this size, in this light."""
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=True,
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.command("Emulation.setEmulatedMedia", features=[scheme])

    def lose_network(self, lost: bool) -> None:
        self.command("Network.enable")
        unlimited = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        self.command("Network.emulateNetworkConditions", offline=lost, **unlimited)

    def run(self, script: str, *arguments: object) -> Any:
        return self.do("/execute/sync", {"script": script, "args": [*arguments]})

    def open(self, address: str) -> None:
        self.do("/url", {"url": address})

    def text(self) -> str:
        return str(self.run("return document.body.innerText"))

    def see(self, words: str) -> None:
        """Wait until these words can be read."""
        self.until(lambda: words in self.text(), words)

    def ids(self, begin: str) -> list[str]:
        script = "return [...document.querySelectorAll('[id]')].map(each => each.id)"
        return [one for one in self.run(script) if one.startswith(begin)]

    def touch(self, *names: str) -> None:
        """Touch parts of the page one after another, as a thumb would."""
        for name in names:
            self.until(partial(self._touched, name), name)

    def _touched(self, name: str) -> bool:
        try:
            found = self.do("/element", {"using": "css selector", "value": f"#{name}"})
            self.run("arguments[0].scrollIntoView({block: 'center'})", found)
            self.do(f"/element/{found[ELEMENT]}/click")
        except LookupError:
            return False
        return True

    def until(self, is_so: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, f"{what}: {self.text()}"
            time.sleep(0.05)

    def complaints(self) -> Sequence[str]:
        """The errors in the log of the browser."""
        log = self.do("/se/log", {"type": "browser"})
        return [entry["message"] for entry in log if entry["level"] == "SEVERE"]

    def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self._ask("GET", f"{self._session}/screenshot")))
