"""Requests as no phone sends them, by a seed: `python -m tests.phones.broken 10000`."""

import json
import sys
from random import Random
from typing import Any

from scorepad.phones.interface import PATHS
from tests.phones.laptop import HOST, KEY, Headers, Laptop, Phone, howell, joined, rubber

METHODS = ("GET", "POST", "PUT", "HEAD", "OPTIONS", "", "get")
TARGETS = (*PATHS, "/nowhere", "//", "", "/api/state?x", "/api/deals/", "*", "/\u00e9")
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 10**30, 1.5, "", "x", "N 4S=", "pass", "+1", "1-2", "4-1"),
    *([], [1, 1], [1], [1, 2], [0, 0], [10**20, 1], ["1", "2"], {}, {"a": 1}, "north", "see"),
    *("\u202e", "a\x00b", "💥" * 60, "N" * 5000, "en", "enter", "\ud800", "4♠ by Anna", "ave ave"),
)
LIKELY: dict[str, tuple[Any, ...]] = {
    "id": ("a", "b", "c", "phone of Anna"),
    "revision": (0, 1, 2, 3, 10**30),
    "deal": ([1, 1], [1, 2], [1, 3], [2, 1]),
    "text": ("N 4S=", "pass", "+1", "x", "4s anna", "N 8S=", "average ave ave", "ave", "N 4S= N"),
    "board": (1, 2, 3, 9999),
    "pairs": ("4-1", "3-2", "1-4", "2-2", "1+2-3+4"),
    "agrees": (True, False),
    "name": ("Anna", ""),
    "place": ("north", "table 2", "", "1"),
    "wants": ("see", "enter"),
}
HEADERS: tuple[Headers, ...] = (
    *({}, {}, {}, {"host": None}, {"host": "evil"}, {"x-scorepad-key": None}),
    *({"x-scorepad-key": "\xff"}, {"origin": "http://evil"}, {"origin": f"http://{HOST}"}),
    *({"content-type": None}, {"content-type": "text/html"}, {"content-length": "x"}),
    *({"content-length": "-1"}, {"content-length": "99999"}, {"accept-language": ",;q=,*"}),
    *({"accept-language": "pl"}, {"x-scorepad-phone": "\xff\x00"}, {"x-scorepad-key": KEY}),
)


def body(random: Random) -> bytes:
    """JSON with fields that are there or not, of any type; or no JSON at all."""
    if random.random() < 0.15:
        return bytes(random.randrange(256) for _ in range(random.randrange(60)))
    data = {
        name: random.choice(VALUES if random.random() < 0.15 else LIKELY[name])
        for name in LIKELY
        if random.random() < 0.9
    }
    data |= {"language": random.choice(VALUES)} if random.random() < 0.2 else {}
    whole = json.dumps(data).encode()
    return whole[: random.randrange(len(whole))] if random.random() < 0.1 else whole


def ask(phone: Phone, random: Random) -> int:
    method, target = random.choice(METHODS), random.choice(TARGETS)
    headers = random.choice(HEADERS)
    if random.random() < 0.7:
        method, target = "POST", random.choice([path for path in PATHS if PATHS[path].has_body])
        headers = {}
    answer = phone.ask(method, target, body=body(random), headers=headers)
    assert answer.status in {200, 201, 400, 401, 403, 404, 405, 409, 413, 415, 421, 422, 429, 503}
    if answer.status >= 400:
        assert json.loads(answer.body)["error"]
    return answer.status


def both() -> list[tuple[Laptop, Phone]]:
    return [
        (laptop, joined(laptop, place=place))
        for laptop, place in ((rubber("N 4S="), "north"), (howell(), ""))
    ]


def main(arguments: list[str]) -> None:
    random, found = Random(37), dict[int, int]()
    laptops = both()
    for _ in range(int(arguments[0])):
        laptop, phone = random.choice(laptops)
        before = laptop.steps
        status = ask(phone, random)
        assert status in (200, 201) or laptop.steps == before
        found[status] = found.get(status, 0) + 1
    print(dict(sorted(found.items())))


if __name__ == "__main__":
    main(sys.argv[1:])
